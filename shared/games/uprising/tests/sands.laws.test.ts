import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { laws } from '../../../testkit/laws.ts';
import { randomMove, startOf } from '../../../testkit/play.ts';
import type { SeatId } from '../../imperium-family/ids.ts';
import { HAMLET } from '../../imperium-family/hamlet.fixture.ts';
import { familyModule } from '../../imperium-family/module.ts';
import { senseWith } from '../../imperium-family/sense/sense.ts';
import { WEIGHTS } from '../../imperium-family/sense/weights.ts';
import { open, sands } from './sands-story.fixture.ts';

laws('the hamlet with sandworms, 2 seats', { module: sands, seats: 2, options: {} }, 3);
laws('the hamlet with sandworms, 3 seats', { module: sands, seats: 3, options: { leaders: 'random' } }, 3);

describe('sandworms, Hooks, wall and icons', () => {
  test('all come about in random games', () => {
    const told = new Map<string, number>();
    for (let seed = 1; seed <= 60; seed++) {
      const table = startOf({ module: sands, seats: 3, options: { leaders: 'random' } }, seed);
      const chance = chanceOf(seed, 1);
      for (const { event } of table.opening) told.set(event.type, 1);
      while (!table.position.outcome)
        for (const { event } of table.play(randomMove(table, chance))) told.set(event.type, (told.get(event.type) ?? 0) + 1);
    }
    const wanted = ['objective', 'sandworms', 'tookHooks', 'shieldWall', 'tookConflict', 'matched', 'turnedDown'];
    expect(wanted.filter((type) => !told.has(type))).toEqual([]);
  });
  // R16.1
  test('everybody sees all of it', () => {
    const { state } = open({
      players: { seat2: { sandworms: 2, hooks: true, objectives: [{ objective: 'wing', faceUp: false }] } },
      shieldWall: false,
    });
    for (const viewer of ['seat1', 'seat2', null] as const) {
      const view = sands.view(state, viewer);
      expect(view.players.seat2).toMatchObject({
        sandworms: 2,
        hooks: true,
        won: [],
        objectives: [{ objective: 'wing', faceUp: false }],
        strength: 6,
      });
      expect(view.shieldWall).toBe(false);
    }
  });
  test('an edition without them has none of their fields', () => {
    const { state } = startOf({ module: familyModule(HAMLET), seats: 2, options: {} }, 1);
    const view = familyModule(HAMLET).view(state, 'seat1');
    const fields = ['sandworms', 'hooks', 'won', 'objectives', 'shieldWall'];
    for (const one of [state, state.players.seat1, view, view.players.seat1] as object[])
      expect(fields.filter((field) => field in one)).toEqual([]);
  });
});

describe('bots', () => {
  const sense = senseWith(WEIGHTS, {});
  const answer = (story: ReturnType<typeof open>) => sense.habit(story.table, story.table.asked[0] as SeatId, chanceOf(3))?.answer;
  test('play it to its end by habit', () => {
    for (const seats of [2, 3]) {
      const chance = chanceOf(seats);
      const table = startOf({ module: sands, seats, options: {} }, seats);
      while (!table.position.outcome) {
        const move = sense.habit(table, table.asked[0] as SeatId, chance);
        expect(move).not.toBeNull();
        if (move) table.play(move);
      }
    }
  });
  test('call a sandworm where it wins a reward twice, and take the spice where nothing is to be had', () => {
    const choosing = (more: object) =>
      open({ conflict: 'brawl', players: { seat1: { hand: ['errand'], hooks: true, garrison: 0 }, ...more } })
        .play({ card: 'errand', to: 'dune' })
        .piece('choose');
    expect(answer(choosing({}))).toBe(1);
    const lost = { garrison: 0, conflict: 8, swords: 9, revealed: true };
    expect(answer(choosing({ seat2: lost, seat3: lost }))).toBe(0);
  });
  test('match a wild card at the end, and open the way for the sandworm they have called', () => {
    const end = open({
      agenda: [{ do: 'recall' }],
      conflictsLeft: 0,
      conflict: 'bargain',
      players: { seat1: { objectives: [{ objective: 'knife', faceUp: true }], won: [{ conflict: 'bargain', faceUp: true }] } },
    });
    expect(answer(end)).toEqual({ match: 'bargain', with: { objective: 'knife' } });
    const wall = open({ conflict: 'siege', players: { seat1: { intrigue: ['thumper'], water: 1 } } }).play({ plot: 'thumper' });
    expect([wall.asked, answer(wall)]).toEqual(['shieldWall seat1', true]);
  });
});
