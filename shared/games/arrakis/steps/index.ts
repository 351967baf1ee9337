import type { Steps } from '../../../kernel/types.ts';
import type { ArrakisGame } from '../types.ts';
import { casualtySteps } from './casualty.ts';
import { diceSteps } from './dice.ts';
import { effectSteps } from './effects.ts';
import { endSteps } from './end.ts';
import { moveSteps } from './move.ts';
import { roundSteps } from './round.ts';
import { turnSteps } from './turn.ts';
import type { Unbuilt } from './unbuilt.ts';

const built: Omit<Steps<ArrakisGame>, Unbuilt> = {
  ...roundSteps,
  ...diceSteps,
  ...turnSteps,
  ...effectSteps,
  ...moveSteps,
  ...casualtySteps,
  ...endSteps,
};
/** No step leads to a task that is not built yet, so nothing is missed. */
export const steps = built as Steps<ArrakisGame>;
