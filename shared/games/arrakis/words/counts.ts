import { isOneOf } from '../../../kernel/typed.ts';
import type { Message } from '../../../text/message.ts';
import type { Group, Piece } from '../events.ts';
import {
  ATREIDES_TOKENS,
  type AtreidesToken,
  COMBAT_FACES,
  type CombatFace,
  type Figure,
  FIGURES,
  type HarkonnenToken,
  NAMED,
  type NamedId,
  PLANNING,
  type PlanningId,
  type Side,
  SYMBOLS,
} from '../ids.ts';
import type { LegionView } from '../types.ts';
import { card, dataOf, leader, listed, said, symbol, type Table, unit } from './names.ts';

type Units = Readonly<Partial<Record<Figure, number>>>;

/** "3 × Mentat", "Mentat": so many of a thing. */
export const times = (count: number, what: Message): Message => (count === 1 ? what : said('count.of', { count, what }));
/** Figures without a name, each rank with its number. */
export const unitList = (side: Side, units: Units): readonly Message[] =>
  FIGURES.flatMap((id) => (units[id] ? [said(`count.${side}.${id}`, { count: units[id] })] : []));
const tokenCount = (count: number): readonly Message[] => (count > 0 ? [said('count.tokens', { count })] : []);
/** Figures that go together. */
export const group = (side: Side, { units, named, tokens }: Group): Message =>
  listed([...named.map(leader), ...unitList(side, units), ...tokenCount(tokens)]);
/** All that can be seen of a legion. */
export const legion = (side: Side, of: LegionView): Message =>
  listed([...of.named.map(leader), ...unitList(side, of), ...tokenCount(of.tokens + of.facedown.length)]);

/** The figures on the face of a deployment token. */
export function tokenUnits(table: Table, id: AtreidesToken | HarkonnenToken): Message {
  const { atreidesTokens, harkonnenTokens } = dataOf(table).pieces;
  return isAtreidesToken(id)
    ? listed(unitList('atreides', atreidesTokens[id].units))
    : listed(unitList('harkonnen', harkonnenTokens[id].units));
}
export const isAtreidesToken = (id: string): id is AtreidesToken => isOneOf(ATREIDES_TOKENS, id);
export const token = (table: Table, id: AtreidesToken | HarkonnenToken): Message => said('token.is', { units: tokenUnits(table, id) });

const isFigure = (id: string): id is Figure => isOneOf(FIGURES, id);
export const isNamed = (id: string): id is NamedId => isOneOf(NAMED, id);
/** A piece that is put, lost or fetched. */
export function piece(side: Side, id: Piece): Message {
  if (isFigure(id)) return unit(side, id);
  if (isNamed(id) || id === 'wild-maker') return leader(id);
  return said(`piece.${id}`);
}
/** A part of a company: a rank, a token, a leader. */
export const part = (table: Table, side: Side, id: string): Message =>
  isAtreidesToken(id) ? token(table, id) : isFigure(id) ? unit(side, id) : isNamed(id) ? leader(id) : said('form.answer');

/** Equal cards are counted. */
export const cards = (ids: readonly PlanningId[]): Message =>
  listed(
    PLANNING.flatMap((id) => {
      const count = ids.filter((one) => one === id).length;
      return count > 0 ? [times(count, card(id))] : [];
    }),
  );
/** Dice by their symbols. */
export const dice = (of: Readonly<Partial<Record<(typeof SYMBOLS)[number], number>>>): Message =>
  listed(SYMBOLS.flatMap((id) => (of[id] ? [times(of[id], symbol(id))] : [])));
/** What combat dice show. */
export const faces = (roll: Readonly<Record<CombatFace, number>>): Message =>
  said('story.faces', Object.fromEntries(COMBAT_FACES.map((face) => [face, roll[face]])));
