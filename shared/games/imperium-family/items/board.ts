import type { Item } from '../../face.ts';
import type { Records } from '../edition.ts';
import type { FactionId } from '../ids.ts';
import { copiesOf, type SpaceRecord, visitOf } from '../records.ts';
import { ICON_SIGNS } from '../signs/names.ts';
import { saidCondition, saidEffects } from '../words/effects.ts';
import { leaderLines } from '../words/leader-lines.ts';
import { factionName, iconName, nameOf, ofFaction, ofLeader, ofSpace, said } from '../words/names.ts';
import { saidSpacePrice } from '../words/price.ts';
import { cited, fact, facts, marked, named, number, type Shelf, spaces, when } from './shelf.ts';
import { watchedFrom } from './spies.ts';

/** A Leader: both abilities in words, House and difficulty. */
export function leader(shelf: Shelf, id: string): Item {
  const { edition } = shelf;
  const record = shelf.leaders[id] as Records['leaders'][string];
  const { house, complexity, rival_allowed, source } = record;
  return {
    entity: ofLeader(id),
    group: 'imperium.group.leader',
    name: nameOf(edition, 'leader', id),
    icon: 'leader',
    lines: leaderLines(edition, id, record),
    facts: facts(
      house !== null && fact('house', nameOf(edition, 'house', house)),
      fact('complexity', number(complexity)),
      rival_allowed !== undefined && fact('rival', said(rival_allowed ? 'fact.yes' : 'fact.no')),
    ),
    rules: [...named(shelf.rules.leaders[id]), ...cited(shelf, 'R18.1')],
    ...marked(source),
  };
}

/** A board space: what it asks, what it does, and for whom. */
export function space(shelf: Shelf, id: string): Item {
  const record = shelf.board.spaces[id] as SpaceRecord;
  const { icon, control_bonus, requirement, only, combat, once_per_player, maker, source } = record;
  const price = saidSpacePrice(record, shelf.edition);
  return {
    entity: ofSpace(id),
    group: 'imperium.group.space',
    name: nameOf(shelf.edition, 'space', id),
    icon: ICON_SIGNS[icon],
    lines: [
      ...when(shelf, 'visit', visitOf(record)),
      ...when(shelf, 'control', control_bonus ?? []),
      ...(combat ? [said('item.combat')] : []),
      ...(maker ? [said('item.maker')] : []),
    ],
    facts: facts(
      fact('icons', iconName(icon)),
      price && fact('price', price),
      requirement && fact('condition', saidCondition(requirement, shelf.edition)),
      only !== undefined && fact('only', nameOf(shelf.edition, 'leader', only)),
      once_per_player && fact('limit', said('fact.oncePerPlayer')),
      watchedFrom(shelf, id),
    ),
    rules: [
      ...named(shelf.rules.spaces[id]),
      ...cited(shelf, 'R6.3', ...(combat ? ['R8.4'] : []), ...(maker ? ['R15.3'] : []), ...(control_bonus ? ['R14.3'] : [])),
    ],
    ...marked(source),
  };
}

/** A Faction with its Influence track. */
export function faction(shelf: Shelf, id: FactionId): Item {
  const { vp_at, bonus_at, alliance_at, bonus, owner, team_rewards = {}, source } = shelf.board.tracks[id];
  const cards = Object.values(shelf.cards).filter(({ factions }) => factions.includes(id));
  return {
    entity: ofFaction(id),
    group: 'imperium.group.faction',
    name: factionName(id),
    icon: ICON_SIGNS[id],
    lines: [
      said('item.faction.vp', { level: vp_at }),
      ...Object.entries(team_rewards).map(([level, reward]) =>
        said('item.faction.team', { level: Number(level), effects: saidEffects(reward, shelf.edition) }),
      ),
      ...(bonus.length > 0 ? [said('item.faction.bonus', { level: bonus_at, effects: saidEffects(bonus, shelf.edition) })] : []),
      said('item.faction.alliance', { level: alliance_at }),
    ],
    facts: facts(
      owner !== undefined && fact('only', nameOf(shelf.edition, 'leader', owner)),
      spaces(shelf, (one) => one.faction === id),
      fact('cards', number(copiesOf(cards))),
    ),
    rules: cited(shelf, 'R11.2', 'R11.3', 'R11.4', 'R11.5'),
    ...marked(source),
  };
}
