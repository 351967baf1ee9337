import { readLink, type LinkTarget } from './handed.ts';

/** Why a link was not followed. */
export type WhyNot = 'badLink' | 'unreachable';
export interface LinksBasis {
  /** Is this the own hall, under whatever address? */
  isOwn(address: string): boolean;
  home(): void;
  /** Asks the person whether they want to go there: a page or a mail may have sent the link, not a friend. */
  ask(address: string): Promise<boolean>;
  /** Does a host of ours answer there? */
  isThere(address: string): Promise<boolean>;
  visit(target: LinkTarget): Promise<void>;
  tell(why: WhyNot, address: string): void;
}

/**
 * Follows links that anybody may have written: nothing is asked of the network before the person has said yes, and nothing is opened
 * that is no host of ours. A link that comes while another one is asked about is dropped: no page can pile up boxes.
 */
export function openLinks({ isOwn, home, ask, isThere, visit, tell }: LinksBasis): (link: string) => Promise<void> {
  let isBusy = false;
  async function follow(link: string): Promise<void> {
    const target = readLink(link);
    if (target === null) return tell('badLink', '');
    const { address } = target;
    if (isOwn(address)) return home();
    if (!(await ask(address))) return;
    if (await isThere(address)) await visit(target);
    else tell('unreachable', address);
  }
  return async (link) => {
    if (isBusy) return;
    isBusy = true;
    try {
      await follow(link);
    } finally {
      isBusy = false;
    }
  };
}
