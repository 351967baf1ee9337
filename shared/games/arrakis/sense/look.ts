import type { Board } from '../board.ts';
import type { HouseId, Side } from '../ids.ts';
import { book, leaderOf, otherSide } from '../queries/table.ts';
import type { EffectRef } from '../questions.ts';
import type { State } from '../types.ts';

/** What a bot looks at when it answers. */
export interface Look {
  readonly state: State;
  readonly book: Board;
  /** Whose eyes these are, and the other side. */
  readonly side: Side;
  readonly foe: Side;
  /** The House that answers. */
  readonly by: HouseId;
  /** Thinking ahead: what is only imagined is looked at less closely. */
  readonly hasty: boolean;
  /** What has been found out about this position while thinking about one answer, by who finds it. */
  readonly found: Map<unknown, unknown>;
}

export const lookOf = (state: State, side: Side, by: HouseId = leaderOf(side), hasty = false): Look => ({
  state,
  book: book(state),
  side,
  foe: otherSide(side),
  by,
  hasty,
  found: new Map(),
});
/** The same eyes on another position. */
export const lookAt = (look: Look, state: State): Look => ({ ...look, state, found: new Map() });

/** Finds something out once for a look, however often it is asked. */
export const once =
  <T>(find: (look: Look) => T) =>
  (look: Look): T => {
    const known = look.found.get(find);
    if (known !== undefined) return known as T;
    const value = find(look);
    look.found.set(find, value);
    return value;
  };
/** The same for each thing that it can be asked about. */
export const onceFor =
  <Key, T>(find: (look: Look, about: Key) => T) =>
  (look: Look, about: Key): T => {
    let all = look.found.get(find) as Map<Key, T> | undefined;
    if (!all) {
      all = new Map();
      look.found.set(find, all);
    }
    const known = all.get(about);
    if (known !== undefined) return known;
    const value = find(look, about);
    all.set(about, value);
    return value;
  };

/** Queries about effects ask who acts; which effect it is they are told. */
export const actingFor = ({ by, side }: Look): EffectRef => ({ by, of: `action:${side}:strategy:move`, at: [0] });
