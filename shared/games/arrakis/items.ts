import type { Item } from '../face.ts';
import { boardOf, sideOfHouse } from './board.ts';
import { type ArrakisData, DATA } from './data.ts';
import { fact, isUnstated, pieceItems } from './items-pieces.ts';
import {
  AREAS,
  type AreaId,
  HOUSES,
  type HouseId,
  LEADERS,
  type LeaderId,
  PLANNING,
  type PlanningId,
  POWERS,
  PRESCIENCE,
  type PrescienceId,
  TRACKS,
} from './ids.ts';
import { PIECE_SIGNS, POWER_SIGNS, SETTLEMENT_SIGNS } from './signs.ts';
import type { ArrakisView } from './types.ts';
import { effectLines } from './words/effects.ts';
import {
  area,
  card,
  house,
  leader,
  listed,
  ofArea,
  ofCard,
  ofLeader,
  ofPower,
  ofPrescience,
  prescience,
  said,
  sectorName,
  symbol,
  track,
} from './words/names.ts';

function oneArea({ areas }: ArrakisData, id: AreaId): Item {
  const { terrain, sectors, settlement, sietch, station, sheltered } = areas[id];
  return {
    entity: ofArea(id),
    group: 'arrakis.group.area',
    name: area(id),
    icon: settlement ? SETTLEMENT_SIGNS[settlement] : sietch ? PIECE_SIGNS.sietch : 'spice',
    lines: [
      said(sheltered ? 'item.area.sheltered' : `item.area.${terrain}`),
      ...(settlement ? [said(`settlement.${settlement}`)] : []),
      ...(sietch ? [said('piece.sietch')] : []),
      ...(station ? [said('item.area.station')] : []),
    ],
    facts: [fact('sector', listed(sectors.map(sectorName)))],
    rules: ['R3.2', ...(sheltered ? ['R3.6'] : []), ...(settlement || sietch ? ['R3.5'] : []), ...(station ? ['R12.8'] : [])],
  };
}
function oneLeader({ leaders }: ArrakisData, id: LeaderId): Item {
  const { house: of, slot, combat, special, source } = leaders[id];
  return {
    entity: ofLeader(id),
    group: 'arrakis.group.leader',
    name: leader(id),
    icon: combat ? 'leader' : 'worm',
    lines: effectLines(sideOfHouse(of), special),
    facts: [
      fact('house', house(of)),
      fact('slot', symbol(slot)),
      ...(combat ? [fact('combat', said('fact.combatIs', { hits: combat.hits, shields: combat.shields }))] : []),
    ],
    rules: ['R17.1', 'R17.3', ...(combat ? ['R11.8'] : ['R14.9'])],
    ...(isUnstated(...Object.values(source)) && { reconstructed: true }),
  };
}
function oneCard({ decks }: ArrakisData, of: HouseId, id: PlanningId): readonly Item[] {
  const facts = decks[of][id];
  if (!facts) return [];
  return [
    {
      entity: ofCard(id),
      group: `arrakis.group.${of}`,
      name: card(id),
      icon: 'card',
      lines: facts.scheming ? [said('item.scheming')] : effectLines(sideOfHouse(of), facts.effects),
      facts: [fact('copies', said('fact.number', { value: facts.copies }))],
      rules: facts.scheming ? ['R17.9'] : ['R7.11', 'R7.3'],
      ...(isUnstated(facts.source) && { reconstructed: true }),
    },
  ];
}
function onePrescience({ prescience: all }: ArrakisData, id: PrescienceId): Item {
  const { phase, gains, condition, source, gainsSource, conditionSource } = all[id];
  const count = 'count' in condition ? { count: condition.count } : {};
  const least = 'least' in condition ? { least: condition.least } : {};
  const terrains = condition.is === 'legions' ? { terrains: listed(condition.in.map((one) => said(`terrain.${one}`))) } : {};
  return {
    entity: ofPrescience(id),
    group: 'arrakis.group.prescience',
    name: prescience(id),
    icon: PIECE_SIGNS.prescience,
    lines: [said(`claim.${condition.is === 'deed' ? condition.deed : condition.is}`, { ...count, ...least, ...terrains })],
    facts: [
      fact('phase', said(`when.${phase}`)),
      fact('gains', listed(TRACKS.flatMap((one) => (gains[one] ? [said('hint.gain', { track: track(one), by: gains[one] })] : [])))),
    ],
    rules: ['R13.3', phase === 'action' ? 'R13.4' : 'R13.6'],
    ...(isUnstated(source, gainsSource, conditionSource) && { reconstructed: true }),
  };
}

/** Everything that can be looked up: leaders, cards, bans, areas, and every other piece of the box, in the order of the ids. */
export const itemsOf = (data: ArrakisData): readonly Item[] => [
  ...LEADERS.map((id) => oneLeader(data, id)),
  ...HOUSES.flatMap((of) => PLANNING.flatMap((id) => oneCard(data, of, id))),
  ...PRESCIENCE.map((id) => onePrescience(data, id)),
  ...POWERS.map(
    (id): Item => ({
      entity: ofPower(id),
      group: 'arrakis.group.ban',
      name: said(`ban.${id}`),
      icon: POWER_SIGNS[id],
      lines: [said(`item.ban.${id}`)],
      rules: ['R9.8', 'R9.9'],
    }),
  ),
  ...pieceItems(data),
  ...AREAS.map((id) => oneArea(data, id)),
];
export const items: readonly Item[] = itemsOf(DATA);
/** The same as this game has them: with its owner's corrections, or as printed. */
export const itemsIn = ({ options }: Pick<ArrakisView, 'options'>): readonly Item[] =>
  options.corrections ? itemsOf(boardOf(options).data) : items;
