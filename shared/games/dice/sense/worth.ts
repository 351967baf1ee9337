import type { Table } from '../../../kernel/table.ts';
import type { HouseId, SeatId } from '../ids.ts';
import { houseOf } from '../queries/table.ts';
import type { DiceGame, State } from '../types.ts';
import {
  alliedGoal,
  hasTurnLeft,
  isSealOf,
  leaderStrength,
  owned,
  pairSeals,
  sealsOf,
  type Sight,
  sightOf,
  soloGoal,
  spotsOf,
  turnsUntil,
} from './look.ts';

/** A win shared with an ally is a win, but one alone is dearer. R15.2 */
const SHARED_WIN = 0.55;

/** How near a seat is to winning: 1 or 0 at the end. */
export function value(table: Table<DiceGame>, seat: SeatId): number {
  const { outcome } = table.position;
  if (outcome) return outcome.winners.includes(seat) ? (outcome.winners.length > 1 ? SHARED_WIN : 1) : 0;
  const { state } = table;
  const me = houseOf(state, seat);
  if (!me || state.order.length < state.seats.length) return 1 / state.seats.length;
  const look = sightOf(state);
  let sum = 0;
  let mine = 0;
  for (const house of state.order) {
    const power = Math.exp(promise(look, house));
    sum += power;
    if (house === me || (me === 'bene-gesserit' && state.prediction.hidden === house)) mine += power;
  }
  const unplayedGuild = state.houses.guild ? 0 : Math.exp(guildPatience(look) + 0.8);
  if (me === 'bene-gesserit' && state.prediction.hidden === 'guild') mine += unplayedGuild;
  return Math.min(0.98, Math.max(0.01, mine / (sum + unplayedGuild)));
}
/** What a House may hope for, on a scale of logarithms; the weights were found by looking at thousands of games of bots. */
function promise(look: Sight, house: HouseId): number {
  const own = owned(look.state, house);
  const seals = sealsOf(look, house);
  const talent = TALENT[house] + (house === 'guild' ? guildPatience(look) : 0) + bondWorth(look, house, seals);
  if (!hasTurnLeft(look, house)) return talent + LAST_HOPE + 0.9 * seals;
  let [held, away, alone] = [0, 0, 0];
  for (const { at, strength } of spotsOf(look, house)) {
    if (!look.board.strategic.includes(at)) away += strength;
    else held += strength;
    if (isSealOf(look, house, at) && own.troop[at] + own.large[at] === 1) alone++;
  }
  const ready = own.troop.card + 2 * own.large.card;
  const strength = 0.12 * (Math.min(held, 10) + Math.min(ready, 8) + Math.min(away, 8)) + 0.1 * leaderStrength(look.board, own.leaders);
  const isLate = house !== 'guild' && look.state.round + 1 >= look.board.data.game.rounds;
  return talent + strength + (isLate ? 0.8 : 0.4) * seals - 0.45 * alone + nearness(look, house, soloGoal(look) - seals);
}
/** Worth of missing so many seals, the sooner the next turn the better. */
function nearness(look: Sight, house: HouseId, missing: number): number {
  const wait = turnsUntil(look.state, house);
  const early = -0.15 * wait;
  if (missing <= 0) return early + (wait === 0 ? 2.5 : 1.4 / (1 + 0.15 * wait));
  return early + (missing === 1 ? 1 / (1 + 0.2 * wait) : 0);
}
/** Worth of an ally who could complete a win together. R15.2 */
function bondWorth(look: Sight, house: HouseId, seals: number): number {
  if (look.state.seats.length < look.board.data.game.alliancesFromSeats) return 0;
  let most = 0;
  for (const other of look.state.order) if (other !== house) most = Math.max(most, sealsOf(look, other));
  return seals + most >= alliedGoal(look) - 1 ? 0.22 : 0;
}
/** Without a turn left a House can still win beside an ally. R15.2 */
const LAST_HOPE = 0.7;
/** How much more than it seems a House makes of its pieces. */
const TALENT: Readonly<Record<HouseId, number>> = {
  atreides: 0,
  harkonnen: -0.2,
  fremen: -1,
  'bene-tleilax': -0.4,
  corrino: -0.8,
  guild: 0.5,
  'bene-gesserit': 0.8,
  smugglers: -0.5,
};
/** The Guild only has to wait. R15.5 */
const guildPatience = ({ state, board }: Sight): number => [-0.1, -0.15, -0.2, 0, 0.9, 1.4][state.round + 5 - board.data.game.rounds] ?? 0;

/** One more seal, and somebody may win; or nobody will, and the Guild does. R15.1, R15.2, R15.5 */
export function isUrgent(state: State): boolean {
  const look = sightOf(state);
  const { active, ally } = state.turn;
  if (state.round >= look.board.data.game.rounds) return true;
  if (active && ally && pairSeals(look, active, ally) + 1 >= alliedGoal(look)) return true;
  return state.order.some((house) => sealsOf(look, house) + 1 >= soloGoal(look));
}
