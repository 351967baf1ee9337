import { describe, expect, test } from 'vitest';
import { Table } from '../../../kernel/table.ts';
import { arrangedHere } from '../arranged-position.ts';
import type { ArrangedPlayer, Arrangement } from '../../imperium-family/arranged-position.ts';
import { strengthOf } from '../../imperium-family/queries/strength.ts';
import type { FamilyGame } from '../../imperium-family/types.ts';
import { startOf } from '../../../testkit/play.ts';
import { imperium } from '../index.ts';
import { open, type Story, storyOf } from './story.fixture.ts';

const alone = (player: ArrangedPlayer, more: Arrangement = {}): Story =>
  open({ ...more, players: { ...more.players, seat1: { noMore: true, ...player } } });
/** All pending pieces are carried out in the order they are offered. */
function all(story: Story): Story {
  for (let kinds = story.pieces(); kinds.length > 0; kinds = story.pieces()) story.piece(kinds[0] as string);
  return story;
}
const goods = (story: Story): Record<string, number> => {
  const { solari, spice, water, garrison, hand, intrigue } = story.of('seat1');
  return { solari, spice, water, garrison, hand: hand.hidden.length, intrigue: intrigue.hidden.length };
};
const RICH = { solari: 10, spice: 10, water: 10, garrison: 3, hand: 0, intrigue: 0 };

describe('spaces', () => {
  // R7.2 R7.3 R7.4 R7.8 R7.9 R7.14 R7.15 R7.16 R7.19 R17.1 R1.3
  test.each([
    ['conspire', { spice: 6, solari: 15, garrison: 5, intrigue: 1 }],
    ['wealth', { solari: 12 }],
    ['heighliner', { spice: 4, garrison: 8, water: 12 }],
    ['secrets', { intrigue: 1 }],
    ['hardy-warriors', { water: 9, garrison: 5 }],
    ['stillsuits', { water: 11 }],
    ['mentat', { solari: 8, hand: 1 }],
    ['rally-troops', { solari: 6, garrison: 7 }],
    ['hall-of-oratory', { garrison: 4 }],
    ['secure-contract', { solari: 13 }],
    ['arrakeen', { garrison: 4, hand: 1 }],
    ['carthag', { garrison: 4, intrigue: 1 }],
    ['research-station', { water: 8, hand: 3 }],
    ['sietch-tabr', { garrison: 4, water: 11 }],
    ['imperial-basin', { spice: 11 }],
    ['hagga-basin', { spice: 12, water: 9 }],
    ['the-great-flat', { spice: 13, water: 8 }],
    ['swordmaster', { solari: 2 }],
    ['high-council', { solari: 5 }],
  ])('%s', (space, changes) => {
    const story = alone({
      hand: ['kwisatz-haderach'],
      deck: ['dagger', 'dagger', 'diplomacy', 'reconnaissance'],
      solari: 10,
      spice: 10,
      water: 10,
      influence: { fremen: 2 },
    }).send('kwisatz-haderach', space);
    // The card's own draw stays open.
    const open = () => story.state.turn.pieces.filter(({ from, id }) => from === 'space' && !story.whyNot({ piece: id }));
    for (let [piece] = open(); piece; [piece] = open()) story.play({ piece: piece.id });
    expect(goods(story)).toEqual({ ...RICH, ...changes });
    expect(story.of('seat1').agents).toBe({ mentat: 2, swordmaster: 2 }[space] ?? 1);
  });
  // R14.3 R14.5 R6.5 R15.4
  test('the controller gains at every visit, the visitor included; that is no harvest', () => {
    const story = alone(
      { hand: ['dune-the-desert-planet'], leader: 'countess-ariana-thorvald' },
      { control: { 'imperial-basin': 'seat1' } },
    );
    story.send('dune-the-desert-planet', 'imperial-basin');
    expect(story.of('seat1').spice).toBe(1);
    expect(story.state.control['imperial-basin']).toBe('seat1');
  });
  // R15.1 R15.2 R3.1
  test('a maker space that was left gets bonus spice', () => {
    const story = alone({ hand: ['dune-the-desert-planet'], intrigue: ['urgent-mission'] }).send(
      'dune-the-desert-planet',
      'imperial-basin',
    );
    story
      .piece('harvest')
      .play({ plot: 'urgent-mission' }, 'imperial-basin', 'done')
      .until('turn seat1')
      .play('reveal', 'done')
      .until('turn seat2');
    expect(story.state.round).toBe(2);
    expect(story.state.bonusSpice['imperial-basin']).toBe(1);
  });
  // R16.1 R5.2
  test('the Mentat is an own Agent: it can be sent on in the same round', () => {
    const story = alone({ hand: ['dagger', 'diplomacy', 'dune-the-desert-planet'], solari: 2, noMore: true }).send('dagger', 'mentat');
    all(story).play('done').until('turn seat1').send('diplomacy', 'wealth').piece('influence').play('done').until('turn seat1');
    expect(story.of('seat1').agents).toBe(1);
    all(story.send('dune-the-desert-planet', 'secure-contract'));
    expect(story.of('seat1').agents).toBe(0);
  });
  // R8.3 R8.7 R9.7 R9.8
  test('W18: troops in the garrison give no strength; it may pass twenty', () => {
    const story = alone({ hand: ['dagger', 'stilgar', 'gun-thopter'], conflict: 8, garrison: 4 }).play('reveal');
    expect(strengthOf(story.state, 'seat1')).toBe(23);
    expect(imperium.view(story.state, 'seat2').players.seat1?.strength).toBe(23);
  });
});
describe('turns and effects', () => {
  // R5.1 R5.4 R3.1 R2.9
  test('one turn each, clockwise, until everybody has revealed', () => {
    const story = open({ firstPlayer: 'seat2', players: { seat2: { hand: ['dagger'] } } });
    const turns = [story.asked];
    story.send('dagger', 'hall-of-oratory').piece('recruit').play('done');
    for (let n = 0; n < 3; n++) {
      turns.push(story.asked);
      story.play('reveal', 'done');
    }
    expect(turns).toEqual(['turn seat2', 'turn seat3', 'turn seat1', 'turn seat2']);
  });
  // R6.7 R6.9 R5.6 R17.9
  test('effects of space and card in any order, Plot cards and troops between them', () => {
    const story = alone({ hand: ['gurney-halleck'], deck: ['dagger', 'diplomacy'], intrigue: ['windfall'] }).send(
      'gurney-halleck',
      'arrakeen',
    );
    expect(story.pieces()).toEqual(['recruit', 'draw', 'recruit', 'draw']);
    story.piece('draw', 'card').play({ deploy: 1 }).piece('recruit', 'space').play({ plot: 'windfall' }).piece('recruit', 'card');
    expect(story.whyNot('done')).toBe('mandatory R6.8');
    story.piece('draw').play({ deploy: 4 }, 'done');
    expect(story.asked).toBe('turn seat2');
  });
  // R17.2 R6.8
  test('arrows and the trash icon may be left out', () => {
    const story = alone({ hand: ['gene-manipulation'] })
      .send('gene-manipulation', 'hall-of-oratory')
      .piece('recruit');
    expect(story.pieces()).toEqual(['trash']);
    expect(story.options()).toContain('done');
    story.piece('trash');
    expect(story.options()).toContain('keep');
  });
  // R11.10
  test('a point, then the bonus of the level, then the Alliance', () => {
    const story = open({ players: { seat1: { hand: ['diplomacy'], influence: { 'spacing-guild': 3 } } } })
      .send('diplomacy', 'foldspace')
      .piece('influence');
    const order = story.events.flatMap(({ type }) => (['influence', 'gained', 'alliance'].includes(type) ? [type] : []));
    expect(order).toEqual(['influence', 'gained', 'alliance', 'gained']);
    expect(story.of('seat1').solari).toBe(3);
  });
  // R12.1 R20.4
  test('an Intrigue card is shown when played; a stolen one is seen by two', () => {
    const intrigue = ['windfall', 'windfall', 'bribery', 'charisma', 'refocus'].slice(1);
    const story = open({ players: { seat1: { hand: ['diplomacy'] }, seat2: { intrigue } } }).send('diplomacy', 'secrets');
    const piece = story.state.turn.pieces.find(({ effect }) => 'steal_intrigue' in effect);
    const told = story.table.play({ seat: 'seat1', answer: { piece: piece?.id } }).filter(({ event }) => event.type === 'stole');
    expect(told[0]?.to).toEqual(['seat1', 'seat2']);
    expect(told[0]?.others).toEqual({ type: 'stole', player: 'seat1', from: 'seat2', card: null });
  });
  // R10.6 R7.6 R17.2
  test('a card that is trashed as a cost is not kept back any more', () => {
    const story = alone({ hand: ['diplomacy', 'dagger'], spice: 2 })
      .send('diplomacy', 'selective-breeding')
      .piece('pay');
    expect(story.options()).toEqual([
      { card: 'dagger', from: 'hand' },
      { card: 'diplomacy', from: 'in_play' },
    ]);
  });
  // R17.4 R11.9
  test('what a condition holds back comes as soon as it is true', () => {
    const story = alone({ hand: ['worm-riders', 'crysknife'], influence: { fremen: 1 }, conflict: 1 }).play('reveal');
    expect(story.of('seat1').swords).toBe(1);
    const [bond] = story.options();
    expect(story.play(bond).of('seat1')).toMatchObject({ influence: { fremen: 2 }, swords: 5 });
  });
  // R8.1 R8.6 R19.17
  test('of recruits only those who came can be deployed', () => {
    const story = alone({ hand: ['gurney-halleck'], solari: 3, garrison: 11 })
      .play('reveal')
      .piece('pay');
    expect([story.asked, story.table.choices('seat1')]).toEqual(['deploy seat1', { pick: 'number', min: 0, max: 1 }]);
  });
  // R6.3 R7.11
  test('the Swordmaster comes once, whatever else an owner’s correction lets the space give', () => {
    const effects = [{ take_swordmaster: true }, { gain: { water: 1 } }];
    const options = { corrections: { board: { spaces: { swordmaster: { effects } } } } };
    const again = alone({ hand: ['convincing-argument', 'dagger'], solari: 9, swordmaster: true }, { options });
    expect(again.whyNot({ card: 'dagger', to: 'swordmaster' })).toBe('onlyOnce R6.3');
  });
  // R17.7 R19.35
  test('effects on each opponent go clockwise from the left', () => {
    const hand = ['dagger', 'diplomacy'];
    const players = { seat1: { hand }, seat2: { hand: ['test-of-humanity'] }, seat3: { hand } };
    const story = open({ firstPlayer: 'seat2', players }).send('test-of-humanity', 'hall-of-oratory').piece('each_opponent');
    expect(story.asked).toBe('discard seat3');
    expect(story.play('dagger').asked).toBe('discard seat1');
  });
  // R10.9 J20
  test('without an Imperium deck the Row shrinks; an empty Row leaves nothing to set aside', () => {
    const dealt = (row: readonly string[], player: ArrangedPlayer): Story => {
      const position = arrangedHere({ row, players: { seat1: player } });
      const { state } = position;
      state.trashed = [...state.trashed, ...state.imperiumDeck.hidden];
      state.imperiumDeck.hidden = [];
      const table = new Table<FamilyGame>(imperium, position, {});
      table.start();
      return storyOf(table);
    };
    const story = dealt(['scout', 'stilgar', 'scout'], { hand: ['convincing-argument'] }).play('reveal');
    expect(story.play({ acquire: 'scout', from: 'row', to: 'discard' }).state.row).toHaveLength(2);
    expect(story.play({ acquire: 'scout', from: 'row', to: 'discard' }).state.row).toEqual(['stilgar']);
    const helena = dealt([], { leader: 'helena-richese', hand: ['signet-ring'] }).send('signet-ring', 'secure-contract');
    expect(helena.options()).toEqual(['done']);
  });
  // R3.3 R2.1
  test('data of an owner count: an Ambush of ten swords', () => {
    const options = { corrections: { intrigue: { ambush: { combat: [{ swords: 10 }] } } } };
    const players = { seat1: { conflict: 1, garrison: 2, intrigue: ['ambush', 'ambush'] } };
    const story = open({ options, agenda: [{ do: 'combat' }], players }).play({ play: 'ambush' });
    expect(strengthOf(story.state, 'seat1')).toBe(12);
    const wrong = { corrections: { intrigue: { ambush: { combat: [{ swords: 'many' }] } } } };
    expect(() => startOf({ module: imperium, seats: 3, options: wrong }, 1)).toThrow('intrigue.ambush.combat');
  });
});
describe('plain cards', () => {
  const revealed = (player: ArrangedPlayer, more: Arrangement = {}): Story => alone(player, more).play('reveal');
  // R9.1 R19.1 R19.3
  test('Bene Gesserit Sister: Persuasion or swords', () => {
    const story = revealed({ hand: ['bene-gesserit-sister'], conflict: 1, garrison: 2 })
      .piece('choose')
      .play(1);
    expect([strengthOf(story.state, 'seat1'), story.state.turn.persuasion]).toEqual([4, 0]);
  });
  // R19.4 R19.25
  test('draws of cards and of Intrigue', () => {
    expect(
      alone({ hand: ['dr-yueh'], deck: ['dagger'] })
        .send('dr-yueh', 'carthag')
        .piece('draw')
        .of('seat1').hand.hidden,
    ).toEqual(['dagger']);
    expect(
      revealed({ hand: ['thufir-hawat'] })
        .piece('intrigue')
        .of('seat1').intrigue.hidden,
    ).toHaveLength(1);
  });
  // R19.10
  test('Firm Grip: not with the Emperor; Persuasion only for his ally', () => {
    const story = alone({ hand: ['firm-grip'], solari: 2 })
      .send('firm-grip', 'wealth')
      .piece('pay')
      .play(2);
    expect(story.of('seat1').influence.fremen).toBe(1);
    expect(revealed({ hand: ['firm-grip'] }).state.turn.persuasion).toBe(0);
    expect(revealed({ hand: ['firm-grip'], influence: { emperor: 4 } }, { alliances: { emperor: 'seat1' } }).state.turn.persuasion).toBe(4);
  });
  // R19.13 R19.22
  test('another Bene Gesserit card in play', () => {
    const story = alone({ hand: ['gene-manipulation'], inPlay: ['the-voice'] }).send('gene-manipulation', 'hall-of-oratory');
    expect(story.of('seat1').spice).toBe(2);
    const mission = alone({ hand: ['missionaria-protectiva'], inPlay: ['the-voice'] })
      .send('missionaria-protectiva', 'carthag')
      .piece('if')
      .play('fremen');
    expect(mission.of('seat1').influence.fremen).toBe(1);
  });
  // R19.14
  test('Guild Ambassador: Influence or two spice', () => {
    expect(
      alone({ hand: ['guild-ambassador'] })
        .send('guild-ambassador', 'hall-of-oratory')
        .piece('choose')
        .play(1)
        .of('seat1').spice,
    ).toBe(2);
  });
  // R19.19
  test('Lady Jessica is worth an Influence when she is acquired', () => {
    const row = ['lady-jessica', 'gun-thopter', 'chani', 'opulence', 'scout'];
    const hand = ['convincing-argument', 'convincing-argument', 'space-travel', 'reconnaissance'];
    const story = revealed({ hand }, { row }).play({ acquire: 'lady-jessica', from: 'row', to: 'discard' }, 'emperor');
    expect(story.of('seat1').influence.emperor).toBe(1);
  });
  // R19.23 R17.3
  test('Opulence: six Solari for a point, once', () => {
    const story = revealed({ hand: ['opulence'], solari: 12 }).piece('pay');
    expect([story.of('seat1').vp, story.of('seat1').solari, story.pieces()]).toEqual([1, 6, []]);
  });
  // R19.28 R8.6
  test('Sardaukar Legion deploys up to three of the garrison', () => {
    const story = revealed({ hand: ['sardaukar-legion'], garrison: 5 }).piece('deploy');
    expect(story.table.choices('seat1')).toEqual({ pick: 'number', min: 0, max: 3 });
    expect(story.play(3).of('seat1').conflict).toBe(3);
  });
  // R19.31 R18.1
  test('Signet Ring is the signet of the Leader', () => {
    const story = alone({ leader: 'baron-vladimir-harkonnen', hand: ['signet-ring'], solari: 1 })
      .send('signet-ring', 'secure-contract')
      .piece('pay');
    expect(story.of('seat1').intrigue.hidden).toHaveLength(1);
  });
  // R19.33
  test('Spice Smugglers: two spice for Influence and three Solari', () => {
    const story = alone({ hand: ['spice-smugglers'], spice: 2 })
      .send('spice-smugglers', 'carthag')
      .piece('pay');
    expect([story.of('seat1').influence['spacing-guild'], story.of('seat1').solari, story.of('seat1').spice]).toEqual([1, 3, 0]);
  });
  // R19.38
  test('Worm Riders: four swords with Influence, two more with the Alliance', () => {
    const swords = (fremen: number, more: Arrangement = {}): number =>
      revealed({ hand: ['worm-riders'], influence: { fremen } }, more).of('seat1').swords;
    expect([swords(1), swords(2), swords(4, { alliances: { fremen: 'seat1' } })]).toEqual([0, 4, 6]);
  });
});
