import { readFileSync } from 'node:fs';
import { SHELF } from '../../shared/games/index.ts';
import { NOT_COVERED, verify, type Verdict } from '../../shared/kernel/verify.ts';
import { placeName } from '../../shared/protocol/table-name.ts';
import { appEn } from '../../shared/text/app.en.ts';
import { hostEn } from '../../shared/text/host.en.ts';
import { speaker } from '../../shared/text/speak.ts';
import { plain, readArgs, run, UsageError } from './args.ts';

const said = speaker('en', hostEn, appEn);

function result({ ok, header, outcome, turn, lines, torn, otherRules, restoredAt, corrected }: Verdict): string {
  const nameOf = (seat: string): string => {
    const at = header?.seats.findIndex((one) => one.seat === seat) ?? -1;
    const found = header?.seats[at];
    return found ? (found.name ?? said.say(placeName(found.kind, at))) : seat;
  };
  const called = typeof header?.name === 'object' ? said.say(header.name) : header?.name;
  const winners = outcome?.winners.map(nameOf).join(', ');
  const end = outcome ? `${outcome.reason}; ${winners ? `won by ${winners}` : 'nobody won'}` : 'not finished';
  const game = `${header?.game} "${called}": ${lines} lines, ${turn} answers, ${end}`;
  return [
    ok ? `All fits. ${game}` : `Not proven. ${game}`,
    ...(torn ? ['The last line is torn and does not count.'] : []),
    ...(otherRules === null ? [] : [`Played by version ${otherRules} of the rules: this program cannot play it again.`]),
    ...(restoredAt === null ? [] : [`From line ${restoredAt} on it continues from a stored position, which nothing vouches for.`]),
    ...(corrected ? ['Played with data of the game that the host’s owner had corrected: compare them with the box.'] : []),
    `Not covered: ${NOT_COVERED.join(', ')}.`,
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
  const { ok, header, misfit, lines, turn, outcome, torn, otherRules, restoredAt, corrected } = verdict;
  const why = misfit ? said.say({ key: misfit.key, with: misfit.with ?? {} }) : null;
  const found = { lines, turn, outcome, torn, otherRules, restoredAt, corrected, notCovered: NOT_COVERED, line: misfit?.line ?? null, why };
  if (flag.json) console.log(JSON.stringify({ ok, game: header?.game ?? null, ...found }));
  else if (misfit) console.error(plain(`Line ${misfit.line} does not fit. ${why?.replace(/^Line \d+: /, '')}`));
  else console.log(plain(result(verdict)));
  if (!ok) process.exitCode = 1;
});
