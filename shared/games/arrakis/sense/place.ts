import type { EffectOf } from '../data/notation.ts';
import { type AreaId, type NamedId, type Rank, RANKS, type Side } from '../ids.ts';
import { legionAt, NOBODY, stackingLimit, sum, unitsAt, wholeOf } from '../queries/legions.ts';
import { dueOf, isNamed, puttings } from '../queries/place.ts';
import { sietchAt } from '../queries/areas.ts';
import type { EffectRef, PieceSource, Putting } from '../questions.ts';
import type { Part } from '../types.ts';
import { bestFirst, type Rated } from '../../../search/rated.ts';
import { charmOf } from './charm.ts';
import { figureWorth, forceAt, forceOf, partWorth } from './force.ts';
import { standWith } from './errand.ts';
import { promiseNow, promiseOf } from './fulfil.ts';
import { exposureOf } from './ground.ts';
import type { Look } from './look.ts';
import { raidGain } from './raid.ts';
import { dangerAt, dangerNow, holdAt, siegeGain } from './siege.ts';
import { THREAT, WORM } from './weights.ts';
import { wormCharm } from './sand.ts';

type Placing = EffectOf<'place'> | EffectOf<'deploy'>;

/** A token that was drawn, or one as it is likely to be. */
const partOfPiece = (look: Look, what: Rank | 'generic' | 'token' | NamedId): Part => {
  if (what === 'token') return { ...NOBODY, tokens: [look.state.drawn.hidden[0] ?? look.state.pool.hidden[0] ?? 'd-elite'] };
  if (isNamed(what)) return { ...NOBODY, named: [what] };
  return { ...NOBODY, [what]: 1 };
};
/** What a piece is worth there. */
export function puttingWorth(look: Look, { what, to }: Putting): number {
  if (what === 'sandworm' || what === 'wild-maker') return WORM + wormCharm(look, to, what === 'wild-maker');
  return pieceWorth(look, look.side, to, partOfPiece(look, what));
}
export function pieceWorth(look: Look, side: Side, to: AreaId, part: Part): number {
  const { state } = look;
  const there = wholeOf(state, side, to);
  const flat = legionAt(state, side, to)?.facedown.length ?? 0;
  const was = forceAt(look, side, to);
  const is = forceOf(state, sum(there, part), flat);
  const units = RANKS.reduce((count, rank) => count + part[rank], 0) + part.tokens.length;
  const excess = Math.max(0, unitsAt(state, side, to) + units - stackingLimit(state, side));
  let worth = excess > 0 ? -0.2 : partWorth(state, side, part);
  worth += THREAT * siegeGain(look, side, [[to, is]]);
  if (side === 'atreides') worth += raidGain(look, [[to, is]]);
  const hold = holdAt(look, side, to);
  if (hold) worth += dangerNow(look, hold) - dangerAt(look, hold, is);
  worth += exposureOf(look, side, to, was) - exposureOf(look, side, to, is);
  worth += charmOf(look, side, to, part);
  if (side === 'atreides') {
    worth += promiseOf(look, standWith(look, [[to, sum(there, part)]])) - promiseNow(look);
    if (part.named.some((id) => figureWorth(side, id) > 0.2)) worth += sietchAt(state, to) ? 0.1 : 0;
  }
  return worth;
}
/** Everything that can be put now, best first. A leader by name is worth more on the map than a generic one. */
export function ratedPuttings(look: Look, offered: readonly Putting[]): readonly Rated<Putting>[] {
  return bestFirst(offered.map((it) => ({ it, worth: puttingWorth(look, it) + (isNamed(it.what) ? 0.05 : 0) })));
}
/** A leader of whom nothing more is known. */
const LEADER = 0.3;
/** What all that an effect puts on the map is worth together: each kind where it is best. */
export function placingWorth(look: Look, effect: Placing, ref: EffectRef): number {
  if (effect.to.in === 'picked') return guessed(look, effect);
  const due = dueOf(look.state, effect);
  // Paul and Jessica carry half of the prescience cards: who of the Atreides comes is looked at.
  const all = puttings(look.state, ref, look.side === 'atreides' ? due : { ...due, leader: 0 }, []);
  let worth = 0;
  for (const [what, count] of Object.entries(due)) {
    if (what === 'leader') {
      worth += Math.max(LEADER, ...all.flatMap((putting) => (isNamed(putting.what) ? [puttingWorth(look, putting)] : []))) * count;
      continue;
    }
    let best = 0;
    for (const putting of all) if (putting.what === what) best = Math.max(best, puttingWorth(look, putting));
    worth += best * count * (count > 1 ? 0.85 : 1);
  }
  return worth;
}
/** Where nothing is known of the place yet. */
function guessed(look: Look, { what: { named = [], ...counts } }: Placing): number {
  let worth = 0.15 * named.length;
  for (const [kind, count] of Object.entries(counts)) {
    if (typeof count !== 'number') continue;
    worth +=
      count *
      (kind in { sandworm: 1, 'wild-maker': 1 } ? WORM : 0.15 + figureWorth(look.side, kind === 'token' ? 'special' : (kind as Rank)));
  }
  return worth;
}
/** A piece comes from the supply; from the map only where it is missed least. R2.10 */
export function sourceWorth(look: Look, from: PieceSource, what: string): number {
  if (from === 'supply') return 0;
  const at = typeof from === 'object' ? from.at : from;
  if (what === 'sandworm') return -wormCharm(look, at as AreaId, false) - WORM;
  if (typeof from === 'string' && from.startsWith('air-')) return -0.2;
  if (typeof from === 'object') return -pieceWorth(look, look.side, from.at, { ...NOBODY, tokens: [from.token] });
  return look.state.harvesters.includes(at as AreaId) ? -0.3 : -0.5;
}
