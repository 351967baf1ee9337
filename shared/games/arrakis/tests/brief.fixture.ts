import type { ArrakisData } from '../data.ts';
import type { LeaderFacts } from '../data/leaders.ts';
import type { BattleTerms, Effect, EffectOf, Pieces, SpecialName, Test, Where, Which } from '../data/notation.ts';
import type { PlanningFacts } from '../data/planning.ts';
import type { Condition, PrescienceFacts } from '../data/prescience.ts';
import { type HouseId, LEADERS, type Terrain, TRACKS, type TrackId } from '../ids.ts';

const RANKS = { regular: 'reg', elite: 'elite', special: 'spec' } as const;
const MARKERS: Readonly<Record<TrackId, string>> = { 'kwisatz-haderach': 'kh', 'sand-dwellers': 'sd', jihad: 'j' };
const NEEDED: Readonly<Record<string, string>> = { leader: 'legion with leader', special: 'legion with spec' };
const BY = 'by sword, special';
const legionWith = (member: string): string => NEEDED[member] ?? `legion of ${member}`;
const terrains = (of: readonly Terrain[]): string =>
  [...of].sort().join() === 'deep-desert,desert' ? 'desert' : of.map((each) => each.replace('-', ' ')).join(' or ');

/** What one or two cards do, in the words of the second reading; that it comes to that is held by the tests of the rules. */
const SPECIAL: Readonly<Record<SpecialName, (data: ArrakisData, count?: number) => string>> = {
  detonateAtomics: () => 'atomics',
  discardWormsigns: (_, count) => (count ? `discard ${count} wormsigns` : 'discard all wormsigns next to north-pole'),
  removeHarvesters: (_, count) => `remove ${count} harvesters from deep desert of 1 sector`,
  removeVehicles: (_, count) => `remove ${count} vehicles from sector of gurney-halleck`,
  takeOrnithopter: () => 'remove 1 ornithopter',
  fremenRockets: (_, count) => `roll ${count} at a sector with an own legion: vehicle there or in its air zones ${BY}`,
  revealArea: () => 'reveal sietch and all deployment tokens in 1 area',
  troopCarriers: () => 'move a legion from a settlement straight to an own legion',
  swapTokens: () => 'swap deployment tokens of 2 sietches',
  relocateSietch: () => 'move a sietch and what is there to an adjacent empty desert',
  displaceLegion: () => 'move an enemy legion from desert to an adjacent empty area',
  bindPaul: () => 'opponent, next turn: no placing or deploying paul, no move or attack with him',
  forceDie: () => 'opponent must use a chosen unused die next turn',
  spendEnemyHouseDie: () => 'opponent loses 1 unused house die',
  secondObjective: () => 'draw 1 more objective, either wins',
  shuffleBack: () => 'shuffle back 1 revealed prescience card',
  replacePrescience: () => 'any number of revealed prescience cards out for good, as many new ones',
  shiftPrescience: () => '1 prescience marker down, another up as far',
  attachFear: ({ numbers }) => `attach to revealed prescience card, claimed: any marker ${numbers.fear} more, until end of round`,
  attachEyes: () => 'attach to revealed prescience card, stays until claimed',
  lowerImperium: () => '1 imperium marker down 1 without ban',
};
const TANK: Readonly<Record<EffectOf<'toTank'>['where'], string>> = {
  anywhere: 'anywhere',
  'own-sector': 'in a sector with an own legion',
  'next-to-picked': 'next to it',
};
const STRIKE: Readonly<Record<EffectOf<'strike'>['target'], string>> = {
  'next-to-own': 'an enemy legion next to an own one',
  'under-picked-zone': 'a legion in a connected sector',
};

/** What a list of effects is told with: the data, the generic leader of that side, and what has been picked: `it` once it was named. */
interface Telling {
  readonly data: ArrakisData;
  readonly generic: 'bashar' | 'naib';
  picked: string;
}
function picked(telling: Telling): string {
  const phrase = telling.picked;
  telling.picked = 'it';
  return phrase;
}
function pieces({ named = [], ...counts }: Pieces, { generic }: Telling): string {
  const word: Readonly<Record<string, string>> = { ...RANKS, generic, token: 'deployment token' };
  const order = [...Object.keys(RANKS), 'token', 'generic', 'leader', 'sandworm', 'wild-maker'] as const;
  const told = order.flatMap((kind) => {
    const count = counts[kind as keyof typeof counts];
    return count ? [`${count} ${word[kind] ?? kind}`] : [];
  });
  expectAll(Object.keys(counts), order);
  return [...told, ...named].join(', ');
}
/** A kind that this file does not know must not be passed over. */
function expectAll(kinds: readonly string[], known: readonly string[]): void {
  const unknown = kinds.filter((kind) => !known.includes(kind));
  if (unknown.length > 0) throw new Error(`no word for ${unknown.join()}`);
}
function where(to: Where, spread: string, telling: Telling): string {
  switch (to.in) {
    case 'areas':
      return `${spread === 'each' ? 'each of ' : ''}${to.of.join(', ')}`;
    case 'settlement':
      if (to.kind) return `${spread === 'each' ? 'each' : 'any'} ${to.kind === 'pyon-village' ? 'village' : to.kind}`;
      return spread === 'any' ? 'settlements' : 'any settlement';
    case 'sietch':
      return to.threatened ? `a sietch with enemy legion within ${to.threatened}` : 'any sietch';
    case 'legion':
      return to.with ? legionWith(to.with) : 'any legion';
    case 'terrain': {
      const near = to.nextTo ? ` next to ${to.nextTo === 'legion' ? 'own legion' : to.nextTo}` : '';
      return `${to.state} ${terrains(to.of)}${near}`;
    }
    case 'picked':
      return picked(telling);
  }
}
function which(of: Which, telling: Telling, legions = 1): string {
  if (of.picked) return picked(telling);
  const one = `${of.with ? legionWith(of.with) : 'legion'}${of.at ? ` in ${of.at}` : ''}`;
  if (legions > 1) return `${legions} ${one.replace('legion', 'legions')}`;
  return one === 'legion' ? 'any legion' : one;
}
const terms = ({ extraDice, defenderMost, freeContinue }: BattleTerms): string =>
  [
    extraDice ? `, ${extraDice} die more in each round` : '',
    defenderMost ? `, opponent rolls at most ${defenderMost} in the first round` : '',
    freeContinue ? ', continuing costs no hit' : '',
  ].join('');
function test(asked: Test): string {
  switch (asked.is) {
    case 'inPlay':
      return `${asked.leader} in play`;
    case 'gone':
      return `${asked.leader} out for good`;
    case 'prescience':
      return `a prescience marker at ${asked.least}`;
    case 'detonated':
      return 'atomics used';
    case 'threatenedSietch':
      return `enemy legion within ${asked.within} of a sietch`;
  }
}
/** `move with it` or `attack with it`: one legion that does one of both is named once. */
function oneOf(options: readonly string[]): string {
  const [move = '', attack = ''] = options;
  const legion = move.replace(/^move (with )?/, '');
  const shared = [`attack with ${legion}`, `surprise attack with ${legion}`].some((start) => attack.startsWith(start));
  return options.length === 2 && move.startsWith('move ') && shared ? `move or ${attack}` : options.join(' or ');
}
function brief(effect: Effect, telling: Telling): string {
  switch (effect.do) {
    case 'place':
    case 'deploy': {
      const apart = effect.spread === 'one' ? ' spread' : effect.do === 'deploy' && effect.to.in === 'sietch' ? ' in the same sietch' : '';
      const to = apart === ' in the same sietch' ? apart : `${apart} in ${where(effect.to, effect.spread, telling)}`;
      return `${effect.do} ${pieces(effect.what, telling)}${to}`;
    }
    case 'vehicles':
      return `place ${Object.entries(effect.what)
        .map(([kind, count]) => `${count} ${kind}`)
        .join(', ')}`;
    case 'wormsigns':
      return `place ${effect.count} wormsigns`;
    case 'move': {
      const often = effect.legions > 1 && (effect.again || effect.which.picked) ? ` ${effect.legions} times` : '';
      if (effect.again) return `move it again${often}`;
      const legion = which(effect.which, telling, effect.legions);
      return `move ${legion === 'it' ? 'with it' : legion}${often}`;
    }
    case 'attack':
      return `${effect.surprise ? 'surprise ' : ''}attack with ${which(effect.which, telling)}${terms(effect.terms ?? {})}`;
    case 'strike':
      return `roll ${effect.dice} at ${STRIKE[effect.target]}: hit ${BY}`;
    case 'replace':
      return `replace ${effect.count} ${RANKS[effect.from]} by ${effect.count} ${RANKS[effect.to]}`;
    case 'draw':
      return `draw ${effect.count}${effect.deck ? ` of ${effect.deck}` : ''}`;
    case 'play':
      return 'play 1';
    case 'opponentDiscards':
      return `opponent discards ${effect.count}`;
    case 'beneGesserit':
      return `take ${effect.count} bene gesserit token`;
    case 'toTank':
      return `tank 1 enemy named leader ${TANK[effect.where]}`;
    case 'enter':
      return `${effect.leader} enters`;
    case 'dismiss':
      return `${effect.leader} out for good`;
    case 'pickLegion':
    case 'pickArea':
      telling.picked = effect.do === 'pickArea' ? effect.of.join(' or ') : which(effect.which, telling);
      return '';
    case 'choose':
      return oneOf(effect.of.map((list) => briefly(list, { ...telling })));
    case 'when': {
      const no = effect.no.length > 0 ? ` else: ${briefly(effect.no, { ...telling })}` : '';
      return `if ${test(effect.test)}: ${briefly(effect.yes, { ...telling })}${no}`;
    }
    case 'desertPower':
      return `desert power ${effect.times}`;
    case 'moveWorms':
      return effect.maker && effect.count === 1 ? 'move wild-maker' : `move ${effect.count} worms${effect.maker ? ' or wild-maker' : ''}`;
    case 'wormAttack':
      return `attack with ${effect.maker ? 'wild-maker' : 'a worm'}`;
    case 'storm':
      return 'coriolis storms';
    case 'anySymbol':
      return 'any other die';
    case 'special':
      return SPECIAL[effect.name](telling.data, effect.count);
  }
}
/** A list in its order; an `if` that ends before the list does stands in brackets. */
function briefly(effects: readonly Effect[], telling: Telling): string {
  const parts = effects.map((effect) => ({ effect, told: brief(effect, telling) })).filter(({ told }) => told !== '');
  return parts.map(({ effect, told }) => (effect.do === 'when' && parts.length > 1 ? `(${told})` : told)).join('; ');
}
const isHarkonnen = (house: HouseId): boolean => house === 'house-harkonnen' || house === 'corrino-ally';
const telling = (data: ArrakisData, house: HouseId): Telling => ({ data, generic: isHarkonnen(house) ? 'bashar' : 'naib', picked: 'it' });

/** Hawat's Scheming is no list of effects: whom it brings stands with the leader. R17.9 */
function scheming({ leaders }: ArrakisData): string {
  const brought = LEADERS.flatMap((id) => {
    const { entry } = leaders[id];
    return entry.by === 'leaving' ? [`${entry.of} out for good; ${id} enters`] : [];
  });
  return `free, for 2-3 of these: ${brought.join()}`;
}
/** A planning card in the notation of the second reading. */
export const briefCard = (data: ArrakisData, house: HouseId, { copies, effects, scheming: asked }: PlanningFacts): string =>
  `${copies}: ${asked ? scheming(data) : briefly(effects, telling(data, house))}`;

function entry({ entry: how, supplants, sisters = 0 }: LeaderFacts): string {
  const leaving = supplants ?? (how.by === 'prescience' ? how.replaces : undefined);
  const more = [leaving ? `, ${leaving} leaves` : '', sisters ? `, ${sisters} bene gesserit token` : ''].join('');
  switch (how.by) {
    case 'start':
    case 'card':
      return `${how.by}${more}`;
    case 'supremacy':
      return `supremacy ${how.space}${more}`;
    case 'prescience':
      return `${how.track === 'any' ? 'any marker' : MARKERS[how.track]} ${how.space}${more}`;
    case 'leaving':
      return `${how.of} out${more}`;
  }
}
/** A leader in the notation of the second reading. */
export function briefLeader(data: ArrakisData, facts: LeaderFacts): string {
  const { combat } = facts;
  const strip = combat ? `${combat.hits}/${combat.shields}` : `rolls ${data.pieces.hazards['wild-maker'].dice}`;
  return [facts.house, facts.slot, entry(facts), briefly(facts.special, telling(data, facts.house)), strip].join(' | ');
}

const DEEDS = {
  ridden: 'paul rode a worm in a move or attack',
  assault: 'legion of paul won an attack on a defended area',
  fallen: 'an enemy named leader goes to tank this phase',
} as const;
function condition(of: Condition): string {
  switch (of.is) {
    case 'legions':
      return `own legions in ${of.least} ${terrains(of.in)} areas${of.noSietch ? ' without sietch' : ''}`;
    case 'inDeepDesert':
      return `${of.who.join(' and ')} each in deep desert without sietch`;
    case 'togetherInSietch':
      return `${of.who.join(' and ')} together in a sietch`;
    case 'revealSietchOfPaul':
      return 'reveal a sietch with paul there';
    case 'revealTokensOfPaul':
      return `reveal ${of.count} deployment tokens with paul there`;
    case 'dieForWater':
      return `for 1 die: ${of.who} from a sector without enemy legion to tank`;
    case 'dieForNaib':
      return 'for 1 die: remove 1 naib of a legion with named leader in a sector without enemy legion';
    case 'giveUpToken':
      return 'remove 1 deployment token from a sietch in a sector with enemy legion';
    case 'deed':
      if (of.deed === 'harvesters') return `${of.least} harvesters left the map this phase`;
      return `${DEEDS[of.deed]}${of.least > 1 ? ` ${of.least} times` : ''}`;
  }
}
/** A prescience card in the notation of the second reading. */
export const briefPrescience = ({ phase, condition: asked, gains }: PrescienceFacts): string =>
  [
    phase === 'end' ? 'end of round' : phase,
    condition(asked),
    TRACKS.flatMap((id) => (gains[id] ? [`${MARKERS[id]} ${gains[id]}`] : [])).join(', '),
  ].join(' | ');
