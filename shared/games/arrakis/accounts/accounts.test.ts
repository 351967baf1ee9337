import { readFileSync, writeFileSync } from 'node:fs';
import { describe } from 'vitest';
import type { Task } from '../../../kernel/types.ts';
import { boardOf } from '../board.ts';
import { type HouseId, LEADERS, PLANNING, PRESCIENCE, SYMBOLS } from '../ids.ts';
import { sideOfHouse } from '../queries/table.ts';
import type { EffectSource } from '../questions.ts';
import type { ArrakisGame } from '../types.ts';
import { heldTo } from './account.fixture.ts';
import { early, late } from '../tests/positions.fixture.ts';
import { rest } from '../tests/story.fixture.ts';

// What each card, leader, die, claim and phase does on two full tables.

const FILE = new URL('accounts.txt', import.meta.url);
const holds = heldTo(readFileSync(FILE, 'utf8'), process.env['ACCOUNTS'] === 'write' && ((text) => writeFileSync(FILE, text)));

const { deckOf, data } = boardOf({});
const doing = (by: HouseId, of: EffectSource): readonly Task<ArrakisGame>[] => [{ do: 'effect', ref: { by, of, at: [0] } }, rest];

describe('cards', () => {
  for (const card of PLANNING) {
    const house = deckOf[card];
    const agenda = doing(house, `card:${card}`);
    holds(`card ${card} early`, early(sideOfHouse(house), { agenda }), { manner: 'most' });
    holds(`card ${card} late`, late(sideOfHouse(house), { agenda }), { manner: 'last' });
  }
});
describe('leaders', () => {
  for (const leader of LEADERS) {
    const { house } = data.leaders[leader];
    const agenda = doing(house, `leader:${leader}`);
    holds(`leader ${leader} early`, early(sideOfHouse(house), { agenda }), { manner: 'last' });
    holds(`leader ${leader} late`, late(sideOfHouse(house), { agenda }), { manner: 'most' });
  }
});
describe('dice', () => {
  for (const side of ['harkonnen', 'atreides'] as const)
    for (const symbol of SYMBOLS)
      for (const { id } of data.actions[side][symbol]) {
        const house = side === 'harkonnen' ? 'house-harkonnen' : 'house-atreides';
        const agenda = doing(house, `action:${side}:${symbol}:${id}`);
        for (const manner of ['most', 'last'] as const) {
          holds(`die ${side} ${symbol} ${id} early ${manner}`, early(side, { agenda }), { manner });
          holds(`die ${side} ${symbol} ${id} late ${manner}`, late(side, { agenda }), { manner });
        }
        holds(`die ${side} ${symbol} ${id} of four`, early(side, { agenda, seats: 4 }), { manner: 'most' });
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
    holds(`claim ${card} early`, early('atreides', { agenda, state: { shown } }), { manner: 'most' });
    holds(`claim ${card} late`, late('atreides', { agenda, state: { shown } }), { manner: 'last' });
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
      const more = {
        seats,
        ...(phase === 'dice' && { dice: {} }),
        ...(seats === 1 && { automa: { harvest: 'se-outer', target: 'windgap', unrolled: 3 } as const }),
      };
      const rests = [phase === 'dice' ? 'act' : phase === 'end' ? 'vehicle' : 'prune'];
      holds(`phase ${phase} of ${seats} early`, early('harkonnen', { agenda, ...more }), { manner: 'most', rests });
      holds(`phase ${phase} of ${seats} late`, late('harkonnen', { agenda, ...more }), { manner: 'last', rests });
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
    holds(`automa ${symbol} early`, early('harkonnen', { seats: 1, agenda, automa }), { manner: 'most' });
    holds(`automa ${symbol} late`, late('harkonnen', { seats: 1, agenda, automa }), { manner: 'last' });
    const nobody = { 'beast-rabban': 'gone', 'captain-aramsham': 'gone', 'baron-harkonnen': 'gone', 'feyd-rautha': 'gone' } as const;
    const bare = {
      carthag: { regular: 3, elite: 1, generic: 1 },
      'ne-outer-8': { regular: 4, elite: 2, generic: 1, facedown: ['black'] },
      arsunt: { facedown: ['black', 'silver'] },
    } as const;
    holds(
      `automa ${symbol} without leaders`,
      early('harkonnen', { seats: 1, agenda, automa: { ...automa, target: 'gara-kulon' }, leaders: nobody, harkonnen: bare }),
      { manner: 'most' },
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
      { manner: 'last' },
    );
  }
  for (const card of harkonnen) {
    const agenda = doing('house-harkonnen', `card:${card}`);
    holds(`automa card ${card} early`, early('harkonnen', { seats: 1, agenda, automa }), { manner: 'last' });
    holds(`automa card ${card} late`, late('harkonnen', { seats: 1, agenda, automa }), { manner: 'most' });
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
        { manner: 'most' },
      );
});
