import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';
import { plainLand } from './renderer/canvas/land/bake-plugin.ts';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What plays whole games takes longest: begun first, it keeps no core waiting at the end. */
class GamesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      moduleId.endsWith('shelf.laws.test.ts') ? 0 : /(laws|random|exhaustive)[.]test[.]ts$/.test(moduleId) ? 1 : 2;
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

const PROJECTS = [
  // What all processes share keeps nothing between two games: its tests need no process of their own each, which takes 40 % less.
  { extends: true as const, test: { name: 'shared', include: ['shared/**/*.test.ts'], isolate: false } },
  { extends: true as const, test: { name: 'main and renderer', include: ['{main,renderer}/**/*.test.ts'] } },
];

export default defineConfig({
  plugins: [vue(), plainLand()],
  test: {
    // Breaks are tried by a runner of their own, which projects would not be given.
    ...(process.env['SIETCH_MUTATE'] ? { include: ['{main,renderer,shared}/**/*.test.ts'] } : { projects: PROJECTS }),
    // By itself the runner leaves a core free, which of two is half of them.
    maxWorkers: '100%',
    sequence: { sequencer: GamesFirst },
    env: { SIETCH_LAN: 'off' },
    globalSetup: 'main/cli/check/scratch.ts',
    // A wedged test is a failure, not a long wait; what plays whole games says its own time.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
