import type { TextsLike } from '../../../text/message.ts';
import type { adventureLessonsEn } from './lessons.en.ts';

export const adventureLessonsHu: TextsLike<typeof adventureLessonsEn> = {
  // The throw of 4 and 6
  'adventure.lesson.move.title': 'Négyes és hatos dobás',
  'adventure.lesson.move.about': 'A szabályfüzet saját dobása, és vele az Atreides egy teljes köre: lépés, vásárlás, befektetés.',
  'adventure.lesson.move.end':
    'Ez egy teljes kör: két figura lépett, az egyik megerősödött, Gurney Kardot kapott, és egy Titkos siló vár a kézben. A megtett fűszer minden dobással nyerhet, amíg Zsuzsa újra nem dobott. Judit következik.',

  'adventure.lesson.move.throw':
    'Minden figura a saját sziecsén áll, ahol semmi sem árthat neki. Zsuzsa az Atreides Házat vezeti, 6 fűszere és 3 Betakarítógépe van. Minden kör két kockával kezdődik.',
  'adventure.lesson.move.throw.task': 'Dobj a kockákkal.',
  'adventure.lesson.move.throw.why.other': 'Ornitopter nélkül a kör a kockákkal kezdődik.',

  'adventure.lesson.move.first':
    'A kockákon 4 és 6 áll. Egy figura 4, 6 vagy 10 mezőt léphet; vagy az egyik 4-et, egy másik pedig 6-ot. Hat mezővel arrébb a sivatagban Fűszer van: ott minden Betakarítógép 1 fűszert hoz.',
  'adventure.lesson.move.first.task': 'Lépj Gurney Halleckkel 6 mezőt ide: Fűszer 3.',
  'adventure.lesson.move.first.why.both':
    'A két kocka együtt a Fremen sziecsbe viszi. Szabad, de az idegen sziecs nem tesz érte semmit, és nem marad másik kocka.',
  'adventure.lesson.move.first.why.duel':
    'Tíz mezővel Párbajra is lehet érkezni. De a játék elején mindenki otthon van, biztonságban, így nincs kit idehozni.',
  'adventure.lesson.move.first.why.poison':
    'Hat mezővel a várban Méreg következik. Ott 1 fűszer a vám, és senki sem áll a sziecsén kívül, akit meg lehetne mérgezni.',
  'adventure.lesson.move.first.why.other': 'Ez is szabályos lépés. A példa Gurney-t ide viszi: Fűszer 3.',

  'adventure.lesson.move.second':
    'Három Betakarítógép, 3 fűszer. A másik kockáról csak most döntesz. Egy sziecsből át lehet lépni a Ház Edzés mezőjére, és tovább a várban. Aki ott fejezi be a lépését, 1 fűszer vámot fizet.',
  'adventure.lesson.move.second.task': 'Lépj Leto herceggel 4 mezőt a Császár Edzés mezőjére.',
  'adventure.lesson.move.second.why.stay': 'Másodikként senkinek sem muszáj lépnie. De Leto herceg gyenge, és az edzés csak a vámba kerül.',
  'adventure.lesson.move.second.why.worm':
    'A Homokféreg mezőről Betakarítógépeket támadhatna, de a sziecsen kívül a következő féreg őérte is eljöhet.',
  'adventure.lesson.move.second.why.paul': 'Paul is edzhetne. Leto herceg Ereje 3, neki nagyobb szüksége van rá.',
  'adventure.lesson.move.second.why.other': 'A példa a 4-essel Leto herceget viszi edzeni.',

  'adventure.lesson.move.act':
    'Leto herceg Ereje most 4. Itt jönnének a küzdelmek, a Lézervető-lövések és egy Kanly-kártya. Senki sem áll ellenfél mellett, és nincs kártya a kézben.',
  'adventure.lesson.move.act.task': 'Menj tovább a vásárláshoz.',
  'adventure.lesson.move.act.why.other': 'Itt nincs más teendő.',

  'adventure.lesson.move.buy':
    'Zsuzsának 8 fűszere van. Legfeljebb három kártyát és legfeljebb három Betakarítógépet vehet, darabját 1 fűszerért.',
  'adventure.lesson.move.buy.task': 'Vegyél 2 kártyát és 1 Betakarítógépet.',
  'adventure.lesson.move.buy.why.nothing': 'A félretett fűszer nem nyer küzdelmet. A kártyák és a Betakarítógépek igen.',
  'adventure.lesson.move.buy.why.everything': 'Mind a hatot szabad volna. De maradjon valami vámra, és Fortélyra, ha jön a veszély.',
  'adventure.lesson.move.buy.why.other': 'A példa 2 kártyát és 1 Betakarítógépet vesz.',

  'adventure.lesson.move.sword':
    'Egy Kard és egy Titkos siló. A Titkos siló Kanly-kártya, rejtve marad. A felszerelés rögtön egy figurához kerül, és ott is marad. Karddal a figura nyolcoldalú kockákkal küzd.',
  'adventure.lesson.move.sword.task': 'Add a Kardot Gurney Hallecknek.',
  'adventure.lesson.move.sword.why.leto': 'Leto herceg kevesebb kockával dob. A Kard annál ér többet, aki a legtöbbel dob.',
  'adventure.lesson.move.sword.why.paul': 'Paul otthon áll, biztonságban. Gurney kint van a sivatagban, és öt kockával küzd.',
  'adventure.lesson.move.sword.why.other': 'A példa Gurney Hallecknek adja a Kardot.',

  'adventure.lesson.move.invest':
    'Utoljára jön a befektetés. A bal mező 5-re és 9-re nyer, és kétszeresen fizet, a középső 4-re és 10-re, háromszorosan, a jobb 3-ra és 11-re, négyszeresen. E számok többsége rekonstruált.',
  'adventure.lesson.move.invest.task': 'Tegyél 2 fűszert a bal mezőre és 1-et a középsőre.',
  'adventure.lesson.move.invest.why.all':
    'Ha minden egy mezőn áll, sokat nyer, vagy mind elvész, és a következő veszélyben nem marad Fortélyra.',
  'adventure.lesson.move.invest.why.nothing': 'Megtartani biztonságos. A példa vállal egy kis kockázatot.',
  'adventure.lesson.move.invest.why.other': 'Bármilyen tét szabad. A példa 2-t tesz a bal mezőre és 1-et a középsőre.',

  // The fight
  'adventure.lesson.fight.title': 'Chani megtámadja Gurney-t',
  'adventure.lesson.fight.about': 'A szabályfüzet saját küzdelme a kockáival, és ahogy folytatódik: méreg, Fortély és zsákmány.',
  'adventure.lesson.fight.end':
    'Chani győzött. Három pontot vett el Gurney-től egy sajátért, és a győzelemért kap egyet: Ereje 5. A Pajzs az övé, de csak akkor használható, ha a kockák továbbmentek. Ferenc még vásárolhat és befektethet.',

  'adventure.lesson.fight.call':
    'Chani épp megérkezett a Fűszer 5 mezőre, ahol Gurney Halleck áll. Chani Ereje 5, Gurney-é 3. Senki sem ütött rajta. Az összes lépés után az a figura, amely lépett, küzdelmet kezdhet.',
  'adventure.lesson.fight.call.task': 'Küzdjön meg Chani az Atreidesszel.',
  'adventure.lesson.fight.call.why.peace': 'Senkinek sem muszáj küzdenie. De akkor ez a lecke véget érne.',
  'adventure.lesson.fight.call.why.other': 'A példában Chani küzd.',

  'adventure.lesson.fight.dose':
    'Minden pont Erőért egy kocka. Chani dobása 2, 3, 3, 3 és 5, Gurney-é 1, 2 és 6. Csak a legmagasabb kocka számít: a 6 többet ér az 5-nél. Chani Ereje 4-re csökken, ezentúl négy kockával dob, Gurney hárommal. A füzet példája itt véget ér. Most Gurney-nél van egy Méregkártya, és Chani elvesztett egy küzdelemkört: Zsuzsa használja.',

  'adventure.lesson.fight.brace':
    'A Méreg akkor hat, ha egy hatoldalú kocka többet mutat Chani Fortélyánál, ami 3. Minden ilyen dobás előtt a gazdája Fortélyt vehet, pontját 3 fűszerért. Erre az egy próbára szól.',
  'adventure.lesson.fight.brace.task': 'Vegyél 1 pont Fortélyt.',
  'adventure.lesson.fight.brace.why.none':
    'Ha a Fortély 3, egy 4-es, 5-ös vagy 6-os akár hat pont Erőt is elvihet. A példa fizet a biztonságért.',
  'adventure.lesson.fight.brace.why.two': 'Két pont még biztosabb, de mind a 6 fűszerbe kerül.',
  'adventure.lesson.fight.brace.why.other': 'A példa 1 pontot vesz.',

  'adventure.lesson.fight.done':
    'A kockán 4 áll, pont annyi, mint Chani Fortélya: nem talál. A Méreg elhasználódott, a megvett pont is. Aztán küzdelemkörről küzdelemkörre: Gurney veszít egyet, az 5:5 megismétlődik, még kettőt veszít, és kiesik. Ami nála volt, Chanié: egy Pajzs.',
  'adventure.lesson.fight.done.task': 'Zárd le a körnek ezt a részét.',
  'adventure.lesson.fight.done.why.other': 'Minden figura, amely lépett, egyszer küzdhet. Chani már küzdött.',

  // The investment
  'adventure.lesson.invest.title': 'Négy fűszer a középső mezőn',
  'adventure.lesson.invest.about': 'A szabályfüzet saját befektetése: valaki más dobása fizeti ki.',
  'adventure.lesson.invest.end':
    'Az összeg 10. A bank mind a 4 fűszerért hármat fizet, az 12, és a tét is visszajön: összesen 16 fűszer. A mező újra üres. Ha Zsuzsa saját következő dobásáig, azt is beleértve, senki sem dobott volna 4-et vagy 10-et, a 4 fűszer a banké lett volna.',

  'adventure.lesson.invest.stake':
    'Zsuzsa köre majdnem véget ért. 6 fűszere van. A középső mező 4-es és 10-es összegre nyer, és háromszorosan fizet.',
  'adventure.lesson.invest.stake.task': 'Tegyél 4 fűszert a középső mezőre.',
  'adventure.lesson.invest.stake.why.all': 'Mind a 6 többet nyerne, de nem maradna Fortélyra vagy védelemre.',
  'adventure.lesson.invest.stake.why.spread': 'Ha két mezőre osztod, kevesebbet, de gyakrabban nyer. A példa egynél marad.',
  'adventure.lesson.invest.stake.why.nothing': 'Tét nélkül nincs mit nyerni.',
  'adventure.lesson.invest.stake.why.other': 'A példa 4 fűszert tesz a középső mezőre.',

  'adventure.lesson.invest.yellow': 'Minden nyitó dobás számít, bárkié. Judit dobása 3 és 5.',
  'adventure.lesson.invest.yellowMove':
    'A 8 Zsuzsa egyik mezőjén sem szerepel, ahol tét van, így nem történik semmi. Judit a Sardaukar harcossal lép.',
  'adventure.lesson.invest.yellowStay': 'A harcos 3 fűszert takarít be. Judit mással nem lép.',
  'adventure.lesson.invest.yellowDone': 'Nincs kivel küzdeni, nincs mit kijátszani.',
  'adventure.lesson.invest.yellowBuy': 'Judit 2 Betakarítógépet vesz.',
  'adventure.lesson.invest.yellowInvest': 'És 2 fűszert tesz a jobb mezőjére, 3-ra vagy 11-re várva.',
  'adventure.lesson.invest.blue': 'Ferenc dobása 4 és 6.',

  // The storm
  'adventure.lesson.storm.title': 'Vihar előtt',
  'adventure.lesson.storm.about': 'Ami bármikor szabad, épp akkor, amikor a legjobban kell: csere, védelem és Fortély.',
  'adventure.lesson.storm.end':
    'Paul Fortélya erre az egy próbára 4, és a kockán 4 áll: megmenekül. Az egyik Betakarítógép védett volt, a másik szerencsés. Judit megtartotta a fűszerét, és két Betakarítógépet veszített. A báró a Homokvihar mezőn áll, ott megkíméli a vihar.',

  'adventure.lesson.storm.trade':
    'Tomáš köre tart. A bárója négy mezőre van a Homokvihar mezőtől, és 4-est dobott. Paul kint van a sivatagban, Fortélya 3. Zsuzsának 3 Betakarítógépe van, de csak 2 fűszere; Juditnak 8. Cserélni bármikor lehet, más játékos körében is.',
  'adventure.lesson.storm.trade.task': 'Ajánlj cserét Juditnak: adj 1 Betakarítógépet, kérj 2 fűszert.',
  'adventure.lesson.storm.trade.why.other': 'Bármilyen ajánlat szabad. A példa 1 Betakarítógépet ad, és 2 fűszert kér, ígéret nélkül.',

  'adventure.lesson.storm.accept':
    'Az ajánlat egy játékosnak szól, aki egészben fogadja el vagy utasítja el. Juditnak kell a Betakarítógép, elfogadja.',
  'adventure.lesson.storm.storm':
    'A báró besétál a Homokvihar mezőre. A vihar most próbára teszi mindenki más Betakarítógépeit, aztán a sivatag minden figuráját.',

  'adventure.lesson.storm.shelter':
    'Mielőtt a kockák gurulnak, a gazdát megkérdezi a játék. A védtelen Betakarítógép 5-ösre vagy 6-osra elvész; a védelem darabja 1 fűszer. Zsuzsának 4 fűszere van, és egy pont Fortély 3-ba kerül majd.',
  'adventure.lesson.storm.shelter.task': 'Védj meg 1 Betakarítógépet.',
  'adventure.lesson.storm.shelter.why.none': 'Védelem nélkül mindegyik Betakarítógép elvész 5-ösre vagy 6-osra. Egy fűszer nélkülözhető.',
  'adventure.lesson.storm.shelter.why.both': 'Akkor 2 fűszer marad, és Paulnak nem jut Fortély.',
  'adventure.lesson.storm.shelter.why.other': 'A példa egyet véd meg.',

  'adventure.lesson.storm.yellow': 'Juditnak most négy Betakarítógépe van, és egyet sem véd.',
  'adventure.lesson.storm.blue': 'Ferenc is vállalja a kockázatot.',

  'adventure.lesson.storm.brace':
    'Mindenki más otthon van, a saját Háza sziecsén. Paulnak próbát kell kiállnia: a Fortélyánál magasabb kocka kiejti. 3 fűszer maradt.',
  'adventure.lesson.storm.brace.task': 'Vegyél Paulnak 1 pont Fortélyt.',
  'adventure.lesson.storm.brace.why.none': 'Ha a Fortély 3, minden második dobás kiejti. A fűszer épp erre való.',
  'adventure.lesson.storm.brace.why.other': 'A példa egy pont Fortélyt vesz.',
};
