import type { Assignment, CardplayConditions, CardplayCounters, CardplayEffects, StaticName } from '../effects/cardplay.ts';
import type { Effects } from '../effects/effects.ts';
import type { EditionId } from '../types.ts';
import { ICON_SIGNS } from './names.ts';
import { joined, many, one, tab, type Token, word } from './token.ts';

type Line = readonly Token[];
const DESTINATIONS = { hand: 'card', discard: 'discard', trash: 'trash' } as const;
const STATIC: Readonly<Record<StaticName, Line>> = {
  'ignore-influence-requirements': [tab(one('agent')), many('ring-any', '0+')],
  'no-deployment-this-turn': [many('deploy', 0)],
  'reserved-contracts': [one('aside'), one('deal')],
};
const assigned = ({ to, count }: Assignment): Token => many(DESTINATIONS[to], count);

/** @param signsOf the signs of the effects inside another */
export const cardplayDrawn = (
  signsOf: (list: Effects, edition: EditionId) => Line,
): { readonly [Kind in keyof CardplayEffects]: (effect: CardplayEffects[Kind], edition: EditionId) => Line } => ({
  may: ({ may }, edition) => [word('may'), ...signsOf(may, edition)],
  // None of them shuts another out, so no "or" stands between them.
  lines: ({ lines }, edition) =>
    joined(
      lines.map((line) => signsOf(line, edition)),
      { text: '·' },
    ),
  look_top: ({ look_top, assign }) => [tab(one('eye'), many('deck-top', look_top)), ...assign.map(assigned)],
  return_this_to_hand: () => [one('fetch'), word('this')],
  may_deploy: ({ may_deploy: { max } }) => [
    tab(one('troop')),
    ...(max === 'all' ? [word('any'), one('deploy')] : [many('deploy', `0–${max}`)]),
  ],
  this_turn: ({ this_turn: { on_first, do: list } }, edition) => [tab(...acquiring(on_first.acquire_card)), ...signsOf(list, edition)],
  static: ({ static: name }) => STATIC[name],
});
/** A certain card is acquired, or any. */
export const acquiring = (card: string): Line => (card === 'any' ? [one('acquire')] : [one('acquire'), { card }]);

export const cardplayConditions: { readonly [Kind in keyof CardplayConditions]: (value: CardplayConditions[Kind]) => Line } = {
  sent_agent_to: (where) => [one('agent'), one('maker' in where ? 'harvester' : 'ring-any')],
  swordmaster: () => [one('swordmaster')],
  deck_size: (least) => [many('deck-top', `${least}+`)],
  influence_where_opponent_has_alliance: (least) => [many('ring-any', `${least}+`), one('people'), one('ally')],
};
export const cardplayCounters: { readonly [Kind in keyof CardplayCounters]: (value: CardplayCounters[Kind]) => Line } = {
  other_revealed_card_providing_swords: () => [one('reveal'), one('swords')],
  revealed_card: ({ faction }) => [one('reveal'), one(ICON_SIGNS[faction])],
};
