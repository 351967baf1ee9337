import { expect, test } from 'vitest';
import { lately } from './lately.ts';

test('what was used lately is there and not made again; what was used longest ago is forgotten first', () => {
  const [made, gone]: [string[], string[]] = [[], []];
  const kept = lately<string>(3, (thing) => gone.push(thing));
  const take = (...names: string[]): readonly string[] =>
    kept.take(names, (name) => {
      made.push(name);
      return `${name}!`;
    });
  expect(take('a', 'b')).toEqual(['a!', 'b!']);
  take('c');
  take('a');
  expect(made).toEqual(['a', 'b', 'c']);
  take('d');
  expect(gone).toEqual(['b!']);
  expect(['a', 'b', 'c', 'd'].map((name) => kept.has(name))).toEqual([true, false, true, true]);
  expect(take('b')).toEqual(['b!']);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('none of the things that are needed together is forgotten for another', () => {
  const gone: string[] = [];
  const kept = lately<string>(2, (thing) => gone.push(thing));
  kept.take(['old'], (name) => name);
  expect(kept.take(['a', 'b', 'c', 'a'], (name) => name)).toEqual(['a', 'b', 'c', 'a']);
  expect(gone).toEqual(['old']);
  kept.clear();
  expect(gone).toEqual(['old', 'b', 'c', 'a']);
});
