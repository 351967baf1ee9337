import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import type { SeatId } from '../../imperium-family/ids.ts';
import { heard } from '../../../kernel/table.ts';
import { open, type Story } from './story.fixture.ts';

/** What a look shows in some of the positions that a seat takes for possible. */
function looks<Seen>(story: Story, seat: SeatId, look: () => Seen): Set<Seen> {
  const seen = new Set<Seen>();
  for (let seed = 1; seed <= 20; seed++) {
    story.table.imagine(seat, chanceOf(seed));
    seen.add(look());
    story.table.undo();
  }
  return seen;
}

describe('what nobody or only two know', () => {
  // R20.3 R21.3, J54
  test('the Hagal deck and the Intrigue cards of Rivals may lie in any way', () => {
    const story = open({
      seats: 1,
      firstPlayer: 'seat1',
      players: { rival1: { intrigue: ['ambush', 'charisma'] } },
      hagalTop: ['hagal-wealth'],
    });
    expect(looks(story, 'seat1', () => story.state.hagal?.deck.hidden[0]).size).toBeGreaterThan(3);
    expect(looks(story, 'seat1', () => story.of('rival1').intrigue.hidden.join()).size).toBeGreaterThan(10);
    const view = JSON.stringify(story.table.module.view(story.state, 'seat1'));
    expect(['ambush', 'charisma', 'hagal-wealth'].filter((name) => view.includes(`"${name}"`))).toEqual([]);
  });
  // R18.2
  test('the Baron’s tokens may be any until he has shown them', () => {
    const tokensFor = (seat: SeatId, abilityUsed: boolean) => {
      const baron = { leader: 'baron-vladimir-harkonnen', tokens: ['emperor', 'fremen'], abilityUsed } as const;
      const story = open({ firstPlayer: 'seat2', players: { seat1: baron } });
      return looks(story, seat, () => story.of('seat1').tokens.hidden.join());
    };
    expect(tokensFor('seat2', false).size).toBeGreaterThan(3);
    expect([...tokensFor('seat2', true)]).toEqual(['emperor,fremen']);
    expect([...tokensFor('seat1', false)]).toEqual(['emperor,fremen']);
  });
  // R12.7 R20.4
  test('a stolen Intrigue card is known to the two until it is played', () => {
    const story = open({
      players: {
        seat1: { hand: ['diplomacy'], intrigue: ['windfall'] },
        seat2: { intrigue: ['ambush', 'charisma', 'refocus', 'infiltrate'] },
      },
    }).send('diplomacy', 'secrets');
    const before = story.of('seat2').intrigue.hidden;
    story.piece('steal_intrigue');
    const card = before.find((each) => !story.of('seat2').intrigue.hidden.includes(each)) as string;
    const knows = (seat: SeatId) => looks(story, seat, () => story.of('seat1').intrigue.hidden.includes(card));
    expect([[...knows('seat2')], [...knows('seat1')], knows('seat3').has(false)]).toEqual([[true], [true], true]);
    expect(story.state.stolen.hidden).toEqual([{ by: 'seat1', from: 'seat2', card }]);
    expect(story.told('stole')).toHaveLength(1);
  });
  // R12.7 R20.4
  test('nobody is sure of a stolen card any more once it is played, or its holder is robbed', () => {
    const stolen = (): Story =>
      open({
        players: {
          seat1: { hand: ['diplomacy'], intrigue: ['ambush', 'bribery', 'choam-shares'] },
          seat2: { intrigue: ['charisma', 'refocus', 'windfall', 'water-peddlers-union'] },
          seat3: { hand: ['seek-allies'], intrigue: ['infiltrate'] },
        },
      })
        .send('diplomacy', 'secrets')
        .piece('steal_intrigue');
    const story = stolen();
    const [{ card } = { card: '' }] = story.state.stolen.hidden;
    expect(story.play({ plot: card }).state.stolen.hidden).toEqual([]);
    const robbed = stolen().until('turn seat3').play({ plot: 'infiltrate' }).send('seek-allies', 'secrets').piece('steal_intrigue');
    expect(robbed.state.stolen.hidden).toMatchObject([{ by: 'seat3', from: 'seat1' }]);
  });
  // R18.8 R20.3 R10.2
  test('a shuffle ends what was known of the top of a deck', () => {
    const story = open({
      players: {
        seat1: { leader: 'paul-atreides', hand: [], deck: ['dagger', 'diplomacy'], spice: 2, intrigue: ['refocus', 'bypass-protocol'] },
        seat3: { leader: 'helena-richese' },
      },
    });
    story.interject('seat1', 'look');
    const topOf = () => story.table.module.view(story.state, 'seat1').players.seat1?.top;
    story.play({ plot: 'bypass-protocol' }, 1, { acquire: 'arrakis-liaison', from: 'reserve', to: 'deck' });
    expect(topOf()).toEqual(['arrakis-liaison', 'dagger']);
    story.play({ plot: 'refocus' });
    expect(topOf()).toEqual([]);
  });
  // R12.7 R20.4
  test('only the two hear which card it was', () => {
    const story = open({
      players: { seat1: { hand: ['diplomacy'] }, seat2: { intrigue: ['ambush', 'charisma', 'refocus', 'infiltrate'] } },
    }).send('diplomacy', 'secrets');
    const piece = story.state.turn.pieces.find(({ effect }) => 'steal_intrigue' in effect)?.id;
    const told = story.table.play({ seat: 'seat1', answer: { piece } });
    const faces = (['seat1', 'seat2', 'seat3'] as const).map((seat) =>
      heard(told, seat).flatMap((event) => (event.type === 'stole' ? [event.card !== null] : [])),
    );
    expect(faces).toEqual([[true], [true], [false]]);
  });
});
