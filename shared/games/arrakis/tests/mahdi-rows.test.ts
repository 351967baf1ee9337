import { expect, test } from 'vitest';
import { AUTOMA_MATTERS, AUTOMA_ROWS } from '../questions-automa.ts';
import { arrakisAutomaEn } from '../text/automa.en.ts';

// R16.2
test('every matter of the automa has words, and every row that it goes by; and no text of them is left over', () => {
  const keys = [...AUTOMA_MATTERS.map((id) => `arrakis.automa.about.${id}`), ...AUTOMA_ROWS.map((id) => `arrakis.automa.row.${id}`)];
  expect(Object.keys(arrakisAutomaEn).filter((key) => key.startsWith('arrakis.automa.'))).toEqual(keys);
});
