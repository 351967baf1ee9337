import type { Table } from '../../../kernel/table.ts';
import { type HouseId, POLAR_SINK, REGIONS, type SeatId } from '../ids.ts';
import type { DiceGame } from '../types.ts';
import { hasTurnLeft, houseAt, owned, sealsOf, type Sight, sightOf, soloGoal, turnsUntil } from './look.ts';

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
  const unplayedGuild = state.houses.guild ? 0 : Math.exp(guildPatience(look) - 1);
  if (me === 'bene-gesserit' && state.prediction.hidden === 'guild') mine += unplayedGuild;
  return Math.min(0.98, Math.max(0.01, mine / (sum + unplayedGuild)));
}
/** What a House may hope for, on a scale of logarithms. */
function promise(look: Sight, house: HouseId): number {
  const { state } = look;
  const own = owned(state, house);
  const seals = sealsOf(look, house);
  const missing = soloGoal(look) - seals;
  let strength = own.troop.card * 0.5 + own.large.card;
  for (const at of REGIONS) strength += (own.troop[at] + 2 * own.large[at]) * (at === POLAR_SINK ? 0.9 : 1);
  let hope = seals * 0.45 + Math.min(strength, 16) * 0.12 + own.leaders.length * 0.2 + own.reserve * 0.04;
  const wait = turnsUntil(state, house);
  if (missing <= 0) hope += wait === 0 ? 4 : 2.6 / (1 + 0.25 * wait);
  else if (missing === 1) hope += wait === 0 ? 0.5 : 0.8 / (1 + 0.1 * wait);
  if (house === 'guild') hope += guildPatience(look);
  return hasTurnLeft(look, house) ? hope : hope * 0.3 - 2.5 + (house === 'guild' ? 2.5 : 0);
}
/** The Guild only has to wait. R15.5 */
const guildPatience = ({ state, board }: Sight): number => [0, 0.1, 0.3, 0.7, 1.3, 2.4][state.round + 6 - board.data.game.rounds - 1] ?? 0;
