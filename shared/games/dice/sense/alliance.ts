import type { Invitation } from '../types.ts';
import { alliedGoal, hasTurnLeft, type Look, owned, pairSeals, sealsOf, soloGoal, tokensIn } from './look.ts';
import { bestProspect } from './plan.ts';
import { partnerWorth } from './roll.ts';

/** Worth of an offer for its inviter; dice given away count against it. */
const offerWorth = (look: Look, offer: Invitation): number => partnerWorth(look, offer.house) - 0.05 * offer.dice;

/** The offers that help, best first; `none` among them. R7.1 */
export function rankedOffers(look: Look, offered: readonly ('none' | Invitation)[]): readonly ('none' | Invitation)[] {
  const worth = (offer: 'none' | Invitation): number => (offer === 'none' ? 0.1 : offerWorth(look, offer));
  return offered
    .map((offer) => ({ offer, worth: worth(offer) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ offer }) => offer);
}
export const invite = (look: Look, offered: readonly ('none' | Invitation)[]): 'none' | Invitation =>
  rankedOffers(look, offered)[0] ?? 'none';

/** An ally cannot be attacked and may win too: refused only where the inviter would win alone and another could be his prey. R7.4 */
export function answerInvitation(look: Look): 'accept' | 'refuse' {
  const { state, board, me } = look;
  const { active } = state.turn;
  if (!active) return 'accept';
  const goal = soloGoal(look);
  const seals = sealsOf(look, active);
  const together = pairSeals(look, active, me);
  if (together >= alliedGoal(look)) return seals >= goal ? 'refuse' : 'accept';
  if (seals >= goal) return 'refuse';
  if (seals + 1 < goal) return 'accept';
  const prey = board.strategic.filter((at) => tokensIn(state, me, at) === 0);
  const strike = bestProspect(look, active, prey, board.spiceOf[state.turn.dice.spice.face ?? '1'] + owned(state, active).reserve);
  const guildWaits = state.round === board.data.game.rounds && me !== 'guild' && !hasTurnLeft(look, me);
  return guildWaits || !strike || strike.odds < 0.5 || together + 1 >= alliedGoal(look) ? 'accept' : 'refuse';
}
