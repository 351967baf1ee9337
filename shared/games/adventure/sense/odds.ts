/** What a side throws with: its named figure, and the dice that others and Gom Jabbars add. R9.10 */
export interface Fist {
  /** Strength of the figure that loses the points. */
  readonly strength: number;
  /** Its dice are d8. R9.2 */
  readonly sword: boolean;
  /** Dice of its partners, which stay as they are. */
  readonly d8: number;
  readonly d6: number;
  readonly gomJabbars: number;
}
/** How a fight may be expected to end. */
export interface Odds {
  readonly win: number;
  /** Strength of the own named figure afterwards: 0 where it falls, the gain of a point not counted. */
  readonly left: number;
  readonly leftOther: number;
}

const MOST_DICE = 6;
/** Chance that the highest of so many dice is at most k, for k = 0 to 8. */
const CURVES: readonly number[][][] = Array.from({ length: MOST_DICE + 1 }, (_, d8) =>
  Array.from({ length: MOST_DICE + 1 }, (_, d6) => Array.from({ length: 9 }, (_, k) => (k / 8) ** d8 * (Math.min(k, 6) / 6) ** d6)),
);
const DICE = (MOST_DICE + 1) ** 2;
const ROUNDS = new Float64Array(DICE * DICE).fill(-1);
/** Chance to win a round that somebody wins. R8.2 */
function roundOdds(mine: number, theirs: number): number {
  const at = mine * DICE + theirs;
  const known = ROUNDS[at] as number;
  if (known >= 0) return known;
  const [a, b] = [mine, theirs].map((dice) => CURVES[Math.floor(dice / (MOST_DICE + 1))]?.[dice % (MOST_DICE + 1)] as number[]) as [
    number[],
    number[],
  ];
  let [wins, losses] = [0, 0];
  for (let k = 1; k <= 8; k++) {
    const [aIs, bIs] = [a, b].map((curve) => (curve[k] as number) - (curve[k - 1] as number)) as [number, number];
    wins += aIs * (b[k - 1] as number);
    losses += bIs * (a[k - 1] as number);
  }
  ROUNDS[at] = wins / (wins + losses || 1);
  return ROUNDS[at];
}
/** d8 and d6 of a fist whose named figure has so much Strength left, as one number. R9.10 */
function diceOf({ sword, d8, d6, gomJabbars }: Fist, strength: number): number {
  const eights = Math.min(MOST_DICE, d8 + (sword ? strength : 0));
  const sixes = Math.min(MOST_DICE - eights, d6 + (sword ? 0 : strength));
  return (eights + Math.min(gomJabbars, MOST_DICE - eights - sixes)) * (MOST_DICE + 1) + sixes;
}

const KNOWN = new Map<number, Odds>();
const codeOf = ({ strength, sword, d8, d6, gomJabbars }: Fist): number =>
  (((strength * 2 + (sword ? 1 : 0)) * 7 + Math.min(6, d8)) * 7 + Math.min(6, d6)) * 4 + gomJabbars;
/** The odds of a whole fight, Poison left out. R8.3 */
export function oddsOf(mine: Fist, theirs: Fist): Odds {
  const code = codeOf(mine) * 4000 + codeOf(theirs);
  const known = KNOWN.get(code);
  if (known) return known;
  const odds = foresee(mine, theirs);
  KNOWN.set(code, odds);
  return odds;
}
function foresee(mine: Fist, theirs: Fist): Odds {
  // reach[a] = chance to be at a points of mine, with b of theirs, b going down row by row.
  let row = new Array<number>(mine.strength + 1).fill(0);
  row[mine.strength] = 1;
  let [win, left, leftOther] = [0, 0, 0];
  for (let b = theirs.strength; b > 0; b--) {
    const next = new Array<number>(mine.strength + 1).fill(0);
    for (let a = mine.strength; a > 0; a--) {
      const here = row[a] as number;
      const p = roundOdds(diceOf(mine, a), diceOf(theirs, b));
      if (b === 1) {
        win += here * p;
        left += here * p * a;
      } else next[a] = (next[a] as number) + here * p;
      if (a === 1) leftOther += here * (1 - p) * b;
      else row[a - 1] = (row[a - 1] as number) + here * (1 - p);
    }
    row = next;
  }
  return { win, left, leftOther };
}
