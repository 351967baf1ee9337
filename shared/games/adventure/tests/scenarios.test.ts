import { describe, expect, test } from 'vitest';
import type { Step } from '../questions.ts';
import scenarios from './scenarios.json' with { type: 'json' };
import { open } from './story.fixture.ts';

/** The machine-readable scenarios as they came with the rules: what is arranged and expected is read from the file. */
// biome-ignore lint/suspicious/noExplicitAny: every scenario has a shape of its own
const scenario = (id: string): any => scenarios.find((each) => each.id === id);

describe('scenarios', () => {
  // R6.1 R6.2
  test('W1: which steps a throw allows', () => {
    const { roll, expect: wanted } = scenario('W1-move');
    const story = open({ figures: { 'paul-atreides': 'spice-1' } }).play('red', 'throw', roll);
    const figure = 'paul-atreides';
    const lengths = new Set<number>();
    for (const step of (story.options('red') as Step[]).filter((each) => each.figure === figure)) {
      story.play('red', step, [1]); // a Traitor wants a die
      lengths.add(story.told('moved').at(-1)?.steps ?? 0);
      story.table.undo();
    }
    expect([...lengths]).toEqual(wanted.one_figure);
  });

  // R8.1 R8.2
  test('W2: one round of a fight', () => {
    const { initial, rolls, expect: wanted } = scenario('W2-fight-round');
    const { attacker, defender } = initial;
    const story = open({
      active: 'blue',
      step: 'fight',
      turn: { moved: [attacker.figure], ready: [attacker.figure] },
      figures: {
        [attacker.figure]: { at: 'spice-3', strength: attacker.strength, gear: ['poison'] },
        [defender.figure]: { at: 'spice-3', strength: defender.strength, gear: ['poison'] },
      },
    });
    // With Poison in hand the winner of the round is asked: the fight stands still after it
    story.play('blue', { do: 'fight', figure: attacker.figure, against: 'red' }, [...rolls[attacker.figure], ...rolls[defender.figure]]);
    expect(story.asked).toBe('dose red');
    expect(story.told('fightRound')).toMatchObject([{ loser: { figure: attacker.figure, strength: wanted.chani_strength } }]);
    expect(story.state.turn.fight === null).toBe(wanted.fight_over);
    const next = wanted.next_dice;
    const dice = [...Array(next.chani).fill(1), ...Array(next['gurney-halleck']).fill(2)];
    story.play('red', 'keep', dice);
    expect(story.told('fightRound')[1]?.defender.dice).toHaveLength(next['gurney-halleck']);
    expect(wanted.round_winner).toBe(defender.figure);
  });

  // R11.4
  test('W3: an investment is paid out', () => {
    const { initial, rolls, expect: wanted } = scenario('W3-investment');
    const story = open({ active: 'yellow', stock: { red: { spice: 0, stake: { middle: initial.red_stake['invest-red-middle'] } } } });
    for (const { player, dice, win } of rolls) {
      story.until('open').play(player, 'throw', dice);
      expect(story.told('paidOut').length > 0).toBe(win);
    }
    expect(story.told('paidOut')).toMatchObject([{ spice: wanted.red_gain_from_bank, stake: wanted.stake_returned }]);
    expect([story.spice('red'), story.state.stock.red?.stake.middle]).toEqual([wanted.red_total, wanted.stake_left]);
  });
});
