import type { Texts } from '../../../text/message.ts';

const LENT_BY = 'base-';
/** A card of the first game has an id of its own here: some are called as a card of this box. */
export const lentId = (id: string): string => `${LENT_BY}${id}`;
/** The id that a card has in the first game; null = it is of this box. */
export const ownId = (id: string): string | null => (id.startsWith(LENT_BY) ? id.slice(LENT_BY.length) : null);

/** Texts of the first game that name its cards, and those that say what odd ones do. */
const CARD = /^imperium\.(card|intrigue|conflict)\.(.+)$/;
const DEED = /^imperium\.((?:ask\.)?special\..+|item\.play\..+)$/;
/** The texts that the first game has already, said for its cards on this table. R19.1 */
export function lentTexts(...texts: readonly Texts[]): Texts {
  return Object.fromEntries(
    texts.flatMap(Object.entries).flatMap(([key, said]: [string, string]): [string, string][] => {
      if (key === 'imperium.name') return [['uprising.box.base', said]];
      const [, kind, id = ''] = CARD.exec(key) ?? [];
      if (kind) return [[`uprising.${kind}.${lentId(id)}`, said]];
      const [, deed] = DEED.exec(key) ?? [];
      return deed ? [[`uprising.${deed}`, said]] : [];
    }),
  );
}
