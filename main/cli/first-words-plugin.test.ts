import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOST_TEXTS } from '../../shared/text/house.ts';
import { LANGUAGES } from '../../shared/text/message.ts';
import { withFirstWords } from './first-words-plugin.ts';

const SHEET = '    <link rel="stylesheet" crossorigin href="./assets/page.css">\n';
const page = readFileSync(join(import.meta.dirname, '../../renderer/index.html'), 'utf8').replace('  </head>', `${SHEET}  </head>`);

test.each(LANGUAGES)('before any script the page says in %s what it is doing, and what to do if it stays', (language) => {
  const spoken = withFirstWords(page, language);
  expect(spoken).toContain(`<html lang="${language}"`);
  for (const key of ['page.coming', 'page.stays'] as const) expect(spoken).toContain(HOST_TEXTS[language][key]);
});

test('its words wait for no style sheet, and are taken away by what is mounted in their place', () => {
  const spoken = withFirstWords(page, 'en');
  expect(spoken.split(SHEET)).toHaveLength(2);
  expect(spoken.indexOf('page.css')).toBeGreaterThan(spoken.indexOf(HOST_TEXTS.en['page.stays'] as string));
  expect(spoken.indexOf('<div id="app">')).toBeLessThan(spoken.indexOf(HOST_TEXTS.en['page.coming'] as string));
});
