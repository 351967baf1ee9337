import type { AdventureView } from '../../../shared/games/adventure/types.ts';
import type { GamePictures } from '../scene.ts';

/** The pictures of Dune: The Adventure Game. */
export const pictures: GamePictures = {
  scene: () => import('./AdventureScene.vue'),
  sceneKinds: ['space', 'figure', 'field', 'colour'],
  icon: 'duel',
};
