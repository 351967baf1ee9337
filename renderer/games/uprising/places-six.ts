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
    carthag: [0.66, 0.49, 0.205],
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
    'post6-carthag': [0.66, 0.5625],
    'post6-imperial-basin': posts['post-imperial-basin'],
    'post6-hagga-basin': [0.135, 0.795],
    'post6-habbanya-erg': [0.26, 0.89],
    'post6-deep-desert': posts['post-deep-desert'],
  },
  wall: [0.9, 0.68],
} as const satisfies Chart;

const LEFT = 0.235;
const RIGHT = 0.765;
const WIDE = 0.43;
/** The same on a phone; the boards of the Commanders stand under the council and the traders. */
export const NEAR_SIX = {
  row: {
    height: 29,
    places: {
      'high-council': [LEFT, 0.08, WIDE],
      'imperial-privilege': [RIGHT, 0.08, WIDE],
      'swordmaster-6p': [LEFT, 0.245, WIDE],
      'assembly-hall': [RIGHT, 0.245, WIDE],
      'accept-contract': [LEFT, 0.41, WIDE],
      'gather-support': [RIGHT, 0.41, WIDE],
      shipping: [LEFT, 0.575, WIDE],
      'vast-wealth': [LEFT, 0.75, WIDE],
      'sardaukar-6p': [RIGHT, 0.75, WIDE],
      'hardy-warriors': [LEFT, 0.915, WIDE],
      'desert-mastery': [RIGHT, 0.915, WIDE],
    },
    posts: {
      'post6-landsraad-council': [0.5, 0.1625],
      'post6-landsraad-hall': [RIGHT, 0.3275],
      'post6-choam': [LEFT, 0.4925],
    },
    contracts: [RIGHT, 0.575, WIDE],
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
