import type { Task } from '../../../kernel/types.ts';
import { dispatch, isOneOf } from '../../../kernel/typed.ts';
import type { Message } from '../../../text/message.ts';
import type { OptionLabel, SeatNames } from '../../face.ts';
import { housesOf, sideOfHouse } from '../board.ts';
import type { AreaId, HouseId, LeaderId, PlanningId, PrescienceId, Side, TrackId } from '../ids.ts';
import type { Act, ArrakisAnswers, ArrakisInterjections, PieceSource, Route, Spending, SpicePart } from '../questions.ts';
import type { AutomaOption } from '../questions-automa.ts';
import type { ArrakisGame, ArrakisView } from '../types.ts';
import { isAtreidesToken, isNamed, piece, token } from './counts.ts';
import { automaOption } from './automa.ts';
import { dieOption, isFormPart, partOf, sideOf } from './fields.ts';
import { FIGURE_SIGNS, PIECE_SIGNS, POWER_SIGNS, SYMBOL_SIGNS, TRACK_SIGNS, VEHICLE_SIGNS } from '../signs.ts';
import {
  areaHint,
  casualtySide,
  dieHint,
  gains,
  legionHint,
  leaderHint,
  lossHint,
  partCost,
  preyHint,
  spiceLeft,
  wayHint,
} from './hints.ts';
import {
  area,
  card,
  dataOf,
  facts,
  type Here,
  house,
  houseSign,
  isArea,
  isShared,
  leader,
  objective,
  ofArea,
  ofCard,
  ofDie,
  ofFigure,
  ofHouse,
  ofLeader,
  ofPlace,
  ofPower,
  ofPrescience,
  ofTrack,
  ofZone,
  place,
  power,
  prescience,
  said,
  side,
  symbol,
  track,
  vehicle,
  zone,
} from './names.ts';
import { attackOdds } from './odds.ts';
import { effectIn, firstOf } from './source.ts';
import { specialTarget } from './specials.ts';

type Named = ArrakisAnswers & ArrakisInterjections;
/** One item of the choices: of a list the items, of everything else the answer itself. */
type Item<A> = A extends readonly (infer E)[] ? E : A;
type Label<A> = (here: Here, value: Item<A>, task: Task<ArrakisGame> | undefined) => OptionLabel;

const nothing = (key: string, hint?: Message): OptionLabel => ({
  label: said(`option.${key}`),
  ...(hint && { hint }),
  icon: 'no',
  ends: true,
});
const onArea = (here: Here, at: AreaId): OptionLabel => ({ label: area(at), hint: areaHint(here, at), target: ofArea(at) });
/** What a worm finds there. */
const onPrey = (here: Here, at: AreaId): OptionLabel => ({ label: area(at), hint: preyHint(here, at), target: ofArea(at) });
const MENDED = {
  sand: { label: said('option.inSand'), icon: 'worm' },
  sietch: { label: said('option.sietchRank'), icon: PIECE_SIGNS.sietch },
} as const;
const onCard = (id: PlanningId): OptionLabel => ({ label: card(id), target: ofCard(id), icon: 'card' });
const onPrescience = (here: Here, id: PrescienceId): OptionLabel => ({
  label: prescience(id),
  hint: gains(here, id),
  target: ofPrescience(id),
  icon: PIECE_SIGNS.prescience,
});
const onLeader = (here: Here, id: LeaderId): OptionLabel => ({
  label: leader(id),
  hint: leaderHint(here, id),
  target: ofLeader(id),
  icon: 'leader',
});
const onTrack = (id: TrackId): OptionLabel => ({ label: track(id), target: ofTrack(id), icon: TRACK_SIGNS[id] });
const onHouse = (id: HouseId): OptionLabel => ({ label: house(id), target: ofHouse(id), icon: houseSign(id) });
/** From one area to another; the one it starts from is taken up first, so that only the other has to be named. */
const onWay = (here: Here, { from, to }: { readonly from: AreaId; readonly to: AreaId }, hint: Message, icon: string): OptionLabel => ({
  label: area(to),
  hint,
  target: ofArea(to),
  icon,
  first: { entity: ofArea(from), label: area(from), hint: areaHint(here, from) },
});
/** A way for a legion; of one that cannot go at all only its area is known. */
const onRoute = (here: Here, route: Route | AreaId, icon: string): OptionLabel =>
  typeof route === 'string' ? onArea(here, route) : onWay(here, route, wayHint(here, route), icon);
/** How it travels, in a sign: two ways to the same place are two answers. */
const signOf = (route: Route | AreaId): string => {
  if (typeof route === 'string' || route.way === 'foot') return 'move';
  return route.way === 'sand' ? 'worm' : 'ornithopter';
};
/** An attack says how it may end, where the table wants it. */
function onAttack(here: Here, route: Route | AreaId, task: Task<ArrakisGame> | undefined): OptionLabel {
  const label = onRoute(here, route, 'swords');
  const odds = typeof route === 'string' ? null : attackOdds(here, route, task);
  return odds && label.hint ? { ...label, hint: facts([odds, label.hint]) } : label;
}
const orDone =
  <V>(label: (here: Here, value: V) => OptionLabel): ((here: Here, value: V | 'done') => OptionLabel) =>
  (here, value) =>
    value === 'done' ? nothing('done') : label(here, value as V);
const onToken = (here: Here, { at, token: id }: { readonly at: AreaId; readonly token: string }): OptionLabel => ({
  label: said('option.at', { what: area(at), at: isAtreidesToken(id) ? token(here, id) : said('piece.token') }),
  hint: areaHint(here, at),
  target: ofArea(at),
  icon: PIECE_SIGNS.token,
});

/** One of several that are equal for the automa; whether it advances the table has left to the Atreides. R16.2, R16.13 */
function onTie(here: Here, id: AutomaOption, task: Task<ArrakisGame> | undefined): OptionLabel {
  const label = automaOption(here, id);
  if (task?.do !== 'automaTie' || task.about !== 'advance') return label;
  const goes = task.of.some(({ pick, deed }) => pick === id && deed.do === 'automaAdvance' && deed.goes);
  return {
    ...label,
    label: said(goes ? 'option.automaAdvances' : 'option.automaStays', { at: label.label }),
    icon: goes ? 'move' : 'fort',
  };
}

/** What a die can be spent for; the die is taken up first, so that only another symbol than its own has to be named. */
function onSpending(here: Here, spending: Spending, side: Side): OptionLabel {
  const { die, token: isToken, as, for: purpose } = spending;
  const symbolName = isToken ? said('option.sister', { symbol: symbol(die) }) : symbol(die);
  const first = { entity: ofDie(isToken ? `token/${die}` : die), label: symbolName, hint: dieHint(here, side, die) };
  const spent = (what: Message, hint: Message | undefined, rest: Pick<OptionLabel, 'target' | 'icon'>): OptionLabel => ({
    label: as && as !== die ? said('option.as', { what, symbol: symbol(as) }) : what,
    ...(hint && { hint }),
    ...rest,
    first,
  });
  if ('action' in purpose) return spent(said(`action.${purpose.action}`), undefined, { icon: SYMBOL_SIGNS[as ?? die] });
  if ('leader' in purpose) return spent(leader(purpose.leader), said('hint.leader'), { target: ofLeader(purpose.leader), icon: 'leader' });
  if ('card' in purpose) return spent(card(purpose.card), said('hint.card'), { target: ofCard(purpose.card), icon: 'card' });
  return spent(prescience(purpose.claim), gains(here, purpose.claim), {
    target: ofPrescience(purpose.claim),
    icon: PIECE_SIGNS.prescience,
  });
}
function onAct(here: Here, act: Act, task: Task<ArrakisGame> | undefined): OptionLabel {
  if (act === 'pass') return { label: said('option.pass'), icon: 'pass', ends: true };
  if (act === 'desertPower')
    return { label: symbol('desert-power'), hint: said('hint.desertPower'), target: ofDie('desert-power'), icon: 'worm' };
  return onSpending(here, act, task?.do === 'act' ? sideOfHouse(task.house) : sideOf(here));
}
function onSource(here: Here, from: PieceSource): OptionLabel {
  if (typeof from !== 'string') return onToken(here, from);
  if (from === 'supply') return { label: said('option.supply'), icon: 'plus' };
  return isArea(from) ? onArea(here, from) : { label: zone(here, from), target: ofZone(from), icon: 'air' };
}
function onSpice(here: Here, part: SpicePart, task: Task<ArrakisGame> | undefined): OptionLabel {
  const chosen = task?.do === 'spendSpice' ? task.chosen : {};
  const hint = said('hint.spice', { paid: partCost(here, part), spice: spiceLeft(here, chosen) });
  if ('power' in part)
    return {
      label: said(`option.${part.to}`, { power: power(part.power) }),
      hint,
      target: ofPower(part.power),
      icon: POWER_SIGNS[part.power],
    };
  return part.stockpile
    ? { label: said('option.stockpile', { by: 1 }), hint, icon: 'spice' }
    : { label: said('option.noStockpile'), icon: 'no' };
}

const DESERT: Readonly<Record<Exclude<Named['desertPower'], 'done'>, string>> = {
  wormsigns: 'wormsigns',
  move: 'moveWorms',
  attack: 'wormAttack',
  maker: 'maker',
};
const LABELS: { readonly [Name in keyof Named]: Label<Named[Name]> } = {
  vehicle: orDone((here, { vehicle: id, at }) => ({
    label: place(here, at),
    target: ofPlace(at),
    icon: VEHICLE_SIGNS[id],
    first: { entity: { kind: 'vehicle', id }, label: vehicle(id) },
  })),
  endClaim: orDone(onPrescience),
  relieve: onLeader,
  handLimit: () => ({ label: said('form.answer') }),
  prune: onPrescience,
  changeDie: (_, id) => ({ label: symbol(id), target: ofDie(id), icon: SYMBOL_SIGNS[id] }),
  sister(here, spot, task) {
    if (spot === 'none') return nothing('keepSister');
    const side = task?.do === 'sister' ? task.side : sideOf(here);
    const name = symbol(spot.symbol);
    return {
      label: isShared(here, side)
        ? said('option.place', { symbol: name, house: house(dataOf(here).pieces.boards[spot.board].houses[0] as HouseId) })
        : name,
      hint: dieHint(here, side, spot.symbol),
      target: ofDie(spot.symbol),
      icon: 'inf-bg',
    };
  },
  volunteer: (_, id) => onHouse(id),
  act: onAct,
  march: orDone((here, route) => onRoute(here, route, signOf(route))),
  company: () => ({ label: said('form.answer') }),
  overflow: () => ({ label: said('form.answer') }),
  put: (here, putting, task) => {
    if (putting === 'done') return nothing('done');
    const of = task?.do === 'put' && housesOf('atreides').includes(task.ref.by) ? 'atreides' : 'harkonnen';
    const what = piece(of, putting.what);
    return {
      label: area(putting.to),
      hint: areaHint(here, putting.to),
      target: ofArea(putting.to),
      icon: isNamed(putting.what) ? 'leader' : 'deploy',
      first: { entity: { kind: 'piece', id: putting.what }, label: what },
    };
  },
  takeFrom: onSource,
  layWormsign: orDone(onArea),
  attack: (here, route, task) => (route === 'done' ? nothing('done') : onAttack(here, route, task)),
  strike: orDone(onArea),
  replace: orDone(onArea),
  split: () => ({ label: said('form.answer') }),
  playCard: orDone((_, id) => onCard(id)),
  giveUp: () => nothing('none'),
  sendToTank: orDone(onLeader),
  pickLegion: orDone(onArea),
  pickArea: orDone(onArea),
  choose(here, branch, task) {
    if (branch === 'done') return nothing('done');
    const effect = task?.do === 'choose' ? effectIn(here, task.ref) : null;
    return { label: firstOf(effect?.do === 'choose' ? (effect.of[branch] ?? []) : []), icon: 'chev' };
  },
  special: (here, target) => (target === 'done' ? nothing('done') : specialTarget(here, target)),
  replacePrescience: onPrescience,
  asSymbol: orDone((_, { as, action }) => ({
    label: said(`action.${action}`),
    icon: SYMBOL_SIGNS[as],
    first: { entity: ofDie(as), label: symbol(as) },
  })),
  desertPower: orDone((_, id) =>
    id === 'maker'
      ? { label: leader('wild-maker'), target: ofLeader('wild-maker'), icon: 'worm' }
      : { label: said(`option.${DESERT[id]}`), icon: 'worm' },
  ),
  moveWorm: orDone((here, way) => onWay(here, way, areaHint(here, way.to), 'worm')),
  wormAttack: orDone((here, { from, at }) => onWay(here, { from, to: at }, areaHint(here, at), 'worm')),
  wormFrom(here, from) {
    if (from === 'supply') return { label: said('option.supply'), icon: 'plus' };
    return from === 'wild-maker' ? onLeader(here, from) : onArea(here, from);
  },
  flee: onArea,
  casualty(here, id, task) {
    const of = casualtySide(task);
    const hint = lossHint(here, of, id);
    if (isNamed(id)) return { ...onLeader(here, id), hint };
    const label: OptionLabel = { label: piece(of, id), hint, icon: FIGURE_SIGNS[of][id] };
    // Only a battle shows figures one by one.
    return here.view.battle ? { ...label, target: ofFigure(of, id) } : label;
  },
  rescue: (here, at) => (at === 'no' ? nothing('no') : { label: zone(here, at), target: ofZone(at), icon: 'air' }),
  chooseCovered: onArea,
  chooseWorms: onPrey,
  nextWorm: onPrey,
  spendSpice: onSpice,
  displace: onArea,
  combatCards: () => nothing('none'),
  convert: () => ({ label: said('form.answer') }),
  goOn(here, answer) {
    if (answer === 'stop') return nothing('stop', said('hint.stop'));
    const isCostly = here.view.battle !== null && !here.view.battle.terms.freeContinue && hasSettlement(here, here.view.battle.at);
    return { label: said('option.continue'), ...(isCostly && { hint: said('option.costly') }), icon: 'swords' };
  },
  withdraw: (_, yes) =>
    yes
      ? { label: said('option.retreat'), hint: said('hint.retreat'), icon: 'retreat' }
      : { label: said('option.stand'), hint: said('hint.stand'), icon: 'fort' },
  retreat: onArea,
  advance: (_, yes) => ({ label: said(yes ? 'option.advance' : 'option.stay'), icon: yes ? 'move' : 'fort' }),
  giveUpToken: onToken,
  giveUpNaib: onArea,
  showTokens: () => ({ label: said('form.answer') }),
  anyTrack: (_, id) => onTrack(id),
  scoutReveal: () => ({ label: said('form.answer') }),
  automaTie: onTie,
  tellObjective: (here, id) => ({ label: objective(here, id), icon: PIECE_SIGNS.prescience }),
  tellDrawn: (_, id) => onCard(id),
  tellShown: onPrescience,
  tellTokens: (here, id) => ({ label: token(here, id), icon: PIECE_SIGNS.token }),
  mendWhat: (_, what) => (what === 'sand' || what === 'sietch' ? MENDED[what] : { label: side(what), icon: 'swords' }),
  mendLegion: () => ({ label: said('form.answer') }),
  mendSand: () => ({ label: said('form.answer') }),
  mendSietch: onArea,
  mendZone: (_, what) => (what === 'none' ? { label: said('nothing'), icon: 'no' } : { label: vehicle(what), icon: VEHICLE_SIGNS[what] }),
  mendTracks: () => ({ label: said('form.answer') }),
  // Unasked
  train: onToken,
  detonate: onArea,
  claim: onPrescience,
  scout: (here, { zone: id, at }) => ({
    label: said('option.at', { what: area(at), at: zone(here, id) }),
    hint: legionHint(here, 'atreides', at),
    target: ofArea(at),
    icon: 'eye',
    first: { entity: ofZone(id), label: zone(here, id) },
  }),
  scheme: (_, count) => ({ label: said('option.schemes', { count }), icon: 'plot' }),
  cone: () => ({ label: said('option.cone'), icon: 'voice' }),
  mend(here, what) {
    if (what === 'tracks') return { label: said('option.tracks'), icon: PIECE_SIGNS.prescience };
    return isArea(what) ? onArea(here, what) : { label: zone(here, what), target: ofZone(what), icon: 'air' };
  },
};
/** A settlement or a sietch stands there. R2.14 */
const hasSettlement = ({ view }: Here, at: AreaId): boolean =>
  isOneOf(view.settlements, at) || Object.values(view.sietches).some((sietch) => sietch.at === at);

/** An option of a task, an interjection, or (name `dice`) a face of a die. See `GameWords.option`. */
export function option(
  view: ArrakisView,
  name: string,
  value: unknown,
  field: string | undefined,
  names: SeatNames,
  task?: Task<ArrakisGame>,
): OptionLabel {
  const here = { view, names };
  if (name === 'dice') return dieOption(here, field, value);
  if (field !== undefined) {
    const part = partOf(here, field, value);
    // Several leaders without a name stand in the battle as one thing.
    return task?.do === 'convert' && field === 'generic' ? { ...part, target: ofFigure(task.side, field) } : part;
  }
  if (typeof value === 'string' && isFormPart(name, value))
    return partOf(here, value, 1, task?.do === 'mendLegion' ? task.side : undefined);
  const label = dispatch(LABELS, name);
  if (!label) throw new Error(`No word for an option of ${name}`);
  return label(here, value as Item<Named[keyof Named]>, task);
}
