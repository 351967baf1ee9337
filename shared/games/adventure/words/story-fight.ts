import type { FightThrow } from '../events.ts';
import { card, colourName, colourOf, figure, ofFigure, ofSpace, player, said, space, type Table, who } from './names.ts';
import type { Telling, Told } from './telling.ts';

type FightType =
  | 'guileTest'
  | 'harvesterTest'
  | 'hurt'
  | 'eliminated'
  | 'colourOut'
  | 'fight'
  | 'named'
  | 'fightRound'
  | 'dosed'
  | 'fightWon'
  | 'shot'
  | 'tookGear'
  | 'underDeck';

/** Dice as they lie: numbers need no language. */
const shown = (dice: readonly number[]): string => dice.join(' ');
const thrown = (table: Table, attacker: FightThrow, defender: FightThrow) => ({
  attacker: player(table, attacker.colour),
  attack: shown(attacker.dice),
  defender: player(table, defender.colour),
  defence: shown(defender.dice),
});

/** How tests, fights and losses are told. */
export const FIGHT_STORY: { readonly [T in FightType]: Telling<T> } = {
  guileTest: ({ figure: id, danger, die, guile, hit }, table) => ({
    by: colourOf(table, id),
    key: `guileTest.${hit ? 'hit' : 'missed'}`,
    with: { danger: said(`danger.${danger}`), die, guile, figure: figure(id) },
    targets: [ofFigure(id)],
  }),
  harvesterTest({ colour, dice, lost, sheltered }, table): Told | null {
    if (dice.length === 0 && sheltered === 0) return null;
    const key = dice.length === 0 ? 'allSheltered' : sheltered > 0 ? 'harvesterTestSheltered' : 'harvesterTest';
    return { by: colour, key, with: { who: player(table, colour), dice: shown(dice), lost, sheltered } };
  },
  hurt: ({ figure: id, points, strength }, table) => ({
    by: colourOf(table, id),
    key: 'hurt',
    with: { figure: figure(id), points, strength },
    targets: [ofFigure(id)],
  }),
  eliminated: ({ figure: id, at }, table) => ({
    by: colourOf(table, id),
    key: 'eliminated',
    with: { figure: figure(id), space: space(at) },
    targets: [ofFigure(id), ofSpace(at)],
    scores: true,
  }),
  colourOut({ colour, spice, harvesters, cards }, table) {
    const parts = [
      ...(spice > 0 ? [said('count.spice', { count: spice })] : []),
      ...(harvesters > 0 ? [said('count.harvesters', { count: harvesters })] : []),
      ...(cards > 0 ? [said('count.cards', { count: cards })] : []),
    ];
    return { by: colour, key: 'colourOut', with: { colour: who(table, colour), parts: parts.length > 0 ? parts : [said('nothing')] } };
  },
  fight: ({ cause, at, attacker, defender }, table) => ({
    by: attacker,
    key: `fight.${cause}`,
    with: { space: space(at), attacker: who(table, attacker), defender: who(table, defender) },
    targets: [ofSpace(at)],
  }),
  named: ({ figure: id }, table) => ({ by: colourOf(table, id), key: 'named', with: { figure: figure(id) }, targets: [ofFigure(id)] }),
  fightRound({ nth, attacker, defender, loser }, table) {
    const gaps = { nth, ...thrown(table, attacker, defender) };
    if (!loser) return { by: attacker.colour, key: 'fightRoundTie', with: gaps };
    const winner = colourOf(table, loser.figure) === attacker.colour ? defender : attacker;
    return {
      by: winner.colour,
      key: 'fightRound',
      with: { ...gaps, figure: figure(loser.figure), strength: loser.strength },
      targets: [ofFigure(loser.figure)],
    };
  },
  dosed: ({ by, figure: id }, table) => ({
    by: colourOf(table, by),
    key: 'dosed',
    with: { by: figure(by), figure: figure(id) },
    targets: [ofFigure(by), ofFigure(id)],
  }),
  fightWon: ({ colour, figures, beaten }) => ({
    by: colour,
    key: 'fightWon',
    with: {
      figures: figures.length > 0 ? figures.map(figure) : [colourName(colour)],
      count: Math.max(1, figures.length),
      beaten: figure(beaten),
    },
    targets: [...figures, beaten].map(ofFigure),
    scores: true,
  }),
  shot: ({ figure: id, target, die, hit }, table) => ({
    by: colourOf(table, id),
    key: `shot.${hit ? 'hit' : 'missed'}`,
    with: { figure: figure(id), target: figure(target), die },
    targets: [ofFigure(id), ofFigure(target)],
  }),
  tookGear: ({ by, card: id, from }, table) => ({
    by,
    key: 'tookGear',
    with: { who: player(table, by), card: card(id), from: figure(from) },
    targets: [ofFigure(from)],
  }),
  underDeck: ({ colour, count }) => (count > 0 ? { by: colour, key: 'underDeck', with: { count } } : null),
};
