/** What things are worth to a bot, in steps of a prescience marker that the Atreides still need. Found by playing. */

/** A win, and how surely being so much nearer to it wins. */
export const WIN = 18;
export const CERTAINTY = 5;
/** One space of the supremacy track: ten of them win, as eighteen steps of prescience do. */
export const SUPREMACY = 1.8;

/** Figures of each side; the Atreides have fewer, and fewer dice to bring them. */
export const FIGURE_WORTH = {
  harkonnen: { regular: 0.08, elite: 0.15, special: 0.2, generic: 0.06 },
  atreides: { regular: 0.16, elite: 0.28, special: 0.38, generic: 0.08 },
} as const;
export const NAMED_WORTH = 0.15;
/** Paul and Jessica carry half of the prescience cards. */
export const MASTER_WORTH = 0.4;
/** A hit point of a battle, for weighing losses. */
export const HIT_WORTH = { harkonnen: 0.08, atreides: 0.17 } as const;

/** What is left of a threat for every further area between a legion and its goal, and where one stops counting. */
export const PATIENCE = 0.66;
export const HORIZON = 5;
/** A legion on its way to a goal is worth this share of it: it is not there yet. */
export const THREAT = 0.55;
/** What is left of a threat by the automa where its power is not greater: it may become so. R16.8 */
export const OUTDONE = 0.2;
/** What is left of a threat by the automa to a sietch that is not its target: it goes there only if it can attack at once. R16.9 */
export const ELSEWHERE = 0.3;
/** The best hope of a raid on a settlement of the automa, what is left of it for every further area, and a step that a wormsign saves. */
export const RAID = 1.5;
export const ON_THE_WAY = 0.9;
export const ROAD = 0.25;
/** Charm of the areas nearer to the enemy for units that could do nothing alone. */
export const FORWARD = 0.05;

/** Hits that a legion takes from storms in one round, by terrain, and what of that a bot counts. */
export const STORM_HITS = { mountain: 0, plateau: 1, 'minor-erg': 1, desert: 1.33, 'deep-desert': 1.67 } as const;
/** Chance that a wormsign brings a worm. */
export const WORM_CHANCE = { desert: 0.25, 'deep-desert': 0.5 } as const;
/** Hits of a worm. */
export const WORM_HITS = { mountain: 0, plateau: 2, 'minor-erg': 2, desert: 2.67, 'deep-desert': 3.33 } as const;

/** An unused die of a side. */
export const DIE = { harkonnen: 0.3, atreides: 0.55 } as const;
/** A planning card in hand, and one more than can be kept. */
export const CARD = 0.16;
export const FULL_HAND = 6;
/** How much of what a die could do best is lost when it is spent for something that any die can do. */
export const OPPORTUNITY = 0.6;

/** Spice in a harvester; a step of the lowest marker and of the others; bans; a spice kept. */
export const SPICE = 0.3;
export const LOWEST_STEP = 0.5;
export const OTHER_STEP = 0.12;
export const BAN = { choam: 0.35, 'spacing-guild': 0.05, landsraad: 0.25 } as const;
export const RESERVE = 0.2;
/** An ornithopter where it can carry a legion, a carryall over a harvester in danger, and vehicles elsewhere. */
export const ORNITHOPTER = 0.15;
export const CARRYALL = 0.1;

/** A station within reach, before the distance is counted. */
export const STATION = 0.9;
/** What is left of a card's promise for every die that it still needs, and of that where no die may go astray. */
export const STILL_NEEDED = 0.75;
export const NO_SLACK = 0.7;
/** How much more a claim counts against the automa: supremacy rises there every round by itself. R16.15 */
export const HASTE = 1.8;
/** A worm on the map, a wormsign. */
export const WORM = 0.15;
export const WORMSIGN = 0.05;
/** What is left undone. */
export const NOTHING = 0;
