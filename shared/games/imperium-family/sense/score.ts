import type { Table } from '../../../kernel/table.ts';
import type { PlayerId, SeatId } from '../ids.ts';
import type { FamilyGame, State } from '../types.ts';
import { average, revealWorth } from './cards.ts';
import { fightOf, prize, strengthWith } from './fight.ts';
import { hope } from './influence.ts';
import type { Look } from './look.ts';
import { isPerson, playerOf } from '../queries/table.ts';
import { WEIGHTS } from './weights.ts';
import { lookOf } from './worth.ts';

/** What a player has, as numbers that are weighed. */
type Trait = (look: Look) => number;
const lasting = ({ left }: Look): number => Math.min(1, (left + 0.3) / 2);
const store = (have: number, enough: number): number => 1 - Math.exp(-have / enough);
const TRAITS = {
  vp: ({ player }) => player.vp,
  solari: (look) => lasting(look) * store(look.player.solari, 6),
  spice: (look) => lasting(look) * store(look.player.spice, 5),
  water: (look) => lasting(look) * store(look.player.water, 3),
  influence: (look) => hope(look),
  garrison: (look) => lasting(look) * store(look.player.garrison, 5),
  intrigue: ({ player }) => player.intrigue.hidden.length,
  council: ({ player, left }) => (player.council ? left : 0),
  swordmaster: ({ player, left }) => (player.swordmaster ? left : 0),
  deck: (look) => average(look) * look.left,
  agents: ({ player }) => (player.revealed ? 0 : Math.min(player.agents, player.hand.hidden.length)),
  hand: (look) => (look.player.revealed ? 0 : look.player.hand.hidden.reduce((sum, card) => sum + revealWorth(look, card), 0)),
  fight(look) {
    const fight = fightOf(look);
    return fight ? prize(fight, strengthWith(look, fight, 0, 0)) : 0;
  },
} satisfies Readonly<Record<string, Trait>>;
export type TraitName = keyof typeof TRAITS;
export const TRAIT_NAMES = Object.keys(TRAITS) as readonly TraitName[];

/** Who can win: House Hagal of the two-player game cannot. R22 */
const contenders = (state: State): readonly PlayerId[] => state.order.filter((id) => isPerson(id) || playerOf(state, id).leader !== null);
const NO_CHANCE = { below: () => 0, shuffle: <It>(list: readonly It[]) => [...list] };
export function traitsOf(state: State, id: PlayerId): readonly number[] {
  const look = lookOf(state, id, NO_CHANCE as never, WEIGHTS);
  return TRAIT_NAMES.map((name) => TRAITS[name](look));
}
/** Weights early in the game and what is added to them towards its end; fitted to thousands of games of bots. */
export const SCORE: Readonly<Record<TraitName, readonly [early: number, late: number]>> = {
  vp: [0.33, 0.88],
  solari: [0.33, -0.3],
  spice: [-0.1, 3],
  water: [0.2, 1.7],
  influence: [0.41, 0.47],
  garrison: [0.8, 0],
  intrigue: [0.04, 0.41],
  council: [0.05, 0.2],
  swordmaster: [0.13, -0.2],
  deck: [0.1, 12],
  agents: [0.24, 0.06],
  hand: [0.2, 0.25],
  fight: [0.18, 0.98],
};
export const lateness = (state: State): number => 1 / (1 + lookOf(state, state.order[0] as PlayerId, NO_CHANCE as never, WEIGHTS).left);

/** Steeper than the odds really are: so a search tells small differences from noise. */
const STEEP = 2.5;
/** How near a seat is to winning: 1 or 0 at the end. R16.8 */
export function value({ position, state }: Table<FamilyGame>, seat: SeatId): number {
  if (position.outcome) return position.outcome.winners.includes(seat) ? 1 : 0;
  const late = lateness(state);
  let [mine, all] = [0, 0];
  const scores = contenders(state).map((id) => ({ id, score: scoreOf(state, id, late) }));
  const most = Math.max(...scores.map(({ score }) => score));
  for (const { id, score } of scores) {
    const power = Math.exp(STEEP * (score - most));
    all += power;
    if (id === seat) mine = power;
  }
  return Math.min(0.99, mine / (all || 1));
}
function scoreOf(state: State, id: PlayerId, late: number): number {
  const traits = traitsOf(state, id);
  let score = 0;
  for (const [at, name] of TRAIT_NAMES.entries()) {
    const [early, more] = SCORE[name];
    score += (traits[at] ?? 0) * (early + more * late);
  }
  return score;
}
