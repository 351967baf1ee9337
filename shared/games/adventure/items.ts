import type { Message } from '../../text/message.ts';
import type { Item } from '../face.ts';
import { boardOf } from './board.ts';
import { type AdventureData, DATA } from './data.ts';
import {
  CARDS,
  type CardId,
  COLOURS,
  type Colour,
  FIELDS,
  type FieldId,
  FIGURES,
  type FigureId,
  SPACES,
  type SpaceId,
  type SpaceKind,
} from './ids.ts';
import { CARD_RULES, SPACE_RULES } from './rule-of.ts';
import { ROLE_SIGNS } from './signs.ts';
import type { AdventureView } from './types.ts';
import {
  CARD_SIGNS,
  card,
  colourName,
  field,
  figure,
  ofCard,
  ofField,
  ofFigure,
  ofSpace,
  SPACE_SIGNS,
  said,
  space,
  spiceCount,
} from './words/names.ts';

type Fact = NonNullable<Item['facts']>[number];
const fact = (name: string, value: Message): Fact => ({ label: said(`fact.${name}`), value });
const number = (value: number): Message => said('fact.number', { value });
const lines = (of: string, count: number): readonly Message[] => Array.from({ length: count }, (_, at) => said(`item.${of}.${at + 1}`));

/** How many lines a kind of space has, and the rules it follows beside its own. R6.11-R6.22 */
const KINDS: Readonly<Record<SpaceKind, { readonly lines: number; readonly also: readonly string[] }>> = {
  sietch: { lines: 3, also: ['R1.6', 'R3.4'] },
  spice: { lines: 1, also: [] },
  sandstorm: { lines: 3, also: ['R6.23', 'R6.24', 'R12.1', 'R12.2'] },
  worm: { lines: 3, also: ['R6.23', 'R6.24', 'R12.1', 'R12.2'] },
  duel: { lines: 2, also: ['R8.1'] },
  training: { lines: 2, also: ['R3.4'] },
  smuggler: { lines: 1, also: [] },
  'spice-raid': { lines: 2, also: [] },
  traitor: { lines: 2, also: [] },
  poison: { lines: 3, also: ['R6.23', 'R12.1'] },
  'bene-gesserit': { lines: 2, also: [] },
  'space-guild': { lines: 1, also: ['R6.4'] },
};
/** How many lines a card has, and the rules it follows beside its own. R9.2-R9.8, R10.2-R10.4 */
const KINDS_OF_CARD: Readonly<Record<CardId, { readonly lines: number; readonly also: readonly string[] }>> = {
  sword: { lines: 1, also: ['R9.10'] },
  poison: { lines: 2, also: ['R6.23'] },
  'gom-jabbar': { lines: 1, also: ['R9.10'] },
  lasgun: { lines: 2, also: [] },
  shield: { lines: 1, also: [] },
  stillsuit: { lines: 1, also: [] },
  ornithopter: { lines: 2, also: ['R9.11'] },
  'secret-silo': { lines: 1, also: [] },
  'hunter-seeker': { lines: 2, also: ['R6.23'] },
  'harvester-raid': { lines: 1, also: [] },
};

function fighter({ fighters }: AdventureData, id: FigureId): Item {
  const { colour, role, guile, strength, source } = fighters[id];
  return {
    entity: ofFigure(id),
    group: 'adventure.group.fighter',
    name: figure(id),
    icon: ROLE_SIGNS[role],
    lines: lines('fighter', 3),
    facts: [
      fact('house', colourName(colour)),
      fact('role', said(`role.${role}`)),
      fact('guile', number(guile)),
      fact('strength', number(strength)),
    ],
    rules: ['R1.3', 'R2.3', 'R8.1', 'R6.23', 'R9.1'],
    ...(source === 'reconstructed' && { reconstructed: true }),
  };
}
function oneCard({ cards }: AdventureData, id: CardId): Item {
  const { type, copies, source } = cards[id];
  const { lines: count, also } = KINDS_OF_CARD[id];
  return {
    entity: ofCard(id),
    group: `adventure.group.${type}`,
    name: card(id),
    icon: CARD_SIGNS[id],
    lines: [...lines(`card.${id}`, count), ...lines(type, 1)],
    facts: [fact('copies', number(copies))],
    rules: [CARD_RULES[id], ...also, type === 'equipment' ? 'R9.1' : 'R10.1'],
    ...(source === 'reconstructed' && { reconstructed: true }),
  };
}
function oneSpace({ board, game }: AdventureData, id: SpaceId): Item {
  const { kind, ring, colour, next } = board.spaces[id];
  const { lines: count, also } = KINDS[kind];
  const isCastle = ring === 'castle';
  return {
    entity: ofSpace(id),
    group: `adventure.group.${ring}`,
    name: space(id),
    icon: SPACE_SIGNS[kind],
    lines: lines(kind, count),
    facts: [
      ...(colour ? [fact('house', colourName(colour))] : []),
      fact('next', said('list', { parts: next.map(space) })),
      ...(isCastle ? [fact('toll', spiceCount(game.prices.toll))] : []),
    ],
    rules: [SPACE_RULES[kind], ...also, ...(isCastle ? ['R6.3'] : [])],
    ...(board.source === 'reconstructed' && { reconstructed: true }),
  };
}
function investment({ investments }: AdventureData, of: Colour, id: FieldId): Item {
  const { numbers, ratio, source } = investments[of][id];
  const [one = 0, other = 0] = numbers;
  return {
    entity: ofField(of, id),
    group: 'adventure.group.investment',
    name: said('item.fieldOf', { colour: colourName(of), field: field(id) }),
    icon: 'invest',
    lines: lines('investment', 3),
    facts: [
      fact('house', colourName(of)),
      fact('sums', said('fact.twoSums', { one, other })),
      fact('ratio', said('fact.toOne', { ratio })),
    ],
    rules: ['R11.2', 'R11.3', 'R11.4', 'R11.6'],
    ...(source === 'reconstructed' && { reconstructed: true }),
  };
}

/** Everything that can be looked up: spaces, fighters, cards, investment fields, in the order of the ids. */
export const itemsOf = (data: AdventureData): readonly Item[] => [
  ...FIGURES.map((id) => fighter(data, id)),
  ...CARDS.map((id) => oneCard(data, id)),
  ...SPACES.map((id) => oneSpace(data, id)),
  ...COLOURS.flatMap((of) => FIELDS.map((id) => investment(data, of, id))),
];
export const items: readonly Item[] = itemsOf(DATA);
/** The same as this game has them: with its owner's corrections, or as printed. */
export const itemsIn = ({ options }: Pick<AdventureView, 'options'>): readonly Item[] =>
  options.corrections ? itemsOf(boardOf(options).data) : items;
