import type { TaskOf } from '../../kernel/types.ts';
import type { Asker, WordsBook } from '../../testkit/words-law.ts';
import { conflictNow } from '../imperium-family/edition.ts';
import type { FamilyAnswers } from '../imperium-family/questions.ts';
import { sourceIn } from '../imperium-family/resolve/scene.ts';
import type { FamilyGame, FamilyView } from '../imperium-family/types.ts';
import { nameOf, said, sourceName } from '../imperium-family/words/names.ts';

const phase = 'phase';
const conflict = (view: FamilyView) => nameOf(view.edition, 'conflict', view.conflicts.at(-1) ?? '');
/** An effect: what it comes from, at least the space that its turn went to. */
type Effectful = {
  [Name in keyof FamilyAnswers]: TaskOf<FamilyGame, Name> extends { origin: unknown } ? Name : never;
}[keyof FamilyAnswers];
const effect: Asker<FamilyGame> = (view, task) => {
  const source = sourceIn(view, task as TaskOf<FamilyGame, Effectful>);
  if (source) return [sourceName(view.edition, source)];
  return view.turn.space ? [nameOf(view.edition, 'space', view.turn.space)] : [];
};
/** What the law of words must know of Dune: Imperium. */
export const book: WordsBook<FamilyGame> = {
  askers: {
    leader: phase,
    tokens: (view, task) => ('by' in task && task.by ? [nameOf(view.edition, 'leader', `${view.players[task.by]?.leader}.ability`)] : []),
    defend: (view) => [nameOf(view.edition, 'space', conflictNow(view)?.location ?? '')],
    turn: phase,
    effects: ({ edition, turn }) => [turn.kind === 'reveal' ? said('phase.turns.reveal') : nameOf(edition, 'space', turn.space ?? '')],
    order: effect,
    payOffer: effect,
    choose: effect,
    chooseSome: effect,
    influence: effect,
    loseInfluence: effect,
    trash: effect,
    discard: effect,
    deploy: effect,
    retreat: effect,
    recallAgent: effect,
    acquire: effect,
    setAside: effect,
    endEarly: effect,
    special: effect,
    heir: (_, task) => ('faction' in task ? [said(`faction.${task.faction}`)] : []),
    window: (view) => [conflict(view)],
    victory: (view) => [conflict(view)],
    endgame: () => [said('phase.endgame')],
    tellConflict: phase,
    tellTurn: phase,
    tellMore: ({ edition, turn }) =>
      turn.space
        ? [nameOf(edition, 'space', turn.space)]
        : turn.kind === 'reveal'
          ? [said('phase.turns.reveal')]
          : [said('choice.told.passed')],
    tellTroops: phase,
    tellStrength: (view) => [conflict(view)],
    tellEnd: phase,
    tellScore: () => [said('phase.endgame')],
    tellRest: phase,
  },
  things: /^(plain|(space|thing|cost|zone|faction|effect|has|story\.(strength|score)|ask\.window\.own)(\..*)?)$/,
  rare: {
    payOffer: 'random games seldom hold the piece that asks it',
    heir: 'a tie for an Alliance is rare',
    tellTroops: 'the companion alone asks it, at a rare step',
  },
  excepted: {},
};
