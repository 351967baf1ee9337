import { imperiumNamesEn } from '../../imperium/text/names.en.ts';
import { imperiumSpecialsEn } from '../../imperium/text/specials.en.ts';
import { lentTexts } from '../base/lent.ts';

/** Cards of the first game, as that game calls them. */
export const uprisingAddedEn = lentTexts(imperiumNamesEn, imperiumSpecialsEn);
