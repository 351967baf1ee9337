import type { Entity, OptionLabel } from '../../shared/games/face.ts';
import { sameEntity } from '../games/scene.ts';

/** What is taken up before an option is chosen, e.g. the figure that moves. */
export type First = NonNullable<OptionLabel['first']>;

/** The things that options begin with, each once, in the order of the options. */
export function firstsOf(options: readonly OptionLabel[]): readonly First[] {
  const found: First[] = [];
  for (const { first } of options) if (first && !found.some(({ entity }) => sameEntity(entity, first.entity))) found.push(first);
  return found;
}
/** More options than these are not spread out before somebody asks for them. */
const MANY = 7;
/** The only thing there is, which is in the hand at once; not where many options would hide those that begin with nothing. */
export function onlyOf(options: readonly OptionLabel[], firsts: readonly First[]): First | null {
  const [only] = firsts;
  if (!only || firsts.length > 1) return null;
  return options.length <= MANY || options.every(({ first }) => first) ? only : null;
}
/** What is in the hand: what was taken up, or the only thing there is. */
export const heldOf = (options: readonly OptionLabel[], firsts: readonly First[], taken: Entity | null): First | null =>
  firsts.find(({ entity }) => sameEntity(entity, taken)) ?? onlyOf(options, firsts);
/** The options that belong to what is held; options that begin with nothing stand beside the only thing there is. */
export function optionsOf<Option extends OptionLabel>(
  options: readonly Option[],
  firsts: readonly First[],
  held: First,
): readonly Option[] {
  return options.filter(({ first }) => (first ? sameEntity(first.entity, held.entity) : firsts.length === 1));
}
/** Before anything is taken up: every option whose target is a place to go to, not something to take up. */
export function reachedOf<Option extends OptionLabel>(options: readonly Option[]): readonly Option[] {
  const firsts = firstsOf(options);
  return options.filter(({ first, target }) => first && target && !firsts.some(({ entity }) => sameEntity(entity, target)));
}
/** The things that reach a place, each with its options there. */
export function waysTo<Option extends OptionLabel>(
  options: readonly Option[],
  place: Entity,
): readonly { readonly first: First; readonly options: readonly Option[] }[] {
  const there = options.filter(({ first, target }) => first && target && sameEntity(target, place));
  return firstsOf(there).map((first) => ({
    first,
    options: there.filter((option) => option.first && sameEntity(option.first.entity, first.entity)),
  }));
}
/** One stone for all options that differ in their amount alone: with the amount chosen, the most to begin with. */
export function stonesOf<Option extends OptionLabel>(
  options: readonly Option[],
  chosen: Readonly<Record<string, number>>,
): readonly (Option & { readonly amounts?: readonly number[] })[] {
  return options.flatMap((option) => {
    const { amount } = option;
    if (!amount) return [option];
    const amounts = options
      .flatMap((other) => (other.amount?.of === amount.of ? [other.amount.count] : []))
      .sort((one, other) => one - other);
    const wanted = chosen[amount.of] ?? amounts.at(-1);
    return amount.count === wanted ? [{ ...option, amounts }] : [];
  });
}
