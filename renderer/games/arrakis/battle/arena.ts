import { boardOf } from '../../../../shared/games/arrakis/board.ts';
import type { CombatAbility } from '../../../../shared/games/arrakis/data/leaders.ts';
import type { AreaId, CombatFace, NamedId, PlanningId, Rank, Side } from '../../../../shared/games/arrakis/ids.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';

export type Converter = NamedId | 'generic';
/** Who stands on a side of a battle, counted. */
export interface Troop extends Readonly<Record<Rank | 'generic', number>> {
  readonly named: readonly NamedId[];
  /** Facedown tokens. */
  readonly tokens: number;
}
export const NOBODY: Troop = { regular: 0, elite: 0, special: 0, generic: 0, named: [], tokens: 0 };
export const unitsOf = ({ regular, elite, special, tokens }: Troop): number => regular + elite + special + tokens;
export const leadersOf = ({ generic, named }: Troop): readonly Converter[] => [
  ...named,
  ...Array.from({ length: generic }, (): Converter => 'generic'),
];

/** What a leader makes of a Special. R11.8 */
export function abilityOf(options: ArrakisView['options'], leader: Converter): CombatAbility {
  const { leaders, genericCombat } = boardOf(options).data;
  return leader === 'generic' ? genericCombat : (leaders[leader].combat ?? genericCombat);
}

/** A side's throw and what it made of it. */
export interface Thrown {
  readonly roll: Readonly<Record<CombatFace, number>>;
  /** So many of the Specials come from a surprise. R11.7 */
  readonly added: number;
  readonly convert: readonly Converter[];
}
/** A die as it lies there, with what it comes to. */
export interface Die {
  /** null = not thrown yet. */
  readonly face: CombatFace | null;
  /** It is no die: a surprise brought it. */
  readonly free: boolean;
  /** Whoever uses a Special; null = nobody. */
  readonly leader: Converter | null;
  readonly hits: number;
  readonly shields: number;
  /** So many of its shields are broken. R11.9 */
  readonly broken: number;
}
const BLANK: Die = { face: null, free: false, leader: null, hits: 0, shields: 0, broken: 0 };
export const unthrown = (count: number): readonly Die[] => Array.from({ length: count }, () => BLANK);

/** Every die of a throw; `broken` of its shields are broken, those on dice first. R11.8, R11.9 */
export function diceOf(options: ArrakisView['options'], { roll, added, convert }: Thrown, broken: number): readonly Die[] {
  const times = <T>(count: number, of: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => of(nth));
  const all: Die[] = [
    ...times(roll.hit, (): Die => ({ ...BLANK, face: 'hit', hits: 1 })),
    ...times(roll.shield, (): Die => ({ ...BLANK, face: 'shield', shields: 1 })),
    ...times(roll.special, (nth): Die => {
      const leader = convert[nth] ?? null;
      return { ...BLANK, face: 'special', free: nth >= roll.special - added, leader, ...(leader && abilityOf(options, leader)) };
    }),
  ];
  let left = broken;
  return all.map((die) => {
    const gone = Math.min(left, die.shields);
    left -= gone;
    return { ...die, broken: gone };
  });
}

/** How one side's hits become damage: hits, less the shields of the other that hold. R11.10 */
export interface Sum {
  readonly hits: number;
  readonly shields: number;
  readonly broken: number;
  readonly damage: number;
}
const total = (dice: readonly Die[], of: 'hits' | 'shields'): number => dice.reduce((sum, die) => sum + die[of], 0);

/** Where the dice of a side come from; together at most `most`. R11.5, R11.6 */
export interface Sources {
  readonly units: number;
  readonly rank: number;
  readonly cards: number;
  readonly more: number;
  readonly most: number;
}
/** One half of the arena. */
export interface Half {
  readonly side: Side;
  readonly role: 'attack' | 'defence';
  readonly troop: Troop;
  /** Rank of the settlement it stands in; 0 = none. */
  readonly rank: number;
  readonly dice: readonly Die[];
  /** null = the dice lie there. */
  readonly sources: Sources | null;
  readonly sum: Sum | null;
  /** Cards given for dice in this battle round. */
  readonly cards: readonly PlanningId[];
}
export interface Arena {
  readonly at: AreaId;
  readonly from: AreaId;
  readonly round: number;
  readonly halves: readonly [Half, Half];
}

/**
 * Both throws, whose special elites break shields of the other, with the damage they come to. R11.8-R11.10
 * @param dealt what each side is known to deal: then so many shields were broken, whoever stands there now
 */
export function clash(
  options: ArrakisView['options'],
  thrown: readonly [Thrown, Thrown],
  specials: readonly [number, number],
  dealt?: readonly [number, number],
): readonly { readonly dice: readonly Die[]; readonly sum: Sum }[] {
  const plain = thrown.map((one) => diceOf(options, one, 0));
  const sums = plain.map((dice, nth): Sum => {
    const [hits, shields] = [total(dice, 'hits'), total(plain[1 - nth] ?? [], 'shields')];
    const known = dealt?.[nth] ?? 0;
    const broken = known > 0 ? Math.max(0, known + shields - hits) : Math.min(shields, specials[nth] ?? 0);
    return { hits, shields, broken, damage: Math.max(0, hits - (shields - broken)) };
  });
  return thrown.map((one, nth) => ({ dice: diceOf(options, one, sums[1 - nth]?.broken ?? 0), sum: sums[nth] as Sum }));
}
