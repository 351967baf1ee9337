import type { Next } from '../../../../kernel/types.ts';
import type { SpecialName } from '../../data/notation.ts';
import { isCompanion } from '../../queries/table.ts';
import type { EffectRef } from '../../questions.ts';
import type { ArrakisGame, Game } from '../../types.ts';
import { bindPaul, drawObjective } from '../../verbs/card-effects.ts';

/** Specials that choose nothing, or have a question of their own. */
export const AT_ONCE: Readonly<Partial<Record<SpecialName, (game: Game, ref: EffectRef) => Next<ArrakisGame>>>> = {
  bindPaul: (game) => bindPaul(game),
  secondObjective: (game) => (isCompanion(game.state) ? [{ do: 'tellObjective' }] : drawObjective(game)),
  replacePrescience: (_, { by }) => [{ do: 'replacePrescience', house: by }],
};
