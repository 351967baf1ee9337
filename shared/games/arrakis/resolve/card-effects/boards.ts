import { ATOMICS } from '../../ids.ts';
import { diceTargets, lowerable, nameable } from '../../queries/card-effects.ts';
import { fearTargets, shifts, shownTargets } from '../../queries/prescience.ts';
import { isAutoma, otherSide, sideOfHouse } from '../../queries/table.ts';
import { nameSymbol } from '../../verbs/mahdi/automa.ts';
import * as verb from '../../verbs/card-effects.ts';
import { shiftPrescience, shuffleBack } from '../../verbs/prescience.ts';
import { goOff } from '../atomics.ts';
import { chosen, type Special } from './special.ts';

/** Cards about prescience, dice, the Imperium and the Family Atomics. */
export const boardSpecials = {
  shuffleBack: {
    targets: shownTargets,
    resolve(game, _, target) {
      const card = chosen(target, 'card')?.card;
      if (card) shuffleBack(game, card);
    },
  },
  shiftPrescience: {
    targets: shifts,
    resolve(game, _, target) {
      const shift = chosen(target, 'down');
      if (shift) shiftPrescience(game, shift.down, shift.up, shift.by);
    },
  },
  attachFear: {
    targets: fearTargets,
    resolve(game, _, target) {
      const card = chosen(target, 'card')?.card;
      if (card) verb.attach(game, 'fear-is-the-mind-killer', card, 'feared');
    },
  },
  attachEyes: {
    targets: shownTargets,
    resolve(game, _, target) {
      const card = chosen(target, 'card')?.card;
      if (card) verb.attach(game, 'eyes-of-ibad', card, 'kept');
    },
  },
  lowerImperium: {
    targets: lowerable,
    resolve(game, _, target) {
      const power = chosen(target, 'power')?.power;
      if (power) verb.lowerImperium(game, power);
    },
  },
  forceDie: {
    targets: (state) => (isAutoma(state, 'harkonnen') ? nameable(state) : diceTargets(state, 'harkonnen')),
    resolve(game, _, target) {
      const die = chosen(target, 'symbol');
      if (die && isAutoma(game.state, 'harkonnen')) nameSymbol(game, die.symbol);
      else if (die) verb.forceDie(game, die.symbol, die.token === true);
    },
  },
  /** RU-30 */
  spendEnemyHouseDie: {
    targets: (state, { ref }) =>
      diceTargets(state, otherSide(sideOfHouse(ref.by))).filter((target) => chosen(target, 'symbol')?.symbol === 'house'),
    resolve(game, { ref }, target) {
      const die = chosen(target, 'symbol');
      if (die) verb.wasteDie(game, otherSide(sideOfHouse(ref.by)), die.symbol, die.token === true);
    },
  },
  /** The card allows it before a marker is on 8. R13.9 */
  detonateAtomics: {
    targets: ({ atomics }) => (atomics.at === null ? ATOMICS.map((area) => ({ area })) : []),
    resolve(game, _, target) {
      const at = ATOMICS.find((id) => id === chosen(target, 'area')?.area);
      return at ? goOff(game, at) : [];
    },
  },
} as const satisfies Readonly<Record<string, Special>>;
