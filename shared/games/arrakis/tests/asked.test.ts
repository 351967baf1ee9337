import { describe, expect, test } from 'vitest';
import type { AnyChoices } from '../../../kernel/choices.ts';
import type { Task } from '../../../kernel/types.ts';
import { offered } from '../../../testkit/offered.ts';
import { PEOPLE } from '../../../testkit/people.ts';
import type { Message } from '../../../text/message.ts';
import { speaker } from '../../../text/speak.ts';
import { arrakis } from '../index.ts';
import type { ArrakisGame } from '../types.ts';
import { words } from '../words.ts';
import { open, rest, shown, type Story, turnOf } from './story.fixture.ts';

const english = speaker('en', await words.texts.en());
const say = (message: Message | null | undefined): string => (message ? english.say(message) : '');

/** What whoever is asked first reads: the question, the line under it, and every answer with its hint, after what is taken up for it. */
function asked({ table }: Story) {
  const [seat] = table.asked as [ArrakisGame['Seat']];
  const view = arrakis.view(table.state, seat);
  const task = table.task as Task<ArrakisGame>;
  const options = offered(table.choices(seat) as AnyChoices).map(({ value, field }) =>
    words.option(view, task.do, value, field, PEOPLE, task),
  );
  const firsts = options.flatMap(({ first }) => (first ? [first] : []));
  return {
    question: say(words.question(view, task, seat, PEOPLE)),
    about: say(words.about?.(view, task, seat)),
    answers: Object.fromEntries(
      options.map(({ label, hint, first }) => [[first?.label, label].map(say).filter(Boolean).join(' / '), say(hint)]),
    ),
    dice: Object.fromEntries(firsts.map(({ label, hint }) => [say(label), say(hint)])),
    taken: firsts.map((first) => say(words.taken?.(task, first)))[0] ?? '',
  };
}
const noDice = { strategy: 0, deployment: 0, leadership: 0, mentat: 0, house: 0 };

describe('what is asked says what it leads to', () => {
  test('which die, what each does, and then what for', () => {
    const turn = (side: 'atreides' | 'harkonnen') =>
      asked(
        open({
          agenda: [{ do: 'act', house: `house-${side}` }, rest],
          dice: {
            'sietch-tabr': { strategy: 1, deployment: 1, leadership: 1, mentat: 1, house: 1 },
            'giedi-prime': { strategy: 1, deployment: 1, leadership: 1, mentat: 2, house: 1 },
          },
          atreides: { windgap: { regular: 1, generic: 1 } },
          harkonnen: { carthag: { regular: 1, generic: 1 } },
          state: { ...turnOf(side), shown },
        }),
      );
    const ours = turn('atreides');
    expect(ours.question).toBe('Zsuzsa, which die do you use?');
    expect(ours.taken).toBe('Strategy: what for?');
    expect(ours.dice).toEqual({
      Strategy: 'move 2 or attack',
      Deployment: 'a token and a leader',
      Leadership: 'move or attack with a leader',
      Mentat: 'draw 2 cards',
      House: 'as any other symbol',
    });
    // It spends no die: nothing has to be taken up for it.
    expect(ours.answers).toMatchObject({ 'Desert Power': 'wormsigns or worms, no die' });
    expect(turn('harkonnen').dice).toMatchObject({ Deployment: 'units and a leader', House: 'elite units or vehicles' });
  });
  test('without a die left the desert alone is asked about', () => {
    const story = open({
      agenda: [{ do: 'act', house: 'house-atreides' }, rest],
      dice: { 'sietch-tabr': noDice, 'giedi-prime': { mentat: 1 } },
      state: { ...turnOf('atreides'), shown },
    });
    expect(asked(story).question).toBe('Zsuzsa, your dice are spent: does the desert act?');
  });
  test('a Bene Gesserit token is one more die of a symbol; a board is named only where there are two', () => {
    const { about, answers } = asked(
      open({
        agenda: [{ do: 'sister', side: 'atreides' }, rest],
        dice: { 'sietch-tabr': { strategy: 1 } },
        state: { sisters: { atreides: 1, harkonnen: 0, reserve: 0 }, shown },
      }),
    );
    expect(about).toBe('It counts as one more die there in this round.');
    expect(answers).toMatchObject({ Mentat: 'draw 2 cards', 'Keep it for later': '' });
  });
  test('a hit says what becomes of what it takes; several are asked for one after the other', () => {
    const hits = (left: number, regular: number) =>
      asked(
        open({
          agenda: [{ do: 'casualty', side: 'harkonnen', at: 'carthag', left, cause: 'battle' }, rest],
          harkonnen: {
            carthag: { regular: 1, elite: 1, generic: 1, named: ['baron-harkonnen'] },
            ...(regular > 0 && {
              arsunt: { regular: 6 },
              arrakeen: { regular: 6 },
              'hagga-basin': { regular: 6 },
              'north-pole': { regular: regular - 19 },
            }),
          },
          state: { shown },
        }),
      );
    expect(hits(2, 0)).toMatchObject({
      question: 'Judit, 2 hits: Carthag. What do you lose first?',
      answers: {
        'Regular unit': 'back to the supply',
        'Elite unit': 'becomes a regular unit',
        Bashar: 'back to the supply',
        'Baron Harkonnen': 'to the regeneration tank',
      },
    });
    expect(hits(1, 0).question).toBe('Judit, 1 hit: Carthag. What do you lose?');
    // All regulars are on the map: none is left to take its place.
    expect(hits(1, 24).answers).toMatchObject({ 'Elite unit': 'back to the supply' });
  });
  test('a worm says what it does, and what it finds', () => {
    const story = open({
      agenda: [{ do: 'nextWorm' }, rest],
      harkonnen: { 'nw-outer-8': { elite: 1 } },
      state: { coming: ['nw-outer-8', 'ne-outer-13'], harvesters: ['ne-outer-13'], shown },
    });
    expect(asked(story)).toMatchObject({
      question: 'Zsuzsa, which worm strikes next?',
      about: 'It drives off the legion there, or swallows the harvester.',
      answers: { 'NW outer 8': 'Harkonnen: 1 elite unit', 'NE outer 13': 'Harvester' },
    });
  });
  test('what is put somewhere is named once: when it is taken up', () => {
    const ref = { by: 'house-atreides', of: 'action:atreides:deployment:deploy', at: [0] } as const;
    const story = open({ agenda: [{ do: 'effect', ref }, rest], state: { ...turnOf('atreides'), shown } });
    expect(story.asked).toBe('put atreides');
    const { answers } = asked(story);
    expect(Object.keys(answers)).toContain('Deployment token / Gara Kulon');
  });
  test('cards that leave the game, and cards for dice, say what is at stake', () => {
    const cards = open({ agenda: [rest], state: { shown } });
    expect(asked(cards)).toMatchObject({
      question: 'Zsuzsa, which prescience cards leave the game for good?',
      about: 'What you keep is shuffled back and can come up again.',
    });
  });
});
