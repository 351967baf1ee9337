import type { Message } from '../../../text/message.ts';
import type { Member, Owned, SeatLook, SeatNames } from '../../face.ts';
import { type Colour, FIELDS, FIGURES, type FigureId } from '../ids.ts';
import type { AdventureGame, AdventureView } from '../types.ts';
import { CARD_SIGNS, card, colourName, coloursOf, dataOf, figure, figureSign, type Here, nameOf, plain, said, stoneOf } from './names.ts';

const livingOf = ({ view }: Here, of: Colour): readonly FigureId[] =>
  FIGURES.filter((id) => view.figures[id].colour === of && view.figures[id].at !== null);

/** Everything that a House openly owns. */
function openly(here: Here, of: Colour): readonly Owned[] {
  const own = here.view.stock[of];
  if (!own || own.out) return [];
  const staked = FIELDS.reduce((sum, id) => sum + own.stake[id], 0);
  const has: Owned[] = [
    { icon: 'spice', count: own.spice, label: said('has.spice', { count: own.spice }) },
    { icon: 'harvester', count: own.harvesters, label: said('has.harvesters', { count: own.harvesters, sheltered: own.sheltered }) },
    { icon: 'card', count: own.cards, label: said('has.cards', { count: own.cards }) },
    { icon: 'invest', count: staked, label: said('has.staked', { count: staked }) },
  ];
  return has.filter(({ count, icon }) => count > 0 || icon === 'spice');
}

/** The fighters of a House with what they carry; those that fell stay in their place. R2.3 */
function membersOf(here: Here, of: Colour): readonly Member[] {
  const most = dataOf(here).game.limits.strength;
  return FIGURES.filter((id) => here.view.figures[id].colour === of).map((id) => {
    const { gear, guile, strength, at } = here.view.figures[id];
    return {
      icon: figureSign(here, id),
      name: figure(id),
      signs: gear.map((carried) => ({ icon: CARD_SIGNS[carried], label: card(carried) })),
      has: [{ icon: 'guile', count: guile, label: said('value.guile') }],
      mark: { count: strength, label: said('picture.card.strengthIs', { strength, most }) },
      out: at === null,
    };
  });
}

/** What a seat looks like beside the board; with two players each shows two Houses. R13.1 */
export function seat(view: AdventureView, id: AdventureGame['Seat']): SeatLook {
  const here = { view, names: {} };
  const colours = coloursOf(view, id);
  const [first] = colours;
  const isOut = colours.length > 0 && colours.every((of) => view.stock[of]?.out);
  const look = { seals: 0, goal: 0, ...(isOut && { out: true }) };
  if (!first) return { stone: null, title: null, has: [], ...look };
  const side = (of: Colour) => ({
    stone: stoneOf(here, of),
    title: colourName(of),
    has: openly(here, of),
    members: membersOf(here, of),
    out: view.stock[of]?.out ?? false,
  });
  const { stone, title, has, members } = side(first);
  return colours.length > 1 ? { stone, title, has: [], sides: colours.map(side), ...look } : { stone, title, has, members, ...look };
}

/** The game has no last round: the pebbles are the fighters, those that are gone lie dark. */
export function progress(view: AdventureView): { label: Message; now: number; of: number } {
  const here = { view, names: {} };
  const { fighters } = dataOf(here);
  const of = FIGURES.filter((id) => view.colours.includes(fighters[id].colour)).length;
  const left = view.colours.reduce((sum, colour) => sum + livingOf(here, colour).length, 0);
  return { label: said('progress', { round: view.round, left }), now: of - left, of };
}
export const goal = (): Message => said('goal');
/** Who has won and why. R14.2 */
export function outcome(view: AdventureView, _: string, winners: readonly AdventureGame['Seat'][], names: SeatNames): Message {
  const here = { view, names };
  return said('end.last', { who: winners.map((id) => plain(nameOf(here, id))), round: view.round });
}
