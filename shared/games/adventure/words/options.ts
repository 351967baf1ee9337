import { dispatch, isOneOf } from '../../../kernel/typed.ts';
import type { Message } from '../../../text/message.ts';
import type { OptionLabel, SeatNames } from '../../face.ts';
import { COLOURS, type Colour, FIELDS, FIGURES, type FigureId, type SpaceId } from '../ids.ts';
import type { Act, AdventureAnswers, AdventureInterjections, Berth, Dose, Flight, Pick as Taken, Prey, Step } from '../questions.ts';
import type { AdventureView, OfferView } from '../types.ts';
import { isFormField, partOf } from './fields.ts';
import { cardsHint, facts, fightHint, figureHint, gearHint, harvestersHint, landing, ownsHint, sideAt, targetHint } from './hints.ts';
import {
  CARD_SIGNS,
  card,
  cardCount,
  colourSign,
  dataOf,
  figure,
  figureSign,
  goodsList,
  type Here,
  harvesterCount,
  kindOf,
  listed,
  ofCard,
  ofColour,
  ofFigure,
  ofGear,
  ofOffer,
  ofSpace,
  plain,
  SPACE_SIGNS,
  said,
  space,
  spiceCount,
  who,
} from './names.ts';
import { onAnySale, onProtection, onTransfer } from './goods.ts';

type Named = AdventureAnswers & AdventureInterjections;
/** One item of the choices: of a list the items, of everything else the answer itself. */
type Item<A> = A extends readonly (infer E)[] ? E : A;
type Label<A> = (here: Here, value: Item<A>) => OptionLabel;

const onFigure = (here: Here, id: FigureId): OptionLabel => ({
  label: figure(id),
  hint: figureHint(here, id),
  target: ofFigure(id),
  icon: figureSign(here, id),
});
const onTarget = (here: Here, id: FigureId): OptionLabel => ({ ...onFigure(here, id), hint: targetHint(here, id) });
const onColour = (here: Here, id: Colour): OptionLabel => ({
  label: who(here, id),
  hint: ownsHint(here, id),
  target: ofColour(id),
  icon: colourSign(here, id),
});
const nothing = (key: string): OptionLabel => ({ label: said(`option.${key}`), icon: 'no', ends: true });
const takenUp = (here: Here, id: FigureId): NonNullable<OptionLabel['first']> => ({
  entity: ofFigure(id),
  label: figure(id),
  hint: figureHint(here, id),
});
const spaceSign = (here: Here, id: SpaceId): string => SPACE_SIGNS[kindOf(here, id)];

/** What is not offered may name less than an answer does: the figure alone. */
type Partly<T extends { readonly figure: FigureId }> = Pick<T, 'figure'> & Partial<T>;
function onStep(here: Here, { figure: id, dice = 'a', to }: Partly<Step>): OptionLabel {
  if (!to) return onFigure(here, id);
  const [a = 0, b = 0] = here.view.turn.dice ?? [];
  const steps = dice === 'a' ? a : dice === 'b' ? b : a + b;
  const both = dice === 'both' ? [said('hint.bothDice')] : [];
  return {
    label: said('option.move', { space: space(to), steps }),
    hint: facts([...landing(here, id, to), ...both]),
    target: ofSpace(to),
    icon: spaceSign(here, to),
    first: takenUp(here, id),
  };
}
function onFlight(here: Here, { figure: id, to }: Partly<Flight>, quiet: boolean): OptionLabel {
  if (!to) return onFigure(here, id);
  return {
    label: said('option.fly', { space: space(to) }),
    hint: facts([...landing(here, id, to, quiet), said('hint.flight')]),
    target: ofSpace(to),
    icon: 'ornithopter',
    first: takenUp(here, id),
  };
}
function onPrey(here: Here, value: Prey): OptionLabel {
  if ('figure' in value) return onTarget(here, value.figure);
  const { harvesters: of } = value;
  return {
    label: said('option.harvesters', { colour: who(here, of) }),
    hint: harvestersHint(here, of),
    target: ofColour(of),
    icon: 'harvester',
  };
}
const onPick = (_: Here, { card: id, from }: Taken): OptionLabel => ({
  label: card(id),
  hint: from ? said('hint.assignedTo', { figure: figure(from) }) : said('hint.isHidden'),
  icon: CARD_SIGNS[id],
  ...(from && { target: ofGear(from, id) }),
});
function onAct(here: Here, value: Act | 'done'): OptionLabel {
  if (value === 'done') return { label: said('option.act.done'), hint: said('option.act.done.hint'), icon: 'check', ends: true };
  if (value.do === 'kanly')
    return {
      label: said('option.act.kanly', { card: card(value.card) }),
      hint: said(`hint.kanly.${value.card}`),
      target: ofCard(value.card),
      icon: CARD_SIGNS[value.card],
    };
  const first = takenUp(here, value.figure);
  const { at, colour, strength } = here.view.figures[value.figure];
  if (value.do === 'shoot') {
    const hint = facts([said('hint.shoot', { strength }), targetHint(here, value.target)]);
    return {
      label: said('option.act.shoot', { figure: figure(value.target) }),
      hint,
      target: ofFigure(value.target),
      icon: 'lasgun',
      first,
    };
  }
  const defenders = at ? sideAt(here, at, value.against) : [];
  const [one] = defenders;
  return {
    label: said('option.act.fight', { colour: who(here, value.against) }),
    hint: fightHint(here, at ? sideAt(here, at, colour) : [value.figure], defenders),
    target: one ? ofFigure(one) : ofColour(value.against),
    icon: 'swords',
    first,
  };
}
function onDose(here: Here, value: (Partial<Dose> & Pick<Dose, 'bearer'>) | 'keep'): OptionLabel {
  if (value === 'keep') return nothing('dose.keep');
  if (!value.target) return onFigure(here, value.bearer);
  const { guile } = here.view.figures[value.target];
  return {
    label: said('option.dose', { figure: figure(value.target) }),
    hint: said('hint.dose', { figure: figure(value.bearer), guile }),
    target: ofFigure(value.target),
    icon: 'poison',
  };
}
function onBerth(here: Here, value: Berth): OptionLabel {
  return value === 'hidden'
    ? { label: said('option.assign.hidden'), icon: 'hidden' }
    : { ...onFigure(here, value), hint: gearHint(here, value) };
}
function onAmbush(here: Here, id: Colour): OptionLabel {
  const lander = here.view.turn.moved.at(-1);
  const at = lander && here.view.figures[lander].at;
  const hint = lander && at ? { hint: fightHint(here, sideAt(here, at, id), [lander]) } : {};
  return { label: said('option.ambush', { colour: who(here, id) }), ...hint, target: ofColour(id), icon: 'swords' };
}
function onGuildFlight(here: Here, to: SpaceId): OptionLabel {
  const mover = here.view.turn.moved.at(-1);
  const hint = mover ? { hint: facts(landing(here, mover, to)) } : {};
  return { label: space(to), ...hint, target: ofSpace(to), icon: spaceSign(here, to) };
}
function onOffer(here: Here, id: number, key: 'accept' | 'decline' | 'withdraw'): OptionLabel {
  const offer = here.view.offers.find((one) => one.id === id);
  const names = offer ? { from: who(here, offer.from), to: who(here, offer.to) } : { from: said('somebody'), to: said('somebody') };
  return {
    label: said(`option.${key}`, names),
    ...(offer && { hint: bothWays(offer, key === 'withdraw') }),
    target: ofOffer(id),
    icon: key === 'accept' ? 'deal' : 'no',
  };
}
/** What the reader gets and gives, and the promise that both give. */
function bothWays({ gives, wants, cards, pact }: OfferView, isOwn: boolean): Message {
  const given = listed(goodsList(gives, cards.gives));
  const wanted = listed(goodsList(wants, cards.wants));
  const gaps = isOwn ? { gets: wanted, gives: given } : { gets: given, gives: wanted };
  return pact > 0 ? said('hint.tradePact', { ...gaps, pact: said('count.pact', { rounds: pact }) }) : said('hint.trade', gaps);
}

const LABELS: { readonly [Name in keyof Named]: Label<Named[Name]> } = {
  boundaryFlight: (here, value) => (value === 'stay' ? nothing('stay.boundary') : onFlight(here, value, true)),
  open: (here, value) =>
    value === 'throw' ? { label: said('option.throw'), hint: said('option.throw.hint'), icon: 'die' } : onFlight(here, value, false),
  firstMove: onStep,
  secondMove: (here, value) => (value === 'stay' ? nothing('stay.second') : onStep(here, value)),
  ambush: onAmbush,
  duelTarget: onTarget,
  wormTarget: onPrey,
  poisonTarget: onTarget,
  spiceRaid: (here, id) => ({ ...onColour(here, id), hint: said('hint.spice', { count: here.view.stock[id]?.spice ?? 0 }) }),
  traitor: (here, id) => ({ ...onColour(here, id), hint: said('hint.hidden', { count: here.view.stock[id]?.cards ?? 0 }) }),
  beneGesserit: (here, id) => (id === 'nobody' ? nothing('nobody') : { ...onColour(here, id), hint: cardsHint(here, id) }),
  beneGesseritPick: (here, value) => (value === 'nothing' ? nothing('loot.nothing') : onPick(here, value)),
  guildFlight: onGuildFlight,
  brace: (here, points) =>
    points === 0
      ? nothing('brace.none')
      : { label: said('option.brace', { points, price: points * dataOf(here).game.prices.guile }), icon: 'guile' },
  shelter: (here, count) =>
    count === 0
      ? nothing('shelter.none')
      : { label: said('option.shelter', { count, price: count * dataOf(here).game.prices.protection }), icon: 'sheltered' },
  loot: (_, id) => (id === 'nothing' ? nothing('loot.nothing') : { label: card(id), icon: CARD_SIGNS[id] }),
  name: (here, id) => ({ ...onFigure(here, id), hint: gearHint(here, id) }),
  dose: onDose,
  assign: onBerth,
  kanly: (here, value) => (isFigure(value) ? onTarget(here, value) : { ...onColour(here, value), hint: harvestersHint(here, value) }),
  act: onAct,
  buy: (_, { cards, harvesters }) => ({ label: bought(cards, harvesters), icon: 'card' }),
  invest: (_, stakes) => ({ label: spiceCount(FIELDS.reduce((sum, id) => sum + stakes[id], 0)), icon: 'invest' }),
  guile: (here, id) => {
    const { guile: now } = here.view.figures[id];
    const hint = said('hint.guile', { now, next: now + 1, price: dataOf(here).game.prices.guile });
    return { ...onFigure(here, id), hint };
  },
  protect: onProtection,
  sell: onAnySale,
  propose: (here, { to }) => onColour(here, to),
  accept: (here, id) => onOffer(here, id, 'accept'),
  decline: (here, id) => onOffer(here, id, 'decline'),
  withdraw: (here, id) => onOffer(here, id, 'withdraw'),
  equip: (here, { figure: id, card: given }) => ({
    label: said('option.equip', { card: card(given), figure: figure(id) }),
    hint: gearHint(here, id),
    target: ofFigure(id),
    icon: CARD_SIGNS[given],
    first: { entity: ofCard(given), label: card(given) },
  }),
  transfer: onTransfer,
};
const bought = (cards: number, harvesters: number): Message =>
  cards + harvesters > 0 ? listed([...cardCount(cards), ...(harvesters > 0 ? [harvesterCount(harvesters)] : [])]) : said('nothing');
const isFigure = (value: string): value is FigureId => isOneOf(FIGURES, value);
const isColour = (value: unknown): value is Colour => isOneOf(COLOURS, value);

/** A part of a form that is one of several things. */
function onPart(here: Here, value: unknown): OptionLabel {
  if (isColour(value)) return onColour(here, value);
  if (typeof value === 'string' && isFigure(value)) return { ...onFigure(here, value), hint: gearHint(here, value) };
  return { label: said('option.number', { count: String(value) }) };
}

/** An option of a task, an interjection, or (name `dice`) a face of a die. See `GameWords.option`. */
export function option(view: AdventureView, name: string, value: unknown, field: string | undefined, names: SeatNames): OptionLabel {
  const here = { view, names };
  if (name === 'dice') return { label: plain(String(value)) };
  if (field !== undefined) return partOf(here, name, field) ?? onPart(here, value);
  if (typeof value === 'string' && isFormField(name, value)) return partOf(here, name, value) ?? onPart(here, value);
  const label = dispatch(LABELS, name);
  if (!label) throw new Error(`No word for an option of ${name}`);
  return label(here, value as Item<Named[keyof Named]>);
}
