import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../kernel/chance.ts';
import { startOf } from '../../testkit/play.ts';
import { bazaar, open } from './bazaar-story.fixture.ts';
import { BAZAAR } from './bazaar.fixture.ts';
import { bookOf } from './edition.ts';
import { sceneFor } from './queries/scene.ts';
import { contracts } from './resolve/contracts.ts';
import type { Game } from './types.ts';

const hidden = (view: unknown): string => JSON.stringify(view);

describe('set-up', () => {
  test('Uprising R2.9 two contracts lie open, the others in a deck', () => {
    const { state } = startOf({ module: bazaar, seats: 3, options: { choam: 'with', leaders: 'choose' } }, 1);
    expect([state.contracts?.open, state.contracts?.deck.hidden.length]).toEqual([[], 11]);
    const table = startOf({ module: bazaar, seats: 2, options: { choam: 'with', leaders: 'random', start: 'seat1' } }, 1);
    expect(table.state.contracts?.open).toHaveLength(2);
    expect(Object.values(table.state.players).map((player) => player?.contracts)).toEqual([
      { open: [], done: [] },
      { open: [], done: [] },
    ]);
  });
  test('Uprising R2.9 Uprising R14.6 the contracts of a Leader are set aside only while that Leader plays', () => {
    const sizes = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const { state } = startOf({ module: bazaar, seats: 3, options: { choam: 'with', leaders: 'random' } }, seed);
      const plays = Object.values(state.players).some((player) => player?.leader === 'scribe');
      const { open: up = [], reserved = [], deck } = state.contracts ?? {};
      expect([...reserved].sort()).toEqual(plays ? ['camp-draw', 'camp-intrigue'] : []);
      expect(up.length + (deck?.hidden.length ?? 0)).toBe(plays ? 9 : 11);
      sizes.add(`${plays}`);
    }
    expect(sizes.size).toBe(2);
  });
  test('Uprising R2.3 Uprising R14.1 without the module its cards and Leader stay in the box, and the icon means 2 Solari', () => {
    expect(BAZAAR.options.find(({ id }) => id === 'choam')?.values).toEqual(['without', 'with']);
    const without = bookOf({ edition: 'bazaar', options: { choam: 'without' } });
    const full = bookOf({ edition: 'bazaar', options: {} });
    const missing = (of: 'cards' | 'intrigue' | 'leaders'): string[] => Object.keys(full[of]).filter((name) => !(name in without[of]));
    expect([missing('cards'), missing('intrigue'), missing('leaders')]).toEqual([
      ['broker', 'trader'],
      ['leverage', 'agreement', 'profits'],
      ['scribe'],
    ]);
    expect(JSON.stringify(without)).not.toContain('"contract"');
    const story = open({ options: { choam: 'without' }, players: { seat1: { hand: ['errand'] } } }).send('errand', 'office');
    expect(story.of('seat1').solari).toBe(3);
    expect(['contracts' in story.state, 'contracts' in story.of('seat1')]).toEqual([false, false]);
    expect('contracts' in bazaar.view(story.state, 'seat1')).toBe(false);
  });
});

describe('taking one', () => {
  const there = { players: { seat1: { hand: ['errand'] } } } as const;
  test('Uprising R14.1 one of the open ones, whose place is filled at once', () => {
    const story = open({ ...there, contracts: { open: ['well-solari', 'harvest-3'], top: ['a-bargain'] } });
    story.send('errand', 'office').piece('contract');
    expect(story.asked).toBe('contract seat1');
    expect(story.options()).toEqual([
      { contract: 'well-solari', from: 'open' },
      { contract: 'harvest-3', from: 'open' },
    ]);
    story.play({ contract: 'harvest-3', from: 'open' });
    expect(story.of('seat1').contracts).toEqual({ open: ['harvest-3'], done: [] });
    expect(story.state.contracts?.open).toEqual(['well-solari', 'a-bargain']);
    expect(story.told('newContract').map(({ contract }) => contract)).toEqual(['a-bargain']);
  });
  test('Uprising R14.1 of two wanted ones the last that lies there is asked for, then the icon means 2 Solari', () => {
    const run = { do: 'run', by: 'seat1', origin: null, since: 0, agreed: false, list: [{ contract: 2 }] } as const;
    const players = { seat1: { solari: 0 } };
    const story = open({ players, agenda: [run, { do: 'nextTurn', by: 'seat1' }], contracts: { open: ['well-solari'], left: 0 } });
    expect([story.asked, story.options()]).toEqual(['contract seat1', [{ contract: 'well-solari', from: 'open' }]]);
    story.play({ contract: 'well-solari', from: 'open' });
    expect([story.asked, story.of('seat1').contracts?.open, story.of('seat1').solari]).toEqual(['turn seat1', ['well-solari'], 2]);
  });
  test('Uprising R14.1 it is mandatory', () => {
    expect(open(there).send('errand', 'office').whyNot('done')).toBe('mandatory R6.8');
  });
  test('Uprising R14.1 without a deck the market shrinks, and the last one is taken unasked', () => {
    const story = open({ ...there, contracts: { open: ['well-solari'], left: 0 } })
      .send('errand', 'office')
      .piece('contract');
    expect(story.asked).toBe('effects seat1');
    expect([story.of('seat1').contracts?.open, story.state.contracts?.open]).toEqual([['well-solari'], []]);
  });
  test('Uprising R14.1 with none left the icon means 2 Solari', () => {
    const story = open({ ...there, contracts: { open: [], left: 0 } })
      .send('errand', 'office')
      .piece('contract');
    expect([story.of('seat1').solari, story.of('seat1').contracts?.open]).toEqual([3, []]);
  });
  test('Uprising R14.1 a card of the Agent box, of an acquisition and of the Combat phase takes one too', () => {
    const story = open({
      players: { seat1: { hand: ['broker', 'errand', 'envoy'], intrigue: ['agreement'], conflict: 1, garrison: 1 } },
      contracts: { open: ['well-solari', 'harvest-3'], top: ['a-bargain'] },
    });
    story.send('broker', 'well').piece('pay').play('errand').play({ contract: 'well-solari', from: 'open' });
    expect(story.of('seat1').contracts?.open).toEqual(['well-solari']);
    story.until('window seat1').play({ play: 'agreement' }).play({ contract: 'harvest-3', from: 'open' });
    expect(story.of('seat1').contracts?.open).toEqual(['well-solari', 'harvest-3']);
  });
  test('Uprising R8.8 the contract for acquiring a card is taken at that moment', () => {
    const story = open({
      row: ['trader', 'path', 'court'],
      players: { seat1: { hand: ['path', 'path'] } },
      contracts: { open: ['well-solari', 'harvest-3'] },
    });
    story.play('reveal', { acquire: 'trader', from: 'row', to: 'discard' });
    expect(story.asked).toBe('contract seat1');
  });
  test('Uprising R14.6 a Leader may take one that is set aside, nobody else can', () => {
    const set = { ...there, contracts: { open: ['well-solari', 'harvest-3'] } } as const;
    const scribe = open({ ...set, leaders: { seat1: 'scribe' } })
      .send('errand', 'office')
      .piece('contract');
    expect(scribe.options().slice(2)).toEqual([
      { contract: 'camp-draw', from: 'reserved' },
      { contract: 'camp-intrigue', from: 'reserved' },
    ]);
    scribe.play({ contract: 'camp-draw', from: 'reserved' });
    expect(scribe.state.contracts).toMatchObject({ open: ['well-solari', 'harvest-3'], reserved: ['camp-intrigue'] });
    expect(scribe.told('newContract')).toEqual([]);
    const elder = open({ ...set, leaders: { seat2: 'scribe' } })
      .send('errand', 'office')
      .piece('contract');
    expect(elder.options()).toHaveLength(2);
  });
  test('Uprising R17.12 a Rival never takes one, whatever lies open', () => {
    const { state } = open({ contracts: { open: ['well-solari', 'harvest-3'] } });
    const next = contracts.contract.play({ state } as Game, sceneFor(state, 'rival1'), { contract: 1 });
    expect(next).toMatchObject([{ do: 'run', by: 'rival1', list: [{ gain: { solari: 2 } }] }]);
  });
  test('Q20 Uprising R14.6 with no open one left that Leader chooses between it and 2 Solari', () => {
    const set = { ...there, leaders: { seat1: 'scribe' }, contracts: { open: [], left: 0 } } as const;
    const story = open(set).send('errand', 'office').piece('contract');
    expect(story.options()).toEqual([
      { contract: 'camp-draw', from: 'reserved' },
      { contract: 'camp-intrigue', from: 'reserved' },
      'otherwise',
    ]);
    story.play('otherwise');
    expect([story.of('seat1').solari, story.of('seat1').contracts?.open]).toEqual([3, []]);
    // The last one that is set aside is not forced on the Leader either.
    const last = { ...there.players.seat1, contracts: { open: ['camp-draw'] } } as const;
    const one = open({ ...set, players: { seat1: last } })
      .send('errand', 'office')
      .piece('contract');
    expect(one.options()).toEqual([{ contract: 'camp-intrigue', from: 'reserved' }, 'otherwise']);
  });
  test('Q20 Uprising R14.1 with one open one left there is nothing else to take instead', () => {
    const set = { ...there, leaders: { seat1: 'scribe' }, contracts: { open: ['well-solari'], left: 0 } } as const;
    expect(open(set).send('errand', 'office').piece('contract').options()).toHaveLength(3);
  });
  test('Uprising R14.1 with none left nobody is asked, whatever the number: each is 2 Solari', () => {
    const { state } = open({ contracts: { open: [], left: 0 } });
    const next = contracts.contract.play({ state } as Game, sceneFor(state, 'seat1'), { contract: 2 });
    expect(next).toMatchObject([{ do: 'run', list: [{ gain: { solari: 2 } }, { gain: { solari: 2 } }] }]);
  });
});

describe('completing', () => {
  test('Uprising R14.2 Uprising R14.3 an Agent on the space completes it, at any moment among the effects', () => {
    const story = open({ players: { seat1: { hand: ['errand'], contracts: { open: ['throne-both', 'well-troops'] } } } });
    story.send('errand', 'well');
    expect(story.pieces()).toEqual(['draw', 'recruit', 'complete']);
    expect(story.whyNot('done')).toBe('mandatory R6.8');
    story.piece('draw').piece('complete');
    expect(story.of('seat1')).toMatchObject({ garrison: 4, contracts: { open: ['throne-both'], done: ['well-troops'] } });
    expect(story.told('completedContract').map(({ contract }) => contract)).toEqual(['well-troops']);
  });
  test('Uprising R7.2 its recruits may be deployed in that turn', () => {
    const story = open({ players: { seat1: { hand: ['errand'], garrison: 2, contracts: { open: ['well-troops'] } } } });
    story.send('errand', 'well').piece('recruit').piece('complete');
    expect(story.options()).toContainEqual({ deploy: 5 });
  });
  test('T22 Uprising R14.3 several for one space are completed by one Agent; what can only be gained is not asked about', () => {
    const story = open({ players: { seat1: { hand: ['errand'], contracts: { open: ['well-solari', 'well-solari'] } } } });
    story.send('errand', 'well');
    expect(story.of('seat1')).toMatchObject({ solari: 7, contracts: { open: [], done: ['well-solari', 'well-solari'] } });
    expect(story.pieces()).toEqual(['draw', 'recruit']);
  });
  test('Uprising R4.6 of a reward with several parts its owner picks the order', () => {
    const story = open({ players: { seat1: { hand: ['envoy'], contracts: { open: ['throne-both'] } } } });
    story.send('envoy', 'throne').piece('complete');
    expect(story.asked).toBe('order seat1');
    expect(story.of('seat1').water).toBe(2);
  });
  test('T21 W17 Uprising R14.4 an Agent who was sent before does not complete it', () => {
    const story = open({
      players: { seat1: { hand: ['broker', 'errand', 'envoy'] } },
      agents: { well: ['seat1'] },
      contracts: { open: ['well-solari', 'well-troops'] },
    });
    story.send('broker', 'office').piece('contract').play({ contract: 'well-solari', from: 'open' });
    expect(story.pieces()).toEqual(['draw', 'pay']);
    const same = open({
      players: { seat1: { hand: ['broker', 'errand', 'envoy'] } },
      contracts: { open: ['well-solari', 'well-troops'] },
    });
    same.send('broker', 'well').piece('pay').play('errand').play({ contract: 'well-solari', from: 'open' });
    expect(same.pieces()).toEqual(['draw', 'recruit']);
    expect(same.of('seat1').contracts).toEqual({ open: ['well-solari'], done: [] });
  });
  test('Uprising R14.2 an immediate one is completed when it is taken', () => {
    const story = open({ players: { seat1: { hand: ['errand'] } }, contracts: { open: ['at-once', 'well-solari'] } });
    story.send('errand', 'office').piece('contract').play({ contract: 'at-once', from: 'open' });
    expect(story.of('seat1')).toMatchObject({ solari: 3, contracts: { open: [], done: ['at-once'] } });
  });
  test('Uprising R14.2 Uprising R14.3 acquiring the card completes it once, as one more effect of the turn', () => {
    const story = open({ players: { seat1: { hand: ['path', 'path'], contracts: { open: ['a-bargain'] } } } });
    const buy = { acquire: 'bargain', from: 'reserve', to: 'discard' } as const;
    story.play('reveal', buy, buy);
    expect(story.pieces()).toEqual(['complete']);
    expect(story.whyNot('done')).toBe('mandatory R6.8');
    story.piece('complete');
    expect(story.of('seat1')).toMatchObject({ solari: 4, influence: { fremen: 1 }, contracts: { open: [], done: ['a-bargain'] } });
    expect(story.pieces()).toEqual([]);
  });
  test('Uprising R14.4 one taken in the turn is completed by what comes after it: an Agent, an acquisition', () => {
    const story = open({
      players: { seat1: { hand: ['errand'], intrigue: ['find', 'leverage'] } },
      contracts: { open: ['well-solari', 'harvest-3'] },
    });
    story.play({ plot: 'find' }, { plot: 'leverage' }, { contract: 'well-solari', from: 'open' }).send('errand', 'well');
    expect(story.of('seat1').contracts).toEqual({ open: [], done: ['well-solari'] });
    const market = { row: ['trader', 'path', 'court'], contracts: { open: ['a-bargain', 'harvest-3'] } } as const;
    const rich = open({ ...market, players: { seat1: { hand: ['path', 'path', 'path', 'path'] } } });
    rich.play('reveal', { acquire: 'trader', from: 'row', to: 'discard' }, { contract: 'a-bargain', from: 'open' });
    rich.play({ acquire: 'bargain', from: 'reserve', to: 'discard' });
    expect(rich.pieces()).toEqual(['complete']);
  });
  test('Uprising R14.3 one that waits already does not hold back another that is due by now', () => {
    const story = open({
      players: { seat1: { hand: ['errand', 'path'], intrigue: ['awe'], contracts: { open: ['well-troops', 'a-bargain'] } } },
    });
    story.send('errand', 'well').play({ plot: 'awe' }, { acquire: 'bargain', from: 'reserve', to: 'discard' });
    expect(story.pieces()).toEqual(['draw', 'recruit', 'complete', 'complete']);
    story.piece('complete').piece('complete');
    expect([...(story.of('seat1').contracts?.done ?? [])].sort()).toEqual(['a-bargain', 'well-troops']);
  });
  test('Uprising R14.2 another card or another player completes nothing', () => {
    const story = open({
      row: ['path', 'path', 'court'],
      players: { seat1: { hand: ['path', 'path'] }, seat2: { contracts: { open: ['a-bargain'] } } },
    });
    story.play('reveal', { acquire: 'bargain', from: 'reserve', to: 'discard' }, { acquire: 'path', from: 'row', to: 'discard' });
    expect([story.pieces(), story.told('completedContract')]).toEqual([[], []]);
  });
});

describe('harvest contracts', () => {
  const errand = { hand: ['errand'] } as const;
  test('T20 Uprising R14.2 all spice of the turn counts, on a maker space', () => {
    const story = open({
      players: { seat1: { ...errand, contracts: { open: ['harvest-2', 'harvest-3', 'harvest-3'] } } },
      bonusSpice: { dune: 1 },
    });
    story.send('errand', 'dune').piece('harvest');
    expect(story.of('seat1')).toMatchObject({ solari: 3, contracts: { open: ['harvest-3', 'harvest-3'], done: ['harvest-2'] } });
    const more = open({
      players: { seat1: { ...errand, intrigue: ['find'], contracts: { open: ['harvest-2', 'harvest-3', 'harvest-3'] } } },
      bonusSpice: { dune: 1 },
    });
    more.send('errand', 'dune').piece('harvest').play({ plot: 'find' });
    expect(more.of('seat1').contracts).toEqual({ open: [], done: ['harvest-2', 'harvest-3', 'harvest-3'] });
    expect(more.of('seat1').solari).toBe(9);
  });
  test('Uprising R14.2 elsewhere it is not completed, nor by another number', () => {
    const story = open({ players: { seat1: { ...errand, intrigue: ['find'], contracts: { open: ['harvest-2'] } } } });
    story.play({ plot: 'find' }).send('errand', 'dune').piece('harvest');
    expect(story.of('seat1').contracts?.done).toEqual(['harvest-2']);
    const away = open({ players: { seat1: { ...errand, intrigue: ['find'], spice: 9, contracts: { open: ['harvest-2'] } } } });
    away.play({ plot: 'find' }).send('errand', 'well');
    expect(away.of('seat1').contracts?.done).toEqual([]);
  });
  test('T54 Uprising R13.4 spice that was gained before the contract was taken counts', () => {
    const story = open({
      players: { seat1: { ...errand, intrigue: ['find', 'leverage'] } },
      contracts: { open: ['harvest-3', 'well-solari'] },
      bonusSpice: { dune: 1 },
    });
    expect(story.whyNot({ plot: 'leverage' })).toBe('condition R17.4');
    story.play({ plot: 'find' }, { plot: 'leverage' }, { contract: 'harvest-3', from: 'open' });
    expect(story.of('seat1').solari).toBe(2);
    story.send('errand', 'dune').piece('harvest');
    expect(story.of('seat1').contracts).toEqual({ open: [], done: ['harvest-3'] });
  });
  test('Q19 Uprising R14.4 one that is taken after the Agent was sent waits for a later turn', () => {
    const story = open({
      players: { seat1: { ...errand, intrigue: ['leverage'] } },
      contracts: { open: ['harvest-2', 'well-solari'] },
      bonusSpice: { dune: 3 },
    });
    story.send('errand', 'dune').piece('harvest').play({ plot: 'leverage' }, { contract: 'harvest-2', from: 'open' });
    expect(story.of('seat1').contracts).toEqual({ open: ['harvest-2'], done: [] });
  });
  test('T17 Uprising R13.4 what was paid does not count against it, and paying is no gain', () => {
    const story = open({ players: { seat1: { hand: ['errand'], spice: 5, intrigue: ['leverage'] } } });
    expect(story.whyNot({ plot: 'leverage' })).toBe('condition R17.4');
    expect(story.state.turn.spiceGained).toBeUndefined();
  });
});

describe('completed ones', () => {
  const done = (count: number) => ({
    contracts: { done: ['well-solari', 'well-solari', 'harvest-3', 'harvest-3', 'at-once'].slice(0, count) },
  });
  test('T13 Uprising R14.5 are counted once, when that effect is carried out', () => {
    const story = open({
      players: { seat1: { hand: ['path', 'trader'], contracts: { open: ['a-bargain'], done: ['well-solari', 'harvest-3'] } } },
    });
    story.play('reveal').piece('for_each');
    expect(story.state.turn.persuasion).toBe(4);
    story.play({ acquire: 'bargain', from: 'reserve', to: 'discard' }).piece('complete');
    expect(story.of('seat1').contracts?.done).toHaveLength(3);
    expect(story.state.turn.persuasion).toBe(2);
  });
  test('T8 trashing is a price: whoever does not want to pay it takes the spice', () => {
    const rich = open({ players: { seat1: { hand: ['broker'], ...done(4) } } })
      .play('reveal')
      .piece('choose');
    expect(rich.options()).toEqual([0, 1]);
    expect(rich.play(1).of('seat1')).toMatchObject({ vp: 2, spice: 0 });
    expect(rich.state.trashed).toEqual(['broker']);
    const poor = open({ players: { seat1: { hand: ['broker'], ...done(3) } } })
      .play('reveal')
      .piece('choose');
    expect(poor.of('seat1')).toMatchObject({ vp: 1, spice: 1 });
  });
  test('Uprising R14.5 an Endgame card asks for them', () => {
    const endgame = { agenda: [{ do: 'endgame', by: 'seat1' }, { do: 'score' }] } as const;
    const story = (count: number) => open({ ...endgame, players: { seat1: { intrigue: ['profits'], ...done(count) } } });
    expect(story(1).options()).toEqual(['pass']);
    expect(story(2).options()).toContainEqual({ play: 'profits' });
  });
});

describe('who sees what', () => {
  test('Uprising R16.1 Uprising R16.3 Q21 everything open, set aside or taken is public, the deck is not', () => {
    const story = open({
      leaders: { seat2: 'scribe' },
      players: { seat1: { contracts: { open: ['well-troops'], done: ['harvest-2'] } } },
      contracts: { open: ['well-solari', 'harvest-3'] },
    });
    for (const viewer of ['seat1', 'seat2', null] as const) {
      const view = bazaar.view(story.state, viewer);
      expect(view.contracts).toEqual({ open: ['well-solari', 'harvest-3'], reserved: expect.any(Array), deck: 5 });
      expect(view.players.seat1?.contracts).toEqual({ open: ['well-troops'], done: ['harvest-2'] });
      for (const name of ['throne-both', 'at-once', 'a-bargain']) expect(hidden(view)).not.toContain(name);
    }
  });
  test('Uprising R16.3 the deck may lie in any way', () => {
    const story = open();
    const decks = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      story.table.imagine('seat1', chanceOf(seed));
      decks.add(story.state.contracts?.deck.hidden[0] ?? '');
      expect(bazaar.invariants(story.state)).toEqual([]);
      story.table.undo();
    }
    expect(decks.size).toBeGreaterThan(3);
  });
});
