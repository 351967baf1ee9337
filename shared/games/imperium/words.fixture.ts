import type { Task } from '../../kernel/types.ts';
import { Table } from '../../kernel/table.ts';
import { arrangedHere } from './arranged-position.ts';
import type { Arrangement } from '../imperium-family/arranged-position.ts';
import type { FamilyGame, FamilyView } from '../imperium-family/types.ts';
import { readerOf } from '../words.fixture.ts';
import { imperium } from './index.ts';
import { words } from './words.ts';

export const LONGEST = { question: 150, label: 90, sentence: 420 };
/** Reads what Dune: Imperium says, in English. */
export const reading = () => readerOf<FamilyGame>(imperium, words, LONGEST);

/** What is laid out, begun, as the first seat sees it. */
export function viewOf(arrangement: Arrangement = {}): FamilyView {
  return imperium.view(tableOf(arrangement).state, 'seat1');
}
export const tableOf = (arrangement: Arrangement): Table<FamilyGame> => new Table<FamilyGame>(imperium, arrangedHere(arrangement), {});
const SCENE = { by: 'seat1', origin: null, since: 0, agreed: false } as const;
const LISTS = [[{ gain: { spice: 1 } }], [{ influence: { faction: 'fremen', amount: 1 } }]] as const;
/** Every question with all that any of them needs. */
export const taskOf = (name: string, by = 'seat1'): Task<FamilyGame> =>
  ({
    ...SCENE,
    do: name,
    by,
    amount: 1,
    max: 2,
    maxCost: 3,
    to: 'discard',
    from: name === 'trash' ? ['hand'] : 'garrison',
    left: 2,
    n: 2,
    faction: 'fremen',
    pay: { spice: 2 },
    then: [{ draw: 1 }],
    lists: LISTS,
    list: LISTS.flat(),
    name: 'the-voice',
    played: false,
  }) as unknown as Task<FamilyGame>;
