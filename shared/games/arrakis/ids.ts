/** Ids of everything on the table. `check.ts` holds the data against them. */

export const SEATS = ['seat1', 'seat2', 'seat3', 'seat4'] as const;
export type SeatId = (typeof SEATS)[number];

/** The two factions. R1.1 */
export const SIDES = ['harkonnen', 'atreides'] as const;
export type Side = (typeof SIDES)[number];
/** A faction is a House and its ally; each has a planning deck, and with 3-4 players a player of its own. R1.1, R15 */
export const HOUSES = ['house-harkonnen', 'corrino-ally', 'house-atreides', 'fremen-ally'] as const;
export type HouseId = (typeof HOUSES)[number];

/** R1.2 */
export const MODES = ['war', 'mahdi'] as const;
export type Mode = (typeof MODES)[number];
/** The phases of a round with its start and its end. R5.1 */
export const PHASES = ['start', 'vehicles', 'action', 'hazards', 'spice', 'end'] as const;
export type PhaseId = (typeof PHASES)[number];

export const SECTORS = ['ne-outer', 'se-outer', 'sw-outer', 'nw-outer', 'ne-inner', 'se-inner', 'sw-inner', 'nw-inner'] as const; // R3.1
export type SectorId = (typeof SECTORS)[number];
export const TERRAINS = ['mountain', 'plateau', 'minor-erg', 'desert', 'deep-desert'] as const; // R3.2
export type Terrain = (typeof TERRAINS)[number];
/** The eight air zones, named by the two sectors they lie between. R3.4 */
export const ZONES = [
  'air-ne-inner-ne-outer',
  'air-ne-inner-nw-inner',
  'air-nw-inner-nw-outer',
  'air-ne-inner-se-inner',
  'air-se-inner-se-outer',
  'air-se-inner-sw-inner',
  'air-nw-inner-sw-inner',
  'air-sw-inner-sw-outer',
] as const;
export type ZoneId = (typeof ZONES)[number];

/** The 101 areas; those without a printed name are numbered within their sector. R3.2 */
export const AREAS = [
  'north-pole',
  'gara-kulon',
  'sihaya-ridge',
  'ne-outer-1',
  'ne-outer-2',
  'ne-outer-3',
  'ne-outer-4',
  'ne-outer-5',
  'ne-outer-6',
  'ne-outer-7',
  'ne-outer-8',
  'ne-outer-9',
  'ne-outer-10',
  'ne-outer-11',
  'ne-outer-12',
  'ne-outer-13',
  'ne-outer-14',
  'ne-outer-15',
  'ne-outer-16',
  'pasty-mesa',
  'tasmin-sink',
  'se-outer-1',
  'se-outer-2',
  'se-outer-3',
  'se-outer-4',
  'se-outer-5',
  'se-outer-6',
  'se-outer-7',
  'se-outer-8',
  'habbanya-ridge',
  'sw-outer-1',
  'sw-outer-2',
  'sw-outer-3',
  'sw-outer-4',
  'sw-outer-5',
  'sw-outer-6',
  'sw-outer-7',
  'sw-outer-8',
  'sw-outer-9',
  'bight-of-the-cliff',
  'rock-outcroppings',
  'the-funeral-plain',
  'the-great-flat',
  'nw-outer-1',
  'nw-outer-2',
  'nw-outer-3',
  'nw-outer-4',
  'nw-outer-5',
  'nw-outer-6',
  'nw-outer-7',
  'nw-outer-8',
  'nw-outer-9',
  'nw-outer-10',
  'nw-outer-11',
  'nw-outer-12',
  'nw-outer-13',
  'nw-outer-14',
  'nw-outer-15',
  'nw-outer-16',
  'arrakeen',
  'broken-land',
  'carthag',
  'hole-in-the-rock',
  'imperial-basin',
  'rimwall-west',
  'shield-wall-east',
  'ne-inner-1',
  'ne-inner-2',
  'ne-inner-3',
  'ne-inner-4',
  'ne-inner-5',
  'ne-inner-6',
  'ne-inner-7',
  'ne-inner-8',
  'ne-inner-9',
  'false-wall-east',
  'false-wall-south',
  'harg-pass',
  'hobars-gap',
  'se-inner-1',
  'se-inner-2',
  'se-inner-3',
  'se-inner-4',
  'se-inner-5',
  'false-wall-west',
  'windgap',
  'sw-inner-1',
  'sw-inner-2',
  'sw-inner-3',
  'sw-inner-4',
  'sw-inner-5',
  'sw-inner-6',
  'arsunt',
  'hagga-basin',
  'shield-wall-west',
  'splintered-rock',
  'wind-pass',
  'nw-inner-1',
  'nw-inner-2',
  'nw-inner-3',
  'nw-inner-4',
] as const;
export type AreaId = (typeof AREAS)[number];
export const NORTH_POLE = 'north-pole' satisfies AreaId;

/** A sietch is called after its first site, also where it has been moved. R3.5, RU-32 */
export const SIETCHES = [
  'sihaya-ridge',
  'gara-kulon',
  'tasmin-sink',
  'habbanya-ridge',
  'bight-of-the-cliff',
  'rock-outcroppings',
  'windgap',
  'hobars-gap',
] as const satisfies readonly AreaId[];
export type SietchId = (typeof SIETCHES)[number];
/** Areas of the six Harkonnen settlements. R3.5 */
export const SETTLEMENTS = [
  'arrakeen',
  'carthag',
  'arsunt',
  'hagga-basin',
  'imperial-basin',
  'north-pole',
] as const satisfies readonly AreaId[];
export type SettlementId = (typeof SETTLEMENTS)[number];
export const SETTLEMENT_KINDS = ['pyon-village', 'carthag', 'arrakeen'] as const; // R2.4
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];
/** Areas that the Family Atomics can turn to desert. R13.9 */
export const ATOMICS = ['splintered-rock', 'hole-in-the-rock', 'rimwall-west'] as const satisfies readonly AreaId[];
export type AtomicsId = (typeof ATOMICS)[number];

/** Ranks of units in rising order; `special` is Sardaukar or Fedaykin. R2.5 */
export const RANKS = ['regular', 'elite', 'special'] as const;
export type Rank = (typeof RANKS)[number];
/** Figures without a name: units, and the generic leader of a side (Bashar, Naib). */
export const FIGURES = [...RANKS, 'generic'] as const;
export type Figure = (typeof FIGURES)[number];

export const HARKONNEN_LEADERS = [
  'baron-harkonnen',
  'beast-rabban',
  'thufir-hawat',
  'feyd-rautha',
  'gaius-helen-mohiam',
  'captain-aramsham',
  'shaddam-iv',
] as const;
export const ATREIDES_LEADERS = [
  'paul-atreides',
  'lady-jessica',
  'stilgar',
  'gurney-halleck',
  'alia',
  'chani',
  'paul-muaddib',
  'reverend-mother-jessica',
] as const;
export const NAMED = [...HARKONNEN_LEADERS, ...ATREIDES_LEADERS] as const;
/** Named leaders: figures that march in legions. R2.5 */
export type NamedId = (typeof NAMED)[number];
/** What has a leader card of its own: the named leaders and the Wild Maker, who is a worm. R17.1, R14.9 */
export const LEADERS = [...NAMED, 'wild-maker'] as const;
export type LeaderId = (typeof LEADERS)[number];

export const VEHICLES = ['harvester', 'ornithopter', 'carryall'] as const;
export type Vehicle = (typeof VEHICLES)[number];
/** Vehicles that are in air zones. R3.4 */
export type Aircraft = Exclude<Vehicle, 'harvester'>;
export const WORMSIGNS = ['sand', 'sandworm', 'burrowing'] as const; // R8.3
export type Wormsign = (typeof WORMSIGNS)[number];

/** Symbols of the action dice with slots on the dashboards. R6.2 */
export const SYMBOLS = ['strategy', 'deployment', 'leadership', 'mentat', 'house'] as const;
export type ActionSymbol = (typeof SYMBOLS)[number];
export const COMBAT_FACES = ['hit', 'shield', 'special'] as const; // R2.2
export type CombatFace = (typeof COMBAT_FACES)[number];
export const BOARDS = [
  'sietch-tabr',
  'giedi-prime',
  'house-atreides-board',
  'fremen-ally-board',
  'house-harkonnen-board',
  'corrino-ally-board',
] as const; // R4.11, R15.2
export type BoardId = (typeof BOARDS)[number];

export const POWERS = ['choam', 'spacing-guild', 'landsraad'] as const; // R9
export type PowerId = (typeof POWERS)[number];
export const TRACKS = ['kwisatz-haderach', 'sand-dwellers', 'jihad'] as const; // R13.1
export type TrackId = (typeof TRACKS)[number];

/** Atreides deployment tokens: `s` starting, `d` standard; tokens of one id have the same figures on their face. R4.3, R4.4 */
export const ATREIDES_TOKENS = [
  's-two-regulars',
  's-elite',
  's-special',
  'd-elite',
  'd-special',
  'd-two-elites',
  'd-elite-special',
  'd-lone-special',
] as const;
export type AtreidesToken = (typeof ATREIDES_TOKENS)[number];
/** Harkonnen starting deployment tokens of the black and of the silver set. R4.6 */
export const HARKONNEN_TOKENS = [
  'black-two-regulars-bashar',
  'black-elite-bashar',
  'black-special-bashar',
  'black-elite-special',
  'silver-two-regulars',
  'silver-elite',
  'silver-two-elites',
] as const;
export type HarkonnenToken = (typeof HARKONNEN_TOKENS)[number];
export const TOKEN_SETS = ['black', 'silver'] as const;
export type TokenSet = (typeof TOKEN_SETS)[number];

/** Planning cards; some ids stand for several copies. R2.3 */
export const PLANNING = [
  'hard-times-and-oppression',
  'forced-recruitment',
  'beloved-feyd-rautha',
  'harkonnen-patrols',
  'arsunt-legion',
  'barons-personal-guard',
  'hawats-scheming',
  'evidence-of-rebellion',
  'polar-cap-factories',
  'carthag-the-former-capital',
  'workhorse-of-arrakis',
  'spotter-control',
  'explosive-artillery',
  'sandmasters',
  'mudir-nahya',
  'hunter-seeker',
  'rage-overcame-shaddam-iv-a',
  'rage-overcame-shaddam-iv-b',
  'rage-overcame-shaddam-iv-c',
  'manipulation-of-others',
  'breeding-program',
  'troop-carriers',
  'shigawire',
  'hope-clouds-observation',
  'reports-of-traitors',
  'sardaukar-pogrom',
  'sardaukars-manner',
  'spies-all-over-arrakis',
  'full-control-of-the-air',
  'moving-the-battle-group',
  'killers-without-mercy',
  'sardaukar-disguised',
  'i-decide-what-best-serves-his-majesty',
  'seek-out-the-mahdi',
  'war-plan',
  'alia-the-abomination',
  'smugglers-a',
  'smugglers-b',
  'smugglers-c',
  'the-voice',
  'death-commandos',
  'tested-with-the-gom-jabbar',
  'chatt-the-leaper',
  'truthtrance',
  'adab-the-demanding-memory',
  'alam-al-mithal',
  'usul-the-base-of-the-pillar',
  'voice-from-the-outer-world',
  'our-family-atomics',
  'battle-language',
  'bill-of-particulars',
  'fear-is-the-mind-killer',
  'shai-hulud',
  'wall-of-sandworms',
  'dust-chasms',
  'fremen-rockets',
  'eyes-of-ibad',
  'captured-ornithopter',
  'crysknife',
  'cielagos-piping-message',
  'jubba-cloaks',
  'hieregs',
  'grandmother-of-a-storm',
  'stillsuits',
  'i-am-stilgar-the-fremen',
  'thumpers',
  'kitab-al-ibar',
  'sandtides',
] as const;
export type PlanningId = (typeof PLANNING)[number];
/** R13 */
export const PRESCIENCE = [
  'dew-collectors-for-the-planting',
  'the-fremen-call-paul-the-mahdi',
  'the-water-discipline',
  'new-hidden-wind-traps',
  'stunted-worms',
  'jessica-trains-paul',
  'the-desert-war',
  'the-lisan-al-gaib',
  'paul-drinks-the-water-of-life',
  'families-flee-to-the-palmaries-of-the-south',
  'the-tahaddi-challenge',
  'jessica-drinks-the-water-of-life',
  'paul-rides-the-maker',
  'the-spice-stops-flowing',
  'paul-leads-the-assault',
  'an-enemy-leader-falls',
] as const;
export type PrescienceId = (typeof PRESCIENCE)[number];
/** Secret objectives, by their targets for Kwisatz Haderach, Sand Dwellers and Jihad. R1.4 */
export const OBJECTIVES = [
  'objective-10-5-3',
  'objective-10-3-5',
  'objective-5-10-3',
  'objective-5-3-10',
  'objective-3-10-5',
  'objective-3-5-10',
] as const;
export type ObjectiveId = (typeof OBJECTIVES)[number];
/** Sectors as the tactical cards of the automa count them: the inner ones are one. R16.2 */
export type TacticalSector = Extract<SectorId, `${string}-outer`> | 'inner';
export const isOuter = (sector: SectorId): sector is Extract<SectorId, TacticalSector> => sector.endsWith('-outer');
