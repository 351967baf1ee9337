import { correctionsIn, namedSheet, sheetDesk, type SheetDesk } from '../../../sheets/desk.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Setter } from '../../../sheets/measure.ts';
import type { Sheet, SheetRequest } from '../../../sheets/sheet.ts';
import { type Board, boardOf } from '../board.ts';
import type { AssetId, TokenId, VendettaFace } from '../ids.ts';
import type { DiceOptions } from '../types.ts';

/** Everything a page of the Dice Game is made from. */
export interface Desk extends SheetDesk {
  readonly board: Board;
}

/** The options that a sheet is asked for with, as the rules read them. */
export function optionsIn(asked: SheetRequest['options']): DiceOptions {
  const { corrections: told, ...rest } = asked;
  return { ...rest, ...(told ? { corrections: correctionsIn(asked) } : {}) } as DiceOptions;
}

/** @param id of the sheet */
export function deskFor(id: string, request: SheetRequest, setter: Setter): Desk {
  const { map = 'printed', corrections } = optionsIn(request.options);
  const board = boardOf({ map, corrections });
  return { ...sheetDesk('dice', id, request, setter), board };
}

export const sheetOf = (id: string, pages: (desk: Desk) => ReturnType<Sheet['pages']>, drawn?: true): Sheet =>
  namedSheet('dice', id, (request, setter) => pages(deskFor(id, request, setter)), drawn);

/** How one wins, in a sentence. R15 */
export function goalOf({ say, board }: Desk): string {
  const { victory, rounds } = board.data.game;
  return say('dice.sheet.goal', {
    solo: victory.solo['4'] ?? 3,
    two: victory.solo['2'] ?? 4,
    allied: victory.allied,
    rounds,
    guild: { key: 'dice.house.guild' },
  });
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
