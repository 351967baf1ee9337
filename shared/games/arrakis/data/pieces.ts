import type {
  ActionSymbol,
  AtreidesToken,
  BoardId,
  CombatFace,
  Figure,
  HarkonnenToken,
  HouseId,
  SettlementKind,
  Side,
  Terrain,
  TokenSet,
  TrackId,
  Vehicle,
  Wormsign,
} from '../ids.ts';
import type { Source } from './source.ts';

type By<K extends string, V> = Readonly<Record<K, V>>;
export interface TokenFacts {
  readonly units: Readonly<Partial<Record<Figure, number>>>;
  readonly count: number;
  readonly source: Source;
}
export interface BoardFacts {
  readonly houses: readonly HouseId[];
  readonly symbols: readonly ActionSymbol[];
  /** Dice slots of each symbol. */
  readonly slots: number;
  /** Slots of the regeneration tank, START first. R12.9 */
  readonly tank: number;
}
/** Dice and hits of storms and worms. R8.8, R14.7 */
export interface HazardFacts {
  readonly dice: number;
}

/** Figures without a name and vehicles in the box (source: seed). R2.1 */
export const figures = {
  harkonnen: { regular: 24, elite: 12, special: 8, generic: 6 },
  atreides: { regular: 16, elite: 8, special: 6, generic: 12 },
} as const satisfies By<Side, By<Figure, number>>;
export const vehicles = { harvester: 8, ornithopter: 6, carryall: 3 } as const satisfies By<Vehicle, number>;
export const worms = { sandworm: 4, 'wild-maker': 1 } as const;

const FACES: readonly ActionSymbol[] = ['leadership', 'strategy', 'strategy', 'deployment', 'mentat', 'house'];
/** R2.2; the faces of the Atreides die follow the Harkonnen one. */
export const actionDice: By<Side, { readonly count: number; readonly faces: readonly ActionSymbol[]; readonly source: Source }> = {
  harkonnen: { count: 8, faces: FACES, source: 'public' },
  atreides: { count: 4, faces: FACES, source: 'reconstructed' },
};
/** Both sides have the same combat dice, six each. R2.2 */
export const combatDice: { readonly count: number; readonly faces: readonly CombatFace[]; readonly source: Source } = {
  count: 6,
  faces: ['hit', 'hit', 'hit', 'shield', 'shield', 'special'],
  source: 'public',
};

const ALL: readonly ActionSymbol[] = ['strategy', 'deployment', 'leadership', 'mentat', 'house'];
/** Dashboards (source: seed). R4.11, R15.2 */
export const boards: By<BoardId, BoardFacts> = {
  'sietch-tabr': { houses: ['house-atreides', 'fremen-ally'], symbols: ALL, slots: 2, tank: 3 },
  'giedi-prime': { houses: ['house-harkonnen', 'corrino-ally'], symbols: ALL, slots: 3, tank: 5 },
  'house-atreides-board': { houses: ['house-atreides'], symbols: ['leadership', 'mentat', 'house'], slots: 1, tank: 3 },
  'fremen-ally-board': { houses: ['fremen-ally'], symbols: ['strategy', 'deployment', 'leadership'], slots: 1, tank: 3 },
  'house-harkonnen-board': { houses: ['house-harkonnen'], symbols: ['leadership', 'mentat', 'house'], slots: 2, tank: 5 },
  'corrino-ally-board': { houses: ['corrino-ally'], symbols: ['strategy', 'deployment', 'mentat'], slots: 2, tank: 5 },
};

/** Ranks of the eight sietch tokens (source: public). */
export const sietchRanks: readonly number[] = [1, 1, 2, 2, 2, 2, 3, 3];
/** R2.4 (source: seed) */
export const settlementRanks: By<SettlementKind, number> = { 'pyon-village': 1, carthag: 2, arrakeen: 3 };
/** Six stations, each with one prescience symbol; the split is reconstructed. */
export const stations: { readonly symbols: By<TrackId, number>; readonly source: Source } = {
  symbols: { 'kwisatz-haderach': 2, 'sand-dwellers': 2, jihad: 2 },
  source: 'reconstructed',
};
/** 16 wormsigns; the mix is reconstructed: a worm 1 time in 4 in desert, 1 time in 2 in deep desert. */
export const wormsigns: { readonly mix: By<Wormsign, number>; readonly source: Source } = {
  mix: { sand: 8, sandworm: 4, burrowing: 4 },
  source: 'reconstructed',
};

const unknown = (count: number, units: TokenFacts['units']): TokenFacts => ({ units, count, source: 'reconstructed' });
/** Eight starting and eight standard tokens; they use exactly the figures of the box. R4.3, R4.4 */
export const atreidesTokens: By<AtreidesToken, TokenFacts & { readonly starting: boolean }> = {
  's-two-regulars': { starting: true, ...unknown(4, { regular: 2 }) },
  's-elite': { starting: true, ...unknown(3, { regular: 1, elite: 1 }) },
  's-special': { starting: true, ...unknown(1, { regular: 1, special: 1 }) },
  'd-elite': { starting: false, ...unknown(2, { regular: 1, elite: 1 }) },
  'd-special': { starting: false, ...unknown(2, { regular: 1, special: 1 }) },
  'd-two-elites': { starting: false, ...unknown(1, { elite: 2 }) },
  'd-elite-special': { starting: false, ...unknown(1, { elite: 1, special: 1 }) },
  'd-lone-special': { starting: false, ...unknown(2, { special: 1 }) },
};
/** Two sets of six. R4.6 */
export const harkonnenTokens: By<HarkonnenToken, TokenFacts & { readonly set: TokenSet }> = {
  'black-two-regulars-bashar': { set: 'black', ...unknown(2, { regular: 2, generic: 1 }) },
  'black-elite-bashar': { set: 'black', ...unknown(2, { regular: 1, elite: 1, generic: 1 }) },
  'black-special-bashar': { set: 'black', units: { regular: 1, special: 1, generic: 1 }, count: 1, source: 'seed' },
  'black-elite-special': { set: 'black', ...unknown(1, { elite: 1, special: 1 }) },
  'silver-two-regulars': { set: 'silver', ...unknown(3, { regular: 2 }) },
  'silver-elite': { set: 'silver', ...unknown(2, { regular: 1, elite: 1 }) },
  'silver-two-elites': { set: 'silver', ...unknown(1, { elite: 2 }) },
};

export const hazards = {
  coriolis: { dice: 2 },
  sandworm: { dice: 4 },
  'wild-maker': { dice: 6 },
} as const satisfies Readonly<Record<string, HazardFacts>>;
/** Hits of a Special rolled for a storm or a worm, by terrain; elsewhere none (source: seed). */
export const hazardSpecial: Readonly<Partial<Record<Terrain, number>>> = { desert: 1, 'deep-desert': 2 };

/** Tokens of which the box has so many (source: seed). R2.4 */
export const tokens = { beneGesserit: 5, cones: 3 } as const;
/** Card counts that are no list of ids. R2.3 */
export const referenceCards = 2;

/** Cards of named leaders in the box: 8 of the Harkonnen with the Bashar, 10 of the Atreides with Naib and Wild Maker. RU-1 */
export const genericLeaderCards = 2;
