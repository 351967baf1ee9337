import { describe, expect, test } from 'vitest';
import { startOf } from '../../../testkit/play.ts';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { type BareGame, bareGame } from '../../imperium-family/bare-game.fixture.ts';
import { repeatedIn } from '../../imperium-family/queries/effects/leaders.ts';
import { whyWaits } from '../../imperium-family/queries/effects/readings.ts';
import { moves } from '../../imperium-family/resolve/moves.ts';
import { sceneFor } from '../../imperium-family/queries/scene.ts';
import { hagalAfter } from '../../imperium-family/steps/rivals.ts';
import { rivalSteps } from '../../imperium-family/steps/rivals.ts';
import { turnOrderSteps } from '../../imperium-family/steps/turn-order.ts';
import { setupSteps } from '../../imperium-family/steps/setup.ts';
import type { FamilyState, Game } from '../../imperium-family/types.ts';
import { imperium } from '../index.ts';
import { open, rivalActs, STOP } from './story.fixture.ts';

// Steps of Rivals, of the set-up and of the companion, each for itself.

const told = (game: BareGame) => game.heard.map(({ event }) => event);
const stepped = (next: unknown): readonly string[] => ((next ?? []) as readonly { do: string }[]).map((task) => task.do);

describe('a turn of a Rival', () => {
  test('R21.2 is told, with what became of its card and where it sent', () => {
    const story = rivalActs({ seats: 1, hagalTop: ['hagal-carthag'] });
    expect(story.told('turn')).toEqual([{ type: 'turn', player: 'rival1' }]);
  });
  test('R21.3 without an Agent it stays, which is told', () => {
    const story = rivalActs({ seats: 1, agents: { carthag: ['rival1'], wealth: ['rival1'] } });
    expect([story.told('rivalStays'), story.told('hagal')]).toEqual([[{ type: 'rivalStays', player: 'rival1' }], []]);
  });
  test('R22.3 House Hagal acts after an Agent turn of the First Player, while it has an Agent', () => {
    const { state } = open({ seats: 2 });
    const acts = (by: 'seat1' | 'seat2', kind: 'agent' | 'reveal', agents: number) => {
      const copy = structuredClone(state) as FamilyState;
      copy.turn.kind = kind;
      Object.assign(copy.players.rival1 ?? {}, { agents });
      return hagalAfter(copy, by);
    };
    expect(acts('seat1', 'agent', 1)).toEqual([{ do: 'rivalTurn', by: 'rival1' }]);
    expect([acts('seat1', 'agent', 0), acts('seat2', 'agent', 1), acts('seat1', 'reveal', 1)]).toEqual([[], [], []]);
  });
  test('R21.6 House Hagal takes bonus spice away and gains none; a Rival who scores has it with the base', () => {
    const harvest = (seats: 1 | 2): BareGame => {
      const game = bareGame(open({ seats, bonusSpice: { 'imperial-basin': 2 } }).state);
      Object.assign(game.state.turn, { space: 'imperial-basin', kind: 'agent', of: 'rival1' });
      Object.assign(game.state.players.rival1 ?? {}, { spice: 0 });
      rivalSteps.rivalEffects(game, { do: 'rivalEffects', by: 'rival1', card: 'hagal-harvest-spice' } as never);
      return game;
    };
    const [scores, house] = [harvest(1), harvest(2)];
    expect([told(scores)[0], scores.state.players.rival1?.spice]).toEqual([
      { type: 'harvested', player: 'rival1', space: 'imperial-basin', spice: 3, bonus: 2 },
      3,
    ]);
    expect([told(house)[0], house.state.players.rival1?.spice, house.state.bonusSpice['imperial-basin']]).toEqual([
      { type: 'harvested', player: 'rival1', space: 'imperial-basin', spice: 0, bonus: 2 },
      0,
      0,
    ]);
  });
  test('R23.12 House Hagal spends nothing; a Rival of the solo game pays for points as often as it can', () => {
    const spends = (seats: 1 | 2, own: object) => open({ seats, agenda: [{ do: 'spend', by: 'rival1' }, STOP], players: { rival1: own } });
    expect(spends(2, { spice: 7 }).of('rival1')).toMatchObject({ spice: 7, vp: 0 });
    const story = spends(1, { spice: 15, solari: 8 });
    expect(story.of('rival1')).toMatchObject({ spice: 1, solari: 1, vp: 3 });
    expect(story.told('spent').map(({ what, amount }) => `${amount} ${what}`)).toEqual(['7 solari', '7 spice', '7 spice']);
  });
  test('R21.4 what it does comes from the signet of its Leader', () => {
    const game = bareGame(open({ seats: 1, players: { rival1: { leader: 'paul-atreides' } } }).state);
    Object.assign(game.state.turn, { space: 'wealth', kind: 'agent', of: 'rival1' });
    const next = rivalSteps.rivalEffects(game, { do: 'rivalEffects', by: 'rival1', card: 'hagal-wealth' } as never) as readonly object[];
    expect(next.at(-1)).toMatchObject({ do: 'run', by: 'rival1', source: { signet: 'paul-atreides' }, agreed: true });
    Object.assign(game.state.players.rival1 ?? {}, { leader: null });
    const without = rivalSteps.rivalEffects(game, { do: 'rivalEffects', by: 'rival1', card: 'hagal-wealth' } as never) as readonly object[];
    expect('source' in (without.at(-1) ?? {})).toBe(false);
  });
});

describe('the set-up', () => {
  test('R2.9 who begins is told to all', () => {
    const game = bareGame(open({ seats: 3 }).state);
    setupSteps.ready?.(game as Game, { do: 'ready' } as never);
    expect(game.heard.find(({ event }) => event.type === 'begins')).toEqual({
      event: { type: 'begins', player: game.state.firstPlayer },
      to: 'all',
    });
  });
  test('R2.9 the first seat begins where that was chosen, otherwise anybody may', () => {
    const first = (start: 'seat1' | 'random', seed: number): string =>
      startOf({ module: imperium, seats: 4, options: { start, leaders: 'random' } }, seed).state.firstPlayer;
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(new Set(seeds.map((seed) => first('seat1', seed)))).toEqual(new Set(['seat1']));
    expect(new Set(seeds.map((seed) => first('random', seed))).size).toBeGreaterThan(1);
  });
  test('R2.10 tokens are hidden at the table, and not where they lie beside the physical board', () => {
    const ready = (options: object): readonly string[] => {
      const game = bareGame(open({ seats: 1, options: { ...options }, players: { seat1: { leader: 'baron-vladimir-harkonnen' } } }).state);
      return stepped(setupSteps.ready?.(game as Game, { do: 'ready' } as never));
    };
    expect([ready({}).includes('tokens'), ready({ board: 'companion' }).includes('tokens')]).toEqual([true, false]);
  });
});

describe('beside the physical board', () => {
  const companion = (said: Arrangement) => open({ seats: 2, ...said, options: { board: 'companion', ...said.options } });
  test('R13.4 a strength of at most 60 is told, a score of at most 25 or what it is already', () => {
    const strength = companion({
      agenda: [
        { do: 'tellStrength', by: 'seat1' },
        { do: 'tellStrength', by: 'seat2' },
      ],
    });
    expect(strength.choices('seat1')).toMatchObject({ pick: 'number', min: 0, max: 60 });
    const score = (vp: number) =>
      companion({
        players: { seat1: { vp } },
        agenda: [
          { do: 'tellScore', by: 'seat1' },
          { do: 'tellStrength', by: 'seat2' },
        ],
      }).choices('seat1');
    expect([score(7), score(30)]).toEqual([
      { pick: 'number', min: 0, max: 25, likely: 7 },
      { pick: 'number', min: 0, max: 30, likely: 30 },
    ]);
  });
  test('R16.8 goods of at most 60 are told, and all troops', () => {
    const story = companion({
      agenda: [
        { do: 'tellRest', by: 'seat1' },
        { do: 'tellStrength', by: 'seat2' },
      ],
    });
    expect(story.choices('seat1')).toMatchObject({
      pick: 'amounts',
      most: { solari: 60, spice: 60, water: 60, garrison: 12 },
      min: 0,
      max: 240,
    });
  });
  test('R16.6 whether it is over is likely once any person has the points', () => {
    const asked = (seat1: number, seat2: number) =>
      companion({
        players: { seat1: { vp: seat1 }, seat2: { vp: seat2 } },
        agenda: [{ do: 'tellEnd' }, { do: 'tellStrength', by: 'seat2' }],
      }).options();
    expect([asked(10, 3), asked(3, 10), asked(9, 9)]).toEqual([
      ['over', 'on'],
      ['over', 'on'],
      ['on', 'over'],
    ]);
  });
  test('R13.1 the strengths are told when all have been said', () => {
    const story = companion({ agenda: [{ do: 'combat' }] }).play(4, 2);
    expect(story.told('combat')).toHaveLength(1);
    expect(story.told('combat')[0]?.strengths.slice(0, 2)).toEqual([
      { player: 'seat1', strength: 4 },
      { player: 'seat2', strength: 2 },
    ]);
  });
});

// R19.37
test('R19.37 closed spaces open for whose turn comes, and all when nobody has one any more', () => {
  const voices = [
    { by: 'seat1', space: 'wealth' },
    { by: 'seat2', space: 'carthag' },
  ] as const;
  const turnComes = (revealed: readonly string[]) => {
    const game = bareGame(open({ seats: 3 }).state);
    Object.assign(game.state, { voices });
    for (const id of revealed) Object.assign(game.state.players[id as 'seat1'] ?? {}, { revealed: true });
    const next = turnOrderSteps.nextTurn(game, { do: 'nextTurn', by: 'seat1' } as never);
    return [stepped(next), game.state.voices, told(game)];
  };
  expect(turnComes(['seat1'])).toEqual([['turn', 'endTurn'], [voices[0]], [{ type: 'turn', player: 'seat2' }]]);
  expect(turnComes(['seat1', 'seat2', 'seat3'])).toEqual([['combat'], [], []]);
});
// R18.7 R7.13
test('what a space gives once more is not what belongs to its price or to the Reveal turn', () => {
  const at = (space: string | null) => {
    const { state } = open({});
    return repeatedIn({ ...state, turn: { ...state.turn, space } });
  };
  expect([at(null), at('sell-melange'), at('hall-of-oratory').some((effect) => 'while_agent_here' in effect)]).toEqual([[], [], false]);
  expect(at('hall-of-oratory').length).toBeGreaterThan(0);
});
// R19.42
test('R19.42 an odd card that cannot be played now says why', () => {
  const why = (kind: 'open' | 'agent') => {
    const { state } = open({});
    const at = { ...state, turn: { ...state.turn, kind } };
    return whyWaits(at, sceneFor(at, 'seat1'), { special: 'dispatch-an-envoy' })?.key ?? null;
  };
  expect([why('open'), why('agent')]).toEqual([null, 'imperium.why.beforeCard']);
});
// R17.11
test('R17.11 what only changes something else does nothing of itself', () => {
  const { state } = open({});
  expect(moves.special.play({ state } as Game, sceneFor(state, 'seat1'), { special: 'carryall' })).toEqual([]);
});
