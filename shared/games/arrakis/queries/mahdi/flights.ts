import type { State } from '../../types.ts';
import { automaOf, book } from '../table.ts';

/** May the automa still move a legion by ornithopter in this round, or turn? R16.9, RU-5 */
export const hasFlightLeft = (state: State): boolean => automaOf(state).flown < book(state).data.mahdi.flights;
/** Does the table count attacks on sietches among these flights too? RU-5 */
export const countsAttacks = ({ options }: State): boolean => options.flights === 'all';
