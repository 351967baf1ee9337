import type { Chart, LandPlan } from '../imperium-family/land.ts';

const HIGH = 0.102;
const TOWN = 0.235;
/** Where the spaces and posts of the board lie on its land, as shares of width and height: the council and the traders along its edge. */
export const BOARD = {
  places: {
    'high-council': [0.064, HIGH, 0.112],
    'imperial-privilege': [0.222, HIGH, 0.19],
    swordmaster: [0.386, HIGH, 0.126],
    'assembly-hall': [0.523, HIGH, 0.136],
    'gather-support': [0.671, HIGH, 0.148],
    'accept-contract': [0.874, 0.075, 0.236],
    shipping: [0.874, 0.258, 0.236],
    'sietch-tabr': [0.125, 0.405, TOWN],
    'research-station': [0.396, 0.315, TOWN],
    'spice-refinery': [0.43, 0.525, TOWN],
    arrakeen: [0.65, 0.345, 0.205],
    'imperial-basin': [0.652, 0.635, 0.205],
    'hagga-basin': [0.135, 0.7, TOWN],
    'deep-desert': [0.385, 0.89, TOWN],
  },
  posts: {
    'post-landsraad-council': [0.24, 0.215],
    'post-landsraad-hall': [0.592, 0.215],
    'post-choam': [0.874, 0.16],
    'post-research-sietch': [0.2605, 0.36],
    'post-refinery-research': [0.4, 0.42],
    'post-arrakeen-refinery': [0.62, 0.44],
    'post-imperial-basin': [0.785, 0.635],
    'post-hagga-basin': [0.135, 0.82],
    'post-deep-desert': [0.535, 0.89],
  },
  contracts: [0.874, 0.335, 0.236],
  wall: [0.62, 0.765],
} as const satisfies Chart;

const LEFT = 0.235;
const RIGHT = 0.765;
const WIDE = 0.43;
/** The same in two columns, near enough to be read on a phone; posts stand between what they watch. */
export const NEAR = {
  row: {
    height: 23,
    places: {
      'high-council': [LEFT, 0.1, WIDE],
      'imperial-privilege': [RIGHT, 0.1, WIDE],
      swordmaster: [LEFT, 0.315, WIDE],
      'assembly-hall': [RIGHT, 0.315, WIDE],
      'accept-contract': [LEFT, 0.53, WIDE],
      'gather-support': [RIGHT, 0.53, WIDE],
      shipping: [LEFT, 0.745, WIDE],
    },
    posts: {
      'post-landsraad-council': [0.5, 0.2075],
      'post-landsraad-hall': [RIGHT, 0.4225],
      'post-choam': [LEFT, 0.6375],
    },
    contracts: [RIGHT, 0.62, WIDE],
  },
  planet: {
    height: 25,
    places: {
      'sietch-tabr': [LEFT, 0.1, WIDE],
      'research-station': [RIGHT, 0.1, WIDE],
      'spice-refinery': [LEFT, 0.33, WIDE],
      arrakeen: [RIGHT, 0.33, WIDE],
      'imperial-basin': [LEFT, 0.56, WIDE],
      'hagga-basin': [RIGHT, 0.56, WIDE],
      'deep-desert': [LEFT, 0.85, WIDE],
    },
    posts: {
      'post-research-sietch': [0.5, 0.1],
      'post-refinery-research': [0.5, 0.215],
      'post-arrakeen-refinery': [0.5, 0.33],
      'post-imperial-basin': [LEFT, 0.67],
      'post-hagga-basin': [RIGHT, 0.67],
      'post-deep-desert': [0.5, 0.85],
    },
    wall: [0.5, 0.445],
  },
} as const satisfies NonNullable<LandPlan['near']>;
