import { isOneOf } from '../../../kernel/typed.ts';
import type { Task, TaskOf } from '../../../kernel/types.ts';
import type { Message } from '../../../text/message.ts';
import type { OptionLabel } from '../../face.ts';
import type { Effects } from '../effects/effects.ts';
import type { TeamConditions, TeamEffects, Traded } from '../effects/teams.ts';
import type { PlayerId, SeatId } from '../ids.ts';
import type { Activation, Gift, TeamAnswers, TeamEvent } from '../teams.ts';
import type { EditionId, FamilyGame } from '../types.ts';
import {
  factionName,
  type Gaps,
  type Here,
  listed,
  nameOf,
  ofAct,
  ofAnyCard,
  ofCard,
  ofContract,
  ofIntrigue,
  ofPlayer,
  playerName,
  said,
  type Table,
} from './names.ts';
import type { Tellings } from './telling.ts';

type Sayings<Forms> = { readonly [Kind in keyof Forms]: (form: Forms[Kind], edition: EditionId) => Message };
/** How the effects inside another are said. */
interface Inside {
  readonly effects: (list: Effects, edition: EditionId) => Message;
  readonly anyOf: (lists: readonly Effects[], edition: EditionId) => Message;
}
export const teamSayings = (inside: Inside): Sayings<TeamEffects> => ({
  reinforce: ({ reinforce }) => said('effect.reinforce', { count: reinforce }),
  trade: () => said('effect.trade'),
  split: ({ split: { options } }, edition) => said('effect.split', { options: inside.anyOf(options, edition) }),
  each_ally: ({ each_ally }, edition) => said('effect.each_ally', { then: inside.effects(each_ally, edition) }),
  distribute_face_up_contracts: () => said('effect.distribute_face_up_contracts'),
  refill_contracts: () => said('effect.refill_contracts'),
  throne_row: ({ throne_row: { move_from_imperium_row, filter } }) =>
    said('effect.throne_row', { count: move_from_imperium_row, faction: factionName(filter.not_faction) }),
  take_token: () => said('effect.take_token'),
});
export const teamConditionSayings: Sayings<TeamConditions> = { swordmaster_bonus_token: () => said('condition.swordmaster_bonus_token') };

const goods = (kind: Traded, amount: number): Message => said(`thing.trade.${kind}`, { amount });
const gift = (given: Gift): Message => (given === 'nothing' ? said('thing.trade.nothing') : goods(given.kind, given.amount));

type Asking = { readonly as?: string; readonly with?: Gaps };
/** What a question names beside whom it asks. */
export const teamAsking: { readonly [Name in keyof TeamAnswers]: (here: Here, task: TaskOf<FamilyGame, Name>) => Asking } = {
  activate: () => ({}),
  reinforce: (here, { by, troops }) => ({ with: { count: troops, who: playerName(here, firstAllyOf(here, by)) } }),
  trade: () => ({}),
  tradeGive: (here, { to, offered }) =>
    offered === null
      ? { as: 'first', with: { to: playerName(here, to) } }
      : { as: 'back', with: { to: playerName(here, to), gift: gift(offered) } },
  tradeAgree: (here, { with: partner, gives, gets }) => ({
    with: { partner: playerName(here, partner), gives: gift(gives), gets: gift(gets) },
  }),
  tradeCard: (here, { to }) => ({ with: { to: playerName(here, to) } }),
  split: () => ({}),
  handOut: (here, { to }) =>
    here.view.contracts?.open.length === 1 ? { as: 'one' } : { with: { to: playerName(here, to[0] ?? 'seat1') } },
  throneRow: () => ({}),
  contribute: (here, { by, spice, gifts }) => ({
    with: { of: playerName(here, by), spice, given: gifts.reduce((sum, each) => sum + each.spice, 0) },
  }),
  concede: (here, { to }) => ({
    with: { to: playerName(here, to), conflict: nameOf(here.edition, 'conflict', here.view.conflicts.at(-1) ?? '') },
  }),
};
/** The Ally whose share is asked for; the other one gets the rest. */
const firstAllyOf = ({ view }: Here, by: PlayerId): SeatId =>
  view.teams?.find(({ commander, allies }) => commander === by || isOneOf(allies, by))?.allies[0] ?? 'seat1';

type Asked = Here & { readonly task: Task<FamilyGame> | undefined };
const plainly = (key: string, icon: string): OptionLabel => ({ label: said(`choice.${key}`), icon });
function onActivation(asked: Asked, { ally, with: how }: Activation): OptionLabel {
  return {
    label: said(`choice.activate.${how}`, { who: playerName(asked, ally) }),
    hint: said(`hint.activate.${how === 'reveal' ? 'reveal' : 'agent'}`),
    target: how === 'reveal' ? ofAct('reveal') : ofPlayer(ally),
    icon: how === 'reveal' ? 'reveal' : 'agent',
  };
}
const yesOrNo =
  (key: string, icon: string) =>
  (_: Asked, yes: boolean): OptionLabel =>
    plainly(yes ? key : `${key}.no`, yes ? icon : 'no');
const onCount =
  (key: string, icon: string) =>
  (_: Asked, count: number): OptionLabel => ({ label: said(`choice.${key}`, { count }), icon });
/** Which of two one has; the other goes to the Ally. */
function optionsIn({ task }: Asked): readonly Effects[] {
  return task?.do === 'split' ? task.options : [];
}
/** @param saidList says a list of effects */
export const teamLabels = (
  saidList: (list: Effects, edition: EditionId) => Message,
): { readonly [Name in keyof TeamAnswers]: (asked: Asked, value: TeamAnswers[Name]) => OptionLabel } => ({
  activate: onActivation,
  reinforce: onCount('reinforce', 'troop'),
  trade: (asked, to) =>
    to === 'nobody' ? plainly('trade.nobody', 'no') : { label: playerName(asked, to), target: ofPlayer(to), icon: 'people' },
  tradeGive(_, answer) {
    if (answer === 'refuse') return plainly('trade.refuse', 'no');
    return { label: gift(answer), icon: answer === 'nothing' ? 'pass' : answer.kind };
  },
  tradeAgree: yesOrNo('tradeAgree', 'deal'),
  tradeCard: ({ edition }, card) => ({ label: nameOf(edition, 'intrigue', card), target: ofIntrigue(card), icon: 'intrigue' }),
  split: (asked, at) => ({ label: said('choice.list', { effects: saidList(optionsIn(asked)[at] ?? [], asked.edition) }), icon: 'deal' }),
  handOut: (asked, { contract, ally }) => ({
    label: said('choice.handOut', { contract: nameOf(asked.edition, 'contract', contract), who: playerName(asked, ally) }),
    target: ofContract(contract),
    icon: 'contract',
  }),
  throneRow: ({ edition }, card) => ({ label: nameOf(edition, 'card', card), target: ofCard('row', card), icon: 'card' }),
  contribute: onCount('contribute', 'spice'),
  concede: yesOrNo('concede', 'ally'),
});
/** For which Ally a Commander plays a card. Uprising R18.10 */
export const playedFor = (asked: Asked, label: OptionLabel, ally: SeatId): OptionLabel => ({
  ...label,
  label: said('choice.playedFor', { card: label.label, who: playerName(asked, ally) }),
});

const between = (player: PlayerId, key: string, other: PlayerId, gap: string, table: Table, more: Gaps = {}) => ({
  by: player,
  key,
  with: { ...more, [gap]: playerName(table, other) },
  targets: [ofPlayer(other)],
});
export const TEAM_STORY: Tellings<TeamEvent['type']> = {
  activated: ({ player, ally, with: how }, table) =>
    between(player, `activated.${how === 'reveal' ? 'reveal' : 'agent'}`, ally, 'ally', table),
  traded: ({ player, with: partner, gives, gets }, table) =>
    between(player, 'traded', partner, 'partner', table, { gives: gift(gives), gets: gift(gets) }),
  noTrade: ({ player, with: partner }, table) => between(player, 'noTrade', partner, 'partner', table),
  gave({ player, to, card }, table) {
    if (!card) return between(player, 'gave', to, 'to', table);
    return { ...between(player, 'gaveCard', to, 'to', table, { card: nameOf(table.edition, 'intrigue', card) }), secret: true };
  },
  throne: ({ player, card }, { edition }) => ({
    by: player,
    key: 'throne',
    with: { card: nameOf(edition, 'card', card) },
    targets: [ofAnyCard(card)],
  }),
  handedContract: ({ player, to, contract }, table) =>
    between(player, 'handedContract', to, 'to', table, { contract: nameOf(table.edition, 'contract', contract) }),
  tookToken: ({ player }) => ({ by: player, key: 'tookToken' }),
  thirdGone: ({ player }) => ({ by: player, key: 'thirdGone' }),
  tooLittle: ({ player }) => ({ by: player, key: 'tooLittle' }),
  conceded: ({ player, to }, table) => between(player, 'conceded', to, 'to', table),
  swordsLost: ({ player, swords }) => ({ by: player, key: 'swordsLost', with: { swords } }),
  swapped: ({ player, with: other }, table) => between(player, 'swapped', other, 'other', table),
};
/** The teams by their Commanders, with what each has in all. Uprising R18.6 */
export const saidTeamScores = (table: Table, scores: readonly { readonly player: PlayerId; readonly vp: number }[]): readonly Message[] =>
  (table.view?.teams ?? []).map(({ commander, allies }) => {
    const own: readonly PlayerId[] = [commander, ...allies];
    const vp = scores.reduce((sum, { player, vp: points }) => sum + (own.includes(player) ? points : 0), 0);
    return said('story.score', { who: listed(own.map((id) => playerName(table, id))), vp });
  });
