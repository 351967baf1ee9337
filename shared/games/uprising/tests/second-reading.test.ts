import { describe, expect, test } from 'vitest';
import { DATA } from '../data.ts';
import { brief, briefCosts, briefCondition, briefIcons, briefly } from './brief.fixture.ts';
import reading from './second-reading.json' with { type: 'json' };

type Fields = Readonly<Record<string, unknown>>;
type Table = Readonly<Record<string, Fields>>;
const { board, sixplayer, hagal, leaders } = DATA;
const [cards, intrigue, conflicts, contracts] = [DATA.cards, DATA.intrigue, DATA.conflicts, DATA.contracts] as unknown as Table[] as [
  Table,
  Table,
  Table,
  Table,
];
const map = <Value>(table: Readonly<Record<string, Value>>, facts: (value: Value, id: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(table).map(([id, value]) => [id, facts(value, id)]));
const sorted = (line: string): string => line.split('; ').filter(Boolean).sort().join('; ');

const cardFacts = (card: Fields): readonly string[] => {
  const { set, copies, cost } = card as { set: string; copies: number; cost: number };
  const price = [`${copies} ${set === 'starter' ? set : `for ${cost}`}`, ...(card['factions'] as string[]), card['module']];
  const further = { acquire: 'acquired', on_trash: 'trashed', on_discard_from_hand: 'discarded' };
  const once = Object.entries(further).flatMap(([field, word]) => {
    const list = (card[field] ?? []) as readonly Fields[];
    return list.length > 0 ? [`${word}: ${briefly(list)}`] : [];
  });
  return [
    price.filter(Boolean).join(' '),
    briefIcons(card['icons'] as string[]),
    briefly(card['agent']),
    briefly(card['reveal']),
    once.join('; '),
  ];
};
const iconsSorted = (icons: string): string => icons.split(' ').sort().join(' ');
const readCard = ([price = '', icons = '', agent = '', reveal = '', once = '']: readonly string[]): readonly string[] => [
  price,
  iconsSorted(icons),
  sorted(agent),
  sorted(reveal),
  once,
];

const spaceFacts = (space: Fields): string => {
  const options = (space['cost_options'] ?? [space['cost']]) as Fields[];
  const later = space['cost_if_any_player_has_swordmaster'] as Fields | undefined;
  const price = [...options.map(briefCosts), ...(later ? [`${briefCosts(later)} later`] : [])].join(' or ');
  const requirement = space['requirement'] ? `, ${briefCondition(space['requirement'] as Fields)}` : '';
  const gain = space['influence_gain'] ? [brief({ influence: space['influence_gain'] })] : [];
  const effects = [...(space['effects'] as Fields[]).map(brief), ...gain].join('; ');
  return [
    space['icon'],
    `${price}${requirement}${space['once_per_player'] ? ', once' : ''}`,
    effects,
    ...(space['combat'] ? ['combat'] : []),
    ...(space['control_bonus'] ? [`control ${briefly(space['control_bonus'])}`] : []),
  ].join(' | ');
};

const condition = (contract: Fields): string => {
  const [[kind, value] = ['', '']] = Object.entries(contract['condition'] as Fields);
  return kind === 'send_agent_to' ? String(value) : kind === 'immediate' ? kind : `${kind === 'harvest' ? kind : 'acquire'} ${value}`;
};
const timing = ({ timing: when, trigger, limit }: Fields): string => {
  const [[kind, value] = ['', {}]] = Object.entries((trigger ?? {}) as Fields);
  const at =
    kind === 'reach_influence'
      ? ` ${(value as string[]).join(' ')}`
      : kind === 'send_agent_to'
        ? ` at ${(value as { icons: string[] }).icons.join('/')}`
        : kind === 'another_player_sends_agent_to'
          ? ' at spied maker'
          : '';
  return `${when}${at}${limit ? ` ${limit}` : ''}`;
};
const leaderFacts = (leader: Fields): readonly string[] => [
  timing(leader['ability'] as Fields),
  briefly((leader['ability'] as Fields)['effects']),
  briefly(leader['signet']),
];

const PICTURE = 'The picture of the card was read a second time for the data; the public list is one person’s typing.';
/** Where the readings differ: ours, theirs, and why ours stands. */
const SETTLED: Readonly<Record<string, readonly [ours: string, theirs: string, why: string]>> = {
  'branching-path.agent': [
    'if alliance bene-gesserit: trash intrigue 1 -> intrigue 1, 2 spice',
    'if alliance bene-gesserit: trash intrigue 1 -> draw 1, 2 spice',
    PICTURE,
  ],
  'reliable-informant.agent': [
    'spy on emperor/bene-gesserit/fremen',
    'spy on spacing-guild/bene-gesserit/fremen',
    'A public project that had it like this list corrected it from the face of the card.',
  ],
  'in-high-places.reveal': ['persuasion 2; recall 2 -> persuasion 3', 'persuasion 2; recall 1 -> persuasion 3', PICTURE],
  'paracompass.reveal': [
    'if seat: persuasion 2, if swordmaster: persuasion 1',
    'if seat: persuasion 2; if swordmaster: persuasion 1',
    PICTURE,
  ],
  'interstellar-trade.price': ['1 for 7 spacing-guild choam', '1 for 7 choam', PICTURE],
};
/** Of Intrigue cards: ours, theirs, and why ours stands. */
const SETTLED_INTRIGUE: Readonly<Record<string, readonly [ours: string, theirs: string, why: string]>> = {
  'special-mission.plot': [
    'spy on city | recall 1 -> wall, 2 spice',
    'spy on bene-gesserit | recall 1 -> wall, 2 spice',
    'The list was corrected later: the circle on the card is the icon of the City.',
  ],
};

const FIELDS = ['price', 'icons', 'agent', 'reveal', 'once'] as const;
function cardDifferences(ours: Table): Record<string, readonly [string, string]> {
  const found: Record<string, readonly [string, string]> = {};
  for (const [id, lines] of Object.entries(reading.cards)) {
    const [mine, theirs] = [cardFacts(ours[id] as Fields), readCard(lines)];
    FIELDS.forEach((field, at) => {
      const [one, other] = [field === 'icons' ? iconsSorted(mine[at] ?? '') : (mine[at] ?? ''), theirs[at] ?? ''];
      if (one !== other) found[`${id}.${field}`] = [one, other];
    });
  }
  return found;
}

describe('the second reading', () => {
  // R1.2 R1.3
  test('has the same deck cards, and differs only where that was settled', () => {
    expect(Object.keys(reading.cards).sort()).toEqual(Object.keys(cards).sort());
    expect(cardDifferences(cards)).toEqual(Object.fromEntries(Object.entries(SETTLED).map(([at, [ours, theirs]]) => [at, [ours, theirs]])));
  });
  test('finds a single other number', () => {
    const other = { ...cards, dagger: { ...cards['dagger'], reveal: [{ swords: 2 }] } } as Table;
    expect(Object.keys(cardDifferences(other)).filter((at) => !SETTLED[at])).toEqual(['dagger.reveal']);
  });
  test('has the same Intrigue cards, each as often', () => {
    const { single, ...several } = reading.intrigue;
    expect({ ...Object.fromEntries(single.map((id) => [id, 1])), ...several }).toEqual(map(intrigue, ({ copies }) => copies));
  });
  test('has the same ways of use of Intrigue cards, and differs only where that was settled', () => {
    const found: Record<string, readonly string[]> = {};
    for (const [id, modes] of Object.entries(reading.intrigue_modes))
      for (const [mode, theirs] of Object.entries(modes)) {
        const ours = briefly(intrigue[id]?.[mode] ?? []);
        if (ours !== theirs) found[`${id}.${mode}`] = [ours, theirs];
      }
    expect(found).toEqual(Object.fromEntries(Object.entries(SETTLED_INTRIGUE).map(([at, [ours, theirs]]) => [at, [ours, theirs]])));
    expect(Object.keys(reading.intrigue_modes)).toHaveLength(27);
  });
  test.each(reading.intrigue_parts)('%s: %s (%s) says “%s”', (_rule, id, mode, part) => {
    const lines = (intrigue[id]?.[mode] ?? []) as readonly Fields[];
    expect(lines.map(brief).join('; ')).toContain(part);
  });
  // R6.1
  test('has the same spaces', () => {
    expect(map(board.spaces as unknown as Table, spaceFacts)).toEqual(reading.spaces);
  });
  // R5.1
  test('knows as many posts, and those of the examples', () => {
    const posts = Object.values(board.posts).map(({ spaces }) => [...spaces].sort().join());
    expect(posts).toHaveLength(reading.posts.count);
    const sizes = Object.values(board.posts).map(({ spaces }) => spaces.length);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual(reading.posts.spaces);
    for (const told of reading.posts.told) expect(posts).toContain([...told].sort().join());
  });
  test('has the same bonuses of the tracks', () => {
    // R12.3 R18.13
    expect(map(board.tracks, ({ bonus }) => briefly(bonus))).toEqual(reading.tracks);
    expect(map(sixplayer.tracks, ({ bonus }) => briefly(bonus))).toEqual(reading.six.tracks);
    expect(map(sixplayer.personal_tracks, ({ team_rewards }) => map(team_rewards, briefly))).toEqual(reading.six.personal);
  });
  test('has the same contracts', () => {
    // R14.2
    const counts: Record<string, number> = {};
    for (const contract of Object.values(contracts))
      counts[condition(contract)] = (counts[condition(contract)] ?? 0) + (contract['copies'] as number);
    expect(counts).toEqual(reading.contracts);
    for (const [, id = '', reward] of reading.contract_parts) expect(briefly(contracts[id]?.['reward'])).toBe(reward);
  });
  test('has the Conflicts of the examples', () => {
    // R7.6 R10.6
    for (const [id, facts] of Object.entries(reading.conflicts as Table)) {
      const card = conflicts[id] as Fields;
      const ours: Fields = {
        ...{ tier: card['tier'], icon: card['battle_icon'], first: briefly(card['first']), second: briefly(card['second']) },
        part: briefly(card['first'])
          .split('; ')
          .find((line) => line === facts['part']),
      };
      expect(ours).toMatchObject(facts);
    }
    expect(board.shield_wall.protects).toEqual(reading.protected);
  });
  test('has the same Leaders', () => {
    // R15.1 R15.2 R15.3 R15.4 R15.5 R15.6 R15.7 R15.8 R15.9 R15.10 R15.11
    const other = leaders['lady-jessica'].other_side;
    const ours = map({ ...leaders, [other.id]: other } as unknown as Table, leaderFacts);
    const told = map(reading.leaders, (lines, id) => lines.map((line, at) => line ?? (ours[id] as string[])[at])); // null: in no rule
    expect(ours).toEqual(told);
    const { nodes } = leaders['feyd-rautha-harkonnen'].training_track;
    expect(briefly(nodes.t1a.reward)).toBe(reading.feyd.first_upper);
    const length = (from: string): number =>
      from === 't4' ? 0 : 1 + length((nodes as unknown as Record<string, { next: string[] }>)[from]!.next[0]!);
    expect(nodes.t2.next.map(length)).toEqual(reading.feyd.branches_of_the_second_fork);
  });
  test('has the same Rivals', () => {
    // R17.1 R17.13 R17.17
    const difficulty = ({ rival_garrison, human_bonus, variants, human_swordmaster }: (typeof hagal.difficulties)['mentat']): string =>
      [`garrison ${rival_garrison}`, briefly(human_bonus), variants.join(' '), human_swordmaster ? '' : 'no swordmaster']
        .filter(Boolean)
        .join('; ');
    expect(map(hagal.difficulties, (each) => difficulty(each as never))).toEqual(reading.difficulties);
    expect(briefly(hagal.spending.conversions)).toBe(reading.rivals.conversions);
    expect(hagal.spending.swordmaster).toEqual(reading.rivals.swordmaster);
    const smart = Object.values(hagal.cards as unknown as Table).filter((card) => card['smart_politics']);
    const goesTo = ({ send_to }: Fields): unknown => (typeof send_to === 'string' ? send_to : (send_to as Fields)['else']);
    expect(smart.map(goesTo).sort()).toEqual(reading.rivals.smart);
    const streamlined = Object.entries(DATA.rivals).flatMap(([id, rival]) => (rival.streamlined ? [id] : []));
    expect(streamlined.sort()).toEqual(reading.rivals.streamlined);
    expect(Object.values(hagal.cards).reduce((sum, { copies }) => sum + copies, 0)).toBe(reading.rivals.cards);
  });
  test('has the same six-player side', () => {
    // R18.3 R18.4 R18.5 R18.15 R18.18 R18.25
    const { six } = reading;
    const personal = (owner: string): string[] =>
      Object.entries(sixplayer.spaces).flatMap(([id, space]) => ('only' in space && space.only === owner ? [id] : []));
    for (const [owner, spaces] of Object.entries(six.personal_spaces)) expect(personal(owner).sort()).toEqual(spaces);
    expect(briefCosts(sixplayer.spaces['sardaukar-6p'].cost)).toBe(six.sardaukar);
    expect(briefly(sixplayer.swordmaster_bonus.do)).toBe(six.bonus);
    expect(sixplayer.setup.vp).toEqual(six.vp);
    expect(Object.fromEntries(sixplayer.setup.conflict_deck.map(({ tier, use }) => [tier, use]))).toEqual(six.conflicts);
    expect(briefly(sixplayer.leaders['gurney-halleck'].ability.effects)).toBe(six.gurney);
    const decks = Object.assign({}, ...Object.values(sixplayer.commanders).map(({ deck }) => deck)) as Table;
    for (const [, id = '', box = '', part] of six.parts) expect(briefly(decks[id]?.[box])).toContain(part);
  });
});
