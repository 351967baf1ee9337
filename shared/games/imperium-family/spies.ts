import type { Reason } from '../../kernel/types.ts';
import type { SpyPlacement } from './effects/spies.ts';
import type { PlayerId, PostName, SpaceName } from './ids.ts';
import type { Scene } from './questions.ts';

/** What Spies did in a turn of their owner. Uprising R13.4 */
export interface SpyDeeds {
  /** Spies recalled, for whatever. Uprising R5.4 */
  readonly recalled: number;
  /** Where Spies were placed, with the card of the turn that placed each; null = something else did. Uprising R15.11 */
  readonly placed: readonly { readonly post: PostName; readonly origin: number | null }[];
}

/** What a Spy is recalled for: a price, to enter an occupied space, to draw a card, or to be placed elsewhere. Uprising R5.2, Uprising R5.4-R5.6 */
export type SpyErrand = 'price' | 'infiltrate' | 'gather' | 'replace';
/** Spies of Rivals also come back after their scheme; `told`: on the physical board, for whatever. Uprising R17.11 */
export type Recalled = SpyErrand | 'scheme' | 'told';
export interface SpyTasks {
  placeSpy: Scene & SpyPlacement; // Uprising R5.2
  recallSpy: Scene & {
    readonly errand: SpyErrand;
    /** The Spy watches this space; null = any own one. */
    readonly at: SpaceName | null;
    /** How many are still to come back. */
    readonly left: number;
    /** Where it may go then; only if it is to be placed elsewhere. */
    readonly then?: SpyPlacement;
  };
}
export interface SpyAnswers {
  placeSpy: PostName;
  /** `keep`: only where nothing forces it. Uprising R5.3, Uprising R5.6 */
  recallSpy: 'keep' | { readonly spy: PostName };
}

export type SpyEvent =
  | { readonly type: 'placedSpy'; readonly player: PlayerId; readonly post: PostName } // Uprising R5.2
  | { readonly type: 'recalledSpy'; readonly player: PlayerId; readonly post: PostName; readonly errand: Recalled }; // Uprising R5.4

/** Why something is not offered, beside the reasons that all editions have (`reasons.ts`). Their rules are those of Uprising. */
export const SPY_WHY = {
  unwatched: { key: 'imperium.why.unwatched', rule: 'R5.5' },
  noSpyThere: { key: 'imperium.why.noSpyThere', rule: 'R4.2' },
  noSpyOut: { key: 'imperium.why.noSpyOut', rule: 'R4.2' },
  postTaken: { key: 'imperium.why.postTaken', rule: 'R5.1' },
  ownSpy: { key: 'imperium.why.ownSpy', rule: 'R5.1' },
  wrongPost: { key: 'imperium.why.wrongPost', rule: 'R5.2' },
  noPost: { key: 'imperium.why.noPost', rule: 'R5.3' },
} as const satisfies Record<string, Reason>;
