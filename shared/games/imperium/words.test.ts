import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../kernel/chance.ts';
import { heard } from '../../kernel/table.ts';
import type { Task } from '../../kernel/types.ts';
import { PEOPLE } from '../../testkit/people.ts';
import { randomMove, startOf } from '../../testkit/play.ts';
import { WHY } from '../imperium-family/reasons.ts';
import { imperiumWordsEn } from '../imperium-family/text/words.en.ts';
import type { FamilyGame, FamilyView } from '../imperium-family/types.ts';
import { imperium } from './index.ts';
import { ASKED, askedIn, everythingRead, OTHERWISE, outcomeOf, REASONS } from './reading.fixture.ts';
import { LONGEST, reading, taskOf, viewOf } from './words.fixture.ts';
import { words } from './words.ts';

const MEDDLING = 4;

describe('everything that happens in random games and seldom', () => {
  it('can be said, nearly every question is met on the way, and no text is left over', async () => {
    const { reader, tasks, events } = await everythingRead();
    expect(Object.entries(ASKED).filter(([name, sure]) => sure && !tasks.has(name))).toEqual([]);
    expect(events.size).toBeGreaterThan(45);
    expect(Object.keys(imperiumWordsEn).filter((key) => !reader.used.has(key))).toEqual([]);
  }, 120_000);
});

describe('texts', () => {
  it('ask, wait and act for every question there is, addressed by name', async () => {
    const reader = await reading();
    const view = viewOf();
    for (const name of Object.keys(ASKED)) {
      expect(askedIn(reader, view, name)).toMatch(/^Zsuzsa, .*[?.]$/);
      expect(reader.say(words.waiting(view, taskOf(name), ['seat1'], PEOPLE))).toMatch(/^Zsuzsa .*\.$/);
      reader.say(words.eyebrow(view, taskOf(name)), LONGEST.label);
    }
  });
  it('address whoever a turn beside the physical board is told of, and say for which Rival a choice is', async () => {
    const reader = await reading();
    const ask = (task: Task<FamilyGame>): string => reader.say(words.question(viewOf({ seats: 2 }), task, 'seat1', PEOPLE));
    expect(ask({ do: 'tellScore', by: 'seat2' })).toMatch(new RegExp(`^${PEOPLE['seat2']}, `));
    expect(ask(taskOf('influence', 'rival1'))).toMatch(/^Zsuzsa, .+: with which Faction does House Hagal gain 1 Influence\?$/);
  });
  it.each(OTHERWISE)('ask in other words where another thing is the point: %s %o', async (name, change, arrangement) => {
    const reader = await reading();
    expect(askedIn(reader, viewOf(arrangement), name, change)).not.toBe(
      askedIn(reader, viewOf({ seats: arrangement.seats ?? 3, players: { seat1: { hand: ['dagger'] } } }), name),
    );
  });
  it('say what the turn is about', async () => {
    const reader = await reading();
    const fresh = viewOf({ seats: 3 });
    const turn = (change: object): FamilyView => ({ ...fresh, turn: { ...fresh.turn, ...change } });
    expect(askedIn(reader, turn({ kind: 'reveal', persuasion: 4 }), 'effects')).toContain('4 Persuasion');
    expect(askedIn(reader, turn({ kind: 'reveal', persuasion: 0 }), 'effects')).toContain('no Persuasion to spend');
    expect(askedIn(reader, turn({ kind: 'agent', space: 'carthag' }), 'effects')).toContain('Carthag');
  });
  it('name the strengths of all who fight before a Combat card is played, the own one first', async () => {
    const reader = await reading();
    const view = viewOf({
      seats: 4,
      players: { seat1: { conflict: 2 }, seat2: { conflict: 3 }, seat3: {}, seat4: { conflict: 3, swords: 1 } },
    });
    const names = { ...PEOPLE, seat2: 'Chani', seat3: 'Duncan', seat4: 'Irulan' };
    const task = { ...taskOf('window'), by: 'seat1' } as Task<FamilyGame>;
    expect(reader.say(words.question(view, task, 'seat1', names))).toContain('you 4, Irulan 7, and Chani 6.');
  });
  it('give every reason a sentence', async () => {
    const reader = await reading();
    for (const why of REASONS) reader.say(words.reason(why), LONGEST.question);
    const told = Object.keys(imperiumWordsEn).filter((key) => key.startsWith('imperium.why.'));
    expect(told.sort()).toEqual(
      Object.values(WHY)
        .map(({ key }) => key)
        .sort(),
    );
  });
  it('have the prefix of the game and are not empty', async () => {
    for (const [key, text] of Object.entries(await words.texts.en())) {
      expect(key).toMatch(/^imperium\./);
      expect(text.trim()).not.toBe('');
    }
  });
  it('who has won, by what, and a Rival too', async () => {
    const reader = await reading();
    expect(outcomeOf(reader, { winner: 'seat1', by: null }, 'vp')).toBe(
      'Zsuzsa wins with 9 VP. In round 1 somebody came to 10 VP, which ended the game. Next comes Countess Ariana Thorvald with 11 VP.',
    );
    expect(outcomeOf(reader, { winner: 'rival1', by: null }, 'vp')).toMatch(
      /^Countess Ariana Thorvald wins with 11 VP\. In round .* Next comes .* House Hagal/,
    );
    expect(outcomeOf(reader, null, 'vp')).not.toBe('');
  });
});

describe('secrets', () => {
  it('a spectator hears no faces of what is drawn, looked at or stolen', async () => {
    const reader = await reading();
    const table = startOf<FamilyGame>({ module: imperium, seats: 4, options: {} }, 6);
    const chance = chanceOf(6, 6);
    const open: string[] = [];
    for (let at = 0; at < 400 && !table.position.outcome; at++) {
      for (const event of heard(table.play(randomMove(table, chance, MEDDLING)), null)) {
        const said = words.story(event, PEOPLE, imperium.view(table.state, null));
        if (said) open.push(`${said.secret ? 'secret ' : ''}${reader.say(said.message)}`);
      }
    }
    expect(open.length).toBeGreaterThan(200);
    expect(open.filter((said) => /^secret|rawn by|On top of/.test(said))).toEqual([]);
  });
});
