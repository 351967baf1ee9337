import type { Task, TaskOf } from '../../../kernel/types.ts';
import { spiceLeft } from './hints.ts';
import { dispatch, isIn } from '../../../kernel/typed.ts';
import type { Message } from '../../../text/message.ts';
import type { SeatNames } from '../../face.ts';
import { housesOf } from '../board.ts';
import { BOARDS, type HouseId, type Side } from '../ids.ts';
import type { ArrakisAnswers, EffectRef, Putting, VehicleAt } from '../questions.ts';
import type { ArrakisGame, ArrakisView } from '../types.ts';
import { piece, times } from './counts.ts';
import {
  area,
  dataOf,
  type Gaps,
  type Here,
  house,
  housesOfSeat,
  listed,
  nameOf,
  place,
  plain,
  prescience,
  said,
  side,
  stoneOf,
  vehicle,
} from './names.ts';
import { sourceName } from './source.ts';

type Asked = keyof ArrakisAnswers & string;
/** What a question names besides whom it asks; `of`: the House it is about; `as`: which of several ways to put it. */
interface Asking {
  readonly of?: HouseId;
  readonly as?: string;
  readonly with?: Gaps;
}
const plainly = (): Asking => ({});
const byHouse = (_: Here, { house }: { readonly house: HouseId }): Asking => ({ of: house });
const byEffect = (_: Here, { ref }: { readonly ref: EffectRef }): Asking => ({ of: ref.by, with: { source: sourceName(ref.of) } });
const byArea = (_: Here, { at }: { readonly at: Parameters<typeof area>[0] }): Asking => ({ with: { at: area(at) } });
const byCard = (_: Here, { card }: { readonly card: Parameters<typeof prescience>[0] }): Asking => ({
  with: { source: prescience(card) },
});
const sideOf = (by: HouseId): Side => (housesOf('atreides').includes(by) ? 'atreides' : 'harkonnen');
const isByAutoma = ({ lead }: ArrakisView): boolean => lead['house-harkonnen'] === null;
/** Is there a die to be spent, or a Bene Gesserit token that counts as one? R6.4 */
const hasDice = (view: ArrakisView, of: HouseId): boolean =>
  BOARDS.some((id) => {
    const board = view.boards[id];
    if (!board || !dataOf({ view }).pieces.boards[id].houses.includes(of)) return false;
    return board.token !== null || Object.values(board.unused).some((count) => count > 0);
  });
const isVehicle = (putting: Putting | VehicleAt): putting is VehicleAt => 'vehicle' in putting;

const ASKING: { readonly [Name in Asked]: (here: Here, task: TaskOf<ArrakisGame, Name>) => Asking } = {
  vehicle: (_, { house, left }) => ({
    of: house,
    with: {
      left: listed(
        (['harvester', 'ornithopter', 'carryall', 'any'] as const).flatMap((id) => {
          const count = left[id] ?? 0;
          return count > 0 ? [times(count, id === 'any' ? said('form.anyVehicle') : vehicle(id))] : [];
        }),
      ),
    },
  }),
  endClaim: plainly,
  relieve: plainly,
  handLimit: byHouse,
  prune: plainly,
  changeDie: byHouse,
  sister: plainly,
  volunteer: plainly,
  act: ({ view }, { house }) => ({ of: house, ...(hasDice(view, house) ? {} : { as: 'desert' }) }),
  march: byEffect,
  company: (_, { ref, route }) => ({
    of: ref.by,
    with: { source: sourceName(ref.of), from: area(route.from), to: area(route.to) },
  }),
  overflow: byArea,
  put: byEffect,
  takeFrom: (_, { by, putting }) => ({
    of: by,
    with: { what: isVehicle(putting) ? vehicle(putting.vehicle) : piece(sideOf(by), putting.what) },
  }),
  layWormsign: byHouse,
  attack: byEffect,
  strike: byEffect,
  replace: byEffect,
  split: byEffect,
  playCard: byHouse,
  giveUp: byHouse,
  sendToTank: byEffect,
  pickLegion: byEffect,
  pickArea: byEffect,
  choose: byEffect,
  special: (here, task) => ({ ...byEffect(here, task), as: task.name }),
  replacePrescience: byHouse,
  asSymbol: byEffect,
  desertPower: byHouse,
  moveWorm: byHouse,
  wormAttack: byHouse,
  wormFrom: byArea,
  flee: byArea,
  casualty: (_, { at, left }) => ({ ...(left > 1 && { as: 'first' }), with: { at: area(at), left } }),
  rescue: byArea,
  chooseCovered: plainly,
  chooseWorms: plainly,
  nextWorm: plainly,
  spendSpice: (here, { chosen }) => ({ with: { spice: here.view.spice, left: spiceLeft(here, chosen) } }),
  displace: byArea,
  combatCards: byHouse,
  convert: ({ view }, { side }) => (side === 'harkonnen' && isByAutoma(view) ? { as: 'automa' } : {}),
  goOn: plainly,
  withdraw: plainly,
  retreat: ({ view }) => (view.battle?.attacker === 'harkonnen' && isByAutoma(view) ? { as: 'automa' } : {}),
  advance: byArea,
  giveUpToken: byCard,
  giveUpNaib: byCard,
  showTokens: byCard,
  anyTrack: plainly,
  scoutReveal: byArea,
  automaTie: (_, { about, of }) => {
    const [goes] = of;
    return about === 'advance' && goes?.deed.do === 'automaAdvance'
      ? { as: about, with: { at: area(goes.deed.at) } }
      : { with: { about: said(`automa.about.${about}`) } };
  },
  tellObjective: ({ view }) => (view.round === 0 ? { as: 'layOut' } : {}),
  tellDrawn: (_, { house: of, deck }) => ({ of, with: { deck: house(deck) } }),
  tellShown: plainly,
  tellTokens: byEffect,
  mendWhat: byArea,
  mendLegion: (_, { side: of, at }) => ({ with: { at: area(at), side: side(of) } }),
  mendSand: byArea,
  mendSietch: byArea,
  mendZone: (here, { at }) => ({ with: { at: place(here, at) } }),
  mendTracks: plainly,
};
/** What those hear that others are doing. */
const DOING: Readonly<Record<Asked, string>> = {
  vehicle: 'vehicle',
  endClaim: 'endClaim',
  relieve: 'relieve',
  handLimit: 'handLimit',
  prune: 'prune',
  changeDie: 'dice',
  sister: 'dice',
  volunteer: 'turn',
  act: 'turn',
  march: 'move',
  company: 'move',
  overflow: 'loss',
  put: 'place',
  takeFrom: 'place',
  layWormsign: 'worm',
  attack: 'attack',
  strike: 'attack',
  replace: 'effect',
  split: 'card',
  playCard: 'card',
  giveUp: 'card',
  sendToTank: 'effect',
  pickLegion: 'effect',
  pickArea: 'effect',
  choose: 'effect',
  special: 'effect',
  replacePrescience: 'prune',
  asSymbol: 'effect',
  desertPower: 'worm',
  moveWorm: 'worm',
  wormAttack: 'worm',
  wormFrom: 'worm',
  flee: 'worm',
  casualty: 'loss',
  rescue: 'vehicle',
  chooseCovered: 'worm',
  chooseWorms: 'worm',
  nextWorm: 'worm',
  spendSpice: 'spice',
  displace: 'effect',
  combatCards: 'card',
  convert: 'battle',
  goOn: 'battle',
  withdraw: 'battle',
  retreat: 'battle',
  advance: 'battle',
  giveUpToken: 'claim',
  giveUpNaib: 'claim',
  showTokens: 'claim',
  anyTrack: 'claim',
  scoutReveal: 'scout',
  automaTie: 'automa',
  tellObjective: 'tell',
  tellDrawn: 'tell',
  tellShown: 'tell',
  tellTokens: 'tell',
  mendWhat: 'mend',
  mendLegion: 'mend',
  mendSand: 'mend',
  mendSietch: 'mend',
  mendZone: 'mend',
  mendTracks: 'mend',
};

function asking(here: Here, task: Task<ArrakisGame>): Asking {
  return isIn(ASKING, task) ? dispatch(ASKING, task.do)(here, task) : {};
}
/** The open question as one sentence to `seat`. */
export function question(view: ArrakisView, task: Task<ArrakisGame>, seat: ArrakisGame['Seat'], names: SeatNames): Message {
  const here = { view, names };
  const { as, with: gaps } = asking(here, task);
  return said(`ask.${task.do}${as ? `.${as}` : ''}`, { name: plain(nameOf(here, seat)), ...gaps });
}
/** The stone of the House that is asked, if the seat plays it; of both, where a side is one player's, the House's. */
export function stone(view: ArrakisView, task: Task<ArrakisGame>, seat: ArrakisGame['Seat']): string | null {
  const { of } = asking({ view, names: {} }, task);
  const own = housesOfSeat(view, seat);
  const [first] = own;
  const asked = of && own.includes(of) ? of : first;
  return asked ? stoneOf(asked) : null;
}
/** What those hear who wait for `asked`. */
export function waiting(view: ArrakisView, task: Task<ArrakisGame>, asked: readonly ArrakisGame['Seat'][], names: SeatNames): Message {
  const here = { view, names };
  const what = isIn(DOING, task) ? said(`doing.${DOING[task.do]}`) : said(`phase.${view.phase}`);
  return said('wait', { who: asked.map((seat) => plain(nameOf(here, seat))), what });
}
/** The phase, or the battle being fought. */
export function eyebrow({ battle, phase, round }: ArrakisView): Message {
  if (battle) return said('eyebrow.battle', { area: area(battle.at), round: Math.max(battle.round, 1) });
  return said('eyebrow.phase', { phase: said(`phase.${phase}`), round: Math.max(round, 1) });
}
