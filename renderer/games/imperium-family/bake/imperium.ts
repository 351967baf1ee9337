import { DATA } from '../../../../shared/games/imperium/data.ts';
import type { CardId, ConflictId, HagalId, IntrigueId, LeaderId, SpaceId } from '../../../../shared/games/imperium/ids.ts';
import { INTRIGUE_MODES } from '../../../../shared/games/imperium-family/ids.ts';
import { above, at, below, crossed, type Group, heap, hollow, mirrored, pair, shining, three, turned } from './groups.ts';
import { type Tradition, traditionOf } from './traditions.ts';

/** What stands in the sand of everything that has a face, our own picture of each. */
const CARD_GROUPS: Readonly<Record<CardId, Group>> = {
  'convincing-argument': 'persuasion',
  dagger: turned('dagger', 48),
  diplomacy: 'deal',
  'dune-the-desert-planet': 'planet',
  reconnaissance: 'glasses',
  'seek-allies': 'ally',
  'signet-ring': 'signet',
  'arrakis-liaison': [at('sietch', 0, -0.04, 1.1), at('leader', 0, 0.22, 0.34)],
  'the-spice-must-flow': below('spice', 'air'),
  'foldspace-card': 'inf-guild',
  'assassination-mission': 'hunter',
  'dr-yueh': 'suk',
  'missionaria-protectiva': 'prayer',
  'sardaukar-infantry': 'helmet',
  scout: turned('steps', 35),
  'arrakis-recruiter': pair('banner', 'troop', 0.86),
  'guild-administrator': 'contract',
  'imperial-spy': 'spy',
  'spice-hunter': [at('spice', -0.42, 0.18, 0.56), at('spice', 0.46, 0.2, 0.5), at('spice', 0, -0.02, 0.95)],
  'spice-smugglers': 'smuggler',
  'the-voice': 'voice',
  'bene-gesserit-initiate': 'hood',
  'bene-gesserit-sister': [at('hood', -0.4, 0, 0.85), at('hood', 0.4, 0, 0.85)],
  crysknife: 'crysknife',
  'fedaykin-death-commando': 'thumper',
  'gene-manipulation': turned('helix', 40),
  'guild-bankers': 'coins',
  'shifting-allegiances': [at('banner', -0.42, 0, 0.8), mirrored(at('banner', 0.42, 0, 0.8))],
  'space-travel': 'heighliner',
  'test-of-humanity': 'box',
  'duncan-idaho': 'sword',
  'firm-grip': 'fist',
  'fremen-camp': [at('tent', -0.5, 0.1, 0.7), at('tent', 0.5, 0.1, 0.7), at('tent', 0, 0, 0.95)],
  'guild-ambassador': 'tank',
  'gun-thopter': [at('ornithopter', 0, -0.14, 0.9), at('bolts', 0, 0.4, 0.5)],
  'other-memory': [
    at('hood', -0.85, 0.14, 0.5),
    at('hood', 0.85, 0.14, 0.5),
    at('hood', -0.45, 0.06, 0.7),
    at('hood', 0.45, 0.06, 0.7),
    at('hood', 0, 0, 1),
  ],
  'sietch-reverend-mother': [at('sietch', 0, -0.04, 1.15), at('hood', 0, 0.2, 0.4)],
  'smugglers-thopter': [at('ornithopter', -0.16, -0.06, 0.9), at('trade', 0.56, 0.28, 0.42)],
  carryall: above('ornithopter', 'harvester'),
  chani: 'stillsuit',
  'liet-kynes': pair('palm', 'water', 0.9),
  'piter-de-vries': 'poison',
  'power-play': 'king',
  'sardaukar-legion': three('helmet'),
  stilgar: 'masked',
  'thufir-hawat': 'mentat',
  'gurney-halleck': 'lute',
  opulence: 'chalice',
  'reverend-mother-mohiam': turned('gom-jabbar', 0),
  'worm-riders': [at('sandworm', 0.05, 0.1, 1), at('agent', -0.12, -0.42, 0.36, -20)],
  'lady-jessica': [at('inf-bg', 0, 0, 1.05), hollow(at('seal0', 0, 0, 0.18))],
  'choam-directorship': heap('trade'),
  'kwisatz-haderach': shining('eye'),
};

const INTRIGUE_GROUPS: Readonly<Record<IntrigueId, Group>> = {
  'allied-armada': [at('heighliner', -0.62, 0.2, 0.56), at('heighliner', 0.62, 0.2, 0.56), at('heighliner', 0, -0.16, 0.8)],
  ambush: 'duel',
  'bindu-suspension': 'hidden',
  bribery: [at('palmUp', 0, 0.2, 0.86), at('solari', 0.06, -0.26, 0.46)],
  'bypass-protocol': 'key',
  'calculated-hire': [at('mentat', -0.3, 0, 0.95), at('solari', 0.52, 0.2, 0.46)],
  charisma: shining('leader'),
  'choam-shares': [at('contract', -0.28, 0, 0.95), at('trade', 0.52, 0.2, 0.5)],
  'corner-the-market': 'silo',
  'councilors-dispensation': 'landsraad',
  'demand-respect': [at('agent', -0.24, 0, 0.95), at('agent', 0.46, 0.22, 0.58, 38)],
  'dispatch-an-envoy': 'scroll',
  'double-cross': 'traitor',
  'favored-subject': 'inf-emperor',
  'guild-authorization': [at('seal0', 0, 0, 1.3), at('inf-guild', 0, 0, 0.62)],
  infiltrate: 'cloak',
  'know-their-ways': [at('inf-fremen', -0.3, 0, 0.85), at('steps', 0.5, 0.12, 0.56, 30)],
  'master-tactician': 'knight',
  'plans-within-plans': 'maze',
  'poison-snooper': 'snooper',
  'private-army': heap('troop'),
  'rapid-mobilization': 'horn',
  'recruitment-mission': three('agent'),
  refocus: 'lens',
  reinforcements: pair('troop', 'up', 0.86),
  'secret-of-the-sisterhood': 'keyhole',
  'staged-incident': 'mask',
  'the-sleeper-must-awaken': [at('rays', 0, 0, 1.3), at('hidden', 0, 0, 0.72)],
  tiebreaker: 'scales',
  'to-the-victor': [at('laurel', 0, 0, 1.08), at('spice', 0, -0.04, 0.48)],
  'urgent-mission': 'recall',
  'water-of-life': [at('water', 0, 0, 1.1), hollow(at('inf-bg', 0, 0.12, 0.42))],
  'water-peddlers-union': 'jug',
  windfall: heap('solari'),
};

const CONFLICT_GROUPS: Readonly<Record<ConflictId, Group>> = {
  'skirmish-a': 'swords',
  'skirmish-b': 'elite',
  'skirmish-c': 'duel',
  'skirmish-d': [at('broken', 0, 0, 0.98)],
  'cloak-and-dagger': 'cloak',
  'desert-power': 'sandworm',
  'guild-bank-raid': below('coins', 'swords'),
  machinations: 'gear',
  'raid-stockpiles': [at('silo', 0, -0.16, 0.9), at('swords', 0, 0.48, 0.48)],
  'secure-imperial-basin': 'harvester',
  'siege-of-arrakeen': 'fort',
  'siege-of-carthag': 'city',
  'sort-through-the-chaos': 'storm',
  'terrible-purpose': above('eye', 'swords'),
  'battle-for-arrakeen': [at('fort', 0, -0.2, 0.92), at('swords', 0, 0.48, 0.5)],
  'battle-for-carthag': [at('city', 0, -0.2, 0.92), at('swords', 0, 0.48, 0.5)],
  'battle-for-imperial-basin': [at('spice', 0, -0.2, 0.92), at('swords', 0, 0.5, 0.46)],
  'grand-vision': shining('planet'),
};

const LEADER_GROUPS: Readonly<Record<LeaderId, Group>> = {
  'paul-atreides': 'e-atreides',
  'duke-leto-atreides': 'bull',
  'baron-vladimir-harkonnen': 'baron',
  'glossu-the-beast-rabban': 'fist',
  'earl-memnon-thorvald': 'council',
  'countess-ariana-thorvald': 'jug',
  'count-ilban-richese': 'gear',
  'helena-richese': 'fan',
};

const HAGAL_GROUPS: Readonly<Record<HagalId, Group>> = {
  'hagal-conspire': 'inf-emperor',
  'hagal-wealth': 'coins',
  'hagal-heighliner': 'heighliner',
  'hagal-foldspace': 'inf-guild',
  'hagal-selective-breeding': turned('helix', 40),
  'hagal-secrets': 'keyhole',
  'hagal-hardy-warriors': crossed('crysknife', 0),
  'hagal-stillsuits': 'stillsuit',
  'hagal-rally-troops': three('troop'),
  'hagal-hall-of-oratory': 'landsraad',
  'hagal-carthag': 'city',
  'hagal-harvest-spice': 'harvester',
  'hagal-arrakeen-1p': [at('fort', -0.3, 0, 0.9), at('signet', 0.56, 0.14, 0.5)],
  'hagal-arrakeen-2p': 'fort',
  'hagal-reshuffle': 'shuffle',
};

const SPACE_GROUPS: Readonly<Record<SpaceId, Group>> = {
  conspire: 'inf-emperor',
  wealth: 'coins',
  heighliner: 'heighliner',
  foldspace: 'inf-guild',
  'selective-breeding': turned('helix', 40),
  secrets: 'keyhole',
  'hardy-warriors': crossed('crysknife', 0),
  stillsuits: 'stillsuit',
  'high-council': 'council',
  mentat: 'mentat',
  'rally-troops': three('troop'),
  'hall-of-oratory': 'landsraad',
  swordmaster: 'swordmaster',
  'sell-melange': 'scales',
  'secure-contract': 'contract',
  arrakeen: 'fort',
  carthag: 'city',
  'research-station': 'station',
  'sietch-tabr': 'sietch',
  'imperial-basin': 'harvester',
  'hagga-basin': 'dunes',
  'the-great-flat': 'sandworm',
};

/** Backs that stand upright; a Conflict lies on its side. */
const TALL_BACKS = { card: 'mark', intrigue: 'plot', hagal: 'bot' } as const satisfies Record<string, Group>;

/** One tray: what stands in it, and in what sand. */
export interface Motif {
  readonly group: Group;
  readonly tradition: Tradition;
}
const motifs = <Id extends string>(
  kind: string,
  groups: Readonly<Record<Id, Group>>,
  traditionOfId: (id: Id) => Tradition,
): [string, Motif][] => (Object.keys(groups) as Id[]).map((id) => [`${kind}:${id}`, { group: groups[id], tradition: traditionOfId(id) }]);
const BACK_SAND: Readonly<Record<keyof typeof TALL_BACKS, Tradition>> = { card: 'leader', intrigue: 'plot', hagal: 'hagal' };

/** The sheets of this edition: each is one picture of trays of one shape. */
export const IMPERIUM_SHEETS = {
  imperiumCards: motifs('card', CARD_GROUPS, (id) => traditionOf(DATA.cards[id])),
  imperiumIntrigue: motifs('intrigue', INTRIGUE_GROUPS, (id) => INTRIGUE_MODES.find((mode) => DATA.intrigue[id][mode]) ?? 'plot'),
  imperiumBoard: [
    ...motifs('space', SPACE_GROUPS, (id) => DATA.board.spaces[id].faction ?? 'board'),
    ...motifs('hagal', HAGAL_GROUPS, () => 'hagal'),
    ...motifs('back', { conflict: 'swords' }, () => 'none'),
  ],
  imperiumTall: [
    ...motifs('conflict', CONFLICT_GROUPS, (id) => (DATA.conflicts[id].tier === 3 ? 'battle' : 'skirmish')),
    ...motifs('leader', LEADER_GROUPS, () => 'leader'),
    ...motifs('back', TALL_BACKS, (id) => BACK_SAND[id]),
  ],
} as const satisfies Readonly<Record<string, readonly [string, Motif][]>>;
