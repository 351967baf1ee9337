import type { RuleText } from '../face.ts';

/** Topics of the rules by their chapter number. */
const TOPICS = [
  'terms',
  'table',
  'dice',
  'setUp',
  'turn',
  'roll',
  'alliance',
  'recruit',
  'vendetta',
  'shipping',
  'movement',
  'battle',
  'assets',
  'storm',
  'end',
  'houses',
  'knowledge',
] as const;
/** How many rules each chapter has. */
const COUNTS = [7, 9, 4, 11, 3, 6, 9, 7, 5, 11, 8, 12, 2, 6, 6, 23, 3] as const;
const RULINGS = 36;

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Every rule in our own words, then the rulings where the rulebook leaves something open. */
export const rules: readonly RuleText[] = [
  ...TOPICS.flatMap((topic, at) =>
    numbers(COUNTS[at] ?? 0).map((nth) => {
      const id = `R${at + 1}.${nth}`;
      return { id, topic, text: { key: `dice.rule.${id}` } };
    }),
  ),
  ...numbers(RULINGS).map((nth) => ({ id: `Q${nth}`, topic: 'rulings', text: { key: `dice.ruling.Q${nth}` } })),
];
