import type { ActionSymbol, HouseId, LeaderId, NamedId, TrackId } from '../ids.ts';
import { attack, deploy, draw, type Effect, LEGION, move, PICKED, pickLegion, place, play, SETTLEMENT, SIETCH } from './notation.ts';
import type { Source } from './source.ts';

/** What one Special becomes when a leader converts it. R11.8 */
export interface CombatAbility {
  readonly hits: number;
  readonly shields: number;
}
/** How a leader comes into play; what cards bring stands in the cards. R17.2 */
export type Entry =
  | { readonly by: 'start' }
  | { readonly by: 'supremacy'; readonly space: number }
  | { readonly by: 'prescience'; readonly track: TrackId | 'any'; readonly space: number; readonly replaces?: NamedId }
  | { readonly by: 'card' }
  /** When this leader is removed from the game. R17.9 */
  | { readonly by: 'leaving'; readonly of: NamedId };
export interface LeaderFacts {
  /** Its colour: whose board it lies on where two players share a side. R15.7, R17.10 */
  readonly house: HouseId;
  /** Where the card lies; `desert-power` has no dice. */
  readonly slot: ActionSymbol | 'desert-power';
  readonly entry: Entry;
  /** Leaves the game when this one enters. R17.6 */
  readonly supplants?: NamedId;
  /** Bene Gesserit tokens that come along. R17.9 */
  readonly sisters?: number;
  readonly special: readonly Effect[];
  /** null = a worm. */
  readonly combat: CombatAbility | null;
  /** Sources of slot, special action and combat ability. */
  readonly source: { readonly slot: Source; readonly special: Source; readonly combat: Source };
}

const SEEN = { slot: 'public', special: 'public', combat: 'public' } as const;
const FOUND = { slot: 'reconstructed', special: 'reconstructed', combat: 'public' } as const;
const HIS = { picked: true } as const;

/** Entry, slot, special action and combat ability of each. R17.1 */
export const leaders: Readonly<Record<LeaderId, LeaderFacts>> = {
  'baron-harkonnen': {
    house: 'house-harkonnen',
    slot: 'house',
    entry: { by: 'start' },
    special: [{ do: 'replace', from: 'regular', to: 'elite', count: 3 }],
    combat: { hits: 0, shields: 2 },
    source: { ...SEEN, combat: 'seed' },
  },
  'beast-rabban': {
    house: 'house-harkonnen',
    slot: 'leadership',
    entry: { by: 'start' },
    special: [
      { do: 'move', legions: 1, which: { with: 'beast-rabban' } },
      { do: 'move', legions: 1, which: { with: 'beast-rabban' }, again: true },
    ],
    combat: { hits: 2, shields: 0 },
    source: SEEN,
  },
  'thufir-hawat': {
    house: 'house-harkonnen',
    slot: 'mentat',
    entry: { by: 'supremacy', space: 1 },
    special: [draw(3, 'house-harkonnen')],
    combat: { hits: 1, shields: 2 },
    source: SEEN,
  },
  'feyd-rautha': {
    house: 'house-harkonnen',
    slot: 'leadership',
    entry: { by: 'supremacy', space: 6 },
    supplants: 'beast-rabban',
    special: [pickLegion({ with: 'feyd-rautha' }), move(HIS), attack(HIS, false)],
    combat: { hits: 2, shields: 1 },
    source: SEEN,
  },
  'gaius-helen-mohiam': {
    house: 'corrino-ally',
    slot: 'mentat',
    entry: { by: 'leaving', of: 'thufir-hawat' },
    sisters: 1,
    special: [draw(2, 'corrino-ally'), play],
    combat: { hits: 0, shields: 3 },
    source: SEEN,
  },
  'captain-aramsham': {
    house: 'corrino-ally',
    slot: 'deployment',
    entry: { by: 'start' },
    special: [deploy({ regular: 2, special: 1, leader: 1 }, SETTLEMENT, 'any')],
    combat: { hits: 1, shields: 1 }, // RU-26
    source: SEEN,
  },
  'shaddam-iv': {
    house: 'corrino-ally',
    slot: 'strategy',
    entry: { by: 'card' },
    special: [{ do: 'replace', from: 'elite', to: 'special', count: 3 }],
    combat: { hits: 2, shields: 0 },
    source: SEEN,
  },
  'paul-atreides': {
    house: 'house-atreides',
    slot: 'leadership',
    entry: { by: 'start' },
    special: [place({ named: ['paul-atreides'] }, LEGION), move({ with: 'leader' }, 2)],
    combat: { hits: 1, shields: 0 },
    source: { slot: 'seed', special: 'seed', combat: 'public' },
  },
  'lady-jessica': {
    house: 'house-atreides',
    slot: 'mentat',
    entry: { by: 'start' },
    special: [draw(3)],
    combat: { hits: 0, shields: 1 },
    source: FOUND,
  },
  stilgar: {
    house: 'fremen-ally',
    slot: 'strategy',
    entry: { by: 'start' },
    special: [move({}, 3)],
    combat: { hits: 2, shields: 0 },
    source: FOUND,
  },
  'gurney-halleck': {
    house: 'house-atreides',
    slot: 'leadership',
    entry: { by: 'card' },
    special: [pickLegion({ with: 'gurney-halleck' }), move(HIS), attack(HIS, false)],
    combat: { hits: 2, shields: 1 },
    source: FOUND,
  },
  alia: {
    house: 'house-atreides',
    slot: 'house',
    entry: { by: 'prescience', track: 'any', space: 6 },
    special: [{ do: 'anySymbol' }, draw(1)],
    combat: { hits: 1, shields: 0 }, // RU-26
    source: FOUND,
  },
  chani: {
    house: 'fremen-ally',
    slot: 'deployment',
    entry: { by: 'prescience', track: 'jihad', space: 3 },
    special: [deploy({ token: 2, leader: 1 }, SIETCH)],
    combat: { hits: 1, shields: 1 },
    source: FOUND,
  },
  'paul-muaddib': {
    house: 'fremen-ally',
    slot: 'leadership',
    entry: { by: 'prescience', track: 'kwisatz-haderach', space: 3, replaces: 'paul-atreides' },
    special: [pickLegion(), place({ named: ['paul-muaddib'] }, PICKED), move(HIS), attack(HIS, true)],
    combat: { hits: 2, shields: 1 },
    source: { ...FOUND, combat: 'seed' },
  },
  'reverend-mother-jessica': {
    house: 'house-atreides',
    slot: 'mentat',
    entry: { by: 'prescience', track: 'sand-dwellers', space: 3, replaces: 'lady-jessica' },
    special: [draw(2), play],
    combat: { hits: 0, shields: 2 },
    source: FOUND,
  },
  'wild-maker': {
    house: 'fremen-ally',
    slot: 'desert-power',
    entry: { by: 'card' },
    special: [
      { do: 'moveWorms', count: 1, maker: true },
      { do: 'wormAttack', maker: true },
    ],
    combat: null,
    source: { slot: 'seed', special: 'reconstructed', combat: 'seed' },
  },
};
/** A Bashar or Naib. R11.8 */
export const genericCombat: CombatAbility = { hits: 1, shields: 0 };
