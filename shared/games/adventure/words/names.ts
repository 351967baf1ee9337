import type { Message, Param } from '../../../text/message.ts';
import type { Entity, SeatNames } from '../../face.ts';
import { boardOf } from '../board.ts';
import type { CardId, Colour, FieldId, FigureId, GoodId, SeatId, SpaceId, SpaceKind } from '../ids.ts';
import { CARDS } from '../ids.ts';
import { CARD_SIGNS as CARDS_ON_BOARD, ROLE_SIGNS, SPACE_SIGNS as SPACES_ON_BOARD } from '../signs.ts';
import type { AdventureView, Goods } from '../types.ts';

export type Gaps = Readonly<Record<string, Param>>;
/** What is needed to name people: who plays which House. `view` null = Houses only. */
export interface Table {
  readonly view: AdventureView | null;
  readonly names: SeatNames;
}
/** The same where a game is being played. */
export interface Here extends Table {
  readonly view: AdventureView;
}

export const said = (key: string, gaps?: Gaps): Message => (gaps ? { key: `adventure.${key}`, with: gaps } : { key: `adventure.${key}` });
/** A name as somebody typed it. */
export const plain = (name: string): Message => said('plain', { name });

export const colourName = (id: Colour): Message => said(`colour.${id}`);
export const figure = (id: FigureId): Message => said(`figure.${id}`);
export const space = (id: SpaceId): Message => said(`space.${id}`);
export const card = (id: CardId): Message => said(`card.${id}`);
export const field = (id: FieldId): Message => said(`field.${id}`);

export const dataOf = (table: Table) => boardOf(table.view?.options ?? {}).data;
export const colourOf = (table: Table, id: FigureId): Colour => dataOf(table).fighters[id].colour;
export const kindOf = (table: Table, id: SpaceId): SpaceKind => dataOf(table).board.spaces[id].kind;

export const nameOf = ({ names }: Table, seat: SeatId): string => names[seat] ?? seat;
export const seatOf = ({ view }: Table, id: Colour): SeatId | null => view?.stock[id]?.seat ?? null;
/** Houses of one seat, in turn order; two with two players. R13.1 */
export const coloursOf = (view: AdventureView, seat: SeatId): readonly Colour[] =>
  view.colours.filter((id) => view.stock[id]?.seat === seat);
/** Player and House together, for whoever is spoken of. */
export function who(table: Table, id: Colour): Message {
  const seat = seatOf(table, id);
  return seat === null ? colourName(id) : said('who', { player: nameOf(table, seat), house: colourName(id) });
}
/** The player alone, for whoever acts: the stone before the sentence shows the House. A player of two Houses is named with the House. */
export function player(table: Table, id: Colour): Message {
  const seat = seatOf(table, id);
  if (seat === null || !table.view) return colourName(id);
  return coloursOf(table.view, seat).length > 1 ? who(table, id) : plain(nameOf(table, seat));
}

/** "2 × Sword", "Lasgun": equal cards are counted. */
export const cardList = (ids: readonly CardId[]): readonly Message[] =>
  CARDS.flatMap((id) => {
    const count = ids.filter((one) => one === id).length;
    if (count === 0) return [];
    return [count === 1 ? card(id) : said('count.of', { count, what: card(id) })];
  });
/** So many cards, for a list; none = nothing to list. */
export const cardCount = (count: number): readonly Message[] => (count > 0 ? [said('count.cards', { count })] : []);
export const spiceCount = (count: number): Message => said('count.spice', { count });
export const harvesterCount = (count: number): Message => said('count.harvesters', { count });
/** Spice, Harvesters and cards that go together; `hidden`: how many cards that is, where their faces are not known. R12.8 */
export function goodsList(goods: Goods, hidden = 0): readonly Message[] {
  const known = CARDS.flatMap((id) => Array.from({ length: goods[id] ?? 0 }, () => id));
  const parts = [
    ...(goods.spice ? [spiceCount(goods.spice)] : []),
    ...(goods.harvesters ? [harvesterCount(goods.harvesters)] : []),
    ...cardList(known),
    ...(hidden > known.length ? [said('count.hidden', { count: hidden - known.length })] : []),
  ];
  return parts.length > 0 ? parts : [said('nothing')];
}
export const listed = (parts: readonly Message[]): Message => said('list', { parts });

const STONE_SIGNS: Readonly<Record<string, string>> = {
  atreides: 'e-atreides',
  corrino: 'e-corrino',
  fremen: 'e-fremen',
  harkonnen: 'e-harkonnen',
};
/** The stone of the look that a House has. */
export const stoneOf = (table: Table, id: Colour): string => dataOf(table).colours[id].house;
export const colourSign = (table: Table, id: Colour): string => STONE_SIGNS[stoneOf(table, id)] ?? 'flag';
export const figureSign = (table: Table, id: FigureId): string => ROLE_SIGNS[dataOf(table).fighters[id].role];
/** On the ledge and in the look-up these cards and spaces have another sign than on the board. */
export const CARD_SIGNS: Readonly<Record<CardId, string>> = { ...CARDS_ON_BOARD, 'harvester-raid': 'raid' };
export const SPACE_SIGNS: Readonly<Record<SpaceKind, string>> = {
  ...SPACES_ON_BOARD,
  'bene-gesserit': 'e-bene-gesserit',
  'space-guild': 'heighliner',
};
export const goodSign = (id: GoodId): string => (id === 'spice' ? 'spice' : id === 'harvesters' ? 'harvester' : CARD_SIGNS[id]);

export const ofFigure = (id: FigureId): Entity => ({ kind: 'figure', id });
export const ofSpace = (id: SpaceId): Entity => ({ kind: 'space', id });
export const ofCard = (id: CardId): Entity => ({ kind: 'card', id });
export const ofGear = (bearer: FigureId, id: CardId): Entity => ({ kind: 'gear', id: `${bearer}/${id}` });
export const ofColour = (id: Colour): Entity => ({ kind: 'colour', id });
export const ofField = (of: Colour, id: FieldId): Entity => ({ kind: 'field', id: `${of}/${id}` });
export const ofDie = (id: 'a' | 'b' | 'both'): Entity => ({ kind: 'die', id });
export const ofOffer = (id: number): Entity => ({ kind: 'offer', id: String(id) });
