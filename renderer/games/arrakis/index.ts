import type { GamePictures } from '../scene.ts';
import { thrown } from './table/thrown.ts';

/** The pictures of Dune: War for Arrakis. */
export const pictures: GamePictures = {
  icon: 'worm',
  tray: () => import('./ArrakisTray.vue'),
  trayKinds: ['die'],
  thrown,
  aside: () => import('./ArrakisAside.vue'),
  card: () => import('./SideSheet.vue'),
};
