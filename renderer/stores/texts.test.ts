import { createPinia, setActivePinia } from 'pinia';
import { expect, test, vi } from 'vitest';
import type { Texts } from '../../shared/text/message.ts';

vi.mock('./settings.ts', () => ({ useSettings: () => ({ language: 'en' }) }));
const { useTexts } = await import('./texts.ts');

test('texts that come late do not take away those that were learned meanwhile', async () => {
  setActivePinia(createPinia());
  const texts = useTexts();
  let comes!: (found: Texts) => void;
  const late = new Promise<Texts>((resolve) => {
    comes = resolve;
  });
  let asked = 0;
  const first = texts.learn('first', () => (asked++ === 0 ? late : Promise.resolve({ 'first.name': 'First' })));
  const second = texts.learn('second', () => Promise.resolve({ 'second.name': 'Second' }));
  await second;
  comes({ 'first.name': 'First' });
  await first;
  expect([texts.tell({ key: 'first.name' }), texts.tell({ key: 'second.name' })]).toEqual(['First', 'Second']);
});
