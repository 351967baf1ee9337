import type { HouseId, Kind, LeaderId, RegionId } from '../../../shared/games/dice/ids.ts';
import { boardOf } from '../../../shared/games/dice/board.ts';
import type { DiceEvent } from '../../../shared/games/dice/events.ts';
import type { DiceView, Fist } from '../../../shared/games/dice/types.ts';

export type FistsEvent = Extract<DiceEvent, { type: 'fists' }>;
/** A piece that lay in a fist. */
export type Committed =
  | { readonly what: 'troops'; readonly house: HouseId; readonly large: boolean; readonly count: number }
  | { readonly what: 'leader'; readonly house: HouseId; readonly leader: LeaderId; readonly strength: number };
/** One side of a battle as it is shown. */
export interface Side {
  readonly house: HouseId;
  readonly strength: number;
  readonly wins: boolean;
  readonly committed: readonly Committed[];
  /** Troops that were there and not committed. */
  readonly heldBack: number;
  /** What it loses: troops, and Leaders that fall. */
  readonly lost: { readonly troops: number; readonly leaders: readonly LeaderId[] };
}
export interface Fists {
  readonly at: RegionId;
  readonly attack: Side;
  readonly defence: Side;
}

type Told = readonly { readonly type: string }[];
/** The last battle among what happened, or null. */
export const lastFists = (events: readonly { readonly type: string }[] | undefined): FistsEvent | null =>
  (events?.findLast(({ type }) => type === 'fists') as FistsEvent | undefined) ?? null;

/**
 * Both fists of a battle, from what was told about it and from who stands there afterwards.
 * @param heard all that was heard before too: the battle began before the fists were filled
 */
export function fistsOf(event: FistsEvent, view: DiceView, events: Told, heard: Told = events): Fists {
  const begun = (heard as readonly DiceEvent[]).findLast((one) => one.type === 'battle' && one.at === event.at);
  const ally = begun?.type === 'battle' && begun.ally ? [begun.ally] : [];
  const coDefenders = begun?.type === 'battle' ? begun.coDefenders : [];
  return {
    at: event.at,
    attack: side(event.attacker, [event.attacker, ...ally], event.attack, event.winner === 'attacker', event, view, events),
    defence: side(event.defender, [event.defender, ...coDefenders], event.defence, event.winner === 'defender', event, view, events),
  };
}

function side(
  house: HouseId,
  friends: readonly HouseId[],
  { fist, strength }: { fist: Fist; strength: number },
  wins: boolean,
  { at }: FistsEvent,
  view: DiceView,
  events: Told,
): Side {
  const committed = committedIn(fist, view);
  const used = committed.reduce((sum, piece) => sum + (piece.what === 'troops' ? piece.count : 0), 0);
  const told = events as readonly DiceEvent[];
  const fallen = told.flatMap((one) => (one.type === 'fell' && one.at === at && friends.includes(one.house) ? [one] : []));
  const fell = fallen.reduce((sum, { count }) => sum + count, 0);
  const troops = fallen.reduce((sum, { why, count }) => (why === 'battle' ? sum + count : sum), 0);
  const leaders = told.flatMap((one) => (one.type === 'leaderFell' && friends.includes(one.house) ? [one.leader] : []));
  const stay = view.map[at].troops.filter((one) => friends.includes(one.house)).reduce((sum, { troop, large }) => sum + troop + large, 0);
  return { house, strength, wins, committed, heldBack: Math.max(0, stay + fell - used), lost: { troops, leaders } };
}

function committedIn(fist: Fist, view: DiceView): Committed[] {
  const { ownerOf, strengthOf } = boardOf({ map: view.options.map, corrections: view.options.corrections });
  const pieces = Object.entries(fist).filter(([, count]) => count > 0);
  const leaders = pieces.filter(([key]) => key.startsWith('leader:')).map(([key]) => key.slice('leader:'.length) as LeaderId);
  return pieces.map(([key, count]): Committed => {
    const [kind, id] = key.split(':') as [Kind | 'leader', HouseId | LeaderId];
    if (kind !== 'leader') return { what: 'troops', house: id as HouseId, large: kind === 'large', count };
    const leader = id as LeaderId;
    const owner = ownerOf[leader];
    const first = leaders.find((one) => ownerOf[one] === owner) === leader;
    return { what: 'leader', house: owner, leader, strength: first ? strengthOf[leader].alone : strengthOf[leader].beside };
  });
}
