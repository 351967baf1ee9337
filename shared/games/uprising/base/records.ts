import type { Effects } from '../../imperium-family/effects/effects.ts';
import type { SpaceName } from '../../imperium-family/ids.ts';
import type { BoxId, CardRecord, ConflictRecord, IntrigueRecord } from '../../imperium-family/records.ts';
import { DATA } from '../../imperium/data.ts';
import { DATA as OWN } from '../data.ts';
import { RECORDS, type UprisingRecords } from '../records.ts';
import { lentId } from './lent.ts';

const { without_mentat, base_spaces } = OWN.game.combining;
/** With a Mentat alone these are of use. R19.1 */
const LEFT_OUT: readonly string[] = [...without_mentat.intrigue, ...without_mentat.conflicts];
/** Spaces that Conflicts of the first game are about, where this board calls their place otherwise. R19.1 */
const HERE: Readonly<Record<SpaceName, SpaceName>> = base_spaces;
const here = (space: SpaceName): SpaceName => HERE[space] ?? space;

type Table<Value> = Readonly<Record<string, Value>>;
/** The cards that can be mixed in, under ids of their own and marked. R19.1 */
function lent<Value extends { readonly box?: BoxId }>(
  table: Table<Value>,
  change: (value: Value) => Value = (value) => value,
): Table<Value> {
  const usable = Object.entries(table).filter(([id]) => !LEFT_OUT.includes(id));
  return Object.fromEntries(usable.map(([id, value]) => [lentId(id), { ...change(value), box: 'base' }]));
}
const there = (effects: Effects): Effects =>
  effects.map((effect) => ('control' in effect ? { ...effect, control: here(effect.control) } : effect));
const onThisBoard = (conflict: ConflictRecord): ConflictRecord => ({
  ...conflict,
  location: conflict.location === null ? null : here(conflict.location),
  first: there(conflict.first),
  // Nobody states what Carthag is on this board.
  ...(conflict.location !== null && HERE[conflict.location] && { source: 'reconstructed' }),
});

const decks: Table<CardRecord> = Object.fromEntries(Object.entries(DATA.cards).filter(([, { set }]) => set === 'imperium'));
/** What the box of the first game lends. R19.1 */
export const LENT = {
  cards: lent(decks),
  intrigue: lent<IntrigueRecord>(DATA.intrigue),
  conflicts: lent<ConflictRecord>(DATA.conflicts, onThisBoard),
};
/** Both boxes together. */
export const BOTH: UprisingRecords = {
  ...RECORDS,
  cards: { ...RECORDS.cards, ...LENT.cards },
  intrigue: { ...RECORDS.intrigue, ...LENT.intrigue },
  conflicts: { ...RECORDS.conflicts, ...LENT.conflicts },
  hagal: { ...RECORDS.hagal, solo: { ...RECORDS.hagal.solo, counted_as: DATA.hagal.solo.counted_as } },
};
