import type { Task } from '../../../kernel/types.ts';
import type { Message } from '../../../text/message.ts';
import type { OptionLabel, SeatNames } from '../../face.ts';
import { bookOf, intrigueRecord, specialIn } from '../edition.ts';
import type { Effects } from '../effects/effects.ts';
import { everyEffect } from '../effects/walk.ts';
import { type FactionId, INTRIGUE_MODES, type IntrigueMode, isFaction, type PlayerId, type SpaceName } from '../ids.ts';
import type {
  ContractAnswer,
  FamilyAnswers,
  FamilyInterjections,
  Purchase,
  Send,
  SpecialAnswer,
  TokenNote,
  ToldMore,
  ToldTurn,
} from '../questions.ts';
import { signsOf } from '../signs/effects.ts';
import { influenceSign, MODE_SIGNS } from '../signs/names.ts';
import { signsIn } from '../signs/token.ts';
import type { FamilyGame, FamilyView } from '../types.ts';
import { contractHint, contractTitle } from './contracts.ts';
import { saidEffects, saidOtherwise } from './effects.ts';
import { isFormField, onAmount, onThing } from './fields.ts';
import {
  agentHint,
  cardLines,
  conflictHint,
  influenceHint,
  intrigueHint,
  intrigueLines,
  leaderHint,
  lossHint,
  playerHint,
  purchaseHint,
  revealHint,
  saidPrice,
  visitHint,
} from './hints.ts';
import {
  type CardPlace,
  factionName,
  type Here,
  hereOf,
  iconOf,
  nameOf,
  ofAct,
  ofAgent,
  ofCard,
  ofConflict,
  ofContract,
  ofFaction,
  ofIntrigue,
  ofLeader,
  ofPlayer,
  ofSpace,
  playerName,
  said,
  sentences,
  tokenName,
} from './names.ts';
import { onPiece } from './pieces.ts';
import { onRivalCard } from './rivals.ts';
import { onSpy, SPY_LABELS } from './spies.ts';
import { playedFor, teamLabels } from './teams.ts';
import { onMatch, unitsLabels } from './units.ts';

/** An option is spoken of where it is offered: by whom, and for which question. */
export interface Asked extends Here {
  readonly task: Task<FamilyGame> | undefined;
  /** Whose choice it is; a Rival's is made by a person. R23.13 */
  readonly by: PlayerId;
}
type Named = FamilyAnswers & FamilyInterjections;
/** One item of the choices: of a list the items, of everything else the answer itself. */
type Item<Answer> = Answer extends readonly (infer One)[] ? One : Answer;
type Label<Answer> = (asked: Asked, value: Item<Answer>) => OptionLabel;

const plainly = (key: string, icon: string): OptionLabel => ({ label: said(`choice.${key}`), icon });
/** Not to do it. */
const nothing = (key: string): OptionLabel => plainly(key, 'no');
const closing = (key: string, icon: string, hint?: Message): OptionLabel => ({ ...plainly(key, icon), ...(hint && { hint }), ends: true });

/** What is not offered may name less than an answer does: the card alone, or card and space. */
type Partly<Whole, Sure extends keyof Whole> = Pick<Whole, Sure> & Partial<Whole>;
function onSend(asked: Asked, { card, to, price, lift }: Partly<Send, 'card'>): OptionLabel {
  const { edition, by } = asked;
  const first = { entity: ofCard('hand', card), label: nameOf(edition, 'card', card), hint: agentHint(asked, by, card) };
  if (!to) return { label: first.label, hint: first.hint, target: first.entity, icon: 'card' };
  const space = nameOf(edition, 'space', to);
  const cost = price === undefined ? null : saidPrice(asked, by, to, price);
  const label = cost ? said('choice.send.price', { space, cost }) : space;
  return {
    label: lift ? said('choice.send.lift', { space: label, from: nameOf(edition, 'space', lift) }) : label,
    hint: visitHint(asked, by, to, price ?? 0),
    target: ofSpace(to),
    icon: iconOf(asked, to),
    first,
  };
}
const onIntrigue = (asked: Asked, card: string, mode: IntrigueMode): OptionLabel => ({
  label: nameOf(asked.edition, 'intrigue', card),
  hint: intrigueHint(asked, asked.by, card, mode),
  target: ofIntrigue(card),
  icon: MODE_SIGNS[mode],
});
/** A card that is given up: all its ways of use. */
function onAnyIntrigue(asked: Asked, card: string): OptionLabel {
  const [mode = 'plot'] = INTRIGUE_MODES.filter((one) => intrigueRecord(asked.view, card)[one]);
  return { ...onIntrigue(asked, card, mode), hint: intrigueLines(asked, card) };
}
function onContract(asked: Asked, answer: ContractAnswer): OptionLabel {
  const { edition, view } = asked;
  if (answer === 'otherwise') return { label: said('choice.contract.otherwise', { effects: saidOtherwise(edition) }), icon: 'no' };
  const { contract, from } = answer;
  const title = contractTitle(edition, contract);
  const record = bookOf(view).contracts?.cards[contract];
  return {
    label: from === 'reserved' ? said('contract.reserved', { contract: title }) : title,
    ...(record && { hint: contractHint(record) }),
    target: ofContract(contract),
    icon: 'contract',
  };
}
const onDeployment = (troops: number): OptionLabel => ({
  label: said('choice.deploy', { count: troops }),
  target: ofAct(`deploy-${troops}`),
  icon: 'deploy',
  amount: { of: 'deploy', count: troops },
});
function onPurchase(asked: Asked, purchase: Partly<Purchase, 'acquire' | 'from'>): OptionLabel {
  const { acquire: card, from, to } = purchase;
  const name = nameOf(asked.edition, 'card', card);
  // The Row may hold a second copy of what was set aside.
  const found = from === 'aside' || from === 'throne' ? said(`choice.${from}`, { card: name }) : name;
  return {
    label: to === 'deck' || to === 'hand' ? said(`choice.${to === 'deck' ? 'onDeck' : 'inHand'}`, { card: found }) : found,
    hint: purchaseHint(asked, purchase, asked.task?.do === 'acquire' ? (asked.task.payWith ?? 'nothing') : 'persuasion'),
    target: ofCard(from, card),
    icon: 'card',
  };
}
/** What ends the turn; Persuasion that is left over is lost. R9.5 */
function onDone({ view: { turn } }: Asked): OptionLabel {
  const hint = turn.persuasion > 0 ? said('hint.unspent', { persuasion: turn.persuasion }) : undefined;
  return { ...closing('done', 'check', hint), target: ofAct('done') };
}
const onCard = (asked: Asked, place: CardPlace, card: string): OptionLabel => {
  const lines = cardLines(asked, card);
  return {
    label: nameOf(asked.edition, 'card', card),
    ...(lines.length > 0 && { hint: sentences(lines) }),
    target: ofCard(place, card),
    icon: 'card',
  };
};
const PLACE = { hand: 'hand', discard: 'discard', in_play: 'played' } as const;
const onFaction = (asked: Asked, id: FactionId): OptionLabel => ({
  label: factionName(id),
  hint: influenceHint(asked, asked.by, id),
  target: ofFaction(id),
  icon: influenceSign(id),
});
const onSpace = (asked: Asked, id: SpaceName): OptionLabel => ({
  label: nameOf(asked.edition, 'space', id),
  target: ofSpace(id),
  icon: iconOf(asked, id),
});
const onPlayer = (asked: Asked, id: PlayerId): OptionLabel => ({
  label: playerName(asked, id),
  hint: playerHint(asked, id),
  target: ofPlayer(id),
  icon: 'people',
});
/** One list out of several; what is paid in it has to be paid. R17.2 R17.10 */
function onList(asked: Asked, lists: readonly Effects[], at: number): OptionLabel {
  const list = lists[at] ?? [];
  const [effect] = list;
  const named = effect && list.length === 1 && 'influence' in effect ? effect.influence.faction : null;
  const faction = isFaction(named) ? named : null;
  const what = said('choice.list', { effects: saidEffects(list, asked.edition, true) });
  const [icon] = signsIn(signsOf(list, asked.edition));
  if (!faction) return { label: what, ...(icon && { icon }), ...(summons(list) && { hint: wormHint(asked) }) };
  return { label: what, hint: influenceHint(asked, asked.by, faction), target: ofFaction(faction), icon: influenceSign(faction) };
}
const summons = (list: Effects): boolean => everyEffect(list).some((one) => 'sandworm' in one);
/** What a sandworm is worth. Uprising R7.5 */
const wormHint = ({ view }: Asked): Message => said('hint.sandworm', { strength: bookOf(view).game.strength.sandworm ?? 0 });
const listsOf = ({ task }: Asked): readonly Effects[] => (task && 'lists' in task ? task.lists : []);
const single = ({ task }: Asked): readonly Effects[] => (task && 'list' in task ? task.list.map((effect) => [effect]) : []);

function onPayOffer({ edition, task }: Asked, pays: boolean): OptionLabel {
  if (!pays) return nothing('keep');
  if (task?.do !== 'payOffer') return plainly('pay', 'check');
  return { ...plainly('pay', 'check'), hint: saidEffects([{ pay: task.pay, then: task.then, mandatory: true }], edition) };
}
function onSpecial(asked: Asked, value: SpecialAnswer): OptionLabel {
  if (value === 'draw') return plainly(isTopShown(asked) ? 'special.draw' : 'special.drawAny', 'card');
  if (value === 'trash') return plainly('special.trash', 'trash');
  if ('space' in value) return onSpace(asked, value.space);
  return 'card' in value ? onCard(asked, 'discard', value.card) : onPlayer(asked, value.player);
}
/** The card that would be drawn has been seen for this question. */
const isTopShown = ({ edition, task }: Asked): boolean => task?.do === 'special' && specialIn(edition, task.name).ask?.showsTop === true;
const onToldTurn = (asked: Asked, turn: ToldTurn): OptionLabel =>
  typeof turn === 'object'
    ? onSpace(asked, turn.to)
    : { ...plainly(`told.${turn}`, turn === 'revealed' ? 'reveal' : 'step-on'), target: ofAct(turn === 'revealed' ? 'reveal' : turn) };
/** A step on a track, or the end of the turn that is told. */
const UNIT_SIGNS = { sandworm: 'worm', hooks: 'maker-hook', wall: 'shield-wall' } as const;
function onToldMore(asked: Asked, more: ToldMore): OptionLabel {
  if (more === 'over') return { ...closing('told.turnOver', 'check', said('hint.told.turnOver')), target: ofAct('done') };
  if (typeof more === 'string') return { label: said(`choice.told.${more}`), icon: UNIT_SIGNS[more] };
  if ('spy' in more) return onSpy(asked, { player: asked.by, post: more.spy, there: more.step > 0 });
  const { faction, step } = more;
  const label = said(step > 0 ? 'choice.told.up' : 'choice.told.down', { faction: factionName(faction) });
  return { label, icon: influenceSign(faction), ...(step > 0 && { target: ofFaction(faction) }) };
}
function onToken(asked: Asked, { token, holder }: TokenNote): OptionLabel {
  const who = holder === null ? said('noted.nobody') : playerName(asked, holder);
  const label = said('choice.note', { who: tokenName(asked.edition, token), thing: who });
  if (token === 'mentat') return { label, icon: 'mentat' };
  return 'control' in token
    ? { label, target: ofSpace(token.control), icon: 'flag' }
    : { label, target: ofFaction(token.alliance), icon: 'ally' };
}
const onConflict = (asked: Asked, id: string): OptionLabel => ({
  label: nameOf(asked.edition, 'conflict', id),
  hint: conflictHint(asked, id),
  target: ofConflict(id),
  icon: 'swords',
});
const numbered =
  (key: string, icon: string) =>
  (_: Asked, count: number): OptionLabel => ({ label: said(`choice.${key}`, { count }), icon });
const yesNo =
  (key: string, icon: string) =>
  (_: Asked, yes: boolean): OptionLabel =>
    yes ? { ...plainly(key, icon), hint: said(`hint.${key}`) } : nothing(`${key}.no`);
const cardWindow =
  (name: string, mode: 'combat' | 'endgame'): Label<FamilyAnswers['window']> =>
  (asked, value) => {
    if (value === 'pass') return { ...closing(`pass.${name}`, 'no'), target: ofAct('pass') };
    const label = onIntrigue(asked, value.play, mode);
    return value.for ? playedFor(asked, label, value.for) : label;
  };

/** One label per question and interjection. */
const LABELS: { readonly [Name in keyof Named]: Label<Named[Name]> } = {
  leader: (asked, id) => ({
    label: nameOf(asked.edition, 'leader', id),
    hint: leaderHint(asked, id),
    target: ofLeader(id),
    icon: 'leader',
  }),
  rivalCard: (asked, card) => onRivalCard(asked, card, saidEffects),
  tokens: onFaction,
  defend: yesNo('defend', 'shield'),
  turn(asked, value) {
    if (value === 'reveal') return { ...closing('reveal', 'reveal', revealHint(asked, asked.by)), target: ofAct('reveal') };
    return 'plot' in value ? onIntrigue(asked, value.plot, 'plot') : onSend(asked, value);
  },
  effects(asked, value) {
    if (value === 'done') return onDone(asked);
    if ('piece' in value) return onPiece(asked, value.piece);
    if ('plot' in value) return onIntrigue(asked, value.plot, 'plot');
    return 'deploy' in value ? onDeployment(value.deploy) : onPurchase(asked, value);
  },
  order: (asked, at) => onList(asked, single(asked), at),
  payOffer: onPayOffer,
  choose: (asked, at) => onList(asked, listsOf(asked), at),
  chooseSome: (asked, at) => onList(asked, listsOf(asked), at),
  influence: onFaction,
  loseInfluence(asked, id) {
    const amount = asked.task?.do === 'loseInfluence' ? asked.task.amount : 1;
    return { ...onFaction(asked, id), hint: lossHint(asked, asked.by, id, amount) };
  },
  trash(asked, value) {
    if (value === 'keep') return nothing('trash.keep');
    const label = said('choice.trash', { card: nameOf(asked.edition, 'card', value.card), zone: said(`zone.from.${value.from}`) });
    return { ...onCard(asked, PLACE[value.from], value.card), label };
  },
  discard: (asked, card) => onCard(asked, 'hand', card),
  deploy: numbered('troops', 'deploy'),
  retreat: numbered('troops', 'retreat'),
  recallAgent: (asked, id) => ({ ...onSpace(asked, id), target: ofAgent(id), icon: 'agent' }),
  acquire: onPurchase,
  contract: onContract,
  trashIntrigue: (asked, card) => onAnyIntrigue(asked, card),
  setAside: (asked, card) => onCard(asked, 'row', card),
  endEarly: (_, ends) => (ends ? closing('endEarly', 'check') : plainly('endEarly.no', 'step-on')),
  special: onSpecial,
  mayOffer: (_, does) => (does ? plainly('mayOffer', 'check') : nothing('keep')),
  line: (asked, at) => (at === 'enough' ? nothing('enough') : onList(asked, listsOf(asked), at)),
  assign: (asked, card) => onCard(asked, 'top', card),
  heir: onPlayer,
  window: cardWindow('window', 'combat'),
  victory: cardWindow('victory', 'combat'),
  endgame: (asked, value) =>
    typeof value === 'object' && 'match' in value ? onMatch(asked, value) : cardWindow('endgame', 'endgame')(asked, value),
  tellConflict: onConflict,
  tellTurn: onToldTurn,
  tellMore: onToldMore,
  tellTroops: numbered('troops', 'troop'),
  tellStolen: (_, isStolen) => (isStolen ? plainly('told.stolen', 'steal') : { label: said('choice.told.stolen.no'), icon: 'no' }),
  tellStrength: numbered('strength', 'strength'),
  tellEnd: (_, answer) => plainly(`told.${answer}`, answer === 'on' ? 'step-on' : 'endgame'),
  tellScore: numbered('vp', 'vp'),
  tellRest: (_, rest) => ({ label: said('choice.rest', { ...rest }) }),
  lookAtTop: () => plainly('look', 'eye'),
  note: (asked, { thing }) => onThing(asked, thing),
  lift: onStanding,
  place: onStanding,
  close: onSpace,
  open: onSpace,
  token: onToken,
  spy: onSpy,
  turnedUp: onConflict,
  ...SPY_LABELS,
  ...unitsLabels,
  ...teamLabels(saidEffects),
};

/** An Agent on a space of the physical board. */
function onStanding(asked: Asked, { player, space }: Partly<{ player: PlayerId; space: SpaceName }, 'player' | 'space'>): OptionLabel {
  return {
    label: said('choice.lift', { who: playerName(asked, player), space: nameOf(asked.edition, 'space', space) }),
    target: ofSpace(space),
    icon: 'agent',
  };
}
/** Whose choice it is. */
function chooserOf(view: FamilyView, task: Task<FamilyGame> | undefined): PlayerId {
  if (task && 'by' in task) return task.by;
  return view.turn?.of ?? view.viewer ?? view.order[0] ?? 'seat1';
}
/** An option of a task or an interjection. See `GameWords.option`. */
export function option(
  view: FamilyView,
  name: string,
  value: unknown,
  field: string | undefined,
  names: SeatNames,
  task?: Task<FamilyGame>,
): OptionLabel {
  const asked: Asked = { ...hereOf(view, names), task: task?.do === name ? task : undefined, by: chooserOf(view, task) };
  if (field !== undefined) return onAmount(asked, name, field, value);
  if (typeof value === 'string' && isFormField(name, value)) return onAmount(asked, name, value, 0);
  return LABELS[name as keyof Named](asked, value as never);
}
