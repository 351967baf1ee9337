import { describe, expect, test } from 'vitest';
import type { FamilyView } from '../../../shared/games/imperium-family/types.ts';
import { lookedAt, partOf, windowTop } from './table-parts.ts';

const planet = { top: 1000, bottom: 1450 };
const at = (top: number, height = 40) => ({ top, bottom: top + height });

describe('where a window over a table begins', () => {
  test('at the part, where nothing of it is asked about or all of it is in sight', () => {
    expect(windowTop(planet, [], 130)).toBe(1000);
    expect(windowTop(planet, [at(1020), at(1080)], 130)).toBe(1000);
  });
  test('in a low window what is asked about deeper down comes to its middle', () => {
    const top = windowTop(planet, [at(1200), at(1240)], 130);
    expect([top, top + 130]).toEqual([1175, 1305]);
  });
  test('where not all of it has room, it begins with the first, and never before the part', () => {
    expect(windowTop(planet, [at(1200), at(1400)], 130)).toBe(1188);
    expect(windowTop(planet, [at(1004), at(1400)], 130)).toBe(1000);
  });
});

describe('what a window over a table is kept at', () => {
  const plan = { tracks: [], row: ['high-council'], planet: ['arrakeen'] };
  const turn = (kind: 'open' | 'agent' | 'reveal', space: string | null, phase = 'turns') =>
    ({ phase, turn: { kind, space } }) as unknown as FamilyView;
  const look = (now: FamilyView, { most = null, deploys = false }: { most?: string | null; deploys?: boolean } = {}) =>
    lookedAt(now, { most, deploys, at: (space) => partOf(plan, space) });
  test('what answers goes first, whatever the turn is about', () => {
    expect(look(turn('agent', 'arrakeen'), { most: 'row' })).toEqual({ part: 'row' });
  });
  test('the space to which the Agent of this turn was sent, whatever comes next there', () => {
    expect(look(turn('agent', 'arrakeen'))).toEqual({ part: 'planet', space: 'arrakeen' });
    expect(look(turn('agent', 'high-council'))).toEqual({ part: 'row', space: 'high-council' });
  });
  test('the Conflict while it is fought, and while nothing but troops is left to be sent', () => {
    expect(look(turn('agent', 'arrakeen'), { deploys: true })).toEqual({ part: 'fight' });
    expect(look(turn('open', null, 'combat'))).toEqual({ part: 'fight' });
  });
  test('nothing before anybody has done anything, and nothing that lies elsewhere', () => {
    expect(look(turn('open', null))).toBeNull();
    expect(look(turn('agent', 'sietch-of-a-team'))).toBeNull();
  });
});
