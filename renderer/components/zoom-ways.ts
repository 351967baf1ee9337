/** How somebody points: with a mouse or a finger, in a window of a phone's size or a larger one. */
export interface Hand {
  readonly byMouse: boolean;
  readonly phone: boolean;
}
/** A mouse that rests on a thing shows it closer. Not in a small window: there is no room beside the thing. */
export const showsByResting = ({ byMouse, phone }: Hand): boolean => byMouse && !phone;
/** Everywhere else a long press does it: the closer look covers the table until it is touched again. */
export const showsByPressing = (hand: Hand): boolean => !showsByResting(hand);
