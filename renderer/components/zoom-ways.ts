/** What comes to a thing: a mouse or a finger, in a window of a phone's size or a larger one. */
export interface Hand {
  readonly byMouse: boolean;
  readonly phone: boolean;
}
/** Resting on a thing shows it closer where there is room beside it: not under a finger, and not in a small window. */
export const showsByResting = ({ byMouse, phone }: Hand): boolean => byMouse && !phone;
/** Everybody else presses long: what is seen closer then lies over all, until it is touched again. */
export const showsByPressing = (hand: Hand): boolean => !showsByResting(hand);
