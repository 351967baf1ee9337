import type { Page } from '@playwright/test';

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
          return `${at?.getAttribute('aria-label') ?? ''} ${at?.textContent ?? ''}`.trim();
        });
        if (name.test(text)) return;
        await press('Tab');
      }
      throw new Error(`Tab never came to ${name}`);
    },
  };
}
