import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { CheckLine, FoundHost, SaveLine, TableLine } from '../../shared/protocol/pushes.ts';
import { keep, readKept } from '../app/keeping.ts';
import { useSession } from './session.ts';

const KEPT_AS = 'sietch.made';
/** Tables of this host, saved games, and other hosts of the network. */
export const useTables = defineStore('tables', () => {
  const session = useSession();
  const tables = shallowRef<readonly TableLine[]>([]);
  const saves = shallowRef<readonly SaveLine[]>([]);
  const found = shallowRef<readonly FoundHost[]>([]);
  /** The newest first: what waits for this device, its other games, what others play, what is over. */
  const here = computed(() => {
    const all = [...tables.value].sort((a, b) => b.at - a.at);
    const live = all.filter(({ phase }) => phase !== 'over');
    const mine = live.filter((line) => line.mine.length > 0);
    return {
      asked: mine.filter(({ asked }) => asked),
      yours: mine.filter(({ asked }) => !asked),
      open: live.filter((line) => line.mine.length === 0),
      over: all.filter(({ phase }) => phase === 'over'),
    };
  });
  /** Newest unfinished game first. */
  const unfinished = computed(() => [...saves.value].filter(({ over, broken }) => !over && !broken).sort((a, b) => b.at - a.at));

  /** Tables that were made from this device: it arranges them, also as a guest. */
  const kept = readKept(() => localStorage, KEPT_AS);
  const made = ref<readonly string[]>(Array.isArray(kept) ? kept.filter((table) => typeof table === 'string') : []);
  function own(table: string): void {
    made.value = [table, ...made.value].slice(0, 20);
    keep(() => localStorage, KEPT_AS, made.value);
  }
  /** May this device arrange that table? The host has the last word. */
  const arranges = (table: string): boolean => session.hostRights || made.value.includes(table);

  let browsing = false;

  session.hear((push) => {
    if (push.push === 'tables') {
      tables.value = push.tables;
      saves.value = push.saves;
    }
    if (push.push === 'line') tables.value = tables.value.map((line) => (line.table === push.line.table ? push.line : line));
    if (push.push === 'found') found.value = push.hosts;
  });
  session.whenGreeted(() => {
    // Nobody asked for it: where the line breaks again the next greeting asks anew.
    session.asked('tables', {}).then(
      (reply) => {
        tables.value = reply.tables;
        saves.value = reply.saves;
      },
      () => {},
    );
    if (browsing && session.hostRights) void session.request('browse', { on: true });
  });

  /** Looks for other hosts, or stops looking. */
  function browse(on: boolean): void {
    browsing = on;
    if (session.hostRights && session.wireState === 'open') void session.request('browse', { on });
  }
  /** @param of who makes it: it is called after them */
  async function create(game: string, of: string, seats: number) {
    const created = await session.request('create', { game, name: { of }, seats });
    if (created) own(created.table);
    return created;
  }
  const close = (table: string) => session.request('close', { table });
  const resume = (save: string) => session.request('resume', { save });
  const discard = (save: string) => session.request('discard', { save });
  const importRecord = (text: string) => session.request('import', { text });
  const exportRecord = (table: string) => session.request('export', { table });
  /** @param from the step where it was left */
  const lesson = (game: string, lesson: string, from = 0) => session.request('lesson', { game, lesson, from });
  const find = (text: string) => session.request('find', { text });
  async function check(): Promise<readonly CheckLine[]> {
    return (await session.request('check', {}))?.lines ?? [];
  }
  async function lan(on: boolean): Promise<void> {
    const reply = await session.request('lan', { on });
    if (reply) session.lan = reply;
  }
  return {
    tables,
    here,
    saves,
    found,
    unfinished,
    browse,
    create,
    resume,
    discard,
    importRecord,
    exportRecord,
    lesson,
    find,
    check,
    lan,
    own,
    arranges,
    close,
  };
});
