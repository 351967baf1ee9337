import { describe, expect, test } from 'vitest';
import { startOf } from '../../../testkit/play.ts';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import { imperium } from '../index.ts';
import { hagalCardsIn, open, type Story } from './story.fixture.ts';

const two = (arrangement: Arrangement = {}): Story => open({ seats: 2, ...arrangement });
/** The Conflict with these strengths: one troop each, the rest in swords. */
function fight(conflict: string, hagal: number, strengths: readonly [number, number], more: Arrangement = {}): Story {
  const [one, other] = strengths;
  const of = (strength: number) => (strength === 0 ? {} : { conflict: 1, swords: strength - 2 });
  const players = { rival1: of(hagal), seat1: of(one), seat2: of(other) };
  return two({ conflict, players, agenda: [{ do: 'rank' }], ...more });
}
const sends = { hand: ['dagger', 'diplomacy', 'dune-the-desert-planet', 'seek-allies'], solari: 20 };
const hagalActs = (story: Story): number => story.told('hagal').filter(({ to }) => to !== null).length;

describe('two players and House Hagal', () => {
  // R2.11 R22.1 R2.8 R2.9
  test('set-up: three Agents, twelve troops in the supply, no Leader, goods or score, 28 cards', () => {
    const table = startOf({ module: imperium, seats: 2, options: { leaders: 'random' } }, 4);
    const { state } = table;
    expect([state.order, state.seats]).toEqual([
      ['seat1', 'seat2', 'rival1'],
      ['seat1', 'seat2'],
    ]);
    const { agents, supply, garrison, leader, solari, spice, water, vp, intrigue, influence } = playerOf(state, 'rival1');
    expect([agents, supply, garrison, leader, solari, spice, water, vp, intrigue.hidden]).toEqual([3, 12, 0, null, 0, 0, 0, 0, []]);
    expect(Object.values(influence)).toEqual([0, 0, 0, 0]);
    const cards = hagalCardsIn(state);
    expect([cards.length, cards.includes('hagal-arrakeen-1p'), cards.includes('hagal-reshuffle')]).toEqual([28, false, true]);
    const person = playerOf(state, 'seat1');
    expect([person.garrison, person.water, person.agents]).toEqual([3, 1, 2]);
    expect(['seat1', 'seat2']).toContain(state.firstPlayer);
  });
  // R22.3 R5.1
  test('it acts after each Agent turn of the First Player, of nobody else, and after no Reveal turn', () => {
    const story = two({
      players: { seat1: { ...sends, hand: ['dagger'] }, seat2: { ...sends, hand: ['diplomacy'] } },
      hagalTop: ['hagal-carthag'],
    });
    story.send('dagger', 'hall-of-oratory').until('turn seat2');
    expect([hagalActs(story), story.state.agents['carthag'], story.state.turn.of]).toEqual([1, ['rival1'], 'seat2']);
    story.send('diplomacy', 'wealth').until('turn seat1');
    expect(hagalActs(story)).toBe(1);
    story.play('reveal').until('turn seat2');
    expect(hagalActs(story)).toBe(1);
  });
  // R22.3 W20
  test('W20: three Agents of the First Player are three turns of House Hagal, two are two', () => {
    const acts = (firstPlayer: 'seat1' | 'seat2'): number => {
      const players = { seat1: { ...sends, swordmaster: true }, seat2: sends };
      const story = two({ firstPlayer, players, hagalTop: ['hagal-secrets', 'hagal-foldspace', 'hagal-selective-breeding'] });
      for (let turn = 0; turn < 12 && story.asked.startsWith('turn'); turn++) {
        const [option] = story.options();
        const next = story.asked.endsWith('seat1') ? 'turn seat2' : 'turn seat1';
        if (option === 'reveal') break;
        story.play(option);
        if (!story.asked.startsWith('turn')) story.until(next);
      }
      return hagalActs(story);
    };
    expect([acts('seat1'), acts('seat2')]).toEqual([3, 2]);
  });
  // R22.3
  test('T44: three times at most', () => {
    const story = two({ agents: { carthag: ['rival1'], secrets: ['rival1'], wealth: ['rival1'] }, players: { seat1: sends } });
    story.send('dagger', 'hall-of-oratory').until('turn seat2');
    expect([story.told('hagal'), story.of('rival1').agents]).toEqual([[], 0]);
  });
  // R22.3 R19.39, J62
  test('T48: a turn ended by Bindu Suspension triggers nothing', () => {
    const story = two({ players: { seat1: { ...sends, intrigue: ['bindu-suspension'] } } })
      .play({ plot: 'bindu-suspension' }, true)
      .until('turn seat2');
    expect(story.told('hagal')).toEqual([]);
  });
  // R22.4 R22.9 R22.5, J51
  test('when both have revealed the phase ends; Agents and troops go home, the marker alternates', () => {
    const story = two({ agents: { carthag: ['rival1'] }, players: { rival1: { conflict: 2 } } });
    story.play('reveal').until('turn seat2').play('reveal').until('turn seat2');
    const { agents, conflict, supply } = story.of('rival1');
    expect([story.state.round, story.state.firstPlayer, agents, conflict, supply]).toEqual([2, 'seat2', 3, 0, 12]);
    story.play('reveal').until('turn seat1').play('reveal').until('turn seat1');
    expect([story.state.round, story.state.firstPlayer]).toEqual([3, 'seat1']);
  });
  // R22.2 R22.6 R22.7 R13.7
  test('T10: it ranks, takes no reward, and ends the control of a person', () => {
    const story = fight('siege-of-carthag', 9, [6, 4], { control: { carthag: 'seat1' } });
    expect(story.told('placed')).toEqual([
      { type: 'placed', player: 'rival1', place: 'first', won: true },
      { type: 'placed', player: 'seat1', place: 'second', won: false },
    ]);
    expect([story.state.control['carthag'], story.of('seat1').spice, story.of('seat1').intrigue.hidden.length]).toEqual([null, 1, 1]);
    expect([story.of('seat2').spice, story.of('rival1').vp, story.of('rival1').spice]).toEqual([0, 0, 0]);
    expect(story.told('controlEnded')).toEqual([{ type: 'controlEnded', player: 'seat1', space: 'carthag', by: 'rival1' }]);
  });
  // R22.7 R13.8
  test('T10: tied at the top it wins nothing, and the marker stays', () => {
    const story = fight('siege-of-carthag', 6, [6, 2], { control: { carthag: 'seat1' } });
    expect([story.state.control['carthag'], story.of('seat1').spice, story.of('seat2').spice]).toEqual(['seat1', 1, 0]);
  });
  // R22.7
  test('another Conflict ends no control', () => {
    expect(fight('desert-power', 9, [6, 4], { control: { carthag: 'seat1' } }).state.control['carthag']).toBe('seat1');
  });
  // R22.6 R13.9, J7
  test('T11: tied at place 2 with it a person gets the third reward', () => {
    const story = fight('siege-of-carthag', 7, [9, 7]);
    expect([story.of('seat1').vp, story.state.control['carthag'], story.of('seat2').spice, story.of('rival1').spice]).toEqual([
      1,
      'seat1',
      1,
      0,
    ]);
  });
  // R22.8 R11.4 R11.5 R11.6 R22.2
  test('it takes and loses Alliances, which are worth nothing to it', () => {
    const story = two({
      players: { rival1: { influence: { fremen: 4 } }, seat1: { vp: 2, influence: { fremen: 4 } } },
      alliances: { fremen: 'seat1' },
      hagalTop: ['hagal-stillsuits'],
      agenda: [
        { do: 'rivalTurn', by: 'rival1' },
        { do: 'nextTurn', by: 'seat1' },
      ],
    });
    expect([story.state.alliances.fremen, story.of('seat1').vp, story.of('rival1').vp]).toEqual(['rival1', 1, 0]);
    const back = two({
      players: { rival1: { influence: { fremen: 4 } }, seat1: { influence: { fremen: 4 }, water: 1, hand: ['seek-allies'] } },
      alliances: { fremen: 'rival1' },
    })
      .send('seek-allies', 'stillsuits')
      .piece('influence');
    expect([back.state.alliances.fremen, back.of('seat1').vp, back.of('rival1').vp]).toEqual(['seat1', 1, 0]);
  });
  // R22.2 R16.7 R16.8
  test('it has no score and cannot win', () => {
    const story = two({ agenda: [{ do: 'recall' }], conflictsLeft: 0, round: 10, players: { seat2: { water: 2 } } });
    expect(story.state.result).toEqual({ winner: 'seat2', by: 'water' });
    expect(story.told('result')[0]?.scores.map(({ player }) => player)).toEqual(['seat1', 'seat2']);
  });
});
