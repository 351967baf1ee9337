import type { Payment } from '../effects/costs.ts';
import type { Effects } from '../effects/effects.ts';
import { spaceRecord } from '../edition.ts';
import { RESOURCES, type SpaceName } from '../ids.ts';
import { isSetOffBy, profiting } from '../queries/abilities.ts';
import { cardSays } from '../queries/cardplay.ts';
import { sideOf } from '../queries/leader-board.ts';
import { turnWith } from '../queries/marks.ts';
import { sends } from '../queries/place.ts';
import { priceFor } from '../queries/space-price.ts';
import type { PlayPlot, Send, TurnAnswer } from '../questions.ts';
import { agentWorth, keepWorth } from './cards.ts';
import { visitedContracts } from './contracts.ts';
import { deployment, fightOf } from './fight.ts';
import { influenceWorth } from './influence.ts';
import { marksForAgents, plotWorth } from './intrigue.ts';
import { type Look, once, printOf } from './look.ts';
import { recruitsOf } from './printed.ts';
import { spiesOnVisit } from './spies.ts';
import { bestFirst, type Rated, rate } from '../../../search/rated.ts';
import { priceNow } from './worth.ts';

/** Sending an Agent there for one of the prices. */
interface Visit {
  readonly cost: Payment;
  /** Troops that it recruits. */
  readonly fresh: number;
  /** What it brings whatever the card, less what it costs. R6.4-R6.6 R7 */
  readonly worth: number;
}
const FREE: readonly Payment[] = [{}];
/** By the number of the price. */
const visitsTo = once((look: Look, to: SpaceName): readonly Visit[] =>
  (spaceRecord(look.state, to).cost_options ?? FREE).map((_, price) => visit(look, to, price)),
);
function visit(look: Look, to: SpaceName, price: number): Visit {
  const { state, me } = look;
  const { maker, influence_gain, effects } = spaceRecord(state, to);
  const list = effects.flatMap((effect) => ('by_cost_option' in effect ? (effect.by_cost_option[price] ?? []) : [effect]));
  const cost = priceFor(state, me, to, price);
  let worth =
    look.worth(look, 'now', list) -
    priceNow(look, cost) +
    abilityWorth(look, to, list, cost) +
    ownersWorth(look, to) -
    profitsOfOthers(look, to);
  if (state.contracts) worth += visitedContracts(look, to);
  if (maker) worth += (state.bonusSpice[to] ?? 0) * look.price.spice;
  if (influence_gain) worth += influenceWorth(look, influence_gain.faction, influence_gain.amount);
  return { cost, fresh: recruitsOf(list), worth: worth + spiesOnVisit(look, to) };
}
const visitOf = (look: Look, { to, price = 0 }: Send): Visit => visitsTo(look, to)[price] as Visit;
/** What the own Leader's ability adds. R18.1 */
function abilityWorth(look: Look, to: SpaceName, list: Effects, cost: Payment): number {
  const ability = sideOf(look.state, look.me)?.ability;
  const trigger = ability?.trigger;
  if (!trigger) return 0;
  const isSetOff =
    ('take_high_council_seat' in trigger && list.some((effect) => 'high_council_seat' in effect)) ||
    ('harvest' in trigger && list.some((effect) => 'harvest' in effect)) ||
    ('pay_for_space' in trigger && (cost[trigger.pay_for_space] ?? 0) > 0) ||
    isSetOffBy(ability, spaceRecord(look.state, to).icon);
  return isSetOff ? look.worth(look, 'now', ability.effects, null, to) : 0;
}
/** The owner of the Control marker gains by the visit. R14.3 */
function ownersWorth(look: Look, to: SpaceName): number {
  const owner = look.state.control[to];
  const { control_bonus } = spaceRecord(look.state, to);
  if (!owner || !control_bonus) return 0;
  return look.worth(look, 'now', control_bonus) * (owner === look.me ? 1 : -look.weights.spite);
}
/** What Leaders of others gain by the visit, as far as one minds. Uprising R15.11 */
const profitsOfOthers = (look: Look, to: SpaceName): number =>
  profiting(look.state, look.me, to).reduce(
    (sum, id) => sum + look.weights.spite * look.worth(look, 'now', sideOf(look.state, id)?.ability.effects ?? []),
    0,
  );
/** Troops that the visit lets into the Conflict. R8.4 */
function fightWorth(look: Look, { card, to }: Send, fresh: number): number {
  if (!spaceRecord(look.state, to).combat || cardSays(look.state, look.me, card, 'no-deployment-this-turn')) return 0;
  const { player, book } = look;
  const recruited = Math.min(player.supply, fresh + printOf(look, card).recruits);
  return deploymentWorth(look, Math.min(player.garrison + recruited, recruited + book.game.limits.garrison_deployed));
}
const deploymentWorth = once((look: Look, most: number) => deployment(look, fightOf(look), most).worth);
function sendWorth(look: Look, send: Send): number {
  const { card, to, lift } = send;
  const { worth: visited, fresh } = visitOf(look, send);
  const worth = visited + fightWorth(look, send, fresh) + agentWorth(look, card, to) - keepWorth(look, card);
  // An Agent that was lifted leaves one more on the Leader. R19.20
  return lift === undefined || look.player.agents === 0 ? worth : worth + 0.7 * look.price.agent;
}

/** How a turn can begin. Revealing while Agents are left is what is done when nothing else is worth it. R5.1 */
export function turnWorths(look: Look, offered: readonly TurnAnswer[]): readonly Rated<TurnAnswer>[] {
  const sending = offered.flatMap((it) => (typeof it === 'object' && 'to' in it ? [{ it, worth: sendWorth(look, it) }] : []));
  const others = offered.filter((it): it is 'reveal' | PlayPlot => it === 'reveal' || 'plot' in it);
  return [
    ...planned(look, sending),
    ...rate<TurnAnswer>(others, (it) => (typeof it === 'object' && 'plot' in it ? plotAtStart(look, it) : 0)),
  ];
}
/** An Agent is sent so that the next one has something left to do. */
function planned(look: Look, sending: readonly Rated<Send>[]): readonly Rated<Send>[] {
  const { plan } = look.weights;
  if (look.player.agents < 2) return sending;
  const sorted = bestFirst(sending);
  return sending.map(({ it, worth }) => {
    const next = sorted.find((other) => other.it.card !== it.card && other.it.to !== it.to && bothAffordable(look, it, other.it));
    return { it, worth: worth + plan * Math.max(0, next?.worth ?? 0) };
  });
}
function bothAffordable(look: Look, one: Send, other: Send): boolean {
  const [first, second] = [visitOf(look, one).cost, visitOf(look, other).cost];
  return RESOURCES.every((what) => (first[what] ?? 0) + (second[what] ?? 0) <= look.player[what]);
}
/** Cards that open other spaces are worth what they open. R19.42 R19.44 */
function plotAtStart(look: Look, { plot }: PlayPlot): number {
  const opens = marksForAgents(look, look.book.intrigue[plot]?.plot ?? []);
  const { state } = look;
  if (opens.length === 0) return plotWorth(look, plot);
  if (look.player.agents === 0) return -1;
  const most = (list: readonly Send[]): number => Math.max(0, ...list.map((send) => sendWorth(look, send)));
  const gain = most(sends({ ...state, turn: turnWith(state.turn, opens) }, look.me)) - most(sends(state, look.me));
  // It has to be played before the Agent is sent, so it beats what it makes possible.
  return gain > look.weights.keep * Math.min(1, look.left / 2) ? 9 : -1;
}
