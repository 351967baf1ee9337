import { describe, expect, test } from 'vitest';
import { ids, offered, propose } from './deal.fixture.ts';
import { defence } from '../queries/guile.ts';
import { open, type Story } from './story.fixture.ts';

const move = (story: Story, from: 'red' | 'blue', to: 'red' | 'blue', good: string, count: number): void => {
  story.interject('red', 'transfer', { from, to, good, count });
};

describe('two colours of one player', () => {
  // R5.3 R13.3
  test('are one purse for the social plan: what lies with the other colour is owned', () => {
    const story = open({ seats: 2, stock: { red: { spice: 6, harvesters: 3 } } });
    move(story, 'red', 'blue', 'spice', 6);
    move(story, 'red', 'blue', 'harvesters', 3);
    expect(story.play('red', 'throw', [1, 2]).spice('red')).toBe(0);
    expect(story.told('socialPlan')).toEqual([]);
    const poor = open({ seats: 2, stock: { red: { spice: 0, harvesters: 0 }, blue: { spice: 0, harvesters: 0 } } });
    expect(poor.play('red', 'throw', [1, 2]).spice('red')).toBe(1);
  });
  // R6.3 R13.3
  test('pay the toll of the castle together', () => {
    const figures = { 'paul-atreides': 'training-red', 'duke-leto': 'training-red', 'gurney-halleck': 'training-red' } as const;
    const story = open({ seats: 2, figures, stock: { red: { spice: 0, harvesters: 1 }, blue: { spice: 6 } } });
    story.play('red', 'throw', [1, 1]).play('red', { figure: 'paul-atreides', dice: 'a', to: 'smuggler' }, [1]);
    expect(story.told('toll')).toEqual([{ type: 'toll', colour: 'red', waived: false }]);
    expect([story.spice('blue'), story.spice('red')]).toEqual([5, 1]);
    const bare = open({ seats: 2, figures, stock: { red: { spice: 0, harvesters: 1 }, blue: { spice: 0 } } });
    expect(bare.play('red', 'throw', [1, 2]).options('red')).not.toContainEqual({ figure: 'paul-atreides', dice: 'a', to: 'smuggler' });
  });
  // R9.8 R6.3
  test('pay it for flights, too', () => {
    const figures = { 'paul-atreides': { at: 'spice-1', gear: ['ornithopter'] } } as const;
    const story = open({ seats: 2, step: 'boundary', figures, stock: { red: { spice: 0 }, blue: { spice: 2 } } });
    story.play('red', { figure: 'paul-atreides', to: 'smuggler' }, [1]);
    expect([story.spice('blue'), story.told('toll')[0]?.waived]).toEqual([1, false]);
  });
});

describe('what was won in a fight in this turn', () => {
  const FIGHT = { do: 'fight', figure: 'chani', against: 'green' } as const;
  /** Blue has just beaten Rabban and kept his Sword hidden: all three of blue bear one. */
  function won(more: Partial<Parameters<typeof open>[0]> = {}): Story {
    const armed = { gear: ['sword'] } as const;
    const figures = {
      chani: { at: 'spice-3', ...armed },
      'dr-kynes': armed,
      stilgar: armed,
      'beast-rabban': { at: 'spice-3', strength: 1, gear: ['sword'] },
    } as const;
    const story = open({ active: 'blue', step: 'fight', turn: { moved: ['chani'], ready: ['chani'] }, ...more, figures });
    return story.play('blue', FIGHT, [8, 1, 1, 1, 1]);
  }
  // R8.9 R13.3
  test('stays unusable when it goes to the other own colour', () => {
    const story = won({ seats: 2 });
    expect(story.hand('blue')).toEqual(['sword']);
    move(story, 'blue', 'red', 'sword', 1);
    story.play('blue', 'paul-atreides');
    expect(story.state.figures['paul-atreides']).toMatchObject({ gear: ['sword'], fresh: ['sword'] });
  });
  // R8.9 R12.4
  test('stays unusable when somebody else has had it in between', () => {
    const story = won();
    story.interject('yellow', 'accept', propose(story, 'blue', 'yellow', { gives: { sword: 1 }, wants: { spice: 1 } }));
    story.play('yellow', 'princess-irulan');
    expect(story.state.figures['princess-irulan'].fresh).toEqual(['sword']);
    expect(story.state.turn.prizes.hidden).toEqual([]);
  });
  // R8.9 R9.1 R12.4
  test('stays so in the hand of somebody who has no figure for it; what was not won does not become so', () => {
    const full = { gear: ['sword'] } as const;
    const figures = { 'princess-irulan': full, 'emperor-shaddam': full, 'sardaukar-warrior': full };
    const story = open({
      figures,
      stock: { blue: { hand: ['sword', 'poison'] } },
      turn: { prizes: { hidden: [{ colour: 'blue', card: 'sword' }] } },
    });
    story.interject('yellow', 'accept', propose(story, 'blue', 'yellow', { gives: { sword: 1 } }));
    expect(story.hand('yellow')).toEqual(['sword']);
    expect(story.state.turn.prizes.hidden).toEqual([{ colour: 'yellow', card: 'sword' }]);
    const plain = open({ figures, stock: { blue: { hand: ['sword'] } } });
    plain.interject('yellow', 'accept', propose(plain, 'blue', 'yellow', { gives: { sword: 1 } }));
    expect([plain.hand('yellow'), plain.state.turn.prizes.hidden]).toEqual([['sword'], []]);
  });
  // R8.9
  test('is known of each colour by itself: what one gives away takes nothing from another', () => {
    const full = { gear: ['sword', 'shield'] } as const;
    const figures = { 'princess-irulan': full, 'emperor-shaddam': full, 'sardaukar-warrior': full };
    const hidden = [
      { colour: 'blue', card: 'sword' },
      { colour: 'blue', card: 'shield' },
      { colour: 'green', card: 'sword' },
    ] as const;
    const stock = { blue: { hand: ['sword', 'shield'] }, green: { hand: ['sword'] } } as const;
    const story = open({ figures, stock, turn: { prizes: { hidden } } });
    story.interject('yellow', 'accept', propose(story, 'blue', 'yellow', { gives: { sword: 1 } }));
    expect(story.state.turn.prizes.hidden).toEqual([
      { colour: 'green', card: 'sword' },
      { colour: 'blue', card: 'shield' },
      { colour: 'yellow', card: 'sword' },
    ]);
  });
  // R8.9
  test('of equal hidden cards the older one goes first', () => {
    const story = won({ stock: { blue: { hand: ['sword'] } } });
    story.interject('yellow', 'accept', propose(story, 'blue', 'yellow', { gives: { sword: 1 } }));
    story.play('yellow', 'princess-irulan');
    expect(story.state.figures['princess-irulan']).toMatchObject({ gear: ['sword'], fresh: [] });
    story.interject('yellow', 'accept', propose(story, 'blue', 'yellow', { gives: { sword: 1 } }));
    story.play('yellow', 'emperor-shaddam');
    expect(story.state.figures['emperor-shaddam'].fresh).toEqual(['sword']);
  });
  // R8.9 R9.7
  test('protects nobody from the Worm yet: a Stillsuit counts from the next turn on', () => {
    const guile = (fresh: readonly 'stillsuit'[]) => {
      const { state } = open({ figures: { chani: { at: 'spice-3', gear: ['stillsuit'], fresh } } });
      return defence(state, 'chani', 'worm');
    };
    expect([guile([]), guile(['stillsuit'])]).toEqual([4, 3]);
  });
  // R8.9 R10.3
  test('is no more usable for whoever loots its bearer', () => {
    const figures = { chani: { at: 'spice-3', gear: ['lasgun', 'sword'], fresh: ['sword'] }, 'gurney-halleck': 'spice-1' } as const;
    const story = open({ step: 'fight', figures, stock: { red: { hand: ['hunter-seeker'] } } });
    story.play('red', { do: 'kanly', card: 'hunter-seeker' }).play('red', 'chani').play('blue', 0, [6]);
    story.play('red', 'sword').play('red', 'gurney-halleck');
    expect(story.state.figures['gurney-halleck']).toMatchObject({ gear: ['sword'], fresh: ['sword'] });
  });
  // R8.9 R6.19 R6.20
  test('is no more usable for whoever takes it by Traitor or Bene Gesserit', () => {
    const stock = { blue: { hand: ['sword'] } } as const;
    const turn = () => ({ prizes: { hidden: [{ colour: 'blue', card: 'sword' } as const] } });
    const figures = { 'gurney-halleck': 'traitor', chani: { at: 'spice-3', gear: ['shield'], fresh: ['shield'] } } as const;
    const first = [{ do: 'instruction', figure: 'gurney-halleck' }] as const;
    const thief = open({ step: 'fight', figures, stock, turn: turn(), first }, [3]).play('red', 'blue');
    expect(thief.state.figures['gurney-halleck']).toMatchObject({ gear: ['sword'], fresh: ['sword'] });
    const witch = (pick: object) =>
      open({ step: 'fight', figures: { ...figures, 'gurney-halleck': 'bene-gesserit' }, stock, turn: turn(), first })
        .play('red', 'blue')
        .play('red', pick)
        .play('red', 'duke-leto').state.figures['duke-leto'].fresh;
    expect([witch({ card: 'sword', from: null }), witch({ card: 'shield', from: 'chani' })]).toEqual([['sword'], ['shield']]);
  });
});

describe('between a throw or a look and what comes of it', () => {
  const first = [{ do: 'instruction', figure: 'gurney-halleck' }] as const;
  const stock = { blue: { hand: ['secret-silo', 'hunter-seeker', 'sword'] } } as const;
  const figures = { chani: { at: 'spice-3', gear: ['shield'] }, 'dr-kynes': { gear: ['sword'] }, stilgar: { gear: ['sword'] } } as const;
  const at = (space: 'traitor' | 'bene-gesserit', dice: readonly number[] = []) =>
    open({ step: 'fight', figures: { ...figures, 'gurney-halleck': space }, stock, first }, dice);
  /** Cards that blue could get rid of now. */
  const loose = (story: Story): readonly unknown[] => {
    const sale = offered(story, 'blue', 'sell') as { fields: { pieces: { most: object } } };
    const trade = offered(story, 'blue', 'propose') as { fields: { gives: { most: Record<string, number> } } };
    return [
      Object.keys(sale.fields.pieces.most).filter((key) => !key.endsWith('/harvesters')),
      trade.fields.gives.most['hunter-seeker'],
      offered(story, 'blue', 'equip') ?? null,
    ];
  };
  // R12.6 R6.20
  test('the Traitor finds the cards that were there when his die fell', () => {
    const story = at('traitor', [3]);
    expect([story.asked, loose(story)]).toEqual(['traitor red', [[], 0, null]]);
    const id = propose(story, 'yellow', 'blue', { gives: { spice: 1 }, wants: { 'hunter-seeker': 1 } });
    expect(ids(story, 'blue', 'accept')).toEqual([]);
    story.play('red', 'blue');
    expect([story.hand('blue'), story.told('stole').at(-1)?.count]).toEqual([[], 3]);
    const other = at('traitor', [1]);
    other.play('red', 'yellow');
    expect(loose(other)[1]).toBe(1);
    expect(id).toBe(1);
  });
  // R12.6 R6.19
  test('the Bene Gesserit take one of the cards they looked at', () => {
    const story = at('bene-gesserit').play('red', 'blue');
    expect([story.asked, loose(story)]).toEqual(['beneGesseritPick red', [[], 0, null]]);
    story.play('red', { card: 'hunter-seeker', from: null });
    expect([story.hand('red'), story.state.turn.held]).toEqual([['hunter-seeker'], []]);
    expect(loose(at('bene-gesserit').play('red', 'blue').play('red', 'nothing'))[1]).toBe(1);
  });
  // R12.6 R6.20 R12.8
  test('an offer that shows the cards stands on when others are taken', () => {
    const story = at('traitor', [1]);
    const id = propose(story, 'blue', 'yellow', { wants: { spice: 1 }, gives: { harvesters: 1 } });
    story.play('red', 'blue');
    expect(ids(story, 'yellow', 'accept')).toEqual([id]);
  });
});

describe('the order in which things are settled', () => {
  // R11.5 R11.6
  test('the thrower first and wholly: what it loses can pay the others', () => {
    const story = open({
      stock: {
        red: { spice: 0, stake: { right: 5 } },
        yellow: { spice: 0, stake: { middle: 2 } },
        blue: { spice: 57 },
        green: { spice: 6 },
      },
    });
    expect(story.state.bank.spice).toBe(0);
    story.play('red', 'throw', [4, 6]);
    expect(story.told('paidOut')).toEqual([{ type: 'paidOut', colour: 'yellow', field: 'middle', stake: 2, spice: 5, short: true }]);
    expect([story.spice('yellow'), story.state.bank.spice]).toEqual([7, 0]);
  });
  // R6.15 R6.24
  test('a Sandstorm tests all Harvesters at once: none hides with a colour that has been tested', () => {
    const figures = { 'gurney-halleck': 'sandstorm' } as const;
    const story = open({ seats: 2, step: 'fight', figures, first: [{ do: 'instruction', figure: 'gurney-halleck' }] });
    story.play('yellow', 0);
    expect([story.asked, story.told('harvesterTest')]).toEqual(['shelter yellow+green', []]);
    story.interject('yellow', 'transfer', { from: 'green', to: 'yellow', good: 'harvesters', count: 2 });
    story.play('yellow', 0, [6, 6, 6, 6, 6, 1]);
    expect(story.state.stock).toMatchObject({ yellow: { harvesters: 0 }, green: { harvesters: 1 } });
  });
});
