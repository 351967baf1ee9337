import { readFileSync } from 'node:fs';
import { SHELF } from '../../shared/games/index.ts';
import { verify, type Verdict } from '../../shared/kernel/verify.ts';
import { hostEn } from '../../shared/text/host.en.ts';
import { speaker } from '../../shared/text/speak.ts';
import { readArgs, run, UsageError } from './args.ts';

const said = speaker('en', hostEn);

function result({ header, outcome, turn, lines, torn, otherRules }: Verdict): string {
  const nameOf = (seat: string): string => header?.seats.find((one) => one.seat === seat)?.name ?? seat;
  const winners = outcome?.winners.map(nameOf).join(', ');
  const end = outcome ? `${outcome.reason}; ${winners ? `won by ${winners}` : 'nobody won'}` : 'not finished';
  return [
    `${header?.game} "${header?.name}": ${lines} lines fit, ${turn} answers, ${end}`,
    ...(torn ? ['The last line is torn and does not count.'] : []),
    ...(otherRules === null ? [] : [`Played by version ${otherRules} of the rules: only what they share with these could be checked.`]),
  ].join('\n');
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

await run(() => {
  const { flag, rest } = readArgs({}, ['json']);
  const [path, more] = rest;
  if (!path || more) throw new UsageError('verify takes one record file: npm run -s verify -- RECORD [--json]');
  const verdict = verify(textOf(path), (game) => (Object.hasOwn(SHELF, game) ? SHELF[game]?.module : undefined));
  const { misfit } = verdict;
  const why = misfit ? said.say({ key: misfit.key, with: misfit.with ?? {} }) : null;
  const { header, lines, turn, outcome } = verdict;
  if (flag.json)
    console.log(JSON.stringify({ ok: !misfit, game: header?.game ?? null, lines, turn, outcome, line: misfit?.line ?? null, why }));
  else if (misfit) console.error(`Line ${misfit.line} does not fit. ${why?.replace(/^Line \d+: /, '')}`);
  else console.log(result(verdict));
  if (misfit) process.exitCode = 1;
});
