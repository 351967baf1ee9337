import type { Page } from '@playwright/test';
import { GAMES, type PlayedGame } from './games.ts';
import { markOf } from './mark.ts';
import { expect } from './shell.ts';

/** A player who has nothing but a keyboard. */
export interface Keys {
  press(key: string, times?: number): Promise<void>;
  /** Walks with Tab until the focus stands on something of that name. */
  walkTo(name: RegExp): Promise<void>;
}
export function keysOf(page: Page): Keys {
  const press: Keys['press'] = async (key, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  return {
    press,
    async walkTo(name) {
      for (let step = 0; step < 60; step += 1) {
        const text = await page.evaluate(() => {
          const at = document.activeElement;
          // Without a focus the page itself is active: it has everything in it.
          if (at === document.body) return '';
          const label = (at as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '';
          return `${at?.getAttribute('aria-label') ?? ''} ${label} ${at?.textContent ?? ''}`.trim();
        });
        if (name.test(text)) return;
        await press('Tab');
      }
      throw new Error(`Tab never came to ${name}`);
    },
  };
}

/** Goes from the start page to an open table of the game. */
export async function openByKeys(page: Page, game: PlayedGame, seats: number): Promise<void> {
  const { press, walkTo } = keysOf(page);
  await expect(page.getByRole('link', { name: 'Play here' })).toBeVisible();
  await walkTo(/^Play here/);
  await press('Enter');
  // What is loaded late comes into the row that Tab walks.
  const tray = page.getByRole('radio', { name: game.title, exact: true });
  await expect(tray).toBeVisible();
  // The keys that stand on the trays are heard at once, whether or not somebody has a name.
  await press(String(GAMES.indexOf(game) + 1));
  await expect(tray).toBeChecked();
  await press('1');
  await walkTo(/^Your name/);
  await page.keyboard.type('Irulan');
  for (const { title } of GAMES.slice(0, GAMES.indexOf(game))) {
    await walkTo(new RegExp(title));
    await press('ArrowRight');
  }
  await walkTo(/^\d$/);
  const offered = Number(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')));
  const further = game.counts.indexOf(seats) - game.counts.indexOf(offered);
  await press(further < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(further));
  await walkTo(/^Open the table/);
  await press('Enter');
}

/** Answers by keys alone: each call presses what brings the open question on, if this page is asked one. */
export function answererAt(page: Page): () => Promise<void> {
  const { press } = keysOf(page);
  let before = '';
  let idle = 0;
  let tries = 0;
  const look = () =>
    page.evaluate(() => {
      const shown = (selector: string): boolean => document.querySelector(selector) !== null;
      return {
        sends: shown('.ask .send:enabled'),
        isForm: shown('.ask .send'),
        isAsked: shown('.ask.asked'),
        isScene: shown('.stage > .overlay'),
      };
    });
  return async () => {
    const mark = await page.evaluate(markOf, before);
    idle = mark === '' ? idle + 1 : 0;
    before = mark || before;
    const now = await look();
    // What a scene leads to is asked when it has been seen.
    if (now.isScene || now.sends) await press('Enter');
    else if (now.isForm) {
      tries += 1;
      await press(String(1 + (tries % 4)));
      const spinner = page.getByRole('spinbutton').first();
      if (!(await spinner.isVisible())) return;
      await spinner.focus();
      await press('ArrowUp');
    } else if (now.isAsked) await press(idle % 2 === 0 ? '1' : '0');
    await page.waitForTimeout(25);
  };
}
