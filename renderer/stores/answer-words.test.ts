import { expect, test } from 'vitest';
import { answerInWords, type Saying } from './answer-words.ts';

const saying: Saying = {
  label: (value, field) =>
    value === 'march'
      ? { label: { key: 'Carthag' }, first: { entity: { kind: 'troop', id: '1' }, label: { key: 'Two troops' } } }
      : { label: { key: field ? `${field}-${String(value)}` : String(value) } },
  field: (field) => ({ key: field.toUpperCase() }),
  tell: ({ key }) => key,
  list: (parts) => parts.join(', '),
};

test.each([
  ['one', 'stay', 'stay'],
  ['one', 'march', 'Two troops: Carthag'],
  ['number', 3, '3'],
  ['some', ['a', 'b'], 'a, b'],
  ['some', [], ''],
  ['amounts', { troops: 2, elite: 0 }, 'TROOPS 2'],
  [{ leader: 'one', troops: 'number', extra: 'some' }, { leader: 'baron', troops: 4, extra: [] }, 'LEADER: leader-baron; TROOPS: troops-4'],
] as const)('%j with %j is said as "%s"', (shape, answer, said) => {
  expect(answerInWords(shape, answer, saying)).toBe(said);
});
