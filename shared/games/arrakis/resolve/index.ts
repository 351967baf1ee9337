import { dispatch } from '../../../kernel/typed.ts';
import type { Next } from '../../../kernel/types.ts';
import type { Effect, EffectKind, EffectOf } from '../data/notation.ts';
import { decksFor, holds, inside } from '../queries/effects.ts';
import { sideOfHouse } from '../queries/table.ts';
import type { UnbuiltEffect } from '../queries/unbuilt.ts';
import type { EffectRef } from '../questions.ts';
import type { ArrakisGame, Game } from '../types.ts';
import { draw } from '../verbs/cards.ts';
import { dismiss, enter, gainSisters } from '../verbs/tracks.ts';

type Handler<Kind extends EffectKind> = (game: Game, ref: EffectRef, effect: EffectOf<Kind>) => Next<ArrakisGame>;
type Built = Exclude<EffectKind, UnbuiltEffect>;

/** What begins each kind of effect: it is done at once, or asks. A kind that is missing here is on the list in `queries/unbuilt.ts`. */
const HANDLERS: { readonly [Kind in Built]: Handler<Kind> } = {
  move: (_, ref, { legions }) => [{ do: 'march', ref, left: legions }],
  draw(game, ref, { count, deck }) {
    const decks = deck ? [deck] : decksFor(game.state, ref.by);
    if (decks.length > 1) return [{ do: 'split', ref, count }];
    for (const only of decks) draw(game, ref.by, only, count);
    return;
  },
  play: (_, { by }) => [{ do: 'playCard', house: by }],
  beneGesserit: (game, { by }, { count }) => gainSisters(game, sideOfHouse(by), count),
  enter: (game, _, { leader }) => enter(game, leader),
  dismiss: (game, _, { leader }) => dismiss(game, leader),
  pickLegion: (_, ref) => [{ do: 'pickLegion', ref }],
  pickArea: (_, ref) => [{ do: 'pickArea', ref }],
  choose: (_, ref) => [{ do: 'choose', ref }],
  replace: (_, ref, { count }) => [{ do: 'replace', ref, left: count }],
  when: ({ state }, ref, { test }) => [{ do: 'effect', ref: inside(ref, holds(state, test) ? 0 : 1) }],
};

/** Begins an effect; one of a kind that is not built yet is left undone, as any may be. R7.3 */
export function begin(game: Game, ref: EffectRef, effect: Effect): Next<ArrakisGame> {
  const handler = dispatch(HANDLERS, effect.do as string);
  return handler ? handler(game, ref, effect as EffectOf<Built>) : game.tell({ type: 'leftUndone', house: ref.by, of: ref.of });
}
/** Kinds that are carried out. */
export const BUILT_EFFECTS = Object.keys(HANDLERS) as readonly EffectKind[];
