/** From far behind to in front. */
const STEPS = ['▁', '▃', '▅', '▇'] as const;
const WON = '★';
const LOST = '☆';

type Standings = readonly { readonly turn: number; readonly of: Readonly<Record<string, number>> }[];

/**
 * How a seat stood at the end of each round, beside whoever was in front, and whether it won: nothing of what happened.
 * @param roundAt in which round an answer was given
 */
export function signsOf(standings: Standings, seat: string, roundAt: (turn: number) => number | null, won: boolean): string {
  const last = new Map<number, Standings[number]>();
  for (const standing of standings) last.set(roundAt(standing.turn) ?? 1, standing);
  const rounds = [...last].sort(([one], [other]) => one - other);
  const signs = rounds.map(([, { of }]) => {
    const own = of[seat] ?? 0;
    const first = Math.max(...Object.values(of), 0);
    const share = Object.keys(of).length === 1 ? own : first > 0 ? own / first : 0;
    return STEPS[Math.min(STEPS.length - 1, Math.floor(share * STEPS.length))] ?? STEPS[0];
  });
  return signs.join('') + (won ? WON : LOST);
}
