import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameModule, GameTypes } from '../../../kernel/types.ts';
import { verify } from '../../../kernel/verify.ts';
import { uprising } from '../index.ts';

const folder = new URL('../golden/', import.meta.url);
const files = readdirSync(folder);
const moduleOf = () => uprising as unknown as GameModule<GameTypes>;

describe('golden games', () => {
  test('are at least ten', () => expect(files.length).toBeGreaterThanOrEqual(10));
  test.each(files)('%s leads to the same position at every answer', (file) => {
    const verdict = verify(readFileSync(new URL(file, folder), 'utf8'), moduleOf);
    expect(verdict.misfit).toBeNull();
    expect(verdict.otherRules).toBeNull();
    expect(verdict.outcome?.reason).toBe(file.split('-')[0]);
  });
});
