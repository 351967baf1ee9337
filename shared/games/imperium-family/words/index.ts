import type { GameWords } from '../../face.ts';
import type { EditionId, FamilyGame } from '../types.ts';
import { act, field } from './fields.ts';
import { option } from './options.ts';
import { eyebrow, question, stone, waiting } from './questions.ts';
import { reason } from './reasons.ts';
import { arrival, goal, others, outcome, progress, seat } from './seats.ts';
import { story } from './story.ts';

/** How an edition speaks. */
export const familyWords = (edition: EditionId, texts: GameWords<FamilyGame>['texts']): GameWords<FamilyGame> => ({
  texts,
  eyebrow,
  question,
  stone,
  waiting,
  option,
  field,
  act,
  reason: (why) => reason(edition, why),
  story: (event, names, view) => story(edition, event, names, view),
  seat,
  others,
  progress,
  goal,
  arrival,
  outcome,
});
