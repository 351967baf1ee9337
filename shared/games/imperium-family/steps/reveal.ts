import type { Task } from '../../../kernel/types.ts';
import { bookOf, intrigueRecord, spaceRecord } from '../edition.ts';
import type { SeatId } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import type { FamilyGame, Game } from '../types.ts';
import { revealHand } from '../verbs/cards.ts';
import { addAbility } from '../verbs/pieces.ts';
import { addPersuasion, markReveal } from '../verbs/turn.ts';
import { running, sceneFor } from '../queries/scene.ts';

/**
 * The Reveal turn begins: the whole hand is shown and its Reveal boxes are pending; council, Hall and waiting cards add to the Persuasion.
 * R9.1 R9.2 R9.3 R9.5, Uprising R8.1, Uprising R8.2, Uprising R8.3
 */
export function revealed(game: Game, by: SeatId): Task<FamilyGame>[] {
  const { state } = game;
  markReveal(game, by);
  revealHand(game, by);
  addAbility(game, by);
  const player = playerOf(state, by);
  if (player.council) addPersuasion(game, bookOf(state).board.council.persuasion); // R7.10
  const standing = bookOf(state).heeded.hosts.filter((space) => state.agents[space]?.includes(by));
  const lists = [
    ...standing.flatMap((space) =>
      spaceRecord(state, space).effects.flatMap((each) => ('while_agent_here' in each ? [each.while_agent_here.do] : [])),
    ), // R7.13, Uprising R4.15
    ...player.waiting.flatMap((card) =>
      (intrigueRecord(state, card).plot ?? []).flatMap((each) =>
        'this_round' in each && !each.this_round.on_each ? [each.this_round.do] : [],
      ),
    ), // R12.6
  ];
  if (player.swordmasterBonus) lists.push(bookOf(state).teams?.swordmaster_bonus ?? []); // Uprising R18.15
  return lists.flatMap((list) => running(sceneFor(state, by), list));
}
