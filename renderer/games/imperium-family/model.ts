import { bookOf, conflictRecord, spaceRecord } from '../../../shared/games/imperium-family/edition.ts';
import type { Effects } from '../../../shared/games/imperium-family/effects/effects.ts';
import { type FactionId, type PlayerId, REWARD_PLACES, type SpaceName } from '../../../shared/games/imperium-family/ids.ts';
import type { SpaceRecord } from '../../../shared/games/imperium-family/records.ts';
import { signsOf } from '../../../shared/games/imperium-family/signs/effects.ts';
import { GAIN_SIGNS, ICON_SIGNS } from '../../../shared/games/imperium-family/signs/names.ts';
import { signsOfPrice } from '../../../shared/games/imperium-family/signs/records.ts';
import { many, THEN, type Token } from '../../../shared/games/imperium-family/signs/token.ts';
import type { EditionId, FamilyView, PlayerView } from '../../../shared/games/imperium-family/types.ts';

/** A space as it is drawn. */
export interface SpaceModel {
  readonly id: SpaceName;
  readonly sign: string;
  /** What it asks and what it does, in one line. */
  readonly line: readonly Token[];
  readonly agents: readonly PlayerId[];
  readonly control: PlayerId | null;
  readonly bonus: number;
  /** Who keeps all others out. R19.37 */
  readonly closedBy: PlayerId | null;
  /** The neutral Agent lies there. R16.1 */
  readonly mentat: boolean;
  /** Who has a place there for good: the seats of the High Council. R7.10 */
  readonly seated: readonly PlayerId[];
  readonly combat: boolean;
}

/** Several prices of one kind are said once: "2–5 spice > 6–12 Solari". */
function rangeOf({ cost_options: options = [], effects }: SpaceRecord): readonly Token[] {
  const [first, last] = [options[0], options.at(-1)].map((cost) => Object.entries(cost ?? {})[0]);
  const bought = effects.flatMap((effect) => ('by_cost_option' in effect ? effect.by_cost_option : []));
  const [least, most] = [bought[0]?.[0], bought.at(-1)?.[0]];
  if (!first || !last || !least || !most || !('gain' in least) || !('gain' in most)) return [];
  const [[kind, from] = ['solari', 0], [, to] = ['', 0]] = [Object.entries(least.gain)[0], Object.entries(most.gain)[0]];
  return [many(GAIN_SIGNS[first[0] as 'spice'], `${first[1]}–${last[1]}`), THEN, many(GAIN_SIGNS[kind as 'solari'], `${from}–${to}`)];
}
/** What lies on a maker space is drawn beside it; its line shows what it always gives. R15.3 */
function doneBy(effects: Effects, edition: EditionId): readonly Token[] {
  return effects.flatMap((effect) => ('harvest' in effect ? [many('spice', effect.harvest.base)] : signsOf([effect], edition)));
}
const LINES = new WeakMap<SpaceRecord, readonly Token[]>();
/** What is printed on a space stays the same line as long as the record does. */
function lineOf(space: SpaceRecord, edition: EditionId): readonly Token[] {
  const line = LINES.get(space) ?? lineAnew(space, edition);
  LINES.set(space, line);
  return line;
}
function lineAnew(space: SpaceRecord, edition: EditionId): readonly Token[] {
  if (space.cost_options) return rangeOf(space);
  const price = signsOfPrice({ ...space, requirement: null });
  const asked = signsOfPrice({ ...space, cost: {} });
  return [...asked, ...price, ...(price.length > 0 ? [THEN] : []), ...doneBy(space.effects, edition)];
}
const isCouncil = ({ effects }: SpaceRecord): boolean => effects.some((effect) => 'high_council_seat' in effect);
const isMentat = ({ effects }: SpaceRecord): boolean => effects.some((effect) => 'take_mentat' in effect);

export function spaceModel(view: FamilyView, id: SpaceName): SpaceModel {
  const record = spaceRecord(view, id);
  return {
    id,
    sign: ICON_SIGNS[record.icon],
    line: lineOf(record, view.edition),
    agents: view.agents[id] ?? [],
    control: view.control[id] ?? null,
    bonus: view.bonusSpice[id] ?? 0,
    closedBy: view.voices.find(({ space }) => space === id)?.by ?? null,
    mentat: isMentat(record) && view.mentat?.holder === null,
    seated: isCouncil(record) ? view.order.filter((player) => view.players[player]?.council) : [],
    combat: record.combat,
  };
}

/** An Influence track as it is drawn: who stands on which step. */
export interface TrackModel {
  readonly faction: FactionId;
  readonly spaces: readonly SpaceName[];
  readonly steps: readonly {
    readonly step: number;
    readonly here: readonly PlayerId[];
    readonly point: boolean;
    readonly alliance: boolean;
  }[];
  readonly bonus: readonly Token[];
  readonly holder: PlayerId | null;
}
export const trackModels = (view: FamilyView): readonly TrackModel[] =>
  bookOf(view).factions.map((faction) => {
    const { tracks, zones } = bookOf(view).board;
    const { spaces, start, vp_at, alliance_at, bonus } = tracks[faction];
    const steps = Array.from({ length: spaces - start + 1 }, (_, at) => ({
      step: at + start,
      here: view.order.filter((player) => view.players[player]?.influence[faction] === at + start),
      point: at + start === vp_at,
      alliance: at + start === alliance_at,
    }));
    return { faction, spaces: zones[faction] ?? [], steps, bonus: signsOf(bonus, view.edition), holder: view.alliances[faction] };
  });

/** The Conflict of this round and everybody in it, the strongest first. R9.7 */
export interface ConflictModel {
  readonly id: string | null;
  readonly tier: 1 | 2 | 3 | null;
  readonly location: SpaceName | null;
  readonly rewards: readonly { readonly place: (typeof REWARD_PLACES)[number]; readonly line: readonly Token[] }[];
  readonly fighters: readonly ({ readonly player: PlayerId; readonly share: number; readonly sandworms: number } & Pick<
    PlayerView,
    'strength' | 'conflict' | 'swords' | 'garrison' | 'revealed'
  >)[];
  readonly left: number;
  readonly earlier: readonly string[];
}
/** A bar is full at this strength, or at that of the strongest. */
const FULL_BAR = 8;
export function conflictModel(view: FamilyView): ConflictModel {
  const id = view.conflicts.at(-1) ?? null;
  const record = id === null ? null : conflictRecord(view, id);
  const full = Math.max(FULL_BAR, ...view.order.map((player) => view.players[player]?.strength ?? 0));
  const fighters = view.order.flatMap((player) => {
    const seen = view.players[player];
    if (!seen) return [];
    const { strength, conflict, sandworms = 0, swords, garrison, revealed } = seen;
    return [{ player, strength, conflict, sandworms, swords, garrison, revealed, share: strength / full }];
  });
  return {
    id,
    tier: record?.tier ?? null,
    location: record?.location ?? null,
    rewards: record
      ? REWARD_PLACES.map((place) => ({ place, line: signsOf(record[place], view.edition) })).filter(({ line }) => line.length > 0)
      : [],
    fighters: fighters.sort((one, other) => other.strength - one.strength),
    left: view.conflictDeck,
    earlier: view.conflicts.slice(0, -1),
  };
}
const ROMAN = ['', 'I', 'II', 'III'] as const;
export const roman = (tier: number): string => ROMAN[tier] ?? String(tier);

/** Equal cards lie on each other, in the order in which they come. */
export function piled<Name extends string>(cards: readonly Name[]): readonly { readonly id: Name; readonly count: number }[] {
  return [...new Set(cards)].map((id) => ({ id, count: cards.filter((card) => card === id).length }));
}
