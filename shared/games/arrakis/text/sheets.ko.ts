import type { TextsLike } from '../../../text/message.ts';
import type { arrakisSheetsEn } from './sheets.en.ts';

export const arrakisSheetsKo: TextsLike<typeof arrakisSheetsEn> = {};
