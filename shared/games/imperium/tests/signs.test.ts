import { describe, expect, test } from 'vitest';
import { SIGNS } from '../../../sheets/icons.ts';
import { DATA } from '../data.ts';
import type { Effects } from '../../imperium-family/effects/effects.ts';
import { everyEffect } from '../../imperium-family/effects/walk.ts';
import { familyFacesEn } from '../../imperium-family/text/faces.en.ts';
import { signsOf, signsOfEffect } from '../../imperium-family/signs/effects.ts';
import { linesOf, signsOfAbility, signsOfPrice, signsOfSpace } from '../../imperium-family/signs/records.ts';
import { signsIn, type Token } from '../../imperium-family/signs/token.ts';

/** Every list of effects somewhere in the data. */
function listsIn(value: unknown): readonly Effects[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, each]) => (LISTS.includes(field) ? [each as Effects] : listsIn(each)));
}
const LISTS = ['agent', 'reveal', 'acquire', 'on_trash', 'plot', 'combat', 'endgame', 'first', 'second', 'third'];
const MORE = ['effects', 'signet', 'bonus', 'control_bonus', 'conversions', 'human_bonus', 'rival_bonus'];
LISTS.push(...MORE);
const lists = Object.values(DATA)
  .flatMap(listsIn)
  .filter((list) => Array.isArray(list));
const words = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap((token) => ('tab' in token ? words(token.tab) : 'word' in token ? [token.word] : []));

describe('effects as signs', () => {
  test('every effect of every record is drawn by signs that exist', () => {
    const effects = lists.flatMap(everyEffect);
    expect(effects.length).toBeGreaterThan(300);
    for (const effect of effects) {
      const tokens = signsOfEffect(effect);
      expect(tokens, JSON.stringify(effect)).not.toHaveLength(0);
      expect(signsIn(tokens), JSON.stringify(effect)).not.toHaveLength(0);
      for (const sign of signsIn(tokens)) expect(SIGNS).toHaveProperty(sign);
      for (const said of words(tokens)) expect(familyFacesEn).toHaveProperty([`imperium.sign.${said}`]);
    }
  });
  test('a price stands before its chevron, a condition in a tab', () => {
    expect(signsOf([{ pay: { solari: 2 }, then: [{ recruit: 1 }] }])).toEqual([
      { sign: 'solari', count: '2' },
      { join: 'then' },
      { sign: 'troop', count: '1' },
    ]);
    expect(signsOf([{ if: { alliance: 'fremen' }, then: [{ swords: 2 }] }])).toEqual([
      { tab: [{ sign: 'ally' }, { sign: 'inf-fremen' }] },
      { sign: 'swords', count: '2' },
    ]);
  });
  test('spaces pair their prices with what each buys', () => {
    const { 'sell-melange': melange, 'sietch-tabr': sietch, wealth } = DATA.board.spaces;
    expect(signsOfSpace(melange)).toHaveLength(4);
    expect(signsOfPrice(sietch)).toEqual([{ tab: [{ sign: 'inf-fremen', count: '2+' }] }]);
    expect(signsOfSpace(wealth)[0]).toEqual([{ sign: 'inf-emperor', count: '+1' }]);
  });
  test('Influence with all four Factions is one line', () => {
    expect(linesOf(DATA.cards['choam-directorship'].acquire)).toHaveLength(1);
    expect(signsOfAbility(DATA.leaders['baron-vladimir-harkonnen'].ability)[0]).toEqual({ tab: [{ sign: 'deploy', count: '4+' }] });
  });
});
