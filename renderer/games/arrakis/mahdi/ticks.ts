import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { ArrakisEvent } from '../../../../shared/games/arrakis/events.ts';
import { same } from '../../../../shared/kernel/choices.ts';
import type { Act } from './acts.ts';

/** A deed that was ticked off: where it stands among all that Mahdi did, and what it was. */
interface Tick {
  readonly act: number;
  readonly deed: number;
  readonly event: ArrakisEvent;
}

/** Orders of Mahdi that have been carried out on a board of one's own, by table: they stay while nobody looks at the panel. */
export const useTicks = defineStore('mahdi-ticks', () => {
  const tables = shallowRef<ReadonlyMap<string, readonly Tick[]>>(new Map());
  const of = (table: string): readonly Tick[] => tables.value.get(table) ?? [];
  const keep = (table: string, ticks: readonly Tick[]): void => {
    tables.value = new Map(tables.value).set(table, ticks);
  };
  /** Deeds of an act that have been ticked off, as their places in it. */
  const doneIn = (table: string, act: number): ReadonlySet<number> =>
    new Set(of(table).flatMap((tick) => (tick.act === act ? [tick.deed] : [])));
  /** Ticks a deed off, or lets it be open again. */
  function tick(table: string, act: number, deed: number, event: ArrakisEvent): void {
    const others = of(table).filter((one) => one.act !== act || one.deed !== deed);
    keep(table, others.length < of(table).length ? others : [...others, { act, deed, event }]);
  }
  /** What was ticked off and has been taken back since is ticked off no more, whatever stands in its place. @param acts all that was done */
  function fit(table: string, acts: readonly Act[]): void {
    const still = of(table).filter(({ act, deed, event }) => same(acts[act]?.deeds[deed]?.event, event));
    if (still.length < of(table).length) keep(table, still);
  }
  return { doneIn, tick, fit };
});
