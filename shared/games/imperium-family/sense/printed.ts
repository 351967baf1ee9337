import type { Book } from '../edition.ts';
import type { Effects } from '../effects/effects.ts';
import { everyEffect } from '../effects/walk.ts';
import type { CardName, IconId } from '../ids.ts';
import type { CardRecord } from '../records.ts';

/** What a card says whoever holds it: looked up once for all games. */
export interface Printed {
  /** Swords of the Reveal turn, whatever else they ask. */
  readonly swords: number;
  /** Persuasion of the Reveal turn. R9.5 */
  readonly persuasion: number;
  /** What it is worth that an Agent can be sent with it: the more icons, the better, 1 at most. */
  readonly reach: number;
  /** Troops of the Agent box. */
  readonly recruits: number;
  /** It leaves the deck when it is used. */
  readonly isSpent: boolean;
  /** What its Agent box does may depend on the space. */
  readonly isPlaced: boolean;
}
/** How much an icon opens to its card. */
const ICON: Readonly<Record<IconId, number>> = {
  emperor: 0.3,
  'spacing-guild': 0.3,
  'bene-gesserit': 0.3,
  fremen: 0.35,
  'great-houses': 0.3,
  'fringe-worlds': 0.3,
  landsraad: 0.3,
  city: 0.5,
  'spice-trade': 0.45,
  spy: 0.35,
};
const reachOf = (icons: readonly IconId[]): number => 1 - icons.reduce((misses, icon) => misses * (1 - ICON[icon]), 1);
const swordsOf = (list: Effects): number =>
  list.reduce((all, effect) => all + ('swords' in effect ? effect.swords : 'if' in effect ? swordsOf(effect.then) / 2 : 0), 0);
const persuasionOf = (list: Effects): number =>
  list.reduce(
    (all, effect) => all + ('persuasion' in effect ? effect.persuasion : 'choose' in effect ? persuasionOf(effect.choose[0] ?? []) : 0),
    0,
  );
/** Troops that a list recruits. */
export const recruitsOf = (list: Effects): number => list.reduce((sum, effect) => sum + ('recruit' in effect ? effect.recruit : 0), 0);
const read = ({ icons, agent, reveal }: CardRecord): Printed => ({
  swords: swordsOf(reveal),
  persuasion: persuasionOf(reveal),
  reach: reachOf(icons),
  recruits: recruitsOf(agent),
  isSpent: agent.some((effect) => 'trash_this' in effect),
  isPlaced: everyEffect(agent).some(
    (effect) => 'modify_space_influence' in effect || 'special' in effect || ('if' in effect && 'sent_agent_to' in effect.if),
  ),
});

type Prints = Readonly<Record<CardName, Printed>>;
const PRINTS = new WeakMap<Book, Prints>();
/** The cards of these records. */
export function printsOf(book: Book): Prints {
  const known = PRINTS.get(book);
  if (known) return known;
  const prints = Object.fromEntries(Object.entries(book.cards).map(([card, record]) => [card, read(record)]));
  PRINTS.set(book, prints);
  return prints;
}
