import { keysOf, recordOf } from '../../kernel/typed.ts';
import type { DeepReadonly, GameModule, TeamSeat } from '../../kernel/types.ts';
import { bookFor } from '../book.ts';
import type { Heeded, Rulings } from './cardplay.ts';
import type { Corrected, Correction } from '../merged.ts';
import type { WhyRules } from './citing.ts';
import type { ContractRecords } from './contract-records.ts';
import type { Effects, SpecialName } from './effects/effects.ts';
import { heededIn, watchesOf } from './heeded.ts';
import type {
  BattleIconId,
  CardName,
  ConflictName,
  FactionId,
  HagalName,
  IconId,
  IntrigueName,
  LeaderName,
  PostName,
  ResourceId,
  SeatId,
  SpaceName,
  TieBreak,
  ZoneName,
} from './ids.ts';
import type {
  CardRecord,
  ConflictRecord,
  DifficultyRecord,
  HagalRecord,
  IntrigueRecord,
  LeaderRecord,
  PostRecord,
  ObjectiveRecord,
  SpaceRecord,
  TrackRecord,
  Source,
} from './records.ts';
import { withoutContracts } from './modules.ts';
import { mixOf, type OtherBox, withMix } from './other-box.ts';
import type { RivalPolicy } from './rival-setups.ts';
import type { RivalRecord, VariantRecords } from './rival-records.ts';
import type { TeamRecords } from './team-records.ts';
import { type Mark, type Special, specialNamed, type Specials } from './special.ts';
import type { EditionId, FamilyGame, FamilyOptions, FamilyState, State, Turn } from './types.ts';

type Table<Value> = Readonly<Record<string, Value>>;
/** What the rules read of the data of an edition. */
export interface Records {
  readonly cards: Table<CardRecord>;
  readonly intrigue: Table<IntrigueRecord>;
  readonly conflicts: Table<ConflictRecord>;
  /** Absent = nobody has one. Uprising R2.8 */
  readonly objectives?: Table<ObjectiveRecord>;
  readonly leaders: Table<LeaderRecord>;
  readonly board: {
    readonly zones: Table<readonly SpaceName[]>;
    readonly spaces: Table<SpaceRecord>;
    readonly tracks: Readonly<Record<FactionId, TrackRecord>>;
    readonly council: { readonly seats: number; readonly persuasion: number; readonly source?: Source };
    /** Absent = no Spies. Uprising R5.1 */
    readonly posts?: Table<PostRecord>;
    /** Absent = there is none. Conflicts at these spaces are closed to sandworms while it stands. Uprising R7.6 */
    readonly shield_wall?: { readonly protects: readonly SpaceName[] };
  };
  readonly game: {
    readonly setup: {
      readonly solari: number;
      readonly spice: number;
      readonly water: number;
      readonly intrigue: number;
      /** On the Leader; the Swordmaster waits beside the board. R2.7 */
      readonly agents: number;
      /** Troops; the rest is in the supply. R2.7 */
      readonly garrison: number;
      /** By number of persons. R2.8 */
      readonly vp: Table<number>;
      /** From the bottom. R2.2 */
      readonly conflict_deck: readonly { readonly tier: ConflictRecord['tier']; readonly use: number }[];
      readonly imperium_row: number;
    };
    readonly limits: {
      readonly troops: number;
      readonly control_markers: number;
      readonly rounds: number;
      readonly hand_drawn_per_round: number;
      /** Troops deployed from the garrison beside the recruits of the turn. R8.4 */
      readonly garrison_deployed: number;
      /** Of each player; absent = none. Uprising R1.3 */
      readonly spies?: number;
    };
    /** Without a strength of its own there are no sandworms. Uprising R7.10 */
    readonly strength: { readonly troop: number; readonly sandworm?: number; readonly sword: number };
    /** Absent = Conflict cards are not won. Equal ones of `paired` are matched at once, `wild` in the Endgame, for so many VP. Uprising R10.6, Uprising R11.4 */
    readonly battle_icons?: { readonly paired: readonly BattleIconId[]; readonly wild: BattleIconId; readonly vp: number };
    /** The Endgame is reached with that many VP in Recall. R16.6 */
    readonly end: { readonly vp: number; readonly tie_breaks: readonly TieBreak[] };
  };
  readonly hagal: {
    readonly cards: Table<HagalRecord>;
    /** What a Rival of the solo game exchanges at once, as often as it can. R23.12 */
    readonly spending: {
      readonly conversions: Effects;
      /** What a Rival without a third Agent gives for it, in this order; absent = it comes otherwise. Uprising R17.13 */
      readonly swordmaster?: readonly (ResourceId | 'intrigue')[];
    };
    readonly variants?: VariantRecords;
    readonly difficulties: Table<DifficultyRecord>;
  };
  /** Cards of Rivals, in an edition whose Rivals play no Leaders. Uprising R17.1 */
  readonly rivals?: Table<RivalRecord>;
  /** The CHOAM module, where an edition has it. Uprising R14 */
  readonly contracts?: ContractRecords;
  /** Of a table of two teams. Uprising R18 */
  readonly teams?: TeamRecords;
}

/** Everything that makes an edition of the family. */
export interface Edition {
  readonly id: EditionId;
  /** Raised whenever games of before would go otherwise: their records are told apart. */
  readonly rulesVersion: number;
  readonly records: Records;
  /** Where the text of a card or a Leader overrides the rules of all. R3.3 */
  readonly specials: Specials;
  /** From the top of the board. */
  readonly factions: readonly FactionId[];
  /** Agent icons, those of the Factions first. R1.5 */
  readonly icons: readonly IconId[];
  /** Clockwise; the first of them play. */
  readonly seats: readonly SeatId[];
  readonly seatCounts: readonly number[];
  /** The first value of each is the default. */
  readonly options: GameModule<FamilyGame>['options'];
  /** Options that came when games had been played: older records know nothing of them, and must lead to the same positions. */
  readonly laterOptions?: readonly string[];
  /** There is a neutral Agent: a space or a Conflict gives it to somebody for a round. R16.1 */
  readonly hasMentat: boolean;
  /** Where its rules differ from those of the first. */
  readonly rulings?: Rulings;
  /** null = no Rivals beside so many persons. */
  readonly rivals: (records: Records, persons: number) => RivalPolicy | null;
  /** Another side of the board for so many persons, who play in two teams. Uprising R18 */
  readonly teams?: {
    readonly persons: number;
    readonly recordsOf: (records: Records) => Records;
    /** What each seat is, for the lobby; null = with so many persons everybody plays alone. */
    readonly seats: (persons: number) => readonly TeamSeat[] | null;
  };
  /** The rules that reasons cite; absent = those of the base game. */
  readonly whyRules?: WhyRules;
  /** An owner's corrections laid over the records. */
  readonly corrected: (corrections: Correction) => Corrected<Records>;
}

/** A special that works on for a while after it was played. */
export interface Marking extends Special {
  readonly mark: Mark;
}
/** Rivals of a game, with the kinds of Hagal cards that are in it. R22.1 R23.3 */
export interface Rivals extends RivalPolicy {
  readonly kinds: readonly HagalName[];
}
/** What is written down during a turn because something in the records looks back at it. */
export interface Watches {
  /** Spice gained. Uprising R13.4 */
  readonly spice: boolean;
  /** Cards discarded and trashed for an effect. Uprising R13.3 */
  readonly givenUp: boolean;
}
/** The records of a game, ready to be looked up. */
export interface Book extends Records {
  readonly specials: Specials;
  /** Those that can be at work by a mark of the turn. */
  readonly marking: readonly Marking[];
  /** Nobody's turn, in which nothing has happened yet: what each turn begins as. */
  readonly turn: Readonly<Turn>;
  /** By Leader: those that are the own ability. R18.1 */
  readonly abilities: Table<readonly Special[]>;
  readonly spaceNames: readonly SpaceName[];
  readonly makers: readonly SpaceName[];
  readonly controlled: readonly SpaceName[];
  readonly spacesOf: Readonly<Record<IconId, readonly SpaceName[]>>;
  /** Cards that send an Agent to any space. R19.20 */
  readonly sentAnywhere: ReadonlySet<CardName>;
  /** Spaces that fit the printed icons of a card. R6.3 */
  readonly spacesOfCard: Table<readonly SpaceName[]>;
  /** The posts that watch a space. Uprising R5.1 */
  readonly postsOf: Table<readonly PostName[]>;
  readonly reserve: readonly CardName[];
  readonly rulings: Rulings;
  /** What its cards look back at. */
  readonly heeded: Heeded;
  /** With which everybody can have Influence. */
  readonly factions: Edition['factions'];
  /** Those on whose tracks one Leader alone has a cube as well. */
  readonly everyFaction: Edition['factions'];
  readonly watches: Watches;
  /** By number of persons. */
  readonly rivalsFor: Readonly<Partial<Record<number, Rivals>>>;
  /** Place in the order of the data: zones whose order says nothing are kept in it. */
  readonly cardRank: Readonly<Record<CardName, number>>;
  readonly intrigueRank: Readonly<Record<IntrigueName, number>>;
}

type BookFor = (options: DeepReadonly<FamilyOptions>, persons?: number) => Book;
type Used = (records: Records) => Records;
interface Enrolled {
  readonly edition: Edition;
  readonly bookFor: BookFor;
  /** Its own, and those of the box that tables can take in, once that is there. */
  readonly specials: Specials;
}
const EDITIONS = new Map<EditionId, Enrolled>();
/** Makes an edition known, once, where it is put together: its module and its words stand on it. */
export function enrol(edition: Edition): Edition {
  EDITIONS.set(edition.id, { edition, bookFor: booksOf(edition, asTheyAre), specials: edition.specials });
  return edition;
}
/**
 * Makes the cards of another box known, where they are loaded: from now on tables of the edition can take them in, and corrections can
 * name them. Uprising R19.1
 */
export function lend(id: EditionId, { records, corrected, specials: lent }: OtherBox): void {
  const { edition } = enrolled(id);
  const specials = { ...edition.specials, ...lent };
  const alone = booksOf({ ...edition, records, corrected }, (all) => withMix(all, 0));
  const mixes = new Map<number, BookFor>();
  const mixed = (mix: number): BookFor => {
    const books = mixes.get(mix) ?? booksOf({ ...edition, records, corrected, specials }, (all) => withMix(all, mix));
    mixes.set(mix, books);
    return books;
  };
  EDITIONS.set(id, {
    edition,
    specials,
    bookFor(options, persons) {
      // The side for teams is played with this box alone.
      const mix = persons === edition.teams?.persons ? 0 : mixOf(options);
      return (mix === 0 ? alone : mixed(mix))(options, persons);
    },
  });
}
const asTheyAre: Used = (records) => records;
/** The books of an edition's tables: with contracts or without, alone or in teams. */
function booksOf(edition: Edition, used: Used): BookFor {
  const alone = edition.records.contracts ? withAndWithout(edition, used) : always(edition, used);
  return edition.teams ? inTeams(edition, edition.teams, alone, used) : alone;
}
function always(edition: Edition, used: Used): BookFor {
  const book = bookFor(edition.records, edition.corrected, (records) => bound(edition, used(records)));
  return ({ corrections }) => book(corrections);
}
/** Tables can play without contracts. */
function withAndWithout(edition: Edition, used: Used): BookFor {
  const [contracts, none] = [always(edition, used), always(edition, (records) => withoutContracts(used(records)))];
  return (options) => (options.choam === 'without' ? none : contracts)(options);
}
/** So many persons play by the records of the other side of the board. */
function inTeams(edition: Edition, { persons: right, recordsOf }: NonNullable<Edition['teams']>, alone: BookFor, used: Used): BookFor {
  const teams = always(edition, (records) => recordsOf(used(records)));
  return (options, persons) => (persons === right ? teams(options) : alone(options));
}
function enrolled(id: EditionId): Enrolled {
  const found = EDITIONS.get(id);
  if (!found) throw new Error(`No edition is called "${id}"`);
  return found;
}
/** What an edition is, whatever its owner has corrected. */
export const editionOf = (id: EditionId): Edition => enrolled(id).edition;
/** An odd card or ability that its effects name. @throws Error if neither the edition nor the box that it takes in has it */
export const specialIn = (id: EditionId, name: SpecialName): Special => specialNamed(enrolled(id).specials, name);

/** The records that this game is played with. */
export const bookOf = ({
  edition,
  options,
  seats,
}: Pick<DeepReadonly<FamilyState>, 'edition' | 'options'> & { readonly seats?: readonly SeatId[] }): Book =>
  enrolled(edition).bookFor(options, seats?.length);

/** What each turn begins as: of an edition with Spies it counts them too. */
const turnOf = (specials: Specials, { posts }: Records['board']): Turn => ({
  of: null,
  kind: 'open',
  space: null,
  origins: [],
  pieces: [],
  made: 0,
  recruited: 0,
  deployed: 0,
  netDeployed: 0,
  plots: 0,
  persuasion: 0,
  ...(posts && { spies: { recalled: 0, placed: [] } }),
  // Marks of specials: none is at work.
  ...Object.fromEntries(Object.values(specials).flatMap(({ mark }) => (mark ? [[mark.field, false] as const] : []))),
});
const ranked = (names: readonly string[]): Record<string, number> => Object.fromEntries(names.map((name, at) => [name, at]));
function bound({ specials, factions: usual, icons, seatCounts, rivals, rulings = {} }: Edition, records: Records): Book {
  const { board, cards, intrigue, leaders, hagal } = records;
  const { posts = {} } = board;
  // On the side for teams the tracks say which Factions there are.
  const personal = records.teams?.personal ?? [];
  const everyFaction = records.teams ? keysOf(board.tracks) : usual;
  const factions = records.teams ? everyFaction.filter((faction) => !personal.includes(faction)) : usual;
  const spaceNames = Object.keys(board.spaces);
  const those = (is: (space: SpaceRecord) => boolean): SpaceName[] => spaceNames.filter((name) => is(board.spaces[name] as SpaceRecord));
  const spacesOf = recordOf(icons, (icon) => those((space) => space.icon === icon));
  const hagalWithout = (mark: HagalRecord['mark']): HagalName[] =>
    Object.keys(hagal.cards).filter((name) => hagal.cards[name]?.mark !== mark);
  return {
    ...records,
    specials,
    turn: turnOf(specials, board),
    marking: Object.values(specials).filter((special): special is Marking => special.mark !== undefined),
    abilities: Object.fromEntries(
      Object.entries(leaders)
        .flatMap(([name, { ability, other_side }]) => [
          [name, ability] as const,
          ...(other_side ? [[other_side.id, other_side.ability] as const] : []),
        ])
        .map(([name, { effects }]) => [name, specialsIn(effects).map((special) => specialNamed(specials, special))]),
    ),
    spaceNames,
    makers: those(({ maker }) => maker),
    controlled: those(({ control_bonus }) => control_bonus !== null),
    spacesOf,
    sentAnywhere: new Set(
      Object.keys(cards).filter((name) => {
        const special = cards[name]?.special_play;
        return special !== undefined && specialNamed(specials, special).sendsAnywhere;
      }),
    ),
    spacesOfCard: Object.fromEntries(
      Object.entries(cards).map(([name, { icons }]) => [name, icons.flatMap((icon) => spacesOf[icon] ?? [])]),
    ),
    postsOf: Object.fromEntries(spaceNames.map((name) => [name, Object.keys(posts).filter((post) => posts[post]?.spaces.includes(name))])),
    rulings,
    heeded: heededIn(records),
    factions,
    everyFaction,
    watches: watchesOf(records),
    rivalsFor: Object.fromEntries(
      seatCounts.flatMap((persons): [number, Rivals][] => {
        const policy = rivals(records, persons);
        return policy ? [[persons, { ...policy, kinds: hagalWithout(policy.leavesOut) }]] : [];
      }),
    ),
    reserve: Object.keys(cards).filter((name) => cards[name]?.set === 'reserve'),
    cardRank: ranked(Object.keys(cards)),
    intrigueRank: ranked(Object.keys(intrigue)),
  };
}

type Setting = Parameters<typeof bookOf>[0];
function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`Nothing is called "${name}"`);
  return value;
}
export const cardRecord = (state: Setting, name: CardName): CardRecord => found(bookOf(state).cards[name], name);
export const isOfFaction = (state: Setting, card: CardName, faction: FactionId): boolean =>
  cardRecord(state, card).factions.includes(faction);
export const spaceRecord = (state: Setting, name: SpaceName): SpaceRecord => found(bookOf(state).board.spaces[name], name);
export const postRecord = (state: Setting, name: PostName): PostRecord => found(bookOf(state).board.posts?.[name], name);
export const intrigueRecord = (state: Setting, name: IntrigueName): IntrigueRecord => found(bookOf(state).intrigue[name], name);
export const conflictRecord = (state: Setting, name: ConflictName): ConflictRecord => found(bookOf(state).conflicts[name], name);
/** What this round is fought for; null before the first. R4.1 */
export function conflictNow(state: Setting & Pick<State, 'conflicts'>): ConflictRecord | null {
  const name = state.conflicts.at(-1);
  return name === undefined ? null : conflictRecord(state, name);
}
export const hagalRecord = (state: Setting, name: HagalName): HagalRecord => found(bookOf(state).hagal.cards[name], name);
export const leaderRecord = (state: Setting, name: LeaderName): LeaderRecord => found(bookOf(state).leaders[name], name);
export const zoneSpaces = (state: Setting, name: ZoneName): readonly SpaceName[] => found(bookOf(state).board.zones[name], name);
/** @throws Error if the edition has none of this name */
export const specialOf = (state: Setting, name: SpecialName): Special => specialNamed(bookOf(state).specials, name);
/** The names of the specials that stand open in a list. */
export function specialsIn(effects: Effects): readonly SpecialName[] {
  let names: readonly SpecialName[] = [];
  for (const effect of effects) if ('special' in effect) names = [...names, effect.special];
  return names;
}
/** The specials that are the ability of a Leader, or of a side of it. R18.1 */
export const specialsOf = (state: Setting, leader: LeaderName): readonly Special[] => found(bookOf(state).abilities[leader], leader);
