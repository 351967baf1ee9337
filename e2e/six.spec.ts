import type { Locator, Page } from '@playwright/test';
import type { SeatId } from '../shared/games/imperium-family/ids.ts';
import type { FamilyView } from '../shared/games/imperium-family/types.ts';
import { teamSeats } from '../shared/games/uprising/six.ts';
import { type Frames, recordFrames } from './support/frames.ts';
import { GAMES, type PlayedGame } from './support/games.ts';
import { type Question, questionsOf } from './support/questions.ts';
import { expect, PHONE, test } from './support/shell.ts';
import { drawn, handOver, openShown } from './support/shown.ts';
import { beginWithBots, openDrawer, openTable, play, question, setOption, sitDown } from './support/table.ts';

/** Agents of everybody before the first turn. R2.7 */
const BEFORE = 2;
const UPRISING = GAMES.find(({ id }) => id === 'uprising') as PlayedGame;

test('six play in two teams: the lobby says who is still missing, and the game is played on the other side of the board', {
  tag: '@browser',
}, async ({ shell }) => {
  const { page } = shell;
  await openTable(page, { game: UPRISING, seats: 6, name: 'Chani' });
  const team = page.getByRole('list', { name: 'Team of Muad’Dib' });
  await expect(team.getByRole('listitem').first()).toContainText('Commander');
  await expect(page.getByText('Still missing: Team of Shaddam Corrino IV: Ally')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin with 6' })).toBeDisabled();
  await beginWithBots(page);
  await expect(question(page)).toBeVisible();
  await play(page, { until: async (answers) => answers >= 12 });
  await expect(page.locator('[data-scene="uprising"]')).toBeVisible();
});

/** Says a line to everybody, or to the own team alone, and puts the talk away. */
async function say(talk: Locator, line: string, to: 'Everybody' | 'My team'): Promise<void> {
  await talk.getByRole('radio', { name: to }).click();
  await talk.getByRole('textbox').fill(line);
  await talk.getByRole('button', { name: 'Say it' }).click();
  await expect(talk.getByRole('log')).toContainText(line);
  await talk.getByRole('button', { name: /^Close/ }).click();
}
/** The seats whose hands a page has been given. */
const handsIn = (frames: Frames): readonly string[] =>
  Object.entries((frames.table()?.view as FamilyView | undefined)?.players ?? {}).flatMap(([seat, player]) =>
    player?.handCards ? [seat] : [],
  );

/** On a phone: opens the seats, taps one, and does something about it. */
async function pickSeat(phone: Page, seat: string, act: string): Promise<void> {
  await openDrawer(phone, 'Seats');
  await phone.getByRole('dialog').locator('.seat').filter({ hasText: seat }).first().tap();
  await phone.getByRole('button', { name: act }).tap();
  await expect(phone.getByRole('dialog')).toHaveCount(0);
}

test('six play in two teams on two phones beside the host: each has its own hand, and what a team says stays with it', {
  tag: '@browser',
}, async ({ shell }) => {
  test.setTimeout(120_000);
  const { page } = shell;
  await openTable(page, { game: UPRISING, seats: 6, name: 'Chani' });
  await setOption(page, 'Leaders', 'Dealt at random');
  await page.getByRole('button', { name: 'Open to the network' }).click();
  // The second seat plays against the first, the third with it.
  const teams = (teamSeats(6) ?? []).map(({ team }) => team);
  expect(teams.slice(0, 3).map((team) => team === teams[0])).toEqual([true, false, true]);
  const [rival, ally] = [await shell.guest(PHONE), await shell.guest(PHONE)];
  const [theirs, ours] = [await recordFrames(rival), await recordFrames(ally)];
  for (const [phone, name, team] of [
    [rival, 'Irulan', 'Team of Shaddam Corrino IV'],
    [ally, 'Stilgar', 'Team of Muad’Dib'],
  ] as const) {
    await phone.getByRole('link', { name: 'Join' }).click();
    await sitDown(phone, name, phone.getByRole('list', { name: team }));
  }
  await beginWithBots(page);
  await expect.poll(() => [handsIn(theirs), handsIn(ours)]).toEqual([['seat2'], ['seat3']]);

  // Who has stood up takes the seat again where all seats are shown, and stays at the table.
  const { hash } = new URL(rival.url());
  await pickSeat(rival, 'Irulan', 'Stand up');
  await expect.poll(() => handsIn(theirs)).toEqual([]);
  await pickSeat(rival, 'Open seat', 'Take this seat');
  await expect.poll(() => handsIn(theirs)).toEqual(['seat2']);
  expect(new URL(rival.url()).hash).toBe(hash);
  await expect(rival.locator('.play')).toBeVisible();

  // One phone takes its first turn: both see it, and each keeps its hand to itself.
  const hasPlayed = (frames: Frames, seat: SeatId): boolean => {
    const player = (frames.table()?.view as FamilyView | undefined)?.players[seat];
    return player !== undefined && (player.revealed || player.agents < BEFORE);
  };
  const played = (frames: Frames): readonly SeatId[] => (['seat2', 'seat3'] as const).filter((seat) => hasPlayed(frames, seat));
  const until = async () => played(theirs).length > 0;
  await Promise.all([page, rival, ally].map((at) => play(at, { until })));
  // Both are read in one look: another answer may still be on its way.
  await expect.poll(() => played(ours).join() === played(theirs).join()).toBe(true);
  expect([handsIn(theirs), handsIn(ours)]).toEqual([['seat2'], ['seat3']]);

  const talkOf = (at: Page) => at.getByRole('dialog', { name: 'Talk' });
  await openDrawer(ally, 'Talk');
  await say(talkOf(ally), 'Send the sandworms with me', 'My team');
  await page.getByRole('button', { name: 'Talk' }).last().click();
  const talk = talkOf(page);
  await expect(talk.getByRole('log')).toContainText('Send the sandworms with me');
  // What was said later is there: so what the team said has not come at all.
  await say(talk, 'May thy knife chip and shatter', 'Everybody');
  await expect.poll(() => theirs.texts.join()).toContain('May thy knife chip and shatter');
  expect(theirs.texts.join()).not.toContain('Send the sandworms with me');
});

/** Laptops and a television: what stands beside the table is the same in all of them. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** Runs in a page: shows every question and looks whether all spaces are in sight. */
async function lookForCovered(): Promise<string[]> {
  const wrong: string[] = [];
  for (const { kind, state } of window.questions ?? []) {
    window.showTable?.(state);
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    if (document.querySelector('.casting, .stage > .overlay')) continue;
    wrong.push(...(window.coveredSpaces?.() ?? ['Nobody looks']).map((why) => `${kind}: ${why}`));
  }
  return [...new Set(wrong)];
}
test('six: each team has a side of the table with its Commander’s own spaces, and nothing lies over a space', { tag: '@browser' }, async ({
  shell,
}) => {
  const { page } = shell;
  const questions = questionsOf(UPRISING.id).filter(({ state }) => (state.view as FamilyView).teams && state.asking?.task.do !== 'leader');
  expect(questions.length).toBeGreaterThan(8);
  await openShown(page, shell.address, questions[0] as Question, { language: 'en', land: true });
  await handOver(page, questions);
  for (const [at, commander] of ['Muad’Dib', 'Shaddam Corrino IV'].entries()) {
    const side = page.locator('.facing > :is(.left, .there)').nth(at);
    await expect(side.locator('.seat')).toHaveCount(3);
    await expect(side.locator('.seat').filter({ hasText: 'Commander' })).toContainText(commander);
    await expect(side.locator('.camp [data-space]')).toHaveCount(2);
    await expect(side.locator('.camp')).toContainText(`only for ${commander}`);
  }
  const wrong: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await drawn(page);
    wrong.push(...(await page.evaluate(lookForCovered)).map((why) => `${size.width}x${size.height}, ${why}`));
  }
  expect(wrong).toEqual([]);
});
