import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryOf, GAME_IDS } from '../games/index.ts';
import { advance, takeBack } from '../kernel/course.ts';
import { packedReplay, unpackedReplay } from '../kernel/packed.ts';
import { hashOf, readRecord } from '../kernel/record.ts';
import { replay } from '../kernel/replay.ts';

test.each(GAME_IDS)('a game of %s that was packed and copied is the same game, with the same way back to its beginning', (id) => {
  const folder = new URL(`../games/${id}/golden/`, import.meta.url);
  const { module } = entryOf(id);
  const { lines } = readRecord(readFileSync(new URL(readdirSync(folder)[0] as string, folder), 'utf8'));
  const told = replay(module, lines, 'last').replay;
  if (!told) throw new Error('The golden game does not fit');
  const { course } = unpackedReplay(module, structuredClone(packedReplay(told)));
  const end = hashOf(told.course.table.position);
  expect(hashOf(course.table.position)).toBe(end);
  expect(course.table.depth).toBe(told.course.log.length);
  expect({ ...course, table: null }).toEqual({ ...told.course, table: null });
  const moves = course.log.map(({ move }) => move);
  takeBack(course, moves.length);
  expect(course.table.position).toEqual(told.course.start);
  for (const move of moves) advance(course, move);
  expect(hashOf(course.table.position)).toBe(end);
  expect(hashOf(told.course.table.position)).toBe(end);
});
