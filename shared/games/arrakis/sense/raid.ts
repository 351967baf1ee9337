import type { AreaId } from '../ids.ts';
import { unusedOf } from '../queries/dice.ts';
import { hasWorm } from '../queries/wild-maker.ts';
import { duel } from './duel.ts';
import { type Force, forceAt, forcesOf } from './force.ts';
import { type Look, once } from './look.ts';
import { automaTerms, holdsOf } from './siege.ts';
import { ON_THE_WAY, RAID, ROAD } from './weights.ts';

/*
 * The plan against the automa. Its legions march out to the sietches and leave their cities to the few whom two tokens bring, or to
 * whoever found no room in another legion (R16.9). So one strong legion of the Atreides makes for the settlement that promises most:
 * Arrakeen moves each marker by three, as much as three rounds of claims (R12.3). Only the best hope counts: it pays to be together.
 */

/** What the legion of an area may hope to take, and where. */
interface Hope {
  readonly goal: AreaId;
  /** Steps of prescience, as likely as they are, less the further the way. */
  readonly worth: number;
}
/** Nobody sets out alone, nor so far that the game is over before. */
const FEWEST = 2;
const FARTHEST = 7;

function hopeOf(look: Look, at: AreaId, force: Force): Hope | null {
  if (force.units < FEWEST) return null;
  const { book } = look;
  let best: Hope | null = null;
  for (const { at: goal, prize, rank } of holdsOf(look, 'harkonnen')) {
    const steps = book.distance(at, goal);
    const most = prize * ON_THE_WAY ** (steps - 1);
    if (steps > FARTHEST || most <= (best?.worth ?? 0)) continue;
    const { wins } = duel(force, forceAt(look, 'harkonnen', goal), rank, automaTerms(look, 'atreides'));
    if (most * wins > (best?.worth ?? 0)) best = { goal, worth: most * wins };
  }
  return best;
}
const hopes = once(
  (look): ReadonlyMap<AreaId, Hope | null> => new Map([...forcesOf(look, 'atreides')].map(([at, force]) => [at, hopeOf(look, at, force)])),
);
const mostOf = (all: Iterable<Hope | null>): number => Math.max(0, ...[...all].map((hope) => hope?.worth ?? 0));
const hopeNow = once((look): number => mostOf(hopes(look).values()));

/**
 * By how much the Atreides may hope for more with these changes of their legions; 0 against people.
 * @param changes areas, each with the force that would be there
 */
export function raidGain(look: Look, changes: readonly (readonly [AreaId, Force])[]): number {
  if (!look.state.automa) return 0;
  const others = [...hopes(look)].filter(([at]) => !changes.some(([changed]) => changed === at)).map(([, hope]) => hope);
  return RAID * (mostOf([...others, ...changes.map(([at, force]) => hopeOf(look, at, force))]) - hopeNow(look));
}

/** The legion with the best hope. */
const striker = once((look): (Hope & { readonly at: AreaId }) | null => {
  for (const [at, hope] of hopes(look)) if (hope && hope.worth === hopeNow(look)) return { at, ...hope };
  return null;
});
/** Wormsigns and worms that it can ride over as things are. R10.5 */
const ridden = once((look): ReadonlySet<AreaId> => {
  const { state, book } = look;
  const isRidable = (at: AreaId): boolean => state.wormsigns.includes(at) || hasWorm(state, at);
  const from = striker(look)?.at;
  const over = new Set<AreaId>(from ? book.open[from].filter(isRidable) : []);
  // The set grows while it is walked through.
  for (const at of over) for (const near of book.open[at]) if (isRidable(near)) over.add(near);
  return over;
});
/** What a wormsign there saves the striking legion: it rides in one move as far as signs lie beside each other. R10.5 */
export function roadWorth(look: Look, sign: AreaId): number {
  const { state, book } = look;
  const plan = state.automa && unusedOf(state, 'atreides') > 0 ? striker(look) : null;
  if (!plan) return 0;
  if (!book.open[plan.at].includes(sign) && !book.open[sign].some((at) => ridden(look).has(at))) return 0;
  /** Steps that are left after a ride that ends beside this sign. */
  const after = (at: AreaId): number => Math.min(...book.open[at].map((end) => book.distance(end, plan.goal)));
  const now = Math.min(book.distance(plan.at, plan.goal) - 1, ...[...ridden(look)].map(after));
  return ROAD * Math.max(0, now - after(sign)) * Math.min(1, plan.worth / 2);
}
