import type { Reason } from '../../../../kernel/types.ts';
import type { Effect, EffectForms, EffectKind, Effects } from '../../effects/effects.ts';
import type { Scene } from '../../questions.ts';
import type { State } from '../../types.ts';

/** Whether effects that others hold must be carried out. */
export interface Mandatory {
  readonly isMandatory: (effect: Effect) => boolean;
  readonly isDue: (state: State, scene: Scene, effect: Effect) => boolean;
}
/** What effects that hold others ask about those. */
export interface Inner extends Mandatory {
  readonly hindranceIn: (state: State, scene: Scene, list: Effects) => Reason | null;
  readonly whyInVain: (state: State, scene: Scene, list: Effects) => Reason | null;
  readonly whyWaits: (state: State, scene: Scene, effect: Effect) => Reason | null;
}
/** What can be asked about one kind of effect before it is carried out. */
export interface Reading<Form> {
  /** It may be left undone. Absent = mandatory. R17.2 */
  readonly optional?: (effect: Form, inner: Mandatory) => boolean;
  /** As things stand it may be left undone, although such effects are mandatory. */
  readonly spare?: (state: State, scene: Scene, effect: Form, inner: Mandatory) => boolean;
  /** Why it cannot be carried out at all: such an option is not chosen, such a piece waits. R17.10 R17.4 */
  readonly hindrance?: (state: State, scene: Scene, effect: Form, inner: Inner) => Reason | null | undefined;
  /** Why it would do nothing now: a piece waits, an option may be chosen all the same. R17.10 */
  readonly idle?: (state: State, scene: Scene, effect: Form, inner: Inner) => Reason | null | undefined;
}
/** One of each kind; `{}` = mandatory, always possible, never in vain. */
export type Readings<Kind extends EffectKind = EffectKind> = { readonly [Each in Kind]: Reading<EffectForms[Each]> };
/** Of whatever kind. */
export type AnyReading = Reading<Effect>;
/** The first reason, where nothing is without one. */
export function firstIfAll([first = null, ...others]: readonly (Reason | null)[]): Reason | null {
  return others.includes(null) ? null : first;
}
