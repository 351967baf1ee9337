import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every reason to end is among the golden games', () => {
  const reasons = new Set(readdirSync(new URL('../golden/', import.meta.url)).map((file) => file.split('-')[0]));
  expect([...reasons].sort()).toEqual(['allied', 'guild', 'guildUnplayed', 'prophecy', 'prophecyGuild', 'solo']);
});
