import type { NativeImage } from 'electron';
import { expect, test } from 'vitest';
import { dotBitmap, turnSign } from './turn-sign.ts';

function sign({ focused = false, isWindows = false } = {}) {
  const told: string[] = [];
  const clock = { now: 0 };
  const dot = { isEmpty: () => false } as NativeImage;
  const show = turnSign({
    app: {
      setBadgeCount: (count) => told.push(`badge ${count}`) > 0,
      dock: { bounce: () => told.push('bounce') },
    },
    dot,
    isWindows,
    now: () => clock.now,
  });
  const window = {
    flashFrame: (on: boolean) => void told.push(`flash ${on}`),
    isFocused: () => focused,
    setOverlayIcon: (image: NativeImage | null, words: string) => void told.push(`overlay ${image === dot} ${words}`),
  };
  return { told, clock, show: (waiting: number) => show(window, waiting, 'Your turn') };
}

test('a turn is a number and one call; what is answered takes both away', () => {
  const { told, show } = sign();
  show(1);
  show(1);
  show(0);
  expect(told).toEqual(['badge 1', 'flash true', 'bounce', 'badge 0', 'flash false']);
});

test('whoever looks at the window is not called', () => {
  const { told, show } = sign({ focused: true });
  show(2);
  expect(told).toEqual(['badge 2']);
});

test('Windows has a dot on the icon, with words for a screen reader', () => {
  const { told, show } = sign({ isWindows: true, focused: true });
  show(1);
  show(0);
  expect(told).toEqual(['badge 1', 'overlay true Your turn', 'badge 0', 'overlay false ', 'flash false']);
});

test('a page that asks without end does not call without end', () => {
  const { told, clock, show } = sign();
  for (let at = 0; at < 100; at++) {
    clock.now += 50;
    show(1 + (at % 2) * 1);
    show(0);
  }
  expect(told.filter((line) => line === 'bounce').length).toBeLessThanOrEqual(3);
});

test('the dot is round: full in the middle, nothing in the corners', () => {
  const { bytes, width, height } = dotBitmap();
  const coverAt = (x: number, y: number) => bytes[(y * width + x) * 4 + 3];
  expect([coverAt(8, 8), coverAt(0, 0), coverAt(width - 1, height - 1)]).toEqual([255, 0, 0]);
});
