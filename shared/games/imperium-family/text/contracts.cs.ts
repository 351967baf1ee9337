import type { TextsLike } from '../../../text/message.ts';
import type { familyContractsEn } from './contracts.en.ts';

const CARDS = '{count, plural, one {# kartu} few {# karty} other {# karet}}';
const CONTRACTS = '{count, plural, one {# smlouvu} few {# smlouvy} other {# smluv}}';

export const familyContractsCs: TextsLike<typeof familyContractsEn> = {
  'imperium.effect.contract': `vzít ${CONTRACTS} (když žádná nezbývá: {otherwise})`,
  'imperium.effect.complete': 'splnit smlouvu: {then}',
  'imperium.effect.acquire.other': 'získat {what} {where}, {paid}',
  'imperium.acquire.what.upTo': 'kartu s cenou nejvýše {cost}',
  'imperium.acquire.what.exactly': 'kartu s cenou přesně {cost}',
  'imperium.acquire.what.any': 'kartu s libovolnou cenou',
  'imperium.acquire.what.card': 'kartu z rezervy ({card})',
  'imperium.acquire.where.discard': 'do odhozených',
  'imperium.acquire.where.deck_top': 'navrch balíčku',
  'imperium.acquire.where.hand': 'do ruky',
  'imperium.acquire.where.if': '{then}, pokud {condition}, jinak {else}',
  'imperium.acquire.paid.nothing': 'bez přesvědčivosti',
  'imperium.acquire.paid.solari': 'za její cenu v solarech',

  'imperium.cost.discard': `odhodit ${CARDS} z ruky`,
  'imperium.cost.trash_intrigue': `vyřadit ${CARDS} intrik`,
  'imperium.cost.trash_from_hand': 'vyřadit z ruky kartu této frakce ({faction})',
  'imperium.cost.trash_from_play': 'vyřadit ze hry jinou vyloženou kartu této frakce ({faction})',

  'imperium.condition.completed_contracts': 'máš splněno smluv aspoň {least}',
  'imperium.condition.gained_spice_this_turn': 'tvoje koření v tomto tahu přibylo',
  'imperium.condition.discarded_faction': 'je odhozená karta této frakce ({faction})',
  'imperium.condition.trashed_card_cost_at_least': 'vyřazená karta stojí aspoň {least}',
  'imperium.counter.completed_contract': 'svou splněnou smlouvu',
  'imperium.when.discard': 'Když je odhozena z ruky: {effects}.',

  'imperium.contract.named': 'smlouva {name}',
  'imperium.contract.titled': '{name} – {effects}',
  'imperium.contract.reserved': '{contract}, odložená',

  'imperium.ask.contract': '{name}, {source}: kterou smlouvu si vezmeš?',
  'imperium.ask.trashIntrigue': '{name}, {source}: kterou kartu intrik vyřadíš jako platbu?',
  'imperium.ask.acquire.hand': '{name}, {source}: kterou kartu s cenou nejvýše {cost} získáš bez přesvědčivosti do ruky?',
  'imperium.ask.acquire.exact': '{name}, {source}: kterou kartu s cenou přesně {cost} získáš bez přesvědčivosti?',
  'imperium.ask.acquire.solari': '{name}, {source}: kterou kartu získáš za její cenu v solarech?',
  'imperium.wait.contract': '{who} si bere smlouvu.',
  'imperium.wait.trashIntrigue': '{who} vyřazuje kartu intrik.',
  'imperium.choice.contract.otherwise': 'Žádná smlouva: {effects}',
  'imperium.hint.contract.send_agent_to': 'za agenta, kterého tam vyšleš',
  'imperium.hint.contract.harvest': 'za koření ({count}) v jednom tahu s agentem na poli Tvůrců',
  'imperium.hint.contract.immediate': 'splněna hned, jak si ji vezmeš',
  'imperium.hint.contract.acquire_card': 'až příště tuto kartu získáš',
  'imperium.choice.inHand': '{card}, do ruky',
  'imperium.hint.inHand': 'Přijde ti do ruky.',
  'imperium.hint.cost.solari': 'Cena v solarech: {cost}.',

  'imperium.has.contracts': '{count, plural, one {# smlouva} few {# smlouvy} other {# smluv}} ke splnění',
  'imperium.has.completed': '{count, plural, one {# splněná smlouva} few {# splněné smlouvy} other {# splněných smluv}}',

  'imperium.story.contracts': 'Smlouvy, které lze vzít: {open}.',
  'imperium.story.contracts.reserved': 'Smlouvy, které lze vzít: {open}. Odložené: {reserved}.',
  'imperium.story.tookContract': '{who} si bere smlouvu: {contract}.',
  'imperium.story.newContract': 'Nově lze vzít smlouvu: {contract}.',
  'imperium.story.completedContract': '{who} plní smlouvu: {contract}.',
  'imperium.story.trashedIntrigue': '{who} vyřazuje kartu intrik: {card}.',
  'imperium.story.acquiredInHand': '{who} získává do ruky kartu {card} ({from}).',

  'imperium.group.contract': 'Smlouvy',
  'imperium.item.contract.send_agent_to': 'Splní ji agent, kterého vyšleš na pole {space}: {effects}.',
  'imperium.item.contract.harvest':
    'Splní ji agent na poli Tvůrců, jakmile v tom tahu odkudkoli získáš celkem tolik koření ({count}): {effects}.',
  'imperium.item.contract.immediate': 'Splněna hned, jak si ji vezmeš: {effects}.',
  'imperium.item.contract.acquire_card': 'Splníš ji, až příště získáš tuto kartu ({card}): {effects}.',
  'imperium.fact.reserved': 'Odložena pro',
  'imperium.item.icon.contract': 'Smlouva',
  'imperium.item.icon.contract.1':
    'Vezmeš si jednu z odkrytých smluv. Splnit ji musí něco pozdějšího: agent vyslaný až potom, nebo získaná karta.',

  'imperium.face.discarded': 'při odhození',
  'imperium.sheet.icon.contract': 'Vezmi si jednu z odkrytých smluv.',
  'imperium.sheet.icon.if.completed_contracts': 'Máš splněno tolik smluv.',
  'imperium.sheet.icon.if.gained_spice_this_turn': 'Tvoje koření v tomto tahu přibylo.',
  'imperium.sheet.icon.if.discarded_faction': 'Karta za to odhozená je té frakce.',
  'imperium.sheet.icon.if.trashed_card_cost_at_least': 'Karta za to vyřazená stojí aspoň tolik.',
};
