import type { Line } from './story.ts';

/** How much of what others do is spoken by a screen reader. */
export const SPOKEN = ['all', 'mine', 'none'] as const;
export type Spoken = (typeof SPOKEN)[number];

/** Whether a line is about one of these seats: their deed, told to them alone, or it names them. */
export const concerns = (
  line: Pick<Line, 'seat' | 'secret' | 'kind'>,
  text: string,
  seats: readonly string[],
  names: readonly string[],
): boolean =>
  line.kind === 'house' ||
  line.secret ||
  (line.seat !== null && seats.includes(line.seat)) ||
  names.some((name) => name !== '' && text.includes(name));

/** Without a heading at the end under which nothing stands yet: it is taken back if nothing comes. Where a player's turn begins always stands. */
const firm = (lines: readonly Line[]): readonly Line[] => {
  const last = lines.at(-1);
  return last?.kind === 'heading' && last.seat === null ? lines.slice(0, -1) : lines;
};

/** Tells which lines are new since the last time; what was there at the first look is old. */
export function newcomers() {
  let known: ReadonlySet<string> | null = null;
  let book = '';
  return {
    /** @param of whose story at which table: another one begins anew */
    of(of: string, lines: readonly Line[]): readonly Line[] {
      const before = book === of ? known : null;
      const stand = firm(lines);
      book = of;
      known = new Set(stand.map(({ id }) => id));
      return before ? stand.filter(({ id }) => !before.has(id)) : [];
    },
  };
}
