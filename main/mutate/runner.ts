import { join } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';

// A process of its own inside the copy: keeps vitest warm, and can be ended with all it started when a break never ends.

/** What the runner is asked. */
export type Order = { readonly relevant: readonly string[] } | { readonly run: readonly string[]; readonly only: string | null };
/** What it says when it has done that. */
export interface Report {
  readonly files: readonly string[];
  /** The tests that failed. */
  readonly failed: readonly string[];
}

/** Files are run in the order they are asked for. */
class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

/**
 * @param related sources: their tests are those that import them
 */
async function warm(related: readonly string[]): Promise<Vitest> {
  const vitest = await createVitest('test', {
    root: process.cwd(),
    watch: false,
    related: related.map((file) => join(process.cwd(), file)),
    pool: 'forks',
    isolate: false,
    fileParallelism: false,
    bail: 1,
    // On a busy machine a slow test has failed at nothing: what never ends is ended otherwise.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    runner: join(process.cwd(), 'main/mutate/trying.ts'),
    sequence: { sequencer: AsAsked },
    reporters: [{}],
  });
  // It runs only what it has found: a runner that takes the place of one that was ended is asked for nothing else before.
  await vitest.globTestSpecifications();
  return vitest;
}

async function obey(vitest: Vitest, order: Order): Promise<Report> {
  const pathOf = (file: string): string => file.slice(process.cwd().length + 1);
  if ('relevant' in order) {
    const found = await vitest.getRelevantTestSpecifications([...order.relevant]);
    return { files: found.map(({ moduleId }) => pathOf(moduleId)), failed: [] };
  }
  const specifications = order.run.flatMap((file) => vitest.getModuleSpecifications(join(process.cwd(), file)));
  if (order.only) vitest.setGlobalTestNamePattern(new RegExp(order.only));
  else vitest.resetGlobalTestNamePattern();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Vitest tells of earlier runs as well.
  const asked = testModules.filter(({ moduleId }) => order.run.includes(pathOf(moduleId)));
  const failed = asked.flatMap((module) => {
    const names = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
    return module.state() === 'failed' ? [`${pathOf(module.moduleId)}: ${names[0] ?? 'does not load'}`] : [];
  });
  return { files: order.run, failed: [...failed, ...unhandledErrors.map(String)] };
}

if (import.meta.main) {
  const vitest = warm(process.argv.slice(2));
  process.on('message', async (order: Order) => {
    try {
      process.send?.(await obey(await vitest, order));
    } catch (error) {
      process.send?.({ files: [], failed: [String(error)] } satisfies Report);
    }
  });
  process.on('disconnect', () => process.exit());
}
