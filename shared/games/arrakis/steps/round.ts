import type { Steps, Task } from '../../../kernel/types.ts';
import { type PhaseId, PHASES } from '../ids.ts';
import { vehiclesOfRow } from '../queries/spice.ts';
import { drawnForRound } from '../queries/companion.ts';
import { isAutoma, isCompanion, leaderOf } from '../queries/table.ts';
import type { ArrakisGame, State } from '../types.ts';
import * as verb from '../verbs/round.ts';
import { flipStartTokens, tellSetUp } from '../verbs/setup.ts';

/** What happens in each phase. R5.1 */
const TASKS: Readonly<Record<PhaseId, (state: State) => readonly Task<ArrakisGame>[]>> = {
  start: () => [{ do: 'startOfRound' }],
  vehicles(state) {
    const left = vehiclesOfRow(state);
    return [
      isAutoma(state, 'harkonnen') ? { do: 'automaVehicles', left } : { do: 'vehicle', house: leaderOf('harkonnen'), left, free: false },
    ];
  },
  action: () => [{ do: 'rollActionDice' }],
  hazards: () => [{ do: 'clearWormsigns' }, { do: 'coverDesert' }, { do: 'turnWormsigns' }, { do: 'storms' }],
  spice: () => [{ do: 'harvest' }],
  end: () => [{ do: 'endOfRound' }],
};
/** A round from one of its phases on, then another: there is no last one. R5.1, R1.6 */
export const roundFrom = (phase: PhaseId): Task<ArrakisGame>[] => [
  ...PHASES.slice(PHASES.indexOf(phase)).map((each): Task<ArrakisGame> => ({ do: 'phase', phase: each })),
  { do: 'round' },
];

export const roundSteps = {
  /** R4 */
  setUp(game) {
    flipStartTokens(game);
    tellSetUp(game);
    return [...(isCompanion(game.state) ? [{ do: 'tellObjective' } as const] : []), { do: 'round' }]; // R4.14
  },
  round(game) {
    verb.beginRound(game);
    return roundFrom('start');
  },
  phase(game, { phase }) {
    verb.beginPhase(game, phase);
    return TASKS[phase](game.state);
  },
  /** R5.2, R16.3 */
  startOfRound(game) {
    if (isCompanion(game.state)) return [...drawnForRound(game.state), { do: 'tactics' }];
    verb.drawForRound(game);
    return isAutoma(game.state, 'harkonnen') ? [{ do: 'tactics' }] : [];
  },
} satisfies Pick<Steps<ArrakisGame>, 'setUp' | 'round' | 'phase' | 'startOfRound'>;
