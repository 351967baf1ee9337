import type { Interjections } from '../../kernel/types.ts';
import type { ArrakisGame } from './types.ts';

/** Free actions that are not built yet; whoever builds one takes it off. R7.10 */
type Unbuilt = 'train' | 'detonate' | 'claim' | 'scout' | 'scheme' | 'cone';

const built: Omit<Interjections<ArrakisGame>, Unbuilt> = {};
/** What a side may do unasked. */
export const interjections = built as Interjections<ArrakisGame>;
