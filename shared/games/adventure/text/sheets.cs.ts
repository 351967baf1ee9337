import type { TextsLike } from '../../../text/message.ts';
import type { adventureSheetsEn } from './sheets.en.ts';

/** Sheets are tight: k6 and k8 are how Czech players write six- and eight-sided dice. */
export const adventureSheetsCs: TextsLike<typeof adventureSheetsEn> = {
  'adventure.sheet.turn-reference': 'Tah v pěti částech',
  'adventure.sheet.turn-reference.about': 'Tři karty pro každého: části tahu, boje, zkoušky a co lze kdykoli',
  'adventure.sheet.card-reference': 'Co dělají karty',
  'adventure.sheet.card-reference.about': 'Vybavení a kanly: počet, kdy a s jakým účinkem, třikrát',
  'adventure.sheet.teach': 'Jak hru vysvětlit',
  'adventure.sheet.teach.about': 'Co říct, ukázat a vynechat, v nejlepším pořadí, na jedné straně',
  'adventure.sheet.rules-half': 'Pravidla tahu',
  'adventure.sheet.rules-half.about': 'Tah na půl strany, dvakrát: pro každého ze dvou hráčů',
  'adventure.sheet.teach.show':
    'Každá barva má tři bojovníky: síly ubývá v bojích, lest se zkouší. Za koření se kupují karty, těžební vozidla a investice.',
  'adventure.sheet.teach.turn':
    'Dvě kostky posunou dvě figurky, každá jednu, a každá udělá, co říká pole. Potom boj, nákup a investice, jak je na kartě.',
  'adventure.sheet.teach.fight':
    'Obě strany hodí kostkou za každý bod síly. Vyšší nejlepší kostka vyhraje kolo, druhá strana ztratí bod; komu nic nezbude, vypadává.',
  'adventure.sheet.teach.later':
    'Co dělá pole nebo karta, stojí na jejich listu: přečti to, až někdo vstoupí nebo lízne. Sliby neútočit přijdou samy.',
  'adventure.sheet.space-reference': 'Herní plán a jeho pole',
  'adventure.sheet.space-reference.about': 'Oba okruhy jako plánek a co dělá každý z dvanácti druhů polí',
  'adventure.sheet.fighter-cards': 'Karty bojovníků',
  'adventure.sheet.fighter-cards.about': 'Dvanáct karet ke hraní, karty zásob pro čtyři barvy, banka a sliby, 63 × 88 mm',
  'adventure.sheet.setup-sheet': 'Příprava hry',
  'adventure.sheet.setup-sheet.about': 'Kdo hraje kterou barvou, zásoby, banka a herní plán na začátku',
  'adventure.sheet.board-poster': 'Herní plán',
  'adventure.sheet.board-poster.about': 'Oba okruhy ke hře na čtyřech stranách ke slepení',
  'adventure.sheet.board-a3': 'Herní plán, A3',
  'adventure.sheet.board-a3.about': 'Oba okruhy ke hře na jednom velkém listu, do kopírovny',
  'adventure.sheet.board-a2': 'Herní plán, A2',
  'adventure.sheet.board-a2.about': 'Totéž na listu dvakrát větším',
  'adventure.sheet.cards': 'Balíček karet',
  'adventure.sheet.cards.about': 'Všech 52 karet k vystřižení, 44 × 68 mm',
  'adventure.sheet.tokens': 'Žetony',
  'adventure.sheet.tokens.about': 'Koření, těžební vozidla s chráněnou stranou, přikoupená lest',
  'adventure.sheet.tokens.alt': 'Koření: {spice}, těžební vozidla: {harvesters}, lest: {guile}',
  'adventure.sheet.figures': 'Figurky a spony',
  'adventure.sheet.figures.about': 'Dvanáct figurek ke složení a spony na sílu',
  'adventure.sheet.figures.how':
    'Stříhej po plných čarách, ohýbej po čárkovaných. Slep oba obličeje figurky, patky ohni ven a přilep na karton nebo minci. Sponu přehni přes dolní okraj karty bojovníka.',
  'adventure.sheet.figures.clips': 'Spony na sílu: {n}',
  'adventure.sheet.board-table': 'Plán v herní velikosti',
  'adventure.sheet.board-table.about': 'Na osmi stranách ke slepení, šířka asi 65 cm; velikost originálu žádný zdroj neuvádí',
  'adventure.sheet.card.kanly': 'Jednou za tah',
  'adventure.sheet.dice': 'Kostky',
  'adventure.sheet.dice.about': 'Sítě ke složení a slepení: šest kostek se šesti stěnami, šest s osmi',
  'adventure.sheet.dice.alt': 'Kostka, počet stěn: {faces}',
  'adventure.sheet.dice.how': 'Nalep list na karton silný asi 0,3 mm. Vystřihni po obrysu, vnitřní čáry narýhuj, přehni a slep za chlopně.',
  'adventure.sheet.dice.6':
    'Šestistěnné kostky jsou na tahy, zkoušky a boje, nikdy víc než {n} na stranu (R5.2, R8.1). Obě strany házejí týmiž kostkami, jedna po druhé.',
  'adventure.sheet.dice.8': 'Osmistěnné kostky jsou pro meč a gom džabbar (R9.2, R9.3), a kde o ně žádá karta nebo nájezd.',
  'adventure.sheet.score-sheet': 'Záznam zásob a síly',
  'adventure.sheet.score-sheet.about': 'Koření, těžební vozidla, sázky a síla po kolech; sliby a banka',

  // Colours: the House, and the box's own word beside it
  'adventure.sheet.colour': '{house} ({box})',

  // Turn reference: steps
  'adventure.sheet.step.roll': 'Hoď dvěma šestistěnkami (k6), nebo leť. Součet vyplácí investice všech. Vlastní sázky bez výhry propadají.',
  'adventure.sheet.step.social': 'Bez koření a těžebních vozidel: vezmi si {spice} koření z banky.',
  'adventure.sheet.step.move': 'Povinně: po směru hodin, přesný počet. Jedna figurka o kostku nebo součet, nebo dvě, každá o kostku.',
  'adventure.sheet.step.links': 'Mezi okruhy jen ze síče na jeho pole výcviku a zpět: 1 krok, ne hned zpátky.',
  'adventure.sheet.step.fight':
    'Dobrovolně: figurka, která táhla, začne na svém poli jeden boj. Lasguny. Jedna karta kanly. Libovolné pořadí.',
  'adventure.sheet.step.buy':
    'Dobrovolně, jednou: karty po {card} koření, nejvýše {cards}; těžební vozidla po {harvester}, nejvýše {harvesters}.',
  'adventure.sheet.step.invest': 'Dobrovolně, jednou: libovolně koření na svá tři investiční pole.',
  'adventure.sheet.goal': 'Vítězí poslední hráč s figurkou.',

  // Turn reference: landing and fights
  'adventure.sheet.landing': 'Zastavení a boje',
  'adventure.sheet.row.landing': 'Zastavení',
  'adventure.sheet.row.toll': 'Mýto',
  'adventure.sheet.row.toll.text': 'Na hradě {toll} koření bance. Kdo nemá, tam netáhne, ledaže jinam nelze.',
  'adventure.sheet.row.ambush': 'Přepadení',
  'adventure.sheet.row.ambush.text': 'Soupeři na poli smějí hned bojovat, po směru hodin, dokud figurka stojí. Ne v jejím síči.',
  'adventure.sheet.row.instruction': 'Pokyn',
  'adventure.sheet.row.instruction.text': 'Stojí-li figurka dál, udělej, co říká pole.',
  'adventure.sheet.row.next': 'Dál',
  'adventure.sheet.row.next.text': 'Druhá figurka o druhou kostku, nebo část 2.',
  'adventure.sheet.row.fights': 'Boj, kolo po kole',
  'adventure.sheet.row.dice': 'Kostky',
  'adventure.sheet.row.dice.text': 'Jedna k6 za bod síly, nejvýše {most}. S mečem k8.',
  'adventure.sheet.row.compare': 'Porovnání',
  'adventure.sheet.row.compare.text': 'Nejvyšší kostka proti nejvyšší: nižší ztrácí 1 sílu. Shoda: znovu.',
  'adventure.sheet.row.defeat': 'Konec',
  'adventure.sheet.row.defeat.text': 'Při síle 0 je mimo hru. Vítěz: síla +1 (nejvýše {strength}) a vybavení poraženého, od příštího tahu.',
  'adventure.sheet.row.pair': 'Více figurek',
  'adventure.sheet.row.pair.text': 'Síla jedné barvy se sčítá. Předem urči, kdo ztrácí body; padne-li, boj končí.',

  // Turn reference: tests and what is always possible
  'adventure.sheet.always': 'Zkoušky, a co lze kdykoli',
  'adventure.sheet.row.guile-test': 'Zkouška lsti',
  'adventure.sheet.row.guile-test.text': 'Útočník hází k6: vyšší než lest uspěje. Přikoupená lest je pak pryč.',
  'adventure.sheet.row.harvester-test': 'Zkouška vozidel',
  'adventure.sheet.row.harvester-test.text': 'k6 za každé nechráněné těžební vozidlo. Od {from}: zpět bance.',
  'adventure.sheet.row.sietch': 'Vlastní síč',
  'adventure.sheet.row.sietch.text': 'Figurka je tam v bezpečí, ledaže sama začne boj.',
  'adventure.sheet.row.tests': 'Zkoušky',
  'adventure.sheet.row.anytime': 'Kdykoli, i před zkouškou',
  'adventure.sheet.row.guile': 'Lest',
  'adventure.sheet.row.guile.text': '{price} koření: figurce +1 do příští zkoušky, nejvýše {most}.',
  'adventure.sheet.row.protection': 'Ochrana',
  'adventure.sheet.row.protection.text': '{price} koření: jedno vozidlo chráněné před příštím červem či bouří.',
  'adventure.sheet.row.sale': 'Prodej',
  'adventure.sheet.row.sale.text': 'Karty a vozidla, celkem {pieces}: {spice} koření z banky.',
  'adventure.sheet.row.trade': 'Směna',
  'adventure.sheet.row.trade.text': 'Koření, vozidla, skryté karty, sliby, za jakoukoli cenu. Nic přiřazeného.',
  'adventure.sheet.row.pact': 'Slib neútočit',
  'adventure.sheet.row.pact.text': 'Na figurky toho druhého, aspoň celé kolo.',

  // Card reference
  'adventure.sheet.copies': '{n, plural, one {# karta} few {# karty} other {# karet}}',
  'adventure.sheet.count': '× {n}',
  'adventure.sheet.card.sword.when': 'V boji',
  'adventure.sheet.card.sword.text': 'Kdo ho nese, hází osmistěnkami (k8) místo šestistěnek (k6).',
  'adventure.sheet.card.gom-jabbar.when': 'V boji',
  'adventure.sheet.card.gom-jabbar.text': 'O jednu k8 víc, kostek ale nejvýše {most}.',
  'adventure.sheet.card.lasgun.when': 'Část 2 tvého tahu',
  'adventure.sheet.card.lasgun.text':
    'S každým jednou: na figurku 1 nebo 2 kroky vpředu, nikdo mezi nimi. k6 pod vlastní sílu zasáhne: cíl ztrácí k6 síly.',
  'adventure.sheet.card.shield.when': 'Stále',
  'adventure.sheet.card.shield.text': 'Na toho, kdo ho nese, nelze střílet z lasgunu.',
  'adventure.sheet.card.poison.when': 'Druhá strana prohrála kolo',
  'adventure.sheet.card.poison.text': 'Zkouška lsti: při úspěchu cíl ztrácí k6 síly. Karta jde vždy pod balíček.',
  'adventure.sheet.card.stillsuit.when': 'Červ, Písečná bouře',
  'adventure.sheet.card.stillsuit.text': 'Lest +1, nejvýše {most}.',
  'adventure.sheet.card.ornithopter.when': 'Místo hodu, nebo mezi tahy',
  'adventure.sheet.card.ornithopter.text':
    'Leť na libovolné pole. Po příletu k6: od {lost} jde karta pod balíček. Pak zaplať mýto. Mezi tahy: bez pokynu, boje a přepadení.',
  'adventure.sheet.card.secret-silo.text': 'k6: vezmi si z banky tolik koření.',
  'adventure.sheet.card.hunter-seeker.text':
    'Soupeřova figurka kdekoli mimo vlastní síč. Zkouška lsti: při úspěchu je mimo hru a můžeš si vzít jednu kartu jejího vybavení.',
  'adventure.sheet.card.harvester-raid.text': 'Hoď k8, soupeř k6. Je-li tvůj hod vyšší, vezmi si těžební vozidla, nejvýše rozdíl.',
  'adventure.sheet.kanly.when': 'Jedna za tah, po pohybu a před nákupem. Pak pod balíček. Karta koupená v tomto tahu čeká na příští.',
  'adventure.sheet.equipment.how':
    'Bojovník nese od každého druhu nejvýše jednu. Nové vybavení hned a natrvalo dostane bojovník, který tento druh nemá. Mají-li ho všichni, zůstává skryté a lze je přiřadit později.',

  // Space reference
  'adventure.sheet.kind.sietch': 'Vlastní barva: bezpečí před vším a nižší síla se vrací na počáteční. Cizí nic nedělá.',
  'adventure.sheet.kind.spice': 'Za každé své těžební vozidlo si vezmi z banky 1 koření.',
  'adventure.sheet.kind.sandstorm':
    'Zkouška těžebních vozidel všech soupeřů. Pak zkouška lsti každé figurky v poušti, i tvé, kromě tohoto pole a vlastních síčů: při úspěchu je mimo hru.',
  'adventure.sheet.kind.worm':
    'Vyber soupeře: zkouška lsti jeho figurky v poušti, při úspěchu je mimo hru; nebo zkouška jeho těžebních vozidel.',
  'adventure.sheet.kind.duel': 'Přivolej soupeřovu figurku, která není ve vlastním síči, a hned s ní tady bojuj.',
  'adventure.sheet.kind.training': 'Síla +1, nejvýše {strength}.',
  'adventure.sheet.kind.smuggler': 'Hoď k8: vezmi si z banky tolik koření.',
  'adventure.sheet.kind.spice-raid': 'Hoď k8, soupeř k6. Vyšší: vezmi si rozdíl v koření. Shoda: znovu.',
  'adventure.sheet.kind.traitor':
    'Hoď k6 a vyber soupeře: vezmi si naslepo tolik jeho skrytých karet. Vybavení z nich dostane tato figurka.',
  'adventure.sheet.kind.poison':
    'Zkouška lsti soupeřovy figurky, která není ve vlastním síči. Při úspěchu ztrácí k6 síly; je-li mimo hru, můžeš si vzít jednu kartu jejího vybavení.',
  'adventure.sheet.kind.bene-gesserit': 'Můžeš si prohlédnout všechny karty soupeře a jednu si vzít, skrytou i přiřazenou.',
  'adventure.sheet.kind.space-guild': 'Pokračuj na kterékoli jiné pole obou okruhů. Platí to jako zastavení tam.',
  'adventure.sheet.plan.clockwise': 'Všechny figurky táhnou po směru hodin.',
  'adventure.sheet.plan.toll': 'Hrad: {toll} koření za každé zastavení.',
  'adventure.sheet.plan.numbers': 'Tyto součty vyhrávají: {numbers}.',
  'adventure.sheet.plan.pays': '{pays}: za každé vsazené koření {ratio}.',
  'adventure.sheet.plan.unplayed': 'nehraje',
  'adventure.sheet.plan.alt': '{ring}, po směru hodin: {spaces}',
  'adventure.sheet.field.pays': '{ratio}:1',
  'adventure.sheet.field.numbers': '{one} · {other}',
  'adventure.sheet.field.alt': '{field}: vyhrává na {one} a {other}, vyplácí {ratio}:1',
  'adventure.sheet.investments': 'Investice',
  'adventure.sheet.investments.text':
    'Vyhrává hod kohokoli s jedním z čísel: z banky sázka krát poměr a sázka se vrací. První dostane, kdo házel, pak po směru hodin. Tvůj příští hod se ještě počítá, pak sázka propadá.',
  'adventure.sheet.investments.mark': 'Tato čísla a poměry žádný pramen neuvádí: jsou rekonstruované. Použij ty ze svého herního plánu.',

  // Fighter cards, stock cards
  'adventure.sheet.fighter.track': 'Síla: spona začíná na {strength}',
  'adventure.sheet.fighter.bought': 'Přikoupená lest',
  'adventure.sheet.stock.spice': 'Koření, na začátku {n}',
  'adventure.sheet.stock.harvesters': 'Těžební vozidla, na začátku {n}',
  'adventure.sheet.stock.protected': 'chráněno',
  'adventure.sheet.stock.hand': 'Skryté karty: vedle, lícem dolů',
  'adventure.sheet.bank': 'Banka',
  'adventure.sheet.bank.about': 'Všeho je omezeně a nic se nedluží. Karty se vracejí pod balíček.',
  'adventure.sheet.bank.deck': 'Balíček, počet karet: {n}',
  'adventure.sheet.bank.spice': 'Koření: {all} minus {each} za každou barvu',
  'adventure.sheet.bank.harvesters': 'Těžební vozidla: {all} minus {each} za každou barvu',
  'adventure.sheet.pacts': 'Sliby neútočit',
  'adventure.sheet.pacts.about': 'Slib končí hodem barvy, v jejímž tahu vznikl, po jednom celém kole nebo později.',
  'adventure.sheet.pacts.between': 'Kdo s kým',
  'adventure.sheet.pacts.made': 'V tahu',
  'adventure.sheet.pacts.rounds': 'Kola',
  'adventure.sheet.pacts.over': 'Konec',

  // Set-up
  'adventure.sheet.setup.note': 'Pro {seats, plural, one {# hráče} few {# hráče} other {# hráčů}}\nLos {seed}',
  'adventure.sheet.setup.players': 'Kdo čím hraje',
  'adventure.sheet.setup.players.about': 'Kolem stolu po směru hodin.',
  'adventure.sheet.setup.players.two': 'Tahy jdou v tomto pořadí. Každá barva má vlastní tahy, zásoby a karty.',
  'adventure.sheet.setup.seat': '{n}. hráč',
  'adventure.sheet.setup.steps': 'V tomto pořadí',
  'adventure.sheet.setup.deck': 'Karty zamíchej do balíčku lícem dolů, celkem {cards}: vybavení {equipment}, kanly {kanly}.',
  'adventure.sheet.setup.fighters': 'Každá barva: tři karty bojovníků se sponou na počáteční síle, figurky ve vlastním síči.',
  'adventure.sheet.setup.stock':
    'Každá barva: {harvesters, plural, one {# těžební vozidlo} few {# těžební vozidla} other {# těžebních vozidel}} a {spice} koření.',
  'adventure.sheet.setup.bank':
    'Banka: {harvesters, plural, one {# těžební vozidlo} few {# těžební vozidla} other {# těžebních vozidel}} a {spice} koření.',
  'adventure.sheet.setup.start': 'Za každou barvu hod k6, nejvyšší začíná; při shodě znovu. Pak po směru hodin.',
  'adventure.sheet.setup.drawn': 'Nebo podle losu. První tah: {colour}.',
  'adventure.sheet.setup.start.throw': 'Hod',
  'adventure.sheet.setup.values': 'Bojovníci na začátku',

  // Score sheet
  'adventure.sheet.score.note': 'Sloupec na kolo: stav na jeho konci\nBojovníka škrtni tam, kde padne',
  'adventure.sheet.score.round': 'Kolo',
  'adventure.sheet.score.start': 'Start',
  'adventure.sheet.score.stake': 'Sázka na {numbers}',
  'adventure.sheet.score.bank.spice': 'Banka: koření',
  'adventure.sheet.score.bank.harvesters': 'Banka: těžební vozidla',
};
