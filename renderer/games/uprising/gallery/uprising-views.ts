import '../../../../shared/games/uprising/index.ts';
import { arrangedHere } from '../../../../shared/games/uprising/arranged-position.ts';
import type { FamilyEvent } from '../../../../shared/games/imperium-family/events.ts';
import type { Arrangement } from '../../../../shared/games/imperium-family/arranged-position.ts';
import type { SeatId } from '../../../../shared/games/imperium-family/ids.ts';
import type { FamilyState, FamilyView } from '../../../../shared/games/imperium-family/types.ts';
import { viewOf } from '../../../../shared/games/imperium-family/view.ts';

/** Positions of Uprising for the gallery and for tests. */
const MIDDLE: Arrangement = {
  seats: 4,
  options: { choam: 'with' },
  round: 5,
  conflict: 'seize-spice-refinery',
  conflictsLeft: 5,
  firstPlayer: 'seat1',
  row: ['desert-survival', 'reliable-informant', 'calculus-of-power', 'maula-pistol', 'overthrow'],
  players: {
    seat1: {
      objectives: [{ objective: 'objective-crysknife', faceUp: true }],
      leader: 'gurney-halleck',
      solari: 3,
      spice: 2,
      water: 2,
      vp: 5,
      garrison: 4,
      conflict: 2,
      influence: { emperor: 1, 'spacing-guild': 1, 'bene-gesserit': 0, fremen: 3 },
      hand: ['diplomacy', 'reconnaissance', 'dune-the-desert-planet', 'signet-ring', 'dagger'],
      intrigue: ['special-mission'],
      won: [{ conflict: 'skirmish-desert-mouse', faceUp: true }],
      contracts: { open: ['contract-arrakeen-water'], done: ['contract-deliver-supplies'] },
    },
    seat2: {
      objectives: [{ objective: 'objective-desert-mouse-first', faceUp: true }],
      leader: 'feyd-rautha-harkonnen',
      leaderBoard: { place: 't2' },
      solari: 1,
      spice: 4,
      water: 0,
      vp: 6,
      garrison: 1,
      conflict: 2,
      sandworms: 1,
      hooks: true,
      swords: 1,
      influence: { emperor: 1, 'spacing-guild': 4, 'bene-gesserit': 0, fremen: 2 },
      won: [{ conflict: 'skirmish-ornithopter', faceUp: true }],
    },
    seat3: {
      objectives: [{ objective: 'objective-crysknife-4-6p', faceUp: true }],
      leader: 'princess-irulan',
      solari: 6,
      spice: 0,
      water: 2,
      vp: 4,
      garrison: 3,
      conflict: 1,
      council: true,
      influence: { emperor: 3, 'spacing-guild': 0, 'bene-gesserit': 1, fremen: 0 },
    },
    seat4: {
      objectives: [{ objective: 'objective-desert-mouse-4-6p', faceUp: true }],
      leader: 'lady-jessica',
      leaderBoard: { memories: 2 },
      solari: 2,
      spice: 1,
      water: 1,
      vp: 5,
      garrison: 2,
      influence: { emperor: 0, 'spacing-guild': 1, 'bene-gesserit': 5, fremen: 1 },
    },
  },
  agents: { heighliner: ['seat2'], secrets: ['seat4'], fremkit: ['seat1'], arrakeen: ['seat2'], 'accept-contract': ['seat3'] },
  posts: {
    'post-guild': ['seat3'],
    'post-landsraad-council': ['seat4'],
    'post-research-sietch': ['seat1'],
    'post-arrakeen-refinery': ['seat3'],
    'post-hagga-basin': ['seat1'],
    'post-deep-desert': ['seat4'],
    'post-fremen': ['seat2'],
  },
  control: { 'spice-refinery': 'seat2' },
  bonusSpice: { 'imperial-basin': 1, 'hagga-basin': 2, 'deep-desert': 3 },
  alliances: { 'spacing-guild': 'seat2', 'bene-gesserit': 'seat4' },
  contracts: { open: ['contract-heighliner-water', 'contract-harvest-3'] },
};
const REVEAL: Arrangement = {
  ...MIDDLE,
  players: {
    ...MIDDLE.players,
    seat1: {
      ...MIDDLE.players?.seat1,
      hand: [],
      inPlay: ['dune-the-desert-planet', 'diplomacy', 'dagger', 'convincing-argument', 'reconnaissance', 'signet-ring'],
      swords: 1,
    },
  },
};

/** What a seat sees of a position. */
export function uprisingView(said: Arrangement, viewer: SeatId | null = 'seat1', changed: Partial<FamilyState> = {}): FamilyView {
  const { state } = arrangedHere(said);
  return viewOf({ ...state, ...changed } as FamilyState, viewer);
}
const revealing = (): FamilyView => {
  const view = uprisingView(REVEAL);
  const origins = ['dagger', 'convincing-argument', 'reconnaissance', 'signet-ring'].map((card) => ({ card, works: true }));
  return { ...view, turn: { ...view.turn, of: 'seat1', kind: 'reveal', origins, persuasion: 5 } };
};
export const UPRISING_VIEWS = {
  start: uprisingView({ seats: 4, players: { seat1: { leader: 'gurney-halleck' } } }),
  middle: uprisingView(MIDDLE),
  /** The Shield Wall has been blown up, and the last Conflicts are fought. */
  breached: uprisingView({
    ...MIDDLE,
    shieldWall: false,
    agents: {
      'deep-desert': ['seat1', 'seat2'],
      'imperial-privilege': ['seat3', 'seat4'],
      'gather-support': ['seat1'],
      'research-station': ['seat3'],
      'high-council': ['seat2'],
    },
    control: { arrakeen: 'seat1', 'imperial-basin': 'seat3' },
  }),
  reveal: revealing(),
} as const;

/** How the Conflict of the middle ends: four Houses, two cards, a sandworm that doubles what it wins. */
export const DECIDED: readonly FamilyEvent[] = [
  {
    type: 'combat',
    strengths: [
      { player: 'seat2', strength: 8 },
      { player: 'seat1', strength: 7 },
    ],
  },
  { type: 'playedIntrigue', player: 'seat1', card: 'contingency-plan' },
  { type: 'playedIntrigue', player: 'seat2', card: 'devour' },
  {
    type: 'fought',
    conflict: 'protect-the-sietches',
    forces: [
      { player: 'seat1', strength: 10, troops: 2, sandworms: 0, swords: 6 },
      { player: 'seat2', strength: 12, troops: 2, sandworms: 1, swords: 5 },
      { player: 'seat3', strength: 2, troops: 1, sandworms: 0, swords: 0 },
      { player: 'seat4', strength: 0, troops: 0, sandworms: 0, swords: 0 },
    ],
  },
  { type: 'placed', player: 'seat2', place: 'first', won: true },
  { type: 'placed', player: 'seat1', place: 'second', won: false },
  { type: 'placed', player: 'seat3', place: 'third', won: false },
];
