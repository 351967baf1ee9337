import type { ArrakisEvent } from '../../../../shared/games/arrakis/events.ts';
import { type ActionSymbol, type AreaId, type LeaderId, LEADERS, type ZoneId } from '../../../../shared/games/arrakis/ids.ts';
import type { AutomaMatter, AutomaOption, AutomaRow } from '../../../../shared/games/arrakis/questions-automa.ts';
import { isArea, isZone, ofPlace } from '../../../../shared/games/arrakis/words/names.ts';
import type { Entity } from '../../../../shared/games/face.ts';

/** What Mahdi was about: the plan of a round, vehicles, one die, a battle that others began, hazards, spice, the end of a round. R16.3-R16.15 */
export type ActKind = 'round' | 'vehicles' | 'die' | 'defence' | 'hazards' | 'spice' | 'end';
/** Why a thing was done: the row that decided; null = the Atreides chose among equals. R16.2 */
export interface Reason {
  /** What was decided; null = nothing was chosen, the row itself was followed. */
  readonly about: AutomaMatter | null;
  readonly row: AutomaRow | null;
}
/** Something it did, and what had decided that. In its act it keeps its place: deeds are only added. */
export interface Deed {
  readonly event: ArrakisEvent;
  readonly why: readonly Reason[];
  /** The row of the card it was done under; null = none. */
  readonly under: AutomaRow | null;
}
/** `unread`: an earlier row was followed. */
export type RowState = 'followed' | 'impossible' | 'unread';
export interface CardRow {
  readonly row: AutomaRow;
  readonly state: RowState;
}
/** One thing after the other that Mahdi did. */
export interface Act {
  readonly kind: ActKind;
  readonly round: number;
  readonly symbol: ActionSymbol | null;
  /** How often the die was thrown again. R16.5 */
  readonly again: number;
  /** Whose special action stood for the die. R16.6 */
  readonly leader: LeaderId | null;
  readonly rows: readonly CardRow[];
  readonly deeds: readonly Deed[];
}

/** What a die reads from top to bottom. R16.8, R16.10-R16.12 */
const FIGHT: readonly AutomaRow[] = ['attackSietch', 'attackLegion', 'moveLegions'];
const CARD: Readonly<Record<ActionSymbol, readonly AutomaRow[]>> = {
  strategy: FIGHT,
  leadership: FIGHT,
  deployment: ['deployUnits'],
  mentat: ['drawAndPlay'],
  house: ['replaceUnits', 'placeVehicles'],
};

/** Deeds as a table sees them; throws and single hits belong to the battle. */
const DEEDS: ReadonlySet<ArrakisEvent['type']> = new Set<ArrakisEvent['type']>([
  'tactics',
  'reinforced',
  'reshuffled',
  'vehiclePlaced',
  'marched',
  'placed',
  'attacked',
  'battleEnded',
  'advanced',
  'automaAdvance',
  'stopped',
  'retreated',
  'fled',
  'replaced',
  'casualty',
  'removed',
  'garrisoned',
  'tokenRevealed',
  'sietchDestroyed',
  'supremacy',
  'automaCard',
  'automaScheme',
  'automaAims',
  'dieFreed',
  'dieWasted',
  'rescued',
  'struck',
  'wormsignDiscarded',
  'prescienceBack',
  'prescienceRemoved',
  'scouted',
  'leaderToTank',
  'leaderEntered',
  'harvested',
  'markerMoved',
  'bans',
]);

/** Where an event ended on the map; null = nowhere there. */
export function placeOf(event: ArrakisEvent): Entity | null {
  const { to, at } = event as { readonly to?: unknown; readonly at?: unknown };
  const place = [to, at].find((id) => isArea(id) || isZone(id));
  return place === undefined ? null : ofPlace(place as AreaId | ZoneId);
}

/** A reason that waits for its deed: with what was chosen, where several things are decided before any is done. */
interface Waiting extends Reason {
  readonly what: AutomaOption | null;
}
interface Draft {
  kind: ActKind;
  round: number;
  symbol: ActionSymbol | null;
  again: number;
  leader: LeaderId | null;
  followed: AutomaRow[];
  impossible: AutomaRow[];
  why: Waiting[];
  deeds: Deed[];
}
const draftOf = (kind: ActKind, round: number): Draft => ({
  kind,
  round,
  symbol: null,
  again: 0,
  leader: null,
  followed: [],
  impossible: [],
  why: [],
  deeds: [],
});
/** Rows that its card, or the leader before it, is read by; others are reasons of what follows. */
const isOnCard = ({ symbol }: Draft, row: AutomaRow): boolean => row === 'leaderFirst' || (symbol !== null && CARD[symbol].includes(row));
function rowsOf({ symbol, followed, impossible }: Draft): readonly CardRow[] {
  if (symbol === null) return [];
  const stateOf = (row: AutomaRow): RowState => (followed.includes(row) ? 'followed' : impossible.includes(row) ? 'impossible' : 'unread');
  const first: readonly AutomaRow[] = followed.includes('leaderFirst') ? ['leaderFirst'] : [];
  return [...first, ...CARD[symbol]].map((row) => ({ row, state: stateOf(row) }));
}
const actOf = (draft: Draft): Act => {
  const { kind, round, symbol, again, leader, deeds } = draft;
  return { kind, round, symbol, again, leader, rows: rowsOf(draft), deeds };
};
const leaderOf = (source: string): LeaderId | null => LEADERS.find((id) => source === `leader:${id}`) ?? null;

/** Moves of the Atreides within a battle or a turn of theirs are none of Mahdi's. */
const isTheirs = (event: ArrakisEvent): boolean =>
  (event.type === 'marched' || event.type === 'placed' || event.type === 'advanced') && event.side === 'atreides';

/** The kind of act that begins with this event; null = one ends, undefined = neither. @param now the act that goes on */
function beginning(event: ArrakisEvent, now: Draft | null): ActKind | null | undefined {
  switch (event.type) {
    case 'tactics':
      // A target that fell during another act is replaced within it. R16.3
      return now ? undefined : 'round';
    case 'automaRolled':
      return 'die';
    case 'turnBegan':
      return null;
    case 'attacked':
      return event.side === 'atreides' ? 'defence' : undefined;
    case 'phaseBegan':
      return event.phase === 'action' || event.phase === 'start' ? null : event.phase;
    default:
      return undefined;
  }
}
/** Is this a deed of the act? At the end of a round the supremacy alone is Mahdi's: claims and cards are the Atreides'. R16.15 */
const isDeed = ({ kind }: Draft, event: ArrakisEvent): boolean =>
  kind === 'end' ? event.type === 'supremacy' : DEEDS.has(event.type) && !isTheirs(event);
/** The reasons of a deed: all that wait, but of markers each has its own, since all are decided before the first one moves. R16.14 */
function reasonsFor(draft: Draft, event: ArrakisEvent): readonly Reason[] {
  const isOwn = ({ about, what }: Waiting): boolean => about !== 'marker' || (event.type === 'markerMoved' && event.power === what);
  const own = draft.why.filter(isOwn);
  draft.why = draft.why.filter((reason) => !isOwn(reason));
  return own.map(({ about, row }) => ({ about, row }));
}
/**
 * What Mahdi has done, act by act, read out of all that was told.
 * @param events oldest first
 * @returns oldest first; acts in which nothing happened are left out, but for thrown dice
 */
export function actsOf(events: readonly ArrakisEvent[]): readonly Act[] {
  const acts: Draft[] = [];
  let now: Draft | null = null;
  let round = 0;
  const open = (kind: ActKind): Draft => {
    const draft = draftOf(kind, round);
    acts.push(draft);
    return draft;
  };
  for (const event of events) {
    if (event.type === 'roundBegan') round = event.round;
    const begins = beginning(event, now);
    if (begins !== undefined) now = begins && open(begins);
    if (event.type === 'automaChose' || event.type === 'automaTie') {
      now ??= open('defence');
      now.why.push({ about: event.about, row: event.type === 'automaChose' ? event.row : null, what: event.what });
    } else if (event.type === 'automaRolled' && now) {
      now.symbol = event.symbol;
      now.again = event.again;
    } else if (event.type === 'automaFollows' && now) {
      if (isOnCard(now, event.row)) (event.possible ? now.followed : now.impossible).push(event.row);
      else if (event.possible) now.why.push({ about: null, row: event.row, what: null });
    } else if (event.type === 'spent' && now) now.leader = leaderOf(event.for) ?? now.leader;
    else if (now && isDeed(now, event)) now.deeds.push({ event, why: reasonsFor(now, event), under: now.followed.at(-1) ?? null });
  }
  return acts.filter(({ kind, deeds }) => kind === 'die' || deeds.length > 0).map(actOf);
}
/** The dice that Mahdi has thrown in this round, in their order. */
export const diceOf = (acts: readonly Act[], round: number): readonly Act[] =>
  acts.filter((act) => act.kind === 'die' && act.round === round);
