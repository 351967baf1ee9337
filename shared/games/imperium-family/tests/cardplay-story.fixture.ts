import { type ArrangedPlayer, type Arrangement, arranged } from '../arranged-position.ts';
import { CARDPLAY } from '../cardplay.fixture.ts';
import { familyModule } from '../module.ts';
import { openerOf, type Story } from '../story.fixture.ts';

export const cardplayed = familyModule(CARDPLAY);
/** Lays a position of the edition for `effects/cardplay.ts` out and plays on to its first question. */
export const open = openerOf(cardplayed, (arrangement) => arranged(CARDPLAY.id, arrangement));
/** Only the first seat has anything. */
export const alone = (player: ArrangedPlayer, more: Arrangement = {}): Story =>
  open({ ...more, players: { ...more.players, seat1: { noMore: true, ...player } } });
