import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { type BareGame, bareGame } from '../../imperium-family/bare-game.fixture.ts';
import { sceneFor } from '../../imperium-family/queries/scene.ts';
import { combatSteps } from '../../imperium-family/steps/combat.ts';
import { askSteps } from '../../imperium-family/steps/effect-questions.ts';
import { begun } from '../../imperium-family/steps/round.ts';
import { draw } from '../../imperium-family/verbs/cards.ts';
import { acquire } from '../../imperium-family/verbs/market.ts';
import { open } from './story.fixture.ts';

// Steps of Combat and questions of effects, each for itself.

const on = (said: Arrangement = {}): BareGame => bareGame(open(said).state);
const told = (game: BareGame) => game.heard.map(({ event }) => event);
const window = (played: boolean, passes = 1) => ({ do: 'window', by: 'seat1', passes, played }) as const;

describe('R13 Combat', () => {
  test('R13.3 a pass is told and counted, but not after a card of one’s own', () => {
    const pass = (played: boolean) => {
      const game = on({ players: { seat1: { conflict: 1, intrigue: ['ambush'] } } });
      const next = combatSteps.window.resolve(game, window(played), 'pass' as never);
      return [next, told(game)];
    };
    expect(pass(false)).toEqual([[{ do: 'contest', last: 'seat1', passes: 2, played: false }], [{ type: 'passed', player: 'seat1' }]]);
    expect(pass(true)).toEqual([[{ do: 'contest', last: 'seat1', passes: 0, played: false }], []]);
  });
  test('R13.10 after a victory only cards of winners can be played, in the window only the others', () => {
    const game = on({ players: { seat1: { conflict: 1, solari: 9, spice: 9, intrigue: ['ambush', 'demand-respect'] } } });
    const blocked = (task: keyof Pick<typeof combatSteps, 'window' | 'victory'>): unknown =>
      combatSteps[task].blocked?.(game, { ...window(false), do: task } as never, 'seat1').map(({ target }) => target);
    expect(blocked('victory')).toEqual([{ play: 'ambush' }]);
    expect(blocked('window')).toEqual([{ play: 'demand-respect' }]);
  });
  test('R13.6 without a Conflict card nothing is fought for', () => {
    const game = on({ players: { seat1: { conflict: 1 } } });
    Object.assign(game.state, { conflicts: [] });
    combatSteps.rank(game, { do: 'rank' });
    expect(told(game).map(({ type }) => type)).toEqual(['placed']);
    expect(combatSteps.reward(game, { do: 'reward', by: 'seat1', place: 'first' })).toEqual([]);
    expect(() => begun(game, undefined)).toThrow('The Conflict deck is empty');
  });
});

describe('R11.8 R19 questions of effects', () => {
  test('Influence is lost where a Faction is named, and enough is there', () => {
    const game = on({ players: { seat1: { influence: { fremen: 2, emperor: 1, 'spacing-guild': 2 } } } });
    const of = (amount: number, among?: readonly string[]) => {
      const task = { ...sceneFor(game.state, 'seat1'), do: 'loseInfluence', amount, ...(among && { among }) };
      return askSteps.loseInfluence.choices(game, task as never, 'seat1');
    };
    expect(of(1, ['emperor', 'bene-gesserit'])).toEqual({ pick: 'one', of: ['emperor'] });
    expect(of(2, ['emperor', 'fremen'])).toEqual({ pick: 'one', of: ['fremen'] });
  });
  test('what a first discard leads to comes before the second', () => {
    const game = on({ players: { seat1: { hand: ['dagger', 'diplomacy'] } } });
    const task = { ...sceneFor(game.state, 'seat1'), do: 'discard', left: 2 };
    const next = askSteps.discard.resolve(game, task as never, 'dagger' as never) as readonly { do: string }[];
    expect(next.at(-1)).toMatchObject({ do: 'discard', left: 1 });
  });
});

describe('R10.4 R10.9 what is acquired and moved', () => {
  test('comes from the Reserve, whose stack is one less', () => {
    const game = on();
    const before = game.state.reserve['the-spice-must-flow'] ?? 0;
    acquire(game, 'seat1', { acquire: 'the-spice-must-flow', from: 'reserve', to: 'discard' });
    expect(game.state.reserve['the-spice-must-flow']).toBe(before - 1);
  });
  test('R18.8 of a top that nobody knew nothing is known after a draw, of a known one as many less', () => {
    const known = (all: number, owner: number, count: number) => {
      const game = on({ players: { seat1: { deck: ['dagger', 'diplomacy', 'convincing-argument', 'dune-the-desert-planet'] } } });
      Object.assign(game.state.players.seat1 ?? {}, { known: { all, owner } });
      draw(game, 'seat1', count);
      return game.state.players.seat1?.known;
    };
    expect([known(0, 0, 1), known(1, 3, 2), known(3, 3, 1)]).toEqual([
      { all: 0, owner: 0 },
      { all: 0, owner: 1 },
      { all: 2, owner: 2 },
    ]);
  });
});
