import type { Hour } from './land/terrain.ts';

/** The tokens of tokens.css that are painted into pictures; a canvas cannot read CSS variables. */
export interface Palette {
  readonly mapInk: string;
  readonly mapHalo: string;
  readonly mapDim: string;
  readonly mapEdge: string;
  /** The thin inner line of an offer's edge. */
  readonly edgeCore: string;
  readonly bezelLit: string;
  readonly bezelDark: string;
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
  readonly bezelInk: string;
  readonly spice: string;
  readonly spiceInk: string;
  /** The shadow between land and bezel. */
  readonly gap: string;
  /** How dark the land grows towards its rim. */
  readonly bowl: string;
  readonly socket: string;
  readonly dust: string;
  readonly dustLit: string;
  readonly dustDark: string;
}
export const PALETTES: Readonly<Record<Hour, Palette>> = {
  night: {
    mapInk: '#fff6e4',
    mapHalo: 'rgba(20,12,7,.88)',
    mapDim: 'rgba(22,16,18,.3)',
    mapEdge: '#ffb266',
    edgeCore: 'rgba(42,20,4,.8)',
    bezelLit: '#4a4038',
    bezelDark: '#231d19',
    light: 'rgba(255,232,196,.13)',
    dark: 'rgba(0,0,0,.55)',
    ink: '#f3e9d6',
    bezelInk: '#cdbfa6',
    spice: '#f2923a',
    spiceInk: '#231405',
    gap: '#0d0a08',
    bowl: 'rgba(0,0,0,.5)',
    socket: 'rgba(0,0,0,.42)',
    dust: 'rgba(125,104,80,.5)',
    dustLit: '#d9c09a',
    dustDark: '#2a1f18',
  },
  noon: {
    mapInk: '#2a1a0e',
    mapHalo: 'rgba(255,246,224,.92)',
    mapDim: 'rgba(232,214,178,.4)',
    mapEdge: '#933d06',
    edgeCore: 'rgba(255,243,220,.8)',
    bezelLit: '#d2bd95',
    bezelDark: '#b59d74',
    light: 'rgba(255,255,255,.7)',
    dark: 'rgba(98,70,36,.34)',
    ink: '#2a1f16',
    bezelInk: '#4a3820',
    spice: '#933d06',
    spiceInk: '#fffaf0',
    gap: '#6b5433',
    bowl: 'rgba(0,0,0,.22)',
    socket: 'rgba(0,0,0,.16)',
    dust: 'rgba(217,189,142,.5)',
    dustLit: '#fff3d6',
    dustDark: '#8a6636',
  },
};
/** Bone and basalt are the same at every hour. */
export const BONE = { face: '#ece0c8', shade: '#d8c6a4', stone: '#e9dcc0', ink: '#2a211a' } as const;
export const TAB = { face: 'rgba(23,17,13,.93)', edge: 'rgba(246,234,210,.5)', ink: '#fff4dd' } as const;

export const DISPLAY_FONT = 'Marcellus, SietchText, Pretendard Variable, serif';
export const TEXT_FONT = 'SietchText, Pretendard Variable, system-ui, sans-serif';
