import type { GamePictures } from '../scene.ts';

/** The pictures of Dune: War for Arrakis. */
export const pictures: GamePictures = { icon: 'worm' };
