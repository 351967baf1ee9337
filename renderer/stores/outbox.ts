import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { keep, readKept } from '../app/keeping.ts';
import { newKey } from '../app/key.ts';
import { Refused } from '../wire/client.ts';
import { useSession } from './session.ts';

interface Kinds {
  readonly answer: RequestOf<'answer'>;
  readonly say: RequestOf<'say'>;
  readonly undo: RequestOf<'undo'>;
}
type Kind = keyof Kinds;
/** An answer, a line of talk, or a wish to take back that the host has not acknowledged yet. */
export type Letter = {
  readonly [Name in Kind]: {
    readonly name: Name;
    /** By this the host knows it again, however often it comes. */
    readonly key: string;
    readonly request: Kinds[Name];
    /** How often it was tried. */
    readonly tries: number;
  };
}[Kind];
/** Who waits for what becomes of a letter. */
interface Fate {
  taken(): void;
  refused(error: Refused): void;
}

const KEPT_AS = 'sietch.outbox';
const AGAIN_AFTER = 500;
/** Refusals that only ask for time. */
const LATER: readonly string[] = ['error.tooFast', 'error.tooMuch'];
const isLetter = (one: unknown): one is Letter =>
  typeof one === 'object' &&
  one !== null &&
  'key' in one &&
  'request' in one &&
  'name' in one &&
  ['answer', 'say', 'undo'].includes(String(one.name));
/** What a page that was loaded anew had not delivered. */
function kept(): readonly Letter[] {
  const found = readKept(() => sessionStorage, KEPT_AS);
  return Array.isArray(found) ? found.filter(isLetter) : [];
}

/**
 * Answers, talk and take-backs on their way. They are sent one after the other and again after every new connection, until the host
 * has acknowledged them; it knows each by its key and takes it once.
 */
export const useOutbox = defineStore('outbox', () => {
  const session = useSession();
  const letters = shallowRef<readonly Letter[]>(kept());
  const fates = new Map<string, Fate>();
  let busy = false;

  function put(next: readonly Letter[]): void {
    letters.value = next;
    // What this browser does not keep over a reload is on its way all the same.
    keep(() => sessionStorage, KEPT_AS, next);
  }
  /** Puts a letter into the box. Resolves when the host has taken it. @throws Refused with the host's reason */
  function post<Name extends Kind>(name: Name, request: Kinds[Name]): Promise<void> {
    const letter = { name, key: newKey(), request, tries: 0 } as Letter;
    return new Promise((taken, refused) => {
      fates.set(letter.key, { taken, refused });
      put([...letters.value, letter]);
      void deliver();
    });
  }
  /** Sends what lies in the box until it is empty or the line is gone. */
  async function deliver(): Promise<void> {
    if (busy) return;
    busy = true;
    try {
      while (letters.value[0] && (await sent(letters.value[0])));
    } finally {
      busy = false;
    }
  }
  /** @returns may the next one be sent? */
  async function sent(letter: Letter): Promise<boolean> {
    const isFirst = letter.tries === 0;
    put(letters.value.map((one) => (one.key === letter.key ? { ...one, tries: one.tries + 1 } : one)));
    try {
      await session.asked(letter.name, { ...letter.request, key: letter.key });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { key } = error.refusal.error;
      if (key === 'error.offline') return false;
      if (LATER.includes(key)) {
        await new Promise((wait) => setTimeout(wait, AGAIN_AFTER));
        return true;
      }
      const told = !isFirst && key === 'error.stale' ? new Refused({ error: { key: 'wire.answerLate' } }) : error;
      settle(letter, (fate) => fate.refused(told), told);
      return true;
    }
    settle(letter, (fate) => fate.taken());
    return true;
  }
  function settle(letter: Letter, tell: (fate: Fate) => void, refused?: Refused): void {
    put(letters.value.filter(({ key }) => key !== letter.key));
    const fate = fates.get(letter.key);
    fates.delete(letter.key);
    if (fate) tell(fate);
    else if (refused) session.notice = refused.refusal;
  }
  // The table asks for its state first: what is acknowledged is then seen already.
  session.whenGreeted(() => queueMicrotask(() => void deliver()));
  return { letters, post };
});
