import { type HouseId, KINDS, type Kind, type RegionId, REGIONS, type VendettaFace } from '../ids.ts';
import type { Vendetta } from '../types.ts';
import { isFriend, isSealOf, isStormy, type Look, owned, soleHolder, spiceAtHand, tokensIn } from './look.ts';
import { denyWorth, prospectOf, regionWorth } from './plan.ts';

interface Removal {
  readonly remove: Kind;
  readonly of: HouseId;
  readonly at: RegionId;
  readonly worth: number;
}

/** Worth of taking one troop away, in troops. */
function removalWorth(look: Look, of: HouseId, kind: Kind, at: RegionId): number {
  const { state, board, me } = look;
  let worth = kind === 'large' ? 0.9 : 0.5;
  const lone = tokensIn(state, of, at) === 1;
  if (lone && isSealOf(look, of, at)) worth += denyWorth(look, of) * 0.8;
  if (tokensIn(state, me, at) > 0 && board.strategic.includes(at)) worth += 1 + (lone ? 3 : 0);
  if (canTarget(look, at)) {
    const { force } = prospectOf(look, me, at, spiceAtHand(state, me) + 2);
    if (force > 0) worth += (lone && soleHolder(state, at) === of ? 0.35 : 0.12) * Math.min(10, regionWorth(look, me, at));
  }
  return worth;
}
const canTarget = ({ state, board }: Look, at: RegionId): boolean => {
  const { face } = state.turn.dice.region;
  return face !== null && board.zoneOf[at] === Number(face);
};

/** The troop whose removal is worth most; null = there is none. R9.1, R9.2 */
export function bestRemoval(look: Look, face: VendettaFace): Removal | null {
  const { state, me } = look;
  let best: Removal | null = null;
  for (const of of state.order) {
    if (isFriend(state, me, of)) continue;
    const own = owned(state, of);
    if (face === 'poison' && (of === 'bene-gesserit' || own.tokens.includes('snooper'))) continue;
    if (face === 'crysknife' && (of === 'fremen' || own.tokens.includes('shield'))) continue;
    for (const at of REGIONS) {
      if (own.troop[at] + own.large[at] === 0 || isStormy(look, at)) continue;
      for (const kind of KINDS) {
        if (own[kind][at] === 0) continue;
        const worth = removalWorth(look, of, kind, at);
        if (!best || worth > best.worth) best = { remove: kind, of, at, worth };
      }
    }
  }
  return best;
}

/** The best troop to remove that is offered, else the token. R9 */
export function vendetta(look: Look, offered: readonly Vendetta[]): Vendetta {
  if (offered.includes('take')) return 'take';
  let best: Vendetta = 'none';
  let most = 0;
  for (const each of offered) {
    if (typeof each === 'string' || isFriend(look.state, look.me, each.of)) continue;
    const worth = removalWorth(look, each.of, each.remove, each.at);
    if (worth > most) {
      most = worth;
      best = each;
    }
  }
  return best;
}
/** The offered removals, best first. */
export function rankedRemovals(look: Look, offered: readonly Vendetta[]): readonly Vendetta[] {
  const worth = (each: Vendetta): number =>
    typeof each === 'string' ? (each === 'take' ? 0.3 : 0) : removalWorth(look, each.of, each.remove, each.at);
  const sensible = offered.filter((each) => typeof each === 'string' || !isFriend(look.state, look.me, each.of));
  return sensible
    .map((each) => ({ each, worth: worth(each) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ each }) => each);
}
