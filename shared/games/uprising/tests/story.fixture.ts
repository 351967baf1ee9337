import { openerOf } from '../../imperium-family/story.fixture.ts';
import { arrangedHere } from '../arranged-position.ts';
import { uprising } from '../index.ts';

export type { Story } from '../../imperium-family/story.fixture.ts';
/** Lays a position out and plays on to its first question. */
export const open = openerOf(uprising, arrangedHere);
