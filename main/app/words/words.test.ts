import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../shared/text/message.ts';
import { languageFrom } from '../../../shared/text/house.ts';
import { shellSpeaker } from './index.ts';

test('the first language of the system that the app speaks is taken', () => {
  expect(languageFrom(['fr-FR', 'hu-HU', 'en-US'])).toBe('hu');
  expect(languageFrom(['ko'])).toBe('ko');
  expect(languageFrom(['fr-FR'])).toBe('en');
});

test.each(LANGUAGES)('%s names the address that does not answer', (language) => {
  expect(shellSpeaker(language).say('dialog.unreachable', { address: 'http://10.0.0.7:4747' })).toContain('http://10.0.0.7:4747');
});
