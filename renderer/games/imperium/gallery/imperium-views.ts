import '../../../../shared/games/imperium/index.ts';
import { arrangedHere } from '../../../../shared/games/imperium/arranged-position.ts';
import type { Arrangement } from '../../../../shared/games/imperium-family/arranged-position.ts';
import type { SeatId } from '../../../../shared/games/imperium-family/ids.ts';
import type { FamilyState, FamilyView } from '../../../../shared/games/imperium-family/types.ts';
import { viewOf } from '../../../../shared/games/imperium-family/view.ts';

/** Positions of Dune: Imperium for the gallery and for tests. */
const MIDDLE: Arrangement = {
  seats: 4,
  round: 4,
  conflict: 'cloak-and-dagger',
  conflictsLeft: 6,
  firstPlayer: 'seat1',
  row: ['spice-hunter', 'gene-manipulation', 'guild-administrator', 'fedaykin-death-commando', 'imperial-spy'],
  players: {
    seat1: {
      leader: 'paul-atreides',
      solari: 3,
      spice: 2,
      water: 1,
      vp: 4,
      garrison: 3,
      conflict: 2,
      influence: { emperor: 1, 'spacing-guild': 2, 'bene-gesserit': 0, fremen: 3 },
      hand: ['dune-the-desert-planet', 'diplomacy', 'dagger', 'signet-ring', 'convincing-argument'],
      intrigue: ['bribery'],
      discard: ['reconnaissance', 'dagger'],
    },
    seat2: {
      leader: 'glossu-the-beast-rabban',
      solari: 1,
      spice: 4,
      water: 0,
      vp: 5,
      garrison: 1,
      conflict: 3,
      swords: 1,
      influence: { emperor: 1, 'spacing-guild': 0, 'bene-gesserit': 0, fremen: 2 },
    },
    seat3: {
      leader: 'countess-ariana-thorvald',
      solari: 6,
      spice: 0,
      water: 2,
      vp: 3,
      garrison: 4,
      conflict: 1,
      council: true,
      influence: { emperor: 3, 'spacing-guild': 0, 'bene-gesserit': 0, fremen: 0 },
    },
    seat4: {
      leader: 'helena-richese',
      solari: 2,
      spice: 1,
      water: 1,
      vp: 4,
      garrison: 2,
      influence: { emperor: 0, 'spacing-guild': 1, 'bene-gesserit': 4, fremen: 1 },
    },
  },
  agents: { wealth: ['seat3'], 'hardy-warriors': ['seat2'], arrakeen: ['seat2'], mentat: ['seat4'] },
  mentat: { holder: 'seat4' },
  control: { carthag: 'seat3' },
  bonusSpice: { 'imperial-basin': 1, 'the-great-flat': 2 },
  alliances: { 'bene-gesserit': 'seat4' },
};
const REVEAL: Arrangement = {
  ...MIDDLE,
  players: {
    ...MIDDLE.players,
    seat1: {
      ...MIDDLE.players?.seat1,
      hand: [],
      inPlay: ['dune-the-desert-planet', 'diplomacy', 'dagger', 'convincing-argument', 'convincing-argument', 'signet-ring'],
      swords: 1,
    },
  },
};

/** What a seat sees of a position. */
export function imperiumView(said: Arrangement, viewer: SeatId | null = 'seat1', changed: Partial<FamilyState> = {}): FamilyView {
  const { state } = arrangedHere(said);
  return viewOf({ ...state, ...changed }, viewer);
}
const revealing = (): FamilyView => {
  const view = imperiumView(REVEAL);
  const origins = ['dagger', 'convincing-argument', 'convincing-argument', 'signet-ring'].map((card) => ({ card, works: true }));
  return { ...view, turn: { ...view.turn, of: 'seat1', kind: 'reveal', origins, persuasion: 5 } };
};
export const IMPERIUM_VIEWS = {
  start: imperiumView({ seats: 4, players: { seat1: { leader: 'paul-atreides' } } }),
  middle: imperiumView(MIDDLE),
  /** The first seat has sent an Agent to the Imperial Basin. */
  sent: imperiumView({
    ...MIDDLE,
    agents: { ...MIDDLE.agents, 'imperial-basin': ['seat1'] },
    bonusSpice: { 'the-great-flat': 2 },
    players: {
      ...MIDDLE.players,
      seat1: {
        ...MIDDLE.players?.seat1,
        spice: 4,
        hand: ['diplomacy', 'dagger', 'signet-ring', 'convincing-argument'],
        inPlay: ['dune-the-desert-planet'],
      },
    },
  }),
  /** As much stands on the spaces as they have to hold: two Agents, a flag, spice. */
  crowded: imperiumView({
    ...MIDDLE,
    agents: {
      'imperial-basin': ['seat1', 'seat2'],
      'research-station': ['seat3', 'seat4'],
      arrakeen: ['seat2', 'seat3'],
      secrets: ['seat1', 'seat4'],
      'hall-of-oratory': ['seat1', 'seat2'],
      'hardy-warriors': ['seat3', 'seat4'],
    },
    mentat: { holder: null },
    control: { arrakeen: 'seat1', 'imperial-basin': 'seat3' },
    bonusSpice: { 'imperial-basin': 2, 'the-great-flat': 1 },
  }),
  reveal: revealing(),
} as const;
