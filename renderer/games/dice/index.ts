import { HOUSES } from '../../../shared/games/dice/ids.ts';
import type { DiceAnswers, DiceView } from '../../../shared/games/dice/types.ts';
import type { GamePictures } from '../scene.ts';
import { lastFists } from './fists.ts';
import { thrown } from './tray.ts';

/** Questions about one region alone: a phone shows only that. */
const BATTLE_QUESTIONS: readonly string[] = ['commit', 'offerLeader', 'dance', 'breach'] satisfies (keyof DiceAnswers)[];

/** The pictures of Dune: The Dice Game. */
export const pictures: GamePictures<DiceView> = {
  scene: () => import('./DiceScene.vue'),
  isFar: true,
  sceneKinds: ['region'],
  tray: () => import('./DiceTray.vue'),
  trayKinds: ['die'],
  thrown,
  overlay: {
    shows: (view, _task, events) => view !== null && lastFists(events) !== null,
    prepare: (theme) => import('../../canvas/arena.ts').then(({ fetchArena }) => fetchArena(theme)),
    component: () => import('./DiceBattle.vue'),
  },
  card: () => import('./HouseCard.vue'),
  strip: {
    shows: (view, task) => view?.turn.battle != null && BATTLE_QUESTIONS.includes(task?.do ?? ''),
    component: () => import('./DiceMiniMap.vue'),
  },
  cast: {
    asks: ['draft'] satisfies (keyof DiceAnswers)[],
    cards: (view) => HOUSES.map((id) => ({ id, by: view.seats.find((seat) => view.houseOf[seat] === id) ?? null })),
    face: () => import('./HouseChoice.vue'),
  },
  icon: 'die',
};
