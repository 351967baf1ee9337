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

export default defineConfig({
  plugins: [vue(), plainLand()],
  test: {
    include: ['{main,renderer,shared}/**/*.test.ts'],
    // By itself the runner leaves a core free, which of two is half of them.
    maxWorkers: '100%',
    sequence: { sequencer: GamesFirst },
    env: { SIETCH_LAN: 'off' },
    // A wedged test is a failure, not a long wait; what plays whole games says its own time.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
