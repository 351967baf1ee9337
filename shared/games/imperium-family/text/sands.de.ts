// What editions with Spies, sandworms and contracts say at the table besides, in one part: a phone fetches it in one piece.
export * from './cardplay.de.ts';
export * from './contracts.de.ts';
export * from './leaders.de.ts';
export * from './rivals.de.ts';
export * from './spies.de.ts';
export * from './teams.de.ts';
export * from './told.de.ts';
export * from './units.de.ts';
