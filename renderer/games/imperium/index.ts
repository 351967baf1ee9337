import { familyPictures } from '../imperium-family/pictures.ts';
import type { GamePictures } from '../scene.ts';

/** The pictures of Dune: Imperium. */
export const pictures: GamePictures = familyPictures(
  () => import('./ImperiumScene.vue'),
  () => import('./Face.vue'),
);
