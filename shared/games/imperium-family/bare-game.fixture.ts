import { chanceOf } from '../../kernel/chance.ts';
import type { Told } from '../../kernel/types.ts';
import type { FamilyGame, FamilyState, Game, State } from './types.ts';

/** A position on which verbs are tried one by one, without the steps that call them. */
export interface BareGame extends Game {
  /** What they have told, in order: to all, or to some with what the others hear instead. */
  readonly heard: readonly Told<FamilyGame>[];
}

/** Works on a copy of the position. */
export function bareGame(position: State): BareGame {
  const heard: Told<FamilyGame>[] = [];
  const game = {
    state: structuredClone(position) as FamilyState,
    chance: chanceOf(1),
    journal: [],
    heard,
    tell: (event, audience) => void heard.push({ event, ...audience }),
    skipTo: () => undefined,
    end: () => undefined,
  } satisfies BareGame & { journal: unknown[] };
  return game;
}
