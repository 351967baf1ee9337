import type { Colour, EquipmentId, FigureId } from '../ids.ts';
import { fightOf } from '../queries/fight.ts';
import { colourOf, sideAt, spaceOf } from '../queries/table.ts';
import type { Act, Berth, Dose } from '../questions.ts';
import { type Rated, rate } from '../../../search/rated.ts';
import { champion } from './clash.ts';
import { struck, woundWorth } from './harm.ts';
import { type Look, spiteFor } from './look.ts';
import { fightAt, fightWorth, kanlyWorth, shotWorth } from './target.ts';
import { gearWorth } from './worth.ts';

/** Colours that call an ambush on who has just landed. R7.2 */
export const ambush = (look: Look, figure: FigureId, offered: readonly Colour[]): readonly Colour[] => {
  const at = spaceOf(look.state, figure);
  const victim = sideAt(look.state, colourOf(figure), at);
  return offered.filter((by) => fightWorth(look, sideAt(look.state, by, at), victim) > 0.5);
};
/** A shot is free, so it comes first: a fight may follow it. R9.4 */
const COSTS_NOTHING = 20;
/** Fights, shots and Kanly, each by what it may be expected to bring; to be done is worth nothing. R7.6 */
export const acts = (look: Look, colour: Colour, offered: readonly (Act | 'done')[]): readonly Rated<Act | 'done'>[] =>
  rate(offered, (act) => {
    if (act === 'done') return 0.3;
    if (act.do === 'fight') return fightAt(look, act.figure, spaceOf(look.state, act.figure), act.against);
    if (act.do === 'shoot') return COSTS_NOTHING + shotWorth(look, act.figure, (target) => woundWorth(look.state, target), act.target);
    return kanlyWorth(look, colour, act.card);
  });
/** R8.6 */
export const name = ({ state }: Look, offered: readonly FigureId[]): FigureId => champion(state, offered);
const SPENT = 3;
/** Poison is used where it may kill, and always in one's own need. R9.6 */
export const dose = (look: Look, offered: readonly (Dose | 'keep')[]): readonly Rated<Dose | 'keep'>[] =>
  rate(offered, (each) => {
    if (each === 'keep') return SPENT;
    const { state } = look;
    const fight = fightOf(state);
    const mine = fight.attacker.figures.includes(each.bearer) ? fight.attacker : fight.defender;
    const stake = mine.named ? woundWorth(state, mine.named) * 0.3 : 0;
    return struck(state, each.target, 'poison-card') * (woundWorth(state, each.target) * spiteFor(look, each.target) + stake + 3);
  });

/** A piece goes where it does most: swords to the strong, suits to whoever is out in the open. R9.1 */
export const berths = ({ state, board }: Look, card: EquipmentId, offered: readonly Berth[]): readonly Rated<Berth>[] =>
  rate(offered, (berth) => {
    if (berth === 'hidden') return 0.5;
    const { strength, gear, at } = state.figures[berth];
    const together = (card === 'sword' && gear.includes('gom-jabbar')) || (card === 'gom-jabbar' && gear.includes('sword')) ? 0.5 : 0;
    const open = card === 'stillsuit' && at && !board.castle[at] ? 0.5 : 0;
    return gearWorth(card, strength) + together + open + strength * 0.1;
  });
