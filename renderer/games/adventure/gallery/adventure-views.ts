import { boardOf } from '../../../../shared/games/adventure/board.ts';
import type { AdventureEvent } from '../../../../shared/games/adventure/events.ts';
import {
  type CardId,
  type Colour,
  COLOURS,
  type EquipmentId,
  type FigureId,
  FIGURES,
  type SpaceId,
} from '../../../../shared/games/adventure/ids.ts';
import type { AdventureView, FigureView, StockView } from '../../../../shared/games/adventure/types.ts';

/** Positions of the adventure game for the gallery and for tests, written by hand. */
const OPTIONS = { dice: 'app', start: 'dice' } as const;
const { data, colourOf, home } = boardOf({});

type Standing = Partial<
  Record<
    FigureId,
    {
      readonly at?: SpaceId | null;
      readonly strength?: number;
      readonly gear?: readonly EquipmentId[];
      readonly bought?: number;
      readonly fresh?: readonly EquipmentId[];
    }
  >
>;
interface Wanted {
  readonly standing?: Standing;
  readonly stock?: Partial<Record<Colour, Partial<StockView>>>;
  readonly hands?: Partial<Record<Colour, readonly CardId[]>>;
  readonly view?: Partial<AdventureView>;
  readonly turn?: Partial<AdventureView['turn']>;
}
const SEATS = { red: 'seat1', yellow: 'seat2', blue: 'seat3', green: 'seat4' } as const;

/** A view of the first seat. */
export function adventureView({ standing = {}, stock = {}, hands = {}, view = {}, turn = {} }: Wanted): AdventureView {
  const figures = Object.fromEntries(
    FIGURES.map((id): [FigureId, FigureView] => {
      const { guile, strength } = data.fighters[id];
      const own = standing[id] ?? {};
      const at = own.at === undefined ? home[colourOf[id]] : own.at;
      const bought = own.bought ?? 0;
      return [
        id,
        {
          at,
          strength: at ? (own.strength ?? strength) : 0,
          bought,
          gear: own.gear ?? [],
          fresh: own.fresh ?? [],
          colour: colourOf[id],
          guile: Math.min(6, guile + bought),
          safe: at === home[colourOf[id]],
        },
      ];
    }),
  ) as AdventureView['figures'];
  const stocks = Object.fromEntries(
    COLOURS.map((colour): [Colour, StockView] => [
      colour,
      {
        seat: SEATS[colour],
        spice: 6,
        harvesters: 3,
        sheltered: 0,
        stake: { left: 0, middle: 0, right: 0 },
        cards: hands[colour]?.length ?? 0,
        hand: hands[colour] ?? null,
        arriving: [],
        out: false,
        ...stock[colour],
      },
    ]),
  );
  return {
    options: OPTIONS,
    seats: ['seat1', 'seat2', 'seat3', 'seat4'],
    colours: COLOURS,
    mine: ['red'],
    bank: { spice: 46, harvesters: 12 },
    stock: stocks,
    figures,
    deck: 52,
    offers: [],
    pacts: [],
    turns: 1,
    round: 1,
    fallen: [],
    ...view,
    turn: {
      colour: 'red',
      phase: 'roll',
      dice: null,
      moved: [],
      ready: [],
      shot: [],
      kanly: false,
      flown: [],
      fight: null,
      spoils: [],
      held: [],
      ...turn,
    },
  };
}

const MIDDLE: Wanted = {
  standing: {
    'paul-atreides': { at: 'red-sietch', strength: 4, gear: ['shield'] },
    'duke-leto': { at: 'space-guild', strength: 3 },
    'gurney-halleck': { at: 'duel-2', strength: 3, gear: ['sword', 'poison'] },
    'princess-irulan': { at: 'spice-4', strength: 4, gear: ['ornithopter'] },
    'emperor-shaddam': { at: 'yellow-sietch', strength: 2 },
    'sardaukar-warrior': { at: 'training-blue', strength: 6, gear: ['sword', 'gom-jabbar'] },
    chani: { at: 'duel-2', strength: 4, gear: ['stillsuit'], bought: 2 },
    'dr-kynes': { at: 'spice-2', strength: 3, gear: ['lasgun'] },
    stilgar: { at: 'duel-3', strength: 5, gear: ['sword', 'shield', 'poison', 'stillsuit', 'lasgun'], fresh: ['lasgun'] },
    'feyd-rautha': { at: 'spice-raid-1', strength: 5, gear: ['gom-jabbar'] },
    'baron-harkonnen': { at: 'green-sietch', strength: 3, gear: ['shield', 'lasgun'] },
    'beast-rabban': { at: null },
  },
  stock: {
    red: { spice: 5, harvesters: 3, sheltered: 1, stake: { left: 0, middle: 0, right: 3 } },
    yellow: { spice: 2, harvesters: 4, stake: { left: 2, middle: 0, right: 0 }, cards: 3 },
    blue: { spice: 8, harvesters: 2, cards: 1 },
    green: { spice: 0, harvesters: 1, stake: { left: 0, middle: 0, right: 12 }, cards: 4 },
  },
  hands: { red: ['stillsuit', 'secret-silo', 'hunter-seeker', 'harvester-raid'] },
  view: {
    bank: { spice: 31, harvesters: 7 },
    deck: 29,
    turns: 9,
    round: 3,
    pacts: [{ between: ['seat1', 'seat4'], madeIn: 'blue', rounds: 2 }],
  },
  turn: { colour: 'blue', phase: 'move', dice: [4, 6], moved: ['chani'] },
};
const FIGHTING: Wanted = {
  ...MIDDLE,
  turn: {
    ...MIDDLE.turn,
    fight: {
      cause: 'duel',
      at: 'duel-2',
      attacker: { colour: 'blue', figures: ['chani'], named: 'chani' },
      defender: { colour: 'red', figures: ['gurney-halleck'], named: 'gurney-halleck' },
      rounds: 1,
      gear: {},
    },
  },
};
export const ADVENTURE_VIEWS = {
  start: adventureView({ hands: { red: [] } }),
  middle: adventureView(MIDDLE),
  /** The same, a step later. */
  moved: adventureView({
    ...MIDDLE,
    standing: { ...MIDDLE.standing, 'dr-kynes': { at: 'duel-1', strength: 3, gear: ['lasgun'] }, 'duke-leto': { at: null } },
  }),
  fighting: adventureView(FIGHTING),
  /** Everybody in one place. */
  crowded: adventureView({
    standing: Object.fromEntries(
      FIGURES.map((id, at) => [
        id,
        { at: at < 6 ? 'spice-6' : at < 9 ? 'smuggler' : at < 11 ? 'poison-2' : 'blue-sietch', gear: at % 2 ? ['sword', 'shield'] : [] },
      ]),
    ),
    stock: { green: { out: false } },
  }),
  three: adventureView({
    standing: { 'feyd-rautha': { at: null }, 'baron-harkonnen': { at: null }, 'beast-rabban': { at: null } },
    view: { colours: ['red', 'yellow', 'blue'], seats: ['seat1', 'seat2', 'seat3'] },
    stock: { green: { out: true, spice: 0, harvesters: 0 } },
  }),
} satisfies Record<string, AdventureView>;
export type AdventureViewName = keyof typeof ADVENTURE_VIEWS;

/** The seed's own fight, played to its end: Chani against Gurney Halleck. */
export const FIGHT_EVENTS: readonly AdventureEvent[] = [
  { type: 'fight', cause: 'duel', at: 'duel-2', attacker: 'blue', defender: 'red' },
  {
    type: 'fightRound',
    nth: 1,
    attacker: { colour: 'blue', dice: [2, 3, 3, 3, 5], d8: 0 },
    defender: { colour: 'red', dice: [6, 1, 2], d8: 3 },
    loser: { figure: 'chani', strength: 4 },
  },
  { type: 'dosed', by: 'gurney-halleck', figure: 'chani' },
  { type: 'guileTest', figure: 'chani', danger: 'poison-card', die: 5, guile: 3, hit: true },
  { type: 'hurt', figure: 'chani', points: 2, strength: 2 },
  {
    type: 'fightRound',
    nth: 2,
    attacker: { colour: 'blue', dice: [4, 6], d8: 0 },
    defender: { colour: 'red', dice: [6, 3, 5], d8: 3 },
    loser: null,
  },
  {
    type: 'fightRound',
    nth: 3,
    attacker: { colour: 'blue', dice: [1, 5], d8: 0 },
    defender: { colour: 'red', dice: [7, 3, 1], d8: 3 },
    loser: { figure: 'chani', strength: 1 },
  },
  {
    type: 'fightRound',
    nth: 4,
    attacker: { colour: 'blue', dice: [2], d8: 0 },
    defender: { colour: 'red', dice: [4, 3, 2], d8: 3 },
    loser: { figure: 'chani', strength: 0 },
  },
  { type: 'eliminated', figure: 'chani', at: 'duel-2', gear: ['stillsuit'] },
  { type: 'fightWon', colour: 'red', figures: ['gurney-halleck'], beaten: 'chani' },
  { type: 'tookGear', by: 'red', card: 'stillsuit', from: 'chani' },
  { type: 'assigned', figure: 'gurney-halleck', card: 'stillsuit' },
];
/** The position after it. */
export const AFTER_FIGHT = adventureView({
  ...MIDDLE,
  standing: {
    ...MIDDLE.standing,
    chani: { at: null },
    'gurney-halleck': { at: 'duel-2', strength: 4, gear: ['sword', 'stillsuit'], fresh: ['stillsuit'] },
  },
});

/** Three ambush two: as many on each side as there can be on a phone. */
export const CROWD_EVENTS: readonly AdventureEvent[] = [
  { type: 'fight', cause: 'ambush', at: 'duel-2', attacker: 'red', defender: 'blue' },
  {
    type: 'fightRound',
    nth: 1,
    attacker: { colour: 'red', dice: [6, 1, 2, 4, 4], d8: 3 },
    defender: { colour: 'blue', dice: [2, 3], d8: 0 },
    loser: { figure: 'chani', strength: 0 },
  },
  { type: 'eliminated', figure: 'chani', at: 'duel-2', gear: ['stillsuit'] },
  { type: 'fightWon', colour: 'red', figures: ['gurney-halleck', 'paul-atreides', 'duke-leto'], beaten: 'chani' },
];
export const AFTER_CROWD = adventureView({
  ...MIDDLE,
  standing: {
    ...MIDDLE.standing,
    chani: { at: null },
    stilgar: { at: 'duel-2' },
    'gurney-halleck': { at: 'duel-2', strength: 4 },
    'paul-atreides': { at: 'duel-2', strength: 3 },
    'duke-leto': { at: 'duel-2', strength: 5 },
  },
});
