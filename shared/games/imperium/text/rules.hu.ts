import type { TextsLike } from '../../../text/message.ts';
import type { imperiumRulesEn } from './rules.en.ts';

export const imperiumRulesHu: TextsLike<typeof imperiumRulesEn> = {
  'imperium.topic.box': 'Mi van a dobozban',
  'imperium.topic.setUp': 'Előkészületek',
  'imperium.topic.round': 'Fordulók és körök',
  'imperium.topic.agents': 'Ügynök kiküldése',
  'imperium.topic.spaces': 'A tábla helyszínei',
  'imperium.topic.troops': 'Egységek',
  'imperium.topic.reveal': 'A felfedéskör',
  'imperium.topic.cards': 'Kártyák: húzás, megszerzés, elpusztítás',
  'imperium.topic.influence': 'Befolyás és szövetségek',
  'imperium.topic.intrigue': 'Intrikakártyák',
  'imperium.topic.combat': 'Csata',
  'imperium.topic.control': 'Helyszínek irányítása',
  'imperium.topic.makers': 'Mesterek és fűszer',
  'imperium.topic.mentat': 'A Mentát',
  'imperium.topic.points': 'Győzelmi pontok és a játék vége',
  'imperium.topic.effects': 'Hogyan működnek a hatások',
  'imperium.topic.leaders': 'Vezetők',
  'imperium.topic.deckCards': 'A paklik egyes kártyái',
  'imperium.topic.intrigueCards': 'Egyes intrikakártyák',
  'imperium.topic.secrets': 'Nyílt és titkos',
  'imperium.topic.hagal': 'Hagal-ház',
  'imperium.topic.two': 'Két játékos',
  'imperium.topic.solo': 'Egyedül',
  'imperium.topic.options': 'A játék változatai',

  'imperium.rule.R1.1':
    'Közös: a tábla, solaris-, fűszer- és vízjelölők, 24 tartalékkártya, 67 impériumkártya, 40 intrikakártya, 18 ütközetkártya (4 az I., 10 a II., 4 a III. szintről), 8 vezető, 4 szövetségjelölő, a Mentát, a kezdőjátékos-jelölő, a báró 4 jelölője és a Hagal-ház 31 kártyája.',
  'imperium.rule.R1.2':
    'Mind a négy színhez tartozik 3 ügynök, 3 irányításjelölő, egy csatajelölő, egy pontjelölő, egy tanácstagjelölő, 12 egység, 4 kocka a befolyáshoz és egy 10 kártyás kezdőpakli.',
  'imperium.rule.R1.3': 'Solarisból, fűszerből és vízből senki sem fogy ki: a bank mindig fizet, akárhány jelölő van a dobozban.',
  'imperium.rule.R1.4':
    'Véges egy játékos 12 egysége, 3 irányításjelölője és 3 ügynöke, a tartalék paklijai, az impériumpakli, a tanács négy széke és az egyetlen Mentát.',
  'imperium.rule.R1.5':
    'Hétféle ikon vezeti az ügynököket a 22 helyszínre: kettő-kettő a Császáré, az Űrligáé, a Bene Gesserité és a fremeneké, öt a Landsraadé, négy a Városé és öt a Fűszerkereskedelemé.',

  'imperium.rule.R2.1': 'A Mentát a helyszínére kerül, a négy befolyássáv mellé egy-egy szövetségjelölő.',
  'imperium.rule.R2.2':
    'Az ütközetpakli tíz kártyából áll: felül egy az I. szintről, alatta öt a II. szintről, legalul a III. szint mind a négy kártyája. Hogy melyek maradtak ki, azt senki sem tudja meg.',
  'imperium.rule.R2.3':
    'Az intrika- és az impériumkártyákat megkeveritek. Öt impériumkártya nyíltan fekszik: ez az impériumsor. Mellette a tartalék három paklija.',
  'imperium.rule.R2.4':
    'Mindenki más-más vezetőt kap, választva vagy kiosztva. Kezdésnek jó: Paul Atreides, Rabban, Memnon Thorvald, Ilban Richese. Értelmezés: egymás után választotok, erre kisorsolt sorrendben.',
  'imperium.rule.R2.5': 'A tíz kezdőkártyád megkeverve a húzópaklid.',
  'imperium.rule.R2.6': '1 vízzel kezdesz; Rabban emellett 1 fűszerrel és 1 solarisszal.',
  'imperium.rule.R2.7':
    'Két ügynök áll a vezetődön, a harmadik a kardmesterre vár. 3 egység van a helyőrségedben és 9 a készletedben. Minden befolyásod 0.',
  'imperium.rule.R2.8': 'Négy játékosnál mindenki 1 győzelmi ponttal kezd, kevesebbnél 0-val.',
  'imperium.rule.R2.9': 'A kezdőjátékosról a véletlen dönt. A körök az óramutató járása szerint követik egymást.',
  'imperium.rule.R2.10': 'Legvégül Harkonnen báró játékosa titokban megtart kettőt a négy frakciójelölőből.',
  'imperium.rule.R2.11': 'Két játékosnál a Hagal-ház is felkészül, egyedül két rivális.',

  'imperium.rule.R3.1': 'Egy forduló öt fázisból áll: a forduló kezdete, a játékosok körei, csata, Mesterek és visszahívás.',
  'imperium.rule.R3.2': 'Minden forduló egy ütközetkártyáért folyik, így legfeljebb tíz forduló van.',
  'imperium.rule.R3.3': 'Ha egy kártya és egy általános szabály ellentmond, a kártya dönt.',
  'imperium.rule.R3.4':
    'A győzelmi pont rögtön számít, és a sáv 12 után is folytatódik. Jár egy sáv 2-es befolyásáért és a szövetségekért, ezek elveszhetnek; meg ütközetekért, A fűszernek áramolnia kell és más kártyákért, ezek nem.',

  'imperium.rule.R4.1': 'A forduló új ütközetkártyával kezdődik, amely nyíltan a korábbiakra kerül.',
  'imperium.rule.R4.2':
    'Ha az ütközet egy általad irányított helyszínről szól, a kártyahúzás előtt 1 egységet küldhetsz bele a készletedből. A helyőrség ebből kimarad.',
  'imperium.rule.R4.3': 'Mindenki 5 kártyát húz. Amit az előző fordulóban nem tudtál felfedni, emellett a kezedben marad.',

  'imperium.rule.R5.1':
    'A kezdőjátékostól az óramutató járása szerint mindenki egy-egy kört játszik, újra meg újra: ügynökkört vagy felfedéskört.',
  'imperium.rule.R5.2': 'Az ügynökkörhöz szabad ügynök kell, egy kártya a kézben, és egy helyszín, ahová az a kártya elküldheti.',
  'imperium.rule.R5.3': 'Felfedhetsz korábban is. Ha nincs lehetséges ügynökköröd, fel kell fedned; passzolni nem lehet.',
  'imperium.rule.R5.4': 'A felfedésköröd után kimaradsz a csatáig, amely akkor jön, amikor mindenki felfedett.',
  'imperium.rule.R5.5': 'Fordulónként egyszer mindenképp felfedsz, akkor is, ha üres a kezed.',
  'imperium.rule.R5.6': 'Saját körödben bármikor kijátszhatsz tervkártyát. Értelmezés: akár mielőtt eldöntöd, milyen kör lesz.',

  'imperium.rule.R6.1': 'Játssz ki egy kártyát a kezedből, és küldj egy ügynököt egy helyszínre, amelynek ikonja a kártyán is rajta van.',
  'imperium.rule.R6.2': 'Ikon nélküli kártya senkit sem küld, hacsak a Követ küldése nem ad neki ikonokat.',
  'imperium.rule.R6.3':
    'Akkor léphetsz egy helyszínre, ha a kártyán megvan az ikonja, nem áll ott ügynök, nem zárja le senki Hangja, teljesíted a feltételét, és ki tudod fizetni abból, amid már van. A Nagytanács és a Kardmester minden játékost egyszer fogad.',
  'imperium.rule.R6.4': 'Kártya, ár, ügynök, hatások: ebben a sorrendben. Amit a látogatás hoz, abból nem fizethető az ára.',
  'imperium.rule.R6.5': 'Értelmezés: ha a helyszínt valaki irányítja, először ő kapja meg a bónuszt, akkor is, ha te vagy az.',
  'imperium.rule.R6.6': 'A nyolc frakcióhelyszín egyikén 1 befolyást is kapsz annál a frakciónál.',
  'imperium.rule.R6.7': 'Ezután tiéd a helyszín hatása, a befolyása és a kártya ügynökmezője. A felfedésmező máskorra marad.',
  'imperium.rule.R6.8': 'Ami nem választható, a kör vége előtt megtörténik, amennyire lehet. Ami választható, elmaradhat.',
  'imperium.rule.R6.9': 'A sorrendet te döntöd el, hatásonként, közben tervkártyákkal és bevetéssel. Értelmezés: minden ikon külön hatás.',
  'imperium.rule.R6.10': 'Ha nincs több kötelező, befejezed a kört. A kártya előtted marad, amíg fel nem fedtél.',

  'imperium.rule.R7.1': 'Minden helyszínen ott áll az ára, a hatása és az, hogy csatahelyszín-e. A frakcióhelyszín 1 befolyást is ad.',
  'imperium.rule.R7.2': 'Összeesküvés (Császár), 4 fűszer: 5 solaris, 2 egység és egy intrikakártya.',
  'imperium.rule.R7.3': 'Gazdagság (Császár): 2 solaris.',
  'imperium.rule.R7.4': 'Csillagbárka (Űrliga, csata), 6 fűszer: 5 egység és 2 víz.',
  'imperium.rule.R7.5': 'Térhajlítás (Űrliga): egy Térhajlítás kártya a tartalékból a dobópaklidba, amíg van.',
  'imperium.rule.R7.6': 'Szelektív tenyésztés (Bene Gesserit), 2 fűszer: elpusztíthatsz egy kártyát; ha megteszed, húzol 2 kártyát.',
  'imperium.rule.R7.7': 'Titkok (Bene Gesserit): egy intrikakártya, és egy véletlen minden ellenféltől, akinél négy vagy több van.',
  'imperium.rule.R7.8': 'Edzett harcosok (Fremen, csata), 1 víz: 2 egység.',
  'imperium.rule.R7.9': 'Cirkoruhák (Fremen, csata): 1 víz.',
  'imperium.rule.R7.10':
    'Nagytanács (Landsraad), 5 solaris, játékosonként egyszer: egy szék, és vele 2 meggyőzés minden felfedéskörödben, már ebben a fordulóban is. Szék mindenkinek jut.',
  'imperium.rule.R7.11': 'Mentát (Landsraad), 2 solaris: egy kártya, és a Mentát, ha ott van.',
  'imperium.rule.R7.12': 'Csapatgyűjtés (Landsraad), 4 solaris: 4 egység a helyőrségbe. Nem csatahelyszín.',
  'imperium.rule.R7.13':
    'Szónokok terme (Landsraad): 1 egység, és 1 meggyőzés a felfedéskörödben. Értelmezés: annak kezdetekor ott kell állnia egy ügynöködnek.',
  'imperium.rule.R7.14': 'Arrakeen (Város, csata): 1 egység és egy kártya. Az irányítója minden látogatáskor 1 solarist kap.',
  'imperium.rule.R7.15': 'Carthag (Város, csata): 1 egység és egy intrikakártya. Az irányítója minden látogatáskor 1 solarist kap.',
  'imperium.rule.R7.16': 'Kutatóállomás (Város, csata), 2 víz: 3 kártya.',
  'imperium.rule.R7.17': 'Tabr sziecs (Város, csata), 2 Fremen befolyástól nyitva: 1 egység és 1 víz. Befolyást nem ad.',
  'imperium.rule.R7.18':
    'Melanzs eladása (Fűszerkereskedelem): te döntöd el, mennyit adsz el; 2, 3, 4 vagy 5 fűszer 6, 8, 10 vagy 12 solarist hoz.',
  'imperium.rule.R7.19': 'Szerződéskötés (Fűszerkereskedelem): 3 solaris.',
  'imperium.rule.R7.20':
    'Mesterhelyszínek (Fűszerkereskedelem, csata): a Császári-medence ingyenes, és 1 fűszert ad, a Hagga-medence 1 vízért 2-t, a Nagy síkság 2 vízért 3-at; ehhez jön a bónusz fűszer. A Császári-medence irányítása minden látogatáskor 1 fűszert ér.',
  'imperium.rule.R7.21': 'Kardmester (Landsraad), 8 solaris, játékosonként egyszer: a harmadik ügynököd, rögtön és végleg.',

  'imperium.rule.R8.1':
    '12 egységed a készlet, a helyőrség és az ütközet között oszlik meg. Toborzáskor a készletből a helyőrségbe kerülnek; ami nincs, azt nem lehet toborozni.',
  'imperium.rule.R8.2': 'A bevetett egység az ütközetbe megy, a visszavont a helyőrségbe, az elvesztett a készletbe.',
  'imperium.rule.R8.3': 'Csak az ütközetben lévő egységek harcolnak.',
  'imperium.rule.R8.4':
    'Ha az ügynököd csatahelyszínre ment, bevetheted az ebben a körben toborzott összes egységet, bárhonnan jött is, és még legfeljebb 2-t a helyőrségből.',
  'imperium.rule.R8.5':
    'Bevetni az ügynök letétele után bármikor lehet, akárhány részletben. Értelmezés: amit a körben korábban egy tervkártya toborzott, az is ebben a körben toborzottnak számít.',
  'imperium.rule.R8.6':
    'Máshol és a felfedéskörben egység csak olyan hatással juthat az ütközetbe, amely ezt mondja. Az ilyen hatás bármelyik körben működik, és nem számít bele a csatahelyszín korlátjába.',
  'imperium.rule.R8.7': 'A visszatartott újoncok a helyőrségben várnak.',

  'imperium.rule.R9.1': 'Fedd fel a kártyáidat, használd és költsd el, amit adnak, állapítsd meg az erődet, végül tisztogass.',
  'imperium.rule.R9.2': 'Az egész kezed nyíltan kiterül, külön azoktól a kártyáktól, amelyek ügynököt küldtek.',
  'imperium.rule.R9.3': 'Most e kártyák felfedésmezői hatnak. Ami ügynököt küldött, nem ad többet, de továbbra is játékban van.',
  'imperium.rule.R9.4': 'A sorrendet te választod, és közben bármikor megszerezhetsz kártyákat.',
  'imperium.rule.R9.5':
    'Meggyőzést adnak a felfedésmezők, egy szék a Nagytanácsban (2), egy ügynök a Szónokok termében (1) és az erre váró tervkártyák. Amit nem költesz el, elvész.',
  'imperium.rule.R9.6': 'Amit a felfedéskörben húzol, rögtön nyíltan kiterül, és hat is.',
  'imperium.rule.R9.7':
    'Erő: 2 minden egységedért az ütközetben és 1 minden kardért; 0, amíg nincs ott egység. A korábban gyűjtött kard is számít, amint ugyanabban a körben érkezik egy.',
  'imperium.rule.R9.8': 'A csatasávon álló jelölő mutatja az erődet, és követ minden változást; 20 fölött megfordul, és elölről kezdi.',
  'imperium.rule.R9.9': 'Ha nem marad egységed az ütközetben, nincs erőd, bármi történik is, amíg oda nem kerül egy.',
  'imperium.rule.R9.10': 'Végül minden előtted fekvő kártya a dobópakliba kerül. Ez egyetlen hatás szerint sem eldobás.',

  'imperium.rule.R10.1':
    'A kártyáid a húzópaklidban, a kezedben, játékban előtted vagy a nyílt dobópaklidban vannak; mellette tervkártyák várhatnak. Helenánál egy félretett kártya is lehet.',
  'imperium.rule.R10.2': 'Ha húznál, de a húzópaklid üres, a dobópaklidból lesz az új, előbb nem. Ha mindkettő üres, nincs mit húzni.',
  'imperium.rule.R10.3':
    'Felfedéskörödben a meggyőzés kártyákat szerez az impériumsorból, Arrakisi összekötőt 2-ért és A fűszernek áramolnia kell kártyát 9-ért, amennyit ki tudsz fizetni. A Térhajlítás nem eladó.',
  'imperium.rule.R10.4': 'Amit megszerzel, a dobópaklidra kerül. A sor rése azonnal bezárul, és az új kártya is megszerezhető.',
  'imperium.rule.R10.5': 'A megszerzési mező egyszer hat, amikor a kártya hozzád kerül, bármi módon.',
  'imperium.rule.R10.6':
    'Az elpusztítás egy kártyát visz ki a játékból a kezedből, a dobópaklidból vagy a játékban lévők közül, a tartalékkártyát vissza a paklijára. Az ikonja lehetőség. Árként fizetni kell, és az ár nélkül önmagát elpusztító kártyának mennie kell.',
  'imperium.rule.R10.7': 'Az elpusztított kártya elveszti, amit még nem tett meg. Értelmezés: amit már adott, a tiéd.',
  'imperium.rule.R10.8': 'Akinek dobnia kell, a kezéből választ, és ha kevés van, mindet eldobja. Az intrikakártyák biztonságban vannak.',
  'imperium.rule.R10.9': 'Üres pakli nem ad el semmit. Értelmezés: impériumpakli nélkül a sor zsugorodik.',
  'imperium.rule.R10.10': 'Bármennyi kártya lehet a kezedben.',

  'imperium.rule.R11.1':
    'A befolyás minden sávon 0-tól 6-ig terjed. Értelmezés: ami bármelyik végén túl volna, elvész, és teli sávot is választhatsz.',
  'imperium.rule.R11.2': 'A 2-es elérése egy győzelmi pontot ér; ha alá esel, elveszíted.',
  'imperium.rule.R11.3':
    'A 4-es elérése bónuszt hoz: a Császártól 2 egységet, az Űrligától 3 solarist, a Bene Gesserittől egy intrikakártyát, a fremenektől 1 vizet. Ezt senki sem veszi vissza, és ha újra feljutsz, újra jár.',
  'imperium.rule.R11.4': 'Aki elsőként éri el a 4-est, szövetséget köt a frakcióval: övé a jelölő és egy győzelmi pont.',
  'imperium.rule.R11.5': 'Ha több befolyásod lesz, mint a birtokosának, elveszed a jelölőt, és vele a pontot. Ugyanannyi nem elég.',
  'imperium.rule.R11.6':
    'Ha a birtokos 4 alá vagy más mögé esik, a jelölő a legalább 4, legtöbb befolyásúé lesz. Egyenlők közt a régi birtokos dönt. Ha senkinek sincs 4, visszakerül a táblára. Értelmezés: onnan csak az veszi el, aki 4-re emelkedik.',
  'imperium.rule.R11.7': 'A szabadon választott befolyás mind egy frakcióé; a 2 nem osztható meg.',
  'imperium.rule.R11.8': 'Csak olyan befolyást adhatsz fel, amellyel annál a frakciónál rendelkezel.',
  'imperium.rule.R11.9': 'A befolyásfeltétel annyival vagy többel teljesül, a szövetségé, amíg tiéd a jelölő.',
  'imperium.rule.R11.10': 'Egy lépés a sávon rögtön elrendeződik: pont, bónusz, szövetség. Értelmezés: két pont egyszerre egy lépés.',

  'imperium.rule.R12.1':
    'Az intrikakártya titkos, és annyi lehet, amennyit kapsz; a számukat mindenki látja. A kijátszott nyíltan a dobópaklijába kerül.',
  'imperium.rule.R12.2': 'Ha elfogy az intrikapakli, a dobópaklija megkeverve az új.',
  'imperium.rule.R12.3': 'A legtöbb terv, csata vagy végjáték típusú; van, amelyik kétféleképp használható.',
  'imperium.rule.R12.4': 'A tervkártya a köreidben, a csatakártya a csata fázisban, a végjátékkártya a legvégén játszható ki.',
  'imperium.rule.R12.5':
    'A kártya feltételének teljesülnie kell, az árát ki kell fizetni; azok közt választasz, amelyek lehetségesek. Értelmezés: olyan kártya is kijátszható, amely semmit sem érne el.',
  'imperium.rule.R12.6': 'A Karizma és a Toborzóút nyíltan vár a felfedéskörödre, és azzal távozik.',
  'imperium.rule.R12.7': 'Az elvett intrikakártyát látatlanban húzod, és csak ti ketten tudjátok meg, melyik volt.',

  'imperium.rule.R13.1': 'Ha egy riválisnak van egysége az ütközetben, mindenekelőtt a kardjai fordulnak fel.',
  'imperium.rule.R13.2':
    'Mindenki részt vesz, akinek van egysége az ütközetben. Ha csak riválisok harcolnak, rögtön jön a rangsor. Ha senki, nincs csata. Értelmezés: később senki sem csatlakozik.',
  'imperium.rule.R13.3':
    'A kezdőjátékostól sorban mindenki kijátszik egy vagy több csatakártyát, vagy passzol. Passz után is játszhatsz újra. Akkor van vége, ha egymás után mindenki passzolt.',
  'imperium.rule.R13.4': 'Az erő minden kártyával változik. Értelmezés: ha elvész az utolsó egységed, kiesel.',
  'imperium.rule.R13.5': 'Az ütközet megnyeréséért járó kártyák itt még nem használhatók.',
  'imperium.rule.R13.6':
    'Aztán az erő dönt a helyezésekről, a riválisoknál is. 0 erőnek nincs helyezése, a holtverseny pedig annyi helyet foglal el, ahány játékos érintett.',
  'imperium.rule.R13.7':
    'Aki egyedül első, nyer, és övé az első jutalom; a második helyé a második; a harmadik helyé a harmadik, négy játékosnál.',
  'imperium.rule.R13.8':
    'Holtversenyes első helynél nincs győztes: mindegyikük a második jutalmat kapja. Négy játékosnál és két egyenlőnél a többiek még megszerezhetik a harmadikat.',
  'imperium.rule.R13.9':
    'Holtversenyes második hely mindegyiknek a harmadik jutalmat hozza, és utána nem jut semmi. Holtversenyes harmadik hely semmit sem hoz. Értelmezés: a második helynek négynél kevesebb játékosnál is jár.',
  'imperium.rule.R13.10':
    'Értelmezés: a jutalmakat a kezdőjátékostól sorban kapjátok, mindenki a maga sorrendjében. Aztán a győztes kijátszhat győzelemért járó kártyákat, a most húzottat is, és abból fizet, ami épp befolyt.',
  'imperium.rule.R13.11':
    'A jutalmakra a szokásos szabályok állnak. Az elpusztítás választható, és ha több dolgot kell választani, előbb mindet kiválasztod.',
  'imperium.rule.R13.12': 'Az ütközet minden egysége a gazdája készletébe kerül, nem a helyőrségbe.',

  'imperium.rule.R14.1': 'Ha helyszínről szóló ütközetet nyersz, az irányításjelölőd oda kerül, bárki másé helyett.',
  'imperium.rule.R14.2': 'Egy helyszínnek egy irányítója van, amíg más meg nem nyeri.',
  'imperium.rule.R14.3':
    'Minden érkező ügynök Arrakeen és Carthag irányítójának 1 solarist, a Császári-medencéének 1 fűszert hoz a bankból. Értelmezés: a riválisé is.',
  'imperium.rule.R14.4': 'Az irányítás révén meg is védheted a helyszínt, ha egy ütközet róla szól.',
  'imperium.rule.R14.5': 'A Hang lezár egy helyszínt, de nem irányítja.',

  'imperium.rule.R15.1': 'A csata után minden mesterhelyszínen, ahol nincs ügynök, 1 fűszer gyűlik.',
  'imperium.rule.R15.2': 'A mesterhelyszín üresnek számít, ha az ügynökét idejében elhívták.',
  'imperium.rule.R15.3': 'Az odaküldött ügynök learatja, ami oda van nyomtatva, és mindent, ami összegyűlt.',
  'imperium.rule.R15.4': 'A kártyáktól vagy irányításból kapott fűszer nem aratás.',

  'imperium.rule.R16.1': 'A Mentát bérelhető ügynök. Amíg nálad van, ugyanolyan, mint a többi.',
  'imperium.rule.R16.2':
    'Akkor veheted el, ha tétlenül áll a helyszínén, és még abban a fordulóban kiküldheted. Értelmezés: ha szolgálatban áll ott, foglalt.',
  'imperium.rule.R16.3': 'Visszahíváskor hazatér, akár kiküldtétek, akár nem.',
  'imperium.rule.R16.4':
    'Ha ütközetben nyered el, visszahíváskor jön a győzteshez, és a teljes következő fordulóban szolgál. Addig a helyszíne csak a kártyát adja.',
  'imperium.rule.R16.5':
    'Visszahívás: ha nincs vége a játéknak, az ügynökök visszatérnek a vezetőjükhöz, a kezdőjátékos-jelölő eggyel továbbmegy az óramutató járása szerint, és új forduló kezdődik.',
  'imperium.rule.R16.6':
    'A játék visszahíváskor ér véget, ha akkor valakinek 10 győzelmi pontja van, vagy nincs több ütközetkártya. Ha korábban volt meg a 10, az nem számít.',
  'imperium.rule.R16.7':
    'Először mindenki kijátssza a végjátékkártyáit, aztán a legtöbb pont nyer. Értelmezés: a kezdőjátékostól sorban, mindenki egyszerre az összeset.',
  'imperium.rule.R16.8':
    'Egyenlő pontnál sorrendben a fűszer, a solaris, a víz és a helyőrség egységei döntenek, végül az, ki fedett fel később az utolsó fordulóban. Értelmezés: rivális nem fed fel, így közted és egy rivális közt az utolsó próba a tiéd.',

  'imperium.rule.R17.1': 'A bank adja, amit kapsz, és veszi el, amit fizetsz.',
  'imperium.rule.R17.2':
    'Egy hatásnak meg kell történnie, kivéve, amit „megtehetsz”, a nyilakat és az elpusztítás ikonját. Intrikakártyán a nyíl a kijátszás része.',
  'imperium.rule.R17.3': 'Egy nyilat egyszer követhetsz, többször nem.',
  'imperium.rule.R17.4':
    'A feltétel akkor számít, amikor a hatást végrehajtod. Értelmezés: előbb mással teljesítheted, de amíg tart a kör, nem mondhatsz le róla.',
  'imperium.rule.R17.5': 'Fremen kötelék: egy másik Fremen kártyád játékban van, bármelyik fajta körből. Két ilyen kártya egymást segíti.',
  'imperium.rule.R17.6': 'A Bene Gesserittel ugyanígy; egy kétfrakciós kártya mindkettőnek segít.',
  'imperium.rule.R17.7':
    'Ami minden ellenfelet ér, balodtól az óramutató járása szerint halad. Mindenki maga dönt, tudva, mit tettek előtte a többiek.',
  'imperium.rule.R17.8': 'Egyetlen ár sem csökken 0 alá.',
  'imperium.rule.R17.9':
    'Egy mező, helyszín vagy jutalom hatásai bármilyen sorrendben jöhetnek. Értelmezés: intrikakártyán, és nyíl, feltétel vagy választás mögött a felsorolt sorrendben követik egymást.',
  'imperium.rule.R17.10':
    'Csak azt válaszd, amit ki tudsz fizetni, ami teljesül, és amit el tudsz veszíteni. Az nem baj, ha hasztalan. Értelmezés: ha semmi sem lehetséges, semmi sem történik.',
  'imperium.rule.R17.11':
    'Értelmezés: ami árat vagy mennyiséget változtat, magától működik, a kártya kijátszásától a kör végéig vagy a kártya elpusztításáig.',
  'imperium.rule.R17.12': 'Értelmezés: egy kártya akkor pusztítja el önmagát, amikor minden más hatása megvolt.',

  'imperium.rule.R18.1': 'A vezető bal oldali képessége magától működik. A másikat a Pecsétgyűrűvel kiküldött ügynök használja.',
  'imperium.rule.R18.2':
    'Harkonnen báró két frakciójelölőt tart titokban. Egyszer, amikor egy körében 4 egységet bevetett, felfedi őket, és mindkettőnél 1 befolyást kap. Értelmezés: ez nem választható, és a visszavont egységek levonódnak. Pecsét: 1 solarisért egy intrikakártya.',
  'imperium.rule.R18.3': 'Rabban 1 fűszerrel és 1 solarisszal többel kezd. Pecsét: 1 egység, szövetséggel 2.',
  'imperium.rule.R18.4': 'Memnon Thorvald a nagytanácsi székével 1 szabadon választott befolyást kap. Pecsét: 1 fűszer.',
  'imperium.rule.R18.5': 'Ariana Thorvald minden aratásból 1 fűszerrel kevesebbet vesz el, és helyette húz egy kártyát. Pecsét: 1 víz.',
  'imperium.rule.R18.6':
    'Helena Richese a Landsraad és a Város helyszínein ellenséges ügynökök mellé állhat. Pecsét: az impériumsor egy kártyája félre kerül neki; e forduló felfedéskörének végéig 1-gyel olcsóbban megszerezheti, aztán kikerül a játékból. Értelmezés: a gyűrű mindig félretesz egy kártyát.',
  'imperium.rule.R18.7':
    'Leto Atreides a Landsraad helyszínein 1 solarisszal kevesebbet fizet. Pecsét: 1 fűszerért 1 befolyás ott, ahol egy ellenfél előtte jár.',
  'imperium.rule.R18.8': 'Paul Atreides bármikor megnézheti, mit fog húzni, ha van kártya a húzópaklijában. Pecsét: egy kártya.',
  'imperium.rule.R18.9':
    'Ilban Richese húz egy kártyát, amikor solarist fizet egy helyszín áraként. Ami a kártyák ára, nem számít. Pecsét: 1 solaris.',

  'imperium.rule.R19.1': 'Üres ügynökmezővel is küld ügynököt egy kártya, ha vannak ikonjai. Ikonok nélkül csak felfedhető.',
  'imperium.rule.R19.2': 'A Merénylet 4 solarist fizet, valahányszor valami elpusztítja. Önmagát nem tudja.',
  'imperium.rule.R19.3': 'A Bene Gesserit nővér meggyőzést vagy kardot ad, sosem vegyesen.',
  'imperium.rule.R19.4': 'Dr. Yueh, a novícia, az Űrutazás és mások húzásához kellhet új húzópakli, a szokásos módon.',
  'imperium.rule.R19.5':
    'A Kriszkés, a Fedajkin halálkommandó, a Fűszervadász és A sziecs Tisztelendő Anyja egyik részéhez Fremen kötelék kell.',
  'imperium.rule.R19.6': 'A Szállítógép megduplázza, ami a mesterhelyszínre van nyomtatva, a bónusz fűszert nem. Máshol nem tesz semmit.',
  'imperium.rule.R19.7':
    'Chani vagy a Felderítő mellett dönthetsz úgy, hogy egy egység sem vonul vissza. Amelyik igen, annak ereje elvész.',
  'imperium.rule.R19.8': 'A KHAFT tisztsége mind a négy frakciónál 1 befolyást hoz, a te sorrendedben.',
  'imperium.rule.R19.9': 'Duncan Idaho: 1 vízért egy egység és egy kártya, egyszer.',
  'imperium.rule.R19.10': 'A Szilárd kéz sosem növeli a befolyást a Császárnál. A 4 meggyőzéséhez a Császár szövetsége kell.',
  'imperium.rule.R19.11': 'A Térhajlítás előbb húz, aztán visszakerül a paklijára. Felfedve nem tesz semmit.',
  'imperium.rule.R19.12': 'Fremen tábor: 2 fűszerért 3 egység, egyszer.',
  'imperium.rule.R19.13': 'Génmanipuláció: az elpusztítás választható, a 2 fűszer pedig csak egy másik Bene Gesserit kártyától függ.',
  'imperium.rule.R19.14': 'A Ligakövet a Liga szövetségesének 3 fűszerért ad el egy győzelmi pontot, felfedésenként egyszer.',
  'imperium.rule.R19.15': 'A Ligabankárok után A fűszernek áramolnia kell minden példánya 6-ba kerül neked ebben a körben.',
  'imperium.rule.R19.16':
    'A Harci topter minden ellenfél helyőrségéből egy egységet a készletébe küld, ha van. Felfedve bevetheti a te egyik egységedet.',
  'imperium.rule.R19.17': 'A Gurney Halleck által eladott két egységből egy sem, egy vagy mindkettő rögtön az ütközetbe mehet.',
  'imperium.rule.R19.18': 'A Császári kém csak akkor ad intrikakártyát, ha elpusztítja önmagát.',
  'imperium.rule.R19.19': 'Lady Jessica a megszerzésekor 1 szabadon választott befolyást hoz.',
  'imperium.rule.R19.20':
    'A Kwisatz Haderach bárhová küld ügynököt, a tábláról vagy a Mentátot is. Előbb felemeled, és ugyanoda vissza is térhet. Értelmezés: minden más belépési szabály érvényes, és a kártyája már későn jön, hogy segítsen.',
  'imperium.rule.R19.21': 'Liet Kynes minden játékban lévő Fremen kártyádat számolja, önmagát is.',
  'imperium.rule.R19.22': 'A Missionaria Protectiva befolyásához másik játékban lévő Bene Gesserit kártya kell.',
  'imperium.rule.R19.23': 'A Pompa egy győzelmi pontot ad el 6 solarisért.',
  'imperium.rule.R19.24': 'Az Ősi emlékezet vagy húz, vagy visszahoz egy Bene Gesserit kártyát a dobópaklidból.',
  'imperium.rule.R19.25': 'Piter De Vries és Thufir Hawat intrikakártyáihoz kellhet új intrikapakli.',
  'imperium.rule.R19.26': 'Az Erőfitogtatás a látogatás befolyását 2-re emeli, egy lépésben, és elpusztul. Ha előbb tűnik el, 1 marad.',
  'imperium.rule.R19.27': 'Mohiam minden ellenfélnek két általa választott kártyájába kerül, ha van másik Bene Gesserit kártyád játékban.',
  'imperium.rule.R19.28': 'A Sardaukar légió három helyőrségi egységet vihet az ütközetbe.',
  'imperium.rule.R19.29': 'A Szövetségesek keresése egyszer küld ügynököt, aztán mennie kell.',
  'imperium.rule.R19.30': 'Az Ingatag hűség elvesz 2 fűszert és 1 befolyást, és ad 2 befolyást, akár ugyanannál a frakciónál.',
  'imperium.rule.R19.31': 'A Pecsétgyűrű a vezetőd pecsétgyűrűs képességét használja.',
  'imperium.rule.R19.32': 'A Csempésztopterhez 2 befolyás kell az Űrligánál, amelyet a saját helyszínei nem adhatnak.',
  'imperium.rule.R19.33': 'Fűszercsempészek: 2 fűszerért 3 solaris és 1 befolyás az Űrligánál.',
  'imperium.rule.R19.34': 'A szabályokban nem említett kártyák, például Stilgar, azt teszik, amit a mezőik mutatnak.',
  'imperium.rule.R19.35':
    'Az emberség próbája: minden ellenfél eldob egy kártyát, vagy elveszít egy egységet az ütközetből, ahogy jobban tetszik neki, és amennyire van miből.',
  'imperium.rule.R19.36': 'A fűszernek áramolnia kell megszerzése egy győzelmi pontot ér, amelyet semmi sem vesz el.',
  'imperium.rule.R19.37':
    'A Hang bármelyik helyszínt lezárja az ellenfeleid elől, akár foglalt, akár nem, a Hagal-ház és a ravasz kártyák elől is. Értelmezés: akkor ér véget, amikor e fordulóban a következő köröd kezdődik.',
  'imperium.rule.R19.38': 'A Féreglovasok 2 Fremen befolyástól 4 kardot adnak, a fremenek szövetségével még 2-t.',

  'imperium.rule.R19.39':
    'A Bindu-dermedtség a köröd legelején jön. Értelmezés: a kártya után véget vethetsz a körnek; az egyik fajtának sem számít, és később újra te következel.',
  'imperium.rule.R19.40':
    'A Megkerült protokoll ingyen szerez egy legfeljebb 3 költségű kártyát, vagy 2 fűszerért egy legfeljebb 5 költségűt a húzópaklid tetejére. Értelmezés: a sorból, a tartalékból vagy a neked félretettek közül, a nyomtatott költség szerint.',
  'imperium.rule.R19.41': 'Az Előrelátó felbérlés csak akkor működik, ha a Mentát a helyszínén van.',
  'imperium.rule.R19.42': 'A Követ küldését előbb játszod ki. Értelmezés: a négy frakció ikonja a nyomtatottakhoz jön hozzá.',
  'imperium.rule.R19.43': 'A Kettős játékhoz kell egy ellenfél egysége az ütközetben. Az eltűnik, és egy tiéd jön a készletből, ha van.',
  'imperium.rule.R19.44': 'A Beszivárgással a következő ügynököd ebben a körben ellenfelek mellé állhat. Értelmezés: sajátod mellé nem.',
  'imperium.rule.R19.45':
    'Piacfelvásárlás: egy győzelmi pont A fűszernek áramolnia kell két példányáért, és még egy, ha mindenki másnál több van. Egyszemélyes játékban egy riválisnál kettő számít.',
  'imperium.rule.R19.46': 'A Méregdetektor megnézi a felső kártyádat, hogy aztán kihúzd vagy elpusztítsd. Üres húzópakli nem mutat semmit.',
  'imperium.rule.R19.47':
    'A Gyors mozgósítás annyit vet be a helyőrségedből, amennyit akarsz, akár az ügynökköröd van, akár a felfedésköröd.',
  'imperium.rule.R19.48':
    'A Toborzóút révén az e felfedéskörben megszerzett kártyák a dobópaklidra vagy a húzópaklidra kerülhetnek. Értelmezés: a legutóbbi kerül legfelülre.',
  'imperium.rule.R19.49': 'Az Összpontosítás a húzás előtt összekeveri a dobó- és a húzópaklit.',
  'imperium.rule.R19.50': 'Az Erősítés egységei felfedéskörben rögtön az ütközetbe mehetnek. Ügynökkörben újoncnak számítanak.',
  'imperium.rule.R19.51': 'Mesteri taktika: kardok, vagy legfeljebb három egység visszavonása.',
  'imperium.rule.R19.52': 'A Megrendezett incidens három saját egységedet adja oda az ütközetből egy győzelmi pontért.',
  'imperium.rule.R19.53':
    'A Követelt tisztelethez és A győztesé … kártyához osztatlan győzelem kell. Az egyik fűszere fizetheti a másikat.',
  'imperium.rule.R19.54': 'Döntő érv: kardok a csatában, vagy fűszer a végjátékban, amely akkor csak az egyenlők közt dönt.',
  'imperium.rule.R19.55': 'A Tervek a tervekben egyszer fizet: három sávért 3 befolyással, vagy jobban mind a négyért.',
  'imperium.rule.R19.56':
    'A Sürgős küldetés bármelyik ügynöködet visszahozza, és újra kiküldhető. Értelmezés: az imént kiküldöttet is, és a látogatása folytatódik.',
  'imperium.rule.R19.57': 'A Tanácsosi felmentéshez szék kell a Nagytanácsban, a Szövetséges armadához szövetség.',

  'imperium.rule.R20.1':
    'Mindenki látja: a táblát, a sort, az eldobott és a kijátszott kártyákat, a javakat, egységeket, befolyást, pontokat, vezetőket, és hogy hány kártya van minden kézben és pakliban.',
  'imperium.rule.R20.2': 'Csak te látod: a kezedet, az intrikakártyáidat, a báró jelölőit és a kártyát, amelyet megnézel.',
  'imperium.rule.R20.3': 'Senki sem látja: egy pakli sorrendjét, a kimaradt ütközeteket, és ami a riválisoknál van.',
  'imperium.rule.R20.4':
    'Ketten ismernek egy elvett intrikakártyát: akitől elvették, és akinél van. Értelmezés: a dobópaklik és minden szám nyílt.',

  'imperium.rule.R21.1':
    'A rivális magától játszik. Ügynököket küld, és sosem fed fel, nincs paklija és keze, és az ellenfeleket érő hatást elszenvedi, ha megvan nála, amit elvennének.',
  'imperium.rule.R21.2':
    'A köréhez egy Hagal-kártya nevezi meg a helyszínt. Ha az foglalt, vagy A Hang lezárta, a következő kártya dönt. A helyszín ára, feltétele és hatása nem számít.',
  'imperium.rule.R21.3': 'Értelmezés: az Újrakeverés kártya és az üres pakli minden Hagal-kártyát újra összekever.',
  'imperium.rule.R21.4':
    'A rivális pontosan azt kapja, amit a Hagal-kártya mutat: befolyást a 4-es bónusza nélkül, egyedül játszva a pecsétet, egységeket. Csatahelyszínen ezek az ütközetbe mennek, és velük 2 a helyőrségből.',
  'imperium.rule.R21.5':
    'Csatahelyszínek a Hagal-kártyáknál: Csillagbárka, Edzett harcosok, Cirkoruhák, Carthag, Arrakeen és minden aratás.',
  'imperium.rule.R21.6':
    'Aratni oda megy a rivális, ahol a legtöbb bónusz fűszer van, egyenlőknél ahol gazdagabb az aratás. Ha sehol sincs bónusz fűszer, a következő kártya fordul fel. Értelmezés: akkor is, ha azt a helyszínt A Hang lezárta.',
  'imperium.rule.R21.7': 'Értelmezés: a látogatásai is bónuszt hoznak a helyszín irányítójának.',
  'imperium.rule.R21.8': 'Neki sem lehet 12-nél több egysége, sem 6-nál több befolyása.',
  'imperium.rule.R21.9':
    'A csatakártyák előtt minden harcoló rivális hozzáadja egy Hagal-kártya kardjait, körsorrendben. Intrikát nem játszik.',
  'imperium.rule.R21.10': 'A kardokért felfordított kártya a pakli megkeveréséig elhasznált.',
  'imperium.rule.R21.11': 'A 31 Hagal-kártya tizenkét helyszínre és a legjobb aratáshoz vezet, legfeljebb 6 karddal.',
  'imperium.rule.R21.12':
    'Az ellenfelek elleni kártyák a riválist is elérik: a Harci topter a helyőrségében, Az emberség próbája és a Kettős játék az ütközetben. Mohiam nem talál kezet. Értelmezés: a Titkokhoz négy intrikakártya kellene.',

  'imperium.rule.R22.1':
    'A Hagal-ház egy harmadik színt kap: 3 ügynököt, mind a 12 egységet a készletében, vezető és pontszám nélkül. Az 1P kártyák a dobozban maradnak.',
  'imperium.rule.R22.2': 'Nem gyűjt sem javakat, sem jutalmat, sem pontot.',
  'imperium.rule.R22.3':
    'Valahányszor a kezdőjátékos ügynököt küldött, ő is küld egyet, amíg van neki. A felfedés nem ébreszti fel. Értelmezés: a Bindu-dermedtség sem.',
  'imperium.rule.R22.4': 'Ha már mindketten felfedtetek, a megmaradt ügynökei otthon maradnak.',
  'imperium.rule.R22.5': 'Értelmezés: ti ketten felváltva vagytok kezdőjátékosok. A csatában a Hagal-ház rögtön utána jön.',
  'imperium.rule.R22.6': 'A csatában ugyanúgy helyezést ér el, mint bárki, és annak jutalmát senki sem kapja.',
  'imperium.rule.R22.7': 'Ha egyedül nyeri az ütközetet a helyszínedért, az irányításjelölőd lekerül. Ő maga sosem irányít semmit.',
  'imperium.rule.R22.8': 'Verseng a szövetségekért, de semmit sem nyer velük.',
  'imperium.rule.R22.9': 'Egységei és ügynökei a többiekével együtt térnek haza.',

  'imperium.rule.R23.1':
    'Két pontot gyűjtő riválissal állsz szemben. Válaszd meg a nehézséget és a vezetőiket, de Pault és Helenát ne. Csak a pecsétet használják.',
  'imperium.rule.R23.2': 'Mindkét rivális 2 ügynökkel és 1 vízzel kezd; hogy mije van még, a nehézség mondja meg.',
  'imperium.rule.R23.3': 'A 2P kártyák a dobozban maradnak.',
  'imperium.rule.R23.4':
    'Négy fokozat. Zsoldos: 1 solarisszal és 1 fűszerrel többel kezdesz. Sardaukar: a Mentát helyszíne 5 solaris, a riválisok 3 egységgel és egy intrikakártyával kezdenek. Mentát: ráadásul okosan vetik be az egységeiket. Kwisatz Haderach: neked pedig nem jut kardmester.',
  'imperium.rule.R23.5': 'A bal oldaladon ülő rivális a kezdőjátékos; aztán a jelölő hármótok közt jár körbe.',
  'imperium.rule.R23.6':
    'Mindhárman sorban kerültök sorra, amíg fel nem fedtél, és a riválisok ki nem küldték minden ügynöküket. Értelmezés: a felfedésed után maguk fejezik be.',
  'imperium.rule.R23.7': 'Mindkét rivális a nehézség szerint az 5., 4., 3. vagy 3. forduló elején kapja a harmadik ügynökét.',
  'imperium.rule.R23.8': 'A rivális megtartja, amit arat, a bónusz fűszerrel együtt.',
  'imperium.rule.R23.9':
    'Az 1P Arrakeen kártya a vezető pecsétjét használja, ha kifizethető. Leto azok közül a frakciók közül választ, ahol valaki előtte jár, azt, ahol a riválisnak a legkevesebb van. Értelmezés: Rabban egységei az ütközetbe mennek.',
  'imperium.rule.R23.10': 'A riválisok befolyással, szövetséggel, ütközettel és költéssel szereznek pontot. A 4-es bónusza nem az övék.',
  'imperium.rule.R23.11':
    'A jutalmat teljes egészében megkapják, irányítással és Mentáttal, az elpusztítást kivéve. Értelmezés: holtversenyes másodikként a harmadik jutalom az övék.',
  'imperium.rule.R23.12': '3 intrikakártyából, 3 vízből, 7 solarisból vagy 7 fűszerből egy rivális rögtön győzelmi pontot vesz.',
  'imperium.rule.R23.13': 'A befolyása oda megy, ahol a legkevesebb van. Az egyenlőségekről és minden más választásról te döntesz.',
  'imperium.rule.R23.14': 'Az általa irányított helyszínt mindig megvédi.',
  'imperium.rule.R23.15': 'A Piacfelvásárláshoz több kell annál a két példánynál, amennyi minden riválisnál számít.',
  'imperium.rule.R23.16':
    'Mentát fokozattól az a rivális, amely mindenkinél 2 egységgel többel vezet, az I. és II. szintű ütközetekben a többit visszatartja. A III. szinten mindent küld, amit tud. Értelmezés: mindent vagy semmit.',
  'imperium.rule.R23.17': 'A játék vége és az egyenlőség ugyanaz, mint mindig, a riválisok is beleszámítanak.',
  'imperium.rule.R23.18': 'Értelmezés: Kwisatz Haderach fokozaton a Kardmester helyszíne előtted zárva van.',

  'imperium.rule.R24.1': 'Megegyezhettek abban, hogy egy Házat sem vezet két játékos.',
  'imperium.rule.R24.2': 'A vezetőket választás helyett ki is oszthatjátok.',
  'imperium.rule.R24.3': 'A kiadó programja helyett itt a Sietch fordítja fel a Hagal-kártyákat; a saját táblátok mellett is tudja.',
};
