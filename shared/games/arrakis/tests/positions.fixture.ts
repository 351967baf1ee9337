import { chanceOf } from '../../../kernel/chance.ts';
import { type ArrangedLegion, arrange, type Arrangement } from '../arranged-position.ts';
import { boardOf } from '../board.ts';
import { DATA } from '../data.ts';
import {
  AREAS,
  type AreaId,
  type AtreidesToken,
  type HouseId,
  type PlanningId,
  PRESCIENCE,
  SETTLEMENTS,
  type Side,
  SIETCHES,
  type SietchId,
  ZONES,
} from '../ids.ts';
import { without } from '../queries/table.ts';
import { turnOf } from './story.fixture.ts';

// Two full tables, for what is told to its end: one of the second round, one shortly before the end.

const hands: Readonly<Record<HouseId, readonly PlanningId[]>> = {
  'house-harkonnen': ['sandmasters', 'hawats-scheming', 'spotter-control'],
  'corrino-ally': ['shigawire', 'troop-carriers'],
  'house-atreides': ['war-plan', 'the-voice'],
  'fremen-ally': ['thumpers', 'crysknife', 'hieregs'],
};
const dice = {
  'sietch-tabr': { strategy: 1, mentat: 1 },
  'giedi-prime': { strategy: 1, house: 2, mentat: 1 },
  'house-atreides-board': { mentat: 1 },
  'fremen-ally-board': { strategy: 1 },
  'house-harkonnen-board': { house: 2, mentat: 1 },
  'corrino-ally-board': { strategy: 1 },
} as const;

/** The second round: the leaders of the start, few worms, most sietches facedown. */
export const early = (side: Side, more: Partial<Arrangement> = {}): Arrangement => ({
  agenda: [],
  harkonnen: {
    arrakeen: { regular: 2, elite: 1, generic: 1, named: ['baron-harkonnen'] },
    carthag: { regular: 3, elite: 2, named: ['beast-rabban'] },
    'north-pole': { regular: 1 },
    'ne-outer-8': { regular: 2, special: 1, named: ['captain-aramsham'] },
    'shield-wall-east': { regular: 2, elite: 2, special: 1, generic: 1 },
  },
  atreides: {
    'gara-kulon': { regular: 2, generic: 1, tokens: ['s-elite'] },
    windgap: { generic: 1, tokens: ['d-elite', 's-two-regulars'] },
    'ne-outer-9': { regular: 1, special: 1, named: ['paul-atreides'] },
    'hobars-gap': { elite: 2, named: ['stilgar'] },
    'pasty-mesa': { regular: 1, named: ['lady-jessica'] },
  },
  hands,
  dice,
  ...more,
  state: {
    ...turnOf(side),
    round: 2,
    shown: [
      { card: 'the-desert-war', kept: false, feared: false },
      { card: 'stunted-worms', kept: true, feared: false },
      { card: 'paul-leads-the-assault', kept: false, feared: false },
    ],
    wormsigns: ['ne-outer-1', 'ne-inner-3', 'se-inner-1', 'ne-outer-13'],
    worms: ['ne-outer-12', 'sw-inner-3'],
    harvesters: ['ne-outer-2', 'ne-outer-6', 'se-outer-1', 'sihaya-ridge'],
    zones: { 'air-ne-inner-ne-outer': 'ornithopter', 'air-sw-inner-sw-outer': 'carryall' },
    imperium: { choam: 4, 'spacing-guild': 3, landsraad: 2 },
    prescience: { 'kwisatz-haderach': 2, 'sand-dwellers': 2, jihad: 1 },
    supremacy: 3,
    ...more.state,
  },
});
/** Shortly before the end: those who come later are there, the atomics are ready, three sietches and a village have fallen. */
export function late(side: Side, more: Partial<Arrangement> = {}): Arrangement {
  const laid: Arrangement = {
    agenda: [],
    harkonnen: {
      arrakeen: { regular: 1, elite: 1, named: ['shaddam-iv'] },
      carthag: { regular: 1, elite: 2, generic: 1, named: ['feyd-rautha'] },
      'splintered-rock': { regular: 1, elite: 1 },
      'false-wall-west': { regular: 2, elite: 2, special: 2, named: ['captain-aramsham'] },
      'ne-outer-15': { regular: 2, special: 1, generic: 1, named: ['baron-harkonnen'] },
    },
    atreides: {
      windgap: { regular: 2, elite: 1, special: 1, generic: 1, named: ['paul-muaddib'], tokens: ['d-lone-special'] },
      'sw-inner-6': { regular: 1, generic: 1, tokens: ['d-two-elites'] },
      'ne-outer-5': { elite: 2, named: ['gurney-halleck'] },
      'gara-kulon': { regular: 1, special: 1, generic: 2, named: ['chani'] },
      'tasmin-sink': { regular: 1, tokens: ['s-special'], named: ['reverend-mother-jessica'] },
      'sw-inner-2': { regular: 1, elite: 1, generic: 1 },
    },
    leaders: {
      'beast-rabban': 'gone',
      'thufir-hawat': 'gone',
      'gaius-helen-mohiam': 'ready',
      alia: 'ready',
      'paul-atreides': 'gone',
      'lady-jessica': 'gone',
    },
    tank: { 'sietch-tabr': [null, 'stilgar', null] },
    sietches: { 'sihaya-ridge': null, 'rock-outcroppings': null, 'bight-of-the-cliff': null, windgap: 3, 'gara-kulon': 1 },
    hands,
    dice,
    ...more,
  };
  return {
    ...laid,
    state: {
      ...turnOf(side),
      round: 6,
      leaders: { ...arrange(laid).state.leaders, 'wild-maker': { at: 'ne-outer-3', spent: false } },
      settlements: ['arrakeen', 'carthag', 'hagga-basin', 'imperial-basin', 'north-pole'],
      shown: [
        { card: 'new-hidden-wind-traps', kept: false, feared: true },
        { card: 'an-enemy-leader-falls', kept: false, feared: false },
      ],
      wormsigns: ['sw-inner-5', 'ne-outer-16', 'sw-outer-7'],
      worms: ['sw-inner-4', 'ne-outer-14', 'nw-outer-1'],
      harvesters: ['ne-outer-4', 'se-inner-5', 'sw-outer-6'],
      zones: { 'air-sw-inner-sw-outer': 'ornithopter', 'air-ne-inner-ne-outer': 'carryall', 'air-se-inner-se-outer': 'ornithopter' },
      imperium: { choam: 1, 'spacing-guild': 4, landsraad: 5 },
      bans: ['choam'],
      prescience: { 'kwisatz-haderach': 5, 'sand-dwellers': 6, jihad: 8 },
      supremacy: 8,
      atomics: { unlocked: true, at: null },
      ...more.state,
    },
  };
}

/** The box is nearly empty: a regular and an elite of each side are left, one token, one wormsign, and cards of one deck only. */
export function scarce(side: Side, more: Partial<Arrangement> = {}): Arrangement {
  const { cardsOf, tokens } = boardOf({});
  const discarded = (house: HouseId): readonly PlanningId[] => cardsOf[house].slice(0, house === 'fremen-ally' ? -1 : undefined);
  const laid: readonly AtreidesToken[] = ['s-elite', 's-two-regulars', 's-special', 'd-lone-special'];
  return {
    agenda: [],
    harkonnen: {
      arrakeen: { regular: 6, generic: 2, named: ['baron-harkonnen'] },
      carthag: { regular: 6 },
      arsunt: { regular: 6 },
      'imperial-basin': { elite: 6, generic: 2 },
      'ne-outer-5': { regular: 5, generic: 2, named: ['captain-aramsham'] },
      'ne-outer-8': { elite: 5 },
      'shield-wall-east': { special: 6 },
      'ne-inner-9': { special: 2, named: ['beast-rabban'] },
    },
    atreides: {
      windgap: { regular: 6, generic: 6, named: ['paul-atreides'] },
      'gara-kulon': { regular: 5, tokens: ['s-elite'] },
      'ne-outer-9': { regular: 4, tokens: ['s-two-regulars'], named: ['stilgar'] },
      'hobars-gap': { elite: 6, generic: 6 },
      'tasmin-sink': { elite: 1, special: 3, tokens: ['s-special'] },
      'sw-inner-6': { special: 3, tokens: ['d-lone-special'], named: ['lady-jessica'] },
    },
    dice: { 'sietch-tabr': { mentat: 1 }, 'giedi-prime': { mentat: 1 } },
    ...more,
    state: {
      ...turnOf(side),
      shown: [
        { card: 'the-desert-war', kept: false, feared: false },
        { card: 'stunted-worms', kept: true, feared: false },
      ],
      discards: {
        'house-harkonnen': discarded('house-harkonnen'),
        'corrino-ally': discarded('corrino-ally'),
        'house-atreides': discarded('house-atreides'),
        'fremen-ally': discarded('fremen-ally'),
      },
      pool: { hidden: ['d-elite'] },
      tokensGone: { hidden: without([...tokens.starting, ...tokens.standard], [...laid, 'd-elite']) },
      worms: ['ne-outer-12', 'sw-inner-3', 'nw-outer-1', 'se-outer-2'],
      wormsigns: DESERT.filter((at) => !SCARCE_TAKEN.includes(at)).slice(0, 15),
      harvesters: ['ne-outer-2', 'ne-outer-6', 'se-outer-1', 'sw-outer-1', 'sw-outer-4', 'nw-outer-2', 'nw-outer-5', 'se-inner-5'],
      zones: Object.fromEntries(ZONES.map((zone, nth) => [zone, nth < 5 ? 'ornithopter' : 'carryall'])),
      prescienceGone: PRESCIENCE.filter((card) => card !== 'the-desert-war' && card !== 'stunted-worms').slice(1),
      supremacy: 9,
      prescience: { 'kwisatz-haderach': 9, 'sand-dwellers': 9, jihad: 10 },
      sisters: { harkonnen: 0, atreides: 5, reserve: 0 },
      ...more.state,
    },
  };
}
const SCARCE_TAKEN: readonly AreaId[] = ['ne-outer-12', 'sw-inner-3', 'nw-outer-1', 'se-outer-2', 'ne-outer-9', 'sw-inner-6'];

/** A table on which everything lies by lot. */
export function scattered(lot: number, side: Side, more: Partial<Arrangement> = {}): Arrangement {
  const chance = chanceOf(lot, 9);
  const areas = chance.shuffle(AREAS.filter((at) => !isSite(at)));
  const sand = (count: number): readonly AreaId[] => chance.shuffle(DESERT).slice(0, count);
  const worms = sand(1 + chance.below(4));
  const open = areas.filter((at) => !worms.includes(at));
  const legion = (): ArrangedLegion => ({
    regular: 1 + chance.below(3),
    elite: chance.below(3),
    special: chance.below(2),
    generic: chance.below(2),
  });
  const legions = (own: readonly AreaId[]) => Object.fromEntries(own.map((at) => [at, legion()])) as Record<AreaId, ArrangedLegion>;
  const mine = legions([...chance.shuffle(SETTLEMENTS).slice(0, 2), ...open.slice(0, 3)]);
  const theirs = legions([...chance.shuffle(SIETCHES).slice(0, 2), ...open.slice(3, 6)]);
  const leading = (of: Record<AreaId, ArrangedLegion>, named: ArrangedLegion['named'] = []) => {
    const at = Object.keys(of)[chance.below(5)] as AreaId;
    of[at] = { ...of[at], named };
  };
  leading(mine, ['baron-harkonnen', 'captain-aramsham']);
  leading(theirs, ['paul-atreides', 'stilgar']);
  const sietches = Object.fromEntries(SIETCHES.map((id) => [id, 1 + chance.below(3)])) as Record<SietchId, number>;
  return {
    agenda: [],
    harkonnen: mine,
    atreides: theirs,
    sietches,
    ...more,
    automa: { harvest: 'ne-outer', target: SIETCHES[chance.below(SIETCHES.length)] ?? null, ...more.automa },
    state: {
      ...turnOf(side),
      shown: [{ card: 'the-desert-war', kept: false, feared: false }],
      worms,
      wormsigns: sand(6).filter((at) => !worms.includes(at)),
      harvesters: sand(5).filter((at) => !worms.includes(at)),
      zones: Object.fromEntries(
        chance
          .shuffle(ZONES)
          .slice(0, 3)
          .map((zone, nth) => [zone, nth < 2 ? 'ornithopter' : 'carryall']),
      ),
      ...more.state,
    },
  };
}
const isSite = (at: AreaId): boolean => DATA.areas[at].settlement !== undefined || DATA.areas[at].sietch !== undefined;
const DESERT = AREAS.filter((at) => !isSite(at) && DATA.areas[at].terrain.endsWith('desert'));
