import type { Steps, Task } from '../../../kernel/types.ts';
import { bookOf, leaderRecord, specialsIn } from '../edition.ts';
import { FACTIONS, type PlayerId, type SeatId } from '../ids.ts';
import { freeLeaders, takenLeaders } from '../queries/leaders.ts';
import { playerOf } from '../queries/table.ts';
import type { FamilyGame, State } from '../types.ts';
import { drawIntrigue } from '../verbs/intrigue.ts';
import { giveLeader, hideTokens } from '../verbs/setup.ts';
import { passMarker } from '../verbs/turn.ts';
import { running, sceneFor } from '../resolve/scene.ts';

type SetupSteps = Pick<Steps<FamilyGame>, 'leader' | 'ready' | 'tokens'>;

/** Set-up that needs players. R2.4 R2.6 R2.9 R2.10 */
export const setupSteps: SetupSteps = {
  leader: {
    asks: (_, { by }) => by,
    choices: ({ state }) => ({ pick: 'one', of: freeLeaders(state) }),
    blocked: ({ state }) => takenLeaders(state),
    resolve: (game, { by }, leader) => giveLeader(game, by, leader),
  },
  ready(game) {
    const { state } = game;
    const [seat1] = state.seats;
    const first = state.options.start === 'seat1' ? seat1 : state.seats[game.chance.below(state.seats.length)]; // R2.9
    passMarker(game, first as SeatId);
    game.tell({ type: 'begins', player: first as SeatId }, { to: 'all' });
    for (const by of state.seats) drawIntrigue(game, by, bookOf(state).game.setup.intrigue);
    const hiding = state.seats.filter((by) => hasTokens(state, by));
    return [...state.seats.flatMap((by) => startOf(state, by)), ...hiding.map((by) => ({ do: 'tokens', by }) as const), { do: 'round' }];
  },
  tokens: {
    asks: (_, { by }) => by,
    choices({ state }) {
      const { kept } = bookOf(state).game.setup.baron_tokens;
      return { pick: 'some', of: FACTIONS, min: kept, max: kept };
    },
    resolve: (game, { by }, factions) => hideTokens(game, by, factions),
  },
};
/** What a Leader brings along. R2.6 R18.3 */
function startOf(state: State, by: PlayerId): readonly Task<FamilyGame>[] {
  const { leader } = playerOf(state, by);
  const ability = leader ? leaderRecord(state, leader).ability : null;
  if (ability?.timing !== 'setup') return [];
  return running(sceneFor(state, by), ability.effects);
}
function hasTokens(state: State, by: PlayerId): boolean {
  const { leader } = playerOf(state, by);
  if (!leader) return false;
  return specialsIn(leaderRecord(state, leader).ability.effects).some((name) => bookOf(state).specials[name].hidesTokens);
}
