import type { FrameOf } from '../../../sheets/frame.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Setter } from '../../../sheets/measure.ts';
import type { Sheet, SheetRequest } from '../../../sheets/sheet.ts';
import type { Message } from '../../../text/message.ts';
import type { Speaker } from '../../../text/speak.ts';
import { type Board, boardOf } from '../board.ts';
import type { Role } from '../data.ts';
import { type CardId, COLOURS, type Colour, type SpaceKind } from '../ids.ts';

/** Everything a page of the adventure game is made from. */
export interface Desk {
  readonly request: SheetRequest;
  readonly setter: Setter;
  readonly speaker: Speaker;
  readonly board: Board;
  readonly frame: FrameOf;
  say(key: string, gaps?: Message['with']): string;
}

/** @param id of the sheet; its title is the text `adventure.sheet.<id>` */
export function deskFor(id: string, request: SheetRequest, setter: Setter): Desk {
  const { speaker, options } = request;
  const { corrections } = options as { readonly corrections?: string };
  const board = boardOf({ corrections: corrections ? JSON.parse(corrections) : undefined });
  const frame: FrameOf = { request, setter, game: { key: 'adventure.title' }, title: { key: `adventure.sheet.${id}` } };
  return { request, setter, speaker, board, frame, say: (key, gaps) => speaker.say(key, gaps) };
}

/** A sheet whose texts are `adventure.sheet.<id>` and `adventure.sheet.<id>.about`. */
export function sheetOf(id: string, pages: (desk: Desk) => ReturnType<Sheet['pages']>, drawn?: true): Sheet {
  return {
    id,
    title: { key: `adventure.sheet.${id}` },
    about: { key: `adventure.sheet.${id}.about` },
    ...(drawn ? { drawn } : {}),
    pages: (request, setter) => pages(deskFor(id, request, setter)),
  };
}

/** House and the box's word for its colour: on the real table the pieces are red, yellow, blue and green. */
export const colourName = (colour: Colour): Message => ({
  key: 'adventure.sheet.colour',
  with: { house: { key: `adventure.colour.${colour}` }, box: { key: `adventure.boxColour.${colour}` } },
});

/** Colours that so many players use, clockwise. R4.1 */
export const coloursFor = (seats: number): readonly Colour[] => (seats === 3 ? COLOURS.filter((colour) => colour !== 'green') : COLOURS);

export const KIND_SIGNS: Readonly<Record<SpaceKind, SignId>> = {
  sietch: 'sietch',
  spice: 'spice',
  sandstorm: 'storm',
  worm: 'worm',
  duel: 'duel',
  training: 'training',
  smuggler: 'smuggler',
  'spice-raid': 'raid',
  traitor: 'traitor',
  poison: 'poison',
  'bene-gesserit': 'inf-bg',
  'space-guild': 'inf-guild',
};
export const CARD_SIGNS: Readonly<Record<CardId, SignId>> = {
  sword: 'sword',
  poison: 'poison',
  'gom-jabbar': 'gom-jabbar',
  lasgun: 'lasgun',
  shield: 'shield',
  stillsuit: 'stillsuit',
  ornithopter: 'ornithopter',
  'secret-silo': 'silo',
  'hunter-seeker': 'hunter',
  'harvester-raid': 'harvester',
};
export const ROLE_SIGNS: Readonly<Record<Role, SignId>> = { heir: 'fig-heir', ruler: 'fig-ruler', warrior: 'fig-warrior' };

/** The rule each kind of space stands under. */
export const KIND_RULES: Readonly<Record<SpaceKind, string>> = {
  sietch: 'R6.11',
  spice: 'R6.12',
  sandstorm: 'R6.15',
  worm: 'R6.14',
  duel: 'R6.13',
  training: 'R6.16',
  smuggler: 'R6.17',
  'spice-raid': 'R6.21',
  traitor: 'R6.20',
  poison: 'R6.18',
  'bene-gesserit': 'R6.19',
  'space-guild': 'R6.22',
};
/** The rule each card stands under. */
export const CARD_RULES: Readonly<Record<CardId, string>> = {
  sword: 'R9.2',
  'gom-jabbar': 'R9.3',
  lasgun: 'R9.4',
  shield: 'R9.5',
  poison: 'R9.6',
  stillsuit: 'R9.7',
  ornithopter: 'R9.8',
  'secret-silo': 'R10.2',
  'hunter-seeker': 'R10.3',
  'harvester-raid': 'R10.4',
};
