import type { DeepReadonly, Next, Reason } from '../../kernel/types.ts';
import type { Records } from './edition.ts';
import type { SpecialName } from './effects/effects.ts';
import type { CardName, FactionId, IconId } from './ids.ts';
import type { FamilyTasks, Scene, SpecialAnswer } from './questions.ts';
import type { SpaceRecord } from './records.ts';
import type { Look } from './sense/look.ts';
import type { Use } from './sense/worth.ts';
import type { Token } from './signs/token.ts';
import type { FamilyGame, Game, State } from './types.ts';

/** Where the sheet of signs explains one. */
export type Section = 'icons' | 'goods' | 'cards' | 'board' | 'how' | 'when';

/** What bots know of cards; a special asks it for what it is worth itself. */
export interface Appraisal {
  /** A card more in hand. */
  readonly draw: (look: Look) => number;
  /** A card that stays in hand. */
  readonly keep: (look: Look, card: CardName) => number;
  /** A card that leaves the game. */
  readonly throwAway: (look: Look, card: CardName) => number;
}

/**
 * An odd card or ability of an edition, whose text goes before the general rules: what it does, how it is drawn, what it is worth. Its
 * phrases are the edition's texts `special.<name>` and `ask.special.<name>`. One without `play` and `ask` only modifies. R3.3 R17.11
 */
export interface Special {
  readonly play?: (game: Game, scene: Scene) => Next<FamilyGame>;
  readonly ask?: {
    readonly options: (state: State, task: FamilyTasks['special']) => readonly SpecialAnswer[];
    readonly resolve: (game: Game, task: FamilyTasks['special'], answer: SpecialAnswer) => Next<FamilyGame>;
    /** The top card of the own deck has been seen before: the question names it. */
    readonly showsTop?: true;
    /** What bots think of an answer. Absent = nothing. */
    readonly rate?: (look: Look, answer: SpecialAnswer, appraisal: Appraisal) => number;
  };
  /** Why it cannot be played now. */
  readonly hindrance?: (state: State, scene: Scene) => Reason | null;
  /** Why it would do nothing now. J65 */
  readonly idle?: (state: State, scene: Scene) => Reason | null;

  /** It works on for a while after it was played, and is known by this mark of the turn; otherwise while its card or Leader does. */
  readonly mark?: Mark;
  /** Changes the printed base of a harvest, or all of it. R19.6 R18.5 */
  readonly harvestBase?: (base: number) => number;
  readonly harvestTotal?: (total: number) => number;
  /** Enemy Agents on this space do not block. R18.6 R19.44 */
  readonly ignoresAgents?: (space: SpaceRecord) => boolean;
  /** Icons that the card of this turn has instead of those printed. R19.42 */
  readonly icons?: (printed: readonly IconId[], factions: readonly FactionId[]) => readonly IconId[];
  /** The card sends an Agent to any space, also one from the board. R19.20 */
  readonly sendsAnywhere?: true;
  /** Acquired cards may go on top of the deck. R19.48 */
  readonly ontoDeck?: true;
  /** A space is closed by it. R19.37 */
  readonly closesSpace?: true;
  /** May look at the own top card at any time. R18.8 */
  readonly looksAtTop?: true;
  /** How many Faction tokens its Leader chooses in secret. R18.2 */
  readonly hidesTokens?: (records: Records) => number;

  readonly sign: readonly Token[];
  /** Where the sheet of signs explains it; absent = its signs say it already. */
  readonly section?: Section;
  readonly worth: (use: Use, appraisal: Appraisal) => number;
}

/** A special at work: the field of the turn that says so, and what ends it beside the end of the turn. */
export interface Mark {
  readonly field: string;
  readonly until: 'agent sent' | 'end of turn';
}
/** Every odd card and ability of an edition. */
export type Specials = Readonly<Record<SpecialName, Special>>;
/** Of one name, as the data write it. @throws Error if the edition has none */
export function specialNamed(specials: DeepReadonly<Specials>, name: SpecialName): Special {
  const special = specials[name];
  if (!special) throw new Error(`No special is called "${name}"`);
  return special as Special;
}
