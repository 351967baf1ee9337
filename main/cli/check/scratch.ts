import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What tests leave in the system's temporary folder (hosts with their saves, sheets) goes with them: they get one of their own.

const NAMES = ['TMPDIR', 'TEMP', 'TMP'];
let scratch = '';
/** Called by Vitest before any test, in the process that starts the others. */
export function setup(): void {
  scratch = mkdtempSync(join(tmpdir(), 'sietch-tests-'));
  for (const name of NAMES) process.env[name] = scratch;
}
/** Called when all have ended. */
export function teardown(): void {
  rmSync(scratch, { recursive: true, force: true });
}
