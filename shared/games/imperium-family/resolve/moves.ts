import type { Next } from '../../../kernel/types.ts';
import { specialOf } from '../edition.ts';
import type { moves as readings } from '../queries/effects/moves.ts';
import { cardOf } from '../queries/effects/moves.ts';
import { amountOf, deployableBy } from '../queries/deployment.ts';
import { playerOf } from '../queries/table.ts';
import type { Scene } from '../questions.ts';
import { bearerOf } from '../queries/teams.ts';
import { trashOptions } from '../queries/zones.ts';
import { takeCouncilSeat } from '../verbs/council.ts';
import { takeSwordmaster } from '../verbs/swordmaster.ts';
import { reserveMentat, takeMentat } from '../verbs/mentat.ts';
import { takeControl } from '../verbs/control.ts';
import { discarding, trashFor } from '../verbs/given-up.ts';
import { loseTroops, retreat } from '../verbs/troops.ts';
import type { FamilyGame, Game } from '../types.ts';
import type { Handlers } from './handler.ts';

/** The card that the effect stands on leaves the game, unless it is gone already. R10.6 */
export function trashItself(game: Game, scene: Scene): Next<FamilyGame> {
  const card = cardOf(game.state, scene);
  return card === null ? [] : trashFor(game, scene, card, 'in_play');
}
/** Effects that move cards, troops, Agents and markers. */
export const moves: Handlers<keyof typeof readings> = {
  trash: {
    play: (game, scene, { trash: { from, count, optional } }) =>
      // Nothing is asked that has no answer: what must be trashed has to be there.
      !optional && trashOptions(game.state, scene.by, from).length === 0
        ? []
        : Array.from({ length: count }, () => ({ ...scene, do: 'trash', from, due: !optional }) as const),
  },
  trash_this: { play: trashItself },
  deploy: {
    play(game, scene, { deploy: { from, max } }) {
      const most = deployableBy(game.state, scene, from, max);
      return most > 0 ? [{ ...scene, do: 'deploy', from: from === 'supply' ? 'supply' : 'garrison', max: most }] : [];
    },
  },
  retreat: {
    play(game, scene, { retreat: { min, max } }) {
      const bearer = bearerOf(game.state, scene.by);
      const { conflict } = playerOf(game.state, bearer);
      const [least, most] = [Math.min(min, conflict), amountOf(max, conflict)];
      // Nobody is asked for the only number there is.
      if (least < most) return [{ ...scene, do: 'retreat', min: least, max: most }];
      retreat(game, bearer, most);
      return [];
    },
  },
  // Not the one just sent, unless that is said. Uprising R14.8
  recall_agent: {
    play: (_, scene, { recall_agent: count, include_just_sent }) =>
      Array.from({ length: count }, () => ({ ...scene, do: 'recallAgent', ...(!include_just_sent && { others: true as const }) }) as const),
  },
  discard: {
    play: (game, scene, { discard: count }) => discarding(game, scene, count),
  },
  lose_troop: {
    play: (game, { by }, { lose_troop: { from, count } }) => loseTroops(game, bearerOf(game.state, by), from, count),
  },
  // Looked up where the cost is. R17.11
  modify: { play: () => [] },
  take_mentat: {
    play: (game, { by }, { take_mentat }) => (take_mentat === 'from_space' ? takeMentat(game, by) : reserveMentat(game, by)),
  },
  control: { play: (game, { by }, { control }) => takeControl(game, by, control) },
  end_turn: { play: (_, scene) => [{ ...scene, do: 'endEarly' }] },
  high_council_seat: { play: (game, { by }) => takeCouncilSeat(game, by) },
  take_swordmaster: { play: (game, { by }, { single_use }) => takeSwordmaster(game, by, single_use === true) },
  special: {
    play(game, scene, { special: name }) {
      const { play, ask } = specialOf(game.state, name);
      if (play) return play(game, scene);
      return ask ? [{ ...scene, do: 'special', name }] : [];
    },
  },
  reshuffle_hagal_deck_and_reveal_again: { play: () => [] },
};
