import type { Table } from '../../../kernel/table.ts';
import { type HouseId, POLAR_SINK, type SeatId } from '../ids.ts';
import type { DiceGame, State } from '../types.ts';
import { alliedGoal, hasTurnLeft, houseAt, leaderStrength, owned, pairSeals, sealsOf, type Sight, sightOf, soloGoal, turnsUntil } from './look.ts';

/** A win shared with an ally is a win, but one alone is dearer. R15.2 */
export const SHARED_WIN = 0.75;

/** How near a seat is to winning: 1 or 0 at the end. */
export function value(table: Table<DiceGame>, seat: SeatId): number {
  const { outcome } = table.position;
  if (outcome) return outcome.winners.includes(seat) ? (outcome.winners.length > 1 ? SHARED_WIN : 1) : 0;
  const { state } = table;
  const me = houseAt(state, seat);
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
  const { state } = look;
  const own = owned(state, house);
  const seals = sealsOf(look, house);
  if (!hasTurnLeft(look, house)) return LAST_HOPE + 0.5 * seals + (house === 'guild' ? guildPatience(look) : 0);
  const missing = soloGoal(look) - seals;
  const wait = turnsUntil(state, house);
  let held = 0;
  for (const at of look.board.strategic) held += own.troop[at] + 2 * own.large[at];
  const [ready, polar] = [own.troop.card + 2 * own.large.card, own.troop[POLAR_SINK] + 2 * own.large[POLAR_SINK]];
  let hope = 0.25 * seals + 0.15 * Math.min(held, 10) + 0.08 * Math.min(ready, 8) + 0.1 * Math.min(polar, 8);
  hope += 0.13 * leaderStrength(look.board, own.leaders) + 0.08 * own.reserve;
  if (missing <= 0) hope += wait === 0 ? 2.5 : 1.4 / (1 + 0.15 * wait);
  else if (missing === 1) hope += 1 / (1 + 0.2 * wait);
  return hope - 0.1 * wait + TALENT[house] + (house === 'guild' ? guildPatience(look) : 0);
}
/** Without a turn left a House can still win beside an ally. R15.2 */
const LAST_HOPE = 0.9;
/** How much more than it seems a House makes of its pieces. */
const TALENT: Readonly<Record<HouseId, number>> = {
  atreides: 0,
  harkonnen: -0.4,
  fremen: -0.6,
  'bene-tleilax': -0.5,
  corrino: 0.3,
  guild: 0.2,
  'bene-gesserit': 0.3,
  smugglers: -0.4,
};
/** The Guild only has to wait. R15.5 */
const guildPatience = ({ state, board }: Sight): number => [-0.3, -0.2, -0.1, 0.1, 0.9, 1.5][state.round + 5 - board.data.game.rounds] ?? 0;

/** One more seal, and somebody may win; or nobody will, and the Guild does. R15.1, R15.2, R15.5 */
export function isUrgent(state: State): boolean {
  const look = sightOf(state);
  const { active, ally } = state.turn;
  if (state.round >= look.board.data.game.rounds) return true;
  if (active && ally && pairSeals(look, active, ally) + 1 >= alliedGoal(look)) return true;
  return state.order.some((house) => sealsOf(look, house) + 1 >= soloGoal(look));
}
