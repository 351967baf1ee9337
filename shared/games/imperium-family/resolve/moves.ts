import { bookOf } from '../edition.ts';
import { hasAgentOnBoard, playerOf } from '../queries/table.ts';
import { trashOptions } from '../queries/zones.ts';
import type { Effect } from '../effects/effects.ts';
import type { Scene } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { reserveMentat, takeControl, takeCouncilSeat, takeMentat, takeSwordmaster } from '../verbs/agents.ts';
import { discardHand, trash } from '../verbs/cards.ts';
import { loseTroops } from '../verbs/troops.ts';
import type { SomeHandlers } from './handler.ts';
import { openPiecesBefore } from './pieces.ts';

const amountOf = (max: number | 'all', most: number): number => (max === 'all' ? most : Math.min(max, most));
/** Troops that a deploy effect can take: `recruited_now` = by the effects before it in its list. R8.6 */
function deployable(state: State, { by, since }: Scene, from: 'garrison' | 'supply' | 'recruited_now', max: number | 'all'): number {
  const { supply, garrison } = playerOf(state, by);
  if (from === 'supply') return amountOf(max, supply);
  return amountOf(max, from === 'garrison' ? garrison : Math.min(garrison, state.turn.recruited - since));
}
const cardOf = ({ turn }: State, { origin }: Scene): string | null => {
  const found = origin === null ? undefined : turn.origins[origin];
  return found?.works ? found.card : null;
};

/** Effects that move cards, troops, Agents and markers. */
export const moves: SomeHandlers<
  | 'trash'
  | 'trash_this'
  | 'deploy'
  | 'retreat'
  | 'recall_agent'
  | 'discard'
  | 'lose_troop'
  | 'modify'
  | 'take_mentat'
  | 'control'
  | 'end_turn'
  | 'high_council_seat'
  | 'take_swordmaster'
  | 'special'
  | 'reshuffle_hagal_deck_and_reveal_again'
> = {
  trash: {
    optional: () => true,
    idle: (state, { by }, { trash: { from } }) => (trashOptions(state, by, from).length === 0 ? WHY.nothing : null),
    play: (_, scene, { trash: { from, count } }) =>
      Array.from({ length: count }, () => ({ do: 'trash', ...scene, from, due: false }) as const),
  },
  trash_this: {
    hindrance(state, scene, _, { whyWaits }) {
      const waits = (effect: Effect): boolean => whyWaits(state, scene, effect) !== null;
      return openPiecesBefore(state, scene.origin, waits) ? WHY.trashLast : null; // R17.12
    },
    play(game, scene) {
      const card = cardOf(game.state, scene);
      return card === null ? [] : trash(game, scene.by, card, 'in_play');
    },
  },
  deploy: {
    optional: () => true,
    idle: (state, scene, { deploy: { from, max } }) => (deployable(state, scene, from, max) === 0 ? WHY.noTroop : null),
    play(game, scene, { deploy: { from, max } }) {
      const most = deployable(game.state, scene, from, max);
      return most > 0 ? [{ do: 'deploy', ...scene, from: from === 'supply' ? 'supply' : 'garrison', max: most }] : [];
    },
  },
  retreat: {
    optional: () => true,
    idle: (state, { by }) => (playerOf(state, by).conflict === 0 ? WHY.noTroop : null),
    play(game, scene, { retreat: { min, max } }) {
      const { conflict } = playerOf(game.state, scene.by);
      return conflict > 0 ? [{ do: 'retreat', ...scene, min: Math.min(min, conflict), max: amountOf(max, conflict) }] : [];
    },
  },
  recall_agent: {
    idle: (state, { by }) => (hasAgentOnBoard(state, by) ? null : WHY.noAgentOut),
    play: (_, scene, { recall_agent: count }) => Array.from({ length: count }, () => ({ do: 'recallAgent', ...scene }) as const),
  },
  discard: {
    hindrance: (state, { by }) => (playerOf(state, by).hand.hidden.length === 0 ? WHY.noHand : null),
    play(game, scene, { discard: count }) {
      // With no more cards than asked all go. R10.8
      const { hidden } = playerOf(game.state, scene.by).hand;
      if (hidden.length > count) return [{ do: 'discard', ...scene, left: count }];
      discardHand(game, scene.by);
      return [];
    },
  },
  lose_troop: {
    hindrance: (state, { by }, { lose_troop: { from } }) => (playerOf(state, by)[from] === 0 ? WHY.noTroop : null),
    play: (game, { by }, { lose_troop: { from, count } }) => loseTroops(game, by, from, count),
  },
  // Looked up where the cost is. R17.11
  modify: { play: () => [] },
  take_mentat: {
    idle: ({ mentat }, _, { take_mentat }) => (take_mentat === 'from_space' && mentat.holder !== null ? WHY.nothing : null),
    play: (game, { by }, { take_mentat }) => (take_mentat === 'from_space' ? takeMentat(game, by) : reserveMentat(game, by)),
  },
  control: { play: (game, { by }, { control }) => takeControl(game, by, control) },
  end_turn: { optional: () => true, play: (_, scene) => [{ do: 'endEarly', ...scene }] },
  high_council_seat: { play: (game, { by }) => takeCouncilSeat(game, by) },
  take_swordmaster: { play: (game, { by }) => takeSwordmaster(game, by) },
  special: {
    hindrance: (state, scene, { special }) => bookOf(state).specials[special].hindrance?.(state, scene) ?? null,
    idle: (state, scene, { special }) => bookOf(state).specials[special].idle?.(state, scene) ?? null,
    play(game, scene, { special: name }) {
      const { play, ask } = bookOf(game.state).specials[name];
      if (play) return play(game, scene);
      return ask ? [{ do: 'special', ...scene, name }] : [];
    },
  },
  reshuffle_hagal_deck_and_reveal_again: { play: () => [] },
};
