import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { AreaId } from '../ids.ts';
import type { EffectSource } from '../questions.ts';
import { attack, END, HIT, IN_DESERT, on, SHIELD, SPECIAL, times, TO_SIETCH } from './battle.fixture.ts';
import { open, type Story, turnOf } from './story.fixture.ts';

describe('attacks', () => {
  // R11.1 R10.9 R3.3
  test('a legion attacks enemies and their settlements over open borders, where no worm is', () => {
    const story = attack('house-harkonnen', {
      harkonnen: { 'ne-outer-9': { regular: 2 } },
      atreides: { 'ne-outer-8': { regular: 1 }, 'ne-outer-10': { regular: 1 } },
      state: { worms: ['ne-outer-10'] },
    });
    const from = (story.options('harkonnen') as { from?: AreaId; to: AreaId }[]).filter((route) => route.from === 'ne-outer-9');
    expect(from.map(({ to }) => to).sort()).toEqual(['ne-outer-8', 'sihaya-ridge']);
    expect(story.whyNot('harkonnen', on('ne-outer-9', 'ne-outer-10'))).toBe('wormThere R10.9');
  });
  // R7.5
  test('Leadership attacks with legions that have a leader', () => {
    const story = attack(
      'house-harkonnen',
      { harkonnen: { 'ne-outer-9': { regular: 2 } }, atreides: { 'ne-outer-8': { regular: 1 } } },
      'action:harkonnen:leadership:attack',
    );
    expect(story.asked).toBe(END); // Aramsham has no enemy beside him
  });
  // R11.3 R12.1 R12.2
  test('an undefended sietch falls without dice; it is destroyed only by advancing', () => {
    const attacked = () =>
      attack('house-harkonnen', { harkonnen: { 'shield-wall-east': { regular: 2 } }, sietches: { 'gara-kulon': 3 } }).play(
        'harkonnen',
        TO_SIETCH,
      );
    const alone = attack('house-harkonnen', { harkonnen: { 'shield-wall-east': { regular: 1 } } }).play('harkonnen', TO_SIETCH);
    expect(alone.told('battleEnded')).toMatchObject([{ winner: 'harkonnen' }]); // one unit is enough
    expect(alone.asked).toBe('advance harkonnen');
    const stays = attacked();
    expect(stays.asked).toBe('advance harkonnen');
    stays.play('harkonnen', false);
    expect(stays.state.sietches['gara-kulon']).toMatchObject({ open: true });
    expect(stays.state.supremacy).toBe(0);
    const moves = attacked().play('harkonnen', true);
    expect(moves.state.sietches['gara-kulon']).toBeNull();
    expect(moves.state.supremacy).toBe(3);
    expect(moves.legion('harkonnen', 'gara-kulon').regular).toBe(2);
  });
  // R11.2 R12.6
  test('tokens of both are turned up before the battle, and what overflows goes', () => {
    const story = attack('house-harkonnen', {
      harkonnen: { 'shield-wall-east': { regular: 1 } },
      atreides: { 'gara-kulon': { regular: 5, tokens: ['s-elite'] } },
    });
    story.play('harkonnen', TO_SIETCH);
    expect(story.told('tokenRevealed')).toMatchObject([{ token: 's-elite' }]);
    expect(story.asked).toBe('overflow atreides');
    story.play('atreides', { regular: 1, elite: 0 });
    expect(story.asked).toBe('combatCards harkonnen');
  });
  // R7.3 R2.15
  test('a legion with Paul does not attack while he is bound', () => {
    const story = attack('house-atreides', {
      atreides: { 'ne-outer-8': { regular: 2, named: ['paul-atreides'] } },
      harkonnen: { 'ne-outer-9': { regular: 1 } },
      state: { paulBound: 'now' },
    });
    expect(story.asked).toBe(END);
  });
  // R11.6
  test('War Plan adds a die in each round, Battle Language holds the defender’s first roll to four', () => {
    const legions = { atreides: { 'ne-outer-8': { regular: 2, generic: 1 } }, harkonnen: { 'ne-outer-9': { regular: 6 } } };
    const plan = attack('house-atreides', legions, 'card:war-plan');
    plan.play('atreides', 1).play('atreides', IN_DESERT).play('atreides', 'none', times(9, SHIELD)).play('atreides', 'continue');
    plan.play('harkonnen', false).play('atreides', 'none', times(9, SHIELD));
    expect(plan.told('battleRoll').map(({ dice }) => dice)).toEqual([3, 6, 3, 6]);
    const language = attack('house-atreides', legions, 'card:battle-language');
    language.play('atreides', 1).play('atreides', IN_DESERT).play('atreides', 'none', times(6, SHIELD)).play('atreides', 'continue');
    language.play('harkonnen', false).play('atreides', 'none', times(8, SHIELD));
    expect(language.told('battleRoll').map(({ dice }) => dice)).toEqual([2, 4, 2, 6]);
  });
});

describe('special attacks', () => {
  const strike = (by: 'house-harkonnen' | 'fremen-ally', of: EffectSource, more: Partial<Arrangement>): Story =>
    open({
      agenda: [
        { do: 'effect', ref: { by, of, at: [1] } },
        { do: 'relieve', side: 'harkonnen' },
      ],
      options: { dice: 'table' },
      ...more,
      harkonnen: { arsunt: { regular: 1, named: ['captain-aramsham'] }, ...more.harkonnen },
    });
  // R12.1 R12.6
  test('Explosive Artillery turns tokens up, no sietch, and hits with Hit and Special', () => {
    const story = strike('house-harkonnen', 'card:explosive-artillery', {
      harkonnen: { 'shield-wall-east': { regular: 1, named: ['captain-aramsham'] }, arsunt: { regular: 1 } },
      atreides: { 'gara-kulon': { tokens: ['s-elite'] }, 'tasmin-sink': { regular: 1 } },
      state: turnOf('harkonnen'),
    });
    expect(story.options('harkonnen')).toEqual(['done', 'gara-kulon']);
    story.play('harkonnen', 'gara-kulon', [HIT, SPECIAL, SHIELD, HIT]);
    expect(story.told('struck')).toMatchObject([{ at: 'gara-kulon', roll: { hit: 2, special: 1, shield: 1 } }]);
    story.play('atreides', 'elite').play('atreides', 'regular').play('atreides', 'regular');
    expect(story.state.legions.atreides['gara-kulon']).toBeUndefined();
    expect(story.state.sietches['gara-kulon']).toMatchObject({ open: false });
    expect(story.state.held).toBe(false);
  });
  // R3.4
  test('a Captured Ornithopter strikes in the sectors of its zone', () => {
    const story = strike('fremen-ally', 'card:captured-ornithopter', {
      harkonnen: { 'ne-outer-9': { regular: 4 }, 'the-great-flat': { regular: 1 }, arsunt: { regular: 1, named: ['captain-aramsham'] } },
      state: { turn: { ...turnOf('atreides').turn, picked: 'air-ne-inner-ne-outer' } },
    });
    expect(story.options('atreides')).toEqual(['done', 'ne-outer-9']);
    story.play('atreides', 'ne-outer-9', [HIT, SPECIAL, SHIELD]).play('harkonnen', 'regular').play('harkonnen', 'regular');
    expect(story.legion('harkonnen', 'ne-outer-9').regular).toBe(2);
  });
});
