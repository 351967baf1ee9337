/** How somebody points: with a mouse or a finger, in a window of a phone's size or a larger one. */
export interface Hand {
  readonly byMouse: boolean;
  readonly phone: boolean;
}
/** A mouse that rests on a thing shows it closer. Not in a small window: there is no room beside the thing. */
export const showsByResting = ({ byMouse, phone }: Hand): boolean => byMouse && !phone;
/** Everywhere else a long press does it: the closer look covers the table until it is touched again. */
export const showsByPressing = (hand: Hand): boolean => !showsByResting(hand);

/** Where a mouse is, in pixels of the window. */
interface Spot {
  readonly x: number;
  readonly y: number;
}
/** Something came to lie under a mouse that rests, e.g. a new hand where one has just pressed a button: nobody points at it yet. */
export const cameUnder = (mouse: Spot, entered: Spot): boolean => mouse.x === entered.x && mouse.y === entered.y;
