import { expect } from 'vitest';
import type { Figures } from './siege.fixture.ts';

const all: Figures[] = [];
const MOST_P95_MS = 1000;
/** The people's own game may have begun in the meantime: its journal is an open file. */
const OWN_FILES = 1;

/** What holds during and after every attack: people play on, and the host keeps neither memory nor lines. */
export function unharmed(figures: Figures): void {
  all.push(figures);
  const { attack, answers, p95, refused, idleMegabytes, megabytes, descriptorsBefore, descriptors } = figures;
  expect.soft(refused, attack).toEqual([]);
  expect.soft(answers, `${attack}: answers`).toBeGreaterThan(0);
  expect.soft(p95, `${attack}: p95`).toBeLessThan(MOST_P95_MS);
  expect.soft(megabytes, `${attack}: megabytes`).toBeLessThan(2 * idleMegabytes);
  expect.soft(descriptors, `${attack}: descriptors`).toBeLessThanOrEqual(descriptorsBefore + OWN_FILES);
}
/** `SIETCH_TABLE=1` prints what was measured. */
export function report(): void {
  if (process.env['SIETCH_TABLE'] !== '1') return;
  const row = ({ attack, answers, p95, worst, idleMegabytes, megabytes, descriptorsBefore, descriptors }: Figures): string =>
    `| ${[attack, answers, p95, worst, idleMegabytes, megabytes, descriptorsBefore, descriptors].join(' | ')} |`;
  const head = '| attack | answers | p95 ms | worst ms | MB idle | MB after | files before | files after |';
  console.info([head, head.replace(/[^|]+/g, ' --- '), ...all.map(row)].join('\n'));
}
