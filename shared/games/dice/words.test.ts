import { beforeAll, describe, expect, it } from 'vitest';
import { type AnyChoices, sample } from '../../kernel/choices.ts';
import { chanceOf } from '../../kernel/chance.ts';
import { heard } from '../../kernel/table.ts';
import type { Move, Task } from '../../kernel/types.ts';
import { PEOPLE } from '../../testkit/people.ts';
import { playWithDice, randomMove, startOf } from '../../testkit/play.ts';
import type { Message } from '../../text/message.ts';
import { boardOf } from './board.ts';
import { dice } from './index.ts';
import type { HouseId, RegionId, SeatId } from './ids.ts';
import { WHY } from './reasons.ts';
import { rules } from './rules-text.ts';
import { diceRulesEn } from './text/rules.en.ts';
import type { DiceAnswers, DiceGame, DiceOptions, Result } from './types.ts';
import { type Reader, readerOf } from '../words.fixture.ts';
import { words } from './words.ts';
import { powerText } from './words/names.ts';

const LONGEST = { question: 120, label: 60, sentence: 320 };
const RULES = 132;
const RULINGS = 36;
let reader: Reader<DiceGame>;
beforeAll(async () => {
  reader = await readerOf(dice, words, LONGEST);
});
const say = (message: Message, longest?: number): string => reader.say(message, longest);

const ASKED: Readonly<Record<keyof DiceAnswers, true>> = {
  draft: true,
  settle: true,
  predict: true,
  roll: true,
  thump: true,
  freeze: true,
  piter: true,
  nameFace: true,
  invite: true,
  answerInvitation: true,
  recruit: true,
  recruitAsAlly: true,
  vendetta: true,
  loseHarvester: true,
  allyTurnToPropose: true,
  ship: true,
  bargain: true,
  answerDeal: true,
  target: true,
  march: true,
  marchAsAlly: true,
  chooseBattle: true,
  breach: true,
  dance: true,
  offerLeader: true,
  commit: true,
  reorganise: true,
  stormLoss: true,
  lastSpice: true,
};
const CASES: readonly { seats: number; options: DiceOptions }[] = [2, 3, 4, 5, 6, 7, 8, 6].map((seats, at) => ({
  seats,
  options: { dice: at === 3 ? 'table' : 'app', face_dancers: at === 7 ? 'spice' : 'dice' },
}));
const GAMES_EACH = 25;
/** An event that was told so often is told only now and then. */
const ENOUGH = 150;

/** What came up in random games that were read whole. */
function gameRead(seats: number, options: DiceOptions, nth: number, seen: Seen): void {
  const table = startOf<DiceGame>({ module: dice, seats, options }, seats * 100 + nth);
  const chance = chanceOf(seats, nth, 9);
  for (let at = 0; !table.position.outcome; at++) {
    const task = table.task as Task<DiceGame>;
    if ((at + nth) % 11 === 0 || !seen.tasks.has(task.do)) reader.sayAll(table);
    seen.tasks.add(task.do);
    const { told } = playWithDice(table, randomMove(table, chance, 5), chance);
    table.forget();
    const view = told.length > 0 ? dice.view(table.state, null) : undefined;
    for (const { event } of told) {
      const times = (seen.events.get(event.type) ?? 0) + 1;
      seen.events.set(event.type, times);
      if (times > ENOUGH && times % 11 > 0) continue;
      reader.tell(event, view);
    }
  }
  const { reason, winners } = table.position.outcome;
  seen.ends.add(reason);
  say(words.outcome(dice.view(table.state, null), reason, winners, PEOPLE));
}
interface Seen {
  readonly events: Map<string, number>;
  readonly tasks: Set<string>;
  readonly ends: Set<string>;
}

describe('everything that happens in random games', () => {
  it('can be said, and nearly every question, event and end is met on the way', () => {
    const seen: Seen = { events: new Map(), tasks: new Set(), ends: new Set() };
    for (const { seats, options } of CASES) for (let nth = 0; nth < GAMES_EACH; nth++) gameRead(seats, options, nth, seen);
    const unseen = Object.keys(ASKED).filter((name) => !seen.tasks.has(name) && name !== 'loseHarvester'); // two Harvesters and a worm: rare
    expect(unseen).toEqual([]);
    expect(seen.events.size).toBeGreaterThan(50);
    expect([...seen.ends]).toEqual(expect.arrayContaining(['guild', 'guildUnplayed']));
  }, 120_000);
});

describe('texts', () => {
  it('tell the limits of the game that is played, with its owner’s corrections', () => {
    const game = { rounds: 7, reserve: 4, alliancesFromSeats: 3, victory: { solo: { 3: 4 }, allied: 5 } };
    const viewWith = (options: DiceOptions) => dice.view(startOf<DiceGame>({ module: dice, seats: 3, options }, 1).state, null);
    const [printed, corrected] = [viewWith({}), viewWith({ corrections: { game } })];
    expect(say(words.goal(printed))).not.toMatch(/4.*5|5.*4/);
    expect(say(words.goal(corrected))).toMatch(/4.*5|5.*4/);
    const hint = words.option(corrected, 'predict', 'guild', undefined, PEOPLE).hint as Message;
    expect(say(hint)).toContain('7');
    const limits = boardOf({ map: 'printed', corrections: { game } }).data.game;
    expect(say(powerText('ruthless-opportunism', limits))).toContain('round 7');
    expect(say(powerText('choam-directorship', limits))).toContain('4 at most');
    expect(say(powerText('shipping-mandate', limits))).toContain('4 at most');
  });
  it('ask and wait for every question there is', () => {
    const view = dice.view(startOf<DiceGame>({ module: dice, seats: 4, options: {} }, 1).state, null);
    for (const name of Object.keys(ASKED)) {
      const task = { do: name, house: 'atreides', seat: 'seat1', at: 'arrakeen', least: 0, thumped: false } as unknown as Task<DiceGame>;
      expect(say(words.question(view, task, 'seat1', PEOPLE), LONGEST.question)).toMatch(/^Zsuzsa, /);
      expect(say(words.waiting(view, task, ['seat1', 'seat2'], PEOPLE))).toMatch(/^Zsuzsa and Judit /);
    }
  });
  it('give every reason a sentence', () => {
    const params = { seats: 5, price: 2, spice: 1, zone: 4 };
    for (const why of Object.values(WHY)) say(words.reason({ ...why, with: params }), LONGEST.question);
  });
  it('tell every rule and ruling once, under a topic', () => {
    for (const { topic, text } of rules) {
      say(text, LONGEST.sentence * 1.5);
      say({ key: `dice.topic.${topic}` }, LONGEST.label);
    }
    expect(new Set(rules.map(({ id }) => id)).size).toBe(RULES + RULINGS);
    const told = rules.map(({ text }) => text.key);
    expect(Object.keys(diceRulesEn).filter((key) => !key.startsWith('dice.topic.'))).toEqual(told);
  });
  it('name the faces of real dice in the order of the data', () => {
    const view = dice.view(startOf<DiceGame>({ module: dice, seats: 4, options: {} }, 1).state, null);
    const faces = (die: string) => [1, 2, 3, 4, 5, 6].map((face) => say(words.option(view, 'dice', face, die, PEOPLE).label));
    expect(faces('house')).toEqual(['Atreides', 'Harkonnen', 'Corrino', 'Spacing Guild', 'Bene Gesserit', 'Fremen']);
    expect(faces('vendetta')).toEqual(['Poison', 'Crysknife', 'Hunter-Seeker', 'Snooper', 'Shield', 'Thumper']);
    expect(faces('spice').at(-1)).toBe('Shai-Hulud');
    expect(faces('region')[3]).toBe('Region 4');
    expect(say(words.field(view, 'dice', 'house'))).toBe('House die');
  });
  it('use no key that has no text, and have no text that is empty', async () => {
    for (const [key, text] of Object.entries(await words.texts.en())) {
      expect(key).toMatch(/^dice\./);
      expect(text.trim()).not.toBe('');
    }
  });
});

describe('the end tells who has won and why', () => {
  /** Four seats: Atreides, Corrino, Harkonnen, Guild; in the strategic regions stand the named Houses. */
  function ended(standing: Partial<Record<RegionId, readonly HouseId[]>>, result: Result): string {
    const blank = dice.view(startOf<DiceGame>({ module: dice, seats: 4, options: {} }, 1).state, null);
    const houseOf = { seat1: 'atreides', seat2: 'corrino', seat3: 'harkonnen', seat4: 'guild' } as const;
    const map = { ...blank.map };
    for (const [at, houses] of Object.entries(standing) as [RegionId, readonly HouseId[]][])
      map[at] = { ...map[at], troops: houses.map((house) => ({ house, troop: 1, large: 0 })) };
    const winners = Object.entries(houseOf).flatMap(([seat, house]) => (result.houses.includes(house) ? [seat as SeatId] : []));
    return say(words.outcome({ ...blank, houseOf, map, result }, result.reason, winners, PEOPLE));
  }
  const held = {
    arrakeen: ['atreides'],
    carthag: ['atreides'],
    'tueks-sietch': ['atreides'],
    'sietch-tabr': ['corrino'],
    'habbanya-sietch': ['atreides', 'guild'],
  } as const;

  it('alone: the regions nobody shares', () => {
    expect(ended(held, { reason: 'solo', houses: ['atreides'], foreseen: null })).toBe(
      'Zsuzsa (Atreides) wins: alone in 3 strategic regions at the end of the turn, Carthag, Arrakeen, and Tuek’s Sietch.',
    );
  });
  it('together: without the region where a third House stands', () => {
    expect(ended(held, { reason: 'allied', houses: ['atreides', 'corrino'], foreseen: null })).toMatch(
      /^Zsuzsa \(Atreides\) and Judit \(Corrino\) win together: 4 /,
    );
  });
  it('foreseen: whose victory it would have been', () => {
    expect(ended(held, { reason: 'prophecy', houses: ['bene-gesserit'], foreseen: 'atreides' })).toContain(
      'Zsuzsa (Atreides) holds 3 strategic regions',
    );
  });
  it('nobody: the Guild, played or not', () => {
    expect(ended({}, { reason: 'guild', houses: ['guild'], foreseen: null })).toMatch(/^Tomáš \(Spacing Guild\) wins: after round 6/);
    expect(ended({}, { reason: 'guildUnplayed', houses: [], foreseen: null })).toMatch(/^Everybody loses/);
  });
});

describe('secrets', () => {
  /** What a spectator reads and hears from the prediction to the end of the first turn. */
  function overheard(prediction: number): readonly string[] {
    const table = startOf<DiceGame>({ module: dice, seats: 5, options: { start: 'seat1' } }, 3);
    const chance = chanceOf(4);
    const read: string[] = [];
    const move = (): Move<DiceGame> => {
      const seat = table.asked[0] as SeatId;
      const choices = table.choices(seat) as Extract<AnyChoices, { pick: 'one' }>;
      const { do: name } = table.task as Task<DiceGame>;
      if (name === 'draft') return { seat, answer: choices.of.at(-1) };
      return { seat, answer: name === 'predict' ? choices.of[prediction] : sample(choices, chance) };
    };
    for (let at = 0; at < 60; at++) {
      const told = table.play(move());
      const view = dice.view(table.state, null);
      for (const event of heard(told, null)) {
        const line = words.story(event, PEOPLE, view);
        if (line) read.push(say(line.message));
      }
      read.push(say(words.waiting(view, table.task as Task<DiceGame>, table.asked, PEOPLE)));
    }
    return read;
  }
  it('a spectator reads the same whatever the Bene Gesserit have predicted', () => {
    expect(overheard(0)).toContain(overheard(2).find((line) => line.includes('prediction')));
    expect(overheard(0)).toEqual(overheard(2));
  });

  it('nobody reads what is in a closed fist', () => {
    const table = startOf<DiceGame>({ module: dice, seats: 3, options: {} }, 11);
    const chance = chanceOf(12);
    while ((table.task as Task<DiceGame>).do !== 'commit') table.play(randomMove(table, chance));
    const seat = table.asked[0] as SeatId;
    const choices = table.choices(seat) as Extract<AnyChoices, { pick: 'amounts' }>;
    const read = (most: boolean): string => {
      const other = table.fork();
      const told = other.play({
        seat,
        answer: Object.fromEntries(Object.entries(choices.most).map(([key, count]) => [key, most ? count : 0])),
      });
      const waiting = words.waiting(dice.view(other.state, null), other.task as Task<DiceGame>, other.asked, PEOPLE);
      return [...told.map(({ event }) => event.type), say(waiting)].join();
    };
    expect(read(true)).toBe(read(false));
  });
});
