import type { TextsLike } from '../../../text/message.ts';
import type { uprisingRulesEn } from './rules.en.ts';

/** Every rule of the game in our own words, for the look-up. Keys: `uprising.rule.<number>`; "Értelmezés" marks what the rulebook leaves open. */
export const uprisingRulesHu: TextsLike<typeof uprisingRulesEn> = {
  'uprising.topic.box': 'Mi van a dobozban',
  'uprising.topic.setUp': 'Előkészületek',
  'uprising.topic.round': 'Fordulók és körök',
  'uprising.topic.agents': 'Ügynök kiküldése',
  'uprising.topic.spies': 'Kémek',
  'uprising.topic.spaces': 'A tábla helyszínei',
  'uprising.topic.troops': 'Egységek és erő',
  'uprising.topic.worms': 'Homokférgek és a Pajzsfal',
  'uprising.topic.control': 'Helyszínek irányítása',
  'uprising.topic.reveal': 'A felfedéskör',
  'uprising.topic.cards': 'Kártyák: húzás, megszerzés, elpusztítás',
  'uprising.topic.intrigue': 'Intrikakártyák',
  'uprising.topic.combat': 'Csata és jutalmak',
  'uprising.topic.end': 'Mesterek, visszahívás és a játék vége',
  'uprising.topic.influence': 'Befolyás és szövetségek',
  'uprising.topic.effects': 'Hogyan működnek a hatások',
  'uprising.topic.contracts': 'KHAFT-szerződések',
  'uprising.topic.leaders': 'Vezetők',
  'uprising.topic.secrets': 'Nyílt és titkos',
  'uprising.topic.rivals': 'Egy vagy két játékos: riválisok',
  'uprising.topic.six': 'Hat játékos: két csapat',
  'uprising.topic.mixing': 'Más dobozokkal együtt',

  'uprising.rule.R1.1':
    'Közösen: kétoldalas tábla, víz-, solaris- és fűszerjelölők, homokférgek, kezdőjátékos-jelölő, 4 szövetségjelölő, a Pajzsfal, 4 mesterhorog és Feyd jelölője.',
  'uprising.rule.R1.2':
    'Kártyák: 69 impérium, 44 intrika, 18 tartalék, 16 ütközet (3 I-es, 9 II-es, 4 III-as), 5 célkártya, 9 vezető és 20 szerződés. Négy impériumkártya, négy intrikakártya, egy vezető és minden szerződés a KHAFT modulé. További tíz szerződés csak az Ix felemelkedéséhez való.',
  'uprising.rule.R1.3':
    'Minden színhez tartozik egy 10 lapos kezdőpakli, 16 kocka (4 befolyáshoz, 12 egység), 2 korong, 3 kém, 3 irányításjelölő, 3 ügynök és egy csatajelölő.',
  'uprising.rule.R1.4':
    'Solaris, fűszer, víz és homokféreg sosem fogy el. Szűkös a 12 egységed, a 3 kémed, a 3 irányításjelölőd és a 3 ügynököd, játékosonként egy mesterhorog, valamint minden kártya és szerződés.',
  'uprising.rule.R1.5':
    'A riválisokkal játszott játékhoz Hagal-ház-kártyák és 10 riváliskártya kell. Értelmezés: az egyik lista 37 Hagal-kártyát és az Újrakeverést említi, a másik összesen 37-et; itt 37 és egy van.',

  'uprising.rule.R2.1':
    'A tábla a játékosszámnak megfelelő oldalával felfelé fekszik. A Pajzsfal és a szövetségjelölők a helyükre kerülnek.',
  'uprising.rule.R2.2':
    'Az ütközetpakli tíz lap: felül egy I-es, alatta öt II-es, legalul mind a négy III-as. Hogy melyek maradtak ki, senki sem tudja meg.',
  'uprising.rule.R2.3':
    'Keverjétek meg az intrikapaklit és az impériumpaklit; öt impériumkártya nyíltan a sorba kerül, mellé a tartalék két paklija. A KHAFT modul nélkül annak kártyái és Shaddam a dobozban maradnak.',
  'uprising.rule.R2.4':
    'Mindenkinek van egy vezetője, választva vagy húzva; egy Házból ketten is lehetnek. A név melletti egy jel könnyűt, három nehezet jelent. Értelmezés: egymás után választotok, erre kisorsolt sorrendben.',
  'uprising.rule.R2.5': 'A tíz kezdőkártyád megkeverve a húzópaklid. Staban Tuek a Diplomácia nélkül, kilenc lappal kezd.',
  'uprising.rule.R2.6': '1 vízzel kezdesz, semmi mással.',
  'uprising.rule.R2.7':
    'Két ügynököd a vezetődön áll, a harmadik a tábla mellett vár. 3 egységed a helyőrségben van, 9 a készletben, a kémekkel és az irányításjelölőkkel együtt. Befolyásod és pontod 0; pontosan négy játékosnál mindenkinek 1 pontja van.',
  'uprising.rule.R2.8':
    'Mindenki kap egyet a játékosszámhoz való célkártyákból, nyíltan. Aki azt kapja, amelyiken a kezdőjátékos-jelölő látható, az a kezdőjátékos.',
  'uprising.rule.R2.9':
    'A KHAFT modulnál keverjétek be a kártyáit, és fordítsatok fel kettőt a 20 szerződésből. Ha Shaddam játszik, előbb a két Sardaukarok-szerződést félreteszitek neki.',
  'uprising.rule.R2.10': 'Feyd jelölője a sávja bal szélén kezd. Jessica Lady Jessicaként kezd.',
  'uprising.rule.R2.11': 'Egy, két és hat játékosnál több az előkészület: lásd a riválisokat és a hatfős játékot.',

  'uprising.rule.R3.1': 'Egy forduló öt fázis: a forduló kezdete, a játékosok körei, csata, Mesterek, visszahívás.',
  'uprising.rule.R3.2':
    'Fordítsátok fel a következő ütközetet. Aki a helyszínét irányítja, 1 egységet küldhet bele a készletéből. Aztán mindenki 5 kártyát húz; ami a kezében maradt, ott marad.',
  'uprising.rule.R3.3':
    'A kezdőjátékostól az óramutató járása szerint mindenki köröket játszik: ügynökkört vagy felfedéskört. A felfedésköröd után ebben a fázisban végeztél.',
  'uprising.rule.R3.4': 'Ha nem tudsz ügynököt küldeni, felfedsz. Passzolni nem lehet.',

  'uprising.rule.R4.1': 'Játssz ki egy ügynökikonos kártyát, és küldj egy ügynököt egy helyszínre, amely illik valamelyik ikonjához.',
  'uprising.rule.R4.2':
    'A frakciók, a Landsraad, a város és a fűszerkereskedelem ikonja az azonos ikonú helyszínekre visz. A kém ikon minden olyan helyszínre, amelyet kémed figyel, és a kém ott marad. Értelmezés: ugyanaz a kém a körben utána még visszahívható.',
  'uprising.rule.R4.3':
    'A helyszín legyen üres (vagy szivárogj be), legyen meg a kért befolyásod, és most azonnal ki tudd fizetni a teljes árát, mielőtt bármit kapnál. A Beépített ember csak a befolyás alól ment fel.',
  'uprising.rule.R4.4':
    'A Támogatók gyűjtésének és a Fűszerfinomítónak két ára van. Értelmezés: az ügynök küldésekor választasz, és akkor fizetsz.',
  'uprising.rule.R4.5':
    'A sorrend: kártya kijátszása, fizetés, beszivárgásnál kém visszahívása, ügynök lehelyezése, irányítási bónusz és Staban fűszere, döntés a hírszerzésről, végül minden hatás. Értelmezés: a saját irányításod bónuszából nem fizetheted ki a helyszínt.',
  'uprising.rule.R4.6':
    'A helyszín, a kártya, a szerződések és a vezető hatásainak sorrendjét te választod, és váltogathatod őket. Előbb az egyik hatás ér véget, aztán kezdődik a következő.',
  'uprising.rule.R4.7':
    'A hatás kötelező, kivéve ha „-hat, -het” áll benne, ha nyíl előzi meg, vagy ha elpusztítás ikon; az önmagát elpusztító kártyának el kell tűnnie. Értelmezés: ami most lehetetlen, a kör végéig vár, aztán elvész.',
  'uprising.rule.R4.8':
    'Egy nyilat kártyánként és körönként legfeljebb egyszer fizetsz, teljes egészében, abból, amid előtte volt; kétszer csak homokférges jutalomnál.',
  'uprising.rule.R4.9':
    'A frakcióhelyszín 1 befolyást ad a frakciójánál. Amely kártya ezt kettőre emeli, bármilyen sorrendben teszi, és nem osztja meg.',
  'uprising.rule.R4.10': 'Tíz helyszín csatahelyszín. Ha oda megy az ügynököd, abban a körben egységeket vethetsz be.',
  'uprising.rule.R4.11': 'Tervet a körödben bármikor kijátszhatsz, de fizetés és lehelyezés közben nem, és egy hatás közepén sem.',
  'uprising.rule.R4.12':
    'A visszahívott ügynök a vezetődre tér vissza, és újra kiküldhető. Értelmezés: az éppen kiküldött sosem jön így vissza; ha nincs másik, nem történik semmi.',
  'uprising.rule.R4.13':
    'A kardmester a harmadik ügynököd, játékonként egyszer: 8 solaris, vagy 6, ha valakinek már van. Ugyanabban a fordulóban használható.',
  'uprising.rule.R4.14':
    'Nagytanács, 5 solaris: először széket kapsz, azzal 2 meggyőzést minden felfedéskörben. Minden későbbi látogatás 2 fűszert, egy intrikakártyát és 3 egységet ad. Értelmezés: négy szék van; ha mind foglalt, csak a tulajdonosaik jöhetnek.',
  'uprising.rule.R4.15': 'A Díszterem intrikakártyát ad, és 1 meggyőzést a felfedéskörödben, ha az ügynököd még ott áll.',

  'uprising.rule.R5.1':
    'Tizenhárom megfigyelőállás egyenként egy–három helyszínt figyel. Egy állásra egy kém fér; egyes hatásokkal más kéme mellé állhatsz, a sajátod mellé soha.',
  'uprising.rule.R5.2':
    'A kém ikonnal egy kémet teszel a készletedből egy szabad megfigyelőállásra. Ha nincs több, előbb visszahívhatsz egyet. Ha ikon is szerepel mellette, az állásnak olyan helyszínt kell figyelnie.',
  'uprising.rule.R5.3': 'Ha nincs kém a készletedben, kihagyhatod. Értelmezés: ha van, és van szabad állás, le kell tenned.',
  'uprising.rule.R5.4':
    'Visszahíváskor egy kémed a készletedbe kerül. „Ha ebben a körben kémet hívtál vissza”: minden ilyen visszahívás számít, bármiért történt.',
  'uprising.rule.R5.5':
    'Beszivárgás: hívj vissza egy kémet, amely a foglalt helyszínt figyeli, és mások ügynökei nem akadályoznak. Értelmezés: több ügynökhöz is elég egy kém, de a saját ügynököd akkor is útban van.',
  'uprising.rule.R5.6':
    'Hírszerzés: közvetlenül az ügynök lehelyezése után, minden hatás előtt visszahívhatsz egy kémet, amely a helyszínt figyeli, és húzol egy kártyát. Értelmezés: kiküldött ügynökönként egyszer. Amelyik kém beszivárgott, az már nem jó hozzá.',
  'uprising.rule.R5.7': 'Akkor kémkedsz egy helyszínen, ha kémed az azt figyelő álláson áll.',

  'uprising.rule.R6.1':
    'A táblán 22 helyszín van, ikonnal, árral, hatásokkal és állásokkal. Értelmezés: a Császári kiváltság elpusztít egy intrikakártyát egy újért, nem csak eldobja.',
  'uprising.rule.R6.2':
    'A mesterhelyszíneken minden bónusz fűszert elviszel. A Mély Sivatagban és a Hagga-medencében aztán fűszert választasz, vagy mesterhoroggal homokférget. Értelmezés: homokféreg nem választható ott, ahová nem jöhet.',
  'uprising.rule.R6.3': 'Titkok: egy intrikakártya, és véletlenszerűen egy minden ellenféltől, akinél éppen legalább négy van.',
  'uprising.rule.R6.4':
    'Tabr sziecs: vagy mesterhorog, egy egység és 1 víz, vagy 1 víz, és eltávolíthatod a Pajzsfalat. Értelmezés: mindegy, hol fekszik a mesterhorog.',
  'uprising.rule.R6.5':
    'A Szállítás 5 solarist és 1 befolyást ad tetszőleges frakciónál. A Szállítás, a Császári kiváltság és a Tabr sziecs nem frakcióhelyszín.',

  'uprising.rule.R7.1': 'Toborzáskor egy egység a készletből a helyőrségbe kerül. Ha a készlet üres, nem kapsz.',
  'uprising.rule.R7.2':
    'Csatahelyszínen minden ebben a körben toborzott egységet bevethetsz, bárhonnan jött, és legfeljebb 2 másikat a helyőrségből.',
  'uprising.rule.R7.3': 'A bevetés a te döntésed, bármikor az ügynök lehelyezésétől a kör végéig. Értelmezés: részletekben is.',
  'uprising.rule.R7.4':
    'Amely kártya bevet, maga mondja meg, mennyit, és nem kell hozzá csatahelyszín. A helyőrség 2 egységéből nem vesz el.',
  'uprising.rule.R7.10': 'Erő: egységenként 2, homokférgenként 3, kardonként 1. Haderő nélkül az ütközetben 0.',
  'uprising.rule.R7.11':
    'Ha az utolsó haderőd is távozik, az erőd 0. Értelmezés: a kardjaid újra számítanak, ha abban a felfedéskörben visszajön egy.',
  'uprising.rule.R7.5':
    'A homokféreg egyenesen az ütközetbe megy, és sosem vonul vissza. Értelmezés: mesterhorog csak ott kell, ahol az ikon előtt szerepel; a Nem várt szövetségeknél nem.',
  'uprising.rule.R7.6':
    'Amíg a Pajzsfal áll, nem jön homokféreg az Arrakeenért, a Fűszerfinomítóért és a Császári-medencéért vívott ütközetbe.',
  'uprising.rule.R7.7': 'Az ikonjával a játék hátralévő részére eltávolíthatod a Pajzsfalat. Le is mondhatsz róla.',
  'uprising.rule.R7.8':
    'Ha irányítást adó ütközetet nyersz, a jelölőd kerül a helyszínre, a másik helyére. Minden látogatáskor, a tiédnél is, 1 solarist (Arrakeen, Fűszerfinomító) vagy 1 fűszert (Császári-medence) kapsz.',
  'uprising.rule.R7.9': 'A védő egysége csak a készletből jön. Értelmezés: lemondhatsz róla.',

  'uprising.rule.R8.1': 'Tedd ki az összes kézben tartott kártyádat, az ügynökkel kijátszottaktól külön.',
  'uprising.rule.R8.2':
    'Használd ezek felfedésmezőit bármilyen sorrendben. Az ügynökkel kijátszott kártyák játékban vannak, de most nem tesznek semmit.',
  'uprising.rule.R8.3':
    'Meggyőzést kártyák adnak, a tanácsszék 2-t, a Díszterem 1-et, meg vezetők. Ami marad, elvész. A most kapott szék azonnal számít.',
  'uprising.rule.R8.4':
    'A vezető felfedéskörre szóló képessége mindegyikben egyszer működik. Gurney és Muad-Dib akkor kapja, amikor a feltétel teljesül, és megtartja.',
  'uprising.rule.R8.5': 'A Fremen kötelék akkor él, ha egy másik fremen kártyád játékban van. Két ilyen kártya egymást segíti.',
  'uprising.rule.R8.6': 'Amit a felfedéskörödben húzol, azonnal felfeded és használod.',
  'uprising.rule.R8.9':
    'A végén minden játékban lévő kártyád a dobópaklidba kerül. Ez nem eldobás. Amit később húzol, a kezedben marad a következő fordulóra.',
  'uprising.rule.R8.10': 'Tervet a felfedéskörben a tisztogatásig játszhatsz.',
  'uprising.rule.R8.11': 'A felfedéskörben haderő csak olyan hatással kerül az ütközetbe, amely ezt mondja.',
  'uprising.rule.R8.7':
    'Költs meggyőzést a sor, a tartalék vagy a saját félretett kártyádra, ahányszor csak telik. A kártya a dobópaklidba kerül, a sor azonnal kiegészül. Értelmezés: Az ár nem számít tartalékkártyát is vesz, de csak solarisért.',
  'uprising.rule.R8.8':
    'Az ár alatti mező egyszer működik, amikor megkapod a kártyát, akárhogyan. A fűszernek áramolnia kell: 1 győzelmi pont.',
  'uprising.rule.R8.12': 'Ha üres a húzópaklid, a megkevert dobópakli lesz az új. Ha mindkettő üres, nem húzol tovább.',
  'uprising.rule.R8.13': 'Az üres impériumpakli nem pótol. Ami a tartalékból elfogyott, elfogyott.',
  'uprising.rule.R8.14':
    'Elpusztításkor a kártya a kézből, a dobópakliból vagy a játékból kikerül; a tartalékkártya visszatér a paklijába. Amit adott, megmarad; amit még adna, elvész, hacsak nem önmagát pusztítja el.',

  'uprising.rule.R9.1': 'Az intrikakártyák képpel lefelé, a kezedtől külön fekszenek. Számukat mindenki tudja, megnézni csak te nézheted.',
  'uprising.rule.R9.2':
    'A terv a saját köreidbe való, a csata a csata fázisba, a végjáték a végére. Ha kettő is rajta van, az egyikben játszod ki.',
  'uprising.rule.R9.3':
    'A feltételnek teljesülnie kell, az árat ki kell fizetni, különben nem játszható ki. Értelmezés: a külön sorok egyenként és együtt is használhatók; a Gyenge pont keresése és a Kétes módszerek nyila elhagyható.',
  'uprising.rule.R9.4': 'A kijátszott kártya a nyílt dobópakliba kerül; amelyik tovább hat, addig előtted fekszik.',
  'uprising.rule.R9.5': 'Ha a pakli üres, keverjétek meg a dobópakliját. Az elpusztított intrikakártyák nincsenek többé.',
  'uprising.rule.R9.6': 'Kijátszható az is, ami semmin sem változtat, ha a feltétele és az ára megengedi.',
  'uprising.rule.R9.7':
    'A Manipuláció félretesz neked egy kártyát a sorból; e forduló felfedéskörében 1-gyel olcsóbb. Értelmezés: más hatásod teljes áron elviheti. Különben kikerül a játékból.',
  'uprising.rule.R9.8': 'A Fegyverbe hívás minden kártyáért egy egységet toboroz, amelyet utána e forduló felfedéskörében megszerzel.',

  'uprising.rule.R10.1':
    'A kezdőjátékostól indulva mindenki, akinek haderője van az ütközetben, csatakártyát játszik vagy passzol. Ha egymás után mindenki passzol, eldől. Passz után is játszhatsz még.',
  'uprising.rule.R10.2':
    'A legerősebb kapja az első jutalmat, a következő a másodikat; a harmadik csak négy vagy hat játékosnál jár. Holtversenyben az elsők a másodikat, a másodikak a harmadikat kapják. Legfeljebb három játékosnál csak ilyen döntetlennél van harmadik jutalom. 0 erővel nem kapsz semmit. Négy vagy hat játékosnál, ha pontosan ketten elsők, a többiek legjobbja megkapja a harmadikat; harmadik helyi holtversenyben senki.',
  'uprising.rule.R10.3': 'Csak a holtverseny nélküli első nyeri meg az ütközetet. Döntetlennél a kártya ott marad.',
  'uprising.rule.R10.4':
    'Ha homokférged van az ütközetben, kétszer kapod a jutalmadat; a nyilat kétszer fizetheted. Az irányítás, a kártya és a csataikon nem duplázódik. Értelmezés: minden választás újra történik, a Hírverésnél is, és a jutalom pillanata számít.',
  'uprising.rule.R10.5':
    'A jutalomegységek a helyőrségbe kerülnek; a saját jutalmaid sorrendje a tiéd. Értelmezés: a játékosok között a kezdőjátékos kezd, aztán az óramutató járása szerint.',
  'uprising.rule.R10.6':
    'A győztes elviszi a kártyát. Ha egy nyílt kártyádon ugyanaz a csataikon áll, mindkettőt lefordítod 1 győzelmi pontért. Az univerzális ikon a végére vár.',
  'uprising.rule.R10.7': 'Utána az egységek a készletbe, a homokférgek a bankba kerülnek, a jelölők 0-ra.',
  'uprising.rule.R10.8': 'Egyetlen homokféreggel is részt veszel. Értelmezés: az „egység” itt bármely haderő.',

  'uprising.rule.R11.1': 'Minden mesterhelyszínre, ahol nincs ügynök, 1 bónusz fűszer kerül. Gyűlik.',
  'uprising.rule.R11.2':
    'Ha bárkinek 10 pontja van, vagy üres az ütközetpakli, vége a játéknak. Különben az ügynökök hazatérnek, és a kezdőjátékos-jelölő balra kerül.',
  'uprising.rule.R11.3': 'A véget csak a visszahíváskor nézitek; addig a pontok csökkenhetnek is.',
  'uprising.rule.R11.4':
    'A végén a kezdőjátékostól egyszer mindenki végjátékkártyákat játszik, és univerzális ikont bármely nyílt kártyával párosít 1 pontért. Értelmezés: a Kriszkés, az Ugróegér és az Ornitopter megnyert ütközetet fordít le, célkártyát nem; a sorrend szabad.',
  'uprising.rule.R11.5':
    'A legtöbb pont nyer. Aztán a fűszer, a solaris, a víz, a helyőrség egységei számítanak. Értelmezés: végül a legkésőbbi felfedéskör dönt.',
  'uprising.rule.R11.6': 'A pont a nyomtatott 12 fölé is mehet.',

  'uprising.rule.R12.1':
    'A befolyás 0 és 6 között van. Ami fölötte jönne, elvész, 0-nál pedig nem fizethetsz vele. Értelmezés: ugyanannál a frakciónál veszíthetsz és nyerhetsz; az Opportunizmus mindkettőt egytől is elveheti.',
  'uprising.rule.R12.2': 'Ha 2-re emelkedsz, 1 győzelmi pontot kapsz; ha alá esel, elveszted.',
  'uprising.rule.R12.3':
    'Ha 4-re emelkedsz, megkapod a sáv bónuszát: Császár egy kém, Űrliga 3 solaris, Bene Gesserit egy intrikakártya, fremenek 1 víz. Megtartod, és újra is megkaphatod.',
  'uprising.rule.R12.4': 'Aki elsőként ér 4-re, övé a szövetség, ami 1 pont. Aki a tulajdonosa fölé kerül, átveszi; az egyenlő nem elég.',
  'uprising.rule.R12.5':
    'Ha a tulajdonos visszaesik, az veszi át, aki egyenlő volt vele vagy most magasabb; 4 alatt más 4-en vagy följebb álló kapja, vagy visszakerül a táblára. Egyenlők között a tulajdonos dönt.',
  'uprising.rule.R12.6':
    'Egy ikonban álló két befolyás egy frakcióé. A „két frakció” két különböző, és mindkettőt az első nyereség előtt mondod meg.',
  'uprising.rule.R12.7': 'A „2 elérése” akkor is áll, ha átléped, és egy visszaesés után újra.',

  'uprising.rule.R13.1': 'Ha a kártya és a szabály ellentmond, a kártyának van igaza.',
  'uprising.rule.R13.2': 'A saját hatásaidat te rendezed sorba. Játékosok között az aktívtól az óramutató járása szerint.',
  'uprising.rule.R13.3': 'Eldobni mindig egy általad választott kézben tartott kártyát kell.',
  'uprising.rule.R13.4':
    '„Ebben a körben” a köröd végéig tart. A bevetettből levonódik, ami visszavonult; a kapott fűszerből nem vonódik le, amit kifizettél.',
  'uprising.rule.R13.5': 'A visszavont egység a helyőrségbe tér. A „bármennyi” nulla is lehet.',
  'uprising.rule.R13.6': 'Amit fizetsz, a bankba megy. Játékosok között nincs csere, csak hat játékosnál a Csere ikonnal.',
  'uprising.rule.R13.7':
    'A kártya ára a jobb felső sarkában áll; a kezdőkártyáké 0. Értelmezés: ahol a kártyalisták eltérnek, a nyomtatott kártya dönt (Elágazó ösvény, Beépített ember, Titkos művelet, Tőr, Felderítés, Indulás az Arrakisra, Stratégiai készletek, Shaddam, Gurney, Követelt figyelem, Megbízható informátor).',
  'uprising.rule.R13.8':
    'A „vagy” pontosan egy lehetőség, olyan, amely kifizethető és változtat valamin. Értelmezés: a Corrinth város 5 solarisa nem fizetheti a másik lehetőségét.',

  'uprising.rule.R14.1':
    'A modul nélkül a szerződés ikon 2 solaris. A modullal elveszed a két nyílt szerződés egyikét, és új fordul a helyére. Ha elfogytak, megint 2 solaris.',
  'uprising.rule.R14.2':
    'A szerződés ügynököt kér egy helyszínre, ennyi fűszert egy körben egy mesterhelyszínen álló ügynökkel, A fűszernek áramolnia kell megszerzését, vagy semmit.',
  'uprising.rule.R14.3':
    'A teljesült szerződést be kell jelentened: a jutalma a kör egy további hatása, aztán lefordítod. Egy ügynök többet is teljesíthet.',
  'uprising.rule.R14.4': 'A szerződésnek az ügynök küldése előtt a tiédnek kell lennie. Értelmezés: ez az Aratásra is áll.',
  'uprising.rule.R14.5': 'Teljesített az a szerződésed, amely lefordítva előtted fekszik.',
  'uprising.rule.R14.6':
    'Shaddam nyílt szerződés helyett elvehet egyet a neki félretett Sardaukarok-szerződésekből. Értelmezés: ha nincs nyílt, közte és 2 solaris között választ.',
  'uprising.rule.R14.7': 'Az Ix felemelkedésével mindenki kap még két szerződést, és egyet tart meg. Azok itt nem részei a játéknak.',
  'uprising.rule.R14.8': 'Amely szerződés ügynököt hív vissza, nem az éppen kiküldöttet hívja.',

  'uprising.rule.R15.1':
    'Minden vezetőnek van egy képessége és egy pecsétje. A pecsét akkor működik, ha a Pecsétgyűrűvel küldesz ügynököt.',
  'uprising.rule.R15.2':
    'Feyd-Rautha: minden pecsét egyet jobbra lépteti a jelölőjét, és megadja az ottani jutalmat; elágazásnál ő választ. A végén nem tesz semmit.',
  'uprising.rule.R15.3': 'Gurney Halleck: 1 meggyőzés, ha a felfedéskörében eléri a 6 erőt, hat játékosnál a 10-et. Pecsét: 1 egység.',
  'uprising.rule.R15.4':
    'Lady Amber Metulli: a felfedéskörében visszavonhat egy egységet. Pecsét: 1 solaris, bármely szövetséggel 1 fűszer is.',
  'uprising.rule.R15.5': 'Lady Margot Fenring: 2 fűszer, ha 2-re ér a Bene Gesseritnél. Pecsét: kém egy városi állásra.',
  'uprising.rule.R15.6':
    'Lady Jessica: a pecsétje 1 fűszerért intrikakártyát ad, és félretesz egy egységet emléknek. Bene Gesserit-helyszínen minden emléket visszavehet, annyi kártyát húz, és végleg megfordul. Értelmezés: az emlék sem készlet, sem helyőrség.',
  'uprising.rule.R15.7':
    'Jessica Tisztelendő Anya: körönként egyszer, Bene Gesserit- vagy fremen helyszínen 1 vízért megismétli a hatásait, befolyás nélkül. Pecsét: 1 fűszerért 1 víz. Értelmezés: a lopás, az elpusztítás és a toborzás ismétlődik; a helyőrség két egysége nem.',
  'uprising.rule.R15.8': 'Muad-Dib: a felfedéskörében egy intrikakártya, ha homokférge van az ütközetben. Pecsét: egy kártya.',
  'uprising.rule.R15.9':
    'Irulan hercegnő: egy intrikakártya, ha 2-re ér a Császárnál. Pecsét: a kezébe vehet egy 1-be kerülő kártyát, vagy elpusztíthat egyet a kezéből, 2 fűszerért, ha az legalább 1-be került.',
  'uprising.rule.R15.10':
    'IV. Shaddam Corrino: a Sardaukarok-szerződések az övéi. Pecsét: 1 solaris és egy egység, vagy 3 solarisért 1 befolyás; abban a körben nem vet be haderőt.',
  'uprising.rule.R15.11':
    'Staban Tuek: 1 fűszer, ha más olyan mesterhelyszínre lép, ahol ő kémkedik. Pecsét: egy kém; a Landsraadnál 1 fűszerből 3 solaris, frakciónál 2 solarisból intrikakártya lehet.',

  'uprising.rule.R16.1':
    'Mindenki látja a táblát, a jelölőket, a játékban lévő kártyákat, a dobópaklikat, a szerződéseket, és hogy kinek hány kártyája van. Értelmezés: a lefordított kártyák is ismertek maradnak.',
  'uprising.rule.R16.2': 'A kezedet és az intrikakártyáidat csak te látod. Amit nyíltan vettél a kezedbe, azt ismerik.',
  'uprising.rule.R16.3': 'A paklikat, a lefordított szerződéseket és a kimaradt ütközeteket senki sem látja.',
  'uprising.rule.R16.4': 'Amit az Éljenek a harcosokkal megnézel, csak te látod; az eldobottat és az elpusztítottat mindenki.',
  'uprising.rule.R16.5': 'Az ellopott intrikakártyát az áldozat és a tolvaj ismeri.',
  'uprising.rule.R16.6': 'Az Ix felemelkedése külön szerződései a választásig titkosak volnának.',
  'uprising.rule.R16.7': 'A riválisok intrikakártyáit csak számoljuk, sosem nézzük meg.',

  'uprising.rule.R17.1':
    'Egyedül két riválissal játszol. Zsoldos: nincs helyőrségük, neked van egy intrikakártyád. Sardaukar: semmi különös. Mentát: három nehezítés. Kwisatz Haderach: mint a Mentát, és neked nincs kardmester.',
  'uprising.rule.R17.2': 'Két játékos közös ellenfele egy rivális; első játékhoz az egyszerűsített jó.',
  'uprising.rule.R17.3':
    'A riválisnak 3 egysége van a helyőrségben, 9 a készletben, 2 ügynöke, 3 kéme és 1 vize. Egyedül az Újrakeverés nélkül játszol.',
  'uprising.rule.R17.4':
    'Egyedül a három célkártyát mindenki kapja. Két játékosnál a riválisé az ornitopter, és mindig kettőtök között jön.',
  'uprising.rule.R17.5':
    'A riválisnak nincs keze és felfedésköre. A körében ügynököt küld, amíg van neki, akkor is, ha ti már felfedtetek.',
  'uprising.rule.R17.6':
    'Hagal-kártyák fordulnak fel, amíg egy használható: a helyszíne szabad, és amit kér, teljesül. Kémkártyánál kémet tesz le, aztán újabb kártya jön. Az üres pakli újrakeveredik.',
  'uprising.rule.R17.7':
    'Nem fizet, a helyszín hatásait kihagyja, és azt kapja, amit a kártya mutat. Csatahelyszínen beveti az újoncokat és még legfeljebb 2-t.',
  'uprising.rule.R17.8': 'A név nélküli befolyás oda megy, ahol a legkevesebbje van; egyenlőnél a kártyája sorrendje dönt.',
  'uprising.rule.R17.9':
    'Mesterhelyszínen elviszi a bónusz fűszert. Mesterhoroggal homokférget hoz, különben az alapot. A Pajzsfalat eltávolítja, ahol a kártyája mondja. A Hagga-medence és a Császári-medence közül a szabad, több bónusz fűszeres kell neki; ha egyiken sincs, vagy a Mély Sivatagban nincs, újabb kártya fordul fel.',
  'uprising.rule.R17.10': 'Mesterhorgot egyszer vesz. Az ellenfelek elleni hatások érik, amennyire van mije; nincs keze, amiből dobhatna.',
  'uprising.rule.R17.11':
    'Kémei a saját sorrendje szerint szabad frakcióállásokra mennek. A harmadik hazaküldi a másik kettőt, és beindítja az ármányát. Sosem szivárog be.',
  'uprising.rule.R17.12': 'A szerződés ikon neki 2 solaris.',
  'uprising.rule.R17.13':
    'Ha elég java van, elveszi a kardmesterét; utána 3 intrikakártya, 7 fűszer, 3 víz vagy 7 solaris 1–1 pont. Értelmezés: mindent bevált, amit tud, a sorrend mindegy.',
  'uprising.rule.R17.14':
    'Pontot kap 2 befolyásért, szövetségért, jutalomért, ikonpárért, a 4-es bónuszt soha. 10 ponttal véget vet a játéknak, és nyerhet is.',
  'uprising.rule.R17.15':
    'Mindent bevet, amit lehet. Szakértő bevetés: I-es és II-es ütközetben, ha férgei után 3 haderővel vezet, egy egységet sem. Értelmezés: mindet vagy semmit.',
  'uprising.rule.R17.16':
    'A csatában felfordít egy Hagal-kártyát, és hozzáadja a kardjait. Értelmezés: az Újrakeverésnél minden újrakeveredik, és másik fordul fel.',
  'uprising.rule.R17.17':
    'Változatok: az Okos politika kihagyja a Hűséges szolgálatot, az Ellátmány szállítását, a Titkokat és a Frembatyut, ahol a riválisé a szövetség és vezet, vagy legalább 2-je van és 2-vel lemaradt, a Brutális fokozás III-as ütközetben két kártya kardját adja, kockák cserélik a sort, az egyszerűsített rivális csak szövetségért kap pontot, és nem nyerhet.',
  'uprising.rule.R17.18': 'Két játékosnál a rivális mindkettőtök ellenfele. Értelmezés: a jutalmak a háromfős játéké.',
  'uprising.rule.R17.19': 'A rivális nem használ végjátékkártyát. Értelmezés: az univerzális ikont párosítja, ha tudja.',
  'uprising.rule.R17.20': 'Más dobozokkal egyes Hagal-kártyák változnak; azok itt nem részei a játéknak.',
  'uprising.rule.R17.21':
    'Ha mást kell választania, ugyanazt a sorrendet követi; a többit ti döntitek el. Értelmezés: a jutalom árát egészben fizeti vagy sehogy.',

  'uprising.rule.R18.1':
    'További elemek: két személyes tábla, két 10 lapos parancsnokpakli, kardmester-bónuszjelölők, két újabb szövetség és nyíljelölők a parancsnokoknak.',
  'uprising.rule.R18.2':
    'Két csapat: Muad-Dib és Shaddam két-két szövetségest vezet. Az asztal körül úgy váltakoztok, hogy minden szövetséges egy ellenfél szövetséges és egy parancsnok között ül.',
  'uprising.rule.R18.3':
    'A tábla másik oldalán Nagy Házak és Peremvilágok állnak a Császár és a fremenek helyén. Minden parancsnoknak két saját helyszíne van, megfigyelőállás nélkül.',
  'uprising.rule.R18.4': 'A KHAFT modul játékban van. Az ütközetpakli öt II-es négy III-ason: legfeljebb kilenc forduló.',
  'uprising.rule.R18.5':
    'A szövetségesek a szokásos módon, 1 ponttal kezdenek. A parancsnoknak 4 pontja, 2 ügynöke, 3 kéme és 1 vize van, egysége nincs. Célkártyát csak szövetséges kap; ha egy csapaté mindkét ugróegér, egyet elcserél.',
  'uprising.rule.R18.6':
    'A csapat összeadja a három pontszámot. Bárki 10 pontja véget vet a játéknak; holtversenynél a csapat javai számítanak.',
  'uprising.rule.R18.7':
    'A parancsnok minden ügynökkörhöz nyilat használ, amely arra a szövetségesre mutat, akit megmozgat; a kettős nyíllal és a felfedéskörben választ. Ez az egész körre szól.',
  'uprising.rule.R18.8':
    'A megmozgatott szövetséges kapja, ami a parancsnoknak nem lehet: egységet, homokférget, kardot és a tábla befolyását. A feltételeknél mindketten számítanak.',
  'uprising.rule.R18.9': 'A parancsnok felfedéskörének kardjai a választott szövetségeséi, és megvárják annak a felfedéskörét.',
  'uprising.rule.R18.10': 'A parancsnok csatakártyát játszhat egy olyan szövetségesért, akinek haderője van. Jutalmat nem kap.',
  'uprising.rule.R18.11':
    'A parancsnok a két szövetségese közül a nagyobb befolyást számolja. A Császár és a fremenek befolyása csak az övé.',
  'uprising.rule.R18.12':
    'A Császár ikon a Nagy Házakat jelenti, Shaddamnak bármelyiket; a fremen ikon a Peremvilágokat, Muad-Dibnek bármelyiket. Értelmezés: a Tabr sziecs is így kéri.',
  'uprising.rule.R18.13':
    'A személyes sáv 1-nél és 3-nál az egész csapatot jutalmazza, 2-nél a parancsnok pontot, 4-nél szövetséget kap. A táblán a 4-es 2 egység, 3 solaris, egy intrikakártya vagy egy kém.',
  'uprising.rule.R18.14':
    'A szövetségesek külön harcolnak, három jutalomért. Ha egy csapat két tagja holtversenyben áll, az egyik engedhet a másiknak.',
  'uprising.rule.R18.15': 'A kardmester csak egy fordulóra segít, de a bónuszjelölője minden felfedéskörben +2 kardot ad.',
  'uprising.rule.R18.16': 'Csak Muad-Dib csapatának van mesterhorga és homokférge; a horog mindkét szövetségesé.',
  'uprising.rule.R18.17':
    'Csapatjutalom: mindhárman megkapják. Erősítés: 3 egység a két szövetséges között, azonnal bevethetők. Csere: egy csapat két tagja javakat cserél. Értelmezés: mindkettő egyfélét, akármennyit, ha mindketten akarják.',
  'uprising.rule.R18.18':
    'Az elején és a Császári sátorral Shaddam egy nem fremen kártyát a trónsorba tesz, ahonnan csak a csapata vehet. Az nem pótlódik.',
  'uprising.rule.R18.19': 'Az ellenfelek elleni hatások sosem érik a csapatodat. Beszivárogni a csapattársak mellé is lehet.',
  'uprising.rule.R18.20': 'A parancsnoknak lehet szerződése, és teljesítheti; az egységek a megmozgatott szövetségeséi.',
  'uprising.rule.R18.21': 'Beszéljetek nyíltan; a csapatnak nincs titkos megbeszélése.',
  'uprising.rule.R18.22': 'Shaddam pecsétje a megmozgatott szövetségesét is megakadályozza a bevetésben.',
  'uprising.rule.R18.23': 'Ennek az oldalnak néhány szövege nem biztos; amit játszunk, itt olvasható.',
  'uprising.rule.R18.24':
    'A parancsnoknak nincs ütközetkártyája: a csataikonok nem érnek neki semmit. Egyetlen szövetsége a saját sávjáé lehet.',
  'uprising.rule.R18.25':
    'A Követelt eredmények a nyílt szerződéseket a szövetségeseknek adja, ahány van. Usul és Létfontosságú szállítmányok: előbb a parancsnok választ, a másik a szövetségesé.',
  'uprising.rule.R18.26': 'Ha minden egyenlő, a legkésőbbi felfedéskör csapata nyer.',

  'uprising.rule.R19.1':
    'Az első játék impérium- és intrikakártyái, valamint ütközetei külön-külön is bekeverhetők, egy–négy játékosnál. Az Előrelátó felbérlés és a Rendezni a káoszt kimarad, mert nincs Mentát. Az ottani ütközeteken nincs csataikon, jobb kihagyni őket; ami ott Carthagról szól, az itt a Fűszerfinomítóról.',
  'uprising.rule.R19.2':
    'Az Ix felemelkedése letakarja a Dísztermet, a Támogatók gyűjtését, a Szerződés elfogadását és a Szállítást, és két megfigyelőállást ad. Az a doboz itt nem része a játéknak.',
  'uprising.rule.R19.3': 'A Halhatatlanság letakarja a Kutatóállomást. Az a doboz itt nem része a játéknak.',
  'uprising.rule.R19.4': 'A csatahajó haderő, de sosem egység.',
};
