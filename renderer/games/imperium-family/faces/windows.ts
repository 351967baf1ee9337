import type { Tradition } from '../bake/traditions.ts';

/** The cut of a window tells its tradition without colour. In a box of 200 by 100. */
const CHAMFER = 'M8 0H192L200 8V92L192 100H8L0 92V8Z';
const LAND = 'M0 0H200V100H0Z';
export type WindowId = Tradition | 'back';
export const WINDOWS: Readonly<Record<WindowId, string>> = {
  none: CHAMFER,
  starter: CHAMFER,
  emperor: 'M26 0H174L200 50 174 100H26L0 50Z',
  'spacing-guild': 'M50 0H150A50 50 0 0 1 150 100H50A50 50 0 0 1 50 0Z',
  'bene-gesserit': 'M0 50C34 16 64 2 100 0 136 2 166 16 200 50 166 84 136 98 100 100 64 98 34 84 0 50Z',
  fremen: 'M0 100V64C0 24 42 0 100 0S200 24 200 64V100Z',
  'great-houses': 'M0 0H30V8H70V0H130V8H170V0H200V100H0Z',
  'fringe-worlds': 'M0 100 16 30 60 0H140L184 30 200 100Z',
  plot: 'M100 0 150 12 186 40 200 50 186 60 150 88 100 100 50 88 14 60 0 50 14 40 50 12Z',
  combat: 'M0 0H186L200 50 186 100H0L14 50Z',
  endgame: 'M0 100V78C20 78 30 0 100 0S180 78 200 78V100Z',
  hagal: 'M24 0H176L200 24V76L176 100H24L0 76V24Z',
  board: CHAMFER,
  skirmish: LAND,
  battle: LAND,
  leader: LAND,
  back: 'M10 0H190L200 5V95L190 100H10L0 95V5Z',
};
