import type { Message } from '../../shared/text/message.ts';

/** Says the parts of something, one after the other. */
type SayParts<Id> = (id: Id, parts: readonly Message[]) => string;

/**
 * Says only what has become other: a thing whose parts are as they were keeps its words. Of a hundred places an answer changes two or three.
 * @param say in one language: another needs another of these
 */
export function sayingOnce<Id>(say: (message: Message) => string): SayParts<Id> {
  const known = new Map<Id, { readonly of: string; readonly words: string }>();
  return (id, parts) => {
    const of = JSON.stringify(parts);
    const before = known.get(id);
    if (before?.of === of) return before.words;
    const words = parts.map(say).join(', ');
    known.set(id, { of, words });
    return words;
  };
}
