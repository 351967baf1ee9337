import { beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../text/message.ts';
import { type Speaker, speaker } from '../../text/speak.ts';
import { DATA } from './data.ts';
import { LISTS } from './tests/lists.fixture.ts';
import { TEXTS } from './text/load.ts';
import type { Effects } from '../imperium-family/effects/effects.ts';
import { SPECIALS } from './specials/index.ts';
import { everyEffect } from '../imperium-family/effects/walk.ts';
import { imperiumEffectsEn } from '../imperium-family/text/effects.en.ts';
import { saidCost, saidEffect, saidEffects, saidWhen } from '../imperium-family/words/effects.ts';

let english: Speaker;
const used = new Set<string>();
beforeAll(async () => {
  english = speaker('en', await TEXTS.en());
});
function note({ key, with: gaps }: Message): void {
  used.add(key);
  for (const gap of Object.values(gaps ?? {}).flat()) if (typeof gap === 'object') note(gap);
}
function say(message: Message): string {
  note(message);
  return english.say(message);
}
const list = (effects: Effects): string => say(saidEffects(effects, 'imperium'));

const { cards, intrigue, leaders, board } = DATA;

/** What the box does not hold. */
function saySeldom(): void {
  expect(say(saidCost({ trash: { from: ['hand', 'discard'], count: 2 } }, 'imperium'))).toBe('trash 2 cards (hand and discard pile)');
  expect(list([{ trash: { from: ['in_play'], count: 1, optional: true } }])).toBe('you may trash 1 card (cards in play)');
  expect(list([{ deploy: { from: 'supply', max: 1 } }, { deploy: { from: 'supply', max: 'all' } }])).toMatch(/supply and .*supply$/);
  list([{ deploy: { from: 'recruited_now', max: 'all' } }, { retreat: { min: 1, max: 2 } }, { retreat: { min: 2, max: 2 } }]);
  say(saidCost({ lose_influence: { faction: 'fremen', amount: 1 } }, 'imperium'));
}

describe('effects said', () => {
  it('every effect of every record, in short', () => {
    for (const effects of LISTS) {
      for (const effect of everyEffect(effects)) expect(say(saidEffect(effect, 'imperium'))).toMatch(/^[a-zT][^{}.]{5,220}$/);
    }
    for (const special of Object.keys(SPECIALS)) expect(list([{ special }])).toMatch(/^[a-z][^{}.]{20,100}$/);
  });
  it.each<[string, Effects]>([
    ['gain 5 Solari, recruit 2 troops, and draw 1 Intrigue card', board.spaces.conspire.effects],
    ['gain 1 Persuasion; you may pay 6 Solari: gain 1 VP', cards.opulence.reveal],
    [
      'you may lose 1 Influence with a Faction of your choice and pay 2 spice: gain 2 Influence with a Faction of your choice',
      cards['shifting-allegiances'].agent,
    ],
    ['gain 1 sword; if you have another Fremen card in play: gain 1 Influence with the Fremen', cards.crysknife.reveal],
    ['if you hold an Alliance: recruit 2 troops; otherwise: recruit 1 troop', leaders['glossu-the-beast-rabban'].signet],
    ['each opponent must choose one: discard 1 card from hand or lose 1 troop in the Conflict', cards['test-of-humanity'].agent],
    ['spaces of the Landsraad Council cost you 1 Solari less', leaders['duke-leto-atreides'].ability.effects],
    ['The Spice Must Flow costs 3 Persuasion less in this turn', cards['guild-bankers'].reveal],
    ['gain 3 Persuasion and 1 sword', cards['lady-jessica'].reveal],
    ['gain 2 Influence instead of 1 with the Faction of this space and trash this card', cards['power-play'].agent],
    ['each opponent must lose 1 troop from the garrison', cards['gun-thopter'].agent],
    ['gain 3 swords and you may deploy 1 troop from your garrison', cards['gun-thopter'].reveal],
    ['when you harvest, the printed spice of the space counts twice', cards.carryall.agent],
    ['only if you hold an Alliance: pay 2 spice: gain 7 swords', intrigue['allied-armada'].combat ?? []],
    ['only if you have a seat in the High Council: gain 2 spice', intrigue['councilors-dispensation'].plot ?? []],
    ['nothing', cards.dagger.agent],
  ])('%s', (sentence, effects) => expect(list(effects)).toBe(sentence));
  it('an arrow in a choice is no offer any more, and is set apart', () => {
    expect(list(intrigue['demand-respect'].combat ?? [])).toBe(
      'choose one: gain 1 Influence with a Faction of your choice; or pay 2 spice: gain 2 Influence with a Faction of your choice',
    );
    expect(list(intrigue['plans-within-plans'].endgame ?? [])).toMatch(/: gain 1 VP; or if you have/);
    expect(list(intrigue['bypass-protocol'].plot ?? [])).toMatch(/without Persuasion; or pay 2 spice: /);
    expect(list(cards['guild-ambassador'].agent)).toBe('choose one: gain 1 Influence with the Spacing Guild or gain 2 spice');
  });
  it('who is meant, and for how long', () => {
    expect(list(intrigue['double-cross'].plot ?? [])).toContain('an opponent of your choice loses');
    // A Rival uses its own Leader's, whoever reads it. R21.4
    expect(list(DATA.hagal.cards['hagal-arrakeen-1p'].effects)).not.toContain('your');
    expect(list(leaders['helena-richese'].signet)).toMatch(/you alone .* of this round, .* leaves the game$/);
    expect(list(intrigue['bypass-protocol'].plot ?? [])).toMatch(/ to the top of your deck, without Persuasion$/);
  });
  it('what the box does not hold', saySeldom);
  it('every text is used by something', () => {
    for (const effects of LISTS) {
      list(effects);
      for (const effect of everyEffect(effects)) say(saidEffect(effect, 'imperium'));
    }
    for (const special of Object.keys(SPECIALS)) list([{ special }]);
    saySeldom();
    for (const when of ['agent', 'reveal', 'acquire', 'trash', 'plot', 'combat', 'endgame', 'signet', 'visit', 'control', 'bonus'] as const)
      expect(say(saidWhen(when, board.spaces.wealth.effects, 'imperium'))).toMatch(/^[A-Z].*: gain 2 Solari\.$/);
    for (const when of ['first', 'second', 'third'] as const) say(saidWhen(when, [], 'imperium'));
    expect(Object.keys(imperiumEffectsEn).filter((key) => !used.has(key))).toEqual([]);
  });
});
