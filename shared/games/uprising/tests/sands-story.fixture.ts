import { arranged } from '../../imperium-family/arranged-position.ts';
import { familyModule } from '../../imperium-family/module.ts';
import { openerOf } from '../../imperium-family/story.fixture.ts';
import { SANDS } from './sands.fixture.ts';

export const sands = familyModule(SANDS);
/** Lays a position of the sands out and plays on to its first question. */
export const open = openerOf(sands, (said) => arranged('sands', said));
