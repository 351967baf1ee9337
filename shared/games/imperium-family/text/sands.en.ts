// What editions with Spies, sandworms and contracts say at the table besides, in one part: a phone fetches it in one piece.
export * from './cardplay.en.ts';
export * from './contracts.en.ts';
export * from './leaders.en.ts';
export * from './rivals.en.ts';
export * from './spies.en.ts';
export * from './teams.en.ts';
export * from './told.en.ts';
export * from './units.en.ts';
