import type { TextsLike } from '../../../text/message.ts';
import type { uprisingLessonsEn } from './lessons.en.ts';

export const uprisingLessonsHu: TextsLike<typeof uprisingLessonsEn> = {
  'uprising.lesson.other': 'Az is szabályos volna. Tedd, amit a feladat mond, és nézd meg, mi lesz belőle.',

  // How one wins
  'uprising.lesson.first.title': 'Hogyan lehet győzni',
  'uprising.lesson.first.about': 'Öt perc: egy játszma utolsó fordulója, és három út a győzelmi ponthoz.',
  'uprising.lesson.first.end':
    '10 győzelmi pont: a befolyás, egy kártya és egy párba állt csataikon hozott egyet-egyet. Ezzel a fordulóval véget ér a játszma. Norbert még kijátszhat egy végjátékkártyát, aztán az nyer, akinek a legtöbb pontja van: te.',

  'uprising.lesson.first.fremkit':
    'Ha egy forduló végén valakinek megvan a 10 győzelmi pont, az nyer, akinek a legtöbb van. Jozsefet vezeted, 7 ponttal; Abigelnek 9 van. Egy kör: egy kártya és egy ügynök; a kártyán rajta van annak a helyszínnek a jele, ahová az ügynököt küldöd. A Fremen sáv 2 befolyásnál 1 pontot ér; te 1-nél állsz.',
  'uprising.lesson.first.fremkit.task': 'Küldj egy ügynököt a Frembatyura a Diplomáciával.',
  'uprising.lesson.first.fremkit.why.supplies': 'Az Ellátmány szállítása is befolyást hoz, de az Űrligánál: 1-et a 2-ből, pont még nélkül.',
  'uprising.lesson.first.fremkit.why.reveal': 'A felfedéskör a forduló utolsó köre. Két ügynök még munkára vár.',

  'uprising.lesson.first.influence':
    'A helyszín hatásai várnak, tetszőleges sorrendben: egy kártya és 1 befolyás. Minden sáv 1 pontot ad 2-nél.',
  'uprising.lesson.first.influence.task': 'Vedd el a befolyást a fremeneknél.',
  'uprising.lesson.first.influence.why.early': 'Az egységek e körben bármikor mehetnek. Előbb a pontot vedd el.',
  'uprising.lesson.first.draw': '8 pont. Aztán a helyszín kártyája.',

  'uprising.lesson.first.two':
    'Minden forduló egy ütközetkártyáért folyik. A Frembatyu csatahelyszín: mehet az ütközetbe minden, amit ebben a körben toboroztál, és még legfeljebb két egység a helyőrségből.',
  'uprising.lesson.first.two.task': 'Küldj két egységet az ütközetbe.',
  'uprising.lesson.first.next': 'A kör véget ér. Abigel és Norbert már felfedett, így te folytatod.',

  'uprising.lesson.first.arrakeen':
    'Kémed az Arrakeen és a Fűszerfinomító közti álláson áll. Aki olyan helyszínre küld ügynököt, amelyet saját kéme figyel, visszahívhatja a kémet, és húz érte egy kártyát.',
  'uprising.lesson.first.arrakeen.task': 'Küldd a másik ügynököt Arrakeenbe a Felderítéssel.',
  'uprising.lesson.first.arrakeen.why.reveal': 'Egy ügynök még maradt, és két egység egymaga nem nyeri meg ezt az ütközetet.',

  'uprising.lesson.first.gather': 'Előbb a kém: visszakerül a készletedbe.',
  'uprising.lesson.first.gather.task': 'Hívd vissza a kémet, és húzz egy kártyát.',
  'uprising.lesson.first.gather.why.keep': 'A kém maradhat a helyén. De ez az utolsó forduló utolsó ügynöke.',
  'uprising.lesson.first.space': 'Egy kártya a kémért, még egy Arrakeenért.',
  'uprising.lesson.first.troop': 'És egy egység: a helyőrség utolsójával együtt ketten mehetnek.',

  'uprising.lesson.first.deploy': 'Abigel ereje 9: négy egység, egyenként 2, és egy kard. Neked két egységed van ott, 4 erő.',
  'uprising.lesson.first.deploy.task': 'Küldd mindkét egységet az ütközetbe.',
  'uprising.lesson.first.deploy.why.done': '4 erővel és két karddal veszítenél a 9 ellen.',
  'uprising.lesson.first.enough': 'Négy egység 8 erő.',

  'uprising.lesson.first.reveal':
    'Ügynök nélkül a felfedéskör jön: a kezed minden kártyáját felfeded, és az alsó mezőik hatnak. Meggyőzést adnak, ami kártyákat vesz, és kardokat, amelyek 1-1 erőt érnek.',
  'uprising.lesson.first.reveal.task': 'Fedd fel a kezedet.',

  'uprising.lesson.first.spice':
    '10 meggyőzés, ebből 2 a Nagytanácsban lévő székedért, és két kard. A fűszernek áramolnia kell 9-be kerül, és 1 győzelmi pontot ér abban a pillanatban, hogy megszerzed.',
  'uprising.lesson.first.spice.task': 'Szerezd meg A fűszernek áramolnia kell kártyát.',
  'uprising.lesson.first.spice.why.prepare': 'Jó kártya, de csak egy későbbi fordulóban kerülne a kezedbe, és olyan már nem lesz.',

  'uprising.lesson.first.fight':
    '9 pont. Négy egység és két kard 10 erő 9 ellen. A győztes elveszi az ütközetkártyát; ezen az ugróegér van, mint a célkártyádon. Két egyforma csataikont lefordítasz 1 pontért.',
  'uprising.lesson.first.fight.task': 'Fejezd be a felfedéskört.',

  // The round of the rulebook: Agents
  'uprising.lesson.agent.title': 'Kém Arrakeenben',
  'uprising.lesson.agent.about': 'Elkezdődik a szabályfüzet fordulója: aratás, egy kém, aki megéri, és egy helyszín két árral.',
  'uprising.lesson.agent.end':
    'Mindenki kiküldött egy ügynököt: Jozsef két és Abigel négy egysége van az ütközetben. A következő lecke innen folytatódik, Jozseffel.',
  'uprising.lesson.agent.basin':
    'A Császári-medence biztosítása fekszik nyíltan: ezért folyik a forduló. Jozsef kezd. A Dűne, a sivatagbolygó kártyával a Császári-medencébe küld ügynököt, ott 1 fűszer jár.',
  'uprising.lesson.agent.two':
    'A medence csatahelyszín. Senkit sem toborzott, így a helyőrségéből legfeljebb két egység mehet: ketten mennek.',
  'uprising.lesson.agent.next': 'Nincs több teendő. A kártyája előtte marad a felfedésköre végéig.',

  'uprising.lesson.agent.arrakeen':
    'Abigelt vezeted: egy egység a helyőrségben, és egy kém, aki Arrakeent figyeli. A Lázadó ellátmányozó két egységet toboroz, ha ebben a körben visszahívtál egy kémet. Jozsef jelölője szerint ő irányítja Arrakeent.',
  'uprising.lesson.agent.arrakeen.task': 'Küldj egy ügynököt Arrakeenbe a Lázadó ellátmányozóval.',
  'uprising.lesson.agent.arrakeen.why.scout': 'A Felderítés is Arrakeenbe vezet, de a felső mezője üres.',
  'uprising.lesson.agent.arrakeen.why.reveal': 'A felfedéskör a forduló utolsó köre. Két ügynök még otthon van.',

  'uprising.lesson.agent.gather':
    'Jozsef 1 solarist kap az irányításáért, a bankból. A helyszín hatásai előtt hírszerzést végezhetsz: visszahívsz egy kémet, aki figyeli, és húzol egy kártyát.',
  'uprising.lesson.agent.gather.task': 'Hívd vissza a kémet.',
  'uprising.lesson.agent.gather.why.keep': 'Akkor nem jár érte kártya, és a Lázadó ellátmányozó senkit sem toboroz.',

  'uprising.lesson.agent.card':
    'Húztál egy kártyát, és ebben a körben visszahívtál egy kémet: a Lázadó ellátmányozó ezt kéri. Helyszín és kártya tetszőleges sorrendben jöhet.',
  'uprising.lesson.agent.card.task': 'Toborozd a Lázadó ellátmányozó két egységét.',
  'uprising.lesson.agent.draw': 'Arrakeen egy kártyát ad: e körben a másodikat.',
  'uprising.lesson.agent.troop': 'És egy egységet: a harmadik toborzottat.',

  'uprising.lesson.agent.four':
    'A három toborzott mehet, és a helyőrségből még legfeljebb kettő. Csak egy volt ott, így legfeljebb négyen. A kém nélkül ketten lettek volna.',
  'uprising.lesson.agent.four.task': 'Küldd mind a négy egységet az ütközetbe.',
  'uprising.lesson.agent.four.why.two': 'Az annyi volna, amennyi Jozsefnek van.',
  'uprising.lesson.agent.four.why.done': 'Senkinek sem muszáj harcolnia. De egység nélkül nincs jutalom.',
  'uprising.lesson.agent.done': 'Négy egység 8 erő, Jozsef két egysége 4.',
  'uprising.lesson.agent.support':
    'Norbert egy Tőrt játszik ki, és a Támogatók gyűjtésére megy. Két ára van: semmi, vagy 2 solaris még 1 vízért. Kifizeti a solarisokat, a víz az övé.',
  'uprising.lesson.agent.recruits': 'Két egység kerül a helyőrségébe.',
  'uprising.lesson.agent.peace': 'Öt egység ül a helyőrségében, de a Támogatók gyűjtése nem csatahelyszín: egyikük sem mehet.',

  // Reveal turns
  'uprising.lesson.reveal.title': 'Homokféreg horog nélkül',
  'uprising.lesson.reveal.about': 'Folytatódik a forduló: a második ügynökök, a felfedéskörök, és egy Pajzsfal, amely leomlik.',
  'uprising.lesson.reveal.end':
    'Minden kéz az asztalon. Jozsef ereje 11, Abigelé 9, Norbert nincs az ütközetben. Most jön a csata: ez a következő lecke.',

  'uprising.lesson.reveal.supplies':
    'Jozsefet vezeted, egy ügynök maradt. Kezedben a Támadó flotta és a Lázadó ellátmányozó, amelyek a felfedéskörben kardot adnak; így a Diplomáciát érdemes odaadni.',
  'uprising.lesson.reveal.supplies.task': 'Küldd az ügynököt az Ellátmány szállítására a Diplomáciával.',
  'uprising.lesson.reveal.supplies.why.reveal': 'Kár volna elpazarolni egy szabad ügynököt.',
  'uprising.lesson.reveal.water': 'A víz a tiéd: most 2, és kelleni fog. És 1 befolyás az Űrligánál.',
  'uprising.lesson.reveal.suppliesDone': 'Ez volt a második ügynököd.',
  'uprising.lesson.reveal.refinery': 'Abigel a Felderítéssel a Fűszerfinomítóba megy, ingyen: 2 solaris. 1 fűszerért 4 lett volna.',
  'uprising.lesson.reveal.refineryDone': 'A helyőrsége üres, így senki sem megy utána.',
  'uprising.lesson.reveal.hall': 'Norbert egy Tőrrel a Díszterembe megy. Az ügynöke a felfedéskörben 1 meggyőzést is ad.',
  'uprising.lesson.reveal.hallCard': 'És egy intrikakártya, rejtve, amíg ki nem játsszák.',
  'uprising.lesson.reveal.hallDone': 'Mind a hat ügynök a táblán van.',

  'uprising.lesson.reveal.reveal':
    'Az út előkészítése, a Lázadó ellátmányozó és a Támadó flotta maradt a kezedben. A felfedéskörben az alsó mezőik hatnak.',
  'uprising.lesson.reveal.reveal.task': 'Fedd fel a kezedet.',

  'uprising.lesson.reveal.buy':
    '3 meggyőzés, 4 kard, 1 fűszer. A meggyőzés a sor és a tartalék kártyáit veszi; ami megmarad, elvész. Két egység és négy kard 8 erő.',
  'uprising.lesson.reveal.buy.task': 'Szerezd meg a Sivatagi túlélést 2 meggyőzésért.',

  'uprising.lesson.reveal.allies':
    'A kártya a dobópaklidba kerül, a sor feltöltődik. A Pajzsfal védi a Császári-medencét: amíg áll, homokféreg nem jöhet. A Nem várt szövetségek tervkártya, és a homokférgéhez nem kell mesterhorog.',
  'uprising.lesson.reveal.allies.task': 'Játszd ki a Nem várt szövetségeket 2 vízért.',

  'uprising.lesson.reveal.wall': 'A kártya előbb lehetővé teszi, hogy eltávolítsd a Pajzsfalat. Ha egyszer eltűnt, sosem tér vissza.',
  'uprising.lesson.reveal.wall.task': 'Távolítsd el a Pajzsfalat.',
  'uprising.lesson.reveal.wall.why.keep': 'Akkor homokféreg nem jöhet, és a 2 víz kárba veszett.',

  'uprising.lesson.reveal.strength':
    'Felbukkan egy homokféreg: 3 erő, összesen 11. És akinek homokférge van az ütközetben, kétszer kapja a jutalmat.',
  'uprising.lesson.reveal.strength.task': 'Fejezd be a felfedéskört.',
  'uprising.lesson.reveal.hers': 'Minden kártyád a dobópakliban van. Abigel felfed: 5 meggyőzés és egy Tőr kardja.',
  'uprising.lesson.reveal.hersDone': 'Négy egység és egy kard 9 erő. Hogy mit vesz, az itt nem számít.',
  'uprising.lesson.reveal.his': 'Norbert utolsóként fed fel. A Díszteremben álló ügynöke 1 meggyőzést ad hozzá.',
  'uprising.lesson.reveal.hisDone': 'Haderő nélkül az ütközetben az ereje 0.',

  // Combat
  'uprising.lesson.combat.title': 'Csata a Császári-medencéért',
  'uprising.lesson.combat.about': 'A forduló vége: intrikakártya a csatában, egy kétszeres jutalom, és az irányítás.',
  'uprising.lesson.combat.end':
    'Egy egész forduló, ahogy a könyv meséli, és a következő első ügynöke. A többi lecke közelebbről mutatja a kémeket, a szerződéseket, a homokférgeket és a riválisokat.',
  'uprising.lesson.combat.first':
    '11 a 9 ellen. Akinek hadereje van az ütközetben, csatakártyákat játszhat ki, a kezdőjátékossal kezdve; Norbertet nem kérdezik. Jozsef passzol.',

  'uprising.lesson.combat.plan': 'Abigelt vezeted. A Vészforgatókönyv a csatában 3 kardot ér.',
  'uprising.lesson.combat.plan.task': 'Játszd ki a Vészforgatókönyvet.',
  'uprising.lesson.combat.plan.why.pass': 'Ha sorban mindenki passzolt, vége a csatának, és Jozsef nyerne 11-gyel.',
  'uprising.lesson.combat.again':
    '12 a 11 ellen. Kártya került ki, ezért Jozsefet újra kérdezik, bár már passzolt. Nincs csatakártyája, passzol.',

  'uprising.lesson.combat.basin':
    'Nyertél: 2 fűszer, egy egység, a Császári-medence irányítása és a kártya. Jozsef második, és a homokférge ezt megkétszerezi: 4 víz, két egység. Mesterek: az ügynök nélküli mesterhelyszín 1 bónusz fűszert kap. Visszahívás: az ügynökök hazatérnek, a kezdőjátékos-jelölő hozzád kerül.',
  'uprising.lesson.combat.basin.task': 'Küldj egy ügynököt a Császári-medencébe a Dűne, a sivatagbolygóval.',
  'uprising.lesson.combat.basin.why.hagga': 'A Hagga-medencében bónusz fűszer van, az is jó hely. De nézd meg, mire jó az irányításod.',

  // Spies
  'uprising.lesson.spies.title': 'Két kém egy helyszínnél',
  'uprising.lesson.spies.about': 'A kémek utat nyitnak, beengedik az ügynököt oda, ahol már áll egy, és hírt szereznek.',
  'uprising.lesson.spies.end':
    'A kémek az állásaikról figyelik a helyszíneket. A kém jelével kijátszott kártya ott hagyja őket; a beszivárgás vagy a hírszerzés visszahívja. Három a tiéd; ha nincs több a készletben, egyet visszahívsz, hogy újra letedd.',

  'uprising.lesson.spies.station':
    'Abigel ügynöke a Kutatóállomáson áll, és mindkét kémed figyeli. A Császári kém kártyán rajta van a kém jele: bármely helyszínre vezet, amelyet egy kémed figyel. A Kutatóállomás 2 vízbe kerül; kevesebbel nem mehetnél oda, bármit ad is a kártyád.',
  'uprising.lesson.spies.station.task': 'Küldj egy ügynököt a Kutatóállomásra a Császári kémmel.',
  'uprising.lesson.spies.station.why.reveal': 'Mindkét ügynök otthon van még.',

  'uprising.lesson.spies.infiltrate': 'Egy ügynök útban van. Egy visszahívott kém beengedi a tiédet. Te döntöd el, melyik.',
  'uprising.lesson.spies.infiltrate.task': 'Hívd vissza a Kutatóállomás és a Tabr sziecs közti kémet.',

  'uprising.lesson.spies.gather': 'Ez a kém elvégezte a dolgát, hírt már nem szerez. A másik ugyanazt a helyszínt figyeli.',
  'uprising.lesson.spies.gather.task': 'Hívd vissza a másik kémet egy kártyáért.',
  'uprising.lesson.spies.gather.why.keep': 'Maradhat. De egy kártya most többet ér, mint itt egy kém.',

  'uprising.lesson.spies.intrigue':
    'A Császári kém azt nézi, hívtál-e vissza kémet ebben a körben. Kettőt is; az intrikakártya egyszer jár.',
  'uprising.lesson.spies.intrigue.task': 'Húzd fel az intrikakártyát.',
  'uprising.lesson.spies.draw': 'Az állomás két kártyát ad.',
  'uprising.lesson.spies.recruit': 'És két egységet.',

  'uprising.lesson.spies.deploy': 'A két toborzott és még kettő mehet: a Kutatóállomás csatahelyszín.',
  'uprising.lesson.spies.deploy.task': 'Küldj négy egységet az ütközetbe.',
  'uprising.lesson.spies.deploy.why.less': 'Még senki más nincs ott. Négy egység elgondolkodtatja a többieket.',
  'uprising.lesson.spies.done': 'A kör véget ér. A többiek már felfedtek, így te folytatod.',

  'uprising.lesson.spies.ring':
    'Mindkét kém a készletedben van. A Pecsétgyűrű azt teszi, amit a vezetőd gyűrűje: Lady Margot Fenring kémet tesz egy városi állásra.',
  'uprising.lesson.spies.ring.task': 'Küldj egy ügynököt Arrakeenbe a Pecsétgyűrűvel.',

  'uprising.lesson.spies.place': 'A gyűrű, egy egység és egy kártya vár, tetszőleges sorrendben.',
  'uprising.lesson.spies.place.task': 'Használd a gyűrűt.',

  'uprising.lesson.spies.post':
    'Egy álláson csak egy kém áll. Ez most már nem szerez hírt ebben a körben: a hírszerzés a hatások előtt van.',
  'uprising.lesson.spies.post.task': 'Tedd a kémet Arrakeen és a Fűszerfinomító közé.',

  // Contracts
  'uprising.lesson.contracts.title': 'Szerződések és vezetők',
  'uprising.lesson.contracts.about':
    'Egy most felvett, később teljesített szerződés, egy kártya, amely eldobva ér többet, és két vezető, akinek megvan a maga útja.',
  'uprising.lesson.contracts.end':
    'A szerződés most lefordítva fekszik, és számít azoknak a kártyáknak, amelyek teljesítetteket keresnek. Más szerződések adott mennyiségű fűszer aratását, egy kártyát vagy a Nagytanácsot kérik.',

  'uprising.lesson.contracts.accept':
    'Két szerződés fekszik nyíltan. Mindegyik megnevez egy tettet, például ügynököt egy adott helyszínen, és azt, amit fizet. Az Elfogott mentát egy eldobott kártyáért intrikakártyát és kártyát ad.',
  'uprising.lesson.contracts.accept.task': 'Küldj egy ügynököt a Szerződés elfogadására az Elfogott mentáttal.',
  'uprising.lesson.contracts.accept.why.favor':
    'Az Űrliga szívessége is odavezet. De akkor ér a legtöbbet, ha eldobod, és az Elfogott mentát épp ezt teszi.',

  'uprising.lesson.contracts.take': 'A helyszíntől egy szerződés és egy kártya, és a kártyád ajánlata.',
  'uprising.lesson.contracts.take.task': 'Vegyél el egy szerződést.',

  'uprising.lesson.contracts.espionage':
    'A Kémkedés 3 solarist fizet egy ügynökért a Kémkedésen, az Arrakeen 1 vizet egyért Arrakeenben. A Diplomáciád a Kémkedésre vezet.',
  'uprising.lesson.contracts.espionage.task': 'Vedd el a Kémkedés szerződést.',
  'uprising.lesson.contracts.espionage.why.water': 'Ebben a fordulóban egyik kártyád sem vezet Arrakeenbe.',
  'uprising.lesson.contracts.draw': 'Azonnal másik szerződés kerül a helyére. Most a helyszín kártyája.',

  'uprising.lesson.contracts.mentat': 'Az Elfogott mentát ajánlata még áll: egyszer fizeted, vagy hagyod.',
  'uprising.lesson.contracts.mentat.task': 'Fogadd el az Elfogott mentát ajánlatát.',
  'uprising.lesson.contracts.mentat.why.done': 'Az ajánlat elveszne. Egy kártyáért intrikakártya, kártya és 2 fűszer: jó üzlet.',

  'uprising.lesson.contracts.discard':
    'Az Űrliga szívessége 2 fűszert fizet, ha kézből dobod el. A tisztogatáskor félrerakott kártya nem számít eldobottnak.',
  'uprising.lesson.contracts.discard.task': 'Dobd el Az Űrliga szívességét.',
  'uprising.lesson.contracts.discard.why.dagger': 'Egy Tőr nem nagy veszteség, de 2 fűszert senki sem ad érte.',
  'uprising.lesson.contracts.done': '2 fűszer, egy intrikakártya és egy kártya. A Szerződés elfogadása nem csatahelyszín.',
  'uprising.lesson.contracts.shaddam': 'Norbert vezetője IV. Shaddam Corrino; a Pecsétgyűrűvel Arrakeenbe küld ügynököt.',
  'uprising.lesson.contracts.ring': 'A gyűrűje 1 solarist és egy egységet ad. A másik sorára, befolyásra 3 solarisért, nem futja.',
  'uprising.lesson.contracts.city': 'Aztán Arrakeen kártyája.',
  'uprising.lesson.contracts.home':
    'És az egység. Aki ezt a gyűrűt használja, ebben a körben nem küld haderőt az ütközetbe, pedig Arrakeen csatahelyszín: öt egység otthon marad.',
  'uprising.lesson.contracts.homeDone': 'A következő körében már bevethet.',

  'uprising.lesson.contracts.send':
    'Lady Margot Fenring 2 fűszert kap, valahányszor 2 befolyást ér el a Bene Gesseritnél. 1-nél állsz, és a Kémkedés 1 fűszerbe kerül.',
  'uprising.lesson.contracts.send.task': 'Küldj egy ügynököt a Kémkedésre a Diplomáciával.',
  'uprising.lesson.contracts.send.why.secrets': 'A Titkok is befolyást hozna, de a szerződésed 3 solarisát nem.',

  'uprising.lesson.contracts.spy':
    'A szerződés teljesült, 3 solaris a tiéd. Szerződést sosem teljesít az az ügynök, amelyik szerezte. Most a helyszín hatásai.',
  'uprising.lesson.contracts.spy.task': 'Tedd le a kémet.',
  'uprising.lesson.contracts.post': 'Például a Császári-medence állására.',

  'uprising.lesson.contracts.influence': 'Maradt a befolyás és egy kártya.',
  'uprising.lesson.contracts.influence.task': 'Vedd el a befolyást a Bene Gesseritnél.',

  // Sandworms
  'uprising.lesson.worms.title': 'A homokféreg és a dupla jutalom',
  'uprising.lesson.worms.about': 'Mesterhorog a Tabr sziecsből, homokféreg a Hagga-medencéből, és egy győzelem, amely kétszer számít.',
  'uprising.lesson.worms.end':
    'Három pont egy csatából: 2 a fűszerért, 1 a Fremen szövetségért. Három homokféreg sem adott volna többet egynél. Csak az irányítás nem kétszereződik sosem.',

  'uprising.lesson.worms.sietch':
    'A Fűszerszállító hajók fekszik nyíltan, ezt nem védi a Pajzsfal. A Tabr sziecs 2 befolyást kér a fremeneknél, és ez megvan: ez az út a mesterhoroghoz.',
  'uprising.lesson.worms.sietch.task': 'Küldj egy ügynököt a Tabr sziecsbe az Ökológiai vizsgálóállomással.',
  'uprising.lesson.worms.sietch.why.basin': 'Mesterhorog nélkül a Hagga-medence csak fűszert ad. Előbb a horog kell.',

  'uprising.lesson.worms.station':
    '4 vized van. Az Ökológiai vizsgálóállomás két kártyát ajánl 2 vízért. Ami nyíl mögött áll, azt egyszer fizeted, sosem kétszer.',
  'uprising.lesson.worms.station.task': 'Fizess 2 vizet két kártyáért.',

  'uprising.lesson.worms.choose': '2 víz maradt. Most a Tabr sziecs, amely két dolog közül egyet ad.',
  'uprising.lesson.worms.choose.task': 'Hajtsd végre a Tabr sziecset.',

  'uprising.lesson.worms.hooks': 'Mesterhorog egy egységgel és vízzel, vagy víz és a Pajzsfal vége.',
  'uprising.lesson.worms.hooks.task': 'Vedd el a mesterhorgot.',
  'uprising.lesson.worms.hooks.why.wall': 'A Pajzsfal más helyeket véd. Horog nélkül nem jön hozzád homokféreg.',
  'uprising.lesson.worms.three': 'A toborzott és még kettő megy az ütközetbe.',
  'uprising.lesson.worms.next': 'A mesterhorog a játszma végéig nálad marad.',

  'uprising.lesson.worms.basin':
    'A Hagga-medence 1 vízbe kerül. Ott 2 bónusz fűszer van, az mindenképp a tiéd; aztán a helyszín fűszere vagy egy homokféreg. A Sivatagi erő mesterhelyszínen még 2 fűszert ad.',
  'uprising.lesson.worms.basin.task': 'Küldd az ügynököt a Hagga-medencébe a Sivatagi erővel.',
  'uprising.lesson.worms.basin.why.deep':
    'A Mély Sivatag 3 vízért két homokférget hozna. De egy is megkétszerezi a jutalmat, és a bónusz fűszer a Hagga-medencében van.',

  'uprising.lesson.worms.worm': '6 fűszered van. A helyszín választása maradt.',
  'uprising.lesson.worms.worm.task': 'Hajtsd végre a Hagga-medencét.',

  'uprising.lesson.worms.summon': 'Még 2 fűszer, vagy a horoggal egy 3 erejű homokféreg.',
  'uprising.lesson.worms.summon.task': 'Hívd a homokférget.',
  'uprising.lesson.worms.summon.why.spice': 'Fűszer van elég. A homokféreg megkétszerezi, amit nyersz.',
  'uprising.lesson.worms.last': 'Kilenc erő öt ellen. Az utolsó egység otthon marad.',

  'uprising.lesson.worms.reveal': 'Most a felfedéskör.',
  'uprising.lesson.worms.reveal.task': 'Fedd fel a kezedet.',
  'uprising.lesson.worms.fight': 'Hogy a meggyőzés mit vesz, azt itt kihagyjuk. Mindenki felfedett, kezdődik a csata.',

  'uprising.lesson.worms.pay':
    'Egyedül győzöl. A jutalom 1 befolyás, és 3 fűszerért 1 pont; a homokféreg mindkettőt megkétszerezi: a nyíl kétszer fizethető. A sorrend rajtad áll.',
  'uprising.lesson.worms.pay.task': 'Kezdd a fűszerért járó ponttal.',

  'uprising.lesson.worms.yes': '6 fűszerrel 0, 1 vagy 2 pontot vehetsz.',
  'uprising.lesson.worms.yes.task': 'Fizess 3 fűszert egy győzelmi pontért.',
  'uprising.lesson.worms.yes.why.no': 'Semmi más nem váltja ilyen könnyen pontra a 3 fűszert.',
  'uprising.lesson.worms.again': 'És másodszor is.',
  'uprising.lesson.worms.twice': 'Még 3 fűszer, még egy pont.',

  'uprising.lesson.worms.fremen': 'Két lépés befolyás maradt, egy frakciónál vagy kettőnél. A fremeneknél 2-d van.',
  'uprising.lesson.worms.fremen.task': 'Vedd az első befolyást a fremeneknél.',

  'uprising.lesson.worms.alliance': '3 a fremeneknél. 4-nél bónusz jár, és a szövetség 1 pontot ér.',
  'uprising.lesson.worms.alliance.task': 'A másodikat is ott vedd.',

  // Rivals
  'uprising.lesson.rivals.title': 'Egyedül két rivális ellen',
  'uprising.lesson.rivals.about':
    'Az egyszemélyes játék egy fordulója: a Hagal-ház kártyái két riválist vezetnek. A példa a miénk, a szabályok a könyvéi.',
  'uprising.lesson.rivals.end':
    'Gurney Halleck ereje 8, a tiéd 7, Muad-Dibé 5. Ő nyer, te második vagy. A riválisok ugyanúgy pontoznak, mint te, és nyernek, ha nekik van a legtöbb pontjuk.',

  'uprising.lesson.rivals.arrakeen':
    'Harmadik forduló, egyedül játszol. Minden köröd után mindkét rivális lép: egy Hagal-kártya megnevez egy helyszínt, és a rivális ár nélkül odamegy. Ha ügynök áll ott, a kártya nem számít, és a következőt kell felfedni.',
  'uprising.lesson.rivals.arrakeen.task': 'Küldj egy ügynököt Arrakeenbe a Felderítéssel.',
  'uprising.lesson.rivals.arrakeen.why.basin': 'A bónusz fűszer megér egy utat. De Arrakeen kártyát és egységet ad ehhez az ütközethez.',
  'uprising.lesson.rivals.troop': 'A saját köreid olyanok, mint bármely játszmában: először az egység.',
  'uprising.lesson.rivals.card': 'Aztán a kártya.',

  'uprising.lesson.rivals.three':
    'A rivális csatahelyszínről mindig elküldi mindazt, amit épp toborzott, és még legfeljebb kettőt. Te választhatsz.',
  'uprising.lesson.rivals.three.task': 'Küldj három egységet az ütközetbe.',
  'uprising.lesson.rivals.three.why.one': 'A riválisok kettővel-kettővel jönnek. A példa mindhármat elküldi.',

  'uprising.lesson.rivals.done': 'Ha véget ér a köröd, a riválisok lépnek, egymás után. Figyeld a krónikát.',
  'uprising.lesson.rivals.done.task': 'Fejezd be a kört.',

  'uprising.lesson.rivals.secrets':
    'Gurney első kártyája Arrakeent mondta: útban voltál. A következő a Hagga-medencéhez és 3 fűszeréhez vezetett. Muad-Dib a Frembatyura ment. A rivális azt kapja, amit a Hagal-kártyája mutat, nem azt, amit a helyszín ad.',
  'uprising.lesson.rivals.secrets.task': 'Küldd az ügynököt a Titkokra a Diplomáciával.',
  'uprising.lesson.rivals.secrets.why.contract': 'Egy kártya is jó. A példa befolyást keres.',
  'uprising.lesson.rivals.intrigue': 'Egy intrikakártya.',
  'uprising.lesson.rivals.influence': '1 befolyás a Bene Gesseritnél. Senkinél sincs négy intrikakártya, így nincs mit ellopni.',

  'uprising.lesson.rivals.next':
    'A riválisok is letesznek kémeket, a saját kártyájuk sorrendjében. A harmadik kém visszahívja a másik kettőt, és végrehajtja a kártya ármányát.',
  'uprising.lesson.rivals.next.task': 'Fejezd be a kört.',

  'uprising.lesson.rivals.reveal':
    'Gurney letett egy kémet, és a Támogatók gyűjtésére ment; Muad-Dib a Kémkedésre, és ő is letett egyet. Minden ügynök a táblán van.',
  'uprising.lesson.rivals.reveal.task': 'Fedd fel a kezedet.',

  'uprising.lesson.rivals.buy':
    '5 meggyőzés és egy kard. A riválisok sosem fednek fel, nem vesznek semmit, nem építenek paklit: a sor egyedül a tiéd.',
  'uprising.lesson.rivals.buy.task': 'Szerezd meg a Maula-pisztolyt 3 meggyőzésért.',
  'uprising.lesson.rivals.buy.why.nothing': 'A meggyőzés nem tehető félre.',
  'uprising.lesson.rivals.also': 'A maradék 2-ből Sivatagi túlélés lesz.',

  'uprising.lesson.rivals.fight':
    'Három egység és egy kard 7 erő. A csatában minden rivális, akinek haderője van ott, felfed még egy Hagal-kártyát, és csak a kardjai számítanak.',
  'uprising.lesson.rivals.fight.task': 'Fejezd be a felfedéskört.',
};
