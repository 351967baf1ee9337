import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';

/** Does Mahdi play the Harkonnen at this table? R16 */
export const hasMahdi = (view: unknown): boolean => (view as ArrakisView | null)?.automa != null;
