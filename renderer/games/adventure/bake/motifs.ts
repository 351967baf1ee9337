import type { Role } from '../../../../shared/games/adventure/data.ts';
import { type CardId, EQUIPMENT, KANLY, SPACE_KINDS, type SpaceKind } from '../../../../shared/games/adventure/ids.ts';
import { CARD_SIGNS, ROLE_SIGNS, SPACE_SIGNS } from '../../../../shared/games/adventure/signs.ts';
import { keysOf } from '../../../../shared/kernel/typed.ts';
import type { Tray } from '../../../canvas/land/tray.ts';

const DESERT_KINDS: readonly SpaceKind[] = ['sietch', 'spice', 'sandstorm', 'worm', 'duel'];

export type Motif = CardId | `space-${SpaceKind}` | Role | 'back';
const BONE_SAND = ['#8d7658', '#b39a74', '#3b3029'] as const;
const BASALT_SAND = ['#57505a', '#857c86', '#1b161d'] as const;
const DESERT_SAND = ['#8a6f49', '#b8986a', '#33230f'] as const;
const CASTLE_SAND = ['#6a574c', '#957d6c', '#231612'] as const;
const ROLE_SAND = ['#78614a', '#aa8a64', '#2a2018'] as const;

/** A tray for everything that has a face: equipment in bone sand, Kanly in basalt under a web, spaces in the sand they lie in. */
export const TRAYS = Object.fromEntries([
  ...EQUIPMENT.map((id) => [id, { sign: CARD_SIGNS[id], rake: 'frame', sand: BONE_SAND }]),
  ...KANLY.map((id) => [id, { sign: CARD_SIGNS[id], rake: 'web', sand: BASALT_SAND }]),
  ...SPACE_KINDS.map((kind) => [
    `space-${kind}`,
    DESERT_KINDS.includes(kind)
      ? { sign: SPACE_SIGNS[kind], rake: 'dunes', sand: DESERT_SAND }
      : { sign: SPACE_SIGNS[kind], rake: 'tiles', sand: CASTLE_SAND },
  ]),
  ...(['heir', 'ruler', 'warrior'] as const).map((role) => [role, { sign: ROLE_SIGNS[role], rake: 'rays', sand: ROLE_SAND }]),
  ['back', { sign: 'mark', rake: 'rings', sand: ROLE_SAND }],
]) as Readonly<Record<Motif, Tray & { readonly sign: string }>>;
export const MOTIFS = keysOf(TRAYS);

/** All trays lie in one picture, in rows. */
export const TRAY_COLUMNS = 5;
export const TRAY_ROWS = Math.ceil(MOTIFS.length / TRAY_COLUMNS);
/** Row and column of a motif in that picture. */
export function trayCell(motif: Motif): { readonly column: number; readonly row: number } {
  const at = MOTIFS.indexOf(motif);
  return { column: at % TRAY_COLUMNS, row: Math.floor(at / TRAY_COLUMNS) };
}
