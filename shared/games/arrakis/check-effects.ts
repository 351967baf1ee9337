import { isAmount, knows, lists, type Report } from '../checks.ts';
import type { ArrakisData } from './data.ts';
import { SPECIALS } from './data/notation.ts';
import { AREAS, HOUSES, LEADERS, RANKS, SIDES, SYMBOLS } from './ids.ts';

/** What each kind of effect needs, so that it can be carried out: field and test. Fields that are not named need nothing. */
const NEEDS: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  place: { what: isObject, to: isObject, spread: isSpread },
  deploy: { what: isObject, to: isObject, spread: isSpread },
  vehicles: { what: isObject },
  wormsigns: { count: isCount },
  move: { legions: isCount, which: isObject },
  attack: { which: isObject, surprise: (value) => typeof value === 'boolean' },
  strike: { dice: isCount, target: (value) => knows(['next-to-own', 'under-picked-zone'], value) },
  replace: { from: isRank, to: isRank, count: isCount },
  draw: { count: isCount, deck: (value) => value === undefined || knows(HOUSES, value) },
  play: {},
  opponentDiscards: { count: isCount },
  beneGesserit: { count: isCount },
  toTank: { where: (value) => knows(['anywhere', 'own-sector', 'next-to-picked'], value) },
  enter: { leader: isLeader },
  dismiss: { leader: isLeader },
  pickLegion: { which: isObject },
  pickArea: { of: (value) => lists(value as readonly unknown[]).every((id) => knows(AREAS, id)) },
  choose: { of: Array.isArray },
  when: { test: isObject, yes: Array.isArray, no: Array.isArray },
  desertPower: { times: isCount },
  moveWorms: { count: isCount },
  wormAttack: {},
  storm: {},
  anySymbol: {},
  special: { name: (value) => knows(SPECIALS, value) },
};
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isCount(value: unknown): boolean {
  return isAmount(value, 1, 9);
}
function isRank(value: unknown): boolean {
  return knows(RANKS, value);
}
function isLeader(value: unknown): boolean {
  return knows(LEADERS, value);
}
function isSpread(value: unknown): boolean {
  return knows(['same', 'any', 'each', 'one'], value);
}

/** Contradictions in what cards, leaders and dice do. */
export function problemsOfEffects({ decks, leaders, actions }: ArrakisData, report: Report): void {
  for (const house of HOUSES)
    for (const [id, card] of Object.entries(decks[house])) effects(card?.effects, `decks.${house}.${id}.effects`, report);
  for (const id of LEADERS) effects(leaders[id].special, `leaders.${id}.special`, report);
  for (const side of SIDES)
    for (const symbol of SYMBOLS) {
      const field = `actions.${side}.${symbol}`;
      lists(actions[side][symbol]).forEach((choice, at) => {
        effects(choice?.effects, `${field}.${at}.effects`, report);
      });
    }
}

function effects(list: unknown, field: string, report: Report): void {
  if (!Array.isArray(list)) report(field, 'notAList');
  for (const [at, effect] of lists(list as readonly (Readonly<Record<string, unknown>> | null)[]).entries()) {
    const kind = String(effect?.['do']);
    const needs = Object.hasOwn(NEEDS, kind) ? NEEDS[kind] : undefined;
    if (!effect || !needs) {
      report(`${field}.${at}`, 'unknownEffect', { effect: kind });
      continue;
    }
    for (const [name, holds] of Object.entries(needs))
      if (!holds(effect[name])) report(`${field}.${at}.${name}`, 'effectPart', { effect: kind });
    for (const inner of kind === 'when' ? ['yes', 'no'] : []) effects(effect[inner], `${field}.${at}.${inner}`, report);
    const branches = kind === 'choose' ? lists(effect['of'] as readonly unknown[]) : [];
    for (const [nth, branch] of branches.entries()) effects(branch, `${field}.${at}.of.${nth}`, report);
  }
}
