import type { Desktop } from '../../shared/protocol/desktop.ts';

/** Told to the preload of a window that is opened for a visit. */
export const VISIT = '--sietch-visit';

/** Carries a call to the main process, which checks by whom and with what it is made. */
export type Carry = (channel: string, ...given: unknown[]) => Promise<unknown>;
type Calls = Omit<Desktop, 'version' | 'onFullscreen' | 'onHanded'>;

/** What a page of the own hall may call. */
export function offerAtHome(carry: Carry): Calls {
  const call = <Name extends keyof Calls>(name: Name): Calls[Name] =>
    ((...given: unknown[]) => carry(`sietch:${name}`, ...given)) as unknown as Calls[Name];
  return {
    hall: call('hall'),
    save: call('save'),
    print: call('print'),
    fullscreen: call('fullscreen'),
    visit: call('visit'),
    home: call('home'),
    device: call('device'),
    openLink: call('openLink'),
    speak: call('speak'),
    handed: call('handed'),
    report: call('report'),
    showLogs: call('showLogs'),
  };
}

/** What a page of a visited host may call. The main process is the host of the own tables: no flood of calls may reach it. */
export function offerOnVisit(carry: Carry): Calls {
  const refuse = (name: keyof Calls) => (): Promise<never> => Promise.reject(new Error(`${name}: not for this page`));
  const device = oneAtATime(() => carry('sietch:device') as Promise<string>);
  let known: string | undefined;
  return {
    hall: refuse('hall'),
    save: refuse('save'),
    print: refuse('print'),
    fullscreen: refuse('fullscreen'),
    visit: refuse('visit'),
    home: oneAtATime(() => carry('sietch:home') as Promise<void>),
    device: async () => (known ??= await device()),
    openLink: refuse('openLink'),
    speak: refuse('speak'),
    handed: refuse('handed'),
    report: refuse('report'),
    showLogs: refuse('showLogs'),
  };
}

/** Whoever asks while an answer is on its way gets that same answer. */
function oneAtATime<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= ask().finally(() => (asked = undefined)));
}
