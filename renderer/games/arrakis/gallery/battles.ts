import type { ArrangedLegion } from '../../../../shared/games/arrakis/arranged-position.ts';
import { arrange } from '../../../../shared/games/arrakis/arranged-position.ts';
import type { ArrakisEvent } from '../../../../shared/games/arrakis/events.ts';
import type { AreaId } from '../../../../shared/games/arrakis/ids.ts';
import { arrakis } from '../../../../shared/games/arrakis/index.ts';
import type { ArrakisGame, ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { viewOf } from '../../../../shared/games/arrakis/view.ts';
import { Table } from '../../../../shared/kernel/table.ts';

const [FROM, TO] = ['shield-wall-east', 'gara-kulon'] as const satisfies readonly AreaId[];
/** A battle fought by the rules with dice of the gallery: what was told, and how it stands after each answer. */
export interface Shown {
  readonly view: ArrakisView;
  readonly task: string | null;
  readonly events: readonly ArrakisEvent[];
  readonly heard: readonly ArrakisEvent[];
}
interface Told {
  readonly attack: ArrangedLegion;
  readonly defence: ArrangedLegion;
  /** Answers, each with the dice it throws. */
  readonly answers: readonly (readonly [answer: unknown, dice?: readonly number[]])[];
}
/** Hit, shield and Special as their numbers on a die. */
const [H, S, X] = [1, 4, 6] as const;
const ROUTE = { from: FROM, to: TO, way: 'foot' } as const;

const BATTLES = {
  /** A battle round as the rules explain it: leaders, broken shields, losses on both sides. */
  round: {
    attack: { regular: 2, elite: 2, special: 1, generic: 1, named: ['baron-harkonnen'] },
    defence: { special: 1, named: ['paul-atreides'], tokens: ['s-elite'] },
    answers: [
      [ROUTE],
      [{ 'sardaukar-pogrom': 1, 'war-plan': 0 }],
      [{ crysknife: 0, 'battle-language': 0, truthtrance: 0 }, [H, H, X, X, S, X, H, H, H, H, H]],
      ['elite'],
      ['elite'],
      ['baron-harkonnen'],
      ['elite'],
      ['regular'],
      ['special'],
      ['continue'],
      ['regular'],
      [false],
    ],
  },
  /** The most there can be. */
  crowd: {
    attack: { regular: 2, elite: 2, special: 2, generic: 3, named: ['beast-rabban', 'feyd-rautha'] },
    defence: { regular: 2, elite: 1, special: 1, generic: 3, named: ['stilgar', 'gurney-halleck'], tokens: ['d-elite-special'] },
    answers: [[ROUTE], [{ 'sardaukar-pogrom': 0, 'war-plan': 0 }, [X, X, X, X, S, S, X, X, X, S, S, S]]],
  },
} as const satisfies Readonly<Record<string, Told>>;
export type BattleName = keyof typeof BATTLES;

/** Plays one of them up to its answer `nth`; answers that are not offered are left out. */
export function battleShown(name: BattleName, nth: number, of: 'seat1' | 'seat2' | null): Shown {
  const { attack, defence, answers } = BATTLES[name] as Told;
  const table = new Table<ArrakisGame>(
    arrakis,
    arrange({
      agenda: [
        { do: 'effect', ref: { by: 'house-harkonnen', of: 'action:harkonnen:leadership:attack', at: [0] } },
        { do: 'relieve', side: 'harkonnen' },
      ],
      options: { dice: 'table' },
      harkonnen: { [FROM]: attack, arsunt: { regular: 1, named: ['captain-aramsham'] } },
      atreides: { [TO]: defence },
      hands: {
        'house-harkonnen': ['war-plan'],
        'corrino-ally': ['sardaukar-pogrom'],
        'house-atreides': ['battle-language', 'truthtrance'],
        'fremen-ally': ['crysknife'],
      },
      state: { turn: { side: 'harkonnen', house: null, spent: false, moved: { hidden: {} }, picked: null } },
    }),
    { dice: 'table' },
  );
  table.start();
  const heard: ArrakisEvent[] = [];
  let events: readonly ArrakisEvent[] = [];
  for (const [answer, dice] of answers.slice(0, nth)) {
    const [seat = 'seat1'] = table.asked;
    events = table.play({ seat, answer: answer as never, ...(dice && { dice }) }).map(({ event }) => event);
    heard.push(...events);
  }
  return { view: viewOf(table.state, of), task: table.task?.do ?? null, events, heard };
}
