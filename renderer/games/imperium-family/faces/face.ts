import type { Records } from '../../../../shared/games/imperium-family/edition.ts';
import { bookOf } from '../../../../shared/games/imperium-family/edition.ts';
import type { EditionId, FamilyView } from '../../../../shared/games/imperium-family/types.ts';
import type { Message } from '../../../../shared/text/message.ts';
import { widthOf } from '../../../app/width-of.ts';
import type { Say } from '../names.ts';

/** As it lies in the Row or in a hand, as it lies alone, and large under the eye. */
export type FaceSize = 'row' | 'normal' | 'zoom';
/** `lit` = it answers the question, `chosen` = part of the answer, `blocked` = not offered. */
export type FaceState = 'lit' | 'chosen' | 'blocked';

/** What every face takes. */
export interface FaceProps {
  readonly id: string;
  readonly edition: EditionId;
  /** Of the game being played: its corrections show. Absent = as printed. */
  readonly options?: FamilyView['options'] | undefined;
  /** Of the game being played: some have another side of the board. */
  readonly seats?: FamilyView['seats'] | undefined;
  readonly say?: Say;
  readonly size?: FaceSize | undefined;
  readonly state?: FaceState | undefined;
  /** The key that chooses it. */
  readonly keyCap?: string | undefined;
  /** It is not offered only because so much Persuasion is missing. */
  readonly short?: number | undefined;
  /** In a Row a card on its side is so many em wide. */
  readonly side?: number | undefined;
}
/** A card on its side that is narrower has no room for a picture, nor for words. */
export const SIDE = 8.8;
/** What the shell around a face needs of that. */
export const shellOf = ({ size = 'normal', state, keyCap, short, say }: FaceProps) => ({ size, state, keyCap, short, say });

/** The records of the game, or of the box where no game is played. */
export const recordsOf = ({ edition, options, seats }: Pick<FaceProps, 'edition' | 'options' | 'seats'>): Records =>
  bookOf({ edition, options: (options ?? {}) as FamilyView['options'], ...(seats && { seats }) });

/** The words of a face; without a voice its keys. */
export const told = (say: Say, key: string, gaps?: Message['with']): string => {
  const message = gaps ? { key: `imperium.${key}`, with: gaps } : { key: `imperium.${key}` };
  return say?.(message) ?? message.key;
};
export const saidName = ({ say, edition }: Pick<FaceProps, 'say' | 'edition'>, kind: string, id: string): string =>
  say?.({ key: `${edition}.${kind}.${id}` }) ?? id;

/** Row names over 17 letters step down a size, a word over 12 letters a second one. */
export function nameSize(name: string, size: FaceSize): '' | 'ln2' | 'ln3' {
  const isRow = size === 'row';
  const longest = Math.max(...name.split(/[\s\u00ad-]/).map(widthOf));
  if (longest > (isRow ? 12 : 17) || widthOf(name) > (isRow ? 22 : 36)) return 'ln3';
  return widthOf(name) > (isRow ? 17 : 19) || longest > (isRow ? 10 : 14) ? 'ln2' : '';
}
