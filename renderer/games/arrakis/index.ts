import type { GamePictures } from '../scene.ts';
import { thrown } from './table/thrown.ts';

/** The pictures of Dune: War for Arrakis. */
export const pictures: GamePictures = {
  scene: () => import('./ArrakisScene.vue'),
  sceneKinds: ['area', 'zone'],
  placeKinds: ['area', 'zone'],
  icon: 'worm',
  tray: () => import('./ArrakisTray.vue'),
  trayKinds: ['die'],
  thrown,
  aside: () => import('./ArrakisAside.vue'),
  card: () => import('./SideSheet.vue'),
};
