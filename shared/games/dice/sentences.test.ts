import { beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE } from '../../testkit/people.ts';
import { startOf } from '../../testkit/play.ts';
import type { Language, Message } from '../../text/message.ts';
import { type Speaker, speaker } from '../../text/speak.ts';
import type { DiceEvent } from './events.ts';
import { dice } from './index.ts';
import { WHY } from './reasons.ts';
import { open } from './tests/story.fixture.ts';
import type { DiceGame, DiceView, Shipment } from './types.ts';
import { words } from './words.ts';

const speakers = {} as Record<Language, Speaker>;
beforeAll(async () => {
  for (const language of ['en', 'hu'] as const) speakers[language] = speaker(language, await words.texts[language]());
});
const say = (message: Message | undefined, language: Language = 'en'): string => speakers[language].say(message as Message);
const seated = (): DiceView =>
  dice.view(
    open({
      order: ['atreides', 'harkonnen', 'corrino', 'guild'],
      active: 'atreides',
      ally: 'corrino',
      step: 'shipping',
      dice: { house: ['guild', 'guild', 'guild', 'guild'], region: '4', spice: '3', vendetta: 'shield' },
      houses: { atreides: { troop: { carthag: 1, card: 2 } }, corrino: { troop: { arrakeen: 1, card: 2 }, large: { card: 1 } } },
    }).state,
    null,
  );
const told = (event: DiceEvent, language?: Language): string => say(words.story(event, PEOPLE, seated())?.message, language);
const label = (name: string, value: unknown, view = seated(), language?: Language): string =>
  say(words.option(view, name, value, undefined, PEOPLE).label, language);

describe('a sentence', () => {
  it('adds the troops of a deal up, per House and place', () => {
    const ship = (house: 'atreides' | 'corrino', what: 'troop' | 'large', to: 'arrakeen' | 'polar-sink'): Shipment => ({ house, what, to });
    const shipments = [
      ship('atreides', 'troop', 'arrakeen'),
      ship('corrino', 'troop', 'polar-sink'),
      ship('atreides', 'troop', 'arrakeen'),
      ship('corrino', 'large', 'polar-sink'),
    ];
    const view = seated();
    const deal = { by: 'atreides', gift: 1, shipments } as const;
    const shown = { ...view, turn: { ...view.turn, deal } };
    expect(say(words.option(shown, 'answerDeal', 'accept', undefined, PEOPLE).hint)).toBe(
      'Ferenc: 1 spice from the reserve; Zsuzsa: 2 troops to Arrakeen; Ferenc: 1 troop and 1 Sardaukar to the Polar Sink',
    );
  });
  it('puts whom it is about first', () => {
    const fell = { type: 'fell', at: 'carthag', house: 'harkonnen', kind: 'troop', count: 2, to: 'supply', why: 'battle' } as const;
    expect(told(fell)).toBe('Judit (Harkonnen): 2 troops from Carthag to supply.');
    expect(told(fell, 'hu')).toBe('Judit (Harkonnen): 2 haderő a készletbe kerül (Carthag).');
    expect(told({ type: 'leaderFell', house: 'atreides', leader: 'leto' })).toBe('Zsuzsa (Atreides): Duke Leto goes to supply.');
    expect(label('breach', { lose: 'troop', of: 'harkonnen' })).toBe('Harkonnen: 1 troop');
  });
  it('says “the” before the Polar Sink and not before Carthag', () => {
    const march = { type: 'marched', house: 'atreides', kind: 'troop', count: 1, from: 'carthag', to: 'polar-sink' } as const;
    expect(told(march)).toBe('Zsuzsa marches 1 troop from Carthag to the Polar Sink.');
  });
  it('names faces of dice in Hungarian as one says them', () => {
    const face = (die: string, value: number): string => say(words.option(seated(), 'dice', value, die, PEOPLE).label, 'hu');
    expect([face('region', 1), face('region', 3), face('region', 5), face('spice', 4)]).toEqual([
      '1-es régió',
      '3-as régió',
      '5-ös régió',
      '4 fűszer',
    ]);
  });
  it('takes nothing away where nothing lies', () => {
    const view = seated();
    const at = (target: 'carthag' | 'arrakeen') => ({ ...view, turn: { ...view.turn, target } });
    const lying = { ...at('carthag'), map: { ...view.map, carthag: { ...view.map.carthag, asset: 'harvester' as const } } };
    expect(label('reorganise', 'remove', lying)).toBe('Take away: Harvester');
    expect(label('reorganise', 'remove', { ...view, turn: { ...view.turn, target: null } }, 'hu')).toBe('Eltávolítok egy Eszközt');
  });
  it('says what a reason forbids', () => {
    expect(say(words.reason(WHY.nothingToDeal), 'hu')).toBe('Most nincs mit belefoglalni egy megegyezésbe.');
    for (const what of ['shipping', 'marching', 'vendetta', 'battle']) expect(say(words.reason(WHY.underStorm))).toContain(what);
  });
  it('names the power that brings a Leader back, and its price', () => {
    const view = dice.view(startOf<DiceGame>({ module: dice, seats: 4, options: {} }, 1).state, null);
    const turn = (active: 'smugglers' | 'bene-tleilax', ally: 'bene-tleilax' | null = null) => ({
      ...view,
      turn: { ...view.turn, active, ally },
    });
    const hint = (shown: DiceView): string => say(words.option(shown, 'lastSpice', 'scytale', undefined, PEOPLE).hint);
    const asked = (shown: DiceView): string => say(words.question(shown, { do: 'lastSpice', house: 'smugglers' }, 'seat1', PEOPLE));
    expect([hint(turn('smugglers')), hint(turn('bene-tleilax'))]).toEqual(['2 spice; strength 2', '1 spice; strength 2']);
    expect(asked(turn('smugglers'))).toContain('Fortune Hunters');
    expect(asked(turn('smugglers', 'bene-tleilax'))).toContain('Gholas');
  });
});
