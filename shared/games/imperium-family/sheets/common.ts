import type { GameModule } from '../../../kernel/types.ts';
import { backed, correctionsIn, namedSheet, type SheetDesk, sheetDesk, used } from '../../../sheets/desk.ts';
import { headCell, line, tag } from '../../../sheets/draw.ts';
import { marked } from '../../../sheets/frame.ts';
import type { Content, Setter, Span } from '../../../sheets/measure.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { ruled } from '../../../sheets/rows.ts';
import type { Phase, Sheet, SheetRequest, Use } from '../../../sheets/sheet.ts';
import { type Book, bookOf, editionOf } from '../edition.ts';
import type { Effects } from '../effects/effects.ts';
import type { ItemRules } from '../items/shelf.ts';
import type { PlayerId, SeatId } from '../ids.ts';
import type { HagalRecord } from '../records.ts';
import type { EditionId, FamilyGame, FamilyOptions, FamilyState } from '../types.ts';
import { withDefaults } from '../default-options.ts';
import { saidEffects } from '../words/effects.ts';
import { hagalCardName, nameOf, type NamedKind, said } from '../words/names.ts';

/** An edition as its sheets know it. */
export interface Kit {
  readonly edition: EditionId;
  /** The rules that name single things. */
  readonly rules: ItemRules;
  readonly module: GameModule<FamilyGame>;
  /** Rules of the base game's sheets as the rulebook of the edition counts them, where it counts otherwise. */
  readonly counted?: Readonly<Record<string, string>>;
}
/** Everything a page of the family is made from. */
export interface Desk extends SheetDesk, Omit<Kit, 'counted'> {
  readonly options: FamilyState['options'];
  /** Where the page is of a table of so many persons: they may play on another side of the board. */
  readonly seats?: readonly SeatId[];
  readonly book: Book;
  /** What the edition calls a thing. */
  name(kind: NamedKind, id: string): string;
  /** A text of the family's sheets, `imperium.sheet.<key>`. */
  tell(key: string, gaps?: Parameters<typeof said>[1]): string;
  /** Rules of the base game, with commas between them, as the edition counts them. */
  counted(rules: string): string;
}

/** A sheet of the family, to be printed for one edition. */
type SheetFor = (kit: Kit) => Sheet;

/** The options that a sheet is asked for with, as the rules read them. */
export const optionsIn = (edition: EditionId, asked: SheetRequest['options']): FamilyState['options'] =>
  withDefaults(edition, { ...(asked as FamilyOptions), corrections: correctionsIn(asked) });

/** @param id of the sheet; its title is the text `imperium.sheet.<id>` */
export function deskFor({ edition, rules, module, counted = {} }: Kit, id: string, request: SheetRequest, setter: Setter): Desk {
  const desk = sheetDesk('imperium', id, request, setter);
  const options = optionsIn(edition, request.options);
  return {
    ...desk,
    frame: { ...desk.frame, game: { key: `${edition}.name` } },
    edition,
    rules,
    module,
    options,
    book: bookOf({ edition, options }),
    name: (kind, what) => request.speaker.say(nameOf(edition, kind, what)),
    tell: (key, gaps) => request.speaker.say(said(`sheet.${key}`, gaps)),
    counted: (cited) => [...new Set(cited.split(', ').map((rule) => counted[rule] ?? rule))].join(', '),
  };
}

/** The same desk for a table of so many persons. */
export function seatedAt(desk: Desk, persons: number): Desk {
  const seats = desk.module.seatIds.slice(0, persons) as readonly SeatId[];
  return { ...desk, seats, book: bookOf({ edition: desk.edition, options: desk.options, seats }) };
}
/** How many play in teams, on a side of the board of their own; null = nobody. Uprising R18 */
export const personsInTeams = ({ edition }: Pick<Desk, 'edition'>): number | null => editionOf(edition).teams?.persons ?? null;

/** A desk for each side of the board: the usual one, and that of those who play in teams. */
export function boardSides(desk: Desk): readonly Desk[] {
  const persons = personsInTeams(desk);
  return persons === null ? [desk] : [desk, seatedAt(desk, persons)];
}
/** What stands beside the title: on pages of the side for teams, how many these are. */
export const sideNote = ({ tell, seats }: Desk, usual: string): string => (seats ? tell('spaces.side', { n: seats.length }) : tell(usual));

/** Who plays there tonight; nothing if nobody has said so. */
export const personAt = ({ module, request }: Desk, seat: PlayerId): string =>
  request.names?.[(module.seatIds as readonly PlayerId[]).indexOf(seat)]?.trim() ?? '';

/** @param drawn the page is of a table: it differs with the number of those who play */
export const sheetFor =
  (id: string, pages: (desk: Desk) => ReturnType<Sheet['pages']>, drawn?: true): SheetFor =>
  (kit) =>
    namedSheet(
      'imperium',
      id,
      (request, setter) => {
        const desk = deskFor(kit, id, request, setter);
        return pages(drawn ? seatedAt(desk, request.seats) : desk);
      },
      drawn,
    );

/** The same sheet, needed when the game is played. */
export const usedFor =
  (phase: Phase, sheet: SheetFor, copies?: Use['copies']): SheetFor =>
  (kit) =>
    used(phase, sheet(kit), copies);

/** The same sheet, which can be printed with backs. */
export const backedFor =
  (sheet: SheetFor): SheetFor =>
  (kit) =>
    backed(sheet(kit));

/** A heading with its rule and a line under it; `note` stands at the right. */
export function heading({ setter, counted }: Desk, { x, y, width }: Omit<Box, 'height'>, text: string, rule = '', note = ''): Item[] {
  const title = setter.fit(
    [{ text: rule ? `${text} ` : text }, ...ruled(counted(rule))],
    { face: 'display', size: 13, leading: 1.1 },
    { x, y, width: note ? width * 0.5 : width, height: 5.8 },
    'bottom',
  );
  const beside = note
    ? [tag('P', setter.fit(note, SOFT_RIGHT, { x: x + width * 0.5, y: y - 0.6, width: width * 0.5, height: 6.2 }, 'bottom'))]
    : [];
  return [tag('H2', title), ...beside, line([x, y + UNDER], [x + width, y + UNDER], { stroke: 'ink', width: 0.4 })];
}
/** Room a heading takes. */
export const HEADING = 8.6;
/** Where the line under a heading is. */
const UNDER = 6.6;
const SOFT_RIGHT = { face: 'regular', size: 7.2, ink: 'soft', align: 'right', leading: 1.2 } as const;

/** Text in a box, in the middle of its height. */
export const text = (
  { setter }: Desk,
  content: Content,
  box: Box,
  look: { readonly size?: number; readonly face?: 'regular' | 'semibold' | 'bold' | 'display' } & Partial<
    Pick<Parameters<Setter['fit']>[1], 'ink' | 'align' | 'leading'>
  > = {},
): Item => setter.fit(content, { face: 'regular', size: 7.4, leading: 1.18, ...look }, box, 'middle');

/** The first row of a table: what stands in each column, small and soft, or as its own look says. */
export const headRow = (desk: Desk, heads: readonly (readonly [name: string, box: Box])[]): Item =>
  tag('TR', ...heads.map(([name, box]) => headCell('Column', tag('P', text(desk, name, box, { size: 7, ink: 'soft' })))));
/** A line under a row of a table. */
export const hairline = (x: number, y: number, width: number): Item => line([x, y], [x + width, y], { stroke: 'hair', width: 0.2 });
/** A box side by side with its neighbours: shares of the width, a gap between them. */
export function split(box: Box, shares: readonly number[], gap: number): readonly Box[] {
  const free = box.width - gap * (shares.length - 1);
  const all = shares.reduce((sum, share) => sum + share, 0);
  let { x } = box;
  return shares.map((share) => {
    const width = (free * share) / all;
    const part = { ...box, x, width };
    x += width + gap;
    return part;
  });
}

/** A phrase as a sentence of its own. */
export const sentence = ({ speaker }: Desk, phrase: string): string =>
  phrase.charAt(0).toLocaleUpperCase(speaker.language) + phrase.slice(1);
/** What effects do, as the beginning of a sentence. */
export const saidOn = (desk: Desk, effects: Effects): string => sentence(desk, desk.speaker.say(saidEffects(effects, desk.edition)));
/** Swords of a card, for whoever does not see them. */
export const swordsOf = ({ tell }: Desk, n: number): string => `${tell('hagal.swords')}: ${n}`;
/** The name of a Hagal card. */
export const hagalTitle = ({ speaker, edition }: Desk, id: string, card: HagalRecord): string =>
  marked(speaker.say(hagalCardName(edition, id, card)), card.source === 'reconstructed');
/** The name of a card in a list, and how many there are of it. */
export const titleOf = ({ name, tell }: Desk, kind: 'card' | 'intrigue', id: string, copies: number): readonly Span[] => [
  { text: name(kind, id), face: 'semibold' },
  ...(copies > 1 ? [{ text: ` ${tell('copies', { n: copies })}`, ink: 'soft' } as const] : []),
];
