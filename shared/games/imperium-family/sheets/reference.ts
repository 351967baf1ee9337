import type { Row } from '../../../sheets/rows.ts';
import type { Gaps } from '../words/names.ts';
import type { Desk } from './common.ts';

const rowsBy =
  ({ tell }: Desk, counted: Desk['counted']) =>
  (id: string, rule: string, mark?: Row['mark'], gaps?: Gaps): Row => ({
    ...(mark ? { mark } : {}),
    name: tell(`row.${id}`, gaps),
    text: tell(`row.${id}.text`, gaps),
    rule: counted(rule),
  });
/** A row whose texts are `imperium.sheet.row.<id>` and the same with `.text`. */
export const rowFrom = (desk: Desk): ReturnType<typeof rowsBy> => rowsBy(desk, desk.counted);
/** The same for what only some editions have: the rule is counted as theirs. */
export const ownRowFrom = (desk: Desk): ReturnType<typeof rowsBy> => rowsBy(desk, (rule) => rule);
