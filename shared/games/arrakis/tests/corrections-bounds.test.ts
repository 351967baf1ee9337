import { describe, expect, test } from 'vitest';
import { problemsOf } from '../check.ts';
import { withCorrections } from '../corrections.ts';
import { type ArrakisData, DATA } from '../data.ts';
import type { AreaId } from '../ids.ts';

// How far an owner's corrections may go: what is just right, and what is just beyond it.

const said = (problems: ReturnType<typeof problemsOf>): readonly string[] =>
  problems.map(({ field, key }) => `${field} ${key.split('.').at(-1)}`);
const named = (correction: object): readonly string[] => said(withCorrections(DATA, correction).problems ?? []);
const { pieces, areas, numbers } = DATA;

describe('numbers', () => {
  const dice = (count: number) => ({ pieces: { actionDice: { harkonnen: { count } } } });
  const rank = (carthag: number) => ({ pieces: { settlementRanks: { carthag } } });
  const ranks = (last: number) => ({ pieces: { sietchRanks: [1, 1, 2, 2, 2, 2, 3, last] } });
  const claims = (count: number) => ({ numbers: { claims: count } });
  const spice = (reserve: number) => ({ numbers: { spice: { reserve } } });
  const row = (harvester: number) => ({ spiceRows: { 3: { harvester } } });
  const thumpers = (copies: number) => ({ decks: { 'fremen-ally': { thumpers: { copies } } } });
  const gains = (jihad: number) => ({ prescience: { 'the-desert-war': { gains: { jihad } } } });
  const target = (jihad: number) => ({ objectives: { 'objective-10-5-3': { targets: { jihad } } } });
  const hits = (count: number) => ({ leaders: { stilgar: { combat: { hits: count } } } });
  const generic = (shields: number) => ({ genericCombat: { shields } });
  const imperium = (steps: object) => ({ numbers: { imperium: steps } });
  test.each<[string, object, readonly string[]]>([
    ['one die', dice(1), []],
    ['twelve dice', dice(12), []],
    ['no die', dice(0), ['pieces.actionDice.harkonnen.count notAnAmount']],
    ['thirteen dice', dice(13), ['pieces.actionDice.harkonnen.count notAnAmount']],
    ['a settlement of rank 1', rank(1), []],
    ['a settlement of rank 3', rank(3), []],
    ['a settlement of rank 4', rank(4), ['pieces.settlementRanks.carthag notARank']],
    ['a sietch of rank 1', ranks(1), []],
    ['a sietch of rank 3', ranks(3), []],
    ['a sietch of rank 0', ranks(0), ['pieces.sietchRanks.7 notARank']],
    ['a sietch of rank 4', ranks(4), ['pieces.sietchRanks.7 notARank']],
    ['no claim', claims(0), []],
    ['twenty claims', claims(20), []],
    ['spice kept', spice(20), []],
    ['too much spice kept', spice(21), ['numbers.spice.reserve notAnAmount']],
    ['a row without harvesters', row(0), []],
    ['a row of twenty harvesters', row(20), []],
    ['a row of more harvesters', row(21), ['spiceRows.3.harvester notAnAmount']],
    ['four copies, which are too many for the deck alone', thumpers(4), ['decks.fremen-ally deckCount']],
    ['five copies', thumpers(5), ['decks.fremen-ally.thumpers.copies notAnAmount', 'decks.fremen-ally deckCount']],
    ['no copy', thumpers(0), ['decks.fremen-ally.thumpers.copies notAnAmount', 'decks.fremen-ally deckCount']],
    ['no gain', gains(0), []],
    ['three steps', gains(3), []],
    ['four steps', gains(4), ['prescience.the-desert-war.gains.jihad notAnAmount']],
    ['less than no gain', gains(-1), ['prescience.the-desert-war.gains.jihad notAnAmount']],
    ['a target at the end of the track', target(10), []],
    ['a target at its beginning', target(0), []],
    ['a target below', target(-1), ['objectives.objective-10-5-3.targets.jihad notAnAmount']],
    ['a leader of six hits', hits(6), []],
    ['a leader of no hit', hits(0), []],
    ['a leader of less', hits(-1), ['leaders.stilgar.combat.hits notAnAmount']],
    ['a generic leader of six shields', generic(6), []],
    ['a generic leader of seven', generic(7), ['genericCombat.shields notAnAmount']],
    ['a generic leader of less than none', generic(-1), ['genericCombat.shields notAnAmount']],
    ['markers that begin at the bottom', imperium({ start: numbers.imperium.bottom }), []],
    ['markers that begin below', imperium({ start: numbers.imperium.bottom - 1 }), ['numbers.imperium imperiumSteps']],
    ['a board of one step', imperium({ bottom: 5 }), ['numbers.imperium imperiumSteps']],
    ['a board upside down', imperium({ bottom: 5, start: 4, top: 3 }), ['numbers.imperium imperiumSteps']],
    ['a board with a row more than it needs', imperium({ bottom: 2 }), []],
    ['a board with a row too few below', imperium({ bottom: 0 }), ['spiceRows rowMissing']],
  ])('%s', (_, correction, problems) => {
    expect(named(correction)).toEqual(problems);
  });
  test('a track has a step at least', () => {
    const tracks = (end: number) => named({ numbers: { tracks: { end } } }).filter((problem) => problem.startsWith('numbers'));
    expect([tracks(1), tracks(0)]).toEqual([[], ['numbers.tracks.end notAnAmount']]);
  });
});

describe('areas', () => {
  const first = areas.windgap.open[0] as AreaId;
  const windgap = (more: object) => ({ areas: { windgap: more } });
  const pole = (...sectors: readonly string[]) => ({ areas: { 'north-pole': { sectors } } });
  const inner = ['ne-inner', 'se-inner', 'sw-inner', 'nw-inner'];
  test.each<[string, object, readonly string[]]>([
    [
      'a sector that nobody knows',
      windgap({ sectors: ['moon'] }),
      ['areas.windgap.sectors sectorCount', 'tacticalSectors.windgap tacticalSector'],
    ],
    ['one known sector and one that nobody knows', windgap({ sectors: ['sw-inner', 'moon'] }), ['areas.windgap.sectors sectorCount']],
    ['no sector', windgap({ sectors: [] }), ['areas.windgap.sectors sectorCount', 'tacticalSectors.windgap tacticalSector']],
    ['the Pole in three sectors', pole(...inner.slice(1)), ['areas.north-pole.sectors sectorCount']],
    ['the Pole in four and one that nobody knows', pole(...inner, 'moon'), ['areas.north-pole.sectors sectorCount']],
    ['an impassable border to nowhere', windgap({ impassable: ['nowhere'] }), ['areas.windgap.impassable unknownArea']],
    ['an impassable border with itself', windgap({ impassable: ['windgap'] }), ['areas.windgap.impassable ownNeighbour']],
    ['a border that is open and impassable', windgap({ impassable: [first] }), ['areas.windgap.impassable borderTwice']],
    ['no station, said', windgap({ station: false }), []],
    ['a station too few', { areas: { [stationSite()]: { station: false } } }, ['areas stationCount']],
    // Only borders that hold are followed.
    [
      'a fault among the areas is told alone',
      { areas: { windgap: { terrain: 'swamp', station: true } } },
      ['areas.windgap.terrain unknownTerrain'],
    ],
    ['no shelter, said', windgap({ sheltered: false }), []],
    [
      'shelter beside sand that cannot be entered',
      { areas: { arsunt: { impassable: ['wind-pass'] }, 'wind-pass': { impassable: ['arsunt'] } } },
      ['areas.arsunt.sheltered notSheltered'],
    ],
  ])('%s', (_, correction, problems) => {
    expect(named(correction)).toEqual(problems);
  });
  /** Data in which an area lacks something, as no correction can make it. */
  const without = (id: AreaId, what: 'settlement' | 'sietch'): ArrakisData => {
    const { [what]: _, ...rest } = areas[id];
    return { ...DATA, areas: { ...areas, [id]: rest } };
  };
  test('sites have what belongs there', () => {
    expect(said(problemsOf(without('carthag', 'settlement')))).toEqual(['areas.carthag.settlement settlementSite']);
    expect(said(problemsOf(without('arsunt', 'settlement')))).toEqual(['areas.arsunt.settlement settlementSite']);
    expect(said(problemsOf(without('windgap', 'sietch')))).toEqual(['areas.windgap.sietch sietchSite']);
  });
  test('borders that are no list are none of the other side either', () => {
    const open = areas.windgap.open.map((near) => `areas.${near}.open borderOneWay`);
    expect(new Set(named(windgap({ open: 'all' })))).toEqual(new Set(['areas.windgap.open notAList', ...open]));
  });
  function stationSite(): AreaId {
    return (Object.keys(areas) as AreaId[]).find((id) => areas[id].station) as AreaId;
  }
});

describe('zones, sites and what the atomics expose', () => {
  const zone = (...sectors: readonly string[]) => ({ zones: { 'air-ne-inner-ne-outer': sectors } });
  const wrong = ['zones.air-ne-inner-ne-outer zoneSectors'];
  const rimwall = (...plateaus: readonly string[]) => ({ exposes: { 'rimwall-west': plateaus } });
  test.each<[string, object, readonly string[]]>([
    ['a zone of three sectors', zone('ne-inner', 'ne-outer', 'se-outer'), wrong],
    ['a zone of one', zone('ne-inner'), wrong],
    ['a zone that begins beyond the map', zone('moon', 'ne-outer'), wrong],
    ['a zone between other sectors', zone('se-inner', 'ne-outer'), []],
    ['nothing is exposed', rimwall(), []],
    ['a sheltered plateau elsewhere', rimwall('arsunt'), ['exposes.rimwall-west exposesNone']],
    ['mere ground beside it', rimwall(...unsheltered()), unsheltered().map(() => 'exposes.rimwall-west exposesNone')],
    [
      'an inner sietch named after its own sector',
      { tacticalSectors: { windgap: 'sw-inner' } },
      ['tacticalSectors.windgap tacticalSector'],
    ],
    ['an outer sietch named inner', { tacticalSectors: { 'gara-kulon': 'inner' } }, ['tacticalSectors.gara-kulon tacticalSector']],
  ])('%s', (_, correction, problems) => {
    expect(named(correction)).toEqual(problems);
  });
  function unsheltered(): readonly AreaId[] {
    const { open, impassable } = areas['rimwall-west'];
    return [...open, ...impassable].filter((id) => !areas[id].sheltered);
  }
  test('every border of a mountain counts, open or not', () => {
    const [plateau] = DATA.exposes['rimwall-west'] as readonly [AreaId];
    const { open, impassable } = areas['rimwall-west'];
    const rest = (ids: readonly AreaId[]) => ids.filter((id) => id !== plateau);
    const borders = (kind: 'open' | 'impassable') => ({
      ...DATA,
      areas: {
        ...areas,
        'rimwall-west': {
          ...areas['rimwall-west'],
          open: rest(open),
          impassable: rest(impassable),
          [kind]: [...rest(kind === 'open' ? open : impassable), plateau],
        },
        [plateau]: {
          ...areas[plateau],
          open: areas[plateau].open.filter((id) => id !== 'rimwall-west'),
          impassable: areas[plateau].impassable.filter((id) => id !== 'rimwall-west'),
          [kind]: [...areas[plateau][kind].filter((id) => id !== 'rimwall-west'), 'rimwall-west' as const],
        },
      },
    });
    for (const kind of ['open', 'impassable'] as const) expect(said(problemsOf(borders(kind)))).toEqual([]);
  });
});

describe('pieces', () => {
  test.each<[string, object, readonly string[]]>([
    ['a figure less of the other side', { pieces: { figures: { atreides: { elite: 7 } } } }, ['pieces.figures figureCount']],
    ['a carryall more', { pieces: { vehicles: { carryall: 4 } } }, ['pieces.figures figureCount']],
    ['another mix of figures, as many', { pieces: { figures: { atreides: { elite: 9, special: 5 } } } }, []],
    [
      'stations that are no number',
      { pieces: { stations: { symbols: { jihad: 1.5 } } } },
      ['pieces.stations.symbols.jihad notAnAmount', 'pieces.stations.symbols stationCount'],
    ],
    ['no station of a track', { pieces: { stations: { symbols: { jihad: 0, 'sand-dwellers': 4 } } } }, []],
    ['a wormsign of each kind', { pieces: { wormsigns: { mix: { sand: 14, sandworm: 1, burrowing: 1 } } } }, []],
    ['ranks that are no list', { pieces: { sietchRanks: 'high' } }, ['pieces.sietchRanks sietchCount']],
    ['nine sietches', { pieces: { sietchRanks: [1, 1, 2, 2, 2, 2, 3, 3, 3] } }, ['pieces.sietchRanks sietchCount']],
    ['a standard token too many', { pieces: { atreidesTokens: { 'd-elite': { count: 3 } } } }, ['pieces.standard tokenCount']],
    [
      'a token of the black set too few',
      { pieces: { harkonnenTokens: { 'black-elite-bashar': { count: 1 } } } },
      ['pieces.black tokenCount'],
    ],
    ['a token of the silver set too many', { pieces: { harkonnenTokens: { 'silver-elite': { count: 3 } } } }, ['pieces.silver tokenCount']],
    [
      'a token that is there so often',
      { pieces: { harkonnenTokens: { 'silver-elite': { count: 'twice' } } } },
      ['pieces.harkonnenTokens.silver-elite.count notAnAmount', 'pieces.silver tokenCount'],
    ],
    [
      'a token of the other set',
      { pieces: { harkonnenTokens: { 'silver-elite': { set: 'black' } } } },
      ['pieces.black tokenCount', 'pieces.silver tokenCount'],
    ],
    [
      'a starting token that is a standard one',
      { pieces: { atreidesTokens: { 's-special': { starting: false } } } },
      ['pieces.starting tokenCount', 'pieces.standard tokenCount'],
    ],
    ['a token with a Bashar on it', { pieces: { harkonnenTokens: { 'silver-elite': { units: { generic: 1 } } } } }, []],
    [
      'a token with half a figure on it',
      { pieces: { harkonnenTokens: { 'silver-elite': { units: { elite: 0.5 } } } } },
      ['pieces.harkonnenTokens.silver-elite.units tokenFigures'],
    ],
    ['seven faces', { pieces: { combatDice: { faces: [...pieces.combatDice.faces, 'hit'] } } }, ['pieces.combatDice.faces sixFaces']],
    [
      'seven faces of an action die',
      { pieces: { actionDice: { harkonnen: { faces: [...pieces.actionDice.harkonnen.faces, 'mentat'] } } } },
      ['pieces.actionDice.harkonnen.faces sixFaces'],
    ],
    [
      'a face that nobody knows, on the other die',
      { pieces: { actionDice: { harkonnen: { faces: ['strategy', 'deployment', 'leadership', 'mentat', 'house', 'sun'] } } } },
      ['pieces.actionDice.harkonnen.faces unknownFace'],
    ],
    ['faces that are no list', { pieces: { combatDice: { faces: 'hit' } } }, ['pieces.combatDice.faces sixFaces']],
  ])('%s', (_, correction, problems) => {
    expect(named(correction)).toEqual(problems);
  });
  test('a token shows something', () => {
    const empty = { ...pieces.atreidesTokens, 's-elite': { ...pieces.atreidesTokens['s-elite'], units: {} } };
    expect(said(problemsOf({ ...DATA, pieces: { ...pieces, atreidesTokens: empty } }))).toEqual([
      'pieces.atreidesTokens.s-elite.units tokenFigures',
    ]);
    const strange = { ...pieces.atreidesTokens, 's-elite': { ...pieces.atreidesTokens['s-elite'], units: { elite: 1, hero: 1 } } };
    expect(said(problemsOf({ ...DATA, pieces: { ...pieces, atreidesTokens: strange } } as ArrakisData))).toEqual([
      'pieces.atreidesTokens.s-elite.units tokenFigures',
    ]);
  });
});

test.each<[string, object, readonly string[]]>([
  ['a leader at Desert Power', { leaders: { stilgar: { slot: 'desert-power' } } }, []],
  ['the last leader of no House', { leaders: { 'wild-maker': { house: 'house-ix' } } }, ['leaders.wild-maker.house unknownHouse']],
])('%s', (_, correction, problems) => {
  expect(named(correction)).toEqual(problems);
});

// Corrections cannot take a combat ability away, so this cannot come from them.
test('a named leader fights', () => {
  const leaders = { ...DATA.leaders, stilgar: { ...DATA.leaders.stilgar, combat: null } };
  expect(said(problemsOf({ ...DATA, leaders }))).toEqual(['leaders.stilgar.combat combatAbility']);
});

describe('effects', () => {
  /** The fields of this effect that are wrong. */
  const wrong = (effect: object): readonly string[] =>
    named({ leaders: { stilgar: { special: [effect] } } }).map((problem) => problem.replace('leaders.stilgar.special.0.', ''));
  const parts = (...fields: readonly string[]) => fields.map((field) => `${field} effectPart`);
  const here = { in: 'picked' };
  test.each<[object, readonly string[]]>([
    [{ do: 'place', what: { regular: 1 }, to: here, spread: 'same' }, []],
    [{ do: 'deploy', what: { regular: 9, named: ['stilgar', 'paul', 'jessica'] }, to: here, spread: 'any' }, []],
    [{ do: 'deploy', what: { generic: 1, leader: 1, token: 1, sandworm: 1, 'wild-maker': 1 }, to: here, spread: 'each' }, []],
    [{ do: 'deploy', what: { elite: 1, special: 1 }, to: here, spread: 'one' }, []],
    [{ do: 'place' }, parts('what', 'to', 'spread')],
    [{ do: 'deploy' }, parts('what', 'to', 'spread')],
    [{ do: 'place', what: { regular: 0 }, to: here, spread: 'two' }, parts('what', 'spread')],
    [{ do: 'place', what: { regular: 10 }, to: here, spread: 'one' }, parts('what')],
    [{ do: 'place', what: { hero: 1 }, to: here, spread: 'one' }, parts('what')],
    [{ do: 'place', what: [], to: [], spread: 'one' }, parts('what', 'to')],
    [{ do: 'place', what: null, to: null, spread: 'one' }, parts('what', 'to')],
    [{ do: 'place', what: { named: ['nobody'] }, to: here, spread: 'one' }, parts('what')],
    [{ do: 'place', what: { named: 'stilgar' }, to: here, spread: 'one' }, parts('what')],
    [{ do: 'place', what: { regular: 1 }, to: { in: 'areas', of: ['windgap'] }, spread: 'one' }, []],
    [{ do: 'place', what: { regular: 1 }, to: { in: 'areas', of: ['windgap', 'nowhere'] }, spread: 'one' }, parts('to')],
    [{ do: 'place', what: { regular: 1 }, to: { in: 'areas' }, spread: 'one' }, parts('to')],
    [{ do: 'place', what: { regular: 1 }, to: { in: 'terrain', of: ['desert'], state: 'empty' }, spread: 'one' }, []],
    [{ do: 'place', what: { regular: 1 }, to: { in: 'terrain', of: ['desert'], state: 'free' }, spread: 'one' }, []],
    [{ do: 'place', what: { regular: 1 }, to: { in: 'terrain', of: ['desert'], state: 'wet' }, spread: 'one' }, parts('to')],
    [{ do: 'place', what: { regular: 1 }, to: { in: 'terrain', of: ['swamp'], state: 'free' }, spread: 'one' }, parts('to')],
    [{ do: 'place', what: { regular: 1 }, to: { in: 'settlement' }, spread: 'one' }, []],
    [{ do: 'place', what: { regular: 1 }, to: { in: 'sietch' }, spread: 'one' }, []],
    [{ do: 'place', what: { regular: 1 }, to: { in: 'legion' }, spread: 'one' }, []],
    [{ do: 'place', what: { regular: 1 }, to: { in: 'orbit' }, spread: 'one' }, parts('to')],
    [{ do: 'vehicles', what: { harvester: 1, ornithopter: 1, carryall: 1, any: 1 } }, []],
    [{ do: 'vehicles', what: { car: 1 } }, parts('what')],
    [{ do: 'vehicles' }, parts('what')],
    [{ do: 'wormsigns', count: 1 }, []],
    [{ do: 'wormsigns' }, parts('count')],
    [{ do: 'move', legions: 2, which: {} }, []],
    [{ do: 'move' }, parts('legions', 'which')],
    [{ do: 'attack', which: {}, surprise: false }, []],
    [{ do: 'attack', surprise: 'yes' }, parts('which', 'surprise')],
    [{ do: 'strike', dice: 1, target: 'next-to-own' }, []],
    [{ do: 'strike', dice: 1, target: 'under-picked-zone' }, []],
    [{ do: 'strike', target: 'all' }, parts('dice', 'target')],
    [{ do: 'replace', from: 'regular', to: 'elite', count: 1 }, []],
    [{ do: 'replace', from: 'generic', to: 'token' }, parts('from', 'to', 'count')],
    [{ do: 'draw', count: 1 }, []],
    [{ do: 'draw', count: 1, deck: 'fremen-ally' }, []],
    [{ do: 'draw', deck: 'house-ix' }, parts('count', 'deck')],
    [{ do: 'play' }, []],
    [{ do: 'opponentDiscards', count: 1 }, []],
    [{ do: 'opponentDiscards' }, parts('count')],
    [{ do: 'beneGesserit', count: 1 }, []],
    [{ do: 'beneGesserit' }, parts('count')],
    [{ do: 'toTank', where: 'anywhere' }, []],
    [{ do: 'toTank', where: 'own-sector' }, []],
    [{ do: 'toTank', where: 'next-to-picked' }, []],
    [{ do: 'toTank', where: 'nowhere' }, parts('where')],
    [{ do: 'enter', leader: 'wild-maker' }, []],
    [{ do: 'enter', leader: 'nobody' }, parts('leader')],
    [{ do: 'dismiss', leader: 'stilgar' }, []],
    [{ do: 'dismiss', leader: 'paul' }, parts('leader')],
    [{ do: 'pickLegion', which: {} }, []],
    [{ do: 'pickLegion', which: null }, parts('which')],
    [{ do: 'pickArea', of: ['windgap'] }, []],
    [{ do: 'pickArea', of: ['windgap', 'nowhere'] }, parts('of')],
    [{ do: 'choose', of: [[]] }, []],
    [{ do: 'choose', of: 'one' }, parts('of')],
    [{ do: 'when', test: {}, yes: [], no: [] }, []],
    [
      { do: 'when', test: 'so', yes: [{ do: 'draw', count: 0 }], no: [{ do: 'wormsigns', count: 0 }] },
      [...parts('test', 'yes.0.count', 'no.0.count')],
    ],
    [{ do: 'when', test: {} }, [...parts('yes', 'no'), 'yes notAList', 'no notAList']],
    [{ do: 'desertPower', times: 1 }, []],
    [{ do: 'desertPower' }, parts('times')],
    [{ do: 'moveWorms', count: 1 }, []],
    [{ do: 'moveWorms' }, parts('count')],
    [{ do: 'wormAttack' }, []],
    [{ do: 'storm' }, []],
    [{ do: 'anySymbol' }, []],
    [{ do: 'special', name: 'bindPaul' }, []],
    [{ do: 'special', name: 'bindPaul', count: 1 }, []],
    [{ do: 'special', name: 'dance', count: 0 }, parts('name', 'count')],
  ])('%j', (effect, problems) => {
    expect(wrong(effect)).toEqual(problems);
  });
  test('every list is looked at: of cards, of leaders and of dice', () => {
    const [choice] = DATA.actions.atreides.strategy;
    const changed = {
      ...DATA,
      decks: {
        ...DATA.decks,
        'fremen-ally': { ...DATA.decks['fremen-ally'], thumpers: { ...DATA.decks['fremen-ally'].thumpers, effects: [null] } },
      },
      leaders: { ...DATA.leaders, alia: { ...DATA.leaders.alia, special: [{ do: 'constructor' }] } },
      actions: {
        ...DATA.actions,
        atreides: { ...DATA.actions.atreides, strategy: [choice, { id: 'move', effects: [{ do: 'play' }, { do: 'draw' }] }] },
      },
    } as unknown as ArrakisData;
    expect(said(problemsOf(changed))).toEqual([
      'decks.fremen-ally.thumpers.effects.0 unknownEffect',
      'leaders.alia.special.0 unknownEffect',
      'actions.atreides.strategy.1.effects.1.count effectPart',
    ]);
  });
});
