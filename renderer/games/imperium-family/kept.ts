import { bookOf } from '../../../shared/games/imperium-family/edition.ts';
import type { BattleIconId, PlayerId } from '../../../shared/games/imperium-family/ids.ts';
import { iconOfCard } from '../../../shared/games/imperium-family/queries/battle-icons.ts';
import type { FamilyView, OwnContracts } from '../../../shared/games/imperium-family/types.ts';
import type { HeldObjective, WonCard } from '../../../shared/games/imperium-family/units.ts';

/** A card with a battle icon that lies before a player. Uprising R10.6 */
export type KeptCard = (WonCard | HeldObjective) & { readonly icon: BattleIconId | null };
/** What a player openly keeps beside cards and goods. */
export interface Kept {
  /** Absent in a game without them. */
  readonly contracts?: Readonly<OwnContracts>;
  readonly cards: readonly KeptCard[];
  /** Of cards that lie face up: two alike make a pair. */
  readonly icons: readonly BattleIconId[];
}
/** Contracts, Objectives and won Conflict cards of a player; null = this edition has none of them. */
export function keptBy(view: FamilyView, id: PlayerId): Kept | null {
  const player = view.players[id];
  const { contracts, objectives = [], won = [] } = player ?? {};
  if (!player || (!contracts && !bookOf(view).game.battle_icons)) return null;
  const cards = [...objectives, ...won].map((card) => ({ ...card, icon: iconOfCard(view, card) ?? null }));
  const icons = cards.flatMap(({ faceUp, icon }) => (faceUp && icon ? [icon] : []));
  return { ...(contracts && { contracts }), cards, icons };
}
