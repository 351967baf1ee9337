import { defineConfig } from '@playwright/test';

/** One suite, two shells: the same journeys in a browser and in the desktop app. `@browser` and `@desktop` mark what only one can show. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // What passes only the second time is named as unsteady; more than two such journeys fail the checks.
  retries: 1,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  // Copies of the page before and after every action cost three times what an answer does; `--trace on` takes them.
  use: { actionTimeout: 20_000, screenshot: 'off', trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } },
  projects: [
    { name: 'browser', outputDir: 'test-results/journeys-browser', metadata: { shell: 'browser' }, grepInvert: /@desktop/ },
    { name: 'runtime', outputDir: 'test-results/runtime', testMatch: 'runtime.setup.ts' },
    {
      name: 'electron',
      outputDir: 'test-results/journeys-electron',
      metadata: { shell: 'electron' },
      grepInvert: /@browser/,
      dependencies: ['runtime'],
    },
  ],
});
