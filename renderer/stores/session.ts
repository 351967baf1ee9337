import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { LanInfo, Push, Refusal, Replies } from '../../shared/protocol/pushes.ts';
import type { RequestName, RequestOf } from '../../shared/protocol/requests.ts';
import { PROTOCOL } from '../../shared/protocol/version.ts';
import { deviceToken, forgetHostToken, forgetJoinCode, type Fragment, hostToken, joinCode, setJoinCode } from '../app/fragment.ts';
import { openWire, Refused, type Socket, socketOfThisPage, whenAwake, type Wire, type WireState } from '../wire/client.ts';

export type PushOf<Kind extends Push['push']> = Extract<Push, { push: Kind }>;

/** The connection to the host and what it grants this device. */
export const useSession = defineStore('session', () => {
  const wireState = ref<WireState>('connecting');
  /** Was there a connection before? Then losing it is a pause, not a failure. */
  const welcome = ref(false);
  const hostRights = ref(false);
  const hostName = ref('');
  const version = ref('');
  const rules = shallowRef<Readonly<Record<string, number>>>({});
  const lan = shallowRef<LanInfo | null>(null);
  /** The host does not let this device in: why. */
  const barred = shallowRef<Refusal | null>(null);
  /** A code was typed and the host has not answered yet. */
  const knocking = ref(false);
  /** The code waits for its turn at the host. */
  const queued = ref(false);
  /** Epoch milliseconds of this device since when there is no line; null while there is one. */
  const lostSince = ref<number | null>(null);
  /** Milliseconds by which the host's clock is ahead of this device's. */
  const ahead = ref(0);
  /** This device's clock, read anew every second: what is shown by it never grows stale. */
  const clock = ref(Date.now());
  /** What was refused last, shown in one quiet line until it is read. */
  const notice = shallowRef<Refusal | null>(null);
  const hearers = new Set<(push: Push) => void>();
  const greeters = new Set<() => void>();
  let wire: Wire | null = null;

  /** Says hello. A key or code the host does not know (any more) is forgotten: the device alone may be enough. */
  async function hello(line: Wire): Promise<Replies['hello']> {
    const [host, code] = [hostToken(), joinCode()];
    const device = { protocol: PROTOCOL, device: deviceToken() };
    try {
      return await line.ask('hello', { ...device, ...(host && { host }), ...(code && { code }) });
    } catch (error) {
      const key = error instanceof Refused ? error.refusal.error.key : '';
      if (key === 'error.hostToken') forgetHostToken();
      else if (key === 'error.code') forgetJoinCode();
      else throw error;
      return line.ask('hello', device).catch((again: unknown) => {
        throw again instanceof Refused && again.refusal.error.key === 'error.codeWanted' ? error : again;
      });
    }
  }
  async function greet(line: Wire): Promise<void> {
    const asked = Date.now();
    try {
      const reply = await hello(line);
      // The host read its clock about half way.
      ahead.value = reply.now - (asked + Date.now()) / 2;
      hostRights.value = reply.hostRights;
      hostName.value = reply.host;
      version.value = reply.version;
      rules.value = reply.rules;
      lan.value = reply.lan;
      barred.value = null;
      welcome.value = true;
    } catch (error) {
      if (error instanceof Refused && error.refusal.error.key !== 'error.offline') barred.value = error.refusal;
      throw error;
    } finally {
      knocking.value = false;
      queued.value = false;
    }
    for (const greeter of greeters) greeter();
  }
  /** Connects and stays connected. `socket` is for tests. */
  function connect(socket: () => Socket = socketOfThisPage): void {
    if (wire) return;
    wire = openWire({
      connect: socket,
      greet,
      pushed: (push) => {
        if (push.push === 'lan') lan.value = push.lan;
        if (push.push === 'queued') queued.value = true;
        if (push.push === 'out') {
          // What let it in does not let it in again by itself.
          forgetJoinCode();
          barred.value = { error: push.why };
        }
        for (const hearer of hearers) hearer(push);
      },
      changed: (state) => {
        wireState.value = state;
        if (state === 'open') lostSince.value = null;
        else lostSince.value ??= Date.now();
      },
      isSeen: () => !document.hidden,
    });
    whenAwake(wire.wake);
    setInterval(() => (clock.value = Date.now()), 1000);
  }
  /** Tries at once instead of waiting. */
  const tryNow = (): void => wire?.hurry();
  /** Tries a join code typed by hand. */
  function enter(code: string): void {
    setJoinCode(code);
    knocking.value = true;
    tryNow();
  }
  /** A link was opened in this tab: with a host's key it gives other rights, with a code it lets in whoever is still outside. */
  function readAnew({ host }: Fragment): void {
    if (host || barred.value) tryNow();
  }
  /** Asks the host. @throws Refused */
  const asked = <Name extends RequestName>(name: Name, request: RequestOf<Name>) =>
    wire ? wire.ask(name, request) : Promise.reject(new Refused({ error: { key: 'error.offline' } }));
  /** Asks the host; a refusal becomes the notice. Gives null then. */
  async function request<Name extends RequestName>(name: Name, what: RequestOf<Name>) {
    try {
      return await asked(name, what);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      notice.value = error.refusal;
      return null;
    }
  }
  /**
   * Epoch milliseconds by the host's clock, which is the one that counts: a device's own may be minutes away. Goes on by
   * itself, to the second: whatever is computed with it is computed anew.
   */
  const hostNow = (): number => clock.value + ahead.value;
  const hear = (hearer: (push: Push) => void): void => void hearers.add(hearer);
  /** Called on every (re)connection, once the host has let us in. */
  function whenGreeted(greeter: () => void): void {
    greeters.add(greeter);
    if (wireState.value === 'open') greeter();
  }
  return {
    wireState,
    welcome,
    hostRights,
    hostName,
    version,
    rules,
    lan,
    barred,
    knocking,
    queued,
    lostSince,
    notice,
    connect,
    enter,
    tryNow,
    readAnew,
    asked,
    request,
    hostNow,
    hear,
    whenGreeted,
  };
});
