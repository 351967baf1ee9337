import type { Locator, Page } from '@playwright/test';
import type { SeatId } from '../shared/games/imperium-family/ids.ts';
import type { IntrigueRecord } from '../shared/games/imperium-family/records.ts';
import type { FamilyState, FamilyView } from '../shared/games/imperium-family/types.ts';
import { DATA } from '../shared/games/imperium/data.ts';
import { imperiumNamesEn } from '../shared/games/imperium/text/names.en.ts';
import { type Frames, names, recordFrames } from './support/frames.ts';
import { GAMES } from './support/games.ts';
import { answererAt, keysOf, openByKeys } from './support/keys.ts';
import { tableAt } from './support/midgame.ts';
import { expect, PHONE, test } from './support/shell.ts';
import { beginWithBots, isOver, openDrawer, openTable, play, question, roundOf, setOption, sitDown, takeSeat } from './support/table.ts';

const game = GAMES.find(({ id }) => id === 'imperium')!;
const nameOf = (kind: 'card' | 'intrigue' | 'space', id: string): string =>
  imperiumNamesEn[`imperium.${kind}.${id}` as keyof typeof imperiumNamesEn];
/** Things of a kind that answer the open question, where they lie. */
const lit = (page: Page, kind: string): Locator => page.locator(`[data-entity^="${kind}:"].lit`);
const idOf = async (thing: Locator): Promise<string> => ((await thing.getAttribute('data-entity')) ?? '').split(':')[1] ?? '';
const ends = (page: Page): Locator => page.locator('.ask .ends');
/** Is this page asked for a card to send an Agent with? The question says so; the hand may come to the page after it. */
const hasTurn = async (page: Page): Promise<boolean> => /your turn: which card/.test((await question(page).textContent()) ?? '');
const untilTurn = (page: Page): Promise<number> => play(page, { until: () => hasTurn(page) });

test('imperium: a whole solo game is played by keys alone, against two Rivals @browser', async ({ shell }) => {
  test.setTimeout(480_000);
  const { page } = shell;
  const { press, walkTo } = keysOf(page);
  await openByKeys(page, game, 1);
  await expect(page.getByText('You play alone')).toBeVisible();
  await walkTo(/^Begin alone/);
  await press('Enter');
  await expect(question(page)).toBeVisible();
  const answer = answererAt(page);
  for (const end = Date.now() + 420_000; Date.now() < end && !(await isOver(page)); ) await answer();
  expect(await isOver(page)).toBe(true);
  await expect(page.locator('.end .ranks .won')).toHaveCount(1);
  await expect(page.locator('.end .ranks li:not(.won)')).toHaveCount(2);
});

test('imperium: an Agent is placed by drag; the turn is taken back up to the first card drawn @browser', async ({ shell }) => {
  test.setTimeout(240_000);
  const { page } = shell;
  await openTable(page, { game, seats: 1 });
  await beginWithBots(page);
  await untilTurn(page);
  const card = lit(page, 'hand').first();
  const id = await idOf(card);
  await card.hover();
  const from = (await card.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y - 40, { steps: 4 });
  const space = lit(page, 'space').first();
  const name = nameOf('space', await idOf(space));
  const to = (await space.boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(question(page)).toContainText(name);
  await page.getByRole('button', { name: /^Take back/ }).click();
  await expect(page.locator(`[data-entity="hand:${id}"].lit`).first()).toBeVisible();
});

test('imperium: a companion leads the Rivals for whoever plays on a board of their own @browser', async ({ shell }) => {
  test.setTimeout(240_000);
  const { page } = shell;
  await openTable(page, { game, seats: 1 });
  await setOption(page, 'Where you play', 'Companion to your own board');
  await expect(page.locator('.agreed')).toContainText('Companion to your own board');
  await beginWithBots(page);
  let answers = 0;
  // Spaces are many. What else a turn has changed is asked in five to nine answers: the last one ends it. Elsewhere the first one goes on.
  const pick = (count: number): number => (count > 10 ? answers++ % count : count > 4 && count < 10 ? count - 1 : 0);
  await play(page, {
    pick,
    until: async () => /^Round 2/.test((await roundOf(page)) ?? ''),
  });
  await expect(page.locator('[data-entity^="hand:"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Chronicle' }).click();
  await expect(page.getByRole('dialog')).toContainText('an Agent goes there');
});

test('imperium: a Reveal turn on a phone: Persuasion buys a card with a thumb @browser', async ({ shell }) => {
  test.setTimeout(240_000);
  const device = await shell.device();
  const table = await tableAt(device, game.id, 2, ({ task, asked, state }) => {
    const { players } = state as FamilyState;
    return task['do'] === 'turn' && asked[0] === 'seat1' && players.seat1?.agents === 0 && players.seat1.hand.hidden.length > 2;
  });
  device.close();
  const phone = await shell.guest(PHONE);
  await phone.goto(`${shell.address}/#/table/${table}`);
  await openDrawer(phone, 'Seats');
  await takeSeat(phone, 0, 'Chani');
  await expect(ends(phone)).toBeInViewport();
  await ends(phone).tap();
  const market = phone.locator('[data-entity^="row:"].lit, [data-entity^="reserve:"].lit');
  await expect(market.first()).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const bought = await idOf(market.first());
  await market.first().tap();
  await phone.getByRole('button', { name: `Buy ${nameOf('card', bought)}` }).tap();
  const asked = phone.locator('.ask.asked');
  await expect(async () => {
    const next = (await ends(phone).isVisible()) ? ends(phone) : phone.locator('.ask .offer').first();
    if ((await asked.count()) > 0) await next.tap({ timeout: 1_000 });
    await expect(asked).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await openDrawer(phone, 'Chronicle');
  await expect(phone.getByRole('dialog')).toContainText(nameOf('card', bought));
});

/** Combat cards that give swords and ask for nothing. */
const isPlainSword = (id: string): boolean => {
  const [effect, ...more] = (DATA.intrigue as Readonly<Record<string, IntrigueRecord>>)[id]?.combat ?? [];
  return effect !== undefined && 'swords' in effect && more.length === 0;
};
interface Keeping {
  decided?: { readonly told: string; readonly round: string | null };
}
/** Runs in a page: keeps what is seen of how a Conflict ends, and which round is told behind it. */
function keepScene(): void {
  new MutationObserver(() => {
    const told = document.querySelector('[data-overlay="conflict"]')?.textContent;
    const round = document.querySelector('.rounds span')?.textContent ?? null;
    if (told) (window as unknown as Keeping).decided = { told, round };
  }).observe(document.body, { childList: true, subtree: true });
}
test('imperium: a Combat with Intrigue between two browsers; nothing of the first hand comes to the second @browser', async ({ shell }) => {
  test.setTimeout(240_000);
  const { page } = shell;
  const device = await shell.device();
  let secrets: readonly string[] = [];
  const table = await tableAt(device, game.id, 3, ({ task, asked, state }) => {
    if (task['do'] !== 'window' || asked[0] !== 'seat1') return false;
    const { players, intrigueDiscard } = state as FamilyState;
    const { seat1, seat2, seat3 } = players;
    const known = [...intrigueDiscard, ...seat2!.intrigue.hidden, ...seat3!.intrigue.hidden];
    secrets = seat1!.intrigue.hidden.filter((id) => !known.includes(id));
    return seat2!.conflict > 0 && secrets.some(isPlainSword);
  });
  await device.ask('bot', { table, seat: 'seat3', level: 'adept' });
  device.close();
  const guest = await shell.guest();
  const frames = await recordFrames(guest);
  await guest.goto(`${shell.address}/#/table/${table}`);
  await takeSeat(guest, 1);
  await page.goto(`${shell.address}/#/table/${table}`);
  await takeSeat(page, 0);
  const played = secrets.find(isPlainSword)!;
  await expect(page.locator(`[data-entity="intrigue:${played}"].lit`)).toBeVisible();
  // The forces lie on the sand while cards are asked for.
  await expect(page.locator('[data-combat] [data-ribbon]')).toHaveCount(3);
  expect(secrets.filter((id) => names(frames, id))).toEqual([]);
  await page.locator(`[data-entity="intrigue:${played}"].lit`).click();
  await expect.poll(() => names(frames, played)).toBe(true);
  expect(secrets.filter((id) => id !== played && names(frames, id))).toEqual([]);
  const first = await roundOf(page);
  await Promise.all([page, guest].map((at) => at.evaluate(keepScene)));
  const isNext = async (at: Page) => (await roundOf(at)) !== first;
  await Promise.all([page, guest].map((at) => play(at, { until: () => isNext(at) })));
  for (const at of [page, guest]) {
    // Before the next round is told both have seen how it ended, with the card that was played.
    const seen = await at.evaluate(() => (window as unknown as Keeping).decided);
    expect(seen?.round).toBe(first);
    expect(seen?.told).toContain(nameOf('intrigue', played));
    expect(seen?.told).toMatch(/ wins |Nobody wins /);
  }
});

test('imperium: what one browser holds in hand is not in anything the other receives @browser', async ({ shell }) => {
  test.setTimeout(240_000);
  const { page } = shell;
  await openTable(page, { game, seats: 2, name: 'Irulan' });
  // Nobody is asked for anything before the first hands are dealt, save for a Baron's tokens.
  await setOption(page, 'Leaders', 'Dealt at random');
  await page.getByRole('button', { name: 'Open to the network' }).click();
  const guest = await shell.guest();
  const frames = await recordFrames(guest);
  const own = await recordFrames(page);
  await guest.getByRole('link', { name: 'Join' }).click();
  await sitDown(guest, 'Chani');
  await beginWithBots(page);
  const handOf = (of: Frames, seat: SeatId) => (of.table()?.view as FamilyView | undefined)?.players[seat]?.handCards;
  // Both hands are read in one look, and from what came over the wire: a page may show it later.
  const hands = () => [handOf(own, 'seat1') ?? [], handOf(frames, 'seat2') ?? []] as const;
  const until = async () => hands().every(({ length }) => length > 0);
  await Promise.all([play(page, { until }), play(guest, { until })]);
  const [mine, theirs] = hands();
  expect([mine.length, theirs.length]).toEqual([5, 5]);
  expect(handOf(frames, 'seat1')).toBeNull();
  expect(mine.filter((id) => !theirs.includes(id) && names(frames, id))).toEqual([]);
});
