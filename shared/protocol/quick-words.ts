/**
 * Words that everybody reads in his own language: said as a line that is a slash and one of these names. The host passes it on like
 * any line; whoever shows it says it anew.
 */
export const QUICK_WORDS = ['hello', 'ready', 'moment', 'thinking', 'thanks', 'well', 'sorry', 'deal', 'noDeal', 'bye'] as const;
export type QuickWord = (typeof QUICK_WORDS)[number];

/** The line that says a word. */
export const lineOf = (word: QuickWord): string => `/${word}`;
/** The word that a line says; null = it is what somebody typed. */
export const quickWordOf = (line: string): QuickWord | null => QUICK_WORDS.find((word) => lineOf(word) === line.trim()) ?? null;
