import type { ArrakisData } from './data.ts';
import { gameSources } from './data/game.ts';
import type { Source } from './data/source.ts';
import { ATREIDES_TOKENS, HARKONNEN_TOKENS, HOUSES, LEADERS, OBJECTIVES, PRESCIENCE, SIDES } from './ids.ts';

/** A value that neither the rulebook nor a transcription states: its field in the data, and a key of the texts. */
export interface Reconstructed {
  readonly field: string;
  readonly key: string;
  readonly source: Extract<Source, 'reconstructed' | 'invented'>;
  readonly with: Readonly<Record<string, string | number>>;
}

/**
 * Everything in the data that nobody publishes, for the marks in the app. RU-42
 * Keys: `arrakis.reconstructed.faces|stations|wormsigns|token|card|gains|condition|prescience|objective|leader|number`.
 */
export function reconstructed({ pieces, decks, prescience, objectives, leaders }: ArrakisData): readonly Reconstructed[] {
  const found: Reconstructed[] = [];
  const note = (source: Source | undefined, field: string, name: string, gaps: Reconstructed['with']): void => {
    if (source === 'reconstructed' || source === 'invented')
      found.push({ field, key: `arrakis.reconstructed.${name}`, source, with: gaps });
  };
  for (const side of SIDES) note(pieces.actionDice[side].source, `pieces.actionDice.${side}.faces`, 'faces', { side });
  note(pieces.stations.source, 'pieces.stations.symbols', 'stations', {});
  note(pieces.wormsigns.source, 'pieces.wormsigns.mix', 'wormsigns', {});
  for (const token of ATREIDES_TOKENS) note(pieces.atreidesTokens[token].source, `pieces.atreidesTokens.${token}`, 'token', { token });
  for (const token of HARKONNEN_TOKENS) note(pieces.harkonnenTokens[token].source, `pieces.harkonnenTokens.${token}`, 'token', { token });
  for (const house of HOUSES)
    for (const [card, facts] of Object.entries(decks[house])) note(facts?.source, `decks.${house}.${card}`, 'card', { card });
  for (const card of PRESCIENCE) {
    note(prescience[card].source, `prescience.${card}`, 'prescience', { card });
    note(prescience[card].gainsSource, `prescience.${card}.gains`, 'gains', { card });
    note(prescience[card].conditionSource, `prescience.${card}.condition`, 'condition', { card });
  }
  for (const objective of OBJECTIVES) note(objectives[objective].source, `objectives.${objective}`, 'objective', { objective });
  for (const leader of LEADERS)
    for (const [part, source] of Object.entries(leaders[leader].source))
      note(source, `leaders.${leader}.${part}`, 'leader', { leader, part });
  for (const [field, source] of Object.entries(gameSources)) note(source, field, 'number', { field });
  return found;
}
