import type { Next } from '../../../kernel/types.ts';
import type { UnitsCosts, UnitsEffects } from '../effects/units.ts';
import { whyNoSandworm } from '../queries/sandworms.ts';
import { flippableCards } from '../queries/battle-icons.ts';
import { playerOf } from '../queries/table.ts';
import { bearerOf } from '../queries/teams.ts';
import type { Scene } from '../questions.ts';
import type { FamilyGame, Game } from '../types.ts';
import { takeBonusSpice } from '../verbs/makers.ts';
import { gain } from '../verbs/bank.ts';
import { retreat } from '../verbs/troops.ts';
import { spendCard } from '../verbs/battle-icons.ts';
import { removeWall } from '../verbs/shield-wall.ts';
import { summon, takeHooks } from '../verbs/sandworms.ts';
import { sceneIn } from '../queries/scene.ts';
import { isRival } from '../queries/rivals.ts';
import type { Handlers } from './handler.ts';

/** Sandworms, Hooks, the Shield Wall and maker spaces. */
export const units: Handlers<keyof UnitsEffects> = {
  sandworm: {
    play: (game, { by }, { sandworm }) => (whyNoSandworm(game.state, by) ? [] : summon(game, bearerOf(game.state, by), sandworm)),
  },
  take_maker_hooks: { play: (game, { by }) => takeHooks(game, by) },
  shield_wall: {
    play(game, scene, { shield_wall }) {
      if (shield_wall === 'may_remove') return [{ do: 'shieldWall', ...sceneIn(scene) }];
      removeWall(game, scene.by);
      return [];
    },
  },
  bonus_spice: {
    play(game, { by }) {
      const { space } = game.state.turn;
      const bonus = space === null ? 0 : takeBonusSpice(game, space);
      if (space === null || bonus === 0) return [];
      game.tell({ type: 'harvested', player: by, space, spice: bonus, bonus });
      gain(game, by, 'spice', bonus);
      return isRival(by) ? [{ do: 'spend', by }] : [];
    },
  },
};

type Pay<Amount> = (game: Game, scene: Scene, amount: Amount) => Next<FamilyGame>;
/** What is paid with units and with won Conflict cards. Uprising R13.5, Uprising R11.4 */
export const unitsPay: { readonly [Kind in keyof UnitsCosts]: Pay<UnitsCosts[Kind]> } = {
  retreat(game, scene, { min, max }) {
    const bearer = bearerOf(game.state, scene.by);
    const most = Math.min(max, playerOf(game.state, bearer).conflict);
    if (most > min) return [{ do: 'retreat', ...sceneIn(scene), min, max: most }];
    retreat(game, bearer, most);
    return [];
  },
  flip_battle_card(game, scene, { icons, count }) {
    const cards = flippableCards(game.state, scene.by, icons);
    if (cards.length > count) return [{ do: 'flipCard', ...sceneIn(scene), icons, left: count }];
    for (const card of cards) spendCard(game, scene.by, card);
    return [];
  },
};
