import { describe, expect, test } from 'vitest';
import { type AnyChoices, listed } from '../../../kernel/choices.ts';
import { startOf } from '../../../testkit/play.ts';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import type { SeatId } from '../../imperium-family/ids.ts';
import type { FamilyInterjections } from '../../imperium-family/questions.ts';
import { storyOf } from '../../imperium-family/story.fixture.ts';
import type { FamilyOptions } from '../../imperium-family/types.ts';
import { uprising } from '../index.ts';
import { open, type Story } from './story.fixture.ts';

const RIVALS = { rival1: { rivalCard: 'rival-gurney-halleck' }, rival2: { rivalCard: 'rival-muaddib' } } as const;
function companion(seats: 1 | 2, { options, players, ...more }: Arrangement = {}): Story {
  const { rival2, ...alone } = RIVALS;
  const cards = seats === 1 ? RIVALS : alone;
  const rivals = Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, ...players?.[id as 'rival1'] }]));
  return open({ seats, options: { board: 'companion', ...options }, players: { ...players, ...rivals }, ...more });
}
function tell<Name extends keyof FamilyInterjections>(story: Story, interject: Name, answer: FamilyInterjections[Name]): Story {
  const move = { seat: 'seat1' as SeatId, interject, answer };
  expect(story.table.refusal(move)).toBeNull();
  story.table.play(move);
  expect(uprising.invariants(story.state)).toEqual([]);
  return story;
}
const mayTell = (story: Story): readonly string[] => Object.keys(story.table.interjections('seat1')).sort();
/** The person has sent an Agent there, in a game of one. */
const visit = (to: string, more: Arrangement = {}): Story => companion(1, { firstPlayer: 'seat1', ...more }).play({ to });
/** A whole turn of the first Rival, whose Hagal card is known. */
const rivalGoes = (card: string, more: Arrangement = {}): Story =>
  companion(1, {
    hagalTop: [card],
    agenda: [
      { do: 'rivalTurn', by: 'rival1' },
      { do: 'nextTurn', by: 'seat1' },
    ],
    ...more,
  });

describe('beside a physical board of Uprising', () => {
  // R17.3 R17.4
  test('persons have no cards and no contracts in the app; Objectives are dealt to all', () => {
    const story = storyOf(startOf({ module: uprising, seats: 2, options: { board: 'companion', leaders: 'random', choam: 'with' } }, 3));
    expect([story.state.row, story.state.contracts, story.of('seat1').contracts]).toEqual([[], undefined, undefined]);
    expect(story.state.order.map((id) => story.of(id).objectives?.length)).toEqual([1, 1, 1]);
    expect([story.asked, story.of('seat1').hand]).toEqual(['tellConflict seat1', { hidden: [] }]);
  });
  // R5.1 R7.6
  test('Spies and the Shield Wall can be set right; no card of this edition closes a space', () => {
    expect(mayTell(companion(1, { firstPlayer: 'seat1' }))).toEqual(['note', 'place', 'spy', 'token', 'turnedUp']);
  });
});

describe('what a visit means for the Rivals', () => {
  // R5.2 R12.3 R17.11
  test('a Spy that a space or a track brings is asked for, and stands in the way of Rivals', () => {
    const story = visit('espionage');
    expect(story.asked).toBe('placeSpy seat1');
    story.play('post-arrakeen-refinery');
    expect([story.state.posts?.['post-arrakeen-refinery'], story.asked]).toEqual([['seat1'], 'tellMore seat1']);
    const track = visit('sardaukar', { players: { seat1: { influence: { emperor: 3 } } } });
    expect([track.asked, track.of('seat1').influence.emperor]).toEqual(['placeSpy seat1', 4]);
    const rival = rivalGoes('hagal-place-spy-city', { posts: { 'post-arrakeen-refinery': ['seat1'] } });
    expect(rival.told('placedSpy')).toEqual([{ type: 'placedSpy', player: 'rival1', post: 'post-refinery-research' }]);
  });
  // R5.5 R5.6
  test('a Spy that lets the Agent in comes back, and another may gather intelligence', () => {
    const story = visit('arrakeen', { agents: { arrakeen: ['rival1'] }, posts: { 'post-arrakeen-refinery': ['seat1'] } });
    expect(story.told('recalledSpy')).toMatchObject([{ player: 'seat1', errand: 'infiltrate' }]);
    expect([story.state.agents['arrakeen'], story.asked]).toEqual([['rival1', 'seat1'], 'tellMore seat1']);
    const gathering = visit('arrakeen', { posts: { 'post-arrakeen-refinery': ['seat1'] } });
    expect([gathering.asked, gathering.play('keep').asked]).toEqual(['recallSpy seat1', 'tellMore seat1']);
  });
  // R6.2 R6.4 R7.5 R7.7
  test('of Sietch Tabr and maker spaces it asks what was chosen, and keeps Hooks, sandworms and the Shield Wall', () => {
    const tabr = visit('sietch-tabr');
    expect(tabr.asked).toBe('choose seat1');
    expect(tabr.play(0).of('seat1')).toMatchObject({ hooks: true, water: 0 });
    expect(visit('sietch-tabr').play(1, true).state.shieldWall).toBe(false);
    const hooked = { conflict: 'propaganda', players: { seat1: { hooks: true } } } as const;
    expect(visit('hagga-basin', hooked).play(1).of('seat1').sandworms).toBe(1);
    expect(visit('hagga-basin', hooked).play(0).of('seat1')).toMatchObject({ sandworms: 0, spice: 0 });
    expect(visit('hagga-basin').asked).toBe('tellMore seat1');
    expect(visit('hagga-basin', { ...hooked, conflict: 'siege-of-arrakeen' }).asked).toBe('tellMore seat1');
  });
  // R6.3
  test('at Secrets a Rival that holds four Intrigue cards gives one away', () => {
    const held = (rival: number): Story => {
      const story = companion(1, { firstPlayer: 'seat1', players: { rival1: { rivalCard: 'rival-staban-tuek' } } });
      tell(story, 'note', { thing: { player: 'rival1', what: 'intrigue' }, to: rival });
      return story.play({ to: 'secrets' });
    };
    expect([held(4).of('rival1').intrigue.hidden.length, held(3).of('rival1').intrigue.hidden.length]).toEqual([3, 3]);
    expect(held(4).told('stole')).toEqual([{ type: 'stole', player: 'seat1', from: 'rival1', card: null }]);
    // The card lies in a person's hand at the table, not here.
    expect(held(4).of('seat1').intrigue.hidden).toEqual([]);
  });
  // R6.3 R17.10
  test('of a person it is asked whether a card went to the Rival', () => {
    const story = rivalGoes('hagal-secrets');
    expect([story.asked, story.table.task]).toMatchObject(['tellStolen seat1', { by: 'rival1', from: 'seat1' }]);
    expect(story.play(true).of('rival1').intrigue.hidden).toHaveLength(1);
    expect(rivalGoes('hagal-secrets').play(false).of('rival1').intrigue.hidden).toEqual([]);
    expect(uprising.invariants(story.state)).toEqual([]);
  });
});

describe('what cards of persons have changed', () => {
  // R5.4 R6.4 R7.5 R7.7
  test('is told step by step until the turn is over', () => {
    const story = visit('fremkit', { conflict: 'siege-of-arrakeen' });
    expect(story.options()).not.toContain('sandworm');
    story.play('wall', 'hooks', 'sandworm', 'sandworm', { spy: 'post-choam', step: 1 }, { spy: 'post-choam', step: -1 });
    expect(story.of('seat1')).toMatchObject({ hooks: true, sandworms: 2, spies: 3 });
    expect([story.state.shieldWall, story.asked]).toEqual([false, 'tellMore seat1']);
    expect(['wall', 'hooks'].filter((told) => story.options().includes(told))).toEqual([]);
    expect(story.play('over').told('hagal').length).toBeGreaterThan(0);
  });
  // R5.1
  test('nobody has two Spies on a post, or more than three', () => {
    const posts = { 'post-choam': ['seat1'], 'post-deep-desert': ['seat1'], 'post-hagga-basin': ['seat1'] } as const;
    const spies = (story: Story) => story.options().filter((one) => typeof one === 'object' && one !== null && 'spy' in one);
    expect(spies(visit('fremkit', { posts }))).toEqual(Object.keys(posts).map((spy) => ({ spy, step: -1 })));
    expect(spies(visit('fremkit', { posts: { 'post-choam': ['rival1'] } }))).toContainEqual({ spy: 'post-choam', step: 1 });
    // The last of three can still be placed.
    const { 'post-choam': _, ...two } = posts;
    expect(spies(visit('fremkit', { posts: two }))).toContainEqual({ spy: 'post-choam', step: 1 });
  });
});

describe('a Conflict beside a physical board', () => {
  const fight = (conflict: string, seat1: NonNullable<Arrangement['players']>['seat1'], strength: number, more: Arrangement = {}): Story =>
    companion(1, { conflict, agenda: [{ do: 'combat' }], ...more, players: { ...(seat1 && { seat1 }) } }).play(strength);
  // R10.4 R10.6
  test('with a sandworm the winner has everything twice, and matches the battle icon', () => {
    const influence = (story: Story): number => story.of('seat1').influence.emperor;
    expect([influence(fight('test-of-loyalty', { sandworms: 1 }, 5)), influence(fight('test-of-loyalty', {}, 5))]).toEqual([2, 1]);
    const won = fight('siege-of-arrakeen', { objectives: [{ objective: 'objective-ornithopter-1-3p', faceUp: true }] }, 4);
    expect([won.state.control['arrakeen'], won.told('matched').length, won.of('seat1').vp]).toEqual(['seat1', 1, 1]);
  });
  // R7.5 R10.1
  test('the strength that is told is held against the sandworms in the books', () => {
    const forces = (strength: number): unknown =>
      fight('test-of-loyalty', { sandworms: 2, conflict: 1 }, strength)
        .told('fought')[0]
        ?.forces.find(({ player }) => player === 'seat1');
    expect(forces(9)).toMatchObject({ strength: 9, sandworms: 2, troops: 1, swords: 1 });
    expect(forces(4)).toMatchObject({ strength: 4, sandworms: 1, troops: 0, swords: 1 });
    expect(forces(0)).toMatchObject({ strength: 0, sandworms: 0, troops: 0 });
  });
  // R17.15
  test('Expert Deployment asks for troops where a Rival may lead by three units, sandworms counted', () => {
    const deploys = (seat1: object): Story =>
      rivalGoes('hagal-research-station', {
        options: { 'expert-deployment': 'with' },
        conflict: 'siege-of-arrakeen',
        players: { seat1, rival1: { conflict: 3, garrison: 2 } },
      });
    expect(deploys({}).asked).toBe('tellTroops seat1');
    expect([deploys({}).play(0).of('rival1').conflict, deploys({}).play(1).of('rival1').conflict]).toEqual([3, 7]);
    expect(deploys({ sandworms: 1 }).play(0).of('rival1').conflict).toBe(7);
  });
});

describe('what was told wrong', () => {
  // R5.1 R6.4 R7.6
  test('Spies, sandworms, Hooks, the Shield Wall and a third Agent', () => {
    const story = companion(1, { firstPlayer: 'seat1', posts: { 'post-choam': ['rival1'] } });
    tell(story, 'spy', { player: 'rival1', post: 'post-choam', there: false });
    tell(story, 'spy', { player: 'seat1', post: 'post-choam', there: true });
    tell(story, 'note', { thing: { player: 'seat1', what: 'sandworms' }, to: 2 });
    tell(story, 'note', { thing: { player: 'rival1', what: 'hooks' }, to: 1 });
    tell(story, 'note', { thing: { wall: true }, to: 0 });
    tell(story, 'note', { thing: { player: 'rival2', what: 'swordmaster' }, to: 1 });
    expect([story.state.posts?.['post-choam'], story.of('seat1').sandworms, story.of('rival1').hooks]).toEqual([['seat1'], 2, true]);
    expect([story.state.shieldWall, story.of('rival2').swordmaster, story.of('rival2').agents]).toEqual([false, true, 3]);
    const heard = (to: number) => {
      const { table } = companion(1, { firstPlayer: 'seat1' });
      return table.play({ seat: 'seat1', interject: 'note', answer: { thing: { wall: true }, to } }).map(({ event }) => event);
    };
    expect(heard(0)).toContainEqual({ type: 'notedWall', stands: false });
    story.table.undo();
    expect(story.of('rival2').swordmaster).toBe(false);
  });
  // R10.6
  test('the Conflict card, until somebody has won it', () => {
    const told = companion(1, { agenda: [{ do: 'combat' }], conflict: 'siege-of-arrakeen' });
    expect(mayTell(told)).toContain('turnedUp');
    expect(mayTell(told.play(4))).not.toContain('turnedUp');
  });
  // R10.7
  test('after the Conflict nobody has units in it', () => {
    const story = companion(1, { agenda: [{ do: 'recall' }] });
    const about = (what: string) =>
      story.table.refusal({ seat: 'seat1', interject: 'note', answer: { thing: { player: 'seat1', what }, to: 1 } } as never);
    expect([about('sandworms'), about('conflict')]).not.toContain(null);
    expect(about('hooks')).toBeNull();
  });
});

/** Says what is least, sends to free spaces while there is an Agent, fights every second round. */
function answerTo(story: Story, choices: AnyChoices): unknown {
  const { table, state } = story;
  const options = choices.pick === 'one' ? choices.of : [];
  switch (table.task?.do) {
    case 'tellTurn':
      return listed(choices).find((one) => typeof one === 'object' && !state.agents[(one as { to: string }).to]?.length) ?? 'revealed';
    case 'tellStrength':
      return state.round % 2 === 0 ? 7 : 0;
    case 'tellEnd':
      return 'on';
    default:
      return choices.pick === 'number' ? (choices.likely ?? 0) : choices.pick === 'some' ? choices.of.slice(0, choices.min) : options[0];
  }
}
function wholeGame(seats: 1 | 2, options: FamilyOptions): Story {
  const story = storyOf(startOf({ module: uprising, seats, options: { board: 'companion', ...options } }, 5));
  while (!story.table.position.outcome) {
    const choices = story.table.choices('seat1');
    if (!choices) throw new Error(`${story.asked}: the first seat is asked everything`);
    story.play(answerTo(story, choices));
    expect(uprising.invariants(story.state)).toEqual([]);
  }
  return story;
}
describe('a whole game', () => {
  // R17.1 R17.5 R17.14
  test('of one person and two Rivals, with few questions', () => {
    const story = wholeGame(1, { difficulty: 'kwisatz-haderach', 'dice-churn': 'with' });
    const most = Math.max(...story.state.order.map((id) => story.of(id).vp));
    expect(story.of(story.state.result?.winner ?? 'seat1').vp).toBe(most);
    expect(story.table.position.turn / story.state.round).toBeLessThan(16);
    expect(story.told('churned').every(({ told, cards }) => told && cards.length === 0)).toBe(true);
  });
  // R17.2 R17.4
  test('of two persons and a Rival', () => {
    const story = wholeGame(2, {});
    expect(story.told('round').map(({ firstPlayer }) => firstPlayer)).not.toContain('rival1');
    expect(story.told('hagal').length).toBeGreaterThan(10);
  });
});
