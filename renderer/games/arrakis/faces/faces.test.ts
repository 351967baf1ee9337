import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  AREAS,
  ATREIDES_TOKENS,
  HARKONNEN_TOKENS,
  LEADERS,
  OBJECTIVES,
  PLANNING,
  POWERS,
  PRESCIENCE,
  SIETCHES,
} from '../../../../shared/games/arrakis/ids.ts';
import { TEXTS } from '../../../../shared/games/arrakis/text/load.ts';
import { LANGUAGES, type Message } from '../../../../shared/text/message.ts';
import { speaker } from '../../../../shared/text/speak.ts';
import { faceOf } from './face.ts';
import { FACE_KINDS } from './kinds.ts';

const IDS: Readonly<Record<(typeof FACE_KINDS)[number], readonly string[]>> = {
  card: PLANNING,
  prescience: PRESCIENCE,
  objective: OBJECTIVES,
  power: POWERS,
  leader: LEADERS,
  tactical: SIETCHES,
  token: [...ATREIDES_TOKENS, ...HARKONNEN_TOKENS],
  area: AREAS,
};
const icons = new Set([...readFileSync('renderer/assets/icons.svg', 'utf8').matchAll(/id="i-([^"]+)"/g)].map(([, name]) => name));

describe.each(FACE_KINDS)('every %s', (kind) => {
  test('has a face whose signs are all drawn, and says what it does', () => {
    for (const id of IDS[kind]) {
      const face = faceOf({ kind, id }, null);
      expect(face, id).not.toBeNull();
      const signs = [
        face?.kind.sign,
        ...(face?.window ?? []),
        ...(face?.deeds ?? []).flatMap((deed) => deed.signs.map(({ icon }) => icon)),
      ];
      expect(
        signs.filter((sign) => !icons.has(sign)),
        id,
      ).toEqual([]);
      expect(face?.deeds.flatMap(({ lines }) => lines).length, id).toBeGreaterThan(0);
      expect(face?.window.length, id).toBeGreaterThan(0);
    }
  });
});
test('what is nobody’s business is no face', () => {
  expect(faceOf({ kind: 'card', id: 'nothing' }, null)).toBeNull();
  expect(faceOf({ kind: 'die', id: 'mentat' }, null)).toBeNull();
});
test.each(LANGUAGES)('all faces speak in %s', async (language) => {
  const speaks = speaker(language, await TEXTS[language]('table'));
  const said = (message: Message): string => speaks.say(message);
  for (const kind of FACE_KINDS)
    for (const id of IDS[kind]) {
      const face = faceOf({ kind, id }, null);
      const all = [
        face?.name,
        face?.kind.words,
        ...(face?.deeds ?? []).flatMap(({ lines }) => lines),
        ...(face?.facts ?? []).map(({ value }) => value),
      ];
      for (const message of all) expect(said(message as Message), `${kind} ${id}`).not.toMatch(/arrakis\./);
    }
});
