import type { GameWords } from '../../face.ts';
import type { Edition } from '../edition.ts';
import type { FamilyGame } from '../types.ts';
import { act, field } from './fields.ts';
import { option } from './options.ts';
import { eyebrow, question, stone, waiting } from './questions.ts';
import { reason } from './reasons.ts';
import { arrival, goal, others, outcome, progress, seat } from './seats.ts';
import { story } from './story.ts';

/** How an edition speaks, of its own records. */
export function familyWords(edition: Edition, texts: GameWords<FamilyGame>['texts']): GameWords<FamilyGame> {
  return {
    texts,
    eyebrow,
    question,
    stone,
    waiting,
    option,
    field,
    act,
    reason: (why) => reason(edition.id, why),
    story: (event, names, view) => story(edition.id, event, names, view),
    seat,
    others,
    progress,
    goal,
    arrival,
    outcome,
  };
}
