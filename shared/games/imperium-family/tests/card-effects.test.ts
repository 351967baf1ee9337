import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { arranged } from '../arranged-position.ts';
import { bookOf } from '../edition.ts';
import type { Effects } from '../effects/effects.ts';
import { HAMLET } from '../hamlet.fixture.ts';
import { closedIn } from '../queries/effects/frames.ts';
import { sceneFor } from '../queries/scene.ts';
import { moves } from '../resolve/moves.ts';
import type { Game, State } from '../types.ts';
import { alone, cardplayed } from './cardplay-story.fixture.ts';

const buy = (card: string, from: 'row' | 'reserve' | 'aside' = 'reserve') => ({ acquire: card, from, to: 'discard' });

describe('Uprising R16.4 looking at the top of the own deck', () => {
  const looking = () =>
    alone({ hand: ['fighters'], deck: ['guard', 'envoy', 'soldier', 'errand'] })
      .send('fighters', 'dune')
      .piece('if');
  test('one is drawn, one discarded, one trashed, and trashing gives what it gives', () => {
    const story = looking();
    expect([story.asked, story.options()]).toEqual(['assign seat1', ['guard', 'envoy', 'soldier']]);
    story.play('envoy');
    expect(story.options()).toEqual(['guard', 'soldier']);
    story.play('guard');
    const { hand, discard, deck, known, intrigue } = story.of('seat1');
    expect([hand.hidden, discard, deck.hidden, story.state.trashed.at(-1)]).toEqual([['envoy'], ['guard'], ['errand'], 'soldier']);
    expect([known, intrigue.hidden.length]).toEqual([{ all: 0, owner: 0 }, 1]);
  });
  test('T45: with fewer cards in the deck nothing happens, and nothing is shuffled', () => {
    const story = alone({ hand: ['fighters'], deck: ['guard', 'envoy'], discard: ['errand', 'errand'] }).send('fighters', 'dune');
    expect(story.pieces()).toEqual(['harvest']);
    expect(story.piece('harvest').play('done').told('shuffled')).toEqual([]);
  });
  test('only the owner sees them; what is discarded and trashed all see', () => {
    const { table } = alone({ hand: ['fighters'], deck: ['mentat', 'tread', 'soldier'] }, { row: ['path', 'tribe', 'court'] })
      .send('fighters', 'dune')
      .piece('if');
    const seen = JSON.stringify([cardplayed.view(table.state, 'seat2'), table.choices('seat2'), table.task]);
    for (const card of ['"mentat"', '"tread"', '"soldier"']) expect(seen).not.toContain(card);
    expect(cardplayed.view(table.state, 'seat1').players.seat1?.top).toEqual(['mentat', 'tread', 'soldier']);
    expect(table.choices('seat2')).toBeNull();
  });
});

describe('Uprising R16.2 a card that comes back to the hand', () => {
  const back = () =>
    alone({ hand: ['weirding', 'guard'], deck: ['errand', 'errand', 'envoy'], inPlay: ['tribe'] })
      .send('weirding', 'dune')
      .piece('if')
      .piece('harvest');
  test('can be played again, and all know that it is there', () => {
    const story = back();
    expect([story.of('seat1').hand.hidden, story.of('seat1').inPlay]).toEqual([['guard', 'weirding'], ['tribe']]);
    const seen = cardplayed.view(story.table.state, 'seat2').players.seat1;
    expect([seen?.shown, seen?.handCards]).toEqual([['weirding'], null]);
    story.play('done').until('turn seat1').send('weirding', 'well');
    expect(cardplayed.view(story.table.state, 'seat2').players.seat1?.shown).toEqual([]);
  });
  test('is still in the hand of whoever is imagined by another', () => {
    const { table } = back();
    for (let at = 1; at <= 5; at++) {
      table.imagine('seat2', chanceOf(at));
      expect(table.state.players.seat1?.hand.hidden).toContain('weirding');
    }
  });
  test('without another card of the Faction it stays in play', () => {
    expect(
      alone({ hand: ['weirding'] })
        .send('weirding', 'dune')
        .pieces(),
    ).toEqual(['harvest']);
  });
});

describe('Uprising R8.2 what the Reveal turn counts', () => {
  test('T26: revealed cards of the Faction, not those of Agent turns', () => {
    const story = alone({ hand: ['coordination', 'soldier'], inPlay: ['soldier'] })
      .play('reveal')
      .piece('for_each');
    expect(story.of('seat1').swords).toBe(3);
  });
  test('T12: other cards that gave swords, once they have', () => {
    const story = alone({ hand: ['leadership', 'guard', 'asset'] }).play('reveal');
    expect(story.of('seat1').swords).toBe(2);
    story.piece('choose').play(1).piece('for_each');
    expect(story.of('seat1').swords).toBe(6);
    const other = alone({ hand: ['leadership', 'guard', 'asset'] })
      .play('reveal')
      .piece('choose')
      .play(0)
      .piece('for_each');
    expect(other.of('seat1').swords).toBe(3);
  });
  test('T57: a trashed card and what its trashing gave are never both counted', () => {
    const story = alone({ hand: ['leadership', 'calculus', 'soldier'] })
      .play('reveal')
      .piece('pay');
    story.play({ card: 'soldier', from: 'in_play' }).piece('for_each');
    expect(story.of('seat1').swords).toBe(1 + 1 + 3 + 1);
    const first = alone({ hand: ['leadership', 'calculus', 'soldier'] })
      .play('reveal')
      .piece('for_each')
      .piece('pay');
    expect(first.play({ card: 'soldier', from: 'in_play' }).of('seat1').swords).toBe(1 + 1 + 1 + 3);
  });
});

describe('Uprising R13.4 once in a turn', () => {
  const waiting = (copies: number) => alone({ hand: ['spy', 'purse'], water: 0 }, { reserve: { bargain: copies } }).play('reveal');
  test('T14: two copies in one turn count once', () => {
    const story = waiting(5);
    const piece = story.state.turn.pieces.find(({ effect }) => 'this_turn' in effect);
    expect([story.pieces(), story.whyNot({ piece: piece?.id })]).toEqual([[], 'notYet R13.4']);
    story.play(buy('bargain'));
    expect(story.options()).not.toContain('done');
    story.piece('this_turn').play(buy('bargain'));
    expect([story.of('seat1').water, story.pieces()]).toEqual([1, []]);
  });
  test('T14: what happened before the card was revealed counts', () => {
    const story = alone({ hand: ['purse'], deck: ['spy'], intrigue: ['cunning'], water: 0 }).play('reveal', buy('bargain'));
    story.play({ plot: 'cunning' }, 0).piece('this_turn');
    expect(story.of('seat1').water).toBe(1);
  });
  test('another card does not set it off', () => {
    const story = alone({ hand: ['spy', 'purse'] }, { row: ['path', 'tribe', 'court'] }).play('reveal', buy('path', 'row'));
    expect(story.pieces()).toEqual([]);
    expect(story.play('done').asked).not.toBe('effects seat1');
  });
});

describe('Uprising R4.7 all of it or nothing', () => {
  test('optional, and chosen as a whole', () => {
    const story = alone({ hand: ['princess', 'guard'] })
      .send('princess', 'dune')
      .piece('harvest');
    expect(story.options()).toContain('done');
    story.piece('may');
    expect([story.asked, story.options()]).toEqual(['trash seat1', [{ card: 'guard', from: 'hand' }]]);
    expect(story.play({ card: 'guard', from: 'hand' }).of('seat1').spice).toBe(3);
  });
  test('with an empty hand it waits', () => {
    expect(
      alone({ hand: ['princess'] })
        .send('princess', 'dune')
        .pieces(),
    ).toEqual(['harvest']);
  });
  test('behind no choice of its own it asks', () => {
    const story = alone({ hand: ['guard'], intrigue: ['offer'], solari: 0 }).play({ plot: 'offer' });
    expect([story.asked, story.options()]).toEqual(['mayOffer seat1', [true, false]]);
    expect(story.play(true).of('seat1').solari).toBe(1);
    expect(
      alone({ hand: ['guard'], intrigue: ['offer'], solari: 0 })
        .play({ plot: 'offer' }, false)
        .of('seat1').garrison,
    ).toBe(2);
  });
  test('Uprising R8.11 deploying or retreating in the Reveal turn', () => {
    const story = alone({ hand: ['loyalty'], garrison: 1, conflict: 1 })
      .play('reveal')
      .piece('may');
    expect([story.asked, story.options()]).toEqual(['choose seat1', [0, 1]]);
    story.play(1);
    expect([story.of('seat1').conflict, story.of('seat1').garrison]).toEqual([0, 2]);
    expect(
      alone({ hand: ['loyalty'], garrison: 0 })
        .play('reveal')
        .pieces(),
    ).toEqual([]);
  });
});

describe('Uprising R13.8 an option has to change something', () => {
  test('Uprising R8.3 a seat in the Council gives its Persuasion at once, for 5 Solari held before', () => {
    const story = alone({ hand: ['corrinth'], solari: 5 })
      .play('reveal')
      .piece('choose')
      .play(1);
    expect([story.of('seat1').council, story.of('seat1').solari, story.state.turn.persuasion]).toEqual([true, 0, 2]);
    const poor = alone({ hand: ['corrinth'], solari: 4 })
      .play('reveal')
      .piece('choose');
    expect([poor.of('seat1').council, poor.of('seat1').solari]).toEqual([false, 9]);
    const seated = alone({ hand: ['corrinth'], solari: 5, council: true })
      .play('reveal')
      .piece('choose');
    expect(seated.of('seat1').solari).toBe(10);
  });
  test('only by the rules that say so, never where Influence is all of it, and what is impossible stays closed', () => {
    const why = { key: 'imperium.why.nothing', rule: 'R6.8' };
    const closed = (state: State, list: Effects, hindrance: typeof why | null, inVain: typeof why | null) =>
      closedIn(state, sceneFor(state, 'seat1'), list, { hindranceIn: () => hindrance, whyInVain: () => inVain });
    const { state } = alone({});
    expect(bookOf(state).rulings.openOptionsChangeSomething).toBe(true);
    const hamlet = arranged(HAMLET.id, {}).state; // its rules do not say so
    const swords: Effects = [{ swords: 1 }];
    const influence: Effects = [{ influence: { faction: 'any', amount: 1 } }];
    expect([closed(state, swords, null, why), closed(state, influence, null, why), closed(hamlet, swords, null, why)]).toEqual([
      why,
      null,
      null,
    ]);
    expect([closed(state, swords, why, null), closed(hamlet, swords, why, null)]).toEqual([why, why]);
  });
  test('with an empty supply only the swords are left', () => {
    const story = alone({ hand: ['asset'], garrison: 8 })
      .play('reveal')
      .piece('choose');
    expect([story.asked, story.of('seat1').swords]).toEqual(['effects seat1', 2]);
  });
  test('with no option open it is skipped', () => {
    const story = alone({ hand: ['asset'], intrigue: ['detonation'], garrison: 0 })
      .send('asset', 'throne')
      .play({ plot: 'detonation' });
    expect([story.asked, story.told('inVain').length]).toEqual(['effects seat1', 1]);
  });
});

test('Uprising R8.2 conditions of a box are looked at when it is resolved: council and Swordmaster', () => {
  const persuasion = (council: boolean, swordmaster: boolean): number =>
    alone({ hand: ['compass'], council, swordmaster, agents: 2 + Number(swordmaster) })
      .play('reveal')
      .until('effects seat1').state.turn.persuasion;
  expect([persuasion(false, true), persuasion(true, false)]).toEqual([0, 2]);
});

describe('cards of the Row that are set aside', () => {
  // Uprising R9.7
  test('as many as the effect says, one question each', () => {
    const aside = { do: 'setAside', by: 'seat1', origin: null, since: 0, agreed: false } as const;
    const row = ['path', 'tribe', 'court'];
    const agenda = [{ ...aside, left: 2 } as const, { do: 'nextTurn', by: 'seat1' } as const];
    const story = alone({}, { row, agenda });
    story.play('tribe');
    expect(story.asked).toBe('setAside seat1');
    story.play('court');
    expect([story.asked, story.of('seat1').aside]).toEqual(['turn seat1', ['tribe', 'court']]);
  });
});

// R10.6
test('what must be trashed is not asked for where no card is', () => {
  const { state } = alone({ hand: [], deck: ['guard'] });
  const asked = (from: 'hand' | 'in_play', optional: boolean) =>
    moves.trash.play({ state } as Game, sceneFor(state, 'seat1'), { trash: { from: [from], count: 1, ...(optional && { optional }) } });
  expect([asked('hand', false), asked('hand', true)]).toEqual([[], [expect.objectContaining({ do: 'trash', due: false })]]);
});
// R10.6
test('a card that is gone already is not trashed once more by its own effect', () => {
  const { state } = alone({});
  expect(moves.trash_this.play({ state } as Game, sceneFor(state, 'seat1'), { trash_this: true })).toEqual([]);
});
