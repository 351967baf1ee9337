import { beforeAll, describe, expect, test } from 'vitest';
import { FACTIONS } from '../ids.ts';
import { itemsOf } from '../../imperium-family/items/index.ts';
import { visitOf } from '../../imperium-family/records.ts';
import { imperiumItemsEn } from '../../imperium-family/text/items.en.ts';
import type { Message } from '../../../text/message.ts';
import { startOf } from '../../../testkit/play.ts';
import { type Speaker, speaker } from '../../../text/speak.ts';
import { CARDS, CONFLICTS, DATA, HAGAL, INTRIGUE, LEADERS, SPACES } from '../data.ts';
import { items, itemsIn } from '../items.ts';
import { ITEM_RULES } from '../rule-of.ts';
import { imperium } from '../index.ts';
import { rules } from '../rules-text.ts';
import { TEXTS } from '../text/load.ts';

const known = new Set(rules.map(({ id }) => id));
const of = (kind: string): readonly string[] => items.filter(({ entity }) => entity.kind === kind).map(({ entity }) => entity.id);
const item = (kind: string, id: string) => items.find(({ entity }) => entity.kind === kind && entity.id === id);
let english: Speaker;
beforeAll(async () => {
  english = speaker('en', await TEXTS.en());
});
const say = (message: Message): string => english.say(message);
const linesOf = (kind: string, id: string): readonly string[] => (item(kind, id)?.lines ?? []).map(say);
const factsOf = (kind: string, id: string): readonly string[] =>
  (item(kind, id)?.facts ?? []).map(({ label, value }) => `${say(label)}: ${say(value)}`);

describe('the look-up', () => {
  test('has every card, Conflict, Leader, space and Faction once', () => {
    const kinds = { card: CARDS, intrigue: INTRIGUE, conflict: CONFLICTS, leader: LEADERS, space: SPACES, hagal: HAGAL, faction: FACTIONS };
    for (const [kind, ids] of Object.entries(kinds)) expect(of(kind)).toEqual([...ids]);
    expect(new Set(of('icon')).size).toBe(of('icon').length);
  });
  test('says something about everything and cites rules there are', () => {
    for (const { group, name, lines, facts = [], rules: cited } of items) {
      const said = [{ key: group }, name, ...lines, ...facts.flatMap(({ label, value }) => [label, value])];
      for (const one of said.map(say)) expect(one).not.toMatch(/^$|[{}]|undefined|imperium\.|\.\./);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(say(line).length).toBeLessThan(260);
      expect(cited.length).toBeGreaterThan(0);
      expect(cited.filter((id) => !known.has(id))).toEqual([]);
    }
  });
  test('follows an owner’s corrections in a game that is played with them', () => {
    const { options } = startOf({ module: imperium, seats: 3, options: { corrections: { cards: { stilgar: { cost: 7 } } } } }, 1).state;
    const corrected = itemsIn({ edition: 'imperium', options }).find(({ entity }) => entity.id === 'stilgar');
    expect(corrected?.facts?.map(({ value }) => say(value))).toContain('7 Persuasion');
    expect(itemsIn({ edition: 'imperium', options: startOf({ module: imperium, seats: 3, options: {} }, 1).state.options })).toBe(items);
  });
  test('signs tell the numbers of the game that is played, not those of the box', () => {
    const corrections = { game: { end: { vp: 12 }, strength: { troop: 4 } }, board: { council: { persuasion: 3 } } };
    const { options } = startOf({ module: imperium, seats: 3, options: { corrections } }, 1).state;
    const lineOf = (list: typeof items, icon: string) =>
      say(list.find(({ entity }) => entity.kind === 'icon' && entity.id === icon)?.lines[0] as never);
    const played = itemsIn({ edition: 'imperium', options });
    expect([lineOf(played, 'vp'), lineOf(played, 'troop'), lineOf(played, 'council')].map((line) => line.match(/\d+/)?.[0])).toEqual([
      '12',
      '4',
      '3',
    ]);
    expect([lineOf(items, 'vp'), lineOf(items, 'troop'), lineOf(items, 'ally')].map((line) => line.match(/\d+/)?.[0])).toEqual([
      '10',
      '2',
      '4',
    ]);
  });
  test('tells equal names apart by what they say', () => {
    const all = items.map(({ entity, name, lines }) => JSON.stringify([entity.kind, say(name), lines.map(say)]));
    expect(all.filter((one, at) => all.indexOf(one) < at)).toEqual([]);
  });
  test('says of things what the data says', () => {
    expect(factsOf('card', 'stilgar')).toEqual(
      expect.arrayContaining(['Cost: 5 Persuasion', 'Factions: Fremen', 'Persuasion: 2', 'Swords: 3', 'In the box: 1']),
    );
    expect(factsOf('card', 'foldspace-card')).toContain('Cost: not for Persuasion');
    expect(factsOf('card', 'dagger')).toContain('In each deck: 2');
    expect(factsOf('space', 'sell-melange')[1]).toBe('Price: pay 2 spice or pay 3 spice or pay 4 spice or pay 5 spice');
    expect(factsOf('intrigue', 'tiebreaker')[0]).toBe('Played as: Combat or Endgame');
    expect(factsOf('space', 'conspire')[1]).toBe('Price: pay 4 spice');
    expect(factsOf('conflict', 'siege-of-arrakeen')).toEqual(expect.arrayContaining(['Level: 2', 'Fought over: Arrakeen']));
    expect(linesOf('faction', 'emperor')[1]).toContain('4');
    const dearer = itemsOf('imperium', { ...DATA, cards: { ...DATA.cards, stilgar: { ...DATA.cards.stilgar, cost: 9 } } }, ITEM_RULES);
    expect(dearer.find(({ entity }) => entity.id === 'stilgar')?.facts?.[0]?.value.with).toEqual({ cost: 9 });
  });
  // R6.6
  test('a visit to a Faction space gives Influence as well', () => {
    expect(visitOf(DATA.board.spaces.wealth)).toEqual([{ gain: { solari: 2 } }, { influence: { faction: 'emperor', amount: 1 } }]);
    expect(visitOf(DATA.board.spaces['sietch-tabr'])).toEqual(DATA.board.spaces['sietch-tabr'].effects);
    expect(linesOf('space', 'wealth')[0]).toBe('For your Agent: gain 2 Solari and 1 Influence with the Emperor.');
  });
  // R18.1 R18.3
  test('says when the ability of a Leader works', () => {
    expect(linesOf('leader', 'glossu-the-beast-rabban')[0]).toBe('Arrakis Fiefdom. At the start of the game: gain 1 spice and 1 Solari.');
    expect(linesOf('leader', 'paul-atreides')[0]).toMatch(/^Prescience: /);
    expect(linesOf('leader', 'countess-ariana-thorvald')[0]).toMatch(/^Spice Addict\. Whenever you harvest: /);
  });
  test('marks nothing as reconstructed: every value has a source', () => {
    expect(items.filter(({ reconstructed }) => reconstructed)).toEqual([]);
  });
  test('has no text that nothing uses', () => {
    const keys = JSON.stringify(items);
    // Which box a card is from is told where an edition mixes boxes.
    const elsewhere = ['imperium.fact.box'];
    const unused = Object.keys(imperiumItemsEn).filter(
      (key) => !key.startsWith('imperium.group.') && !elsewhere.includes(key) && !keys.includes(`"${key}"`),
    );
    expect(unused).toEqual([]);
  });
});
