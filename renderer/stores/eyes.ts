/** Who looks at this screen, out of the seats that sit at it. */
export interface Eyes {
  /** Whose view is asked of the host; null = what an onlooker sees. */
  readonly watch: string | null;
  /** The hall is dark until this seat says it is there. */
  readonly curtain: string | null;
}
export interface Look {
  /** Seats of this device that a person plays. */
  readonly mine: readonly string[];
  /** Seats that owe an answer, in order. */
  readonly asked: readonly string[];
  readonly watching: string | null;
  /** Answers given at the table so far, and when `watching` gave its last. */
  readonly turn: number;
  readonly answeredAt: number;
  /** Off: players at one screen show their hands to each other. */
  readonly hidden: boolean;
}

/**
 * Whose eyes come next. One seat at a device simply looks. Of several, the one that is asked looks, and nobody sees
 * the hand of another on the way: first the hall goes dark. Whoever has just answered may still look (and take back)
 * until the game has gone on.
 */
export function nextEyes({ mine, asked, watching, turn, answeredAt, hidden }: Look): Eyes {
  const [only] = mine;
  if (only === undefined) return { watch: null, curtain: null };
  if (mine.length === 1) return { watch: only, curtain: null };
  const looking = watching !== null && mine.includes(watching);
  if (looking && asked.includes(watching)) return { watch: watching, curtain: null };
  const next = asked.find((seat) => mine.includes(seat));
  if (next !== undefined) return hidden ? { watch: null, curtain: next } : { watch: next, curtain: null };
  const stillMine = looking && turn <= answeredAt + 1;
  return { watch: looking && (stillMine || !hidden) ? watching : null, curtain: null };
}
