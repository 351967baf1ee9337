import { imperiumNamesDe } from '../../imperium/text/names.de.ts';
import { imperiumSpecialsDe } from '../../imperium/text/specials.de.ts';
import { lentTexts } from '../base/lent.ts';

/** Cards of the first game, as that game calls them. */
export const uprisingAddedDe = lentTexts(imperiumNamesDe, imperiumSpecialsDe);
