import type { Entity } from '../../../shared/games/face.ts';
import type { PostName, SpaceName } from '../../../shared/games/imperium-family/ids.ts';
import { ofAgent, ofFaction, ofPost, ofSpace } from '../../../shared/games/imperium-family/words/names.ts';
import type { FamilyView } from '../../../shared/games/imperium-family/types.ts';
import type { TrackModel } from './model.ts';

/** A part of the table, as a phone shows it. */
export interface TablePart {
  /** A Faction, or `row` = all spaces beside the planet, `planet`, `market`. */
  readonly id: string;
  /** So many things there answer the question. */
  readonly count: number;
}
/** Everything on the table, in the order in which a phone shows it. */
export interface TablePlan {
  readonly tracks: readonly TrackModel[];
  readonly row: readonly SpaceName[];
  readonly planet: readonly SpaceName[];
  /** Observation posts that stand with the spaces beside the planet, and on it. */
  readonly posts?: { readonly row: readonly PostName[]; readonly planet: readonly PostName[] };
  /** The Row and the Reserve lie there too. */
  readonly market: boolean;
}

/** The parts of the table and how many answers lie in each. `isLit`: does it answer the question? */
export function tableParts({ tracks, row, planet, posts, market }: TablePlan, isLit: (entity: Entity) => boolean): readonly TablePart[] {
  const lit = (spaces: readonly SpaceName[]): number => spaces.filter((id) => isLit(ofSpace(id)) || isLit(ofAgent(id))).length;
  const litPosts = (names: readonly PostName[] = []): number => names.filter((id) => isLit(ofPost(id))).length;
  return [
    ...tracks.map(({ faction, spaces, posts: own }) => ({
      id: faction,
      count: lit(spaces) + litPosts(own) + (isLit(ofFaction(faction)) ? 1 : 0),
    })),
    ...(row.length > 0 ? [{ id: 'row', count: lit(row) + litPosts(posts?.row) }] : []),
    { id: 'planet', count: lit(planet) + litPosts(posts?.planet) },
    ...(market ? [{ id: 'market', count: 0 }] : []),
  ];
}
/** Where a phone looks first: where most can be answered; null = nothing of it is asked about. */
export const mostAsked = (parts: readonly TablePart[]): string | null =>
  parts.reduce<TablePart | null>((most, part) => (part.count > (most?.count ?? 0) ? part : most), null)?.id ?? null;

/** The part where a space lies; null = nowhere on the table. */
export const partOf = ({ tracks, row, planet }: Pick<TablePlan, 'tracks' | 'row' | 'planet'>, space: SpaceName): string | null => {
  if (row.includes(space)) return 'row';
  if (planet.includes(space)) return 'planet';
  return tracks.find(({ spaces }) => spaces.includes(space))?.faction ?? null;
};
/**
 * What a phone's window over the table is kept at, as a part of it and a space there; null = nothing asks for a place. First what answers
 * the question; then the Conflict while it is fought; then where the Agent of this turn stands, unless all that is left is to send troops.
 */
export function lookedAt(
  { phase, turn }: Pick<FamilyView, 'phase' | 'turn'>,
  { most, deploys, at }: { readonly most: string | null; readonly deploys: boolean; at(space: SpaceName): string | null },
): { readonly part: string; readonly space?: SpaceName } | null {
  if (most !== null) return { part: most };
  if (phase === 'combat' || deploys) return { part: 'fight' };
  if (turn.kind === 'reveal') return { part: 'planet' };
  const part = turn.kind === 'agent' && turn.space !== null ? at(turn.space) : null;
  return part !== null && turn.space !== null ? { part, space: turn.space } : null;
}

/** The Conflict is what is asked about now: it is fought, or the own turn may send troops to it. */
export const isFought = ({ phase, turn, viewer }: FamilyView): boolean =>
  phase === 'combat' || (turn.kind === 'agent' && turn.of !== null && turn.of === viewer && turn.recruited + turn.deployed > 0);

/** From where to where something lies in a window that scrolls, in pixels from its very top. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}
/** Room above the first thing that is asked about. */
const ABOVE = 12;
/**
 * Where a window of this height begins so that a part is seen: at the part's own top, unless what is asked about there lies deeper; then
 * all of that is seen, or as much of it as has room.
 */
export function windowTop(part: Stretch, asked: readonly Stretch[], height: number): number {
  if (asked.length === 0) return part.top;
  const [first, last] = [Math.min(...asked.map(({ top }) => top)), Math.max(...asked.map(({ bottom }) => bottom))];
  if (last <= part.top + height) return part.top;
  const spare = height - (last - first);
  return Math.max(part.top, first - Math.max(ABOVE, spare / 2));
}
