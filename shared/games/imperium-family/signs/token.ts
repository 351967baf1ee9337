import type { SignId } from '../../../sheets/icons.ts';
import type { CardName } from '../ids.ts';

/** Small words where no sign says it; text keys `imperium.sign.<word>`. */
export type SignWord = 'or' | 'may' | 'this' | 'any' | 'most' | 'per' | 'hand' | 'other';

/** One element of a line of effects, left to right. Board, faces and printed sheets draw the same tokens. */
export type Token =
  /** A sign, its number before it: "2", "+1", "−1", "0–2", "≤3", "3+". */
  | { readonly sign: SignId; readonly count?: string }
  /** The same in every language: "×2". */
  | { readonly text: string }
  | { readonly word: SignWord }
  /** The name of a card. */
  | { readonly card: CardName }
  /** Between options, or the chevron between a price and what it buys. */
  | { readonly join: 'or' | 'then' }
  /** A framed tab: when, or for whom, what follows holds. */
  | { readonly tab: readonly Token[] };

/** A sign with its number. */
export const many = (sign: SignId, count: number | string) => ({ sign, count: String(count) });
export const one = (sign: SignId): Token => ({ sign });
export const tab = (...tokens: readonly Token[]): Token => ({ tab: tokens });
export const word = (said: SignWord): Token => ({ word: said });
export const OR: Token = { join: 'or' };
export const THEN: Token = { join: 'then' };

/** Lists with a joint between them. */
export const joined = (lists: readonly (readonly Token[])[], joint: Token): readonly Token[] =>
  lists.flatMap((list, at) => (at === 0 ? list : [joint, ...list]));

/** Every sign in the tokens, those in tabs too. */
export const signsIn = (tokens: readonly Token[]): readonly SignId[] =>
  tokens.flatMap((token) => ('tab' in token ? signsIn(token.tab) : 'sign' in token ? [token.sign] : []));
