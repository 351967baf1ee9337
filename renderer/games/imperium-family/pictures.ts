import type { FamilyView } from '../../../shared/games/imperium-family/types.ts';
import type { GamePictures } from '../scene.ts';
import { FACE_KINDS, faceKindOf, ZOOM_KINDS } from './faces/kinds.ts';

/** Is there anything that only the viewer holds? */
const holds = (view: FamilyView): boolean => view.viewer !== null && view.phase !== 'setup';

type Load = NonNullable<GamePictures['scene']>;
/** What all editions have in common; the scene is an edition's own, because the planet is, and so are the names on its faces. */
export const familyPictures = (scene: Load, face: Load): GamePictures => ({
  layout: 'cards',
  scene,
  sceneKinds: ['space', 'agent', 'faction', 'row', 'reserve', 'aside', 'played', 'conflict', 'player', 'leader'],
  placeKinds: ['space', 'agent', 'hand', 'intrigue', 'row', 'reserve', 'aside', 'leader'],
  aside: () => import('./ConflictAside.vue'),
  tray: () => import('./Tray.vue'),
  card: () => import('./PlayerSheet.vue'),
  hand: { shows: (view) => view !== null && holds(view as FamilyView), component: () => import('./Hand.vue') },
  handKinds: ['hand', 'intrigue', 'row', 'reserve', 'aside'],
  face,
  faceKinds: FACE_KINDS,
  zoomKinds: ZOOM_KINDS,
  itemOf: (entity) => ({ kind: faceKindOf(entity) ?? entity.kind, id: entity.id }),
  icon: 'agent',
});
