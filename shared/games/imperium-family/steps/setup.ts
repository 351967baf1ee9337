import type { Steps, Task } from '../../../kernel/types.ts';
import { bookOf, leaderRecord } from '../edition.ts';
import type { PlayerId } from '../ids.ts';
import { freeLeaders, takenLeaders } from '../queries/leader-choice.ts';
import { tokensOf } from '../queries/secret-tokens.ts';
import { isPerson, playerOf } from '../queries/table.ts';
import { deciderOf, difficultyOf, isCompanion, rivalsHere } from '../queries/rivals.ts';
import type { FamilyGame, Game, State } from '../types.ts';
import { layOutContracts } from '../verbs/contracts.ts';
import { drawIntrigue } from '../verbs/intrigue.ts';
import { freeRivalCards } from '../queries/rival-cards.ts';
import { giveRivalCard } from '../verbs/rivals.ts';
import { giveLeader, hideTokens } from '../verbs/setup.ts';
import { dealObjectives } from '../verbs/objectives.ts';
import { passMarker } from '../verbs/turn.ts';
import { running, sceneFor } from '../queries/scene.ts';

type SetupSteps = Pick<Steps<FamilyGame>, 'leader' | 'rivalCard' | 'ready' | 'tokens'>;

/** Set-up that needs players. R2.4 R2.6 R2.9 R2.10 */
export const setupSteps: SetupSteps = {
  leader: {
    asks: ({ state }, { by }) => deciderOf(state, by), // R2.4, J60, Uprising R2.4
    choices: ({ state }, { by }) => ({ pick: 'one', of: freeLeaders(state, by) }),
    blocked: ({ state }, { by }) => takenLeaders(state, by),
    resolve: (game, { by }, leader) => giveLeader(game, by, leader),
  },
  rivalCard: {
    asks: ({ state }, { by }) => deciderOf(state, by),
    choices: ({ state }) => ({ pick: 'one', of: freeRivalCards(state) }),
    resolve: (game, { by }, card) => giveRivalCard(game, by, card),
  },
  ready(game) {
    const { state } = game;
    const first = dealObjectives(game) ?? firstOf(game);
    passMarker(game, first);
    game.tell({ type: 'begins', player: first }, { to: 'all' });
    layOutContracts(game);
    for (const by of state.seats) drawIntrigue(game, by, bookOf(state).game.setup.intrigue);
    const hiding = state.seats.filter((by) => hiddenBy(state, by) > 0);
    return [
      ...state.order.flatMap((by) => startOf(state, by)),
      ...throneOf(state),
      ...hiding.map((by) => ({ do: 'tokens', by }) as const),
      { do: 'round' },
    ];
  },
  tokens: {
    asks: (_, { by }) => by,
    choices({ state }, { by }) {
      const kept = hiddenBy(state, by);
      return { pick: 'some', of: bookOf(state).factions, min: kept, max: kept };
    },
    resolve: (game, { by }, factions) => hideTokens(game, by, factions),
  },
};
/** Whoever takes the First Player marker: where Rivals hold it, the one to the left. R2.9 R23.5 */
function firstOf({ state, chance }: Game): PlayerId {
  const { seats, order } = state;
  if (rivalsHere(state)?.holdsMarker) return order[1] as PlayerId;
  return seats[state.options.start === 'seat1' ? 0 : chance.below(seats.length)] as PlayerId;
}
/** What a Leader brings along, and what the difficulty gives. R2.6 R18.3 R23.2 R23.4 */
function startOf(state: State, by: PlayerId): readonly Task<FamilyGame>[] {
  const { leader } = playerOf(state, by);
  const difficulty = difficultyOf(state);
  const bonus = (isPerson(by) ? difficulty?.human_bonus : difficulty?.rival_bonus) ?? [];
  const own = leader && isPerson(by) ? leaderRecord(state, leader) : null;
  return running(sceneFor(state, by), [...(own?.setup ?? []), ...(own?.ability.timing === 'setup' ? own.ability.effects : []), ...bonus]);
}
/** One team sets cards of the Row aside for itself. Uprising R18.18 */
function throneOf(state: State): readonly Task<FamilyGame>[] {
  const { throne_row } = bookOf(state).teams ?? {};
  const owner = throne_row && state.seats.find((id) => playerOf(state, id).leader === throne_row.owner);
  return owner && throne_row ? running(sceneFor(state, owner, { ability: throne_row.owner }), throne_row.effects) : [];
}
function hiddenBy(state: State, by: PlayerId): number {
  const { leader } = playerOf(state, by);
  return leader && !isCompanion(state) ? tokensOf(state, leader) : 0;
}
