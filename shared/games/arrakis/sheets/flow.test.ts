import { expect, test } from 'vitest';
import { type Block, laidOut, squeezed } from './flow.ts';

const ROOM = { x: 0, y: 0, width: 180, height: 150 };
const high = (height: number, keep?: true): Block => ({ ...(keep && { keep }), lay: () => ({ items: [], height }) });

test('laying out comes to an end, whatever is longer than a page or kept together with it', () => {
  expect(laidOut(ROOM, [{ columns: 2, blocks: [high(160), high(20)] }], 9)).toHaveLength(2);
  expect(laidOut(ROOM, [{ columns: 1, blocks: [high(90, true), high(90, true), high(10)] }], 9)).toHaveLength(2);
  expect(
    laidOut(
      ROOM,
      [
        { columns: 1, blocks: [high(10)] },
        { columns: 1, blocks: [high(170), high(170)] },
      ],
      9,
    ),
  ).toHaveLength(3);
});

test('letters get as small as they must for the pages that are wanted, and no smaller than they may', () => {
  const sizes: number[] = [];
  const growing: Block = {
    lay: (_, size) => {
      sizes.push(size);
      return { items: [], height: size * 9.5 };
    },
  };
  expect(squeezed(ROOM, [{ columns: 1, blocks: [growing, growing] }], 1)).toHaveLength(1);
  expect(sizes.at(-1)).toBeCloseTo(7.8);
  expect(squeezed(ROOM, [{ columns: 1, blocks: [growing, growing, growing] }], 1)).toBeNull();
  expect(sizes.at(-1)).toBeCloseTo(7.6);
});
