import { readFileSync, writeFileSync } from 'node:fs';
import { describe } from 'vitest';
import type { Task } from '../../../kernel/types.ts';
import { boardOf } from '../board.ts';
import { type HouseId, LEADERS, PLANNING, SYMBOLS } from '../ids.ts';
import { sideOfHouse } from '../queries/table.ts';
import type { EffectSource } from '../questions.ts';
import type { ArrakisGame } from '../types.ts';
import { heldTo } from './account.fixture.ts';
import { scarce } from '../tests/positions.fixture.ts';
import { rest } from '../tests/story.fixture.ts';

// What happens where the box has hardly anything left: lower ranks come, or nothing; what is too much goes.

const FILE = new URL('accounts-scarce.txt', import.meta.url);
const holds = heldTo(readFileSync(FILE, 'utf8'), process.env['ACCOUNTS'] === 'write' && ((text) => writeFileSync(FILE, text)));
const { deckOf, data } = boardOf({});
const doing = (by: HouseId, of: EffectSource): readonly Task<ArrakisGame>[] => [{ do: 'effect', ref: { by, of, at: [0] } }, rest];
const automa = { harvest: 'sw-outer', target: 'windgap', unrolled: 2 } as const;

describe('with two', () => {
  for (const card of PLANNING) {
    const house = deckOf[card];
    holds(`card ${card}`, scarce(sideOfHouse(house), { agenda: doing(house, `card:${card}`) }), { most: 6 });
  }
  for (const leader of LEADERS) {
    const { house } = data.leaders[leader];
    holds(`leader ${leader}`, scarce(sideOfHouse(house), { agenda: doing(house, `leader:${leader}`) }), { manner: 'last', most: 6 });
  }
  for (const side of ['harkonnen', 'atreides'] as const)
    for (const symbol of SYMBOLS)
      for (const { id } of data.actions[side][symbol]) {
        const house = side === 'harkonnen' ? 'house-harkonnen' : 'house-atreides';
        holds(`die ${side} ${symbol} ${id}`, scarce(side, { agenda: doing(house, `action:${side}:${symbol}:${id}`) }), { most: 6 });
      }
  for (const phase of ['start', 'vehicles', 'hazards', 'spice', 'end'] as const)
    for (const manner of ['most', 'last'] as const)
      holds(
        `phase ${phase} ${manner}`,
        scarce('harkonnen', { agenda: [{ do: 'phase', phase }, phase === 'end' ? { do: 'round' } : rest] }),
        {
          manner,
          most: 10,
          rests: phase === 'end' ? ['vehicle', 'act'] : ['prune'],
        },
      );
  holds(
    'a worm for the Wild Maker',
    scarce('atreides', {
      agenda: [{ do: 'effect', ref: { by: 'fremen-ally', of: 'card:shai-hulud', at: [0] } }, rest],
      state: { wormsigns: [], harvesters: [] },
    }),
  );
  for (const token of ['s-elite', 's-two-regulars', 's-special', 'd-lone-special'] as const) {
    const at = {
      's-elite': 'gara-kulon',
      's-two-regulars': 'ne-outer-9',
      's-special': 'tasmin-sink',
      'd-lone-special': 'sw-inner-6',
    } as const;
    holds(
      `a token is trained: ${token}`,
      scarce('atreides', {
        agenda: [
          { do: 'act', house: 'house-atreides' },
          { do: 'endTurn', side: 'atreides' },
        ],
      }),
      { first: ['seat1', 'train', { at: at[token], token }], most: 2 },
    );
  }
});
describe('with the automa', () => {
  const facedown = {
    carthag: { regular: 5, facedown: ['black'] },
    arsunt: { facedown: ['black', 'silver'] },
    arrakeen: { regular: 4, elite: 1, special: 1, generic: 2 },
    'ne-outer-8': { regular: 5, elite: 1, generic: 2 },
    'ne-inner-9': { special: 6, generic: 2, named: ['beast-rabban'] },
    'shield-wall-east': { regular: 4, elite: 2 },
    'imperial-basin': { elite: 6 },
    'ne-outer-5': { regular: 5, elite: 1 },
  } as const;
  for (const symbol of SYMBOLS) {
    holds(`automa ${symbol}`, scarce('harkonnen', { seats: 1, agenda: [{ do: 'automaAct', symbol }, rest], automa }), { most: 6 });
    holds(
      `automa ${symbol} under tokens`,
      scarce('harkonnen', {
        seats: 1,
        agenda: [{ do: 'automaAct', symbol }, rest],
        automa: { ...automa, target: 'gara-kulon' },
        harkonnen: facedown,
      }),
      { most: 6, manner: 'last' },
    );
  }
  for (const card of PLANNING.filter((id) => sideOfHouse(deckOf[id]) === 'harkonnen'))
    holds(
      `automa card ${card}`,
      scarce('harkonnen', { seats: 1, agenda: doing('house-harkonnen', `card:${card}`), automa, harkonnen: facedown }),
      { most: 6 },
    );
  for (const phase of ['start', 'vehicles', 'hazards', 'spice', 'end'] as const)
    holds(
      `phase ${phase} of one`,
      scarce('harkonnen', {
        seats: 1,
        agenda: [{ do: 'phase', phase }, phase === 'end' ? { do: 'round' } : rest],
        automa,
        harkonnen: facedown,
      }),
      { most: 8, rests: phase === 'end' ? ['vehicle', 'act'] : ['prune'] },
    );
  for (const at of ['carthag', 'arsunt', 'ne-inner-9', 'ne-outer-8', 'imperial-basin'] as const)
    for (const left of [1, 3, 7])
      holds(
        `${left} hits in ${at}`,
        scarce('harkonnen', { seats: 1, agenda: [{ do: 'automaHits', at, left, cause: 'storm' }, rest], automa, harkonnen: facedown }),
        { most: 8 },
      );
  for (const at of ['arrakeen', 'carthag', 'hagga-basin', 'ne-outer-6'] as const)
    for (const tokens of [
      facedown,
      {
        ...facedown,
        arrakeen: { facedown: ['black', 'silver', 'black', 'silver'] },
        carthag: { facedown: ['black', 'black', 'silver', 'silver'] },
        'ne-outer-8': { facedown: ['silver'] },
      },
    ] as const)
      holds(
        `${at} is left, with ${Object.values(tokens).flatMap((legion) => ('facedown' in legion ? legion.facedown : [])).length} tokens out`,
        scarce('harkonnen', {
          seats: 1,
          agenda: [{ do: 'garrison', at }, rest],
          automa,
          harkonnen: Object.fromEntries(Object.entries(tokens).filter(([id]) => id !== at)),
        }),
        { most: 6 },
      );
});
