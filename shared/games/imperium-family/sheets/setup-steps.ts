import type { Effects } from '../effects/effects.ts';
import type { Row } from '../../../sheets/rows.ts';
import { tokensOf } from '../queries/leaders.ts';
import { copiesOf } from '../records.ts';
import { saidEffects } from '../words/effects.ts';
import { type Gaps, nameOf, said } from '../words/names.ts';
import type { Desk } from './common.ts';
import { copiesInSet, hagalDeck, rivalsOn } from './counts.ts';
import type { Draw } from './draw-of.ts';
import { moduleSteps, rivalCardSteps } from './setup-modules.ts';

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
  const { book, edition } = desk;
  const { setup, limits } = book.game;
  const levels = setup.conflict_deck.map(({ tier, use }) => {
    const all = Object.values(book.conflicts).filter((conflict) => conflict.tier === tier).length;
    return said('sheet.step.level', { use, all, level: 'I'.repeat(tier) });
  });
  const reserve = book.reserve.map((card) => nameOf(edition, 'card', card));
  return [
    step('board', 'R2.1', { tokens: book.factions.length }),
    step('conflicts', 'R2.2', { levels }),
    step('decks', 'R2.3', {
      intrigue: copiesOf(Object.values(book.intrigue)),
      imperium: copiesInSet(desk, 'imperium'),
      row: setup.imperium_row,
      reserve,
    }),
    step('leaders', 'R2.4'),
    step('players', 'R2.5-R2.7', {
      cards: copiesInSet(desk, 'starter'),
      water: setup.water,
      agents: setup.agents,
      garrison: setup.garrison,
      supply: limits.troops - setup.garrison,
    }),
    ...leaderStarts(plan),
    step('score', 'R2.8', { vp: startOf(draw) }),
    ...commanders(plan),
  ];
}
/** Points of whoever is no Commander. R2.8 R18.5 of Uprising */
const startOf = ({ state }: Draw): number => Math.min(...state.seats.map((seat) => state.players[seat]?.vp ?? 0));
/** In a game of two teams: who sits where, and what their Commanders have instead. R18.2 R18.5 of Uprising */
function commanders({ desk, draw, own }: Plan): readonly Row[] {
  const { state } = draw;
  return (state.teams ?? []).map(({ commander, allies }) => {
    const { leader, agents, vp } = state.players[commander] ?? {};
    return own('commander', 'R18.2, R18.5', {
      leader: nameOf(desk.edition, 'leader', leader ?? ''),
      seat: state.order.indexOf(commander) + 1,
      allies: allies.map((ally) => nameOf(desk.edition, 'leader', state.players[ally]?.leader ?? '')),
      agents: agents ?? 0,
      vp: vp ?? 0,
    });
  });
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
