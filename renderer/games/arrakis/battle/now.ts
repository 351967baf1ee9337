import { boardOf } from '../../../../shared/games/arrakis/board.ts';
import { type AreaId, type Side, SIETCHES } from '../../../../shared/games/arrakis/ids.ts';
import { otherSide } from '../../../../shared/games/arrakis/queries/table.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { type Arena, clash, type Half, leadersOf, NOBODY, type Sources, type Thrown, type Troop, unitsOf, unthrown } from './arena.ts';

type Fight = NonNullable<ArrakisView['battle']>;
/** Everybody who stands there, as far as the viewer sees it. */
export function troopAt(view: ArrakisView, side: Side, at: AreaId): Troop {
  const legion = view.legions[side][at];
  if (!legion) return NOBODY;
  const { regular, elite, special, generic, named, tokens, facedown } = legion;
  return { regular, elite, special, generic, named, tokens: tokens + facedown.length };
}
/** Rank of the settlement a defender holds there, as far as the viewer knows it; 0 = none. R2.14 */
export function rankAt(view: ArrakisView, defender: Side, at: AreaId): number {
  if (defender === 'atreides') return SIETCHES.map((id) => view.sietches[id]).find((one) => one?.at === at)?.rank ?? 0;
  const { areas, pieces } = boardOf(view.options).data;
  const { settlement } = areas[at];
  return settlement && view.settlements.some((one) => one === at) ? pieces.settlementRanks[settlement] : 0;
}

/** Where the dice of the next throw come from. R11.5, R11.6, RU-6 */
function sourcesOf(view: ArrakisView, fight: Fight, side: Side, troop: Troop, rank: number): Sources {
  const { combatDice } = boardOf(view.options).data.numbers;
  const { cards } = fight.sides[side];
  const isFirst = fight.round === 1;
  if (side !== fight.attacker) {
    const most = isFirst ? Math.min(combatDice, fight.terms.defenderMost ?? combatDice) : combatDice;
    return { units: unitsOf(troop), rank, cards, more: 0, most };
  }
  const surprise = fight.surprise && isFirst && view.options.surprise === 'die' ? 1 : 0;
  return { units: unitsOf(troop), rank: 0, cards, more: (fight.terms.extraDice ?? 0) + surprise, most: combatDice };
}
export const countOf = ({ units, rank, cards, more, most }: Sources): number => Math.min(most, units + rank + cards + more);
const isThrown = ({ sides }: Fight, side: Side): boolean => Object.values(sides[side].roll).some((count) => count > 0);

/** The battle that is on as it stands now; null = there is none. */
export function arenaNow(view: ArrakisView): Arena | null {
  const fight = view.battle;
  if (!fight) return null;
  const sides = [fight.attacker, otherSide(fight.attacker)] as const;
  const thrownBy = (side: Side): Thrown => ({
    roll: fight.sides[side].roll,
    added: addedTo(view, fight, side),
    convert: fight.sides[side].convert,
  });
  const troops = sides.map((side) => troopAt(view, side, side === fight.attacker ? fight.from : fight.at));
  const [attack = NOBODY, defence = NOBODY] = troops;
  const lies = sides.some((side) => isThrown(fight, side));
  const isOpen = lies && sides.some((side, nth) => mayConvert(thrownBy(side), troops[nth] ?? NOBODY));
  const dealt = [fight.sides[sides[1]].hits, fight.sides[sides[0]].hits] as const;
  const results = clash(view.options, [thrownBy(sides[0]), thrownBy(sides[1])], [attack.special, defence.special], dealt);
  const half = (nth: 0 | 1): Half => {
    const side = sides[nth];
    const troop = troops[nth] ?? NOBODY;
    const rank = nth === 1 ? rankAt(view, side, fight.at) : 0;
    const sources = lies ? null : sourcesOf(view, fight, side, troop, rank);
    return {
      side,
      role: nth === 0 ? 'attack' : 'defence',
      troop,
      rank,
      cards: [],
      sources,
      dice: sources ? unthrown(countOf(sources)) : (results[nth]?.dice ?? []),
      sum: sources || isOpen ? null : (results[nth]?.sum ?? null),
    };
  };
  return { at: fight.at, from: fight.from, round: fight.round, halves: [half(0), half(1)] };
}
/** Is it still to be said whose leaders use the Specials? R11.8 */
const mayConvert = ({ roll, convert }: Thrown, troop: Troop): boolean => convert.length < Math.min(roll.special, leadersOf(troop).length);
/** Specials of a surprise among a side's. R11.7 */
const addedTo = (view: ArrakisView, fight: Fight, side: Side): number =>
  side === fight.attacker && fight.surprise && fight.round === 1 && view.options.surprise === 'special' ? 1 : 0;
