import { dispatch } from '../../../kernel/typed.ts';
import type { Next } from '../../../kernel/types.ts';
import type { Effect, EffectKind, EffectOf } from '../data/notation.ts';
import { attacksInstead, branchOf } from '../queries/mahdi/effects.ts';
import { placeIn } from '../queries/mahdi/place.ts';
import { inside } from '../queries/effects.ts';
import { placesOf } from '../queries/place.ts';
import type { EffectRef } from '../questions.ts';
import type { ArrakisGame, Game } from '../types.ts';
import { bindPaul } from '../verbs/card-effects.ts';
import { reinforceBy } from '../verbs/mahdi/cards.ts';
import { pick } from '../verbs/round.ts';

type Handler<Kind extends EffectKind> = (game: Game, ref: EffectRef, effect: EffectOf<Kind>) => Next<ArrakisGame>;

/** How the automa carries out the effects for which it has criteria of its own; all others it does like anybody. R16.11 */
const HANDLERS: { readonly [Kind in EffectKind]?: Handler<Kind> } = {
  attack: (_, ref) => [{ do: 'automaAttack', ref }],
  strike: (_, ref) => [{ do: 'automaStrikes', ref }],
  move: ({ state }, ref, effect) => (attacksInstead(state, ref, effect) ? [] : [{ do: 'automaMarch', ref, left: effect.legions }]),
  draw: (game, _, { count }) => reinforceBy(game, count),
  play: () => [{ do: 'automaCard', deck: null }],
  pickLegion: (_, ref) => [{ do: 'automaPickLegion', ref }],
  pickArea(game, _, { of }) {
    const [area] = placeIn(
      game.state,
      of.filter((at) => game.state.settlements.some((id) => id === at)),
    ).of;
    if (area) pick(game, area);
  },
  choose({ state }, ref, effect) {
    const branch = branchOf(state, ref, effect);
    return branch === null ? [] : [{ do: 'effect', ref: inside(ref, branch) }];
  },
  replace: (_, ref, { count }) => [{ do: 'automaReplace', ref, left: count }],
  place({ state }, ref, effect) {
    const { spread, what } = effect;
    const pieces = Object.values(what).reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
    const left = spread === 'same' ? 1 : spread === 'each' ? placesOf(state, 'harkonnen', effect, []).length : pieces;
    return [{ do: 'automaPut', ref, used: [], left }];
  },
  deploy: (_, __, { what: { leader, named: _named, ...units } }) => [{ do: 'automaDeploy', units, leader: leader !== undefined }],
  vehicles: (_, __, { what }) => [{ do: 'automaVehicles', left: what }],
  toTank: (_, ref) => [{ do: 'automaSends', ref }],
  special: (game, ref, { name, count = 9 }) =>
    name === 'bindPaul' ? bindPaul(game) : [{ do: 'automaSpecials', ref, name, left: name === 'discardWormsigns' ? count : 1 }],
};
/** Begins an effect for the automa; undefined = it has no way of its own. */
export const automaBegin = (effect: Effect): ((game: Game, ref: EffectRef) => Next<ArrakisGame>) | undefined => {
  const handler = dispatch(HANDLERS as object, effect.do) as Handler<EffectKind> | undefined;
  return handler && ((game, ref) => handler(game, ref, effect));
};
