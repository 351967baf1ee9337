import type { FamilyView } from '../../../shared/games/imperium-family/types.ts';
import type { GamePictures } from '../scene.ts';

/** Is there anything that only the viewer holds? */
const holds = (view: FamilyView): boolean => view.viewer !== null && view.phase !== 'setup';

/** What all editions have in common; the scene is an edition's own, because the planet is. */
export const familyPictures = (scene: NonNullable<GamePictures['scene']>): GamePictures => ({
  layout: 'cards',
  scene,
  sceneKinds: ['space', 'agent', 'faction', 'row', 'reserve', 'aside', 'played', 'conflict', 'player', 'leader'],
  placeKinds: ['space', 'agent', 'hand', 'intrigue', 'row', 'reserve', 'aside', 'leader'],
  aside: () => import('./ConflictAside.vue'),
  tray: () => import('./Tray.vue'),
  hand: { shows: (view) => view !== null && holds(view as FamilyView), component: () => import('./Hand.vue') },
  handKinds: ['hand', 'intrigue', 'row', 'reserve', 'aside'],
  icon: 'agent',
});
