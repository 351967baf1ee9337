import type { AdventureView } from '../../../shared/games/adventure/types.ts';
import type { GamePictures } from '../scene.ts';
import { hasFight } from './fight.ts';
import { holdsCards } from './parts/cards.ts';
import { DICE } from './parts/dice.ts';

/** The pictures of Dune: The Adventure Game. */
export const pictures: GamePictures<AdventureView> = {
  scene: () => import('./AdventureScene.vue'),
  isFar: true,
  sceneKinds: ['space', 'figure', 'field', 'colour'],
  tray: () => import('./AdventureTray.vue'),
  trayKinds: ['die'],
  thrown: (events) => (events.some(({ type }) => type === 'threw') ? DICE : []),
  overlay: {
    shows: (view, _task, events) => view !== null && hasFight(events),
    prepare: (theme) => import('../../canvas/arena.ts').then(({ fetchArena }) => fetchArena(theme)),
    component: () => import('./FightOverlay.vue'),
  },
  card: () => import('./FighterCards.vue'),
  hand: {
    shows: (view) => view !== null && holdsCards(view),
    component: () => import('./Hand.vue'),
  },
  handKinds: ['card'],
  desks: {
    propose: () => import('./desk/TradeDesk.vue'),
    sell: () => import('./desk/SaleDesk.vue'),
  },
  notices: {
    shows: (view) => view !== null && view.offers.length + view.pacts.length > 0,
    answers: ['accept', 'decline', 'withdraw'],
    waiting: (view) => view.offers.filter(({ to }) => view.mine.includes(to)).length,
    component: () => import('./desk/OfferNotices.vue'),
  },
  face: () => import('./CardFace.vue'),
  faceKinds: ['card', 'space', 'figure'],
  icon: 'duel',
};
