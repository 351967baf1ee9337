import { expect, test } from 'vitest';
import { areas } from '../../shared/games/arrakis/data/map.ts';
import { LAND } from '../../shared/games/arrakis/land/shape.ts';
import { touching } from '../../shared/land/region-map.ts';
import { picturesDe } from '../../shared/text/pictures.de.ts';
import { picturesEn } from '../../shared/text/pictures.en.ts';
import { speaker } from '../../shared/text/speak.ts';
import { bordersSaid } from './map-words.ts';

const land = { anchors: LAND.anchors, touching: touching(LAND) };
const words = {
  nameOf: (id: string) => id,
  isCliff: (one: keyof typeof areas, other: keyof typeof areas) => areas[one].impassable.includes(other),
};

test('the borders of an area are told from north on, and which of them is a cliff', () => {
  const english = speaker('en', picturesEn);
  expect(bordersSaid(english.say, land, 'broken-land', words)).toBe(
    'Borders: north: ne-outer-3 (cliff), north-east: ne-outer-4 (cliff), east: rimwall-west, south-east: arrakeen, south-west: carthag, south-west: arsunt, west: nw-outer-16, and west: nw-outer-11 (cliff)',
  );
});

test('in every language', () => {
  const german = speaker('de', picturesDe);
  expect(bordersSaid(german.say, land, 'sihaya-ridge', words)).toContain('Osten: ne-outer-10');
});
