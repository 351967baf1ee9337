import { imperiumNamesHu } from '../../imperium/text/names.hu.ts';
import { imperiumSpecialsHu } from '../../imperium/text/specials.hu.ts';
import { lentTexts } from '../base/lent.ts';

/** Cards of the first game, as that game calls them. */
export const uprisingAddedHu = lentTexts(imperiumNamesHu, imperiumSpecialsHu);
