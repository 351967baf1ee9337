import { expect, test } from 'vitest';
import { cardRecord, spaceRecord } from '../../imperium-family/edition.ts';
import { canPay } from '../../imperium-family/queries/costs.ts';
import { notable } from '../../imperium-family/queries/companion.ts';
import { listsIn } from '../../imperium-family/queries/hagal-cards.ts';
import { tokensOf } from '../../imperium-family/queries/secret-tokens.ts';
import type { Scene } from '../../imperium-family/questions.ts';
import type { HagalRecord } from '../../imperium-family/records.ts';
import { eyesEverywhere } from '../specials/eyes-everywhere.ts';
import { open } from './story.fixture.ts';

const SCENE: Scene = { by: 'seat1', origin: null, source: { intrigue: 'bribery' }, since: 0, agreed: true };

test('what nobody has heard of is an error that names it', () => {
  const { state } = open({});
  expect(() => cardRecord(state, 'crysknives')).toThrow('"crysknives"');
  expect(() => spaceRecord(state, 'salusa')).toThrow('"salusa"');
});

// R11.8
test('Influence that is lost by two counts only whole twos, over all Factions meant', () => {
  const pays = (influence: Record<string, number>, times: number) =>
    canPay(open({ players: { seat1: { influence } } }).state, SCENE, { lose_influence: { faction: 'any', amount: 2, times } });
  expect([
    pays({ fremen: 1, emperor: 1 }, 1),
    pays({ fremen: 2 }, 1),
    pays({ fremen: 3, emperor: 1 }, 2),
    pays({ fremen: 2, emperor: 2 }, 2),
  ]).toEqual([false, true, false, true]);
});

// R21.1
test('lists of a Rival card that say nothing are no lists', () => {
  const card = (effects: unknown): HagalRecord => ({ effects }) as HagalRecord;
  expect(listsIn(card([]))).toEqual([]);
  expect(listsIn(card({ arrakeen: [], carthag: [{ gain: { spice: 1 } }] }))).toEqual([[{ gain: { spice: 1 } }]]);
});

// Uprising R14.1
test('contracts are held where the box has them, and nowhere else', () => {
  expect(open({}).of('seat1').contracts).toBeUndefined();
});

// R22.7 R23.12
test('of a Rival beside a physical board its Influence and troops can be set right, of one that scores also points and goods', () => {
  const noted = (seats: 1 | 2): readonly string[] =>
    notable(open({ seats, options: { board: 'companion' } }).state).flatMap((thing) =>
      'player' in thing && thing.player === 'rival1' ? [thing.what] : [],
    );
  const units = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen', 'conflict', 'garrison'];
  expect(noted(2)).toEqual(units);
  expect(noted(1)).toEqual(['vp', ...units, 'solari', 'spice', 'water', 'intrigue']);
});

// R18.6
test('Helena Richese passes enemy Agents at Landsraad and City spaces, and nowhere else', () => {
  const { state } = open({});
  const passes = (space: string) => eyesEverywhere.ignoresAgents?.(spaceRecord(state, space));
  expect(['high-council', 'arrakeen', 'wealth'].map(passes)).toEqual([true, true, false]);
});

// R2.10 R18.2
test('the Baron hides two tokens, a Leader with another special ability none', () => {
  const { state } = open();
  expect(['baron-vladimir-harkonnen', 'paul-atreides', 'helena-richese'].map((leader) => tokensOf(state, leader))).toEqual([2, 0, 0]);
});
