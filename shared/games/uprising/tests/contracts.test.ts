import { describe, expect, test } from 'vitest';
import type { Arrangement, ArrangedPlayer } from '../../imperium-family/arranged-position.ts';
import { DATA } from '../data.ts';
import { open as laid, type Story } from './story.fixture.ts';

/** With the CHOAM module; two contracts lie open that nothing here meddles with. */
const open = ({ options, ...said }: Arrangement): Story =>
  laid({
    contracts: { open: ['contract-deliver-supplies', 'contract-heighliner-water'] },
    ...said,
    options: { choam: 'with', ...options },
  });
const alone = (player: ArrangedPlayer, more: Arrangement = {}): Story => open({ ...more, players: { ...more.players, seat1: player } });
const holding = (...names: readonly string[]) => ({ contracts: { open: names } });
const done = (count: number) => ({
  contracts: {
    done: ['contract-harvest-3', 'contract-harvest-3', 'contract-harvest-4', 'contract-immediate', 'contract-espionage'].slice(0, count),
  },
});
const take = (contract: string) => ({ contract, from: 'open' }) as const;

describe('every contract of the box', () => {
  const VISITS = Object.entries(DATA.contracts).flatMap(([name, { condition }]) =>
    'send_agent_to' in condition ? [[name, String(condition.send_agent_to)] as const] : [],
  );
  const cards = {
    emperor: 'diplomacy',
    'spacing-guild': 'diplomacy',
    'bene-gesserit': 'diplomacy',
    landsraad: 'dagger',
    city: 'reconnaissance',
  };
  // R14.2 R14.3
  test.each(VISITS)('%s is completed by an Agent at %s', (name, space) => {
    const { icon } = DATA.board.spaces[space as 'arrakeen'];
    const card = cards[icon as 'city'];
    const rich = { solari: 9, spice: 9, water: 9, hand: [card], garrison: 2 };
    const story = alone(
      { ...rich, ...holding(name) },
      {
        leaders: { seat1: 'gurney-halleck', seat2: 'shaddam-corrino-iv' },
        agents: { fremkit: ['seat1'] },
        contracts: { open: [], left: 0 },
      },
    );
    const { cost_options } = DATA.board.spaces[space as 'spice-refinery'];
    story.send(card, space, cost_options ? { price: 0 } : {});
    if (story.pieces().includes('complete')) story.piece('complete');
    expect(story.of('seat1').contracts).toEqual({ open: [], done: [name] });
  });
  test('R14.2 by acquiring The Spice Must Flow', () => {
    const story = alone({
      hand: ['convincing-argument', 'convincing-argument', 'prepare-the-way', 'prepare-the-way', 'reconnaissance'],
      ...holding('contract-acquire-tsmf'),
    });
    story.play('reveal', { acquire: 'the-spice-must-flow', from: 'reserve', to: 'discard' }).piece('complete');
    expect(story.of('seat1')).toMatchObject({ solari: 3, vp: 1, influence: { 'spacing-guild': 1 } });
  });
});

describe('rulings and test cases', () => {
  // R14.1 W17
  test('W17 a contract is taken now and completed by a later Agent', () => {
    const story = alone(
      { hand: ['dune-the-desert-planet', 'diplomacy'], spice: 1 },
      { contracts: { open: ['contract-espionage', 'contract-heighliner-water'] } },
    );
    story.send('dune-the-desert-planet', 'accept-contract').piece('contract').play(take('contract-espionage'));
    story.until('turn seat1').send('diplomacy', 'espionage');
    expect(story.of('seat1')).toMatchObject({ solari: 3, contracts: { open: [], done: ['contract-espionage'] } });
  });
  test('W17 Delivery Agreement at Arrakeen does not complete the Arrakeen contract that it takes', () => {
    const story = alone(
      { hand: ['delivery-agreement', 'dagger', 'diplomacy'] },
      { contracts: { open: ['contract-arrakeen-water', 'contract-heighliner-water'] } },
    );
    story.send('delivery-agreement', 'arrakeen').piece('pay').play('dagger', take('contract-arrakeen-water'));
    expect(story.of('seat1').contracts).toEqual({ open: ['contract-arrakeen-water'], done: [] });
  });
  // R14.1
  test('R14.1 without the module Accept Contract and Dutiful Service give 2 Solari', () => {
    const story = laid({ players: { seat1: { hand: ['dune-the-desert-planet'] } } }).send('dune-the-desert-planet', 'accept-contract');
    expect(story.of('seat1').solari).toBe(2);
    expect(
      laid({ players: { seat1: { hand: ['diplomacy'] } } })
        .send('diplomacy', 'dutiful-service')
        .of('seat1').solari,
    ).toBe(2);
  });
  test('T8 Delivery Agreement at 4 contracts: the point costs the card, otherwise there is the spice', () => {
    const story = alone({ hand: ['delivery-agreement'], ...done(4) })
      .play('reveal')
      .piece('choose');
    expect(story.options()).toEqual([0, 1]);
    expect(story.play(1).of('seat1')).toMatchObject({ vp: 1, spice: 0, inPlay: [] });
    expect(
      alone({ hand: ['delivery-agreement'], ...done(3) })
        .play('reveal')
        .piece('choose')
        .of('seat1'),
    ).toMatchObject({ vp: 0, spice: 1 });
  });
  test('T13 Interstellar Trade with 2 completed contracts: 2 Persuasion', () => {
    const story = alone({ hand: ['interstellar-trade'], ...done(2) })
      .play('reveal')
      .piece('for_each');
    expect(story.state.turn.persuasion).toBe(2);
  });
  test('T17 R13.4 Leverage needs an actual gain of spice in this turn', () => {
    const story = alone({ hand: ['dagger'], intrigue: ['crysknife', 'leverage'], spice: 4 });
    expect(story.whyNot({ plot: 'leverage' })).toMatch(/^condition /);
    story.play({ plot: 'crysknife' }, { plot: 'leverage' });
    expect(story.asked).toBe('contract seat1');
  });
  test('T19 R14.8 the Sardaukar contract recalls another Agent, never the one just sent', () => {
    const shaddam = { leaders: { seat1: 'shaddam-corrino-iv' } } as const;
    const rich = { hand: ['diplomacy'], spice: 4, ...holding('contract-sardaukar-recall') };
    const only = alone(rich, shaddam).send('diplomacy', 'sardaukar').piece('complete');
    expect(only.of('seat1')).toMatchObject({ agents: 1, contracts: { open: [], done: ['contract-sardaukar-recall'] } });
    const other = alone(rich, { ...shaddam, agents: { fremkit: ['seat1'] } })
      .send('diplomacy', 'sardaukar')
      .piece('complete');
    other.play('fremkit');
    expect(other.state.agents).toMatchObject({ fremkit: [], sardaukar: ['seat1'] });
  });
  test('R14.6 Shaddam may take a Sardaukar contract, which lies aside for him', () => {
    const story = alone({ hand: ['dune-the-desert-planet'] }, { leaders: { seat1: 'shaddam-corrino-iv' } });
    story.send('dune-the-desert-planet', 'accept-contract').piece('contract');
    expect(story.options().slice(2)).toEqual(
      ['contract-sardaukar-draw', 'contract-sardaukar-recall'].map((contract) => ({ contract, from: 'reserved' })),
    );
  });
  test('T20 Harvest 4+: 2 spice from a card, then 2 at Hagga Basin', () => {
    const story = alone({
      hand: ['dune-the-desert-planet', 'spacing-guilds-favor'],
      intrigue: ['sietch-ritual'],
      water: 1,
      ...holding('contract-harvest-4'),
    });
    story.play({ plot: 'sietch-ritual' });
    while (!story.asked.startsWith('turn')) story.play(story.options().includes('spacing-guilds-favor') ? 'spacing-guilds-favor' : 0);
    story.send('dune-the-desert-planet', 'hagga-basin');
    story.piece('choose');
    expect(story.of('seat1').spice).toBe(4);
    expect(story.of('seat1')).toMatchObject({ solari: 4, contracts: { open: [], done: ['contract-harvest-4'] } });
  });
  test('T22 two Espionage contracts: one Agent, 6 Solari', () => {
    const story = alone({ hand: ['diplomacy'], spice: 1, ...holding('contract-espionage', 'contract-espionage') });
    expect(story.send('diplomacy', 'espionage').of('seat1').solari).toBe(6);
  });
  test('T54 Crysknife, Leverage for Harvest 3+, then Hagga Basin', () => {
    const story = alone(
      { hand: ['dune-the-desert-planet'], intrigue: ['crysknife', 'leverage'], water: 1 },
      { contracts: { open: ['contract-harvest-3', 'contract-heighliner-water'] } },
    );
    story
      .play({ plot: 'crysknife' }, { plot: 'leverage' }, take('contract-harvest-3'))
      .send('dune-the-desert-planet', 'hagga-basin')
      .piece('choose');
    expect(story.of('seat1')).toMatchObject({ spice: 3, solari: 4, contracts: { open: [], done: ['contract-harvest-3'] } });
  });
});

describe('prices of cards', () => {
  test('T3 Guild Envoy played with an empty hand to Fremkit discards what is drawn there', () => {
    const story = alone({ hand: ['guild-envoy'], deck: ['captured-mentat', 'dagger', 'diplomacy'] }).send('guild-envoy', 'fremkit');
    expect(story.pieces()).not.toContain('discard');
    story.piece('draw').piece('discard');
    expect(story.of('seat1').discard).toEqual(['captured-mentat']);
    expect(story.pieces()).not.toContain('if');
    const guild = alone({ hand: ['guild-envoy'], deck: ['spacing-guilds-favor', 'dagger', 'diplomacy'] }).send('guild-envoy', 'fremkit');
    guild.piece('draw').piece('discard').piece('if');
    expect(guild.of('seat1').hand.hidden).toEqual(['dagger', 'diplomacy']);
  });
  test('T10 Corrinth City with one card in hand and 9 Solari is not paid', () => {
    const story = alone({ hand: ['corrinth-city', 'dagger'], solari: 9 }).send('corrinth-city', 'assembly-hall');
    expect(story.pieces()).not.toContain('pay');
  });
  test('W19 Spacing Guild’s Favor discarded for Captured Mentat: 2 spice', () => {
    const story = alone({ hand: ['captured-mentat', 'spacing-guilds-favor', 'dagger'] }).send('captured-mentat', 'gather-support', {
      price: 0,
    });
    story.piece('pay').play('spacing-guilds-favor');
    expect(story.of('seat1').spice).toBe(2);
  });
  test('T59 Treacherous Maneuver: the second card comes from hand, both are gone', () => {
    const poor = alone({ hand: ['treacherous-maneuver', 'dagger'], discard: ['sardaukar-soldier'] }).send(
      'treacherous-maneuver',
      'dutiful-service',
    );
    expect(poor.pieces()).not.toContain('pay');
    const story = alone({ hand: ['treacherous-maneuver', 'corrinth-city'] })
      .send('treacherous-maneuver', 'dutiful-service')
      .piece('pay');
    story.play({ card: 'corrinth-city', from: 'hand' });
    expect([...story.state.trashed].sort()).toEqual(['corrinth-city', 'treacherous-maneuver']);
  });
  test('R9.5 Branching Path trashes an Intrigue card', () => {
    const story = alone(
      { hand: ['branching-path'], intrigue: ['crysknife'], influence: { 'bene-gesserit': 4 } },
      { alliances: { 'bene-gesserit': 'seat1' } },
    );
    story.send('branching-path', 'arrakeen').piece('if');
    while (!story.asked.startsWith('effects')) story.play(story.options()[0]);
    expect(story.state.trashedIntrigue).toEqual(['crysknife']);
    expect(story.of('seat1').spice).toBe(2);
  });
});

describe('acquiring by effects', () => {
  test('Q25 Price is No Object buys for Solari, from the Reserve too, into the hand', () => {
    const story = alone({ hand: ['price-is-no-object', 'dagger'], solari: 9 })
      .send('price-is-no-object', 'secrets')
      .piece('may');
    expect(story.options()).toContainEqual({ acquire: 'the-spice-must-flow', from: 'reserve', to: 'hand' });
    story.play({ acquire: 'the-spice-must-flow', from: 'reserve', to: 'hand' });
    expect(story.of('seat1')).toMatchObject({ solari: 0, vp: 1, shown: ['the-spice-must-flow'] });
  });
  test('R15.9 Princess Irulan acquires a card of cost exactly 1 into the hand', () => {
    const story = alone(
      { hand: ['signet-ring', 'dagger'] },
      {
        leaders: { seat1: 'princess-irulan' },
        row: ['sardaukar-soldier', 'corrinth-city', 'calculus-of-power', 'captured-mentat', 'guild-envoy'],
      },
    );
    story.send('signet-ring', 'arrakeen').piece('may');
    story.play(0);
    expect(story.options()).toEqual([{ acquire: 'sardaukar-soldier', from: 'row', to: 'hand' }]);
  });
  test('R15.9 or trashes a hand card, for 2 spice if it costs anything', () => {
    const trashing = (card: string): Story => {
      const story = alone({ hand: ['signet-ring', 'dagger', 'prepare-the-way'] }, { leaders: { seat1: 'princess-irulan' } });
      story.send('signet-ring', 'arrakeen').piece('may');
      return story.play({ card, from: 'hand' });
    };
    expect(trashing('prepare-the-way').of('seat1').spice).toBe(2);
    expect(trashing('dagger').of('seat1').spice).toBe(0);
  });
});
