/** So many signs of a line are looked at, and so many kept. */
const MOST_READ = 20_000;
const MOST = 2000;
/** Longer runs of letters and digits are keys, ids and hashes: none of them helps whoever reads a log. */
const KEY = /(?<![A-Za-z0-9_])(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{16,}/g;
const HEX = /\b[0-9a-f]{12,}\b/gi;
/** What stands in a link behind `#` or `?` and after the name of a secret. */
const NAMED = /\b(host|join|code|token|secret|salt|seed|device)(["']?\s*[=:]\s*["']?)[^\s"'&,;)}\]]+/gi;
/** Codes as people write them, with the place in it. */
const LONG_CODE = /\b[0-9A-HJKMNP-TV-Z]{4,5}(?:-[0-9A-HJKMNP-TV-Z]{5}){1,2}\b/g;
/** Quotes, also without an end. An apostrophe within a word opens none, and one before a letter closes none. */
const TOLD = /"[^"\n]*(?:"|$)|(?<!\p{L})'(?:[^'\n]|'(?=\p{L}))*(?:'|$)|`[^`\n]*(?:`|$)|“[^”\n]*(?:”|$)|„[^“”\n]*(?:[“”]|$)/gmu;
const LINK = /sietch:\S+/gi;
/** A code alone, as it is shown: most have a digit among their letters. */
const SHORT_CODE = /\b(?=[A-Z]*\d)(?=\d*[A-Z])[0-9A-HJKMNP-TV-Z]{5}\b/g;
const GONE = '…';

/** Data of a position, also nested, and with it what cards a hand holds. */
function withoutData(line: string): string {
  let depth = 0;
  let kept = '';
  for (const sign of line) {
    if (sign === '{' || sign === '[') {
      if (depth === 0) kept += GONE;
      depth += 1;
    } else if (sign === '}' || sign === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += sign;
  }
  return kept;
}

/**
 * A line for a log that may be given to strangers: what was said stays, whom and what it was about goes. Rules and hosts put what
 * they speak of, cards of a hand among it, into quotes and braces: these are emptied without looking.
 * @param known secrets and paths that must not stand there, and what stands in their place
 */
export function scrubbed(line: string, known: ReadonlyMap<string, string>): string {
  let text = line.slice(0, MOST_READ);
  for (const [secret, instead] of known) if (secret.length > 3) text = text.replaceAll(secret, instead);
  text = text.replace(LINK, GONE).replace(NAMED, `$1$2${GONE}`).replace(TOLD, GONE);
  return withoutData(text).replace(LONG_CODE, GONE).replace(SHORT_CODE, GONE).replace(KEY, GONE).replace(HEX, GONE).slice(0, MOST);
}
