import { isParting } from './renew.ts';

/** So many different troubles are remembered, so that each is told once. */
const MOST = 200;
const told = new Set<string>();

/** Tells of an error that is nobody's answer: in the console of the page, where journeys and developers look. */
export function report(error: unknown, label?: string): void {
  // A page that is about to be loaded anew breaks for want of its parts.
  if (isParting()) return;
  if (label === undefined) console.error(error);
  else console.error(`${label}:`, error);
}
/**
 * What a game's words say, or anything else that must not break a table: an error is reported, once, and the fallback stands in.
 * @param label what was tried, for the report
 */
export function safely<Value, Fallback = Value>(label: string, make: () => Value, fallback: Fallback): Value | Fallback {
  try {
    return make();
  } catch (error) {
    const trouble = `${label}: ${String(error)}`;
    if (told.size >= MOST) told.clear();
    if (!told.has(trouble)) report(error, label);
    told.add(trouble);
    return fallback;
  }
}
