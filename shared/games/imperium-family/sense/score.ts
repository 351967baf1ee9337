import type { Table } from '../../../kernel/table.ts';
import { keysOf } from '../../../kernel/typed.ts';
import type { LeaderName, PlayerId, SeatId } from '../ids.ts';
import { scorers } from '../queries/score.ts';
import { teamScores } from './teams.ts';
import { spyPosts } from '../queries/spies.ts';
import type { FamilyGame } from '../types.ts';
import { average, revealWorth } from './cards.ts';
import { contractsWorth } from './contracts.ts';
import { fightOf, prize, strengthWith } from './fight.ts';
import { hope } from './influence.ts';
import type { Look } from './look.ts';
import type { Weights } from './weights.ts';
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
  influence: hope,
  garrison: (look) => lasting(look) * store(look.player.garrison, 5),
  intrigue: ({ player }) => player.intrigue.hidden.length,
  council: ({ player, left }) => (player.council ? left : 0),
  spies: (look) => lasting(look) * spyPosts(look.state, look.me).length,
  swordmaster: ({ player, left }) => (player.swordmaster ? left : 0),
  deck: (look) => average(look) * look.left,
  hooks: ({ player, left }) => (player.hooks ? left : 0),
  agents: ({ player }) => (player.revealed ? 0 : Math.min(player.agents, player.hand.hidden.length)),
  hand: (look) => (look.player.revealed ? 0 : look.player.hand.hidden.reduce((sum, card) => sum + revealWorth(look, card), 0)),
  contracts: contractsWorth,
  fight(look) {
    const fight = fightOf(look);
    return fight ? prize(fight, strengthWith(look, fight, 0, 0)) : 0;
  },
} satisfies Readonly<Record<string, Trait>>;
type TraitName = keyof typeof TRAITS;
const TRAIT_NAMES = keysOf(TRAITS);
/** Weights early in the game and what is added to them towards its end; fitted to the winners of hundreds of games of bots. */
const SCORE: Readonly<Record<TraitName, readonly [early: number, late: number]>> = {
  vp: [0.47, 0.7],
  solari: [0.35, 0.45],
  spice: [0.26, 2.9],
  water: [0.5, 0],
  influence: [0.64, -0.4],
  garrison: [0.65, 0.85],
  intrigue: [0.1, 0],
  council: [0.09, 0.2],
  spies: [0.12, 0],
  swordmaster: [0.08, 0.15],
  deck: [0.16, 12],
  hooks: [0.08, 0.05],
  agents: [0.28, 0],
  hand: [0.12, 0.33],
  // An estimate: no games with contracts have been fitted.
  contracts: [0.4, 0],
  fight: [0.41, 0.82],
};
/** Steeper than the odds really are: so a search tells small differences from noise. */
const STEEP = 3;
const FAIR = 1 / 4;
const WHOLE_GAME = 8;
/** How often a game of four is won with a Leader. */
export type Fortunes = Readonly<Record<LeaderName, number>>;
/** What a Leader will still do for a player in the rounds that are left. */
function fortune({ player: { leader }, left }: Look, leaders: Fortunes): number {
  const wins = (leader !== null && leaders[leader]) || FAIR;
  const odds = Math.log(wins / (1 - wins)) - Math.log(FAIR / (1 - FAIR));
  return (odds / STEEP) * Math.min(1, left / WHOLE_GAME);
}
function scoreOf(look: Look, leaders: Fortunes): number {
  const late = 1 / (1 + look.left);
  let score = fortune(look, leaders);
  for (const name of TRAIT_NAMES) {
    const [early, more] = SCORE[name];
    score += TRAITS[name](look) * (early + more * late);
  }
  return score;
}

const HIGHEST = 0.99; // 1 is for who has won
/** How near a seat is to winning: 1 or 0 at the end. R16.8 */
export function value({ position, state }: Table<FamilyGame>, seat: SeatId, weights: Weights, leaders: Fortunes): number {
  if (position.outcome) return position.outcome.winners.includes(seat) ? 1 : 0;
  const scoreFor = (id: PlayerId): number => scoreOf(lookOf(state, id, weights), leaders);
  const teams = teamScores(state, seat, scoreFor);
  if (teams) return Math.min(HIGHEST, 1 / (1 + Math.exp(STEEP * (teams.other - teams.own))));
  const own = scoreFor(seat);
  let all = 0;
  for (const id of scorers(state)) all += id === seat ? 1 : Math.exp(STEEP * (scoreFor(id) - own));
  return Math.min(HIGHEST, 1 / all);
}
