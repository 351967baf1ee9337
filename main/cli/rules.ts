import { existsSync, globSync, readFileSync } from 'node:fs';
import { coverage, type RuleId } from '../../shared/testkit/rule-coverage.ts';
import { run } from './args.ts';

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Prints the rules of every game that no test cites; ends with 1 if there are any. */
function reportRules(): void {
  for (const file of globSync('shared/games/*/rules.json').sort()) {
    const folder = file.slice(0, -'/rules.json'.length);
    const exceptionFile = `${folder}/rule-exceptions.json`;
    const exceptions = existsSync(exceptionFile) ? read<Record<string, string>>(exceptionFile) : {};
    const rules = read<RuleId[]>(file);
    const sources = globSync(`${folder}/**/*.test.ts`).map((test) => readFileSync(test, 'utf8'));
    const { uncited, unknown, needless } = coverage(rules, sources, exceptions);
    console.log(`${folder}: ${rules.length - uncited.length} of ${rules.length} rules have a test or a reason`);
    for (const { id, topic } of uncited) console.log(`  ${id} (${topic}) has no test`);
    for (const id of unknown) console.log(`  ${id} is cited and is no rule`);
    for (const id of needless) console.log(`  ${id} needs no exception`);
    for (const [id, why] of Object.entries(exceptions)) console.log(`  ${id} has no test: ${why}`);
    if (uncited.length + unknown.length + needless.length > 0) process.exitCode = 1;
  }
}

await run(reportRules);
