import type { Texts } from './message.ts';

/** All texts of several language files as one. */
export const together = async (...parts: readonly Promise<Readonly<Record<string, Texts>>>[]): Promise<Texts> =>
  Object.assign({}, ...(await Promise.all(parts)).flatMap((file) => Object.values(file)));
