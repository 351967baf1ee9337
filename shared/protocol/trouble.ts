import type { Param } from '../text/message.ts';
import type { Refusal } from './pushes.ts';

/** An error meant for people: it says what is wrong and what to do. Nothing has happened when it is thrown. */
export class Trouble extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`${refusal.error.key} ${JSON.stringify(refusal.error.with ?? {})}`);
    this.refusal = refusal;
  }
}
/** A trouble by the key of its text (`error.*`) and what goes into its gaps. */
export const trouble = (key: string, params?: Readonly<Record<string, Param>>): Trouble =>
  new Trouble({ error: params ? { key, with: params } : { key } });
