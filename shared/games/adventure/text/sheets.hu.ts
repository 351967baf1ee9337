import type { TextsLike } from '../../../text/message.ts';
import type { adventureSheetsEn } from './sheets.en.ts';

/** Cards are full: dice are called by their sides alone. */
export const adventureSheetsHu: TextsLike<typeof adventureSheetsEn> = {
  'adventure.sheet.turn-reference': 'Egy kör öt lépése',
  'adventure.sheet.turn-reference.about': 'Játékosonként három kártya: lépések, küzdelem, próbák, és ami bármikor lehet',
  'adventure.sheet.card-reference': 'Mit tudnak a kártyák',
  'adventure.sheet.card-reference.about': 'Felszerelés és Kanly: darabszám, időpont és hatás, három példányban',
  'adventure.sheet.teach': 'Hogyan tanítsd meg',
  'adventure.sheet.teach.about': 'Mit mondj el, mit mutass meg és mit hagyj ki, jó sorrendben, egy oldalon',
  'adventure.sheet.rules-half': 'A kör szabályai',
  'adventure.sheet.rules-half.about': 'Egy kör szabályai fél oldalon, két példányban: egy-egy két játékosnak',
  'adventure.sheet.teach.show':
    'Minden színnek három harcosa van: az Erő küzdelemben fogy, a Fortély próbára kerül. A fűszer kártyát, Betakarítógépet és befektetést vesz.',
  'adventure.sheet.teach.turn':
    'Két kocka két figurát mozgat, mindegyik egyet; a mező mondja meg, mi történik. Aztán küzdelem, vásárlás és befektetés, ahogy a kártyán áll.',
  'adventure.sheet.teach.fight':
    'Mindkét oldal annyi kockával dob, amennyi az Ereje. A legmagasabb kocka nyeri a küzdelemkört, a másik oldal egy pontot veszít; akinek elfogyott, kiesik.',
  'adventure.sheet.teach.later':
    'Hogy egy mező vagy kártya mit tesz, az a lapján áll: olvasd fel, amikor valaki odaér vagy húz. A paktumok maguktól jönnek.',
  'adventure.sheet.space-reference': 'A tábla és a mezői',
  'adventure.sheet.space-reference.about': 'A két gyűrű rajza, és mit tesz a tizenkét mezőfajta',
  'adventure.sheet.fighter-cards': 'Harcoskártyák',
  'adventure.sheet.fighter-cards.about': 'Tizenkét harcoskártya, készletkártya négy színnek, bank és paktumok, 63 × 88 mm',
  'adventure.sheet.setup-sheet': 'Előkészületek',
  'adventure.sheet.setup-sheet.about': 'Ki melyik színnel játszik, készletek, bank és a tábla induláskor',
  'adventure.sheet.board-poster': 'Játéktábla',
  'adventure.sheet.board-poster.about': 'Mindkét gyűrű játékhoz, négy összeragasztható oldalon',
  'adventure.sheet.board-a3': 'Játéktábla, A3',
  'adventure.sheet.board-a3.about': 'Mindkét gyűrű játékhoz egy nagy lapon, másolóboltba',
  'adventure.sheet.board-a2': 'Játéktábla, A2',
  'adventure.sheet.board-a2.about': 'Ugyanez kétszer akkora lapon',
  'adventure.sheet.cards': 'Kártyapakli',
  'adventure.sheet.cards.about': 'Mind az 52 kártya kivágásra, 44 × 68 mm',
  'adventure.sheet.tokens': 'Jelzők',
  'adventure.sheet.tokens.about': 'Fűszer, Betakarítógépek védett oldallal, vett Fortély',
  'adventure.sheet.tokens.alt': '{spice} fűszer, {harvesters} Betakarítógép, {guile} Fortély',
  'adventure.sheet.figures': 'Figurák és kapcsok',
  'adventure.sheet.figures.about': 'Tizenkét hajtogatható figura, kapcsokkal az Erőhöz',
  'adventure.sheet.figures.how':
    'A folytonos vonalak mentén vágj, a szaggatottak mentén hajts. Ragaszd össze a figura két arcát, hajtsd kifelé a talpait, és ragaszd kartonra vagy érmére. A kapcsot a harcoskártya alsó szélére hajtsd.',
  'adventure.sheet.figures.clips': '{n} kapocs az Erőhöz',
  'adventure.sheet.board-table': 'Tábla játékméretben',
  'adventure.sheet.board-table.about': 'Nyolc összeragasztható oldalon, kb. 65 cm széles; az eredeti méretét egy forrás sem közli',
  'adventure.sheet.card.kanly': 'Körönként egyszer',
  'adventure.sheet.dice': 'Kockák',
  'adventure.sheet.dice.about': 'Hajtogatható, ragasztható dobókockák: hat hatoldalú, hat nyolcoldalú',
  'adventure.sheet.dice.alt': '{faces} oldalú kocka',
  'adventure.sheet.dice.how':
    'Ragaszd a lapot kb. 0,3 mm-es kartonra. Vágd körbe, a belső vonalakat karcold meg, hajtsd össze, és ragaszd le a füleket.',
  'adventure.sheet.dice.6':
    'A hatoldalú kockák lépéshez, próbához és küzdelemhez kellenek; egy oldal legfeljebb {n} kockával dob (R5.2, R8.1). A két oldal ugyanazokkal a kockákkal dob, egymás után.',
  'adventure.sheet.dice.8': 'A nyolcoldalú kockák a Kardhoz és a Gom jabbarhoz kellenek (R9.2, R9.3), és ahol kártya vagy rajtaütés kéri.',
  'adventure.sheet.score-sheet': 'Készlet és Erő',
  'adventure.sheet.score-sheet.about': 'Fűszer, Betakarítógépek, tétek és Erő fordulónként; paktumok és a bank',

  // Colours: the House, and the box's own word beside it
  'adventure.sheet.colour': '{house} (doboz: {box})',

  // Turn reference: steps
  'adventure.sheet.step.roll': 'Dobj két hatoldalúval, vagy repülj. Az összeg mindenki befektetését kifizeti. Nem nyerő saját tét elvész.',
  'adventure.sheet.step.social': 'Se fűszer, se Betakarítógép: {spice} fűszer a banktól.',
  'adventure.sheet.step.move':
    'Kötelező: az óramutató szerint, pontos szám. Egy figura egy kockával vagy az összeggel, vagy kettő egy-egy kockával.',
  'adventure.sheet.step.links': 'Gyűrűt váltani csak sziecs és a saját Edzése közt lehet: 1 mező, rögtön vissza nem.',
  'adventure.sheet.step.fight':
    'Lehet: aki lépett, egy küzdelmet kezdhet ott, ahol áll. Lézervetők. Egy Kanly-kártya. Bármilyen sorrendben.',
  'adventure.sheet.step.buy':
    'Lehet, egyszer: max. {cards} kártya, ára {card} fűszer; max. {harvesters} Betakarítógép, ára {harvester} fűszer.',
  'adventure.sheet.step.invest': 'Lehet, egyszer: bármennyi fűszer a három befektetési mezőre.',
  'adventure.sheet.goal': 'Az nyer, akinek utoljára marad figurája.',

  // Turn reference: landing and fights
  'adventure.sheet.landing': 'Érkezés és küzdelem',
  'adventure.sheet.row.landing': 'Érkezés',
  'adventure.sheet.row.toll': 'Vám',
  'adventure.sheet.row.toll.text': 'A várban {toll} fűszer a banknak. Aki nem tud fizetni, nem érkezhet oda, hacsak nincs más lépése.',
  'adventure.sheet.row.ambush': 'Rajtaütés',
  'adventure.sheet.row.ambush.text': 'Az ott állók rögtön küzdhetnek, sorban, amíg a figura áll. Saját sziecsén nem.',
  'adventure.sheet.row.instruction': 'Utasítás',
  'adventure.sheet.row.instruction.text': 'Ha a figura még áll, tedd, amit a mező mond.',
  'adventure.sheet.row.next': 'Tovább',
  'adventure.sheet.row.next.text': 'Második figura a másik kockával, vagy 2. lépés.',
  'adventure.sheet.row.fights': 'Küzdelem, körről körre',
  'adventure.sheet.row.dice': 'Kockák',
  'adventure.sheet.row.dice.text': 'Erőpontonként egy hatoldalú, max. {most}. Karddal nyolcoldalú.',
  'adventure.sheet.row.compare': 'Döntés',
  'adventure.sheet.row.compare.text': 'Legmagasabb a legmagasabb ellen: az alacsonyabb −1 Erő. Egyenlő: újra.',
  'adventure.sheet.row.defeat': 'Vége',
  'adventure.sheet.row.defeat.text': '0 Erőnél kiesik. A győztesé 1 Erő (max. {strength}) és a legyőzött felszerelése, a következő körtől.',
  'adventure.sheet.row.pair': 'Több figura',
  'adventure.sheet.row.pair.text': 'Egy szín Ereje összeadódik. Nevezd meg, ki veszít pontot; ha elesik, vége.',

  // Turn reference: tests and what is always possible
  'adventure.sheet.always': 'Próbák, és ami bármikor lehet',
  'adventure.sheet.row.guile-test': 'Fortélypróba',
  'adventure.sheet.row.guile-test.text': 'A támadó hatoldalúja talál, ha több a Fortélynál. A vett Fortély elfogy.',
  'adventure.sheet.row.harvester-test': 'Gépek próbája',
  'adventure.sheet.row.harvester-test.text': 'Védtelen Betakarítógépenként egy hatoldalú. Legalább {from}: a bankba.',
  'adventure.sheet.row.sietch': 'Saját sziecs',
  'adventure.sheet.row.sietch.text': 'Ott minden ellen véd, kivéve, ha maga kezd küzdelmet.',
  'adventure.sheet.row.tests': 'Próbák',
  'adventure.sheet.row.anytime': 'Bármikor, próba előtt is',
  'adventure.sheet.row.guile': 'Fortély',
  'adventure.sheet.row.guile.text': '{price} fűszer: +1 egy figurának a következő próbáig, max.\u00a0{most}.',
  'adventure.sheet.row.protection': 'Védelem',
  'adventure.sheet.row.protection.text': '{price} fűszer: egy Betakarítógép védett a következő féreg vagy vihar ellen.',
  'adventure.sheet.row.sale': 'Eladás',
  'adventure.sheet.row.sale.text': 'Bármely {pieces} kártya vagy Betakarítógép: {spice} fűszer.',
  'adventure.sheet.row.trade': 'Csere',
  'adventure.sheet.row.trade.text': 'Fűszer, Betakarítógép, rejtett kártya, paktum. Hozzárendelt felszerelés nem.',
  'adventure.sheet.row.pact': 'Paktum',
  'adventure.sheet.row.pact.text': 'Legalább egy teljes fordulóig nem támadjátok egymás figuráit.',

  // Card reference
  'adventure.sheet.copies': '{n} kártya',
  'adventure.sheet.count': '× {n}',
  'adventure.sheet.card.sword.when': 'Küzdelemben',
  'adventure.sheet.card.sword.text': 'A figura hatoldalú helyett nyolcoldalúval dob.',
  'adventure.sheet.card.gom-jabbar.when': 'Küzdelemben',
  'adventure.sheet.card.gom-jabbar.text': 'Még egy nyolcoldalú kocka, de legfeljebb {most} összesen.',
  'adventure.sheet.card.lasgun.when': 'Köröd 2. lépése',
  'adventure.sheet.card.lasgun.text':
    'Lézervetőnként egyszer: 1 vagy 2 mezővel előtted álló figurára, ha senki sincs közte. A lövő Erejénél kisebb hatoldalú talál: egy hatoldalúnyi Erő vész el.',
  'adventure.sheet.card.shield.when': 'Mindig',
  'adventure.sheet.card.shield.text': 'A figurára Lézervető nem lőhet.',
  'adventure.sheet.card.poison.when': 'A másik oldal kört veszített',
  'adventure.sheet.card.poison.text': 'Fortélypróba: ha talál, egy hatoldalúnyi Erő vész el. Mindenképp a pakli alá.',
  'adventure.sheet.card.stillsuit.when': 'Homokféreg, Homokvihar',
  'adventure.sheet.card.stillsuit.text': 'Fortély +1, legfeljebb {most}.',
  'adventure.sheet.card.ornithopter.when': 'Dobás helyett, vagy két kör között',
  'adventure.sheet.card.ornithopter.text':
    'Repülj bármely mezőre. Érkezéskor egy hatoldalú: legalább {lost}, és a kártya a pakli alá kerül. Aztán fizesd a vámot. Két kör között nincs utasítás, küzdelem, rajtaütés.',
  'adventure.sheet.card.secret-silo.text': 'Egy hatoldalú: ennyi fűszer a banktól.',
  'adventure.sheet.card.hunter-seeker.text':
    'Egy ellenfél figurája bármelyik gyűrűn, nem saját sziecsén. Fortélypróba: ha talál, kiesik, és elvehetsz egy felszerelését.',
  'adventure.sheet.card.harvester-raid.text':
    'Te nyolcoldalúval, egy ellenfél hatoldalúval dob. Ha a tiéd több, legfeljebb a különbségnyi Betakarítógépét elveszed.',
  'adventure.sheet.kanly.when':
    'Körönként egy, mozgás után és vásárlás előtt. Aztán a pakli alá. Az e körben vett kártya a következőre vár.',
  'adventure.sheet.equipment.how':
    'Egy harcosnál minden fajtából legfeljebb egy. Az új felszerelés rögtön és végleg olyan harcosé, akinek nincs ilyen. Ha mindnek van, rejtve marad, és később bármikor hozzárendelhető.',

  // Space reference
  'adventure.sheet.kind.sietch': 'Saját szín: minden veszély ellen véd, és a kisebb Erő visszatér a kezdőre. Az idegen nem tesz semmit.',
  'adventure.sheet.kind.spice': 'Betakarítógépenként 1 fűszer a banktól.',
  'adventure.sheet.kind.sandstorm':
    'Betakarítógép-próba minden ellenfélnek. Aztán fortélypróba a sivatag minden figurájának, a tieidnek is, kivéve itt és a saját sziecsen: ha talál, kiesik.',
  'adventure.sheet.kind.worm':
    'Válassz ellenfelet: fortélypróba egy sivatagi figurájának, ha talál, kiesik; vagy a Betakarítógépei próbája.',
  'adventure.sheet.kind.duel': 'Hozd ide egy ellenfél figuráját, amely nem saját sziecsén áll, és küzdj meg vele rögtön.',
  'adventure.sheet.kind.training': 'Erő +1, legfeljebb {strength}.',
  'adventure.sheet.kind.smuggler': 'Dobj nyolcoldalúval: ennyi fűszer a banktól.',
  'adventure.sheet.kind.spice-raid':
    'Te nyolcoldalúval, egy ellenfél hatoldalúval dob. Ha a tiéd több: elveszed a különbséget fűszerben. Egyenlő: újra.',
  'adventure.sheet.kind.traitor':
    'Dobj hatoldalúval, és válassz ellenfelet: vegyél el látatlanban ennyi rejtett kártyát. Köztük a felszerelés e figuráé.',
  'adventure.sheet.kind.poison':
    'Fortélypróba egy ellenfél figurájának, amely nem saját sziecsén áll. Ha talál, egy hatoldalúnyi Erőt veszít; ha kiesik, elvehetsz egy felszerelését.',
  'adventure.sheet.kind.bene-gesserit': 'Megnézheted egy ellenfél minden kártyáját, és elvehetsz egyet, rejtettet vagy hozzárendeltet.',
  'adventure.sheet.kind.space-guild': 'Menj bármelyik gyűrű bármely másik mezőjére; ez új érkezés.',
  'adventure.sheet.plan.clockwise': 'Minden figura az óramutató járása szerint lép.',
  'adventure.sheet.plan.toll': 'Vár: érkezésenként {toll} fűszer.',
  'adventure.sheet.plan.numbers': 'Ezek az összegek nyernek: {numbers}.',
  'adventure.sheet.plan.pays': '{pays}: minden feltett fűszerért {ratio} jár.',
  'adventure.sheet.plan.unplayed': 'nem játszik',
  'adventure.sheet.plan.alt': '{ring}, az óramutató járása szerint: {spaces}',
  'adventure.sheet.field.pays': '{ratio}:1',
  'adventure.sheet.field.numbers': '{one} · {other}',
  'adventure.sheet.field.alt': '{field}: nyerő összegek {one} és {other}, kifizetés {ratio}:1',
  'adventure.sheet.investments': 'Befektetések',
  'adventure.sheet.investments.text':
    'Bárki dobja bármelyik számot, nyer: a bank a tétet az aránnyal szorozva fizeti, és a tét visszajön. Elsőként a dobó kap, aztán az óramutató járása szerint. A saját következő dobásod még számít, aztán a tét elvész.',
  'adventure.sheet.investments.mark':
    'Ezeket a számokat és arányokat egyetlen forrás sem adja meg: rekonstruáltak. Használd a saját tábládra nyomtatottakat.',

  // Fighter cards, stock cards
  'adventure.sheet.fighter.track': 'Erő: a kapocs innen indul: {strength}',
  'adventure.sheet.fighter.bought': 'Vett Fortély',
  'adventure.sheet.stock.spice': 'Fűszer, kezdetben {n}',
  'adventure.sheet.stock.harvesters': 'Betakarítógép, kezdetben {n}',
  'adventure.sheet.stock.protected': 'védett',
  'adventure.sheet.stock.hand': 'Rejtett kártyák: mellé, lefelé fordítva',
  'adventure.sheet.bank': 'Bank',
  'adventure.sheet.bank.about': 'Minden véges, és senki sem tartozik. A kártyák a pakli alá térnek vissza.',
  'adventure.sheet.bank.deck': 'Pakli: {n} kártya',
  'adventure.sheet.bank.spice': 'Fűszer: {all}, színenként {each} levonva',
  'adventure.sheet.bank.harvesters': 'Betakarítógép: {all}, színenként {each} levonva',
  'adventure.sheet.pacts': 'Paktumok',
  'adventure.sheet.pacts.about': 'Akkor ér véget, amikor az a szín dob, amelynek körében született, egy vagy több teljes forduló múlva.',
  'adventure.sheet.pacts.between': 'Kik között',
  'adventure.sheet.pacts.made': 'Köre',
  'adventure.sheet.pacts.rounds': 'Forduló',
  'adventure.sheet.pacts.over': 'Vége',

  // Set-up
  'adventure.sheet.setup.note': 'Játékosok: {seats}\nSorsolás: {seed}',
  'adventure.sheet.setup.players': 'Ki mivel játszik',
  'adventure.sheet.setup.players.about': 'Az óramutató járása szerint az asztal körül.',
  'adventure.sheet.setup.players.two': 'A körök ebben a sorrendben mennek. Minden színnek saját köre, készlete és kártyái vannak.',
  'adventure.sheet.setup.seat': '{n}. játékos',
  'adventure.sheet.setup.steps': 'Ebben a sorrendben',
  'adventure.sheet.setup.deck': 'Keverj {cards} kártyából lefelé fordított paklit: {equipment} felszerelés, {kanly} Kanly.',
  'adventure.sheet.setup.fighters': 'Minden szín: három harcoskártya, a kapocs a kezdő Erőn, a figurák a saját sziecsen.',
  'adventure.sheet.setup.stock': 'Minden szín: {harvesters} Betakarítógép és {spice} fűszer.',
  'adventure.sheet.setup.bank': 'Bank: {harvesters} Betakarítógép és {spice} fűszer.',
  'adventure.sheet.setup.start':
    'Minden szín dob egy hatoldalúval, a legmagasabb kezd; az egyenlők újra dobnak. Aztán az óramutató járása szerint.',
  'adventure.sheet.setup.drawn': 'Vagy a sorsolás szerint. Az első kör: {colour}.',
  'adventure.sheet.setup.start.throw': 'Dobás',
  'adventure.sheet.setup.values': 'Harcosok induláskor',

  // Score sheet
  'adventure.sheet.score.note': 'Fordulónként egy oszlop: értékek a végén\nA kiesett harcost ott húzd át, ahol elesik',
  'adventure.sheet.score.round': 'Forduló',
  'adventure.sheet.score.start': 'Kezdet',
  'adventure.sheet.score.stake': 'Tét: {numbers}',
  'adventure.sheet.score.bank.spice': 'Bank: fűszer',
  'adventure.sheet.score.bank.harvesters': 'Bank: Betakarítógép',
};
