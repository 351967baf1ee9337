import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import { type Guest, guest, type TestHost, testHost } from './guests.fixture.ts';

const SECRET = 'We go by the desert';
const PAIRS = ['dunes', 'dunes', 'rock'].map((team) => ({ team, role: 'ally' }));
/** A host of a game that three play in teams: two of them together. */
const hostOfTeams = (dataFolder = mkdtempSync(join(tmpdir(), 'sietch-teams-'))): TestHost =>
  testHost({ dataFolder, shelf: { walk: { module: { ...anyWalk, teams: (seats) => (seats === 3 ? PAIRS : null) } } } });

interface Company {
  readonly table: string;
  readonly ann: Guest;
  readonly bob: Guest;
  readonly cleo: Guest;
  readonly watcher: Guest;
}
async function company(host: TestHost): Promise<Company> {
  const [ann, bob, cleo, watcher] = [
    await guest(host, 'ann', true),
    await guest(host, 'bob'),
    await guest(host, 'cleo'),
    await guest(host, 'wim'),
  ];
  const { table } = await ann.ask('create', { game: 'walk', name: 'Evening', seats: 3 });
  const seats = anyWalk.seatIds;
  for (const [at, who] of [ann, bob, cleo].entries()) {
    await who.ask('sit', { table, seat: seats[at] as string, name: ['Ann', 'Bob', 'Cleo'][at] as string });
    await who.ask('watch', { table, seat: seats[at] as string });
  }
  await watcher.ask('watch', { table, seat: null });
  return { table, ann, bob, cleo, watcher };
}

test('what is said to a team is heard by its members alone, also after a restart of the host', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sietch-teams-'));
  const { table, ann, bob, cleo, watcher } = await company(hostOfTeams(dataFolder));
  await ann.ask('start', { table });
  await bob.ask('say', { table, text: SECRET, team: true });
  await cleo.ask('say', { table, text: 'Good evening' });
  for (const friend of [ann, bob]) expect(friend.table().chat.map(({ text }) => text)).toEqual([SECRET, 'Good evening']);
  expect(ann.table().chat[0]).toMatchObject({ from: 'Bob', team: 'dunes' });
  for (const other of [cleo, watcher]) {
    expect(other.table().chat.map(({ text }) => text)).toEqual(['Good evening']);
    expect(other.wire.join()).not.toContain(SECRET);
  }
  const again = hostOfTeams(dataFolder);
  const [friend, other] = [await guest(again, 'ann'), await guest(again, 'cleo')];
  await friend.ask('watch', { table, seat: 'ann' });
  await other.ask('watch', { table, seat: anyWalk.seatIds[2] as string });
  expect(friend.table().chat).toHaveLength(2);
  expect(other.wire.join()).not.toContain(SECRET);
});

test('whoever has no team, or sits in several, is told to say it to everybody', async () => {
  const { table, ann, watcher, cleo } = await company(hostOfTeams());
  await cleo.ask('stand', { table, seat: anyWalk.seatIds[2] as string });
  await ann.ask('sit', { table, seat: anyWalk.seatIds[2] as string, name: 'Ann too' });
  await ann.ask('start', { table });
  expect((await watcher.refused('say', { table, text: SECRET, team: true })).error.key).toBe('error.noTeam');
  expect((await ann.refused('say', { table, text: SECRET, team: true })).error.key).toBe('error.noTeam');
  expect(ann.table().chat).toEqual([]);
});

test('whoever leaves a team is played for by a bot, or by a partner when the host has freed the seat; never by a rival', async () => {
  const { table, ann, bob, cleo } = await company(hostOfTeams());
  const [, bobSeat] = anyWalk.seatIds as readonly string[] as readonly [string, string];
  await ann.ask('start', { table });
  await bob.ask('stand', { table, seat: bobSeat });
  await ann.ask('bot', { table, seat: bobSeat, level: 'novice' });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'bot' });
  await ann.ask('bot', { table, seat: bobSeat, level: null });
  await ann.ask('release', { table, seat: bobSeat });
  expect((await cleo.refused('sit', { table, seat: bobSeat, name: 'Cleo' })).error.key).toBe('error.secondHand');
  await ann.ask('sit', { table, seat: bobSeat, name: 'Ann too' });
  expect(ann.table().seats.map(({ mine }) => mine)).toEqual([true, true, false]);
  // For one team alone, so that it still talks among itself.
  await ann.ask('say', { table, text: SECRET, team: true });
  expect(cleo.wire.join()).not.toContain(SECRET);
});

test("whoever has seen a hand gets no rival's by standing up first, nor when the host has freed the own seat", async () => {
  const { table, ann, bob, cleo } = await company(hostOfTeams());
  const [, bobSeat, cleoSeat] = anyWalk.seatIds as readonly string[] as readonly [string, string, string];
  await ann.ask('start', { table });
  await bob.ask('stand', { table, seat: bobSeat });
  await ann.ask('release', { table, seat: bobSeat });
  await cleo.ask('stand', { table, seat: cleoSeat });
  expect((await cleo.refused('sit', { table, seat: bobSeat, name: 'Cleo' })).error.key).toBe('error.secondHand');
  await ann.ask('release', { table, seat: cleoSeat });
  expect((await cleo.refused('sit', { table, seat: bobSeat, name: 'Cleo' })).error.key).toBe('error.secondHand');
  await cleo.ask('sit', { table, seat: cleoSeat, name: 'Cleo' });
  await bob.ask('sit', { table, seat: bobSeat, name: 'Bob' });
});

test('before the game nothing is said to a team: whoever arranges the table could still put a rival into it', async () => {
  const { table, bob } = await company(hostOfTeams());
  expect((await bob.refused('say', { table, text: SECRET, team: true })).error.key).toBe('error.noTeam');
});

test('what a team has said stays with it when its name changes', async () => {
  const teams = ['dunes', 'dunes', 'rock'];
  const host = testHost({
    dataFolder: mkdtempSync(join(tmpdir(), 'sietch-teams-')),
    shelf: { walk: { module: { ...anyWalk, teams: () => teams.map((team) => ({ team, role: 'ally' })) } } },
  });
  const { table, ann, bob, cleo } = await company(host);
  await ann.ask('start', { table });
  await bob.ask('say', { table, text: SECRET, team: true });
  teams.splice(0, 3, 'rock', 'rock', 'dunes');
  await cleo.ask('say', { table, text: 'Good evening' });
  for (const friend of [ann, bob]) expect(friend.table().chat.map(({ text }) => text)).toEqual([SECRET, 'Good evening']);
  expect(cleo.wire.join()).not.toContain(SECRET);
});
