import type { TextsLike } from '../../../text/message.ts';
import type { arrakisRulesEn } from './rules.en.ts';

/** A szabályok saját szavainkkal, első rész. */
export const arrakisRulesHu: TextsLike<typeof arrakisRulesEn> = {
  'arrakis.topic.victory': 'Oldalak és győzelem',
  'arrakis.topic.terms': 'Figurák és fogalmak',
  'arrakis.topic.map': 'A térkép',
  'arrakis.topic.setUp': 'Előkészületek',
  'arrakis.topic.round': 'A forduló, járművek',
  'arrakis.topic.dice': 'Kockák és körök',
  'arrakis.topic.actions': 'Akciók',
  'arrakis.topic.hazards': 'A sivatag veszélyei',
  'arrakis.topic.spice': 'Fűszer és tiltások',

  'arrakis.rule.R1.1': 'Két oldal harcol az Arrakisért: a Harkonnenek Corrinóval, és az Atreidesek a fremenekkel.',
  'arrakis.rule.R1.2': 'Ketten egy-egy oldalt játszanak. Hárman vagy négyen oldalt osztanak. Egyedül vagy együtt a játék ellen: Mahdi.',
  'arrakis.rule.R1.3': 'A Harkonnenek azonnal nyernek, ha a fölény eléri a 10-et.',
  'arrakis.rule.R1.4':
    'Az Atreidesek nyernek, ha mindhárom jövőlátás-jelző eléri egy titkos célt. Ezt a forduló végén, a szerzések után, és Arrakeen elestekor nézik.',
  'arrakis.rule.R1.5': 'Háromból kettő nem győzelem. A célon túljutott jelző is megfelel.',
  'arrakis.rule.R1.6': 'Nincs utolsó forduló és nincs döntetlen. A társak együtt nyernek vagy veszítenek.',

  'arrakis.rule.R2.1':
    'A figurák száma véges: Harkonnen 24 sima, 12 elit, 8 sardaukar, 6 bassár; Atreides 16 sima, 8 elit, 6 fedajkin, 12 naib; 6 ornitopter, 8 betakarító, 3 szállítószárny, 4 homokféreg, a Vad Teremtő.',
  'arrakis.rule.R2.2': 'Akciókockák: 4 Atreides, 8 Harkonnen. Harci kockák: 6-6, rajtuk 3 találat, 2 pajzs, 1 különleges.',
  'arrakis.rule.R2.3': 'Négy 18 lapos tervpakli, 16 jövőlátás-kártya, 6 cél, 3 tiltás és 18 vezetőkártya van.',
  'arrakis.rule.R2.4':
    'Jelzők: 8 sziecs, 6 település, 6 állomás, 16 Atreides és 12 Harkonnen bevetésjelző, 16 féregjel, 3 atomfegyver, 5 Bene Gesserit, 6 csendkúp.',
  'arrakis.rule.R2.5': 'Egy oldal egységei, vezetői és bevetésjelzői egy területen egy légió. A vezető nem egység.',
  'arrakis.rule.R2.6': 'Vezető sosem áll egyedül: egység nélkül a névtelen a készletbe, a nevesített a tartályba kerül.',
  'arrakis.rule.R2.7': 'Az Atreides bevetésjelzők lefelé fordítva egy-egy egységnek számítanak, amíg fel nem fedik őket.',
  'arrakis.rule.R2.8': 'Egy oldalnak legfeljebb 6 egysége lehet egy területen, a vezető nem számít. A többletet a tulajdonos leveszi.',
  'arrakis.rule.R2.9': 'Ha egy rang hiányzik a készletből, jöhet alacsonyabb, de magasabb soha.',
  'arrakis.rule.R2.10': 'Bevetni a térképen kívülről lehet, lerakni bárhonnan. Tartályból egyik sem vesz ki vezetőt.',
  'arrakis.rule.R2.11': 'Egy terület szabad, ha nincs ott ellenséges település, egység és homokféreg.',
  'arrakis.rule.R2.12': 'Egy terület üres, ha semmilyen figura és jelző nincs rajta.',
  'arrakis.rule.R2.13': 'A sivatagba a mélysivatag is beletartozik; a Kis-erg, a fennsík és a hegy nem.',
  'arrakis.rule.R2.14': 'Település a Harkonneneké és a sziecs is. Ha elpusztul, a terület közönséges lesz.',
  'arrakis.rule.R2.15': 'Paul és Jessica azt jelenti, aki ezen a néven játékban van.',
  'arrakis.rule.R2.16': 'Amit a kártya mond, megelőzi az általános szabályt.',

  'arrakis.rule.R3.1': 'A térkép négy külső és négy belső szektor. Az Északi-sark mind a négy belsőhöz tartozik.',
  'arrakis.rule.R3.2': '101 terület: 19 hegy, 12 fennsík, 5 Kis-erg, 42 sivatag, 23 mélysivatag a szélen.',
  'arrakis.rule.R3.3': 'A közös határú területek szomszédosak, ha a határ átjárható. Az ornitopter és a féreg ezzel nem törődik.',
  'arrakis.rule.R3.4': 'A 8 légi zóna mindegyike két szektor minden területével érintkezik, és egy járművet fogad.',
  'arrakis.rule.R3.5': 'Nyolc területen sziecs, négyen pionfalu van; város Carthag és Arrakeen.',
  'arrakis.rule.R3.6': 'Arrakeen, Carthag, a Birodalmi- és a Hagga-medence meg Arsunt védett: vihar és féreg csak atomfegyver után éri el.',
  'arrakis.rule.R3.7': 'A távolság a lépések száma átjárható határokon.',

  'arrakis.rule.R4.1': 'A tábla középre kerül.',
  'arrakis.rule.R4.2': 'A 8 helyre egy-egy lefordított sziecsjelző kerül; a rangot csak az Atreides ismeri.',
  'arrakis.rule.R4.3': 'Minden sziecs kap egy kezdő bevetésjelzőt és egy naibot.',
  'arrakis.rule.R4.4': 'A 8 általános jelző lefordított készlet.',
  'arrakis.rule.R4.5': 'A hat Harkonnen település nyíltan áll a helyén.',
  'arrakis.rule.R4.6': 'Minden település egy fekete és egy ezüst jelzőt kap, amelyek figurákká válnak.',
  'arrakis.rule.R4.7': 'A 6 állomás lefordítva fekszik; a jelüket senki sem ismeri.',
  'arrakis.rule.R4.8': 'Minden jövőlátás-jelző és a fölény 0-ról indul.',
  'arrakis.rule.R4.9': 'A 16 jövőlátás-kártyát megkeverik.',
  'arrakis.rule.R4.10': 'A 16 féregjel lefordított készlet.',
  'arrakis.rule.R4.11':
    'Kezdettől játékban: a Báró, Rabban, Aramsham; Paul Atreides, Lady Jessica, Stilgar. Figuráik a tábla mellett állnak.',
  'arrakis.rule.R4.12': 'A három birodalmi jelző az 5. fokon kezd.',
  'arrakis.rule.R4.13': 'A tervpaklikat megkeverik; a kezek üresek.',
  'arrakis.rule.R4.14': 'Az Atreides egy titkos célt húz.',
  'arrakis.rule.R4.15': 'Minden más a készletbe kerül: nevesített vezető és jármű nincs a térképen.',
  'arrakis.rule.R4.16': 'Az Atreides egy Bene Gesserit-jelzővel kezd; négy a tartalék.',
  'arrakis.rule.R4.17': 'Három-négy játékossal és Mahdiban az előkészület kicsit más.',

  'arrakis.rule.R5.1': 'Egy forduló: eleje, járművek, akciók, veszélyek, fűszer, vége.',
  'arrakis.rule.R5.2': 'Mindenki húz egy lapot minden saját pakliból; aztán három jövőlátás-kártya kerül elő.',
  'arrakis.rule.R5.3': 'A legalsó birodalmi jelző adja az aktív sort: félretett kockák és járművek.',
  'arrakis.rule.R5.4':
    'Betakarító szabad sivatagra kerül, területenként egy; ornitopter és szállítószárny légi zónába, zónánként egy. Az új kiszoríthatja a régit.',
  'arrakis.rule.R5.5': 'Az 1. fázisban a Harkonnen a sor minden járművét lerakja, amennyit lehet.',

  'arrakis.rule.R6.1': 'Mindkét oldal nyíltan dob: 4, illetve 8 kockával, a félretettek nélkül.',
  'arrakis.rule.R6.2': 'Minden kocka a jele helyére kerül: a Harkonnennél 3, az Atreidesnél 2 hely van.',
  'arrakis.rule.R6.3': 'Amelyiknek nincs hely, a legtöbb szabad helyű jelre fordul, egyesével, a Harkonnen kezd.',
  'arrakis.rule.R6.4':
    'Ezután oldalanként egy Bene Gesserit-jelző kerülhet a legkevesebb kockájú jelre. Kockának számít, használat után kikerül.',
  'arrakis.rule.R6.5': 'Az Atreides kezd, aztán felváltva egy-egy akció.',
  'arrakis.rule.R6.6': 'Egy kör: kocka akcióra, vezetőre, tervkártyára vagy jövőlátás-kártyára; vagy a sivatag ereje kocka nélkül.',
  'arrakis.rule.R6.7': 'Kockával nincs passz, de a hatás elmaradhat.',
  'arrakis.rule.R6.8': 'A kocka az akció elején fogy el; a tartály a kör végén lép.',
  'arrakis.rule.R6.9': 'A fázis az utolsó Harkonnen kockával véget ér; a maradék Atreides kocka elvész.',
  'arrakis.rule.R6.10': 'Kocka nélkül is jut az Atreidesnek a sivatag ereje a Harkonnen körök közt.',

  'arrakis.rule.R7.1': 'Egy jel lehetőségeiből pontosan egyet választasz.',
  'arrakis.rule.R7.2': 'Mozgáshoz és támadáshoz szabályos cél kell; enélkül nem történik semmi.',
  'arrakis.rule.R7.3':
    'A hatás egészben, részben vagy sehogy is végrehajtható, sorrendben. Az ár, a veszteség és az ellenfél parancsa kötelez.',
  'arrakis.rule.R7.4': 'Stratégia: két különböző légió mozog, vagy támadás.',
  'arrakis.rule.R7.5': 'Vezetés: ugyanez vezetővel; a támadás meglepetésszerű.',
  'arrakis.rule.R7.6':
    'Bevetés: az Atreides egy jelzőt és egy vezetőt tesz egy sziecsbe; a Harkonnen 3 sima egységet és egy vezetőt településekre.',
  'arrakis.rule.R7.7': 'Mentát: 2 lap. Ház: az Atreides bármely más jelet használ; a Harkonnen 2 egységet cserél vagy 2 járművet rak le.',
  'arrakis.rule.R7.8': 'A sivatag ereje, ha kevesebb a kocka: 2 féregjel, 2 féreg mozgatása, féregtámadás vagy a Vad Teremtő.',
  'arrakis.rule.R7.9':
    'Felderítés: a Harkonnen levesz egy ornitoptert, és felfed jelzőket és sziecset egy területen. Az Űrliga tiltása megakadályozza.',
  'arrakis.rule.R7.10':
    'A szabad akció nem kerül kockába, saját körben szabad, csatafordulón belül nem: gerillakiképzés, atomfegyver, felderítés, Hawat ármánya.',
  'arrakis.rule.R7.11': 'Tervkártya bármely kockával kijátszható, aztán nyíltan a dobóba kerül.',
  'arrakis.rule.R7.12': 'A tervpaklikat nem keverik újra; az üres nem ad semmit.',
  'arrakis.rule.R7.13': 'A 6 lapos kézlimit csak a forduló végén érvényes.',

  'arrakis.rule.R8.1': 'Az Atreides légióknál és férgeknél lévő féregjelek visszakerülnek.',
  'arrakis.rule.R8.2': 'Harkonnen légió vagy betakarító sivatagára féregjel kerül, ha nincs ott jel vagy féreg.',
  'arrakis.rule.R8.3': 'Minden féregjelet felfordítanak. Homok: semmi. Homokféreg: jön. Mélyben járó: csak mélysivatagban jön.',
  'arrakis.rule.R8.4': 'A féreg a készletből vagy a térképről jön. Legfeljebb 4, a Vad Teremtővel 5; az Atreides választ.',
  'arrakis.rule.R8.5': 'Ahol féreg jött, a Harkonnen légió menekül; ha nem tud, a féreg támad. A magára maradt betakarítót elnyeli.',
  'arrakis.rule.R8.6': 'Ebben a fázisban egy érintkező zóna szállítószárnya feláldozható egy betakarítóért.',
  'arrakis.rule.R8.7': 'A felfordított féregjeleket visszakeverik.',
  'arrakis.rule.R8.8': 'Vihar: 2 kocka minden fedetlen Harkonnen légióra. Találat: 1; különleges: mélysivatagban 2, sivatagban 1.',

  'arrakis.rule.R9.1': 'A tiltások az aratás elején megszűnnek.',
  'arrakis.rule.R9.2': 'Minden betakarító hazatér: sivatagból 1, mélysivatagból 2 fűszer; hozzá a tartalék.',
  'arrakis.rule.R9.3': 'Jelzőnként 2 fűszer a maradás, 3 az emelés, különben egy fokot süllyed.',
  'arrakis.rule.R9.4': '5-ös fölényig fázisonként egyszer 3 fűszerért 1 fölény jár.',
  'arrakis.rule.R9.5': 'Egy fűszer marad a következő fordulóra; a többi elvész.',
  'arrakis.rule.R9.6': 'A Harkonnen az elosztás előtt ismeri az összeget.',
  'arrakis.rule.R9.7': 'A jelzők az 1. és 5. fok közt maradnak.',
  'arrakis.rule.R9.8': 'Tiltás él, ha a jelzője most süllyedt vagy legalul áll.',
  'arrakis.rule.R9.9': 'KHAFT: legfeljebb 5 Harkonnen egység egy területen. Űrliga: nincs felderítés. Landsraad: nincs lapdobás kockákért.',
};
