import { describe, expect, test } from 'vitest';
import { type AnyChoices, listed } from '../../../kernel/choices.ts';
import { startOf } from '../../../testkit/play.ts';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import type { SeatId } from '../../imperium-family/ids.ts';
import type { FamilyInterjections, Note } from '../../imperium-family/questions.ts';
import type { FamilyOptions } from '../../imperium-family/types.ts';
import { imperium } from '../index.ts';
import { errands, open, type Story, storyOf } from './story.fixture.ts';

const companion = (seats: 1 | 2, { options, ...more }: Arrangement = {}): Story =>
  open({ seats, options: { board: 'companion', ...options }, ...more });
function tell<Name extends keyof FamilyInterjections>(
  story: Story,
  interject: Name,
  answer: FamilyInterjections[Name],
  seat: SeatId = 'seat1',
) {
  const move = { seat, interject, answer };
  expect(story.table.refusal(move)).toBeNull();
  story.table.play(move);
  expect(imperium.invariants(story.state)).toEqual([]);
}
const noted = (story: Story, thing: Note['thing'], to: number): Story => {
  tell(story, 'note', { thing, to });
  return story;
};

/** The first Rival's turn in a Conflict before the last level, up to what is asked next. */
const turnOfRival = (card: string, players: Arrangement['players'], difficulty = 'mentat'): Story =>
  companion(1, {
    options: { difficulty },
    conflict: 'desert-power',
    agenda: [
      { do: 'rivalTurn', by: 'rival1' },
      { do: 'nextTurn', by: 'seat1' },
    ],
    hagalTop: [card],
    ...(players && { players }),
  });

describe('a companion of the physical board', () => {
  // R4.1 R2.2
  test('it is told which Conflict card came, of those that can', () => {
    const story = companion(2, { agenda: [{ do: 'round' }], conflict: 'skirmish-a', conflictTop: 'desert-power', conflictsLeft: 9 });
    expect(story.options()).toHaveLength(10);
    expect(story.options()).not.toContain('skirmish-b');
    story.play('raid-stockpiles');
    expect([story.state.conflicts, story.asked, story.state.conflictDeck.hidden.length]).toEqual([
      ['skirmish-a', 'raid-stockpiles'],
      'tellTurn seat1',
      8,
    ]);
  });
  // R21.1
  test('persons have no cards in it, and the first seat is asked everything', () => {
    const story = companion(2, { firstPlayer: 'seat2' });
    expect([story.asked, story.table.task]).toEqual(['tellTurn seat1', { do: 'tellTurn', by: 'seat2' }]);
    expect(story.of('seat2')).toMatchObject({ deck: { hidden: [] }, hand: { hidden: [] } });
    expect([story.state.row, imperium.invariants(story.state)]).toEqual([[], []]);
    expect(Object.keys(story.table.interjections('seat1')).sort()).toEqual(['close', 'note', 'place', 'token', 'turnedUp']);
    expect(story.table.interjections('seat2')).toEqual({});
  });
  // R6.5 R6.6 R7.10 R7.11 R7.21 R11.2 R15.3
  test('what follows from a visit is not asked', () => {
    const visit = (to: string, more: Arrangement = {}): Story => companion(1, { firstPlayer: 'seat1', ...more }).play({ to });
    const secrets = visit('secrets', { players: { seat1: { influence: { 'bene-gesserit': 1 } } } });
    expect([secrets.of('seat1').influence['bene-gesserit'], secrets.of('seat1').vp, secrets.of('seat1').spice]).toEqual([2, 1, 0]);
    expect(visit('the-great-flat', { bonusSpice: { 'the-great-flat': 3 } }).state.bonusSpice['the-great-flat']).toBe(0);
    expect([visit('swordmaster').of('seat1').agents, visit('mentat').of('seat1').agents, visit('wealth').of('seat1').agents]).toEqual([
      2, 2, 1,
    ]);
    expect(visit('high-council').play('over').whyNot({ to: 'high-council' })).toMatch(/R6.3/);
    expect(visit('carthag', { control: { carthag: 'rival2' } }).told('controlBonus')).toHaveLength(1);
    expect(visit('carthag', { control: { carthag: 'rival2' }, players: { rival2: { solari: 6 } } }).of('rival2')).toMatchObject({
      vp: 1,
      solari: 0,
    });
  });
  // R21.2 R22.3 R19.37
  test('Hagal minds where persons stand and what they have closed', () => {
    const story = companion(2, { hagalTop: ['hagal-wealth', 'hagal-carthag', 'hagal-secrets'] });
    tell(story, 'close', 'carthag');
    story.play({ to: 'wealth' }, 'over');
    expect(errands(story)).toEqual(['occupied', 'closed', 'secrets']);
    expect(story.play('passed', 'over').told('hagal')).toHaveLength(3);
  });
  // R13.4 R13.7 R13.11 R14.1 R23.11
  test('from the strengths that are told it finds places, rewards of Rivals, and what it has to know of those of persons', () => {
    const story = companion(1, {
      conflict: 'siege-of-arrakeen',
      firstPlayer: 'rival2',
      agenda: [{ do: 'combat' }],
      hagalTop: ['hagal-carthag'],
      players: { rival1: { conflict: 2 } },
    });
    expect([story.asked, story.told('hagalSwords').length]).toEqual(['tellStrength seat1', 1]);
    story.play(9);
    expect([story.of('seat1').vp, story.state.control['arrakeen'], story.of('rival1').solari]).toEqual([1, 'seat1', 4]);
    expect([story.asked, story.of('seat1').conflict, story.of('seat1').swords]).toEqual(['tellEnd seat1', 0, 0]);
    const lost = companion(1, {
      conflict: 'skirmish-a',
      agenda: [{ do: 'combat' }],
      hagalTop: ['hagal-carthag'],
      players: { rival1: { conflict: 2 } },
    });
    expect(lost.play(0).of('rival1').vp).toBe(1);
  });
  // R13.11 R11.7
  test('Influence out of a reward is asked for, goods are not', () => {
    const story = companion(2, { conflict: 'cloak-and-dagger', agenda: [{ do: 'combat' }] }).play(4, 0);
    expect([story.asked, story.options().length]).toEqual(['influence seat1', 4]);
    expect(story.play('fremen').asked).toBe('tellEnd seat1');
    const choice = companion(2, { conflict: 'battle-for-arrakeen', agenda: [{ do: 'combat' }] }).play(4, 6);
    expect([choice.asked, choice.of('seat2').vp]).toEqual(['tellEnd seat1', 2]);
  });
  // R23.16
  test('troops of the person are asked for only before a Rival that may lead too far', () => {
    const expert = (rival: number, difficulty: string): Story =>
      turnOfRival('hagal-stillsuits', { rival1: { conflict: rival, garrison: 2 } }, difficulty);
    expect([expert(1, 'mentat').asked, expert(3, 'sardaukar').asked, expert(3, 'mentat').asked]).toEqual([
      'tellTurn seat1',
      'tellTurn seat1',
      'tellTroops seat1',
    ]);
    expect([expert(3, 'mentat').play(1).of('rival1').conflict, expert(3, 'mentat').play(2).of('rival1').conflict]).toEqual([3, 5]);
  });
  // R23.16 R21.4
  test('not where the Rival deploys nothing anyway, nor while the other Rival is close', () => {
    const asked = (card: string, garrison: number, other: number): string =>
      turnOfRival(card, { rival1: { conflict: 3, garrison }, rival2: { conflict: other } }).asked;
    expect([asked('hagal-wealth', 2, 0), asked('hagal-stillsuits', 0, 0), asked('hagal-stillsuits', 2, 2)]).toEqual(
      Array.from({ length: 3 }, () => 'tellTurn seat1'),
    );
    expect([asked('hagal-stillsuits', 2, 1), asked('hagal-carthag', 0, 1)]).toEqual(['tellTroops seat1', 'tellTroops seat1']);
  });
  // R13.11 R21.1
  test('nobody but the first seat is asked, and for no order', () => {
    const story = companion(2, { conflict: 'machinations', agenda: [{ do: 'combat' }] }).play(2, 8);
    expect([story.asked, story.table.task]).toMatchObject(['chooseSome seat1', { by: 'seat2' }]);
    expect(story.play([0, 1]).asked).toBe('tellEnd seat1');
    expect(story.of('seat2').influence).toMatchObject({ emperor: 1, 'spacing-guild': 1 });
  });
  // R4.1 R13.11, J54
  test('what was told wrong is taken back, as long as no Hagal card has been turned up', () => {
    const round = companion(1, { agenda: [{ do: 'round' }], firstPlayer: 'seat1', conflict: 'skirmish-a' });
    const [told] = round.options();
    expect(round.play(told).table.canUndo).toBe(true);
    const fight = companion(1, {
      conflict: 'sort-through-the-chaos',
      agenda: [{ do: 'combat' }],
      hagalTop: ['hagal-carthag'],
      players: { rival1: { conflict: 2 } },
    }).play(1);
    expect([fight.of('rival1').intrigue.hidden.length, fight.table.canUndo]).toEqual([1, true]);
  });
  // R16.6 R16.7 R16.8
  test('the table says when somebody has enough points; only between equals it is asked for goods', () => {
    const end = (vp: number): Story =>
      companion(1, { agenda: [{ do: 'recall' }], players: { seat1: { vp }, rival1: { vp: 8, spice: 2 } } });
    expect([end(3).options(), end(10).options()]).toEqual([
      ['on', 'over'],
      ['over', 'on'],
    ]);
    expect(end(3).play('on').asked).toBe('tellConflict seat1');
    const over = end(10).play('over');
    expect(over.table.choices('seat1')).toEqual({ pick: 'number', min: 0, max: 25, likely: 10 });
    expect(over.play(11).state.result).toEqual({ winner: 'seat1', by: null });
    const tied = end(10).play('over', 8);
    expect(tied.asked).toBe('tellRest seat1');
    expect(tied.play({ solari: 3, spice: 2, water: 0, garrison: 0 }).state.result).toEqual({ winner: 'seat1', by: 'solari' });
    const rival = companion(1, { agenda: [{ do: 'recall' }], players: { rival1: { vp: 10 } } });
    expect(rival.asked).toBe('tellScore seat1');
  });
  // R11.2 R11.5 R23.12 R19.43 R19.56 R15.1
  test('the books can be set right at any time', () => {
    const story = companion(1, {
      firstPlayer: 'seat1',
      players: { rival1: { conflict: 2, influence: { fremen: 4 } } },
      alliances: { fremen: 'rival1' },
    });
    noted(story, { player: 'seat1', what: 'fremen' }, 5);
    expect([story.state.alliances.fremen, story.of('seat1').vp, story.of('seat1').influence.fremen]).toEqual(['seat1', 2, 5]);
    noted(story, { player: 'rival1', what: 'conflict' }, 1);
    noted(story, { player: 'rival1', what: 'solari' }, 8);
    expect(story.of('rival1')).toMatchObject({ conflict: 1, solari: 1, vp: 1 });
    noted(story, { bonusAt: 'hagga-basin' }, 2);
    expect(story.state.bonusSpice['hagga-basin']).toBe(2);
    noted(story, { player: 'seat1', what: 'vp' }, 7);
    expect(story.of('seat1').vp).toBe(7);
    tell(story, 'place', { player: 'seat1', space: 'arrakeen' });
    expect([story.of('seat1').agents, story.whyNot({ to: 'arrakeen' })]).toEqual([1, 'ownAgent R6.3']);
    tell(story, 'lift', { player: 'seat1', space: 'arrakeen' });
    expect([story.of('seat1').agents, story.state.agents['arrakeen']]).toEqual([2, []]);
    story.table.undo();
    expect(story.state.agents['arrakeen']).toEqual(['seat1']);
  });
});

/** Emperor 2 against a Rival's 3: with Power Play a visit to Wealth takes the Alliance. */
const race = (more: Arrangement = {}): Story =>
  companion(1, {
    firstPlayer: 'seat1',
    players: { seat1: { influence: { emperor: 2 } }, rival1: { influence: { emperor: 3 } } },
    hagalTop: ['hagal-conspire'],
    ...more,
  });
describe('a turn that is told has an end', () => {
  // R6.7 R6.10 R11.4 R19.26
  test('first comes everything that it has changed, only then do the Rivals act', () => {
    const story = race().play({ to: 'wealth' });
    expect([story.asked, story.of('seat1').influence.emperor, story.told('hagal').length]).toEqual(['tellMore seat1', 3, 0]);
    expect(story.options()[0]).toBe('over');
    story.play({ faction: 'emperor', step: 1 });
    expect([story.asked, story.state.alliances.emperor, story.told('hagal').length]).toEqual(['tellMore seat1', 'seat1', 0]);
    story.play('over');
    expect(errands(story)[0]).toBe('conspire');
    expect([story.of('rival1').influence.emperor, story.state.alliances.emperor]).toEqual([4, 'seat1']);
  });
  // R19.37 R21.2
  test('a space that the card closes is closed to the Rival that acts next', () => {
    const story = race().play({ to: 'wealth' });
    tell(story, 'close', 'conspire');
    expect(errands(story.play('over'))[0]).toBe('closed');
  });
  // R9.3 R10.5 R19.39
  test('so have a Reveal turn and one that ended early', () => {
    const revealed = race().play('revealed');
    expect([revealed.asked, revealed.told('hagal').length]).toEqual(['tellMore seat1', 0]);
    revealed.play({ faction: 'fremen', step: 1 }, { faction: 'fremen', step: 1 });
    expect([revealed.of('seat1').vp, revealed.asked]).toEqual([1, 'tellMore seat1']);
    const passed = race().play('passed');
    expect([passed.asked, passed.table.canUndo, passed.told('hagal').length]).toEqual(['tellMore seat1', true, 0]);
    passed.table.undo();
    expect(passed.asked).toBe('tellTurn seat1');
  });
  // R11.1
  test('no step leads beyond the track', () => {
    const story = race({ players: { seat1: { influence: { emperor: 5, fremen: 6 } } } }).play({ to: 'wealth' });
    const steps = story.options().filter((option) => typeof option === 'object');
    expect(steps).toHaveLength(4); // Emperor and Fremen down, the Guild and the Bene Gesserit up
  });
});
describe('what was told wrong and is found out when the Rivals have acted', () => {
  const late = (): Story => race().play({ to: 'wealth' }, 'over');
  // R11.4 R11.5
  test('an Alliance', () => {
    const story = late();
    expect([story.state.alliances.emperor, story.table.canUndo]).toEqual(['rival1', false]);
    noted(story, { player: 'seat1', what: 'emperor' }, 4);
    const before = story.of('rival1').vp;
    tell(story, 'token', { token: { alliance: 'emperor' }, holder: 'seat1' });
    expect([story.state.alliances.emperor, story.of('seat1').vp, story.of('rival1').vp]).toEqual(['seat1', 1, before - 1]);
    expect(
      story.table.refusal({ seat: 'seat1', interject: 'token', answer: { token: { alliance: 'fremen' }, holder: 'seat1' } }),
    ).not.toBeNull();
  });
  // R21.2 R19.37
  test('where a Rival stands, and a space that is not closed', () => {
    const story = late();
    tell(story, 'lift', { player: 'rival1', space: 'conspire' });
    tell(story, 'place', { player: 'rival1', space: 'heighliner' });
    expect([story.state.agents['conspire'], story.state.agents['heighliner']]).toEqual([[], expect.arrayContaining(['rival1'])]);
    tell(story, 'close', 'carthag');
    tell(story, 'open', 'carthag');
    expect(story.state.voices).toEqual([]);
  });
  // R14.1 R16.1 R16.4 R22.7
  test('control, and who has the Mentat', () => {
    const story = late();
    tell(story, 'token', { token: { control: 'carthag' }, holder: 'rival2' });
    tell(story, 'token', { token: { control: 'carthag' }, holder: 'seat1' });
    tell(story, 'token', { token: 'mentat', holder: 'seat1' });
    expect([story.state.control['carthag'], story.state.mentat?.holder, story.of('seat1').agents]).toEqual(['seat1', 'seat1', 2]);
    tell(story, 'token', { token: 'mentat', holder: null });
    expect([story.state.mentat?.holder, story.of('seat1').agents]).toEqual([null, 1]);
    const end = companion(1, { agenda: [{ do: 'recall' }] });
    tell(end, 'token', { token: 'mentat', holder: 'rival1' });
    expect(end.state.mentat).toEqual({ holder: null, next: 'rival1' });
    const two = companion(2);
    expect(
      two.table.refusal({ seat: 'seat1', interject: 'token', answer: { token: { control: 'carthag' }, holder: 'rival1' } }),
    ).not.toBeNull();
  });
  // R9.1 R21.2
  test('a Reveal told by mistake, as long as no Rival has turned up a card for it', () => {
    const story = companion(2, { firstPlayer: 'seat1' }).play('revealed');
    expect(story.table.canUndo).toBe(true);
    story.play('over');
    expect([story.table.task, story.told('hagal').length, story.table.canUndo]).toEqual([{ do: 'tellTurn', by: 'seat2' }, 0, true]);
    story.table.undo();
    story.table.undo();
    expect([story.asked, story.of('seat1').revealed, story.state.reveals]).toEqual(['tellTurn seat1', false, 0]);
    const solo = companion(1, { firstPlayer: 'seat1' }).play('revealed', 'over');
    expect([solo.told('hagal').length > 0, solo.table.canUndo]).toEqual([true, false]);
  });
  // R4.1 R2.2
  test('which Conflict card lies there', () => {
    const story = companion(1, { firstPlayer: 'rival1', conflict: 'desert-power', agenda: [{ do: 'nextTurn', by: 'rival1' }] });
    expect(story.told('hagal').length).toBeGreaterThan(0);
    tell(story, 'turnedUp', 'raid-stockpiles');
    expect(story.state.conflicts).toEqual(['raid-stockpiles']);
    expect(story.table.refusal({ seat: 'seat1', interject: 'turnedUp', answer: 'skirmish-a' })).not.toBeNull();
  });
  // R7.10 R7.21 R5.4 J54
  test('what somebody has or has not', () => {
    const story = companion(2, { firstPlayer: 'seat1' }).play({ to: 'swordmaster' }, 'over');
    noted(story, { player: 'seat1', what: 'swordmaster' }, 0);
    expect([story.of('seat1').swordmaster, story.of('seat1').agents]).toEqual([false, 1]);
    noted(story, { player: 'seat1', what: 'council' }, 1);
    expect(story.of('seat1').council).toBe(true);
    story.play('revealed', 'over');
    noted(story, { player: 'seat2', what: 'revealed' }, 0);
    expect(story.play({ to: 'arrakeen' }, 'over').table.task).toMatchObject({ do: 'tellTurn', by: 'seat2' });
    const solo = late();
    noted(solo, { player: 'rival2', what: 'intrigue' }, 2);
    expect([solo.of('rival2').intrigue.hidden.length, solo.of('rival2').vp]).toEqual([2, solo.of('rival2').vp]);
    noted(solo, { player: 'rival2', what: 'intrigue' }, 0);
    expect(solo.of('rival2').intrigue.hidden).toEqual([]);
  });
});

/** How somebody at the table answers, by question. */
type Habits = Readonly<Record<string, (choices: AnyChoices, story: Story) => unknown>>;
function firstOf(choices: AnyChoices): unknown {
  if (choices.pick === 'one') return choices.of[0];
  if (choices.pick === 'number') return choices.likely ?? 0;
  return choices.pick === 'some' ? choices.of.slice(0, choices.min) : 0;
}
const HABITS: Habits = {
  tellMore: () => 'over',
  tellTurn(choices, { state }) {
    const free = listed(choices).find((option) => typeof option === 'object' && !state.agents[(option as { to: string }).to]?.length);
    return free ?? 'revealed';
  },
  tellStrength: (_, { state }) => (state.round % 2 === 0 ? 7 : 0),
  tellEnd: () => 'on',
  tellTroops: () => 1,
};
function wholeGame(seats: 1 | 2, options: FamilyOptions): Story {
  const story = storyOf(startOf({ module: imperium, seats, options: { board: 'companion', ...options } }, 5));
  while (!story.table.position.outcome) {
    const { task } = story.table;
    const choices = story.table.choices('seat1');
    if (!task || !choices) throw new Error(`${story.asked}: the first seat is asked everything`);
    story.play((HABITS[task.do] ?? firstOf)(choices, story));
  }
  return story;
}

describe('a whole game beside the physical board', () => {
  // R3.2 R21.1 R22.3 R22.5
  test('of two persons and House Hagal', () => {
    const story = wholeGame(2, { start: 'seat1' });
    expect([story.state.round, story.state.conflicts.length]).toEqual([10, 10]);
    expect(
      story
        .told('round')
        .map(({ firstPlayer }) => firstPlayer)
        .slice(0, 3),
    ).toEqual(['seat1', 'seat2', 'seat1']);
    const errands = story.told('hagal').filter(({ to }) => to !== null);
    expect(errands.length).toBe(turnsOfFirst(story));
    expect(story.told('combat')).toHaveLength(10);
    expect(story.of('rival1')).toMatchObject({ vp: 0, solari: 0, agents: expect.any(Number) });
  });
  // R3.2 R23.6 R23.7 R23.17
  test('of one person and two Rivals', () => {
    const story = wholeGame(1, { difficulty: 'mentat' });
    expect(story.state.round).toBeGreaterThan(4);
    expect(story.told('rivalSwordmasters')).toHaveLength(1);
    const { result } = story.state;
    const most = Math.max(...story.state.order.map((id) => story.of(id).vp));
    expect(story.of(result?.winner ?? 'seat1').vp).toBe(most);
    const questions = story.table.position.turn / story.state.round;
    expect(questions).toBeLessThan(12);
  });
});
/** Every Agent turn of whoever is First Player: nobody here has more than House Hagal. */
function turnsOfFirst(story: Story): number {
  let turns = 0;
  let first = '';
  for (const event of story.events) {
    if (event.type === 'round') first = event.firstPlayer;
    if (event.type === 'toldTurn' && typeof event.turn === 'object' && event.player === first) turns++;
  }
  return turns;
}
