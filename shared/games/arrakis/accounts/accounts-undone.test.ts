import { readFileSync, writeFileSync } from 'node:fs';
import { describe } from 'vitest';
import type { Task } from '../../../kernel/types.ts';
import { boardOf } from '../board.ts';
import { type HouseId, LEADERS, PLANNING, SYMBOLS } from '../ids.ts';
import { sideOfHouse } from '../queries/table.ts';
import type { EffectSource } from '../questions.ts';
import type { ArrakisGame } from '../types.ts';
import { heldTo } from './account.fixture.ts';
import { early, late } from '../tests/positions.fixture.ts';
import { rest } from '../tests/story.fixture.ts';

// Every effect may be left undone: what is asked of who does as little as possible, and what happens then. R7.3

const FILE = new URL('accounts-undone.txt', import.meta.url);
const told = heldTo(readFileSync(FILE, 'utf8'), process.env['ACCOUNTS'] === 'write' && ((text) => writeFileSync(FILE, text)));
const holds = (title: string, arrangement: Parameters<typeof told>[1]): void =>
  told(title, arrangement, { manner: 'least', rests: ['prune', 'act'], most: 8 });
const { deckOf, data } = boardOf({});
const doing = (by: HouseId, of: EffectSource): readonly Task<ArrakisGame>[] => [
  { do: 'effect', ref: { by, of, at: [0] } },
  { do: 'endTurn', side: sideOfHouse(by) },
  rest,
];

describe('undone', () => {
  for (const card of PLANNING) {
    const house = deckOf[card];
    const agenda = doing(house, `card:${card}`);
    holds(`card ${card}`, early(sideOfHouse(house), { agenda }));
    holds(`card ${card} late`, late(sideOfHouse(house), { agenda }));
  }
  for (const leader of LEADERS) {
    const { house } = data.leaders[leader];
    holds(`leader ${leader}`, late(sideOfHouse(house), { agenda: doing(house, `leader:${leader}`) }));
  }
  for (const side of ['harkonnen', 'atreides'] as const)
    for (const symbol of SYMBOLS)
      for (const { id } of data.actions[side][symbol]) {
        const house = side === 'harkonnen' ? 'house-harkonnen' : 'house-atreides';
        holds(`die ${side} ${symbol} ${id}`, early(side, { agenda: doing(house, `action:${side}:${symbol}:${id}`) }));
      }
  for (const phase of ['vehicles', 'action', 'hazards', 'spice', 'end'] as const)
    for (const lay of [early, late])
      holds(
        `phase ${phase} ${lay.name}`,
        lay('harkonnen', {
          agenda: [{ do: 'phase', phase }, phase === 'end' ? { do: 'round' } : rest],
          ...(phase === 'action' && { dice: {} }),
        }),
      );
  for (const task of [
    { do: 'desertPower', house: 'house-atreides', times: 2 },
    { do: 'layWormsign', house: 'house-atreides', left: 2 },
    { do: 'moveWorm', house: 'house-atreides', left: 2, maker: false, moved: [] },
    { do: 'wormAttack', house: 'house-atreides', maker: false },
    { do: 'playCard', house: 'house-atreides' },
    { do: 'rescue', at: 'ne-outer-2' },
    { do: 'endClaim' },
    { do: 'sister', side: 'atreides' },
    { do: 'giveUp', house: 'house-harkonnen', count: 2 },
  ] as const)
    holds(`task ${task.do}`, late('atreides', { agenda: [task, rest] }));
});
