import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import type { PlayerId } from '../../imperium-family/ids.ts';
import { imperium } from '../index.ts';
import { open, type Story } from './story.fixture.ts';

type Own = NonNullable<Arrangement['players']>[PlayerId];
const holding = (card: string, own: Own = {}, more: Arrangement = {}): Story =>
  open({ seats: 3, firstPlayer: 'seat1', ...more, players: { ...more.players, seat1: { intrigue: [card], ...own } } });
/** The reason that the owner reads before the card is spent: `<name> <rule>`. */
function warning({ state }: Story, card: string): string | undefined {
  const why = imperium.view(state, 'seat1').players.seat1?.inVain?.[card];
  return why && `${why.key.split('.').at(-1)} ${why.rule}`;
}
const inRevealTurn = (card: string, own: Own = {}, more: Arrangement = {}): Story => holding(card, own, more).play('reveal');
const FULL = { emperor: 6, 'spacing-guild': 6, 'bene-gesserit': 6, fremen: 6 } as const;
const ENDGAME: Arrangement = { agenda: [{ do: 'recall' }], players: { seat2: { vp: 10 } } };

describe('an Intrigue card that would do nothing, J65', () => {
  // R12.5
  test.each<[string, () => Story, string]>([
    ['poison-snooper', () => holding('poison-snooper', { noMore: true }), 'deckEmpty R18.8'],
    ['refocus', () => holding('refocus', { noMore: true }), 'noCards R10.2'],
    ['water-of-life', () => holding('water-of-life', { noMore: true, water: 1, spice: 1 }), 'noCards R10.2'],
    ['urgent-mission', () => holding('urgent-mission'), 'noAgentOut R19.56'],
    ['rapid-mobilization', () => holding('rapid-mobilization', { garrison: 0 }), 'noTroop R17.10'],
    ['reinforcements', () => holding('reinforcements', { garrison: 12, solari: 3 }), 'supplyEmpty R8.1'],
    ['infiltrate', () => inRevealTurn('infiltrate'), 'agentSent R19.44'],
    ['urgent-mission', () => inRevealTurn('urgent-mission'), 'noAgentOut R19.56'],
    ['rapid-mobilization', () => inRevealTurn('rapid-mobilization', { garrison: 0 }), 'noTroop R17.10'],
    ['favored-subject', () => holding('favored-subject', { influence: FULL }), 'trackFull R11.1'],
    ['bribery', () => holding('bribery', { influence: FULL, solari: 2 }), 'trackFull R11.1'],
    ['plans-within-plans', () => holding('plans-within-plans', { influence: { emperor: 3, fremen: 3 } }, ENDGAME), 'condition R17.4'],
    ['corner-the-market', () => holding('corner-the-market', {}, ENDGAME), 'condition R17.4'],
    ['bypass-protocol', () => holding('bypass-protocol', { spice: 1 }, { row: [], reserve: { 'arrakis-liaison': 0 } }), 'nothing R6.8'],
  ])('%s: the offer says so beforehand, the chronicle afterwards', (card, begin, why) => {
    const story = begin();
    expect(warning(story, card)).toBe(why);
    const offer = story.options().find((option) => JSON.stringify(option).includes(`"${card}"`));
    story.play(offer);
    expect(story.told('inVain')).toEqual([{ type: 'inVain', player: 'seat1', source: { intrigue: card }, effect: null }]);
  });
  test.each<[string, () => Story]>([
    ['poison-snooper', () => holding('poison-snooper', { deck: ['dagger'] })],
    ['refocus', () => holding('refocus', { deck: ['dagger'], discard: ['scout'] })],
    ['refocus', () => holding('refocus', { deck: ['dagger'], discard: ['scout'], noMore: true })],
    ['urgent-mission', () => holding('urgent-mission', {}, { agents: { arrakeen: ['seat1'] } })],
    ['rapid-mobilization', () => holding('rapid-mobilization', { garrison: 1 })],
    ['infiltrate', () => holding('infiltrate')],
    ['bribery', () => holding('bribery', { solari: 2, influence: { ...FULL, fremen: 5 } })],
    ['plans-within-plans', () => holding('plans-within-plans', { influence: { emperor: 3, fremen: 3, 'bene-gesserit': 3 } }, ENDGAME)],
    ['corner-the-market', () => holding('corner-the-market', { deck: ['the-spice-must-flow', 'the-spice-must-flow'] }, ENDGAME)],
    ['bindu-suspension', () => holding('bindu-suspension', { noMore: true })],
    ['charisma', () => holding('charisma')],
  ])('%s that does something is no such card', (card, begin) => {
    expect(warning(begin(), card)).toBeUndefined();
  });
  // R20.2
  test('nobody else learns of it', () => {
    const { state } = holding('poison-snooper', { noMore: true });
    expect([imperium.view(state, 'seat2').players.seat1?.inVain, imperium.view(state, null).players.seat1?.inVain]).toEqual([null, null]);
  });
});

describe('an effect that would do nothing', () => {
  const visit = (hand: string, to: string, own: Own = {}, more: Arrangement = {}): Story =>
    open({ seats: 3, firstPlayer: 'seat1', ...more, players: { ...more.players, seat1: { hand: [hand], ...own } } }).send(hand, to);
  // R6.8 R7.7
  test('Secrets takes from nobody who holds fewer than four: nobody is asked, the chronicle says it', () => {
    // What is drawn is no Plot card, which could be played too.
    const story = visit('diplomacy', 'secrets', {}, { intrigueTop: ['ambush'] })
      .piece('intrigue')
      .piece('influence');
    expect([story.pieces(), story.options()]).toEqual([[], ['done']]);
    const { id } = story.state.turn.pieces.find(({ effect }) => 'steal_intrigue' in effect) ?? {};
    expect(story.whyNot({ piece: id })).toBe('nobodyHit R17.7');
    expect(story.play('done').told('inVain')).toMatchObject([{ player: 'seat1', source: { space: 'secrets' } }]);
    const robbed = visit('diplomacy', 'secrets', {}, { players: { seat2: { intrigue: ['ambush', 'bribery', 'windfall', 'refocus'] } } });
    expect(robbed.pieces()).toContain('steal_intrigue');
  });
  // R6.8 R19.16
  test('a Gun Thopter against empty garrisons', () => {
    const empty = { players: { seat2: { garrison: 0 }, seat3: { garrison: 0 } } };
    const story = visit('gun-thopter', 'secure-contract', {}, empty);
    expect([story.pieces(), story.play('done').told('inVain')]).toMatchObject([[], [{ source: { card: 'gun-thopter' } }]]);
    expect(visit('gun-thopter', 'secure-contract', {}, { players: { seat2: { garrison: 1 }, seat3: { garrison: 0 } } }).pieces()).toEqual([
      'each_opponent',
    ]);
  });
  // R11.1 R19.26, J58
  test('Influence on a full track, which does not keep Power Play from being trashed', () => {
    const story = visit('power-play', 'wealth', { influence: { emperor: 6 } });
    expect(story.pieces()).toEqual(['trash_this']);
    expect(story.piece('trash_this').play('done').told('inVain')).toMatchObject([{ source: { space: 'wealth' } }]);
  });
  // R17.4
  test('what waits for a condition lapses without a word', () => {
    expect(visit('missionaria-protectiva', 'arrakeen').piece('recruit').piece('draw').play('done').told('inVain')).toEqual([]);
  });
});

describe('an empty stack', () => {
  // R10.9
  test('says that none is left', () => {
    const story = open({ seats: 3, firstPlayer: 'seat1', reserve: { 'arrakis-liaison': 0 } }).play('reveal');
    expect(story.whyNot({ acquire: 'arrakis-liaison', from: 'reserve' })).toBe('stackEmpty R10.9');
  });
  // R7.5 R10.9
  test('gives nothing at the space that leads to it', () => {
    const story = open({
      seats: 3,
      firstPlayer: 'seat1',
      reserve: { 'foldspace-card': 0 },
      players: { seat1: { hand: ['diplomacy'] } },
    }).send('diplomacy', 'foldspace');
    const { id } = story.state.turn.pieces.find(({ effect }) => 'acquire' in effect) ?? {};
    expect(story.whyNot({ piece: id })).toBe('stackEmpty R10.9');
  });
});
