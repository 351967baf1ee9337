// What every edition says at the table, in one part: a phone fetches it in one piece.
export * from './data.ko.ts';
export * from './effects.ko.ts';
export * from './faces.ko.ts';
export * from './items.ko.ts';
export * from './pictures.ko.ts';
export * from './things.ko.ts';
export * from './words.ko.ts';
