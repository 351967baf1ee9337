// What editions with Spies, sandworms and contracts say at the table besides, in one part: a phone fetches it in one piece.
export * from './cardplay.cs.ts';
export * from './contracts.cs.ts';
export * from './leaders.cs.ts';
export * from './rivals.cs.ts';
export * from './spies.cs.ts';
export * from './teams.cs.ts';
export * from './told.cs.ts';
export * from './units.cs.ts';
