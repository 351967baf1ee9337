import { chromium } from 'playwright';
import { GAMES } from '../../../e2e/support/games.ts';
import { awaitedPhone, LINES, loadOnPhone, type Load } from '../../../e2e/support/load.ts';
import { openHouse } from '../../../e2e/support/house.ts';
import { freshFolder } from '../../../e2e/support/processes.ts';
import { findChromium } from '../check/tools.ts';

/** What a phone loaded over one line. */
export interface PhoneBench extends Load {
  readonly language: string;
  readonly line: string;
  /** Seconds until the first question can be answered. */
  readonly promised: number;
}

/** A phone joins a running game of the built page, in English and in Korean, over every kind of line. Needs a browser. */
export async function benchPhone(game: string): Promise<PhoneBench[]> {
  const played = GAMES.find(({ id }) => id === game);
  const executablePath = findChromium();
  if (!played || executablePath === null)
    throw new Error('What a phone loads is measured in a Chromium: install it, or name it in SIETCH_CHROMIUM');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const house = openHouse();
  const loads: PhoneBench[] = [];
  for (const language of ['en', 'ko'])
    for (const line of LINES) {
      const host = await house.open({ folder: freshFolder(), port: 0, botDelayMs: 0, seed: `bench ${game}` });
      const { link, device } = await awaitedPhone(host, played, `bench ${game}`);
      loads.push({ language, line: line.name, promised: line.promised, ...(await loadOnPhone(browser, link, device, language, line)) });
      await house.close(host);
    }
  await browser.close();
  await house.end();
  return loads;
}
