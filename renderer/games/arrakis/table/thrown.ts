import type { ActionSymbol, Side } from '../../../../shared/games/arrakis/ids.ts';

/** The dice that were thrown in what happened last: those of whole sides. R6.1 */
export const thrown = (events: readonly { readonly type: string }[]): readonly Side[] =>
  events.flatMap((one) => (one.type === 'rolled' && 'side' in one ? [one.side as Side] : []));
/** The sides of an action die. R6.1 */
export const FACES: readonly ActionSymbol[] = ['leadership', 'strategy', 'deployment', 'mentat', 'house', 'strategy'];
