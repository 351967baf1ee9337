import type { Row } from '../../../sheets/rows.ts';
import type { Gaps } from '../words/names.ts';
import type { Desk } from './common.ts';

/** A row whose texts are `imperium.sheet.row.<id>` and the same with `.text`. */
export const rowFrom =
  ({ tell }: Desk) =>
  (id: string, rule: string, mark?: Row['mark'], gaps?: Gaps): Row => ({
    ...(mark ? { mark } : {}),
    name: tell(`row.${id}`, gaps),
    text: tell(`row.${id}.text`, gaps),
    rule,
  });
