import type { Texts } from '../../../text/message.ts';

/** A card of the first game has an id of its own here: some are called as a card of this box. */
export const lentId = (id: string): string => `base-${id}`;

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
