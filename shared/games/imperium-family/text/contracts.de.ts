import type { TextsLike } from '../../../text/message.ts';
import type { familyContractsEn } from './contracts.en.ts';

const CONTRACTS = '{count, plural, one {# Vertrag} other {# Verträge}}';

export const familyContractsDe: TextsLike<typeof familyContractsEn> = {
  'imperium.effect.contract': `${CONTRACTS} nehmen (wenn keiner übrig ist: {otherwise})`,
  'imperium.effect.complete': 'den Vertrag erfüllen: {then}',
  'imperium.effect.acquire.other': '{what} {paid} erwerben, sie kommt {where}',
  'imperium.acquire.what.upTo': 'eine Karte für höchstens {cost}',
  'imperium.acquire.what.exactly': 'eine Karte für genau {cost}',
  'imperium.acquire.what.any': 'eine Karte zu beliebigen Kosten',
  'imperium.acquire.what.card': '„{card}“ aus der Reserve',
  'imperium.acquire.where.discard': 'auf den Ablagestapel',
  'imperium.acquire.where.deck_top': 'oben auf dein Deck',
  'imperium.acquire.where.hand': 'auf die Hand',
  'imperium.acquire.where.if': '{then}, wenn {condition}, sonst {else}',
  'imperium.acquire.paid.nothing': 'ohne Überzeugung',
  'imperium.acquire.paid.solari': 'für ihre Kosten in Solari',

  'imperium.cost.discard': '{count, plural, one {# Karte} other {# Karten}} aus der Hand abwerfen',
  'imperium.cost.trash_intrigue': '{count, plural, one {# Intrigenkarte} other {# Intrigenkarten}} entsorgen',
  'imperium.cost.trash_from_hand': 'eine Handkarte der Fraktion entsorgen ({faction})',
  'imperium.cost.trash_from_play': 'eine andere Karte der Fraktion im Spiel entsorgen ({faction})',

  'imperium.condition.completed_contracts': 'du mindestens {least, plural, one {# Vertrag} other {# Verträge}} erfüllt hast',
  'imperium.condition.gained_spice_this_turn': 'du in diesem Zug Spice erhalten hast',
  'imperium.condition.discarded_faction': 'die abgeworfene Karte zur Fraktion gehört ({faction})',
  'imperium.condition.trashed_card_cost_at_least': 'die entsorgte Karte mindestens {least} kostet',
  'imperium.counter.completed_contract': 'bisherige Vertragserfüllung',
  'imperium.when.discard': 'Wenn sie aus der Hand abgeworfen wird: {effects}.',

  'imperium.contract.named': 'Vertrag {name}',
  'imperium.contract.titled': '{name} – {effects}',
  'imperium.contract.reserved': '{contract}, zurückgelegt',

  'imperium.ask.contract': '{name}, {source}: Welchen Vertrag nimmst du?',
  'imperium.ask.trashIntrigue': '{name}, {source}: Welche Intrigenkarte entsorgst du als Preis?',
  'imperium.ask.acquire.hand': '{name}, {source}: Welche Karte mit Kosten bis {cost} erwirbst du ohne Überzeugung auf die Hand?',
  'imperium.ask.acquire.exact': '{name}, {source}: Welche Karte mit Kosten von genau {cost} erwirbst du ohne Überzeugung?',
  'imperium.ask.acquire.solari': '{name}, {source}: Welche Karte erwirbst du für ihre Kosten in Solari?',
  'imperium.wait.contract': '{who} nimmt einen Vertrag.',
  'imperium.wait.trashIntrigue': '{who} entsorgt eine Intrigenkarte.',
  'imperium.choice.contract.otherwise': 'Kein Vertrag: {effects}',
  'imperium.hint.contract.send_agent_to': 'für einen Agenten, den du dorthin entsendest',
  'imperium.hint.contract.harvest': 'für {count} Spice in einem Zug mit einem Agenten auf einem Sandwurmfeld',
  'imperium.hint.contract.immediate': 'erfüllt, sobald du ihn nimmst',
  'imperium.hint.contract.acquire_card': 'für den nächsten Erwerb dieser Karte',
  'imperium.choice.inHand': '{card}, auf die Hand',
  'imperium.hint.inHand': 'Kommt auf deine Hand.',
  'imperium.hint.cost.solari': 'Kosten in Solari: {cost}.',

  'imperium.has.contracts': `${CONTRACTS} zu erfüllen`,
  'imperium.has.completed': '{count, plural, one {# erfüllter Vertrag} other {# erfüllte Verträge}}',

  'imperium.story.contracts': 'Verträge, die offen liegen: {open}.',
  'imperium.story.contracts.reserved': 'Verträge, die offen liegen: {open}. Zurückgelegt: {reserved}.',
  'imperium.story.tookContract': '{who} nimmt einen Vertrag: {contract}.',
  'imperium.story.newContract': 'Ein neuer Vertrag liegt offen: {contract}.',
  'imperium.story.completedContract': '{who} erfüllt einen Vertrag: {contract}.',
  'imperium.story.trashedIntrigue': '{who} entsorgt eine Intrigenkarte: {card}.',
  'imperium.story.acquiredInHand': '{who} erwirbt {card} auf die Hand ({from}).',

  'imperium.group.contract': 'Verträge',
  'imperium.item.contract.send_agent_to': 'Erfüllt durch einen Agenten, den du auf das Feld {space} entsendest: {effects}.',
  'imperium.item.contract.harvest':
    'Erfüllt durch einen Agenten auf einem Sandwurmfeld, sobald du in diesem Zug insgesamt {count} Spice erhalten hast, woher auch immer: {effects}.',
  'imperium.item.contract.immediate': 'Erfüllt, sobald du ihn nimmst: {effects}.',
  'imperium.item.contract.acquire_card': 'Erfüllt, wenn du das nächste Mal diese Karte erwirbst ({card}): {effects}.',
  'imperium.fact.reserved': 'Zurückgelegt für',
  'imperium.item.icon.contract': 'Vertrag',
  'imperium.item.icon.contract.1':
    'Du nimmst einen der offenen Verträge. Was ihn erfüllt, muss später kommen: ein danach entsandter Agent oder ein Erwerb.',

  'imperium.face.discarded': 'abgeworfen:',
  'imperium.sheet.icon.contract': 'Einen der offenen Verträge nehmen.',
  'imperium.sheet.icon.if.completed_contracts': 'Du hast so viele Verträge erfüllt.',
  'imperium.sheet.icon.if.gained_spice_this_turn': 'Du hast in diesem Zug Spice erhalten.',
  'imperium.sheet.icon.if.discarded_faction': 'Die dafür abgeworfene Karte gehört zu dieser Fraktion.',
  'imperium.sheet.icon.if.trashed_card_cost_at_least': 'Die dafür entsorgte Karte kostet mindestens so viel.',
};
