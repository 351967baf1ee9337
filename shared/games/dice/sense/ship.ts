import type { Move } from '../../../kernel/types.ts';
import { type Kind, POLAR_SINK, type RegionId } from '../ids.ts';
import { gholas as revivable, hunters as hirable } from '../queries/spice.ts';
import type { DiceGame, Ship } from '../types.ts';
import { wantsDeal } from './deal.ts';
import { isDoomed, isSealOf, isStormy, type Look, owned, spiceAtHand, strengthIn, tokensIn } from './look.ts';
import { bestProspect, likelyTargets, marchForce, prospectOf, resistance, stagingFor, threatTo } from './plan.ts';

type Step = { readonly what: Kind; readonly to: RegionId };

/** Ships for the attack to come, then to what is in danger, then out of reach of everybody. R10.4 */
export function ship(look: Look, offered: readonly Ship[]): Ship {
  const steps = offered.filter((each): each is Step => typeof each !== 'string' && !isWasted(look, each.to));
  const to = steps.length > 0 ? destination(look, steps) : null;
  const inKind = to && (steps.find((each) => each.to === to && each.what === 'large') ?? steps.find((each) => each.to === to));
  if (inKind) return inKind;
  return offered.includes('deal') && wantsDeal(look) ? 'deal' : 'done';
}

/** Would the storm of this turn take the only troop there? R14.4 */
export const isWasted = (look: Look, to: RegionId): boolean => isDoomed(look, look.me, to) && tokensIn(look.state, look.me, to) === 0;

function destination(look: Look, steps: readonly Step[]): RegionId | null {
  const can = (to: RegionId | null): to is RegionId => to !== null && steps.some((each) => each.to === to);
  const attack = stagingOfAttack(look);
  if (can(attack)) return attack;
  const weakest = weakestSeal(look);
  if (can(weakest)) return weakest;
  if (isSavingSpice(look)) return null;
  return can(POLAR_SINK) ? POLAR_SINK : null;
}
/** Where to put troops for the best attack; null = it needs no more, or there is none. */
function stagingOfAttack(look: Look): RegionId | null {
  const { state, me } = look;
  const spice = spiceAtHand(state, me);
  const best = bestProspect(look, me, likelyTargets(look), spice);
  if (!best || best.worth <= 0.2) return null;
  const { troops, leaders } = resistance(look, me, best.at);
  const force = marchForce(look, me, best.at);
  const enough = troops === 0 ? Math.min(3, 1 + threatTo(look, me, best.at) * 0.3) : (troops + leaders) * 1.6 + 2;
  if (force >= enough || prospectOf(look, me, best.at, spice).odds <= 0.05) return null;
  return stagingFor(look, me, best.at);
}
/** The own seal that fears most; null = all are safe enough. */
function weakestSeal(look: Look): RegionId | null {
  const { state, board, me } = look;
  let weakest: RegionId | null = null;
  let fear = 0.5;
  for (const at of board.strategic) {
    if (!isSealOf(look, me, at) || isStormy(look, at)) continue;
    const guards = strengthIn(state, me, at) - (isDoomed(look, me, at) ? 1 : 0);
    const lack = Math.min(threatTo(look, me, at), 8) - guards * 1.8;
    if (lack > fear) {
      fear = lack;
      weakest = at;
    }
  }
  return weakest;
}
/** Corrino's die spice doubles if kept, the Guild's reserve does not expire. R16.11, R16.13 */
function isSavingSpice(look: Look): boolean {
  const { state, board, me } = look;
  const { purse } = state.turn;
  const own = owned(state, me);
  if (me === 'corrino') return purse.harvest + purse.gift === 0 && own.reserve + 2 * purse.die <= board.data.game.reserve + 1;
  if (me === 'guild') return purse.harvest + purse.gift + purse.die === 0;
  return false;
}
/** Spice that nothing else needs brings a Leader back before the battle; null = none is to be had. R16.10, R16.19 */
export function revival({ state, me, seat }: Look): Move<DiceGame> | null {
  if (state.turn.active !== me) return null;
  const [gholas] = revivable(state, me);
  if (gholas) return { seat, interject: 'gholas', answer: gholas };
  const [hunters] = hirable(state, me);
  return hunters ? { seat, interject: 'fortuneHunters', answer: hunters } : null;
}
