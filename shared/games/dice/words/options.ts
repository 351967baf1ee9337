import { dispatch } from '../../../kernel/typed.ts';
import type { OptionLabel, SeatNames } from '../../face.ts';
import type { Message } from '../../../text/message.ts';
import { boardOf } from '../board.ts';
import type { AssetId, DieId, HouseFace, HouseId, Kind, RegionId } from '../ids.ts';
import type {
  AssetWork,
  Bargain,
  Breach,
  Dance,
  DiceAnswers,
  DiceInterjections,
  DiceView,
  Invitation,
  Recruits,
  Ship,
  Shipment,
  Vendetta,
} from '../types.ts';
import { GHOLA_PRICE, HUNTERS_PRICE, price } from '../queries/spice.ts';
import { AMOUNTS, amountField } from './amounts.ts';
import { dealHint, shipped } from './deals.ts';
import { backBy, onLeader, onReturn } from './leaders.ts';
import {
  ASSET_SIGNS,
  asset,
  at,
  dieKind,
  dieName,
  face,
  faceSign,
  house,
  houseSign,
  kindSign,
  kindWord,
  ofAsset,
  ofDie,
  ofHouse,
  ofToken,
  region,
  said,
  type Table,
  troops,
  who,
} from './names.ts';
import { enemyHint, groupsAt, regionHint } from './regions.ts';

type Here = Table & { readonly view: DiceView };
type Named = DiceAnswers & DiceInterjections;
/** One item of the choices: of a list the items, of everything else the answer itself. */
type Item<A> = A extends readonly (infer E)[] ? E : A;
type Label<A> = (here: Here, value: Item<A>) => OptionLabel;

const onRegion = ({ view }: Here, id: RegionId): OptionLabel => ({ label: region(id), hint: regionHint(view, id), target: at(id) });
const done = (key: string): OptionLabel => ({ label: said(`option.${key}`), icon: 'check', ends: true });
const yesNo =
  (key: string, icon: string): Label<boolean> =>
  (_, yes) => ({
    label: said(`option.${key}.${yes ? 'yes' : 'no'}`),
    hint: said(`option.${key}.${yes ? 'yes' : 'no'}.hint`),
    ...(yes && { icon }),
  });

const onHouseDie = ({ view }: Here, id: HouseFace): OptionLabel => {
  const { dice } = view.turn;
  const count = [dice.house1, dice.house2, dice.house3, dice.house4].filter((die) => die.face === id).length;
  return { label: house(id), hint: said('hint.diceShow', { count }), icon: houseSign(id) };
};
const onInvitation = (here: Here, { house: id, face: shared, dice }: Invitation): OptionLabel => ({
  label: who(here, id),
  hint: shared
    ? said('hint.invitationShares', { face: house(shared), count: dice })
    : said('hint.invitation', { power: said(`power.${boardOf(here.view.options).data.houses[id].allyPower}`) }),
  target: ofHouse(id),
  icon: houseSign(id),
});
const recruits = (of: HouseId | null, { troop, large, leader: led }: Recruits): OptionLabel => {
  const parts = [
    ...(troop ? [troops(of ?? 'atreides', 'troop', troop)] : []),
    ...(large ? [troops(of ?? 'corrino', 'large', large)] : []),
    ...(led ? [said('count.leaders', { count: led })] : []),
  ];
  return parts.length > 0
    ? { label: said('hint.facts', { facts: parts }), icon: led ? 'leader' : 'troop' }
    : { label: said('option.recruit.none') };
};

/** Which of several kinds of troop: the word is needed only where a House has two. */
const troopOf = (of: HouseId, kind: Kind): Message => said('one.troop', { kind: kindWord(of, kind), house: house(of) });
const onTroop = (of: HouseId, kind: Kind, hint: Message, where: RegionId): OptionLabel => ({
  label: troopOf(of, kind),
  hint,
  target: at(where),
  icon: houseSign(of),
});
function onShipment(here: Here, shipment: Shipment): OptionLabel {
  const { house: id, what, to } = shipment;
  const sardaukar = kindWord(id, what) === 'sardaukar';
  return {
    label: sardaukar ? said('option.ship.sardaukar', { region: region(to) }) : region(to),
    hint: said('hint.ship', { price: price(id, to), facts: regionHint(here.view, to) }),
    target: at(to),
    icon: kindSign(what),
  };
}
const battleAt = ({ view }: Here): RegionId => view.turn.battle?.at ?? 'polar-sink';

const LABELS: { readonly [Name in keyof Named]: Label<Named[Name]> } = {
  draft: (_, id) => ({ label: house(id), hint: said(`about.${id}`), target: ofHouse(id), icon: houseSign(id) }),
  settle: onRegion,
  predict: (here, id) => ({
    label: who(here, id),
    ...(id === 'guild' && { hint: said('hint.predictGuild', { rounds: here.view.rounds }) }),
    target: ofHouse(id),
    icon: houseSign(id),
  }),
  roll: () => ({ label: said('option.roll'), hint: said('option.roll.hint'), icon: 'die' }),
  thump: yesNo('thump', 'thumper'),
  freeze({ view }, die: DieId) {
    const shown = view.turn.dice[die].face;
    return {
      label: shown ? face(die, shown) : dieName(die),
      hint: dieName(die),
      target: ofDie(die),
      ...(shown && { icon: faceSign(die, shown) }),
    };
  },
  piter: yesNo('piter', 'poison'),
  nameFace: onHouseDie,
  invite: (here, value) => (value === 'none' ? done('invite.none') : onInvitation(here, value)),
  answerInvitation: (_, value) => ({
    label: said(`option.answerInvitation.${value}`),
    hint: said(`option.answerInvitation.${value}.hint`),
    icon: value === 'accept' ? 'ally' : 'no',
  }),
  recruit: (here, value) => recruits(here.view.turn.active, value),
  recruitAsAlly: (here, value) => recruits(here.view.turn.ally, value),
  vendetta: onVendetta,
  loseHarvester: onRegion,
  allyTurnToPropose: (_, value) => ({ label: said(`option.propose.${value}`), icon: value === 'propose' ? 'deal' : 'no' }),
  ship: onShip,
  bargain: onBargain,
  answerDeal(here, value) {
    const parts = dealHint(here);
    return {
      label: said(`option.answerDeal.${value}`),
      ...(value === 'accept' && parts && { hint: parts }),
      icon: value === 'accept' ? 'deal' : 'no',
    };
  },
  target: (here, id) => (here.view.map[id].zone === 0 ? { ...onRegion(here, id), hint: said('hint.polarSink') } : onRegion(here, id)),
  march: onNothing,
  marchAsAlly: onNothing,
  chooseBattle: ({ view }, id) => ({ label: region(id), hint: enemyHint(view, id), target: at(id), icon: 'swords' }),
  breach: onBreach,
  dance: onDance,
  offerLeader: ({ view }, id) => onLeader(view, id),
  commit: onNothing,
  reorganise: onAssetWork,
  stormLoss: (_, kind) => ({ label: said('one.kind', { kind: kind === 'large' ? 'sardaukar' : 'troop' }), icon: kindSign(kind) }),
  lastSpice: ({ view }, value) => (value === 'done' ? done('lastSpice.done') : onReturn(view, value, backBy(view).price)),
  gholas: ({ view }, id) => onReturn(view, id, GHOLA_PRICE),
  fortuneHunters: ({ view }, id) => onReturn(view, id, HUNTERS_PRICE),
  giveSpice: (_, count) => ({ label: said('count.spice', { count }), icon: 'spice' }),
};

function onNothing(): OptionLabel {
  return { label: said('option.nothing') };
}
function onVendetta(here: Here, value: Vendetta): OptionLabel {
  const { face: shown } = here.view.turn.dice.vendetta;
  const isToken = shown === 'snooper' || shown === 'shield' || shown === 'thumper';
  if (value === 'none') return done(isToken ? 'vendetta.leave' : 'vendetta.none');
  if (value === 'take') {
    const id = isToken ? shown : 'thumper';
    const from = Object.entries(here.view.houses).find(([, own]) => own?.tokens.includes(id))?.[0] as HouseId | undefined;
    const stolen = from && id !== 'thumper';
    return {
      label: said(`token.${id}`),
      hint: stolen ? said('hint.takeFrom', { who: who(here, from) }) : said('hint.takeFromPool'),
      target: ofToken(id),
      icon: id,
    };
  }
  const { remove, of, at: where } = value;
  return {
    ...onTroop(of, remove, groupsAt(here.view, of, where), where),
    label: said('option.vendetta.strike', { region: region(where), troop: troopOf(of, remove) }),
  };
}
function onShip(here: Here, value: Ship): OptionLabel {
  if (value === 'done') return done('ship.done');
  if (value === 'deal') return { label: said('option.ship.deal'), hint: said('option.ship.deal.hint'), icon: 'deal' };
  return onShipment(here, { house: here.view.turn.active ?? 'atreides', ...value });
}
function onBargain(here: Here, value: Bargain): OptionLabel {
  if (value === 'propose') {
    const parts = dealHint(here);
    return { label: said('option.bargain.propose'), ...(parts && { hint: parts }), icon: 'deal' };
  }
  if (value === 'withdraw') return { label: said('option.bargain.withdraw'), icon: 'no' };
  if ('gift' in value) return { label: said('option.bargain.gift', { count: value.gift }), icon: 'spice' };
  const { add } = value;
  return {
    ...onShipment(here, add),
    label: shipped(here, add, [troops(add.house, add.what, 1)]),
  };
}
function onBreach(here: Here, value: Breach): OptionLabel {
  if (value === 'infiltrate') return { label: said('option.breach.infiltrate'), hint: said('option.breach.infiltrate.hint'), icon: 'fort' };
  const where = battleAt(here);
  return onTroop(value.of, value.lose, groupsAt(here.view, value.of, where), where);
}
function onDance(here: Here, value: Dance): OptionLabel {
  if (value === 'done') return done('dance.done');
  const where = battleAt(here);
  return onTroop(value.convert, value.what, groupsAt(here.view, value.convert, where), where);
}
function onAssetWork({ view }: Here, value: AssetWork): OptionLabel {
  if (value === 'keep') return done('reorganise.keep');
  const { target } = view.turn;
  const lying = target && view.map[target].asset;
  if (value === 'remove')
    return {
      label: lying ? said('option.reorganise.remove', { asset: asset(lying) }) : said('option.reorganise.removeAny'),
      ...(target && { target: at(target) }),
    };
  const id: AssetId = value.place;
  return {
    label: said('option.reorganise.place', { asset: asset(id) }),
    hint: said(`hint.asset.${id}`),
    target: ofAsset(id),
    icon: ASSET_SIGNS[id],
  };
}

/** Faces of real dice that are typed in; `die` is the name the rules gave it when they asked for it. */
function thrownFace(view: DiceView, value: number, die: string): OptionLabel {
  const { faces } = boardOf(view.options);
  const kind = dieKind(die as DieId);
  const shown = faces[kind][value - 1];
  if (shown === undefined) return { label: said('plain', { name: String(value) }) };
  return { label: face(die as DieId, shown), icon: faceSign(die as DieId, shown) };
}

/** An option of a task, an interjection, or (name `dice`) a face of a die. See `GameWords.option`. */
export function option(view: DiceView, name: string, value: unknown, field: string | undefined, names: SeatNames): OptionLabel {
  const here = { view, names };
  if (name === 'dice') return thrownFace(view, Number(value), field ?? 'house1');
  const key = field ?? (typeof value === 'string' && AMOUNTS.has(name) ? value : undefined);
  if (key !== undefined && AMOUNTS.has(name)) return amountField(here, name, key);
  const label = dispatch(LABELS, name);
  if (!label) throw new Error(`No word for an option of ${name}`);
  return label(here, value as Item<Named[keyof Named]>);
}
