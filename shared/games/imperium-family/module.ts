import type { GameModule, Task } from '../../kernel/types.ts';
import { bookOf, type Edition, enrol } from './edition.ts';
import { type LeaderName, SEATS, type SeatId } from './ids.ts';
import { imagine } from './imagine.ts';
import { interjections } from './interjections.ts';
import { brokenIn } from './invariants.ts';
import { playerOf } from './queries/table.ts';
import { steps } from './steps/index.ts';
import type { FamilyGame, FamilyState } from './types.ts';
import { laidOut, withDefaults } from './verbs/setup.ts';
import { viewOf } from './view.ts';
import type { Chance } from '../../kernel/chance.ts';

/** A game of the family for 3 or 4 persons, played with the records of one edition. */
export function familyModule(edition: Edition): GameModule<FamilyGame> {
  enrol(edition);
  return {
    id: edition.id,
    rulesVersion: 1,
    seatIds: SEATS,
    seatCounts: [3, 4],
    options: [
      { id: 'leaders', values: ['choose', 'random'] },
      { id: 'houses', values: ['any', 'distinct'] },
      { id: 'start', values: ['random', 'seat1'] },
    ],
    realDice: () => false,
    steps,
    interjections,
    seats: ({ seats }) => seats,

    /** @throws Error naming the fields, if `options.corrections` contradict themselves */
    setup({ seats, options }, chance) {
      const state = laidOut(edition.id, seats, withDefaults(options), chance);
      return { state, agenda: agendaOf(state, chance) };
    },

    view: viewOf,
    imagine,
    invariants: brokenIn,

    /** Points on the way to the end of the game. R16.6 */
    standing: (state) =>
      Object.fromEntries(
        state.seats.map((seat) => [seat, Math.max(0, Math.min(1, playerOf(state, seat).vp / (bookOf(state).game.end.vp + 2)))]),
      ),
  };
}

/** Leaders are chosen in a random order, or dealt. R2.4, J60 */
function agendaOf(state: FamilyState, chance: Chance): readonly Task<FamilyGame>[] {
  if (state.options.leaders === 'choose')
    return [...chance.shuffle(state.seats).map((by) => ({ do: 'leader', by }) as const), { do: 'ready' }];
  const dealt = dealtLeaders(state, chance);
  for (const [at, seat] of state.seats.entries()) {
    const player = state.players[seat as SeatId];
    if (player) player.leader = dealt[at] ?? null;
  }
  return [{ do: 'ready' }];
}
/** Different Leaders at random; with the option of different Houses too. R24.1 R24.2 */
function dealtLeaders(state: FamilyState, chance: Chance): readonly LeaderName[] {
  const { leaders } = bookOf(state);
  const shuffled = chance.shuffle(Object.keys(leaders));
  if (state.options.houses === 'any') return shuffled;
  const house = (name: LeaderName): string | undefined => leaders[name]?.house;
  return shuffled.filter((name, at) => shuffled.findIndex((other) => house(other) === house(name)) === at);
}
