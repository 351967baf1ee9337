import type { RuleText } from './face.ts';

/** Rules of a chapter that follow each other. */
export const run = (chapter: number, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `R${chapter}.${from + at}`);
/** Rules under their topics; their texts are `<game>.rule.<id>`. */
export const rulesUnder = (game: string, topics: Readonly<Record<string, readonly string[]>>): readonly RuleText[] =>
  Object.entries(topics).flatMap(([topic, ids]) => ids.map((id) => ({ id, topic, text: { key: `${game}.rule.${id}` } })));
