/** What is said of Leaders with tracks, memories and two sides, beside what is said of all. */
export const familyLeadersEn = {
  'imperium.effect.move_track_token': 'move your token {count, plural, one {# step} other {# steps}} along your training track',
  'imperium.effect.track_way': 'go this way: {way}',
  'imperium.track.then': '{one}, then {other}',
  'imperium.effect.troop_supply_to_memory':
    'put {count, plural, one {# troop from your supply on your Leader as a memory} other {# troops from your supply on your Leader as memories}}',
  'imperium.effect.return_all_memories': 'take all memories back to your supply',
  'imperium.effect.flip_leader': 'turn your Leader over for good: {side}',
  'imperium.effect.repeat': 'take what is printed on this space once more',
  'imperium.effect.remove_from_starting_deck': 'your deck begins without {card}',
  'imperium.effect.static.reserved-contracts': 'some contracts are kept for you: you may take one instead of an open one',
  'imperium.counter.memory_returned': 'memory you have just taken back',

  // When an ability works, and what else is printed on a Leader
  'imperium.item.trigger.send_agent_to': 'When you send an Agent to a space with this icon: {icons}',
  'imperium.item.trigger.reach_influence': 'Whenever you rise to {height} Influence with the {faction}',
  'imperium.item.trigger.another_player_sends_agent_to': 'Whenever another player sends an Agent to a maker space that you spy on',
  'imperium.item.ability.reveal': '{name}. In your Reveal turn: {effects}.',
  'imperium.item.ability.turn': '{name}. {when}, once in a turn: {effects}.',
  'imperium.item.leader.setup': 'At the start of the game: {effects}.',
  'imperium.item.leader.track': 'Training track, step by step: {stages}.',
  'imperium.item.leader.stage': '{n}. {ways}',
  'imperium.item.leader.other': 'The other side: {side}.',
  'imperium.face.ability.reveal': 'In your Reveal turn: {effects}.',
  'imperium.face.ability.turn': '{when}, once in a turn: {effects}.',
  'imperium.sheet.leader.reveal': 'In your Reveal turn: {effects}.',
  'imperium.sheet.leader.turn': '{when}, once in a turn: {effects}.',
  'imperium.sheet.icon.move_track_token': 'A step of your token along the training track.',
  'imperium.sheet.icon.troop_supply_to_memory': 'A troop of your supply lies on your Leader as a memory.',
  'imperium.sheet.icon.return_all_memories': 'All memories go back to your supply.',
  'imperium.sheet.icon.flip_leader': 'Your Leader is turned over for good.',
  'imperium.sheet.icon.repeat': 'What is printed on the space, once more.',

  // What happens
  'imperium.hint.profits': '{who} profits from it: {effects}',
  'imperium.has.track': 'Training track, step {count}',
  'imperium.has.memories': '{count, plural, one {# memory} other {# memories}} on the Leader',
  'imperium.story.startsWithout': '{who} begins without {card}.',
  'imperium.story.trained': '{who} goes on along the training track.',
  'imperium.story.memories':
    '{who} puts {troops, plural, one {# troop on the Leader as a memory} other {# troops on the Leader as memories}}.',
  'imperium.story.memoriesReturned': '{who} takes {troops, plural, one {# memory} other {# memories}} back to the supply.',
  'imperium.story.turnedOver': '{who} turns the Leader over: {side}.',
} as const;
