import type { AcquirePlace } from '../effects/acquire.ts';
import type { Effect, EffectForms, EffectKind, Effects, GainKind } from '../effects/effects.ts';
import { specialIn } from '../edition.ts';
import { kindOf } from '../queries/effects/kinds.ts';
import type { EditionId } from '../types.ts';
import { acquiring, cardplayDrawn } from './cardplay.ts';
import { signsOfCondition, signsOfCosts, signsOfCounter } from './conditions.ts';
import { leaderSigns } from './leaders.ts';
import { GAIN_SIGNS, ICON_SIGNS, influenceSign, lostTroops } from './names.ts';
import { rivalsDrawn } from './rivals.ts';
import { SPY_EFFECTS } from './spies.ts';
import { joined, many, OR, one, tab, THEN, type Token, word } from './token.ts';
import { teamSigns } from './teams.ts';
import { unitsDrawn } from './units.ts';

type Line = readonly Token[];
/** One card to be had, one to be lost: a number says more only from two on. */
const some = (sign: Parameters<typeof one>[0], count: number): Token => (count === 1 ? one(sign) : many(sign, count));
const upTo = (sign: Parameters<typeof one>[0], max: number | 'all', min = 0): Line =>
  max === 'all' ? [word('any'), one(sign)] : [many(sign, min === max ? max : `${min}–${max}`)];

/** Influence with one of several Factions: one number before their signs. */
function factionsOf(lists: readonly Effects[]): Line | null {
  const signs = lists.flatMap(([only, ...more]) =>
    only && 'influence' in only && more.length === 0 ? [many(influenceSign(only.influence.faction), `+${only.influence.amount}`)] : [],
  );
  const counts = new Set(signs.map(({ count }) => count));
  if (signs.length < lists.length || signs.length < 2 || counts.size > 1) return null;
  return signs.flatMap((token, at) => (at === 0 ? [token] : [{ text: '/' }, one(token.sign)]));
}

/** Where an acquired card goes that does not go to the discard pile. */
const PLACES: Readonly<Record<AcquirePlace, Line>> = { discard: [], deck_top: [one('deck-top')], hand: [word('hand')] };
const DRAWN: { readonly [Kind in EffectKind]: (effect: EffectForms[Kind], edition: EditionId) => Line } = {
  gain: ({ gain }) => (Object.entries(gain) as [GainKind, number][]).map(([kind, count]) => many(GAIN_SIGNS[kind], count)),
  recruit: ({ recruit }) => [many('troop', recruit)],
  draw: ({ draw }) => [many('card', draw)],
  intrigue: ({ intrigue }) => [many('intrigue', intrigue)],
  persuasion: ({ persuasion }) => [many('persuasion', persuasion)],
  swords: ({ swords }) => [many('swords', swords)],
  influence: ({ influence: { faction, amount, where } }) => [
    ...(where ? [tab(many('people', '>'))] : []),
    many(influenceSign(faction), `+${amount}`),
  ],
  modify_space_influence: ({ modify_space_influence: { set_amount } }) => [tab(one('agent')), many('ring-any', `+${set_amount}`)],
  pay: ({ pay, then }, edition) => [...signsOfCosts(pay), THEN, ...signsOf(then, edition)],
  choose: ({ choose, n = 1 }, edition) => [
    ...(n > 1 ? [{ text: `${n}×` }] : []),
    ...(factionsOf(choose) ?? joined(linesFor(choose, edition), OR)),
  ],
  if: (effect, edition) => [
    ...(effect.else ? [...signsOf(effect.else, edition), OR] : []),
    tab(...signsOfCondition(effect.if)),
    ...signsOf(effect.then, edition),
  ],
  for_each: (effect, edition) => [...signsOf(effect.do, edition), word('per'), ...signsOfCounter(effect.for_each)],
  trash: ({ trash: { count, optional } }) => [...(optional ? [word('may')] : []), some('trash', count)], // R17.2
  trash_this: () => [one('trash'), word('this')],
  signet: () => [one('signet')],
  deploy: ({ deploy: { max } }) => upTo('deploy', max),
  retreat: ({ retreat: { min, max } }) => upTo('retreat', max, min),
  recall_agent: ({ recall_agent }) => [many('recall', recall_agent)],
  each_opponent: ({ each_opponent }, edition) => [tab(one('people')), ...signsOf(each_opponent, edition)],
  discard: ({ discard }) => [many('discard', discard)],
  lose_troop: ({ lose_troop: { from, count } }) => [lostTroops(from, count)],
  acquire: ({ acquire: { card, max_cost, exact_cost, pay_with, to } }) => [
    ...(pay_with === 'nothing' ? [] : [one(pay_with), THEN]),
    exact_cost !== undefined
      ? many('acquire', `=${exact_cost}`)
      : max_cost === undefined
        ? one('acquire')
        : many('acquire', `≤${max_cost}`),
    ...(card === undefined ? [] : [{ card }]),
    ...(typeof to === 'string' ? PLACES[to] : [tab(...signsOfCondition(to.if)), ...PLACES[to.then], OR, ...PLACES[to.else]]),
  ],
  modify: (effect) =>
    effect.modify === 'acquire_cost'
      ? [{ card: effect.card }, many('persuasion', signed(effect.by))]
      : [
          ...(effect.zone in ICON_SIGNS ? [tab(one(ICON_SIGNS[effect.zone as keyof typeof ICON_SIGNS]))] : []),
          many(GAIN_SIGNS[effect.resource], signed(effect.by)),
        ],
  take_mentat: () => [one('mentat')],
  control: () => [one('flag')],
  steal_intrigue: ({ steal_intrigue: { min_held, count } }) => [tab(one('people'), many('intrigue', `${min_held}+`)), many('steal', count)],
  end_turn: () => [word('may'), one('turn-end')],
  this_round: ({ this_round: { on_each, do: list } }, edition) => [
    tab(one('reveal'), ...(on_each ? acquiring(on_each.acquire_card) : [])),
    ...signsOf(list, edition),
  ],
  while_agent_here: ({ while_agent_here }, edition) => [tab(one('agent'), one('reveal')), ...signsOf(while_agent_here.do, edition)],
  by_cost_option: ({ by_cost_option }, edition) => joined(linesFor(by_cost_option, edition), OR),
  harvest: ({ harvest: { base } }) => [one('harvester'), many('spice', `${base}+`)], // with the bonus spice, R15.3
  high_council_seat: () => [one('council')],
  take_swordmaster: () => [one('swordmaster')],
  imperium_row: ({ imperium_row: { remove, discount } }) => [many('aside', remove), many('persuasion', `−${discount}`)],
  reshuffle_hagal_deck_and_reveal_again: () => [one('shuffle')],
  special: ({ special }, edition) => specialIn(edition, special).sign,
  ...leaderSigns((list, edition) => signsOf(list, edition)),
  ...SPY_EFFECTS,
  ...unitsDrawn,
  ...rivalsDrawn,
  ...teamSigns((list, edition) => signsOf(list, edition)),
  contract: ({ contract }) => [some('contract', contract)],
  complete: ({ then }, edition) => [one('contract'), THEN, ...signsOf(then, edition)],
  ...cardplayDrawn((list, edition) => signsOf(list, edition)),
};
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** One effect, drawn. */
export const signsOfEffect = (effect: Effect, edition: EditionId): Line =>
  (DRAWN[kindOf(effect)] as (effect: Effect, edition: EditionId) => Line)(effect, edition);
/** A list of effects as one line. */
export const signsOf = (effects: Effects, edition: EditionId): Line => effects.flatMap((effect) => signsOfEffect(effect, edition));
const linesFor = (lists: readonly Effects[], edition: EditionId): readonly Line[] => lists.map((list) => signsOf(list, edition));
