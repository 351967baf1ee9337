import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../kernel/chance.ts';
import { begin } from '../../../kernel/table.ts';
import { boardOf } from '../board.ts';
import { DATA } from '../data.ts';
import { ASSETS, type HouseId, REGIONS, SEATS } from '../ids.ts';
import { dice } from '../index.ts';
import { houseOf } from '../queries/table.ts';
import type { DiceOptions } from '../types.ts';
import { type Story, storyOf } from './story.fixture.ts';

const newGame = (seats: number, options: DiceOptions = { start: 'seat1' }, seed = 1): Story =>
  storyOf(begin(dice, { seats: SEATS.slice(0, seats), options, seed: seedOf(seed), ...(options.dice === 'table' && { dice: [4] }) }));
/** Seats choose these Houses; the start player sits at seat1 and chooses last. */
const draft = (houses: readonly HouseId[]): Story => {
  const story = newGame(houses.length);
  for (const at of [...houses.keys()].reverse()) story.table.play({ seat: SEATS[at] ?? 'seat1', answer: houses[at] });
  return story;
};
const settled = (houses: readonly HouseId[], places: Partial<Record<HouseId, string>> = {}): Story => {
  const story = draft(houses);
  while (story.table.task?.do === 'settle' || story.table.task?.do === 'predict') {
    const { house, do: question } = story.table.task;
    story.play(house, question === 'predict' ? 'guild' : (places[house] ?? story.options(house)[0]));
  }
  return story;
};

describe('set-up', () => {
  // R4.6 R4.5
  test('two to eight play; Face Dancers are a question where Bene Tleilax can play; nobody has a House at first', () => {
    expect(dice.seatCounts).toEqual([2, 3, 4, 5, 6, 7, 8]);
    const options = (persons: number) => dice.options.filter(({ seats }) => seats?.includes(persons) ?? true).map(({ id }) => id);
    for (const persons of dice.seatCounts)
      expect(options(persons)).toEqual([...(persons >= 6 ? ['face_dancers'] : []), 'map', 'dice', 'start']);
    expect(dice.options.map(({ id, values }) => [id, values])).toEqual([
      ['face_dancers', ['dice', 'spice']],
      ['map', ['printed', 'rim-split', 'all-touch-pole']],
      ['dice', ['app', 'table']],
      ['start', ['random', 'seat1']],
    ]);
    expect(houseOf(newGame(3).state, 'seat1')).toBeNull();
  });

  // R4.1
  test('the Region die sets the storm and harms nobody; the turn marker stands on 1', () => {
    const story = newGame(2, { dice: 'table', start: 'seat1' });
    expect(story.state.storm).toBe(4);
    expect(story.state.round).toBe(1);
    expect(story.events).toContainEqual({ type: 'stormPlaced', die: '4', zone: 4 });
  });

  // R4.2 R2.1
  test('six assets: one on each strategic region, the sixth beside the board', () => {
    const { state, events } = newGame(3);
    const laid = REGIONS.filter((at) => state.assets[at] !== null);
    expect(laid).toEqual(boardOf({ map: 'printed' }).strategic);
    expect(ASSETS.reduce((sum, id) => sum + state.assetSupply[id], 0)).toBe(1);
    expect(events.flatMap((event) => (event.type === 'assetLaid' && event.at ? [[event.at, event.asset]] : []))).toEqual(
      laid.map((at) => [at, state.assets[at]]),
    );
    expect(events.filter((event) => event.type === 'assetLaid' && event.at === null)).toHaveLength(1);
    expect(dice.invariants(state)).toEqual([]);
  });
  // R4.2
  test('other games have other assets', () => {
    const layouts = new Set([1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(newGame(3, { start: 'seat1' }, seed).state.assets)));
    expect(layouts.size).toBeGreaterThan(3);
  });

  // R4.3
  test('Shield, Snooper and four Thumpers lie in the pool', () => {
    expect(newGame(2).state.pool).toEqual({ shield: 1, snooper: 1, thumper: 4 });
  });

  // R4.4
  test('the start player is drawn, or sits at the first seat', () => {
    const starts = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => newGame(4, {}, seed).state.startSeat));
    expect(starts.size).toBeGreaterThan(1);
    expect(newGame(4, { start: 'seat1' }, 5).state.startSeat).toBe('seat1');
  });

  // R4.5
  test('Houses are chosen counter-clockwise from the right of the start player, who chooses last, each House once', () => {
    const story = newGame(3);
    expect(story.asked).toBe('draft seat3');
    story.table.play({ seat: 'seat3', answer: 'fremen' });
    expect(story.asked).toBe('draft seat2');
    expect(story.table.choices('seat2')).not.toMatchObject({ of: expect.arrayContaining(['fremen']) });
    expect(story.table.blocked('seat2')).toContainEqual({ target: 'fremen', why: { key: 'dice.why.houseTaken', rule: 'R4.5' } });
    story.table.play({ seat: 'seat2', answer: 'guild' });
    expect(story.asked).toBe('draft seat1');
  });

  // R4.6
  test('the Bene Gesserit need five players, Bene Tleilax and Smugglers six', () => {
    const offered = (seats: number) => story(seats).table.choices(SEATS[seats - 1] ?? 'seat1');
    const story = (seats: number) => newGame(seats);
    expect(offered(4)).toEqual({ pick: 'one', of: ['atreides', 'harkonnen', 'fremen', 'corrino', 'guild'] });
    expect(offered(5)).toMatchObject({ of: expect.arrayContaining(['bene-gesserit']) });
    expect(offered(5)).not.toMatchObject({ of: expect.arrayContaining(['smugglers']) });
    expect(offered(6)).toMatchObject({ of: expect.arrayContaining(['bene-tleilax', 'smugglers']) });
    expect(story(4).table.blocked('seat4')).toContainEqual({
      target: 'smugglers',
      why: { key: 'dice.why.houseNeedsSeats', rule: 'R4.6', with: { seats: 6 } },
    });
    const tooFew = (seats: number) =>
      story(seats)
        .table.blocked(SEATS[seats - 1] ?? 'seat1')
        .map(({ target }) => target);
    expect([tooFew(5), tooFew(6)]).toEqual([expect.arrayContaining(['bene-tleilax', 'smugglers']), []]);
    expect(tooFew(5)).not.toContain('bene-gesserit');
  });

  // R4.7
  test('Houses are set up in their fixed order, whoever chose first', () => {
    const story = settled(['fremen', 'harkonnen', 'atreides']);
    const placed = story.events.flatMap((event) => (event.type === 'placed' ? [event.house] : []));
    expect([...new Set(placed)]).toEqual(['atreides', 'harkonnen', 'fremen']);
  });

  // R4.8 R2.2
  test('every House starts with what its card says', () => {
    const story = settled(['atreides', 'harkonnen', 'fremen', 'corrino', 'guild', 'bene-gesserit', 'bene-tleilax', 'smugglers'], {
      atreides: 'great-flat',
      harkonnen: 'minor-erg',
    });
    expect(story.house('atreides').leaders).toEqual(['leto', 'duncan-idaho']);
    expect(story.troops('atreides', 'great-flat')).toBe(2);
    expect(story.house('harkonnen').leaders).toEqual([]); // Q4
    expect(story.told('leadersReady').map(({ house }) => house)).not.toContain('harkonnen');
    expect(story.troops('harkonnen', 'minor-erg')).toBe(2);
    expect(story.state.assets['minor-erg']).not.toBeNull();
    expect(ASSETS.every((id) => story.state.assetSupply[id] === 0)).toBe(true);
    expect(story.house('fremen').large).toMatchObject({ 'cielago-flat': 1, 'broken-land': 1, 'great-flat': 0, 'minor-erg': 0 });
    expect(story.house('fremen').leaders).toEqual(['liet-kynes']);
    expect(story.house('bene-tleilax')).toMatchObject({ leaders: ['scytale'], troop: { 'polar-sink': 2, card: 2, supply: 8 } });
    expect(story.house('corrino')).toMatchObject({
      leaders: ['shaddam-iv'],
      reserve: 3,
      troop: { card: 1, supply: 7 },
      large: { card: 1, supply: 3 },
    });
    expect(story.house('guild')).toMatchObject({ leaders: ['edric'], reserve: 1, troop: { card: 3, supply: 9 } });
    expect(story.house('bene-gesserit')).toMatchObject({ leaders: ['reverend-mother-mohiam'], troop: { 'polar-sink': 3, supply: 9 } });
    expect(story.house('smugglers')).toMatchObject({ leaders: ['esmar-tuek'], troop: { 'polar-sink': 3, supply: 9 } });
  });
  // R4.8
  test('Harkonnen may not settle on the region of Atreides; strategic regions are for nobody', () => {
    const story = draft(['atreides', 'harkonnen']);
    expect(story.asked).toBe('settle atreides');
    expect(story.options('atreides')).toEqual(['cielago-flat', 'great-flat', 'broken-land', 'minor-erg']);
    expect(story.whyNot('atreides', 'arrakeen')).toBe('strategicRegion R4.8');
    story.play('atreides', 'broken-land');
    expect(story.options('harkonnen')).toEqual(['cielago-flat', 'great-flat', 'minor-erg']);
    expect(story.whyNot('harkonnen', 'broken-land')).toBe('settledByAtreides R4.8'); // Q5
    const [left] = ASSETS.filter((asset) => story.state.assetSupply[asset] > 0);
    story.play('harkonnen', 'minor-erg');
    expect([story.state.assets['minor-erg'], story.told('assetLaid').at(-1)]).toEqual([
      left,
      { type: 'assetLaid', asset: left, at: 'minor-erg' },
    ]);
  });

  // R4.9
  test('the Bene Gesserit predict any House in play but their own, and the Guild even unplayed', () => {
    const story = draft(['atreides', 'harkonnen', 'fremen', 'corrino', 'bene-gesserit']);
    story.play('atreides', 'great-flat').play('harkonnen', 'minor-erg');
    expect(story.asked).toBe('predict bene-gesserit');
    expect(story.options('bene-gesserit')).toEqual(['atreides', 'harkonnen', 'fremen', 'corrino', 'guild']); // Q6
    expect(story.whyNot('bene-gesserit', 'bene-gesserit')).toBe('ownHouse R4.9');
    expect(story.whyNot('bene-gesserit', 'smugglers')).toBe('houseNotInPlay R4.9');
  });

  // R4.10
  test('set-up ignores the storm, and the Polar Sink is no non-strategic region', () => {
    const story = draft(['atreides', 'guild']);
    const stormy = dice.view(story.state, null).map;
    const under = (['cielago-flat', 'great-flat', 'broken-land', 'minor-erg'] as const).filter((at) => stormy[at].storm);
    expect(under).not.toEqual([]);
    expect(story.options('atreides')).toEqual(expect.arrayContaining(under)); // Q7
    expect(story.whyNot('atreides', 'polar-sink')).toBe('polarSinkSetUp R4.10');
  });

  // R4.8
  test('spice is laid in reserve only where the card has some', () => {
    const story = settled(['atreides', 'harkonnen', 'corrino', 'guild']);
    expect(story.told('reserveSet').map(({ house, spice }) => [house, spice])).toEqual([
      ['corrino', 3],
      ['guild', 1],
    ]);
    expect(story.state.order.slice(1).map((id) => story.house(id).lastTurn)).toEqual([0, 0, 0]);
  });
  // R4.5 R4.11
  test('with a start player in the middle: chosen from its right round to it, played from it clockwise', () => {
    const seed = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => newGame(4, {}, each).state.startSeat === 'seat3');
    const story = newGame(4, {}, seed);
    const chosen: string[] = [];
    for (const house of ['atreides', 'harkonnen', 'corrino', 'guild']) {
      const [, seat = ''] = story.asked.split(' ');
      chosen.push(seat);
      story.table.play({ seat: seat as 'seat1', answer: house });
    }
    expect(chosen).toEqual(['seat2', 'seat1', 'seat4', 'seat3']);
    expect(story.state.order).toEqual(['guild', 'corrino', 'harkonnen', 'atreides']);
  });

  // R4.11
  test('the start player has the first turn, then it goes clockwise', () => {
    const story = settled(['guild', 'corrino', 'fremen']);
    expect(story.state.order).toEqual(['guild', 'corrino', 'fremen']); // Q2
    expect(story.asked).toBe('roll guild');
    story.play('guild', 'roll').until('roll');
    expect(story.asked).toBe('roll corrino');
  });
  // R5.2 R12.2
  test('a round is told when its first turn begins, and each turn is counted', () => {
    const story = settled(['guild', 'atreides', 'fremen']);
    expect(story.told('round')).toEqual([{ type: 'round', round: 1 }]);
    expect(story.told('turn')).toEqual([{ type: 'turn', house: 'guild', round: 1 }]);
    story.play('guild', 'roll').until('roll');
    expect(story.told('turn').at(-1)).toEqual({ type: 'turn', house: 'atreides', round: 1 });
    expect(story.told('round').filter(({ round }) => round > 1)).toEqual([]);
    expect([story.state.turns, story.house('guild').lastTurn, story.house('atreides').lastTurn]).toEqual([2, 1, 2]);
    expect(newGame(3).told('startPlayer')).toEqual([{ type: 'startPlayer', seat: 'seat1' }]);
  });
});

describe('components and map', () => {
  const { regions } = DATA.map;
  const board = boardOf({ map: 'printed' });
  // R2.3
  test('seven zones, ten regions; the Polar Sink is its own zone', () => {
    expect(REGIONS).toHaveLength(10);
    expect(new Set(REGIONS.map((at) => regions[at].zone)).size).toBe(7);
    expect(REGIONS.filter((at) => regions[at].zone === 0)).toEqual(['polar-sink']);
  });
  // R2.4
  test('the numbered zones hold one or two regions', () => {
    expect(board.inZone).toEqual({
      1: ['cielago-flat'],
      2: ['habbanya-sietch', 'great-flat'],
      3: ['sietch-tabr'],
      4: ['carthag', 'broken-land'],
      5: ['arrakeen'],
      6: ['tueks-sietch', 'minor-erg'],
    });
  });
  // R2.5
  test('five regions are strategic', () => {
    expect(board.strategic).toEqual(['habbanya-sietch', 'sietch-tabr', 'carthag', 'arrakeen', 'tueks-sietch']);
  });
  // R2.6
  test('five regions are desert', () => {
    expect(REGIONS.filter((at) => board.desert[at])).toEqual([
      'cielago-flat',
      'habbanya-sietch',
      'great-flat',
      'sietch-tabr',
      'broken-land',
    ]);
  });
  // R2.7
  test('neighbours share a border, both ways', () => {
    expect(board.adjacent.carthag.arrakeen && board.adjacent.arrakeen.carthag && board.adjacent['sietch-tabr'].carthag).toBe(true);
    expect(board.adjacent['broken-land']['polar-sink']).toBe(false);
    expect(boardOf({ map: 'all-touch-pole' }).adjacent['polar-sink']['broken-land']).toBe(true);
    expect(boardOf({ map: 'rim-split' }).adjacent['great-flat']['polar-sink']).toBe(false);
    expect(boardOf({ map: 'rim-split' }).adjacent['great-flat']['cielago-flat']).toBe(true);
  });
  // R2.8
  test('one step east leads 5-4-3-2-1-6 and round again', () => {
    const { east, west } = board.downwind;
    expect([east[5], east[4], east[3], east[2], east[1], east[6]]).toEqual([4, 3, 2, 1, 6, 5]);
    expect([west[5], west[6]]).toEqual([6, 1]);
  });
  // R3.1 R3.2 R3.3 R3.4
  test('the dice have the faces of the game', () => {
    expect(board.faces.house).toEqual(['atreides', 'harkonnen', 'corrino', 'guild', 'bene-gesserit', 'fremen']);
    expect(board.faces.vendetta).toEqual(['poison', 'crysknife', 'hunter-seeker', 'snooper', 'shield', 'thumper']);
    expect(board.faces.spice.map((face) => [board.spiceOf[face], board.stormOn[face]])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, true],
      [5, true],
      [0, false],
    ]);
    expect(board.windOf).toEqual({ 1: 'east', 2: 'west', 3: 'east', 4: 'east', 5: 'west', 6: 'east' });
  });
});
