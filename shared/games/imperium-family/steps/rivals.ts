import type { Steps, Task } from '../../../kernel/types.ts';
import { troopsToTell } from '../queries/companion.ts';
import { bookOf, hagalRecord, spaceRecord } from '../edition.ts';
import type { Effects } from '../effects/effects.ts';
import { type HagalName, type PlayerId, RESOURCES, type RivalId, type SpaceName } from '../ids.ts';
import { sideOf } from '../queries/leader-board.ts';
import { playerOf } from '../queries/table.ts';
import { deployable } from '../queries/deployment.ts';
import { arrived } from '../resolve/others-gain.ts';
import { canPay } from '../queries/costs.ts';
import { running, sceneFor } from '../queries/scene.ts';
import type { FamilyGame, Game, State } from '../types.ts';
import { sendAgent } from '../verbs/agents.ts';
import { takeBonusSpice } from '../verbs/makers.ts';
import { gain } from '../verbs/bank.ts';
import { deploy } from '../verbs/troops.ts';
import { markSent, setTurn } from '../verbs/turn.ts';
import { canAct, effectsAt, errandOf } from '../queries/hagal-cards.ts';
import { holdsBack } from '../queries/rival-deployment.ts';
import { exchangesGoods, rivalCardOf, swordmasterPrice } from '../queries/rival-cards.ts';
import { rivalsOf, rivalsScore, rivalsTakeTurns } from '../queries/rivals.ts';
import { payForSwordmaster, shuffleHagal, spend, turnUpHagal } from '../verbs/rivals.ts';

const SPENDABLE = [...RESOURCES, 'intrigue'] as const;
type RivalSteps = Pick<Steps<FamilyGame>, 'rivalTurn' | 'rivalEffects' | 'rivalDeploy' | 'spend'>;

/** Turns of automated opponents: they send Agents, and never reveal. R21.1 R23.12 */
export const rivalSteps: RivalSteps = {
  rivalTurn(game, { by, goesOn }) {
    if (!goesOn) {
      setTurn(game, by);
      game.tell({ type: 'turn', player: by });
    }
    const sent = errand(game, by);
    if (!sent) return [];
    const { card, to } = sent;
    // Its Spy is placed, with all that follows, before another card is revealed. Uprising R17.6
    if (to === null)
      return [
        { do: 'rivalEffects', by, card },
        { do: 'rivalTurn', by, goesOn: true },
      ];
    sendAgent(game, by, to, null);
    markSent(game, to);
    return [...arrived(game, by, to), { do: 'rivalEffects', by, card }, { do: 'rivalDeploy', by }];
  },
  rivalEffects(game, { by, card }) {
    const { state } = game;
    const effects = effectsOf(state, by, card);
    const harvested = effects.some((effect) => 'rival_maker' in effect) ? [] : harvest(game, by);
    // A signet is used whenever it can be paid: the card says so, nobody is asked. J45
    const { leader, rivalCard } = playerOf(state, by);
    const source = leader ? { signet: leader } : rivalCard !== undefined ? { rivalCard } : undefined;
    return [...harvested, ...running({ ...sceneFor(state, by, source), agreed: true }, effects)];
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
    const price = swordmasterPrice(state, by);
    if (price) {
      payForSwordmaster(game, by, price);
      return [{ do: 'spend', by }];
    }
    if (!exchangesGoods(state, by)) return [];
    const scene = sceneFor(state, by);
    for (const exchange of bookOf(state).hagal.spending.conversions) {
      if (!('pay' in exchange) || !canPay(state, scene, exchange.pay)) continue;
      for (const what of SPENDABLE) spend(game, by, what, exchange.pay[what] ?? 0);
      return running(scene, exchange.then); // which makes it spend again
    }
    return [];
  },
};

/** Reveals Hagal cards until one sends an Agent or places a Spy; null = none can send one any more. R21.2 R21.3, Uprising R17.6 */
function errand(game: Game, by: RivalId): { readonly card: HagalName; readonly to: SpaceName | null } | null {
  while (canAct(game.state, by)) {
    const card = turnUpHagal(game);
    const { to, ignored } = errandOf(game.state, by, card);
    game.tell({ type: 'hagal', player: by, card, to, ignored }, { to: 'all' });
    if (to !== null || ignored === 'spy') return { card, to };
    if (ignored === 'reshuffle') shuffleHagal(game);
  }
  game.tell({ type: 'rivalStays', player: by });
  return null;
}
/** What the card gives; the signet of the Leader or of the own card in the place of its icon. R21.4 R23.9, Uprising R17.7 */
function effectsOf(state: State, by: RivalId, card: HagalName): Effects {
  const signet = rivalCardOf(state, by)?.signet ?? sideOf(state, by)?.signet ?? [];
  return effectsAt(hagalRecord(state, card), state.turn.space).flatMap((effect) => ('signet' in effect ? signet : [effect]));
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

/** House Hagal acts after each Agent turn of the First Player. R22.3, J62 */
export function hagalAfter(state: State, by: PlayerId): readonly Task<FamilyGame>[] {
  if (by !== state.firstPlayer || state.turn.kind !== 'agent' || rivalsTakeTurns(state)) return [];
  return rivalsOf(state).flatMap((rival) => (canAct(state, rival) ? [{ do: 'rivalTurn', by: rival } as const] : []));
}
