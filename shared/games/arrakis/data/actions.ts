import type { ActionSymbol, Side } from '../ids.ts';
import { type ActionChoice, type ActionsOf, attack, deploy, draw, move, SETTLEMENT, SIETCH } from './notation.ts';

const COMMON: Readonly<Record<Extract<ActionSymbol, 'strategy' | 'leadership' | 'mentat'>, readonly ActionChoice[]>> = {
  strategy: [
    { id: 'move', effects: [move({}, 2)] },
    { id: 'attack', effects: [attack({}, false)] },
  ],
  leadership: [
    { id: 'move', effects: [{ do: 'move', legions: 2, which: { with: 'leader' }, leading: true }] },
    { id: 'attack', effects: [attack({ with: 'leader' }, true)] },
  ],
  mentat: [{ id: 'draw', effects: [draw(2)] }],
};

/** What each symbol can be spent for, of which one is chosen (source: seed). R7.1, R7.4, R7.5, R7.6, R7.7 */
export const actions: Readonly<Record<Side, ActionsOf>> = {
  harkonnen: {
    ...COMMON,
    deployment: [{ id: 'deploy', effects: [deploy({ regular: 3, leader: 1 }, SETTLEMENT, 'any')] }],
    house: [
      { id: 'replace', effects: [{ do: 'replace', from: 'regular', to: 'elite', count: 2 }] },
      { id: 'vehicles', effects: [{ do: 'vehicles', what: { any: 2 } }] },
    ],
  },
  atreides: {
    ...COMMON,
    deployment: [{ id: 'deploy', effects: [deploy({ token: 1, leader: 1 }, SIETCH)] }],
    house: [{ id: 'any', effects: [{ do: 'anySymbol' }] }],
  },
};
