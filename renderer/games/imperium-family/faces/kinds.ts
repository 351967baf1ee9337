import type { Entity } from '../../../../shared/games/face.ts';

/** What has a face of its own. */
export type FaceKind = 'card' | 'intrigue' | 'conflict' | 'leader' | 'space' | 'hagal' | 'contract' | 'objective' | 'rival';
/** Kinds of entities and whose face they show; a card is the same card wherever it lies. */
const KINDS: Readonly<Record<string, FaceKind>> = {
  card: 'card',
  hand: 'card',
  row: 'card',
  reserve: 'card',
  aside: 'card',
  throne: 'card',
  played: 'card',
  discard: 'card',
  top: 'card',
  intrigue: 'intrigue',
  conflict: 'conflict',
  leader: 'leader',
  space: 'space',
  hagal: 'hagal',
  contract: 'contract',
  objective: 'objective',
  rival: 'rival',
};
export const FACE_KINDS: readonly string[] = Object.keys(KINDS);
export const faceKindOf = ({ kind }: Entity): FaceKind | undefined => KINDS[kind];
/** Cards of every sort: their effects are too small to read where they lie. A space of the board tells its own. */
export const ZOOM_KINDS: readonly string[] = FACE_KINDS.filter((kind) => KINDS[kind] !== 'space');
