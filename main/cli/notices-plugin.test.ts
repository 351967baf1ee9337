import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticesOf } from './notices-plugin.ts';
import { ROOT } from './stale.ts';

test('every package that the app is built with is named with its terms', () => {
  const text = noticesOf(ROOT);
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  for (const [name, version] of Object.entries(dependencies)) expect(text).toContain(`\n${name} ${version} (`);
  // What those stand on is in the app too.
  expect(text).toMatch(/\nmulticast-dns \d/);
  const parts = text.split('='.repeat(80)).slice(1);
  for (const part of parts) expect(part.split('\n').slice(2).join('\n').trim().length, part.slice(0, 80)).toBeGreaterThan(60);
});
