import type { Task } from '../../../../kernel/types.ts';
import type { AreaId } from '../../ids.ts';
import type { ArrakisGame, State } from '../../types.ts';
import { legionAt } from '../legions.ts';
import { hasSettlement } from '../areas.ts';
import { isAutoma } from '../table.ts';

/** Where the last unit of the automa has left a settlement that stands, tokens come. R16.9 */
export const leaving = ({ state }: { readonly state: State }, at: AreaId): readonly Task<ArrakisGame>[] =>
  isAutoma(state, 'harkonnen') && hasSettlement(state, 'harkonnen', at) && !legionAt(state, 'harkonnen', at)
    ? [{ do: 'garrison', at }]
    : [];
