import type { TrackOfLeader } from '../../../../shared/games/imperium-family/leader-records.ts';

/** The places of a Leader's track, from the start: places that can be reached in equally many steps at most stand together. Uprising R15.2 */
export function trackColumns({ start, nodes }: TrackOfLeader): readonly (readonly string[])[] {
  const depths = new Map<string, number>();
  function visit(place: string, depth: number): void {
    if ((depths.get(place) ?? -1) >= depth) return;
    depths.set(place, depth);
    for (const next of nodes[place]?.next ?? []) visit(next, depth + 1);
  }
  visit(start, 0);
  const longest = Math.max(...depths.values());
  return Array.from({ length: longest + 1 }, (_, depth) => Object.keys(nodes).filter((place) => depths.get(place) === depth));
}
