import { bookOf, cardRecord } from '../../../shared/games/imperium-family/edition.ts';
import type { CardName } from '../../../shared/games/imperium-family/ids.ts';
import type { FamilyView } from '../../../shared/games/imperium-family/types.ts';

/** What a Reveal turn has brought so far, and from where. */
export interface RevealSums {
  /** Not spent yet. */
  readonly persuasion: number;
  /** What cards give without any condition. */
  readonly persuasionFrom: readonly { readonly card: CardName; readonly amount: number }[];
  readonly council: number;
  readonly strength: number;
  readonly troops: number;
  readonly fromTroops: number;
  /** 0 in an edition without sandworms. */
  readonly sandworms: number;
  readonly fromSandworms: number;
  readonly swords: number;
}
/** null = nobody reveals. */
export function sumsOf(view: FamilyView): RevealSums | null {
  const { turn, players } = view;
  const player = turn.of && players[turn.of];
  if (turn.kind !== 'reveal' || !player) return null;
  const { board, game } = bookOf(view);
  const persuasionFrom = turn.origins.flatMap(({ card }) => {
    const amount = cardRecord(view, card).reveal.reduce((sum, effect) => sum + ('persuasion' in effect ? effect.persuasion : 0), 0);
    return amount > 0 ? [{ card, amount }] : [];
  });
  return {
    persuasion: turn.persuasion,
    persuasionFrom,
    council: player.council ? board.council.persuasion : 0,
    strength: player.strength,
    troops: player.conflict,
    fromTroops: player.conflict * game.strength.troop,
    sandworms: player.sandworms ?? 0,
    fromSandworms: (player.sandworms ?? 0) * (game.strength.sandworm ?? 0),
    swords: player.swords * game.strength.sword,
  };
}
