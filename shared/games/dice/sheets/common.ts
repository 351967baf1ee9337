import type { Speaker } from '../../../text/speak.ts';
import type { Message } from '../../../text/message.ts';
import type { FrameOf } from '../../../sheets/frame.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Setter } from '../../../sheets/measure.ts';
import type { Sheet, SheetRequest } from '../../../sheets/sheet.ts';
import { type Board, boardOf } from '../board.ts';
import type { AssetId, TokenId, VendettaFace } from '../ids.ts';

/** Everything a page of the Dice Game is made from. */
export interface Desk {
  readonly request: SheetRequest;
  readonly setter: Setter;
  readonly speaker: Speaker;
  readonly board: Board;
  readonly frame: FrameOf;
  say(key: string, gaps?: Message['with']): string;
}

/** @param id of the sheet; its title is the text `dice.sheet.<id>` */
export function deskFor(id: string, request: SheetRequest, setter: Setter): Desk {
  const { speaker, options } = request;
  const { map, corrections } = options as { readonly map?: 'printed' | 'rim-split' | 'all-touch-pole'; readonly corrections?: string };
  const board = boardOf({ map: map ?? 'printed', corrections: corrections ? JSON.parse(corrections) : undefined });
  const frame: FrameOf = { request, setter, game: { key: 'dice.title' }, title: { key: `dice.sheet.${id}` } };
  return { request, setter, speaker, board, frame, say: (key, gaps) => speaker.say(key, gaps) };
}

/** A sheet whose texts are `dice.sheet.<id>` and `dice.sheet.<id>.about`. */
export function sheetOf(id: string, pages: (desk: Desk) => ReturnType<Sheet['pages']>, drawn?: true): Sheet {
  return {
    id,
    title: { key: `dice.sheet.${id}` },
    about: { key: `dice.sheet.${id}.about` },
    ...(drawn ? { drawn } : {}),
    pages: (request, setter) => pages(deskFor(id, request, setter)),
  };
}

/** The rule each power stands under; the digest explains it. */
export const POWER_RULES: Readonly<Record<string, string>> = {
  'duncan-idaho': 'R16.2',
  'honourable-duel': 'R16.3',
  'piter-de-vries': 'R16.4',
  infiltration: 'R16.5',
  'people-of-the-desert': 'R16.6',
  'worm-riding': 'R11.4',
  'axlotl-tanks': 'R16.7',
  'face-dancers': 'R16.9',
  'face-dancers-alternative': 'R16.9',
  gholas: 'R16.10',
  'salusa-secundus': 'R8.5',
  'choam-directorship': 'R16.11',
  'shipping-mandate': 'R16.12',
  'ruthless-opportunism': 'R16.14',
  evacuation: 'R16.15',
  'plans-within-plans': 'R16.16',
  voice: 'R16.17',
  'prana-bindu': 'R16.18',
  'fortune-hunters': 'R16.19',
  'shorter-route': 'R16.20',
};

export const ASSET_SIGNS: Readonly<Record<AssetId, SignId>> = { fortification: 'fort', harvester: 'harvester', ornithopter: 'ornithopter' };
export const TOKEN_SIGNS: Readonly<Record<TokenId, SignId>> = { shield: 'shield', snooper: 'snooper', thumper: 'thumper' };
export const VENDETTA_SIGNS: Readonly<Record<VendettaFace, SignId>> = {
  poison: 'poison',
  crysknife: 'crysknife',
  'hunter-seeker': 'hunter',
  snooper: 'snooper',
  shield: 'shield',
  thumper: 'thumper',
};
