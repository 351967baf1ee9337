import { boardOf, sideOfHouse } from '../../../../shared/games/arrakis/board.ts';
import type { LeaderId, Side } from '../../../../shared/games/arrakis/ids.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { effectLines } from '../../../../shared/games/arrakis/words/effects.ts';
import {
  card,
  isArea,
  area,
  leader,
  prescience,
  said,
  side,
  symbol,
  track,
  vehicle,
  power,
} from '../../../../shared/games/arrakis/words/names.ts';
import type { Message } from '../../../../shared/text/message.ts';
import type { Column, LeaderCard, TankSlot } from './dashboard.ts';
import type { Marker, SpiceBoard } from './spice-board.ts';
import type { Claim, Space, Track } from './tracks.ts';

const tray = (key: string, gaps?: Message['with']): Message => said(`tray.${key}`, gaps);

/** What lies under a symbol, in sentences. */
export function aboutColumn(of: Side | null, column: Column): readonly Message[] {
  const { symbol: id, unused, used, slots, token, over, forced } = column;
  const free = slots.filter((slot) => slot === 'empty').length;
  const dice = tray('symbol', { symbol: symbol(id), unused, used, free });
  return [
    of ? tray('of', { who: side(of), what: dice }) : dice,
    ...(token ? [said('piece.sister')] : []),
    ...(over ? [tray('over')] : []),
    ...(forced ? [tray('forced')] : []),
  ];
}
/** A leader: where, whether the card was used, what a Special becomes. */
export function aboutLeader({ id, at, spent, combat, bound }: LeaderCard): readonly Message[] {
  const where = isArea(at) ? area(at) : said(`where.${at}`);
  return [
    tray('of', { who: leader(id), what: where }),
    tray(spent ? 'cardDown' : 'cardUp'),
    ...(combat ? [tray('combat', { what: said('fact.combatIs', { hits: combat.hits, shields: combat.shields }) })] : []),
    ...(bound ? [tray('bound')] : []),
  ];
}
/** What a leader's card does. R17.9 */
export function actionLines({ options }: Pick<ArrakisView, 'options'>, id: LeaderId): readonly Message[] {
  const { house, special } = boardOf(options).data.leaders[id];
  return effectLines(sideOfHouse(house), special);
}
export const aboutTank = ({ leader: id, left }: TankSlot): Message =>
  id ? tray('of', { who: leader(id), what: tray('tankFree', { left }) }) : tray('tankEmpty');

export const trackName = (id: Track['id']): Message => (id === 'supremacy' ? said('track.supremacy') : track(id));
/** What waits on a space; null = nothing. */
export function aboutSpace({ at, waits }: Space): Message | null {
  const [first] = waits;
  if (!first) return null;
  const what = first.is === 'leader' ? leader(first.leader) : said(`piece.${first.is}`);
  return tray('space', { at, what });
}
/** A track with its marker, what is known of goals, and what still waits ahead. */
export function aboutTrack({ id, at, end, goals, spaces }: Track): readonly Message[] {
  return [
    tray('track', { track: trackName(id), at, end }),
    ...goals.map(({ to, reached }) => tray('of', { who: tray('secretGoal'), what: tray(reached ? 'reached' : 'to', { goal: to }) })),
    ...spaces.flatMap((space) => (space.at > at ? (aboutSpace(space) ?? []) : [])),
  ];
}
export function aboutClaim({ card: id, gains, progress, kept, feared }: Claim): readonly Message[] {
  return [
    prescience(id),
    ...(progress ? [tray('progress', { ...progress })] : []),
    ...gains.map((gain) => said('hint.gain', { track: track(gain.track), by: gain.by })),
    ...(kept ? [card('eyes-of-ibad')] : []),
    ...(feared ? [card('fear-is-the-mind-killer')] : []),
  ];
}
export const aboutMarker = ({ power: id, step, banned, goes }: Marker, { steps }: SpiceBoard): readonly Message[] => [
  tray('marker', { power: power(id), step, top: steps[0] ?? step }),
  ...(goes === null ? [] : [tray('goes', { step: goes })]),
  ...(banned ? [tray('ban', { ban: said(`item.ban.${id}`) })] : []),
];
export const aboutVehicle = (id: Parameters<typeof vehicle>[0], count: number, left: number): Message =>
  tray('vehicle', { vehicle: vehicle(id), count, left });
