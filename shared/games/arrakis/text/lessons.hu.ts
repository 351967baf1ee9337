import type { TextsLike } from '../../../text/message.ts';
import type { arrakisLessonsEn } from './lessons.en.ts';

export const arrakisLessonsHu: TextsLike<typeof arrakisLessonsEn> = {
  'arrakis.lesson.other': 'Ezt is engedik a szabályok. Ez a lecke másfelé megy.',

  // The last round
  'arrakis.lesson.first.title': 'Ki mivel nyer',
  'arrakis.lesson.first.about': 'Öt perc: egy játék utolsó fordulója, amelyet mindkét oldal megnyerhet.',
  'arrakis.lesson.first.end':
    'Kwisatz Haderach 10, a homok népe 5, dzsihád 4: mindhárom elérte a célját. A most következő ellenőrzéssel az Atreidesek győztek. Ha Gara Kulon elesik, a Harkonnenek azonnal nyertek volna.',

  'arrakis.lesson.first.act':
    'A Harkonnenek azonnal nyernek, ha a fölény 10-en áll; minden elesett sziecs emeli, és most 8-on áll. Az Atreidesek akkor nyernek, ha mindhárom jövőlátás-jelző eléri a titkos céljukat: a tiéden 10, 5 és 3 áll, a jelzők 7-en, 4-en és 3-on. Két kockád maradt.',
  'arrakis.lesson.first.act.task': 'Költsd a stratégiakockát támadásra.',
  'arrakis.lesson.first.act.why.move': 'A mozgás egy jelzőt sem emel. Egy elesett Harkonnen település mind a hármat emeli.',
  'arrakis.lesson.first.act.why.card':
    'Kártyát bármelyik kockával kijátszhatsz. De csatában ez a lap egy kockát ér, és most a csata számít.',

  'arrakis.lesson.first.target':
    'Chani légiója két ellenség között áll. Az Északi-sarkon pionfalu van, egy egységgel. Ha egy település elesik, minden jövőlátás-jelző a rangjával emelkedik: itt 1-gyel.',
  'arrakis.lesson.first.target.task': 'Támadd meg az Északi-sarkot.',
  'arrakis.lesson.first.target.why.rock': 'Ott csak egy légiót vernél meg. Település nélkül semmi sem emelkedik.',
  'arrakis.lesson.first.target.why.done': 'A kockát már elköltötted: használd ki.',

  'arrakis.lesson.first.cards':
    'Mindenki egységenként egy kockával dob; a védő a település rangját is hozzáadja: te 4, Ferenc 2. Egy most eldobott tervkártya egy kockával több, legfeljebb 6-ig.',
  'arrakis.lesson.first.cards.task': 'Dobd el a Cirkoruhákat egy ötödik kockáért.',
  'arrakis.lesson.first.cards.why.none': 'Szabad. De ez az utolsó forduló: a megtartott lap már senkinek sem segít.',

  'arrakis.lesson.first.loss':
    'Négy találatot és egy különlegest dobsz; ebből Chani egy találatot és egy pajzsot csinál. Ferenc két találatot dob, pajzsod az egyiket megállítja: téged egy találat ér, őt öt. A támadó veszít először.',
  'arrakis.lesson.first.loss.task': 'Vegyél le egy sima egységet.',
  'arrakis.lesson.first.loss.why.special': 'A fedajkinból sima egység lenne: a figura megmarad, de a leggyengébb a legolcsóbb veszteség.',
  'arrakis.lesson.first.loss.why.chani': 'Akkor Chani a regenerálótartályba kerül. Egy sima egység olcsóbb.',

  'arrakis.lesson.first.garrison': 'A falu elveszti egyetlen egységét.',

  'arrakis.lesson.first.advance': 'Nyertél. Csak az előrenyomuló légió pusztítja el a települést, és egészben kell mennie.',
  'arrakis.lesson.first.advance.task': 'Nyomulj előre az Északi-sarkra.',
  'arrakis.lesson.first.advance.why.stay': 'Előrenyomulás nélkül a falu áll, mintha mi sem történt volna.',

  'arrakis.lesson.first.harkonnen': 'A jelzők 8-on, 5-ön és 4-en állnak: egy cél hiányzik. Most Ferenc is támad.',
  'arrakis.lesson.first.sietch': 'Gara Kulon 2-es rangú: ha elesik, a fölény 10-re nő, és vége a játéknak.',
  'arrakis.lesson.first.roll':
    'Négy egysége két találatot és két pajzsot dob; két egységed és a 2-es rang egy találatot és három pajzsot. A fedajkin egyik pajzsát összetöri, a másik megállítja a találatodat. A tieid mindkettőt megállítják.',
  'arrakis.lesson.first.stop': 'Ferenc megáll: település ellen a folytatás egy találatba kerül.',

  'arrakis.lesson.first.leadership':
    'A jövőlátás-kártyák is emelik a jelzőket: a „Jessica tanítja Pault” 2-vel emeli a Kwisatz Haderachot, ha a forduló végén ketten egy sziecsben vannak. Paul Szélkapuban van.',
  'arrakis.lesson.first.leadership.task': 'Költsd a vezetéskockát mozgásra.',
  'arrakis.lesson.first.leadership.why.attack': 'Egyik vezetőd mellett sincs olyan ellenség, aki most bármit eldöntene.',

  'arrakis.lesson.first.jessica': 'A vezetés két olyan légiót mozgat, amelyben vezető van, mindegyiket egy szomszédos területre.',
  'arrakis.lesson.first.jessica.task': 'Vidd Jessica légióját Szélkapuba.',
  'arrakis.lesson.first.jessica.why.paul': 'Akkor együtt lesznek, de nem sziecsben.',

  'arrakis.lesson.first.enough': 'Még egy légió mozoghatna, de nem muszáj.',
  'arrakis.lesson.first.mentat': 'Az utolsó Harkonnen kockával vége a fázisnak.',
  'arrakis.lesson.first.decks': 'Ferenc húz. Aztán nyugodt a sivatag.',

  'arrakis.lesson.first.claim':
    'A forduló a szerzésekkel ér véget: legfeljebb két jövőlátás-kártya, amelynek a feltétele most teljesül. A Kwisatz Haderachnak 10 kell.',
  'arrakis.lesson.first.claim.task': 'Szerezd meg a „Jessica tanítja Pault” kártyát.',
  'arrakis.lesson.first.claim.why.mahdi': 'Az csak 1-gyel emeli a Kwisatz Haderachot. Másodiknak jó volna, elsőnek nem.',
  'arrakis.lesson.first.claim.why.done': 'Szerzés nélkül a jelző 8-on marad, és folytatódik a háború.',

  // Dice
  'arrakis.lesson.dice.title': 'A kockák és amit tudnak',
  'arrakis.lesson.dice.about': 'Járművek, a forduló dobása, a Bene Gesserit és egy vezető különleges akciója.',
  'arrakis.lesson.dice.end':
    'Három egység elit lett. A báró kártyája a forduló végéig lefelé fordul; csatában ettől még ugyanúgy számít. Most az Atreidesek jönnek, és így tovább felváltva az utolsó Harkonnen kockáig.',

  'arrakis.lesson.dice.harvester':
    'Te vezeted a Harkonneneket. A legalsó birodalmi jelző 3-on áll: a fűszertábla e sora két kockát félretesz, és 5 betakarítót, 3 ornitoptert és egy szállítószárnyat ad. Két jármű van hátra. A mélysivatag 2 fűszert hoz, a sivatag 1-et.',
  'arrakis.lesson.dice.harvester.task': 'Tedd a betakarítót a mélysivatagba: ÉK külső 1.',
  'arrakis.lesson.dice.harvester.why.desert': 'A mélyben járó féregtől védettebb, de feleannyi fűszert hoz.',
  'arrakis.lesson.dice.harvester.why.carryall': 'A sorrend szabad. Ez a lecke a betakarítóval kezdi.',

  'arrakis.lesson.dice.carryall':
    'A szállítószárny légi zónában lebeg, két szektor határvonalán. Mindkettőben megmenthet egy betakarítót a féregtől.',
  'arrakis.lesson.dice.carryall.task': 'Tedd a szállítószárnyat ebbe a zónába: ÉK belső / ÉK külső.',
  'arrakis.lesson.dice.carryall.why.far': 'Az a zóna nem érinti a betakarítód külső szektorát.',
  'arrakis.lesson.dice.carryall.why.taken': 'Ott ornitopter van. Egy zónában egy jármű fér el: a régi elveszne.',

  'arrakis.lesson.dice.excess':
    'Hat kockád: 4 stratégia, mentát, ház. Egy jelnek három helye van, így egy stratégiakockának nem jut. A legtöbb szabad helyű jelre fordul: bevetésre vagy vezetésre.',
  'arrakis.lesson.dice.excess.task': 'Legyen vezetés.',
  'arrakis.lesson.dice.excess.why.deployment': 'Az is szabad. A lecke vezetést kér.',
  'arrakis.lesson.dice.theirs':
    'Az Atreidesnél jelenként két hely van, és 3 stratégiát dobtak: Zsuzsa is fordít egyet. Ha mindkettőnek van hely nélküli kockája, felváltva fordítanak, a Harkonnen kezd.',

  'arrakis.lesson.dice.sister':
    'Most mindkét oldal lerakhat egy Bene Gesserit-jelzőt. Oda kerül, ahol a legkevesebb kocka van, és kockának számít. Ha elhasználták, kikerül a játékból.',
  'arrakis.lesson.dice.sister.task': 'Tedd a jelződet a bevetéshez.',
  'arrakis.lesson.dice.sister.why.none': 'Későbbre is tarthatod. Itt jól jön egy hetedik kocka.',
  'arrakis.lesson.dice.hers': 'Zsuzsának nincs kockája a vezetésnél és a bevetésnél. A bevetést választja.',

  'arrakis.lesson.dice.mentat': 'Az Atreidesek kezdenek. Zsuzsa a mentátkockával két lapot húz.',
  'arrakis.lesson.dice.split': 'Mindkét pakliból egyet: ezt húzás előtt kell megmondani.',

  'arrakis.lesson.dice.baron':
    'Te jössz. Egy kocka elkölthető a jele akciójára, egy annál a jelnél felfelé fordított vezető különleges akciójára, vagy, bármit mutat is, egy tervkártyára. A báró a háznál van: kettő helyett három egységet cserél.',
  'arrakis.lesson.dice.baron.task': 'Költsd a házkockát Harkonnen báróra.',
  'arrakis.lesson.dice.baron.why.action': 'Az két egységet cserél, és a báró kártyája felfelé marad. Vele hármat.',
  'arrakis.lesson.dice.baron.why.vehicles': 'Két további jármű is szabad. A lecke katonákat akar.',

  'arrakis.lesson.dice.elite': 'Sima egységek elitté válnak, egyenként, bárhol a térképen. Bármelyik része elmaradhat.',
  'arrakis.lesson.dice.elite.task': 'Cserélj egy egységet Carthagban.',
  'arrakis.lesson.dice.elite.why.arrakeen': 'Arrakeen is sorra kerül. A lecke Carthagban kezdi.',
  'arrakis.lesson.dice.elite.why.done': 'Rögtön abbahagyhatod, de a kocka akkor is elfogyott.',
  'arrakis.lesson.dice.second': 'Még egy Carthagban.',
  'arrakis.lesson.dice.third': 'És egy Arrakeenben.',

  // Three players, one side shared
  'arrakis.lesson.share.title': 'Hárman az asztalnál',
  'arrakis.lesson.share.about': 'Hogyan oszlanak el egy közös oldal kockái, és ki lép a csapatból.',
  'arrakis.lesson.share.end':
    'Négy kocka neked, négy Juditnak. Amelyik jel csak az egyikőtök tábláján van, oda ment; ami mindkettőn, az kiegyenlített. Te a saját kockáiddal lépsz, a társad az övéivel. Az oldalatok minden köre egy akció: megegyeztek, kié legyen.',
  'arrakis.lesson.share.harvester':
    'Hárman játszanak: Zsuzsa az Atreideseket viszi, te a Harkonnen-házat vezeted, Judit a Corrino szövetségest. A járművekről te döntesz. Amint leteszed az utolsót, minden akciókockával dobtok: a ti oldalatokon nyolccal, mert egy jelző sem süllyedt.',
  'arrakis.lesson.share.harvester.task': 'Tedd a betakarítót a mélysivatagba: ÉK külső 1.',
  'arrakis.lesson.share.harvester.why.desert': 'A mélyben járó féregtől védettebb, de feleannyi fűszert hoz.',
  'arrakis.lesson.share.aside':
    '3 stratégia, 2 bevetés, vezetés, 2 mentát. Stratégia és bevetés csak Judit tábláján van: kettő meg kettő, mert jelenként két helye van; a harmadik stratégia félre kerül. Vezetés csak a tiéden van. Mentát mindkettőn van, és kiegyenlít: neki négy, neked három. A félretett kockával neked is négy lesz, és arra a jelre fordul, amelyikből neked a legkevesebb van.',
  'arrakis.lesson.share.aside.task': 'Fordítsd a félretett kockát házra.',
  'arrakis.lesson.share.theirs': 'Az Atreidesek kezdenek: Zsuzsa elkölt egy mentátkockát.',
  'arrakis.lesson.share.split': 'Egy-egy lap mindkét pakliból.',
  'arrakis.lesson.share.who':
    'A ti oldalatok következik. Mindkettőtöknek van kockája, ezért ti mondjátok meg, ki lép. A társa kockáját senki sem költheti el.',
  'arrakis.lesson.share.who.task': 'Te lépj: Harkonnen-ház.',
  'arrakis.lesson.share.who.why.ally': 'Judit is léphetne. Ebben a leckében te lépsz.',

  // Moving
  'arrakis.lesson.move.title': 'Légiók úton',
  'arrakis.lesson.move.about': 'A szabályfüzet kettévált légiója, miért nem mozog senki kétszer, és repülés egy szirtfal fölött.',
  'arrakis.lesson.move.end':
    'Egy légió két része egy akcióban, és egy légió egy olyan határon túlra szállítva, amelyen gyalog senki sem kel át. Az ornitopter elfogyott, és ezek a figurák ebben a fordulóban többet nem repülnek.',

  'arrakis.lesson.move.act':
    'Te vezeted a Harkonneneket. Carthagban öt egység és egy bassár áll. A stratégiakocka két különböző légiót vagy azok részét mozgatja, vagy eggyel támad.',
  'arrakis.lesson.move.act.task': 'Költs egy stratégiakockát mozgásra.',
  'arrakis.lesson.move.split':
    'Előbb azt mondod meg, honnan hová. Minden mozgás egy szomszédos szabad területre visz: nincs ott ellenség, ellenséges település, homokféreg.',
  'arrakis.lesson.move.split.task': 'Mozogj Carthagból Arsuntba.',
  'arrakis.lesson.move.split.why.arrakeen': 'A nagyobb rész utána megy Arrakeenbe.',
  'arrakis.lesson.move.two': 'Aztán azt, hogy ki megy. Legalább egy egység; vezető tetszés szerint, de egyedül se nem megy, se nem marad.',
  'arrakis.lesson.move.two.task': 'Küldj két sima egységet, a bassár nélkül.',
  'arrakis.lesson.move.two.why.leader': 'Szabad. De a bassár azoknak kell, akik utánuk jönnek.',
  'arrakis.lesson.move.two.why.all': 'Akkor nem marad senki a második mozgásra.',
  'arrakis.lesson.move.rest':
    'A két mozgás egy pillanatnak számít: egy figura sem mozog kétszer. Arsuntban most három egység van, de csak az mozoghatna, amelyik előbb is ott állt.',
  'arrakis.lesson.move.rest.task': 'Mozogj Carthagból Arrakeenbe.',
  'arrakis.lesson.move.rest.why.onward': 'Csak az az egység mehetne, amely előbb is Arsuntban volt. A két érkező már mozgott.',
  'arrakis.lesson.move.rest.why.done': 'Elajándékoznád a második mozgást.',
  'arrakis.lesson.move.three': 'Akik maradtak: három egység és a bassár.',
  'arrakis.lesson.move.three.task': 'Küldd mindnyájukat Arrakeenbe.',
  'arrakis.lesson.move.three.why.fewer': 'Egy Carthagban maradna. Szabad, de itt mindenki megy.',
  'arrakis.lesson.move.mentat': 'Az Atreidesek egy mentátkockát költenek.',
  'arrakis.lesson.move.decks': 'Két lap az Atreides-ház paklijából.',
  'arrakis.lesson.move.again':
    'A második kockád. Az ÉNy belső 1 hegyei közt álló légió keletre tart. A vörös-fehér határ ott átjárhatatlan; de szektora fölött ornitopter lebeg.',
  'arrakis.lesson.move.again.task': 'Költs egy stratégiakockát mozgásra.',
  'arrakis.lesson.move.flight':
    'Csapatszállítás: az ornitopter lekerül, és a légió legfeljebb két területet megy, határok, ellenségek és férgek fölött. A célnak szabadnak kell lennie. Minden út külön választható: gyalog vagy ornitopterrel.',
  'arrakis.lesson.move.flight.task': 'Repülj ÉNy belső 1-ből ÉNy belső 2-be.',
  'arrakis.lesson.move.flight.why.foot': 'Gyalog a sivatagba jut, messze attól, ahol szükség van rá.',
  'arrakis.lesson.move.done': 'Még egy légió mozoghatna. Amit egy akció kínál, az elmaradhat.',
  'arrakis.lesson.move.done.task': 'Fejezd be az akciót.',

  // Riding
  'arrakis.lesson.ride.title': 'Féregháton',
  'arrakis.lesson.ride.about': 'A sivatag ereje, egy út féregjelekből, és lovaglás egy kísérleti állomásig.',
  'arrakis.lesson.ride.end':
    'Az állomás nyitva: a Kwisatz Haderach eggyel nő. A féregjelek a helyükön maradnak, és még senki sem tudja, mit rejtenek. A Harkonnen légiók jobban teszik, ha nem lépnek rájuk.',

  'arrakis.lesson.ride.power':
    'Te vezeted az Atreideseket. Egy kockád van, Ferencnek három. Ha kevesebb a kockád, mint a Harkonneneknek, kocka helyett a sivatag erejét használhatod.',
  'arrakis.lesson.ride.power.task': 'Használd a sivatag erejét.',
  'arrakis.lesson.ride.power.why.move': 'A kocka várhat: a sivatag ereje ingyen van, és a sivatagot előbb elő kell készíteni.',
  'arrakis.lesson.ride.wormsigns': 'Féreg nélkül egy dolog marad: két féregjel lefelé fordítva, mindegyik más sivatagi területre.',
  'arrakis.lesson.ride.wormsigns.task': 'Rakj le féregjeleket.',
  'arrakis.lesson.ride.wormsigns.why.done': 'Akkor vége a körödnek, és semmit sem nyertél.',
  'arrakis.lesson.ride.near':
    'Északkeleten, három területre kísérleti állomás van. Sziecsed mellett már ott egy féregjel. Az útban nem lehet hézag: minden féregjel érinti a következőt.',
  'arrakis.lesson.ride.near.task': 'Tegyél egyet ide: ÉK külső 7.',
  'arrakis.lesson.ride.near.why.away': 'Ez semmihez sem ér: nem visz rajta út.',
  'arrakis.lesson.ride.far': 'Még egy hiányzik, az állomás mellé.',
  'arrakis.lesson.ride.far.task': 'Tegyél egyet ide: ÉK külső 5.',
  'arrakis.lesson.ride.far.why.beside': 'Hozzáér az úthoz, de nem az állomáshoz vezet.',
  'arrakis.lesson.ride.theirs': 'Ferenc lapot húz.',
  'arrakis.lesson.ride.decks': 'Mindkettőt a Harkonnen-ház paklijából. Még két kockája van.',
  'arrakis.lesson.ride.act': 'Az út kész.',
  'arrakis.lesson.ride.act.task': 'Költsd a stratégiakockát mozgásra.',
  'arrakis.lesson.ride.act.why.again': 'A sivatag ereje újra szabad volna. De az út elég hosszú.',
  'arrakis.lesson.ride.ride':
    'Aki féregjel vagy féreg mellől indul, végiglovagol mindazon, ami egymást érinti, és az utolsó mellett áll meg. Harkonnen légió az úton megállítaná.',
  'arrakis.lesson.ride.ride.task': 'Lovagolj Gara Kulonból ide: ÉK külső 4.',
  'arrakis.lesson.ride.ride.why.foot': 'Gyalog csak egy terület.',
  'arrakis.lesson.ride.ride.why.short': 'Ez is az út végén van, de nincs ott mit elvenni.',
  'arrakis.lesson.ride.company': 'Légiód két egység és Paul. Az egység nélküli sziecs csata nélkül elesik.',
  'arrakis.lesson.ride.company.task': 'Küldj egy egységet és Pault.',
  'arrakis.lesson.ride.company.why.all': 'Akkor Gara Kulon üresen marad, mellette a hegyekben pedig Harkonnenek állnak.',
  'arrakis.lesson.ride.company.why.alone': 'Lehet. De Paul lovaglásának híre megy: egy jövőlátás-kártya éppen azt kéri.',
  'arrakis.lesson.ride.done': 'A légió elvette az állomást: aki mozgása végén ott áll meg, azé.',
  'arrakis.lesson.ride.done.task': 'Fejezd be az akciót.',

  // A battle
  'arrakis.lesson.battle.title': 'A báró támad',
  'arrakis.lesson.battle.about': 'A szabályfüzet csatafordulója: a báró Paul-Muad’Dib ellen egy sziecsnél, és ahogyan folytatódhat.',
  'arrakis.lesson.battle.end':
    'Gara Kulon elpusztult, a fölény a rangjával nőtt. Paul-Muad’Dib egy egységgel elmenekült. A báró a regenerálótartályban vár; minden kocka, amit a Harkonnenek elköltenek, közelebb viszi a végéhez.',

  'arrakis.lesson.battle.act':
    'Te vezeted a Harkonneneket. A báró légiója Gara Kulon sziecs mellett áll: két sima, két elit egység, egy sardaukar, egy bassár és maga a báró.',
  'arrakis.lesson.battle.act.task': 'Költsd a stratégiakockát támadásra.',
  'arrakis.lesson.battle.act.why.card': 'Ez a lap csatában kockaként többet ér.',
  'arrakis.lesson.battle.sietch': 'Az egész légió támad, és a helyén marad. Ami a területen lefelé fordítva van, azt előbb felfordítják.',
  'arrakis.lesson.battle.sietch.task': 'Támadd meg Gara Kulont.',
  'arrakis.lesson.battle.sietch.why.done': 'A kockát már elköltötted.',
  'arrakis.lesson.battle.cards':
    '2-es rang. Öt egységed öt kocka; a vezetők nem számítanak. Paul-Muad’Dibnek három egysége van és 2-es rangja: az is öt. Egy eldobott lap egy kockával több, legfeljebb 6-ig.',
  'arrakis.lesson.battle.cards.task': 'Dobd el a Homokmestereket.',
  'arrakis.lesson.battle.cards.why.none': 'Szabad. A példában eldobják a lapot.',
  'arrakis.lesson.battle.elite':
    '3 különlegest, 2 találatot, 1 pajzsot dobsz. Egy különlegesből a bassár találatot, egyből a báró két pajzsot csinál; a harmadik elvész. Zsuzsa 5 találatot dob, Paulnak egy különlegest sem. Fedajkinja összetöri három pajzsod egyikét: 5-ből 2 le, három találat téged ér, három őt.',
  'arrakis.lesson.battle.elite.task': 'Az első találatot elit egységgel vedd fel.',
  'arrakis.lesson.battle.elite.why.regular': 'A sima egység elveszne. Az elitből sima lesz: a figura megmarad, vele egy kocka is.',
  'arrakis.lesson.battle.elite.why.special': 'A sardaukarból sima egység lenne. Pedig még pajzsokat tör.',
  'arrakis.lesson.battle.another': 'A második találattal ugyanez.',
  'arrakis.lesson.battle.baron':
    'Öt egység maradt. Vezető is felvehet találatot. A nevesített a regenerálótartály elejére kerül, és idővel visszatér.',
  'arrakis.lesson.battle.baron.task': 'A harmadik találatot a báróval vedd fel.',
  'arrakis.lesson.battle.baron.why.bashar': 'A bassár visszajön a készletből. A példa a bárót adja.',
  'arrakis.lesson.battle.fedaykin': 'Most a védő. A fedajkinból sima egység lesz.',
  'arrakis.lesson.battle.first': 'Egy sima egység lekerül.',
  'arrakis.lesson.battle.second': 'És még egy. Egy egység és Paul-Muad’Dib maradt. Itt ér véget a könyv példája.',
  'arrakis.lesson.battle.goOn':
    'Te döntesz: megállsz vagy folytatod. Település ellen a folytatás egy találatba kerül, amelyet semmi sem hárít el. Aztán a védő visszavonulhat.',
  'arrakis.lesson.battle.goOn.task': 'Folytasd.',
  'arrakis.lesson.battle.goOn.why.stop': 'Akkor mindkét légió marad, és a sziecs megmenekül.',
  'arrakis.lesson.battle.price': 'A folytatás találata.',
  'arrakis.lesson.battle.price.task': 'Vegyél le egy sima egységet.',
  'arrakis.lesson.battle.price.why.bashar': 'A bassár találatot csinál a különlegesből. Egységed van elég.',
  'arrakis.lesson.battle.retreat': 'Egy egység nem állhat meg öt kocka ellen: Zsuzsa visszavonul.',
  'arrakis.lesson.battle.where': 'A visszavonuló ellenfele választja a szomszédos területet: szabadot a légiónak, átjárható határon túl.',
  'arrakis.lesson.battle.where.task': 'Űzd őket a mélysivatagba: ÉK külső 16.',
  'arrakis.lesson.battle.where.why.near': 'Onnan rögtön a Pajzsfalra csaphatnának.',
  'arrakis.lesson.battle.advance': 'Nyertél. A sziecs csak akkor esik el, ha az egész légió előrenyomul.',
  'arrakis.lesson.battle.advance.task': 'Nyomulj előre Gara Kulonba.',
  'arrakis.lesson.battle.advance.why.stay': 'Akkor a sziecs üresen áll, és a fremenek visszajönnek.',

  // Worm, storm and spice
  'arrakis.lesson.spice.title': 'Féreg, vihar, fűszer',
  'arrakis.lesson.spice.about': 'Egy megmentett betakarító, vihar egy légió fölött, és a szabályfüzet négy fűszere.',
  'arrakis.lesson.spice.end':
    'A Landsraad jelzője 4-en áll, tiltása él: a következő aratásig csatában nem dobsz el lapot. Mivel most az ő jelzője a legalsó, jövő fordulóban az ő sora érvényes: egy kockával kevesebb, egy betakarítóval több.',

  'arrakis.lesson.spice.rescue':
    'Te vezeted a Harkonneneket. Éjjel felfordítják a féregjeleket, és féreg jött oda, ahol betakarítód áll, a mélysivatagba. Egy érintkező zóna szállítószárnya feláldozható érte.',
  'arrakis.lesson.spice.rescue.task': 'Mentsd meg a betakarítót a szállítószárnnyal.',
  'arrakis.lesson.spice.rescue.why.no': 'A szállítószárny a forduló végén úgyis lekerül. Betakarító nélkül 2 fűszert veszítesz.',
  'arrakis.lesson.spice.storm':
    'Aztán jönnek a viharok: két kocka minden fedetlen légiódra. Egy különleges és egy találat: sivatagban a különleges egy találat, mélysivatagban kettő volna. Összesen kettő.',
  'arrakis.lesson.spice.storm.task': 'Előbb egy sima egységet veszíts.',
  'arrakis.lesson.spice.storm.why.elite': 'Az a második találatnál kerül sorra.',
  'arrakis.lesson.spice.reduce': 'Az elit egység felvehet egy találatot, és simaként marad.',
  'arrakis.lesson.spice.reduce.task': 'Fordítsd az elit egységet simára.',
  'arrakis.lesson.spice.reduce.why.regular': 'Akkor egyetlen figura marad. Így kettő.',
  'arrakis.lesson.spice.split':
    'A betakarítók hazatérnek: mélysivatagból 2, egy-egy sivatagból 1, együtt 4 fűszer. Egy jelző tartása 2, emelése 3, a legfelső fokról nem emelkedik. Amiért nem fizetsz, egy fokot süllyed, és a tiltása életbe lép.',
  'arrakis.lesson.spice.split.task': 'Tartsd a KHAFT-ot.',
  'arrakis.lesson.spice.split.why.choam': 'Akkor a KHAFT süllyed: légióidban legfeljebb 5 egység lehet. A példa a Landsraadot adja fel.',
  'arrakis.lesson.spice.guild': 'Két fűszer maradt: még egy jelzőre elég.',
  'arrakis.lesson.spice.guild.task': 'Tartsd az Űrligát; a Landsraad süllyed.',
  'arrakis.lesson.spice.guild.why.guild': 'Akkor az Űrliga süllyed: nincs felderítés. A példa a Landsraadot adja fel.',
};
