import { playerOf } from '../../imperium-family/queries/table.ts';
import { WHY } from '../../imperium-family/reasons.ts';
import { many, one, OR, THEN } from '../../imperium-family/signs/token.ts';
import type { Special } from '../../imperium-family/special.ts';
import { draw, seeTop, trashTop } from '../../imperium-family/verbs/cards.ts';

/** Looks at the top card of the own deck and draws or trashes it; nothing is shuffled for it. R19.46 */
export const poisonSnooper: Special = {
  idle: (state, { by }) => (playerOf(state, by).deck.hidden.length === 0 ? WHY.deckEmpty : null),
  play(game, scene) {
    if (playerOf(game.state, scene.by).deck.hidden.length === 0) return [];
    seeTop(game, scene.by);
    return [{ do: 'special', ...scene, name: 'poison-snooper' }];
  },
  ask: {
    options: () => ['draw', 'trash'],
    resolve: (game, { by }, answer) => (answer === 'trash' ? trashTop(game, by) : draw(game, by, 1)),
    showsTop: true,
    rate(look, answer, appraisal) {
      const [top] = look.player.deck.hidden;
      return answer === 'draw' || top === undefined ? appraisal.draw(look) : appraisal.throwAway(look, top) + 0.1;
    },
  },
  sign: [one('eye'), THEN, many('card', 1), OR, one('trash')],
  section: 'cards',
  worth: ({ look }, appraisal) => appraisal.draw(look) + 0.05,
};
