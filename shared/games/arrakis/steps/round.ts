import type { Steps, Task } from '../../../kernel/types.ts';
import type { PhaseId } from '../ids.ts';
import type { ArrakisGame } from '../types.ts';
import * as verb from '../verbs/round.ts';
import { flipStartTokens, tellSetUp } from '../verbs/setup.ts';

/** What happens in each phase. Vehicles, hazards and spice are not built yet, so no round has them; see the README. R5.1 */
const TASKS: Readonly<Partial<Record<PhaseId, readonly Task<ArrakisGame>[]>>> = {
  start: [{ do: 'startOfRound' }],
  action: [{ do: 'rollActionDice' }],
  end: [{ do: 'endOfRound' }],
};
const PHASES = ['start', 'action', 'end'] as const satisfies readonly PhaseId[];
/** A round from one of its phases on. */
export const roundFrom = (phase: (typeof PHASES)[number]): Task<ArrakisGame>[] => [
  ...PHASES.slice(PHASES.indexOf(phase)).map((each): Task<ArrakisGame> => ({ do: 'phase', phase: each })),
  { do: 'round' },
];

export const roundSteps = {
  /** R4 */
  setUp(game) {
    flipStartTokens(game);
    tellSetUp(game);
    return [{ do: 'round' }];
  },
  round(game) {
    verb.beginRound(game);
    return roundFrom('start');
  },
  phase(game, { phase }) {
    verb.beginPhase(game, phase);
    return TASKS[phase];
  },
  startOfRound: (game) => verb.drawForRound(game), // R5.2
} satisfies Pick<Steps<ArrakisGame>, 'setUp' | 'round' | 'phase' | 'startOfRound'>;
