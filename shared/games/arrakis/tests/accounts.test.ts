import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import type { Task } from '../../../kernel/types.ts';
import type { Arrangement } from '../arranged-position.ts';
import { boardOf } from '../board.ts';
import { type HouseId, LEADERS, PLANNING, PRESCIENCE, SYMBOLS } from '../ids.ts';
import { sideOfHouse } from '../queries/table.ts';
import type { EffectSource } from '../questions.ts';
import type { ArrakisGame } from '../types.ts';
import { accountOf, type Manner } from './account.fixture.ts';
import { early, late } from './positions.fixture.ts';
import { rest } from './story.fixture.ts';

// Each story is held to its account in `accounts.txt`, line by line: what is asked and offered, what all hear, what has changed.
// After a change of the rules `ACCOUNTS=write npm run unit -- accounts` writes them anew: read what became otherwise.

const FILE = new URL('accounts.txt', import.meta.url);
const written = new Map(
  readFileSync(FILE, 'utf8')
    .split('\n\n')
    .map((section) => section.trim().split('\n'))
    .map(([title = '', ...lines]) => [title.slice(2), lines]),
);
const told = new Map<string, readonly string[]>();
const holds = (title: string, arrangement: Arrangement, manner: Manner, rests?: string): void => {
  test(title, () => {
    const lines = accountOf(arrangement, manner, rests);
    told.set(title, lines);
    if (process.env['ACCOUNTS'] !== 'write') expect(lines).toEqual(written.get(title));
  });
};
afterAll(() => {
  if (process.env['ACCOUNTS'] !== 'write') return;
  writeFileSync(FILE, `${[...told].map(([title, lines]) => [`# ${title}`, ...lines].join('\n')).join('\n\n')}\n`);
});

const { deckOf, data } = boardOf({});
const doing = (by: HouseId, of: EffectSource): readonly Task<ArrakisGame>[] => [{ do: 'effect', ref: { by, of, at: [0] } }, rest];

describe('cards', () => {
  for (const card of PLANNING) {
    const house = deckOf[card];
    const agenda = doing(house, `card:${card}`);
    holds(`card ${card} early`, early(sideOfHouse(house), { agenda }), 'most');
    holds(`card ${card} late`, late(sideOfHouse(house), { agenda }), 'last');
  }
});
describe('leaders', () => {
  for (const leader of LEADERS) {
    const { house } = data.leaders[leader];
    const agenda = doing(house, `leader:${leader}`);
    holds(`leader ${leader} early`, early(sideOfHouse(house), { agenda }), 'last');
    holds(`leader ${leader} late`, late(sideOfHouse(house), { agenda }), 'most');
  }
});
describe('dice', () => {
  for (const side of ['harkonnen', 'atreides'] as const)
    for (const symbol of SYMBOLS)
      for (const { id } of data.actions[side][symbol]) {
        const house = side === 'harkonnen' ? 'house-harkonnen' : 'house-atreides';
        const agenda = doing(house, `action:${side}:${symbol}:${id}`);
        for (const manner of ['most', 'last'] as const) {
          holds(`die ${side} ${symbol} ${id} early ${manner}`, early(side, { agenda }), manner);
          holds(`die ${side} ${symbol} ${id} late ${manner}`, late(side, { agenda }), manner);
        }
        holds(`die ${side} ${symbol} ${id} of four`, early(side, { agenda, seats: 4 }), 'most');
      }
});
describe('claims', () => {
  for (const card of PRESCIENCE) {
    const other = PRESCIENCE.find((each) => each !== card) ?? card;
    const shown = [
      { card, kept: false, feared: card.length % 2 === 0 },
      { card: other, kept: true, feared: false },
    ];
    const agenda = [{ do: 'claim', card }, rest] as const;
    holds(`claim ${card} early`, early('atreides', { agenda, state: { shown } }), 'most');
    holds(`claim ${card} late`, late('atreides', { agenda, state: { shown } }), 'last');
  }
});
describe('phases', () => {
  const phases: Readonly<Record<string, readonly Task<ArrakisGame>[]>> = {
    start: [{ do: 'startOfRound' }, rest],
    vehicles: [{ do: 'phase', phase: 'vehicles' }, rest],
    dice: [{ do: 'phase', phase: 'action' }, rest],
    hazards: [{ do: 'phase', phase: 'hazards' }, rest],
    spice: [{ do: 'phase', phase: 'spice' }, rest],
    end: [{ do: 'phase', phase: 'end' }, { do: 'round' }],
    turn: [{ do: 'turn', side: 'harkonnen' }, rest],
    power: [{ do: 'desertPower', house: 'fremen-ally', times: 2 }, rest],
  };
  for (const [phase, agenda] of Object.entries(phases))
    for (const seats of [1, 2, 3, 4]) {
      const more = { seats, ...(seats === 1 && { automa: { harvest: 'se-outer', target: 'windgap', unrolled: 3 } as const }) };
      const rests = phase === 'dice' ? 'act' : phase === 'end' ? 'vehicle' : 'prune';
      holds(`phase ${phase} of ${seats} early`, early('harkonnen', { agenda, ...more }), 'most', rests);
      holds(`phase ${phase} of ${seats} late`, late('harkonnen', { agenda, ...more }), 'last', rests);
    }
});
describe('Mahdi', () => {
  const harkonnen = PLANNING.filter((card) => sideOfHouse(deckOf[card]) === 'harkonnen');
  const automa = {
    harvest: 'ne-outer',
    target: 'windgap',
    reinforcements: { hidden: ['killers-without-mercy', 'hunter-seeker'] },
    unrolled: 4,
  } as const;
  const zones = { 'air-ne-inner-ne-outer': 'ornithopter', 'air-sw-inner-sw-outer': 'carryall' } as const;
  for (const symbol of SYMBOLS) {
    const agenda = [{ do: 'automaAct', symbol }, rest] as const;
    holds(`automa ${symbol} early`, early('harkonnen', { seats: 1, agenda, automa }), 'most');
    holds(`automa ${symbol} late`, late('harkonnen', { seats: 1, agenda, automa }), 'last');
    const nobody = { 'beast-rabban': 'gone', 'captain-aramsham': 'gone', 'baron-harkonnen': 'gone', 'feyd-rautha': 'gone' } as const;
    const bare = {
      carthag: { regular: 3, elite: 1, generic: 1 },
      'ne-outer-8': { regular: 4, elite: 2, generic: 1, facedown: ['black'] },
      arsunt: { facedown: ['black', 'silver'] },
    } as const;
    holds(
      `automa ${symbol} without leaders`,
      early('harkonnen', { seats: 1, agenda, automa: { ...automa, target: 'gara-kulon' }, leaders: nobody, harkonnen: bare }),
      'most',
    );
    holds(
      `automa ${symbol} alone`,
      early('harkonnen', {
        seats: 1,
        agenda,
        automa: { ...automa, target: 'gara-kulon' },
        leaders: nobody,
        harkonnen: { carthag: { regular: 6, generic: 1 }, arsunt: { regular: 2 } },
        atreides: {},
        state: { zones },
      }),
      'last',
    );
  }
  for (const card of harkonnen) {
    const agenda = doing('house-harkonnen', `card:${card}`);
    holds(`automa card ${card} early`, early('harkonnen', { seats: 1, agenda, automa }), 'last');
    holds(`automa card ${card} late`, late('harkonnen', { seats: 1, agenda, automa }), 'most');
  }
  for (const house of ['house-harkonnen', 'corrino-ally'] as const)
    for (const aside of [true, false])
      holds(
        `automa draws from ${house}, a scheme aside: ${aside}`,
        early('harkonnen', {
          seats: 1,
          agenda: [{ do: 'automaCard', deck: house }, { do: 'automaCard', deck: null }, { do: 'automaTurn' }, rest],
          automa: { ...automa, schemeAside: aside },
        }),
        'most',
      );
});
