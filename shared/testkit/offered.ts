import type { AnyChoices } from '../kernel/choices.ts';

/** One thing that is offered, and the form field or amount it belongs to. */
export interface Offered {
  readonly value: unknown;
  readonly field: string | undefined;
}
/**
 * Every single thing the choices offer, with the field it is in.
 * @param most of a list of options so many are taken
 */
export function offered(choices: AnyChoices, most = Number.POSITIVE_INFINITY, field?: string): readonly Offered[] {
  switch (choices.pick) {
    case 'one':
    case 'some':
      return choices.of.slice(0, most).map((value) => ({ value, field }));
    case 'number':
      return [choices.min, choices.max].map((value) => ({ value, field }));
    case 'amounts':
      return Object.keys(choices.most).map((key) => ({ value: 1, field: key }));
    case 'form':
      return Object.entries(choices.fields).flatMap(([key, part]) => offered(part, most, key));
  }
}
