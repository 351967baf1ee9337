import type { AnyChoices } from '../kernel/choices.ts';

/** What an answer is made of, without what else could be chosen: enough to say it. */
export type Shape = 'one' | 'number' | 'some' | 'amounts' | { readonly [field: string]: Shape };

export const shapeOf = (choices: AnyChoices): Shape =>
  choices.pick === 'form'
    ? Object.fromEntries(Object.entries(choices.fields).map(([field, part]) => [field, shapeOf(part)]))
    : choices.pick;
