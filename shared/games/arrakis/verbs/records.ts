import { set } from '../../../kernel/write.ts';
import type { AreaId, Figure, Side } from '../ids.ts';
import { leadersOf, less, sum, unitsOf, wholeOf, withFacedown } from '../queries/legions.ts';
import { without } from '../queries/table.ts';
import type { Game, Part, Sparse } from '../types.ts';
import { shift, withArea } from './legions.ts';
import { pick } from './round.ts';

// Who has moved in this action (R10.2) and who was carried (RU-5) stands beside the legions. Here the two keep up with them.

type PartMap = Sparse<Part>;
const isNobody = (part: Part): boolean => unitsOf(part) + leadersOf(part) === 0;
const at = (map: PartMap, area: AreaId, part: Part): PartMap => withArea(map, area, isNobody(part) ? null : part);
function write(game: Game, which: 'moved' | 'carried', map: PartMap): void {
  if (which === 'carried') set(game, game.state, 'carried', map);
  else if (game.state.turn) set(game, game.state.turn, 'moved', { hidden: map });
}
/** The records that are about figures of this side. */
function* recordsOf({ state }: Game, side: Side): Generator<{ readonly which: 'moved' | 'carried'; readonly map: PartMap }> {
  if (state.turn?.side === side) yield { which: 'moved', map: state.turn.moved.hidden as PartMap };
  if (side === 'harkonnen') yield { which: 'carried', map: state.carried as PartMap };
}

/** What two parts have in common. */
const common = (one: Part, other: Part): Part => {
  const fewer = (figure: Figure): number => Math.min(one[figure], other[figure]);
  return {
    regular: fewer('regular'),
    elite: fewer('elite'),
    special: fewer('special'),
    generic: fewer('generic'),
    named: one.named.filter((id) => other.named.includes(id)),
    tokens: without(one.tokens, without(one.tokens, other.tokens)),
    ...withFacedown(one.facedown && without(one.facedown, without(one.facedown, other.facedown ?? []))),
  };
};
/** What is in one part beyond another. */
const beyond = (part: Part, other: Part): Part => less(part, common(part, other));

/** Figures move: those who go have moved, and may be carried. Of a legion in which some were carried, the others leave first. R10.2, RU-5 */
export function noteMove(game: Game, side: Side, from: AreaId, to: AreaId, part: Part, isCarried: boolean): void {
  const { state } = game;
  if (state.turn) {
    const here = state.turn.moved.hidden as PartMap;
    const before = here[from];
    // Who moves again is no longer where it was.
    const kept = before ? at(here, from, beyond(before, part)) : here;
    write(game, 'moved', withArea(kept, to, sum(kept[to], part)));
  }
  if (side === 'atreides') return;
  const map = state.carried as PartMap;
  const before = map[from];
  // The figures have left already: of those who were carried, whoever is not there any more has gone.
  const going = isCarried ? part : before && beyond(before, wholeOf(state, side, from));
  if (!going || isNobody(going)) return;
  if (isCarried || !before) write(game, 'carried', withArea(map, to, sum(map[to], going)));
  else write(game, 'carried', withArea(at(map, from, beyond(before, going)), to, sum(map[to], going)));
}

/**
 * Something happens to the legion of an area: hits, a token that is revealed. Whoever has not moved is lost first; what comes in the
 * place of figures that have moved has moved too.
 */
export function changeLegion(game: Game, side: Side, area: AreaId, change: () => void): void {
  const before = wholeOf(game.state, side, area);
  change();
  for (const { which, map } of recordsOf(game, side)) {
    const part = map[area];
    if (!part) continue;
    const now = wholeOf(game.state, side, area);
    const left = common(part, now);
    const lost = unitsOf(part) + leadersOf(part) > unitsOf(left) + leadersOf(left);
    write(game, which, at(map, area, lost ? sum(left, beyond(now, before)) : left));
  }
}

/** A whole legion is moved by something that is no move of its own: it flees, it is displaced. */
export function relocate(game: Game, side: Side, from: AreaId, to: AreaId): void {
  shift(game, side, from, to, wholeOf(game.state, side, from));
  for (const { which, map } of recordsOf(game, side)) {
    const part = map[from];
    if (part) write(game, which, withArea(withArea(map, from, null), to, sum(map[to], part)));
  }
  if (game.state.turn?.side === side && game.state.turn.picked === from) pick(game, to);
}
