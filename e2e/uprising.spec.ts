import type { Locator, Page } from '@playwright/test';
import { mustInfiltrate } from '../shared/games/imperium-family/queries/place.ts';
import type { FamilyState, FamilyView, Player } from '../shared/games/imperium-family/types.ts';
import { uprisingNamesEn } from '../shared/games/uprising/text/names.en.ts';
import { RECORDS } from '../shared/games/uprising/records.ts';
import { type Frames, recordFrames } from './support/frames.ts';
import { GAMES } from './support/games.ts';
import { type Moment, tableAt } from './support/midgame.ts';
import { expect, PHONE, type Shell, test } from './support/shell.ts';
import { beginWithBots, isOver, openTable, play, question, roundOf, takeSeat } from './support/table.ts';

const game = GAMES.find(({ id }) => id === 'uprising')!;
const WITH_CONTRACTS = { choam: 'with', leaders: 'random' } as const;
const nameOf = (kind: 'card' | 'space', id: string): string => uprisingNamesEn[`uprising.${kind}.${id}` as keyof typeof uprisingNamesEn];

/** A card that sends an Agent to a space for one price alone, with nothing more to choose. */
interface Sent {
  readonly card: string;
  readonly to: string;
}
const isSent = (answer: unknown): answer is Sent =>
  typeof answer === 'object' && answer !== null && Object.keys(answer).sort().join() === 'card,to';
/** In a turn of seat 1 that comes to that: an Agent that may be sent as wanted. */
function sentIn(
  { task, asked, state, answers }: Moment,
  isWanted: (sent: Sent, own: Player, state: FamilyState) => boolean,
): Sent | undefined {
  const family = state as FamilyState;
  const own = family.players.seat1;
  if (task['do'] !== 'turn' || asked[0] !== 'seat1' || !own) return undefined;
  return answers()
    .filter(isSent)
    .find((sent) => isWanted(sent, own, family));
}
/** A page in the first seat of a table at that moment, bots in the others. @returns what the page receives */
async function seated({ page, address, device: connect }: Shell, holds: (moment: Moment) => boolean): Promise<Frames> {
  const device = await connect();
  const table = await tableAt(device, game.id, 3, holds, { options: WITH_CONTRACTS });
  for (const seat of ['seat2', 'seat3']) await device.ask('bot', { table, seat, level: 'adept' });
  device.close();
  const frames = await recordFrames(page);
  await page.goto(`${address}/#/table/${table}`);
  await takeSeat(page, 0);
  return frames;
}
const viewIn = (frames: Frames): FamilyView | undefined => frames.table()?.view as FamilyView | undefined;
const lit = (page: Page, entity: string): Locator => page.locator(`[data-entity="${entity}"].lit`).first();

test('uprising: an Agent is sent by keyboard where another stands; a Spy lets it in @browser', async ({ shell }) => {
  test.setTimeout(240_000);
  const { page } = shell;
  let sent: Sent | undefined;
  const frames = await seated(shell, (moment) => {
    sent = sentIn(moment, ({ to }, _, state) => mustInfiltrate(state, 'seat1', to));
    return sent !== undefined;
  });
  const { card, to } = sent!;
  const spies = (): number => viewIn(frames)?.players.seat1?.spies ?? 0;
  const before = spies();
  expect(viewIn(frames)?.agents[to]).not.toEqual([]);
  await lit(page, `hand:${card}`).focus();
  await page.keyboard.press('Enter');
  await lit(page, `space:${to}`).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => viewIn(frames)?.agents[to]).toContain('seat1');
  await expect(page.locator('.hall')).toContainText('recalls a Spy to infiltrate');
  expect(spies()).toBe(before + 1);
});

test('uprising: a contract is done by the Agent that it asks for, and lies done before its owner @browser', async ({ shell }) => {
  test.setTimeout(240_000);
  const { page } = shell;
  let sent: Sent | undefined;
  let contract = '';
  const frames = await seated(shell, (moment) => {
    sent = sentIn(moment, ({ to }, { contracts }) => {
      contract = contracts?.open.find((id) => isFor(id, to)) ?? '';
      return contract !== '';
    });
    return sent !== undefined;
  });
  const { card, to } = sent!;
  const own = () => viewIn(frames)?.players.seat1?.contracts;
  expect(own()?.open).toContain(contract);
  const done = own()?.done.length ?? 0;
  await lit(page, `hand:${card}`).click();
  await lit(page, `space:${to}`).click();
  await play(page, { until: async () => (own()?.done.length ?? 0) > done });
  expect(own()?.done).toContain(contract);
  await page.getByRole('button', { name: 'Chronicle' }).click();
  await expect(page.getByRole('dialog')).toContainText(`completes a contract: `);
  await expect(page.getByRole('dialog')).toContainText(nameOf('space', to));
});
const isFor = (contract: string, space: string): boolean =>
  JSON.stringify(RECORDS.contracts?.cards[contract]?.condition) === JSON.stringify({ send_agent_to: space });

/** What is kept of how a Conflict ended: each ribbon with its sandworms and whether its reward came twice. */
interface Keeping {
  kept?: Record<string, { readonly worms: number; readonly twice: boolean }>;
}
/** Runs in a page: keeps what the scene shows at its end. */
function keepScene(): void {
  new MutationObserver(() => {
    const scene = document.querySelector('[data-overlay="conflict"][data-beat="won"]');
    if (!scene) return;
    (window as unknown as Keeping).kept = Object.fromEntries(
      [...scene.querySelectorAll<HTMLElement>('[data-ribbon]')].map((ribbon) => [
        ribbon.dataset['ribbon'],
        { worms: ribbon.querySelectorAll('.piece.worm').length, twice: ribbon.querySelector('.by-worm') !== null },
      ]),
    );
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}
test('uprising: a Combat with a sandworm between two browsers: both see it, and that its reward comes twice @browser', async ({
  shell,
}) => {
  test.setTimeout(240_000);
  const { page } = shell;
  const device = await shell.device();
  let worms = 0;
  const isFought = ({ task, asked, state }: Moment): boolean => {
    if (task['do'] !== 'window' || asked[0] !== 'seat1') return false;
    const { seat1, seat2 } = (state as FamilyState).players;
    worms = seat1?.sandworms ?? 0;
    return worms > 0 && (seat2?.conflict ?? 0) > 0;
  };
  const table = await tableAt(device, game.id, 3, isFought, { first: 4, options: WITH_CONTRACTS });
  await device.ask('bot', { table, seat: 'seat3', level: 'adept' });
  device.close();
  const guest = await shell.guest();
  await guest.goto(`${shell.address}/#/table/${table}`);
  await takeSeat(guest, 1, 'Stilgar');
  await page.goto(`${shell.address}/#/table/${table}`);
  await takeSeat(page, 0);
  const first = await roundOf(page);
  await Promise.all([page, guest].map((at) => at.evaluate(keepScene)));
  await Promise.all([page, guest].map((at) => play(at, { until: async () => (await roundOf(at)) !== first })));
  const [here, there] = await Promise.all([page, guest].map((at) => at.evaluate(() => (window as unknown as Keeping).kept)));
  expect(here?.['seat1']).toEqual({ worms, twice: true });
  expect(here?.['seat2']).toMatchObject({ worms: 0, twice: false });
  expect(there).toEqual(here);
});

test.describe('uprising on a phone @browser', () => {
  test.use({ setting: { botDelay: 0, language: 'en-GB', size: PHONE } });
  test('uprising: a whole solo game is played on a phone, against two Rivals', async ({ shell }) => {
    test.setTimeout(480_000);
    const { page } = shell;
    await openTable(page, { game, seats: 1 });
    await beginWithBots(page);
    await expect(question(page)).toBeVisible();
    // Pressed where they stand, as a finger does: what lies under something else is never reached.
    let turns = 0;
    const pick = (count: number): number => turns++ % count;
    await play(page, { quick: false, pick, until: () => isOver(page) });
    await expect(page.locator('.end .ranks .won')).toHaveCount(1);
    await expect(page.locator('.end .ranks li')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
