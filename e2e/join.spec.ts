import type { Browser } from '@playwright/test';
import { GAMES, PAGE_ALONE } from './support/games.ts';
import { awaitedPhone, LINES, loadOnPhone } from './support/load.ts';
import { expect, test } from './support/shell.ts';

/** What a page may load until the first question can be answered, in kB. */
const MOST = 350;
const SLOW = LINES.at(-1) as (typeof LINES)[number];

for (const game of GAMES)
  test(`${game.id}: a phone on a slow line loads what it needs to answer, and nothing else`, PAGE_ALONE, async ({ shell }, { title }) => {
    const { link, device } = await awaitedPhone(shell, game, title);
    const { kB, firstWords, seconds, requests } = await loadOnPhone(shell.page.context().browser() as Browser, link, device, 'ko', SLOW);
    expect(kB).toBeLessThan(MOST);
    // Its first words wait for no script.
    expect(firstWords).toBeLessThan(seconds / 2);
    const others = GAMES.filter(({ id }) => id !== game.id).map(({ id }) => id);
    const strange = new RegExp(
      `/assets/(face-)?(${others.join('|')})([.]..)?-[^/]{8}[.]|/(rules|lessons|sheets|sense|texts[.](en|hu|cs|de))[.-]`,
    );
    expect(requests.map(({ path }) => path).filter((path) => strange.test(path))).toEqual([]);
  });
