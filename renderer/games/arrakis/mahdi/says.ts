import { otherSide } from '../../../../shared/games/arrakis/board.ts';
import { type ActionSymbol, type LeaderId, LEADERS } from '../../../../shared/games/arrakis/ids.ts';
import type { AutomaMatter } from '../../../../shared/games/arrakis/questions-automa.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { area, said, symbol } from '../../../../shared/games/arrakis/words/names.ts';
import type { Entity } from '../../../../shared/games/face.ts';
import type { Message } from '../../../../shared/text/message.ts';
import type { SceneProps } from '../../scene.ts';
import { leaderCards } from '../table/dashboard.ts';
import type { Act, ActKind, Reason } from './acts.ts';

const mahdi = (key: string, gaps?: Message['with']): Message => said(`mahdi.${key}`, gaps);

/** What Mahdi is about now, in a sentence. */
export function nowSaid(view: ArrakisView, task: SceneProps['task']): Message {
  const { automa, battle, phase, turn } = view;
  if (task?.do === 'automaTie' && 'about' in task) {
    if (task.about === 'advance') return mahdi('now.advance');
    const about = said(`automa.about.${task.about as AutomaMatter}`);
    return mahdi('now.tie', { about });
  }
  if (battle) return mahdi(battle.attacker === 'harkonnen' ? 'now.attacks' : 'now.defends', { at: area(battle.at) });
  if (phase !== 'action') return mahdi(`now.${phase}`);
  if (turn?.side === otherSide('atreides')) return mahdi('now.acts');
  if (automa?.named) return mahdi('now.named', { symbol: symbol(automa.named) });
  return mahdi('now.waits', { left: automa?.unrolled ?? 0 });
}
/** What an act is called: a die after its symbol. */
export const titleOf = ({ kind, symbol: id }: Pick<Act, 'kind' | 'symbol'>): Message => (id ? symbol(id) : mahdi(`act.${kind}`));

const RULE_OF_KIND: Readonly<Record<Exclude<ActKind, 'die'>, string>> = {
  round: 'R16.3',
  vehicles: 'R16.4',
  defence: 'R16.13',
  hazards: 'R16.14',
  spice: 'R16.14',
  end: 'R16.15',
};
const RULE_OF_SYMBOL: Readonly<Record<ActionSymbol, string>> = {
  strategy: 'R16.8',
  leadership: 'R16.8',
  deployment: 'R16.10',
  mentat: 'R16.11',
  house: 'R16.12',
};
/** Where the act stands in the rules. */
export const ruleOf = ({ kind, symbol: id }: Pick<Act, 'kind' | 'symbol'>): string =>
  id ? RULE_OF_SYMBOL[id] : kind === 'die' ? 'R16.5' : RULE_OF_KIND[kind];
/** A step as it is read: the what-th it is, what was done and where, and what had decided that. */
export interface MahdiStep {
  /** Its deed's place in the act: it stays when the steps are ordered anew. */
  readonly deed: number;
  readonly nth: number;
  readonly text: string;
  /** Where it ended, if it was anywhere. */
  readonly place: Entity | null;
  readonly why: readonly string[];
}
/** What had decided; where there was but one thing there is no reason. Of several reasons each says what it is about. */
export const whySaid = (why: readonly Reason[]): readonly Message[] =>
  why
    .filter(({ row }) => row !== 'only')
    .map(({ about, row }, _, all) => {
      const reason = row ? said(`automa.row.${row}`) : mahdi('chosen');
      return about && all.length > 1 ? mahdi('why', { about: said(`automa.about.${about}`), row: reason }) : reason;
    });
/** Leaders whose faceup card acts before the die of its symbol. R16.6 */
export const firstLeaders = (view: ArrakisView): readonly { readonly id: LeaderId; readonly symbol: ActionSymbol }[] =>
  leaderCards(view, ['house-harkonnen', 'corrino-ally']).flatMap(({ card: { id, spent, at }, slot }) =>
    spent || at === 'tank' || slot === 'desert-power' || !LEADERS.includes(id) ? [] : [{ id, symbol: slot }],
  );
/** The cards nobody sees, by how many they are. R18.1 */
export const decksOf = (view: ArrakisView) =>
  (['house-harkonnen', 'corrino-ally'] as const).map((house) => ({
    house,
    deck: view.hands[house].deck,
    discards: view.hands[house].discards.length,
  }));
