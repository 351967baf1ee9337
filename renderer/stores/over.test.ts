import { expect, it, vi } from 'vitest';
import { overlays } from './over.ts';

/** A browser's history, and somebody who presses Back. */
function browser() {
  const entries: { state: unknown; screen: string }[] = [{ state: null, screen: '#/' }];
  let at = 0;
  const past = {
    get state() {
      return entries[at]?.state;
    },
    pushState(state: unknown) {
      entries.splice(++at, entries.length, { state, screen: entries[at - 1]?.screen ?? '' });
    },
    back() {
      at--;
      over.went(past.state);
    },
  };
  const over = overlays(past, () => entries[at]?.screen ?? 'left');
  const go = (screen: string): void => void entries.splice(++at, entries.length, { state: {}, screen });
  return { over, back: past.back, go, screen: () => entries[at]?.screen ?? 'left' };
}

it('Back closes what lies over the screen, the newest first, and only then leaves', () => {
  const { over, back, go, screen } = browser();
  go('#/table/t');
  const closed: string[] = [];
  for (const name of ['drawer', 'dialog']) {
    const lift = over.lay(() => {
      closed.push(name);
      lift();
    });
  }
  back();
  expect(closed).toEqual(['dialog']);
  back();
  expect(closed).toEqual(['dialog', 'drawer']);
  expect(screen()).toBe('#/table/t');
  back();
  expect(screen()).toBe('#/');
});

it('what was closed by another way costs no Back', () => {
  const { over, back, go, screen } = browser();
  go('#/table/t');
  for (let n = 0; n < 3; n++) over.lay(vi.fn())();
  back();
  expect(screen()).toBe('#/');
});

it('what is gone twice takes nothing else with it', () => {
  const { over, back, go } = browser();
  go('#/table/t');
  const close = vi.fn(() => lift());
  const lift = over.lay(close);
  const other = over.lay(vi.fn());
  other();
  other();
  back();
  expect(close).toHaveBeenCalledOnce();
});

it('a way that was left from a drawer leads back past it', () => {
  const { over, back, go, screen } = browser();
  go('#/table/t');
  over.lay(vi.fn())();
  go('#/replay/t');
  back();
  expect(screen()).toBe('#/table/t');
  back();
  expect(screen()).toBe('#/');
});

it('what makes way for the next thing over the screen, and that for another, leaves the screen where it is', () => {
  const { over, back, go, screen } = browser();
  go('#/table/t');
  const closed: string[] = [];
  const lay = (name: string): (() => void) => {
    const lift = over.lay(() => {
      closed.push(name);
      lift();
    });
    return lift;
  };
  // The list of seats, what can be done about one, and who sits down there.
  const seats = lay('seats');
  const seat = lay('seat');
  seats();
  lay('name');
  seat();
  expect(screen()).toBe('#/table/t');
  back();
  expect([closed, screen()]).toEqual([['name'], '#/table/t']);
  lay('seats')();
  expect(screen()).toBe('#/table/t');
});
