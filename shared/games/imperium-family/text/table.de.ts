// What every edition says at the table, in one part: a phone fetches it in one piece.
export * from './data.de.ts';
export * from './effects.de.ts';
export * from './faces.de.ts';
export * from './items.de.ts';
export * from './pictures.de.ts';
export * from './things.de.ts';
export * from './words.de.ts';
