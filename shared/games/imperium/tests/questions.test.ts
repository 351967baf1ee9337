import { beforeAll, describe, expect, test } from 'vitest';
import type { Task } from '../../../kernel/types.ts';
import { PEOPLE } from '../../../testkit/people.ts';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import type { SeatId } from '../../imperium-family/ids.ts';
import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Reader } from '../../words.fixture.ts';
import { imperium } from '../index.ts';
import { reading } from '../words.fixture.ts';
import { words } from '../words.ts';
import { open, type Story } from './story.fixture.ts';

let reader: Reader<FamilyGame>;
beforeAll(async () => {
  reader = await reading();
});
const asked = ({ table }: Story): string => {
  const [seat] = table.asked as [SeatId];
  return reader.say(words.question(imperium.view(table.state, seat), table.task as Task<FamilyGame>, seat, PEOPLE));
};
const offer = ({ table }: Story, value: unknown): { readonly label: string; readonly hint: string } => {
  const [seat] = table.asked as [SeatId];
  const task = table.task as Task<FamilyGame>;
  const { label, hint } = words.option(imperium.view(table.state, seat), task.do, value, undefined, PEOPLE, task);
  return { label: reader.say(label), hint: hint ? reader.say(hint) : '' };
};
const why = ({ table }: Story, target: unknown): string => {
  const found = table.blocked(table.asked[0] as SeatId).find((each) => JSON.stringify(each.target) === JSON.stringify(target));
  return found ? reader.say(words.reason(found.why)) : '';
};
const alone = (own: NonNullable<Arrangement['players']>['seat1'], more: Arrangement = {}): Story =>
  open({ seats: 3, firstPlayer: 'seat1', ...more, players: { ...more.players, seat1: own ?? {} } });

describe('a question says what is so', () => {
  // R19.20 R5.2
  test('with all Agents out it speaks of what is in hand', () => {
    const out = { agents: { arrakeen: ['seat1'], carthag: ['seat1'] } } as const;
    expect(asked(alone({ hand: ['kwisatz-haderach'] }, out))).toMatch(/a card can move one/);
    expect(asked(alone({ hand: ['dagger'] }, out))).toMatch(/all your Agents are out, so your Reveal turn is next/);
    expect(asked(alone({ hand: ['dagger'], intrigue: ['windfall'] }, out))).toMatch(/or play a Plot card first/);
    expect(asked(alone({ hand: ['dagger'], intrigue: ['ambush'] }, out))).not.toMatch(/Plot/);
    expect(asked(alone({ hand: ['convincing-argument'] }))).toMatch(/no card in hand can send an Agent now, so your Reveal turn is next/);
  });
  // R9.3 R9.5
  test('a Reveal turn with open boxes has not spent its Persuasion', () => {
    const story = alone({ hand: ['gurney-halleck'], solari: 3 }).play('reveal');
    expect(asked(story)).not.toMatch(/spent/);
    expect(asked(alone({ hand: [] }).play('reveal'))).toMatch(/no Persuasion to spend/);
  });
  // R21.4 R22.2 R11.3
  test('Influence for a Rival promises no bonus of the level', () => {
    const story = open({ seats: 1, conflict: 'cloak-and-dagger', agenda: [{ do: 'reward', by: 'rival1', place: 'first' }] });
    expect(asked(story)).toMatch(/^Zsuzsa, Cloak and Dagger: with which Faction does .+ gain 1 Influence\?$/);
    expect(offer(story, 'emperor').hint).not.toMatch(/troops/);
    const own = open({ seats: 1, conflict: 'cloak-and-dagger', agenda: [{ do: 'reward', by: 'seat1', place: 'first' }] });
    own.play(own.options()[0]);
    expect(offer(own, 'emperor').hint).toMatch(/2 troops/);
  });
  // R11.6
  test('who inherits an Alliance is asked in whole sentences', () => {
    const story = alone(
      { hand: ['shifting-allegiances'], influence: { fremen: 4 }, spice: 2 },
      { alliances: { fremen: 'seat1' }, players: { seat2: { influence: { fremen: 4 } }, seat3: { influence: { fremen: 4 } } } },
    );
    story.send('shifting-allegiances', 'imperial-basin').piece('pay').play('fremen');
    expect(asked(story)).toBe('Zsuzsa, you lose the Fremen Alliance, and several are level for it. Who takes it?');
  });
});

describe('a question names what asks it', () => {
  const buy = (card: string, persuasion: readonly string[]): Story =>
    alone({ hand: persuasion }, { row: [card] }).play('reveal', { acquire: card, from: 'row', to: 'discard' });
  const RICH = Array.from({ length: 5 }, () => 'arrakis-liaison');
  // R10.5 R19.8 R19.19
  test('the card that was acquired', () => {
    expect(asked(buy('lady-jessica', RICH))).toMatch(/Lady Jessica: with which Faction/);
    expect(asked(buy('choam-directorship', RICH)).replaceAll('\u00ad', '')).toMatch(/CHOAM Directorship: which of these/);
  });
  // R18.2 R18.4 R18.7
  test('the ability or the signet of a Leader', () => {
    const baron = alone({
      leader: 'baron-vladimir-harkonnen',
      tokens: ['emperor', 'fremen'],
      hand: ['dune-the-desert-planet'],
      garrison: 4,
      intrigue: ['rapid-mobilization'],
    });
    baron.play({ plot: 'rapid-mobilization' }, 4);
    expect(asked(baron)).toMatch(/Masterstroke: which of these/);
    const memnon = alone({ leader: 'earl-memnon-thorvald', hand: ['convincing-argument', 'dagger'], solari: 5 }).send(
      'dagger',
      'high-council',
    );
    expect(asked(memnon.piece('high_council_seat'))).toMatch(/Connections: with which Faction/);
    const leto = alone(
      { leader: 'duke-leto-atreides', hand: ['signet-ring'], spice: 1 },
      { players: { seat2: { influence: { emperor: 1, fremen: 1 } } } },
    ).send('signet-ring', 'arrakeen');
    expect(asked(leto.piece('pay'))).toMatch(/Prudent Diplomacy: with which Faction/);
  });
  // R18.6, J43
  test('what a card costs that is set aside, and which of two it is', () => {
    const helena = alone(
      {
        leader: 'helena-richese',
        hand: ['signet-ring', 'arrakis-liaison', 'arrakis-liaison', 'arrakis-liaison'].map((card) => (card === 'd' ? 'dagger' : card)),
      },
      { row: ['chani', 'stilgar'] },
    );
    helena.send('signet-ring', 'arrakeen').piece('imperium_row');
    expect(asked(helena)).toMatch(/Manipulate: which card of the Row do you set aside\? In your Reveal turn it costs 1 Persuasion less\./);
    expect(offer(helena, 'chani').label).toBe('Chani');
    helena.play('chani');
    expect(offer(helena.until('turn seat1').play('reveal'), { acquire: 'chani', from: 'aside', to: 'discard' }).label).toBe(
      'Chani, set aside',
    );
  });
  // R19.35 R19.43 R19.46
  test('the card of the one who acts, also to those whom it hits', () => {
    const story = open({
      seats: 3,
      firstPlayer: 'seat1',
      players: {
        seat1: { hand: ['test-of-humanity'] },
        seat2: { hand: ['dagger', 'scout'], conflict: 1 },
        seat3: { hand: ['dagger', 'scout'], conflict: 1 },
      },
    }).send('test-of-humanity', 'secrets');
    expect(asked(story.piece('each_opponent'))).toMatch(/^Judit, Test of Humanity: which one do you choose\?$/);
    expect(asked(alone({ intrigue: ['poison-snooper'], deck: ['dagger'] }).play({ plot: 'poison-snooper' }))).toMatch(
      /Poison Snooper: Dagger is on top/,
    );
  });
});

describe('an offer names its price', () => {
  // R19.40
  test('a card that Bypass Protocol brings costs no Persuasion', () => {
    const story = alone({ intrigue: ['bypass-protocol'], hand: ['dagger'] }, { row: ['scout'] }).play({ plot: 'bypass-protocol' });
    expect(story.asked).toBe('acquire seat1');
    expect(asked(story)).toMatch(/Bypass Protocol: which card that costs up to 3 do you acquire for no Persuasion\?/);
    expect(offer(story, { acquire: 'scout', from: 'row', to: 'discard' }).hint).toMatch(/^0 Persuasion\./);
  });
});

describe('a reason says which', () => {
  // R17.4 R11.9
  test('what would have to be true', () => {
    const story = alone({ hand: ['missionaria-protectiva'] }).send('missionaria-protectiva', 'arrakeen');
    const { id } = story.state.turn.pieces.find(({ effect }) => 'if' in effect) ?? {};
    expect(why(story, { piece: id })).toBe('It works only if you have another Bene Gesserit card in play.');
    expect(why(alone({ intrigue: ['councilors-dispensation'] }), { plot: 'councilors-dispensation' })).toBe(
      'It works only if you have a seat in the High Council.',
    );
  });
  // R6.3 R7.17
  test('which Influence opens a space', () => {
    expect(why(alone({ hand: ['scout'] }), { card: 'scout', to: 'sietch-tabr' })).toBe(
      'The space is open only if you have 2 or more Influence with the Fremen.',
    );
  });
});
