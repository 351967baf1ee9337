import type { TextsLike } from '../../../text/message.ts';
import type { diceRulesEn } from './rules.en.ts';

/** Every rule in our own words and the rulebook's terms, never its sentences. */
export const diceRulesHu: TextsLike<typeof diceRulesEn> = {
  'dice.topic.terms': 'A játék szavai',
  'dice.topic.table': 'Alkotóelemek és térkép',
  'dice.topic.dice': 'Kockák',
  'dice.topic.setUp': 'Előkészületek',
  'dice.topic.turn': 'A kör menete',
  'dice.topic.roll': 'Kockadobás',
  'dice.topic.alliance': 'Szövetség',
  'dice.topic.recruit': 'Toborzás',
  'dice.topic.vendetta': 'Vérbosszú',
  'dice.topic.shipping': 'Behajózás',
  'dice.topic.movement': 'Csapatmozgás',
  'dice.topic.battle': 'Csata',
  'dice.topic.assets': 'Átszervezés',
  'dice.topic.storm': 'Homokvihar',
  'dice.topic.end': 'A kör vége és a győzelem',
  'dice.topic.houses': 'Házak',
  'dice.topic.knowledge': 'Nyílt és titkos',
  'dice.topic.rulings': 'Értelmezések',

  'dice.rule.R1.1':
    'Egy haderő egy jelző. A hagyományos haderő ereje 1, a nagyobbé (Fremen, Sardaukar) 2. Az erejétől eltekintve a nagyobb is csak egyetlen haderő.',
  'dice.rule.R1.2':
    'Készlet: azok a jelzőid, amelyek sehol sincsenek játékban. Házkártya: a haderők, Vezetők és fűszer, amelyek készen állnak.',
  'dice.rule.R1.3': 'Vezető sosem kerül a térképre. A Házkártyán bevethető, a készletben elhasznált.',
  'dice.rule.R1.4': 'Aktív játékos az, akinek a köre tart. A szövetséges ezt az egy kört osztja meg vele.',
  'dice.rule.R1.5':
    'Egyedül irányítasz egy régiót, ha csak a te haderőid állnak benne. Két szövetséges akkor irányítja közösen, ha harmadik Ház nem áll ott. A Homokvihar ezen nem változtat. A Sarki Homor senkié.',
  'dice.rule.R1.6': 'Ami elfogyott, nem használható. Jelzőt nem helyettesít másik jelző.',
  'dice.rule.R1.7': 'Ha egy Ház képessége ellentmond az általános szabálynak, a képesség érvényes.',

  'dice.rule.R2.1':
    'Az asztalon: 8 Házkártya, 7 kocka, 6 Eszköz (mindegyik fajtából kettő), 1 Pajzs, 1 Méregdetektor, 4 Doboló, Homokviharjelző, fordulójelző és a térkép.',
  'dice.rule.R2.2':
    'A legtöbb Háznak 12 haderője és 1 Vezetője van. Az Atreides két Vezetővel, a Corrino 8 haderővel és 4 Sardaukarral, a Fremen 8 nagyobb haderővel játszik. A Corrinónak és az Űrligának Fűszerjelzője is van.',
  'dice.rule.R2.3':
    'A középen fekvő Sarki Homor külön zóna. Nincs benne csata, Homokvihar és Eszköz, a győzelembe nem szól bele, és mindenki elfér ott.',
  'dice.rule.R2.4':
    'Hat számozott zóna veszi körül: 1 Cielago síkság; 2 Habbanija sziecs és Nagy síkság; 3 Tabr sziecs; 4 Carthag és Rögös vidék; 5 Arrakeen; 6 Tuek sziecse és Kis Erg.',
  'dice.rule.R2.5':
    'Öt régió stratégiai: Habbanija sziecs, Tabr sziecs, Carthag, Arrakeen és Tuek sziecse. Négy nem az: Cielago síkság, Nagy síkság, Rögös vidék és Kis Erg.',
  'dice.rule.R2.6':
    'Öt sivatagos régióban öl az érkező Homokvihar: Cielago síkság, Habbanija sziecs, Nagy síkság, Tabr sziecs és Rögös vidék.',
  'dice.rule.R2.7': 'A közös határú régiók szomszédosak. Mutass egy régióra, és látod a szomszédait; néhány határ rekonstruált.',
  'dice.rule.R2.8': 'A Homokvihar körbejárja a zónákat: keletre 5, 4, 3, 2, 1, 6, majd újra 5, nyugatra fordítva.',
  'dice.rule.R2.9': 'Egy régióban egy Eszköz fér el, a Sarki Homoron egy sem. Ha a régió gazdát cserél, az Eszköz ott marad.',

  'dice.rule.R3.1': 'A négy Házkocka mindegyikén ez a hat oldal van: Atreides, Harkonnen, Corrino, Liga, Bene Gesserit, Fremen.',
  'dice.rule.R3.2': 'A Vérbosszúkocka oldalai: Méreg, Kriszkés, Fürkészvadász, Méregdetektor, Pajzs, Doboló.',
  'dice.rule.R3.3': 'A Fűszerkocka 1-től 5-ig mutat fűszert, vagy Shai-Huludot. A 3, 4 és 5 a Homokvihart is mozgatja.',
  'dice.rule.R3.4':
    'A Régiókocka egy zónát mutat, és nyilat a Homokviharnak: két nyíl nyugatra, négy keletre mutat. Hogy melyik merre, az rekonstruált, kivéve a 6-ost, amely kelet.',

  'dice.rule.R4.1': 'A fordulójelző az 1-esről indul. A Homokvihar helyét a Régiókocka adja; most senkinek sem árt.',
  'dice.rule.R4.2': 'A hat Eszközt megkeveritek. Minden stratégiai régióra egy jut, a hatodik a játéktábla mellé kerül.',
  'dice.rule.R4.3': 'A Pajzs, a Méregdetektor és a Dobolók alkotják a közös készletet.',
  'dice.rule.R4.4': 'A kezdőjátékost kisorsoljátok, vagy megegyeztek benne.',
  'dice.rule.R4.5':
    'A Házválasztás a kezdőjátékos jobbján kezdődik, és az óramutató járásával ellentétesen halad; a kezdőjátékos az utolsó.',
  'dice.rule.R4.6':
    'Legfeljebb négy játékossal az Atreides, Harkonnen, Fremen, Corrino és Űrliga közül választotok. Öt játékostól jön a Bene Gesserit, hattól a Bene Tleilax és a Csempészek.',
  'dice.rule.R4.7':
    'A Házak ebben a sorrendben készülnek elő: Atreides, Harkonnen, Fremen, Bene Tleilax, Corrino, Űrliga, Bene Gesserit, Csempészek. Amit semmi sem említ, a készletben kezd.',
  'dice.rule.R4.8':
    'Minden Házkártya megmondja, hol kezdenek a jelzői. Az Atreides és a Harkonnen egy-egy nem stratégiai régiót választ két haderőnek, de nem ugyanazt; a Harkonnen oda teszi a hatodik Eszközt is. A Fremen minden még haderő nélküli, nem stratégiai régióba tesz egyet.',
  'dice.rule.R4.9':
    'A Bene Gesserit titokban felír egy másik játékban lévő Házat, vagy az Űrligát akkor is, ha senki sem irányítja. A jóslat a játék végén derül ki.',
  'dice.rule.R4.10': 'Az előkészületeknél a Homokvihar nem számít. A Sarki Homor sosem minősül nem stratégiai régiónak.',
  'dice.rule.R4.11': 'A kezdőjátékosé az első kör, aztán az óramutató járása szerint mentek tovább.',

  'dice.rule.R5.1':
    'Egy kör tíz lépés: Kockadobás, Szövetség, Toborzás, Vérbosszú, Behajózás, Csapatmozgás, Csata, Átszervezés, Homokvihar, A kör vége.',
  'dice.rule.R5.2': 'Ha a kockák visszaérnek a kezdőjátékoshoz, új forduló indul. Hat forduló után vége a játéknak.',
  'dice.rule.R5.3':
    'A Fűszerkocka száma a fűszered erre a körre. Bármelyik lépésben fizethetsz vele, de behajózni csak a Behajózásban lehet. Ami a végén marad, elvész, kivéve a Corrinónál.',

  'dice.rule.R6.1':
    'Dobj mind a hét kockával. Legalább egyet fagyassz be, a többit dobd újra, és így tovább, míg mind a hét be nem fagyott. Egyszerre többet is befagyaszthatsz.',
  'dice.rule.R6.2': 'A befagyasztott kocka oldala az egész körben érvényes.',
  'dice.rule.R6.3': 'A Fűszerkockán dobott Shai-Hulud azonnal befagyasztja a kockát.',
  'dice.rule.R6.4': 'Ha a féreg fagyasztotta be a kockát, a következő dobás előtt nem muszáj másikat befagyasztanod.',
  'dice.rule.R6.5':
    'Egy Doboló eldobása elűzi a férget: a Fűszerkocka szabad marad, de másik kockát kell befagyasztani. Nem segít, ha már csak a Fűszerkocka van hátra.',
  'dice.rule.R6.6':
    'Az utolsó kocka után a Harkonnen Méregre fordíthatja a Vérbosszúkockát, a Bene Tleilax pedig megnevezi a kockaoldalát.',

  'dice.rule.R7.1': 'Négy játékostól fölfelé szövetséget ajánlhatsz egy játékosnak erre a körre.',
  'dice.rule.R7.2': 'Legalább egy Házkockának a meghívott Házat kell mutatnia.',
  'dice.rule.R7.3': 'A Bene Tleilax és a Csempészek egy kockán sem szerepelnek: őket bármely Házkockával meg lehet hívni.',
  'dice.rule.R7.4': 'A meghívott elfogadja vagy visszautasítja. Körönként egy ajánlat van; visszautasítás után egyedül folytatod.',
  'dice.rule.R7.5': 'A Bene Gesserit ajánlatát nem lehet visszautasítani.',
  'dice.rule.R7.6': 'A szövetség a körrel véget ér. Az aktív játékos használhatja a szövetségese jelölt képességét, fordítva nem.',
  'dice.rule.R7.7': 'Két kör között nincs szövetség. A következő kör hozhat új ajánlatot.',
  'dice.rule.R7.8': 'A szövetség ajánlása nem használ el kockát, kivéve, ha a Bene Tleilax osztozik rajtuk.',
  'dice.rule.R7.9': 'Az ajánlat mindent kimond, ami benne van, a megosztott kockákat is. Visszautasítás után semmi sem marad félretéve.',

  'dice.rule.R8.1': 'Minden saját oldaladat mutató Házkocka után egy haderő vagy egy Vezető kerül a készletből a Házkártyádra.',
  'dice.rule.R8.2': 'A szövetségesed a saját oldala után ugyanígy toboroz, de csak haderőt, és nem kell hozzá beleegyezés.',
  'dice.rule.R8.3': 'Az aktív játékos toboroz elsőként. Egy kocka egyszer használható. A térképről és üres készletből nem jön semmi.',
  'dice.rule.R8.4': 'A Fremennek saját körében egy haderő két kockába, a Vezető egybe kerül. Szövetségesként egy kocka is elég.',
  'dice.rule.R8.5': 'A Corrino két kockáért egy Sardaukart hozhat, szövetségesként is.',
  'dice.rule.R8.6': 'A Csempészek sosem toboroznak. Az ő körükben csak a szövetségesük.',
  'dice.rule.R8.7': 'Az Atreides körönként legfeljebb egy Vezetőt toboroz.',

  'dice.rule.R9.1':
    'Méreg, Kriszkés, Fürkészvadász: a térkép bármely haderője, a Sarki Homoron is, a tulajdonosa készletébe kerül. Te választod ki. Homokvihar alatt senkit sem lehet elérni.',
  'dice.rule.R9.2':
    'A Méregdetektor a gazdáját Méregtől, a Pajzs Kriszkéstől védi. A Bene Gesserit immúnis a Méregre, a Fremen a Kriszkésre. A Fürkészvadászt semmi sem állítja meg.',
  'dice.rule.R9.3': 'Méregdetektor vagy Pajzs: elveheted azt a jelzőt a közös készletből, vagy attól, akinél éppen van.',
  'dice.rule.R9.4': 'Doboló: elvehetsz egyet a közös készletből, ha nincs nálad. A tiédet senki sem rabolhatja el.',
  'dice.rule.R9.5': 'A kockát felhasználatlanul is hagyhatod. Bármelyik Ház lehet célpont, a sajátod is.',

  'dice.rule.R10.1': 'Fizetni a kocka, a Betakarítógépek és a tartalékod fűszeréből tudsz, meg abból, amit Corrino szövetségesed ad.',
  'dice.rule.R10.2':
    'Legelőször minden régió, ahol Betakarítógép és a te haderőd is áll, 2 fűszert ad, hacsak nincs Homokvihar alatt. Mások is állhatnak ott.',
  'dice.rule.R10.3':
    'Shai-Hulud a Fűszerkockán: se a kocka, se a Betakarítógép nem ad fűszert, és egy Betakarítógép, amely mellett haderőd áll, a készletbe kerül. Te választod ki.',
  'dice.rule.R10.4':
    'Egyenként 1 fűszerért hajózol be haderőt a Házkártyádról a Sarki Homorra, vagy oda, ahol már áll haderőd. Ahol csak a szövetségesed áll, az ő beleegyezése kell. Homokvihar alá sosem.',
  'dice.rule.R10.5':
    'A szövetséges a Sarki Homorra, a saját régióiba és a tieidbe hajózhat be. Te fizetsz, ezért ehhez meg kell egyeznetek.',
  'dice.rule.R10.6': 'A Csempészek a készletből hajóznak be: a Sarki Homorra 2, más megengedett helyre 1 fűszerért.',
  'dice.rule.R10.7':
    'Az aktív játékos és szövetségese behajózásról és fűszerről egyezhet meg. Az elfogadott megegyezés mindkettőt köti, egészében teljesül, és csak ebben a lépésben.',
  'dice.rule.R10.8': 'Ahová az első haderőd megérkezett, oda rögtön követheti a következő.',
  'dice.rule.R10.9': 'Attól, hogy mások is állnak a régióban, még behajózhatsz oda.',
  'dice.rule.R10.10':
    'A megegyezés sorban felsorolja a behajózásokat, Corrino szövetségesnél az átadott fűszert is. Minden behajózásnak a maga helyén szabályosnak, a fűszernek elégnek kell lennie. Beleegyezés és szövetséges behajózása csak megegyezésben létezik.',
  'dice.rule.R10.11':
    'Bármelyikük ajánlhat, a másik elfogadja vagy visszautasítja. Amit visszautasítottak, ebben a lépésben nem tér vissza. A szövetséges a lépés elején, majd minden behajózás és megegyezés után ajánlhat. A lépést az aktív játékos zárja le.',

  'dice.rule.R11.1': 'Nevezz meg egy célrégiót: a Régiókocka zónájából valót, vagy a Sarki Homort.',
  'dice.rule.R11.2': 'A Csempészek, vagy a velük szövetséges aktív játékos, helyette bármely haderő nélküli régiót megnevezheti.',
  'dice.rule.R11.3':
    'Tetszőleges számú haderőt mozgathatsz a célrégióba a szomszédos régiókból és bármelyik régióból, ahol Ornitopter van. Ingyen.',
  'dice.rule.R11.4':
    'Féreglovaglás: ha a Fűszerkockán Shai-Hulud áll, a Fremen, vagy a vele szövetséges aktív játékos minden haderője szomszédosnak számít.',
  'dice.rule.R11.5': 'Utána a szövetséges is mozgathat ugyanebbe a célrégióba, ugyanígy és beleegyezés nélkül.',
  'dice.rule.R11.6': 'Homokvihar alá és onnan ki senki sem mozog. Az ilyen régió megnevezhető célrégiónak, de ott semmi sem történik.',
  'dice.rule.R11.7': 'Ellenfelek is kerülhetnek egy régióba. Majd a Csata lépés eldönti.',
  'dice.rule.R11.8': 'Célrégiót akkor is megnevezel, ha semmit sem mozgatsz: a szövetségesednek még kellhet.',

  'dice.rule.R12.1':
    'Csata van mindenütt, ahol te és egy ellenség együtt álltok, nem csak a célrégióban. A Sarki Homoron és Homokvihar alatt béke van. Te támadsz, és te szabod meg a sorrendet.',
  'dice.rule.R12.2': 'Az az ellenséges Ház védekezik, amelyik legutóbb volt soron. A többi ottani ellenség neki segít.',
  'dice.rule.R12.3':
    'Az Erődítmény az első: azt és egy támadó haderőt, a tiédet vagy a szövetségesedét, választásod szerint leveszitek. Ha nem marad támadó, a csatának vége.',
  'dice.rule.R12.4':
    'Most jönnek az Arctáncoltatók. Ha miattuk egy oldalnak nem marad haderője, a másik oldal ott marad, és senki sem küld csatába semmit.',
  'dice.rule.R12.5':
    'Mindkét oldal a régióban álló haderőivel és a Házkártyáján lévő Vezetőkkel számol. A szövetséges és a segítő védők haderői sajátnak számítanak, a Vezetőik csak felajánlva.',
  'dice.rule.R12.6':
    'A támadó és a védekező fél az öklébe szorít valamennyit, mindent vagy semmit, és együtt nyitják ki. Egy haderő 1, egy nagyobb 2, egy Vezető az ereje.',
  'dice.rule.R12.7': 'A nagyobb erő győz. Egyenlőségnél a védekező fél.',
  'dice.rule.R12.8':
    'Mindkét ököl tartalma a készletbe kerül. Amit a vesztes a régióban visszatartott, az is; a győztesé marad. A visszatartott Vezetők visszatérnek a Házkártyájukra.',
  'dice.rule.R12.9': 'A Tiszteletreméltó párbaj és az Evakuálás megváltoztatja, hová kerül az elvesztett haderő.',
  'dice.rule.R12.10': 'Az a Vezető, akit csatába küldtél, a kör következő csatájából már hiányzik; akit visszatartottál, nem.',
  'dice.rule.R12.11':
    'A csatákat a lépés elején számba veszitek, és mindegyiket egyszer vívjátok meg: Erődítmény, Arctáncoltatók, felajánlott Vezetők, öklök, eredmény.',
  'dice.rule.R12.12':
    'A támadó szövetségese és a segítő védők Vezetőt ajánlhatnak fel, az aktív játékostól az óramutató járása szerint, csak erre a csatára. Ha a felajánlott Vezetőt nem küldik csatába, hazatér.',

  'dice.rule.R13.1':
    'A kör célrégióját akkor szervezheted át, ha ott állsz, rajtad és a szövetségeseden kívül senki sem, és se nem a Sarki Homor, se nincs Homokvihar alatt.',
  'dice.rule.R13.2':
    'Az ottani Eszközt visszateheted a készletbe. Ha aztán nincs ott egy sem, letehetsz egyet a készletből, akár ugyanazt.',

  'dice.rule.R14.1':
    'A Fűszerkocka 3, 4 vagy 5 oldalánál a Homokvihar egy zónát mozog, keletre vagy nyugatra, a Régiókocka nyila szerint. Máskor nem mozdul, és senkinek sem árt.',
  'dice.rule.R14.2': 'A Homokvihar a zónája minden régióját befedi, a Sarki Homort soha.',
  'dice.rule.R14.3': 'Kárt csak érkezéskor tesz, és csak sivatagos régióban.',
  'dice.rule.R14.4': 'Ott minden Ház egy, maga választotta haderőt veszít, a Fremen egyet sem. Az Erődítmény mindenkit megment, és marad.',
  'dice.rule.R14.5': 'Az ottani Ornitopter elvész. A többi Eszköz marad.',
  'dice.rule.R14.6':
    'Homokvihar alatt nincs behajózás, mozgás, csata és Vérbosszú, nincs átszervezés, és a Betakarítógép sem ad fűszert. A régió a győzelemhez így is számít.',

  'dice.rule.R15.1':
    'A Homokvihar után: ha egyedül három stratégiai régiót irányítasz, két játékosnál négyet, győzöl. Egyedül csak az győzhet, akinek a köre tart.',
  'dice.rule.R15.2': 'Ha nem, te és a szövetségesed közösen győztök négy stratégiai régióval, ha azokban nem áll harmadik Ház.',
  'dice.rule.R15.3': 'Ha a Bene Gesserit megjósolta az egyedül győztes Házat, helyette ő győz.',
  'dice.rule.R15.4':
    'Ha nincs győztes: a Corrino fűszert tesz el, a többi elvész, a szövetség véget ér, a kockák az óramutató járása szerint vándorolnak tovább.',
  'dice.rule.R15.5': 'A 6. forduló után az Űrliga győz, akkor is, ha senki sem irányítja. Ha a Bene Gesserit ezt jósolta, ő győz.',
  'dice.rule.R15.6': 'Az a Ház is játékban marad, amelynek egy jelzője sincs az asztalon.',

  'dice.rule.R16.1':
    'Minden Háznak van egy szimbólummal jelölt képessége. A tulajdonosa használhatja, és saját körében az, aki vele szövetséges.',
  'dice.rule.R16.2':
    'Az Atreidesnek két Vezetője van: az ökölben egy 3-at, a kettő együtt 5-öt ér. Csak az használódik el, akit csatába küldtek.',
  'dice.rule.R16.3':
    'Tiszteletreméltó párbaj, jelölt: ha mindkét oldal Vezetőt küld csatába, a készletbe induló Atreides haderők a Házkártyára kerülnek. Szövetségesként az Atreides ezt az aktív játékos haderőire is kiterjeszti. A Vezetők elhasználódnak.',
  'dice.rule.R16.4': 'Piter De Vries: saját Kockadobása után a Harkonnen Méregre fordíthatja a Vérbosszúkockát.',
  'dice.rule.R16.5': 'Beszivárgás, jelölt: a támadó Harkonnen figyelmen kívül hagyhat egy Erődítményt. Az a helyén marad.',
  'dice.rule.R16.6': 'Sivatag népe: a Fremen haderő 2-t ér, nem tart se Homokvihartól, se Kriszkéstől, és saját körben két kockába kerül.',
  'dice.rule.R16.7':
    'Axolotl tartályok: saját Kockadobása után a Bene Tleilax megnevez egy Házkocka-oldalt; az ilyen kockákkal toboroz. Az a Ház továbbra is meghívható.',
  'dice.rule.R16.8':
    'Megosztott kockák: ha éppen a megnevezett Ház a meghívott, az ajánlat kimondja, hány ilyen kockát kap a szövetséges, legalább egyet. Ha mások hívják meg, a Bene Tleilax a meghívó kockaoldallal toboroz.',
  'dice.rule.R16.9':
    'Arctáncoltatók: ha a Bene Tleilax a támadó vagy a védekező fél (nem segítő), az ellenség minden olyan Házkockája után, amellyel senki sem toborzott, lecserél egy ellenséges haderőt. Választható változat: saját körében bármennyit, 1-1 fűszerért.',
  'dice.rule.R16.10': 'Gholák, jelölt: saját körben bármikor, akár többször is, 1 fűszer egy Vezetőt a készletből a Házkártyára hoz.',
  'dice.rule.R16.11':
    'A KHAFT tisztsége, jelölt: saját köre végén a Corrino a kocka minden el nem költött fűszeréért 2-t tesz el, legfeljebb ötig. Ebből a szövetségesének is adhat az ő körében.',
  'dice.rule.R16.12':
    'Szállítási felhatalmazás: ha egy másik Ház a Sarki Homoron kívül bárhová behajóz, az Űrliga 1 fűszert tesz el, Házanként és körönként egyszer.',
  'dice.rule.R16.13':
    'Az Űrliga legfeljebb öt fűszert tárol, csak saját köreiben költi, és senkinek sem ad. Először az fogy, ami amúgy elveszne.',
  'dice.rule.R16.14': 'Könyörtelen opportunizmus: ha a 6. forduló után sincs győztes, az Űrliga győz.',
  'dice.rule.R16.15':
    'Evakuálás, jelölt: a Homokviharban elvesző és a vesztes csatában visszatartott haderők a készlet helyett a Házkártyára kerülnek.',
  'dice.rule.R16.16': 'A tervek terve: a Bene Gesserit titkos jóslata.',
  'dice.rule.R16.17':
    'Hang: a Bene Gesserit által ajánlott szövetséget nem lehet visszautasítani, és a szövetségese régióiba beleegyezés nélkül hajózhat be. Szövetségesként neki is megegyezés kell, mert más fizet.',
  'dice.rule.R16.18': 'Prána-bindu kondícionálás, jelölt: a Méreg nem árt a Bene Gesserit haderőinek.',
  'dice.rule.R16.19':
    'Szerencsevadászok: a Csempészek a készletből hajóznak be, és sosem toboroznak; saját körükben 2 fűszer visszahozza a Vezetőjüket.',
  'dice.rule.R16.20': 'Rövidebb útvonal, jelölt: bármely haderő nélküli régió lehet célrégió.',
  'dice.rule.R16.21': 'Az egymást segítő védők közös haderővel és a felajánlott Vezetőkkel harcolnak, jelölt képességeik nem közösek.',
  'dice.rule.R16.22': 'Az a haderő, amely a Csempészek Házkártyájára kerülne, a készletükbe megy.',
  'dice.rule.R16.23':
    'Ami „lehet”, és ami fűszerbe kerül, az választás. Az immunitás, a csere, a bevétel és az eltétel magától történik. Kockaoldalt muszáj megnevezni.',

  'dice.rule.R17.1': 'A kockákat, a térképet, a Házkártyákat, a jelzőket és a készleteket mindenki látja.',
  'dice.rule.R17.2': 'Titkos a Bene Gesserit jóslata, és az ököl tartalma, amíg mindketten ökölbe nem szorították a kezüket.',
  'dice.rule.R17.3': 'Az ajánlatok, megegyezések és válaszok nyíltak.',

  'dice.ruling.Q1': 'A szövetségesi képesség jele a szabályfüzetben nem olvasható. Itt minden Ház utolsó képessége a jelölt.',
  'dice.ruling.Q2':
    'A szabályfüzet mindkét irányt említi. Itt a játék az óramutató járása szerint halad, csak a Házválasztás megy ellentétesen.',
  'dice.ruling.Q3': 'Az átszervezés lépését Eszközök néven is említik; a kör vége itt a tizedik lépés.',
  'dice.ruling.Q4': 'A Harkonnen Vezetőről az előkészületek hallgatnak. A készletben kezd.',
  'dice.ruling.Q5': 'A Harkonnen más régiót választ, mint az Atreides, mert a Fremen haderők száma ezt feltételezi.',
  'dice.ruling.Q6': 'Az Űrliga akkor is megjósolható, ha senki sem irányítja. Magát a Bene Gesserit nem jósolhatja meg.',
  'dice.ruling.Q7': 'Az előkészület se nem behajózás, se nem mozgás, ezért a Homokvihar nem akadályozza.',
  'dice.ruling.Q8': 'Körönként egy szövetségi ajánlat.',
  'dice.ruling.Q9': 'A Fremen dupla ára a haderőre szól, a Vezetőre nem. A Sardaukar-csere szövetségesként is él.',
  'dice.ruling.Q10': 'A Csempészek kihagyják a Toborzást, a szövetségesük nem.',
  'dice.ruling.Q11': 'A Vérbosszú választható, és saját haderő is lehet a célpontja.',
  'dice.ruling.Q12': 'A Betakarítógép mellett elég egy haderő, akár egyedül irányítod a régiót, akár nem. A Behajózás elején fizet.',
  'dice.ruling.Q13': 'A féreg a Homokvihar alatti Betakarítógépet is elviszi.',
  'dice.ruling.Q14': 'A szövetséges saját régióiba is behajózik, ahogy a szabályfüzet példájában.',
  'dice.ruling.Q15': 'Aki még nem volt soron, az után következik, aki már volt; közülük a sorrendben későbbi védekezik.',
  'dice.ruling.Q16': 'Támadó haderő nélkül nincs csata: egy Vezető egymaga nem indíthat.',
  'dice.ruling.Q17': 'Vezetőt nyíltan, az öklök előtt ajánlanak fel; hogy bevetik-e, az már titkos.',
  'dice.ruling.Q18': 'Átszervezéshez elég a célrégiót irányítani; mozogni nem kell hozzá.',
  'dice.ruling.Q19': 'A tulajdonos választja ki, melyik haderőt viszi el a Homokvihar. Csak a Corrinónak van kétféle.',
  'dice.ruling.Q20': 'A példa Arrakeenben előbb 3, majd 2 haderőt említ. A többihez csak a 2 illik.',
  'dice.ruling.Q21':
    'Az Arctáncoltatókhoz olyan Házkocka kell, amellyel senki sem toborzott, és csak a támadó vagy a védekező fél használhatja őket, segítő nem.',
  'dice.ruling.Q22':
    'A program abban a sorrendben költi a fűszert, amelyik sosem rosszabb: előbb, ami elveszne; a Corrinónál Betakarítógép, tartalék, kocka.',
  'dice.ruling.Q23': 'Az Űrliga behajózó Házanként és körönként egyszer kap fűszert, a saját behajózásáért semmit.',
  'dice.ruling.Q24': 'A Hang a beleegyezést pótolja, azt nem, hogy más fizessen.',
  'dice.ruling.Q25': 'Ahol a szabályfüzet a Homokvihar jelénél férget mond, ott a Homokviharról van szó.',
  'dice.ruling.Q26': 'A játék 2–8 személyes; két játékosra külön szabálya van.',
  'dice.ruling.Q27': 'Célrégiót akkor is meg kell nevezni, ha senki sem mozog.',
  'dice.ruling.Q28': 'A szövetségessel közösen irányított célrégió is átszervezhető.',
  'dice.ruling.Q29': 'A Csempészek Házkártyájáról egy haderő sosem jutna ki, ezért a készletbe kerül.',
  'dice.ruling.Q30': 'A megegyezés írott ajánlat; ugyanaz egy lépésben kétszer nem ajánlható.',
  'dice.ruling.Q31': 'Az az oldal, amelyet az Arctáncoltatók teljesen lecseréltek, harc nélkül elvesztette a helyét.',
  'dice.ruling.Q32': 'A Tiszteletreméltó párbajnál a felajánlott Vezető is számít. A párbaj magától életbe lép.',
  'dice.ruling.Q33': 'A fűszerért bevetett Arctáncoltatóknak csak a fűszer szab határt, ezért saját körben működnek.',
  'dice.ruling.Q34': 'Jelölt képességet csak az a szövetséges kap, akinek a köre tart.',
  'dice.ruling.Q35':
    'Amit a szabály nem mond ki: az aktív játékos toboroz elsőként, a feltételek kezdettől nyíltak, és ahová épp behajóztál, oda rögtön küldhetsz utána mást is.',
  'dice.ruling.Q36': 'A szövetséges három régiója nem akadálya a közös győzelemnek: egyedül csak saját körben lehet győzni.',
};
