import type { Arrangement } from '../arranged-position.ts';
import type { ActionSymbol, AreaId } from '../ids.ts';
import type { AutomaRow } from '../questions-automa.ts';
import type { Automa } from '../types.ts';
import { open, rest, still, type Story, turnOf } from './story.fixture.ts';

/** One player against the automa, in a turn of it; its target is Windgap, it harvests in the north-east. */
export const against = (more: Partial<Arrangement>, automa: Partial<Automa> = {}): Story =>
  open({
    seats: 1,
    agenda: [rest],
    ...more,
    automa: { harvest: 'ne-outer', target: 'windgap', ...automa },
    state: { ...still, ...turnOf('harkonnen'), ...more.state },
  });
/** A die of this symbol, done at once. R16.5 */
export const die = (symbol: ActionSymbol, more: Partial<Arrangement>, automa: Partial<Automa> = {}): Story =>
  against({ agenda: [{ do: 'automaAct', symbol }, rest], ...more }, automa);
/** Leaders who are in no slot: a test of the normal action. */
export const nobody = { 'beast-rabban': 'waiting', 'captain-aramsham': 'waiting', 'baron-harkonnen': 'waiting' } as const;
/** Rows that decided, in their order. */
export const rows = (story: Story): readonly AutomaRow[] => story.told('automaChose').map(({ row }) => row);
export const firstRow = (story: Story): AutomaRow | undefined => rows(story)[0];
/** Where a legion has gone. */
export const marches = (story: Story): readonly (readonly [AreaId, AreaId])[] =>
  story.told('marched').map(({ from, to }) => [from, to] as const);
/** All sietches are gone but these, with their ranks. */
export const onlySietches = (ranks: Arrangement['sietches']): NonNullable<Arrangement['sietches']> => ({
  'sihaya-ridge': null,
  'gara-kulon': null,
  'tasmin-sink': null,
  'habbanya-ridge': null,
  'bight-of-the-cliff': null,
  'rock-outcroppings': null,
  windgap: null,
  'hobars-gap': null,
  ...ranks,
});
