import type { Next } from '../../../kernel/types.ts';
import { bookOf, cardRecord, leaderRecord, type Special, specialsIn } from '../edition.ts';
import type { PlayerId } from '../ids.ts';
import { freeUpTo } from '../queries/acquire.ts';
import { isPerson, kindsOf, opponents, playerOf } from '../queries/table.ts';
import { WHY } from '../reasons.ts';
import { isRival } from '../rivals/queries.ts';
import type { Scene } from '../questions.ts';
import type { FamilyGame, Game, State } from '../types.ts';
import { setOff } from '../verbs/ability.ts';
import { takeBonusSpice } from '../verbs/agents.ts';
import { gain } from '../verbs/bank.ts';
import { draw } from '../verbs/cards.ts';
import { drawIntrigue, stealIntrigue } from '../verbs/intrigue.ts';
import { acquire } from '../verbs/market.ts';
import { addSwords, recruit } from '../verbs/troops.ts';
import { addPersuasion } from '../verbs/turn.ts';
import type { SomeHandlers } from './handler.ts';

const cardAt = ({ turn }: State, { origin }: Scene): string | null => (origin === null ? null : (turn.origins[origin]?.card ?? null));
const canDraw = (state: State, { by }: Scene): boolean => {
  const { deck, discard } = playerOf(state, by);
  return deck.hidden.length + discard.length > 0;
};

/** Whatever a Rival gains it may have to spend at once. R23.12 */
const spending = (by: PlayerId): Next<FamilyGame> => (isRival(by) ? [{ do: 'spend', by }] : undefined);

/** Effects that bring something in. */
export const gains: SomeHandlers<
  'gain' | 'recruit' | 'draw' | 'intrigue' | 'persuasion' | 'swords' | 'harvest' | 'steal_intrigue' | 'acquire' | 'imperium_row'
> = {
  gain: {
    play(game, { by }, { gain: what }) {
      for (const [kind, amount] of Object.entries(what)) gain(game, by, kind as 'solari', amount);
      return spending(by);
    },
  },
  recruit: {
    idle: (state, { by }) => (playerOf(state, by).supply === 0 ? WHY.supplyEmpty : null),
    play: (game, { by }, { recruit: troops }) => recruit(game, by, troops),
  },
  draw: {
    idle: (state, scene) => (canDraw(state, scene) ? null : WHY.noCards),
    play: (game, { by }, { draw: cards }) => draw(game, by, cards),
  },
  intrigue: {
    idle: ({ intrigueDeck, intrigueDiscard }) => (intrigueDeck.hidden.length + intrigueDiscard.length === 0 ? WHY.noIntrigue : null),
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
      addSwords(game, scene.by, swords);
      game.tell({ type: 'swords', player: scene.by, amount: swords, card: cardAt(game.state, scene) });
    },
  },
  harvest: { play: (game, scene, { harvest }) => harvestHere(game, scene, harvest.base) },
  steal_intrigue: {
    idle: (state, { by }, { steal_intrigue: { min_held } }) =>
      opponents(state, by).some((id) => playerOf(state, id).intrigue.hidden.length >= min_held) ? null : WHY.nobodyHit,
    play: (game, { by }, { steal_intrigue: { min_held, count } }) => stealIntrigue(game, by, min_held, count),
  },
  acquire: {
    idle(state, { by }, { acquire: { card, max_cost, to } }) {
      if (card !== undefined) return state.reserve[card] ? null : WHY.stackEmpty;
      return freeUpTo(state, by, max_cost, to === 'deck_top' ? 'deck' : to).length > 0 ? null : WHY.nothing;
    },
    play(game, scene, { acquire: { card, max_cost, to } }) {
      const place = to === 'deck_top' ? 'deck' : to;
      if (card === undefined) return [{ do: 'acquire', ...scene, maxCost: max_cost, to: place }];
      return game.state.reserve[card] ? acquire(game, scene.by, { acquire: card, from: 'reserve', to: place }) : [];
    },
  },
  imperium_row: {
    idle: ({ row }) => (row.length === 0 ? WHY.rowEmpty : null),
    play: (_, scene, { imperium_row: { remove } }) => [{ do: 'setAside', ...scene, left: remove }],
  },
};

/** Specials that work for a player in this turn: of cards, and of the Leader. R17.11 R18.1 */
function specialsOf(state: State, { by }: Scene): readonly Special[] {
  const { specials } = bookOf(state);
  const { leader } = playerOf(state, by);
  const names = state.turn.origins.flatMap(({ card, works }) => (works ? specialsIn(cardRecord(state, card).agent) : []));
  const own = leader && isPerson(by) ? specialsIn(leaderRecord(state, leader).ability.effects) : [];
  return [...kindsOf(names), ...own].map((name) => specials[name]);
}
/** Base and all bonus spice of the space of this turn, as one piece. R15.3 R19.6 R18.5 */
function harvestHere(game: Game, scene: Scene, printed: number) {
  const { state } = game;
  const { space } = state.turn;
  if (space === null) return [];
  const specials = specialsOf(state, scene);
  const base = specials.reduce((sum, { harvestBase }) => harvestBase?.(sum) ?? sum, printed);
  const bonus = takeBonusSpice(game, space);
  const spice = specials.reduce((sum, { harvestTotal }) => harvestTotal?.(sum) ?? sum, base + bonus);
  game.tell({ type: 'harvested', player: scene.by, space, spice, bonus });
  gain(game, scene.by, 'spice', spice);
  return setOff(game, scene.by, (trigger) => 'harvest' in trigger);
}
