import type { Next } from '../../../kernel/types.ts';
import type { EffectForms, EffectKind } from '../effects/effects.ts';
import type { Scene } from '../questions.ts';
import type { FamilyGame, Game } from '../types.ts';

/** How one kind of effect is carried out; what can be asked about it before stands in `queries/effects`. */
export interface Handler<Form> {
  /** Carries it out as far as possible; asks by tasks. R6.8 */
  readonly play: (game: Game, scene: Scene, effect: Form) => Next<FamilyGame>;
}
/** One for each kind. */
export type Handlers<Kind extends EffectKind = EffectKind> = { readonly [Each in Kind]: Handler<EffectForms[Each]> };
