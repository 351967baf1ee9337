import { describe, expect, test } from 'vitest';
import type { Task } from '../../../kernel/types.ts';
import type { FamilyGame } from '../../imperium-family/types.ts';
import { uprising } from '../index.ts';
import { words } from '../words.ts';
import { AMBER, GURNEY, led, MUADDIB, openSix } from './six.fixture.ts';
import type { Story } from './story.fixture.ts';

const NAMES = { [MUADDIB]: 'Chani', [GURNEY]: 'Gurney', [AMBER]: 'Amber' };
const viewOf = ({ state }: Story) => uprising.view(state, MUADDIB);
const asks = (story: Story) => words.question(viewOf(story), story.table.task as Task<FamilyGame>, MUADDIB, NAMES);
const labelIn = (story: Story, option: unknown) =>
  words.option(viewOf(story), (story.table.task as Task<FamilyGame>).do, option, undefined, NAMES, story.table.task as Task<FamilyGame>);
const hand = (...cards: readonly string[]) => ({ [MUADDIB]: { hand: cards, intrigue: [] } });

describe('what a Commander is asked', () => {
  // R18.7
  test('an arrow and the Reveal turn say what they bring to whom', () => {
    const story = openSix(hand('md-usul'));
    const told = story.options().map((option) => labelIn(story, option));
    expect(told.map(({ hint }) => hint?.key)).toEqual([
      'imperium.hint.activate.agent',
      'imperium.hint.activate.agent',
      'imperium.hint.activate.reveal',
      'imperium.hint.activate.reveal',
    ]);
  });
  // R18.7
  test('once an Ally is activated the question offers what the token named, and nothing else', () => {
    expect(asks(led(MUADDIB, 'left', hand('md-usul'))).key).toBe('imperium.ask.turn.activated');
    expect(asks(led(MUADDIB, 'left', hand('md-convincing-argument'))).key).toBe('imperium.ask.turn.stuck');
    expect(asks(led(MUADDIB, 'reveal', hand('md-usul'))).key).toBe('imperium.ask.turn.activated.reveal');
  });
  // R18.8
  test('whose the troops are is said, and the Ally’s seat says that it is activated', () => {
    const story = led(MUADDIB, 'right', hand('md-usul')).send('md-usul', 'carthag');
    expect(asks(story)).toMatchObject({ key: 'imperium.ask.effects.activated' });
    const told = story.options().map((option) => labelIn(story, option));
    expect(told.filter(({ label }) => label.key === 'imperium.choice.piece.for')).toHaveLength(1);
    const noted = [MUADDIB, GURNEY, AMBER].filter((seat) => words.seat(viewOf(story), seat).note !== undefined);
    expect(noted).toEqual([AMBER]);
  });
});
