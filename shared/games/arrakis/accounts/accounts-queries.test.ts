import { readFileSync, writeFileSync } from 'node:fs';
import { describe } from 'vitest';
import { arrange, type Arrangement } from '../arranged-position.ts';
import { boardOf } from '../board.ts';
import type { Which } from '../data/notation.ts';
import {
  ATOMICS,
  FIGURES,
  HOUSES,
  LEADERS,
  NAMED,
  PLANNING,
  POWERS,
  PRESCIENCE,
  RANKS,
  SECTORS,
  SIDES,
  SIETCHES,
  SYMBOLS,
  VEHICLES,
  ZONES,
} from '../ids.ts';
import * as areas from '../queries/areas.ts';
import * as battle from '../queries/battle.ts';
import * as cards from '../queries/card-effects.ts';
import { casualties } from '../queries/casualty.ts';
import * as claims from '../queries/claims.ts';
import * as companion from '../queries/companion.ts';
import * as dice from '../queries/dice.ts';
import { effectAt, holds as isSo, isThreatened, legionsFor, replaceable } from '../queries/effects.ts';
import * as end from '../queries/end.ts';
import * as free from '../queries/free-actions.ts';
import * as hazards from '../queries/hazards.ts';
import * as leaders from '../queries/leaders.ts';
import * as legions from '../queries/legions.ts';
import * as attack from '../queries/mahdi/attack.ts';
import * as effects from '../queries/mahdi/effects.ts';
import * as hits from '../queries/mahdi/hits.ts';
import * as move from '../queries/mahdi/move.ts';
import * as mahdiPlace from '../queries/mahdi/place.ts';
import { fineAt, powerAt } from '../queries/mahdi/power.ts';
import * as spice from '../queries/mahdi/spice.ts';
import * as target from '../queries/mahdi/target.ts';
import * as mahdiVehicles from '../queries/mahdi/vehicles.ts';
import * as movement from '../queries/movement.ts';
import * as place from '../queries/place.ts';
import * as decks from '../queries/planning-cards.ts';
import * as prescience from '../queries/prescience.ts';
import * as table from '../queries/table.ts';
import * as talk from '../queries/talk.ts';
import { sandEdge } from '../queries/travel.ts';
import * as vehicles from '../queries/vehicles.ts';
import * as worms from '../queries/worms.ts';
import type { EffectRef, EffectSource } from '../questions.ts';
import type { State } from '../types.ts';
import { linesHeldTo, listed, short } from './account.fixture.ts';
import { early, late, scattered } from '../tests/positions.fixture.ts';

// What is asked of a position, on full tables and on some where everything lies by lot: each line a question and its answer.

const FILE = new URL('accounts-queries.txt', import.meta.url);
const holds = linesHeldTo(readFileSync(FILE, 'utf8'), process.env['ACCOUNTS'] === 'write' && ((text) => writeFileSync(FILE, text)));
type Asked = Readonly<Record<string, (state: State) => unknown>>;
const answers = (arrangement: Arrangement, asked: Asked) => (): readonly string[] => {
  const { state } = arrange(structuredClone(arrangement));
  return Object.entries(asked).map(([name, ask]) => {
    const said = ask(state as State);
    return `${name}: ${Array.isArray(said) ? listed(said) : short(said)}`;
  });
};
const { areas: ALL } = boardOf({}).data;
const AREAS = Object.keys(ALL) as (keyof typeof ALL)[];
const by = (house: (typeof HOUSES)[number], of: EffectSource, at: readonly number[] = [0]): EffectRef => ({ by: house, of, at });
const where = (holds: (at: (typeof AREAS)[number]) => boolean) => AREAS.filter(holds);
const own = { harkonnen: 'house-harkonnen', atreides: 'house-atreides' } as const;
const WHICH: Readonly<Record<string, Which>> = {
  any: {},
  led: { with: 'leader' },
  special: { with: 'special' },
  paul: { with: 'paul' },
  baron: { with: 'baron-harkonnen' },
  desert: { at: 'desert' },
  picked: { picked: true },
  carthag: { at: 'carthag' },
};
/** The same question of several things. */
const each = <T extends string>(name: string, of: readonly T[], ask: (state: State, one: T) => unknown): Asked =>
  Object.fromEntries(of.map((one) => [`${name} ${one}`, (state: State) => ask(state, one)]));
const sides = (name: string, ask: (state: State, side: (typeof SIDES)[number]) => unknown): Asked => each(name, SIDES, ask);
const everywhere = (name: string, ask: (state: State, side: (typeof SIDES)[number], at: (typeof AREAS)[number]) => unknown): Asked =>
  sides(name, (state, side) => legions.legionsOf(state, side).map((at) => `${at} ${short(ask(state, side, at))}`));

const GROUND: Asked = {
  desert: areas.desertAreas,
  'is desert': (state) => where((at) => areas.isDesert(state, at)),
  exposed: (state) => where((at) => areas.isExposed(state, at)),
  empty: (state) => where((at) => areas.isEmpty(state, at)),
  bare: (state) => where((at) => areas.isBare(state, at)),
  ...sides('free', (state, side) => where((at) => areas.isFree(state, side, at))),
  ...sides('settled', (state, side) => where((at) => areas.hasSettlement(state, side, at))),
  ...sides('enemies', (state, side) => [...areas.enemiesOf(state, side)]),
  ...sides('hostile', (state, side) => [...areas.hostileTo(state, side)]),
  'same sector as Windgap': (state) => where((at) => areas.sameSector(state, 'windgap', at)),
  ranks: (state) => AREAS.map((at) => battle.rankAt(state, at)),
  'sand beside': (state) => legions.legionsOf(state, 'atreides').map((at) => [at, ...sandEdge(state, at)]),
  ...everywhere('stands', (state, side, at) => legions.wholeOf(state, side, at)),
  ...everywhere('excess', (state, side, at) => legions.excessAt(state, side, at)),
  ...everywhere('casualties', casualties),
  ...everywhere('converters', battle.convertersAt),
  ...sides('supply', (state, side) => FIGURES.map((figure) => legions.supply(state, side, figure))),
  ...sides('substitutes', (state, side) => RANKS.map((rank) => legions.substitute(state, side, rank))),
  ...sides('retreats', (state, side) => legions.legionsOf(state, side).map((at) => worms.retreats(state, side, at))),
};
const MOVES: Asked = Object.fromEntries(
  SIDES.flatMap((side) =>
    Object.entries(WHICH).flatMap(([name, which]) => {
      const effect = { do: 'move', legions: 1, which } as const;
      const blow = { do: 'attack', which, surprise: false } as const;
      const ref = by(own[side], `action:${side}:strategy:move`);
      const said = (name2: string, ask: (state: State) => unknown) => [`${name2} ${side} ${name}`, ask] as const;
      return [
        said('moves', (state) => movement.routes(state, ref, effect)),
        said('no moves', (state) => movement.noRoutes(state, ref, effect).map(({ target: of, why }) => [of, why.key, why.rule])),
        said('can move', (state) => movement.canMove(state, ref, effect)),
        said('moves led', (state) =>
          legions.legionsOf(state, side).map((at) => movement.whyNoMove(state, side, at, { ...effect, leading: true })?.key ?? null),
        ),
        said('moves again', (state) =>
          legions.legionsOf(state, side).map((at) => movement.whyNoMove(state, side, at, { ...effect, again: true })?.key ?? null),
        ),
        said('company', (state) =>
          movement
            .routes(state, ref, effect)
            .slice(0, 3)
            .map((route) => movement.companies(state, side, route, effect).fields),
        ),
        said('attacks', (state) => battle.attacks(state, ref, blow)),
        said('no attacks', (state) => battle.noAttacks(state, ref, blow).map(({ target: of, why }) => [of, why.key, why.rule])),
        said('can attack', (state) => battle.canAttack(state, ref, blow)),
        said('legions', (state) => legionsFor(state, ref, which)),
      ];
    }),
  ),
);
const PLACES: Asked = Object.fromEntries(
  PLANNING.flatMap((card) => {
    const house = boardOf({}).deckOf[card];
    const side = table.sideOfHouse(house);
    const found: [string, (state: State) => unknown][] = [];
    for (const at of [[0], [1], [0, 0, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1]]) {
      const ref = by(house, `card:${card}`, at);
      const effect = effectAt({ options: {} } as State, ref);
      if (effect?.do !== 'place' && effect?.do !== 'deploy') continue;
      const name = `${card} ${at.join('.')}`;
      found.push(
        [`places ${name}`, (state) => place.placesOf(state, side, effect, [])],
        [`puts ${name}`, (state) => place.puttings(state, ref, place.dueOf(state, effect), [])],
        [
          `puts next ${name}`,
          (state) => place.puttings(state, ref, place.dueOf(state, effect), place.placesOf(state, side, effect, []).slice(0, 1)),
        ],
        [`can put ${name}`, (state) => [place.canPut(state, ref, place.dueOf(state, effect), []), place.canPut(state, ref, {}, [])]],
        [`leaderless ${name}`, (state) => place.leaderless(state, ref, place.dueOf(state, effect), [])],
        [`due ${name}`, (state) => place.dueAfter(place.dueOf(state, effect), 'generic', effect.spread)],
      );
    }
    return found;
  }),
);
const TABLE: Asked = {
  ...each('acts', HOUSES, (state, house) => (state.lead[house] ? dice.acts(state, house) : null)),
  ...each('hand', HOUSES, (state, house) =>
    state.lead[house] ? [end.wholeHand(state, house).length, end.overLimit(state, house), decks.playable(state, house)] : null,
  ),
  ...each('splits', HOUSES, (state, house) => (state.lead[house] ? [1, 2, 3].map((count) => decks.splits(state, house, count)) : null)),
  ...each('deck', HOUSES, (state, house) => [
    table.deckSize(state, house),
    table.deckLeft(state, house).length,
    table.mateOf(state, house),
    table.ownHouses(state, house),
    table.boardIdOf(state, house),
  ]),
  ...sides('dice', (state, side) => [
    dice.unusedOf(state, side),
    dice.ready(state, side),
    dice.changer(state, side),
    dice.sisterPlaces(state, side),
    cards.diceTargets(state, side),
  ]),
  ...sides('decides', (state, side) => [
    table.deciderOf(state, side),
    table.isShared(state, side),
    battle.handsOf(state, side),
    end.nearness(state, side),
    leaders.relievable(state, side),
  ]),
  ...each('leaders at', SYMBOLS, (state, symbol) => HOUSES.map((house) => leaders.specialsOf(state, house, symbol))),
  ...each('performs', SYMBOLS, (state, symbol) => HOUSES.map((house) => dice.performerOf(state, house, symbol))),
  'desert power': (state) => [dice.mayUseDesertPower(state), worms.desertPowers(state), worms.hasDesertPower(state)],
  'in play': (state) => LEADERS.map((id) => [id, table.isInPlay(state, id), table.areaOf(state, id)]),
  fulfilled: (state) => [end.fulfilled(state), end.activeStep(state)],
  claims: (state) => [claims.dieClaims(state), claims.freeClaims(state), claims.endClaims(state), claims.detonations(state)],
  ...each('met', PRESCIENCE, (state, card) => claims.isMet(state, boardOf({}).data.prescience[card].condition)),
  'to give up': (state) => [claims.naibs(state), claims.tokensToGiveUp(state), claims.tokensOfPaul(state)],
  displaced: (state) => SIDES.flatMap((side) => ATOMICS.map((at) => claims.displacements(state, side, at))),
  prescience: (state) => [prescience.prescienceDeck(state), prescience.shownTargets(state), prescience.fearTargets(state)],
  shifts: prescience.shifts,
  hazards: (state) => [
    hazards.cleared(state),
    hazards.uncovered(state),
    hazards.stormed(state),
    hazards.stirring({ ...state, coming: state.worms }),
  ],
  talk: (state) =>
    state.seats.map((seat) => [
      talk.mayTalk(state, seat),
      HOUSES.map((house) => talk.seesHand(state, seat, house)),
      table.sideOfSeat(state, seat),
      companion.mayMend(state, seat),
    ]),
};
const SAND: Asked = {
  wormsigns: (state) => [worms.wormsignsLeft(state), worms.canLayWormsign(state), worms.mostWorms(state)],
  'wormsigns go': worms.wormsignPlaces,
  brings: (state) =>
    ['ne-outer-1', 'ne-outer-4', 'rimwall-west'].map((at) =>
      (['sand', 'sandworm', 'burrowing'] as const).map((sign) => worms.bringsWorm(state, at as 'ne-outer-1', sign)),
    ),
  ...each('worms', ['any', 'maker'], (state, who) => [
    worms.wormsOf(state, who === 'maker'),
    worms.canMoveWorm(state, who === 'maker', []),
    worms.canAttackByWorm(state, who === 'maker'),
  ]),
  ...each('worms go', ['any', 'maker'], (state, who) => worms.wormMoves(state, who === 'maker', [])),
  'worms go on': (state) => worms.wormMoves(state, false, state.worms.slice(0, 1)),
  'a worm has moved': (state) => worms.canMoveWorm(state, false, worms.wormsOf(state, false)),
  ...each('worms attack', ['any', 'maker'], (state, who) => worms.wormAttacks(state, who === 'maker')),
  'worms come from': (state) => [
    worms.wormSources(state, []),
    worms.wormSources(state, state.worms),
    worms.wormSources(state, ['ne-outer-3']),
  ],
  prey: (state) => where((at) => worms.isPrey(state, at)),
  ...each('vehicles', VEHICLES, (state, kind) => [vehicles.vehiclesLeft(state, kind), vehicles.whereVehicles(state, kind)]),
  ...each('vehicles go', [...VEHICLES, 'any'], (state, kind) => vehicles.vehiclePlaces(state, { [kind]: 1 }, false)),
  ...each('vehicles can go', [...VEHICLES, 'any'], (state, kind) => [
    vehicles.canPlaceVehicle(state, { [kind]: 1 }, true),
    vehicles.canPlaceVehicle(state, { [kind]: 0 }, true),
    vehicles.oneLess({ [kind]: 2, any: 1 }, 'carryall'),
  ]),
  'vehicles come from': (state) => vehicles.vehicleSources(state, { vehicle: 'ornithopter', at: ZONES[0] }),
  scouting: (state) => [free.scoutings(state), free.trainable(state)],
  hiding: (state) => [free.hidingPlaces(state), free.schemes(state), where((at) => free.isWatched(state, at)).length],
  lowerable: cards.lowerable,
  'deep harvesters': (state) => [cards.deepHarvesters(state, null), cards.deepHarvesters(state, 'sihaya-ridge')],
  'by the Pole': (state) => [cards.wormsignTargets(state, 'north-pole'), cards.wormsignTargets(state, null)],
  'vehicles in sectors': (state) => SECTORS.map((sector) => cards.vehicleTargets(state, [sector])),
  rockets: cards.rocketSectors,
  flights: cards.carrierFlights,
  pushed: cards.displacements,
  'sietches go': cards.sietchMoves,
  swaps: cards.tokenSwaps,
  ...each('sent', ['anywhere', 'own-sector', 'next-to-picked'] as const, (state, to) =>
    SIDES.map((side) => cards.sendable(state, by(own[side], 'card:hunter-seeker'), { do: 'toTank', where: to })),
  ),
  ...each('struck', ['next-to-own', 'under-picked-zone'] as const, (state, to) =>
    SIDES.map((side) => battle.strikable(state, by(own[side], 'card:hunter-seeker'), { do: 'strike', dice: 3, target: to })),
  ),
  replaceable: (state) =>
    SIDES.flatMap((side) => RANKS.map((from) => replaceable(state, own[side], { do: 'replace', from, to: 'elite', count: 1 }))),
  threatened: (state) => SIETCHES.map((id) => [1, 2, 3].map((within) => isThreatened(state, id, within))),
  so: (state) => [
    isSo(state, { is: 'detonated' }),
    isSo(state, { is: 'prescience', least: 4 }),
    isSo(state, { is: 'prescience', least: 6 }),
    isSo(state, { is: 'threatenedSietch', within: 2 }),
    isSo(state, { is: 'gone', leader: 'beast-rabban' }),
    isSo(state, { is: 'inPlay', leader: 'alia' }),
  ],
  mended: (state) =>
    AREAS.map((at) => [companion.mendable(state, at), companion.otherRanks(state, at).length, companion.sandToMend(state, at)]),
  'mended zones': (state) => ZONES.map((zone) => companion.aircraftFor(state, zone)),
};
const AUTOMA: Asked = {
  ...Object.fromEntries(
    Object.entries(WHICH).flatMap(([name, which]) => [
      [`attacks a sietch ${name}`, (state: State) => attack.sietchAttack(state, which)],
      [`attacks a legion ${name}`, (state: State) => attack.legionAttack(state, which)],
      [`aims ${name}`, (state: State) => [target.aim(state, which), target.otherAims(state, which), effects.legionFor(state, which)]],
      [
        `plans ${name}`,
        (state: State) => {
          const effect = { do: 'move', legions: 2, which } as const;
          const plan = move.plan(state, effect);
          return [
            move.canMove(state, effect),
            plan && [
              plan.sietch,
              move.mover(state, plan),
              plan.movers.map(({ from, routes }) => [from, routes.length, move.wayOf(state, plan, from)]),
            ],
          ];
        },
      ],
    ]),
  ),
  ...everywhere('power', (state, side, at) => [powerAt(state, side, at), fineAt(state, side, at)]),
  ...each('steps to', SIETCHES, (state, id) => [...move.stepsTo(state, id)].map(([at, count]) => `${at} ${count}`)),
  'goes on to Carthag': (state) =>
    legions.legionsOf(state, 'harkonnen').map((from) => move.partFor(state, { from, to: 'carthag', way: 'foot' })),
  attackable: (state) => legions.legionsOf(state, 'harkonnen').map((from) => where((at) => attack.isAttackable(state, from, at))),
  'in reach': (state) => legions.legionsOf(state, 'harkonnen').map((from) => SIETCHES.filter((at) => attack.isInReach(state, from, at))),
  'next hits': (state) => legions.legionsOf(state, 'harkonnen').map((at) => [hits.nextHit(state, at), hits.nextExcess(state, at)]),
  deploys: (state) => [mahdiPlace.settlements(state), mahdiPlace.nextLeader(state)],
  musters: (state) => legions.legionsOf(state, 'harkonnen').map((at) => mahdiPlace.muster(state, { regular: 3, elite: 2, special: 1 }, at)),
  comes: (state) =>
    RANKS.map((rank) => [mahdiPlace.comesFor(state, rank), mahdiPlace.swapFor(state, rank), mahdiPlace.swapIn(state, rank, 'elite')]),
  'places in': (state) => [mahdiPlace.placeIn(state, legions.legionsOf(state, 'harkonnen')), mahdiPlace.placeIn(state, AREAS)],
  'can come': (state) => NAMED.filter((id) => mahdiPlace.canCome(state, id)),
  ...each('harvests', ['ne-outer', 'se-outer', 'sw-outer', 'nw-outer', 'inner'] as const, (state, sector) => [
    mahdiVehicles.harvesterAreas(state, sector),
    target.sectorsBeside(state, sector),
    target.sectorsOf(state, sector),
  ]),
  'next sectors': mahdiVehicles.nextSectors,
  carryalls: (state) => [1, 2, 3].map((count) => mahdiVehicles.carryallZones(state, count)),
  flying: (state) => [
    mahdiVehicles.flyingLegions(state),
    mahdiVehicles.zonesForTarget(state),
    legions.legionsOf(state, 'harkonnen').map((at) => mahdiVehicles.zonesForLegion(state, at)),
  ],
  rescuers: (state) => state.harvesters.map((at) => mahdiVehicles.rescuers(state, at)),
  targets: (state) => [
    target.targetArea(state),
    target.targetSector(state),
    target.needsTarget(state),
    SIETCHES.map((id) => [
      target.canBeTarget(state, id, 'inner', false),
      target.canBeTarget(state, id, 'ne-outer', true),
      target.stepsToSietch(state, id),
      target.stepsToTarget(state, id),
    ]),
  ],
  'leaders first': (state) => SYMBOLS.map((symbol) => effects.leaderAt(state, symbol)),
  ...each(
    'possible',
    PLANNING.filter((card) => table.sideOfHouse(boardOf({}).deckOf[card]) === 'harkonnen'),
    (state, card) => {
      const ref = by('house-harkonnen', `card:${card}`);
      const first = effectAt(state, ref);
      return [effects.isCardPossible(state, card), first?.do === 'special' ? effects.targetsOf(state, ref, first.name) : null];
    },
  ),
  marks: (state) =>
    [
      {},
      ...POWERS.map((power) => ({ [power]: 'keep' as const })),
      { choam: 'keep', 'spacing-guild': 'keep', landsraad: 'keep' } as const,
    ].map((plan) => spice.nextMarker({ ...state, spice: 5 }, plan)),
  earns: (state) =>
    [6, 7].map((count) => spice.earnsSupremacy({ ...state, spice: count, imperium: { choam: 5, 'spacing-guild': 5, landsraad: 5 } })),
};

const moved = {
  turn: {
    side: 'harkonnen',
    house: null,
    spent: false,
    moved: { hidden: { carthag: { regular: 1, elite: 1, special: 0, generic: 0, named: [], tokens: [] } } },
    picked: 'carthag',
  },
} as const;
const struck = { atomics: { unlocked: true, at: 'rimwall-west' } } as const;
const TABLES: Readonly<Record<string, (more?: Partial<Arrangement>) => Arrangement>> = {
  early: (more) => early('harkonnen', { ...more, state: moved }),
  late: (more) => late('atreides', { ...more, state: struck }),
  ...Object.fromEntries(
    [1, 2, 3].map((lot) => [
      `lot ${lot}`,
      (more: Partial<Arrangement> = {}) => scattered(lot, lot % 2 === 0 ? 'harkonnen' : 'atreides', more),
    ]),
  ),
};
for (const [name, lay] of Object.entries(TABLES))
  describe(name, () => {
    holds(`${name}: ground`, answers(lay(), GROUND));
    holds(`${name}: moves and attacks`, answers(lay(), MOVES));
    if (!name.startsWith('lot')) holds(`${name}: places`, answers(lay(), PLACES));
    holds(`${name}: sand`, answers(lay(), SAND));
    holds(`${name}: the table of two`, answers(lay(), TABLE));
    holds(`${name}: the table of four`, answers(lay({ seats: 4 }), TABLE));
    holds(`${name}: the automa`, answers(lay({ seats: 1, automa: { harvest: 'inner', target: 'windgap' } }), AUTOMA));
    holds(`${name}: the table of one`, answers(lay({ seats: 1 }), { ...TABLE, ...SAND }));
  });
