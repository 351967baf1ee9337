import { expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { sample } from '../../../kernel/choices.ts';
import { ATREIDES_TOKENS, type LeaderId, LEADERS, PLANNING, type PlanningId } from '../ids.ts';
import { NOBODY } from '../queries/legions.ts';
import { book } from '../queries/table.ts';
import type { EffectSource } from '../questions.ts';
import { doing, open, rest, still, turnOf } from './story.fixture.ts';

const facts = book(open({ agenda: [rest], state: still }).state);
const ALL: readonly EffectSource[] = [...PLANNING.map((id) => `card:${id}` as const), ...LEADERS.map((id) => `leader:${id}` as const)];
const houseOf = (of: EffectSource) => {
  const [kind, id] = of.split(':');
  return kind === 'card' ? facts.deckOf[id as PlanningId] : facts.data.leaders[id as LeaderId].house;
};

/** A map on which every card finds something to do. */
const busy = {
  harkonnen: {
    arrakeen: { regular: 4, generic: 1 },
    carthag: { regular: 2, elite: 2, named: ['beast-rabban'] },
    'ne-outer-4': { regular: 1, special: 1, generic: 1 },
    'ne-outer-11': { regular: 2, elite: 1 },
  },
  atreides: {
    'gara-kulon': { elite: 1, generic: 1, tokens: ['s-elite', 's-special'] },
    windgap: { regular: 3, named: ['stilgar'] },
    'ne-outer-8': { regular: 1, special: 1, named: ['paul-atreides', 'gurney-halleck'] },
    'hobars-gap': { tokens: ['d-elite', 's-two-regulars'], generic: 1 },
  },
} as const;

// R7.3 R7.11 R17.3
test.each(ALL)('%s is carried out whatever is answered, and pieces are conserved', (of) => {
  const by = houseOf(of);
  const side = by === 'house-harkonnen' || by === 'corrino-ally' ? 'harkonnen' : 'atreides';
  for (let seed = 1; seed <= 6; seed++) {
    const story = open({
      agenda: [...doing(by, of).slice(0, 1), { do: 'turn', side: 'harkonnen' }],
      ...busy,
      leaders: { 'wild-maker': seed % 2 === 0 ? 'ready' : 'waiting' },
      state: {
        ...still,
        ...turnOf(side),
        // One that stays whatever is played: the question that a card ends with is about it.
        shown: [...still.shown, { card: 'stunted-worms', kept: true, feared: false }],
        wormsigns: ['ne-outer-5', 'ne-outer-7', 'ne-inner-3'],
        worms: ['ne-outer-9', 'se-outer-3'],
        harvesters: ['ne-outer-1', 'ne-outer-2', 'ne-outer-4'],
        zones: { 'air-ne-inner-ne-outer': 'ornithopter', 'air-sw-inner-sw-outer': 'carryall' },
      },
      seed,
    });
    const chance = chanceOf(seed, 9);
    for (let answers = 0; story.table.task?.do !== 'act'; answers++) {
      expect(answers).toBeLessThan(60);
      const [seat] = story.table.asked;
      const choices = seat && story.table.choices(seat);
      if (!choices) throw new Error(`Nobody is asked: ${JSON.stringify(story.table.task)}`);
      story.play(seat === 'seat1' ? 'atreides' : 'harkonnen', sample(choices, chance));
    }
  }
});

// R7.10 R12.6 R2.7
test.each(ATREIDES_TOKENS)('%s is turned up: exactly the figures of its face stand there', (token) => {
  const story = open({ agenda: [rest], atreides: { windgap: { tokens: [token] } }, state: { ...still, ...turnOf('atreides') } });
  story.interject('atreides', 'train', { at: 'windgap', token });
  expect(story.legion('atreides', 'windgap')).toEqual({ ...NOBODY, ...facts.data.pieces.atreidesTokens[token].units });
});
