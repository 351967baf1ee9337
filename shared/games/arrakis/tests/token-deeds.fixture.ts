import type { ArrakisEvent } from '../events.ts';
import { type AreaId, type AtreidesToken, FIGURES, type HarkonnenToken, SIDES, type Side, TOKEN_SETS, TRACKS } from '../ids.ts';
import { isDesert, isExposed, terrain } from '../queries/areas.ts';
import { legionsOf } from '../queries/legions.ts';
import { book } from '../queries/table.ts';
import { bringsWorm } from '../queries/worms.ts';
import type { State } from '../types.ts';

/** The table before an answer and after it, and all that was told between. */
interface Between {
  readonly before: State;
  readonly after: State;
  readonly told: readonly ArrakisEvent[];
  /** Where a worm is on its way: the Atreides are asked where it comes from. */
  readonly awaited: readonly AreaId[];
}
/** What a token did, for the report, and whether the table shows it; null = something else in the same answer covers it. */
export type Deed = readonly [name: string, isSeen: boolean | null];
type Type = ArrakisEvent['type'];
type Named<T extends Type> = Extract<ArrakisEvent, { readonly type: T }>;
type Witnesses = { readonly [T in Type]?: (event: Named<T>, between: Between, nth: number) => readonly Deed[] };

/** A table that stays as it is while the game goes on: rules replace values, and these are the places where they do. */
export const kept = (state: State): State => ({
  ...state,
  legions: { ...state.legions },
  sietches: { ...state.sietches },
  boards: Object.fromEntries(Object.entries(state.boards).map(([id, board]) => [id, { ...board }])),
});

const isOf =
  <T extends Type>(...types: readonly T[]) =>
  (event: ArrakisEvent): event is Named<T> =>
    types.some((type) => type === event.type);
/** Whether nothing else of these happened in the same answer: then before and after differ by this alone. */
const isAlone = ({ told }: Between, ...types: readonly Type[]): boolean => told.filter(isOf(...types)).length === 1;
const countIn = <T>(all: readonly T[], one: T): number => all.filter((each) => each === one).length;

/** Figures of a side on the whole map; those with a name are no token's. */
const figuresOf = (state: State, side: Side): number =>
  legionsOf(state, side).reduce((sum, at) => sum + FIGURES.reduce((all, figure) => all + (state.legions[side][at]?.[figure] ?? 0), 0), 0);
/** Figures on the face of a token. */
function facesOf(state: State, token: AtreidesToken | HarkonnenToken): number {
  const { atreidesTokens, harkonnenTokens } = book(state).data.pieces;
  const { units } = { ...atreidesTokens, ...harkonnenTokens }[token];
  return FIGURES.reduce((sum, figure) => sum + (units[figure] ?? 0), 0);
}
const sideOf = (token: string): Side => (TOKEN_SETS.some((set) => token.startsWith(`${set}-`)) ? 'harkonnen' : 'atreides');
const facedownOf = (state: State): number =>
  legionsOf(state, 'harkonnen').reduce((sum, at) => sum + (state.legions.harkonnen[at]?.facedown.length ?? 0), 0);

/** What else brings or takes figures and tokens. */
const STIRS = ['placed', 'casualty'] as const satisfies readonly Type[];
/** The token is gone, and so many figures as the faces say have come, less those that the box or the place has no room for. R12.6, R16.16 */
function turnedUp({ token }: Named<'tokenRevealed'>, { before, after, told }: Between): readonly Deed[] {
  const side = sideOf(token);
  const all = told.filter(isOf('tokenRevealed')).filter((event) => sideOf(event.token) === side);
  const removed = told.filter(isOf('removed')).filter((event) => event.side === side);
  const came = all.reduce((sum, event) => sum + facesOf(after, event.token) - event.lost, 0);
  const left = removed.reduce((sum, { group }) => sum + FIGURES.reduce((count, figure) => count + (group.units[figure] ?? 0), 0), 0);
  const gone = (state: State): number => (side === 'harkonnen' ? -facedownOf(state) : countIn<string>(state.tokensGone.hidden, token));
  const turned =
    side === 'harkonnen'
      ? all.length
      : countIn<string>(
          all.map((event) => event.token),
          token,
        );
  const isStirred =
    told.some(isOf('leaderRelieved', 'garrisoned')) ||
    removed.some(({ group }) => group.tokens > 0) ||
    told.filter(isOf(...STIRS)).some((event) => event.side === side);
  const isSeen = gone(after) - gone(before) === turned && figuresOf(after, side) - figuresOf(before, side) === came - left;
  return [[`turned up ${token}`, isStirred ? null : isSeen]];
}

const endOf = (state: State): number => book(state).data.numbers.tracks.end;
/** Each marker of prescience rises by the rank, but never past the end of its track. R12.3 */
function settlementFell({ at, rank }: Named<'settlementDestroyed'>, { before, after, told }: Between, nth: number): readonly Deed[] {
  const risen = TRACKS.every((track) => {
    const rise = told
      .slice(nth)
      .filter(isOf('prescience'))
      .find((event) => event.track === track);
    return rise ? rise.by === rank || rise.to === endOf(after) : before.prescience[track] === endOf(after);
  });
  return [[`fell: ${book(after).data.areas[at].settlement}`, risen && !after.settlements.includes(at)]];
}
/** Sand hides nothing; the others bring their worm, the burrowing one in deep desert alone. R8.3 */
function wormsignTurned({ at, shows }: Named<'wormsignTurned'>, { after, told, awaited }: Between): readonly Deed[] {
  const hasCome = [...after.coming, ...awaited].includes(at) || told.filter(isOf('wormCame')).some((event) => event.at === at);
  const isOnly = told.filter(isOf('wormsignTurned')).filter((event) => event.at === at).length === 1;
  return [[`wormsign ${shows} in ${terrain(after, at)}`, isOnly ? hasCome === bringsWorm(after, at, shows) : null]];
}
/** Sand that was struck is desert, and what it sheltered is not sheltered any more. R13.9 */
function detonated({ at }: Named<'detonated'>, { before, after }: Between): readonly Deed[] {
  const isOpen = book(after).data.exposes[at].every((area) => isExposed(after, area));
  return [[`atomics at ${at}`, before.atomics.at === null && after.atomics.at === at && isDesert(after, at) && isOpen]];
}
/** Of what is left only so much is kept as the reserve holds. R9.5 */
function spentSpice({ active }: Named<'bans'>, { before, after, told }: Between): readonly Deed[] {
  const paid = told.filter(isOf('markerMoved', 'stockpiled')).reduce((sum, event) => sum + event.paid, 0);
  const [harvest] = told.filter(isOf('harvested'));
  const spice = harvest ? harvest.spice + harvest.reserve : before.spice;
  const left = Math.min(book(after).data.numbers.spice.reserve, spice - paid);
  const bans = active.map((power): Deed => [`ban of ${power}`, after.bans.includes(power)]);
  return [...bans, ...(after.reserve > 0 ? [['reserve kept', after.reserve === left] as const] : [])];
}

const SISTERS = ['sistersGained', 'sisterPlaced', 'sisterReturned'] as const;
/** Tokens that are still in the game. */
const sistersIn = ({ sisters, boards }: State): number =>
  sisters.reserve + SIDES.reduce((sum, side) => sum + sisters[side], 0) + Object.values(boards).filter((board) => board?.token).length;
/** R6.4, R13.8, RU-16 */
const ofSisters = {
  sistersGained: ({ side, count }, between) => [
    [
      `sister gained by ${side}`,
      isAlone(between, ...SISTERS) ? between.after.sisters[side] - between.before.sisters[side] === count : null,
    ],
  ],
  sisterPlaced: ({ board, symbol }, between) => [
    [`sister as ${symbol}`, isAlone(between, ...SISTERS) ? between.after.boards[board]?.token === symbol : null],
  ],
  sisterReturned: ({ side, lost }, between) => {
    const { before, after } = between;
    const isSeen = after.sisters[side] - before.sisters[side] === (lost ? 0 : 1) && sistersIn(before) - sistersIn(after) === (lost ? 1 : 0);
    return [[lost ? 'sister lost' : 'sister returned', isAlone(between, ...SISTERS) ? isSeen : null]];
  },
  spent: ({ die, token }, between) =>
    token
      ? [
          [
            `sister spent as ${die}`,
            between.told.some(isOf(...SISTERS)) ? null : sistersIn(between.before) - sistersIn(between.after) === 1,
          ],
        ]
      : [],
} satisfies Witnesses;

/** How the table shows that a token did what the rules say of it. */
const WITNESSES: Witnesses = {
  ...ofSisters,
  tokenRevealed: turnedUp,
  tokenDeployed: ({ at, token }, { after }) =>
    token ? [[`deployed ${token}`, after.legions.atreides[at]?.tokens.hidden.includes(token) === true]] : [],
  tokenGivenUp: (_, { before, after }) => [['given up', after.tokensGone.hidden.length - before.tokensGone.hidden.length === 1]],
  // R16.16
  garrisoned({ at, count }, { after }) {
    const facedown = after.legions.harkonnen[at]?.facedown ?? [];
    return facedown.map((set) => [`garrisoned ${set}`, facedown.length >= count]);
  },
  sietchRevealed: ({ sietch, rank }, { after }) => [[`sietch of ${rank} open`, after.sietches[sietch]?.open !== false]], // R12.5
  sietchMoved: ({ sietch, to }, { after }) => [['sietch moved', after.sietches[sietch]?.at === to]],
  // R12.2
  sietchDestroyed({ sietch, rank }, { after, told }, nth) {
    const [rise] = told.slice(nth).filter(isOf('supremacy'));
    return [[`sietch of ${rank} fell`, after.sietches[sietch] === null && (rise?.by === rank || rise?.to === endOf(after))]];
  },
  settlementDestroyed: settlementFell,
  // R12.8
  stationTaken({ at, track }, { before, after, told }, nth) {
    const rise = told
      .slice(nth)
      .filter(isOf('prescience'))
      .find((event) => event.track === track);
    const isSeen = rise ? rise.by === 1 : before.prescience[track] === endOf(after);
    return [[`station of ${track}`, isSeen && !after.stations.includes(at) && after.stationsTaken.includes(track)]];
  },
  // R8.1, R8.2
  wormsignLaid: ({ at }, { after, told }) => [
    ['wormsign laid', told.some(isOf('wormsignTurned', 'wormsignDiscarded')) ? null : after.wormsigns.includes(at)],
  ],
  wormsignDiscarded: ({ at }, { before, after, told }) => [
    ['wormsign discarded', told.some(isOf('wormsignLaid')) ? null : before.wormsigns.includes(at) && !after.wormsigns.includes(at)],
  ],
  wormsignTurned,
  atomicsReady: (_, { before, after }) => [['atomics ready', !before.atomics.unlocked && after.atomics.unlocked]],
  detonated,
  markerMoved: ({ power, from, to }, { after }) => [
    [`${power} ${to > from ? 'raised' : to < from ? 'dropped' : 'held'}`, after.imperium[power] === to],
  ],
  bans: spentSpice,
  harvested: ({ spice, reserve }, { before, after }) =>
    reserve > 0 ? [['reserve used', after.spice > 0 ? before.reserve === reserve && after.spice === spice + reserve : null]] : [],
  supremacy: ({ to }, { after, told }) => [['supremacy', told.filter(isOf('supremacy')).at(-1)?.to === to ? after.supremacy === to : null]],
  prescience({ track, by, to }, { after, told }) {
    const last = told.filter(isOf('prescience')).findLast((event) => event.track === track);
    return [[`${track} ${by > 0 ? 'risen' : 'fallen'}`, last?.to === to ? after.prescience[track] === to : null]];
  },
  // R15.13
  coneUsed: ({ side }, { before, after }) => [
    [`cone of ${side}`, after.talking.includes(side) && (before.cones[side] ?? 0) - (after.cones[side] ?? 0) === 1],
  ],
};

/** All that tokens did between these. */
export const tokenDeeds = (between: Between): readonly Deed[] =>
  between.told.flatMap((event, nth) => WITNESSES[event.type]?.(event as never, between, nth) ?? []);
