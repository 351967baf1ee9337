import { describe, expect, test } from 'vitest';
import { SPACES } from '../../../shared/games/imperium/data.ts';
import { light } from '../../canvas/land/relief.ts';
import { LAND_LIGHT } from '../../canvas/land/terrain.ts';
import { missingFor, shopsNow } from '../imperium-family/market.ts';
import { conflictModel, piled, spaceModel, trackModels } from '../imperium-family/model.ts';
import { sumsOf } from '../imperium-family/reveal.ts';
import { isFought, mostAsked, tableParts } from '../imperium-family/table-parts.ts';
import { landPlane, modelGround } from './bake/ground.ts';
import { IMPERIUM_VIEWS, imperiumView } from './gallery/imperium-views.ts';
import { pictures } from './index.ts';
import { PLACES } from './places.ts';

const { middle, reveal, start } = IMPERIUM_VIEWS;
const signs = (line: readonly object[]) =>
  line.map((token) => ('sign' in token ? `${'count' in token ? token.count : ''}${token.sign}` : '>'));

describe('spaces', () => {
  test('every space of the planet has a place of its own on it', () => {
    const places = Object.values(PLACES).map(String);
    expect(new Set(places).size).toBe(places.length);
    for (const [x, y] of Object.values(PLACES)) expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0.1);
  });
  test('each of the 22 says in signs what it asks and what it does', () => {
    expect(SPACES).toHaveLength(22);
    for (const id of SPACES) expect(spaceModel(middle, id).line.length, id).toBeGreaterThan(0);
    expect(signs(spaceModel(middle, 'conspire').line)).toEqual(['4spice', '>', '5solari', '2troop', '1intrigue']);
    expect(signs(spaceModel(middle, 'sell-melange').line)).toEqual(['2–5spice', '>', '6–12solari']);
  });
  test('occupants, control, bonus spice and the Mentat are there', () => {
    expect(spaceModel(middle, 'arrakeen').agents).toEqual(['seat2']);
    expect(spaceModel(middle, 'carthag').control).toBe('seat3');
    expect(spaceModel(middle, 'the-great-flat').bonus).toBe(2);
    expect(spaceModel(middle, 'high-council').seated).toEqual(['seat3']);
    expect([middle, start].map((view) => spaceModel(view, 'mentat').mentat)).toEqual([false, true]);
    const closed = { ...middle, voices: [{ by: 'seat4', space: 'wealth' } as const] };
    expect(spaceModel(closed, 'wealth').closedBy).toBe('seat4');
  });
});

describe('tracks and the Conflict', () => {
  test('R11 every cube stands on its step; the point is at 2, bonus and Alliance at 4', () => {
    const [emperor, , sisters] = trackModels(middle);
    expect(emperor?.steps.map(({ here }) => here.length)).toEqual([1, 2, 0, 1, 0, 0, 0]);
    expect(sisters?.steps.flatMap(({ step, point, alliance }) => (point || alliance ? [step] : []))).toEqual([2, 4]);
    expect(sisters?.holder).toBe('seat4');
  });
  test('R9.7 the strongest comes first, its bar the longest', () => {
    const { fighters, rewards, tier } = conflictModel(middle);
    expect(fighters.map(({ player, strength }) => [player, strength])).toEqual([
      ['seat2', 7],
      ['seat1', 4],
      ['seat3', 2],
      ['seat4', 0],
    ]);
    expect([tier, rewards.length]).toEqual([2, 3]);
    expect(Math.max(...fighters.map(({ share }) => share))).toBeLessThanOrEqual(1);
  });
});

describe('a Reveal turn', () => {
  test('says what is missing to buy a card, in the own one only', () => {
    expect(shopsNow(reveal)).toBe(true);
    expect(missingFor(reveal, 'the-spice-must-flow', 'reserve')).toBe(4);
    expect(missingFor(reveal, 'spice-hunter', 'row')).toBe(0);
    expect(missingFor({ ...reveal, viewer: 'seat2' }, 'the-spice-must-flow', 'reserve')).toBe(0);
  });
  test('counts what cards and troops gave', () => {
    expect(sumsOf(reveal)).toMatchObject({ persuasion: 5, strength: 5, troops: 2, fromTroops: 4, swords: 1 });
    expect(sumsOf(reveal)?.persuasionFrom.map(({ amount }) => amount)).toEqual([2, 2, 1]);
    expect(sumsOf(middle)).toBeNull();
  });
});

test('a hand is held by whoever plays, and by nobody who looks on', () => {
  expect(pictures.hand?.shows(middle)).toBe(true);
  expect(pictures.hand?.shows(imperiumView({ seats: 3 }, null))).toBe(false);
});
test('equal cards lie on each other', () => {
  expect(piled(['dagger', 'scout', 'dagger'])).toEqual([
    { id: 'dagger', count: 2 },
    { id: 'scout', count: 1 },
  ]);
});
test('a phone has a part of the table for every Faction, and looks first where most can be answered', () => {
  const plan = {
    tracks: trackModels(middle),
    row: ['high-council', 'swordmaster'],
    planet: ['carthag', 'arrakeen'],
    market: true,
  } as const;
  const lit = ['space:carthag', 'space:wealth', 'faction:emperor', 'space:swordmaster', 'agent:arrakeen', 'row:spice-hunter'];
  const parts = tableParts(plan, ({ kind, id }) => lit.includes(`${kind}:${id}`));
  expect(parts.map(({ id, count }) => `${id} ${count}`)).toEqual([
    'emperor 2',
    'spacing-guild 0',
    'bene-gesserit 0',
    'fremen 0',
    'row 1',
    'planet 2',
    'market 0',
  ]);
  expect(mostAsked(parts)).toBe('emperor');
  expect(mostAsked(tableParts(plan, () => false))).toBeNull();
});
test('on a phone the Conflict lies before everything while it is fought, or the own turn may send troops to it', () => {
  const turn = { ...middle.turn, of: 'seat1', kind: 'agent' } as const;
  expect(isFought({ ...middle, turn: { ...turn, recruited: 0, deployed: 0 } })).toBe(false);
  expect(isFought({ ...middle, turn: { ...turn, recruited: 2 } })).toBe(true);
  expect(isFought({ ...middle, turn: { ...turn, of: 'seat2', recruited: 2 } })).toBe(false);
  expect(isFought({ ...middle, phase: 'combat' })).toBe(true);
});
test('the planet is lit from the upper left: rock in the north, sand in the south', () => {
  const { width } = landPlane(160);
  const pixels = light(modelGround(160, ['noon']), 0, LAND_LIGHT.noon);
  const mean = (top: number, bottom: number) => {
    let sum = 0;
    for (let at = top * width; at < bottom * width; at++) sum += pixels[at * 4] as number;
    return sum / ((bottom - top) * width);
  };
  expect(mean(60, 90)).toBeGreaterThan(mean(0, 10) * 1.1);
});
