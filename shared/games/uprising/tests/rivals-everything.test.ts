import { expect, test } from 'vitest';
import { playOut, startOf } from '../../../testkit/play.ts';
import type { FamilyEvent } from '../../imperium-family/events.ts';
import type { FamilyOptions } from '../../imperium-family/types.ts';
import { HAGAL, RIVAL_CARDS } from '../data.ts';
import { uprising } from '../index.ts';
import { RECORDS } from '../records.ts';

const GAMES = 40;
const SIZES: readonly (readonly [number, FamilyOptions])[] = [
  [1, { leaders: 'random', difficulty: 'mentat', 'dice-churn': 'with' }],
  [2, { leaders: 'random' }],
  [1, { difficulty: 'sardaukar', choam: 'with' }],
  [2, { leaders: 'random', streamlined: 'with', 'smart-politics': 'with' }],
];
/** Every card turned up, every card of a Rival played, and everything that Rivals do. */
const WANTED: readonly string[] = [
  ...HAGAL.map((card) => `turned up ${card}`),
  ...HAGAL.filter((card) => RECORDS.hagal.cards[card].send_to !== null).map((card) => `sent by ${card}`),
  ...RIVAL_CARDS.map((card) => `played ${card}`),
  ...['occupied', 'noBonusSpice', 'reshuffle', 'requirement', 'politics', 'spy'].map((why) => `passed over ${why}`),
  ...['scheme', 'rivalPaid', 'spent', 'churned', 'hagalSwords', 'heldBack', 'sandworms', 'shieldWall', 'tookHooks'],
];
function namesOf(event: FamilyEvent): readonly string[] {
  const isRivals = 'player' in event && String(event.player).startsWith('rival');
  if (event.type === 'hagal')
    return [`turned up ${event.card}`, event.to === null ? `passed over ${event.ignored}` : `sent by ${event.card}`];
  if (event.type === 'recalledSpy') return [event.errand];
  return isRivals || event.type === 'churned' ? [event.type] : [];
}

// R17.1 R17.6 R17.11 R17.13 R17.16 R17.17
test('every card of House Hagal and of the Rivals, and all they do, happens somewhere in random games', () => {
  const happened = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const [seats, options] = SIZES[seed % SIZES.length] ?? [1, {}];
    const table = startOf({ module: uprising, seats, options }, seed);
    playOut(table, seed, 0, (move) => {
      for (const { event } of table.play(move)) for (const name of namesOf(event)) happened.add(name);
    });
    for (const { rivalCard } of Object.values(table.state.players)) if (rivalCard) happened.add(`played ${rivalCard}`);
  }
  expect(WANTED.filter((name) => !happened.has(name))).toEqual([]);
}, 120_000);
