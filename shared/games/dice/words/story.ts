import { dispatch, keysOf } from '../../../kernel/typed.ts';
import type { Message } from '../../../text/message.ts';
import type { SeatNames, StoryLine } from '../../face.ts';
import type { DiceEvent, Throw } from '../events.ts';
import { type DieId, type LeaderId, STEPS } from '../ids.ts';
import type { DiceView } from '../types.ts';
import {
  asset,
  at,
  type Face,
  face,
  house,
  kindWord,
  leader,
  nameOf,
  ofDie,
  ofHouse,
  place,
  player,
  region,
  said,
  type Table,
  token,
  who,
} from './names.ts';
import { dealSum } from './deals.ts';
import { BATTLE_STORY } from './story-battle.ts';
import type { EventType, Telling } from './telling.ts';

const leaders = (ids: readonly LeaderId[]): readonly Message[] => ids.map(leader);

/** What the dice show, in the order of the dice. */
const facesOf = (dice: Throw): readonly Message[] => (Object.entries(dice) as [DieId, Face][]).map(([die, shown]) => face(die, shown));

const TELLINGS: { readonly [T in EventType]: Telling<T> } = {
  ...BATTLE_STORY,
  // Set-up
  stormPlaced: ({ zone }) => ({ key: 'stormPlaced', with: { zone } }),
  assetLaid: ({ asset: id, at: where }) =>
    where
      ? { key: 'assetLaid', with: { asset: asset(id), region: region(where) }, targets: [at(where)] }
      : { key: 'assetAside', with: { asset: asset(id) } },
  startPlayer: ({ seat }, table) => ({ seat, key: 'startPlayer', with: { who: nameOf(table, seat) } }),
  houseChosen: ({ seat, house: id }, table) => ({
    seat,
    key: 'houseChosen',
    with: { who: nameOf(table, seat), house: house(id) },
    targets: [ofHouse(id)],
  }),
  placed: ({ house: id, kind, count, to }) => ({
    by: id,
    key: to === 'card' || to === 'supply' ? `placed.${to}` : 'placed',
    with: { house: house(id), kind: kindWord(id, kind), count, ...(to !== 'card' && to !== 'supply' && { region: place(to) }) },
    targets: to === 'card' || to === 'supply' ? [ofHouse(id)] : [at(to)],
  }),
  leadersReady: ({ house: id, leaders: ready }) => ({ by: id, key: 'leadersReady', with: { house: house(id), leaders: leaders(ready) } }),
  reserveSet: ({ house: id, spice }) => ({ by: id, key: 'reserveSet', with: { house: house(id), spice } }),
  predicted: ({ house: id }, table) => ({ by: id, key: 'predicted', with: { who: player(table, id) } }),
  // Turn and roll. The turn names its round; the first step says nothing that the turn does not.
  round: () => null,
  turn: ({ house: id, round }, table) => ({ by: id, key: 'turn', heading: true, with: { who: who(table, id), round } }),
  step: ({ step }) =>
    step === 'roll'
      ? null
      : { key: 'step', heading: true, with: { step: said(`step.${step}`), now: STEPS.indexOf(step) + 1, of: STEPS.length } },
  threw: ({ house: id, nth, dice }, table) => ({
    by: id,
    key: 'threw',
    with: { who: player(table, id), nth, faces: facesOf(dice) },
    targets: keysOf(dice).map(ofDie),
  }),
  froze: ({ house: id, dice }, table) => ({
    by: id,
    key: 'froze',
    with: { who: player(table, id), count: Object.keys(dice).length, dice: facesOf(dice) },
    targets: keysOf(dice).map(ofDie),
  }),
  wormFroze: ({ house: id }) => ({ by: id, key: 'wormFroze', targets: [ofDie('spice')] }),
  thumped: ({ house: id }, table) => ({ by: id, key: 'thumped', with: { who: player(table, id) }, targets: [ofDie('spice')] }),
  piter: ({ house: id, from }, table) => ({
    by: id,
    key: 'piter',
    with: { who: player(table, id), from: said(`face.${from}`) },
    targets: [ofDie('vendetta')],
  }),
  namedFace: ({ house: id, face: named }, table) => ({ by: id, key: 'namedFace', with: { who: player(table, id), face: house(named) } }),
  // Alliance
  invited: ({ house: id, offer }, table) => ({
    by: id,
    key: offer.face ? 'invitedSharing' : 'invited',
    with: { who: player(table, id), ally: who(table, offer.house), count: offer.dice, ...(offer.face && { face: house(offer.face) }) },
    targets: [ofHouse(offer.house)],
  }),
  refusedInvitation: ({ house: id, from }, table) => ({
    by: id,
    key: 'refusedInvitation',
    with: { who: player(table, id), from: who(table, from) },
  }),
  allied: ({ house: id, ally, forced }, table) => ({
    by: forced ? id : ally,
    key: forced ? 'alliedByVoice' : 'allied',
    with: { who: who(table, id), ally: who(table, ally) },
    targets: [ofHouse(id), ofHouse(ally)],
  }),
  // Recruit and vendetta
  recruited: ({ house: id, troop, large, leaders: back, dice }, table) => {
    const what: Message[] = [
      ...(troop ? [said('count.troops', { kind: kindWord(id, 'troop'), count: troop })] : []),
      ...(large ? [said('count.troops', { kind: kindWord(id, 'large'), count: large })] : []),
      ...leaders(back),
    ];
    const targets = dice.map(ofDie);
    return { by: id, key: what.length > 0 ? 'recruited' : 'recruitedNothing', with: { who: player(table, id), what }, targets };
  },
  murdered: ({ by, face: blade, of, kind, at: where }, table) => ({
    by,
    key: 'murdered',
    with: {
      who: player(table, by),
      face: said(`face.${blade}`),
      of: who(table, of),
      kind: kindWord(of, kind),
      count: 1,
      region: place(where),
    },
    targets: [at(where)],
  }),
  tookToken: ({ house: id, token: taken, from }, table) => ({
    by: id,
    key: from ? 'stoleToken' : 'tookToken',
    with: { who: player(table, id), token: token(taken), ...(from && { from: who(table, from) }) },
    targets: [{ kind: 'token', id: taken }],
  }),
  // Shipping
  spice: ({ house: id, spice }, table) => ({ by: id, key: 'spice', with: { who: player(table, id), spice }, targets: [ofDie('spice')] }),
  harvested: ({ house: id, at: where, spice }, table) => ({
    by: id,
    key: 'harvested',
    with: { who: player(table, id), region: place(where), spice },
    targets: [at(where)],
  }),
  wormAte: ({ house: id, at: where }) => ({ by: id, key: 'wormAte', with: { region: place(where) }, targets: [at(where)] }),
  shipped: ({ house: id, kind, to, price, payer }, table) => ({
    by: id,
    key: payer === id ? 'shipped' : 'shippedFor',
    with: {
      who: player(table, id),
      kind: kindWord(id, kind),
      count: 1,
      region: place(to),
      price,
      payer: who(table, payer),
    },
    targets: [at(to)],
  }),
  proposed: ({ deal, to }, table) => ({
    by: deal.by,
    key: 'proposed',
    with: { who: player(table, deal.by), to: who(table, to), parts: dealSum(table, deal) ?? said('nothing') },
    targets: deal.shipments.map((ship) => at(ship.to)),
  }),
  agreed: ({ house: id, deal }, table) => ({ by: id, key: 'agreed', with: { who: player(table, id), from: who(table, deal.by) } }),
  declined: ({ house: id, deal }, table) => ({ by: id, key: 'declined', with: { who: player(table, id), from: who(table, deal.by) } }),
  gaveSpice: ({ house: id, to, spice }, table) => ({
    by: id,
    key: 'gaveSpice',
    with: { who: player(table, id), to: who(table, to), spice },
    targets: [ofHouse(to)],
  }),
  guildPaid: ({ house: id, by, spice }, table) => ({
    by: id,
    key: spice > 0 ? 'guildPaid' : 'guildFull',
    with: { who: who(table, id), by: who(table, by), spice },
    targets: [ofHouse(id)],
  }),
  revived: ({ house: id, leader: back, price }, table) => ({
    by: id,
    key: 'revived',
    with: { who: player(table, id), leader: leader(back), price },
  }),
  // Movement
  targeted: ({ house: id, at: where }, table) => ({
    by: id,
    key: 'targeted',
    with: { who: player(table, id), region: region(where) },
    targets: [at(where)],
  }),
  marched: ({ house: id, kind, count, from, to }, table) => ({
    by: id,
    key: 'marched',
    with: { who: player(table, id), kind: kindWord(id, kind), count, from: place(from), to: place(to) },
    targets: [at(from), at(to)],
  }),
  // Assets, storm, end
  assetRemoved: ({ asset: gone, at: where, house: id }, table) => ({
    by: id,
    key: 'assetRemoved',
    with: { who: player(table, id), asset: asset(gone), region: place(where) },
    targets: [at(where)],
  }),
  assetPlaced: ({ asset: put, at: where, house: id }, table) => ({
    by: id,
    key: 'assetPlaced',
    with: { who: player(table, id), asset: asset(put), region: place(where) },
    targets: [at(where)],
  }),
  stormMoved: ({ from, to, wind }) => ({ key: `stormMoved.${wind}`, with: { from, to } }),
  stormRests: ({ at: zone }) => ({ key: 'stormRests', with: { zone } }),
  stormTook: ({ house: id, kind, at: where, to }, table) => ({
    by: id,
    key: `stormTook.${to}`,
    with: { who: who(table, id), kind: kindWord(id, kind), count: 1, region: place(where) },
    targets: [at(where)],
  }),
  stormHeldOff: ({ at: where }) => ({ key: 'stormHeldOff', with: { region: place(where) }, targets: [at(where)] }),
  ornithopterLost: ({ at: where }) => ({ key: 'ornithopterLost', with: { region: place(where) }, targets: [at(where)] }),
  stored: ({ house: id, spice, reserve }, table) => ({ by: id, key: 'stored', with: { who: player(table, id), spice, reserve } }),
  spiceLost: ({ house: id, spice }, table) => ({ by: id, key: 'spiceLost', with: { who: player(table, id), spice } }),
  prophecy: ({ house: id }, table) => ({
    by: 'bene-gesserit',
    key: 'prophecy',
    with: { who: player(table, 'bene-gesserit'), foreseen: who(table, id) },
  }),
  ended: ({ reason, houses }, table) => ({
    key: `ended.${reason}`,
    with: { who: houses.map((id) => who(table, id)), count: houses.length },
  }),
};

/** A line of the chronicle; see `GameWords.story`. */
export function story(event: DiceEvent, names: SeatNames, view?: DiceView): StoryLine | null {
  const table: Table = { view: view ?? null, names };
  const told = dispatch(TELLINGS, event.type)(event, table);
  if (!told) return null;
  const { by, key, with: gaps, heading, targets } = told;
  const seat = told.seat ?? (by && table.view?.houses[by]?.seat);
  return { message: said(`story.${key}`, gaps), ...(seat && { seat }), ...(heading && { heading }), ...(targets && { targets }) };
}
