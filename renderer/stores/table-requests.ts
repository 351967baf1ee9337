import type { Ref } from 'vue';
import type { Frame, Refusal } from '../../shared/protocol/pushes.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { Refused } from '../wire/client.ts';
import type { useSession } from './session.ts';

type Configure = Omit<RequestOf<'configure'>, 'table'>;
type BotLevelWish = RequestOf<'bot'>['level'];

/** What this device asks of the table's host without waiting for anything the screen shows. @param at the table; at none, nothing is asked */
export function tableRequests(at: Ref<string | null>, session: ReturnType<typeof useSession>) {
  const here = <T>(act: (table: string) => T): T | undefined => (at.value ? act(at.value) : undefined);
  /** Takes a seat, or gives one's own another name. @returns why not, if not */
  async function sit(seat: string, name: string): Promise<Refusal | null> {
    try {
      await here((table) => session.asked('sit', { table, seat, name }));
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.refusal;
    }
  }
  /** A finished game step by step, as this seat saw it; null = as a spectator did. */
  async function frames(seat: string | null): Promise<{ readonly start: unknown; readonly frames: readonly Frame[] } | null> {
    return (await here((table) => session.request('frames', { table, seat }))) ?? null;
  }
  const acts = {
    sit,
    frames,
    configure: (what: Configure) => here((table) => session.request('configure', { table, ...what })),
    bot: (seat: string, level: BotLevelWish) => here((table) => session.request('bot', { table, seat, level })),
    release: (seat: string) => here((table) => session.request('release', { table, seat })),
    pause: (on: boolean) => here((table) => session.request('pause', { table, on })),
    /** After the end: plays once more, `moved`: everybody one seat further. @returns the table where that is */
    again: (moved = false) => here((table) => session.request('again', { table, ...(moved && { moved }) })),
    close: () => here((table) => session.request('close', { table })),
    nudge: (seat: string) => here((table) => session.request('nudge', { table, seat })),
    show: () => here((table) => session.request('show', { table })),
    /** Asks the others to take back, or answers somebody who asks. */
    plead: (seat: string, yes?: boolean) =>
      here((table) => session.request('plead', { table, seat, ...(yes !== undefined && { answer: yes }) })),
  };
  return { here, acts };
}
