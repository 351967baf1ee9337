/** How well a bot plays, from the least to the best; protocol, host, files and screens take them from here. */
export const LEVELS = ['random', 'novice', 'adept', 'mentat'] as const;
export type Level = (typeof LEVELS)[number];
/** What people choose from: nobody wants to play with chance. */
export const OFFERED_LEVELS = ['novice', 'adept', 'mentat'] as const satisfies readonly Level[];
