import { imperiumNamesKo } from '../../imperium/text/names.ko.ts';
import { imperiumSpecialsKo } from '../../imperium/text/specials.ko.ts';
import { lentTexts } from '../base/lent.ts';

/** Cards of the first game, as that game calls them. */
export const uprisingAddedKo = lentTexts(imperiumNamesKo, imperiumSpecialsKo);
