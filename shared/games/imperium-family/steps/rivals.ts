import type { Steps, Task } from '../../../kernel/types.ts';
import { troopsToTell } from '../queries/companion.ts';
import { bookOf, hagalRecord, spaceRecord } from '../edition.ts';
import type { Effects } from '../effects/effects.ts';
import { type HagalName, RESOURCES, type RivalId, type SpaceName } from '../ids.ts';
import { sideOf } from '../queries/leader-board.ts';
import { playerOf } from '../queries/table.ts';
import { deployable } from '../queries/turn.ts';
import { arrived } from '../resolve/arrival.ts';
import { canPay } from '../queries/costs.ts';
import { running, sceneFor } from '../queries/scene.ts';
import type { FamilyGame, Game, State } from '../types.ts';
import { sendAgent, takeBonusSpice } from '../verbs/agents.ts';
import { gain } from '../verbs/bank.ts';
import { deploy } from '../verbs/troops.ts';
import { markSent, setTurn } from '../verbs/turn.ts';
import { errandOf, holdsBack, rivalsScore } from '../queries/rivals.ts';
import { shuffleHagal, spend, turnUpHagal } from '../verbs/rivals.ts';

const SPENDABLE = [...RESOURCES, 'intrigue'] as const;
type RivalSteps = Pick<Steps<FamilyGame>, 'rivalTurn' | 'rivalEffects' | 'rivalDeploy' | 'spend'>;

/** Turns of automated opponents. R21 R23.12 */
export const rivalSteps: RivalSteps = {
  rivalTurn(game, { by }) {
    setTurn(game, by);
    game.tell({ type: 'turn', player: by });
    const { card, to } = errand(game, by);
    sendAgent(game, by, to, null);
    markSent(game, to);
    return [...arrived(game, by, to), { do: 'rivalEffects', by, card }, { do: 'rivalDeploy', by }];
  },
  rivalEffects(game, { by, card }) {
    const harvested = harvest(game, by);
    // A signet is used whenever it can be paid: the card says so, nobody is asked. J45
    const { leader } = playerOf(game.state, by);
    const scene = { ...sceneFor(game.state, by, leader ? { signet: leader } : undefined), agreed: true };
    return [...harvested, ...running(scene, effectsOf(game.state, by, card))];
  },
  rivalDeploy(game, { by, told }) {
    const { state } = game;
    const troops = deployable(state, by); // recruits and two more, R21.4
    if (troops <= 0) return [];
    const untold = told ? [] : troopsToTell(state, by);
    if (untold.length > 0) return [...untold, { do: 'rivalDeploy', by, told: true }];
    if (!holdsBack(state, by)) return deploy(game, by, 'garrison', troops);
    game.tell({ type: 'heldBack', player: by });
    return [];
  },
  spend(game, { by }) {
    const { state } = game;
    if (!rivalsScore(state)) return [];
    const scene = sceneFor(state, by);
    for (const exchange of bookOf(state).hagal.spending.conversions) {
      if (!('pay' in exchange) || !canPay(state, scene, exchange.pay)) continue;
      for (const what of SPENDABLE) spend(game, by, what, exchange.pay[what] ?? 0);
      return [...running(scene, exchange.then), { do: 'spend', by }];
    }
    return [];
  },
};

/** Reveals Hagal cards until one sends an Agent; the caller has looked that one can. R21.2 R21.3 */
function errand(game: Game, by: RivalId): { readonly card: HagalName; readonly to: SpaceName } {
  for (;;) {
    const card = turnUpHagal(game);
    const { to, ignored } = errandOf(game.state, by, card);
    game.tell({ type: 'hagal', player: by, card, to, ignored }, { to: 'all' });
    if (to !== null) return { card, to };
    if (ignored === 'reshuffle') shuffleHagal(game);
  }
}
/** What the card gives; the Leader's signet in the place of its icon. R21.4 R23.9 */
function effectsOf(state: State, by: RivalId, card: HagalName): Effects {
  const signet = sideOf(state, by)?.signet ?? [];
  return hagalRecord(state, card).effects.flatMap((effect) => ('signet' in effect ? signet : [effect]));
}
/** The bonus spice of a maker space goes; only a Rival who scores gains it, with the base. R21.6 R23.8 */
function harvest(game: Game, by: RivalId): Task<FamilyGame>[] {
  const { state } = game;
  const { space } = state.turn;
  if (space === null || !spaceRecord(state, space).maker) return [];
  const bonus = takeBonusSpice(game, space);
  const spice = rivalsScore(state) ? bonus + (spaceRecord(state, space).base_spice ?? 0) : 0;
  game.tell({ type: 'harvested', player: by, space, spice, bonus });
  gain(game, by, 'spice', spice);
  return [{ do: 'spend', by }];
}
