import type { Message } from '../../../text/message.ts';
import type { Payment } from '../effects/costs.ts';
import type { Effects } from '../effects/effects.ts';
import { cardRecord, spaceRecord } from '../edition.ts';
import {
  type CardName,
  type FactionId,
  INTRIGUE_MODES,
  type IntrigueMode,
  type IntrigueName,
  type PlayerId,
  RESOURCES,
  REWARD_PLACES,
  type SpaceName,
} from '../ids.ts';
import { persuasionFor } from '../queries/acquire.ts';
import { dueByVisit } from '../queries/contracts.ts';
import { priceFor } from '../queries/space-price.ts';
import { isPerson } from '../queries/table.ts';
import { collects } from '../queries/rivals.ts';
import type { Purchase } from '../questions.ts';
import { visitOf } from '../records.ts';
import { isSetOffBy, profiting } from '../queries/abilities.ts';
import { sideName, sideOf } from '../queries/leader-board.ts';
import { leaderLines } from './leader-lines.ts';
import { saidBoxes } from './boxes.ts';
import { saidCost, saidEffects, saidWhen } from './effects.ts';
import { reason } from './reasons.ts';
import { infiltrationHint } from './spies.ts';
import { saidBattleIcon, saidWorms } from './units.ts';
import { apart, bookAt, type Here, nameOf, openState, playerName, printed, said, sentences, sourceName } from './names.ts';

/** What a visit to a space costs now; null = nothing. R6.3 R17.8 */
export function saidPrice(here: Here, by: PlayerId, space: SpaceName, price: number): Message | null {
  const cost: Payment = priceFor(openState(here), by, space, price);
  return RESOURCES.some((resource) => (cost[resource] ?? 0) > 0) ? saidCost(cost, here.edition) : null;
}
/** Effects of a visit as they would be now: the list of the price, the bonus spice that lies there, the Influence. R6.6 R7.18 R15.3 */
function visitEffects({ view }: Here, space: SpaceName, price: number): Effects {
  return visitOf(spaceRecord(view, space)).flatMap((effect): Effects => {
    if ('by_cost_option' in effect) return effect.by_cost_option[price] ?? [];
    if ('bonus_spice' in effect) return (view.bonusSpice[space] ?? 0) > 0 ? [{ gain: { spice: view.bonusSpice[space] ?? 0 } }] : [];
    if ('harvest' in effect) return [{ gain: { spice: effect.harvest.base + (view.bonusSpice[space] ?? 0) } }];
    return [effect];
  });
}
/** What the visit sets off in the ability of the visitor's Leader. R18.4 R18.5 R18.9 */
function saidSetOff(here: Here, by: PlayerId, space: SpaceName, price: number): readonly Message[] {
  const ability = sideOf(openState(here), by)?.ability;
  const trigger = ability?.trigger;
  if (!trigger) return [];
  const gives = (kind: string): boolean => spaceRecord(here.view, space).effects.some((effect) => kind in effect);
  const isSetOff =
    ('pay_for_space' in trigger && (priceFor(openState(here), by, space, price)[trigger.pay_for_space] ?? 0) > 0) ||
    ('harvest' in trigger && gives('harvest')) ||
    ('take_high_council_seat' in trigger && gives('high_council_seat')) ||
    isSetOffBy(ability, spaceRecord(here.view, space).icon);
  const source = nameOf(here.edition, 'leader', `${sideName(openState(here), by)}.ability`);
  return isSetOff ? [said('choice.piece', { source, what: saidEffects(ability.effects, here.edition) })] : [];
}
/** The own contracts that the visit completes. Uprising R14.3 */
const saidContracts = (here: Here, by: PlayerId, space: SpaceName): readonly Message[] =>
  dueByVisit(openState(here), by, space).map((name) =>
    said('choice.piece', {
      source: sourceName(here.edition, { contract: name }),
      what: saidEffects(bookAt(here).contracts?.cards[name]?.reward ?? [], here.edition),
    }),
  );
/** What an Agent does there: price, effects, the own Leader's part, whether troops may follow, and who profits from control. */
export function visitHint(here: Here, by: PlayerId, space: SpaceName, price: number): Message {
  const { combat, control_bonus } = spaceRecord(here.view, space);
  const cost = saidPrice(here, by, space, price);
  const then = saidEffects(visitEffects(here, space, price), here.edition);
  const owner = here.view.control[space];
  return apart([
    cost ? said('effect.pay.must', { cost, then }) : then,
    ...infiltrationHint(here, by, space),
    ...saidSetOff(here, by, space, price),
    ...saidContracts(here, by, space),
    ...(control_bonus && owner
      ? [said('hint.control', { who: playerName(here, owner), effects: saidEffects(control_bonus, here.edition) })]
      : []),
    ...profiting(openState(here), by, space).map((id) =>
      said('hint.profits', {
        who: playerName(here, id),
        effects: saidEffects(sideOf(openState(here), id)?.ability.effects ?? [], here.edition),
      }),
    ),
    ...(combat ? [said('hint.combat')] : []),
  ]);
}
/** What a card does when it sends an Agent. R6.7 */
export function agentHint(here: Here, by: PlayerId, card: CardName): Message {
  const { edition, view } = here;
  const { agent: box, special_play } = cardRecord(view, card);
  const ring: Effects = sideOf(openState(here), by)?.signet ?? [];
  const agent = box.flatMap((effect): Effects => ('signet' in effect ? ring : [effect])); // R18.1
  const parts = [
    ...(special_play ? [nameOf(edition, 'special', special_play)] : []),
    ...(agent.length > 0 ? [saidEffects(agent, edition)] : []),
  ];
  return parts.length > 0 ? apart(parts) : said('hint.noAgentBox');
}
/** What an Intrigue card does, and before it is spent for nothing why nothing would come of it. J65 */
export function intrigueHint(here: Here, by: PlayerId, card: IntrigueName, mode: IntrigueMode): Message {
  const effects = saidEffects(bookAt(here).intrigue[card]?.[mode] ?? [], here.edition);
  const why = here.view.players[by]?.inVain?.[card];
  return why ? said('hint.inVain', { why: reason(here.edition, why), effects }) : effects;
}
/** What an Intrigue card can do, however it is used. */
export const intrigueLines = (here: Here, card: IntrigueName): Message =>
  sentences(
    INTRIGUE_MODES.flatMap((mode) => {
      const list = bookAt(here).intrigue[card]?.[mode];
      return list ? [saidWhen(mode, list, here.edition)] : [];
    }),
  );

/** What a card costs now, unless it is acquired for nothing, and does later. R10.3 R19.40 */
export function purchaseHint(
  here: Here,
  { acquire: card, from, to }: Pick<Purchase, 'acquire' | 'from'> & Partial<Purchase>,
  paid: 'persuasion' | 'nothing' | 'solari',
): Message {
  const cost = paid === 'persuasion' ? persuasionFor(openState(here), { acquire: card, from }) : 0;
  return sentences([
    ...(paid === 'solari' ? [said('hint.cost.solari', { cost: cardRecord(here.view, card).cost ?? 0 })] : []),
    ...(cost === null || paid === 'solari' ? [] : [said('hint.cost', { cost })]),
    ...(to === 'deck' ? [said('hint.onDeck')] : []),
    ...(to === 'hand' ? [said('hint.inHand')] : []),
    ...cardLines(here, card),
  ]);
}
export const cardLines = ({ edition, view }: Here, card: CardName): readonly Message[] => saidBoxes(cardRecord(view, card), edition);

/** What the own hand gives at least when it is revealed: boxes without conditions, the council, the Hall, waiting cards. R9.5 */
export function revealHint(here: Here, by: PlayerId): Message {
  const { view } = here;
  const { cards, board, intrigue } = bookAt(here);
  const player = view.players[by];
  const standing = Object.keys(view.agents).filter((space) => view.agents[space]?.includes(by));
  const list: Effects = [
    ...(player?.handCards ?? []).flatMap((card) => cards[card]?.reveal ?? []),
    ...standing.flatMap((space) =>
      (board.spaces[space]?.effects ?? []).flatMap((one) => ('while_agent_here' in one ? one.while_agent_here.do : [])),
    ),
    ...(player?.waiting ?? []).flatMap((card) =>
      (intrigue[card]?.plot ?? []).flatMap((one) => ('this_round' in one && !one.this_round.on_each ? one.this_round.do : [])),
    ),
  ];
  const council = player?.council ? board.council.persuasion : 0; // R7.10
  return said('hint.reveal', {
    persuasion: council + printed('persuasion', list),
    swords: printed('swords', list),
  });
}

/** Where somebody stands on a track, and what comes next there: Rivals get no bonus, House Hagal no points. R11 R21.4 R22.2 */
export function influenceHint(here: Here, by: PlayerId, faction: FactionId): Message {
  const { vp_at, alliance_at, bonus, bonus_at } = bookAt(here).board.tracks[faction];
  const now = here.view.players[by]?.influence[faction] ?? 0;
  const holder = here.view.alliances[faction];
  return apart([
    said('hint.influence', { now }),
    ...(now < vp_at && collects(openState(here), by, 'vp') ? [said('hint.influence.vp', { level: vp_at })] : []),
    ...(now < bonus_at && isPerson(by)
      ? [said('hint.influence.bonus', { level: bonus_at, effects: saidEffects(bonus, here.edition) })]
      : []),
    holder
      ? said('hint.influence.ally', { who: playerName(here, holder), level: here.view.players[holder]?.influence[faction] ?? 0 })
      : said('hint.influence.free', { level: alliance_at }),
  ]);
}
/** Where somebody stands, and whether a step down costs the Victory Point of the track. R11.2 */
export function lossHint(here: Here, by: PlayerId, faction: FactionId, amount: number): Message {
  const { vp_at } = bookAt(here).board.tracks[faction];
  const now = here.view.players[by]?.influence[faction] ?? 0;
  const isLost = now >= vp_at && now - amount < vp_at;
  return apart([said('hint.influence', { now }), ...(isLost ? [said('hint.influence.lost')] : [])]);
}
/** What a player has on the board and in the fight. */
export function playerHint({ view }: Here, id: PlayerId): Message {
  const { conflict = 0, strength = 0, garrison = 0 } = view.players[id] ?? {};
  return apart([said('hint.player', { conflict, strength, garrison }), ...saidWorms(view.players[id]?.sandworms)]);
}
/** What is fought for. R13.11 */
export const conflictHint = (here: Here, id: string): Message =>
  sentences([
    ...REWARD_PLACES.map((place) => saidWhen(place, bookAt(here).conflicts[id]?.[place] ?? [], here.edition)),
    ...saidBattleIcon(here.edition, bookAt(here).conflicts[id]?.battle_icon),
  ]);
/** What a Leader can do. R18.1 */
export function leaderHint(here: Here, id: string): Message {
  const record = bookAt(here).leaders[id];
  if (!record) return said('effect.nothing');
  return sentences(leaderLines(here.edition, id, record));
}
