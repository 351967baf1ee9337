import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, type Message } from '../../../text/message.ts';
import { messagesIn } from '../../../testkit/words-law.ts';
import { speaker } from '../../../text/speak.ts';
import { DATA } from '../data.ts';
import type { Effect, Pieces, Where, Which } from '../data/notation.ts';
import { face } from '../face.ts';
import { HOUSES, NAMED, PLANNING, type Side, SIDES } from '../ids.ts';
import { arrakisDeedsEn } from '../text/deeds.en.ts';
import { sideOfHouse } from '../board.ts';
import { choiceLine, effectLines } from './effects.ts';

const speakers = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, speaker(language, await face.words.texts[language]())])),
) as Record<Language, ReturnType<typeof speaker>>;
const read = (language: Language, messages: readonly Message[]): string =>
  messages.map((message) => speakers[language].say(message).replaceAll('\u00a0', ' ')).join(' ');

const cards = HOUSES.flatMap((of) =>
  PLANNING.flatMap((id) => {
    const facts = DATA.decks[of][id];
    return facts && !facts.scheming ? [{ id, of, side: sideOfHouse(of), effects: facts.effects }] : [];
  }),
);
const oneOf = (id: string, language: Language): string => {
  const found = cards.find((one) => one.id === id);
  return found ? read(language, effectLines(found.side, found.effects)) : '';
};

/** What a corrected card could say, and printed ones do not. */
const WHICH: readonly Which[] = [
  {},
  { with: 'leader' },
  { at: 'desert' },
  { at: 'arsunt' },
  { with: 'special', at: 'desert' },
  { picked: true },
];
const PLACES: readonly Where[] = [
  { in: 'areas', of: ['sihaya-ridge', 'carthag', 'arsunt', 'north-pole'] },
  { in: 'settlement' },
  { in: 'settlement', kind: 'arrakeen' },
  { in: 'settlement', kind: 'pyon-village' },
  { in: 'sietch' },
  { in: 'sietch', threatened: 2 },
  { in: 'legion' },
  { in: 'legion', with: 'jessica' },
  { in: 'legion', with: 'paul' },
  ...(['empty', 'free'] as const).flatMap((state) => [
    { in: 'terrain' as const, of: ['desert', 'deep-desert', 'minor-erg'] as const, state },
    { in: 'terrain' as const, of: ['deep-desert', 'mountain', 'plateau'] as const, state, nextTo: 'sandworm' as const },
    { in: 'terrain' as const, of: ['desert'] as const, state, nextTo: 'legion' as const },
  ]),
];
const ALL: Pieces = {
  ...{ regular: 2, elite: 1, special: 5, generic: 2, leader: 1, token: 1, sandworm: 2, 'wild-maker': 1 },
  named: ['paul', 'jessica', ...NAMED],
};
const corrected: readonly Effect[] = [
  ...PLACES.flatMap((to) => (['same', 'any', 'each', 'one'] as const).map((spread): Effect => ({ do: 'place', what: ALL, to, spread }))),
  ...WHICH.flatMap((which): Effect[] => [
    { do: 'move', legions: 2, which },
    { do: 'attack', which, surprise: true },
    { do: 'attack', which, surprise: false, terms: { extraDice: 2, defenderMost: 4, freeContinue: true } },
    ...(which.picked ? [] : [{ do: 'pickLegion' as const, which }]),
  ]),
  ...HOUSES.map((deck): Effect => ({ do: 'draw', count: 1, deck })),
  { do: 'vehicles', what: { harvester: 1, ornithopter: 2, carryall: 1, any: 2 } },
  { do: 'moveWorms', count: 2 },
  { do: 'wormAttack' },
  {
    do: 'when',
    test: { is: 'detonated' },
    yes: [],
    no: [{ do: 'when', test: { is: 'gone', leader: 'stilgar' }, yes: [{ do: 'play' }, { do: 'storm' }], no: [{ do: 'anySymbol' }] }],
  },
];
const everything = (side: Side): readonly Message[] => [
  ...cards.filter((one) => one.side === side).flatMap(({ effects }) => effectLines(side, effects)),
  ...Object.values(DATA.leaders).flatMap(({ special }) => effectLines(side, special)),
  ...Object.values(DATA.actions[side]).map((choices) => choiceLine(side, choices)),
  ...effectLines(side, corrected),
];

describe('what cards do', () => {
  it('is said in sentences, in every language', () => {
    for (const language of LANGUAGES)
      for (const side of SIDES)
        for (const message of everything(side)) {
          const said = speakers[language].say(message);
          expect(said).toMatch(/^[\p{Lu}\p{Script=Hangul}\d].*[^.]\.$/u);
          expect(said).not.toMatch(/[{}⇧]|(?<!IV\.)(?<=[?;:,.])[?;:,.]| [,.;:]|을\/를|이\/가|\/로/u);
        }
  });
  it('says where, how many and on what terms', () => {
    expect(oneOf('hard-times-and-oppression', 'en')).toBe(
      'Place 1 regular unit in each pyon village. Place 1 elite unit in Carthag and in Arrakeen each.',
    );
    expect(oneOf('war-plan', 'en')).toBe('Move a legion, or attack with a legion; you roll 1 more die in each battle round.');
    expect(oneOf('spotter-control', 'en')).toBe('Discard up to 3 wormsigns. Draw 2 cards.');
  });
  it('declines what is put, and joins what depends on each other', () => {
    expect(oneOf('smugglers-b', 'cs')).toBe(
      'Pokud je Gurney Halleck ve hře: umísti do legie, v níž je Gurney Halleck, 2 elitní jednotky. Jinak: Gurney Halleck vstoupí do hry, pak umísti do prázdné oblasti pouště Gurneyho Hallecka a 2 elitní jednotky.',
    );
    expect(oneOf('voice-from-the-outer-world', 'ko')).toBe(
      '자기 군단 하나를 골라요. 그곳에 폴 및 페다이킨 1개를 놓아요. 그 군단을 움직여요. 또는 그 군단으로 기습 공격해요.',
    );
  });
  it('has no text that nothing uses', () => {
    const used = new Set(SIDES.flatMap((side) => everything(side).flatMap((message) => messagesIn(message).map(({ key }) => key))));
    expect(Object.keys(arrakisDeedsEn).filter((key) => !used.has(key))).toEqual([]);
  });
});
