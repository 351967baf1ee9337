import { dispatch } from '../../../kernel/typed.ts';
import type { Next } from '../../../kernel/types.ts';
import type { Effect, EffectKind, EffectOf } from '../data/notation.ts';
import { decksFor } from '../queries/planning-cards.ts';
import { holds, inside } from '../queries/effects.ts';
import { dueOf } from '../queries/place.ts';
import { isAutoma, isCompanion, leaderOf, otherSide, sideOfHouse } from '../queries/table.ts';
import type { EffectRef } from '../questions.ts';
import type { ArrakisGame, Game } from '../types.ts';
import { automaBegin } from './automa.ts';
import { AT_ONCE } from './card-effects/at-once.ts';
import { SPECIAL } from './card-effects/index.ts';
import { drawing } from './drawing.ts';
import { drawTokens } from '../verbs/place.ts';
import { dismiss, enter, gainSisters } from '../verbs/tracks.ts';

type Handler<Kind extends EffectKind> = (game: Game, ref: EffectRef, effect: EffectOf<Kind>) => Next<ArrakisGame>;

/** What begins each kind of effect: it is done at once, or asks. */
const HANDLERS: { readonly [Kind in EffectKind]: Handler<Kind> } = {
  attack: (_, ref) => [{ do: 'attack', ref }],
  strike: (_, ref) => [{ do: 'strike', ref }],
  move: (_, ref, { legions }) => [{ do: 'march', ref, left: legions }],
  draw(game, ref, { count, deck }) {
    const decks = deck ? [deck] : decksFor(game.state, ref.by);
    if (decks.length > 1) return [{ do: 'split', ref, count }];
    return decks.flatMap((only) => drawing(game, ref.by, only, count));
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
  special(game, ref, { name, count }) {
    const atOnce = AT_ONCE[name];
    return atOnce ? atOnce(game, ref) : [{ do: 'special', ref, name, left: count ?? SPECIAL[name]?.count ?? 1 }];
  },
  opponentDiscards: (_, { by }, { count }) => [{ do: 'giveUp', house: leaderOf(otherSide(sideOfHouse(by))), count }],
  toTank: (_, ref) => [{ do: 'sendToTank', ref }],
  anySymbol: (_, ref) => [{ do: 'asSymbol', ref }],
  when: ({ state }, ref, { test }) => [{ do: 'effect', ref: inside(ref, holds(state, test) ? 0 : 1) }],
};

/** Tokens are drawn before it is said where they go. R7.6, R2.10 */
function placing(game: Game, ref: EffectRef, effect: EffectOf<'place'> | EffectOf<'deploy'>): Next<ArrakisGame> {
  const { token: tokens = 0 } = effect.what;
  const isTold = isCompanion(game.state);
  if (tokens > 0 && !isTold) drawTokens(game, tokens);
  return [
    ...(tokens > 0 && isTold ? [{ do: 'tellTokens', ref, left: tokens } as const] : []),
    { do: 'put', ref, left: dueOf(game.state, effect), used: [] },
    { do: 'putAway', side: sideOfHouse(ref.by) },
  ];
}
/** Begins an effect; each may be left undone. R7.3 */
export function begin(game: Game, ref: EffectRef, effect: Effect): Next<ArrakisGame> {
  const byAutoma = isAutoma(game.state, sideOfHouse(ref.by)) ? automaBegin(effect) : undefined;
  return byAutoma ? byAutoma(game, ref) : dispatch(HANDLERS, effect.do)(game, ref, effect);
}
