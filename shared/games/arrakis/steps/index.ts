import type { Steps } from '../../../kernel/types.ts';
import type { ArrakisGame } from '../types.ts';
import { battleSteps } from './battle.ts';
import { cardEffectSteps } from './card-effects.ts';
import { casualtySteps } from './casualty.ts';
import { claimSteps } from './claims.ts';
import { companionSteps } from './companion.ts';
import { diceSteps } from './dice.ts';
import { effectSteps } from './effects.ts';
import { endSteps } from './end.ts';
import { hazardSteps } from './hazards.ts';
import { automaActSteps } from './mahdi/act.ts';
import { automaPieceSteps } from './mahdi/pieces.ts';
import { automaRoundSteps } from './mahdi/round.ts';
import { moveSteps } from './move.ts';
import { placeSteps } from './place.ts';
import { roundSteps } from './round.ts';
import { scoutSteps } from './scout.ts';
import { spiceSteps } from './spice.ts';
import { turnSteps } from './turn.ts';
import { vehicleSteps } from './vehicles.ts';
import { wormSteps } from './worms.ts';

/** Every task of the agenda has its step. */
export const steps: Steps<ArrakisGame> = {
  ...roundSteps,
  ...diceSteps,
  ...turnSteps,
  ...effectSteps,
  ...moveSteps,
  ...casualtySteps,
  ...battleSteps,
  ...claimSteps,
  ...cardEffectSteps,
  ...endSteps,
  ...vehicleSteps,
  ...placeSteps,
  ...wormSteps,
  ...hazardSteps,
  ...spiceSteps,
  ...scoutSteps,
  ...automaRoundSteps,
  ...automaActSteps,
  ...automaPieceSteps,
  ...companionSteps,
};
