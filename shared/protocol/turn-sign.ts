/** A page's title begins with it while somebody at this device is asked; the desktop app has a sign of its own from that. */
export const TURN_SIGN = '●';
