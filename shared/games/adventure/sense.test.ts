import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../kernel/chance.ts';
import { sample } from '../../kernel/choices.ts';
import type { Table } from '../../kernel/table.ts';
import type { Move } from '../../kernel/types.ts';
import { chooseInterjection } from '../../search/interjections.ts';
import type { Level } from '../../search/levels.ts';
import { randomMove, startOf } from '../../testkit/play.ts';
import { botAnswer, ideaOf } from '../../testkit/think.ts';
import type { Arrangement } from './arranged-position.ts';
import type { Colour, SeatId } from './ids.ts';
import { adventure } from './index.ts';
import { sense } from './sense.ts';
import { lookOf } from './sense/look.ts';
import { oddsOf } from './sense/odds.ts';
import { type Deal, dealWorth, gainOf, lossOf, mirrored } from './sense/trade.ts';
import { propose } from './tests/deal.fixture.ts';
import { open, type Story } from './tests/story.fixture.ts';
import type { AdventureGame } from './types.ts';

type Board = Table<AdventureGame>;
const answer = (table: Board, level: Level, n: number): Move<AdventureGame> => botAnswer(table, sense, level, n);
const interject = (table: Board, seat: SeatId, n: number): Move<AdventureGame> | null =>
  chooseInterjection(ideaOf(table, seat, n), sense, seat, 'adept', chanceOf(n, 5));
/** Bots play, and say what they like until nobody wants more. */
function playBots(table: Board, n: number, level: Level, interjections: (played: number) => void = () => {}): void {
  for (let answers = 0; !table.position.outcome; answers++) {
    if (answers > 3000) throw new Error('The game does not end');
    let played = 0;
    const next = () => table.state.seats.map((seat) => interject(table, seat, n + answers + played)).find((move) => move !== null);
    for (let move = next(); move; move = next()) {
      table.play(move);
      if (++played > 30) throw new Error(`They talk for ever: ${JSON.stringify(move)}`);
    }
    interjections(played);
    table.play(answer(table, level, n + answers));
    table.forget();
  }
}
const start = (seats: number, seed: number): Board => startOf({ module: adventure, seats, options: {} }, seed);
/** Positions from the middle of random games, in which people meddle. */
function* positions(seats: number, games: number): Generator<Board> {
  for (let seed = 1; seed <= games; seed++) {
    const table = start(seats, seed);
    const chance = chanceOf(seed, 9);
    while (!table.position.outcome) {
      yield table;
      table.play(randomMove(table, chance, 25));
      table.forget();
    }
  }
}

describe('habits', () => {
  test.each([2, 3, 4])('with %i seats are always allowed, and so are the candidates and interjections', (seats) => {
    for (const table of positions(seats, 6)) {
      const { asked } = table;
      for (const seat of asked) {
        const habit = sense.habit(table, seat, chanceOf(1));
        expect(habit).not.toBeNull();
        for (const move of [habit as Move<AdventureGame>, ...sense.candidates(table, seat, chanceOf(1))]) {
          expect([table.refusal(move), move]).toEqual([null, move]);
        }
      }
      for (const seat of table.state.seats) {
        const move = sense.interject?.(table, seat, chanceOf(1)) ?? null;
        if (move) expect([table.refusal(move), move]).toEqual([null, move]);
      }
    }
  });
  test('adepts win most games against three who play at random', () => {
    let wins = 0;
    for (let n = 1; n <= 40; n++) {
      const table = start(4, n);
      const bot = adventure.seatIds[n % 4] as SeatId;
      while (!table.position.outcome) {
        table.play(answer(table, table.asked[0] === bot ? 'adept' : 'random', n + table.position.turn));
        table.forget();
      }
      if (table.position.outcome.winners.includes(bot)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(24);
  });
  test('a value lies between 0 and 1; who has more is nearer to winning; the winner has 1', () => {
    const story = open({ figures: { 'paul-atreides': { gear: ['sword'] }, 'princess-irulan': null } });
    const [red, yellow, blue] = (['seat1', 'seat2', 'seat3'] as const).map((seat) => sense.value(story.table, seat)) as [
      number,
      number,
      number,
    ];
    expect(red > blue && blue > yellow && yellow > 0 && red < 1).toBe(true);
    const table = start(3, 2);
    playBots(table, 1, 'adept');
    expect(table.state.seats.map((seat) => sense.value(table, seat)).sort()).toEqual([0, 0, 1]);
  });
});

describe('bots', () => {
  const LEVELS = ['novice', 'adept', 'mentat'] as const;
  const TRIES = { random: 0, novice: 6, adept: 6, mentat: 2 } as const;
  /** What bots of each level answer, several times. */
  function everyBot(name: string, arrangement: Arrangement, check: (answer: unknown, story: Story) => void): void {
    for (const level of LEVELS) {
      test(`${level} ${name}`, () => {
        for (let n = 1; n <= TRIES[level]; n++) {
          const story = open(arrangement);
          if (level !== 'novice' || sense.urgent(story.table)) check(answer(story.table, level, n).answer, story);
          else expect(story.table.refusal(answer(story.table, level, n))).toBeNull();
        }
      });
    }
  }
  const last = { 'emperor-shaddam': null, 'sardaukar-warrior': null, chani: null, 'dr-kynes': null, stilgar: null } as const;
  const gone = { 'feyd-rautha': null, 'baron-harkonnen': null, 'beast-rabban': null } as const;
  everyBot(
    'takes a win that lies on the board',
    {
      step: 'fight',
      figures: {
        ...last,
        ...gone,
        'princess-irulan': { at: 'spice-1', strength: 1 },
        'paul-atreides': { at: 'spice-1', strength: 6, gear: ['sword'] },
      },
      turn: { moved: ['paul-atreides'], ready: ['paul-atreides'] },
    },
    (act) => expect(act).toEqual({ do: 'fight', figure: 'paul-atreides', against: 'yellow' }),
  );
  everyBot(
    'starts no fight that cannot be won',
    {
      step: 'fight',
      figures: { 'princess-irulan': { at: 'spice-1', strength: 6, gear: ['sword'] }, 'paul-atreides': { at: 'spice-1', strength: 2 } },
      turn: { moved: ['paul-atreides'], ready: ['paul-atreides'] },
    },
    (act) => expect(act).toBe('done'),
  );
  everyBot(
    'pays for the Guile of its last figure',
    {
      step: 'fight',
      active: 'yellow',
      first: [
        { do: 'brace', figure: 'paul-atreides', danger: 'worm', by: 'yellow' },
        { do: 'guileTest', figure: 'paul-atreides', danger: 'worm', by: 'yellow' },
      ],
      figures: { 'paul-atreides': { at: 'spice-1', strength: 6, gear: ['sword'] }, 'duke-leto': null, 'gurney-halleck': null },
      stock: { red: { spice: 9 } },
    },
    (points) => expect(points).toBe(3),
  );
  everyBot(
    'gives a sword to the strong',
    {
      step: 'fight',
      first: [{ do: 'assign', colour: 'red', card: 'sword', to: null, prize: false, fresh: false }],
      stock: { red: { arriving: ['sword'] } as object },
    },
    (figure) => expect(figure).toBe('gurney-halleck'),
  );
});

describe('interjections', () => {
  const offerTo = (story: Story, deal: Parameters<typeof propose>[3], to: Colour = 'yellow') => propose(story, 'red', to, deal);
  test('a gift is accepted, a robbery declined, and nobody is kept waiting', () => {
    const gift = open();
    const id = offerTo(gift, { gives: { spice: 3 } });
    expect(interject(gift.table, 'seat2', 1)).toEqual({ seat: 'seat2', interject: 'accept', answer: id });
    const robbery = open();
    offerTo(robbery, { wants: { spice: 3 } });
    expect(interject(robbery.table, 'seat2', 1)).toMatchObject({ interject: 'decline' });
    const impossible = open({ stock: { green: { hand: ['secret-silo'] } } });
    offerTo(impossible, { gives: { spice: 5 }, wants: { 'secret-silo': 1 } });
    expect(interject(impossible.table, 'seat2', 1)).toMatchObject({ interject: 'decline' });
    expect(interject(impossible.table, 'seat3', 1)).toBeNull();
  });
  test('what is accepted is never worth less than what is given for it', () => {
    let accepted = 0;
    for (const table of positions(3, 12)) {
      for (const seat of table.state.seats) {
        const look = lookOf(table, seat, chanceOf(2));
        const move = sense.interject?.(table, seat, chanceOf(2));
        if (move?.interject !== 'accept') continue;
        accepted++;
        const offer = table.state.offers.find(({ id }) => id === move.answer);
        if (!offer) throw new Error('It accepts nothing');
        const gets = { ...offer.gives, ...offer.cards.hidden.gives };
        const gives = { ...offer.wants, ...offer.cards.hidden.wants };
        const peace =
          offer.pact > 0 ? Math.max(0, dealWorth(look, { mine: offer.to, theirs: offer.from, gets: {}, gives: {}, pact: offer.pact })) : 0;
        expect(gainOf(look, offer.to, gets) + peace).toBeGreaterThan(lossOf(look, offer.to, gives));
      }
    }
    expect(accepted).toBeGreaterThan(20);
  });
  test('the same trade is not made back', () => {
    const story = open({ figures: {}, stock: { red: { spice: 20, harvesters: 0 }, yellow: { spice: 0, harvesters: 10 } } });
    let wanted = 0;
    for (let count = 1; count <= 5; count++)
      for (let price = 1; price <= 9; price++) {
        const deal: Deal = { mine: 'yellow', theirs: 'red', gets: { spice: price }, gives: { harvesters: count }, pact: 0 };
        const before = dealWorth(lookOf(story.table, 'seat2', chanceOf(1)), deal);
        story.table.play({ seat: 'seat1', interject: 'propose', answer: proposalOf(deal) });
        story.table.play({ seat: 'seat2', interject: 'accept', answer: story.state.offered });
        const after = dealWorth(lookOf(story.table, 'seat2', chanceOf(1)), mirroredBack(deal));
        if (before > 0.4) wanted++;
        expect(before > 0.4 && after > 0.4).toBe(false);
        story.table.undo();
        story.table.undo();
      }
    expect(wanted).toBeGreaterThan(3);
  });
  test.each([2, 3, 4])('of %i bots left alone come to rest', (seats) => {
    let [talks, most] = [0, 0];
    for (let n = 1; n <= 6; n++)
      playBots(start(seats, n), n * 1000, 'adept', (played) => {
        talks += played;
        most = Math.max(most, played);
      });
    expect(talks).toBeGreaterThan(0);
    expect(most).toBeLessThan(12);
  });
  test('tell nothing of what the bot cannot know: in every position that it cannot tell apart it does the same', () => {
    let talks = 0;
    for (const table of positions(4, 5)) {
      if (table.position.turn % 3 > 0) continue;
      for (const seat of table.state.seats) {
        const said = [1, 2, 3].map((n) => JSON.stringify(interject(table, seat, n)));
        expect(new Set(said).size).toBe(1);
        if (said[0] !== 'null') talks++;
      }
    }
    expect(talks).toBeGreaterThan(10);
  });
  test('are made seldom: not twice by one colour in a turn', () => {
    const story = open({
      step: 'invest',
      stock: { red: { hand: ['sword'] }, yellow: { spice: 8 } },
      figures: { 'paul-atreides': { gear: ['sword'] }, 'duke-leto': { gear: ['sword'] }, 'gurney-halleck': { gear: ['sword'] } },
    });
    const proposal = interject(story.table, 'seat1', 1);
    expect(proposal).toMatchObject({ interject: 'propose', answer: { as: 'red', gives: { sword: 1 } } });
    story.table.play(proposal as Move<AdventureGame>);
    expect(interject(story.table, 'seat1', 1)).toBeNull();
    story.table.play({ seat: story.state.seatOf[story.state.offers[0]?.to as Colour] as SeatId, interject: 'decline', answer: 1 });
    expect(interject(story.table, 'seat1', 1)).toBeNull();
  });
  test('what lacks for Guile comes from a sale, or from the own other colour', () => {
    const first = [{ do: 'brace', figure: 'paul-atreides', danger: 'worm', by: 'yellow' }] as const;
    const figures = {
      'paul-atreides': { at: 'spice-1', strength: 6, gear: ['sword'] },
      'duke-leto': null,
      'gurney-halleck': null,
    } as const;
    const alone = open({ active: 'yellow', step: 'fight', first, figures, stock: { red: { spice: 2, hand: ['sword', 'lasgun'] } } });
    expect(interject(alone.table, 'seat1', 1)).toMatchObject({ interject: 'equip' });
    const worn = { ...figures, 'paul-atreides': { ...figures['paul-atreides'], gear: ['sword', 'lasgun'] } } as const;
    const seller = open({ active: 'yellow', step: 'fight', first, figures: worn, stock: { red: { spice: 2, hand: ['sword', 'lasgun'] } } });
    expect(interject(seller.table, 'seat1', 1)).toMatchObject({
      interject: 'sell',
      answer: { pieces: { 'red/sword': 1, 'red/lasgun': 1 }, paid: 'red' },
    });
    const helped = open({ seats: 2, active: 'yellow', step: 'fight', first, figures: worn, stock: { red: { spice: 1 } } });
    expect(interject(helped.table, 'seat1', 1)).toMatchObject({
      interject: 'transfer',
      answer: { from: 'blue', to: 'red', good: 'spice', count: 2 },
    });
  });
});
const proposalOf = ({ mine, theirs, gets, gives, pact }: Deal): object => {
  const none = sample({ pick: 'amounts', most: NOTHING, min: 0, max: 0 }, chanceOf(1)) as object;
  return { as: theirs, to: mine, gives: { ...none, ...gets }, wants: { ...none, ...gives }, pact };
};
const NOTHING = {
  spice: 0,
  harvesters: 0,
  sword: 0,
  poison: 0,
  'gom-jabbar': 0,
  lasgun: 0,
  shield: 0,
  stillsuit: 0,
  ornithopter: 0,
  'secret-silo': 0,
  'hunter-seeker': 0,
  'harvester-raid': 0,
};
/** The same seat gives back what it got. */
const mirroredBack = (deal: Deal): Deal => ({ ...mirrored(deal), mine: deal.mine, theirs: deal.theirs });

describe('odds of a fight', () => {
  const fist = (strength: number, sword = false, gomJabbars = 0) => ({ strength, sword, d8: 0, d6: 0, gomJabbars });
  // R8.1 R8.2 R8.3
  test('are even among equals, better with more Strength, and much better with a sword', () => {
    expect(oddsOf(fist(4), fist(4)).win).toBeCloseTo(0.5);
    expect(oddsOf(fist(5), fist(4)).win).toBeGreaterThan(0.7);
    expect(oddsOf(fist(4, true), fist(4)).win).toBeGreaterThan(0.9);
    expect(oddsOf(fist(4), fist(5)).win).toBeCloseTo(1 - oddsOf(fist(5), fist(4)).win);
  });
  // R8.1 R8.2 R9.3
  test('are those of many thrown fights', () => {
    const chance = chanceOf(4);
    let [wins, left] = [0, 0];
    const fights = 4000;
    for (let n = 0; n < fights; n++) {
      let [mine, theirs] = [4, 5];
      while (mine > 0 && theirs > 0) {
        const ours = Math.max(...Array.from({ length: mine }, () => 1 + chance.below(6)), 1 + chance.below(8));
        const other = Math.max(...Array.from({ length: theirs }, () => 1 + chance.below(6)));
        if (ours > other) theirs--;
        if (other > ours) mine--;
      }
      if (mine > 0) wins++;
      left += mine;
    }
    const odds = oddsOf(fist(4, false, 1), fist(5));
    expect(Math.abs(odds.win - wins / fights)).toBeLessThan(0.03);
    expect(Math.abs(odds.left - left / fights)).toBeLessThan(0.1);
  });
});
