import { set } from '../../../kernel/write.ts';
import type { ObjectiveName, PlayerId } from '../ids.ts';
import { rivalsOf } from '../queries/rivals.ts';
import { leftOf, playerOf, rightOf } from '../queries/table.ts';
import { isCommander } from '../queries/teams.ts';
import { dealtTo, objectiveRecord, objectivesHere } from '../queries/objectives.ts';
import type { Game } from '../types.ts';

/** Objectives are dealt, and the one who has the marker on it is named. @returns null in an edition without. Uprising R2.8, Uprising R17.4 */
export function dealObjectives(game: Game): PlayerId | null {
  const { state } = game;
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
/** A team with two Objectives like that of the First Player changes one with the opponent beside its owner. Uprising R18.5 */
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
