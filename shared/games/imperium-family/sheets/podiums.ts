import { chamfered, DASHED, figure, rect, tag } from '../../../sheets/draw.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { type Desk, split, text } from './common.ts';

/** Who is how strong, and which reward each takes: 0 = nothing, a third reward of its own = with four players only, or in teams. R13.6-R13.9 */
const CASES = [
  { id: 'clear', strength: [10, 8, 5, 3], reward: [1, 2, 3, 0] },
  { id: 'first-two', strength: [9, 9, 5, 3], reward: [2, 2, 3, 0] },
  { id: 'first-more', strength: [9, 9, 9, 4], reward: [2, 2, 2, 0] },
  { id: 'second', strength: [10, 6, 6, 3], reward: [1, 3, 3, 0] },
  { id: 'third', strength: [10, 8, 4, 4], reward: [1, 2, 0, 0] },
  { id: 'none', strength: [8, 4, 0, 0], reward: [1, 2, 0, 0] },
] as const;
const TALLEST = 10;
const LABEL = 8;
const REWARD = 6.4;

/** Bars as high as the Strength, and under them the reward. */
export const podiumsOf = (desk: Desk, room: Box): Item[] =>
  split(
    room,
    CASES.map(() => 1),
    5,
  ).flatMap((box, index) => podium(desk, CASES[index] ?? CASES[0], box));

function podium(desk: Desk, { id, strength, reward }: (typeof CASES)[number], { x, y, width, height }: Box): Item[] {
  const tall = height - LABEL - REWARD - 5;
  const base = y + 4 + tall;
  const alone = reward.filter((each) => each === 3).length === 1;
  const bars = split({ x, y, width, height: 0 }, [1, 1, 1, 1], 1).flatMap((bar, at): Item[] => {
    const points = strength[at] ?? 0;
    const its = reward[at] ?? 0;
    const high = (tall * points) / TALLEST;
    const place = { x: bar.x, y: base + 0.8, width: bar.width, height: REWARD };
    const above = { x: bar.x - 0.4, y: base - high - 3.8, width: bar.width + 0.8, height: 3.6 };
    return [
      ...(points > 0
        ? [rect({ x: bar.x, y: base - high, width: bar.width, height: high }, { stroke: 'ink', width: its === 1 ? 0.6 : 0.25 })]
        : []),
      text(desk, `${points}`, above, { size: 7, ink: 'soft', align: 'centre' }),
      ...(its > 0
        ? [
            chamfered(place, 0.8, its === 3 && alone && !desk.seats ? DASHED : { stroke: 'ink', width: 0.35 }),
            text(desk, `${its}`, place, { face: 'bold', size: 9.5, align: 'centre' }),
          ]
        : [text(desk, '–', place, { size: 8, ink: 'place', align: 'centre' })]),
    ];
  });
  const said = desk.tell(`ranking.${id}`);
  const label = { x, y: base + REWARD + 1.6, width, height: LABEL - 0.4 };
  return [
    figure(`${said}: ${reward.join(', ')}`, ...bars),
    tag('P', text(desk, said, label, { size: 7.4, face: 'semibold', align: 'centre' })),
  ];
}
