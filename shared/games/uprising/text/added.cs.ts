import { imperiumNamesCs } from '../../imperium/text/names.cs.ts';
import { imperiumSpecialsCs } from '../../imperium/text/specials.cs.ts';
import { lentTexts } from '../base/lent.ts';

/** Cards of the first game, as that game calls them. */
export const uprisingAddedCs = lentTexts(imperiumNamesCs, imperiumSpecialsCs);
