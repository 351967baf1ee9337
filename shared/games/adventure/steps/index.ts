import type { Steps } from '../../../kernel/types.ts';
import type { AdventureGame } from '../types.ts';
import { ambushSteps } from './ambush.ts';
import { equipmentSteps } from './equipment.ts';
import { fightSteps } from './fight.ts';
import { guileSteps } from './guile.ts';
import { harvesterSteps } from './harvesters.ts';
import { kanlySteps } from './kanly.ts';
import { spaceSteps } from './spaces.ts';
import { turnSteps } from './turn.ts';

export const steps: Steps<AdventureGame> = {
  ...turnSteps,
  ...spaceSteps,
  ...ambushSteps,
  ...guileSteps,
  ...harvesterSteps,
  ...equipmentSteps,
  ...fightSteps,
  ...kanlySteps,
};
