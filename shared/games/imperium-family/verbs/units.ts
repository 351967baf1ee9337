import type { Task } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import { bookOf } from '../edition.ts';
import type { ConflictName, ObjectiveName, PlayerId } from '../ids.ts';
import { isRival, rivalsOf } from '../queries/rivals.ts';
import { leftOf, playerOf, rightOf } from '../queries/table.ts';
import { alliesOf, isCommander, mayHaveWorms } from '../queries/teams.ts';
import { dealtTo, objectiveRecord, objectivesHere, pairOf, sandwormsOf, wildMatches } from '../queries/units.ts';
import type { FamilyGame, Game } from '../types.ts';
import type { BattleCard, WildMatch } from '../units.ts';
import { gain } from './bank.ts';
import { setOffDeployed } from './troops.ts';

/**
 * From the bank into the Conflict. The caller has looked that the way is open. R7.5
 * @returns what the Leader does about it
 */
export function summon(game: Game, by: PlayerId, count: number): Task<FamilyGame>[] {
  set(game, playerOf(game.state, by), 'sandworms', sandwormsOf(game.state, by) + count);
  game.tell({ type: 'sandworms', player: by, count });
  return setOffDeployed(game, by, count);
}
/** All sandworms go back to the bank. R10.7 */
export function bringWormsHome(game: Game): void {
  for (const id of game.state.order) if (sandwormsOf(game.state, id) > 0) set(game, playerOf(game.state, id), 'sandworms', 0);
}
/** One token each; a team has them together. R6.4, R18.16 */
export function takeHooks(game: Game, by: PlayerId): void {
  const { state } = game;
  if (!mayHaveWorms(state, by)) return;
  for (const id of state.teams ? alliesOf(state, by) : [by]) {
    if (playerOf(state, id).hooks !== false) continue;
    set(game, playerOf(state, id), 'hooks', true);
    game.tell({ type: 'tookHooks', player: id });
  }
}
/** The Shield Wall leaves the game for good. R7.7 */
export function removeWall(game: Game, by: PlayerId): void {
  if (!game.state.shieldWall) return;
  set(game, game.state, 'shieldWall', false);
  game.tell({ type: 'shieldWall', player: by });
}

/** Objectives are dealt, and the one who has the marker on it is named. @returns null in an edition without. R2.8 R17.4 */
export function dealObjectives(game: Game): PlayerId | null {
  const { state } = game;
  if (!bookOf(state).objectives) return null;
  const { dealt, ofRival } = objectivesHere(state);
  const cards = game.chance.shuffle(dealt);
  dealtTo(state).forEach((id, at) => {
    const card = cards[at];
    if (card !== undefined) giveObjective(game, id, card);
  });
  swapObjectives(game);
  if (ofRival !== null) for (const rival of rivalsOf(state)) giveObjective(game, rival, ofRival);
  return (
    state.order.find((id) => playerOf(state, id).objectives?.some((held) => objectiveRecord(state, held.objective).first_player)) ?? null
  );
}
/** A team with two Objectives like that of the First Player changes one with the opponent beside its owner. R18.5 */
function swapObjectives(game: Game): void {
  const { state } = game;
  const held = (id: PlayerId) => playerOf(state, id).objectives?.[0]?.objective;
  for (const { allies } of state.teams ?? []) {
    const records = allies.map((id) => objectiveRecord(state, held(id) ?? ''));
    const first = records.find(({ first_player }) => first_player);
    if (!first || records.some(({ battle_icon }) => battle_icon !== first.battle_icon)) continue;
    const owner = allies.find((_, at) => records[at] !== first);
    const other = owner && [leftOf(state, owner), rightOf(state, owner)].find((id) => !isCommander(state, id));
    const [own, theirs] = [owner && held(owner), other && held(other)];
    if (!owner || !other || own === undefined || theirs === undefined) continue;
    game.tell({ type: 'swapped', player: owner, with: other });
    giveObjective(game, owner, theirs);
    giveObjective(game, other, own);
  }
}
function giveObjective(game: Game, by: PlayerId, objective: ObjectiveName): void {
  set(game, playerOf(game.state, by), 'objectives', [{ objective, faceUp: true }]);
  game.tell({ type: 'objective', player: by, objective }, { to: 'all' });
}

/** The winner has the card; an equal icon is matched at once. R10.6 */
export function winCard(game: Game, by: PlayerId, conflict: ConflictName): void {
  const player = playerOf(game.state, by);
  set(game, player, 'won', [...(player.won ?? []), { conflict, faceUp: true }]);
  game.tell({ type: 'tookConflict', player: by, conflict });
  const other = pairOf(game.state, by, conflict);
  if (other) matched(game, by, { conflict }, other);
}
/** A wild card is matched with another. R11.4 */
export const matchWild = (game: Game, by: PlayerId, { match, with: other }: WildMatch): void =>
  matched(game, by, { conflict: match }, other);
/** Rivals match their wild cards as long as they can. R17.19 */
export function matchForRivals(game: Game): void {
  for (const id of game.state.order) {
    if (!isRival(id)) continue;
    for (let [first] = wildMatches(game.state, id); first; [first] = wildMatches(game.state, id)) matchWild(game, id, first);
  }
}
function matched(game: Game, by: PlayerId, one: BattleCard, other: BattleCard): void {
  turnDown(game, by, one);
  turnDown(game, by, other);
  game.tell({ type: 'matched', player: by, cards: [one, other] });
  gain(game, by, 'vp', bookOf(game.state).game.battle_icons?.vp ?? 0);
}
/** A won Conflict card is spent. R11.4 */
export function spendCard(game: Game, by: PlayerId, conflict: ConflictName): void {
  turnDown(game, by, { conflict });
  game.tell({ type: 'turnedDown', player: by, conflict });
}
function turnDown(game: Game, by: PlayerId, card: BattleCard): void {
  const player = playerOf(game.state, by);
  if ('conflict' in card)
    set(
      game,
      player,
      'won',
      firstDown(player.won ?? [], (each) => each.conflict === card.conflict),
    );
  else
    set(
      game,
      player,
      'objectives',
      firstDown(player.objectives ?? [], (each) => each.objective === card.objective),
    );
}
/** The first of them that lies face up is turned down. */
function firstDown<Card extends { readonly faceUp: boolean }>(cards: readonly Card[], is: (card: Card) => boolean): readonly Card[] {
  const at = cards.findIndex((card) => card.faceUp && is(card));
  return cards.map((card, place) => (place === at ? { ...card, faceUp: false } : card));
}
