import { expect, test } from 'vitest';
import type { GameSense } from '../../shared/games/face.ts';
import { commitTo, saltOf, seedFrom } from '../../shared/kernel/record.ts';
import type { GameTypes } from '../../shared/kernel/types.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import { countingClock, type Guest, guest, say, testHost, type TestHost, walkOf } from './guests.fixture.ts';

const key = (refusal: { error: { key: string } }): string => refusal.error.key;

test('two devices play a game to its end, and both see it', async () => {
  const host = testHost();
  const { ann, bob } = await walkOf(host);
  await say(ann, 'ann', 'go');
  await say(ann, 'ann', 'done');
  expect(bob.table().asking).toMatchObject({ asked: ['bob'], choices: { pick: 'one' } });
  expect(ann.table().asking?.choices).toBeNull();
  await say(bob, 'bob', 'end');
  for (const who of [ann, bob])
    expect(who.table()).toMatchObject({ phase: 'over', outcome: { winners: ['bob'] }, view: { at: { ann: 1, bob: 0 } } });
});

test('what is over is over: the last answer is not taken back, nor pleaded for', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  await say(ann, 'ann', 'go');
  await say(ann, 'ann', 'done');
  await say(bob, 'bob', 'end');
  expect((await bob.refused('undo', { table, seat: 'bob' })).error.key).toBe('error.over');
  expect((await bob.refused('plead', { table, seat: 'bob' })).error.key).toBe('error.over');
});

test('chance was settled before anybody sat, and every device had its share', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  const { commit } = ann.table();
  expect(ann.table().reveal).toBeNull();
  await say(ann, 'ann', 'end');
  const { secret, salts } = bob.table().reveal ?? expect.fail();
  expect(commitTo(secret)).toBe(commit);
  expect(salts[1]).toBe(saltOf('device-of-bob-0123456789', table, 'bob'));
  expect(seedFrom(secret, salts)).toHaveLength(64);
});

test('an answer to an earlier question, from another seat or not on offer changes nothing', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  const { question } = ann.table().asking ?? expect.fail();
  await say(ann, 'ann', 'go');
  const before = structuredClone(ann.table());
  const answer = { table, seat: 'ann', question: question + 1, answer: 'go' };
  expect(key(await ann.refused('answer', { ...answer, question }))).toBe('error.stale');
  expect(key(await bob.refused('answer', answer))).toBe('error.notYourSeat');
  expect(key(await bob.refused('answer', { ...answer, seat: 'bob' }))).toBe('refused.notAsked');
  expect(key(await ann.refused('answer', { ...answer, answer: 'fly' }))).toBe('refused.notOffered');
  expect(key(await ann.refused('answer', { ...answer, interject: 'sing' }))).toBe('refused.notAsked');
  expect(ann.table()).toEqual(before);
});

test('while all answer in secret, one answer does not make the others stale, and each may be changed', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  await say(ann, 'ann', 'ask');
  const { question } = ann.table().asking ?? expect.fail();
  await bob.ask('answer', { table, seat: 'bob', question, answer: 7 });
  expect(bob.table().asking).toMatchObject({ question, given: 7, asked: ['ann'], answered: ['bob'] });
  await bob.ask('answer', { table, seat: 'bob', question, answer: 8 });
  await ann.ask('answer', { table, seat: 'ann', question, answer: 9 });
  expect(ann.table().view).toMatchObject({ guesses: [9, 8] });
});

test('what all answer aloud is answered once; what nobody was asked may be done all the same', async () => {
  const aloud = {
    ...anyWalk,
    steps: { ...anyWalk.steps, guess: { ...(anyWalk.steps as unknown as Record<string, object>)['guess'], secret: false } },
  } as unknown as typeof anyWalk;
  const { ann, table } = await walkOf(testHost({ shelf: { walk: { module: aloud } } }));
  await say(ann, 'ann', 'ask');
  await say(ann, 'ann', 7);
  const { question = 0, choices } = ann.table().asking ?? {};
  expect(choices).toBe(null);
  expect(key(await ann.refused('answer', { table, seat: 'ann', question, answer: 8 }))).toBe('refused.notAsked');
  await say(ann, 'ann', true, { interject: 'wave' });
  expect(ann.table().asking).toMatchObject({ asked: ['bob'], answered: ['ann'] });
});

test('a bot that hangs, fails or talks nonsense does not stop the game', async () => {
  for (const answer of [
    () => new Promise<never>(() => {}),
    () => Promise.reject(new Error('lost')),
    () => Promise.resolve({ seat: 'bob', answer: 'fly' }),
  ]) {
    const host = testHost({ bots: { answer, interject: async () => null, ready() {}, close: async () => {} } });
    const { ann, bob, table } = await walkOf(host);
    await bob.ask('bot', { table, seat: 'bob', level: 'mentat' });
    await say(ann, 'ann', 'ask');
    await host.clock.pass(4000);
    expect(ann.table().asking?.answered).toEqual(['bob']);
  }
});

test('whoever waited for a bot waits no more once it has answered', async () => {
  const clock = countingClock();
  const host = testHost({ clock });
  const { ann, bob, table } = await walkOf(host);
  await say(ann, 'ann', 'ask');
  const before = clock.waiting();
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await clock.pass(10);
  expect(ann.table().asking?.answered).toEqual(['bob']);
  expect(clock.waiting()).toBe(before);
});

test("for a bot that does not come in time its game's habit answers, which knows no more than the bot; a random one takes what comes", async () => {
  const known: string[] = [];
  const habit: GameSense<GameTypes>['habit'] = (table, seat) => {
    known.push(JSON.stringify(table.position));
    return { seat, answer: 7 };
  };
  const host = testHost({
    shelf: { walk: { module: anyWalk, sense: { habit } } },
    bots: { answer: () => new Promise<never>(() => {}), interject: async () => null, ready() {}, close: async () => {} },
  });
  const { ann, bob, table } = await walkOf(host);
  const own = (ann.table().view as { mine: number }).mine;
  await bob.ask('bot', { table, seat: 'bob', level: 'adept' });
  await say(ann, 'ann', 'ask');
  await host.clock.pass(3000);
  await say(ann, 'ann', 9);
  expect(ann.table().view).toMatchObject({ guesses: [9, 7] });
  expect(known).toHaveLength(1);
  expect(known[0]).not.toContain(String(own));
  await bob.ask('bot', { table, seat: 'bob', level: 'random' });
  await say(ann, 'ann', 'ask');
  await host.clock.pass(3000);
  expect(known).toHaveLength(1);
});

test('where the habit fails too, whatever is offered is answered, and the log says why', async () => {
  const log: string[] = [];
  const habit = (): never => {
    throw new Error('lost my way');
  };
  const host = testHost({
    log: (line) => log.push(line),
    shelf: { walk: { module: anyWalk, sense: { habit } } },
    bots: { answer: () => Promise.reject(new Error('lost')), interject: async () => null, ready() {}, close: async () => {} },
  });
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('bot', { table, seat: 'bob', level: 'adept' });
  await say(ann, 'ann', 'ask');
  await host.clock.pass(3000);
  expect(ann.table().asking?.answered).toEqual(['bob']);
  expect(log).toContainEqual(expect.stringContaining('lost my way'));
});

test('a bot knows no secret of others and not the seed', async () => {
  const seen: string[] = [];
  const host = testHost({
    bots: {
      answer: async ({ position, seat }) => {
        seen.push(JSON.stringify(position));
        return { seat, answer: 1 };
      },
      interject: async () => null,
      ready() {},
      close: async () => {},
    },
  });
  const { ann, bob, table } = await walkOf(host);
  const own = (ann.table().view as { mine: number }).mine;
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await say(ann, 'ann', 'ask');
  await say(ann, 'ann', 123_456);
  await host.clock.pass(3000);
  await say(ann, 'ann', 'end');
  const { secret, salts } = ann.table().reveal ?? expect.fail();
  expect(seen.length).toBeGreaterThan(0);
  for (const text of seen) {
    expect(text).not.toContain(String(own));
    expect(text).not.toContain(seedFrom(secret, salts));
    expect(text).not.toContain('123456');
  }
});

test('undo is free to the last barrier and says what seals it', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  expect(ann.table().undo.seal?.key).toBe('sealed.none');
  await say(ann, 'ann', 'go');
  await say(ann, 'ann', 'go');
  await ann.ask('undo', { table, seat: 'ann' });
  expect(ann.table()).toMatchObject({ turn: 1, view: { at: { ann: 1 } }, notices: [] });
  expect(bob.table().heard.filter(({ event }) => event.type === 'go')).toHaveLength(1);
  await say(ann, 'ann', 'roll');
  expect(ann.table().undo).toMatchObject({ free: false, seal: { key: 'sealed.chance' } });
  await say(ann, 'ann', 'peek');
  expect(ann.table().undo.seal?.key).toBe('sealed.shown');
  expect(key(await ann.refused('undo', { table, seat: 'ann' }))).toBe('sealed.shown');
  await say(ann, 'ann', 'done');
  await say(bob, 'bob', 'go');
  expect(ann.table().undo.seal).toEqual({ key: 'sealed.other', with: { seat: 'Bob' } });
});

test('beyond a barrier all must agree; one no ends the plea', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  await say(ann, 'ann', 'roll');
  await ann.ask('plead', { table, seat: 'ann' });
  expect(bob.table().undo.plea).toEqual({ seat: 'ann', yes: [], waiting: ['bob'] });
  await bob.ask('plead', { table, seat: 'bob', answer: false });
  expect(ann.table()).toMatchObject({ turn: 1, undo: { plea: null } });
  await ann.ask('plead', { table, seat: 'ann' });
  await bob.ask('plead', { table, seat: 'bob', answer: true });
  expect(ann.table()).toMatchObject({ turn: 0, view: { at: { ann: 0 } } });
  expect(ann.table().notices.map(({ message }) => message.key)).toEqual(['notice.pleaRefused', 'notice.takenBack']);
});

/** Ann (who is the host), Bob and Cia play. */
async function three(): Promise<{ host: TestHost; ann: Guest; bob: Guest; cia: Guest; table: string }> {
  const host = testHost();
  const [ann, bob, cia] = [await guest(host, 'ann', true), await guest(host, 'bob'), await guest(host, 'cia')];
  const { table } = await ann.ask('create', { game: 'walk', name: 'Three', seats: 3 });
  for (const [seat, who] of Object.entries({ ann, bob, cia })) {
    await who.ask('sit', { table, seat, name: seat });
    await who.ask('watch', { table, seat });
  }
  await ann.ask('start', { table });
  await say(ann, 'ann', 'roll');
  return { host, ann, bob, cia, table };
}

test('every single one of the others must agree to a plea', async () => {
  const { ann, bob, cia, table } = await three();
  await ann.ask('plead', { table, seat: 'ann' });
  await bob.ask('plead', { table, seat: 'bob', answer: true });
  expect(ann.table()).toMatchObject({ turn: 1, undo: { plea: { yes: ['bob'], waiting: ['cia'] } } });
  expect(key(await bob.refused('plead', { table, seat: 'bob', answer: true }))).toBe('error.noPlea');
  await cia.ask('plead', { table, seat: 'cia', answer: true });
  expect(ann.table().turn).toBe(0);
});

test('a plea and who agreed to it outlive a kill; once answered, it does not come back', async () => {
  const { host, ann, bob, table } = await three();
  await ann.ask('plead', { table, seat: 'ann' });
  await bob.ask('plead', { table, seat: 'bob', answer: true });
  const { undo } = ann.table();
  expect(undo.plea).toEqual({ seat: 'ann', yes: ['bob'], waiting: ['cia'] });
  const second = testHost({ dataFolder: host.folder });
  const [ann2, cia2] = [await guest(second, 'ann', true), await guest(second, 'cia')];
  await ann2.ask('watch', { table, seat: 'ann' });
  expect(ann2.table().undo).toEqual(undo);
  await cia2.ask('plead', { table, seat: 'cia', answer: true });
  expect(ann2.table()).toMatchObject({ turn: 0, undo: { plea: null } });
  // So does what came of it.
  const bob3 = await guest(testHost({ dataFolder: host.folder }), 'bob');
  await bob3.ask('watch', { table, seat: 'bob' });
  expect(bob3.table().notices.map(({ message }) => message.key)).toEqual(['notice.takenBack']);
  await say(ann2, 'ann', 'roll');
  await ann2.ask('plead', { table, seat: 'ann' });
  // An answer ends it without another word in the file of the table.
  await say(ann2, 'ann', 'go');
  const ann3 = await guest(testHost({ dataFolder: host.folder }), 'ann', true);
  await ann3.ask('watch', { table, seat: 'ann' });
  expect(ann3.table()).toMatchObject({ turn: 2, undo: { plea: null } });
});

test('bots let one take back; the people for whom a bot answers are asked all the same', async () => {
  const { ann, bob, cia, table } = await three();
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await cia.ask('stand', { table, seat: 'cia' });
  await ann.ask('bot', { table, seat: 'cia', level: 'novice' });
  await ann.ask('plead', { table, seat: 'ann' });
  expect(ann.table()).toMatchObject({ turn: 1, undo: { plea: { waiting: ['bob'] } } });
  await bob.ask('plead', { table, seat: 'bob', answer: true });
  expect(ann.table().turn).toBe(0);
});

test('what is thrown at the table is typed in: the answer is given again with it', async () => {
  const { ann, table } = await walkOf(testHost(), { dice: 'table' });
  const answer = { table, seat: 'ann', question: 0, answer: 'roll' };
  expect(await ann.refused('answer', answer)).toEqual({ error: { key: 'error.dice' }, dice: [{ name: 'coin', sides: 6 }] });
  expect(ann.table().turn).toBe(0);
  await ann.ask('answer', { ...answer, dice: [4] });
  expect(ann.table().view).toMatchObject({ at: { ann: 4 } });
});

test('nothing hidden leaves the host, even if a game would show it', async () => {
  const leaky = { ...anyWalk, view: (state: object) => ({ deep: [state] }) };
  const lines: string[] = [];
  const host = testHost({ shelf: { walk: { module: leaky } }, strict: false, log: (line) => lines.push(line) });
  const { ann } = await walkOf(host);
  expect(ann.table().view).toBeNull();
  expect(lines[0]).toBe('A secret was kept back: view.deep.0.secret.ann.hidden');
  expect(ann.wire.join('')).not.toContain('hidden');
});

test('a view that a game cannot build for one viewer keeps no answer from the others, nor from the disk', async () => {
  const lines: string[] = [];
  const brittle = {
    ...anyWalk,
    view: (state: never, seat: string | null) => {
      const view = anyWalk.view(state, seat as never) as { at: { ann: number } };
      if (seat === 'bob' && view.at.ann > 0) throw new Error('no such view');
      return view;
    },
  };
  const host = testHost({ shelf: { walk: { module: brittle } }, strict: false, log: (line) => lines.push(line) });
  const { ann } = await walkOf(host);
  await say(ann, 'ann', 'go');
  expect(ann.table()).toMatchObject({ turn: 1, view: { at: { ann: 1 } } });
  expect(lines[0]).toContain('no such view');
  // While we test it is an error.
  const strict = await walkOf(testHost({ shelf: { walk: { module: brittle } } }));
  await expect(say(strict.ann, 'ann', 'go')).rejects.toThrow('error.');
});

test('a table remembers 200 lines of chat, and beyond them too a line costs a line', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  for (let line = 1; line <= 203; line++) await ann.ask('say', { table, text: `line ${line}` });
  const { chat } = bob.table();
  expect(chat).toHaveLength(200);
  expect([chat[0]?.text, chat.at(-1)?.text]).toEqual(['line 4', 'line 203']);
  expect(bob.wire.at(-1)?.length).toBeLessThan(300);
});

test('who does not say whose eyes they are sees with its only seat; with none, with several, or in a lobby, as a spectator', async () => {
  const { host, bob, table } = await three();
  const eyes = async (who: Guest): Promise<string | null> => {
    await who.ask('watch', { table });
    return who.table().watching;
  };
  const dora = await guest(host, 'dora');
  expect([await eyes(bob), await eyes(dora)]).toEqual(['bob', null]);
  const { table: next } = await bob.ask('create', { game: 'walk', name: 'Next', seats: 3 });
  await bob.ask('sit', { table: next, seat: 'bob', name: 'bob' });
  await bob.ask('watch', { table: next });
  expect(bob.table()).toMatchObject({ phase: 'lobby', watching: null });
  for (const seat of ['ann', 'cia']) await bob.ask('sit', { table: next, seat, name: seat });
  await bob.ask('start', { table: next });
  await bob.ask('watch', { table: next });
  expect(bob.table()).toMatchObject({ phase: 'playing', watching: null });
});
