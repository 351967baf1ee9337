import type { Message, Param } from '../../../text/message.ts';
import type { Entity, SeatNames } from '../../face.ts';
import { type Book, bookOf } from '../edition.ts';
import type { EditionId, FamilyView, State } from '../types.ts';
import type { Effects } from '../effects/effects.ts';
import type { Noted, Source, TokenNote } from '../questions.ts';
import {
  type CardName,
  type FactionId,
  type HagalName,
  type IconId,
  isFaction,
  type PlayerId,
  type PostName,
  type ResourceId,
  type SpaceName,
} from '../ids.ts';
import { isPerson } from '../queries/table.ts';
import type { HagalRecord } from '../records.ts';
import { ICON_SIGNS } from '../signs/names.ts';

export type Gaps = Readonly<Record<string, Param>>;
/** What is needed to name people and things: `view` null = nobody's Leader is known. */
export interface Table {
  readonly edition: EditionId;
  readonly view: FamilyView | null;
  readonly names: SeatNames;
}
/** The same where a game is being played. */
export interface Here extends Table {
  readonly view: FamilyView;
}
export const hereOf = (view: FamilyView, names: SeatNames = {}): Here => ({ edition: view.edition, view, names });

/** A sentence or a name that all editions share. */
export const said = (key: string, gaps?: Gaps): Message => (gaps ? { key: `imperium.${key}`, with: gaps } : { key: `imperium.${key}` });
/** A name as somebody typed it. */
export const plain = (name: string): Message => said('plain', { name });
/** Several things in a row, joined as the language joins them. */
export const listed = (parts: readonly Message[]): Message => (parts.length === 1 ? (parts[0] as Message) : said('list', { parts }));

/** Clauses that hold an "and" of their own: they are set apart from each other. */
export const apart = (parts: readonly Message[]): Message => parts.reduce((one, other) => said('apart', { one, other }));
/** Whole sentences, one after the other. */
export const sentences = (parts: readonly Message[]): Message => parts.reduce((one, other) => said('sentences', { one, other }));

/** What an edition names by its own texts. */
export type NamedKind =
  | 'card'
  | 'intrigue'
  | 'conflict'
  | 'leader'
  | 'space'
  | 'zone'
  | 'house'
  | 'difficulty'
  | 'hagal'
  | 'special'
  | 'post'
  | 'objective'
  | 'battleIcon'
  | 'contract'
  | 'rival';
/** A sentence of the edition's own. */
export const saidBy = (edition: EditionId, key: string, gaps?: Gaps): Message =>
  gaps ? { key: `${edition}.${key}`, with: gaps } : { key: `${edition}.${key}` };
export const nameOf = (edition: EditionId, kind: NamedKind, id: string): Message => ({ key: `${edition}.${kind}.${id}` });
export const factionName = (id: FactionId): Message => said(`faction.${id}`);
export const iconName = (id: IconId): Message => (isFaction(id) ? factionName(id) : said(`icon.${id}`));
/** What is set right in the books of a companion. */
export const notedName = (what: Noted): Message => (isFaction(what) ? factionName(what) : said(`noted.${what}`));
export const resourceName = (id: ResourceId): Message => said(`resource.${id}`);

/** The records of the game being played, or those of the box. */
export const bookAt = ({ edition, view }: Table): Book =>
  bookOf({ edition, options: (view?.options ?? {}) as FamilyView['options'], ...(view?.seats && { seats: view.seats }) });
/** A Hagal card is called after the space it sends to. */
export function hagalCardName(edition: EditionId, id: HagalName, card: HagalRecord | undefined): Message {
  const to = card?.send_to;
  return typeof to === 'string' && to !== 'most_bonus_spice' ? nameOf(edition, 'space', to) : nameOf(edition, 'hagal', id);
}
export const hagalName = (table: Table, id: HagalName): Message => hagalCardName(table.edition, id, bookAt(table).hagal.cards[id]);
/** The sign of the Agent icon that leads to a space. R7.1 */
export function iconOf(table: Table, space: SpaceName): string {
  const icon = bookAt(table).board.spaces[space]?.icon;
  return icon ? ICON_SIGNS[icon] : 'agent';
}
/** What a box gives without conditions, prices or choices. */
export function printed(kind: 'persuasion' | 'swords', list: Effects): number {
  let total = 0;
  for (const effect of list) if (kind in effect) total += (effect as Readonly<Record<typeof kind, number>>)[kind];
  return total;
}
export const printedOn = (table: Table, card: CardName, kind: 'persuasion' | 'swords'): number =>
  printed(kind, bookAt(table).cards[card]?.reveal ?? []);
/** "2 × Dagger; Scout": equal cards are counted, in the order in which they come. Names may have commas of their own. */
export const countedNames = (edition: EditionId, kind: 'card' | 'intrigue', ids: readonly string[]): Message =>
  apart(
    [...new Set(ids)].map((id) => {
      const count = ids.filter((one) => one === id).length;
      return count === 1 ? nameOf(edition, kind, id) : said('count.of', { count, what: nameOf(edition, kind, id) });
    }),
  );

/** What an effect comes from. */
export function sourceName(edition: EditionId, source: Source): Message {
  if ('ability' in source) return nameOf(edition, 'leader', `${source.ability}.ability`);
  if ('signet' in source) return nameOf(edition, 'leader', `${source.signet}.signet`);
  if ('track' in source) return factionName(source.track);
  if ('rivalCard' in source) return nameOf(edition, 'rival', source.rivalCard);
  if ('contract' in source) return said('contract.named', { name: nameOf(edition, 'contract', source.contract) });
  const [[kind, id]] = Object.entries(source) as [['card' | 'intrigue' | 'conflict' | 'space', string]];
  return nameOf(edition, kind, id);
}
/** A token of the board. */
export function tokenName(edition: EditionId, token: TokenNote['token']): Message {
  if (token === 'mentat') return said('noted.mentat');
  if ('alliance' in token) return said('noted.alliance', { faction: factionName(token.alliance) });
  return said('noted.control', { space: nameOf(edition, 'space', token.control) });
}

/** What the rules ask of the state alone, they ask of a view as well: it has everything in it that no player hides. */
export const openState = ({ view }: Pick<Here, 'view'>): State => view as unknown as State;

/** The name at the table; Rivals are called after their Leader or their card, or House Hagal. R21.1 */
export function playerName(table: Table, id: PlayerId): Message {
  if (isPerson(id)) return plain(table.names[id] ?? id);
  const leader = table.view?.players[id]?.leader;
  if (leader) return nameOf(table.edition, 'leader', leader);
  const card = table.view?.players[id]?.rivalCard;
  return card ? nameOf(table.edition, 'rival', card) : { key: `${table.edition}.hagal` };
}

const entity =
  (kind: string) =>
  (id: string): Entity => ({ kind, id });
/** Things that can be pointed at; the scene, the hand and the look-up know them by the same kinds. */
export const ofSpace: (id: SpaceName) => Entity = entity('space');
export const ofPost: (id: PostName) => Entity = entity('post');
export const ofFaction: (id: FactionId) => Entity = entity('faction');
export const ofPlayer: (id: PlayerId) => Entity = entity('player');
export const ofLeader = entity('leader');
export const ofIntrigue = entity('intrigue');
export const ofConflict = entity('conflict');
export const ofHagal = entity('hagal');
export const ofContract = entity('contract');
export const ofRival = entity('rival');
export const ofAct = entity('act');
/** A card that has no place any more: what the look-up shows. */
export const ofAnyCard: (id: CardName) => Entity = entity('card');
export const ofPiece = (id: number): Entity => entity('piece')(String(id));
export const ofAgent: (id: SpaceName) => Entity = entity('agent');
/** A card where it lies. */
export type CardPlace = 'hand' | 'row' | 'reserve' | 'aside' | 'throne' | 'played' | 'discard' | 'top';
export const ofCard = (place: CardPlace, id: CardName): Entity => ({ kind: place, id });
