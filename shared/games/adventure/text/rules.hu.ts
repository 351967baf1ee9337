import type { TextsLike } from '../../../text/message.ts';
import type { adventureRulesEn } from './rules.en.ts';

export const adventureRulesHu: TextsLike<typeof adventureRulesEn> = {
  'adventure.topic.terms': 'A játék szavai',
  'adventure.topic.components': 'Alkotóelemek',
  'adventure.topic.board': 'Tábla',
  'adventure.topic.setUp': 'Előkészületek',
  'adventure.topic.turn': 'A kör menete',
  'adventure.topic.moving': 'Mozgás',
  'adventure.topic.spaces': 'Mezők',
  'adventure.topic.ambush': 'Küzdelem és rajtaütés',
  'adventure.topic.fight': 'Hogyan zajlik a küzdelem',
  'adventure.topic.equipment': 'Felszerelés',
  'adventure.topic.kanly': 'Kanly-kártyák',
  'adventure.topic.buying': 'Vásárlás és befektetés',
  'adventure.topic.always': 'Bármikor lehet',
  'adventure.topic.two': 'Két játékos',
  'adventure.topic.end': 'Kiesés és győzelem',
  'adventure.topic.rulings': 'Értelmezések',

  'adventure.rule.R1.1':
    'Egy Ház a doboz egyik színével játszik: három figura a harcoskártyájával, egy sziecs, három befektetési mező, valamint saját fűszer, Betakarítógépek és kártyák. Három vagy négy játékosnál mindenki egy Házat vezet.',
  'adventure.rule.R1.2': 'A bank az a fűszer és Betakarítógép, amely senkié. Annyit ad, amennyije van, és később sem tartozik többel.',
  'adventure.rule.R1.3':
    'Az Erő 1 és 6 között van, és játék közben változik; 0-nál a figura kiesik. A Fortély nyomtatott érték, egy időre növelhető, legfeljebb 6-ig.',
  'adventure.rule.R1.4':
    'A hozzárendelt felszerelés nyíltan egy harcosnál fekszik. Rejtett kártya a Kanly-kártya, és az a felszerelés, amely senkinél sincs.',
  'adventure.rule.R1.5': 'Egy oldal: egy Ház minden figurája ugyanazon a mezőn.',
  'adventure.rule.R1.6':
    'Saját Háza sziecsén egy figurát semmilyen támadás és veszély nem választhat ki és nem érhet el. Az idegen sziecs nem véd. A kártyákat és a készletet a sziecs nem védi. Az olyan küzdelemben sem véd, amelyet a figura maga kezd.',
  'adventure.rule.R1.7':
    'Ellenfél egy másik játékos Háza. Két játékosnál a másik játékos mindkét Háza ellenfél, külön figurákkal, fűszerrel, Betakarítógépekkel és kártyákkal.',

  'adventure.rule.R2.1':
    'A dobozban: a tábla, 12 harcoskártya, 12 figura, 12 kapocs az Erőhöz, 52 kártya, 24 Betakarítógép, 70 fűszer, hat hatoldalú és hat nyolcoldalú kocka, meg egy áttekintő kártya.',
  'adventure.rule.R2.2':
    'Felszerelés, 36 kártya: Kard 8, Méregkártya 8, Gom jabbar 4, Lézervető 4, Pajzs 4, Cirkoruha 4, Ornitopter 4. Kanly, 16 kártya: Titkos siló 6, Fürkészvadász 5, Betakarítógép-rablás 5.',
  'adventure.rule.R2.3':
    'Minden Háznak van egy örököse (Fortély 3, Erő 4), egy uralkodója (Fortély 4, Erő 3) és egy harcosa (Fortély 3, Erő 5). Ezektől a számoktól eltekintve minden figura egyforma.',

  'adventure.rule.R3.1': 'A külső gyűrű a sivatag 20 mezővel, a belső a vár 12 mezővel. Mindenki az óramutató járása szerint lép.',
  'adventure.rule.R3.2':
    'A sivatag, az óramutató járása szerint: Atreides sziecs, Fűszer, Homokvihar, Fűszer, Homokféreg, Császári sziecs, Fűszer, Párbaj, Fűszer, Homokféreg, Fremen sziecs, Fűszer, Párbaj, Fűszer, Homokféreg, Harkonnen sziecs, Fűszer, Párbaj, Fűszer, Homokféreg.',
  'adventure.rule.R3.3':
    'A vár, az óramutató járása szerint: Edzés (Atreides), Csempész, Fűszerrablás, Edzés (Császár), Áruló, Méreg, Edzés (Fremen), Bene Gesserit, Méreg, Edzés (Harkonnen), Űrliga, Fűszerrablás.',
  'adventure.rule.R3.4':
    'Minden sziecset átjáró köt össze a Háza Edzés mezőjével, oda-vissza, mindenkinek. Az átjárón átlépni egy mezőnek számít. Egy lépésen belül senki sem megy át egy átjárón és rögtön vissza.',
  'adventure.rule.R3.5': 'Egy mezőn bármennyi figura elfér. Áthaladás közben nem történik semmi.',
  'adventure.rule.R3.6': 'A sziecs előtti három befektetési mezőre figura sosem lép.',

  'adventure.rule.R4.1':
    'Négy játékosnál mindenki egy Házat kap, az óramutató járása szerint: Atreides, Császár, Fremen, Harkonnen. Háromnál a Harkonnen kimarad, és a sziecse közönséges mező. Kettőnél az egyik játékosé az Atreides és a Fremen, a másiké a Császár és a Harkonnen.',
  'adventure.rule.R4.2': 'Mind az 52 kártyát megkeveritek, és lefelé fordítva paklit alkotnak.',
  'adventure.rule.R4.3':
    'Minden Ház a saját sziecsén álló figurákkal, a kezdő Erőre tett kapcsokkal, 3 Betakarítógéppel és 6 fűszerrel indul. A maradék a bank.',
  'adventure.rule.R4.4':
    'Minden Ház dob egy hatoldalú kockával; a legmagasabb kezd, az egyenlők újra dobnak. A körök az óramutató járása szerint követik egymást, a kiesett Házak kimaradnak.',
  'adventure.rule.R4.5': 'A visszaadott kártyák lefelé fordítva a pakli alá kerülnek, ha egyszerre több, véletlen sorrendben.',

  'adventure.rule.R5.1':
    'A kör menete: dobás és mozgás, ezek kötelezők; aztán küzdelem, vásárlás és befektetés, ezek nem. Kihagyott lépést nem lehet pótolni.',
  'adventure.rule.R5.2':
    'Két hatoldalú kockával dobsz, vagy helyette egy Ornitopterrel repülsz. Az összeg a tábla összes befektetéséről dönt.',
  'adventure.rule.R5.3':
    'Szociális terv: ha a kifizetések után sem Betakarítógéped, sem fűszered nincs, a bank a lépésed előtt 1 fűszert ad.',
  'adventure.rule.R5.4':
    'Aztán jönnek a lépések, a küzdelmek és egy Kanly-kártya, a vásárlás és a befektetés, mind a maga szabályai szerint.',
  'adventure.rule.R5.5': 'A kör végén használhatóvá válik a küzdelmeiben elnyert felszerelés, és a kockák a következő Házhoz kerülnek.',

  'adventure.rule.R6.1':
    'Lépj egy figurával az egyik kocka szerint vagy a kettő összegével, vagy két különböző figurával, kockánként eggyel. A másodikról csak az első lépés és minden következménye után döntesz. Egy figura sem lép kétszer.',
  'adventure.rule.R6.2': 'A lépés pontosan annyi mező, amennyi a szám.',
  'adventure.rule.R6.3':
    'Aki a várban fejezi be a lépését, 1 fűszer vámot fizet, figuránként és érkezésenként. Aki nem tud fizetni, nem mehet oda; a vám csak akkor marad el, ha nincs más lépés.',
  'adventure.rule.R6.4':
    'Amikor egy figura érkezik: először a vám, aztán rajtaütés, ha valaki indít, végül, ha a figura még áll, amit a mező mond.',
  'adventure.rule.R6.5': 'Lépni kell, akkor is, ha ártalmas.',
  'adventure.rule.R6.11':
    'Sziecs: a sajátodban biztonságban vagy, és a kezdőnél kisebb Erő visszatér a kezdő értékre. A nagyobb megmarad. Az idegen sziecs nem tesz semmit.',
  'adventure.rule.R6.12': 'Fűszer: minden Betakarítógéped 1 fűszert hoz a banktól.',
  'adventure.rule.R6.13':
    'Párbaj: válaszd ki egy ellenfél figuráját, amely nem a saját sziecsén áll. Ide kerül, és rögtön megküzdötök. Az idehozott figurának ez nem érkezés. Ha nincs ilyen figura, nem történik semmi.',
  'adventure.rule.R6.14':
    'Homokféreg: válassz ellenfelet. Vagy egy sivatagi figurája, amely nem a saját sziecsén áll, tesz fortélypróbát, és kiesik, ha elbukja; vagy betakarítógép-próba vár a Betakarítógépeire.',
  'adventure.rule.R6.15':
    'Homokvihar: minden ellenfél próbát tesz a Betakarítógépeivel. Aztán a sivatag minden figurája fortélypróbát tesz, a tieid is, kivéve a saját sziecsen és a Homokvihar mezőn állókat. Az ellenfelek jönnek először, az óramutató járása szerint.',
  'adventure.rule.R6.16': 'Edzés: a figura 1 Erőt kap, legfeljebb 6-ig.',
  'adventure.rule.R6.17': 'Csempész: dobj nyolcoldalú kockával, ennyi fűszert kapsz a banktól.',
  'adventure.rule.R6.18':
    'Méreg: válaszd ki egy ellenfél bárhol álló figuráját a saját sziecsén kívül fortélypróbára. Ha elbukja, egy hatoldalú kocka szerint veszít Erőt. Ha ettől kiesik, elvehetsz egy nála lévő kártyát; a többi a pakli alá kerül.',
  'adventure.rule.R6.19':
    'Bene Gesserit: választhatsz egy ellenfelet, megnézheted minden kártyáját, és elvehetsz egyet, rejtettet vagy hozzárendeltet. A felszerelést rögtön hozzárendeled egy olyan figurához, amelynek nincs ilyen.',
  'adventure.rule.R6.20':
    'Áruló: dobj hatoldalú kockával, és válassz ellenfelet, aki ennyi rejtett kártyát veszít el neked, látatlanban húzva. A köztük lévő felszerelés az ezen a mezőn álló figuráé; amilyen már van nála, az rejtve marad.',
  'adventure.rule.R6.21':
    'Fűszerrablás: válassz ellenfelet. Te nyolcoldalú, ő hatoldalú kockával dob. Ha a tiéd magasabb, a különbséget elveszed fűszerben; egyenlőségnél mindketten újra dobtok.',
  'adventure.rule.R6.22': 'Űrliga: a figura továbbmegy bármelyik másik mezőre, és ez érkezésnek számít.',
  'adventure.rule.R6.23':
    'Fortélypróba: talál az a hatoldalú kocka, amely magasabb a célpont Fortélyánál. A gazdája előtte Fortélyt vehet. A Cirkoruha csak Homokféreg és Homokvihar ellen segít.',
  'adventure.rule.R6.24': 'Betakarítógép-próba: minden védtelen Betakarítógépért egy hatoldalú kocka; 5-ösre és 6-osra a bankba kerül.',
  'adventure.rule.R6.25':
    'Csak olyasmi választható, ami szabályos. Ha nincs semmi, a mezőnek nincs hatása. Az Árulónál, a Bene Gesseritnél és a Fűszerrablásnál olyat is lehet választani, akinek nincs mit veszítenie.',

  'adventure.rule.R7.1': 'Ahol egy ellenfél oldala mellé érkezel, megküzdhetsz vele, vagy békén hagyhatod.',
  'adventure.rule.R7.2':
    'Rajtaütés: közvetlenül az érkezés után bármelyik ott álló ellenfél rajtaüthet. A küzdelem rögtön lezajlik, mielőtt a mező bármit mondana. Saját sziecsén álló figura ellen nem lehet. Több rajtaütő az óramutató járása szerint küzd, amíg az érkező áll.',
  'adventure.rule.R7.3':
    'Az összes lépés után minden figura, amely ebben a körben lépett, egy küzdelmet kezdhet a mezőjén, egy nem védett oldal ellen. Amelyik nem lépett, nem kezdhet.',
  'adventure.rule.R7.4': 'Ha a két lépő figura közül az egyik kiesik, a másik még léphet és küzdhet.',
  'adventure.rule.R7.5': 'Ugyanannak a játékosnak a figurái sosem küzdenek egymással.',
  'adventure.rule.R7.6': 'Egy kör küzdelmei, Lézervető-lövései és Kanly-kártyája tetszőleges sorrendben jönnek, egymás után.',

  'adventure.rule.R8.1': 'Mindkét oldal annyi hatoldalú kockával dob, amennyi az Ereje, legfeljebb hattal. Hogy ki dob először, mindegy.',
  'adventure.rule.R8.2':
    'A legmagasabb kocka dönt; az alacsonyabb oldal 1 Erőt veszít. Ha egyenlők, a küzdelemkört veszteség nélkül megismétlik.',
  'adventure.rule.R8.3': 'Addig tart, amíg egy figura 0-ra nem jut, és a kártyájával együtt kiesik.',
  'adventure.rule.R8.4': 'A győztes figura 1 Erőt kap, legfeljebb 6-ig.',
  'adventure.rule.R8.5':
    'A győztes elveszi a vesztes minden felszerelését, és a győztes figurának adja. Amilyen már van nála, az egy másik saját figuráé lesz, vagy rejtve marad.',
  'adventure.rule.R8.6':
    'Egy Ház több figurája egy oldalként küzd: az Erejük összeadódik, legfeljebb hat kockáig. Az első küzdelemkör előtt az oldal megnevezi, ki veszíti a pontokat. Ha ő elesik, vége a küzdelemnek. Győzelem után mindegyikük 1 Erőt kap.',
  'adventure.rule.R8.7': 'A felszerelés a küzdő figuráknak használ.',
  'adventure.rule.R8.8': 'Ha a saját körödben elveszítesz egy figurát, még vásárolhatsz és befektethetsz, ha van másik.',
  'adventure.rule.R8.9': 'A küzdelemben elnyert felszerelés csak azután használható, hogy a kockák a következő Házhoz kerültek.',
  'adventure.rule.R8.10':
    'Ha mindkét oldalnak figurát kell megneveznie, az nevez meg először, akinek a köre tart. A név az egész küzdelemre szól.',

  'adventure.rule.R9.1':
    'Egy harcosnál minden fajtából legfeljebb egy kártya lehet. Az új felszerelés rögtön olyan figurához kerül, amelynek nincs ilyen; csak akkor marad rejtve, ha mindegyiknek van, és bármikor hozzárendelhető, amint valakinél hiányzik. Amit hozzárendeltek, a helyén marad. Küzdelemben csak az számít, ami az elején már ott volt.',
  'adventure.rule.R9.2': 'Kard: a figura hatoldalú helyett nyolcoldalú kockákkal küzd.',
  'adventure.rule.R9.3': 'Gom jabbar: eggyel több kocka, nyolcoldalú. Hat kocka fölé nem ad hozzá semmit.',
  'adventure.rule.R9.4':
    'Lézervető: a saját körödben egyszer, egy ellenfél egy vagy két mezővel előtted álló figurájára; két mezőnél senki sem állhat közöttetek. A saját Erődnél kisebb hatoldalú kocka talál, és egy hatoldalú kockányi Erőt vesz el. A kártya marad. A kiesett felszerelése a pakli alá kerül.',
  'adventure.rule.R9.5': 'Pajzs: erre a figurára nem lehet Lézervetővel lőni.',
  'adventure.rule.R9.6':
    'Méregkártya: rögtön azután, hogy a másik oldal elvesztett egy küzdelemkört, egyik figurája fortélypróbát tesz; ha elbukja, egy hatoldalú kocka szerint veszít Erőt. A kártya mindenképp a pakli alá kerül. Akit így ejtesz ki, az a küzdelemben legyőzöttnek számít.',
  'adventure.rule.R9.7': 'Cirkoruha: Fortély +1 Homokféreg és Homokvihar ellen, legfeljebb 6-ig.',
  'adventure.rule.R9.8':
    'Ornitopter: repülj bármelyik mezőre. Érkezéskor dobj hatoldalú kockával: 1–3 esetén a kártya megmarad, 4–6 esetén a pakli alá kerül. Vagy a dobásod helyett, a kör egyetlen lépéseként; vagy két kör között, de akkor csak a vám számít, utasítás, rajtaütés és küzdelem nincs. A saját sziecsen a figura mindkét esetben visszakapja a kezdeti Erejét.',
  'adventure.rule.R9.9': 'A Kard, a Gom jabbar, a Pajzs és a Cirkoruha magától hat.',
  'adventure.rule.R9.10':
    'Több figura kockái: a kardos figura minden pontjáért nyolcoldalú, különben hatoldalú. Hat kocka fölött előbb a hatoldalúak maradnak ki. Aztán minden Gom jabbar hozzáad egy nyolcoldalút, amíg hatnál kevesebb a kocka.',
  'adventure.rule.R9.11':
    'Két kör között az egyik kör után és a következő dobás előtt lehet repülni, kártyánként egyszer. Ha többen akarnak, az óramutató járása szerint repülnek, azzal a Házzal kezdve, amely dobni készül.',

  'adventure.rule.R10.1':
    'A saját körödben egy Kanly-kártyát játszhatsz ki, a mozgás után és a vásárlás előtt, küzdelem előtt vagy után. Utána a pakli alá kerül.',
  'adventure.rule.R10.2': 'Titkos siló: dobj hatoldalú kockával, ennyi fűszert kapsz a banktól.',
  'adventure.rule.R10.3':
    'Fürkészvadász: egy ellenfél bárhol álló figurája a saját sziecsén kívül fortélypróbát tesz, és kiesik, ha elbukja. Elvehetsz egy nála lévő kártyát; a többi a pakli alá kerül.',
  'adventure.rule.R10.4':
    'Betakarítógép-rablás: a te nyolcoldalú kockád egy ellenfél hatoldalúja ellen. Ha a tiéd magasabb, a különbséget elveszed Betakarítógépben, ameddig van. Különben semmi.',
  'adventure.rule.R10.5': 'Célpont nélkül Kanly-kártya nem játszható ki. Az ebben a körben vett kártya erre a körre már elkésett.',

  'adventure.rule.R11.1':
    'Körönként egyszer legfeljebb 3 kártyát és legfeljebb 3 Betakarítógépet vehetsz, darabját 1 fűszerért, ameddig van.',
  'adventure.rule.R11.2': 'Körönként egyszer, a végén, tetszőleges mennyiségű fűszert tehetsz a három befektetési meződre.',
  'adventure.rule.R11.3':
    'Minden mező két összeget mutat és azt, mennyit fizet: a bal 5 és 9, 2:1; a középső 4 és 10, 3:1; a jobb 3 és 11, 4:1. E számok többsége rekonstruált.',
  'adventure.rule.R11.4':
    'Valahányszor bárki nyitó dobása az egyik összeget adja, az oda tett fűszer nyer: a bank mindegyikért az arány szerint fizet, és a tétet vissza kell venni.',
  'adventure.rule.R11.5':
    'Elsőként azzal számolunk el, aki dobott: megkapja, amit nyert, és a banké lesz, amit vesztett. Aztán az óramutató járása szerint a többiek kapnak kifizetést. Ha a bank kifogy, a későbbieknek a maradék jut.',
  'adventure.rule.R11.6':
    'A tét a saját következő dobásodig él, az még számít. Ami addig nem nyert, a banké lesz. Ha dobás helyett repülsz, akkor is elvész.',
  'adventure.rule.R11.7':
    'Vásárláskor mindkét számot megmondod, fizetsz, felhúzod az összes kártyát, és azután rendeled hozzá a felszerelést.',

  'adventure.rule.R12.1':
    'Fortély: 3 fűszerért egyik figurád Fortélya 1-gyel nő, legfeljebb 6-ig, bármikor, akár közvetlenül egy próba előtt. A próba után visszaáll a nyomtatott érték.',
  'adventure.rule.R12.2':
    'Védelem: 1 fűszer egy Betakarítógépet véd meg a Homokféreg vagy a Homokvihar következő támadásától, és azzal elhasználódik. Ha Betakarítógép megy el tőled, előbb a védtelenek mennek.',
  'adventure.rule.R12.3':
    'Eladás: bármely két darab kártya vagy Betakarítógép 1 fűszert ér, ha a banknak van. A kártyák a pakli alá kerülnek.',
  'adventure.rule.R12.4':
    'Csere: fűszer, Betakarítógép, rejtett kártya és megnemtámadási ígéret bármilyen áron gazdát cserélhet, amelyben ketten megegyeztek. Hozzárendelt felszerelés nem.',
  'adventure.rule.R12.5':
    'A megnemtámadási ígéret legalább egy teljes fordulóig tart: amíg újra nem dob az a Ház, amelynek a körében született. Addig egyik fél sem választhatja a másik figuráját küzdelemre, rajtaütésre, Párbajra, Homokféreghez, Méreg mezőn, Lézervetővel vagy Fürkészvadásszal.',
  'adventure.rule.R12.6':
    'A „bármikor” azt jelenti: valahányszor a játék válaszra vár, akárkitől, de sosem egy dobás és az eredménye között. Próba előtt a gazdáját megkérdezi.',
  'adventure.rule.R12.7': 'Az üres bank vagy pakli nem ad semmit, amíg vissza nem kerül bele valami.',
  'adventure.rule.R12.8':
    'Egy ajánlat egy játékosnak szól, és egészben fogadja el vagy utasítja el. A benne lévő rejtett kártyákat csak ő látja. Ígéret is lehet a része.',

  'adventure.rule.R13.1':
    'Két játékos: Atreides és Fremen a Császár és a Harkonnen ellen. A körök sorrendje marad, és minden Háznak saját köre, készlete, kártyái és befektetései vannak.',
  'adventure.rule.R13.2': 'Egy játékos két Háza sosem egymás célpontja. Csak azonos Ház figurái küzdenek egy oldalként.',
  'adventure.rule.R13.3': 'Egy játékos a saját két Háza között szabadon átadhat javakat.',

  'adventure.rule.R14.1':
    'Ha egy Ház utolsó figurája is kiesik, a fűszere, a megtett fűszere és a Betakarítógépei a bankba, a kártyái a pakli alá kerülnek. Ha az ő köre volt, a kör véget ér.',
  'adventure.rule.R14.2': 'Az utolsó játékos győz, akinek még van figurája. Ezt minden kiesés után ellenőrizzük.',
  'adventure.rule.R14.3': 'Döntetlen nincs: a Homokvihar mezőn álló figura túléli a vihart.',

  'adventure.ruling.Q1':
    'Hogy melyik Ház melyik színnel játszik, nyilvános forrásból való; a szabályfüzet egy színhez sem nevez meg Házat.',
  'adventure.ruling.Q2':
    'Ahol a vám nem fizethető ki, a vár nem választható. Előtte szabad eladni valamit. A vám csak akkor marad el, ha nincs más lépés.',
  'adventure.ruling.Q3': 'A vám minden érkezésért jár, Űrligával és Ornitopterrel is.',
  'adventure.ruling.Q4':
    'Senkinek sem kell előre megmondania, hogy egy vagy két figura lép-e: az első érkezés lezajlik, aztán dől el a második kocka sorsa.',
  'adventure.ruling.Q5': 'A szociális terv a kifizetések után jön. A megtett fűszer nem számít birtokoltnak.',
  'adventure.ruling.Q6': 'Dobás nélkül semmi sem nyer; ha dobás helyett repülsz, a tétek elvesznek.',
  'adventure.ruling.Q7': 'Több rajtaütő az óramutató járása szerint küzd, amíg az érkező figura még ott van.',
  'adventure.ruling.Q8': 'Minden figura, amely lépett, egyszer küzdhet. A játék az összes lépés után kérdez rá.',
  'adventure.ruling.Q9': 'A saját sziecs megvéd a támadástól. Nem tiltja, hogy megtámadj egy látogatót, de abban a küzdelemben nem segít.',
  'adventure.ruling.Q10':
    'Páros küzdelme akkor ér véget, amikor a megnevezett figura elesik. A kardos pontok kockái nyolcoldalúak; előbb a nyolcoldalúak maradnak meg.',
  'adventure.ruling.Q11': 'Hat kockánál a Gom jabbar nem cserél le semmit.',
  'adventure.ruling.Q12':
    'A Lézervető a mozgás után lő, kártyánként egyszer egy körben, akár lépett a figurája, akár nem, bármelyik úton, amelyen elindulhatna.',
  'adventure.ruling.Q13':
    'Az Ornitopter másik használata, a mező hatása nélkül, csak két kör között lehetséges. A saját sziecsen a figura ilyenkor is visszakapja a kezdeti Erejét: a szabályfüzet nem tesz kivételt.',
  'adventure.ruling.Q14':
    'A párbajt meg kell vívni, ha van kit választani. Olyan figura is választható, amely már ott áll, és a Háza többi ottani figurája vele küzd.',
  'adventure.ruling.Q15':
    'A Homokféreg csak a sivatagban ér el figurát. Ha az ellenfélnek nincs ott egy sem, csak a Betakarítógépei támadhatók.',
  'adventure.ruling.Q16': 'Homokviharban annak a figurái jönnek utoljára, aki odaérkezett. A győzelmet minden veszteség után ellenőrizzük.',
  'adventure.ruling.Q17': 'A Bene Gesserit hozzárendelt kártyát is elvehet, saját sziecsén álló figurától is: ez nem támadás ellene.',
  'adventure.ruling.Q18':
    'A hozzárendelt felszerelés eladható, de nem cserélhető. A rejtettet akkor rendeli hozzá a gazdája, amikor akarja.',
  'adventure.ruling.Q19':
    'Az ígéret mindenre vonatkozik, ami figurára irányul. Fűszer és Betakarítógép rablása, Áruló, Bene Gesserit és Homokvihar továbbra is szabad.',
  'adventure.ruling.Q20': 'Kanly-kártya küzdelem előtt vagy után játszható ki, de az első vásárlás után már nem.',
  'adventure.ruling.Q21': 'Két játékosnál minden Házanként számít; az ígéret, a csere és a győzelem játékosonként.',
  'adventure.ruling.Q22':
    'A kiesett Ház kártyái a pakli alá kerülnek. Ami az utolsó figurájánál volt, oda megy, ahová a kiesése módja szerint kell.',
  'adventure.ruling.Q23': 'Páros ellen az választja ki a figurát, aki a Mérget használja. Ha elesik, vége a küzdelemnek.',
  'adventure.ruling.Q24': 'A szabályfüzet példájában Chani 5-öse és Gurney 3-asa az, amennyi Erejük akkor maradt.',
  'adventure.ruling.Q25': 'A Fürkészvadász is fortélypróba, így a vett Fortély segít ellene, és utána elfogy.',
  'adventure.ruling.Q26': 'A sziecset is beleszámítva tizenkét fajta mező van.',
  'adventure.ruling.Q27': 'A vett kártyákat együtt húzod fel. Az együtt visszakerülő kártyákat előbb megkeverjük.',
  'adventure.ruling.Q28': 'A védelem a Betakarítógépé, nem a gazdájáé; előbb a védtelenek kerülnek másokhoz.',
  'adventure.ruling.Q29':
    'Küzdelem közben is lehet cserélni és eladni, de ami közben kerül valakihez, abban nem számít. Amit eladtak, az rögtön odavan.',
  'adventure.ruling.Q30':
    'Két játékosnál egy személyé mindaz, ami a két Házáé: a szociális tervhez egyiknek sem lehet fűszere és Betakarítógépe, a vámot pedig bármelyik megfizetheti.',
  'adventure.ruling.Q31':
    'Az Áruló dobásától és a Bene Gesserit pillantásától addig, amíg a kártya gazdát cserél, az érintett kártyákat nem lehet eladni, odaadni vagy kiosztani.',
  'adventure.ruling.Q32':
    'Az ebben a körben küzdelemben nyert felszerelés használhatatlan, amíg a kockák tovább nem kerülnek, akárkihez jut közben. Egyforma rejtett kártyák közül előbb a régebbit adja oda, aki ad.',
  'adventure.ruling.Q33': 'Amit a dobó Ház a befektetéseiből elveszít, az előbb kerül a bankba, mint hogy a többiek kifizetést kapnának.',
  'adventure.ruling.Q34': 'Homokviharban előbb mindenki dönt a védelemről, aztán minden Betakarítógép egyszerre tesz próbát.',
  'adventure.ruling.Q35': 'Az a figura, amelyik túlélte több figura egyikének rajtaütését, a megmaradtakkal még küzdelmet kezdhet.',
};
