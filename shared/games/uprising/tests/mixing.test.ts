import { describe, expect, test } from 'vitest';
import { startOf } from '../../../testkit/play.ts';
import { LANGUAGES } from '../../../text/message.ts';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { playCuriously, type Seen } from '../../imperium-family/curious.fixture.ts';
import { bookOf } from '../../imperium-family/edition.ts';
import type { FamilyEvent } from '../../imperium-family/events.ts';
import { type ConflictRecord, copiesOf } from '../../imperium-family/records.ts';
import type { FamilyGame, FamilyOptions } from '../../imperium-family/types.ts';
import { DATA as THERE } from '../../imperium/data.ts';
import { LAZY } from '../../lazy.ts';
import { problemsOfBoth, withCorrectionsOfBoth } from '../base/index.ts';
import { lentTexts, ownId } from '../base/lent.ts';
import { BOTH, LENT } from '../base/records.ts';
import { CARDS } from '../data.ts';
import { uprising } from '../index.ts';
import { itemsIn } from '../items.ts';
import { TEXTS } from '../text/load.ts';
import { open as openAlone, type Story } from './story.fixture.ts';

const CONFLICTS_THERE: Readonly<Record<string, ConflictRecord>> = THERE.conflicts;
const ALL = { 'base-imperium': 'with', 'base-intrigue': 'with', 'base-conflicts': 'with' } as const satisfies FamilyOptions;
const open = (said: Arrangement): Story => openAlone({ ...said, options: { ...ALL, ...said.options } });
/** A copy of each card in two decks of a table that has just been laid out. */
function sizes(seats: number, options: FamilyOptions): readonly number[] {
  const { state } = startOf<FamilyGame>({ module: uprising, seats, options: { choam: 'with', ...options } }, 1);
  const { imperiumDeck, row, intrigueDeck, conflictDeck, unusedConflicts, conflicts } = state;
  const decks = [[...imperiumDeck.hidden, ...row], intrigueDeck.hidden, [...conflictDeck.hidden, ...unusedConflicts.hidden, ...conflicts]];
  return decks.map(({ length }) => length);
}

// R19.1
describe('cards of the first game', () => {
  test('both boxes together contradict themselves nowhere; what needs a Mentat stays out, and Carthag lies at the Spice Refinery', () => {
    expect(problemsOfBoth(BOTH)).toEqual([]);
    expect([LENT.cards, LENT.intrigue, LENT.conflicts].map((table) => copiesOf(Object.values(table)))).toEqual([67, 39, 17]);
    expect(JSON.stringify(LENT)).not.toMatch(/mentat|carthag"[^:]/);
    expect(Object.keys(LENT.intrigue)).not.toContain('base-calculated-hire');
    for (const id of ['base-siege-of-carthag', 'base-battle-for-carthag']) {
      expect(LENT.conflicts[id]).toMatchObject({ location: 'spice-refinery', box: 'base' });
      expect(LENT.conflicts[id]?.first).toContainEqual({ control: 'spice-refinery' });
    }
    // Nobody states what Carthag is here; of the others everything is as it was.
    const elsewhere = Object.entries(LENT.conflicts).filter(([, { location }]) => location !== null && location !== 'spice-refinery');
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const [id, { source }] of elsewhere) expect([id, source]).toEqual([id, CONFLICTS_THERE[ownId(id) ?? '']?.source]);
    expect(LENT.conflicts['base-siege-of-carthag']?.source).toBe('reconstructed');
  });
  test.each([
    [{}, [69, 44, 16]],
    [{ 'base-imperium': 'with' }, [136, 44, 16]],
    [{ 'base-intrigue': 'with' }, [69, 83, 16]],
    [{ 'base-conflicts': 'with' }, [69, 44, 33]],
    [ALL, [136, 83, 33]],
    [{ ...ALL, choam: 'without' }, [132, 79, 33]],
  ] as const)('each kind is mixed in for itself: %o', (options, there) => {
    expect(sizes(3, options)).toEqual(there);
  });
  test('six play with this box alone, and ten Conflicts are fought in any case', () => {
    expect(sizes(6, ALL)).toEqual(sizes(6, {}));
    const { conflictDeck } = startOf<FamilyGame>({ module: uprising, seats: 3, options: { ...ALL, leaders: 'random' } }, 3).state;
    const tiers = conflictDeck.hidden.map((id) => BOTH.conflicts[id as keyof typeof BOTH.conflicts].tier);
    expect(tiers.toSorted().join('')).toMatch(/^1?2222233(33)$/);
  });
  test('a table without them plays by the records of this box, whatever its owner has corrected in the other', () => {
    const corrections = { cards: { 'base-chani': { cost: 4 } } };
    expect(withCorrectionsOfBoth(corrections).problems).toBeUndefined();
    expect(withCorrectionsOfBoth({ cards: { 'base-chani': { cost: 'much' } } }).problems).toMatchObject([
      { field: 'cards.base-chani.cost' },
    ]);
    const [alone, mixed] = [{}, ALL].map((options) => bookOf({ edition: 'uprising', options: { ...options, corrections } }));
    expect(Object.keys(alone?.cards ?? {})).toEqual([...CARDS]);
    expect(mixed?.cards['base-chani']).toMatchObject({ cost: 4 });
  });
});

// R19.1
test('their texts are those of the first game under the ids that they have here; nothing else is taken over', () => {
  const said = {
    'imperium.name': 'Dune: Imperium',
    'imperium.card.carryall': 'Carryall',
    'imperium.intrigue.bribery': 'Bribery',
    'imperium.conflict.siege-of-carthag': 'Siege',
    'imperium.special.the-voice': 'closes a space',
    'imperium.ask.special.the-voice': 'Which space?',
    'imperium.item.play.the-voice': 'as printed',
    'imperium.leader.paul-atreides': 'Paul',
  };
  expect(lentTexts(said)).toEqual({
    'uprising.box.base': 'Dune: Imperium',
    'uprising.card.base-carryall': 'Carryall',
    'uprising.intrigue.base-bribery': 'Bribery',
    'uprising.conflict.base-siege-of-carthag': 'Siege',
    'uprising.special.the-voice': 'closes a space',
    'uprising.ask.special.the-voice': 'Which space?',
    'uprising.item.play.the-voice': 'as printed',
  });
  expect([ownId('base-carryall'), ownId('carryall')]).toEqual(['carryall', null]);
});

// R19.1
describe('they do here what they do there', () => {
  const alone = (player: object, more: Arrangement = {}): Story =>
    open({ ...more, players: { ...more.players, seat1: { noMore: true, ...player } } });
  test('Infiltrate lets an Agent in where no own Spy watches', () => {
    const said = { agents: { arrakeen: ['seat2'] } } as const;
    const player = { hand: ['reconnaissance'], intrigue: ['base-infiltrate'] };
    expect(alone(player, said).whyNot({ card: 'reconnaissance', to: 'arrakeen' })).toMatch(/^unwatched/);
    const story = alone(player, said).play({ plot: 'base-infiltrate' }).send('reconnaissance', 'arrakeen');
    expect(story.state.agents['arrakeen']).toEqual(['seat2', 'seat1']);
    expect(story.told('recalledSpy')).toEqual([]);
  });
  test('Kwisatz Haderach takes an Agent from the board to any space, also one that only Spies would open', () => {
    const story = alone({ hand: ['base-kwisatz-haderach'], water: 3 }, { agents: { arrakeen: ['seat1'], fremkit: ['seat1'] } });
    story.send('base-kwisatz-haderach', 'deep-desert', { lift: 'arrakeen' });
    expect([story.state.agents['arrakeen'], story.state.agents['deep-desert']]).toEqual([[], ['seat1']]);
  });
  test('Carryall doubles the printed spice of a maker space, not its bonus', () => {
    const story = alone({ hand: ['base-carryall'], spice: 0, water: 1 }, { bonusSpice: { 'hagga-basin': 1 } });
    story.send('base-carryall', 'hagga-basin').until('turn seat2');
    expect(story.of('seat1').spice).toBe(5);
    const worn = alone({ hand: ['base-carryall'], spice: 0, hooks: true, water: 3 }, { shieldWall: false }).send(
      'base-carryall',
      'deep-desert',
    );
    expect(worn.piece('choose').options()).toHaveLength(2);
    expect(worn.play(1).until('turn seat2').of('seat1')).toMatchObject({ spice: 0, sandworms: 2 });
    // What the control of a space brings stands not on the space.
    const owned = alone({ hand: ['base-carryall'], spice: 0 }, { control: { 'imperial-basin': 'seat1' } });
    expect(owned.send('base-carryall', 'imperial-basin').until('turn seat2').of('seat1').spice).toBe(3);
  });
  test('The Voice closes a space to opponents, and citing counts as this rulebook does', () => {
    const story = open({
      players: { seat1: { noMore: true, hand: ['base-the-voice'] }, seat2: { noMore: true, hand: ['reconnaissance'] } },
    });
    story.send('base-the-voice', 'imperial-basin').until('special seat1').play({ space: 'arrakeen' }).until('turn seat2');
    expect(story.whyNot({ card: 'reconnaissance', to: 'arrakeen' })).toBe('closed R4.3');
  });
  test('a Conflict of the first game is won without an icon and pairs with nothing; the Shield Wall protects its space', () => {
    const fought = (players: Arrangement['players'] = {}): Story =>
      open({
        agenda: [{ do: 'combat' }],
        conflict: 'base-siege-of-carthag',
        players: { seat1: { conflict: 2, garrison: 0, revealed: true }, seat2: { revealed: true }, seat3: { revealed: true }, ...players },
      });
    const story = fought();
    expect(story.state.control['spice-refinery']).toBe('seat1');
    expect(story.of('seat1').won).toEqual([{ conflict: 'base-siege-of-carthag', faceUp: true }]);
    expect(story.told('matched')).toEqual([]);
    const worm = alone({ hand: ['dune-the-desert-planet'], hooks: true, water: 1 }, { conflict: 'base-siege-of-carthag' }).send(
      'dune-the-desert-planet',
      'hagga-basin',
    );
    expect(worm.told('sandworms')).toEqual([]);
    expect(worm.state.players.seat1?.sandworms).toBe(0);
  });
  // R11.4
  test('a wild icon of the Endgame is matched with an icon, not with a card that has none', () => {
    const won = (conflict: string) => ({ conflict, faceUp: true });
    const ended = (other: string): Story =>
      open({
        agenda: [{ do: 'endgame', by: 'seat1' }, { do: 'score' }],
        players: { seat1: { vp: 10, objectives: [], won: [won('propaganda'), won(other)] } },
      });
    expect(ended('base-grand-vision').told('result')).toHaveLength(1);
    expect(ended('skirmish-crysknife').asked).toBe('endgame seat1');
  });
  test.each([1, 2] as const)('Corner the Market: %i persons', (persons) => {
    const { rivalsFor } = bookOf({ edition: 'uprising', options: ALL });
    const counted = { card: 'the-spice-must-flow', copies: 2 };
    expect(rivalsFor[persons]?.countedAs).toEqual(persons === 1 ? counted : null);
    expect(bookOf({ edition: 'uprising', options: {} }).rivalsFor[persons]?.countedAs).toBeNull();
  });
});

// R19.1
describe('what a page shows of them', () => {
  test('it loads them when a table asks for them, and then everything has its words', async () => {
    const { added } = LAZY['uprising'] ?? {};
    expect([{}, { 'base-conflicts': 'without' }, { leaders: 'random' }].map((options) => added?.asks(options))).toEqual([
      false,
      false,
      false,
    ]);
    expect([{ 'base-conflicts': 'with' }, { corrections: {} }].map((options) => added?.asks(options))).toEqual([true, true]);
    const kinds = { card: LENT.cards, intrigue: LENT.intrigue, conflict: LENT.conflicts };
    const names = Object.entries(kinds).flatMap(([kind, table]) => Object.keys(table).map((id) => `uprising.${kind}.${id}`));
    for (const language of LANGUAGES) {
      const [usual, texts] = await Promise.all([TEXTS[language]('table'), TEXTS[language]('added')]);
      expect(names.filter((key) => !texts[key])).toEqual([]);
      expect(names.filter((key) => usual[key])).toEqual([]);
    }
  });
  test('the look-up has them where they are played with, each with its rule and its box', () => {
    const found = (options: FamilyOptions) =>
      itemsIn({ edition: 'uprising', options }).filter(({ entity }) => entity.id.startsWith('base-'));
    expect(found({})).toEqual([]);
    expect(found({ 'base-intrigue': 'with' })).toHaveLength(Object.keys(LENT.intrigue).length);
    for (const { rules = [], facts = [] } of found(ALL)) {
      expect(rules).toContain('R19.1');
      expect(facts.map(({ value }) => value.key)).toContain('uprising.box.base');
    }
  });
});

const GAMES = Number(process.env['RUNNER_GAMES'] ?? 80);
/** Every card in every way, every reward. */
const WANTED: readonly string[] = [
  ...Object.entries(LENT.cards).flatMap(([id, { icons }]) => [
    ...(icons.length > 0 ? [`sent ${id}`] : []),
    `revealed ${id}`,
    `acquired ${id}`,
  ]),
  ...Object.keys(LENT.conflicts).flatMap((id) => [`first ${id}`, `second ${id}`, `won ${id}`]),
  ...Object.entries(LENT.intrigue).flatMap(([id, record]) =>
    (['plot', 'combat', 'endgame'] as const).filter((mode) => record[mode]).map((mode) => `${mode} ${id}`),
  ),
];
function namesOf(event: FamilyEvent): readonly string[] {
  if (event.type === 'sent') return [`sent ${event.card}`];
  if (event.type === 'revealed') return event.cards.map((card) => `revealed ${card}`);
  if (event.type === 'acquired') return [`acquired ${event.card}`];
  return event.type === 'tookConflict' ? [`won ${event.conflict}`] : [];
}
/** Too seldom in so few games; the tests of the first game play them. */
const SELDOM: readonly string[] = [
  ...['sent base-duncan-idaho', 'revealed base-choam-directorship', 'combat base-allied-armada', 'plot base-councilors-dispensation'],
];
// R19.1
test('every card of the first game happens in every way in random games', () => {
  const happened = new Set<string>();
  const seen: Seen = new Map();
  for (let seed = 1; seed <= GAMES; seed++)
    playCuriously(
      { module: uprising, seats: 4, options: { ...ALL, choam: 'with', leaders: 'random' } },
      seed,
      { happened, seen },
      (_, event) => namesOf(event),
    );
  expect(WANTED.filter((name) => !happened.has(name) && !SELDOM.includes(name))).toEqual([]);
}, 60_000);
