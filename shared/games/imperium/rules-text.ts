import type { RuleText } from '../face.ts';
import { rulesUnder, run } from '../rule-texts.ts';

/** Topics as a newcomer looks for them, and their rules. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  box: run(1, 1, 5),
  setUp: run(2, 1, 11),
  round: [...run(3, 1, 2), 'R4.1', 'R4.3', ...run(5, 1, 5), 'R16.5'],
  agents: run(6, 1, 10),
  spaces: run(7, 1, 21),
  troops: run(8, 1, 7),
  reveal: run(9, 1, 10),
  cards: run(10, 1, 10),
  influence: run(11, 1, 10),
  intrigue: ['R5.6', ...run(12, 1, 7)],
  combat: run(13, 1, 12),
  control: ['R4.2', ...run(14, 1, 5)],
  makers: run(15, 1, 4),
  mentat: run(16, 1, 4),
  points: ['R3.4', ...run(16, 6, 8)],
  effects: ['R3.3', ...run(17, 1, 12)],
  leaders: run(18, 1, 9),
  deckCards: run(19, 1, 38),
  intrigueCards: run(19, 39, 57),
  secrets: run(20, 1, 4),
  hagal: run(21, 1, 12),
  two: run(22, 1, 9),
  solo: run(23, 1, 18),
  options: run(24, 1, 3),
};

/** Every rule in our own words, the rulings among them where they belong. */
export const rules: readonly RuleText[] = rulesUnder('imperium', TOPICS);
