import type { OptionLabel } from '../../shared/games/face.ts';
import type { Shape } from '../../shared/review/shape.ts';
import type { Message } from '../../shared/text/message.ts';

/** How options and fields of a game are called, and how that is said. */
export interface Saying {
  label(value: unknown, field?: string): OptionLabel;
  field(field: string): Message;
  tell(message: Message): string;
  list(parts: readonly string[]): string;
}

/** An answer in words: its option; its parts with their names; its amounts without those of nothing. '' = nothing was chosen. */
export function answerInWords(shape: Shape, answer: unknown, saying: Saying, field?: string): string {
  const { label, tell, list } = saying;
  const named = (value: unknown): string => {
    const { label: own, first } = label(value, field);
    return first ? `${tell(first.label)}: ${tell(own)}` : tell(own);
  };
  if (shape === 'some') return list((answer as readonly unknown[]).map(named));
  if (shape === 'amounts') {
    const amounts = Object.entries(answer as Readonly<Record<string, number>>).filter(([, count]) => count > 0);
    return list(amounts.map(([key, count]) => `${tell(saying.field(key))} ${count}`));
  }
  if (typeof shape === 'string') return named(answer);
  const parts = Object.entries(shape).map(([key, part]) => {
    const said = answerInWords(part, (answer as Readonly<Record<string, unknown>>)[key], saying, key);
    return said && `${tell(saying.field(key))}: ${said}`;
  });
  return parts.filter(Boolean).join('; ');
}
