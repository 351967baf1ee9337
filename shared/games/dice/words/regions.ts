import type { Message } from '../../../text/message.ts';
import type { HouseId, RegionId } from '../ids.ts';
import type { DiceView, Standing } from '../types.ts';
import { asset, facts, house, said, troops } from './names.ts';

const strength = ({ troop, large }: Standing): number => troop + 2 * large; // R1.1
/** "Harkonnen 2", and how strong they are where that is another number. */
function standing(who: Standing): Message {
  const count = who.troop + who.large;
  return said(who.large > 0 ? 'hint.standingStrong' : 'hint.standing', { house: house(who.house), count, strength: strength(who) });
}

/** What helps to choose a region: who stands there; then whether it counts for victory, what lies there, storm. */
export function regionHint(view: DiceView, id: RegionId): Message {
  const { troops: there, asset: lying, storm, strategic } = view.map[id];
  const people = there.length > 0 ? there.map(standing) : [said('hint.nobody')];
  const place = [...(strategic ? [said('hint.strategic')] : []), ...(lying ? [asset(lying)] : []), ...(storm ? [said('hint.storm')] : [])];
  return facts([said('hint.facts', { facts: people }), ...place]);
}
/** Troops of one House in a region: "2 troops and 1 Sardaukar". */
export function groupsAt(view: DiceView, of: HouseId, id: RegionId): Message {
  const there = view.map[id].troops.find((one) => one.house === of);
  const groups = [...(there?.troop ? [troops(of, 'troop', there.troop)] : []), ...(there?.large ? [troops(of, 'large', there.large)] : [])];
  return groups.length > 0 ? said('hint.facts', { facts: groups }) : said('hint.nobody');
}
/** Only the enemies of whoever attacks. */
export function enemyHint(view: DiceView, id: RegionId): Message {
  const { active, ally } = view.turn;
  const enemies = view.map[id].troops.filter((one) => one.house !== active && one.house !== ally);
  const { asset: lying } = view.map[id];
  return said('hint.facts', { facts: [...enemies.map(standing), ...(lying === 'fortification' ? [asset(lying)] : [])] });
}
