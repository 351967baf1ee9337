import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../kernel/chance.ts';
import { bareGame } from './bare-game.fixture.ts';
import { bazaar, open } from './bazaar-story.fixture.ts';
import { discardFor, discarding, trashFor } from './verbs/given-up.ts';

const buy = (acquire: string, to: string, from = 'row') => ({ acquire, from, to });

describe('discarding as a price', () => {
  test('Uprising R13.3 the payer chooses; with no more cards than asked all go unasked', () => {
    const story = open({ players: { seat1: { hand: ['broker', 'guard', 'path'] } } })
      .send('broker', 'office')
      .piece('pay');
    expect([story.asked, story.options()]).toEqual(['discard seat1', ['guard', 'path']]);
    const few = open({ players: { seat1: { hand: ['broker', 'guard'] } }, contracts: { open: ['at-once', 'a-bargain'] } })
      .send('broker', 'office')
      .piece('pay');
    expect([few.asked, few.of('seat1').discard]).toEqual(['contract seat1', ['guard']]);
  });
  test('whoever has paid with the last cards can take it back: nobody has learned anything', () => {
    const story = open({ players: { seat1: { hand: ['guard'], intrigue: ['ritual'] } } });
    story.play({ plot: 'ritual' });
    expect(story.of('seat1').discard).toEqual(['guard']);
    expect(story.table.canUndo).toBe(true);
  });
  test('T10 Uprising R4.8 a price is paid whole', () => {
    const story = open({ players: { seat1: { hand: ['porter', 'guard'], solari: 9 } } }).send('porter', 'office');
    expect(story.pieces()).toEqual(['contract', 'draw']);
    const rich = open({ players: { seat1: { hand: ['porter', 'guard', 'guard'], solari: 5 } } }).send('porter', 'office');
    expect(rich.piece('pay').of('seat1')).toMatchObject({ solari: 0, vp: 2, discard: ['guard', 'guard'] });
  });
  test('T51 Uprising R9.3 an Intrigue card with such a price is not played with an empty hand', () => {
    const story = open({ players: { seat1: { hand: ['guard'], intrigue: ['ritual'] } } });
    expect(story.options()).toContainEqual({ plot: 'ritual' });
    expect(story.play('reveal').whyNot({ plot: 'ritual' })).toBe('cannotPay R17.2');
    const played = open({ players: { seat1: { hand: ['guard'], intrigue: ['ritual'] } } }).play({ plot: 'ritual' });
    expect(played.of('seat1')).toMatchObject({ discard: ['guard'], influence: { fremen: 1 } });
  });
});

describe('a card that is discarded from hand', () => {
  test('W19 Uprising R8.14 gives what it says, whatever it is discarded for', () => {
    const story = open({ players: { seat1: { hand: ['broker', 'favor', 'path'] } } })
      .send('broker', 'office')
      .piece('pay')
      .play('favor');
    expect(story.of('seat1').spice).toBe(2);
    const both = open({ players: { seat1: { hand: ['usher', 'favor'] } } })
      .send('usher', 'office')
      .piece('discard');
    expect(both.of('seat1').spice).toBe(2);
  });
  test('W19 Uprising R8.9 the clean-up is no discarding', () => {
    const story = open({ players: { seat1: { hand: ['favor'] } } }).play('reveal', 'done');
    expect(story.of('seat1')).toMatchObject({ spice: 0, discard: ['favor'] });
  });
  test('Uprising R4.8 what it gives does not pay another part of the same price', () => {
    const story = open({ players: { seat1: { hand: ['porter', 'favor', 'favor'], solari: 4 } } }).send('porter', 'office');
    expect(story.pieces()).not.toContain('pay');
  });
});

describe('what a turn remembers of cards that were given up', () => {
  test('Uprising R13.3, Uprising R15.9 each of them, for whom and how', () => {
    const game = bareGame(open({ players: { seat1: { hand: ['guard', 'path', 'courtier'] } } }).state);
    const scene = { by: 'seat1', origin: 2, since: 0, agreed: true } as const;
    discardFor(game, scene, 'guard');
    trashFor(game, { ...scene, origin: null }, 'path', 'hand');
    discarding(game, scene, 1);
    expect(game.state.turn.givenUp).toEqual([
      { by: 'seat1', origin: 2, how: 'discarded', card: 'guard' },
      { by: 'seat1', origin: null, how: 'trashed', card: 'path' },
      { by: 'seat1', origin: 2, how: 'discarded', card: 'courtier' },
    ]);
  });
  test('Uprising R8.14 what a discarded card gives comes before the next is asked for', () => {
    const agenda = [
      { do: 'discard', by: 'seat1', origin: null, since: 0, agreed: false, left: 2 },
      { do: 'nextTurn', by: 'seat1' },
    ] as const;
    const story = open({ agenda, players: { seat1: { hand: ['favor', 'guard', 'path'] } } }).play('favor');
    expect([story.asked, story.of('seat1').spice]).toEqual(['discard seat1', 2]);
  });
});

describe('an effect that looks back', () => {
  test('Uprising R13.3 works once the card discarded for it is of the Faction', () => {
    const story = open({ players: { seat1: { hand: ['usher', 'favor', 'guard'] } } }).send('usher', 'office');
    expect(story.pieces()).toEqual(['contract', 'draw', 'discard']);
    expect(story.piece('discard').play('favor').pieces()).toEqual(['contract', 'draw', 'if']);
    const other = open({ players: { seat1: { hand: ['usher', 'favor', 'guard'] } } })
      .send('usher', 'office')
      .piece('discard')
      .play('guard');
    expect(other.pieces()).toEqual(['contract', 'draw']);
  });
  test('Uprising R13.3 at what was discarded for itself, not for another card', () => {
    const story = open({ players: { seat1: { hand: ['usher', 'guard', 'path'], intrigue: ['ritual'] } } });
    story.send('usher', 'office').play({ plot: 'ritual' }, 'path').piece('discard');
    expect(story.pieces()).not.toContain('if');
    const favoured = open({ players: { seat1: { hand: ['usher', 'favor', 'guard'], intrigue: ['ritual'] } } });
    favoured.send('usher', 'office').play({ plot: 'ritual' }, 'favor').piece('discard');
    expect(favoured.pieces()).not.toContain('if');
  });
  test('T3 Q9 what has to be discarded waits for a card that is drawn later', () => {
    const story = open({ players: { seat1: { hand: ['usher'], deck: ['favor'] } } }).send('usher', 'office');
    expect(story.pieces()).toEqual(['contract', 'draw']);
    expect(story.piece('draw').pieces()).toEqual(['contract', 'discard']);
    expect(story.piece('discard').pieces()).toEqual(['contract', 'if']);
  });
  test('Uprising R15.9 the printed cost of the trashed card counts, that of a starting card is 0', () => {
    const hand = ['adept', 'path', 'guard'] as const;
    const trashing = (card: string) =>
      open({ players: { seat1: { hand } } })
        .send('adept', 'office')
        .piece('pay')
        .play({ card, from: 'hand' });
    expect(trashing('path').of('seat1').spice).toBe(2);
    expect(trashing('guard').of('seat1').spice).toBe(0);
  });
});

describe('trashing as a price', () => {
  test('Uprising R9.5 Q11 an Intrigue card of one’s choice leaves the game for all to see', () => {
    const story = open({ players: { seat1: { hand: ['errand'], intrigue: ['knife', 'gift'] } } })
      .send('errand', 'archive')
      .piece('pay');
    expect([story.asked, story.options()]).toEqual(['trashIntrigue seat1', ['knife', 'gift']]);
    story.play('gift');
    expect(story.state.trashedIntrigue).toEqual(['gift']);
    expect(story.state.intrigueDiscard).toEqual([]);
    expect(bazaar.view(story.state, 'seat2').trashedIntrigue).toEqual(['gift']);
    expect(
      open({ players: { seat1: { hand: ['errand'] } } })
        .send('errand', 'archive')
        .pieces(),
    ).toEqual(['draw']);
  });
  test('T59 Uprising R8.14 a second card of the Faction comes from hand', () => {
    const elsewhere = { inPlay: ['courtier'], discard: ['courtier'] } as const;
    const poor = open({ players: { seat1: { hand: ['minister', 'guard'], ...elsewhere } } }).send('minister', 'office');
    expect(poor.pieces()).toEqual(['contract', 'draw']);
    const story = open({ players: { seat1: { hand: ['minister', 'courtier', 'guard'] } } })
      .send('minister', 'office')
      .piece('pay');
    expect(story.options()).toEqual([{ card: 'courtier', from: 'hand' }]);
    story.play({ card: 'courtier', from: 'hand' });
    expect([story.of('seat1').vp, [...story.state.trashed].sort()]).toEqual([2, ['courtier', 'minister']]);
  });
  test('Uprising R8.14 another card of the Faction in play, never the one that asks for it', () => {
    const alone = open({ players: { seat1: { hand: ['minister', 'guard'] } } }).play('reveal');
    expect(alone.pieces()).toEqual([]);
    const story = open({ players: { seat1: { hand: ['minister', 'courtier'], inPlay: ['courtier'] } } })
      .play('reveal')
      .piece('pay');
    expect(story.options()).toEqual([{ card: 'courtier', from: 'in_play' }]);
    story.play({ card: 'courtier', from: 'in_play' });
    expect([story.state.turn.persuasion, story.of('seat1').inPlay]).toEqual([4, expect.arrayContaining(['minister', 'courtier'])]);
  });
});

describe('other ways to acquire', () => {
  const market = { row: ['courtier', 'path', 'court'] } as const;
  test('Uprising R15.9 a card of exactly that cost, into the hand', () => {
    const story = open({ ...market, players: { seat1: { hand: ['adept', 'guard'] } } })
      .send('adept', 'office')
      .piece('acquire');
    expect(story.options()).toEqual([buy('courtier', 'hand'), buy('path', 'hand'), buy('bargain', 'hand', 'reserve')]);
    story.play(buy('courtier', 'hand'));
    expect(story.of('seat1')).toMatchObject({ hand: { hidden: ['guard', 'courtier'] }, shown: ['courtier'], discard: [] });
  });
  test('Q25 Uprising R8.8 for its printed cost in Solari, also from the Reserve; its box works', () => {
    const story = open({ ...market, players: { seat1: { hand: ['merchant', 'guard'], solari: 3 } } })
      .send('merchant', 'office')
      .piece('acquire');
    expect(story.options()).toEqual([buy('courtier', 'hand'), buy('path', 'hand'), buy('bargain', 'hand', 'reserve')]);
    story.play(buy('bargain', 'hand', 'reserve'));
    expect(story.of('seat1')).toMatchObject({ solari: 1, spice: 1, shown: ['bargain'] });
    const poor = open({ ...market, players: { seat1: { hand: ['merchant'], solari: 1 } } }).send('merchant', 'office');
    expect(poor.pieces()).toEqual(['contract', 'draw']);
  });
  test('T46 Uprising R8.6 a condition decides where it goes; in the Reveal turn it is not revealed', () => {
    const plot = { hand: ['guard'], intrigue: ['awe'] } as const;
    const away = open({ ...market, players: { seat1: plot } }).play({ plot: 'awe' });
    expect(away.options()).toContainEqual(buy('path', 'discard'));
    const there = open({ ...market, players: { seat1: { ...plot, conflict: 1, garrison: 1 } } }).play('reveal', { plot: 'awe' });
    there.play(buy('path', 'hand'), 'done');
    expect(there.of('seat1')).toMatchObject({ hand: { hidden: ['path'] }, inPlay: [], discard: ['guard'] });
  });
  test('Uprising R14.2 a contract is completed by such an acquisition too, outside the effects of a turn at once', () => {
    const story = open({
      players: { seat1: { hand: ['guard'], intrigue: ['awe'], contracts: { open: ['a-bargain'] } } },
    });
    story.play({ plot: 'awe' }, buy('bargain', 'discard', 'reserve'));
    expect([story.asked, story.of('seat1').contracts]).toEqual(['turn seat1', { open: [], done: ['a-bargain'] }]);
    expect(story.of('seat1').solari).toBe(4);
  });
});

describe('a card that came into the hand for all to see', () => {
  const acquired = () =>
    open({ row: ['courtier', 'path', 'court'], players: { seat1: { hand: ['adept', 'guard', 'errand'] } } })
      .send('adept', 'office')
      .piece('acquire')
      .play(buy('path', 'hand'));
  test('Uprising R16.2 is known to all until it leaves the hand, the others are not', () => {
    const story = acquired();
    const view = bazaar.view(story.state, 'seat2').players.seat1;
    expect([view?.shown, view?.handCards]).toEqual([['path'], null]);
    const hands = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      story.table.imagine('seat2', chanceOf(seed));
      const { hidden } = story.of('seat1').hand;
      expect(hidden).toContain('path');
      expect(bazaar.invariants(story.state)).toEqual([]);
      hands.add(hidden.join());
      story.table.undo();
    }
    expect(hands.size).toBeGreaterThan(1);
  });
  test('Uprising R16.2 afterwards nothing is known any more', () => {
    const story = acquired();
    story.until('turn seat1').play('reveal');
    expect(story.of('seat1').shown).toEqual([]);
  });
});
