// What every edition says at the table, in one part: a phone fetches it in one piece.
export * from './data.cs.ts';
export * from './effects.cs.ts';
export * from './faces.cs.ts';
export * from './items.cs.ts';
export * from './pictures.cs.ts';
export * from './things.cs.ts';
export * from './words.cs.ts';
