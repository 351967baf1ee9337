import { add, set } from '../../../kernel/write.ts';
import { hagalRecord } from '../edition.ts';
import { type HagalName, type PostName, RESOURCES, type ResourceId, type RivalId, type RivalName } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { payIntrigue } from './intrigue.ts';
import { rivalsOf } from '../queries/rivals.ts';
import type { SwordmasterPrice } from '../queries/rival-cards.ts';
import { spyPosts } from '../queries/spies.ts';
import { takeSwordmaster } from './swordmaster.ts';
import { recallSpy } from './spies.ts';

function hagalOf({ state }: Game): NonNullable<Game['state']['hagal']> {
  if (!state.hagal) throw new Error('No Rival plays');
  return state.hagal;
}
/** All Hagal cards become a new deck, those just revealed too. R21.3, J47 */
export function shuffleHagal(game: Game): void {
  const hagal = hagalOf(game);
  set(game, hagal.deck, 'hidden', game.chance.shuffle([...hagal.deck.hidden, ...hagal.discard]));
  set(game, hagal, 'discard', []);
  game.tell({ type: 'hagalShuffled' });
}
/** The top Hagal card, face up on those before it. R21.2 R21.10 */
export function turnUpHagal(game: Game): HagalName {
  const hagal = hagalOf(game);
  if (hagal.deck.hidden.length === 0) shuffleHagal(game);
  const [card] = hagal.deck.hidden;
  if (card === undefined) throw new Error('There are no Hagal cards');
  set(game, hagal.deck, 'hidden', hagal.deck.hidden.slice(1));
  set(game, hagal, 'discard', [...hagal.discard, card]);
  return card;
}
/** One Hagal card adds its swords; the Reshuffle card makes a new deck and another is revealed. R21.9 */
export function revealSwords(game: Game, by: RivalId): void {
  for (;;) {
    const card = turnUpHagal(game);
    const { swords } = hagalRecord(game.state, card);
    if (swords !== null) {
      add(game, playerOf(game.state, by), 'swords', swords);
      game.tell({ type: 'hagalSwords', player: by, card, swords }, { to: 'all' });
      return;
    }
    game.tell({ type: 'hagal', player: by, card, to: null, ignored: 'reshuffle' }, { to: 'all' });
    shuffleHagal(game);
  }
}
/** Goods or Intrigue cards go for VP. R23.12 */
export function spend(game: Game, by: RivalId, what: ResourceId | 'intrigue', amount: number): void {
  if (amount === 0) return;
  if (what === 'intrigue') payIntrigue(game, by, amount);
  else add(game, playerOf(game.state, by), what, -amount);
  game.tell({ type: 'spent', player: by, what, amount });
}
/** Goods and Intrigue cards go for the third Agent. Uprising R17.13 */
export function payForSwordmaster(game: Game, by: RivalId, price: SwordmasterPrice): void {
  const player = playerOf(game.state, by);
  for (const what of RESOURCES) if (price[what]) add(game, player, what, -price[what]);
  if (price.intrigue) payIntrigue(game, by, price.intrigue);
  game.tell({ type: 'rivalPaid', player: by, price });
  takeSwordmaster(game, by);
}
/** The last Spy of the supply was placed: the others come back to it. Uprising R17.11 */
export function springScheme(game: Game, by: RivalId, last: PostName): void {
  for (const post of spyPosts(game.state, by)) if (post !== last) recallSpy(game, by, post, 'scheme');
}
/** A Rival has its card. Uprising R17.1 */
export function giveRivalCard(game: Game, by: RivalId, card: RivalName): void {
  set(game, playerOf(game.state, by), 'rivalCard', card);
  game.tell({ type: 'rivalCard', player: by, card });
}
/** The third Agents of all Rivals, for this round already. R23.7 */
export function giveSwordmasters(game: Game): void {
  for (const id of rivalsOf(game.state)) {
    const rival = playerOf(game.state, id);
    set(game, rival, 'swordmaster', true);
    add(game, rival, 'agents', 1);
  }
  game.tell({ type: 'rivalSwordmasters' });
}
/** One way how the Hagal deck may lie. R20.3 */
export function stackHagalAnew(game: Game): void {
  const { hagal } = game.state;
  if (hagal) set(game, hagal.deck, 'hidden', game.chance.shuffle(hagal.deck.hidden));
}
