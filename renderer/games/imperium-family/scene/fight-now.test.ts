import { describe, expect, test } from 'vitest';
import { imperiumView } from '../../imperium/gallery/imperium-views.ts';
import { fightNow } from './fight-now.ts';

const view = imperiumView({ seats: 4 });

describe('a Conflict while Combat cards are played', () => {
  test('shows what everybody has there now, the strongest first, and promises nothing', () => {
    const now = fightNow({
      ...view,
      phase: 'combat',
      conflicts: ['skirmish-a'],
      players: {
        ...view.players,
        seat1: { ...view.players.seat1!, conflict: 1, swords: 0, strength: 2 },
        seat2: { ...view.players.seat2!, conflict: 2, swords: 3, strength: 7 },
        seat3: { ...view.players.seat3!, conflict: 0, swords: 2, strength: 0 },
        seat4: { ...view.players.seat4!, conflict: 0, swords: 0, strength: 0 },
      },
    });
    expect(now?.ribbons.slice(0, 2)).toMatchObject([
      { player: 'seat2', strength: 7, troops: 2, swords: 3, share: 1, place: null, prize: null },
      { player: 'seat1', strength: 2, troops: 1, swords: 0 },
    ]);
    expect(now?.ribbons.map(({ strength }) => strength)).toEqual([7, 2, 0, 0]);
    expect([now?.conflict, now?.winner]).toEqual(['skirmish-a', null]);
  });
  test('is there in no other phase', () => {
    expect(fightNow({ ...view, phase: 'turns', conflicts: ['skirmish-a'] })).toBeNull();
    expect(fightNow({ ...view, phase: 'combat', conflicts: [] })).toBeNull();
  });
});
