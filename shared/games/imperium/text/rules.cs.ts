import type { TextsLike } from '../../../text/message.ts';
import type { imperiumRulesEn } from './rules.en.ts';

/** Every rule in our own words; „Výklad“ marks what the rulebook leaves open. */
export const imperiumRulesCs: TextsLike<typeof imperiumRulesEn> = {
  'imperium.topic.box': 'Co je v krabici',
  'imperium.topic.setUp': 'Příprava hry',
  'imperium.topic.round': 'Kola a tahy',
  'imperium.topic.agents': 'Vyslání agenta',
  'imperium.topic.spaces': 'Pole herního plánu',
  'imperium.topic.troops': 'Jednotky',
  'imperium.topic.reveal': 'Tah odhalení',
  'imperium.topic.cards': 'Karty: líznutí, získání, vyřazení',
  'imperium.topic.influence': 'Vliv a spojenectví',
  'imperium.topic.intrigue': 'Karty intrik',
  'imperium.topic.combat': 'Boj',
  'imperium.topic.control': 'Kontrola polí',
  'imperium.topic.makers': 'Tvůrci a koření',
  'imperium.topic.mentat': 'Mentat',
  'imperium.topic.points': 'Vítězné body a konec',
  'imperium.topic.effects': 'Jak působí účinky',
  'imperium.topic.leaders': 'Vůdci',
  'imperium.topic.deckCards': 'Jednotlivé karty balíčků',
  'imperium.topic.intrigueCards': 'Jednotlivé karty intrik',
  'imperium.topic.secrets': 'Zjevné a tajné',
  'imperium.topic.hagal': 'Rod Hagal',
  'imperium.topic.two': 'Dva hráči',
  'imperium.topic.solo': 'Sólová hra',
  'imperium.topic.options': 'Jak hru obměnit',

  'imperium.rule.R1.1':
    'Společné pro všechny: herní plán, žetony solarů, koření a vody, 24 karet rezervy, 67 karet Impéria, 40 karet intrik, 18 karet střetů (4 úrovně I, 10 úrovně II, 4 úrovně III), 8 vůdců, 4 žetony spojenectví, Mentat, žeton začínajícího hráče, 4 žetony barona a 31 karet rodu Hagal.',
  'imperium.rule.R1.2':
    'Každá ze čtyř barev má 3 agenty, 3 značky kontroly, ukazatel boje, ukazatel skóre, žeton radního, 12 jednotek, 4 kostky vlivu a počáteční balíček 10 karet.',
  'imperium.rule.R1.3': 'Solary, koření ani voda nikomu nedojdou: banka vždy zaplatí, ať je v krabici žetonů kolik chce.',
  'imperium.rule.R1.4':
    'Omezené jsou: 12 jednotek, 3 značky kontroly a 3 agenti hráče, hromádky rezervy, balíček Impéria, čtyři křesla v radě a jediný Mentat.',
  'imperium.rule.R1.5':
    'Na 22 polí vede agenty sedm ikon: po dvou polích mají Císař, Kosmická gilda, Bene Gesserit a Fremeni, pět Landsraad, čtyři Město a pět Obchod s kořením.',

  'imperium.rule.R2.1': 'Mentat patří na své pole, ke každé ze čtyř stupnic vlivu patří žeton spojenectví.',
  'imperium.rule.R2.2':
    'Balíček střetů má deset karet: navrchu jednu úrovně I, pod ní pět úrovně II a vespod všechny čtyři úrovně III. Které karty se vynechaly, se nikdo nedozví.',
  'imperium.rule.R2.3':
    'Karty intrik a karty Impéria se zamíchají. Pět karet Impéria leží odkrytě jako řada, vedle ní tři hromádky rezervy.',
  'imperium.rule.R2.4':
    'Každý má jiného vůdce, vybraného nebo rozdaného. Pro začátek se hodí Paul Atreides, Rabban, Memnon Thorvald a Ilban Richese. Výklad: vybíráte jeden po druhém, v pořadí, které se k tomu vylosuje.',
  'imperium.rule.R2.5': 'Deset tvých zamíchaných počátečních karet je tvůj balíček.',
  'imperium.rule.R2.6': 'Začínáš s 1 vodou; Rabban má navíc 1 koření a 1 solar.',
  'imperium.rule.R2.7':
    'Dva agenti stojí na tvém vůdci, třetí čeká, až získáš Mistra meče. V posádce máš 3 jednotky, v zásobě 9. Všechen tvůj vliv je 0.',
  'imperium.rule.R2.8': 'Ve čtyřech začíná každý s 1 vítězným bodem, v menším počtu na 0.',
  'imperium.rule.R2.9': 'Začínajícího hráče určí náhoda. Tahy jdou po směru hodinových ručiček.',
  'imperium.rule.R2.10': 'Kdo hraje za barona Harkonnena, nechává si úplně nakonec tajně dva ze svých čtyř žetonů frakcí.',
  'imperium.rule.R2.11': 'Ve dvou se navíc připraví rod Hagal, v sólové hře dva rivalové.',

  'imperium.rule.R3.1': 'Kolo má pět fází: Začátek kola, Tahy hráčů, Boj, Tvůrci a Návrat.',
  'imperium.rule.R3.2': 'V každém kole se bojuje o jednu kartu střetu, kol je tedy nejvýše deset.',
  'imperium.rule.R3.3': 'Když si karta a obecné pravidlo odporují, platí karta.',
  'imperium.rule.R3.4':
    'Vítězné body se počítají hned a stupnice pokračuje i za 12. Body za 2 vlivy na stupnici a za spojenectví lze ztratit; body ze střetů, z karty Koření musí proudit a z dalších karet ne.',

  'imperium.rule.R4.1': 'Kolo začíná novou kartou střetu, položenou odkrytě na dřívější.',
  'imperium.rule.R4.2':
    'Bojuje-li se o pole, které kontroluješ, smíš tam poslat 1 jednotku ze zásoby, ještě než se líže. Posádky se to netýká.',
  'imperium.rule.R4.3': 'Každý si lízne 5 karet. Karta, kterou v minulém kole nešlo odhalit, ti k nim zůstává v ruce.',

  'imperium.rule.R5.1': 'Od začínajícího hráče po směru hodin má každý stále dokola po jednom tahu: tah agenta, nebo tah odhalení.',
  'imperium.rule.R5.2': 'Pro tah agenta potřebuješ volného agenta, kartu v ruce a pole, na které ho tato karta může vyslat.',
  'imperium.rule.R5.3': 'Odhalit smíš i dříve. Není-li tah agenta možný, odhalit musíš; vynechat tah nelze.',
  'imperium.rule.R5.4': 'Po tahu odhalení tě ostatní vynechávají až do boje, který přijde, až odhalí všichni.',
  'imperium.rule.R5.5': 'Jednou v každém kole odhaluješ, i když v ruce nemáš žádnou kartu.',
  'imperium.rule.R5.6': 'Ve vlastním tahu smíš hrát karty plánu kdykoli. Výklad: i než se rozhodneš, jaký tah to bude.',

  'imperium.rule.R6.1': 'Zahraj z ruky jednu kartu a vyšli jednoho agenta na jedno pole, které má některou její ikonu.',
  'imperium.rule.R6.2': 'Karta bez ikony nikoho nevyšle, ledaže jí nějaké propůjčí Vyslaný posel.',
  'imperium.rule.R6.3':
    'Na pole můžeš, má-li karta jeho ikonu, nestojí-li tam žádný agent, neuzavírá-li ho ničí Hlas, splňuješ-li jeho podmínku a zaplatíš-li cenu z toho, co už máš. Pole Vysoká rada a Mistr meče pustí každého hráče jednou.',
  'imperium.rule.R6.4': 'Karta, cena, agent, účinky: v tomto pořadí. Tím, co návštěva přinese, ji zaplatit nelze.',
  'imperium.rule.R6.5': 'Výklad: je-li pole pod kontrolou, jeho majitel má nejdřív bonus, i když jsi to ty.',
  'imperium.rule.R6.6': 'Návštěva některého z osmi polí frakcí ti dá také 1 vliv u této frakce.',
  'imperium.rule.R6.7': 'Pak máš k dispozici účinky pole, jeho vliv a část agenta na kartě. Část odhalení počká na jindy.',
  'imperium.rule.R6.8': 'Co je povinné, stane se do konce tahu, nakolik to jde. Nepovinné lze vynechat.',
  'imperium.rule.R6.9': 'Pořadí volíš ty, účinek po účinku, mezi nimi karty plánu a nasazení. Výklad: každá ikona je samostatný účinek.',
  'imperium.rule.R6.10': 'Jakmile nezbývá nic povinného, ukonči tah. Karta leží před tebou, dokud neodhalíš.',

  'imperium.rule.R7.1': 'Každé pole říká svou cenu, účinek a to, zda je bojové. Pole frakcí přidávají 1 vliv.',
  'imperium.rule.R7.2': 'Spiknutí (Císař), 4 koření: 5 solarů, 2 jednotky a karta intrik.',
  'imperium.rule.R7.3': 'Bohatství (Císař): 2 solary.',
  'imperium.rule.R7.4': 'Hvězdný koráb (Kosmická gilda, bojové), 6 koření: 5 jednotek a 2 vody.',
  'imperium.rule.R7.5': 'Ohyb prostoru (Kosmická gilda): karta Ohyb prostoru z rezervy na odhazovací balíček, dokud nějaká je.',
  'imperium.rule.R7.6': 'Cílené křížení (Bene Gesserit), 2 koření: můžeš vyřadit kartu; když to uděláš, lízni si 2 karty.',
  'imperium.rule.R7.7': 'Tajemství (Bene Gesserit): karta intrik a náhodná od každého soupeře, který má čtyři nebo víc.',
  'imperium.rule.R7.8': 'Otužilí bojovníci (Fremeni, bojové), 1 voda: 2 jednotky.',
  'imperium.rule.R7.9': 'Filtrační obleky (Fremeni, bojové): 1 voda.',
  'imperium.rule.R7.10':
    'Vysoká rada (Landsraad), 5 solarů, každý hráč jednou: křeslo a s ním 2 přesvědčivosti v každém tvém tahu odhalení, počínaje tímto kolem. Křesel je dost pro všechny.',
  'imperium.rule.R7.11': 'Mentat (Landsraad), 2 solary: karta a Mentat, pokud tam leží.',
  'imperium.rule.R7.12': 'Svolání jednotek (Landsraad), 4 solary: 4 jednotky do posádky. Není to bojové pole.',
  'imperium.rule.R7.13':
    'Řečnický sál (Landsraad): 1 jednotka a 1 přesvědčivost ve tvém tahu odhalení. Výklad: na začátku toho tahu tam musí stát tvůj agent.',
  'imperium.rule.R7.14': 'Arrakén (Město, bojové): 1 jednotka a karta. Kdo ho kontroluje, má při každé návštěvě 1 solar.',
  'imperium.rule.R7.15': 'Kartágo (Město, bojové): 1 jednotka a karta intrik. Kdo ho kontroluje, má při každé návštěvě 1 solar.',
  'imperium.rule.R7.16': 'Výzkumná stanice (Město, bojové), 2 vody: 3 karty.',
  'imperium.rule.R7.17': 'Síč Tabr (Město, bojové), otevřený od 2 vlivů u Fremenů: 1 jednotka a 1 voda. Vliv nedává.',
  'imperium.rule.R7.18': 'Prodej melanže (Obchod s kořením): zvol, kolik prodáš; za 2, 3, 4 nebo 5 koření je 6, 8, 10 nebo 12 solarů.',
  'imperium.rule.R7.19': 'Uzavření smlouvy (Obchod s kořením): 3 solary.',
  'imperium.rule.R7.20':
    'Pole Tvůrců (Obchod s kořením, bojová): Císařská pánev je zdarma a dá 1 koření, Haggova pánev stojí 1 vodu a dá 2, Velká pláň stojí 2 vody a dá 3; k tomu bonusové koření. Kontrola pole Císařská pánev má při každé návštěvě cenu 1 koření.',
  'imperium.rule.R7.21': 'Mistr meče (Landsraad), 8 solarů, každý hráč jednou: tvůj třetí agent, hned k vyslání a natrvalo.',

  'imperium.rule.R8.1':
    'Tvých 12 jednotek je rozděleno mezi zásobu, posádku a střet. Naverbované jdou ze zásoby do posádky; když tam žádná není, nenaverbuje se nic.',
  'imperium.rule.R8.2': 'Nasazené jednotky vstupují do střetu, stažené se vracejí do posádky, ztracené do zásoby.',
  'imperium.rule.R8.3': 'Bojují jen jednotky ve střetu.',
  'imperium.rule.R8.4':
    'Pokud tvůj agent šel na bojové pole, smíš nasadit každou jednotku naverbovanou v tomto tahu, ať přišla odkudkoli, a nejvýše 2 další z posádky.',
  'imperium.rule.R8.5':
    'Nasazuj kdykoli po umístění agenta, třeba na několikrát. Výklad: co dřív v tahu naverbovala karta plánu, se počítá jako naverbované v něm.',
  'imperium.rule.R8.6':
    'Jinde a v tahu odhalení vstupují jednotky do střetu jen účinkem, který to říká. Takový účinek působí v kterémkoli tahu a mimo omezení bojových polí.',
  'imperium.rule.R8.7': 'Naverbované jednotky, které si necháš, čekají v posádce.',

  'imperium.rule.R9.1': 'Odhal karty, použij a utrať, co dávají, nastav si sílu a ukliď.',
  'imperium.rule.R9.2': 'Vyloží se celá tvá ruka, kromě karet, které vyslaly agenty.',
  'imperium.rule.R9.3':
    'Teď působí části odhalení těchto karet. Karty, které vyslaly agenty, už nic nedávají, ale stále se počítají jako ve hře.',
  'imperium.rule.R9.4': 'Pořadí volíš ty a karty smíš získávat kdykoli během toho.',
  'imperium.rule.R9.5':
    'Přesvědčivost pochází z částí odhalení, z křesla ve Vysoké radě (2), od agenta na poli Řečnický sál (1) a z karet plánu, které na to čekaly. Co neutratíš, propadne.',
  'imperium.rule.R9.6': 'Karta líznutá v tahu odhalení se hned vyloží a působí také.',
  'imperium.rule.R9.7':
    'Síla: 2 za každou tvou jednotku ve střetu a 1 za každý meč; 0, dokud tam žádná jednotka není. Meče nasbírané dřív se započítají, jakmile nějaká v tomtéž tahu dorazí.',
  'imperium.rule.R9.8': 'Ukazatel na stupnici boje ukazuje tvou sílu a sleduje každou změnu; nad 20 se otočí a začíná znovu.',
  'imperium.rule.R9.9': 'Bez jednotky ve střetu nemáš žádnou sílu, ať se děje cokoli, dokud tam nějaká nepřijde.',
  'imperium.rule.R9.10': 'Nakonec jdou všechny karty před tebou na odhazovací balíček. Pro účinky to není odhození.',

  'imperium.rule.R10.1':
    'Tvé karty jsou v balíčku, v ruce, ve hře před tebou nebo na odkrytém odhazovacím balíčku; karty plánu mohou čekat vedle. Helena může mít i odloženou kartu.',
  'imperium.rule.R10.2': 'Je-li balíček při lízání prázdný, stane se jím odhazovací balíček, ne dřív. Jsou-li prázdné oba, není co lízat.',
  'imperium.rule.R10.3':
    'V tahu odhalení získáváš za přesvědčivost karty z řady, Spojku na Arrakisu za 2 a kartu Koření musí proudit za 9, na kolik stačíš. Ohyb prostoru se neprodává.',
  'imperium.rule.R10.4': 'Co získáš, leží na odhazovacím balíčku. Mezera v řadě se hned zaplní a nová karta je také na prodej.',
  'imperium.rule.R10.5': 'Účinek při získání působí jednou, když kartu dostaneš, jakýmkoli způsobem.',
  'imperium.rule.R10.6':
    'Vyřazení odstraní kartu z ruky, odhazovacího balíčku nebo ze hry z celé partie, karty rezervy na jejich hromádku. Ikona je nabídka. Jako cenu je nutné ji zaplatit a karta, která vyřadí sama sebe bez ceny, musí odejít.',
  'imperium.rule.R10.7': 'Vyřazená karta přijde o to, co ještě neudělala. Výklad: co už dala, je tvé.',
  'imperium.rule.R10.8': 'Kdo má odhazovat, vybírá karty z ruky, a má-li jich málo, odhodí všechny. Karty intrik jsou v bezpečí.',
  'imperium.rule.R10.9': 'Prázdná hromádka nic neprodá. Výklad: bez balíčku Impéria se řada zmenšuje.',
  'imperium.rule.R10.10': 'Ruka může být jakkoli velká.',

  'imperium.rule.R11.1':
    'Vliv má na každé stupnici rozsah od 0 do 6. Výklad: co by šlo za kterýkoli konec, propadá, a zvolit smíš i plnou stupnici.',
  'imperium.rule.R11.2': 'Dosáhnout 2 má cenu vítězného bodu; když klesneš níž, zase o něj přijdeš.',
  'imperium.rule.R11.3':
    'Dosáhnout 4 přinese bonus: 2 jednotky od Císaře, 3 solary od Kosmické gildy, kartu intrik od Bene Gesserit, 1 vodu od Fremenů. Nikdo ti ho nevezme a nové vystoupání ho přinese znovu.',
  'imperium.rule.R11.4': 'První hráč na 4 uzavírá s frakcí spojenectví: žeton a vítězný bod.',
  'imperium.rule.R11.5': 'S větším vlivem, než má držitel, bereš žeton a s ním i bod. Stejný vliv nestačí.',
  'imperium.rule.R11.6':
    'Klesne-li držitel pod 4 nebo za někoho jiného, přechází žeton na hráče s největším vlivem, aspoň 4. Mezi stejnými rozhodne dosavadní držitel. Nemá-li 4 nikdo, vrací se žeton na plán. Výklad: odtud ho vezme jen ten, kdo na 4 vystoupá.',
  'imperium.rule.R11.7': 'Vliv dle volby jde celý k jedné frakci; 2 nelze rozdělit.',
  'imperium.rule.R11.8': 'Vzdát se můžeš jen vlivu, který u té frakce máš.',
  'imperium.rule.R11.9': 'Podmínka vlivu platí při tolika nebo více, podmínka spojenectví, dokud máš žeton.',
  'imperium.rule.R11.10': 'Krok na stupnici se vyřeší na místě: bod, bonus, spojenectví. Výklad: dva vlivy najednou jsou jeden krok.',

  'imperium.rule.R12.1':
    'Karty intrik jsou tajné a máš jich, kolik dostaneš; všichni vidí kolik. Zahraná končí na odkrytém odhazovacím balíčku.',
  'imperium.rule.R12.2': 'Když balíček intrik dojde, zamíchá se jeho odhazovací balíček.',
  'imperium.rule.R12.3': 'Většinou jsou to karty plánu, boje nebo závěru hry; jedna se dá hrát dvěma z těchto způsobů.',
  'imperium.rule.R12.4': 'Karty plánu jsou pro tvé tahy, karty boje pro fázi boje, karty závěru pro úplný konec.',
  'imperium.rule.R12.5':
    'Podmínka na kartě musí platit a její cena se musí zaplatit; volíš z toho, co je možné. Výklad: i karta, která by ničeho nedosáhla, se smí zahrát.',
  'imperium.rule.R12.6': 'Osobní kouzlo a Náborová výprava čekají odkrytě na tvůj tah odhalení a odcházejí s ním.',
  'imperium.rule.R12.7': 'Ukradená karta intrik se tahá naslepo a která to byla, vědí jen ti dva hráči.',

  'imperium.rule.R13.1': 'Má-li ve střetu jednotky rival, otočí se dřív než cokoli jiného jeho meče.',
  'imperium.rule.R13.2':
    'Účastní se každý, kdo má ve střetu jednotku. Bojují-li jen rivalové, hned se určí pořadí. Nebojuje-li nikdo, boj není. Výklad: později nikdo nepřibude.',
  'imperium.rule.R13.3':
    'Od začínajícího hráče každý popořadě zahraje jednu nebo více karet boje, nebo pasuje. Po pasování smíš hrát znovu. Konec je, když po sobě pasují všichni.',
  'imperium.rule.R13.4': 'Síla se mění s každou kartou. Výklad: s poslední jednotkou z boje vypadáváš.',
  'imperium.rule.R13.5': 'Karty za vítězství ve střetu teď ještě nejsou k ničemu.',
  'imperium.rule.R13.6': 'Pak o místech rozhodne síla, rivalové se počítají. Síla 0 místo nemá a remíza zabere tolik míst, kolik má hráčů.',
  'imperium.rule.R13.7':
    'Kdo je na prvním místě sám, vítězí a bere první odměnu; druhé místo bere druhou; třetí místo bere třetí, hrají-li čtyři.',
  'imperium.rule.R13.8':
    'Remíza o první místo nemá vítěze: každý bere druhou odměnu. Jsou-li ze čtyř nerozhodně dva, ostatní ještě mohou získat třetí.',
  'imperium.rule.R13.9':
    'Při remíze o druhé místo bere každý třetí odměnu a za nimi už nic nezbývá. Remíza o třetí nedává nic. Výklad: u druhého místa to platí, i když hrají méně než čtyři.',
  'imperium.rule.R13.10':
    'Výklad: odměny se dávají od začínajícího hráče, každá v pořadí, jaké si její majitel přeje. Pak smí vítěz hrát karty za vítězství, i tu právě líznutou, a platit tím, co právě přišlo.',
  'imperium.rule.R13.11': 'Pro odměny platí obvyklá pravidla. Vyřazení je nepovinné, a má-li se volit víc věcí, zvolí se nejdřív všechny.',
  'imperium.rule.R13.12': 'Všechny jednotky ze střetu jdou do zásob svých majitelů, ne do posádek.',

  'imperium.rule.R14.1': 'Vítězstvím ve střetu o pole tam přijde tvá značka kontroly, místo kterékoli cizí.',
  'imperium.rule.R14.2': 'Pole má jednoho majitele, dokud ho nevyhraje jiný.',
  'imperium.rule.R14.3':
    'Každý příchozí agent vynese majiteli Arrakénu nebo Kartága 1 solar a majiteli pole Císařská pánev 1 koření, z banky. Výklad: i rivalův.',
  'imperium.rule.R14.4': 'Díky kontrole smíš také pole bránit, když se o ně vede střet.',
  'imperium.rule.R14.5': 'Hlas pole uzavírá a nic nekontroluje.',

  'imperium.rule.R15.1': 'Po boji přibude 1 koření na každém poli Tvůrců, kde není agent.',
  'imperium.rule.R15.2': 'Pole Tvůrců se počítá jako prázdné, byl-li jeho agent včas povolán zpět.',
  'imperium.rule.R15.3': 'Agent, který tam přijde, sklidí to, co je vytištěno, a všechno, co se nahromadilo.',
  'imperium.rule.R15.4': 'Koření z karet nebo z kontroly není sklizeň.',

  'imperium.rule.R16.1': 'Mentat je agent k najmutí. Dokud ho máš, je tvůj jako každý jiný.',
  'imperium.rule.R16.2':
    'Vzít si ho můžeš, leží-li nečinně na svém poli, a vyslat ho smíš v témže kole. Výklad: stojí-li tam ve službě, je zaměstnaný.',
  'imperium.rule.R16.3': 'Při návratu jde domů, ať byl vyslán, nebo ne.',
  'imperium.rule.R16.4': 'Vyhraný ve střetu přijde k vítězi při návratu a slouží celé příští kolo. Jeho pole zatím nabízí jen kartu.',
  'imperium.rule.R16.5':
    'Návrat: pokud hra neskončila, agenti se vracejí ke svým vůdcům, žeton začínajícího hráče jde o jednoho dál po směru hodin a začíná nové kolo.',
  'imperium.rule.R16.6':
    'Hra končí při návratu, má-li tehdy někdo 10 vítězných bodů nebo nezbývá karta střetu. Mít jich 10 někdy dřív nic neznamená.',
  'imperium.rule.R16.7':
    'Nejdřív každý zahraje karty závěru hry, pak vítězí nejvyšší skóre. Výklad: od začínajícího hráče, každý všechny své karty najednou.',
  'imperium.rule.R16.8':
    'Stejné skóre rozhodne koření, solary, voda a jednotky v posádce, v tomto pořadí, a nakonec to, kdo v posledním kole odhalil později. Výklad: rival neodhaluje, takže v posledním porovnání s ním vítězíš ty.',

  'imperium.rule.R17.1': 'Co získáváš, dává banka; co platíš, banka bere.',
  'imperium.rule.R17.2':
    'Účinek se musí stát, kromě toho, co „můžeš“, kromě šipek a ikony vyřazení. Na kartě intrik patří šipka k jejímu zahrání.',
  'imperium.rule.R17.3': 'Šipka se použije jednou, nikdy vícekrát.',
  'imperium.rule.R17.4':
    'Podmínky se posuzují, když účinek provádíš. Výklad: nejdřív je můžeš něčím jiným splnit, ale dokud tah trvá, nevzdat se jich.',
  'imperium.rule.R17.5': 'Pouto Fremenů: máš ve hře další kartu Fremenů, z kteréhokoli druhu tahu. Dvě takové si pomáhají navzájem.',
  'imperium.rule.R17.6': 'U Bene Gesserit je to stejné; karta dvou frakcí pomáhá oběma.',
  'imperium.rule.R17.7':
    'Co postihne všechny soupeře, jde po směru hodin od tvé levice. Rozhodují se sami a vědí, co udělali ti před nimi.',
  'imperium.rule.R17.8': 'Žádná cena neklesne pod 0.',
  'imperium.rule.R17.9':
    'Účinky části karty, pole nebo odměny jdou v libovolném pořadí. Výklad: na kartách intrik a za šipkou, podmínkou nebo volbou následují tak, jak jsou uvedeny.',
  'imperium.rule.R17.10':
    'Zvol jen to, co můžeš zaplatit, co platí a o co můžeš přijít. Že by to bylo zbytečné, nevadí. Výklad: není-li možné nic, nestane se nic.',
  'imperium.rule.R17.11': 'Výklad: co mění ceny nebo množství, působí samo, od zahrání karty do konce tahu nebo do jejího vyřazení.',
  'imperium.rule.R17.12': 'Výklad: karta vyřadí sama sebe, až když jsou hotové všechny její ostatní účinky.',

  'imperium.rule.R18.1': 'Schopnost vlevo na vůdci působí sama. Druhá se použije vysláním agenta kartou Pečetní prsten.',
  'imperium.rule.R18.2':
    'Baron Harkonnen drží dva žetony frakcí v tajnosti. Jednou, když v některém svém tahu nasadí 4 jednotky, je odhalí a u obou získá 1 vliv. Výklad: není to nepovinné a stažené jednotky se odečítají. Prsten: 1 solar za kartu intrik.',
  'imperium.rule.R18.3': 'Rabban začíná s 1 kořením a 1 solarem navíc. Prsten: 1 jednotka, se spojenectvím 2.',
  'imperium.rule.R18.4': 'Memnon Thorvald získá s křeslem ve Vysoké radě 1 vliv dle volby. Prsten: 1 koření.',
  'imperium.rule.R18.5': 'Ariana Thorvald bere z každé sklizně o 1 koření méně a místo něj si líže kartu. Prsten: 1 voda.',
  'imperium.rule.R18.6':
    'Helena Richese smí na polích Landsraadu a Města stát vedle cizích agentů. Prsten: odloží se pro ni karta z řady; do konce tahu odhalení v tomto kole ji může získat o 1 levněji, pak karta odejde ze hry. Výklad: prsten vždy nějakou kartu odloží.',
  'imperium.rule.R18.7':
    'Leto Atreides platí na polích Landsraadu o 1 solar méně. Prsten: 1 koření za 1 vliv tam, kde je některý soupeř před ním.',
  'imperium.rule.R18.8': 'Paul Atreides se smí kdykoli podívat, co si lízne příště, má-li v balíčku kartu. Prsten: karta.',
  'imperium.rule.R18.9': 'Ilban Richese si líže kartu, když za vstup na pole platí solary. Co stojí karty, se nepočítá. Prsten: 1 solar.',

  'imperium.rule.R19.1': 'Karta s prázdnou částí agenta přesto agenta vyšle, má-li ikony. Bez ikon se jen odhaluje.',
  'imperium.rule.R19.2': 'Vražedné poslání vyplatí své 4 solary, kdykoli ho něco vyřadí. Samo to neumí.',
  'imperium.rule.R19.3': 'Sestra Bene Gesserit dává přesvědčivost, nebo meče, nikdy od obojího něco.',
  'imperium.rule.R19.4': 'Karty, které lízne Dr. Yueh, Novicka, Cesta vesmírem a další, si mohou jako obvykle vyžádat nový balíček.',
  'imperium.rule.R19.5': 'Krispel, Fedajkinské komando, Lovec koření a Ctihodná matka síče mají část, která potřebuje pouto Fremenů.',
  'imperium.rule.R19.6': 'Nosič zdvojí, co je na poli Tvůrců vytištěno, a bonusové koření nechá být. Jinde nedělá nic.',
  'imperium.rule.R19.7': 'S kartami Chani a Zvěd nemusíš stáhnout žádnou jednotku. Každá stažená stojí svou sílu.',
  'imperium.rule.R19.8': 'Ředitelství CHOAM přinese 1 vliv u všech čtyř frakcí, v pořadí podle tebe.',
  'imperium.rule.R19.9': 'Duncan Idaho: 1 voda za jednotku a kartu, jednou.',
  'imperium.rule.R19.10': 'Pevný stisk nikdy nezvýší vliv u Císaře. Jeho 4 přesvědčivosti potřebují spojenectví s Císařem.',
  'imperium.rule.R19.11': 'Ohyb prostoru si nejdřív lízne a potom se vrátí na svou hromádku. Odhalený nedělá nic.',
  'imperium.rule.R19.12': 'Tábor Fremenů: 2 koření za 3 jednotky, jednou.',
  'imperium.rule.R19.13': 'Genetická manipulace: vyřazení je nepovinné a 2 koření závisejí jen na další kartě Bene Gesserit.',
  'imperium.rule.R19.14': 'Vyslanec Gildy prodá spojenci Gildy vítězný bod za 3 koření, jednou za odhalení.',
  'imperium.rule.R19.15': 'Po kartě Bankéři Gildy tě v tomto tahu stojí každá karta Koření musí proudit 6.',
  'imperium.rule.R19.16':
    'Bojová ornitoptéra pošle každému soupeři jednotku z posádky do zásoby, má-li tam nějakou. Odhalená smí nasadit jednu tvou.',
  'imperium.rule.R19.17': 'Ze dvou jednotek, které prodává Gurney Halleck, smí jít rovnou do střetu žádná, jedna nebo obě.',
  'imperium.rule.R19.18': 'Císařský špeh dá kartu intrik, jen když vyřadí sám sebe.',
  'imperium.rule.R19.19': 'Lady Jessica přinese při získání 1 vliv dle volby.',
  'imperium.rule.R19.20':
    'Kwisatz Haderach vyšle agenta kamkoli, i z herního plánu nebo Mentata. Nejdřív se zvedne a smí se vrátit na totéž pole. Výklad: vše ostatní o vstupu na pole platí a jeho karta přijde pozdě, než aby pomohla.',
  'imperium.rule.R19.21': 'Liet Kynes počítá každou kartu Fremenů, kterou máš ve hře, i sebe.',
  'imperium.rule.R19.22': 'Missionaria Protectiva potřebuje pro svůj vliv další kartu Bene Gesserit ve hře.',
  'imperium.rule.R19.23': 'Přepych prodá jeden vítězný bod za 6 solarů.',
  'imperium.rule.R19.24': 'Jiná paměť si buď lízne, nebo vezme z odhazovacího balíčku kartu Bene Gesserit.',
  'imperium.rule.R19.25': 'Karty intrik, které přinese Piter De Vries nebo Thufir Hawat, si mohou vyžádat nový balíček intrik.',
  'imperium.rule.R19.26': 'Mocenská hra udělá z vlivu návštěvy 2, jedním krokem, a vyřadí se. Odejde-li dřív, zůstane 1.',
  'imperium.rule.R19.27': 'Mohiam stojí každého soupeře dvě karty dle jeho volby, máš-li ve hře další kartu Bene Gesserit.',
  'imperium.rule.R19.28': 'Sardaukarská legie smí přivést do střetu tři jednotky z posádky.',
  'imperium.rule.R19.29': 'Hledání spojenců vyšle agenta jednou a musí odejít.',
  'imperium.rule.R19.30': 'Vrtkavá věrnost vezme 2 koření a 1 vliv a dá 2 vlivy, třeba i u téže frakce.',
  'imperium.rule.R19.31': 'Pečetní prsten použije prstenovou schopnost tvého vůdce.',
  'imperium.rule.R19.32': 'Pašerácká ornitoptéra potřebuje 2 vlivy u Kosmické gildy a pole, kam vysílá, je dát nemohou.',
  'imperium.rule.R19.33': 'Pašeráci koření: 2 koření za 3 solary a 1 vliv u Kosmické gildy.',
  'imperium.rule.R19.34': 'Karty, které žádné pravidlo nejmenuje, jako Stilgar, dělají to, co ukazují.',
  'imperium.rule.R19.35': 'Zkouška lidství: každý soupeř odhodí kartu, nebo ztratí jednotku ve střetu, jak chce a nakolik je má.',
  'imperium.rule.R19.36': 'Získat kartu Koření musí proudit má cenu vítězného bodu, který nic nevezme.',
  'imperium.rule.R19.37':
    'Hlas uzavře kterékoli pole, obsazené i volné, tvým soupeřům, i rodu Hagal a chytrým kartám. Výklad: končí, když v tomto kole začne tvůj příští tah.',
  'imperium.rule.R19.38': 'Jezdci na červech mají od 2 vlivů u Fremenů 4 meče a se spojenectvím Fremenů další 2.',

  'imperium.rule.R19.39':
    'Strnutí bindu přichází v tahu dřív než cokoli jiného. Výklad: po kartě smíš tah ukončit; nepočítá se jako žádný z obou druhů a řada na tebe přijde znovu.',
  'imperium.rule.R19.40':
    'Mimo protokol vezme kartu s cenou nejvýše 3 zadarmo, nebo za 2 koření kartu s cenou nejvýše 5, která jde navrch balíčku. Výklad: z řady, z rezervy nebo pro tebe odloženou, podle vytištěné ceny.',
  'imperium.rule.R19.41': 'Promyšlený nájem působí, jen leží-li Mentat na svém poli.',
  'imperium.rule.R19.42': 'Vyslaný posel se hraje první. Výklad: ikony čtyř frakcí přibudou k těm vytištěným.',
  'imperium.rule.R19.43': 'Podraz potřebuje ve střetu jednotku soupeře. Ta odejde a ze zásoby přijde jedna tvá, je-li tam nějaká.',
  'imperium.rule.R19.44': 'S kartou Infiltrace smí tvůj příští agent v tomto tahu stát vedle cizích. Výklad: vedle tvého vlastního ne.',
  'imperium.rule.R19.45':
    'Ovládnutí trhu: vítězný bod za dvě karty Koření musí proudit a další za to, že jich máš víc než kdokoli jiný. Rival v sólové hře se počítá, jako by měl dvě.',
  'imperium.rule.R19.46': 'Čichač jedů se podívá na tvou vrchní kartu a pak si ji lízneš, nebo ji vyřadíš. Prázdný balíček nic neukáže.',
  'imperium.rule.R19.47': 'Rychlá mobilizace nasadí z posádky, kolik chceš, ve tvém tahu agenta i v tahu odhalení.',
  'imperium.rule.R19.48':
    'S kartou Náborová výprava smíš každou kartu získanou v tomto tahu odhalení dát na odhazovací balíček, nebo na balíček. Výklad: poslední leží navrchu.',
  'imperium.rule.R19.49': 'Nové soustředění zamíchá odhazovací balíček s balíčkem, než se karta lízne.',
  'imperium.rule.R19.50': 'Posily smějí v tahu odhalení rovnou do střetu. V tahu agenta se počítají jako naverbované.',
  'imperium.rule.R19.51': 'Mistr taktiky: meče, nebo stažení nejvýše tří jednotek.',
  'imperium.rule.R19.52': 'Nastrčený incident dá tři tvé vlastní jednotky ve střetu za vítězný bod.',
  'imperium.rule.R19.53': 'Vynucený respekt a Vítězi patří … potřebují vítězství bez remízy. Koření z jedné smí zaplatit druhou.',
  'imperium.rule.R19.54': 'Jazýček na vahách: v boji meče, nebo v závěru hry koření, které pak jen rozhoduje shodu.',
  'imperium.rule.R19.55': 'Plány v plánech vyplatí jednou: za tři stupnice se 3 vlivy, nebo lépe za všechny čtyři.',
  'imperium.rule.R19.56':
    'Naléhavé poslání přivede zpět kteréhokoli tvého agenta, hned k novému vyslání. Výklad: i právě vyslaného, a jeho návštěva pokračuje.',
  'imperium.rule.R19.57': 'Výsada radního potřebuje křeslo ve Vysoké radě, Spojenecké loďstvo některé spojenectví.',

  'imperium.rule.R20.1':
    'Všichni vidí: herní plán, řadu, hromádky odhozených a zahraných karet, suroviny, jednotky, vliv, body, vůdce a kolik karet je v každé ruce a v každém balíčku.',
  'imperium.rule.R20.2': 'Jen ty vidíš svou ruku, své karty intrik, žetony barona a kartu, na kterou se díváš.',
  'imperium.rule.R20.3': 'Nikdo nevidí pořadí balíčku, nepoužité střety ani to, co drží rivalové.',
  'imperium.rule.R20.4':
    'O ukradené kartě intrik vědí dva: kdo o ni přišel a kdo ji má. Výklad: odhazovací balíčky a všechny počty jsou zjevné.',

  'imperium.rule.R21.1':
    'Rival hraje sám. Vysílá agenty a nikdy neodhaluje, nemá balíček ani ruku a snáší, co postihne soupeře, má-li to, co se bere.',
  'imperium.rule.R21.2':
    'Pole pro jeho tah jmenuje karta Hagal. Je-li obsazené nebo ho uzavírá Hlas, rozhodne další karta. Na ceně, podmínce a účinku pole nezáleží.',
  'imperium.rule.R21.3': 'Výklad: karta Zamíchání a prázdný balíček vrátí všechny karty Hagal dohromady.',
  'imperium.rule.R21.4':
    'Rival dostane jen to, co ukazuje karta Hagal: vliv bez bonusu na 4, v sólové hře prsten, jednotky. Na bojovém poli jdou do střetu a s nimi 2 z posádky.',
  'imperium.rule.R21.5': 'Bojová pole karet Hagal: Hvězdný koráb, Otužilí bojovníci, Filtrační obleky, Kartágo, Arrakén a každá sklizeň.',
  'imperium.rule.R21.6':
    'Ke sklizni jde rival tam, kde leží nejvíc bonusového koření, při shodě tam, kde je sklizeň bohatší. Není-li bonusové koření nikde, otočí se další karta. Výklad: také když toto pole uzavírá Hlas.',
  'imperium.rule.R21.7': 'Výklad: i jeho návštěvy přinesou majiteli pole bonus.',
  'imperium.rule.R21.8': 'Ani on nemůže mít víc než 12 jednotek nebo 6 vlivů.',
  'imperium.rule.R21.9': 'Před kartami boje přidá každý bojující rival meče jedné karty Hagal, v pořadí tahů. Karty intrik nehraje.',
  'imperium.rule.R21.10': 'Karta otočená pro meče je použitá, dokud se balíček nezamíchá.',
  'imperium.rule.R21.11': 'Karet Hagal je 31, vedou na dvanáct polí a k nejlepší sklizni a mají až 6 mečů.',
  'imperium.rule.R21.12':
    'Karty proti soupeřům si rivala najdou: Bojová ornitoptéra v posádce, Zkouška lidství a Podraz ve střetu. Mohiam ruku nenajde. Výklad: Tajemství by potřebovalo čtyři karty intrik.',

  'imperium.rule.R22.1':
    'Rod Hagal si vezme třetí barvu: 3 agenty, všech 12 jednotek v zásobě, bez vůdce a bez skóre. Karty 1P zůstávají v krabici.',
  'imperium.rule.R22.2': 'Nesbírá suroviny, odměny ani body.',
  'imperium.rule.R22.3':
    'Kdykoli začínající hráč vyšle agenta, vyšle rod Hagal svého, dokud nějakého má. Odhalení ho neprobudí. Výklad: Strnutí bindu také ne.',
  'imperium.rule.R22.4': 'Když jste oba odhalili, jeho zbylí agenti zůstanou doma.',
  'imperium.rule.R22.5': 'Výklad: jako začínající hráč se střídáte vy dva. V boji jde rod Hagal hned potom.',
  'imperium.rule.R22.6': 'V boji zaujme místo jako každý jiný a odměnu toho místa nedostane nikdo.',
  'imperium.rule.R22.7': 'Vyhraje-li bez remízy boj o tvé pole, tvá značka kontroly odejde. Sám nikdy nic nekontroluje.',
  'imperium.rule.R22.8': 'Soupeří o spojenectví a nic z nich nemá.',
  'imperium.rule.R22.9': 'Jeho jednotky a agenti jdou domů se všemi ostatními.',

  'imperium.rule.R23.1':
    'Stojíš proti dvěma rivalům, kteří bodují. Zvol, jak to má být těžké, a jejich vůdce, jen ne Paula ani Helenu. Používají pouze prsten.',
  'imperium.rule.R23.2': 'Každý rival začíná se 2 agenty a 1 vodou; co má dál, určuje obtížnost.',
  'imperium.rule.R23.3': 'Karty 2P zůstávají v krabici.',
  'imperium.rule.R23.4':
    'Čtyři stupně. Žoldnéř: začínáš s 1 solarem a 1 kořením navíc. Sardaukar: pole Mentata stojí 5 solarů, rivalové začínají se 3 jednotkami a kartou intrik. Mentat: navíc rozmisťují jednotky chytře. Kwisatz Haderach: a Mistra meče nedostaneš.',
  'imperium.rule.R23.5': 'Začínajícím hráčem je rival po tvé levici; pak žeton koluje mezi všemi třemi.',
  'imperium.rule.R23.6':
    'Všichni tři hrají popořadě, dokud neodhalíš a rivalové nevyšlou všechny agenty. Výklad: po tvém odhalení dohrají sami.',
  'imperium.rule.R23.7': 'Oba rivalové dostanou třetího agenta na začátku 5., 4., 3. nebo 3. kola, podle obtížnosti.',
  'imperium.rule.R23.8': 'Rival si nechává, co sklidí, i s bonusovým kořením.',
  'imperium.rule.R23.9':
    'Karta Arrakén 1P použije prsten svého vůdce, lze-li ho zaplatit. Leto volí tam, kde má rival nejméně, z frakcí, u kterých je někdo před ním. Výklad: Rabbanovy jednotky jdou do střetu.',
  'imperium.rule.R23.10': 'Rivalové bodují za vliv, spojenectví, střety a utrácení. Bonus na 4 pro ně není.',
  'imperium.rule.R23.11':
    'Odměny berou celé, i s kontrolou a Mentatem, kromě vyřazení. Výklad: při remíze o druhé místo dostávají třetí odměnu.',
  'imperium.rule.R23.12': 'Se 3 kartami intrik, 3 vodami, 7 solary nebo 7 kořeními si rival hned kupuje vítězný bod.',
  'imperium.rule.R23.13': 'Jeho vliv jde tam, kde ho má nejméně. O shodách a každé jiné volbě rozhoduješ ty.',
  'imperium.rule.R23.14': 'Pole, které kontroluje, vždy brání.',
  'imperium.rule.R23.15': 'Pro Ovládnutí trhu musíš překonat dvě karty, které se každému rivalovi počítají.',
  'imperium.rule.R23.16':
    'Od obtížnosti Mentat výš rival, který vede přede všemi o 2 jednotky, ve střetech úrovně I a II všechny další zadrží. Na úrovni III posílá, co může. Výklad: všechno, nebo nic.',
  'imperium.rule.R23.17': 'Konec a remízy jsou stejné jako vždy, rivalové se počítají.',
  'imperium.rule.R23.18': 'Výklad: při obtížnosti Kwisatz Haderach je pro tebe pole Mistr meče zavřené.',

  'imperium.rule.R24.1': 'Můžete se dohodnout, že žádný rod nebude mít dva hráče.',
  'imperium.rule.R24.2': 'Vůdci se mohou místo výběru rozdat.',
  'imperium.rule.R24.3': 'Karty Hagal otáčí místo aplikace vydavatele Sietch; umí to i vedle vašeho vlastního plánu.',
};
