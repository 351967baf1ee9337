import type { Next } from '../../../kernel/types.ts';
import type { Effect } from '../effects/effects.ts';
import { kindOf } from '../queries/effects/kinds.ts';
import type { Scene } from '../questions.ts';
import type { FamilyGame, Game } from '../types.ts';
import { arrow } from './arrow.ts';
import { contracts } from './contracts.ts';
import { cardplay } from './cardplay.ts';
import { frames } from './frames.ts';
import { gains } from './gains.ts';
import type { Handler, Handlers } from './handler.ts';
import { influence } from './influence.ts';
import { leaders } from './leaders.ts';
import { moves } from './moves.ts';
import { rivals } from './rivals.ts';
import { spies } from './spies.ts';
import { teams } from './teams.ts';
import { units } from './units.ts';

/** One handler per kind of effect: a new kind does not compile until it is carried out somewhere. */
const HANDLERS: Handlers = {
  ...gains,
  ...arrow,
  ...frames,
  ...influence,
  ...moves,
  ...leaders,
  ...spies,
  ...units,
  ...contracts,
  ...cardplay,
  ...rivals,
  ...teams,
};

/** Carries one effect out, as far as possible; asks by tasks. R6.8 */
export const carryOut = (game: Game, scene: Scene, effect: Effect): Next<FamilyGame> =>
  (HANDLERS[kindOf(effect)] as Handler<Effect>).play(game, scene, effect);
