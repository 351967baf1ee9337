import { bookOf, conflictRecord } from '../../../../shared/games/imperium-family/edition.ts';
import type { Effects } from '../../../../shared/games/imperium-family/effects/effects.ts';
import type { FamilyEvent, Force } from '../../../../shared/games/imperium-family/events.ts';
import {
  type BattleIconId,
  type ConflictName,
  type IntrigueName,
  type PlayerId,
  REWARD_PLACES,
  type RewardPlace,
} from '../../../../shared/games/imperium-family/ids.ts';
import { collects } from '../../../../shared/games/imperium-family/queries/rivals.ts';
import { rewardWith } from '../../../../shared/games/imperium-family/queries/sandworms.ts';
import { signsOf } from '../../../../shared/games/imperium-family/signs/effects.ts';
import type { Token } from '../../../../shared/games/imperium-family/signs/token.ts';
import type { FamilyView } from '../../../../shared/games/imperium-family/types.ts';
import { openState } from '../../../../shared/games/imperium-family/words/names.ts';
import { ribbonsOf } from './ribbons.ts';

type Told = readonly { readonly type: string }[];

/** What a place brings: in signs, and as effects to be said. */
export interface Prize {
  readonly line: readonly Token[];
  readonly effects: Effects;
  /** A sandworm doubles it. Uprising R10.4 */
  readonly doubled: boolean;
}
/** One House in the Conflict, as a ribbon. */
export interface Ribbon extends Force {
  /** Its strength when the Combat cards began. */
  readonly began: number;
  /** Part of the longest ribbon, 0 to 1. */
  readonly share: number;
  /** Its pieces can be laid out: those of a person at a physical board are not known. */
  readonly counted: boolean;
  /** Combat cards it played; `nth` counts those of all. */
  readonly cards: readonly { readonly id: IntrigueName; readonly nth: number }[];
  readonly place: RewardPlace | null;
  /** null = it gains nothing. */
  readonly prize: Prize | null;
}
/** A Conflict that was decided, from the gathering to what is won. */
export interface ShownFight {
  readonly conflict: ConflictName;
  readonly tier: 1 | 2 | 3;
  readonly icon: BattleIconId | null;
  /** The strongest first. */
  readonly ribbons: readonly Ribbon[];
  /** All Combat cards, in the order in which they were played. */
  readonly cards: number;
  /** The steps: what each place brings, and who stands on it. */
  readonly steps: readonly { readonly place: RewardPlace; readonly line: readonly Token[]; readonly on: readonly PlayerId[] }[];
  /** null = nobody alone at the top. R13.8 */
  readonly winner: PlayerId | null;
  /** Who is matched the battle icon of the card at once, and the points for it. Uprising R10.6 */
  readonly matched: { readonly by: PlayerId; readonly vp: number } | null;
}

/** The Conflict that has just been decided; null = none has. @param heard all that has been told so far */
export function fightOf(heard: Told, view: FamilyView): ShownFight | null {
  const told = heard as readonly FamilyEvent[];
  const end = told.findLastIndex(({ type }) => type === 'fought');
  const fought = told[end];
  if (fought?.type !== 'fought') return null;
  const { conflict, forces } = fought;
  const record = conflictRecord(view, conflict);
  const start = told.slice(0, end).findLastIndex(({ type }) => type === 'combat');
  const first = told[start];
  const began = first?.type === 'combat' ? first.strengths : [];
  const cards = told
    .slice(start, end)
    .flatMap((one) => (one.type === 'playedIntrigue' ? [one] : []))
    .map(({ player, card: id }, nth) => ({ player, id, nth }));
  const after = told.slice(end);
  const placed = after.flatMap((one) => (one.type === 'placed' ? [one] : []));
  const ribbons = ribbonsOf(view, forces, ({ player, strength, sandworms }) => {
    const place = placed.find((one) => one.player === player)?.place ?? null;
    return {
      began: began.find((one) => one.player === player)?.strength ?? strength,
      cards: cards.filter((one) => one.player === player),
      place,
      prize: place && collects(openState({ view }), player, 'vp') ? prizeOf(record[place], sandworms, view) : null,
    };
  });
  const matched = after.find((one) => one.type === 'matched');
  return {
    conflict,
    tier: record.tier,
    icon: record.battle_icon ?? null,
    ribbons,
    cards: cards.length,
    steps: REWARD_PLACES.map((place) => ({
      place,
      line: signsOf(record[place], view.edition),
      on: placed.filter((one) => one.place === place).map(({ player }) => player),
    })).filter(({ line }) => line.length > 0),
    winner: placed.find(({ won }) => won)?.player ?? null,
    matched: matched ? { by: matched.player, vp: bookOf(view).game.battle_icons?.vp ?? 0 } : null,
  };
}
/** Doubled, a reward is written once with "2×" before it, and what is never doubled behind it. */
function prizeOf(reward: Effects, sandworms: number, { edition }: FamilyView): Prize {
  const twice = reward.filter((effect) => !('control' in effect));
  const doubled = sandworms > 0 && twice.length > 0;
  const once = reward.filter((effect) => 'control' in effect);
  return {
    line: doubled ? [{ text: '2×' }, ...signsOf(twice, edition), ...signsOf(once, edition)] : signsOf(reward, edition),
    effects: rewardWith(sandworms, reward),
    doubled,
  };
}

/** The moments of the scene: troops gather, cards land, rewards are given. */
export type Beat = 'gather' | 'cards' | 'won';
/** What is shown one after the other; still, all of it lies there at once. */
export function beatsOf(fight: ShownFight, motion: number): readonly Beat[] {
  if (motion === 0) return ['won'];
  return fight.cards > 0 ? ['gather', 'cards', 'won'] : ['gather', 'won'];
}
/** Milliseconds that reading takes: what is won, each House, and each card. */
const READING = { least: 4500, house: 1100, card: 900 } as const;
export const readingTime = ({ ribbons, cards }: ShownFight): number =>
  READING.least + READING.house * ribbons.filter(({ strength }) => strength > 0).length + READING.card * cards;
/** How ribbons lie: beside their names on a laptop and on a phone on its side, under them on an upright one. */
export type Lie = 'wide' | 'flat' | 'upright';
