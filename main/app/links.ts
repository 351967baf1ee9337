import { readLink, type LinkTarget } from './handed.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Why a link was not followed. */
export type WhyNot = 'badLink' | 'unreachable';
export interface LinksBasis {
  /** Is this the own hall, under whatever address? */
  isOwn(address: string): boolean;
  /** Is the own hall shown now, and not another one? */
  isHome(): boolean;
  home(): void;
  /** Asks the person whether they want to go there: a page or a mail may have sent the link, not a friend. */
  ask(address: string): Promise<boolean>;
  /** Does a host of ours answer there? */
  isThere(address: string): Promise<boolean>;
  visit(target: LinkTarget): Promise<void>;
  /** Resolves when the person has read it. */
  tell(why: WhyNot, address: string): Promise<unknown>;
}

/**
 * Follows links that anybody may have written: nothing is asked of the network before the person has said yes, and nothing is opened
 * that is no host of ours. A link that comes while another one is asked or told about is dropped: no page can pile up boxes.
 */
export function openLinks({ isOwn, isHome, home, ask, isThere, visit, tell }: LinksBasis): (link: string) => Promise<void> {
  async function follow(link: string): Promise<void> {
    const target = readLink(link);
    if (target === null) {
      await tell('badLink', '');
      return;
    }
    const { address } = target;
    if (isOwn(address) && isHome()) return;
    if (!(await ask(address))) return;
    if (isOwn(address)) home();
    else if (await isThere(address)) await visit(target);
    else await tell('unreachable', address);
  }
  return oneAtATime(follow);
}
