import type { FamilyView } from '../../../shared/games/imperium-family/types.ts';
import type { PlayerId } from '../../../shared/games/imperium-family/ids.ts';

/** Sandworms of everybody in the Conflict. */
export type Worms = Readonly<Partial<Record<PlayerId, number>>>;
/** Whose sandworms have come, and how many at once. */
export interface Coming {
  readonly player: PlayerId;
  readonly count: number;
}
export const wormsIn = ({ order, players }: Pick<FamilyView, 'order' | 'players'>): Worms =>
  Object.fromEntries(order.map((id) => [id, players[id]?.sandworms ?? 0]));
/** Who has more than before; null = nobody, e.g. where they went home. */
export function comingIn(before: Worms, now: Worms): Coming | null {
  for (const [player, count] of Object.entries(now) as [PlayerId, number][]) {
    const more = count - (before[player] ?? 0);
    if (more > 0) return { player, count: more };
  }
  return null;
}

/** A moment of its coming, and how long it is seen, in milliseconds at normal speed. */
export interface Beat {
  readonly picture: 'wormNear' | 'wormBreaks' | 'wormTowers';
  readonly time: number;
}
const MOVING: readonly Beat[] = [
  { picture: 'wormNear', time: 800 },
  { picture: 'wormBreaks', time: 650 },
  { picture: 'wormTowers', time: 1500 },
];
/** How long it stands there where nothing moves. */
const STILL = 1600;
/** `motion`: factor on how long things move; 0 = it stands there at once. */
export const beatsAt = (motion: number): readonly Beat[] =>
  motion > 0 ? MOVING.map((beat) => ({ ...beat, time: beat.time * motion })) : [{ picture: 'wormTowers', time: STILL }];
