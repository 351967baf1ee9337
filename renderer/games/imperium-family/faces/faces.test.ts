import { describe, expect, test } from 'vitest';
import { DATA } from '../../../../shared/games/imperium/data.ts';
import { DATA as UPRISING } from '../../../../shared/games/uprising/data.ts';
import { signPaths } from '../../../canvas/land/sign-shape.ts';
import { trayPicture } from '../../../canvas/land/tray.ts';
import { readFileSync } from 'node:fs';
import { SHAPE_SPRITE } from '../bake/shapes.ts';
import { CELLS, SHEETS, type SheetId } from '../../trays.ts';
import { gridOf, trayPlace } from '../bake/sheets.ts';
import { PRINTED } from '../../printed.ts';
import { traditionNamed } from '../bake/tradition-of.ts';
import { TRADITIONS } from '../bake/traditions.ts';
import type { Records } from '../../../../shared/games/imperium-family/edition.ts';
import { RECORDS } from '../../../../shared/games/uprising/records.ts';
import { items as uprisingItems } from '../../../../shared/games/uprising/items.ts';
import { nameSize } from './face.ts';
import { hagalPicture } from './hagal.ts';
import { FACE_KINDS, faceKindOf, ZOOM_KINDS } from './kinds.ts';
import { fitting, linesIn, nounOf, withRoom } from './nouns.ts';
import { WINDOWS } from './windows.ts';

const SPRITE = readFileSync(new URL('../../../assets/icons.svg', import.meta.url), 'utf8') + SHAPE_SPRITE;
const THINGS = {
  imperium: {
    card: DATA.cards,
    intrigue: DATA.intrigue,
    conflict: DATA.conflicts,
    leader: DATA.leaders,
    space: DATA.board.spaces,
    hagal: DATA.hagal.cards,
  },
  uprising: {
    card: PRINTED['uprising']?.cards ?? {},
    intrigue: UPRISING.intrigue,
    conflict: UPRISING.conflicts,
    leader: UPRISING.leaders,
    space: PRINTED['uprising']?.board.spaces ?? {},
  },
} as const;

describe('sand trays', () => {
  test('everything with a face has a tray of its own that looks like no other of its kind', () => {
    for (const [edition, kinds] of Object.entries(THINGS))
      for (const [kind, things] of Object.entries(kinds)) {
        const places = Object.keys(things).map((id) => {
          expect(trayPlace(edition, `${kind}:${id}`), id).toBeDefined();
          return JSON.stringify(trayPlace(edition, `${kind}:${id}`));
        });
        expect(new Set(places).size, kind).toBe(places.length);
      }
    for (const motifs of Object.values(SHEETS)) {
      const looks = motifs.map(([name, group]) => name.split(':')[0] + JSON.stringify(group));
      expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([]);
    }
  });
  test('every mark that stands in the sand is drawn, and lies inside its sheet', () => {
    for (const [id, motifs] of Object.entries(SHEETS) as [SheetId, (typeof SHEETS)[SheetId]][]) {
      const { columns, rows } = gridOf(id);
      expect(motifs.length).toBeLessThanOrEqual(columns * rows);
      for (const [name, group] of motifs) {
        const tradition = traditionNamed(PRINTED[name.split('.')[0] as string] as Records, name);
        for (const { sign } of typeof group === 'string' ? [{ sign: group }] : group)
          expect(signPaths(SPRITE, sign).length, sign).toBeGreaterThan(0);
        expect(WINDOWS).toHaveProperty(tradition);
      }
    }
  });
  test('a group stands as rock; what is hollow shows the sand again', () => {
    const tray = (sign: string | readonly { sign: string; hollow?: boolean }[]) =>
      trayPicture(SPRITE, { ...TRADITIONS.none, sign }, 'night', 86, 40).pixels;
    const middle = (pixels: Uint8ClampedArray): number => [41, 42, 43].reduce((sum, x) => sum + (pixels[(20 * 86 + x) * 4] as number), 0);
    expect(middle(tray([{ sign: 'e-any' }]))).toBeLessThan(middle(tray([{ sign: 'e-any' }, { sign: 'e-any', hollow: true }])) * 0.85);
    expect(CELLS.imperiumCards.width / CELLS.imperiumCards.height).toBeCloseTo(9.7 / 4.5, 1);
  });
});

describe('what House Hagal and its Rivals show', () => {
  test('a Hagal card without a tray of its own shows a space that it names, or what it does', () => {
    const shown = Object.entries(RECORDS.hagal.cards).map(([id, card]) => hagalPicture('uprising', id, card));
    expect(shown.flatMap((picture) => ('sign' in picture ? [picture.sign] : []))).toEqual(['spy', 'spy', 'spy', 'shuffle']);
    expect(hagalPicture('uprising', 'hagal-hagga-imperial', RECORDS.hagal.cards['hagal-hagga-imperial'])).toEqual({
      motif: 'space:hagga-basin',
    });
    for (const [id, card] of Object.entries(DATA.hagal.cards)) expect(hagalPicture('imperium', id, card)).toEqual({ motif: `hagal:${id}` });
  });
  test('Rivals, Hagal cards, contracts and Objectives have a face in the look-up, and a closer look', () => {
    const kinds = new Set(uprisingItems.map(({ entity }) => entity.kind));
    for (const kind of ['rival', 'hagal', 'contract', 'objective']) {
      expect(kinds).toContain(kind);
      expect(ZOOM_KINDS).toContain(kind);
    }
  });
});

describe('faces', () => {
  test('a card is the same card wherever it lies; spaces do not zoom by themselves', () => {
    for (const kind of ['hand', 'row', 'reserve', 'aside', 'throne', 'played', 'discard', 'top', 'card'])
      expect(faceKindOf({ kind, id: 'stilgar' })).toBe('card');
    expect(faceKindOf({ kind: 'faction', id: 'fremen' })).toBeUndefined();
    expect(FACE_KINDS).toContain('space');
    expect(ZOOM_KINDS).not.toContain('space');
  });
  test('long names step down, and so do wide letters', () => {
    expect(nameSize('Stilgar', 'row')).toBe('');
    expect(nameSize('Reverend Mother Mohiam', 'row')).toBe('ln2');
    expect(nameSize('Fedaykin-Todeskommando', 'row')).toBe('ln3');
    expect(nameSize('스파이스는 흘러야 한다', 'row')).toBe('ln2');
    expect(nameSize('Wahrheits\u00adtrance', 'row')).toBe('');
  });
  test('words stand beside signs while they have room', () => {
    const say = ({ key }: { readonly key: string }): string => key.replace(/.*\./, '');
    const troops = [{ sign: 'troop', count: '2' }] as const;
    expect(nounOf(say, troops, 0)).toBe('troop');
    expect(nounOf(say, [{ sign: 'trash' }, { word: 'this' }], 0)).toBe('');
    expect(fitting(say, [{ line: troops }], 11, 1)).toEqual({ words: true, full: true, tight: false });
    const many = Array.from({ length: 6 }, () => troops[0]);
    expect(fitting(say, [{ line: many }], 11, 2)).toMatchObject({ words: false, tight: false });
    expect(linesIn(say, many, false, 5)).toBeGreaterThan(2);
  });
  test('what has no room becomes three dots, and nothing that needs a next one stands before them', () => {
    const say = ({ key }: { readonly key: string }): string => key.replace(/.*\./, '');
    const troop = { sign: 'troop', count: '2' } as const;
    const line = [troop, { join: 'then' }, troop, { tab: [{ sign: 'spy' }] }, troop, troop] as const;
    expect(withRoom(say, line, 40, 1)).toEqual(line);
    expect(withRoom(say, line, 8.5, 1)).toEqual([...line.slice(0, 3), { sign: 'more' }]);
    expect(withRoom(say, line, 5, 1)).toEqual([troop, { sign: 'more' }]);
    expect(withRoom(say, line, 1, 1)).toEqual([{ sign: 'more' }]);
    for (const width of [3, 5, 7, 9, 12]) expect(linesIn(say, withRoom(say, line, width, 1), false, width)).toBe(1);
  });
});
