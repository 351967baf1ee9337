import type { WebContents } from 'electron';
import { bucket, type Rate } from '../host/bucket.ts';

/** So often may a page tell the main process something, at once and a second after: many times what a table has to tell. */
const NOISE: Rate = { burst: 1000, perSecond: 50 };
/** A frame costs as much as so many lines; a table has none but its own. */
const FRAME = 25;
/** So many requests may go out: a table loads some hundred files. */
const REQUESTS: Rate = { burst: 2000, perSecond: 100 };

export interface Noise {
  /** May another request go out? */
  mayAsk(): boolean;
}
/**
 * Counts what a page can tell the main process without end. A browser must take notice of all of it, and meanwhile no timer of
 * the main process falls due: whoever waits for one finds hundreds of thousands of lines in the queue.
 * @param tooLoud called once, while the page tells something: its window must not go now
 */
export function hearNoise(page: WebContents, tooLoud: () => void): Noise {
  const [noise, requests] = [bucket(NOISE), bucket(REQUESTS)];
  let isTooLoud = false;
  function allow(isPaid: boolean): boolean {
    if (!isPaid && !isTooLoud) {
      isTooLoud = true;
      tooLoud();
    }
    return isPaid;
  }
  const hear = (cost: number) => () => void allow(noise.take(performance.now(), cost));
  page.on('console-message', hear(1));
  page.on('page-title-updated', hear(1));
  page.on('page-favicon-updated', hear(1));
  page.on('did-change-theme-color', hear(1));
  page.on('frame-created', hear(FRAME));
  return { mayAsk: () => allow(requests.take(performance.now())) };
}
