import { describe, expect, test } from 'vitest';
import { startOf } from '../../../testkit/play.ts';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { bookOf } from '../../imperium-family/edition.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import type { FamilyOptions } from '../../imperium-family/types.ts';
import { DATA } from '../data.ts';
import { DIFFICULTIES } from '../ids.ts';
import { imperium } from '../index.ts';
import { hagalCardsIn, open, STOP, type Story, storyOf } from './story.fixture.ts';

const solo = (arrangement: Arrangement): Story => open({ seats: 1, ...arrangement });
const begin = (options: FamilyOptions, seed: number) => startOf({ module: imperium, seats: 1, options }, seed);

describe('set-up of the solo game', () => {
  // R23.1 R2.4, J60
  test('the person chooses the own Leader, then one for each Rival, but not everyone leads a Rival', () => {
    const story = storyOf(begin({}, 1));
    expect([story.table.task, story.options().length]).toEqual([{ do: 'leader', by: 'seat1' }, 8]);
    story.play('duke-leto-atreides');
    expect([story.table.task, story.asked]).toEqual([{ do: 'leader', by: 'rival1' }, 'leader seat1']);
    expect(story.options()).toEqual(
      Object.keys(DATA.leaders).filter((id) => !['duke-leto-atreides', 'paul-atreides', 'helena-richese'].includes(id)),
    );
    expect([story.whyNot('paul-atreides'), story.whyNot('duke-leto-atreides')]).toEqual(['notForRivals R23.1', 'taken R2.4']);
    story.play('glossu-the-beast-rabban', 'earl-memnon-thorvald');
    expect((['seat1', 'rival1', 'rival2'] as const).map((id) => story.of(id).leader)).toEqual([
      'duke-leto-atreides',
      'glossu-the-beast-rabban',
      'earl-memnon-thorvald',
    ]);
  });
  // R24.2 R23.1
  test('Leaders at random: three different ones that may be', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { state } = begin({ leaders: 'random', houses: seed % 2 ? 'any' : 'distinct' }, seed);
      const leaders = state.order.map((id) => playerOf(state, id).leader as string);
      expect(new Set(leaders).size).toBe(3);
      for (const leader of leaders.slice(1)) expect(bookOf(state).leaders[leader]?.rival_allowed).toBe(true);
    }
  });
  // R2.11 R23.3 R23.5
  test('27 cards; the Rival to the left begins', () => {
    const { state } = solo({ agenda: [{ do: 'ready' }], hagalTop: ['hagal-wealth', 'hagal-secrets', 'hagal-foldspace'] });
    expect([state.order, state.firstPlayer]).toEqual([['seat1', 'rival1', 'rival2'], 'rival1']);
    const cards = hagalCardsIn(state);
    expect([cards.length, cards.includes('hagal-arrakeen-2p'), cards.includes('hagal-reshuffle')]).toEqual([27, false, false]);
  });
  // R23.2 R23.4 R2.6
  test.each([
    ['mercenary', [1, 1], 2, 0, 0],
    ['sardaukar', [0, 0], 5, 3, 1],
    ['mentat', [0, 0], 5, 3, 1],
    ['kwisatz-haderach', [0, 0], 5, 3, 1],
  ] as const)(
    '%s: extra goods %j, the Mentat costs %i, Rivals have %i troops and %i Intrigue cards',
    (difficulty, extra, mentat, garrison, intrigue) => {
      const options = { difficulty };
      const story = solo({
        options,
        players: { seat1: { leader: 'paul-atreides' }, rival1: { leader: 'glossu-the-beast-rabban' } },
        agenda: [{ do: 'ready' }, STOP],
        hagalTop: ['hagal-wealth', 'hagal-secrets'],
      });
      const { solari, spice, water } = story.of('seat1');
      expect([[solari, spice], water]).toEqual([extra, 1]);
      const rival = story.of('rival1');
      expect([rival.garrison, rival.supply, rival.intrigue.hidden.length]).toEqual([garrison, 12 - garrison, intrigue]);
      expect([rival.solari, rival.spice, rival.water, rival.vp]).toEqual([0, 0, 1, 0]);
      const offered = (leader: string, has: number) =>
        solo({ options, firstPlayer: 'seat1', players: { seat1: { leader, hand: ['dagger'], solari: has } } })
          .options()
          .some((option) => JSON.stringify(option) === '{"card":"dagger","to":"mentat"}');
      expect([offered('paul-atreides', mentat - 1), offered('paul-atreides', mentat)]).toEqual([false, true]);
      expect([offered('duke-leto-atreides', mentat - 2), offered('duke-leto-atreides', mentat - 1)]).toEqual([false, true]); // R18.7
    },
  );
  // R23.4 R23.18, J52
  test.each(DIFFICULTIES)('%s: the Swordmaster is open to the person or not', (difficulty) => {
    const story = solo({ options: { difficulty }, firstPlayer: 'seat1', players: { seat1: { hand: ['dagger'], solari: 9 } } });
    const why = story.whyNot({ card: 'dagger', to: 'swordmaster' });
    expect(why).toBe(difficulty === 'kwisatz-haderach' ? 'noSwordmaster R23.18' : undefined);
  });
  // R23.4 R23.7
  test.each([
    ['mercenary', 5],
    ['sardaukar', 4],
    ['mentat', 3],
    ['kwisatz-haderach', 3],
  ] as const)('%s: both Rivals have three Agents from round %i on', (difficulty, round) => {
    const agents = (now: number): readonly number[] => {
      const story = solo({
        options: { difficulty },
        firstPlayer: 'seat1',
        round: now - 1,
        conflictsLeft: 11 - now,
        agenda: [{ do: 'round' }],
      });
      expect(story.asked).toBe('turn seat1');
      return [story.of('rival1').agents, story.of('rival2').agents, story.told('rivalSwordmasters').length];
    };
    expect([agents(round - 1), agents(round)]).toEqual([
      [2, 2, 0],
      [3, 3, 1],
    ]);
  });
});
