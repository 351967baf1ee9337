import type { TextsLike } from '../../../text/message.ts';
import type { imperiumLessonsEn } from './lessons.en.ts';

export const imperiumLessonsHu: TextsLike<typeof imperiumLessonsEn> = {
  // Agent turns
  'imperium.lesson.agent.title': 'Egy ügynök Carthagba',
  'imperium.lesson.agent.about':
    'Elkezdődik a szabályfüzet fordulója: egy kártya és egy ügynök, mit ad egy helyszín, és hogyan jutnak egységek az ütközetbe.',
  'imperium.lesson.agent.end':
    'Gayun két és Najeong három egysége van az Arrakeenért folyó ütközetben, Dasom hét egysége otthon ül. A következő lecke innen folytatódik.',

  'imperium.lesson.agent.basin':
    'Az nyer, akinek a legtöbb győzelmi pontja van, amikor valaki eléri a 10-et. Ez a forduló az Arrakeen ostromáért folyik. Az ügynökkörben egy kártyát játszol ki a kezedből, és egy ügynököt küldesz egy szabad helyszínre, amelynek jele ezen a kártyán is rajta van: Gayunén a Fűszerkereskedelem jele.',
  'imperium.lesson.agent.harvest':
    'A kijátszott kártya a felső mezőjével hat, a helyszín úgy, ahogy nyomtatva van: itt 1 fűszer jár, és bónusz fűszer, ha van ott.',
  'imperium.lesson.agent.two':
    'A Császári-medence csatahelyszín: az ütközetbe mehet minden egység, amit ebben a körben toboroztak, és még legfeljebb kettő a helyőrségből. Gayun senkit sem toborzott, így a három egységéből kettő mehet.',
  'imperium.lesson.agent.next': 'Gayun befejezi a körét.',

  'imperium.lesson.agent.carthag':
    'Te Najeongot vezeted: egy egység a helyőrségben, 1 víz. Duncan Idaho a Városok jelét viseli; a felső mezőjében 1 vízért egy egységet és egy kártyát kínál. Carthag egy egységet és egy intrikakártyát ad. A jelölő szerint Gayun irányítja.',
  'imperium.lesson.agent.carthag.task': 'Küldj ügynököt Carthagba Duncan Idahóval.',
  'imperium.lesson.agent.carthag.why.scout':
    'A Felderítés is Carthagba vezet. De üres a felső mezője, Duncané pedig egy egységet és egy kártyát ér.',
  'imperium.lesson.agent.carthag.why.arrakeen': 'Arrakeen egy egységet és egy kártyát ad. Az is jó hely; Najeong intrikakártyát szeretne.',
  'imperium.lesson.agent.carthag.why.seek':
    'A Szövetségesek keresése kikerül a játékból, ha ügynökkörben kijátszották. Najeong későbbre tartogatja.',
  'imperium.lesson.agent.carthag.why.reveal': 'A felfedéskör a forduló utolsó köre. Két ügynök még munkára vár.',
  'imperium.lesson.agent.carthag.why.other': 'Ez is szabad. A példa Duncan Idahóval küld Carthagba.',

  'imperium.lesson.agent.recruit':
    'Gayun 1 solarist kap a banktól, mert ő irányítja Carthagot. Most a helyszín és a kártyád hatásai várnak, bármilyen sorrendben.',
  'imperium.lesson.agent.recruit.task': 'Toborozd Carthag egységét.',
  'imperium.lesson.agent.recruit.why.intrigue': 'Bármilyen sorrend szabad. A példa előbb az egységet veszi.',
  'imperium.lesson.agent.recruit.why.water': 'Duncan ajánlata is jöhet előbb. A példa a helyszínnel kezd.',
  'imperium.lesson.agent.recruit.why.early':
    'Egységek a kör bármelyik pillanatában mehetnek az ütközetbe, de hamarosan többen lesznek, akik együtt mehetnek.',
  'imperium.lesson.agent.recruit.why.other': 'A példa előbb az egységet veszi.',

  'imperium.lesson.agent.intrigue': 'Az egység a helyőrségben áll. Egy intrikakártya rejtve marad, amíg ki nem játszod.',
  'imperium.lesson.agent.intrigue.task': 'Húzd fel az intrikakártyát.',
  'imperium.lesson.agent.intrigue.why.water': 'Duncan ajánlata nyitva marad. A példa előbb a helyszínnel végez.',
  'imperium.lesson.agent.intrigue.why.other': 'A példa most húzza fel az intrikakártyát.',

  'imperium.lesson.agent.water':
    'A Váratlan haszon tervkártya: saját köreidben bármikor kijátszható. Amit a helyszín ad, azt mind el kell venni. Ami nyíl mögött áll, az ajánlat: fizetsz és kapsz, vagy kihagyod.',
  'imperium.lesson.agent.water.task': 'Fizess 1 vizet Duncan Idahónak egy egységért és egy kártyáért.',
  'imperium.lesson.agent.water.why.done': 'Kihagyhatod az ajánlatot, de akkor Duncan egysége és kártyája elvész.',
  'imperium.lesson.agent.water.why.windfall':
    'A Váratlan haszon bármelyik körödben 2 solarist hoz. Najeong tartogatja: a rejtett kártyák nyugtalanítják a többieket.',
  'imperium.lesson.agent.water.why.two': 'Most ketten mehetnének. Duncan egységével hárman lesznek.',
  'imperium.lesson.agent.water.why.other': 'A példa előbb Duncannek fizet.',

  'imperium.lesson.agent.three':
    'Két egységet toboroztál, egy már előtte a helyőrségben volt. Carthag csatahelyszín: mehet a két újonc, és legfeljebb kettő a többiből.',
  'imperium.lesson.agent.three.task': 'Küldd mindhárom egységet az ütközetbe.',
  'imperium.lesson.agent.three.why.one': 'Egyetlen egység 2 erőt ér. Gayunnak már kettő van ott.',
  'imperium.lesson.agent.three.why.two': 'Ez annyi volna, amennyi Gayuné. Hárommal Najeong kerül az élre.',
  'imperium.lesson.agent.three.why.done': 'Senkinek sem muszáj harcolnia. De egység nélkül az ütközetben nem nyerheted el Arrakeent.',
  'imperium.lesson.agent.three.why.other': 'A példa mindhármat elküldi.',

  'imperium.lesson.agent.done': 'Három egység 6 erő, Gayun kettője 4.',
  'imperium.lesson.agent.done.task': 'Fejezd be a kört.',
  'imperium.lesson.agent.done.why.windfall': 'Még most is szabad volna. Najeong megtartja a Váratlan hasznot.',
  'imperium.lesson.agent.done.why.other': 'A példa itt befejezi a kört.',

  'imperium.lesson.agent.rally':
    'Dasom kijátssza a Bene Gesserit novíciát, és a Csapatgyűjtésre megy. Ennek a helyszínnek 4 solaris az ára. Aki nem tud fizetni, nem mehet oda.',
  'imperium.lesson.agent.draw': 'A kártyájával húz még egyet.',
  'imperium.lesson.agent.four': 'Aztán jön egyszerre négy egység.',
  'imperium.lesson.agent.peace': 'Hét egység a helyőrségben, de a Csapatgyűjtés nem csatahelyszín: egyikük sem mehet az ütközetbe.',

  // Reveal turns
  'imperium.lesson.reveal.title': 'Ami a kézben maradt',
  'imperium.lesson.reveal.about':
    'Folytatódik a forduló: a második ügynökök, aztán a felfedéskörök meggyőzéssel, egy új kártyával és az erővel.',
  'imperium.lesson.reveal.end':
    'Minden kéz az asztalon. Az erő Gayunnál 8, Najeongnál 6, Dasomnál 0, mert nincs egysége az ütközetben. Kard ide vagy oda, egység nélkül nincs erő. Most jön a csata: ez a következő lecke.',

  'imperium.lesson.reveal.wealth':
    'Most Gayunt vezeted. Egy ügynök maradt. Két jó harcos mellett nálad van a Diplomácia, amely mind a négy frakcióhoz utat nyit, és felfedéskor keveset hoz.',
  'imperium.lesson.reveal.wealth.task': 'Küldd az ügynököt a Gazdagságra a Diplomáciával.',
  'imperium.lesson.reveal.wealth.why.spy': 'A Császári kém is a Gazdagsághoz vezet. A kardja többet ér a felfedéskörben.',
  'imperium.lesson.reveal.wealth.why.stilgar': 'Aki most Stilgart játssza ki, felfedéskor lemond 2 meggyőzésről és 3 kardról.',
  'imperium.lesson.reveal.wealth.why.contract': 'A Szerződéskötés 1 solarisszal többet ad, de befolyást nem.',
  'imperium.lesson.reveal.wealth.why.reveal': 'Senkinek sem muszáj minden ügynökét kiküldenie. De egy szabad ügynökért kár.',
  'imperium.lesson.reveal.wealth.why.other': 'Ez is egy kör. A példa a Diplomáciával megy a Gazdagságra.',

  'imperium.lesson.reveal.influence':
    'A 2 solaris a tiéd. Egy frakcióhelyszín a kockádat is egy lépéssel feljebb viszi a frakció sávján. A második lépés 1 győzelmi pontot ér, és aki elsőként jut a negyedikre, szövetséget köt.',
  'imperium.lesson.reveal.influence.task': 'Vedd el a befolyást a Császárnál.',
  'imperium.lesson.reveal.influence.why.bribery':
    'A Megvesztegetés 2 solarisból 1 befolyást csinál. Bármelyik saját körödben kijátszható; a példa tartogatja.',
  'imperium.lesson.reveal.influence.why.other': 'Előbb a befolyás jön, azt el kell venni.',

  'imperium.lesson.reveal.agentDone': 'A Gazdagság nem csatahelyszín, így egység nem mehet a többiek után.',
  'imperium.lesson.reveal.agentDone.task': 'Fejezd be a kört.',
  'imperium.lesson.reveal.agentDone.why.bribery':
    'Egy második befolyás a Császárnál 1 győzelmi pontot érne. Nem is rossz. De a példa megtartja a solarisait.',
  'imperium.lesson.reveal.agentDone.why.other': 'A példa befejezi a kört.',

  'imperium.lesson.reveal.contract':
    'Najeong kijátssza a Dűne, a sivatagbolygó kártyát, és a Szerződéskötésre megy 3 solarisért. Senki sem irányítja, és nem kerül semmibe.',
  'imperium.lesson.reveal.contractDone': 'Ez volt a második ügynöke is.',
  'imperium.lesson.reveal.oratory': 'Dasom egy Tőrrel a Szónokok termébe megy. Az ott álló ügynök a felfedéskörben 1 meggyőzést is ad.',
  'imperium.lesson.reveal.oneTroop': 'És egy egység: a nyolcadik a helyőrségében.',
  'imperium.lesson.reveal.oratoryDone': 'Mind a hat ügynök a táblán van.',

  'imperium.lesson.reveal.reveal':
    'Akinek nincs több ügynöke, felfedéskört játszik. A kezed minden kártyáját felfeded, és most az alsó mezőjük hat. Az ügynökeid kártyái most nem tesznek semmit.',
  'imperium.lesson.reveal.reveal.task': 'Fedd fel a kezedet.',
  'imperium.lesson.reveal.reveal.why.bribery': 'Felfedés előtt tervkártya is jöhet. A példa megtartja a Megvesztegetést.',
  'imperium.lesson.reveal.reveal.why.other': 'Ügynök nélkül csak a felfedéskör marad.',

  'imperium.lesson.reveal.buy':
    'A Császári kém, a Csempésztopter és Stilgar együtt 4 meggyőzést, 4 kardot és 1 fűszert ad. A meggyőzés az impériumsor és a tartalék kártyáit szerzi meg, amennyire futja. A megszerzett kártya a dobópakliba kerül, és keverés után jut a kezedbe.',
  'imperium.lesson.reveal.buy.task': 'Szerezd meg az Űrutazást 3 meggyőzésért.',
  'imperium.lesson.reveal.buy.why.thopter': 'A Harci topter pont 4-be kerül, és az is jó kártya volna. A példa az Űrutazást választja.',
  'imperium.lesson.reveal.buy.why.allegiances':
    'Az Ingatag hűség is 3-ba kerül. A példa az Űrutazást választja, amely a későbbi felfedéskörökben 2 meggyőzést ad.',
  'imperium.lesson.reveal.buy.why.liaison':
    'Az Arrakisi összekötő 2-be kerül, kettő is kitelne belőle. A példa egyetlen jobb kártyát vesz.',
  'imperium.lesson.reveal.buy.why.nothing': 'A meggyőzés nem tehető félre. Amit most nem költesz el, elvész.',
  'imperium.lesson.reveal.buy.why.other': 'A példa az Űrutazást szerzi meg.',

  'imperium.lesson.reveal.strength':
    'A sor szabad helyére rögtön a Féreglovasok kerülnek. 1 meggyőzés maradt, de ilyen olcsó kártya nincs. Az erőd: két egység 4, négy kard 4, együtt 8.',
  'imperium.lesson.reveal.strength.task': 'Fejezd be a felfedéskört.',
  'imperium.lesson.reveal.strength.why.bribery': 'Még szabad, még tartogatja.',
  'imperium.lesson.reveal.strength.why.other': 'Mást nem lehet megszerezni.',

  'imperium.lesson.reveal.hers':
    'Minden kártyád a dobópakliban van, az Űrutazással együtt. A csatáig kimaradsz. Najeongnak sincs több ügynöke, ő is felfed.',
  'imperium.lesson.reveal.hersDone':
    '5 meggyőzés, kard semmi: három egység 6 erő. A füzetben Najeong semmi olyat nem szerez meg, ami itt számítana, és befejezi a körét.',
  'imperium.lesson.reveal.dasom': 'Dasom fed fel utolsóként. A Szónokok termében álló ügynöke 1 meggyőzést ad hozzá.',
  'imperium.lesson.reveal.dasomDone':
    'Neki is 5 meggyőzése van. De a nyolc egysége a helyőrségben ül, az ütközetben egy sincs: az ereje 0, és ezen egy kard sem változtatna.',

  // Combat
  'imperium.lesson.combat.title': 'Arrakeen ostroma',
  'imperium.lesson.combat.about': 'A forduló vége: intrika a csatában, jutalmak és irányítás, a Mesterek, és az új kezdet.',
  'imperium.lesson.combat.end':
    'Egy egész forduló, ahogy a füzet meséli, és a következő első ügynöke. 10 győzelmi pontnál vagy a tizedik ütközet után ér véget a játék. Most próbáld ki a botok ellen, vagy egyedül két rivális ellen.',

  'imperium.lesson.combat.gayun':
    'Gayun ereje 8, Najeongé 6. Akinek van egysége az ütközetben, most csatakártyákat játszhat ki, a kezdőjátékossal kezdve. Dasomnak nincs ott egysége, ő kimarad. Gayun intrikakártyája nem csatakártya: passzol.',
  'imperium.lesson.combat.ambush':
    'Újra Najeongot vezeted. 6-tal a 8 ellen második volnál. A kezedben ott a Rajtaütés, egy 4 kardot érő csatakártya.',
  'imperium.lesson.combat.ambush.task': 'Játszd ki a Rajtaütést.',
  'imperium.lesson.combat.ambush.why.pass': 'Két egymás utáni passz lezárja a csatát: Gayun épp passzolt, és ő nyerne.',
  'imperium.lesson.combat.ambush.why.other': 'A példa kijátssza a Rajtaütést.',
  'imperium.lesson.combat.enough':
    '10 a 8 ellen. Egyszerre több kártyát is ki lehet játszani. A Váratlan haszon tervkártya, itt nem használható.',
  'imperium.lesson.combat.again': 'Kijátszottak egy kártyát, így Gayun újra sorra kerül, bár korábban passzolt. Megint passzol.',
  'imperium.lesson.combat.pass': 'Még egyszer te következel. Egy passz már van, a tiéd volna egymás után a második.',
  'imperium.lesson.combat.pass.task': 'Passzolj.',
  'imperium.lesson.combat.pass.why.other': 'Nincs több kijátszható kártya.',
  'imperium.lesson.combat.victory':
    'Najeong egyedül nyer: 1 győzelmi pont, és a jelölője átveszi Arrakeen irányítását. Gayun második, 4 solarist kap. Dasom 0 erővel semmit. Néhány intrikakártya győzelemre vár; Najeongnál nincs ilyen.',

  'imperium.lesson.combat.arrakeen':
    'Az ütközet minden egysége visszakerült a készletbe. Mesterek: a Hagga-medencében és a Nagy síkságon nem járt senki, így mindkettőre 1 bónusz fűszer kerül. Visszahívás: senkinek sincs 10 győzelmi pontja, minden ügynök hazatér, és a kezdőjátékos-jelölő hozzád kerül. Új ütközet fekszik nyíltan, mindenkinek öt új kártyája van.',
  'imperium.lesson.combat.arrakeen.task': 'Küldj ügynököt Arrakeenbe a Pecsétgyűrűvel.',
  'imperium.lesson.combat.arrakeen.why.carthag': 'Carthag megint Gayunnak fizetne solarist. Arrakeen neked fizet.',
  'imperium.lesson.combat.arrakeen.why.dune': 'A Császári-medencében járt valaki: egyedül ott nincs bónusz fűszer.',
  'imperium.lesson.combat.arrakeen.why.reveal': 'A forduló épp elkezdődött, és mindkét ügynök otthon van.',
  'imperium.lesson.combat.arrakeen.why.other': 'Ez is szabad. De nézd meg, mire jó Arrakeen irányítása.',
  'imperium.lesson.combat.draw':
    'A saját irányításod 1 solarist fizet neked. A Pecsétgyűrű azt teszi, amit a vezetőd gyűrűje: Memnon Thorvald gróf 1 fűszert kap. Arrakeen egy egységet és egy kártyát ad.',
  'imperium.lesson.combat.draw.task': 'Húzd fel a kártyát.',
  'imperium.lesson.combat.draw.why.troop': 'Bármilyen sorrend szabad. De nézd meg, mi történik, amikor húzol.',
  'imperium.lesson.combat.draw.why.windfall': '2 solaris bármelyik körödben. Tartsd meg szűkebb időkre.',
  'imperium.lesson.combat.draw.why.other': 'A példa felhúzza a kártyát.',

  // House Hagal
  'imperium.lesson.rivals.title': 'Egyedül két rivális ellen',
  'imperium.lesson.rivals.about':
    'Az egyszemélyes játék egy fordulója: a Hagal-ház kártyái vezetik Memnon Thorvaldot és Rabbant. A példa a miénk, a szabályok a füzetéi.',
  'imperium.lesson.rivals.end':
    'A jutalom két intrikakártyájával Memnonnak három volt, és 1 győzelmi pontot vett rajtuk. A következő fordulóban mindkét rivális előtted lép. A végén az nyer, akinek a legtöbb pontja van. Kétszemélyes játékban a Hagal-ház csak útban van: pontot nem gyűjt.',

  'imperium.lesson.rivals.arrakeen':
    'Gayun egyedül játszik, harmadik forduló, a Köpeny és tőr fekszik nyíltan. Minden köröd után mindkét rivális lép egyet: egy Hagal-kártya megnevez egy helyszínt, és a rivális ügynököt küld oda, ár és kéz nélkül. Ha ott már áll ügynök, a kártya nem számít, és a következőt kell felfedni.',
  'imperium.lesson.rivals.arrakeen.task': 'Küldj ügynököt Arrakeenbe a Felderítéssel.',
  'imperium.lesson.rivals.arrakeen.why.basin':
    'A bónusz fűszer megér egy látogatást. De Arrakeen kártyát ad, és több Hagal-kártyának állja útját.',
  'imperium.lesson.rivals.arrakeen.why.wealth':
    'A Gazdagság és a befolyása csak akkor szalad el, ha egy Hagal-kártya megnevezi. Arrakeen az ütközethez kell.',
  'imperium.lesson.rivals.arrakeen.why.reveal': 'Mindkét ügynök otthon van még.',
  'imperium.lesson.rivals.arrakeen.why.other': 'Ez is egy kör. A példa Arrakeenbe megy.',
  'imperium.lesson.rivals.troop': 'A saját köreid olyanok, mint bármelyik játékban: először Arrakeen egysége.',
  'imperium.lesson.rivals.card': 'Aztán a kártya.',
  'imperium.lesson.rivals.three':
    'A csatahelyszínre érkező rivális mindig elküldi mindet, amit ott toborzott, és még legfeljebb kettőt. Te választhatsz: egy újonc és kettő a helyőrségből mehet.',
  'imperium.lesson.rivals.three.task': 'Küldd mindhárom egységet az ütközetbe.',
  'imperium.lesson.rivals.three.why.two': 'A riválisok sokan jönnek majd. A példa mindhármat elküldi.',
  'imperium.lesson.rivals.three.why.done': 'Egység nélkül az ütközetben semmilyen jutalom sem jár.',
  'imperium.lesson.rivals.three.why.other': 'A példa mindhármat elküldi.',
  'imperium.lesson.rivals.done': 'Amikor a köröd véget ér, a riválisok lépnek, elsőként a bal oldaladon ülő. Figyeld a krónikát.',
  'imperium.lesson.rivals.done.task': 'Fejezd be a kört.',
  'imperium.lesson.rivals.done.why.other': 'Nincs más teendő.',

  'imperium.lesson.rivals.basin':
    'Memnon első kártyája Arrakeent mondta: útban voltál. Aztán a Fűszeraratás a legtöbb bónusz fűszerhez vezette: a Nagy síkság 5 fűszerével 10 lett neki, és 7-ért rögtön 1 győzelmi pontot vett. Rabban az Összeesküvésre ment. Bónusz fűszer most már csak a Hagga-medencében maradt, és ha sehol sincs, a Fűszeraratás kártya nem számít.',
  'imperium.lesson.rivals.basin.task': 'Küldj ügynököt a Hagga-medencébe a Dűne, a sivatagbolygó kártyával.',
  'imperium.lesson.rivals.basin.why.contract': '3 solaris jó, de a következő Fűszeraratás kártya egy riválist vezetne a Hagga-medencébe.',
  'imperium.lesson.rivals.basin.why.foldspace': 'A Térhajlítás remek hely. De előbb vedd el a riválisok elől az utolsó bónusz fűszert.',
  'imperium.lesson.rivals.basin.why.reveal': 'Egy ügynök még van, és a riválisok nélküled folytatnák.',
  'imperium.lesson.rivals.basin.why.other': 'Ez is szabad. A példa elviszi az utolsó bónusz fűszert.',
  'imperium.lesson.rivals.harvest': '1 víz kifizetve, érte 2 fűszer és 1 bónusz fűszer.',
  'imperium.lesson.rivals.next': 'A helyőrséged üres, így senki sem mehet tovább az ütközetbe.',
  'imperium.lesson.rivals.next.task': 'Fejezd be a kört.',
  'imperium.lesson.rivals.next.why.other': 'Nincs más teendő.',

  'imperium.lesson.rivals.reveal':
    'Nincs bónusz fűszer: a Fűszeraratás kártya nem számított, Memnon Carthagba ment, és négy egysége van az ütközetben. Rabban második Fremen befolyása 1 győzelmi pontot ér. Minden ügynökük a táblán van; ha maradt volna, a riválisok a felfedésköröd után maguk folytatnák.',
  'imperium.lesson.rivals.reveal.task': 'Fedd fel a kezedet.',
  'imperium.lesson.rivals.reveal.why.other': 'Ügynök nélkül csak a felfedéskör marad.',
  'imperium.lesson.rivals.buy':
    '4 meggyőzés és egy kard. A riválisok sosem fednek fel, semmit sem szereznek meg, és nem építenek paklit: a sor egyedül a tiéd.',
  'imperium.lesson.rivals.buy.task': 'Szerezd meg a Harci toptert 4 meggyőzésért.',
  'imperium.lesson.rivals.buy.why.travel': 'Az Űrutazás is jó volna. A példa mindent elkölt.',
  'imperium.lesson.rivals.buy.why.nothing': 'A meggyőzés nem tehető félre.',
  'imperium.lesson.rivals.buy.why.other': 'A példa a Harci toptert szerzi meg.',
  'imperium.lesson.rivals.combat':
    'Az erőd 7. A csatában minden rivális, akinek van ott egysége, felfordít még egy Hagal-kártyát, és annak csak a kardjai számítanak.',
  'imperium.lesson.rivals.guild':
    'Memnon 2 kardot húzott: 10, te 7, Rabban 4. Második vagy. Memnon 1 befolyást nyer, és ott veszi el, ahol a legkevesebb van. Három frakció itt egyenlő, és amit a rivális szabályai nem döntenek el, azt a játékosa dönti el.',
  'imperium.lesson.rivals.guild.task': 'Add Memnonnak a befolyást az Űrligánál.',
  'imperium.lesson.rivals.guild.why.gesserit': 'Válaszd azt, ami neked a legkevésbé árt. A Bene Gesseritet magadnak szánod.',
  'imperium.lesson.rivals.guild.why.fremen': 'Rabban erős a fremeneknél, harcoljanak meg érte ők később. A példa az Űrligát adja.',
  'imperium.lesson.rivals.guild.why.other': 'A példa az Űrligát adja.',
};
