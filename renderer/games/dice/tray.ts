import { boardOf } from '../../../shared/games/dice/board.ts';
import type { DiceEvent } from '../../../shared/games/dice/events.ts';
import { DICE, type DieId, type StepId, type Wind } from '../../../shared/games/dice/ids.ts';
import type { DiceView } from '../../../shared/games/dice/types.ts';
import { dieKind, type Face } from '../../../shared/games/dice/words/names.ts';
import type { LitEntity } from '../scene.ts';

/** Which die counts in which step. R5.1 */
const COUNTS: Partial<Record<StepId, readonly ReturnType<typeof dieKind>[]>> = {
  vendetta: ['vendetta'],
  shipping: ['spice'],
  movement: ['region'],
  assets: ['region'],
  storm: ['spice', 'region'],
};
/** How loose dice lie: not one like the other. */
const TILTS: Readonly<Record<DieId, number>> = { house1: 5, house2: -7, house3: -9, house4: 7, vendetta: -5, spice: -14, region: 12 };

export interface TrayDie {
  readonly id: DieId;
  readonly face: Face | null;
  readonly frozen: boolean;
  readonly used: boolean;
  /** It counts now. */
  readonly live: boolean;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly key: string | null;
  readonly tilt: number;
  readonly wind: Wind | undefined;
  readonly storm: boolean;
}

/** The seven dice as the tray shows them, in the order in which they are offered: their keys go up from left to right. */
export function trayDice(view: DiceView, lit: readonly LitEntity[]): readonly TrayDie[] {
  const { windOf, stormOn } = boardOf({ map: view.options.map, corrections: view.options.corrections });
  const rolling = view.turn.step === 'roll' || view.turn.step === null;
  return DICE.map((id) => {
    const { face, frozen, used } = view.turn.dice[id];
    const offer = lit.find(({ entity }) => entity.kind === 'die' && entity.id === id);
    const chosen = offer?.chosen === true;
    const region = id === 'region' ? view.turn.dice.region.face : null;
    const spice = id === 'spice' ? view.turn.dice.spice.face : null;
    return {
      id,
      face,
      frozen,
      used: used !== null,
      live:
        !rolling && face !== null && used === null && view.turn.step !== null && (COUNTS[view.turn.step]?.includes(dieKind(id)) ?? false),
      lit: offer !== undefined,
      chosen,
      key: offer?.key ?? null,
      tilt: frozen || chosen || face === null ? 0 : TILTS[id],
      wind: region ? windOf[region] : undefined,
      storm: spice !== null && stormOn[spice],
    };
  });
}

/** The dice of the last throw among what happened. */
export function thrown(events: readonly { readonly type: string }[]): readonly DieId[] {
  const last = (events as readonly DiceEvent[]).findLast((one) => one.type === 'threw');
  return last?.type === 'threw' ? DICE.filter((id) => last.dice[id] !== undefined) : [];
}
