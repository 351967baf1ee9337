import { describe, expect, test } from 'vitest';
import { open } from './story.fixture.ts';

const rolling = [{ do: 'rollActionDice' }] as const;
const excess = [
  { do: 'excess', next: 'harkonnen' },
  { do: 'sister', side: 'atreides' },
] as const;

describe('dice', () => {
  // R6.1 R5.3
  test('W-12: the lowest marker says how many dice are set aside', () => {
    const story = open({ agenda: rolling, state: { imperium: { choam: 5, 'spacing-guild': 3, landsraad: 4 } } });
    expect(story.told('activeRow')).toEqual([{ type: 'activeRow', step: 3, setAside: 2 }]);
    const rolled = story.told('rolled').map(({ dice }) => Object.values(dice).reduce((sum, count) => sum + count, 0));
    expect(rolled).toEqual([6, 4]);
  });
  // R6.2 R6.3
  test('W-18: dice without a slot are changed one at a time, to symbols with the most free slots', () => {
    const story = open({ agenda: excess, dice: { 'sietch-tabr': { strategy: 4 } } });
    expect(story.options('atreides')).toEqual(['deployment', 'leadership', 'mentat', 'house']);
    expect(story.whyNot('atreides', 'strategy')).toBe('notMostFree R6.3');
    story.play('atreides', 'mentat');
    expect(story.options('atreides')).toEqual(['deployment', 'leadership', 'house']);
    story.play('atreides', 'house');
    expect(story.state.boards['sietch-tabr']?.unused).toEqual({ strategy: 2, deployment: 0, leadership: 0, mentat: 1, house: 1 });
  });
  // R6.3
  test('W-18: both change in turn, Harkonnen first', () => {
    const story = open({
      agenda: excess,
      dice: { 'sietch-tabr': { strategy: 3, mentat: 1 }, 'giedi-prime': { strategy: 5, deployment: 3 } },
    });
    expect(story.options('harkonnen')).toEqual(['leadership', 'mentat', 'house']);
    story.play('harkonnen', 'leadership');
    expect(story.told('dieChanged')).toEqual([{ type: 'dieChanged', board: 'giedi-prime', from: 'strategy', to: 'leadership' }]);
    expect(story.asked).toBe('changeDie atreides');
    story.play('atreides', 'house');
    expect(story.options('harkonnen')).toEqual(['mentat', 'house']);
  });
  // R6.4
  test('W-6: a Bene Gesserit token goes to a symbol with the fewest dice', () => {
    const story = open({ agenda: excess, dice: { 'sietch-tabr': { leadership: 2, strategy: 1, deployment: 1 } } });
    expect(story.asked).toBe('sister atreides');
    expect(story.options('atreides')).toEqual([
      'none',
      { board: 'sietch-tabr', symbol: 'mentat' },
      { board: 'sietch-tabr', symbol: 'house' },
    ]);
    expect(story.whyNot('atreides', { board: 'sietch-tabr', symbol: 'strategy' })).toBe('notFewestDice R6.4');
  });
});

describe('turns', () => {
  const harkonnen = { carthag: { regular: 1, named: ['beast-rabban'] } } as const;
  const dice = { 'sietch-tabr': { mentat: 1 }, 'giedi-prime': { mentat: 2 } } as const;
  const turn = [
    { do: 'turn', side: 'atreides' },
    { do: 'relieve', side: 'harkonnen' },
  ] as const;
  // R6.5 R6.8 R6.9 R6.10
  test('they alternate, the Atreides pass without dice, and the last Harkonnen die ends the phase', () => {
    const story = open({ dice, harkonnen, agenda: turn });
    story.play('atreides', { die: 'mentat', for: { action: 'draw' } }).play('atreides', { 'house-atreides': 1, 'fremen-ally': 1 });
    expect(story.asked).toBe('act harkonnen');
    expect(story.state.boards['sietch-tabr']).toMatchObject({ unused: { mentat: 0 }, used: { mentat: 1 } });
    story.play('harkonnen', { die: 'mentat', for: { action: 'draw' } }).play('harkonnen', { 'house-harkonnen': 2, 'corrino-ally': 0 });
    expect(story.options('atreides')).toEqual(['desertPower', 'pass']);
    story.play('atreides', 'pass');
    expect(story.options('harkonnen')).toContainEqual({ die: 'mentat', for: { action: 'draw' } });
    expect(story.options('harkonnen')).not.toContain('pass');
    story.play('harkonnen', { die: 'mentat', for: { action: 'draw' } }).play('harkonnen', { 'house-harkonnen': 0, 'corrino-ally': 2 });
    expect(story.asked).toBe('relieve harkonnen');
  });
  // R6.7 R6.6
  test('with a die there is no passing; a House die of the Atreides stands for any symbol', () => {
    const story = open({ agenda: turn, dice: { 'sietch-tabr': { house: 1 }, 'giedi-prime': { mentat: 1 } } });
    expect(story.options('atreides')).not.toContain('pass');
    expect(story.options('atreides')).toContainEqual({ die: 'house', as: 'strategy', for: { action: 'move' } });
    expect(story.options('atreides')).toContainEqual({ die: 'house', as: 'strategy', for: { leader: 'stilgar' } });
  });
  // R6.9
  test('Atreides dice that are left are lost', () => {
    const story = open({
      agenda: [{ do: 'turn', side: 'harkonnen' }, { do: 'closeRound' }, { do: 'round' }],
      dice: { 'sietch-tabr': { house: 2 }, 'giedi-prime': { mentat: 1 } },
    });
    story.play('harkonnen', { die: 'mentat', for: { action: 'draw' } }).play('harkonnen', { 'house-harkonnen': 2, 'corrino-ally': 0 });
    expect(story.told('diceLost')).toEqual([{ type: 'diceLost', side: 'atreides', count: 2 }]);
  });
  // R12.9 R12.10 R17.3
  test('the tank advances at the end of a turn in which a die was spent, and a spent leader is not used again', () => {
    const story = open({
      agenda: turn,
      dice: { 'sietch-tabr': { mentat: 2 }, 'giedi-prime': { mentat: 2 } },
      tank: { 'sietch-tabr': [null, null, 'stilgar'] },
    });
    expect(story.options('atreides')).not.toContainEqual({ die: 'mentat', for: { leader: 'stilgar' } });
    story.play('atreides', { die: 'mentat', for: { leader: 'lady-jessica' } }).play('atreides', { 'house-atreides': 3, 'fremen-ally': 0 });
    expect(story.state.leaders.stilgar.at).toBe('ready');
    story.play('harkonnen', { die: 'mentat', for: { action: 'draw' } }).play('harkonnen', { 'house-harkonnen': 2, 'corrino-ally': 0 });
    expect(story.options('atreides')).not.toContainEqual({ die: 'mentat', for: { leader: 'lady-jessica' } });
  });
});

describe('effects', () => {
  const ref = { by: 'house-harkonnen', of: 'action:harkonnen:house:replace', at: [0] } as const;
  // R7.7 R7.3
  test('two regulars are replaced by elites, one by one, or fewer', () => {
    const agenda = [
      { do: 'effect', ref },
      { do: 'relieve', side: 'harkonnen' },
    ] as const;
    const story = open({ agenda, harkonnen: { carthag: { regular: 3, named: ['beast-rabban'] }, arsunt: { special: 1 } } });
    expect(story.options('harkonnen')).toEqual(['done', 'carthag']);
    story.play('harkonnen', 'carthag').play('harkonnen', 'carthag');
    expect(story.legion('harkonnen', 'carthag')).toMatchObject({ regular: 1, elite: 2 });
    expect(story.asked).toBe('relieve harkonnen');
  });
  // R7.11
  test('a card is played, and another after it', () => {
    const story = open({
      agenda: [{ do: 'turn', side: 'harkonnen' }],
      dice: { 'giedi-prime': { strategy: 1, mentat: 1 } },
      hands: { 'corrino-ally': ['breeding-program', 'sardaukar-pogrom'] },
    });
    story.play('harkonnen', { die: 'strategy', for: { card: 'breeding-program' } });
    expect(story.state.sisters).toEqual({ atreides: 1, harkonnen: 1, reserve: 3 });
    expect(story.options('harkonnen')).toEqual(['done', 'sardaukar-pogrom']);
    story.play('harkonnen', 'sardaukar-pogrom');
    expect(story.state.discards['corrino-ally']).toEqual(['breeding-program', 'sardaukar-pogrom']);
  });
});
