import type { GamePictures } from '../scene.ts';

/** The pictures of Dune: War for Arrakis. */
export const pictures: GamePictures = {
  scene: () => import('./ArrakisScene.vue'),
  sceneKinds: ['area', 'zone'],
  placeKinds: ['area', 'zone'],
  icon: 'worm',
};
