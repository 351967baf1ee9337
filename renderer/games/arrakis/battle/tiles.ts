import { type Rank, RANKS, type Side } from '../../../../shared/games/arrakis/ids.ts';
import type { Converter, Troop } from './arena.ts';
import type { Beat } from './beats.ts';

/** A figure in its half of the arena; several that nobody tells apart where there is no room for each. */
export interface Tile {
  readonly what: Rank | 'token';
  readonly count: number;
  readonly fate: 'stands' | 'lost';
}
export interface LeaderTile {
  readonly who: Converter;
  readonly count: number;
  readonly fate: 'stands' | 'lost';
}
type Lost = Beat['lost'][number];

/** Units of a half, the strongest first, then those it has lost. */
export function tilesOf(troop: Troop, lost: readonly Lost[], side: Side): readonly Tile[] {
  const standing = [...RANKS].reverse().map((what): Tile => ({ what, count: troop[what], fate: 'stands' }));
  const tokens: Tile = { what: 'token', count: troop.tokens, fate: 'stands' };
  const gone = lost.filter((one) => one.side === side);
  const fallen = RANKS.map((what): Tile => ({ what, count: gone.filter((one) => one.lost === what && !one.reduced).length, fate: 'lost' }));
  return [...standing, tokens, ...fallen].filter(({ count }) => count > 0);
}
export function leaderTilesOf(troop: Troop, lost: readonly Lost[], side: Side): readonly LeaderTile[] {
  const gone = lost.filter((one) => one.side === side && !(RANKS as readonly string[]).includes(one.lost));
  return [
    ...troop.named.map((who): LeaderTile => ({ who, count: 1, fate: 'stands' })),
    ...(troop.generic > 0 ? [{ who: 'generic', count: troop.generic, fate: 'stands' } as const] : []),
    ...gone.map(({ lost: who }): LeaderTile => ({ who: who as Converter, count: 1, fate: 'lost' })),
  ];
}
