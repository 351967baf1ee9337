import type { Effects } from '../../../../shared/games/imperium-family/effects/effects.ts';
import { linesOf } from '../../../../shared/games/imperium-family/signs/records.ts';
import type { Token } from '../../../../shared/games/imperium-family/signs/token.ts';
import { saidEffects } from '../../../../shared/games/imperium-family/words/effects.ts';
import type { FaceProps } from './face.ts';

/** One line of signs and the same in words. */
export interface DrawnLine {
  readonly line: readonly Token[];
  readonly label: string;
}

/** A list of effects, a line each. In a Row what follows the first thing bought becomes three dots. */
export function drawnLines(effects: Effects, { say, edition }: Pick<FaceProps, 'say' | 'edition'>, isRow: boolean): readonly DrawnLine[] {
  const lines = linesOf(effects, edition);
  const said = (at: number): string => {
    const one = lines.length === effects.length ? effects.slice(at, at + 1) : effects;
    return say?.(saidEffects(one, edition)) ?? '';
  };
  return lines.map((line, at) => ({ line: isRow ? shortened(line) : line, label: said(at) }));
}
function shortened(line: readonly Token[]): readonly Token[] {
  const bought = line.findIndex((token) => 'join' in token && token.join === 'then') + 2;
  return bought > 1 && line.length > bought ? [...line.slice(0, bought), { sign: 'more' }] : line;
}
