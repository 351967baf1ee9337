import type { Message } from '../../../text/message.ts';
import type { SeatLook, SeatNames } from '../../face.ts';
import { boardOf } from '../board.ts';
import { type HouseId, REGIONS, type RegionId } from '../ids.ts';
import type { DiceGame, DiceView, EndReason, HouseView } from '../types.ts';
import { house, kindWord, region, said, type Table, who } from './names.ts';

type Has = SeatLook['has'][number];

/** What a seat looks like beside the board. */
export function seat(view: DiceView, id: DiceGame['Seat']): SeatLook {
  const chosen = view.houseOf[id] ?? null;
  const own = chosen && view.houses[chosen];
  return {
    stone: chosen,
    title: chosen && house(chosen),
    has: chosen && own ? openly(chosen, own) : [],
    seals: own ? own.seals : 0,
    goal: view.goal.solo,
    ...wonBy(view, chosen),
  };
}
/** A winner who holds nothing has won all the same, and says by what. R15.3 R15.5 */
function wonBy({ result }: DiceView, id: HouseId | null): Pick<SeatLook, 'wonBy'> {
  if (!result || !id || !result.houses.includes(id)) return {};
  if (result.reason === 'guild') return { wonBy: said('wonBy.guild') };
  return result.foreseen !== null || result.reason === 'prophecyGuild' ? { wonBy: said('wonBy.prophecy') } : {};
}
/** Everything a House openly owns off the map. R17.1 */
function openly(id: HouseId, own: HouseView): readonly Has[] {
  const has: Has[] = [
    { icon: 'troop', count: own.troop.card, label: said('has.card', { count: own.troop.card, kind: 'troop' }) },
    { icon: 'elite', count: own.large.card, label: said('has.card', { count: own.large.card, kind: kindWord(id, 'large') }) },
    { icon: 'leader', count: own.leaders.length, label: said('has.leaders', { leaders: own.leaders.map((one) => said(`leader.${one}`)) }) },
    { icon: 'spice', count: own.reserve, label: said('has.reserve', { count: own.reserve }) },
    ...own.tokens.map((token) => ({ icon: token, count: 1, label: said(`token.${token}`) })),
  ];
  return has.filter(({ count }) => count > 0);
}

export const progress = (view: DiceView): { label: Message; now: number; of: number } => ({
  label: view.turn.active || view.result ? said('progress.round', { round: view.round, rounds: view.rounds }) : said('progress.setUp'),
  now: view.turn.active || view.result ? view.round : 0,
  of: view.rounds,
});
export const goal = (view: DiceView): Message =>
  view.seats.length < boardOf(view.options).data.game.alliancesFromSeats
    ? said('goal.solo', { solo: view.goal.solo })
    : said('goal.both', { solo: view.goal.solo, allied: view.goal.allied });

/** Strategic regions where only these Houses stand. R1.5 */
const heldBy = (view: DiceView, houses: readonly HouseId[]): readonly RegionId[] =>
  REGIONS.filter((id) => {
    const { strategic, troops } = view.map[id];
    return strategic && troops.length > 0 && troops.every((standing) => houses.includes(standing.house));
  });

/** Who has won and why. R15.1-R15.5 */
export function outcome(view: DiceView, reason: string, winners: readonly DiceGame['Seat'][], names: SeatNames): Message {
  const table: Table = { view, names };
  const of = winners.flatMap((one) => view.houseOf[one] ?? []);
  const victors = of.map((id) => who(table, id));
  const foreseen = view.result?.foreseen ?? null;
  const holding = heldBy(view, reason === 'prophecy' ? (foreseen ? [foreseen] : []) : of);
  return said(`end.${reason as EndReason}`, {
    who: victors,
    count: holding.length,
    regions: holding.map(region),
    foreseen: foreseen ? who(table, foreseen) : '',
    rounds: view.rounds,
  });
}
