import { describe, expect, test } from 'vitest';
import type { BareGame } from '../bare-game.fixture.ts';
import { claimAlliance, giveAlliance, moveInfluence } from '../verbs/influence.ts';
import { on, own, told } from './verbs.fixture.ts';

// Each verb for itself: Influence.

describe('Influence', () => {
  test('R11.1 moves as far as the track goes, and what did not move is not told', () => {
    const game = on({ influence: { fremen: 4 } });
    moveInfluence(game, 'seat1', 'fremen', 3);
    moveInfluence(game, 'seat1', 'fremen', 1);
    moveInfluence(game, 'seat1', 'emperor', -1);
    expect([own(game).influence.fremen, own(game).influence.emperor, told(game)]).toEqual([
      5,
      0,
      [{ type: 'influence', player: 'seat1', faction: 'fremen', by: 1, now: 5 }],
    ]);
  });
  test('R11.2 the point of a height comes when it is reached and goes when it is left', () => {
    const at = (from: number, by: number): readonly [number, readonly string[]] => {
      const game = on({ influence: { fremen: from }, vp: 3 });
      moveInfluence(game, 'seat1', 'fremen', by);
      return [own(game).vp, told(game).map(({ type }) => type)];
    };
    expect([at(1, 1), at(0, 1), at(2, -1), at(3, -1), at(2, 1)]).toEqual([
      [4, ['influence', 'gained']],
      [3, ['influence']],
      [2, ['influence', 'lostPoint']],
      [3, ['influence']],
      [3, ['influence']],
    ]);
  });
  test('R11.3 the bonus of its height follows, then the Alliance; falling brings neither', () => {
    const next = (from: number, by: number) =>
      (moveInfluence(on({ influence: { fremen: from }, vp: 3 }), 'seat1', 'fremen', by) ?? []).map((task) => task.do);
    expect([next(2, 1), next(1, 1), next(3, 1), next(4, -1)]).toEqual([['run', 'alliance'], [], ['alliance'], []]);
  });
  test('R11.4 the token goes to whoever is above its holder; nothing is told where it stays', () => {
    const claim = (own: number, holder: number): BareGame => {
      const game = on(
        { influence: { fremen: own } },
        { alliances: { fremen: 'seat2' }, players: { seat2: { influence: { fremen: holder }, vp: 3 } } },
      );
      claimAlliance(game, 'seat1', 'fremen');
      return game;
    };
    expect([claim(4, 4).heard, claim(4, 4).state.alliances.fremen]).toEqual([[], 'seat2']);
    const taken = claim(5, 4);
    expect([taken.state.alliances.fremen, own(taken, 'seat2').vp, told(taken)]).toEqual([
      'seat1',
      2,
      [
        { type: 'alliance', faction: 'fremen', player: 'seat1', lost: 'seat2' },
        { type: 'lostPoint', player: 'seat2' },
        { type: 'gained', player: 'seat1', what: 'vp', amount: 1 },
      ],
    ]);
    const kept = on({ influence: { fremen: 5 } }, { alliances: { fremen: 'seat1' } });
    claimAlliance(kept, 'seat1', 'fremen');
    expect(kept.heard).toEqual([]);
    giveAlliance(kept, 'fremen', null);
    expect([kept.state.alliances.fremen, told(kept)[0]]).toEqual([
      null,
      { type: 'alliance', faction: 'fremen', player: null, lost: 'seat1' },
    ]);
  });
  test('R11.6 who falls below the height or below another loses it: to the one heir, to one who is named, or to nobody', () => {
    const falls = (from: number, seat2: number, seat3: number) => {
      const game = on(
        { influence: { fremen: from }, vp: 3 },
        { alliances: { fremen: 'seat1' }, players: { seat2: { influence: { fremen: seat2 } }, seat3: { influence: { fremen: seat3 } } } },
      );
      const next = moveInfluence(game, 'seat1', 'fremen', -1);
      return [game.state.alliances.fremen, (next ?? []).map((task) => task.do)];
    };
    expect([falls(3, 0, 0), falls(4, 3, 0), falls(4, 4, 0), falls(4, 4, 4), falls(3, 3, 0)]).toEqual([
      [null, []],
      ['seat1', []],
      ['seat2', []],
      ['seat1', ['heir']],
      ['seat2', []],
    ]);
  });
});
