import type { RuleText } from '../face.ts';
import { rulesUnder, run } from '../rule-texts.ts';

/** Topics in the order of the rules, and their numbers. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  victory: run(1, 1, 6),
  terms: run(2, 1, 16),
  map: run(3, 1, 7),
  setUp: run(4, 1, 17),
  round: run(5, 1, 5),
  dice: run(6, 1, 10),
  actions: run(7, 1, 13),
  hazards: run(8, 1, 8),
  spice: run(9, 1, 9),
  moving: run(10, 1, 10),
  battle: run(11, 1, 18),
  settlements: run(12, 1, 12),
  prescience: run(13, 1, 11),
  worms: run(14, 1, 10),
  teams: run(15, 1, 14),
  mahdi: run(16, 1, 18),
  leaders: run(17, 1, 10),
  secrets: run(18, 1, 1),
};
/** Rulings about printing alone, which say nothing to a player. */
const UNSAID: readonly number[] = [1, 2, 42, 46, 50];
const RULINGS = 58;

/** Every rule in our own words, then the rulings where the rulebook leaves something open. */
export const rules: readonly RuleText[] = [
  ...rulesUnder('arrakis', TOPICS),
  ...Array.from({ length: RULINGS }, (_, at) => at + 1)
    .filter((nth) => !UNSAID.includes(nth))
    .map((nth) => ({ id: `RU-${nth}`, topic: 'rulings', text: { key: `arrakis.ruling.RU-${nth}` } })),
];
