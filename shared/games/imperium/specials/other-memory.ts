import { isOfFaction } from '../../imperium-family/edition.ts';
import type { PlayerId } from '../../imperium-family/ids.ts';
import { kindsOf, playerOf } from '../../imperium-family/queries/table.ts';
import { many, one, OR } from '../../imperium-family/signs/token.ts';
import type { Special } from '../../imperium-family/special.ts';
import type { State } from '../../imperium-family/types.ts';
import { draw, takeBack } from '../../imperium-family/verbs/cards.ts';

const sisters = (state: State, by: PlayerId): readonly string[] =>
  kindsOf(playerOf(state, by).discard).filter((card) => isOfFaction(state, card, 'bene-gesserit'));

/** Draws a card, or takes a Bene Gesserit card of the own discard pile into the hand. R19.24 */
export const otherMemory: Special = {
  ask: {
    options: (state, { by }) => ['draw' as const, ...sisters(state, by).map((card) => ({ card }))],
    resolve(game, { by }, answer) {
      if (answer === 'draw') draw(game, by, 1);
      else if (typeof answer === 'object' && 'card' in answer) takeBack(game, by, answer.card);
    },
    rate: (look, answer, { draw: ofDrawing, keep }) =>
      typeof answer === 'object' && 'card' in answer ? keep(look, answer.card) : ofDrawing(look),
  },
  sign: [many('card', 1), OR, one('inf-bg'), one('fetch')],
  section: 'cards',
  worth: ({ look }, { draw: ofDrawing }) => ofDrawing(look) * 1.1,
};
