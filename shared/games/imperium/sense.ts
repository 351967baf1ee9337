import { senseWith } from '../imperium-family/sense/sense.ts';
import { WEIGHTS } from '../imperium-family/sense/weights.ts';
import type { LeaderId } from './ids.ts';

/** How often a game of four adepts was won with each Leader, in 3,000 games. */
const LEADERS: Readonly<Record<LeaderId, number>> = {
  'count-ilban-richese': 0.315,
  'glossu-the-beast-rabban': 0.276,
  'baron-vladimir-harkonnen': 0.259,
  'earl-memnon-thorvald': 0.258,
  'duke-leto-atreides': 0.244,
  'countess-ariana-thorvald': 0.225,
  'helena-richese': 0.213,
  'paul-atreides': 0.212,
};
/** What bots know of Dune: Imperium. */
export const sense = senseWith(WEIGHTS, LEADERS);
