import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { arrakis } from '../index.ts';
import type { Arrangement } from '../arranged-position.ts';
import type { HouseId } from '../ids.ts';
import type { EffectSource } from '../questions.ts';
import { doing, open, still, turnOf } from './story.fixture.ts';

const harkonnen = (of: EffectSource, more: Partial<Arrangement> = {}) => effect('house-harkonnen', of, more);
const atreides = (of: EffectSource, more: Partial<Arrangement> = {}) => effect('house-atreides', of, more);
const effect = (by: HouseId, of: EffectSource, more: Partial<Arrangement>) =>
  open({
    agenda: doing(by, of),
    ...more,
    state: { ...still, ...turnOf(by === 'house-harkonnen' ? 'harkonnen' : 'atreides'), ...more.state },
  });

describe('deploying', () => {
  // R7.6 R2.6
  test('three regulars and a leader go to any own settlements; a leader only where a unit is', () => {
    const story = harkonnen('action:harkonnen:deployment:deploy', { state: { settlements: ['arrakeen', 'carthag'] } });
    expect(story.options('harkonnen')).toEqual(['done', { what: 'regular', to: 'arrakeen' }, { what: 'regular', to: 'carthag' }]);
    expect(story.whyNot('harkonnen', { what: 'generic', to: 'arrakeen' })).toBe('leaderAlone R2.6');
    story.play('harkonnen', { what: 'regular', to: 'carthag' });
    expect(story.options('harkonnen')).toContainEqual({ what: 'beast-rabban', to: 'carthag' });
    expect(story.options('harkonnen')).not.toContainEqual({ what: 'beast-rabban', to: 'arrakeen' });
    story.play('harkonnen', { what: 'beast-rabban', to: 'carthag' });
    for (const to of ['arrakeen', 'carthag'] as const) story.play('harkonnen', { what: 'regular', to });
    expect(story.legion('harkonnen', 'carthag')).toMatchObject({ regular: 2, named: ['beast-rabban'] });
    expect(story.legion('harkonnen', 'arrakeen').regular).toBe(1);
    expect(story.asked).toBe('prune atreides');
  });
  // R2.10
  test('never takes anything from the map, nor a leader out of the tank', () => {
    const story = harkonnen('action:harkonnen:deployment:deploy', {
      harkonnen: { carthag: { regular: 1, named: ['beast-rabban'] } },
      tank: { 'giedi-prime': ['baron-harkonnen', null, null, null, null] },
    });
    const what = new Set(story.options('harkonnen').map((put) => (put as { what?: string }).what));
    expect([...what].filter((each) => each && each !== 'regular').sort()).toEqual(['captain-aramsham', 'generic']);
  });
  // R2.9
  test('a missing rank comes as a lower one, never as a higher one', () => {
    const full = { arrakeen: { special: 6 }, arsunt: { special: 2 } } as const;
    const story = open({
      agenda: doing('corrino-ally', 'leader:captain-aramsham'),
      harkonnen: full,
      state: { ...still, ...turnOf('harkonnen') },
    });
    story.play('harkonnen', { what: 'special', to: 'carthag' });
    expect(story.legion('harkonnen', 'carthag')).toMatchObject({ elite: 1, special: 0 });
    const none = harkonnen('action:harkonnen:deployment:deploy', {
      harkonnen: { arrakeen: { regular: 6 }, carthag: { regular: 6 }, arsunt: { regular: 6 }, 'hagga-basin': { regular: 6 } },
    });
    expect(none.options('harkonnen')).not.toContainEqual({ what: 'regular', to: 'arrakeen' });
  });
  // R7.6 R18
  test('the Atreides draw a token, look at it, then say where it goes; the leader goes to the same sietch', () => {
    const story = atreides('action:atreides:deployment:deploy', { atreides: { windgap: { regular: 1 } } });
    const { drawn } = arrakis.view(story.state, 'seat1');
    expect(drawn.count).toBe(1);
    expect(drawn.known).toHaveLength(1);
    expect(arrakis.view(story.state, 'seat2').drawn).toEqual({ count: 1, known: null });
    const [token] = drawn.known ?? [];
    story.play('atreides', { what: 'token', to: 'hobars-gap' });
    expect(story.legion('atreides', 'hobars-gap').tokens).toEqual([token]);
    expect(story.options('atreides')).toEqual([
      'done',
      ...['generic', 'paul-atreides', 'lady-jessica', 'stilgar'].map((what) => ({ what, to: 'hobars-gap' })),
    ]);
    story.play('atreides', { what: 'generic', to: 'hobars-gap' });
    expect(story.legion('atreides', 'hobars-gap').generic).toBe(1);
    expect(story.state.pool.hidden).toHaveLength(7);
  });
  // R7.3 R7.6
  test('a token that is not placed goes back; with an empty pool only the leader comes, to a sietch with units', () => {
    const story = atreides('action:atreides:deployment:deploy').play('atreides', 'done');
    expect(story.state.pool.hidden).toHaveLength(8);
    const { pool } = story.state;
    const empty = atreides('action:atreides:deployment:deploy', {
      atreides: { windgap: { regular: 1 } },
      state: { pool: { hidden: [] }, tokensGone: { hidden: [...story.state.tokensGone.hidden, ...pool.hidden] } },
    });
    expect(empty.options('atreides').slice(1)).toEqual(
      ['generic', 'paul-atreides', 'lady-jessica', 'stilgar'].map((what) => ({ what, to: 'windgap' })),
    );
  });
  // R18
  test('whoever imagines the game does not learn which token was drawn', () => {
    const story = atreides('action:atreides:deployment:deploy');
    story.table.imagine('seat2', chanceOf(4));
    expect(story.state.drawn.hidden).toHaveLength(1);
    expect(arrakis.invariants(story.state)).toEqual([]);
  });
  // R18 R10.2
  test('nor which token has moved: another of that area has moved in its place', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const story = atreides('action:atreides:strategy:move', {
        atreides: { 'ne-outer-8': { tokens: ['s-elite'] }, 'sw-inner-3': { tokens: ['s-special', 's-two-regulars'] } },
      });
      story.play('atreides', { from: 'ne-outer-8', to: 'ne-outer-9', way: 'foot' });
      story.table.imagine('seat2', chanceOf(seed));
      const there = story.legion('atreides', 'ne-outer-9').tokens;
      expect([there.length, story.state.turn?.moved.hidden['ne-outer-9']?.tokens]).toEqual([1, there]);
    }
  });
});

describe('placing', () => {
  // R2.10
  test('with all Bashars on the map one of them comes from where they are', () => {
    const story = harkonnen('card:forced-recruitment', {
      harkonnen: { arrakeen: { regular: 1 }, carthag: { regular: 1, generic: 6 } },
    });
    story.play('harkonnen', { what: 'generic', to: 'arrakeen' });
    expect([story.legion('harkonnen', 'arrakeen').generic, story.legion('harkonnen', 'carthag').generic]).toEqual([1, 5]);
    expect(story.told('placed')).toEqual([
      { type: 'placed', side: 'harkonnen', what: 'generic', count: 1, from: 'carthag', to: 'arrakeen' },
    ]);
  });
  // R2.10
  test('units come from the supply or from elsewhere on the map; leaders who are left alone go', () => {
    const story = harkonnen('card:evidence-of-rebellion', {
      harkonnen: { arsunt: { elite: 1, generic: 1 } },
      state: { settlements: ['arrakeen', 'arsunt'] },
    });
    story.play('harkonnen', { what: 'elite', to: 'arrakeen' });
    expect(story.options('harkonnen')).toEqual(['supply', 'arsunt']);
    story.play('harkonnen', 'arsunt');
    expect(story.state.legions.harkonnen).toMatchObject({ arrakeen: { elite: 1 } });
    expect(story.state.legions.harkonnen['arsunt']).toBeUndefined();
    expect(story.told('removed')).toMatchObject([{ why: 'alone' }]);
    expect(story.told('placed')).toMatchObject([{ what: 'elite', count: 1, from: 'arsunt', to: 'arrakeen' }]);
    // All to the same settlement.
    expect(story.options('harkonnen')).toEqual(['done', { what: 'elite', to: 'arrakeen' }]);
    expect(story.play('harkonnen', 'done').asked).toBe('split harkonnen');
  });
  // R12.4
  test('one for each village that stands, then for each city that stands', () => {
    const story = harkonnen('card:hard-times-and-oppression', { state: { settlements: ['arrakeen', 'arsunt', 'north-pole'] } });
    expect(story.options('harkonnen').slice(1)).toEqual(['arsunt', 'north-pole'].map((to) => ({ what: 'regular', to })));
    story.play('harkonnen', { what: 'regular', to: 'arsunt' });
    expect(story.options('harkonnen').slice(1)).toEqual([{ what: 'regular', to: 'north-pole' }]);
    story.play('harkonnen', { what: 'regular', to: 'north-pole' });
    expect(story.options('harkonnen')).toEqual(['supply', 'arsunt']);
    story.play('harkonnen', 'supply');
    expect(story.options('harkonnen').slice(1)).toEqual([{ what: 'elite', to: 'arrakeen' }]);
  });
  // R2.12 R2.13
  test('patrols come one each to empty desert areas', () => {
    const story = harkonnen('card:harkonnen-patrols', { state: { harvesters: ['ne-outer-1'], wormsigns: ['ne-outer-2'] } });
    const to = () => story.options('harkonnen').map((put) => (put as { to?: string }).to);
    expect(to()).not.toContain('ne-outer-1');
    expect(to()).not.toContain('ne-outer-2');
    expect(to()).not.toContain('harg-pass');
    story.play('harkonnen', { what: 'regular', to: 'ne-outer-3' });
    expect(to()).not.toContain('ne-outer-3');
    expect(to()).toContain('ne-outer-4');
  });
  // R2.8 R7.3
  test('what exceeds six is removed when all has been placed', () => {
    const story = harkonnen('card:forced-recruitment', { harkonnen: { arrakeen: { regular: 5 } } });
    for (const _ of [1, 2, 3]) story.play('harkonnen', { what: 'elite', to: 'arrakeen' });
    story.play('harkonnen', 'done');
    expect(story.choices('harkonnen')).toEqual({ pick: 'amounts', most: { regular: 5, elite: 3 }, min: 2, max: 2 });
    story.play('harkonnen', { regular: 2, elite: 0 });
    expect(story.legion('harkonnen', 'arrakeen')).toMatchObject({ regular: 3, elite: 3 });
  });
  // R17.2 R17.7
  test('Gurney comes with two elites to an empty desert area', () => {
    const story = atreides('card:smugglers-b');
    expect(story.state.leaders['gurney-halleck'].at).toBe('ready');
    for (const _ of [1, 2]) story.play('atreides', { what: 'elite', to: 'ne-outer-3' });
    story.play('atreides', { what: 'gurney-halleck', to: 'ne-outer-3' });
    expect(story.legion('atreides', 'ne-outer-3')).toMatchObject({ elite: 2, named: ['gurney-halleck'] });
    expect(story.asked).toBe('prune atreides');
  });
  // R2.10 RU-47 R17.3
  test('Paul joins a legion from elsewhere on the map, then two legions with a leader move', () => {
    const story = atreides('leader:paul-atreides', {
      atreides: { windgap: { regular: 1 }, 'hobars-gap': { regular: 1, named: ['paul-atreides'] } },
    });
    expect(story.options('atreides').slice(1)).toEqual([{ what: 'paul-atreides', to: 'windgap' }]);
    story.play('atreides', { what: 'paul-atreides', to: 'windgap' });
    expect(story.legion('atreides', 'windgap').named).toEqual(['paul-atreides']);
    expect(story.legion('atreides', 'hobars-gap')).toMatchObject({ regular: 1, named: [] });
    expect(story.asked).toBe('march atreides');
  });
  // R14.5 R14.10 R17.8
  test('worms come next to own legions, one each, from the supply or from the map; the Wild Maker with his card spent', () => {
    const story = open({
      agenda: doing('fremen-ally', 'card:thumpers'),
      atreides: { 'ne-outer-4': { regular: 1 } },
      state: { ...still, ...turnOf('atreides'), worms: ['se-outer-3'], harvesters: ['ne-outer-1'] },
    });
    const to = () => story.options('atreides').flatMap((put) => (put as { to?: string }).to ?? []);
    expect(to()).toEqual(['ne-outer-2', 'ne-outer-3', 'ne-outer-5']);
    story.play('atreides', { what: 'sandworm', to: 'ne-outer-2' });
    expect(story.options('atreides')).toEqual(['supply', 'se-outer-3']);
    story.play('atreides', 'supply');
    expect(to()).toEqual(['ne-outer-3', 'ne-outer-5']);
    const maker = open({ agenda: doing('fremen-ally', 'card:shai-hulud'), state: { ...still, ...turnOf('atreides') } });
    maker.play('atreides', { what: 'wild-maker', to: 'ne-outer-4' });
    expect(maker.state.leaders['wild-maker']).toEqual({ at: 'ne-outer-4', spent: true });
  });
  // R2.10 RU-31
  test('a token comes to a threatened sietch, drawn or from another area', () => {
    const story = open({
      agenda: doing('fremen-ally', 'card:cielagos-piping-message'),
      harkonnen: { 'ne-outer-11': { regular: 1 } },
      atreides: { windgap: { regular: 1, tokens: ['s-elite'] } },
      state: { ...still, ...turnOf('atreides') },
    });
    expect(story.options('atreides')).toEqual(['done', { what: 'token', to: 'gara-kulon' }]);
    story.play('atreides', { what: 'token', to: 'gara-kulon' });
    expect(story.options('atreides')).toEqual(['supply', { at: 'windgap', token: 's-elite' }]);
    story.play('atreides', { at: 'windgap', token: 's-elite' });
    expect(story.legion('atreides', 'gara-kulon').tokens).toEqual(['s-elite']);
    expect(story.state.pool.hidden).toHaveLength(8);
    expect(story.told('placed')).toMatchObject([{ what: 'token', count: 1, from: 'windgap', to: 'gara-kulon' }]);
  });
  // R2.6 R2.10
  test('a leader whom the last token leaves alone goes', () => {
    const story = open({
      agenda: doing('fremen-ally', 'card:cielagos-piping-message'),
      harkonnen: { 'ne-outer-11': { regular: 1 } },
      atreides: { windgap: { generic: 1, tokens: ['s-elite'] } },
      state: { ...still, ...turnOf('atreides') },
    });
    story.play('atreides', { what: 'token', to: 'gara-kulon' }).play('atreides', { at: 'windgap', token: 's-elite' });
    expect(story.state.legions.atreides['windgap']).toBeUndefined();
    expect(story.told('removed')).toMatchObject([{ at: 'windgap', why: 'alone' }]);
  });
});
