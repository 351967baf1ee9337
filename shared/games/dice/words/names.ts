import type { Message, Param } from '../../../text/message.ts';
import type { Entity, SeatNames } from '../../face.ts';
import type { DiceData } from '../data.ts';
import type {
  AssetId,
  DieId,
  HouseFace,
  HouseId,
  Kind,
  LeaderId,
  RegionFace,
  RegionId,
  SeatId,
  SpiceFace,
  TokenId,
  VendettaFace,
} from '../ids.ts';
import type { DiceView } from '../types.ts';

export type Gaps = Readonly<Record<string, Param>>;
/** What is needed to name people: who sits where, and what each House calls its player. `view` null = Houses only. */
export interface Table {
  readonly view: DiceView | null;
  readonly names: SeatNames;
}

export const said = (key: string, gaps?: Gaps): Message => (gaps ? { key: `dice.${key}`, with: gaps } : { key: `dice.${key}` });
/** What a power does, with the limits that this game has. */
export const powerText = (id: string, { rounds, reserve }: DiceData['game']): Message =>
  said(`power.${id}.text`, { rounds, most: reserve });
/** A name as somebody typed it. */
export const plain = (name: string): Message => said('plain', { name });

export const house = (id: HouseId): Message => said(`house.${id}`);
export const region = (id: RegionId): Message => said(`region.${id}`);
const WITH_ARTICLE: ReadonlySet<RegionId> = new Set(['polar-sink', 'great-flat', 'broken-land', 'minor-erg']);
/** A region within a sentence: English says “the” before some of them. */
export const place = (id: RegionId): Message => (WITH_ARTICLE.has(id) ? said('place.article', { region: region(id) }) : region(id));
export const leader = (id: LeaderId): Message => said(`leader.${id}`);
export const asset = (id: AssetId): Message => said(`asset.${id}`);
export const token = (id: TokenId): Message => said(`token.${id}`);

/** The seat that leads a House; null = nobody. */
export const seatOf = ({ view }: Table, id: HouseId): SeatId | null =>
  view?.houses[id]?.seat ?? (view?.seats.find((seat) => view.houseOf[seat] === id) || null);
export const nameOf = ({ names }: Table, seat: SeatId): string => names[seat] ?? seat;
/** The player of a House alone, for whoever acts: the stone before the sentence shows the House. */
export function player(table: Table, id: HouseId): Message {
  const seat = seatOf(table, id);
  return seat === null ? house(id) : plain(nameOf(table, seat));
}
/** Player and House together, for whoever is spoken of. */
export function who(table: Table, id: HouseId): Message {
  const seat = seatOf(table, id);
  return seat === null ? house(id) : said('who', { player: nameOf(table, seat), house: house(id) });
}

/** Facts that have nothing to do with each other: semicolons stand between them. */
export const facts = ([first, ...more]: readonly [Message, ...Message[]]): Message => {
  const [next, ...rest] = more;
  return next ? said('apart', { first, rest: facts([next, ...rest]) }) : first;
};

/** What a troop is called, as a word for ICU `select`: large ones have a name of their own with Corrino only. */
export const kindWord = (of: HouseId, kind: Kind): string => (kind === 'large' && of === 'corrino' ? 'sardaukar' : 'troop');
/** "2 troops", to stand alone or in a list. */
export const troops = (of: HouseId, kind: Kind, count: number): Message => said('count.troops', { kind: kindWord(of, kind), count });

const SIGN_OF_HOUSE: Partial<Record<HouseId, string>> = { 'bene-tleilax': 'e-tleilax' };
export const houseSign = (id: HouseId): string => SIGN_OF_HOUSE[id] ?? `e-${id}`;
export const ASSET_SIGNS: Readonly<Record<AssetId, string>> = { fortification: 'fort', harvester: 'harvester', ornithopter: 'ornithopter' };
const VENDETTA_SIGNS: Readonly<Record<VendettaFace, string>> = {
  poison: 'poison',
  crysknife: 'crysknife',
  'hunter-seeker': 'hunter',
  snooper: 'snooper',
  shield: 'shield',
  thumper: 'thumper',
};
export const kindSign = (kind: Kind): string => (kind === 'large' ? 'elite' : 'troop');

export type Face = HouseFace | RegionFace | SpiceFace | VendettaFace;
/** Which kind of die: the four House dice are one kind. */
export const dieKind = (die: DieId): 'house' | 'region' | 'spice' | 'vendetta' =>
  die === 'region' || die === 'spice' || die === 'vendetta' ? die : 'house';
export const dieName = (die: DieId): Message => said(`die.${dieKind(die)}`);
/** What a die shows, understandable without seeing the die. */
export function face(die: DieId, shown: Face): Message {
  const kind = dieKind(die);
  if (kind === 'house') return said(`house.${shown}`);
  if (kind === 'region') return said('shows.region', { zone: Number(shown) });
  return kind === 'spice' && shown !== 'shai-hulud' ? said('shows.spice', { spice: Number(shown) }) : said(`face.${shown}`);
}
/** Sign of a face in `icons.svg`. */
export function faceSign(die: DieId, shown: Face): string {
  const kind = dieKind(die);
  if (kind === 'house') return houseSign(shown as HouseId);
  if (kind === 'vendetta') return VENDETTA_SIGNS[shown as VendettaFace];
  if (kind === 'region') return 'move';
  return shown === 'shai-hulud' ? 'worm' : 'spice';
}

export const at = (id: RegionId): Entity => ({ kind: 'region', id });
export const ofHouse = (id: HouseId): Entity => ({ kind: 'house', id });
export const ofDie = (id: DieId): Entity => ({ kind: 'die', id });
export const ofLeader = (id: LeaderId): Entity => ({ kind: 'leader', id });
export const ofToken = (id: TokenId): Entity => ({ kind: 'token', id });
export const ofAsset = (id: AssetId): Entity => ({ kind: 'asset', id });
