// What every edition says at the table, in one part: a phone fetches it in one piece.
export * from './data.hu.ts';
export * from './effects.hu.ts';
export * from './faces.hu.ts';
export * from './items.hu.ts';
export * from './pictures.hu.ts';
export * from './things.hu.ts';
export * from './words.hu.ts';
