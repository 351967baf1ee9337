import type { Amounts } from '../../../kernel/choices.ts';
import { KINDS, POLAR_SINK, type RegionId, REGIONS } from '../ids.ts';
import { isDoomed, isSealOf, type Look, sealsOf, soloGoal, strengthIn, tokensIn } from './look.ts';
import { prospectOf, resistance, threatTo } from './plan.ts';

/** The most promising target; the Polar Sink if nothing is. R11.1 */
export function target(look: Look, offered: readonly RegionId[]): RegionId {
  return rankedTargets(look, offered)[0] ?? POLAR_SINK;
}
export function rankedTargets(look: Look, offered: readonly RegionId[]): readonly RegionId[] {
  const { me } = look;
  return offered
    .map((at) => ({ at, worth: at === POLAR_SINK ? 0.01 : prospectOf(look, me, at, 0).worth }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ at }) => at);
}

type March = Readonly<Record<string, number>>;
/** What marches: enough to win and stay, never the last guard of a seal. R11.3, R11.5 */
export function march(look: Look, { most }: Amounts<Readonly<Record<string, number>>>): March {
  const { state, me } = look;
  const at = state.turn.target ?? POLAR_SINK;
  const wanted = at === POLAR_SINK ? 0 : wantedForce(look, at) - strengthIn(state, me, at);
  return send(look, most, wanted, at === POLAR_SINK);
}
/** Strength a bot wants in the target. Infinite = all that can go. */
function wantedForce(look: Look, at: RegionId): number {
  const { state, board, me } = look;
  const prospect = prospectOf(look, me, at, 0);
  const isHeld = isSealOf(look, me, at);
  const { troops, leaders } = resistance(look, me, at);
  const storm = isDoomed(look, me, at) ? 1 : 0;
  if (troops === 0) {
    if (!board.data.map.regions[at].strategic) return 0;
    if (sealsOf(look, me) + (isHeld ? 0 : 1) >= soloGoal(look)) return isHeld ? storm : 2 + storm;
    return Math.min(6, Math.max(2, threatTo(look, me, at) * 0.6)) + storm;
  }
  const isEngaged = tokensIn(state, me, at) > 0;
  if (prospect.worth <= 0 && !isEngaged) return 0;
  return (troops + leaders) * 2 + 3 + storm;
}

/** Takes troops from where they are missed least until the strength is reached. */
function send(look: Look, most: Readonly<Record<string, number>>, wanted: number, isRetreat: boolean): March {
  const answer: Record<string, number> = {};
  for (const key in most) answer[key] = 0;
  let missing = wanted;
  for (const from of sources(look)) {
    let spare = spareIn(look, from, isRetreat);
    for (const kind of [...KINDS].reverse()) {
      const key = `${kind}:${from}`;
      const weight = kind === 'large' ? 2 : 1;
      while (spare > 0 && (answer[key] ?? 0) < (most[key] ?? 0) && (isRetreat || missing > 0)) {
        answer[key] = (answer[key] ?? 0) + 1;
        missing -= weight;
        spare--;
      }
    }
  }
  return answer;
}
/** The Polar Sink first, seals last. */
function sources(look: Look): readonly RegionId[] {
  const rank = (at: RegionId): number => (at === POLAR_SINK ? 0 : isSealOf(look, look.me, at) ? 2 : 1);
  return [...REGIONS].sort((a, b) => rank(a) - rank(b));
}
/** Troops a region can do without. */
function spareIn(look: Look, from: RegionId, isRetreat: boolean): number {
  const { state, board, me } = look;
  const tokens = tokensIn(state, me, from);
  if (board.data.map.regions[from].strategic) return isRetreat ? 0 : isSealOf(look, me, from) ? tokens - 1 : tokens;
  return isRetreat && (from === POLAR_SINK || state.assets[from] === 'harvester') ? 0 : tokens;
}
/** All that can go without uncovering a seal: the bold alternative. */
export function marchAll(look: Look, { most }: Amounts<Readonly<Record<string, number>>>): March {
  return send(look, most, Number.POSITIVE_INFINITY, false);
}
/** Everybody stays. */
export const stay = ({ most }: Amounts<Readonly<Record<string, number>>>): March =>
  Object.fromEntries(Object.keys(most).map((key) => [key, 0]));
/** An ally marches if it makes or saves a win together, or takes a seal of its own. R11.5 */
export function marchAsAlly(look: Look, choices: Amounts<Readonly<Record<string, number>>>): March {
  const { state, me } = look;
  const at = state.turn.target ?? POLAR_SINK;
  const { active } = state.turn;
  if (at === POLAR_SINK || !active) return stay(choices);
  const { troops } = resistance(look, me, at);
  const isOccupiedByActive = tokensIn(state, active, at) > 0;
  if (troops === 0 && isOccupiedByActive) return stay(choices);
  const prospect = prospectOf(look, me, at, 0);
  // Without the active House there is no battle, and the region stays shared with the enemy: not worth it. R12.1
  if (troops > 0 && !isOccupiedByActive) return stay(choices);
  return prospect.worth > 0 ? march(look, choices) : stay(choices);
}
