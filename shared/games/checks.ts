import type { Problem } from './merged.ts';

/** Tells of a contradiction: the field it is in, and its name among the texts `<game>.problem.*`. */
export type Report = (field: string, name: string, gaps?: Problem['with']) => void;
/** Collects what is told about the data of a game. */
export const reportTo =
  (game: string, found: Problem[]): Report =>
  (field, name, gaps) => {
    found.push({ field, key: `${game}.problem.${name}`, ...(gaps && { with: gaps }) });
  };

/** A whole number within bounds. */
export const isAmount = (value: unknown, least = 0, most = 99): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
export const knows = (ids: readonly unknown[], id: unknown): boolean => ids.includes(id);
/** What should be a list, as one: an owner's file may hold anything. */
export const lists = <T>(value: readonly T[]): readonly T[] => (Array.isArray(value) ? value : []);
