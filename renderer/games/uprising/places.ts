import type { Chart, LandPlan } from '../imperium-family/land.ts';

/** Where the spaces and posts of the board lie on its land, as shares of width and height: the council and the traders along its edge. */
export const BOARD = {
  places: {
    'high-council': [0.073, 0.082, 0.124],
    'imperial-privilege': [0.222, 0.082, 0.16],
    swordmaster: [0.377, 0.082, 0.134],
    'assembly-hall': [0.516, 0.082, 0.129],
    'gather-support': [0.665, 0.082, 0.153],
    'accept-contract': [0.871, 0.07, 0.236],
    shipping: [0.871, 0.215, 0.236],
    'sietch-tabr': [0.128, 0.385],
    'research-station': [0.385, 0.28],
    'spice-refinery': [0.42, 0.485],
    arrakeen: [0.66, 0.34],
    'imperial-basin': [0.63, 0.605],
    'hagga-basin': [0.155, 0.665],
    'deep-desert': [0.375, 0.9],
  },
  posts: {
    'post-landsraad-council': [0.235, 0.182],
    'post-landsraad-hall': [0.582, 0.182],
    'post-choam': [0.871, 0.144],
    'post-research-sietch': [0.255, 0.335],
    'post-refinery-research': [0.4, 0.382],
    'post-arrakeen-refinery': [0.575, 0.43],
    'post-imperial-basin': [0.77, 0.605],
    'post-hagga-basin': [0.155, 0.775],
    'post-deep-desert': [0.515, 0.9],
  },
  contracts: [0.871, 0.39, 0.236],
  wall: [0.66, 0.72],
} as const satisfies Chart;

const LEFT = 0.22;
const RIGHT = 0.78;
const WIDE = 0.4;
/** The same in two columns, near enough to be read on a phone; posts stand between what they watch. */
export const NEAR = {
  row: {
    height: 19.5,
    places: {
      'high-council': [LEFT, 0.12, WIDE],
      'imperial-privilege': [RIGHT, 0.12, WIDE],
      swordmaster: [LEFT, 0.37, WIDE],
      'assembly-hall': [RIGHT, 0.37, WIDE],
      'accept-contract': [LEFT, 0.62, WIDE],
      'gather-support': [RIGHT, 0.62, WIDE],
      shipping: [LEFT, 0.87, WIDE],
    },
    posts: {
      'post-landsraad-council': [0.5, 0.245],
      'post-landsraad-hall': [RIGHT, 0.495],
      'post-choam': [LEFT, 0.745],
    },
    contracts: [RIGHT, 0.86, WIDE],
  },
  planet: {
    height: 24,
    places: {
      'sietch-tabr': [LEFT, 0.11, WIDE],
      'research-station': [RIGHT, 0.11, WIDE],
      'spice-refinery': [LEFT, 0.36, WIDE],
      arrakeen: [RIGHT, 0.36, WIDE],
      'imperial-basin': [LEFT, 0.6, WIDE],
      'hagga-basin': [RIGHT, 0.6, WIDE],
      'deep-desert': [LEFT, 0.84, WIDE],
    },
    posts: {
      'post-research-sietch': [0.5, 0.11],
      'post-refinery-research': [0.5, 0.24],
      'post-arrakeen-refinery': [0.5, 0.36],
      'post-imperial-basin': [LEFT, 0.715],
      'post-hagga-basin': [RIGHT, 0.715],
      'post-deep-desert': [0.5, 0.84],
    },
    wall: [0.5, 0.48],
  },
} as const satisfies NonNullable<LandPlan['near']>;
