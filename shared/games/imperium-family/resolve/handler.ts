import type { Next, Reason } from '../../../kernel/types.ts';
import type { Effect, EffectForms, EffectKind, Effects } from '../effects/effects.ts';
import type { Scene } from '../questions.ts';
import type { FamilyGame, Game, State } from '../types.ts';

/** What effects that hold others ask about those. */
export interface Inner {
  readonly hindranceIn: (state: State, scene: Scene, list: Effects) => Reason | null;
  readonly isMandatory: (effect: Effect) => boolean;
  readonly whyWaits: (state: State, scene: Scene, effect: Effect) => Reason | null;
  readonly whyInVain: (state: State, scene: Scene, list: Effects) => Reason | null;
}
/** How one kind of effect is carried out. */
export interface Handler<Form> {
  /** Carries it out as far as possible; asks by tasks. R6.8 */
  readonly play: (game: Game, scene: Scene, effect: Form, inner: Inner) => Next<FamilyGame>;
  /** It may be left undone. Absent = mandatory. R17.2 */
  readonly optional?: (effect: Form, inner: Inner) => boolean;
  /** Why it cannot be carried out at all: such an option is not chosen, such a piece waits. R17.10 R17.4 */
  readonly hindrance?: (state: State, scene: Scene, effect: Form, inner: Inner) => Reason | null;
  /** Why it would do nothing now: a piece waits, an option may be chosen all the same. R17.10 */
  readonly idle?: (state: State, scene: Scene, effect: Form, inner: Inner) => Reason | null;
}
export type Handlers = { readonly [Kind in EffectKind]: Handler<EffectForms[Kind]> };
export type SomeHandlers<Kind extends EffectKind> = { readonly [Each in Kind]: Handler<EffectForms[Each]> };
/** A handler for whoever does not know the kind. */
export type AnyHandler = Handler<Effect>;
/** Options that can be chosen: nothing in them is impossible. R17.10 */
export const choosable = (
  state: State,
  scene: Scene,
  lists: readonly Effects[],
  { hindranceIn }: Pick<Inner, 'hindranceIn'>,
): readonly number[] => lists.flatMap((list, at) => (hindranceIn(state, scene, list) ? [] : [at]));
