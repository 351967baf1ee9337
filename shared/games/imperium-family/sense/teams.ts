import type { TeamConditions, TeamEffects } from '../effects/teams.ts';
import type { PlayerId } from '../ids.ts';
import { membersOf, teamOf } from '../queries/teams.ts';
import type { State } from '../types.ts';
import type { OddsOf, ValuesOf } from './worth.ts';

/** What is worth to somebody else of the team counts for less than the own: whoever ends the game first decides little. */
const SHARED = 0.9;

export const teamValues: ValuesOf<keyof TeamEffects> = {
  reinforce: ({ look }, { reinforce }) => look.price.troop * reinforce * 1.2,
  trade: ({ look }) => 0.1 * Math.min(1, look.left),
  split: ({ look, when }, { split: { options } }) => {
    const worths = options.map((list) => look.worth(look, when, list));
    return Math.max(...worths) + SHARED * Math.min(...worths);
  },
  each_ally: ({ look, when }, { each_ally }) => 2 * SHARED * look.worth(look, when, each_ally),
  distribute_face_up_contracts: ({ look }) => 2 * SHARED * look.price.solari * 2,
  refill_contracts: () => 0,
  throne_row: ({ look }) => 0.3 * Math.min(1, look.left / 2),
  take_token: ({ look }) => look.weights.sword * 2 * look.left,
};
export const teamOdds: OddsOf<keyof TeamConditions> = {
  swordmaster_bonus_token: ({ player }) => (player.swordmasterBonus ? 1 : 0.3),
};

/**
 * How much a player's score counts in its team's: what a team has is added up in the end (Uprising R18.6), and what three players
 * still hope for is less certain than one player's hopes. In 10 games with the same luck mentats won 9 by this, 6 by the mean.
 */
const IN_TEAM = 2 / 3;
/** What the seat's team and the other team have, each as one number. */
export const teamScores = (
  state: State,
  seat: PlayerId,
  scoreFor: (id: PlayerId) => number,
): { readonly own: number; readonly other: number } | null => {
  const team = teamOf(state, seat);
  const other = state.teams?.find((each) => each !== team);
  if (!team || !other) return null;
  const sumOf = (ids: readonly PlayerId[]): number => ids.reduce((sum, id) => sum + IN_TEAM * scoreFor(id), 0);
  return { own: sumOf(membersOf(team)), other: sumOf(membersOf(other)) };
};
