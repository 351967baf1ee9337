import type { Records } from '../../../../shared/games/imperium-family/edition.ts';
import { INTRIGUE_MODES } from '../../../../shared/games/imperium-family/ids.ts';
import { type Tradition, traditionOf } from './traditions.ts';

type Printed = Pick<Records, 'cards' | 'intrigue' | 'conflicts'> & { readonly board: Pick<Records['board'], 'spaces'> };
const BACKS: Readonly<Record<string, Tradition>> = { card: 'leader', intrigue: 'plot', hagal: 'hagal' };

/** The sand of a thing, by the name of its tray and the records of its edition. */
export function traditionNamed({ cards, intrigue, conflicts, board }: Printed, name: string): Tradition {
  const [kind = '', id = ''] = name.slice(name.indexOf('.') + 1).split(':');
  const card = cards[id];
  if (kind === 'card' && card) return traditionOf(card);
  if (kind === 'intrigue') return INTRIGUE_MODES.find((mode) => intrigue[id]?.[mode]) ?? 'plot';
  if (kind === 'conflict') return conflicts[id]?.tier === 3 ? 'battle' : 'skirmish';
  if (kind === 'space') return board.spaces[id]?.faction ?? 'board';
  if (kind === 'back') return BACKS[id] ?? 'none';
  return kind === 'hagal' ? 'hagal' : 'leader';
}
