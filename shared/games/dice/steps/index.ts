import type { Steps } from '../../../kernel/types.ts';
import type { DiceGame } from '../types.ts';
import { allianceSteps } from './alliance.ts';
import { assetSteps } from './assets.ts';
import { battleSteps } from './battle.ts';
import { movementSteps } from './movement.ts';
import { recruitSteps } from './recruit.ts';
import { rollSteps } from './roll.ts';
import { setupSteps } from './setup.ts';
import { shippingSteps } from './shipping.ts';
import { stormSteps } from './storm.ts';
import { turnSteps } from './turn.ts';
import { vendettaSteps } from './vendetta.ts';

export const steps: Steps<DiceGame> = {
  ...setupSteps,
  ...turnSteps,
  ...rollSteps,
  ...allianceSteps,
  ...recruitSteps,
  ...vendettaSteps,
  ...shippingSteps,
  ...movementSteps,
  ...battleSteps,
  ...assetSteps,
  ...stormSteps,
};
