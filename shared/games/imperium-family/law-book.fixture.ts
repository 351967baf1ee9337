import type { TaskOf } from '../../kernel/types.ts';
import type { Asker, WordsBook } from '../../testkit/words-law.ts';
import { conflictNow } from './edition.ts';
import type { FamilyAnswers, FamilyInterjections } from './questions.ts';
import { sourceIn } from './queries/scene.ts';
import type { FamilyGame, FamilyView } from './types.ts';
import { nameOf, said, sourceName } from './words/names.ts';

const phase = 'phase';
const conflict = (view: FamilyView) => nameOf(view.edition, 'conflict', view.conflicts.at(-1) ?? '');
/** An effect: what it comes from, at least the space that its turn went to. */
type Effectful = {
  [Name in keyof FamilyAnswers]: TaskOf<FamilyGame, Name> extends { origin: unknown } ? Name : never;
}[keyof FamilyAnswers];
const effect: Asker<FamilyGame> = (view, task) => {
  const source = sourceIn(view, task as TaskOf<FamilyGame, Effectful>);
  if (source) return [sourceName(view.edition, source)];
  return view.turn.space ? [nameOf(view.edition, 'space', view.turn.space)] : [];
};
const PRINTED = [
  'acquire.what.exactly.cost',
  'acquire.what.upTo.cost',
  'condition.completed_contracts.least',
  'condition.deck_size.least',
  'condition.deployed_units_this_turn.least',
  'condition.influence_where_opponent_has_alliance.least',
  'condition.sandworms_in_conflict.least',
  'condition.spies_on_board.least',
  'condition.strength_in_conflict.least',
  'condition.trashed_card_cost_at_least.least',
  'cost.discard.count',
  'cost.flip_battle_card.count',
  'cost.lose_influence.times.times',
  'cost.recall_spy.count',
  'cost.retreat.count',
  'cost.retreat.some.max',
  'cost.retreat.some.min',
  'cost.trash_intrigue.count',
  'effect.contract.count',
  'effect.look_top.count',
  'effect.look_top.discard.count',
  'effect.look_top.hand.count',
  'effect.look_top.trash.count',
  'effect.move_track_token.count',
  'condition.conflict_tier.tier',
  'condition.bonus_spice.least',
  'effect.rival_influence_toward_alliance.amount',
  'effect.rival_influence_where_highest.amount',
  'item.rival.value.value',
  'thing.influence.lowest.amount',
  'thing.influence.priority.amount',
  'thing.influence.priority.place',
  'effect.place_spy.count',
  'effect.place_spy.on.count',
  'effect.recall_agent.others.count',
  'effect.retreat.exactly.count',
  'effect.retreat.least.max',
  'effect.retreat.least.min',
  'effect.sandworm.count',
  'effect.trash.must.from.count',
  'effect.troop_supply_to_memory.count',
  'hint.match.vp',
  'hint.sandworm.strength',
  'effect.reinforce.count',
  'effect.throne_row.count',
  'hint.contract.harvest.count',
  'item.contract.harvest.count',
  'item.leader.stage.n',
  'item.trigger.another_player_sends_agent_to.count',
  'item.trigger.reach_influence.height',
  'thing.influence.that.amount',
  'condition.influence.least',
  'condition.opponent_troop_in_conflict.least',
  'condition.owned_cards.least',
  'condition.tracks_with_influence.least',
  'condition.tracks_with_influence.tracks',
  'condition.units_in_conflict.least',
  'cost.lose_influence.any.amount',
  'cost.lose_troop.count',
  'cost.solari.amount',
  'cost.spice.amount',
  'cost.trash.count',
  'cost.water.amount',
  'effect.acquire.deck_top.cost',
  'effect.acquire.discard.cost',
  'effect.choose.some.n',
  'effect.deploy.garrison.max',
  'effect.deploy.recruited_now.max',
  'effect.discard.count',
  'effect.draw.count',
  'effect.harvest.base',
  'effect.imperium_row.count',
  'effect.imperium_row.discount',
  'effect.intrigue.count',
  'effect.lose_troop.conflict.count',
  'effect.lose_troop.garrison.count',
  'effect.modify.acquire_cost.by',
  'effect.modify.space_cost.by',
  'effect.modify_space_influence.amount',
  'effect.recall_agent.count',
  'effect.recruit.count',
  'effect.retreat.max',
  'effect.steal_intrigue.count',
  'effect.steal_intrigue.least',
  'effect.trash.count',
  'item.trigger.deployed_in_own_turn.count',
  'item.trigger.harvest.count',
  'item.trigger.pay_for_space.count',
  'item.trigger.take_high_council_seat.count',
  'thing.influence.amount',
  'thing.influence.any.amount',
  'thing.influence.behind.amount',
  'thing.persuasion.amount',
  'thing.solari.amount',
  'thing.spice.amount',
  'thing.swords.count',
  'thing.vp.amount',
  'thing.water.amount',
  'hint.influence.bonus.level',
  'hint.influence.free.level',
  'hint.influence.vp.level',
] as const;
/** Numbers that a record prints, and those that everybody sees on the board. */
const OPEN = [
  'hint.influence.ally.level',
  'hint.influence.now',
  'hint.player.conflict',
  'hint.player.garrison',
  'hint.player.strength',
] as const;
const all = (keys: readonly string[], what: string) => Object.fromEntries(keys.map((key) => [key, what]));
type Event = FamilyGame['Event'];
const moved = (value: number, told: readonly Event[]): boolean =>
  value === 0 || told.some((event) => (event.type === 'deployed' || event.type === 'retreated') && event.troops === value);
const NUMBERS: NonNullable<WordsBook<FamilyGame>['numbers']> = {
  ...all(PRINTED, 'printed on a card, a space, a Leader or a track'),
  ...all(OPEN, 'open on the board'),
  'choice.number.count': 'what the books are set to',
  'thing.trade.intrigue.amount': (value, { before, seat }) => value <= (before.players[seat]?.intrigue ?? 0),
  'thing.trade.solari.amount': (value, { before, seat }) => value <= (before.players[seat]?.solari ?? 0),
  'thing.trade.spice.amount': (value, { before, seat }) => value <= (before.players[seat]?.spice ?? 0),
  'thing.trade.water.amount': (value, { before, seat }) => value <= (before.players[seat]?.water ?? 0),
  'choice.contribute.count': (value, { before, seat }) => value <= (before.players[seat]?.spice ?? 0),
  'choice.reinforce.count': (value, { told }) => value === 0 || told.some((event) => event.type === 'recruited' && event.troops === value),
  'choice.deploy.count': (value, { told }) => moved(value, told),
  'choice.troops.count': (value, { told }) => moved(value, told) || told.some((event) => event.type === 'noted' && event.to === value),
  'choice.strength.count': (value, { told }) =>
    told.every((event) => event.type !== 'combat' || value === 0 || event.strengths.some(({ strength }) => strength === value)),
  'choice.vp.count': (value, { after }) => after.phase !== 'endgame' || Object.values(after.players).some((player) => player?.vp === value),
  'hint.cost.cost': (value, { before, after }) => before.turn.persuasion - after.turn.persuasion === value,
  'hint.cost.solari.cost': (value, { seat, before, after }) =>
    (before.players[seat]?.solari ?? 0) - (after.players[seat]?.solari ?? 0) === value,
  'hint.reveal.persuasion': (value, { after }) => after.turn.persuasion >= value,
  'hint.reveal.swords': (value, { seat, after }) => (after.players[seat]?.swords ?? 0) >= value,
  'hint.unspent.persuasion': (value, { before }) => before.turn.persuasion === value,
};
const ASKERS: WordsBook<FamilyGame>['askers'] = {
  leader: phase,
  rivalCard: phase,
  tokens: (view, task) => ('by' in task && task.by ? [nameOf(view.edition, 'leader', `${view.players[task.by]?.leader}.ability`)] : []),
  defend: (view) => [nameOf(view.edition, 'space', conflictNow(view)?.location ?? '')],
  turn: phase,
  effects: ({ edition, turn }) => [turn.kind === 'reveal' ? said('phase.turns.reveal') : nameOf(edition, 'space', turn.space ?? '')],
  order: effect,
  payOffer: effect,
  choose: effect,
  chooseSome: effect,
  influence: effect,
  loseInfluence: effect,
  trash: effect,
  discard: effect,
  deploy: effect,
  retreat: effect,
  recallAgent: effect,
  acquire: effect,
  contract: effect,
  trashIntrigue: effect,
  setAside: effect,
  endEarly: effect,
  special: effect,
  mayOffer: effect,
  line: effect,
  assign: effect,
  heir: (_, task) => ('faction' in task ? [said(`faction.${task.faction}`)] : []),
  window: (view) => [conflict(view)],
  victory: (view) => [conflict(view)],
  endgame: () => [said('phase.endgame')],
  tellConflict: phase,
  tellTurn: phase,
  tellMore: ({ edition, turn }) =>
    turn.space
      ? [nameOf(edition, 'space', turn.space)]
      : turn.kind === 'reveal'
        ? [said('phase.turns.reveal')]
        : [said('choice.told.passed')],
  tellTroops: phase,
  tellStolen: phase,
  tellStrength: (view) => [conflict(view)],
  tellEnd: phase,
  tellScore: () => [said('phase.endgame')],
  tellRest: phase,
  placeSpy: effect,
  recallSpy: effect,
  shieldWall: effect,
  flipCard: effect,
  activate: phase,
  reinforce: effect,
  trade: effect,
  tradeGive: effect,
  tradeAgree: effect,
  tradeCard: effect,
  split: effect,
  handOut: effect,
  throneRow: effect,
  contribute: effect,
  concede: (view) => [conflict(view)],
};

/** What may be done unasked. */
export const DEEDS: readonly (keyof FamilyInterjections)[] = [
  'lookAtTop',
  'note',
  'lift',
  'place',
  'close',
  'open',
  'token',
  'spy',
  'turnedUp',
];

/**
 * What the law of words must know of an edition.
 * @param asked the questions that it asks; `false` = random games may go by without it
 * @param deeds what may be done in it unasked
 */
export function lawBook(
  asked: Readonly<Partial<Record<keyof FamilyAnswers, boolean>>>,
  deeds: readonly (keyof FamilyInterjections)[],
): WordsBook<FamilyGame> {
  const names = Object.keys(ASKERS) as (keyof FamilyAnswers)[];
  const why = (name: keyof FamilyAnswers): string => (name in asked ? 'random games may go by without it' : 'other editions ask it');
  return {
    askers: ASKERS,
    things: /^(plain|(space|thing|cost|zone|faction|effect|has|battleIcon|contract|story\.(strength|score)|ask\.window\.own)(\..*)?)$/,
    rare: Object.fromEntries([
      ...names.flatMap((name) => (asked[name] === true ? [] : [[name, why(name)] as const])),
      ...DEEDS.flatMap((name) => (deeds.includes(name) ? [] : [[name, 'it may be done in other editions'] as const])),
    ]),
    numbers: NUMBERS,
    excepted: {},
  };
}
