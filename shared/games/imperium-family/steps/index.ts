import type { Steps } from '../../../kernel/types.ts';
import { battleIconSteps } from './battle-icons.ts';
import { cardplaySteps } from './cardplay.ts';
import { companionSteps } from './companion.ts';
import { rivalSteps } from './rivals.ts';
import type { FamilyGame } from '../types.ts';
import { combatSteps } from './combat.ts';
import { askSteps, followSteps, listSteps } from './effect-questions.ts';
import { effectsSteps } from './effects.ts';
import { contractSteps } from './contracts.ts';
import { controlSteps } from './control.ts';
import { endgameSteps } from './endgame.ts';
import { givenUpSteps } from './given-up.ts';
import { roundSteps } from './round.ts';
import { setupSteps } from './setup.ts';
import { shieldWallSteps } from './shield-wall.ts';
import { spySteps } from './spies.ts';
import { teamSteps } from './teams.ts';
import { turnSteps } from './turn.ts';
import { turnOrderSteps } from './turn-order.ts';

export const steps: Steps<FamilyGame> = {
  ...setupSteps,
  ...roundSteps,
  ...turnOrderSteps,
  ...controlSteps,
  ...turnSteps,
  ...effectsSteps,
  ...listSteps,
  ...askSteps,
  ...followSteps,
  ...combatSteps,
  ...endgameSteps,
  ...rivalSteps,
  ...companionSteps,
  ...spySteps,
  ...battleIconSteps,
  ...shieldWallSteps,
  ...contractSteps,
  ...givenUpSteps,
  ...cardplaySteps,
  ...teamSteps,
};
