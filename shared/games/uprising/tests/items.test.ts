import { beforeAll, describe, expect, test } from 'vitest';
import { startOf } from '../../../testkit/play.ts';
import type { Message } from '../../../text/message.ts';
import { type Speaker, speaker } from '../../../text/speak.ts';
import { FACTIONS } from '../ids.ts';
import { uprising } from '../index.ts';
import { items, itemsIn } from '../items.ts';
import { RECORDS } from '../records.ts';
import { rules } from '../rules-text.ts';
import { TEXTS } from '../text/load.ts';

const known = new Set(rules.map(({ id }) => id));
const of = (kind: string): readonly string[] => items.filter(({ entity }) => entity.kind === kind).map(({ entity }) => entity.id);
const item = (kind: string, id: string) => items.find(({ entity }) => entity.kind === kind && entity.id === id);
let english: Speaker;
beforeAll(async () => {
  english = speaker('en', await TEXTS.en());
});
const say = (message: Message): string => english.say(message);

describe('the look-up', () => {
  test('has every card, Conflict, contract, Leader, Rival, space and Faction once', () => {
    const { cards, intrigue, conflicts, leaders, contracts, objectives, board, hagal, rivals } = RECORDS;
    const kinds = {
      card: cards,
      intrigue,
      conflict: conflicts,
      leader: leaders,
      space: board.spaces,
      contract: contracts?.cards,
      objective: objectives,
      hagal: hagal.cards,
      rival: rivals,
    };
    for (const [kind, records] of Object.entries(kinds)) expect(of(kind)).toEqual(Object.keys(records ?? {}));
    expect(of('faction')).toEqual([...FACTIONS]);
    expect(new Set(of('icon')).size).toBe(of('icon').length);
    expect(['mentat', 'fallen'].filter((sign) => of('icon').includes(sign))).toEqual([]);
  });
  test('says something about everything, and cites rules of this edition', () => {
    for (const { group, name, lines, facts = [], rules: cited } of items) {
      const said = [{ key: group }, name, ...lines, ...facts.flatMap(({ label, value }) => [label, value])];
      for (const one of said.map(say)) expect(one).not.toMatch(/^$|[{}]|undefined|(imperium|uprising)\.[a-z]|\.\./);
      expect(lines.length).toBeGreaterThan(0);
      expect(cited.length).toBeGreaterThan(0);
      expect(cited.filter((id) => !known.has(id))).toEqual([]);
    }
  });
  test('without the module there are no contracts, and their sign means something else', () => {
    const { options } = startOf({ module: uprising, seats: 3, options: {} }, 1).state;
    const here = itemsIn({ edition: 'uprising', options });
    expect(here.filter(({ entity }) => entity.kind === 'contract')).toEqual([]);
    const lines = here.find(({ entity }) => entity.id === 'dutiful-service')?.lines.map(say) ?? [];
    expect(lines[0]).toContain('gain 2 Solari');
    const whole = itemsIn({
      edition: 'uprising',
      options: startOf({ module: uprising, seats: 3, options: { choam: 'with' } }, 1).state.options,
    });
    expect(whole).toBe(items);
  });
  test('follows an owner’s corrections', () => {
    const corrections = { game: { strength: { sandworm: 5 } } };
    const { options } = startOf({ module: uprising, seats: 3, options: { choam: 'with', corrections } }, 1).state;
    const worm = itemsIn({ edition: 'uprising', options }).find(({ entity }) => entity.kind === 'icon' && entity.id === 'worm');
    expect(worm?.lines.map(say).join()).toContain('5');
  });
  // R15.1
  test('a Leader’s rule stands first', () => {
    expect(item('leader', 'staban-tuek')?.rules).toEqual(['R15.11', 'R15.1']);
    expect(item('space', 'deep-desert')?.rules).toEqual(expect.arrayContaining(['R6.2', 'R4.3', 'R7.2']));
  });
});
