import type { CardId, Colour, FigureId, SpaceKind } from '../../../shared/games/adventure/ids.ts';
import { adventurePicturesEn } from '../../../shared/games/adventure/text/pictures.en.ts';
import type { Message } from '../../../shared/text/message.ts';

/** Says a message in the language of this device. */
export type Say = ((message: Message) => string) | undefined;

/** A readable word from an id, where nobody can say its name. */
const fromId = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());

const named = (say: Say, kind: string, id: string): string => say?.({ key: `adventure.${kind}.${id}` }) ?? fromId(id);
export const nameOfKind = (say: Say, kind: SpaceKind): string => named(say, 'kind', kind);
export const nameOfSpace = (say: Say, id: string): string => named(say, 'space', id);
export const nameOfColour = (say: Say, colour: Colour): string => named(say, 'colour', colour);
export const nameOfFigure = (say: Say, id: FigureId): string => named(say, 'figure', id);
export const nameOfCard = (say: Say, id: CardId): string => named(say, 'card', id);

export type PictureText = keyof typeof adventurePicturesEn;
/** Says one of the pictures' own texts; without a voice its English form, gaps and all. */
export const picture = (say: Say, key: PictureText, gaps?: Message['with']): string =>
  say
    ? say(gaps ? { key, with: gaps } : { key })
    : adventurePicturesEn[key].replace(/\{(\w+)[^}]*\}/g, (_, gap: string) => String(gaps?.[gap] ?? ''));
