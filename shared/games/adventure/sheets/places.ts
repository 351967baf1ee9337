/** Outline of a place where something will lie. */
export const DASHED = { stroke: 'place', width: 0.25, dash: [0.9, 0.7] } as const;
