import type { TextsLike } from '../../../text/message.ts';
import type { imperiumSpecialsEn } from './specials.en.ts';

/** Odd cards and abilities. */
export const imperiumSpecialsHu: TextsLike<typeof imperiumSpecialsEn> = {
  // What it does, as a phrase
  'imperium.special.carryall': 'aratáskor a helyszín nyomtatott fűszere kétszer számít',
  'imperium.special.the-voice': 'válassz egy helyszínt: az ellenfelek a következő köröd kezdetéig nem küldhetnek oda ügynököt',
  'imperium.special.other-memory': '1 kártya húzása vagy egy Bene Gesserit kártya visszavétele a dobópaklidból a kezedbe',
  'imperium.special.infiltrate': 'ellenfél ügynöke nem állja útját a következő ügynöködnek ebben a körben',
  'imperium.special.dispatch-an-envoy': 'az ebben a körben kijátszott kártyádon mind a négy frakció ikonja is rajta van',
  'imperium.special.poison-snooper': 'a húzópaklid felső kártyájának megnézése, aztán húzása vagy elpusztítása',
  'imperium.special.refocus': 'a dobópaklid belekeverése a húzópaklidba, aztán 1 kártya húzása',
  'imperium.special.recruitment-mission': '1 meggyőzés, és amit megszerzel, a húzópaklid tetejére is kerülhet',
  'imperium.special.double-cross': 'egy választott ellenfél 1 egységet veszít az ütközetből, te pedig 1-et bevetsz a készletedből',
  'imperium.special.prescience': 'bármikor megnézheted a húzópaklid felső kártyáját',
  'imperium.special.masterstroke': 'a két titkos frakciójelölőd felfordítása, és 1-1 befolyás ezeknél a frakcióknál',
  'imperium.special.spice-addict': '1 fűszerrel kevesebb, helyette 1 kártya húzása',
  'imperium.special.eyes-everywhere': 'a Landsraad és a Város helyszínein ellenfél ügynöke nem állja utadat',
  'imperium.special.kwisatz-haderach': 'bármelyik ügynöködet elküldi bárhová, a tábláról is',

  // What it asks
  'imperium.ask.special.the-voice': '{name}, {source}: melyik helyszínt zárod le az ellenfelek elől?',
  'imperium.ask.special.other-memory': '{name}, {source}: húzol egy kártyát, vagy visszaveszel egyet a dobópaklidból?',
  'imperium.ask.special.poison-snooper': '{name}, {source}: láttad a húzópaklid felső kártyáját. Kihúzod, vagy elpusztítod?',
  'imperium.ask.special.poison-snooper.seen': '{name}, {source}: a húzópaklid tetején {card} van. Kihúzod, vagy elpusztítod?',
  'imperium.ask.special.double-cross': '{name}, {source}: melyik ellenfél veszítsen egy egységet az ütközetből?',

  // What its signs mean
  'imperium.sheet.icon.other-memory': 'Húzz, vagy vedd vissza e frakció egy kártyáját a dobópaklidból.',
  'imperium.sheet.icon.poison-snooper': 'Nézd meg a húzópaklid felső kártyáját; itt: húzd ki, vagy pusztítsd el.',
  'imperium.sheet.icon.carryall': 'A mesterhelyszín nyomtatott fűszere kétszer számít.',
  'imperium.sheet.icon.infiltrate': 'Ellenfelek ügynökei nem állják a tiéd útját.',
  'imperium.sheet.icon.the-voice': 'Zárj le egy helyszínt az ellenfelek elől a következő körödig.',
  'imperium.sheet.icon.dispatch-an-envoy': 'E kör kártyáján ezek az ikonok is rajta vannak.',

  // The same as a sentence of its own
  'imperium.item.play.kwisatz-haderach': 'Bármelyik ügynöködet elküldi bármelyik helyszínre, a tábláról is.',
};
