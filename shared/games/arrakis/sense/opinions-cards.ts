import { TRACKS, type AreaId, type AtreidesToken, type PrescienceId } from '../ids.ts';
import type { ArrakisAnswers, Counts } from '../questions.ts';
import { deckSize } from '../queries/table.ts';
import { NOBODY } from '../queries/legions.ts';
import type { AnyChoices } from '../../../kernel/choices.ts';
import { rate, type Rated } from '../../../search/rated.ts';
import { cardWorth } from './effects.ts';
import { costOf, gainOf, tokenCost } from './fulfil.ts';
import { cheapest } from './hand.ts';
import type { Look } from './look.ts';
import { stepsWorth } from './need.ts';
import { counted, deeds, DONE, of, only, type Opinions } from './opinion.ts';
import { pieceWorth } from './place.ts';
import { harmOf } from './ties.ts';
import { CARD } from './weights.ts';

/** Planning cards, prescience, the end of a round, and what the automa leaves open. */
export const cardOpinions: Opinions<
  | 'split'
  | 'playCard'
  | 'giveUp'
  | 'handLimit'
  | 'relieve'
  | 'prune'
  | 'replacePrescience'
  | 'endClaim'
  | 'giveUpToken'
  | 'giveUpNaib'
  | 'showTokens'
  | 'anyTrack'
  | 'scoutReveal'
  | 'automaTie'
  | 'tellObjective'
  | 'tellDrawn'
  | 'tellShown'
  | 'tellTokens'
  | 'mendWhat'
  | 'mendLegion'
  | 'mendSand'
  | 'mendSietch'
  | 'mendZone'
  | 'mendTracks'
> = {
  /** From both decks alike, so that neither is empty early. */
  split(look, _, choices) {
    const { most, max } = counted(choices);
    const counts: Record<string, number> = {};
    for (const deck of Object.keys(most)) counts[deck] = 0;
    for (let left = max; left > 0; left--) {
      const deck = Object.keys(most)
        .filter((each) => (counts[each] ?? 0) < (most[each] ?? 0))
        .sort((one, other) => leftIn(look, other, counts) - leftIn(look, one, counts))[0];
      if (deck === undefined) break;
      counts[deck] = (counts[deck] ?? 0) + 1;
    }
    return only(counts);
  },
  playCard: (look, _, choices) => [DONE, ...rate(deeds<ArrakisAnswers['playCard']>(choices), (card) => cardWorth(look, card) - CARD * 0.8)],
  giveUp(look, _, choices) {
    if (choices.pick !== 'amounts') return only('none');
    const { most, min } = counted(choices);
    return only(cheapest(look, most, min));
  },
  handLimit(look, _, choices) {
    const { most, min } = counted(choices);
    return only(cheapest(look, most, min));
  },
  /** Named leaders stay where they fight. */
  relieve: () => only([]),
  /** Cards that bring nothing any more make room for those that do. R13.10 */
  prune: (look, _, choices) => only(of<PrescienceId>(choices).filter((card) => gainOf(look, card) <= 0.5)),
  replacePrescience: (look, _, choices) => only(of<PrescienceId>(choices).filter((card) => gainOf(look, card) <= 1)),
  endClaim: (look, _, choices) => [DONE, ...rate(deeds<ArrakisAnswers['endClaim']>(choices), (card) => claimWorth(look, card))],
  giveUpToken: (look, _, choices) =>
    rate(of<ArrakisAnswers['giveUpToken']>(choices), ({ at, token }) => -tokenCost(look, at, token as AtreidesToken)),
  giveUpNaib: (look, _, choices) => rate(of<AreaId>(choices), (at) => -pieceWorth(look, 'atreides', at, { ...NOBODY, generic: 1 })),
  /** The weaker ones: those that stay facedown are asked for again. */
  showTokens(look, _, choices) {
    const { most, min } = counted(choices);
    const counts: Record<string, number> = {};
    for (const token of Object.keys(most)) counts[token] = 0;
    let left = min;
    for (const token of Object.keys(most).sort((one, other) => rankOfToken(look, one) - rankOfToken(look, other))) {
      const shown = Math.min(left, most[token] ?? 0);
      counts[token] = shown;
      left -= shown;
    }
    return only(counts);
  },
  anyTrack: (look, { steps }) => rate(TRACKS, (track) => stepsWorth(look, { [track]: steps })),
  scoutReveal(_, __, choices) {
    if (choices.pick !== 'form') return [];
    const { sietch, tokens } = choices.fields;
    const all = tokens?.pick === 'number' ? tokens.max : 0;
    const closed = sietch?.pick === 'one' && sietch.of.includes(true);
    return only({ sietch: closed, tokens: all });
  },
  /** What is equal for the automa is what harms it most. R16.2 */
  automaTie: (look, { of: ways }) => ways.map((way) => ({ it: way.pick, worth: harmOf(look, way) })),
  // What lies on a table of their own only people know: one is as good as another, and nothing is to be set right.
  tellObjective: anyOf,
  tellDrawn: anyOf,
  tellShown: anyOf,
  tellTokens: anyOf,
  mendWhat: anyOf,
  mendLegion: asItIs,
  mendSand: asItIs,
  mendSietch: anyOf,
  mendZone: anyOf,
  mendTracks: asItIs,
};
function anyOf<A>(_: Look, __: unknown, choices: AnyChoices): readonly Rated<A>[] {
  return rate(of<A>(choices), () => 0);
}
function asItIs(_: Look, __: unknown, choices: AnyChoices): readonly Rated<Counts>[] {
  return only(counted(choices).likely ?? {});
}
const leftIn = (look: Look, deck: string, counts: Readonly<Record<string, number>>): number =>
  deckSize(look.state, deck as 'fremen-ally') - 3 * (counts[deck] ?? 0);
/** What a claim brings; what it costs is lost only here. */
const claimWorth = (look: Look, card: PrescienceId): number =>
  gainOf(look, card) - costOf(look, look.book.data.prescience[card].condition) - 0.05;
const rankOfToken = (look: Look, token: string): number => {
  const { units } = look.book.data.pieces.atreidesTokens[token as AtreidesToken];
  return (units.regular ?? 0) + 2 * (units.elite ?? 0) + 3 * (units.special ?? 0);
};
