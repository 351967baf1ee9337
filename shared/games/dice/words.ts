import type { GameWords } from '../face.ts';
import { TEXTS } from './text/load.ts';
import type { DieId } from './ids.ts';
import type { DiceGame } from './types.ts';
import { AMOUNTS, amountField } from './words/amounts.ts';
import { dieName, said } from './words/names.ts';
import { option } from './words/options.ts';
import { eyebrow, question, waiting } from './words/questions.ts';
import { reason } from './words/reasons.ts';
import { goal, outcome, progress, seat } from './words/seats.ts';
import { story } from './words/story.ts';

/** Answers made of several parts have a word of their own on the button that sends them. */
const ACTS: ReadonlySet<string> = new Set(['freeze', 'march', 'marchAsAlly', 'offerLeader', 'commit', 'giveSpice']);

/** How the Dice Game speaks. */
export const words: GameWords<DiceGame> = {
  texts: TEXTS,
  eyebrow,
  question,
  waiting,
  option,
  field(view, name, field) {
    if (name === 'dice') return dieName(field as DieId); // a real die that is typed in
    if (field === undefined) return said(`field.${name}`);
    return AMOUNTS.has(name) ? amountField({ view, names: {} }, name, field).label : said(`field.${name}`);
  },
  act: (_, name) => said(ACTS.has(name) ? `act.${name}` : 'act'),
  reason,
  story,
  seat,
  progress,
  goal,
  outcome,
};
