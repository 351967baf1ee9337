import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { type BareGame, bareGame } from '../../imperium-family/bare-game.fixture.ts';
import type { Effect } from '../../imperium-family/effects/effects.ts';
import { sceneFor } from '../../imperium-family/queries/scene.ts';
import { rivals } from '../../imperium-family/resolve/rivals.ts';
import { contributed, reinforced } from '../../imperium-family/resolve/together.ts';
import { units } from '../../imperium-family/resolve/units.ts';
import { rivalSteps } from '../../imperium-family/steps/rivals.ts';
import { teamSteps } from '../../imperium-family/steps/teams.ts';
import { dealObjectives } from '../../imperium-family/verbs/objectives.ts';
import { rivalActs } from './rivals.fixture.ts';
import { AMBER, FEYD, GURNEY, IRULAN, MUADDIB, openSix, SHADDAM } from './six.fixture.ts';
import { open } from './story.fixture.ts';

// What Rivals do at maker spaces and with Spies, what teams share, and how Objectives are dealt, each for itself.

type Players = NonNullable<Arrangement['players']>;
const told = (game: BareGame) => game.heard.map(({ event }) => event);
const solo = (own: Players['rival1'] = {}, more: Arrangement = {}): BareGame =>
  bareGame(
    open({ seats: 1, ...more, players: { rival1: { rivalCard: 'rival-gurney-halleck', ...own }, rival2: { rivalCard: 'rival-muaddib' } } })
      .state,
  );
const at = (game: BareGame, space: string | null): BareGame => {
  Object.assign(game.state.turn, { of: 'rival1', kind: 'agent', space });
  return game;
};
const plays = (game: BareGame, by: 'rival1' | 'seat1', effect: Effect): unknown => {
  const [kind] = Object.keys(effect) as [keyof typeof rivals];
  const play = (rivals[kind] ?? units[kind as never]).play as (...all: readonly unknown[]) => unknown;
  return play(game, sceneFor(game.state, by), effect);
};

describe('R17.9 a Rival at a maker space', () => {
  const maker: Effect = { rival_maker: true };
  test('gains bonus and base, and then spends', () => {
    const game = at(solo({ spice: 0 }, { bonusSpice: { 'deep-desert': 2 } }), 'deep-desert');
    expect(plays(game, 'rival1', maker)).toEqual([{ do: 'spend', by: 'rival1' }]);
    expect(told(game)[0]).toEqual({ type: 'harvested', player: 'rival1', space: 'deep-desert', spice: 6, bonus: 2 });
    expect([game.state.players.rival1?.spice, game.state.bonusSpice['deep-desert']]).toEqual([6, 0]);
  });
  test('with Hooks has sandworms for the base', () => {
    const game = at(solo({ spice: 0, hooks: true }, { bonusSpice: { 'deep-desert': 2 }, shieldWall: false }), 'deep-desert');
    expect(plays(game, 'rival1', maker)).toEqual([{ do: 'spend', by: 'rival1' }]);
    expect(game.state.players.rival1).toMatchObject({ spice: 2, sandworms: 2 });
  });
  test('by the simpler rules gains nothing more with its third Agent', () => {
    const own = { spice: 0, swordmaster: true, rivalCard: 'rival-staban-tuek' };
    const game = at(solo(own, { bonusSpice: { 'deep-desert': 2 }, options: { streamlined: 'with' } }), 'deep-desert');
    plays(game, 'rival1', maker);
    expect(told(game)[0]).toEqual({ type: 'harvested', player: 'rival1', space: 'deep-desert', spice: 0, bonus: 2 });
  });
  test('takes just the bonus where an effect says so, and spends it; a person does not', () => {
    const bonus: Effect = { bonus_spice: 'all' };
    const game = at(solo({ spice: 0 }, { bonusSpice: { 'deep-desert': 2 } }), 'deep-desert');
    expect([plays(game, 'rival1', bonus), game.state.players.rival1?.spice]).toEqual([[{ do: 'spend', by: 'rival1' }], 2]);
    const person = at(solo({}, { bonusSpice: { 'deep-desert': 2 } }), 'deep-desert');
    expect([plays(person, 'seat1', bonus), plays(person, 'seat1', { rival_maker: true })]).toEqual([[], []]);
    expect([plays(at(solo(), null), 'rival1', bonus), plays(at(solo(), null), 'rival1', maker)]).toEqual([[], []]);
  });
});

describe('R17.11 the last Spy of a Rival', () => {
  test('sets its scheme off, to which it has agreed', () => {
    const game = solo({}, { posts: { 'post-guild': ['rival1'], 'post-choam': ['rival1'] } });
    expect(plays(game, 'rival1', { rival_spy: 'faction_priority' })).toMatchObject([
      { do: 'run', by: 'rival1', agreed: true, source: { rivalCard: 'rival-gurney-halleck' } },
    ]);
    expect(Object.values(game.state.posts ?? {}).flat()).toEqual(['rival1']);
  });
  test('a Spy before it does not', () => {
    const game = solo({}, { posts: { 'post-guild': ['rival1'] } });
    expect([plays(game, 'rival1', { rival_spy: 'faction_priority' }), game.state.players.rival1?.spies]).toEqual([[], 1]);
  });
});

describe('R17.15 a Rival that weighs its deployment', () => {
  const deploys = (conflict: number) => {
    const said: Arrangement = { conflict: 'skirmish-crysknife', options: { 'expert-deployment': 'with' } };
    const game = at(solo({ garrison: 2, conflict }, said), 'arrakeen');
    return [rivalSteps.rivalDeploy(game, { do: 'rivalDeploy', by: 'rival1' }), told(game), game.state.players.rival1?.conflict];
  };
  test('holds its troops back with a lead, which is told', () => {
    expect(deploys(8)).toEqual([[], [{ type: 'heldBack', player: 'rival1' }], 8]);
    expect(deploys(0)[2]).toBe(2);
  });
});

describe('R17.7, Imperium R21.4: troops and effects of a Rival', () => {
  test('asked for by its card', () => {
    const game = at(solo(), 'secrets');
    const next = rivalSteps.rivalEffects(game, { do: 'rivalEffects', by: 'rival1', card: 'hagal-secrets' } as never) as readonly object[];
    expect(next.at(-1)).toMatchObject({ do: 'run', by: 'rival1', source: { rivalCard: 'rival-gurney-halleck' }, agreed: true });
  });
  test('at a maker space the bonus goes with a card that says nothing of it', () => {
    const story = rivalActs(['hagal-deep-desert'], { bonusSpice: { 'deep-desert': 1 } });
    expect(story.told('harvested')).toEqual([{ type: 'harvested', player: 'rival1', space: 'deep-desert', spice: 5, bonus: 1 }]);
  });
});

describe('R18.8 a price that is shared', () => {
  const task = (game: BareGame, spice: number, ask: readonly string[] = [GURNEY, AMBER]) =>
    ({ ...sceneFor(game.state, MUADDIB), do: 'contribute', spice, gifts: [], ask, then: [] }) as never;
  test('nothing that is given is no gift, and the next is asked', () => {
    const game = bareGame(openSix({ [GURNEY]: { spice: 2 }, [AMBER]: { spice: 2 }, [MUADDIB]: { spice: 3 } }).state);
    expect(contributed(game, task(game, 3), 0)).toMatchObject([{ do: 'contribute', ask: [AMBER], gifts: [] }]);
    expect(contributed(game, task(game, 3), 2)).toMatchObject([{ do: 'contribute', ask: [AMBER], gifts: [{ by: GURNEY, spice: 2 }] }]);
  });
  test('only who has spice is asked', () => {
    const game = bareGame(openSix({ [GURNEY]: { spice: 0 }, [AMBER]: { spice: 1 } }).state);
    const asks = (ask: readonly string[]) => teamSteps.contribute.asks?.(game, task(game, 3, ask));
    expect([asks([GURNEY]), asks([AMBER]), asks([])]).toEqual([null, AMBER, null]);
  });
});

describe('R18.17 reinforcements', () => {
  test('who got none is not asked to deploy', () => {
    const game = bareGame(openSix({ [GURNEY]: { garrison: 12 }, [AMBER]: { garrison: 3 } }).state);
    expect(reinforced(game, sceneFor(game.state, MUADDIB), [2, 1])).toMatchObject([{ do: 'reinforced', by: AMBER, troops: 1 }]);
  });
  test('who can deploy none is not asked how many', () => {
    const game = bareGame(openSix({ [GURNEY]: { garrison: 1 }, [AMBER]: { garrison: 0 } }).state);
    const asked = (by: string) =>
      teamSteps.reinforced(game, { ...sceneFor(game.state, by as 'seat3'), do: 'reinforced', troops: 2 } as never) as readonly object[];
    expect(asked(GURNEY)).toMatchObject([{ do: 'deploy', by: GURNEY, from: 'garrison', max: 1 }]);
    expect(asked(AMBER)).toEqual([]);
  });
});

describe('R18.18 the Throne Row', () => {
  test('as long as one more may come there it is asked for', () => {
    const fremen = ['desert-power', 'fedaykin-stilltent', 'stilgar-the-devoted'];
    const moved = (more: readonly string[], left = 2) => {
      const game = bareGame(openSix({}, { row: [...fremen, ...more] }).state);
      Object.assign(game.state.imperiumDeck, { hidden: [] });
      Object.assign(game.state, { row: [...fremen, ...more] });
      const task = { ...sceneFor(game.state, SHADDAM), do: 'throneRow', left, not: 'fremen' } as never;
      return teamSteps.throneRow.resolve(game, task, 'calculus-of-power' as never);
    };
    expect(moved(['calculus-of-power', 'undercover-asset'])).toMatchObject([{ do: 'throneRow', left: 1 }]);
    expect([moved(['calculus-of-power']), moved(['calculus-of-power', 'undercover-asset'], 1)]).toEqual([[], []]);
  });
});

describe('R18.5 R2.8 Objectives', () => {
  const [FIRST, KNIFE, MOUSE, KNIFE_2] = [
    'objective-desert-mouse-first',
    'objective-crysknife',
    'objective-desert-mouse-4-6p',
    'objective-crysknife-4-6p',
  ];
  /** Deals them in this order, to Feyd, Gurney, Amber and Irulan. */
  const dealt = (order: readonly (string | undefined)[], game = bareGame(openSix({}).state)) => {
    Object.assign(game, { chance: { ...game.chance, shuffle: () => order } });
    return { first: dealObjectives(game), game, told: told(game) };
  };
  const has = (game: BareGame, by: string) => game.state.players[by as 'seat1']?.objectives;
  test('each is told to all, and whoever has the marker on it begins', () => {
    const { first, game } = dealt([KNIFE, FIRST, KNIFE_2, MOUSE]);
    expect(first).toBe(GURNEY);
    expect(game.heard).toEqual(
      [
        [FEYD, KNIFE],
        [GURNEY, FIRST],
        [AMBER, KNIFE_2],
        [IRULAN, MOUSE],
      ].map(([player, objective]) => ({ event: { type: 'objective', player, objective }, to: 'all' })),
    );
    expect(has(game, IRULAN)).toEqual([{ objective: MOUSE, faceUp: true }]);
  });
  test('of two Desert Mice in one team the one without the marker goes to the left, if an opponent sits there', () => {
    const { first, game, told } = dealt([KNIFE, FIRST, MOUSE, KNIFE_2]);
    expect([first, has(game, AMBER)?.[0]?.objective, has(game, IRULAN)?.[0]?.objective]).toEqual([GURNEY, KNIFE_2, MOUSE]);
    expect(told.slice(4)).toEqual([
      { type: 'swapped', player: AMBER, with: IRULAN },
      { type: 'objective', player: AMBER, objective: KNIFE_2 },
      { type: 'objective', player: IRULAN, objective: MOUSE },
    ]);
  });
  test('beside a Commander it goes to the right', () => {
    const { first, game, told } = dealt([FIRST, KNIFE, KNIFE_2, MOUSE]);
    expect([first, has(game, IRULAN)?.[0]?.objective, has(game, AMBER)?.[0]?.objective]).toEqual([FEYD, KNIFE_2, MOUSE]);
    expect(told[4]).toEqual({ type: 'swapped', player: IRULAN, with: AMBER });
  });
});
