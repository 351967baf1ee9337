import type { gains as readings } from '../queries/effects/gains.ts';
import type { Next } from '../../../kernel/types.ts';
import type { GainKind } from '../effects/effects.ts';
import { spaceRecord } from '../edition.ts';
import { type PlayerId, RESOURCES } from '../ids.ts';
import { bargainOf, placeFor } from '../queries/acquire.ts';
import { specialsAtWork } from '../queries/modifiers.ts';
import { originOf } from '../queries/scene.ts';
import { bearerOf } from '../queries/teams.ts';
import type { Scene } from '../questions.ts';
import { isCompanion, isRival } from '../queries/rivals.ts';
import type { FamilyGame, Game, State } from '../types.ts';
import { setOff } from '../verbs/ability.ts';
import { takeBonusSpice } from '../verbs/makers.ts';
import { gain } from '../verbs/bank.ts';
import { noteSwords } from '../verbs/cardplay.ts';
import { draw } from '../verbs/cards.ts';
import { drawIntrigue, stealIntrigue, stealUnseen } from '../verbs/intrigue.ts';
import { acquire } from '../verbs/market.ts';
import { addSwords, recruit } from '../verbs/troops.ts';
import { addPersuasion } from '../verbs/turn.ts';
import type { Handlers } from './handler.ts';

const GAINED: readonly GainKind[] = [...RESOURCES, 'vp'];
const cardAt = (state: State, scene: Scene) => originOf(state, scene)?.card ?? null;
/** Whatever a Rival gains it may have to spend at once. R23.12 */
const spending = (by: PlayerId): Next<FamilyGame> => (isRival(by) ? [{ do: 'spend', by }] : undefined);

/** Effects that bring something in. */
export const gains: Handlers<keyof typeof readings> = {
  gain: {
    play(game, scene, { gain: what }) {
      const { by } = scene;
      const amounts: Readonly<Partial<Record<GainKind, number>>> = what;
      for (const kind of GAINED) {
        const amount = amounts[kind];
        if (amount) gain(game, by, kind, kind === 'spice' ? baseHere(game.state, scene, amount) : amount);
      }
      return spending(by);
    },
  },
  recruit: {
    play: (game, { by }, { recruit: troops }) => recruit(game, bearerOf(game.state, by), troops),
  },
  draw: {
    play: (game, { by }, { draw: cards }) => draw(game, by, cards),
  },
  intrigue: {
    play(game, { by }, { intrigue }) {
      drawIntrigue(game, by, intrigue);
      return spending(by);
    },
  },
  persuasion: {
    play(game, scene, { persuasion }) {
      addPersuasion(game, persuasion);
      game.tell({ type: 'persuasion', player: scene.by, amount: persuasion, card: cardAt(game.state, scene) });
    },
  },
  swords: {
    play(game, scene, { swords }) {
      const bearer = bearerOf(game.state, scene.by);
      addSwords(game, bearer, swords);
      noteSwords(game, scene.origin);
      game.tell({ type: 'swords', player: bearer, amount: swords, card: cardAt(game.state, scene) });
    },
  },
  harvest: { play: (game, scene, { harvest }) => harvestHere(game, scene, harvest.base) },
  steal_intrigue: {
    play(game, { by }, { steal_intrigue: { min_held, count } }) {
      if (isCompanion(game.state)) return [...stealUnseen(game, by, min_held, count), ...(spending(by) ?? [])];
      stealIntrigue(game, by, min_held, count);
      return spending(by);
    },
  },
  acquire: {
    play(game, scene, { acquire: form }) {
      const { state } = game;
      const { card, to } = form;
      if (card === undefined) return [{ ...scene, do: 'acquire', ...bargainOf(state, scene, form) }];
      return state.reserve[card] ? acquire(game, scene.by, { acquire: card, from: 'reserve', to: placeFor(state, scene, to) }) : [];
    },
  },
  imperium_row: {
    play: (_, scene, { imperium_row: { remove } }) => [{ ...scene, do: 'setAside', left: remove }],
  },
};

/** Spice that stands on a maker space as a gain of its own is the base of a harvest, which specials change. Uprising R6.2, Uprising R19.1 */
function baseHere(state: State, scene: Scene, printed: number): number {
  const { space, of } = state.turn;
  if (space === null || scene.origin !== null || scene.source || scene.by !== of) return printed;
  const { maker, base_spice } = spaceRecord(state, space);
  if (!maker || base_spice !== printed) return printed;
  return specialsAtWork(state, scene).reduce((sum, { harvestBase }) => harvestBase?.(sum) ?? sum, printed);
}
/** Base and all bonus spice of the space of this turn, as one piece; no other spice is harvested. R15.3 R15.4 R19.6 R18.5 */
function harvestHere(game: Game, scene: Scene, printed: number) {
  const { state } = game;
  const { space } = state.turn;
  if (space === null) return [];
  const specials = specialsAtWork(state, scene);
  const base = specials.reduce((sum, { harvestBase }) => harvestBase?.(sum) ?? sum, printed);
  const bonus = takeBonusSpice(game, space);
  const spice = specials.reduce((sum, { harvestTotal }) => harvestTotal?.(sum) ?? sum, base + bonus);
  game.tell({ type: 'harvested', player: scene.by, space, spice, bonus });
  gain(game, scene.by, 'spice', spice);
  return setOff(game, scene.by, (trigger) => 'harvest' in trigger);
}
