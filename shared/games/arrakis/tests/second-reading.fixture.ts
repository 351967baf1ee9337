/**
 * The cards and leaders of War for Arrakis read a second time, before the data files of the game were opened.
 * `brief.fixture.ts` puts the data into the same notation, `second-reading.test.ts` compares.
 *
 * Notation: `;` what comes next, `or` a choice, `if X: A else: B` what is asked first; an `if` in brackets ends with
 * them. `reg`, `elite`, `spec` are units of the three ranks (spec: Sardaukar or Fedaykin), `leader` a Bashar, Naib or
 * named one, `tank` is the regeneration tank, `spread` means one to an area, `it` the legion just named. `N/M`: one
 * Special becomes N Hits and M Shields by this leader. `kh`, `sd`, `j` are the three prescience markers.
 *
 * Read from:
 * - box: the Czech rulebook. It shows 8 planning cards, 5 prescience cards, 3 Objectives, the 3 Bans, how the leaders
 *   enter, one special action and, in an example of a battle, what a Special becomes by three leaders.
 * - kdc: the typing of the printed planning cards, Bans and leaders in KDC-Solo/dune-war-for-arrakis.
 * - mentat: the content files of mikanyg/dune-wfa-mentat-app: leaders of the Harkonnen, Bans, tactical cards, spice board.
 * - calculator: the table of leaders in a public battle calculator.
 * - baron: the texts of quevedo17th-star/dune-baron about its fan cards, one for each prescience card of the end of
 *   the round. Its pictures, which show the gains, could not be read a second time.
 * - digest: found in none of these; from the plain sentence of our own digest of the rules.
 *
 * Once both lay side by side, order and words were brought into line where they mean the same. What this reading had
 * missed: that the two worms of Thumpers go to different areas, and the token that Gaius Helen Mohiam brings.
 */

/** All planning cards: `copies: effect`, by deck. Read in kdc. */
export const PLANNING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'house-harkonnen': {
    'hard-times-and-oppression': '1: place 1 reg in each village; place 1 elite in each of carthag, arrakeen',
    'forced-recruitment': '1: place 3 elite, 1 leader in arrakeen',
    'beloved-feyd-rautha':
      '1: if feyd-rautha in play: place 2 elite in legion of feyd-rautha else: feyd-rautha enters; beast-rabban out for good; play 1',
    'harkonnen-patrols': '1: place 3 reg spread in empty desert',
    'arsunt-legion': '1: place 1 reg, 1 elite, 1 leader in arsunt; move or attack with legion in arsunt',
    'barons-personal-guard': '1: place 2 elite, baron-harkonnen in carthag or arrakeen; move any legion',
    'hawats-scheming': '3: free, for 2-3 of these: thufir-hawat out for good; gaius-helen-mohiam enters',
    'evidence-of-rebellion': '1: place 2 elite in any settlement; draw 2',
    'polar-cap-factories': '1: place 2 reg, 1 elite, 1 bashar in north-pole; discard all wormsigns next to north-pole',
    'carthag-the-former-capital': '1: place 3 reg, 1 elite, 1 leader in carthag',
    'workhorse-of-arrakis': '1: place 1 harvester, 1 carryall; draw 2',
    'spotter-control': '1: discard 3 wormsigns; draw 2',
    'explosive-artillery': '1: move any legion; roll 4 at an enemy legion next to an own one: hit by sword, special',
    sandmasters: '1: place 3 harvester; draw 1',
    'mudir-nahya':
      '1: if beast-rabban out for good: place 2 elite, 1 leader in any legion else: place 1 elite, beast-rabban in any legion; surprise attack with it',
    'hunter-seeker': '1: tank 1 enemy named leader in a sector with an own legion',
  },
  'corrino-ally': {
    'rage-overcame-shaddam-iv-a': '1: if shaddam-iv in play: place 4 reg, shaddam-iv in any settlement else: shaddam-iv enters; play 1',
    'rage-overcame-shaddam-iv-b': '1: if shaddam-iv in play: place 2 spec, shaddam-iv in any legion else: shaddam-iv enters; play 1',
    'rage-overcame-shaddam-iv-c':
      '1: if shaddam-iv in play: place shaddam-iv in legion with spec; move with it; surprise attack with it else: shaddam-iv enters; play 1',
    'manipulation-of-others': '1: opponent discards 2; draw 2',
    'breeding-program': '1: take 1 bene gesserit token; play 1',
    'troop-carriers': '1: move a legion from a settlement straight to an own legion',
    shigawire: '1: move legion with spec; tank 1 enemy named leader next to it',
    'hope-clouds-observation': '1: shuffle back 1 revealed prescience card',
    'reports-of-traitors': '1: opponent loses 1 unused house die',
    'sardaukar-pogrom': '1: move 3 legions with spec',
    'sardaukars-manner': '1: move or surprise attack with legion with spec',
    'spies-all-over-arrakis': '1: reveal sietch and all deployment tokens in 1 area; draw 2',
    'full-control-of-the-air': '1: place 2 ornithopter; move any legion',
    'moving-the-battle-group': '1: place 2 elite, 1 bashar in free mountain',
    'killers-without-mercy': '1: attack with legion with spec, continuing costs no hit',
    'sardaukar-disguised': '1: replace 2 elite by 2 spec; move 2 legions with spec',
    'i-decide-what-best-serves-his-majesty': '1: place captain-aramsham in legion with spec; move or surprise attack with it',
    'seek-out-the-mahdi': '1: move any legion; opponent, next turn: no placing or deploying paul, no move or attack with him',
  },
  'house-atreides': {
    'war-plan': '1: move or attack with any legion, 1 die more in each round',
    'alia-the-abomination':
      '1: if alia in play: tank 1 enemy named leader anywhere; draw 2 else: (if reverend-mother-jessica in play: alia enters); play 1',
    'smugglers-a':
      '1: if gurney-halleck in play: place 2 wormsigns; move legion of gurney-halleck else: gurney-halleck enters; place 2 elite, gurney-halleck in empty desert',
    'smugglers-b':
      '1: if gurney-halleck in play: place 2 elite in legion of gurney-halleck else: gurney-halleck enters; place 2 elite, gurney-halleck in empty desert',
    'smugglers-c':
      '1: if gurney-halleck in play: remove 2 vehicles from sector of gurney-halleck else: gurney-halleck enters; place 2 elite, gurney-halleck in empty desert',
    'the-voice': '1: opponent discards 1; play 1',
    'death-commandos': '1: replace 2 elite by 2 spec; move 2 legions with spec',
    'tested-with-the-gom-jabbar': '1: draw 1 more objective, either wins; draw 2',
    'chatt-the-leaper': '1: place 2 spec, 1 naib in any sietch',
    truthtrance: '1: opponent must use a chosen unused die next turn; draw 2 or play 1',
    'adab-the-demanding-memory': '1: any number of revealed prescience cards out for good, as many new ones; play 1',
    'alam-al-mithal': '1: 1 prescience marker down, another up as far; draw 2',
    'usul-the-base-of-the-pillar': '1: desert power 1; play 1',
    'voice-from-the-outer-world': '1: place 1 spec, paul in any legion; move or surprise attack with it',
    'our-family-atomics': '1: if atomics used: desert power 2 else: (if a prescience marker at 4: atomics); play 1',
    'battle-language': '1: move or surprise attack with legion with leader, opponent rolls at most 4 in the first round',
    'bill-of-particulars': '1: 1 imperium marker down 1 without ban; play 1',
    'fear-is-the-mind-killer': '1: attach to revealed prescience card, claimed: any marker 2 more, until end of round',
  },
  'fremen-ally': {
    'shai-hulud':
      '3: if wild-maker in play: move wild-maker; attack with wild-maker else: wild-maker enters; place 1 wild-maker in empty desert',
    'wall-of-sandworms': '1: place 1 sandworm in empty desert next to sandworm; desert power 1',
    'dust-chasms': '1: remove 2 harvesters from deep desert of 1 sector; desert power 1',
    'fremen-rockets': '1: roll 3 at a sector with an own legion: vehicle there or in its air zones by sword, special',
    'eyes-of-ibad': '1: attach to revealed prescience card, stays until claimed',
    'captured-ornithopter': '1: remove 1 ornithopter; roll 3 at a legion in a connected sector: hit by sword, special',
    crysknife: '1: move legion with spec; tank 1 enemy named leader next to it',
    'cielagos-piping-message':
      '1: (if enemy legion within 2 of a sietch: place 1 deployment token in a sietch with enemy legion within 2); draw 1',
    'jubba-cloaks': '1: move legion with leader in desert; play 1',
    hieregs: '1: place 2 reg spread in empty desert; desert power 1',
    'grandmother-of-a-storm': '1: coriolis storms',
    stillsuits: '1: move legion in desert; swap deployment tokens of 2 sietches',
    'i-am-stilgar-the-fremen': '1: place 1 reg, 2 elite, stilgar in free plateau; draw 1',
    thumpers: '1: place 2 sandworm spread in empty desert next to own legion',
    'kitab-al-ibar': '1: move a sietch and what is there to an adjacent empty desert',
    sandtides: '1: move an enemy legion from desert to an adjacent empty area; desert power 1',
  },
};
/** Pictured in box, too, or told of there: three copies of Shai-Hulud, the token of Breeding Program. */
export const CARDS_IN_THE_BOX = [
  'carthag-the-former-capital',
  'explosive-artillery',
  'manipulation-of-others',
  'moving-the-battle-group',
  'adab-the-demanding-memory',
  'alam-al-mithal',
  'captured-ornithopter',
  'cielagos-piping-message',
  'shai-hulud',
  'breeding-program',
] as const;

/** Prescience cards: `phase | condition | gains`. */
export const PRESCIENCE: Readonly<Record<string, string>> = {
  'dew-collectors-for-the-planting': 'end of round | own legions in 3 plateau areas | sd 2',
  'the-fremen-call-paul-the-mahdi': 'end of round | reveal a sietch with paul there | kh 1, j 1',
  'the-water-discipline': 'end of round | paul and jessica together in deep desert without sietch | kh 1, sd 1',
  'new-hidden-wind-traps': 'end of round | own legions in 3 mountain areas | sd 1, j 1',
  'stunted-worms': 'end of round | own legions in 2 minor erg areas | kh 1, sd 2',
  'jessica-trains-paul': 'end of round | paul and jessica together in a sietch | kh 2',
  'the-desert-war': 'end of round | own legions in 4 desert areas without sietch | sd 1, j 2',
  'the-lisan-al-gaib': 'end of round | reveal 2 deployment tokens with paul there | kh 1, sd 1, j 1',
  'paul-drinks-the-water-of-life': 'action | for 1 die: paul from a sector without enemy legion to tank | kh 3',
  'families-flee-to-the-palmaries-of-the-south':
    'action | remove 1 deployment token from a sietch in a sector with enemy legion | sd 1, j 1',
  'the-tahaddi-challenge': 'action | for 1 die: remove 1 naib of a legion with named leader in a sector without enemy legion | kh 1, j 2',
  'jessica-drinks-the-water-of-life': 'action | for 1 die: jessica from a sector without enemy legion to tank | sd 3',
  'paul-rides-the-maker': 'action | paul rode a worm in a move or attack | kh 1, sd 1',
  'the-spice-stops-flowing': 'action | 2 harvesters left the map this phase | j 2',
  'paul-leads-the-assault': 'action | legion of paul won an attack on a defended area | kh 1, j 2',
  'an-enemy-leader-falls': 'action | an enemy named leader goes to tank this phase | kh 1, j 1',
};
/** Pictured in the box, where the gains are bare numbers: which marker a number is for was read in digest. */
export const AMOUNTS_IN_THE_BOX: Readonly<Record<string, readonly number[]>> = {
  'the-desert-war': [1, 2],
  'the-fremen-call-paul-the-mahdi': [1, 1],
  'paul-drinks-the-water-of-life': [3],
  'families-flee-to-the-palmaries-of-the-south': [1, 1],
  'the-tahaddi-challenge': [1, 2],
};
/** Read in digest only: nothing of these was found anywhere. */
export const FOUND_NOWHERE = [
  'jessica-drinks-the-water-of-life',
  'paul-rides-the-maker',
  'the-spice-stops-flowing',
  'paul-leads-the-assault',
  'an-enemy-leader-falls',
] as const;

/** Objectives: kh, sd, j. The box shows three of the six. */
export const OBJECTIVES = {
  box: ['10 5 3', '5 10 3', '5 3 10'],
  digest: ['10 3 5', '3 10 5', '3 5 10'],
} as const;

/** Bans (box, kdc, mentat): one is a number, the others forbid. */
export const BANS = {
  choam: 'at most 5 units in an own legion',
  'spacing-guild': 'no scouting',
  landsraad: 'no planning cards discarded for combat dice',
} as const;

/**
 * Leaders: `House | slot | enters | special action | Special`. How they enter is from box; slots and special actions of
 * the Harkonnen are from kdc and mentat; what a Special becomes from kdc and calculator; the rest of `IN_DIGEST_ONLY` is
 * from digest.
 */
export const LEADERS: Readonly<Record<string, string>> = {
  'baron-harkonnen': 'house-harkonnen | house | start | replace 3 reg by 3 elite | 0/2',
  'beast-rabban': 'house-harkonnen | leadership | start | move legion of beast-rabban; move it again | 2/0',
  'thufir-hawat': 'house-harkonnen | mentat | supremacy 1 | draw 3 of house-harkonnen | 1/2',
  'feyd-rautha': 'house-harkonnen | leadership | supremacy 6, beast-rabban leaves | move legion of feyd-rautha; attack with it | 2/1',
  'gaius-helen-mohiam': 'corrino-ally | mentat | thufir-hawat out, 1 bene gesserit token | draw 2 of corrino-ally; play 1 | 0/3',
  'captain-aramsham': 'corrino-ally | deployment | start | deploy 2 reg, 1 spec, 1 leader in settlements | 1/1',
  'shaddam-iv': 'corrino-ally | strategy | card | replace 3 elite by 3 spec | 2/0',
  'paul-atreides': 'house-atreides | leadership | start | place paul-atreides in any legion; move 2 legions with leader | 1/0',
  'lady-jessica': 'house-atreides | mentat | start | draw 3 | 0/1',
  'reverend-mother-jessica': 'house-atreides | mentat | sd 3, lady-jessica leaves | draw 2; play 1 | 0/2',
  'gurney-halleck': 'house-atreides | leadership | card | move legion of gurney-halleck; attack with it | 2/1',
  alia: 'house-atreides | house | any marker 6 | any other die; draw 1 | 1/0',
  stilgar: 'fremen-ally | strategy | start | move 3 legions | 2/0',
  chani: 'fremen-ally | deployment | j 3 | deploy 2 deployment token, 1 leader in the same sietch | 1/1',
  'paul-muaddib':
    'fremen-ally | leadership | kh 3, paul-atreides leaves | place paul-muaddib in any legion; move with it; surprise attack with it | 2/1',
  'wild-maker': 'fremen-ally | desert-power | card | move wild-maker; attack with wild-maker | rolls 6',
};

/** A Bashar or Naib (box). */
export const GENERIC_LEADER = '1/0';
/** Slot and special action of these were found nowhere, of Wild Maker only the special action. */
export const IN_DIGEST_ONLY = [
  'lady-jessica',
  'reverend-mother-jessica',
  'gurney-halleck',
  'alia',
  'stilgar',
  'chani',
  'paul-muaddib',
  'wild-maker',
] as const;

/** Tactical cards of Mahdi: sietch and sector (mentat; Gara Kulon and the two of the inner sectors also box). */
export const TACTICAL = {
  'rock-outcroppings': 'north-west',
  'bight-of-the-cliff': 'north-west',
  'sihaya-ridge': 'north-east',
  'gara-kulon': 'north-east',
  'tasmin-sink': 'south-east',
  'habbanya-ridge': 'south-west',
  windgap: 'inner',
  'hobars-gap': 'inner',
} as const;

/** Rows of the spice board from the top (box, mentat): dice set aside, harvesters, ornithopters, carryalls. */
export const SPICE_ROWS = ['0 3 2 1', '1 4 2 1', '2 5 3 1', '3 5 4 2', '4 6 4 2'] as const;
/** Steps of supremacy that give the Atreides a Bene Gesserit token (mentat). */
export const BENE_GESSERIT_STEPS = [4, 7] as const;
