import type { TextsLike } from '../../../text/message.ts';
import type { diceLessonsEn } from './lessons.en.ts';

export const diceLessonsHu: TextsLike<typeof diceLessonsEn> = {
  // The example turn
  'dice.lesson.example.title': 'Három haderő Carthag ellen',
  'dice.lesson.example.about':
    'Öt perc: hogyan lehet győzni, és a szabályfüzet példája, egy kör szövetségessel, megegyezéssel és csatával.',
  'dice.lesson.example.end':
    'Ferenc nyer, 4:2-re. A báró és a te három haderőd a készletbe kerül. Arrakeen még a tiéd: egy stratégiai régió. Judit következik.',

  'dice.lesson.example.roll':
    'Te az Atreidest vezeted Arrakeenben. A szomszéd Carthagot Ferenc tartja 2 haderővel; Judit a Corrinóval Tabr sziecsben áll.',
  'dice.lesson.example.roll.task': 'Dobj mind a hét kockával.',
  'dice.lesson.example.roll.why.other': 'A kör mind a hét kocka dobásával kezdődik.',

  'dice.lesson.example.freeze':
    'A befagyasztott kocka marad, a többit újradobod. Az Atreides toboroz, a Corrinóval meghívhatod Juditot, a 4-es régió Carthagba vezet.',
  'dice.lesson.example.freeze.task': 'Fagyaszd be az Atreides kockát, a Corrino kockát és a Régiókockát.',
  'dice.lesson.example.freeze.why.all':
    'Mind a hetet be lehet fagyasztani egyszerre. Akkor viszont kettő helyett egy kockával toborzol, és nincs Méregdetektor. A példa tovább dob.',
  'dice.lesson.example.freeze.why.noRegion': 'Ha a Régiókocka nem fagy be, a véletlenre marad, megnyílik-e az út Carthagba.',
  'dice.lesson.example.freeze.why.other':
    'Legalább egy kocka kell, a többi szabad választás. A példa tervéhez Atreides, Corrino és a 4-es régió kell.',

  'dice.lesson.example.stay': 'Megint Atreides, 1 fűszer és a Méregdetektor: ennyi elég.',
  'dice.lesson.example.stay.task': 'Fagyaszd be, ami maradt.',
  'dice.lesson.example.stay.why.other': 'Néhány kockát még újra lehetne dobni. A példa itt megáll.',

  'dice.lesson.example.invite': 'A szövetség egy körre szól. A Corrino fűszert adhat a szövetségesének.',
  'dice.lesson.example.invite.task': 'Ajánlj szövetséget Juditnak.',
  'dice.lesson.example.invite.why.alone': 'Egyedül is lehet menni. De 1 fűszerrel Carthag elérhetetlen, a Corrinónak pedig van fűszere.',
  'dice.lesson.example.invite.why.harkonnen':
    'A Harkonnen kockával ez is szabad. De épp Ferenc áll Carthagban, és szövetségesek nem harcolnak egymással.',
  'dice.lesson.example.invite.why.other': 'A példa a Corrinót hívja meg.',

  'dice.lesson.example.accept': 'Elfogadja.',

  'dice.lesson.example.recruit': 'Minden Atreides kocka egy haderőt hoz, az egyik akár egy Vezetőt.',
  'dice.lesson.example.recruit.task': 'Toborozz 2 haderőt.',
  'dice.lesson.example.recruit.why.leader':
    'Egy Vezető is jöhetne, és a csatában jól jönne. A példa 2 haderőt hoz, hogy lásd, milyen a csata Vezető nélkül.',
  'dice.lesson.example.recruit.why.fewer': 'Egy kocka felhasználatlan is maradhat, de ezzel nem nyersz semmit.',
  'dice.lesson.example.recruit.why.other': 'A példa 2 haderőt toboroz.',

  'dice.lesson.example.recruitAlly': 'Judit is toboroz egyet a kockájával.',

  'dice.lesson.example.snooper': 'A Méregdetektor megvéd a Méregtől.',
  'dice.lesson.example.snooper.task': 'Vedd magadhoz a Méregdetektort.',
  'dice.lesson.example.snooper.why.other': 'A kocka felhasználatlan is maradhat. De a Méregdetektor semmibe sem kerül.',

  'dice.lesson.example.silent': 'Judit megegyezést ajánlhatna, de vár.',

  'dice.lesson.example.ship': '1 fűszer egy haderőt hajóz be oda, ahol állsz.',
  'dice.lesson.example.ship.task': 'Hajózz be egy haderőt Arrakeenbe.',
  'dice.lesson.example.ship.why.pole': 'A Sarki Homor biztonságos, és onnan is közel van Carthag. A példa előbb Arrakeent erősíti.',
  'dice.lesson.example.ship.why.deal': 'A megegyezés mindjárt jön. A példa előbb a saját fűszerét költi el.',
  'dice.lesson.example.ship.why.end': 'A megmaradt fűszer a kör végén elvész.',
  'dice.lesson.example.ship.why.other': 'A példa Arrakeenbe hajóz be.',

  'dice.lesson.example.deal': 'A megegyezés mindkét szövetségest köti.',
  'dice.lesson.example.deal.task': 'Kezdj egy megegyezést.',
  'dice.lesson.example.deal.why.end': 'Megegyezés nélkül nincs több fűszer, és a haderő kevés marad.',
  'dice.lesson.example.deal.why.other': 'A példában most megegyezés következik.',

  'dice.lesson.example.gift': 'Előbb az, amit Judit ad.',
  'dice.lesson.example.gift.task': 'Tegyél 4 fűszert a tartalékból a megegyezésbe.',
  'dice.lesson.example.gift.why.other': 'A példa mind a 4-et kéri: kettőt-kettőt a két partnernek.',

  'dice.lesson.example.herFirst': 'Két haderőt kér Tabr sziecsbe.',
  'dice.lesson.example.herSecond': 'A második.',
  'dice.lesson.example.yourFirst': 'Két fűszer maradt.',
  'dice.lesson.example.yourFirst.task': 'Adj hozzá egy Atreides haderőt, Arrakeenbe.',
  'dice.lesson.example.yourFirst.why.propose': 'Két fűszer megmaradna. Két haderőt érnek.',
  'dice.lesson.example.yourFirst.why.other': 'A példában mindkét partner 2 haderőt küld: a Corrino Tabr sziecsbe, az Atreides Arrakeenbe.',
  'dice.lesson.example.yourSecond': 'És még egyet.',

  'dice.lesson.example.propose': 'Egészben teljesül, vagy sehogy.',
  'dice.lesson.example.propose.task': 'Ajánld fel a megegyezést.',
  'dice.lesson.example.propose.why.withdraw': 'A megegyezés olyan, mint a példában. Csak fel kell ajánlani.',
  'dice.lesson.example.propose.why.other': 'Több már nem fér bele.',

  'dice.lesson.example.agree': 'Judit elfogadja. Mind a négy haderő megérkezik.',

  'dice.lesson.example.target': 'A 4-es régióval Carthag választható: egy célrégió kettőtöknek.',
  'dice.lesson.example.target.task': 'Nevezd meg Carthagot.',
  'dice.lesson.example.target.why.brokenLand':
    'A Rögös vidék is a 4-es zónában van, tehát szabad. De nem stratégiai régió, és a példa Carthagot akarja.',
  'dice.lesson.example.target.why.pole': 'A Sarki Homor mindig szabad, de ott nincs mit nyerni.',
  'dice.lesson.example.target.why.other': 'A példa Carthagot nevezi meg.',

  'dice.lesson.example.march': 'Szomszédos régióba bármennyi haderő átmozoghat, ingyen.',
  'dice.lesson.example.march.task': 'Mozgass 3 haderőt Carthagba.',
  'dice.lesson.example.march.why.everybody': 'Szabad, de akkor senki sem tartja Arrakeent, és ami elmozog, a csatában odaveszhet.',
  'dice.lesson.example.march.why.nobody': 'Szabad: célrégió mozgás nélkül is megnevezhető. De akkor nincs csata.',
  'dice.lesson.example.march.why.other': 'Bármennyi mehet. A példa 3-at mozgat, és 2-t otthon hagy.',

  'dice.lesson.example.stayHome': 'Judit is mehetne, de marad.',
  'dice.lesson.example.noLeader': 'Vezetőt sem ad kölcsön.',

  'dice.lesson.example.fist':
    'Mindketten titokban döntenek: ami harcol, utána a készletbe kerül. A vesztes azt is elveszti, amit visszatartott. Döntetlennél a védekező fél győz.',
  'dice.lesson.example.fist.task': 'Zárj 2 haderőt az öklödbe.',
  'dice.lesson.example.fist.why.everything':
    'Mind a 3 együtt 3 erő volna. A védekező fél 6-ig juthat, és ha mindennel győznél, senki sem maradna Carthagban.',
  'dice.lesson.example.fist.why.nothing': 'Szabad, de 0 erővel nem lehet győzni: egyenlőségnél a védekező fél nyer.',
  'dice.lesson.example.fist.why.other': 'A példa 2-t kockáztat a 3-ból.',

  'dice.lesson.example.baron': 'Az öklök kinyílnak: Vladimir báró, 4 erő, 2 haderő ellen.',

  // The Roll
  'dice.lesson.roll.title': 'Férgek és Dobolók',
  'dice.lesson.roll.about': 'Hogyan fagynak be a kockák, mit tesz Shai-Hulud, és mikor segít egy Doboló.',
  'dice.lesson.roll.end':
    'A Fűszerkocka volt az utolsó, ezért a Doboló nem segíthetett: Shai-Hulud marad, és ebben a körben nincs fűszer. Egy Doboló addig ér a legtöbbet, amíg más kockák is szabadok.',

  'dice.lesson.roll.first':
    'Kétszemélyes játszma. Zsuzsa az Atreides Házat vezeti, és van előtte egy Doboló. Haderői a Kis Ergen állnak egy Betakarítógép mellett.',
  'dice.lesson.roll.first.task': 'Dobj mind a hét kockával.',
  'dice.lesson.roll.first.why.other': 'A kör mind a hét kocka dobásával kezdődik.',

  'dice.lesson.roll.thump':
    'Shai-Hulud a Fűszerkockán. Azonnal befagyasztja: nincs fűszer, és a Betakarítógép is veszélyben van. Egy Doboló távol tartja.',
  'dice.lesson.roll.thump.task': 'Dobd el a Dobolót.',
  'dice.lesson.roll.thump.why.keep':
    'Szabad: a Fűszerkocka ott maradna, te pedig másik kocka befagyasztása nélkül dobhatnál tovább. Próbáld ki előbb a Dobolót.',
  'dice.lesson.roll.thump.why.other': 'Ez a lecke a Dobolót mutatja be.',

  'dice.lesson.roll.freezeOther': 'A Fűszerkocka szabad marad, és újradobod. Cserébe legalább egy másik kockát be kell fagyasztani.',
  'dice.lesson.roll.freezeOther.task': 'Fagyaszd be a két Atreides kockát.',
  'dice.lesson.roll.freezeOther.why.other':
    'A Fűszerkockán kívül bármelyik befagyasztható. Két Atreides kocka két haderőt toboroz: tartsd meg mindkettőt, mást ne.',

  'dice.lesson.roll.freezeNone':
    'Megint a féreg, és nincs több Doboló: most befagy a Fűszerkocka. Mivel a féreg fagyasztott, neked a következő dobás előtt nem muszáj.',
  'dice.lesson.roll.freezeNone.task': 'Ne fagyassz be semmit, dobd újra a másik négyet.',
  'dice.lesson.roll.freezeNone.why.other': 'Itt is befagyaszthatsz kockákat. A lecke azt mutatja, hogy nem muszáj.',

  'dice.lesson.roll.freezeRest': 'Doboló a Vérbosszúkockán. Ezt érdemes megtartani.',
  'dice.lesson.roll.freezeRest.task': 'Fagyaszd be, ami maradt.',
  'dice.lesson.roll.freezeRest.why.other': 'Dobhatnál még egyszer, de elveszhet a Doboló. Fagyaszd be mind a négyet.',

  'dice.lesson.roll.recruit': 'Két kockán Atreides áll. Mindkét Vezető bevethető már, így haderőt hoznak.',
  'dice.lesson.roll.recruit.task': 'Toborozz 2 haderőt.',
  'dice.lesson.roll.recruit.why.nobody': 'Szabad, de két kocka kárba veszne.',
  'dice.lesson.roll.recruit.why.other': 'Mindkét kocka toboroz: 2 haderő.',

  'dice.lesson.roll.thumper':
    'A közös készletben van Doboló, Zsuzsánál most nincs. Egyszerre egy lehet nála, és senki sem rabolhatja el tőle.',
  'dice.lesson.roll.thumper.task': 'Vegyél el egy Dobolót.',
  'dice.lesson.roll.thumper.why.leave': 'Semmibe sem kerül, és egyszer még megment egy Fűszerkockát.',
  'dice.lesson.roll.thumper.why.other': 'Vedd el a Dobolót.',

  'dice.lesson.roll.target': 'A féreg elnyelte a Betakarítógépet a Kis Ergen, és fűszer sincs a behajózáshoz. A Régiókockán 3 áll.',
  'dice.lesson.roll.target.task': 'Nevezd meg Tabr sziecset: célrégiót akkor is mondani kell, ha senki sem tud odamenni.',
  'dice.lesson.roll.target.why.pole': 'A Sarki Homor mindig szabad. A lecke Tabr sziecset nevezi meg, hogy hamarabb végezzen.',
  'dice.lesson.roll.target.why.other': 'A lecke Tabr sziecset nevezi meg.',

  'dice.lesson.roll.his': 'Ferenc dob a Harkonnennel.',
  'dice.lesson.roll.hisFreeze': 'Egyszerre befagyasztja mind a hetet. Szabad.',
  'dice.lesson.roll.hisPiter': 'Piter De Vries Méregre fordíthatná a Vérbosszúkockát. Ma nem teszi.',
  'dice.lesson.roll.hisTarget': 'Carthagot nevezi meg, ahol már áll.',
  'dice.lesson.roll.hisAsset': 'Átszervezhetné, de úgy hagyja.',

  'dice.lesson.roll.again': 'Zsuzsa második köre, megint Dobolóval.',
  'dice.lesson.roll.again.task': 'Dobj a kockákkal.',
  'dice.lesson.roll.again.why.other': 'A kör mind a hét kocka dobásával kezdődik.',

  'dice.lesson.roll.allBut': '2 fűszer kevés. Minden más maradhat, és ha jönne a féreg, ott a Doboló. Vagy mégsem?',
  'dice.lesson.roll.allBut.task': 'Fagyassz be mindent a Fűszerkockán kívül.',
  'dice.lesson.roll.allBut.why.other': 'Szabad. De a lecke arra kíváncsi, mi lesz a legutolsó kockával.',

  // A battle
  'dice.lesson.battle.title': 'Carthag falai',
  'dice.lesson.battle.about': 'Egy csata Erődítménnyel, felajánlott Vezetővel, két ököllel és Tiszteletreméltó párbajjal.',
  'dice.lesson.battle.end':
    'Carthagnak új ura van, és megint fala. Zsuzsa Carthagot és Arrakeent, Judit Tabr sziecset irányítja: ez együtt három stratégiai régió. A negyedikkel közösen győztek volna.',

  'dice.lesson.battle.breach':
    'Zsuzsa (Atreides) és szövetségese, Judit (Corrino) Carthagba vonult: Zsuzsa 3 haderővel, Judit 1 haderővel és 1 Sardaukarral. Két Harkonnen haderő vár egy Erődítmény mögött. Az esik el előbb, és magával visz egy támadót; Zsuzsa mondja meg, melyiket, akár a szövetségeséét is.',
  'dice.lesson.battle.breach.task': 'Válaszd Judit hagyományos haderejét.',
  'dice.lesson.battle.breach.why.own':
    'Szabad. De Vezetők párbajából a saját haderőid hazatérnek, a szövetségeséi nem. A tieidet tartsd meg az ökölbe.',
  'dice.lesson.battle.breach.why.sardaukar': 'Szabad, de egy Sardaukar az ökölben kettőt ér.',
  'dice.lesson.battle.breach.why.other': 'A lecke Judit hagyományos haderejéről mond le.',

  'dice.lesson.battle.lend': 'Judit nyíltan felajánlja IV. Shaddamot. Hogy bevetésre kerül-e, Zsuzsa titka marad.',

  'dice.lesson.battle.fist':
    'Ferenc 6-ig juthat: a báró 4, meg 2 haderő. De amit csatába küld, az odavan. Zsuzsa úgy sejti, egy haderőt megtart. A győzelemhez többet kell mutatnia nála, az egyenlőség Ferencé. Leto egymaga 3, egy Sardaukar 2, egy haderő 1.',
  'dice.lesson.battle.fist.task': 'Zárd az öklödbe Leto herceget, a Sardaukart és 1 haderőt: ez 6 erő.',
  'dice.lesson.battle.fist.why.tie': 'Ez 5. Ha Ferenc is 5-öt mutat, az egyenlőség az övé.',
  'dice.lesson.battle.fist.why.leaders': 'A két Vezető együtt 5-öt ér, nem 6-ot, és mindkettő elhasználódik.',
  'dice.lesson.battle.fist.why.everything': 'Ez biztos győzelem. De ami az ökölben van, elhagyja Carthagot, és nem maradna, aki tartsa.',
  'dice.lesson.battle.fist.why.other': 'Bármekkora rész szabad. A lecke 6 erőt küld csatába, és 2 haderőt visszatart.',

  'dice.lesson.battle.open':
    'Kinyitják: 6 a báró és 1 haderő, azaz 5 ellen. Mindkét oldal Vezetőt használt, ez tehát Tiszteletreméltó párbaj: a csatába küldött Atreides haderő nem a készletbe, hanem a Házkártyára kerül.',

  'dice.lesson.battle.asset':
    'Carthag a kör célrégiója, és senki más nem áll ott: átszervezhető. A régi Erődítmény visszakerült a készletbe.',
  'dice.lesson.battle.asset.task': 'Tegyél le egy Erődítményt Carthagban.',
  'dice.lesson.battle.asset.why.keep': 'Szabad, de a következő támadó Judit szomszédja, és a fal ingyen van.',
  'dice.lesson.battle.asset.why.other': 'A készlet bármelyik Eszköze jöhet. A lecke újjáépíti a falat.',
};
