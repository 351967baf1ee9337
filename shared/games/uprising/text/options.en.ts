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
};
