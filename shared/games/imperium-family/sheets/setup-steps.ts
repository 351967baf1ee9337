import type { Effects } from '../effects/effects.ts';
import type { Row } from '../../../sheets/rows.ts';
import { tokensOf } from '../queries/secret-tokens.ts';
import { saidEffects } from '../words/effects.ts';
import { type Gaps, nameOf } from '../words/names.ts';
import type { Desk } from './common.ts';
import { copiesInSet, hagalDeck, rivalsOn } from './counts.ts';
import type { Draw } from './draw-of.ts';
import { conflictStep, deckStep } from './setup-decks.ts';
import { moduleSteps, rivalCardSteps } from './setup-modules.ts';
import { teamSteps } from './setup-teams.ts';

type Step = (id: string, rule: string, gaps?: Gaps) => Row;
export interface Plan {
  readonly desk: Desk;
  readonly draw: Draw;
  readonly step: Step;
  /** A step that only some editions have, by a rule of theirs. */
  readonly own: Step;
}

/** What to lay out, in the order of the rulebook, numbered. R2 */
export function stepsOf(desk: Desk, draw: Draw): readonly Row[] {
  let number = 0;
  const own: Step = (id, rule, gaps) => {
    number += 1;
    return { mark: { letter: String(number) }, name: desk.tell(`step.${id}`, gaps), text: desk.tell(`step.${id}.text`, gaps), rule };
  };
  const step: Step = (id, rule, gaps) => own(id, desk.counted(rule), gaps);
  const plan: Plan = { desk, draw, step, own };
  const withCards = desk.book.rivalsFor[draw.state.seats.length]?.haveCards === true;
  const solo = draw.state.seats.length === 1;
  const { teams } = desk.book;
  if (teams) return teamSteps(plan, teams);
  return [
    ...common(plan),
    ...moduleSteps(plan),
    ...(withCards ? rivalCardSteps(plan) : draw.state.seats.length === 2 ? hagal(plan) : solo ? rivals(plan) : []),
    step('first', solo ? 'R23.5' : 'R2.9'),
    ...tokens(plan),
  ];
}

function common(plan: Plan): readonly Row[] {
  const { desk, draw, step } = plan;
  const { book } = desk;
  const { setup, limits } = book.game;
  return [
    step('board', 'R2.1', { tokens: book.factions.length }),
    conflictStep(plan),
    deckStep(plan),
    step('leaders', 'R2.4'),
    step('players', 'R2.5-R2.7', {
      cards: copiesInSet(desk, 'starter'),
      water: setup.water,
      agents: setup.agents,
      garrison: setup.garrison,
      supply: limits.troops - setup.garrison,
    }),
    ...leaderStarts(plan),
    step('score', 'R2.8', { vp: setup.vp[draw.state.seats.length] ?? 0 }),
  ];
}
/** What a drawn Leader brings along; a Rival's does not. R2.6 R23.2 */
const leaderStarts = ({ desk, draw, step }: Plan): readonly Row[] =>
  draw.state.seats.flatMap((seat) => {
    const id = draw.state.players[seat]?.leader;
    const ability = id ? desk.book.leaders[id]?.ability : undefined;
    if (!id || ability?.timing !== 'setup') return [];
    return [
      step('leader-start', 'R2.6', { leader: nameOf(desk.edition, 'leader', id), effects: saidEffects(ability.effects, desk.edition) }),
    ];
  });

function hagal({ desk, step }: Plan): readonly Row[] {
  const { start, leavesOut: mark } = rivalsOn(desk, 2);
  return [step('hagal', 'R22.1', { agents: start.agents, garrison: start.garrison, mark: mark ?? '', cards: hagalDeck(desk, 2) })];
}
function rivals({ desk, step }: Plan): readonly Row[] {
  const { start, leavesOut: mark } = rivalsOn(desk, 1);
  const row = desk.book.hagal.difficulties[desk.options.difficulty ?? ''];
  if (!row) return [];
  const more = (id: string, effects: Effects = []): readonly Row[] =>
    effects.length > 0 ? [step(id, 'R23.4', { effects: saidEffects(effects, desk.edition) })] : [];
  return [
    step('rivals', 'R23.2, R23.3', { ...start, garrison: row.rival_garrison, mark: mark ?? '', cards: hagalDeck(desk, 1) }),
    ...more('rival-bonus', row.rival_bonus),
    ...more('human-bonus', row.human_bonus),
    step('third', 'R23.7', { n: row.conflict_cards_above_rival_swordmasters ?? 0 }),
  ];
}

/** Whoever hides Faction tokens does so last of all. R2.10 */
function tokens({ desk, draw, step }: Plan): readonly Row[] {
  const { book, edition } = desk;
  const hiding = draw.state.seats.flatMap((seat) => {
    const id = draw.state.players[seat]?.leader;
    return id && tokensOf(desk, id) > 0 ? [id] : [];
  });
  return hiding.map((id) =>
    step('tokens', 'R2.10', { leader: nameOf(edition, 'leader', id), n: tokensOf(desk, id), all: book.factions.length }),
  );
}
