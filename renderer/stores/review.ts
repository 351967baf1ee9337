import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { ReviewState } from '../../shared/protocol/pushes.ts';
import type { Finding } from '../../shared/review/findings.ts';
import { useSession } from './session.ts';

/** Milliseconds between two questions how far the mentat has come. */
const AGAIN_MS = 700;
/** Looks before it can be guessed how long the rest takes. */
const FEW = 5;

/** A mentat's review of a finished game, as far as it has come. */
export const useReview = defineStore('review', () => {
  const session = useSession();
  const phase = ref<ReviewState['phase']>('none');
  const looks = ref(0);
  const looked = ref(0);
  /** The newest about each answer, by its turn. */
  const findings = shallowRef<ReadonlyMap<number, Finding>>(new Map());
  /** How far it had come when this device first saw it think, and when that was: for a guess how long it takes. */
  let first: { readonly looked: number; readonly at: number } | null = null;
  let at: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(act: 'begin' | 'look' | 'stop'): Promise<void> {
    clearTimeout(timer);
    const table = at;
    if (table === null) return;
    const reply = await session.request('review', { table, act, from: act === 'look' ? looked.value : 0 });
    if (!reply || table !== at) return;
    const known = act === 'look' ? findings.value : new Map<number, Finding>();
    findings.value = new Map([...known, ...reply.findings.map((finding) => [finding.turn, finding] as const)]);
    phase.value = reply.phase;
    looks.value = reply.looks;
    looked.value = reply.looked;
    if (reply.phase !== 'thinking') first = null;
    else first ??= { looked: reply.looked, at: performance.now() };
    if (reply.phase === 'thinking' || reply.phase === 'waiting') timer = setTimeout(() => void ask('look'), AGAIN_MS);
  }
  /** Shows what is known of a table's review, and begins one if there is none. */
  async function open(table: string): Promise<void> {
    shut();
    at = table;
    await ask('look');
    if (phase.value === 'none') await begin();
  }
  const begin = (): Promise<void> => ask('begin');
  const stop = (): Promise<void> => ask('stop');
  /** Looks away; the review goes on for whoever looks again. */
  function shut(): void {
    clearTimeout(timer);
    at = null;
    first = null;
    phase.value = 'none';
    looks.value = looked.value = 0;
    findings.value = new Map();
  }
  /** Seconds it may still take; null = nobody can tell. */
  const secondsLeft = computed(() => {
    const done = looked.value - (first?.looked ?? 0);
    if (phase.value !== 'thinking' || !first || done < FEW) return null;
    return Math.ceil((((performance.now() - first.at) / done) * (looks.value - looked.value)) / 1000);
  });
  return { phase, looks, looked, findings, secondsLeft, open, begin, stop, shut };
});
