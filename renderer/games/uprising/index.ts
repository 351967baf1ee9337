import { familyPictures } from '../imperium-family/pictures.ts';
import type { GamePictures } from '../scene.ts';

/** The pictures of Uprising. */
export const pictures: GamePictures = familyPictures(
  () => import('./UprisingScene.vue'),
  () => import('./Face.vue'),
);
