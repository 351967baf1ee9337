import type { Message } from '../../../text/message.ts';
import { bookOf } from '../edition.ts';
import type { FamilyView, PlayerView } from '../types.ts';
import type { LeaderName, PlayerId } from '../ids.ts';
import { isPerson } from '../queries/table.ts';
import { nameOf } from './names.ts';

/** Stones of a House, the dearest first: two of one House differ. The others serve whoever has no Leader. */
const STONES_OF_HOUSE: Readonly<Record<string, readonly string[]>> = {
  atreides: ['atreides', 'fremen'],
  harkonnen: ['harkonnen', 'bene-tleilax'],
  thorvald: ['corrino', 'smugglers'],
  richese: ['bene-gesserit', 'guild'],
  corrino: ['corrino', 'guild'],
  fenring: ['bene-gesserit'],
  metulli: ['smugglers'],
};
/** The stone that stands for a House wherever nobody else needs it. */
export const houseStone = (house: string | null): string => STONES_OF_HOUSE[house ?? '']?.[0] ?? HAGAL_STONE;
/** Houses whose own emblem is among the stones. */
const EMBLEMS: ReadonlySet<string> = new Set(['atreides', 'harkonnen']);
/** The emblem of a House, where nothing else tells whose it is; null = no stone shows it. */
export const houseEmblem = (house: string | null): string | null => (house !== null && EMBLEMS.has(house) ? house : null);
/** By the order at the table, before Leaders are chosen; House Hagal never has one. */
const STONES = ['atreides', 'harkonnen', 'fremen', 'corrino', 'guild', 'bene-gesserit', 'bene-tleilax', 'smugglers'] as const;
/** Grey as the cards of House Hagal. */
const HAGAL_STONE = 'guild';

/** What tells whose stone is whose. */
export type Seen = Pick<FamilyView, 'edition' | 'options' | 'order'> & {
  readonly players: Readonly<Partial<Record<PlayerId, Pick<PlayerView, 'leader' | 'rivalCard'>>>>;
};
const leaderOf = (view: Seen, player: PlayerId): LeaderName | null => view.players[player]?.leader ?? null;

/** The stone of every player, Rivals included; none twice. */
function stonesOf(view: Seen): ReadonlyMap<PlayerId, string> {
  const stones = new Map<PlayerId, string>();
  const give = (player: PlayerId, wanted: readonly string[]): void => {
    const taken = [...stones.values()];
    stones.set(player, [...wanted, ...STONES].find((stone) => !taken.includes(stone)) ?? wanted[0] ?? HAGAL_STONE);
  };
  // In the order of the box, so that who chose first changes nothing.
  for (const [leader, { house }] of Object.entries(bookOf(view).leaders)) {
    const player = view.order.find((id) => leaderOf(view, id) === leader);
    if (player) give(player, STONES_OF_HOUSE[house ?? ''] ?? []);
  }
  for (const player of view.order) if (!stones.has(player)) give(player, isPerson(player) ? [] : [HAGAL_STONE]);
  return stones;
}
/** Which of the eight stones of the look a player has. */
export const stoneOf = (view: Seen, player: PlayerId): string => stonesOf(view).get(player) ?? HAGAL_STONE;
/** The name of the side: that of the Leader or of a Rival's card, or House Hagal; null = a person who has not chosen yet. */
export function playerTitle(view: Seen, player: PlayerId): Message | null {
  const leader = leaderOf(view, player);
  if (leader) return nameOf(view.edition, 'leader', leader);
  const card = view.players[player]?.rivalCard;
  if (card) return nameOf(view.edition, 'rival', card);
  return isPerson(player) ? null : { key: `${view.edition}.hagal` };
}
