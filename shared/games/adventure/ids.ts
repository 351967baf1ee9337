/** Who sits where: one seat is one person. With two seats each person plays two Houses. R4.1, R13.1 */
export const SEATS = ['seat1', 'seat2', 'seat3', 'seat4'] as const;
export type SeatId = (typeof SEATS)[number];

/** In turn order, clockwise. R4.1 */
export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** By colour; each with its heir, its ruler and its warrior. R2.3 */
export const FIGURES = [
  'paul-atreides',
  'duke-leto',
  'gurney-halleck',
  'princess-irulan',
  'emperor-shaddam',
  'sardaukar-warrior',
  'chani',
  'dr-kynes',
  'stilgar',
  'feyd-rautha',
  'baron-harkonnen',
  'beast-rabban',
] as const;
export type FigureId = (typeof FIGURES)[number];

/** Clockwise. R3.2 */
export const DESERT = [
  'red-sietch',
  'spice-1',
  'sandstorm',
  'spice-2',
  'worm-1',
  'yellow-sietch',
  'spice-3',
  'duel-1',
  'spice-4',
  'worm-2',
  'blue-sietch',
  'spice-5',
  'duel-2',
  'spice-6',
  'worm-3',
  'green-sietch',
  'spice-7',
  'duel-3',
  'spice-8',
  'worm-4',
] as const;
/** Clockwise. R3.3 */
export const CASTLE = [
  'training-red',
  'smuggler',
  'spice-raid-1',
  'training-yellow',
  'traitor',
  'poison-1',
  'training-blue',
  'bene-gesserit',
  'poison-2',
  'training-green',
  'space-guild',
  'spice-raid-2',
] as const;
export const SPACES = [...DESERT, ...CASTLE] as const;
export type SpaceId = (typeof SPACES)[number];
export type Ring = 'desert' | 'castle';

export const SPACE_KINDS = [
  'sietch',
  'spice',
  'sandstorm',
  'worm',
  'duel',
  'training',
  'smuggler',
  'spice-raid',
  'traitor',
  'poison',
  'bene-gesserit',
  'space-guild',
] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

/** R2.2; the copies of a kind are all alike. */
export const EQUIPMENT = ['sword', 'poison', 'gom-jabbar', 'lasgun', 'shield', 'stillsuit', 'ornithopter'] as const;
export type EquipmentId = (typeof EQUIPMENT)[number];
export const KANLY = ['secret-silo', 'hunter-seeker', 'harvester-raid'] as const;
export type KanlyId = (typeof KANLY)[number];
export const CARDS = [...EQUIPMENT, ...KANLY] as const;
export type CardId = (typeof CARDS)[number];

/** The three investment spaces in front of every sietch. R3.6 */
export const FIELDS = ['left', 'middle', 'right'] as const;
export type FieldId = (typeof FIELDS)[number];

/** What can change hands in a trade. R12.4 */
export const GOODS = ['spice', 'harvesters', ...CARDS] as const;
export type GoodId = (typeof GOODS)[number];

/** Parts of a turn, numbered 0-4 as in the rulebook; `boundary` is the moment between two turns. R5.1, R9.11 */
export const PHASES = ['boundary', 'roll', 'move', 'fight', 'buy', 'invest'] as const;
export type PhaseId = (typeof PHASES)[number];
