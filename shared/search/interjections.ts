import type { GameSense } from '../games/face.ts';
import type { Chance } from '../kernel/chance.ts';
import type { Table } from '../kernel/table.ts';
import type { GameTypes, Move } from '../kernel/types.ts';
import type { Level } from './levels.ts';
import { onOwnChance } from './own-chance.ts';

/** Interjections that may follow each other before the game must go on: bots cannot talk for ever. */
export const MOST_INTERJECTIONS = 6;

/** Can a bot of this level say anything that nobody asked for? */
export const mayInterject = <G extends GameTypes>({ interject }: Pick<GameSense<G>, 'interject'>, level: Level): boolean =>
  interject !== undefined && level !== 'random';

/**
 * What a bot does now of its own accord.
 * @param table a position already re-dealt for this seat; it is left as it was
 * @returns an interjection that is allowed, or null
 */
export function chooseInterjection<G extends GameTypes>(
  table: Table<G>,
  sense: GameSense<G>,
  seat: G['Seat'],
  level: Level,
  chance: Chance,
): Move<G> | null {
  const { interject } = sense;
  if (!interject || !mayInterject(sense, level)) return null;
  return onOwnChance(table, chance, () => {
    const move = interject(table, seat, chance);
    return move?.interject && move.seat === seat && table.refusal(move) === null ? move : null;
  });
}

/**
 * Lets everybody do what they like before the open question is answered, one thing at a time, until nobody wants more.
 * @param decide what a seat would do now, or null
 * @returns how many interjections were played
 */
export function playInterjections<G extends GameTypes>(
  table: Table<G>,
  decide: (seat: G['Seat']) => Move<G> | null,
  play: (move: Move<G>) => void,
): number {
  for (let played = 0; ; played++) {
    if (played === MOST_INTERJECTIONS || table.position.outcome) return played;
    let move: Move<G> | null = null;
    for (const seat of table.module.seats(table.state)) {
      move = decide(seat);
      if (move) break;
    }
    if (!move) return played;
    play(move);
  }
}
