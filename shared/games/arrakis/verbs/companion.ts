import { set } from '../../../kernel/write.ts';
import { type Aircraft, type AreaId, ATREIDES_TOKENS, FIGURES, NAMED, type Side, TRACKS, type ZoneId } from '../ids.ts';
import { SAND_THINGS } from '../events.ts';
import { less, NOBODY, wholeOf, withFacedown } from '../queries/legions.ts';
import { sietchAt } from '../queries/areas.ts';
import { without } from '../queries/table.ts';
import type { Counts } from '../questions.ts';
import type { Game, Part } from '../types.ts';
import { dismissLonely, giveUpTokens, groupOf, join, moveLeader, take } from './legions.ts';
import { changeLegion } from './records.ts';
import { gainPrescience, gainSupremacy } from './tracks.ts';

/** What an answer does not speak of is not there. */
const countOf = (counts: Counts, what: string): number => counts[what] ?? 0;
/** The part that an answer speaks of. */
const partOf = (counts: Counts): Part => ({
  ...NOBODY,
  ...Object.fromEntries(FIGURES.map((figure) => [figure, countOf(counts, figure)])),
  named: NAMED.filter((id) => countOf(counts, id) > 0),
  tokens: ATREIDES_TOKENS.flatMap((token) => Array.from({ length: countOf(counts, token) }, () => token)),
});

/** These stand in an area, whatever stood there before; tokens that are gone have left the game. */
export function mendLegion(game: Game, side: Side, at: AreaId, counts: Counts): void {
  const { state } = game;
  const now = partOf(counts);
  changeLegion(game, side, at, () => {
    const before = wholeOf(state, side, at);
    giveUpTokens(game, without(before.tokens, now.tokens));
    // Tokens of the automa stay: what is on them is nobody's.
    take(game, side, at, less(before, { ...NOBODY, ...withFacedown(before.facedown) }));
    join(game, side, at, now);
    for (const id of before.named) if (!now.named.includes(id)) moveLeader(game, id, 'ready');
    for (const id of now.named) moveLeader(game, id, at);
  });
  game.tell({ type: 'mendedLegion', side, at, group: groupOf(wholeOf(state, side, at)) });
  dismissLonely(game, side, at);
}
/** Harvester, wormsign and worm lie in an area, or do not. */
export function mendSand(game: Game, at: AreaId, counts: Counts): void {
  const { state } = game;
  const lies = (what: string, areas: readonly AreaId[]): readonly AreaId[] => [
    ...without(areas, [at]),
    ...(countOf(counts, what) > 0 ? [at] : []),
  ];
  set(game, state, 'harvesters', lies('harvester', state.harvesters));
  set(game, state, 'wormsigns', lies('wormsign', state.wormsigns));
  set(game, state, 'worms', lies('sandworm', state.worms));
  game.tell({ type: 'mendedSand', at, things: SAND_THINGS.filter((what) => countOf(counts, what) > 0) });
}
/** The tokens of two sietches have changed places; which sites are revealed stays as it is. R4.2 */
export function mendSietch(game: Game, at: AreaId, other: AreaId): void {
  const { sietches } = game.state;
  const [one, two] = [at, other].map((site) => sietchAt(game.state, site));
  const [here, there] = [one && sietches[one], two && sietches[two]];
  if (!one || !two || !here || !there) return;
  set(game, sietches, one, { ...here, rank: there.rank });
  set(game, sietches, two, { ...there, rank: here.rank });
  game.tell({ type: 'mendedSietch', at, other });
}
export function mendZone(game: Game, at: ZoneId, vehicle: Aircraft | null): void {
  const { [at]: _, ...rest } = game.state.zones;
  set(game, game.state, 'zones', vehicle ? { ...rest, [at]: vehicle } : rest);
  game.tell({ type: 'mendedZone', at, vehicle });
}
/** Markers stand elsewhere; those that rise bring what their spaces bring. R13.8 */
export function mendTracks(game: Game, counts: Counts): void {
  const { state } = game;
  for (const track of TRACKS) {
    const by = countOf(counts, track) - state.prescience[track];
    if (by > 0) gainPrescience(game, track, by);
    else set(game, state, 'prescience', { ...state.prescience, [track]: countOf(counts, track) });
  }
  const more = countOf(counts, 'supremacy') - state.supremacy;
  if (more > 0) gainSupremacy(game, more);
  else set(game, state, 'supremacy', countOf(counts, 'supremacy'));
  game.tell({ type: 'mendedTracks', supremacy: state.supremacy, prescience: state.prescience });
}
