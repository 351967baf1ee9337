import type { AdventureData, Source } from './data.ts';
import { CARDS, COLOURS, FIELDS, FIGURES } from './ids.ts';

/** A value that the rulebook does not state: its field in the data, and a key of the texts that says how it was found. */
export interface Reconstructed {
  readonly field: string;
  readonly key: string;
  readonly source: Exclude<Source, 'seed'>;
  readonly with: Readonly<Record<string, string | number>>;
}

/**
 * Everything in the data that is not stated by the rulebook, for the marks in the app.
 * Keys: `adventure.reconstructed.board|fighter|card|investment|colour`; gaps are ids and numbers.
 */
export function reconstructed({ board, fighters, cards, investments, colours, game }: AdventureData): readonly Reconstructed[] {
  const found: Reconstructed[] = [];
  const note = (source: Source, field: string, name: string, gaps: Reconstructed['with']): void => {
    if (source !== 'seed') found.push({ field, key: `adventure.reconstructed.${name}`, source, with: gaps });
  };
  for (const colour of COLOURS)
    for (const field of FIELDS) {
      const { numbers, ratio, source } = investments[colour][field];
      const [one = 0, other = 0] = numbers;
      note(source, `investments.${colour}.${field}`, 'investment', { colour, field, one, other, ratio });
    }
  note(board.source, 'board.spaces', 'board', {});
  for (const figure of FIGURES) {
    const { guile, strength, source } = fighters[figure];
    note(source, `fighters.${figure}`, 'fighter', { figure, guile, strength });
  }
  for (const card of CARDS) note(cards[card].source, `cards.${card}`, 'card', { card, copies: cards[card].copies });
  for (const colour of COLOURS) note(colours[colour].source, `colours.${colour}.house`, 'colour', { colour, house: colours[colour].house });
  note(game.source, 'game', 'game', {});
  return found;
}
