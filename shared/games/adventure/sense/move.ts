import { best, type Rated, rate } from '../../../search/rated.ts';
import type { FigureId, SpaceId, SpaceKind } from '../ids.ts';
import { colourOf, factsOf, opponents, sideAt, stockOf, spaceOf } from '../queries/table.ts';
import { preys } from '../queries/targets.ts';
import type { Flight, Step } from '../questions.ts';
import { clash } from './clash.ts';
import type { Look } from './look.ts';
import { standing } from './standing.ts';
import {
  duelWorth,
  exposed,
  fightAt,
  lookWorth,
  poisonWorth,
  preyWorth,
  spiceRaidWorth,
  stormWorth,
  traitorWorth,
  victims,
} from './target.ts';
import { POINT } from './worth.ts';

const GUILD = 4;

/** What a space does for a figure that has landed there. R6.11-R6.22 */
const SPACE: { readonly [K in SpaceKind]: (look: Look, figure: FigureId, at: SpaceId) => number } = {
  sietch({ state, board }, figure, at) {
    const missing = factsOf(state).fighters[figure].strength - state.figures[figure].strength;
    return board.sietch[at] === colourOf(figure) ? POINT * Math.max(0, missing) : 0;
  },
  spice: ({ state }, figure) => Math.min(state.bank.spice, stockOf(state, colourOf(figure)).harvesters),
  duel: (look, figure, at) => best(rate(victims(look, colourOf(figure)), (target) => duelWorth(look, figure, target, at)))?.worth ?? 0,
  worm: (look, figure) => best(rate(preys(look.state, colourOf(figure)), (prey) => preyWorth(look, prey)))?.worth ?? 0,
  sandstorm: stormWorth,
  training: ({ state }, figure) => (state.figures[figure].strength < factsOf(state).game.limits.strength ? POINT : 0),
  smuggler: ({ state }) => Math.min(4.5, state.bank.spice),
  poison: (look, figure) => best(rate(victims(look, colourOf(figure)), (target) => poisonWorth(look, target)))?.worth ?? 0,
  'spice-raid': (look, figure) => best(rate(opponents(look.state, colourOf(figure)), (of) => spiceRaidWorth(look, of)))?.worth ?? 0,
  traitor: (look, figure) => best(rate(opponents(look.state, colourOf(figure)), (of) => traitorWorth(look, of, 3)))?.worth ?? 0,
  'bene-gesserit': (look, figure) =>
    best(rate(opponents(look.state, colourOf(figure)), (of) => lookWorth(look, colourOf(figure), of)))?.worth ?? 0,
  'space-guild': () => GUILD,
};

/** What it is worth to land somewhere: toll, ambushes, the space, fights, and to stay there. R6.4 */
export function landing(look: Look, figure: FigureId, at: SpaceId): number {
  const { state, board } = look;
  const colour = colourOf(figure);
  const toll = board.castle[at] ? 1 : 0;
  let worth = SPACE[board.kind[at]](look, figure, at) - toll;
  const isHome = board.sietch[at] === colour;
  let fight = 0;
  for (const against of opponents(state, colour)) {
    const side = sideAt(state, against, at);
    const [first] = side;
    if (!first) continue;
    const mine = [...sideAt(state, colour, at).filter((each) => each !== figure), figure];
    const theirGain = clash(state, mine, side).theirs;
    const here = fightAt(look, figure, at, against);
    if (theirGain > 0 && !isHome && exposed(look, against, figure)) worth += here;
    else if (exposed(look, colour, first)) fight = Math.max(fight, here);
  }
  worth += fight;
  return board.kind[at] === 'space-guild' ? worth : worth + standing(look, figure, at);
}
/** What a step changes for the seat. */
export function stepWorth(look: Look, { figure, to }: Pick<Step, 'figure' | 'to'>): number {
  return landing(look, figure, to) - standing(look, figure, spaceOf(look.state, figure));
}

export function steps(look: Look, offered: readonly Step[]): readonly Rated<Step>[] {
  const known = new Map<string, number>();
  return rate(offered, (step) => {
    const key = step.figure + step.to;
    const worth = known.get(key) ?? stepWorth(look, step);
    known.set(key, worth);
    return worth;
  });
}
/** One figure with both dice, or two: what the other die may still bring is foreseen roughly. R6.1 */
export function firstMove(look: Look, offered: readonly Step[]): readonly Rated<Step>[] {
  const rated = steps(look, offered);
  return rated.map(({ it, worth }) => {
    if (it.dice === 'both') return { it, worth };
    const others = rated.filter(
      (each) => each.it.figure !== it.figure && each.it.dice !== 'both' && (each.it.dice !== it.dice || isPair(look)),
    );
    return { it, worth: worth + 0.8 * Math.max(0, best(others)?.worth ?? 0) };
  });
}
const isPair = ({ state }: Look): boolean => state.turn.dice?.[0] === state.turn.dice?.[1];

export const carried = (look: Look, figure: FigureId, offered: readonly SpaceId[]): readonly Rated<SpaceId>[] =>
  rate(offered, (to) => landing(look, figure, to));
/** A flight instead of the throw: half the time the card is gone. R9.8 */
export const flights = (look: Look, offered: readonly Flight[]): readonly Rated<Flight>[] =>
  rate(offered, (flight) => stepWorth(look, flight) - 0.75);
/** Between two turns a flight brings another place, and at home the first Strength. R9.8, R6.11 */
export const escapes = (look: Look, offered: readonly Flight[]): readonly Rated<Flight>[] =>
  rate(offered, ({ figure, to }) => {
    const toll = look.board.castle[to] ? 1 : 0;
    const healed = look.board.kind[to] === 'sietch' ? SPACE.sietch(look, figure, to) : 0;
    return healed + standing(look, figure, to) - standing(look, figure, spaceOf(look.state, figure)) - 0.75 - toll;
  });
