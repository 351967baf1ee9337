/** Raised when an older client or host could not understand the other. */
export const PROTOCOL = 1;
