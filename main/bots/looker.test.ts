import { afterEach, expect, test, vi } from 'vitest';
import { hashOf } from '../../shared/kernel/record.ts';
import { MOST_IMPORT } from '../../shared/protocol/requests.ts';
import { Trouble } from '../../shared/protocol/trouble.ts';
import { type Looker, lookAt } from '../host/look.ts';
import { goldenText, windingRecord } from './hostile.fixture.ts';
import { moduleOf } from '../../shared/games/index.ts';
import { createLooker } from './looker.ts';

const script = new URL('./look.fixture.ts', import.meta.url);
const memory = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 };
let looker: Looker | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await looker?.close();
});
const refusal = async (looking: Promise<unknown>): Promise<unknown> => {
  const error = await looking.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Trouble ? error.refusal.error : error;
};

test('a record that never comes to an end is given up with its thread, and the next one is looked at by another', async () => {
  looker = createLooker({ script, patienceMs: 1000, loadingMs: 2000 });
  const [lost, found] = [looker.look('spin', 'brought'), looker.look('error.next', 'brought')];
  expect(await refusal(lost)).toEqual({ key: 'error.record.tooMuch', with: { seconds: 1 } });
  expect(await refusal(found)).toEqual({ key: 'error.next' });
});

test('a record that takes all memory, or leads to more than any game does, is given up; so is one whose thread dies', async () => {
  looker = createLooker({ script, memory });
  const tooMuch = { key: 'error.record.tooMuch', with: { seconds: 15 } };
  expect(await refusal(looker.look('eat', 'brought'))).toEqual(tooMuch);
  expect(await refusal(looker.look('large', 'brought'))).toEqual(tooMuch);
  expect(await refusal(looker.look('die', 'brought'))).toEqual(new Error('The thread that looks at records ended (3)'));
  expect(await refusal(looker.look('error.next', 'own'))).toEqual({ key: 'error.next' });
}, 30_000);

test('a thread that nobody asks goes, and comes back when somebody does', async () => {
  looker = createLooker({ script, unaskedMs: 0 });
  expect(await refusal(looker.look('error.one', 'own'))).toEqual({ key: 'error.one' });
  await new Promise((later) => setTimeout(later, 30));
  expect(await refusal(looker.look('error.two', 'own'))).toEqual({ key: 'error.two' });
  await looker.close();
  expect(await refusal(looker.look('error.three', 'own'))).toEqual(new Error('The host closes'));
});

test('a thread that had a very long record to look at goes at once, with the memory it took', async () => {
  looker = createLooker({ script });
  const long = 'count'.padEnd(MOST_IMPORT);
  for (const [text, asked] of [
    ['count', 1],
    [long, 2],
    ['count', 1],
    ['count', 2],
  ] as const)
    expect(await refusal(looker.look(text, 'brought'))).toEqual({ key: `error.asked${asked}` });
});

test('what a thread finds is what would be found here: whole games, winding ones, and what is wrong with a record', async () => {
  looker = createLooker({ patienceMs: 60_000 });
  for (const text of [goldenText('dice'), goldenText('arrakis'), windingRecord('imperium', MOST_IMPORT / 10)]) {
    const there = await looker.look(text, 'brought');
    const here = lookAt(moduleOf, text, 'brought');
    expect({ ...there, replay: null }).toEqual({ ...here, replay: null });
    expect({ ...there.replay, course: null }).toEqual({ ...here.replay, course: null });
    expect(hashOf(there.replay.course.table.position)).toBe(hashOf(here.replay.course.table.position));
    expect(there.replay.course.table.depth).toBe(here.replay.course.table.depth);
  }
  const torn = await looker.look(goldenText('dice').slice(0, -20), 'brought');
  expect(torn.torn).toBe(true);
  expect(torn.good.endsWith('"}\n')).toBe(true);
  expect(await refusal(looker.look('nonsense\n', 'brought'))).toMatchObject({ key: 'error.record.unknown' });
  const foreign = goldenText('dice').split('\n')[0]?.replace('"dice"', '"chess"') ?? '';
  expect(await refusal(looker.look(`${foreign}\n`, 'own'))).toMatchObject({ key: 'error.record.damaged' });
}, 90_000);

test('while a watched host has every thread tell what it loads, a record is looked at all the same', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  looker = createLooker();
  expect((await looker.look(goldenText('dice'), 'own')).about.game).toBe('dice');
}, 30_000);
