import type { DiceData } from '../../../shared/games/dice/data.ts';
import type { DieId, HouseId, LeaderId, RegionId, TokenId } from '../../../shared/games/dice/ids.ts';
import { type Face, face as faceMessage, dieName, powerText } from '../../../shared/games/dice/words/names.ts';
import type { Message } from '../../../shared/text/message.ts';
import { picturesEn } from '../../../shared/text/pictures.en.ts';

/** Says a message in the language of this device. */
export type Say = ((message: Message) => string) | undefined;

/** A readable word from an id, where nobody can say its name. */
const fromId = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());

const game = (say: Say, key: string, id: string): string => say?.({ key: `dice.${key}.${id}` }) ?? fromId(id);
export const nameOfRegion = (say: Say, id: RegionId): string => game(say, 'region', id);
export const nameOfHouse = (say: Say, id: HouseId): string => game(say, 'house', id);
export const nameOfLeader = (say: Say, id: LeaderId): string => game(say, 'leader', id);
export const nameOfToken = (say: Say, id: TokenId): string => game(say, 'token', id);
export const nameOfPower = (say: Say, id: string): string => game(say, 'power', id);
export const textOfPower = (say: Say, id: string, game: DiceData['game']): string => say?.(powerText(id, game)) ?? '';
export const nameOfDie = (say: Say, id: DieId): string => say?.(dieName(id)) ?? fromId(id);
export const nameOfFace = (say: Say, die: DieId, shown: Face): string => say?.(faceMessage(die, shown)) ?? fromId(shown);

export type PictureText = keyof typeof picturesEn;
/** Says one of the pictures' own texts; without a voice its English form, gaps and all. */
export const picture = (say: Say, key: PictureText, gaps?: Message['with']): string =>
  say ? say(gaps ? { key, with: gaps } : { key }) : picturesEn[key].replace(/\{(\w+)\}/g, (_, gap: string) => String(gaps?.[gap] ?? ''));
