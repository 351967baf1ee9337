import { describe, expect, test } from 'vitest';
import { startOf } from '../../../testkit/play.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import { turnUpHagal } from '../../imperium-family/verbs/rivals.ts';
import type { FamilyOptions, State } from '../../imperium-family/types.ts';
import { uprising } from '../index.ts';
import { RECORDS } from '../records.ts';
import { open } from './story.fixture.ts';

/** A table whose Leaders and Rivals are dealt: it has begun at once. */
const begun = (seats: number, options: FamilyOptions = {}, seed = 1): State =>
  startOf({ module: uprising, seats, options: { leaders: 'random', ...options } }, seed).state;
const seeds = Array.from({ length: 12 }, (_, at) => at + 1);
const of = playerOf;

describe('set-up with Rivals', () => {
  // R17.1 R2.11
  test('alone the person chooses a Leader, then two different cards of ten for the Rivals', () => {
    const table = startOf({ module: uprising, seats: 1, options: { leaders: 'choose' } }, 1);
    table.play({ seat: 'seat1', answer: 'muaddib' });
    expect([table.task?.do, table.asked]).toEqual(['rivalCard', ['seat1']]);
    expect(table.choices('seat1')).toEqual({ pick: 'one', of: Object.keys(RECORDS.rivals) });
    table.play({ seat: 'seat1', answer: 'rival-staban-tuek' });
    expect(table.refusal({ seat: 'seat1', answer: 'rival-staban-tuek' })).not.toBeNull();
    table.play({ seat: 'seat1', answer: 'rival-muaddib' });
    expect([of(table.state, 'rival1').rivalCard, of(table.state, 'rival2').rivalCard]).toEqual(['rival-staban-tuek', 'rival-muaddib']);
  });
  // R17.1
  test('dealt cards differ too', () => {
    for (const seed of seeds) {
      const state = begun(1, {}, seed);
      const cards = [of(state, 'rival1').rivalCard, of(state, 'rival2').rivalCard];
      expect(new Set(cards).size).toBe(2);
      for (const card of cards) expect(RECORDS.rivals).toHaveProperty([card ?? '']);
    }
  });
  // R17.2
  test('two persons share one Rival, whose card the first of them chooses', () => {
    const table = startOf({ module: uprising, seats: 2, options: { leaders: 'choose' } }, 1);
    for (const answer of ['muaddib', 'gurney-halleck']) table.play({ seat: table.asked[0] as 'seat1', answer });
    expect([table.task?.do, table.asked]).toEqual(['rivalCard', ['seat1']]);
    table.play({ seat: 'seat1', answer: 'rival-amber-metulli' });
    expect(table.state.order.filter((id) => id.startsWith('rival'))).toEqual(['rival1']);
  });
  // R17.2 R17.17
  test('by the simpler rules only two cards can be the Rival', () => {
    const table = startOf({ module: uprising, seats: 2, options: { leaders: 'choose', streamlined: 'with' } }, 1);
    for (const answer of ['muaddib', 'gurney-halleck']) table.play({ seat: table.asked[0] as 'seat1', answer });
    expect(table.choices('seat1')).toEqual({ pick: 'one', of: ['rival-glossu-rabban', 'rival-amber-metulli'] });
  });
  // R17.3
  test.each([1, 2])('beside %i: 2 Agents, 3 troops in the garrison, 9 in the supply, 3 Spies, 1 water, nothing else', (seats) => {
    const rival = of(begun(seats, seats === 1 ? { difficulty: 'sardaukar' } : {}), 'rival1');
    expect(rival).toMatchObject({ agents: 2, swordmaster: false, garrison: 3, supply: 9, spies: 3, water: 1, solari: 0, spice: 0, vp: 0 });
    expect(Object.values(rival.influence)).toEqual([0, 0, 0, 0]);
    expect([rival.hand, rival.deck, rival.intrigue].map(({ hidden }) => hidden.length)).toEqual([0, 0, 0]);
  });
  // R17.1 R17.3
  test('a mercenary begins with an Intrigue card against Rivals without garrison, all others without', () => {
    const mercenary = begun(1, { difficulty: 'mercenary' });
    expect([of(mercenary, 'rival1').garrison, of(mercenary, 'rival2').garrison]).toEqual([0, 0]);
    expect(of(mercenary, 'seat1').intrigue.hidden).toHaveLength(1);
    for (const difficulty of ['sardaukar', 'mentat', 'kwisatz-haderach']) {
      const state = begun(1, { difficulty });
      expect([of(state, 'rival1').garrison, of(state, 'seat1').intrigue.hidden.length]).toEqual([3, 0]);
    }
  });
  // R17.1
  test('against the hardest Rivals the person cannot have the Swordmaster', () => {
    const at = (difficulty: string) => open({ seats: 1, options: { difficulty }, players: { seat1: { hand: ['dagger'], solari: 9 } } });
    const goes = (difficulty: string): boolean =>
      at(difficulty)
        .options()
        .some((option) => typeof option === 'object' && option !== null && 'to' in option && option.to === 'swordmaster');
    expect([goes('mentat'), goes('kwisatz-haderach')]).toEqual([true, false]);
    expect(at('kwisatz-haderach').whyNot({ card: 'dagger', to: 'swordmaster' })).toBe('noSwordmaster R17.1');
  });
  // R17.3 R17.6
  test('the Reshuffle card plays along with two persons only', () => {
    const cards = (seats: number) => begun(seats).hagal?.deck.hidden ?? [];
    expect([cards(1).includes('hagal-reshuffle'), cards(2).includes('hagal-reshuffle')]).toEqual([false, true]);
    expect([cards(1).length, cards(2).length]).toEqual([37, 38]);
  });
  // R17.4 R2.8
  test('alone each of the three is dealt an Objective, and a Rival may begin', () => {
    const firsts = new Set<string>();
    for (const seed of seeds) {
      const state = begun(1, {}, seed);
      const dealt = state.order.map((id) => of(state, id).objectives?.map(({ objective }) => objective)[0]);
      expect([...dealt].sort()).toEqual(['objective-crysknife', 'objective-desert-mouse-first', 'objective-ornithopter-1-3p']);
      firsts.add(state.firstPlayer);
    }
    expect([...firsts].sort()).toEqual(['rival1', 'rival2', 'seat1']);
  });
  // R17.4
  test('with two persons the Rival has the Ornithopter and never begins', () => {
    const firsts = new Set<string>();
    for (const seed of seeds) {
      const state = begun(2, {}, seed);
      expect(of(state, 'rival1').objectives).toEqual([{ objective: 'objective-ornithopter-1-3p', faceUp: true }]);
      firsts.add(state.firstPlayer);
    }
    expect([...firsts].sort()).toEqual(['seat1', 'seat2']);
  });
  // R17.4
  test('alone the marker goes on from seat to seat, Rivals among them', () => {
    const next = (firstPlayer: 'seat1' | 'rival1' | 'rival2') =>
      open({ seats: 1, firstPlayer, agenda: [{ do: 'recall' }] }).state.firstPlayer;
    expect([next('seat1'), next('rival1'), next('rival2')]).toEqual(['rival1', 'rival2', 'seat1']);
  });
  // R17.4
  test('with two persons the order is First Player, Rival, the other; the marker goes to and fro', () => {
    const story = open({ seats: 2, firstPlayer: 'seat2', agenda: [{ do: 'recall' }], hagalTop: ['hagal-arrakeen', 'hagal-fremkit'] });
    expect([story.state.firstPlayer, story.state.order]).toEqual(['seat1', ['seat1', 'rival1', 'seat2']]);
    expect(story.asked).toBe('turn seat1');
    story.play('reveal', 'done');
    expect(story.told('hagal').map(({ player, card }) => `${player} ${card}`)).toEqual(['rival1 hagal-arrakeen']);
    expect(story.asked).toBe('turn seat2');
    const next = open({ seats: 2, firstPlayer: 'seat1', agenda: [{ do: 'recall' }] });
    expect([next.state.firstPlayer, next.state.order]).toEqual(['seat2', ['seat2', 'rival1', 'seat1']]);
  });
  // R17.5
  test('a Rival has no Reveal turn; it goes on after the last one as long as it has Agents', () => {
    const story = open({
      seats: 1,
      firstPlayer: 'seat1',
      conflict: 'skirmish-crysknife',
      hagalTop: ['hagal-assembly-hall', 'hagal-gather-support-a', 'hagal-dutiful-service', 'hagal-secrets'],
    }).play('reveal');
    if (story.asked === 'effects seat1') story.play('done');
    const sent = story.told('hagal').slice(0, 4);
    expect(sent.map(({ player, to }) => `${player} ${to}`)).toEqual([
      'rival1 assembly-hall',
      'rival2 gather-support',
      'rival1 dutiful-service',
      'rival2 secrets',
    ]);
    expect(story.of('seat1').lastReveal).toBe(1);
    expect([story.of('rival1').lastReveal, story.of('rival2').lastReveal]).toEqual([0, 0]);
  });
  test('where nobody plays against Rivals, House Hagal has no cards to turn up', () => {
    expect(() => turnUpHagal(open({ seats: 3 }).table)).toThrow('No Rival plays');
  });
  // R17.20
  test('there is no card of another box', () => {
    const spaces = new Set(Object.keys(RECORDS.board.spaces));
    for (const { send_to: to } of Object.values(RECORDS.hagal.cards)) if (typeof to === 'string') expect(spaces).toContain(to);
  });
});
