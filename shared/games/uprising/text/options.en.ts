/** What a table agrees on in its lobby. `.about` of a value says what choosing it means. */
export const uprisingOptionsEn = {
  'uprising.option.leaders': 'Leaders',
  'uprising.option.leaders.about': 'Nobody plays the same Leader as another player.',
  'uprising.option.leaders.choose': 'Everybody chooses',
  'uprising.option.leaders.random': 'Dealt at random',

  'uprising.option.choam': 'CHOAM module',
  'uprising.option.choam.about': 'Contracts, with eight cards and a Leader of their own.',
  'uprising.option.choam.without': 'Without contracts',
  'uprising.option.choam.with': 'With contracts',
  'uprising.option.choam.without.about': 'A contract icon gives 2 Solari.',
  'uprising.option.choam.with.about': 'A contract icon gives one of the contracts that lie open. Shaddam Corrino IV can be chosen.',

  'uprising.option.board': 'Where you play',
  'uprising.option.board.about': 'With one or two players House Hagal plays along, on this screen or beside your own board.',
  'uprising.option.board.app': 'On this screen',
  'uprising.option.board.companion': 'Companion to your own board',
  'uprising.option.board.companion.about':
    'You play on your printed board and tell the app what matters to the Rivals. It reveals the cards of House Hagal and keeps the books of the Rivals.',

  'uprising.option.difficulty': 'Difficulty',
  'uprising.option.difficulty.about': 'Alone you play against two Rivals that House Hagal leads.',
  'uprising.option.difficulty.mercenary': 'Mercenary (novice)',
  'uprising.option.difficulty.mercenary.about': 'You begin with an Intrigue card, the Rivals without troops.',
  'uprising.option.difficulty.sardaukar': 'Sardaukar (veteran)',
  'uprising.option.difficulty.sardaukar.about': 'The Rivals begin with 3 troops each.',
  'uprising.option.difficulty.mentat': 'Mentat (expert)',
  'uprising.option.difficulty.mentat.about': 'The Rivals play with Smart Politics, Brutal Escalation and Expert Deployment.',
  'uprising.option.difficulty.kwisatz-haderach': 'Kwisatz Haderach (expert+)',
  'uprising.option.difficulty.kwisatz-haderach.about': 'As for the expert, and there is no Swordmaster for you.',

  'uprising.option.streamlined': 'Streamlined Rival',
  'uprising.option.streamlined.about': 'The Rival scores by Alliances alone and cannot win. Good for a first game.',
  'uprising.option.streamlined.without': 'The whole Rival',
  'uprising.option.streamlined.with': 'Streamlined',

  'uprising.option.smart-politics': 'Smart Politics',
  'uprising.option.smart-politics.about': 'The Rivals pass over Factions where an Agent gains them little.',
  'uprising.option.smart-politics.without': 'Without',
  'uprising.option.smart-politics.with': 'With',

  'uprising.option.brutal-escalation': 'Brutal Escalation',
  'uprising.option.brutal-escalation.about': 'In Conflicts of level III each Rival turns up two cards for their swords.',
  'uprising.option.brutal-escalation.without': 'Without',
  'uprising.option.brutal-escalation.with': 'With',

  'uprising.option.expert-deployment': 'Expert Deployment',
  'uprising.option.expert-deployment.about': 'In Conflicts of level I and II a Rival that leads by 3 units or more sends no troops.',
  'uprising.option.expert-deployment.without': 'Without',
  'uprising.option.expert-deployment.with': 'With',

  'uprising.option.dice-churn': 'Dice for the Row',
  'uprising.option.dice-churn.about': 'After each of your Reveal turns two dice clear places of the Imperium Row.',
  'uprising.option.dice-churn.without': 'Without',
  'uprising.option.dice-churn.with': 'With',

  'uprising.option.base-imperium': 'Imperium cards of the first game',
  'uprising.option.base-imperium.about': 'The Imperium deck grows by 67 cards of Dune: Imperium.',
  'uprising.option.base-imperium.without': 'Without',
  'uprising.option.base-imperium.with': 'Mixed in',

  'uprising.option.base-intrigue': 'Intrigue cards of the first game',
  'uprising.option.base-intrigue.about': 'The Intrigue deck grows by 39 cards of Dune: Imperium; Calculated Hire stays out.',
  'uprising.option.base-intrigue.without': 'Without',
  'uprising.option.base-intrigue.with': 'Mixed in',

  'uprising.option.base-conflicts': 'Conflicts of the first game',
  'uprising.option.base-conflicts.about':
    'Conflict cards of Dune: Imperium can turn up too. They have no battle icons, so pairs are harder to find.',
  'uprising.option.base-conflicts.without': 'Without',
  'uprising.option.base-conflicts.with': 'Mixed in',

  'uprising.team.muaddib': 'Team of Muad’Dib',
  'uprising.team.shaddam-corrino-iv': 'Team of Shaddam Corrino IV',
  'uprising.role.commander': 'Commander',
  'uprising.role.ally': 'Ally',
};
