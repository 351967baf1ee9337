import { describe, expect, test } from 'vitest';
import { SIGNS } from '../../../sheets/icons.ts';
import { chanceOf } from '../../../kernel/chance.ts';
import { listed } from '../../../kernel/choices.ts';
import type { Task } from '../../../kernel/types.ts';
import { laws } from '../../../testkit/laws.ts';
import { PEOPLE } from '../../../testkit/people.ts';
import { playOut, startOf } from '../../../testkit/play.ts';
import { LANGUAGES, type Language, type Message, type Texts } from '../../../text/message.ts';
import { speaker } from '../../../text/speak.ts';
import { CARDPLAY } from '../cardplay.fixture.ts';
import { condition, effects } from '../effects/check.ts';
import { itemsOf } from '../items/index.ts';
import type { SpaceRecord } from '../records.ts';
import { everyEffect } from '../effects/walk.ts';
import { CARDPLAY_WHY, onlyFor } from '../reasons-cardplay.ts';
import { senseWith } from '../sense/sense.ts';
import { WEIGHTS } from '../sense/weights.ts';
import { signsOfEffect } from '../signs/effects.ts';
import { signsOfPrice } from '../signs/records.ts';
import { signsIn } from '../signs/token.ts';
import { familyCardplayEn } from '../text/cardplay.en.ts';
import type { FamilyGame } from '../types.ts';
import { saidCondition, saidEffect, saidEffects } from '../words/effects.ts';
import { familyWords } from '../words/index.ts';
import { saidSpacePrice } from '../words/price.ts';
import { alone, cardplayed, type open } from './cardplay-story.fixture.ts';

laws('an edition of the effects of how cards are played, 3 seats', { module: cardplayed, seats: 3, options: { leaders: 'random' } }, 3);

const { cards, intrigue, board } = CARDPLAY.records;
const LISTS = [
  ...Object.values(cards).flatMap(({ agent, reveal }) => [agent, reveal]),
  ...Object.values(intrigue).flatMap(({ plot = [], combat = [], endgame = [] }) => [plot, combat, endgame]),
];

test('every list holds to its form, and what does not is reported', () => {
  const known = {
    card: Object.keys(cards),
    space: Object.keys(board.spaces),
    zone: Object.keys(board.zones),
    leader: Object.keys(CARDPLAY.records.leaders),
    special: ['shortcut'],
    faction: CARDPLAY.factions,
    icon: CARDPLAY.icons,
  };
  const faults = (list: unknown): readonly string[] => {
    const found: string[] = [];
    effects(list, 'list', { known, report: (field) => found.push(field) });
    return found;
  };
  for (const list of LISTS) expect(faults(list)).toEqual([]);
  for (const wrong of [
    { may: [] },
    { lines: [[{ draw: 1 }]], min: 1 },
    { look_top: 0, assign: [] },
    { return_this_to_hand: false },
    { may_deploy: { source: 'garrison', max: 1 } },
    { this_turn: { on_first: { acquire_card: 'nobody' }, do: [{ draw: 1 }] } },
    { static: 'anything' },
    { for_each: { revealed_card: { faction: 'nobody', including_this: true } }, do: [{ draw: 1 }] },
    { if: { sent_agent_to: {} }, then: [{ draw: 1 }] },
  ])
    expect(faults([wrong]), JSON.stringify(wrong)).not.toEqual([]);
  const found: string[] = [];
  condition({ high_council_seat: false }, 'if', { known, report: (field) => found.push(field) });
  expect(found).toEqual([]);
});

describe('what it says', () => {
  const items = itemsOf(CARDPLAY.id, CARDPLAY.records, { cards: {}, intrigue: {}, spaces: {}, leaders: {} } as never);
  const files = import.meta.glob<Readonly<Record<string, Texts>>>(['../text/*.ts', '../../imperium/text/names.*.ts']);
  const names: Texts = Object.fromEntries(
    [
      ...(['card', 'intrigue', 'space', 'leader'] as const).flatMap((kind) =>
        Object.keys({ card: cards, intrigue, space: board.spaces, leader: CARDPLAY.records.leaders }[kind]).map((id) => `${kind}.${id}`),
      ),
      ...Object.keys(CARDPLAY.records.leaders).flatMap((id) => [`leader.${id}.ability`, `leader.${id}.signet`, `house.${id}`]),
      ...Object.keys(CARDPLAY.records.conflicts).map((id) => `conflict.${id}`),
      ...Object.keys(board.zones).map((id) => `zone.${id}`),
      'special.shortcut',
    ].map((key) => [`cardplay.${key}`, key.split('.')[1] ?? key]),
  );
  const textsIn = async (language: Language): Promise<Texts> => {
    const parts = await Promise.all(Object.entries(files).flatMap(([path, load]) => (path.endsWith(`.${language}.ts`) ? [load()] : [])));
    return Object.assign({}, names, ...parts.flatMap((part) => Object.values(part))) as Texts;
  };
  const words = familyWords(CARDPLAY, {} as never);
  const SPOILT = /[{}]|undefined|null|imperium\.|cardplay\.|(seat|rival)\d/;
  const keysIn = ({ key, with: gaps }: Message): readonly string[] => [
    key,
    ...Object.values(gaps ?? {})
      .flat()
      .flatMap((gap) => (typeof gap === 'object' ? keysIn(gap as Message) : [])),
  ];

  test.each(LANGUAGES)('is whole in %s, in every question, option and line of random games, and no text is left over', async (language) => {
    const { say } = speaker(language, await textsIn(language));
    const used = new Set<string>();
    const hear = (message: Message | undefined): void => {
      if (!message) return;
      const said = say(message);
      expect(said.length, message.key).toBeGreaterThan(0);
      if (SPOILT.test(said)) throw new Error(`${message.key}: ${said}`);
      for (const key of keysIn(message)) used.add(key);
    };
    const read = ({ table }: Pick<ReturnType<typeof open>, 'table'>): void => {
      const task = table.task as Task<FamilyGame>;
      for (const seat of table.asked) {
        const view = cardplayed.view(table.state, seat);
        hear(words.question(view, task, seat, PEOPLE));
        const choices = table.choices(seat);
        for (const value of choices && choices.pick === 'one' ? listed(choices) : []) {
          const { label, hint } = words.option(view, task.do, value, undefined, PEOPLE, task);
          for (const message of [label, hint]) hear(message);
        }
        for (const { why } of table.blocked(seat)) hear(words.reason(why));
      }
      hear(words.waiting(cardplayed.view(table.state, null), task, table.asked, PEOPLE));
    };
    for (const list of LISTS) hear(saidEffects(list, CARDPLAY.id));
    for (const where of [{ maker: true }, { faction_space: true }] as const) hear(saidCondition({ sent_agent_to: where }, CARDPLAY.id));
    for (const effect of [
      { trash: { from: ['hand', 'discard', 'in_play'], count: 2 } },
      { may_deploy: { source: 'recruited_this_turn', max: 2 } },
      { this_turn: { on_first: { acquire_card: 'any' }, do: [{ draw: 1 }] } },
      { this_round: { during: 'own_reveal_turn', on_each: { acquire_card: 'bargain' }, do: [{ draw: 1 }] } },
    ] as const)
      hear(saidEffect(effect, CARDPLAY.id));
    for (const why of [...Object.values(CARDPLAY_WHY).filter(({ key }) => !key.endsWith('otherLeader')), onlyFor('smith')])
      hear(words.reason(why));
    hear(saidSpacePrice(board.spaces['square'] as SpaceRecord, CARDPLAY.id) ?? undefined);
    hear(
      items.find(({ entity }) => entity.kind === 'space' && entity.id === 'den')?.facts?.find(({ label }) => label.key.endsWith('.only'))
        ?.label,
    );
    const told = alone({ hand: ['fighters'], deck: ['guard', 'envoy', 'soldier'] })
      .send('fighters', 'dune')
      .piece('if');
    read(told);
    read(told.play('guard'));
    for (const left of ['discard', 'trash'] as const)
      hear(words.question(cardplayed.view(told.state, 'seat1'), { ...told.table.task, left: [left] } as never, 'seat1', PEOPLE));
    for (const event of told.events) hear(words.story(event, PEOPLE, cardplayed.view(told.state, 'seat1'))?.message);
    hear(words.story({ type: 'sawTop', player: 'seat1', cards: null, count: 3 }, PEOPLE)?.message);
    read(alone({ hand: ['guard'], intrigue: ['offer'] }).play({ plot: 'offer' }));
    const lines = alone({ hand: ['guard'], intrigue: ['allegiances'], influence: { fremen: 1 }, spice: 3 }).play({ plot: 'allegiances' });
    read(lines);
    read(lines.play(1, 'emperor'));
    const table = startOf({ module: cardplayed, seats: 3, options: {} }, 5);
    playOut(table, 5, 0, (move) => {
      read({ table });
      for (const { event } of table.play(move)) hear(words.story(event, PEOPLE, cardplayed.view(table.state, null))?.message);
    });
    expect(Object.keys(familyCardplayEn).filter((key) => !used.has(key))).toEqual([]);
  });
});

test('every effect is drawn by signs that exist; the later price stands behind its own', () => {
  for (const effect of LISTS.flatMap(everyEffect)) {
    const signs = signsIn(signsOfEffect(effect, CARDPLAY.id));
    expect(signs, JSON.stringify(effect)).not.toHaveLength(0);
    for (const sign of signs) expect(SIGNS).toHaveProperty(sign);
  }
  expect(signsIn(signsOfPrice(board.spaces['square'] as never))).toEqual(['solari', 'swordmaster', 'solari']);
});

test('bots play it to its end by habit', () => {
  const sense = senseWith(WEIGHTS, {});
  for (const seed of [3, 4, 5]) {
    const table = startOf({ module: cardplayed, seats: 3, options: {} }, seed);
    while (!table.position.outcome) {
      const move = sense.habit(table, table.asked[0] as 'seat1', chanceOf(seed));
      expect(move).not.toBeNull();
      if (move) table.play(move);
    }
    expect(table.state.round).toBeLessThanOrEqual(4);
  }
});
