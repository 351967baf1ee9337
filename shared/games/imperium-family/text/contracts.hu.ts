import type { TextsLike } from '../../../text/message.ts';
import type { familyContractsEn } from './contracts.en.ts';

export const familyContractsHu: TextsLike<typeof familyContractsEn> = {
  'imperium.effect.contract': '{count} szerződés elvétele (ha nincs több: {otherwise})',
  'imperium.effect.complete': 'a szerződés teljesítése: {then}',
  'imperium.effect.acquire.other': '{what} megszerzése {where}, {paid}',
  'imperium.acquire.what.upTo': 'egy legfeljebb {cost} költségű kártya',
  'imperium.acquire.what.exactly': 'egy pontosan {cost} költségű kártya',
  'imperium.acquire.what.any': 'egy bármilyen költségű kártya',
  'imperium.acquire.what.card': 'egy tartalékkártya ({card})',
  'imperium.acquire.where.discard': 'a dobópaklidba',
  'imperium.acquire.where.deck_top': 'a húzópaklid tetejére',
  'imperium.acquire.where.hand': 'a kezedbe',
  'imperium.acquire.where.if': '{then}, ha {condition}, különben {else}',
  'imperium.acquire.paid.nothing': 'meggyőzés nélkül',
  'imperium.acquire.paid.solari': 'a költségét solarisban fizetve',

  'imperium.cost.discard': '{count} kézből eldobott kártyáért',
  'imperium.cost.trash_intrigue': '{count} intrikakártya elpusztításáért',
  'imperium.cost.trash_from_hand': 'e frakció egy kártyájának kézből elpusztításáért ({faction})',
  'imperium.cost.trash_from_play': 'e frakció egy másik, játékban lévő kártyájának elpusztításáért ({faction})',

  'imperium.condition.completed_contracts': 'legalább {least} szerződést teljesítettél',
  'imperium.condition.gained_spice_this_turn': 'kaptál fűszert ebben a körben',
  'imperium.condition.discarded_faction': 'az eldobott kártya ehhez a frakcióhoz tartozik ({faction})',
  'imperium.condition.trashed_card_cost_at_least': 'az elpusztított kártya költsége legalább {least}',
  'imperium.counter.completed_contract': 'teljesített szerződésed után',
  'imperium.when.discard': 'Ha kézből eldobod: {effects}.',

  'imperium.contract.named': '{name} szerződés',
  'imperium.contract.titled': '{name} – {effects}',
  'imperium.contract.reserved': '{contract}, félretéve',

  'imperium.ask.contract': '{name}, {source}: melyik szerződést veszed el?',
  'imperium.ask.trashIntrigue': '{name}, {source}: melyik intrikakártya pusztuljon el árként?',
  'imperium.ask.acquire.hand': '{name}, {source}: melyik kártyát szerzed a kezedbe meggyőzés nélkül? Költsége legfeljebb {cost}.',
  'imperium.ask.acquire.exact': '{name}, {source}: melyik kártyát szerzed meg meggyőzés nélkül? Költsége pontosan {cost}.',
  'imperium.ask.acquire.solari': '{name}, {source}: melyik kártyát szerzed meg, solarisban fizetve a költségét?',
  'imperium.wait.contract': '{who} szerződést vesz el.',
  'imperium.wait.trashIntrigue': '{who} elpusztít egy intrikakártyát.',
  'imperium.choice.contract.otherwise': 'Nem szerződés: {effects}',
  'imperium.hint.contract.send_agent_to': 'egy odaküldött ügynökért',
  'imperium.hint.contract.harvest': '{count} fűszerért egy körben, mesterhelyszínre küldött ügynökkel',
  'imperium.hint.contract.immediate': 'teljesül, amint elveszed',
  'imperium.hint.contract.acquire_card': 'amikor legközelebb megszerzed',
  'imperium.choice.inHand': '{card}, a kézbe',
  'imperium.hint.inHand': 'A kezedbe kerül.',
  'imperium.hint.cost.solari': '{cost} solaris.',

  'imperium.has.contracts': '{count} teljesítendő szerződés',
  'imperium.has.completed': '{count} teljesített szerződés',

  'imperium.story.contracts': 'Elvehető szerződések: {open}.',
  'imperium.story.contracts.reserved': 'Elvehető szerződések: {open}. Félretéve: {reserved}.',
  'imperium.story.tookContract': '{who} szerződést vesz el: {contract}.',
  'imperium.story.newContract': 'Új elvehető szerződés: {contract}.',
  'imperium.story.completedContract': '{who} teljesít egy szerződést: {contract}.',
  'imperium.story.trashedIntrigue': '{who} elpusztít egy intrikakártyát: {card}.',
  'imperium.story.acquiredInHand': '{who} a kezébe szerzi: {card}, innen: {from}.',

  'imperium.group.contract': 'Szerződések',
  'imperium.item.contract.send_agent_to': 'Teljesíti az ügynök, akit erre a helyszínre küldesz: {space}. Jutalma: {effects}.',
  'imperium.item.contract.harvest':
    'Egy mesterhelyszínre küldött ügynök teljesíti, amint abban a körben bárhonnan összesen {count} fűszert kaptál: {effects}.',
  'imperium.item.contract.immediate': 'Teljesül, amint elveszed: {effects}.',
  'imperium.item.contract.acquire_card': 'Akkor teljesül, amikor legközelebb megszerzed ezt a kártyát ({card}): {effects}.',
  'imperium.fact.reserved': 'Félretéve neki',
  'imperium.item.icon.contract': 'Szerződés',
  'imperium.item.icon.contract.1':
    'Elveszed az egyik nyílt szerződést. Ami teljesíti, annak később kell jönnie: egy azután kiküldött ügynöknek vagy megszerzésnek.',

  'imperium.face.discarded': 'ha eldobod',
  'imperium.sheet.icon.contract': 'Vedd el az egyik nyílt szerződést.',
  'imperium.sheet.icon.if.completed_contracts': 'Ennyi szerződést teljesítettél.',
  'imperium.sheet.icon.if.gained_spice_this_turn': 'Kaptál fűszert ebben a körben.',
  'imperium.sheet.icon.if.discarded_faction': 'Az érte eldobott kártya ehhez a frakcióhoz tartozik.',
  'imperium.sheet.icon.if.trashed_card_cost_at_least': 'Az érte elpusztított kártya legalább ennyibe kerül.',
};
