/** Whoever pressed twice for the scene before meant that one, in milliseconds. */
const FRESH = 350;
/** Has a scene begun just now, so that a press cannot be meant for it? @param began by `performance.now()` */
export const isFresh = (began: number, now = performance.now()): boolean => now - began < FRESH;
