import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { expect, test } from 'vitest';
import { keepCertificates } from './guard.ts';

test('a host that asks for a certificate of this computer gets none', () => {
  const app = new EventEmitter();
  keepCertificates(app as unknown as App);
  const done: unknown[] = [];
  const event = { preventDefault: () => done.push('not the first one') };
  const give = (...given: unknown[]) => done.push(given);
  app.emit('select-client-certificate', event, null, 'https://192.168.1.66/', [{ subjectName: 'me' }], give);
  expect(done).toEqual(['not the first one', []]);
});
