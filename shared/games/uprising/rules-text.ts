import type { RuleText } from '../face.ts';
import { rulesUnder, run } from '../rule-texts.ts';

/** Topics as a newcomer looks for them, and their rules. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  box: run(1, 1, 5),
  setUp: run(2, 1, 11),
  round: run(3, 1, 4),
  agents: run(4, 1, 15),
  spies: run(5, 1, 7),
  spaces: run(6, 1, 5),
  troops: [...run(7, 1, 4), ...run(7, 10, 11)],
  worms: run(7, 5, 7),
  control: run(7, 8, 9),
  reveal: [...run(8, 1, 6), ...run(8, 9, 11)],
  cards: [...run(8, 7, 8), ...run(8, 12, 14)],
  intrigue: run(9, 1, 8),
  combat: run(10, 1, 8),
  end: run(11, 1, 6),
  influence: run(12, 1, 7),
  effects: run(13, 1, 8),
  contracts: run(14, 1, 8),
  leaders: run(15, 1, 11),
  secrets: run(16, 1, 7),
  rivals: run(17, 1, 21),
  six: run(18, 1, 26),
  mixing: run(19, 1, 4),
};

/** Every rule in our own words, the rulings among them where they belong. */
export const rules: readonly RuleText[] = rulesUnder('uprising', TOPICS);
