import { DATA as IMPERIUM } from '../../shared/games/imperium/data.ts';
import type { Records } from '../../shared/games/imperium-family/edition.ts';
import { DATA as UPRISING } from '../../shared/games/uprising/data.ts';

/** What is printed in the boxes whose trays are baked, by edition: while building alone. */
export const PRINTED: Readonly<Record<string, Pick<Records, 'cards' | 'intrigue' | 'conflicts' | 'board'>>> = {
  imperium: IMPERIUM as unknown as Records,
  uprising: UPRISING as unknown as Records,
};
