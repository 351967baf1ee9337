type Box = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;
/** Rounding of half pixels, and the space under the last line. */
const SLACK = 6;
/** So much of what was read stays in sight: the sign itself covers the last line. */
const KEPT = 64;
/** Is there more to read than the box shows? */
export const isMoreBelow = ({ scrollTop, scrollHeight, clientHeight }: Box): boolean => scrollTop + clientHeight < scrollHeight - SLACK;
/** Where a box stands a page later: nothing is skipped, however low it is. */
export const nextPage = ({ scrollTop, clientHeight }: Box): number => scrollTop + Math.max(clientHeight - KEPT, clientHeight / 3);
