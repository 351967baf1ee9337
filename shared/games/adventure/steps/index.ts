import type { Steps } from '../../../kernel/types.ts';
import type { AdventureGame } from '../types.ts';
import { fightSteps } from './fight.ts';
import { landingSteps } from './land.ts';
import { testSteps } from './tests.ts';
import { turnSteps } from './turn.ts';

export const steps: Steps<AdventureGame> = { ...turnSteps, ...landingSteps, ...testSteps, ...fightSteps };
