import { isOfFaction } from '../edition.ts';
import type { CardplayConditions, CardplayCounters, CardplayEffects, StaticName } from '../effects/cardplay.ts';
import type { Effects } from '../effects/effects.ts';
import { cardplayCounters as counted, hasHappened } from '../queries/cardplay.ts';
import { recruitsToDeploy } from '../queries/deployment.ts';
import { opponents } from '../queries/opponents.ts';
import { type Look, printOf } from './look.ts';
import { deckShare } from './cards.ts';
import { deployment, fightOf } from './fight.ts';
import type { Use } from './worth.ts';

const STATIC: Readonly<Record<StaticName, number>> = {
  'ignore-influence-requirements': 0.1,
  'no-deployment-this-turn': -0.1,
  'reserved-contracts': 0.15,
};
/** What the effects inside another are worth. */
type WorthOf = (use: Use, list: Effects) => number;
type Values = { readonly [Kind in keyof CardplayEffects]: (use: Use, effect: CardplayEffects[Kind]) => number };
/** One worth per kind. @param drawWorth of a card more in hand */
export const cardplayValues = (worthOf: WorthOf, drawWorth: (look: Look) => number): Values => ({
  may: (use, { may }) => Math.max(0, worthOf(use, may)),
  // A line that does not pay is left unused, beyond those that have to be.
  lines(use, { lines, min }) {
    const sorted = lines.map((line) => worthOf(use, line)).sort((one, other) => other - one);
    return sorted.reduce((sum, worth, at) => sum + (at < min ? worth : Math.max(0, worth)), 0);
  },
  // The best of several is drawn and the worst is trashed.
  look_top: ({ look }, { look_top }) => (1 + 0.15 * look_top) * drawWorth(look) + 0.12 * Math.min(1, look.left / 3),
  return_this_to_hand: ({ look, card }) => (card === null ? 0.1 : 0.3 * drawWorth(look) + 0.2 * printOf(look, card).reach),
  may_deploy({ look, when }, { may_deploy: { max } }) {
    if (when === 'ever') return 0.15;
    const most = recruitsToDeploy(look.state, look.me);
    return deployment(look, fightOf(look), max === 'all' ? most : Math.min(max, most)).worth;
  },
  this_turn: (use, { this_turn: { on_first, do: list } }) => {
    const isSure = use.when === 'now' && hasHappened(use.look.state, use.look.me, on_first);
    return (isSure ? 1 : 0.3) * worthOf(use, list);
  },
  static: (_, { static: name }) => STATIC[name],
});

type Odds = { readonly [Kind in keyof CardplayConditions]: (look: Look, value: CardplayConditions[Kind]) => number };
/** How likely a condition will hold some day. */
export const cardplayOdds: Odds = {
  sent_agent_to: (_, where) => ('maker' in where ? 0.5 : 0.8),
  swordmaster: ({ player }) => (player.swordmaster ? 1 : 0.4),
  deck_size: () => 0.7,
  influence_where_opponent_has_alliance: ({ state, me, player, book }, least) =>
    book.factions.some((faction) => {
      const holder = state.alliances[faction];
      return holder !== null && opponents(state, me).includes(holder) && player.influence[faction] + 1 >= least;
    })
      ? 0.8
      : 0.3,
};

type Counts = { readonly [Kind in keyof CardplayCounters]: (use: Use, value: CardplayCounters[Kind]) => number };
/** In the Reveal turn that is to come the whole hand counts. */
export const cardplayCounts: Counts = {
  other_revealed_card_providing_swords({ look, when, scene, card }, value) {
    if (when === 'now') return counted.other_revealed_card_providing_swords(look.state, scene, value);
    if (when === 'ever') return 1;
    const armed = look.player.hand.hidden.filter((each) => printOf(look, each).swords > 0).length;
    return Math.max(0, armed - (card !== null && printOf(look, card).swords > 0 ? 1 : 0));
  },
  revealed_card({ look, when, scene }, value) {
    if (when === 'now') return counted.revealed_card(look.state, scene, value);
    if (when === 'ever') return Math.max(1, Math.min(2, deckShare(look, value.faction)));
    return look.player.hand.hidden.filter((each) => isOfFaction(look.state, each, value.faction)).length;
  },
};
