import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { attacks, build, gate, journeys, runAll, unitTests } from './check/steps.ts';
import type { Step } from './check/steps.ts';
import { prepareSystem } from './check/tools.ts';
import { ROOT } from './stale.ts';

// `npm test`: everything CI checks, in order. Its last line is the sum: "N passed, N failed".

const system: Step = {
  title: 'What the tests need of this system',
  run() {
    const missing = prepareSystem();
    for (const line of missing) console.error(line);
    if (missing.length === 0) console.log('All there.');
    return { tally: { passed: missing.length === 0 ? 1 : 0, failed: missing.length } };
  },
};

mkdirSync(join(ROOT, 'test-results'), { recursive: true });
const { passed, failed } = await runAll([
  system,
  [
    gate('Types (vue-tsc)', 'vue-tsc', '--noEmit'),
    build(),
    gate('Layers (dependency-cruiser)', 'depcruise', '--config', '.dependency-cruiser.cjs', 'main', 'renderer', 'shared', 'e2e'),
    gate('Nothing unused (knip)', 'knip'),
    gate('Style (biome)', 'biome', 'check', '--diagnostic-level=warn'),
    gate('Every rule has a test', 'node', 'main/cli/rules.ts'),
  ],
  unitTests(),
  attacks(),
  journeys('Journeys in a browser', 'browser'),
  journeys('Journeys in the desktop app', 'electron'),
]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
