import { boardOf } from '../../../shared/games/adventure/board.ts';
import type { AdventureEvent, FightThrow } from '../../../shared/games/adventure/events.ts';
import { type Colour, type EquipmentId, type FigureId, FIGURES, type SpaceId } from '../../../shared/games/adventure/ids.ts';
import type { AdventureView, Fight } from '../../../shared/games/adventure/types.ts';

type Told = readonly { readonly type: string }[];
type Of<T extends AdventureEvent['type']> = Extract<AdventureEvent, { type: T }>;

/** What is worth covering the table for; Poison alone waits for its test. */
const SHOWN: readonly string[] = ['fightRound', 'fightWon'] satisfies readonly AdventureEvent['type'][];
const isShown = (one: AdventureEvent): boolean => SHOWN.includes(one.type) || (one.type === 'guileTest' && one.danger === 'poison-card');
/** Is there a fight to be seen among what happened? */
export const hasFight = (events: Told | undefined): boolean => (events as readonly AdventureEvent[] | undefined)?.some(isShown) ?? false;

export interface ShownSide {
  readonly colour: Colour;
  readonly figures: readonly FigureId[];
}
/** One moment of a fight, and how strong everybody is after it. */
export interface Beat {
  readonly fight: { readonly cause: Fight['cause']; readonly at: SpaceId | null; readonly sides: readonly [ShownSide, ShownSide] };
  readonly strength: Readonly<Partial<Record<FigureId, number>>>;
  readonly what:
    | { readonly kind: 'begins' }
    | { readonly kind: 'round'; readonly round: Of<'fightRound'>; readonly high: readonly [number, number] }
    | {
        readonly kind: 'poison';
        readonly by: FigureId | null;
        readonly on: FigureId;
        readonly test: Of<'guileTest'> | null;
        readonly hurt: Of<'hurt'> | null;
      }
    | { readonly kind: 'won'; readonly won: Of<'fightWon'>; readonly spoils: readonly EquipmentId[] };
  /** The dice that lie there. */
  readonly dice: readonly [FightThrow, FightThrow] | null;
  /** Where it is told that it was over. */
  readonly until: number;
}
/** The fights among what happened: the moments that are shown, after those of the same fight that were shown before. */
export interface FightStory {
  readonly beats: readonly Beat[];
  /** The first moment that is new. */
  readonly from: number;
}

/**
 * What is shown of the fights among what happened. A fight that waited for an answer goes on where it stopped: its rounds so far belong to it.
 * @param heard all that was heard before too, what happened at its end
 */
export function storyOf(events: Told, view: AdventureView, heard: Told = events): FightStory {
  const before = heard.slice(0, Math.max(0, heard.length - events.length));
  const begun = before.findLastIndex(({ type }) => type === 'fight');
  const isOpen = begun >= 0 && !before.slice(begun).some(({ type }) => type === 'fightWon');
  const past = isOpen ? before.slice(begun) : [];
  const beats = beatsOf([...past, ...events], view);
  const from = beats.findIndex(({ until }) => until >= past.length);
  return { beats, from: from < 0 ? beats.length : from };
}
/** Every moment of the fights among what happened, in order. */
export function beatsOf(events: Told, view: AdventureView): readonly Beat[] {
  const told = events as readonly AdventureEvent[];
  const beats: Beat[] = [];
  let fight: Beat['fight'] | null = null;
  let dice: Beat['dice'] = null;
  const add = (at: number, what: Beat['what']) => {
    fight ??= fightFrom(told, at, view);
    if (!fight) return;
    const strength = Object.fromEntries(fight.sides.flatMap(({ figures }) => figures).map((id) => [id, strengthAfter(told, at, id, view)]));
    beats.push({ fight, strength, what, dice, until: at });
  };
  told.forEach((one, at) => {
    if (one.type === 'fight') {
      // A fight that ended before its first round, e.g. sides not named yet, is told with its rounds.
      fight = fightFrom(told, at, view);
      dice = null;
      add(at, { kind: 'begins' });
    } else if (one.type === 'fightRound') {
      dice = [one.attacker, one.defender];
      add(at, { kind: 'round', round: one, high: [Math.max(0, ...one.attacker.dice), Math.max(0, ...one.defender.dice)] });
    } else if (one.type === 'dosed') {
      const tested = told[tests(told, at)];
      // Its owner may have been asked before the test: then both are told apart.
      if (tested?.type === 'guileTest') add(hurts(told, tests(told, at)), poison(told, tests(told, at), one.by));
      else add(at, { kind: 'poison', by: one.by, on: one.figure, test: null, hurt: null });
    } else if (one.type === 'guileTest' && one.danger === 'poison-card') {
      const dosed = told.slice(0, at).findLastIndex(({ type }) => type === 'dosed');
      if (dosed < 0 || tests(told, dosed) !== at) add(hurts(told, at), poison(told, at, null));
    } else if (one.type === 'fightWon') {
      const fallen = told.find((two) => two.type === 'eliminated' && two.figure === one.beaten);
      add(at, { kind: 'won', won: one, spoils: fallen?.type === 'eliminated' ? fallen.gear : [] });
      fight = null;
    }
  });
  return beats;
}
/** Where the Guile test against a use of Poison is told; -1 = not yet. R9.6 */
function tests(told: readonly AdventureEvent[], dosed: number): number {
  const next = told.findIndex((one, at) => at > dosed && (one.type === 'dosed' || one.type === 'guileTest' || one.type === 'fightRound'));
  return told[next]?.type === 'guileTest' ? next : -1;
}
/** Where the harm of a test is told; the test itself if it missed. */
const hurts = (told: readonly AdventureEvent[], test: number): number => (told[test + 1]?.type === 'hurt' ? test + 1 : test);
function poison(told: readonly AdventureEvent[], at: number, by: FigureId | null): Beat['what'] {
  const test = told[at] as Of<'guileTest'>;
  const harm = told[hurts(told, at)];
  return { kind: 'poison', by, on: test.figure, test, hurt: harm?.type === 'hurt' ? harm : null };
}

/** The fight that is going on at a place of the story, from what is told around it and from the view after it. */
function fightFrom(told: readonly AdventureEvent[], at: number, view: AdventureView): Beat['fight'] | null {
  const begun = told.slice(0, at + 1).findLast((one) => one.type === 'fight');
  const rest = told.slice(at);
  const next = rest.slice(1).findIndex(({ type }) => type === 'fight');
  const own = next < 0 ? rest : rest.slice(0, next + 1);
  const round = own.find((one) => one.type === 'fightRound');
  const open = view.turn.fight;
  const attacker = round?.attacker.colour ?? begun?.attacker ?? open?.attacker.colour;
  const defender = round?.defender.colour ?? begun?.defender ?? open?.defender.colour;
  if (!attacker || !defender) return null;
  const won = own.find((one) => one.type === 'fightWon');
  // A fight that was called before an answer is known by where its winner stands.
  const [winner] = won?.figures ?? [];
  const place = begun?.at ?? (winner ? view.figures[winner].at : open?.at) ?? null;
  const named = own.flatMap((one) =>
    one.type === 'named' ? [one.figure] : one.type === 'fightRound' && one.loser ? [one.loser.figure] : [],
  );
  const sideOf = (colour: Colour): ShownSide => {
    const known = [open?.attacker, open?.defender].find((side) => side?.colour === colour);
    if (!won && known && open?.at === place) return { colour, figures: known.figures };
    const there = [...(won ? [won.beaten, ...won.figures] : []), ...named];
    const figures = FIGURES.filter(
      (id) => view.figures[id].colour === colour && (there.includes(id) || (place !== null && view.figures[id].at === place)),
    );
    return { colour, figures };
  };
  return { cause: begun?.cause ?? open?.cause ?? 'called', at: place, sides: [sideOf(attacker), sideOf(defender)] };
}

/** What an event tells about a figure's Strength: before it, and after it. */
function tells(one: AdventureEvent, id: FigureId): { readonly before?: number; readonly after?: number } {
  switch (one.type) {
    case 'fightRound':
      return one.loser?.figure === id ? { before: one.loser.strength + 1, after: one.loser.strength } : {};
    case 'hurt':
      return one.figure === id ? { after: one.strength, ...(one.strength > 0 && { before: one.strength + one.points }) } : {};
    case 'eliminated':
      return one.figure === id ? { after: 0 } : {};
    case 'trained':
    case 'healed':
      return one.figure === id ? { after: one.strength, ...(one.type === 'trained' && { before: one.strength - 1 }) } : {};
    default:
      return {};
  }
}
/** How strong those were who lose by this moment, where no moment before it says so. R8.2 R9.6 */
export function strengthBefore({ what }: Beat): Beat['strength'] {
  if (what.kind === 'round' && what.round.loser) return { [what.round.loser.figure]: what.round.loser.strength + 1 };
  if (what.kind === 'poison' && what.hurt) return { [what.on]: what.hurt.strength + what.hurt.points };
  return {};
}
/** Strength of a figure right after a place of the story. R8.2, R8.4 */
function strengthAfter(told: readonly AdventureEvent[], at: number, id: FigureId, view: AdventureView): number {
  let won = 0;
  for (let back = at; back >= 0; back--) {
    const one = told[back] as AdventureEvent;
    if (one.type === 'fightWon' && one.figures.includes(id)) won++;
    const { after } = tells(one, id);
    if (after !== undefined) return Math.min(boardOf(view.options).data.game.limits.strength, after + won);
  }
  let later = 0;
  for (const one of told.slice(at + 1)) {
    const { before } = tells(one, id);
    if (before !== undefined) return Math.max(1, before - later);
    if (one.type === 'fightWon' && one.figures.includes(id)) later++;
  }
  return Math.max(0, view.figures[id].strength - later);
}
