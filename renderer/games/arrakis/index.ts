import type { ArrakisView } from '../../../shared/games/arrakis/types.ts';
import type { GamePictures } from '../scene.ts';
import { hasBattle } from './battle/has-battle.ts';
import { standsOver } from './battle/stands.ts';
import { FACE_KINDS, ZOOM_KINDS } from './faces/kinds.ts';
import { holdsCards } from './holds.ts';
import { hasMahdi } from './mahdi/has-mahdi.ts';
import { thrown } from './table/thrown.ts';

/** The pictures of Dune: War for Arrakis. */
export const pictures: GamePictures = {
  layout: 'steady',
  scene: () => import('./ArrakisScene.vue'),
  sceneKinds: ['area', 'zone'],
  placeKinds: ['area', 'zone'],
  pairs: true,
  tray: () => import('./ArrakisTray.vue'),
  trayKinds: ['die'],
  thrown,
  aside: () => import('./ArrakisAside.vue'),
  beside: {
    shows: hasMahdi,
    title: { key: 'arrakis.mode.mahdi' },
    icon: 'bot',
    component: () => import('./mahdi/MahdiPanel.vue'),
  },
  card: () => import('./SideSheet.vue'),
  overlay: {
    shows: (view, _task, events) => (view as ArrakisView | null) !== null && hasBattle(events),
    prepare: (theme) => import('../../canvas/arena.ts').then(({ fetchArena }) => fetchArena(theme)),
    component: () => import('./battle/BattleScene.vue'),
  },
  stand: { shows: standsOver, component: () => import('./ArrakisStand.vue') },
  hand: { shows: holdsCards, component: () => import('./ArrakisHand.vue') },
  handKinds: ['card', 'prescience', 'objective'],
  face: () => import('./faces/CardFace.vue'),
  faceKinds: FACE_KINDS,
  zoomKinds: ZOOM_KINDS,
  icon: 'worm',
};
