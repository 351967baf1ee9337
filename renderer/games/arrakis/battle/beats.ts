import type { ArrakisEvent } from '../../../../shared/games/arrakis/events.ts';
import {
  type AreaId,
  type AtreidesToken,
  FIGURES,
  type HarkonnenToken,
  type HouseId,
  NAMED,
  type NamedId,
  type PlanningId,
  type Side,
} from '../../../../shared/games/arrakis/ids.ts';
import { otherSide, sideOfHouse } from '../../../../shared/games/arrakis/queries/table.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { recordOf } from '../../../../shared/kernel/typed.ts';
import { type Arena, clash, diceOf, type Half, NOBODY, type Thrown, type Troop } from './arena.ts';
import { isHits } from './has-battle.ts';
import { rankAt, troopAt } from './now.ts';

type Told = readonly { readonly type: string }[];
type Of<T extends ArrakisEvent['type']> = Extract<ArrakisEvent, { readonly type: T }>;

/** One moment of a battle that is shown, with all that is said of it. */
export interface Beat {
  readonly kind: 'begins' | 'throw' | 'count' | 'ends' | 'strike';
  readonly arena: Arena;
  /** What happened in it. */
  readonly told: readonly ArrakisEvent[];
  /** Tokens that are turned up in it. */
  readonly turned: readonly (AtreidesToken | HarkonnenToken)[];
  /** What both sides have lost in this battle round by then. */
  readonly lost: readonly Of<'casualty'>[];
  readonly winner: Side | null;
  /** Where the defender has gone. */
  readonly retreat: AreaId | null;
}
const isNamed = (lost: string): lost is NamedId => (NAMED as readonly string[]).includes(lost);
const with1 = (troop: Troop, what: Of<'casualty'>['lost'], by: number): Troop => {
  if (!isNamed(what)) return { ...troop, [what]: Math.max(0, troop[what] + by) };
  return { ...troop, named: by > 0 ? [...troop.named.filter((id) => id !== what), what] : troop.named.filter((id) => id !== what) };
};
/** Who stood there before something happened. Where a legion has gone on to another one it is no longer told apart. */
function before(troop: Troop, one: ArrakisEvent, side: Side, at: AreaId): Troop {
  if (one.type === 'casualty' && one.side === side && one.at === at) {
    const whole = with1(troop, one.lost, 1);
    return one.reduced ? with1(whole, 'regular', -1) : whole;
  }
  if (one.type === 'removed' && one.side === side && one.at === at) {
    const { units, named, tokens } = one.group;
    const figures = recordOf(FIGURES, (id) => troop[id] + (units[id] ?? 0));
    return { ...troop, ...figures, named: [...troop.named.filter((id) => !named.includes(id)), ...named], tokens: troop.tokens + tokens };
  }
  return troop;
}
/** Who stood there right after a place of the story; `view` is how it stands at its end. */
function troopAfter(told: readonly ArrakisEvent[], place: number, view: ArrakisView, side: Side, at: AreaId): Troop {
  const later = told.slice(place + 1);
  const moved = later.find((one) => one.type === 'advanced' && one.side === side && one.from === at) as Of<'advanced'> | undefined;
  const now = troopAt(view, side, moved?.to ?? at);
  return later.reduceRight((troop, one) => before(troop, one, side, at), now);
}

/** The battle that is going on at a place of the story. */
interface Fight {
  readonly attacker: Side;
  readonly from: AreaId;
  readonly at: AreaId;
  /** Where it began; -1 = before all that is known. */
  readonly begun: number;
}
function fightAt(told: readonly ArrakisEvent[], place: number, view: ArrakisView): Fight | null {
  const begun = told.findLastIndex((one, nth) => nth <= place && one.type === 'attacked');
  const one = told[begun];
  if (one?.type === 'attacked') return { attacker: one.side, from: one.from, at: one.at, begun };
  return view.battle && { ...view.battle, begun };
}

const NO_ROLL = { hit: 0, shield: 0, special: 0 } as const;
/** The last throw of a side in what is known of its battle, with what its leaders have made of it by then. */
function thrownIn(known: readonly ArrakisEvent[], side: Side): Thrown {
  const at = known.findLastIndex((one) => one.type === 'battleRoll' && one.side === side);
  const roll = known[at];
  if (roll?.type !== 'battleRoll') return { roll: NO_ROLL, added: 0, convert: [] };
  const used = known.slice(at).find((one) => one.type === 'converted' && one.side === side);
  return { roll: roll.roll, added: roll.added, convert: used?.type === 'converted' ? used.leaders : [] };
}
/** Cards that a side has given for that throw. R11.5 */
function cardsIn(known: readonly ArrakisEvent[], side: Side, isOf: (house: HouseId) => boolean): readonly PlanningId[] {
  const last = known.findLastIndex((one) => one.type === 'battleRoll' && one.side === side);
  const start = known.slice(0, Math.max(0, last)).findLastIndex((one) => one.type === 'attacked' || one.type === 'hits');
  return known
    .slice(start + 1, last + 1)
    .flatMap((one) => (one.type === 'discarded' && one.why === 'battle' && isOf(one.house) ? one.cards : []));
}

function arenaAt(told: readonly ArrakisEvent[], place: number, view: ArrakisView, fight: Fight, counts: boolean): Arena {
  const sides = [fight.attacker, otherSide(fight.attacker)] as const;
  const spots = [fight.from, fight.at] as const;
  const troops = sides.map((side, nth) => troopAfter(told, place, view, side, spots[nth] as AreaId));
  // Nothing of an earlier battle.
  const known = told.slice(Math.max(0, fight.begun), place + 1);
  const thrown = sides.map((side) => thrownIn(known, side)) as [Thrown, Thrown];
  const rolls = known.filter((one) => one.type === 'battleRoll' && one.side === fight.attacker);
  const results = clash(view.options, thrown, [troops[0]?.special ?? 0, troops[1]?.special ?? 0]);
  const half = (nth: 0 | 1): Half => ({
    side: sides[nth],
    role: nth === 0 ? 'attack' : 'defence',
    troop: troops[nth] as Troop,
    rank: nth === 1 ? knownRank(told, place, view, sides[1], fight.at) : 0,
    dice:
      rolls.length === 0 ? [] : counts ? (results[nth]?.dice ?? []) : diceOf(view.options, { ...thrown[nth], convert: [] } as Thrown, 0),
    sources: null,
    sum: counts && rolls.length > 0 ? (results[nth]?.sum ?? null) : null,
    cards: rolls.length === 0 ? [] : cardsIn(known, sides[nth], (house) => sideOfHouse(house) === sides[nth]),
  });
  return { at: fight.at, from: fight.from, round: rolls.length, halves: [half(0), half(1)] };
}
/** A settlement that falls at the end stood there before. */
function knownRank(told: readonly ArrakisEvent[], place: number, view: ArrakisView, side: Side, at: AreaId): number {
  const fallen = told.slice(place + 1).find((one) => one.type === 'sietchDestroyed' || one.type === 'settlementDestroyed');
  if (fallen?.type === 'settlementDestroyed' && fallen.at === at) return fallen.rank;
  if (fallen?.type === 'sietchDestroyed') return fallen.rank;
  return rankAt(view, side, at);
}

/** What is shown of a special attack: dice of one side, each Hit or Special a hit. RU-17 */
function strikeAt(told: readonly ArrakisEvent[], place: number, view: ArrakisView, { side, at, roll }: Of<'struck'>): Arena {
  const target = otherSide(side);
  const dice = diceOf(view.options, { roll, added: 0, convert: [] }, 0).map((die) => (die.face === 'special' ? { ...die, hits: 1 } : die));
  const hits = roll.hit + roll.special;
  const none = { dice: [], sources: null, sum: null, cards: [], rank: 0 } as const;
  return {
    at,
    from: at,
    round: 0,
    halves: [
      { ...none, side, role: 'attack', troop: NOBODY, dice, sum: { hits, shields: 0, broken: 0, damage: hits } },
      { ...none, side: target, role: 'defence', troop: troopAfter(told, place, view, target, at) },
    ],
  };
}

/** What begins a beat; null = it goes with the one before. */
function kindOf(one: ArrakisEvent, last: Beat['kind'] | null): Beat['kind'] | null {
  if (one.type === 'attacked') return 'begins';
  if (one.type === 'struck') return 'strike';
  if (one.type === 'battleRoll') return last === 'throw' ? null : 'throw';
  if (one.type === 'battleEnded') return 'ends';
  return isHits(one) && last !== 'count' ? 'count' : null;
}
/** What is told of another matter: the battle is over by then. */
const ELSE: readonly string[] = ['turnBegan', 'phaseBegan', 'roundBegan', 'spent', 'tankAdvanced'] satisfies ArrakisEvent['type'][];

/**
 * The moments of battles among what happened, in order; the ones before are only remembered.
 * @param view as it stands after all of it
 * @param heard all that was heard before too, what happened at its end
 */
export function beatsOf(events: Told, view: ArrakisView, heard: Told = events): readonly Beat[] {
  const told = heard as readonly ArrakisEvent[];
  const start = Math.max(0, told.length - events.length);
  const begins: { kind: Beat['kind']; at: number }[] = [];
  told.forEach((one, at) => {
    const kind = at < start ? null : kindOf(one, begins.at(-1)?.kind ?? null);
    if (kind) begins.push({ kind, at });
  });
  return begins.flatMap(({ kind, at }, nth): readonly Beat[] => {
    const next = begins[nth + 1]?.at ?? told.length;
    const other = told.findIndex((one, place) => place > at && ELSE.includes(one.type));
    const end = Math.min(next, other < 0 ? told.length : other);
    const one = told[at] as ArrakisEvent;
    const fight = fightAt(told, at, view);
    const said = told.slice(nth === 0 && kind === 'ends' ? start : at, end);
    const turned = said.flatMap((event) => (event.type === 'tokenRevealed' ? [event.token] : []));
    const plain = { kind, told: said, turned, winner: null, retreat: null };
    if (one.type === 'struck') return [{ ...plain, arena: strikeAt(told, end - 1, view, one), lost: [] }];
    if (!fight) return [];
    const place = kind === 'ends' ? at : end - 1;
    const arena = arenaAt(told, place, view, fight, kind === 'count' || kind === 'ends');
    if (one.type !== 'battleEnded') return [{ ...plain, arena, lost: [] }];
    const since = told.slice(fight.begun < 0 ? 0 : fight.begun, at);
    const counted = since.slice(since.findLastIndex(isHits) + 1);
    const lost = counted.filter((event) => event.type === 'casualty');
    const gone = counted.find((event) => event.type === 'retreated');
    return [{ ...plain, arena, lost, winner: one.winner, retreat: gone?.type === 'retreated' ? gone.to : null }];
  });
}
