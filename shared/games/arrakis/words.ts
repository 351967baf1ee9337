import type { GameWords } from '../face.ts';
import { TEXTS } from './text/load.ts';
import type { ArrakisGame } from './types.ts';
import { about, taken } from './words/about.ts';
import { act, field } from './words/fields.ts';
import { option } from './words/options.ts';
import { parts } from './words/parts.ts';
import { eyebrow, question, stone, waiting } from './words/questions.ts';
import { reason } from './words/reasons.ts';
import { goal, outcome, progress, seat } from './words/seats.ts';
import { story } from './words/story.ts';

/** How War for Arrakis speaks. */
export const words: GameWords<ArrakisGame> = {
  texts: TEXTS,
  eyebrow,
  question,
  about,
  taken,
  stone,
  waiting,
  option,
  field,
  act,
  reason,
  story,
  seat,
  parts,
  progress,
  goal,
  outcome,
};
