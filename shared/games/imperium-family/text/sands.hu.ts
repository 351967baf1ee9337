// What editions with Spies, sandworms and contracts say at the table besides, in one part: a phone fetches it in one piece.
export * from './cardplay.hu.ts';
export * from './contracts.hu.ts';
export * from './leaders.hu.ts';
export * from './rivals.hu.ts';
export * from './spies.hu.ts';
export * from './teams.hu.ts';
export * from './told.hu.ts';
export * from './units.hu.ts';
