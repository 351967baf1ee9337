import type { Message } from '../../../text/message.ts';
import type { Item } from '../../face.ts';
import type { Records } from '../edition.ts';
import type { Effects } from '../effects/effects.ts';
import type { BoxId, Source, SpaceRecord } from '../records.ts';
import type { EditionId } from '../types.ts';
import { saidWhen, type When } from '../words/effects.ts';
import { listed, nameOf, said, saidBy } from '../words/names.ts';

/** What an edition adds to its records: the rules that name a thing, beside those of its kind. */
export interface ItemRules {
  readonly cards: Readonly<Record<string, string>>;
  readonly intrigue: Readonly<Record<string, string>>;
  readonly spaces: Readonly<Record<string, string>>;
  readonly leaders: Readonly<Record<string, string>>;
  /** The rule that lets cards of another box in; absent = none does. Uprising R19.1 */
  readonly otherBox?: string;
  /** Rules of the base game as the rulebook of the edition counts them; one that is missing, it does not have. Absent = it is the base game. */
  readonly counted?: Readonly<Record<string, string>>;
}
/** All that things are told from. */
export interface Shelf extends Records {
  readonly edition: EditionId;
  readonly rules: ItemRules;
}

/** Rules of the base game, as the edition counts them. */
export function cited({ rules: { counted } }: Shelf, ...rules: readonly string[]): readonly string[] {
  return counted ? [...new Set(rules.flatMap((rule) => counted[rule] ?? []))] : rules;
}
export type Fact = NonNullable<Item['facts']>[number];
export const fact = (name: string, value: Message): Fact => ({ label: said(`fact.${name}`), value });
/** Where a card of another box is from. Uprising R19.1 */
export const fromBox = ({ edition }: Shelf, box: BoxId | undefined): Fact | false =>
  box !== undefined && fact('box', saidBy(edition, `box.${box}`));
export const boxRule = ({ rules: { otherBox } }: Shelf, box: BoxId | undefined): readonly string[] =>
  box === undefined ? [] : named(otherBox);
export const number = (value: number): Message => said('fact.number', { value });
export const facts = (...all: readonly (Fact | false | null | undefined)[]): readonly Fact[] => all.filter((one) => !!one);
export const some = (name: string, parts: readonly Message[]): Fact | false => parts.length > 0 && fact(name, listed(parts));
/** Which spaces of the board are meant. */
export function spaces({ edition, board }: Shelf, isMeant: (space: SpaceRecord) => boolean): Fact | false {
  const meant = Object.entries(board.spaces).filter(([, space]) => isMeant(space));
  return some(
    'spaces',
    meant.map(([id]) => nameOf(edition, 'space', id)),
  );
}
export const amount = (name: string, value: number): Fact | false => value > 0 && fact(name, number(value));
export const marked = (source: Source): { readonly reconstructed?: true } => (source === 'reconstructed' ? { reconstructed: true } : {});
export const named = (rule: string | undefined): readonly string[] => (rule ? [rule] : []);
export const when = ({ edition }: Shelf, at: When, list: Effects = []): readonly Message[] =>
  list.length > 0 ? [saidWhen(at, list, edition)] : [];
