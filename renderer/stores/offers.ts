import type { Entity, OptionLabel } from '../../shared/games/face.ts';
import { type AnyChoices, same } from '../../shared/kernel/choices.ts';
import type { Message } from '../../shared/text/message.ts';
import { choicesAt, directOptions, type Draft, draftAt, isDirect, type Path } from './parts.ts';
import type { First, waysTo } from './first.ts';

/** One thing that can be chosen now: on the ledge, on the board, by key. */
export interface Offer extends OptionLabel {
  readonly path: Path;
  /** The value it stands for; of an amount, its key. */
  readonly value: unknown;
  readonly chosen: boolean;
  readonly key: string | null;
  /** It is not an answer yet: this is taken up, then its own options are on offer. */
  readonly takes?: Entity;
  /** The amounts it could stand for instead, ascending. */
  readonly amounts?: readonly number[];
}
export type Unkeyed = Omit<Offer, 'key'>;
/** What is asked: the open question, or an interjection that was opened. */
export interface Asked {
  readonly name: string;
  readonly choices: AnyChoices;
  readonly interject: string | null;
}
/** How options and fields of the game are called. */
export interface Called {
  labelOf(name: string, value: unknown, field?: string): OptionLabel;
  fieldOf(name: string, field?: string): Message;
}

/** Everything that can be chosen now, in the order of the choices. */
export function offersIn(
  { name, choices }: Pick<Asked, 'name' | 'choices'>,
  draft: Draft,
  called: Called,
  at: Path = [],
): readonly Unkeyed[] {
  const { labelOf, fieldOf } = called;
  const part = choicesAt(choices, at);
  const now = draftAt(draft, at);
  const field = at.at(-1);
  if (!part) return [];
  switch (part.pick) {
    case 'one':
      return part.of.map((value) => ({ ...labelOf(name, value, field), path: at, value, chosen: at.length > 0 && same(value, now) }));
    case 'number':
      return isDirect(part) && at.length === 0
        ? directOptions(part).map((value) => ({ ...labelOf(name, value, field), path: at, value, chosen: false }))
        : [];
    case 'some':
      return part.of.map((value) => ({
        ...labelOf(name, value, field),
        path: at,
        value,
        chosen: ((now ?? []) as readonly unknown[]).some((item) => same(item, value)),
      }));
    case 'amounts':
      return Object.keys(part.most).map((key) => {
        const amount = ((now ?? {}) as Record<string, number>)[key] ?? 0;
        return { ...labelOf(name, amount, key), label: fieldOf(name, key), path: at, value: key, chosen: amount > 0 };
      });
    case 'form':
      return Object.keys(part.fields).flatMap((key) => offersIn({ name, choices }, draft, called, [...at, key]));
  }
}
/** Taking something up, as an offer. */
export const takingUp = ({ entity, label, hint }: First): Unkeyed => ({
  label,
  ...(hint && { hint }),
  target: entity,
  takes: entity,
  path: [],
  value: entity,
  chosen: false,
});

/** One of several things that reach a chosen place, as an offer: by its own name, since all go to the same place. */
export function wayOf({ first, options }: ReturnType<typeof waysTo<Unkeyed>>[number]): Unkeyed {
  const [option, ...more] = options;
  if (!option || more.length > 0) return takingUp(first);
  const hint = first.hint ?? option.hint;
  return { ...option, label: first.label, ...(hint && { hint }), target: first.entity };
}

const KEYS = '123456789';
/** The key of what ends the turn: always the same. */
const LAST_KEY = '0';
/** The offers with their keys, what ends the turn last. */
export function keyed(offers: readonly Unkeyed[]): readonly Offer[] {
  const plain = offers.filter(({ ends }) => !ends);
  return [
    ...plain.map((offer, at) => ({ ...offer, key: KEYS[at] ?? null })),
    ...offers.filter(({ ends }) => ends).map((offer, at) => ({ ...offer, key: at === 0 ? LAST_KEY : null })),
  ];
}
