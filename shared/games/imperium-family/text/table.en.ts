// What every edition says at the table, in one part: a phone fetches it in one piece.
export * from './data.en.ts';
export * from './effects.en.ts';
export * from './faces.en.ts';
export * from './items.en.ts';
export * from './pictures.en.ts';
export * from './things.en.ts';
export * from './words.en.ts';
