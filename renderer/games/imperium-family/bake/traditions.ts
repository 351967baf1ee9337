import type { CardRecord } from '../../../../shared/games/imperium-family/records.ts';
import type { FactionId, IntrigueMode } from '../../../../shared/games/imperium-family/ids.ts';
import type { Tray } from '../../../canvas/land/tray.ts';
import { cells, furrows, lids, loops, ripples, sunset, weave } from './rakes.ts';

/** What kind of thing a tray belongs to: told by its window, its rake and, last, by its sand. */
export type Tradition = FactionId | IntrigueMode | 'none' | 'starter' | 'skirmish' | 'battle' | 'leader' | 'hagal' | 'board';

export const TRADITIONS: Readonly<Record<Tradition, Pick<Tray, 'rake' | 'sand' | 'high' | 'size'>>> = {
  none: { rake: 'frame', sand: ['#8d7658', '#b39a74', '#3b3029'] },
  starter: { rake: furrows, sand: ['#8a7b66', '#aa9a80', '#463c33'] },
  emperor: { rake: 'rays', sand: ['#7b4d3d', '#ad7b66', '#27140f'] },
  'spacing-guild': { rake: loops, sand: ['#6d6878', '#a09aa6', '#211d2a'] },
  'bene-gesserit': { rake: lids, sand: ['#55626f', '#8d98a1', '#151b26'] },
  fremen: { rake: 'dunes', sand: ['#8f7144', '#bf9c66', '#2c1d0c'] },
  'great-houses': { rake: 'tiles', sand: ['#6f5a48', '#a58c70', '#231811'] },
  'fringe-worlds': { rake: ripples, sand: ['#86704a', '#b59a6c', '#2a1e10'] },
  plot: { rake: 'web', sand: ['#57505a', '#857c86', '#141016'] },
  combat: { rake: weave, sand: ['#6b4a3d', '#977060', '#1c0f0c'] },
  endgame: { rake: sunset, sand: ['#6d5a3a', '#a2864f', '#1f170c'] },
  skirmish: { rake: ripples, sand: ['#78614a', '#aa8a64', '#2a2018'], high: 300, size: 0.44 },
  battle: { rake: weave, sand: ['#78614a', '#aa8a64', '#2a2018'], high: 300, size: 0.44 },
  leader: { rake: ripples, sand: ['#8d7a5c', '#b8a27c', '#33291f'], high: 300, size: 0.33 },
  hagal: { rake: cells, sand: ['#5c5b5a', '#8b8886', '#1a1918'], size: 0.66 },
  board: { rake: 'tiles', sand: ['#7c6a54', '#a8916f', '#2c231b'] },
};

/** A card's tradition: its first Faction gives the window. */
export const traditionOf = ({ set, factions }: CardRecord): Tradition => (set === 'starter' ? 'starter' : (factions[0] ?? 'none'));
