/** A number of the axis, and the standing where it stands. */
export interface Tick {
  readonly at: number;
  readonly label: string;
}
/** So many numbers are read at a glance, besides nothing. */
const MOST = 5;
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

/**
 * Numbers at the side of the chart: points or seals up to what wins and a little beyond, or per cent of everything.
 * @param goal what wins, where it is counted; 0 = it is not
 * @param arrival the standing at which the goal is reached
 */
export function axisOf(goal: number, arrival: number, language: string): readonly Tick[] {
  if (goal <= 0) {
    const percent = new Intl.NumberFormat(language, { style: 'percent' });
    return QUARTERS.map((part) => ({ at: part * arrival, label: percent.format(part) }));
  }
  const step = [1, 2, 5, 10, 20].find((one) => goal / one <= MOST) ?? goal;
  const highest = Math.floor((goal / arrival) * (1 + 1e-9));
  const numbers = Array.from({ length: Math.floor(highest / step) + 1 }, (_, nth) => nth * step);
  return numbers.map((number) => ({ at: (number / goal) * arrival, label: String(number) }));
}
