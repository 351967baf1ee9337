import { type Report, reportTo } from '../checks.ts';
import { FAMILY, holdTogether, rightCount } from '../imperium-family/contradictions.ts';
import type { Records } from '../imperium-family/edition.ts';
import { everyEffect } from '../imperium-family/effects/walk.ts';
import { copiesOf } from '../imperium-family/records.ts';
import type { Problem } from '../merged.ts';
import { houseHagal } from './check-hagal.ts';
import { holdForms } from './forms.ts';
import { CONTROLLED, FACTIONS, ICONS } from './ids.ts';
import type { UprisingRecords } from './records.ts';

const CONTRACT_COPIES = 20; // R1.2
const POSTS = 13; // R5.1
/** Persons and Rivals. R17.4 */
const LEAST_PLAYERS = 3;
/** Persons that a game can have. R2.8 R17.4 */
const SIZES = [1, 2, 3, 4] as const;
/** Cards of another box beside those of this one. R19.1 */
export type Lent = Readonly<Pick<Records, 'cards' | 'intrigue' | 'conflicts'>>;
interface Beside {
  readonly lent: Lent;
  /** The odd abilities that they name. */
  readonly specials: readonly string[];
}
const NOTHING: Beside = { lent: { cards: {}, intrigue: {}, conflicts: {} }, specials: [] };
function countOf<Value extends { readonly copies: number }>(
  table: Readonly<Record<string, Value>>,
  is = (_: Value): boolean => true,
): number {
  return copiesOf(Object.values(table).filter(is));
}
/** What lies in the box. R1.2 R1.3 R6.1 */
const countedWith = ({ game }: UprisingRecords, { cards, intrigue, conflicts }: Lent) => ({
  cards: { starter: 10, reserve: 18, imperium: 69 + countOf(cards) },
  intrigue: 44 + countOf(intrigue),
  conflicts: {
    1: 3 + countOf(conflicts, ({ tier }) => tier === 1),
    2: 9 + countOf(conflicts, ({ tier }) => tier === 2),
    3: 4 + countOf(conflicts, ({ tier }) => tier === 3),
  },
  hagal: 38,
  spacesOf: { emperor: 2, 'spacing-guild': 2, 'bene-gesserit': 2, fremen: 2, landsraad: 5, city: 4, 'spice-trade': 5 },
  controlled: CONTROLLED,
  agents: game.limits.agents,
});

/**
 * Finds every contradiction in the data and names the field; an empty list = the data can be played with.
 * Forms are held first: only data in their forms are counted and compared.
 * @param data has the fields of the delivered data; plain values and lists may be anything
 */
export const problemsOf = (data: UprisingRecords): readonly Problem[] => problemsIn(data, NOTHING);
/** The same for the data of both boxes. @param beside what lies beside this box, as it is printed */
export const problemsWith =
  (beside: Beside) =>
  (data: UprisingRecords): readonly Problem[] =>
    problemsIn(data, beside);
function problemsIn(data: UprisingRecords, { lent, specials }: Beside): readonly Problem[] {
  const found: Problem[] = [];
  const report = reportTo(FAMILY, found);
  holdForms(data, report, { card: Object.keys(lent.cards), special: specials });
  if (found.length > 0) return found;
  holdTogether(data, { factions: FACTIONS, icons: ICONS }, countedWith(data, lent), report);
  rightCount(report, 'contracts.cards', copiesOf(Object.values(data.contracts?.cards ?? {})), CONTRACT_COPIES);
  const reportOwn = reportTo('uprising', found);
  posts(data, report, reportOwn);
  contracts(data, reportOwn);
  objectives(data, reportOwn);
  houseHagal(data, report, reportOwn);
  for (const [id, space] of Object.entries(data.board.spaces)) makerSpace(space, `board.spaces.${id}`, reportOwn);
  return found;
}

/** Every space is watched. R5.1 */
function posts({ board }: UprisingRecords, report: Report, reportOwn: Report): void {
  const records = Object.values(board.posts ?? {});
  rightCount(report, 'board.posts', records.length, POSTS);
  const watched = new Set(records.flatMap(({ spaces }) => spaces));
  for (const space of Object.keys(board.spaces)) if (!watched.has(space)) reportOwn('board.posts', 'unwatched', { space });
}
/** Something that players do completes each. R8.7 R14.2 */
function contracts({ contracts: module, cards, board }: UprisingRecords, report: Report): void {
  const isHarvested = Object.values(board.spaces).some(({ maker }) => maker);
  for (const [id, { condition }] of Object.entries(module?.cards ?? {})) {
    const field = `contracts.cards.${id}.condition`;
    if ('acquire_card' in condition && cards[condition.acquire_card as keyof typeof cards]?.set === 'starter') report(field, 'neverDone');
    if ('harvest' in condition && !isHarvested) report(field, 'neverDone');
  }
}
/** One for everybody, and one that makes the First Player. R2.8 */
function objectives({ objectives: table = {} }: UprisingRecords, report: Report): void {
  for (const persons of SIZES) {
    const used = Object.values(table).filter(({ players }) => players.includes(persons));
    const first = copiesOf(used.filter(({ first_player }) => first_player));
    const count = copiesOf(used);
    if (count !== Math.max(persons, LEAST_PLAYERS) || first !== 1) report('objectives', 'objectives', { persons, count });
  }
}
/** A maker space has its bonus spice and its base, which stands in its effects. R6.2 */
function makerSpace({ maker, base_spice, effects }: UprisingRecords['board']['spaces']['arrakeen'], field: string, report: Report): void {
  const all = everyEffect(effects);
  const bonuses = all.filter((effect) => 'bonus_spice' in effect).length;
  const bases = all.flatMap((effect) => ('gain' in effect && 'spice' in effect.gain ? [effect.gain.spice] : []));
  const fits = maker ? bonuses === 1 && bases.length === 1 && bases[0] === base_spice : bonuses === 0 && base_spice === undefined;
  if (!fits) report(`${field}.base_spice`, 'makerSpace');
}
