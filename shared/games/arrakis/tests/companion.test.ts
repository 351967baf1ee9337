import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { playWithDice, randomMove, startOf } from '../../../testkit/play.ts';
import type { Arrangement } from '../arranged-position.ts';
import { type AreaId, type SeatId, SIETCHES, type ZoneId } from '../ids.ts';
import { arrakis } from '../index.ts';
import { brokenIn } from '../invariants.ts';
import type { Counts } from '../questions.ts';
import { supply } from '../queries/legions.ts';
import { handOf } from '../queries/table.ts';
import type { ArrakisGame } from '../types.ts';
import { doing, open, rest, still, type Story, storyOf, turnOf } from './story.fixture.ts';

const beside = (more: Partial<Arrangement> = {}): Story =>
  open({ seats: 1, agenda: [rest], ...more, options: { board: 'companion', ...more.options }, state: { ...still, ...more.state } });
const AIR: ZoneId = 'air-ne-inner-ne-outer';
/** At the beginning of a turn of the Atreides. */
const atTurn = (more: Partial<Arrangement> = {}): Story =>
  beside({
    agenda: [{ do: 'act', house: 'house-atreides' }, rest],
    dice: { 'sietch-tabr': { mentat: 2 } },
    ...more,
    state: { ...turnOf('atreides'), ...more.state },
  });
function mend(story: Story, answer: AreaId | ZoneId | 'tracks', seat: SeatId = 'seat1'): Story {
  const move = { seat, interject: 'mend', answer } as const;
  expect(story.table.refusal(move)).toBeNull();
  story.table.play(move);
  return story;
}
/** What stands there as the question begins, with some of it otherwise. */
function otherwise(story: Story, changed: Counts): Counts {
  const choices = story.choices('atreides');
  return { ...(choices?.pick === 'amounts' ? choices.likely : {}), ...changed };
}

describe('a companion of Mahdi beside a board on the table', () => {
  // R4.14 R5.2 R16.1 R16.3
  test('is told the objective, the cards that were drawn and the prescience cards, and draws tactics and reinforcements itself', () => {
    const story = storyOf(startOf<ArrakisGame>({ module: arrakis, seats: 1, options: { board: 'companion' } }, 3));
    expect([story.asked, story.options('atreides').length, story.state.objectives.hidden]).toEqual(['tellObjective atreides', 6, []]);
    const laid = story.told('laidOut');
    expect(laid.map(({ rank }) => rank).sort()).toEqual(SIETCHES.map((id) => story.state.sietches[id]?.rank.hidden).sort());
    expect(laid.every(({ sietch, tokens }) => story.legion('atreides', sietch).tokens.join() === tokens.join())).toBe(true);
    story.play('atreides', 'objective-3-5-10');
    expect([story.asked, story.state.objectives.hidden]).toEqual(['tellDrawn atreides', ['objective-3-5-10']]);
    expect(new Set(story.options('atreides')).size).toBe(story.options('atreides').length);
    story.play('atreides', 'war-plan');
    expect(story.options('atreides')).toContain('shai-hulud');
    story.play('atreides', 'shai-hulud');
    expect([handOf(story.state, 'house-atreides'), handOf(story.state, 'fremen-ally')]).toEqual([['war-plan'], ['shai-hulud']]);
    expect([story.asked, story.options('atreides').length]).toEqual(['tellShown atreides', 16]);
    story.play('atreides', 'the-desert-war');
    expect([story.options('atreides').length, story.options('atreides')]).toEqual([15, expect.not.arrayContaining(['the-desert-war'])]);
    story.play('atreides', 'paul-rides-the-maker');
    expect(story.state.shown.map(({ card }) => card)).toEqual(['the-desert-war', 'paul-rides-the-maker']);
    expect(story.state.automa).toMatchObject({ target: expect.any(String), harvest: expect.any(String) });
    expect(story.state.automa?.reinforcements.hidden).toHaveLength(2);
  });
  // R16.1
  test('two together each tell what their own decks gave; House Atreides tells the rest', () => {
    const options = { board: 'companion', mode: 'mahdi' } as const;
    const story = storyOf(startOf<ArrakisGame>({ module: arrakis, seats: 2, options }, 3));
    const asked = (): string => `${story.table.task?.do} ${story.table.asked.join()}`;
    const turns = [asked()];
    for (const answer of ['objective-3-5-10', 'war-plan', 'shai-hulud', 'the-desert-war'] as const) {
      story.table.play({ seat: story.table.asked[0] as SeatId, answer });
      turns.push(asked());
    }
    expect(turns).toEqual(['tellObjective seat1', 'tellDrawn seat1', 'tellDrawn seat2', 'tellShown seat1', 'tellShown seat1']);
  });
  test('against people there is none, whatever the option says', () => {
    const story = storyOf(startOf<ArrakisGame>({ module: arrakis, seats: 2, options: { board: 'companion', mode: 'war' } }, 3));
    expect([story.state.objectives.hidden.length, handOf(story.state, 'house-atreides').length]).toEqual([1, 1]);
    expect(story.asked).not.toContain('tell');
  });
  // R7.7 R7.12
  test('cards that an effect draws are told one by one, as long as the deck has any', () => {
    const story = beside({ agenda: [...doing('house-atreides', 'action:atreides:mentat:draw')] });
    story.play('atreides', { 'house-atreides': 2, 'fremen-ally': 0 });
    expect(story.asked).toBe('tellDrawn atreides');
    story.play('atreides', 'truthtrance').play('atreides', 'the-voice');
    expect([handOf(story.state, 'house-atreides'), story.asked]).toEqual([['truthtrance', 'the-voice'], 'prune atreides']);
  });
  // R7.6
  test('deployment tokens are told as they are drawn, then placed', () => {
    const story = beside({
      agenda: [...doing('house-atreides', 'card:cielagos-piping-message')],
      atreides: { windgap: { regular: 1 } },
      harkonnen: { 'sw-inner-2': { regular: 2 } },
    });
    expect(story.asked).toBe('tellTokens atreides');
    const [token] = story.options('atreides');
    story.play('atreides', token).play('atreides', { what: 'token', to: 'windgap' });
    expect(story.legion('atreides', 'windgap').tokens).toEqual([token]);
  });
  // R1.4
  test('a second objective and new prescience cards are told too', () => {
    const second = beside({ agenda: [...doing('house-atreides', 'card:tested-with-the-gom-jabbar')] });
    expect([second.asked, second.options('atreides').length]).toEqual(['tellObjective atreides', 5]);
    const adab = beside({ agenda: [...doing('house-atreides', 'card:adab-the-demanding-memory')] });
    adab.play('atreides', ['the-desert-war']);
    expect(adab.asked).toBe('tellShown atreides');
    adab.play('atreides', 'paul-rides-the-maker');
    expect([adab.state.shown.map(({ card }) => card), adab.state.prescienceGone]).toEqual([['paul-rides-the-maker'], ['the-desert-war']]);
  });
});

describe('what stands otherwise on the table', () => {
  // R2.1 R2.7
  test('a legion is set right: figures, leaders and tokens; the box keeps count', () => {
    const story = atTurn({
      atreides: { windgap: { regular: 2, named: ['stilgar'], tokens: ['s-elite'] } },
      leaders: { 'paul-atreides': 'ready' },
    });
    const left = supply(story.state, 'atreides', 'elite');
    mend(story, 'windgap');
    expect([story.asked, story.options('atreides')]).toEqual(['mendWhat atreides', ['atreides', 'sand']]);
    story.play('atreides', 'atreides');
    expect(otherwise(story, {})).toMatchObject({ regular: 2, elite: 0, stilgar: 1, 'paul-atreides': 0, 's-elite': 1 });
    story.play('atreides', otherwise(story, { regular: 1, elite: 2, stilgar: 0, 'paul-atreides': 1, 's-elite': 0 }));
    expect(story.legion('atreides', 'windgap')).toMatchObject({ regular: 1, elite: 2, named: ['paul-atreides'], tokens: [] });
    expect([supply(story.state, 'atreides', 'elite'), story.state.leaders.stilgar.at]).toEqual([left - 2, 'ready']);
    expect([story.asked, brokenIn(story.state), story.told('mendedLegion').length]).toEqual(['act atreides', [], 1]);
  });
  // R2.8 R2.11
  test('of the Harkonnen too, where no legion of the Atreides stands; what exceeds the limit goes by their list', () => {
    const story = atTurn({ harkonnen: { carthag: { regular: 2, generic: 1 } }, atreides: { windgap: { regular: 1 } } });
    mend(story, 'carthag');
    expect(story.options('atreides')).toEqual(['harkonnen', 'sand']);
    story.play('atreides', 'harkonnen').play('atreides', otherwise(story, { regular: 5, elite: 3 }));
    expect(story.legion('harkonnen', 'carthag')).toMatchObject({ regular: 3, elite: 3 });
    expect(brokenIn(story.state)).toEqual([]);
  });
  // R2.6
  test('leaders do not stay alone', () => {
    const story = atTurn({ atreides: { windgap: { regular: 1, generic: 1 }, 'hobars-gap': { regular: 1 } } });
    mend(story, 'windgap')
      .play('atreides', 'atreides')
      .play('atreides', otherwise(story, { regular: 0 }));
    expect([story.legion('atreides', 'windgap').generic, brokenIn(story.state)]).toEqual([0, []]);
  });
  test('harvesters, wormsigns and worms of an area, the aircraft of a zone, the markers', () => {
    const story = atTurn({ atreides: { windgap: { regular: 1 } } });
    mend(story, 'ne-outer-9').play('atreides', 'sand').play('atreides', { harvester: 1, wormsign: 1, sandworm: 0 });
    expect([story.state.harvesters, story.state.wormsigns, story.state.worms]).toEqual([['ne-outer-9'], ['ne-outer-9'], []]);
    expect(story.told('mendedSand')).toEqual([{ type: 'mendedSand', at: 'ne-outer-9', things: ['harvester', 'wormsign'] }]);
    mend(story, AIR);
    expect([story.asked, story.options('atreides')]).toEqual(['mendZone atreides', ['none', 'ornithopter', 'carryall']]);
    story.play('atreides', 'carryall');
    expect(story.state.zones).toEqual({ [AIR]: 'carryall' });
    // All three of the box are on the map then.
    const air = ['air-nw-inner-nw-outer', 'air-se-inner-se-outer', 'air-sw-inner-sw-outer'] as const;
    const flown = atTurn({ state: { zones: Object.fromEntries(air.map((zone) => [zone, 'carryall'])) } });
    expect(mend(flown, AIR).options('atreides')).toEqual(['none', 'ornithopter']);
    mend(story, 'tracks').play('atreides', { supremacy: 3, 'kwisatz-haderach': 8, 'sand-dwellers': 0, jihad: 1 });
    expect([story.state.supremacy, story.state.prescience['kwisatz-haderach'], story.state.atomics.unlocked]).toEqual([3, 8, true]);
    mend(story, 'tracks').play('atreides', { supremacy: 2, 'kwisatz-haderach': 4, 'sand-dwellers': 0, jihad: 1 });
    expect([story.state.supremacy, story.state.prescience]).toEqual([2, { 'kwisatz-haderach': 4, 'sand-dwellers': 0, jihad: 1 }]);
    expect(brokenIn(story.state)).toEqual([]);
  });
  // R4.2
  test('tokens of sietches that lie in each other’s places are exchanged; which lie open stays', () => {
    const sietches = { windgap: 3, 'hobars-gap': 1, 'gara-kulon': 3 } as const;
    const story = atTurn({ atreides: { windgap: { regular: 1 } }, sietches });
    const ranks = () => SIETCHES.map((id) => story.state.sietches[id]?.rank.hidden);
    const before = [...ranks()].sort();
    const open = SIETCHES.map((id) => story.state.sietches[id]?.open);
    mend(story, 'windgap');
    expect([story.asked, story.options('atreides')]).toEqual(['mendWhat atreides', ['atreides', 'sand', 'sietch']]);
    story.play('atreides', 'sietch');
    expect(story.asked).toBe('mendSietch atreides');
    expect(story.options('atreides')).toContain('hobars-gap');
    expect(story.options('atreides')).not.toContain('gara-kulon');
    story.play('atreides', 'hobars-gap');
    expect([story.state.sietches.windgap?.rank.hidden, story.state.sietches['hobars-gap']?.rank.hidden]).toEqual([1, 3]);
    expect([[...ranks()].sort(), SIETCHES.map((id) => story.state.sietches[id]?.open)]).toEqual([before, open]);
    expect([story.asked, brokenIn(story.state), story.told('mendedSietch').length]).toEqual(['act atreides', [], 1]);
  });
  // R1.3
  test('a marker of supremacy that stands at its end has won', () => {
    const story = atTurn({ atreides: { windgap: { regular: 1 } } });
    mend(story, 'tracks').play('atreides', { supremacy: 10, 'kwisatz-haderach': 0, 'sand-dwellers': 0, jihad: 0 });
    expect(story.state.result).toMatchObject({ side: 'harkonnen', reason: 'supremacy' });
  });
  test('only before a turn is used, and only beside a board of their own', () => {
    const isOffered = (story: Story): boolean => 'mend' in (story.table.interjections('seat1') ?? {});
    expect(isOffered(atTurn())).toBe(true);
    expect(isOffered(atTurn({ options: { board: 'app' } }))).toBe(false);
    const begun = atTurn({ atreides: { windgap: { regular: 2 } }, dice: { 'sietch-tabr': { strategy: 1 } } });
    begun.play('atreides', { die: 'strategy', for: { action: 'move' } });
    expect([begun.asked, isOffered(begun)]).toEqual(['march atreides', false]);
  });
});

test.each([
  [1, {}],
  [1, { dice: 'table' }],
  [2, { mode: 'mahdi' }],
] as const)('random games of %i end, and nothing is lost of the box', (seats, options) => {
  for (let seed = 1; seed <= 4; seed++) {
    const chance = chanceOf(seed, seats);
    const table = startOf<ArrakisGame>({ module: arrakis, seats, options: { board: 'companion', ...options } }, seed);
    for (let answers = 0; !table.position.outcome; answers++) {
      expect(answers).toBeLessThan(6000);
      playWithDice(table, randomMove(table, chance, 40), chance);
      table.forget();
      if (answers % 10 === 0) expect(brokenIn(table.state)).toEqual([]);
    }
  }
});
