import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { runtimeForTests } from './runtime/fetch.ts';

test('an Electron runtime is here', async () => {
  test.setTimeout(600_000);
  const { executable, own, version } = await runtimeForTests();
  console.log(own ? `Electron's own runtime, ${version}` : `The test runtime, Electron ${version}`);
  expect(existsSync(executable)).toBe(true);
});
