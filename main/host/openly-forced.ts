import type { Chance } from '../../shared/kernel/chance.ts';
import { isForced } from '../../shared/kernel/choices.ts';
import type { Table } from '../../shared/kernel/table.ts';
import type { GameModule, GameTypes } from '../../shared/kernel/types.ts';
import { redealt, tableToThinkOn } from '../../shared/search/redeal.ts';

/** Positions dealt anew for each rival: enough that a choice which hangs on a hidden card shows in one of them. */
const DEALS = 12;

/** Does everybody at the table know that the seat has but one answer, whatever is hidden from them? */
export function isOpenlyForced(module: GameModule<GameTypes>, table: Table<GameTypes>, seat: string, chance: Chance): boolean {
  if (!isForcedAt(table, seat)) return false;
  const rivals = module.seats(table.state).filter((other) => other !== seat);
  return rivals.every((rival) => {
    for (let deal = 0; deal < DEALS; deal++)
      if (!isForcedAt(tableToThinkOn(module, redealt(table, rival, chance), table.options), seat)) return false;
    return true;
  });
}
function isForcedAt(table: Table<GameTypes>, seat: string): boolean {
  const choices = table.choices(seat);
  return choices !== null && isForced(choices);
}
