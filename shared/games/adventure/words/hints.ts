import type { Message } from '../../../text/message.ts';
import { type Colour, type FigureId, FIGURES, type SpaceId, type SpaceKind } from '../ids.ts';
import { cardList, colourOf, dataOf, figure, type Here, kindOf, said, space, who } from './names.ts';

/** Facts that have nothing to do with each other: semicolons stand between them. */
export const facts = ([first, ...more]: readonly [Message, ...Message[]]): Message => {
  const [next, ...rest] = more;
  return next ? said('apart', { first, rest: facts([next, ...rest]) }) : first;
};
/** All figures on a space that are still in play. */
export const figuresAt = ({ view }: Here, id: SpaceId): readonly FigureId[] => FIGURES.filter((one) => view.figures[one].at === id);
/** Figures of one House on the space. R1.5 */
export const sideAt = (here: Here, id: SpaceId, of: Colour): readonly FigureId[] =>
  figuresAt(here, id).filter((one) => here.view.figures[one].colour === of);
const isOpponent = ({ view }: Here, one: Colour, other: Colour): boolean => view.stock[one]?.seat !== view.stock[other]?.seat; // R1.7
/** A promise stands between the players of two Houses. R12.5 */
export function hasPact({ view }: Here, one: Colour, other: Colour): boolean {
  const seats = [view.stock[one]?.seat, view.stock[other]?.seat];
  return view.pacts.some(({ between }) => between.every((seat) => seats.includes(seat)));
}

/** Where a figure stands and how strong it is. */
export function figureHint({ view }: Here, id: FigureId): Message {
  const { at, strength } = view.figures[id];
  return at ? said('hint.figure', { space: space(at), strength }) : said('hint.strength', { strength });
}
/** The same for somebody else's figure, with its Guile. */
export function targetHint(here: Here, id: FigureId): Message {
  const { at, strength, guile } = here.view.figures[id];
  const gaps = { colour: who(here, colourOf(here, id)), strength, guile };
  return said('hint.target', { ...gaps, space: at ? space(at) : said('somewhere') });
}
export const standing = ({ view }: Here, id: FigureId): Message =>
  said('hint.standing', { figure: figure(id), strength: view.figures[id].strength });
/** What a figure carries, or how strong it is. */
export function gearHint(here: Here, id: FigureId): Message {
  const { gear, strength } = here.view.figures[id];
  const strong = said('hint.strength', { strength });
  return gear.length > 0 ? facts([strong, said('hint.carries', { cards: cardList(gear) })]) : strong;
}
export const fightHint = (here: Here, attackers: readonly FigureId[], defenders: readonly FigureId[]): Message =>
  said('hint.fight', {
    attackers: attackers.map((id) => standing(here, id)),
    defenders: defenders.map((id) => standing(here, id)),
  });

/** What a space does to a figure that lands there. R6.11-R6.22 */
function instruction(here: Here, id: FigureId, to: SpaceId): Message {
  const { view } = here;
  const kind = kindOf(here, to);
  if (kind === 'sietch') return sietch(here, id, to);
  const colour = colourOf(here, id);
  const { limits } = dataOf(here).game;
  const gaps: Partial<Record<SpaceKind, Readonly<Record<string, number>>>> = {
    spice: { spice: Math.min(view.stock[colour]?.harvesters ?? 0, view.bank.spice) },
    training: { strength: Math.min(view.figures[id].strength + 1, limits.strength) },
  };
  return said(`hint.kind.${kind}`, gaps[kind]);
}
function sietch(here: Here, id: FigureId, to: SpaceId): Message {
  const { fighters, board } = dataOf(here);
  if (board.spaces[to].colour !== colourOf(here, id)) return said('hint.foreign');
  const start = fighters[id].strength;
  return here.view.figures[id].strength < start ? said('hint.healed', { strength: start }) : said('hint.home');
}
/** The toll that its player pays for it; after a throw it is waived where nothing else is left. R6.3 */
function tollHint(here: Here, id: FigureId): Message {
  const { toll } = dataOf(here).game.prices;
  const { stock, turn } = here.view;
  const seat = stock[colourOf(here, id)]?.seat;
  const owned = Object.values(stock).reduce((sum, each) => sum + (each.seat === seat ? each.spice : 0), 0);
  return turn.phase === 'move' && owned < toll ? said('hint.tollWaived') : said('hint.toll', { toll });
}
/**
 * What follows if a figure ends its way there: toll, who may call an ambush, what the space does.
 * @param quiet a flight between two turns: the toll, and the own sietch heals. R9.8
 */
export function landing(here: Here, id: FigureId, to: SpaceId, quiet = false): readonly [Message, ...Message[]] {
  const data = dataOf(here);
  const { ring } = data.board.spaces[to];
  const toll = ring === 'castle' ? [tollHint(here, id)] : []; // R6.3
  if (quiet) return [kindOf(here, to) === 'sietch' ? sietch(here, id, to) : said('hint.noInstruction'), ...toll];
  const colour = colourOf(here, id);
  const isHome = kindOf(here, to) === 'sietch' && data.board.spaces[to].colour === colour;
  const enemies = figuresAt(here, to).filter((one) => {
    const other = here.view.figures[one].colour;
    return isOpponent(here, colour, other) && !hasPact(here, colour, other);
  });
  const ambush = enemies.length > 0 && !isHome ? [said('hint.enemies', { figures: enemies.map((one) => standing(here, one)) })] : []; // R7.2
  return [instruction(here, id, to), ...toll, ...ambush];
}

/** Hidden cards and assigned equipment of a House. */
export function cardsHint({ view }: Here, id: Colour): Message {
  const hidden = view.stock[id]?.cards ?? 0;
  const gear = FIGURES.filter((one) => view.figures[one].colour === id).reduce((sum, one) => sum + view.figures[one].gear.length, 0);
  return said('hint.hiddenAndGear', { hidden, gear });
}
export const harvestersHint = ({ view }: Here, id: Colour): Message =>
  said('hint.harvesters', { count: view.stock[id]?.harvesters ?? 0, sheltered: view.stock[id]?.sheltered ?? 0 });
export const ownsHint = ({ view }: Here, id: Colour): Message =>
  said('hint.colourOwns', { spice: view.stock[id]?.spice ?? 0, harvesters: view.stock[id]?.harvesters ?? 0 });
