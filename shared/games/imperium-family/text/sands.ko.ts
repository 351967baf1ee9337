// What editions with Spies, sandworms and contracts say at the table besides, in one part: a phone fetches it in one piece.
export * from './cardplay.ko.ts';
export * from './contracts.ko.ts';
export * from './leaders.ko.ts';
export * from './rivals.ko.ts';
export * from './spies.ko.ts';
export * from './teams.ko.ts';
export * from './told.ko.ts';
export * from './units.ko.ts';
