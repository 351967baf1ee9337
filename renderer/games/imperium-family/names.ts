import type { familyPicturesEn } from '../../../shared/games/imperium-family/text/pictures.en.ts';
import type { Message } from '../../../shared/text/message.ts';

/** Says a message in the language of this device. */
export type Say = ((message: Message) => string) | undefined;

export type PictureText = keyof typeof familyPicturesEn extends `imperium.picture.${infer Name}` ? Name : never;
/** Where own cards lie of which the table shows the last one at most. */
export const PILES = ['discard', 'played'] as const;

/** One of the pictures' own texts. */
export const pictured = (name: PictureText, gaps?: Message['with']): Message => {
  const key = `imperium.picture.${name}` as const;
  return gaps ? { key, with: gaps } : { key };
};
