import type { RuleText } from '../face.ts';
import { rulesUnder, run } from '../rule-texts.ts';

/** Topics in the order of the rules, and their numbers. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  terms: run(1, 1, 7),
  components: run(2, 1, 3),
  board: run(3, 1, 6),
  setUp: run(4, 1, 5),
  turn: run(5, 1, 5),
  moving: run(6, 1, 5),
  spaces: run(6, 11, 25),
  ambush: run(7, 1, 6),
  fight: run(8, 1, 10),
  equipment: run(9, 1, 11),
  kanly: run(10, 1, 5),
  buying: run(11, 1, 7),
  always: run(12, 1, 8),
  two: run(13, 1, 3),
  end: run(14, 1, 3),
};
const RULINGS = 35;

/** Every rule in our own words, then the rulings where the rulebook leaves something open. */
export const rules: readonly RuleText[] = [
  ...rulesUnder('adventure', TOPICS),
  ...Array.from({ length: RULINGS }, (_, at) => {
    const id = `Q${at + 1}`;
    return { id, topic: 'rulings', text: { key: `adventure.ruling.${id}` } };
  }),
];
