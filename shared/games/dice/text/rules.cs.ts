import type { TextsLike } from '../../../text/message.ts';
import type { diceRulesEn } from './rules.en.ts';

/** Every rule in our own words. */
export const diceRulesCs: TextsLike<typeof diceRulesEn> = {
  'dice.topic.terms': 'Slova hry',
  'dice.topic.table': 'Součásti a mapa',
  'dice.topic.dice': 'Kostky',
  'dice.topic.setUp': 'Příprava hry',
  'dice.topic.turn': 'Tah',
  'dice.topic.roll': 'Hod',
  'dice.topic.alliance': 'Spojenectví',
  'dice.topic.recruit': 'Verbování',
  'dice.topic.vendetta': 'Vendeta',
  'dice.topic.shipping': 'Přeprava',
  'dice.topic.movement': 'Přesun',
  'dice.topic.battle': 'Bitva',
  'dice.topic.assets': 'Prostředky',
  'dice.topic.storm': 'Bouře',
  'dice.topic.end': 'Konec tahu a vítězství',
  'dice.topic.houses': 'Rody',
  'dice.topic.knowledge': 'Veřejné a tajné',
  'dice.topic.rulings': 'Výklad',

  'dice.rule.R1.1':
    'Jednotka je jeden žeton. Běžná má sílu 1, velká (Fremeni, sardaukaři) sílu 2. Ve všem kromě síly je velká jednotka jedna jednotka.',
  'dice.rule.R1.2': 'Zásoba: tvé žetony, které nejsou nikde ve hře. Karta rodu: jednotky, vůdci a koření, které máš připravené.',
  'dice.rule.R1.3': 'Vůdci nikdy nevstupují na mapu. Na kartě rodu je vůdce připravený, v zásobě spotřebovaný.',
  'dice.rule.R1.4': 'Aktivní hráč je ten, kdo je na tahu. Spojenec je ten, kdo tento jediný tah sdílí s aktivním hráčem.',
  'dice.rule.R1.5':
    'Oblast ovládáš samostatně, stojí-li v ní jen tvé jednotky. Dva spojenci ji ovládají, nestojí-li tam třetí rod. Bouře na tom nic nemění. Polární propadlina nepatří nikomu.',
  'dice.rule.R1.6': 'Co došlo, nelze použít. Žádný žeton nezastoupí jiný.',
  'dice.rule.R1.7': 'Odporuje-li schopnost rodu obecnému pravidlu, platí schopnost.',

  'dice.rule.R2.1':
    'Na stole: 8 karet rodů, 7 kostek, 6 prostředků (od každého druhu dva), 1 štít, 1 čichač jedů, 4 dusadla, žeton bouře, žeton kola a mapa.',
  'dice.rule.R2.2':
    'Většina rodů má 12 jednotek a 1 vůdce. Atreidové mají 2 vůdce, Corrino 8 jednotek a 4 sardaukary, Fremeni 8 velkých jednotek. Corrino a Gilda mají také žeton koření.',
  'dice.rule.R2.3':
    'Polární propadlina uprostřed je samostatná zóna. Není tam bitva, bouře ani prostředek, k vítězství se nepočítá a vejdou se do ní všichni.',
  'dice.rule.R2.4':
    'Kolem ní leží šest očíslovaných zón: 1 Pláň Cielago; 2 Síč Habbanya a Velká pláň; 3 Síč Tabr; 4 Kartágo a Rozervaná země; 5 Arrakén; 6 Tuekův síč a Malý erg.',
  'dice.rule.R2.5':
    'Pět oblastí je strategických: Síč Habbanya, Síč Tabr, Kartágo, Arrakén a Tuekův síč. Čtyři nejsou: Pláň Cielago, Velká pláň, Rozervaná země a Malý erg.',
  'dice.rule.R2.6':
    'Pět oblastí je pouštních, přicházející bouře v nich zabíjí: Pláň Cielago, Síč Habbanya, Velká pláň, Síč Tabr a Rozervaná země.',
  'dice.rule.R2.7':
    'Oblasti se společnou hranicí spolu sousedí. Ukaž na oblast a uvidíš její sousedy; některé hranice jsou rekonstruované.',
  'dice.rule.R2.8': 'Bouře obchází zóny: na východ 5, 4, 3, 2, 1, 6 a zase 5, na západ opačně.',
  'dice.rule.R2.9':
    'V oblasti je místo pro jeden prostředek, v Polární propadlině pro žádný. Změní-li oblast pána, prostředek v ní zůstává.',

  'dice.rule.R3.1': 'Každá ze čtyř kostek rodů ukazuje Atreidy, Harkonneny, Corrino, Gildu, Bene Gesserit nebo Fremeny.',
  'dice.rule.R3.2': 'Kostka vendety ukazuje jed, krispel, lovce, čichač, štít nebo dusadlo.',
  'dice.rule.R3.3': 'Kostka koření ukazuje 1 až 5 nebo Šaj-hulúda. Při 3, 4 a 5 se pohne i bouře.',
  'dice.rule.R3.4':
    'Kostka oblastí ukazuje zónu a šipku pro bouři: dvě šipky míří na západ, čtyři na východ. Které dvě, to je rekonstruované; jisté je jen, že 6 míří na východ.',

  'dice.rule.R4.1': 'Žeton kola začíná na 1. Kostka oblastí určí místo bouře; teď nikomu neublíží.',
  'dice.rule.R4.2': 'Šest prostředků se zamíchá. Po jednom leží na každé strategické oblasti, šestý vedle mapy.',
  'dice.rule.R4.3': 'Štít, čichač a dusadla tvoří společnou zásobu.',
  'dice.rule.R4.4': 'Začínající hráč se vylosuje, nebo se na něm domluvíte.',
  'dice.rule.R4.5': 'Rody se vybírají proti směru hodin od hráče vpravo od začínajícího; ten vybírá poslední.',
  'dice.rule.R4.6':
    'Do čtyř hráčů se vybírá z Atreidů, Harkonnenů, Fremenů, Corrina a Gildy. V pěti přibude Bene Gesserit, od šesti hráčů Bene Tleilax a Pašeráci.',
  'dice.rule.R4.7':
    'Rody se připravují v pevném pořadí: Atreidové, Harkonnenové, Fremeni, Bene Tleilax, Corrino, Gilda, Bene Gesserit, Pašeráci. Co není uvedeno, začíná v zásobě.',
  'dice.rule.R4.8':
    'Karta rodu říká, kde začínají jeho žetony. Atreidové a Harkonnenové zvolí každý jinou nestrategickou oblast pro dvě jednotky; Harkonnenové tam položí šestý prostředek. Fremeni dají po jedné jednotce do každé nestrategické oblasti, která je zatím bez jednotek.',
  'dice.rule.R4.9':
    'Bene Gesserit tajně zapíše jeden jiný rod ve hře, nebo Gildu, i když za ni nikdo nehraje. Zápis se ukáže na konci hry.',
  'dice.rule.R4.10': 'Při přípravě na bouři nezáleží. Nestrategickou oblastí se nikdy nemyslí Polární propadlina.',
  'dice.rule.R4.11': 'Začínající hráč hraje první, pak se jde po směru hodin.',

  'dice.rule.R5.1': 'Tah má deset kroků: Hod, Spojenectví, Verbování, Vendeta, Přeprava, Přesun, Bitva, Prostředky, Bouře, Konec tahu.',
  'dice.rule.R5.2': 'Když se kostky vrátí k začínajícímu hráči, začíná nové kolo. Po šesti kolech hra končí.',
  'dice.rule.R5.3':
    'Číslo na kostce koření je tvé koření na tento tah. Platit jím můžeš v každém kroku, přepravuješ ale jen v kroku Přeprava. Co zbude, na konci propadá, kromě rodu Corrino.',

  'dice.rule.R6.1':
    'Hoď všemi sedmi kostkami. Aspoň jednu zmraz, ostatními hoď znovu a tak dál, až je zmrazených všech sedm. Zmrazit jich můžeš, kolik chceš.',
  'dice.rule.R6.2': 'Zmrazená kostka si drží stranu po celý tah.',
  'dice.rule.R6.3': 'Šaj-hulúd kostku koření hned zmrazí.',
  'dice.rule.R6.4': 'Když kostku zmrazí červ, nemusíš před dalším hodem zmrazit jinou.',
  'dice.rule.R6.5':
    'Dusadlo vrácené do společné zásoby červa odláká: kostka koření zůstane volná, ale jinou musíš zmrazit. Zbývá-li jen kostka koření, nejde to.',
  'dice.rule.R6.6': 'Po poslední kostce smějí Harkonnenové otočit kostku vendety na jed a Bene Tleilax určí svou stranu.',

  'dice.rule.R7.1': 'Od čtyř hráčů můžeš jednomu z ostatních nabídnout spojenectví na tento tah.',
  'dice.rule.R7.2': 'Pozvaný rod musí ukazovat aspoň jedna kostka rodů.',
  'dice.rule.R7.3': 'Bene Tleilax a Pašeráci na žádné kostce nejsou: k jejich pozvání slouží kterákoli kostka rodů.',
  'dice.rule.R7.4': 'Pozvaný hráč přijme, nebo odmítne. Nabídka je v tahu jen jedna; po odmítnutí pokračuješ bez spojence.',
  'dice.rule.R7.5': 'Bene Gesserit se nikdy neodmítá.',
  'dice.rule.R7.6': 'Spojenectví končí s tahem. Aktivní hráč smí použít označenou schopnost spojence, naopak ne.',
  'dice.rule.R7.7': 'Mezi tahy není nikdo spojenec. Příští tah může přinést novou nabídku.',
  'dice.rule.R7.8': 'Nabídka spojenectví nespotřebuje kostku, jen Bene Tleilax se o kostky dělí.',
  'dice.rule.R7.9': 'Nabídka říká vše, co obsahuje, i dělené kostky. Je-li odmítnuta, nic z ní neplatí.',

  'dice.rule.R8.1': 'Za každou kostku rodů se svou stranou dej ze zásoby na kartu rodu jednu jednotku nebo jednoho vůdce.',
  'dice.rule.R8.2': 'Spojenec udělá totéž se svou stranou, jen s jednotkami a bez ptaní.',
  'dice.rule.R8.3': 'Aktivní hráč verbuje první. Kostka slouží jen jednou. Nic se nebere z mapy ani z prázdné zásoby.',
  'dice.rule.R8.4': 'Ve vlastním tahu potřebují Fremeni na jednotku dvě kostky, na vůdce jednu. Jako spojencům jim stačí jedna.',
  'dice.rule.R8.5': 'Corrino může za dvě kostky vzít jednoho sardaukara, i jako spojenec.',
  'dice.rule.R8.6': 'Pašeráci nikdy neverbují. V jejich tahu smí verbovat jen spojenec.',
  'dice.rule.R8.7': 'Atreidové vrátí za tah nejvýše jednoho vůdce.',

  'dice.rule.R9.1':
    'Jed, krispel, lovec: jedna jednotka podle tvého výběru kdekoli na mapě, i v Polární propadlině, jde do zásoby svého rodu. Jednotky v bouři jsou v bezpečí.',
  'dice.rule.R9.2':
    'Kdo má čichač, toho chrání před jedem, štít chrání před krispelem. Bene Gesserit odolává jedu, Fremeni krispelu. Lovce nezastaví nic.',
  'dice.rule.R9.3': 'Čichač nebo štít: vezmi si ten žeton, ze společné zásoby nebo od toho, kdo ho má.',
  'dice.rule.R9.4': 'Dusadlo: vezmi si jedno ze společné zásoby, pokud žádné nemáš. To tvé ti nikdo vzít nemůže.',
  'dice.rule.R9.5': 'Kostku můžeš nechat nevyužitou. Zasáhnout lze každý rod, i vlastní.',

  'dice.rule.R10.1':
    'Platíš kořením z kostky, z těžebních vozidel, z rezervy, pokud ji máš, a kořením, které ti dá spojenecký rod Corrino.',
  'dice.rule.R10.2': 'Nejdřív dá každá oblast s těžebním vozidlem a tvou jednotkou 2 koření, pokud neleží v bouři. Mohou tam stát i jiní.',
  'dice.rule.R10.3':
    'Šaj-hulúd na kostce koření: žádné koření z kostky ani z vozidel a jedno těžební vozidlo u tvé jednotky jde do zásoby. Vybíráš ty.',
  'dice.rule.R10.4':
    'Po 1 koření přepravuj jednotky z karty rodu do Polární propadliny nebo tam, kde máš jednotku, jednu po druhé. Kde stojí jen tvůj spojenec, potřebuješ souhlas. Nikdy do bouře.',
  'dice.rule.R10.5':
    'Spojenec smí přepravovat do Polární propadliny, do svých oblastí i do tvých. Platíš ty, proto je k tomu potřeba dohoda.',
  'dice.rule.R10.6': 'Pašeráci přepravují ze zásoby: 2 koření do Polární propadliny, 1 na jiné dovolené místo.',
  'dice.rule.R10.7':
    'Aktivní hráč a spojenec mohou uzavírat dohody o přepravě a koření. Přijatá dohoda váže oba a proběhne celá, jen v tomto kroku.',
  'dice.rule.R10.8': 'Kde přistála tvá první jednotka, tam může hned přistát další.',
  'dice.rule.R10.9': 'Jiní v oblasti ti v přepravě nebrání.',
  'dice.rule.R10.10':
    'Dohoda uvádí přepravy v pořadí a se spojeneckým rodem Corrino také množství koření. Každá přeprava musí být ve své chvíli dovolená a koření musí stačit. Souhlas a přepravy spojence existují jen v dohodách.',
  'dice.rule.R10.11':
    'Navrhnout může kterýkoli z obou, druhý přijme, nebo odmítne. Odmítnutá dohoda se v tomto kroku nevrátí. Spojenec může navrhnout na začátku kroku a po každé přepravě či dohodě. Krok ukončuje aktivní hráč.',

  'dice.rule.R11.1': 'Urči jednu cílovou oblast: oblast v zóně z kostky oblastí, nebo Polární propadlinu.',
  'dice.rule.R11.2': 'Pašeráci a aktivní hráč s nimi spojený mohou místo toho určit kteroukoli oblast bez jednotek.',
  'dice.rule.R11.3': 'Do cíle přesuň libovolný počet jednotek ze sousedních oblastí a z každé oblasti s ornitoptérou. Nic to nestojí.',
  'dice.rule.R11.4':
    'Jízda na červu: se Šaj-hulúdem na kostce koření se všechny jednotky Fremenů, nebo aktivního hráče s nimi spojeného, počítají jako sousední.',
  'dice.rule.R11.5': 'Pak se do téhož cíle smí přesunout spojenec, podle stejných pravidel a bez ptaní.',
  'dice.rule.R11.6': 'Do bouře ani z ní se nikdo nepřesouvá. Cíl v bouři lze určit, ale nic se tam nestane.',
  'dice.rule.R11.7': 'Nepřátelé se mohou sejít v jedné oblasti. Vyřeší to krok Bitva.',
  'dice.rule.R11.8': 'Cíl se určuje vždy, i když nic nepřesouváš: může ho využít spojenec.',

  'dice.rule.R12.1':
    'Bitva je všude, kde stojíš s nepřítelem, nejen v cíli. V Polární propadlině a v bouři je mír. Útočíš ty a pořadí určuješ ty.',
  'dice.rule.R12.2': 'Brání se ten nepřátelský rod, který byl na tahu naposledy. Ostatní nepřátelé mu tam pomáhají.',
  'dice.rule.R12.3':
    'Nejdřív přijde na řadu opevnění: odstraní se i s jednou útočící jednotkou podle tvého výběru, tvou nebo spojencovou. Nezbude-li útočník, bitva končí.',
  'dice.rule.R12.4': 'Teď zasahují tvářoví tanečníci. Nechají-li jednu stranu bez jednotek, druhá zůstává a nikdo nic nenasazuje.',
  'dice.rule.R12.5':
    'Každá strana má k dispozici své jednotky v oblasti a vůdce na kartě rodu. Jednotky spojence nebo pomáhajících obránců se počítají jako vlastní, jejich vůdci jen jsou-li půjčeni.',
  'dice.rule.R12.6':
    'Oba hlavní hráči z toho zavřou do pěsti něco, všechno, nebo nic a společně ukážou. Jednotka má sílu 1, velká 2, vůdce své číslo.',
  'dice.rule.R12.7': 'Vítězí větší síla. Při remíze vítězí obránce.',
  'dice.rule.R12.8':
    'Vše z obou pěstí jde do zásoby. Co si poražený nechal v oblasti stranou, jde do zásoby také; vítězovo zůstává. Nenasazení vůdci se vracejí na své karty.',
  'dice.rule.R12.9': 'Čestný souboj a Evakuace mění, kam ztracené jednotky jdou.',
  'dice.rule.R12.10': 'Nasazený vůdce v další bitvě tahu chybí, nenasazený ne.',
  'dice.rule.R12.11': 'Bitvy se sepíšou na začátku a každá proběhne jednou: opevnění, tvářoví tanečníci, půjčení vůdci, pěsti, výsledek.',
  'dice.rule.R12.12':
    'Útočníkův spojenec a pomáhající obránci mohou půjčit vůdce, po směru hodin od aktivního hráče, jen na tuto bitvu. Půjčený vůdce, který není nasazen, jde domů.',

  'dice.rule.R13.1':
    'Prostředek v cílové oblasti tohoto tahu smíš změnit, pokud tam stojíš, nestojí tam nikdo kromě tebe a spojence a není to Polární propadlina ani oblast v bouři.',
  'dice.rule.R13.2': 'Můžeš vrátit prostředek, který tam leží. Pak, není-li tam žádný, můžeš umístit jeden ze zásoby, třeba ten samý.',

  'dice.rule.R14.1':
    'Při koření 3, 4 nebo 5 jde bouře o jednu zónu na východ nebo na západ podle kostky oblastí. Jinak stojí a nikomu neublíží.',
  'dice.rule.R14.2': 'Bouře pokrývá všechny oblasti své zóny, Polární propadlinu nikdy.',
  'dice.rule.R14.3': 'Škodí jen při příchodu a jen v pouštních oblastech.',
  'dice.rule.R14.4': 'Každý rod tam ztratí jednu jednotku podle svého výběru, Fremeni žádnou. Opevnění zachrání všechny a zůstane.',
  'dice.rule.R14.5': 'Ornitoptéra je tam ztracena. Ostatní prostředky zůstávají.',
  'dice.rule.R14.6':
    'V bouři se nebojuje, nikdo tam nepřepraví, nevstoupí ani neodejde a vendeta tam nezasáhne; prostředky se nemění a těžební vozidla stojí. Oblast se dál počítá k vítězství.',

  'dice.rule.R15.1':
    'Po bouři: ovládáš-li samostatně tři strategické oblasti, ve hře dvou hráčů čtyři, vítězíš. Samostatně může zvítězit jen hráč na tahu.',
  'dice.rule.R15.2': 'Jinak vítězíš společně se spojencem, máte-li spolu čtyři strategické oblasti a není v nich třetí rod.',
  'dice.rule.R15.3': 'Předpověděla-li Bene Gesserit rod, který samostatně zvítězil, vítězí místo něj.',
  'dice.rule.R15.4': 'Nikdo nezvítězil: Corrino si uloží koření, zbytek propadá, spojenectví končí a kostky jdou po směru hodin.',
  'dice.rule.R15.5': 'Po 6. kole vítězí Gilda, i když za ni nikdo nehraje. Předpověděla-li Bene Gesserit Gildu, vítězí ona.',
  'dice.rule.R15.6': 'Rod bez žetonů na mapě je stále ve hře.',

  'dice.rule.R16.1': 'Každý rod má jednu označenou schopnost. Smí ji použít on sám a ten, kdo je s ním ve vlastním tahu spojený.',
  'dice.rule.R16.2': 'Atreidové mají dva vůdce: jeden v pěsti má sílu 3, oba 5. Spotřebují se jen nasazení.',
  'dice.rule.R16.3':
    'Čestný souboj, označená: nasadí-li vůdce obě strany, jdou jednotky Atreidů, které by po této bitvě šly do zásoby, na kartu rodu. Jako spojenci to Atreidové rozšíří na jednotky aktivního hráče. Vůdci se spotřebují.',
  'dice.rule.R16.4': 'Piter de Vries: po vlastním hodu smějí Harkonnenové otočit kostku vendety na jed.',
  'dice.rule.R16.5': 'Infiltrace, označená: útočící Harkonnenové smějí pominout opevnění. Zůstane na místě.',
  'dice.rule.R16.6':
    'Lid pouště: jednotky Fremenů mají sílu 2, bouře ani krispel jim neublíží a ve vlastním tahu stojí verbování dvě kostky.',
  'dice.rule.R16.7':
    'Axlotlové nádrže: po vlastním hodu určí Bene Tleilax stranu některého rodu; jeho kostky pro něj verbují. Ten rod lze přesto pozvat.',
  'dice.rule.R16.8':
    'Dělené kostky: je-li pozván právě určený rod, nabídka říká, kolik svých kostek spojenec dostane, nejméně jednu. Pozve-li Bene Tleilax někdo jiný, verbuje stranou, která ho zve.',
  'dice.rule.R16.9':
    'Tvářoví tanečníci: jako hlavní strana bitvy nahradí Bene Tleilax jednu nepřátelskou jednotku za každou kostku rodů tohoto nepřítele, kterou nikdo nevyužil k verbování. Varianta: ve vlastním tahu libovolný počet, po 1 koření.',
  'dice.rule.R16.10': 'Gholové, označená: ve vlastním tahu, kdykoli a opakovaně, vrátí 1 koření vůdce ze zásoby na kartu rodu.',
  'dice.rule.R16.11':
    'Ředitelství CHOAM, označená: na konci vlastního tahu uloží Corrino 2 koření za každé neutracené koření z kostky, nejvýše pět celkem. Spojenci z něj může dát v jeho tahu.',
  'dice.rule.R16.12':
    'Přepravní mandát: přepraví-li jiný rod do jiné oblasti než do Polární propadliny, uloží Gilda 1 koření, jednou za rod a tah.',
  'dice.rule.R16.13':
    'Gilda ukládá nejvýše pět koření, utrácí je jen ve vlastních tazích a nikomu ho nedává. Koření, které by propadlo, se utrácí první.',
  'dice.rule.R16.14': 'Bezohledný oportunismus: Gilda vítězí, když po 6. kole nezvítězil nikdo.',
  'dice.rule.R16.15':
    'Evakuace, označená: jednotky ztracené v bouři a jednotky nenasazené v prohrané bitvě jdou místo do zásoby na kartu rodu.',
  'dice.rule.R16.16': 'Plány v plánech: tajná předpověď Bene Gesserit.',
  'dice.rule.R16.17':
    'Hlas: spojenectví, které nabízí Bene Gesserit, se neodmítá a k přistání ve spojencových oblastech není potřeba souhlas. Jako spojenec dohodu potřebuje, protože platí někdo jiný.',
  'dice.rule.R16.18': 'Prana-bindu, označená: jed jednotkám Bene Gesserit neublíží.',
  'dice.rule.R16.19': 'Lovci štěstí: Pašeráci přepravují ze zásoby a nikdy neverbují; ve vlastním tahu vrátí vůdce za 2 koření.',
  'dice.rule.R16.20': 'Kratší cesta, označená: cílem může být kterákoli oblast bez jednotek.',
  'dice.rule.R16.21': 'Obránci, kteří si pomáhají, sdílejí jednotky a půjčené vůdce, ne označené schopnosti.',
  'dice.rule.R16.22': 'Jednotky, které by šly na kartu Pašeráků, jdou do jejich zásoby.',
  'dice.rule.R16.23':
    'Kde je „může“ a kde se platí koření, tam se volí. Odolnost, náhrada, příjem a ukládání se dějí samy. Strana se určit musí.',

  'dice.rule.R17.1': 'Kostky, mapu, karty rodů, žetony a zásoby vidí všichni.',
  'dice.rule.R17.2': 'Tajná je předpověď Bene Gesserit a obsah pěsti, dokud nejsou obě zavřené.',
  'dice.rule.R17.3': 'Nabídky, dohody a odpovědi jsou veřejné.',

  'dice.ruling.Q1': 'Značku spojeneckých schopností nelze v knize pravidel přečíst. Tady je označená poslední schopnost každého rodu.',
  'dice.ruling.Q2': 'Kniha pravidel uvádí oba směry. Tady se hraje po směru hodin, jen výběr rodů jde opačně.',
  'dice.ruling.Q3': 'Kroku prostředků se říká také reorganizace; konec tahu se počítá jako desátý krok.',
  'dice.ruling.Q4': 'O vůdci Harkonnenů při přípravě se nepíše nic. Začíná v zásobě.',
  'dice.ruling.Q5': 'Harkonnenové volí jinou oblast než Atreidové, protože to předpokládají počty Fremenů.',
  'dice.ruling.Q6': 'Gildu lze předpovědět, i když za ni nikdo nehraje. Bene Gesserit nemůže předpovědět sama sebe.',
  'dice.ruling.Q7': 'Příprava není přeprava ani přesun, bouře jí tedy nebrání.',
  'dice.ruling.Q8': 'Jedna nabídka spojenectví za tah.',
  'dice.ruling.Q9': 'Dvojnásobná cena Fremenů platí pro jednotky, ne pro vůdce. Výměna za sardaukara platí i pro spojence.',
  'dice.ruling.Q10': 'Pašeráci verbování vynechávají, jejich spojenec ne.',
  'dice.ruling.Q11': 'Vendeta je dobrovolná a zasáhnout lze i vlastní jednotky.',
  'dice.ruling.Q12': 'Stačí jedna jednotka u těžebního vozidla, ať oblast ovládáš samostatně, nebo ne. Vyplácí na začátku přepravy.',
  'dice.ruling.Q13': 'Červ bere těžební vozidlo i v bouři.',
  'dice.ruling.Q14': 'Spojenec přepravuje i do vlastních oblastí, jako v příkladu z knihy pravidel.',
  'dice.ruling.Q15': 'Kdo ještě nebyl na tahu, je v pořadí za těmi, kdo byli; z více takových se brání ten, kdo je v pořadí později.',
  'dice.ruling.Q16': 'Bez útočící jednotky bitva není: samotný vůdce ji nezačne.',
  'dice.ruling.Q17': 'Vůdci se půjčují veřejně před pěstmi; jejich použití je pak tajné.',
  'dice.ruling.Q18': 'Ke změně prostředku stačí cíl ovládat; nikdo se tam nemusel přesunout.',
  'dice.ruling.Q19': 'Kterou jednotku bouře vezme, vybírá její majitel. Dva druhy má jen Corrino.',
  'dice.ruling.Q20': 'Příklad uvádí v Arrakénu 3 a pak 2 jednotky. Se zbytkem se shodují jen 2.',
  'dice.ruling.Q21': 'Tvářoví tanečníci potřebují kostku rodů, kterou nikdo nevyužil k verbování, a používá je jen hlavní strana bitvy.',
  'dice.ruling.Q22':
    'Program utrácí koření v pořadí, které nikdy není horší: nejdřív to, co by propadlo; u rodu Corrino vozidlo, rezerva, kostka.',
  'dice.ruling.Q23': 'Gilda vydělává jednou za přepravující rod a tah, na vlastní přepravě nic.',
  'dice.ruling.Q24': 'Hlas nahrazuje souhlas, ne cizí platbu.',
  'dice.ruling.Q25': 'Kde kniha pravidel říká červ u symbolu bouře, myslí se bouře.',
  'dice.ruling.Q26': 'Hra je pro 2 až 8 hráčů; pravidla pro dva má.',
  'dice.ruling.Q27': 'Cíl se určuje vždy, i když se nikdo nepřesouvá.',
  'dice.ruling.Q28': 'Reorganizovat lze i cíl ovládaný společně se spojencem.',
  'dice.ruling.Q29': 'Jednotka na kartě Pašeráků by ji nikdy nemohla opustit, proto jde do zásoby.',
  'dice.ruling.Q30': 'Dohody jsou psané návrhy; tatáž se v jednom kroku nenavrhuje dvakrát.',
  'dice.ruling.Q31': 'Strana, kterou tvářoví tanečníci celou nahradili, přišla o své místo bez boje.',
  'dice.ruling.Q32': 'Pro Čestný souboj se počítá i půjčený vůdce. Děje se sám.',
  'dice.ruling.Q33': 'Tvářoví tanečníci za koření nemají jinou mez než koření, proto působí jen ve vlastním tahu.',
  'dice.ruling.Q34': 'Označená schopnost se propůjčuje jen spojenci, který je na tahu.',
  'dice.ruling.Q35':
    'Neříká se: kdo verbuje první (aktivní hráč), od kdy jsou podmínky veřejné (od začátku) a že další jednotka smí tam, kde první právě přistála.',
  'dice.ruling.Q36': 'Tři oblasti spojence nebrání společnému vítězství: samostatně vítězí jen ten, kdo je na tahu.',
};
