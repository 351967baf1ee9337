import { expect, test } from 'vitest';
import type { Item } from '../../shared/games/face.ts';
import type { Message } from '../../shared/text/message.ts';
import { isCalled, lookUp, marked, sayItem, sayRule } from './lookup.ts';

const say = ({ key }: Message): string => key;
const rule = (id: string, text: string) => sayRule({ id, topic: 'trade', text: { key: text } }, 'Trade', say);
const item = (name: string, lines: string[], rules: string[] = []): Item => ({
  entity: { kind: 'card', id: name },
  group: 'cards',
  name: { key: name },
  lines: lines.map((key) => ({ key })),
  facts: [{ label: { key: 'copies' }, value: { key: '3' } }],
  rules,
});
const RULES = [rule('R1.2', 'A shield protects.'), rule('R12.5', 'Nobody attacks.'), rule('R12', 'Trading.'), rule('Q12', 'A ruling.')];
const ITEMS = [item('Kard', ['used with a shield'], ['R12.5']), item('Shield', ['one more die'], ['R1.2'])].map((one) =>
  sayItem(one, 'Cards', say),
);
const found = (query: string): string[] => {
  const { rules, items } = lookUp(query, RULES, ITEMS);
  return [...items.map(({ name }) => name), ...rules.map(({ id }) => id)];
};

test('words find things and rules together; what is called so comes first', () => {
  expect(found('SHIELD')).toEqual(['Shield', 'Kard', 'R1.2']);
  expect(found('kárd')).toEqual(['Kard']);
  expect(found('copies 3 die')).toEqual(['Shield']);
});

test('rules of a topic that is called so come before those that only speak of it, each in their order', () => {
  const told = [rule('R1.1', 'A combat marker.'), rule('R1.2', 'Nothing.'), rule('R9.1', 'Who may combat?')];
  const topic = (id: string) => sayRule({ id, topic: 'combat', text: { key: 'Swords.' } }, 'Combat', say);
  const { rules } = lookUp('combat', [...told, topic('R14.1'), topic('R14.2')], []);
  expect(rules.map(({ id }) => id)).toEqual(['R14.1', 'R14.2', 'R1.1', 'R9.1']);
});

test('where a long name may break does not matter to the search', () => {
  const trance = sayItem(item('Wahrheits\u00adtrance', []), 'Cards', say);
  expect(lookUp('wahrheitstrance', [], [trance]).items).toEqual([trance]);
});

test('only what is called so stands before the rules: neither what speaks of it nor what follows a rule of that number', () => {
  const called = (query: string): string[] => ITEMS.filter(({ words }) => isCalled(query, words)).map(({ name }) => name);
  expect([called('shield'), called('cards'), called('R1.2'), called(' ')]).toEqual([['Shield'], [], [], []]);
});

test('facts come before what is only told; a number among words stands by itself', () => {
  const cards: Item[] = [
    { ...item('Agent', ['gain 3 water from the Fremen']), facts: [{ label: { key: 'cost' }, value: { key: '13' } }] },
    { ...item('Rider', ['a worm'], ['R3.1']), facts: [{ label: { key: 'of' }, value: { key: 'Fremen' } }] },
    { ...item('Fremen camp', ['nothing'], ['R3.3']), facts: [{ label: { key: 'cost' }, value: { key: '3' } }] },
  ];
  const called = (query: string): string[] =>
    lookUp(
      query,
      [],
      cards.map((one) => sayItem(one, 'Cards', say)),
    ).items.map(({ name }) => name);
  expect(called('fremen')).toEqual(['Fremen camp', 'Rider', 'Agent']);
  expect(called('fremen 3')).toEqual(['Fremen camp', 'Agent']);
});

test('what nothing has is sought by the beginnings of its words, and punctuation parts words', () => {
  expect(found('shieldem')).toEqual(['Shield', 'Kard', 'R1.2']);
  expect(found('protection')).toEqual(['R1.2']);
  expect(found('sandworm')).toEqual([]);
  expect(found('copies:3, die')).toEqual(['Shield']);
});

test('a number finds its rule, its chapter, and the things that follow it', () => {
  expect(found('r12.5')).toEqual(['Kard', 'R12.5']);
  expect(found('12')).toEqual(['Kard', 'R12.5', 'R12']);
  expect(found('Q12')).toEqual(['Q12']);
  expect(found('1')).toEqual(['Shield', 'R1.2']);
});

test('nothing sought shows everything in its order', () => {
  expect(found(' ')).toEqual(['Kard', 'Shield', 'R1.2', 'R12.5', 'R12', 'Q12']);
});

test('what was found is marked as whole words, without accents and with other endings; a number marks nothing', () => {
  const found = (query: string, text: string): string[] =>
    marked(query, text)
      .filter((part) => part.found)
      .map((part) => part.text);
  expect(found('trash', 'A trashed card; trash this.')).toEqual(['trashed', 'trash']);
  expect(found('kard', 'Kárd és pajzs')).toEqual(['Kárd']);
  expect(found('karta intrik', 'Intriky a karty')).toEqual(['Intriky', 'karty']);
  expect(found('3', '13 troops, 3 dice')).toEqual([]);
  expect(found('r12.5', 'Rule 12.5')).toEqual([]);
  expect(found('nothing', 'A card.')).toEqual([]);
  expect(
    marked('card', 'A card.')
      .map(({ text }) => text)
      .join(''),
  ).toBe('A card.');
});
