import type { DiceView } from '../../../shared/games/dice/types.ts';
import type { GamePictures } from '../scene.ts';
import { lastFists } from './fists.ts';

/** The pictures of Dune: The Dice Game. */
export const pictures: GamePictures = {
  scene: () => import('./DiceScene.vue'),
  tray: () => import('./DiceTray.vue'),
  overlay: {
    shows: (view, _task, events) => (view as DiceView | null) !== null && lastFists(events) !== null,
    component: () => import('./DiceBattle.vue'),
  },
  icon: 'die',
};
