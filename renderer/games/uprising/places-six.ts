import type { Chart, LandPlan } from '../imperium-family/land.ts';
import { BOARD } from './places.ts';

// The side of the board for six: what stands on both sides lies where it does on the other. R18.3

const { swordmaster, ...shared } = BOARD.places;
const { posts } = BOARD;
export const BOARD_SIX = {
  ...BOARD,
  places: {
    ...shared,
    'swordmaster-6p': swordmaster,
    carthag: [0.6545, 0.49, 0.2],
    'habbanya-erg': [0.135, 0.89, 0.235],
    'vast-wealth': [0.67, 0.79, 0.195],
    'sardaukar-6p': [0.88, 0.79, 0.195],
    'hardy-warriors': [0.67, 0.925, 0.195],
    'desert-mastery': [0.88, 0.925, 0.195],
  },
  posts: {
    'post6-landsraad-council': posts['post-landsraad-council'],
    'post6-landsraad-hall': posts['post-landsraad-hall'],
    'post6-choam': posts['post-choam'],
    'post6-research-sietch': posts['post-research-sietch'],
    'post6-refinery-research': posts['post-refinery-research'],
    'post6-arrakeen-refinery': [0.545, 0.43],
    'post6-carthag': [0.6545, 0.5625],
    'post6-imperial-basin': posts['post-imperial-basin'],
    'post6-hagga-basin': [0.135, 0.795],
    'post6-habbanya-erg': [0.26, 0.89],
    'post6-deep-desert': posts['post-deep-desert'],
  },
  wall: [0.9, 0.68],
} as const satisfies Chart;

/** Where the boards of the Commanders lie with their teams: all of the land is for what all can send Agents to. */
export const BOARD_SIDED = {
  narrow: 0.25,
  places: {
    'high-council': [0.073, 0.1, 0.125],
    'imperial-privilege': [0.258, 0.1, 0.23],
    'swordmaster-6p': [0.471, 0.1, 0.168],
    'assembly-hall': [0.652, 0.1, 0.172],
    'gather-support': [0.867, 0.1, 0.232],
    'accept-contract': [0.86, 0.265, 0.262],
    shipping: [0.86, 0.45, 0.262],
    'sietch-tabr': [0.14, 0.34, 0.262],
    'research-station': [0.45, 0.3, 0.262],
    arrakeen: [0.59, 0.43, 0.252],
    'spice-refinery': [0.405, 0.552, 0.262],
    carthag: [0.135, 0.535, 0.252],
    'imperial-basin': [0.595, 0.678, 0.252],
    'hagga-basin': [0.14, 0.755, 0.262],
    'deep-desert': [0.47, 0.84, 0.262],
    'habbanya-erg': [0.14, 0.92, 0.262],
  },
  posts: {
    'post6-landsraad-council': [0.27, 0.215],
    'post6-landsraad-hall': [0.7, 0.215],
    'post6-choam': [0.86, 0.355],
    'post6-research-sietch': [0.2955, 0.32],
    'post6-refinery-research': [0.385, 0.425],
    'post6-arrakeen-refinery': [0.56, 0.545],
    'post6-carthag': [0.22, 0.622],
    'post6-imperial-basin': [0.445, 0.675],
    'post6-hagga-basin': [0.29, 0.755],
    'post6-habbanya-erg': [0.29, 0.92],
    'post6-deep-desert': [0.625, 0.84],
  },
  contracts: [0.86, 0.565, 0.262],
  wall: [0.49, 0.955],
} as const satisfies Chart;

/** Only the traders stay where a Reveal turn or a Combat is laid out: contracts lie with them. */
export const SIDED_YIELDS = Object.keys(BOARD_SIDED.places).filter((space) => space !== 'accept-contract' && space !== 'shipping');

const LEFT = 0.235;
const RIGHT = 0.765;
const WIDE = 0.43;
/** The same on a phone; the boards of the Commanders stand under the council and the traders. */
export const NEAR_SIX = {
  row: {
    height: 32,
    places: {
      'high-council': [LEFT, 0.07, WIDE],
      'imperial-privilege': [RIGHT, 0.07, WIDE],
      'swordmaster-6p': [LEFT, 0.215, WIDE],
      'assembly-hall': [RIGHT, 0.215, WIDE],
      'accept-contract': [LEFT, 0.36, WIDE],
      'gather-support': [RIGHT, 0.36, WIDE],
      shipping: [LEFT, 0.505, WIDE],
      'vast-wealth': [LEFT, 0.79, WIDE],
      'sardaukar-6p': [RIGHT, 0.79, WIDE],
      'hardy-warriors': [LEFT, 0.93, WIDE],
      'desert-mastery': [RIGHT, 0.93, WIDE],
    },
    posts: {
      'post6-landsraad-council': [0.5, 0.1425],
      'post6-landsraad-hall': [RIGHT, 0.2875],
      'post6-choam': [LEFT, 0.4325],
    },
    contracts: [RIGHT, 0.44, WIDE],
  },
  planet: {
    height: 31,
    places: {
      'sietch-tabr': [LEFT, 0.08, WIDE],
      'research-station': [RIGHT, 0.08, WIDE],
      'spice-refinery': [LEFT, 0.265, WIDE],
      arrakeen: [RIGHT, 0.265, WIDE],
      'imperial-basin': [LEFT, 0.46, WIDE],
      carthag: [RIGHT, 0.46, WIDE],
      'hagga-basin': [LEFT, 0.66, WIDE],
      'habbanya-erg': [RIGHT, 0.66, WIDE],
      'deep-desert': [LEFT, 0.88, WIDE],
    },
    posts: {
      'post6-research-sietch': [0.5, 0.08],
      'post6-refinery-research': [0.5, 0.1725],
      'post6-arrakeen-refinery': [0.5, 0.265],
      'post6-imperial-basin': [LEFT, 0.555],
      'post6-carthag': [RIGHT, 0.555],
      'post6-hagga-basin': [LEFT, 0.77],
      'post6-habbanya-erg': [RIGHT, 0.77],
      'post6-deep-desert': [0.5, 0.88],
    },
    wall: [0.5, 0.36],
  },
} as const satisfies NonNullable<LandPlan['near']>;
