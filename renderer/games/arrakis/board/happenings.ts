import type { ArrakisEvent } from '../../../../shared/games/arrakis/events.ts';
import { type AreaId, AREAS } from '../../../../shared/games/arrakis/ids.ts';

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
  wormRoll: ({ at, roll }) => ({ at, sign: 'worm', hits: roll.hit }),
  wormAttacked: plain('worm'),
  storm: ({ at, roll }) => ({ at, sign: 'storm', hits: roll.hit }),
  struck: ({ at, roll }) => ({ at, sign: 'swords', hits: roll.hit }),
  attacked: plain('swords'),
  casualty: plain('fallen'),
  removed: plain('fallen'),
  vehicleRemoved: ({ at, by }) => (isArea(at) && by !== 'harvest' && by !== 'endOfRound' ? { at, sign: 'no', hits: null } : null),
  rescued: plain('air'),
  sietchRevealed: plain('eye'),
  tokenRevealed: plain('eye'),
  scouted: plain('eye'),
  tokenGivenUp: plain('eye'),
  settlementDestroyed: plain('exposed'),
  detonated: plain('exposed'),
  stationTaken: plain('station'),
};

/** What has happened on the map, in its order; what goes on in the same area in the same way is one. */
export function happeningsOf(events: readonly { readonly type: string }[]): readonly Happening[] {
  const found: Happening[] = [];
  for (const event of events) {
    const sign = SIGNS[event.type as Kind] as ((event: unknown) => Happening | null) | undefined;
    const next = sign?.(event) ?? null;
    if (!next) continue;
    const last = found.at(-1);
    if (last?.at === next.at && last.sign === next.sign) found[found.length - 1] = { ...next, hits: next.hits ?? last.hits };
    else found.push(next);
  }
  return found;
}
