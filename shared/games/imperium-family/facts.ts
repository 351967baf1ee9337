import type { GameFacts } from '../shelf-entry.ts';
import type { Edition } from './edition.ts';
import type { FamilyGame } from './types.ts';

/** Who can play an edition, with which options. */
export const familyFacts = ({ id, seats, seatCounts, options, teams }: Edition): GameFacts<FamilyGame> => ({
  id,
  rulesVersion: 3,
  seatIds: seats,
  seatCounts,
  options,
  ...(teams && { teams: teams.seats }),
});
