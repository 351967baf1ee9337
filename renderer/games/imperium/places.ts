/** Where the spaces of the planet stand on its picture, as shares of width and height. */
export const PLACES = {
  carthag: [0.335, 0.2],
  arrakeen: [0.62, 0.22],
  'research-station': [0.865, 0.4],
  'sietch-tabr': [0.135, 0.42],
  'imperial-basin': [0.5, 0.56],
  'hagga-basin': [0.32, 0.8],
  'the-great-flat': [0.745, 0.82],
} as const;
