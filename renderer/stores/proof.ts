import type { TableState } from '../../shared/protocol/pushes.ts';
import type { Message } from '../../shared/text/message.ts';

export interface Proof {
  readonly proven: boolean;
  /** The first thing that does not fit. */
  readonly why: Message | null;
}

/** Plays the whole record again on this device and compares: the seal that was shown before the game, every throw, every position. */
export async function prove(record: string, { commit }: TableState): Promise<Proof> {
  const [{ verify }, { SHELF }] = await Promise.all([import('../../shared/kernel/verify.ts'), import('../../shared/games/index.ts')]);
  const { header, misfit } = verify(record, (game) => (Object.hasOwn(SHELF, game) ? SHELF[game]?.module : undefined));
  if (misfit) return { proven: false, why: { key: misfit.key, with: misfit.with ?? {} } };
  return { proven: header?.commit === commit, why: null };
}
