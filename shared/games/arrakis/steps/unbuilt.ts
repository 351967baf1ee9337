import type { TaskName } from '../questions.ts';

/** Tasks that have no step yet, by who is to build them. Whoever builds one takes it off; when the list is empty the file goes. */
export const UNBUILT = [
  // Mahdi
  'tactics',
  'automaVehicles',
  'automaTurn',
  'automaAct',
  'automaCard',
  'automaTie',
  'automaSpice',
  'automaEnd',
] as const satisfies readonly TaskName[];
export type Unbuilt = (typeof UNBUILT)[number];
