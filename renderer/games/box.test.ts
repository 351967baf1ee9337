import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../shared/games/lazy.ts';
import type { Lesson } from '../../shared/games/lesson.ts';
import { minutesOf } from '../../shared/games/lesson-time.ts';
import type { GameFace } from '../../shared/games/shelf-entry.ts';
import { LANGUAGES } from '../../shared/text/message.ts';
import { speaker } from '../../shared/text/speak.ts';
import type { TextsOf } from '../../shared/text/together.ts';
import { stoneOf } from '../canvas/stones.ts';
import type { GameBox } from './box.ts';

const BOXES = import.meta.glob<GameBox>('./*/box.ts', { eager: true, import: 'box' });
const FACES = import.meta.glob<GameFace<AnyGame>>('../../shared/games/*/face.ts', { eager: true, import: 'face' });
const LESSONS = import.meta.glob<Readonly<Record<string, unknown>>>('../../shared/games/*/lessons/index.ts', { eager: true });
const TEXTS = import.meta.glob<TextsOf>('../../shared/games/*/text/load.ts', { eager: true, import: 'TEXTS' });
const games = Object.keys(FACES).map((path) => path.split('/').at(-2) as string);

describe.each(games)('the box of %s', (game) => {
  const box = BOXES[`./${game}/box.ts`] as GameBox;
  const { facts } = FACES[`../../shared/games/${game}/face.ts`] as GameFace<AnyGame>;
  const lessons = Object.values(LESSONS[`../../shared/games/${game}/lessons/index.ts`] ?? {})[0] as readonly Lesson<AnyGame>[];

  test('promises what the game keeps: seats, lesson, options', () => {
    expect(box.seatCounts).toEqual(facts.seatCounts);
    expect(box.stones).toHaveLength(Math.max(...facts.seatCounts));
    expect(lessons[0]?.id).toBe(box.lesson.id);
    expect(facts.seatCounts).toContain(box.quick.seats);
    expect(box.quick.sit).toBeLessThan(box.quick.seats);
    for (const [id, value] of Object.entries(box.quick.options ?? {}))
      expect(facts.options.find((option) => option.id === id)?.values).toContain(value);
  });
  test('says how long its first lesson takes, as the list of lessons does', async () => {
    const texts = await (TEXTS[`../../shared/games/${game}/text/load.ts`] as TextsOf).en('lessons');
    expect(minutesOf(lessons[0] as Lesson<AnyGame>, speaker('en', texts).say)).toBe(box.lesson.minutes);
  });
  test('has stones and a land with pieces on it', () => {
    expect(new Set(box.stones).size).toBe(box.stones.length);
    for (const { at, stone, sign } of box.pieces) {
      expect(at.every((share) => share > 0 && share < 1)).toBe(true);
      expect(stone ? stoneOf(stone) : sign).toBeTruthy();
    }
    for (const { small, full } of Object.values(box.land?.pictures ?? {})) expect(small && full).toBeTruthy();
  });
  test.each(LANGUAGES)('is called in %s as the game is at its table', async (language) => {
    const all = TEXTS[`../../shared/games/${game}/text/load.ts`] as TextsOf;
    const [own, table] = await Promise.all([all[language]('box'), all[language]('table')]);
    expect(own[`${game}.box.name`]).toBe(table[`${game}.name`]);
    expect(Object.keys(own).sort()).toEqual(['goal', 'name', 'promise', 'short'].map((key) => `${game}.box.${key}`));
  });
});
