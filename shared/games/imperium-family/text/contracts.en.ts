/** Contracts, cards that are given up for an effect, and other ways to acquire. Phrases as in `effects.en.ts`. */
export const familyContractsEn = {
  'imperium.effect.contract': 'take {count, plural, one {# contract} other {# contracts}} (if none is left: {otherwise})',
  'imperium.effect.complete': 'complete the contract: {then}',
  'imperium.effect.acquire.other': 'acquire {what} to {where}, {paid}',
  'imperium.acquire.what.upTo': 'a card that costs up to {cost}',
  'imperium.acquire.what.exactly': 'a card that costs exactly {cost}',
  'imperium.acquire.what.any': 'a card of any cost',
  'imperium.acquire.what.card': '{card} from the Reserve',
  'imperium.acquire.where.discard': 'your discard pile',
  'imperium.acquire.where.deck_top': 'the top of your deck',
  'imperium.acquire.where.hand': 'your hand',
  'imperium.acquire.where.if': '{then} if {condition}, otherwise to {else}',
  'imperium.acquire.paid.nothing': 'without Persuasion',
  'imperium.acquire.paid.solari': 'for its cost in Solari',

  'imperium.cost.discard': 'discard {count, plural, one {# card} other {# cards}} from hand',
  'imperium.cost.trash_intrigue': 'trash {count, plural, one {# Intrigue card} other {# Intrigue cards}}',
  'imperium.cost.trash_from_hand': 'trash a card of this Faction from hand ({faction})',
  'imperium.cost.trash_from_play': 'trash another card of this Faction in play ({faction})',

  'imperium.condition.completed_contracts': 'you have completed {least, plural, one {# contract} other {# contracts}} or more',
  'imperium.condition.gained_spice_this_turn': 'you have gained spice in this turn',
  'imperium.condition.discarded_faction': 'the discarded card is of this Faction ({faction})',
  'imperium.condition.trashed_card_cost_at_least': 'the trashed card costs {least} or more',
  'imperium.counter.completed_contract': 'contract you have completed',
  'imperium.when.discard': 'When it is discarded from hand: {effects}.',

  'imperium.contract.named': '{name} contract',
  'imperium.contract.titled': '{name} – {effects}',
  'imperium.contract.reserved': '{contract}, set aside',

  // Questions and offers
  'imperium.ask.contract': '{name}, {source}: which contract do you take?',
  'imperium.ask.trashIntrigue': '{name}, {source}: which Intrigue card do you trash as payment?',
  'imperium.ask.acquire.hand': '{name}, {source}: which card that costs up to {cost} do you acquire to your hand for no Persuasion?',
  'imperium.ask.acquire.exact': '{name}, {source}: which card that costs exactly {cost} do you acquire for no Persuasion?',
  'imperium.ask.acquire.solari': '{name}, {source}: which card do you acquire for its cost in Solari?',
  'imperium.wait.contract': '{who} is taking a contract.',
  'imperium.wait.trashIntrigue': '{who} is trashing an Intrigue card.',
  'imperium.choice.contract.otherwise': 'No contract: {effects}',
  'imperium.hint.contract.send_agent_to': 'for an Agent whom you send there',
  'imperium.hint.contract.harvest': 'for {count} spice gained in one turn with an Agent on a maker space',
  'imperium.hint.contract.immediate': 'done as soon as you take it',
  'imperium.hint.contract.acquire_card': 'for the next time that you acquire it',
  'imperium.choice.inHand': '{card}, to your hand',
  'imperium.hint.inHand': 'Comes to your hand.',
  'imperium.hint.cost.solari': '{cost} Solari.',

  'imperium.has.contracts': '{count, plural, one {# contract} other {# contracts}} to complete',
  'imperium.has.completed': '{count, plural, one {# completed contract} other {# completed contracts}}',

  // The chronicle
  'imperium.story.contracts': 'Contracts that can be taken: {open}.',
  'imperium.story.contracts.reserved': 'Contracts that can be taken: {open}. Set aside: {reserved}.',
  'imperium.story.tookContract': '{who} takes a contract: {contract}.',
  'imperium.story.newContract': 'A new contract can be taken: {contract}.',
  'imperium.story.completedContract': '{who} completes a contract: {contract}.',
  'imperium.story.trashedIntrigue': '{who} trashes an Intrigue card: {card}.',
  'imperium.story.acquiredInHand': '{who} acquires {card} from {from} to the hand.',

  // Things of the look-up
  'imperium.group.contract': 'Contracts',
  'imperium.item.contract.send_agent_to': 'Completed by an Agent whom you send to {space}: {effects}.',
  'imperium.item.contract.harvest':
    'Completed by an Agent on a maker space, as soon as you have gained {count} spice in that turn from whatever source: {effects}.',
  'imperium.item.contract.immediate': 'Completed as soon as you take it: {effects}.',
  'imperium.item.contract.acquire_card': 'Completed the next time that you acquire this card ({card}): {effects}.',
  'imperium.fact.reserved': 'Set aside for',
  'imperium.item.icon.contract': 'Contract',
  'imperium.item.icon.contract.1':
    'You take one of the open contracts. What completes it must come later: an Agent who is sent after that, or an acquisition.',

  // Faces and sheets
  'imperium.face.discarded': 'if discarded',
  'imperium.sheet.icon.contract': 'Take one of the open contracts.',
  'imperium.sheet.icon.if.completed_contracts': 'You have completed that many contracts.',
  'imperium.sheet.icon.if.gained_spice_this_turn': 'You have gained spice in this turn.',
  'imperium.sheet.icon.if.discarded_faction': 'The card discarded for it is of that Faction.',
  'imperium.sheet.icon.if.trashed_card_cost_at_least': 'The card trashed for it costs that much.',
} as const;
