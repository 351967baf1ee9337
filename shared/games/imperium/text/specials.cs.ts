import type { TextsLike } from '../../../text/message.ts';
import type { imperiumSpecialsEn } from './specials.en.ts';

/** Odd cards and abilities. */
export const imperiumSpecialsCs: TextsLike<typeof imperiumSpecialsEn> = {
  // What it does, as a phrase
  'imperium.special.carryall': 'při sklizni se koření vytištěné na poli počítá dvakrát',
  'imperium.special.the-voice': 'zvolit pole herního plánu: do začátku tvého příštího tahu tam soupeři nesmějí vyslat agenta',
  'imperium.special.other-memory': 'líznout si 1 kartu nebo si vzít do ruky kartu Bene Gesserit ze svého odhazovacího balíčku',
  'imperium.special.infiltrate': 'příštího agenta v tomto tahu neblokuje žádný agent soupeřů',
  'imperium.special.dispatch-an-envoy': 'karta, kterou v tomto tahu zahraješ, má navíc ikony všech čtyř frakcí',
  'imperium.special.poison-snooper': 'podívat se na vrchní kartu svého balíčku a pak si ji líznout nebo ji vyřadit',
  'imperium.special.refocus': 'zamíchat odhazovací balíček do balíčku a pak si líznout 1 kartu',
  'imperium.special.recruitment-mission': 'získat 1 přesvědčivost; co získáš, smíš dát navrch balíčku',
  'imperium.special.double-cross': 'připravit soupeře dle volby ve střetu o 1 jednotku a nasadit 1 ze zásoby',
  'imperium.special.prescience': 'kdykoli se můžeš podívat na vrchní kartu svého balíčku',
  'imperium.special.masterstroke': 'otočit své dva tajné žetony frakcí a u každé z nich získat 1 vliv',
  'imperium.special.spice-addict': 'získat o 1 koření méně a líznout si 1 kartu',
  'imperium.special.eyes-everywhere': 'na polích Landsraadu a Města tě neblokují agenti soupeřů',
  'imperium.special.kwisatz-haderach': 'vyšle kteréhokoli tvého agenta, i z herního plánu, na kterékoli pole',

  // What it asks
  'imperium.ask.special.the-voice': '{name}, {source}: které pole uzavřeš svým soupeřům?',
  'imperium.ask.special.other-memory': '{name}, {source}: lízneš si kartu, nebo si vezmeš jednu zpět z odhazovacího balíčku?',
  'imperium.ask.special.poison-snooper': '{name}, {source}: vrchní kartu svého balíčku už znáš. Lízneš si ji, nebo ji vyřadíš?',
  'imperium.ask.special.poison-snooper.seen': '{name}, {source}: navrchu tvého balíčku je {card}. Lízneš si ji, nebo ji vyřadíš?',
  'imperium.ask.special.double-cross': '{name}, {source}: který soupeř ztratí jednotku ve střetu?',

  // What its signs mean
  'imperium.sheet.icon.other-memory': 'Lízni si, nebo si vezmi kartu této frakce zpět z odhazovacího balíčku.',
  'imperium.sheet.icon.poison-snooper': 'Podívej se na vrchní kartu svého balíčku; zde: lízni si ji, nebo ji vyřaď.',
  'imperium.sheet.icon.carryall': 'Koření vytištěné na poli Tvůrců se počítá dvakrát.',
  'imperium.sheet.icon.infiltrate': 'Agenti soupeřů neblokují tvého.',
  'imperium.sheet.icon.the-voice': 'Uzavři soupeřům pole do svého příštího tahu.',
  'imperium.sheet.icon.dispatch-an-envoy': 'Karta tohoto tahu má i tyto ikony.',

  // The same as a sentence of its own
  'imperium.item.play.kwisatz-haderach': 'Vyšle kteréhokoli tvého agenta, i z herního plánu, na kterékoli pole.',
};
