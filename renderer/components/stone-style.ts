import { patternImage, stoneOf } from '../canvas/stones.ts';

/** Background of a flag, bar or area of a seat: its colour under its pattern. */
export function flagStyle(id: string | null | undefined): Record<string, string> {
  const stone = stoneOf(id);
  return stone ? { backgroundColor: stone.colour, backgroundImage: patternImage(stone) } : { backgroundColor: 'var(--rock-4)' };
}
