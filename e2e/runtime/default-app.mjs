// Stands in for Electron's own default app, which the test runtime lacks: `electron [flags] <folder or main file>`.
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';

const given = process.argv.slice(1);
const preloads = [];
let target;
for (let at = 0; at < given.length && target === undefined; at += 1) {
  if (given[at] === '-r' || given[at] === '--require') preloads.push(given[++at]);
  else if (!given[at].startsWith('-')) target = given[at];
}
if (target === undefined) {
  console.error('usage: electron [flags] <folder or main file>');
  process.exit(2);
}
process.defaultApp = true;
process.argv.splice(1, process.argv.indexOf(target) - 1);

// Playwright's driver comes in by --require.
const requireHere = createRequire(join(process.cwd(), 'here.js'));
for (const preload of preloads) requireHere(preload);

let main = resolve(target);
if (statSync(main).isDirectory()) {
  const about = JSON.parse(readFileSync(join(main, 'package.json'), 'utf8'));
  app.setName(about.productName || about.name || 'app');
  if (about.version) app.setVersion(about.version);
  app.setAppPath(main);
  main = join(main, about.main || 'index.js');
} else app.setAppPath(dirname(main));
await import(pathToFileURL(main).href);
