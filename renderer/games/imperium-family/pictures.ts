import { bookOf } from '../../../shared/games/imperium-family/edition.ts';
import { isPlayedHere } from '../../../shared/games/imperium-family/queries/rivals.ts';
import type { FamilyAnswers } from '../../../shared/games/imperium-family/questions.ts';
import type { FamilyView } from '../../../shared/games/imperium-family/types.ts';
import { openState } from '../../../shared/games/imperium-family/words/names.ts';
import type { CastCard, GamePictures } from '../scene.ts';
import { PILES, pictured } from './names.ts';
import { hasFought } from './scene/has-fought.ts';
import { FACE_KINDS, faceKindOf, ZOOM_KINDS } from './faces/kinds.ts';

/** Is there anything that only the viewer holds? On a physical board the cards lie there. */
const holds = (view: FamilyView): boolean =>
  view.viewer !== null && view.phase !== 'setup' && isPlayedHere(openState({ view }), view.viewer);
/** All Leaders of the box, and who plays them: people and Rivals. */
const leaderCards = ({ order, players, ...now }: FamilyView): readonly CastCard[] =>
  Object.keys(bookOf(now).leaders).map((id) => ({ id, by: order.find((one) => players[one]?.leader === id) ?? null }));

type Load = NonNullable<GamePictures['scene']>;
/** What all editions have in common; the scene is an edition's own, because the planet is, and so are the names on its faces. */
export const familyPictures = (scene: Load, face: Load): GamePictures<FamilyView> => ({
  layout: 'cards',
  scene,
  sceneKinds: ['space', 'agent', 'post', 'contract', 'faction', 'row', 'reserve', 'aside', 'throne', 'played', 'conflict', 'player'],
  placeKinds: ['space', 'agent', 'post', 'hand', 'intrigue', 'row', 'reserve', 'aside', 'throne'],
  aside: () => import('./ConflictAside.vue'),
  camp: () => import('./Camp.vue'),
  tray: () => import('./Tray.vue'),
  overlay: {
    shows: (view, _task, events) => view !== null && hasFought(events),
    prepare: (theme) => import('./scene/sand.ts').then(({ fetchSand }) => fetchSand(theme)),
    component: () => import('./scene/ConflictScene.vue'),
  },
  card: () => import('./PlayerSheet.vue'),
  hand: {
    shows: (view) => view !== null && holds(view),
    called: { short: pictured('handCount'), own: pictured('handFull') },
    component: () => import('./Hand.vue'),
  },
  handKinds: ['hand', 'intrigue'],
  wares: () => import('./Wares.vue'),
  piles: () => import('./Piles.vue'),
  pileKinds: PILES,
  waresKinds: ['row', 'reserve', 'aside', 'throne'],
  glance: () => import('./Glance.vue'),
  glanceKinds: ['space', 'hand'],
  face,
  faceKinds: FACE_KINDS,
  zoomKinds: ZOOM_KINDS,
  itemOf: (entity) => ({ kind: faceKindOf(entity) ?? entity.kind, id: entity.id }),
  cast: { asks: ['leader'] satisfies (keyof FamilyAnswers)[], cards: leaderCards, face: () => import('./faces/LeaderChoice.vue') },
  icon: 'agent',
});
