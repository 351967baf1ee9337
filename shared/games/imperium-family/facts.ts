import type { GameFacts } from '../shelf-entry.ts';
import type { Edition } from './edition.ts';
import type { FamilyGame } from './types.ts';

/** Who can play an edition, with which options. */
export const familyFacts = ({ id, rulesVersion, seats, seatCounts, options, teams }: Edition): GameFacts<FamilyGame> => ({
  id,
  rulesVersion,
  seatIds: seats,
  seatCounts,
  options,
  ...(teams && { teams: teams.seats }),
});
