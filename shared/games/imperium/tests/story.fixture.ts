import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { openerOf, STOP, type Story } from '../../imperium-family/story.fixture.ts';
import type { State } from '../../imperium-family/types.ts';
import { arrangedHere } from '../arranged-position.ts';
import { imperium } from '../index.ts';

export { STOP, type Story, storyOf } from '../../imperium-family/story.fixture.ts';

/** Lays a position out and plays on to its first question. */
export const open = openerOf(imperium, arrangedHere);
/** One turn of the first Rival, and no more. */
export const rivalActs = (arrangement: Arrangement): Story => open({ agenda: [{ do: 'rivalTurn', by: 'rival1' }, STOP], ...arrangement });
/** What became of each Hagal card: where it sent an Agent, or why it was ignored. */
export const errands = (story: Story): readonly unknown[] => story.told('hagal').map(({ to, ignored }) => to ?? ignored);
/** The Hagal cards of the game, in the deck and revealed. */
export const hagalCardsIn = ({ hagal }: State): readonly string[] => (hagal ? [...hagal.deck.hidden, ...hagal.discard] : []);
