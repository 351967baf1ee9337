import { ATREIDES_TOKENS, type AtreidesToken, type HarkonnenToken, type Side } from '../../../../shared/games/arrakis/ids.ts';

/** Whose token it is. */
export const sideOfToken = (id: AtreidesToken | HarkonnenToken): Side =>
  (ATREIDES_TOKENS as readonly string[]).includes(id) ? 'atreides' : 'harkonnen';
