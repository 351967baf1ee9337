import type { Records } from './edition.ts';
import type { ModuleName } from './records.ts';

interface OfModule {
  readonly module?: ModuleName;
}
/** Less what belongs to a module. */
function plain<It extends OfModule>(records: Readonly<Record<string, It>>): Readonly<Record<string, It>> {
  return Object.fromEntries(Object.entries(records).filter(([, { module }]) => module === undefined));
}

/** What is in a game without the modules of the box: their cards and Leaders are left out. */
export const withoutModules = <Box extends Records>(records: Box): Box => ({
  ...records,
  cards: plain(records.cards),
  intrigue: plain(records.intrigue),
  leaders: plain(records.leaders),
});
