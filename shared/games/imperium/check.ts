import { type Report, reportTo } from '../checks.ts';
import { FAMILY, holdTogether, rightCount } from '../imperium-family/contradictions.ts';
import { everyEffect } from '../imperium-family/effects/walk.ts';
import { INTRIGUE_MODES } from '../imperium-family/ids.ts';
import { copiesOf } from '../imperium-family/records.ts';
import type { Problem } from '../merged.ts';
import { HAGAL, type ImperiumData, INTRIGUE, LEADERS, SPACES } from './data.ts';
import { holdForms } from './forms.ts';
import { CONTROLLED, DIFFICULTIES, FACTIONS, HOUSES, ICONS } from './ids.ts';

const HAGAL_ONLY = { '1P': 3, '2P': 4 } as const; // R22.1 R23.3
const LEADERS_OF_HOUSE = 2; // R2.4
/** What lies in the box. R1.1 R1.2 R1.5 */
const countedWith = ({ game }: ImperiumData) => ({
  cards: { starter: 10, reserve: 24, imperium: 67 },
  intrigue: 40,
  conflicts: { 1: 4, 2: 10, 3: 4 },
  hagal: 31,
  spacesOf: { emperor: 2, 'spacing-guild': 2, 'bene-gesserit': 2, fremen: 2, landsraad: 5, city: 4, 'spice-trade': 5 },
  controlled: CONTROLLED,
  agents: game.limits.agents,
});

/**
 * Finds every contradiction in the data and names the field; an empty list = the data can be played with.
 * Forms are held first: only data in their forms are counted and compared.
 * @param data has the fields of the delivered data; plain values and lists may be anything
 */
export function problemsOf(data: ImperiumData): readonly Problem[] {
  const found: Problem[] = [];
  const report = reportTo(FAMILY, found);
  holdForms(data, report);
  if (found.length > 0) return found;
  holdTogether(data, { factions: FACTIONS, icons: ICONS }, countedWith(data), report);
  sorts(data, report);
  for (const id of SPACES) harvest(data, id, report);
  for (const id of INTRIGUE) intrigueCosts(data, id, report);
  hagal(data, report);
  levels(data, report);
  return found;
}

/** Leaders of every House, and Hagal cards for one number of persons only. R2.4 R22.1 R23.3 */
function sorts({ leaders, hagal: { cards } }: ImperiumData, report: Report): void {
  for (const [mark, right] of Object.entries(HAGAL_ONLY))
    rightCount(report, 'hagal.cards', copiesOf(Object.values(cards).filter((each) => each.mark === mark)), right);
  for (const house of HOUSES) rightCount(report, 'leaders', LEADERS.filter((id) => leaders[id].house === house).length, LEADERS_OF_HOUSE);
}

/** The cost of an Intrigue card is part of playing it; so is a condition that encloses the cost. R12.5 */
function intrigueCosts({ intrigue }: ImperiumData, id: (typeof INTRIGUE)[number], report: Report): void {
  for (const mode of INTRIGUE_MODES) {
    const list = intrigue[id][mode] ?? [];
    const field = `intrigue.${id}.${mode}`;
    const outer = list.flatMap((effect) => ('if' in effect && effect.required ? [effect, ...effect.then] : [effect]));
    if (outer.some((effect) => 'pay' in effect && !effect.mandatory)) report(field, 'costNotMandatory');
    const inner = everyEffect(list).filter((effect) => !outer.includes(effect));
    if (inner.some((effect) => ('pay' in effect && effect.mandatory) || ('if' in effect && effect.required))) report(field, 'costTooDeep');
  }
}

/** A maker space harvests its base, once. R15.3 */
function harvest({ board }: ImperiumData, id: (typeof SPACES)[number], report: Report): void {
  const { maker, base_spice, effects } = board.spaces[id];
  const harvested = effects.flatMap((effect) => ('harvest' in effect ? [effect.harvest.base] : []));
  if (maker ? harvested.length !== 1 || harvested[0] !== base_spice : harvested.length > 0 || base_spice !== undefined)
    report(`board.spaces.${id}.base_spice`, 'harvest');
}

function hagal({ hagal: { cards, solo, two_players }, leaders, game }: ImperiumData, report: Report): void {
  for (const id of HAGAL) {
    const { send_to, swords, effects: list } = cards[id];
    const reshuffles = list.some((effect) => 'reshuffle_hagal_deck_and_reveal_again' in effect);
    if (reshuffles !== (send_to === null) || reshuffles !== (swords === null)) report(`hagal.cards.${id}`, 'reshuffle'); // R21.3 R21.9
  }
  solo.recommended_leaders.forEach((id, at) => {
    if (!leaders[id]?.rival_allowed) report(`hagal.solo.recommended_leaders.${at}`, 'notForRivals', { leader: id }); // R23.1
  });
  for (const [name, { agents }] of Object.entries({ solo, two_players }))
    if (agents > game.limits.agents) report(`hagal.${name}.agents`, 'notAnAmount', { least: 1, most: game.limits.agents });
}

function levels({ game: { setup, limits }, hagal }: ImperiumData, report: Report): void {
  const used = setup.conflict_deck.reduce((total, { use }) => total + use, 0);
  for (const id of DIFFICULTIES) {
    const { conflict_cards_above_rival_swordmasters: above, rival_garrison } = hagal.difficulties[id];
    if (above >= used) report(`hagal.difficulties.${id}`, 'notAnAmount', { least: 1, most: used - 1 }); // R23.7
    if (rival_garrison > limits.troops) report(`hagal.difficulties.${id}.rival_garrison`, 'notAnAmount', { least: 0, most: limits.troops });
  }
}
