import type { ArrakisEvent } from '../../../../shared/games/arrakis/events.ts';
import { type AreaId, AREAS } from '../../../../shared/games/arrakis/ids.ts';
import { PIECE_SIGNS, VEHICLE_SIGNS } from '../../../../shared/games/arrakis/signs.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { claimedBy } from './claims.ts';

/** Something that happened in an area, as a sign; with the hits of the dice where some were thrown for it. */
export interface Happening {
  readonly at: AreaId;
  readonly sign: string;
  readonly hits: number | null;
}
type Kind = ArrakisEvent['type'];
type Of<K extends Kind> = Extract<ArrakisEvent, { readonly type: K }>;
const isArea = (at: string | null): at is AreaId => (AREAS as readonly (string | null)[]).includes(at);

const plain =
  (sign: string) =>
  ({ at }: { readonly at: AreaId }): Happening => ({ at, sign, hits: null });
/** What the chronicle tells, as signs: storms, worms, what is turned up, what falls. What moves or comes is seen as it does. */
const SIGNS: { readonly [K in Kind]?: (event: Of<K>) => Happening | null } = {
  wormsignTurned: ({ at, shows }) => ({ at, sign: shows === 'sand' ? 'no' : 'worm', hits: null }),
  wormCame: plain('worm'),
  wormRoll: ({ at }) => ({ at, sign: 'worm', hits: 0 }),
  wormAttacked: plain('worm'),
  storm: ({ at }) => ({ at, sign: 'storm', hits: 0 }),
  struck: ({ at, roll }) => ({ at, sign: 'swords', hits: roll.hit }),
  attacked: plain('swords'),
  casualty: plain('fallen'),
  removed: plain('fallen'),
  vehicleRemoved: ({ at, by }) =>
    isArea(at) && by !== 'endOfRound' ? { at, sign: by === 'harvest' ? VEHICLE_SIGNS.harvester : 'no', hits: null } : null,
  rescued: plain('air'),
  sietchRevealed: plain('eye'),
  tokenRevealed: plain('eye'),
  scouted: plain('eye'),
  tokenGivenUp: plain('eye'),
  settlementDestroyed: plain('exposed'),
  detonated: plain('exposed'),
  stationTaken: plain('station'),
};

/** How many hits a storm or a worm makes follows its throw: a Special counts by the terrain. R8.8, R14.7 */
const isTally = (event: { readonly type: string }): event is Of<'hits'> =>
  event.type === 'hits' && ['storm', 'worm'].includes((event as Of<'hits'>).cause);
/** What a claim has counted, area by area; of a deed there is no area. */
const claimedIn = (view: ArrakisView, { card }: Of<'claimed'>): readonly Happening[] =>
  claimedBy(view, card).map((at) => ({ at, sign: PIECE_SIGNS.prescience, hits: null }));
const isClaim = (event: { readonly type: string }): event is Of<'claimed'> => event.type === 'claimed';

/** What has happened on the map, in its order; what goes on in the same area in the same way is one. `view` is as it is after it. */
export function happeningsOf(view: ArrakisView, events: readonly { readonly type: string }[]): readonly Happening[] {
  const found: Happening[] = [];
  for (const event of events) {
    if (isClaim(event)) found.push(...claimedIn(view, event));
    const thrown = found.at(-1);
    if (isTally(event) && thrown) found[found.length - 1] = { ...thrown, hits: event.count };
    const sign = SIGNS[event.type as Kind] as ((event: unknown) => Happening | null) | undefined;
    const next = sign?.(event) ?? null;
    if (!next) continue;
    const last = found.at(-1);
    if (last?.at === next.at && last.sign === next.sign) found[found.length - 1] = { ...next, hits: next.hits ?? last.hits };
    else found.push(next);
  }
  return found;
}
