import { dispatch } from '../../../kernel/typed.ts';
import type { Next } from '../../../kernel/types.ts';
import type { Effect, EffectKind, EffectOf } from '../data/notation.ts';
import { decksFor, holds, inside } from '../queries/effects.ts';
import { dueOf } from '../queries/place.ts';
import { sideOfHouse } from '../queries/table.ts';
import type { UnbuiltEffect } from '../queries/unbuilt.ts';
import type { EffectRef } from '../questions.ts';
import type { ArrakisGame, Game } from '../types.ts';
import { SPECIAL } from './specials/index.ts';
import { draw } from '../verbs/cards.ts';
import { drawTokens } from '../verbs/place.ts';
import { dismiss, enter, gainSisters } from '../verbs/tracks.ts';

type Handler<Kind extends EffectKind> = (game: Game, ref: EffectRef, effect: EffectOf<Kind>) => Next<ArrakisGame>;
type Built = Exclude<EffectKind, UnbuiltEffect>;

/** What begins each kind of effect: it is done at once, or asks. A kind that is missing here is on the list in `queries/unbuilt.ts`. */
const HANDLERS: { readonly [Kind in Built]: Handler<Kind> } = {
  attack: (_, ref) => [{ do: 'attack', ref }],
  strike: (_, ref) => [{ do: 'strike', ref }],
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
  place: (game, ref, effect) => placing(game, ref, effect),
  deploy: (game, ref, effect) => placing(game, ref, effect),
  vehicles: (_, { by }, { what }) => [{ do: 'vehicle', house: by, left: what, free: true }],
  wormsigns: (_, { by }, { count }) => [{ do: 'layWormsign', house: by, left: count }],
  desertPower: (_, { by }, { times }) => [{ do: 'desertPower', house: by, times }],
  moveWorms: (_, { by }, { count, maker = false }) => [{ do: 'moveWorm', house: by, left: count, maker, moved: [] }],
  wormAttack: (_, { by }, { maker = false }) => [{ do: 'wormAttack', house: by, maker }],
  storm: () => [{ do: 'storms' }],
  special: (_, ref, { name, count }) => [{ do: 'special', ref, name, left: count ?? SPECIAL[name]?.count ?? 1 }],
  when: ({ state }, ref, { test }) => [{ do: 'effect', ref: inside(ref, holds(state, test) ? 0 : 1) }],
};

/** Tokens are drawn before it is said where they go. R7.6, R2.10 */
function placing(game: Game, ref: EffectRef, effect: EffectOf<'place'> | EffectOf<'deploy'>): Next<ArrakisGame> {
  if (effect.what.token) drawTokens(game, effect.what.token);
  return [
    { do: 'put', ref, left: dueOf(game.state, effect), used: [] },
    { do: 'putAway', side: sideOfHouse(ref.by) },
  ];
}
/** Begins an effect; one of a kind that is not built yet is left undone, as any may be. R7.3 */
export function begin(game: Game, ref: EffectRef, effect: Effect): Next<ArrakisGame> {
  const handler = dispatch(HANDLERS, effect.do as string);
  return handler ? handler(game, ref, effect as EffectOf<Built>) : game.tell({ type: 'leftUndone', house: ref.by, of: ref.of });
}
/** Kinds that are carried out. */
export const BUILT_EFFECTS = Object.keys(HANDLERS) as readonly EffectKind[];
