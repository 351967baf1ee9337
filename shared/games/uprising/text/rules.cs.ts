import type { TextsLike } from '../../../text/message.ts';
import type { uprisingRulesEn } from './rules.en.ts';

/** Every rule of the game in our own words, for the look-up. Keys: `uprising.rule.<number>`; "Výklad" marks what the rulebook leaves open. */
export const uprisingRulesCs: TextsLike<typeof uprisingRulesEn> = {
  'uprising.topic.box': 'Co je v krabici',
  'uprising.topic.setUp': 'Příprava hry',
  'uprising.topic.round': 'Kola a tahy',
  'uprising.topic.agents': 'Vyslání agenta',
  'uprising.topic.spies': 'Špehové',
  'uprising.topic.spaces': 'Pole herního plánu',
  'uprising.topic.troops': 'Jednotky a síla',
  'uprising.topic.worms': 'Píseční červi a Štítový val',
  'uprising.topic.control': 'Kontrola polí',
  'uprising.topic.reveal': 'Tah odhalení',
  'uprising.topic.cards': 'Karty: líznutí, získání, vyřazení',
  'uprising.topic.intrigue': 'Karty intrik',
  'uprising.topic.combat': 'Boj a odměny',
  'uprising.topic.end': 'Tvůrci, návrat a konec hry',
  'uprising.topic.influence': 'Vliv a spojenectví',
  'uprising.topic.effects': 'Jak působí účinky',
  'uprising.topic.contracts': 'Smlouvy CHOAM',
  'uprising.topic.leaders': 'Vůdci',
  'uprising.topic.secrets': 'Zjevné a tajné',
  'uprising.topic.rivals': 'Jeden nebo dva hráči: rivalové',
  'uprising.topic.six': 'Šest hráčů: dva týmy',
  'uprising.topic.mixing': 'S jinými krabicemi',

  'uprising.rule.R1.1':
    'Pro všechny společně: oboustranný plán, žetony vody, solarů a koření, píseční červi, žeton začínajícího hráče, 4 žetony spojenectví, Štítový val, 4 háky Tvůrců a Feydův žeton.',
  'uprising.rule.R1.2':
    'Karty: 69 Impéria, 44 intrik, 18 rezervy, 16 střetů (3 úrovně I, 9 úrovně II, 4 úrovně III), 5 cílů, 9 vůdců a 20 smluv. Čtyři karty Impéria, čtyři intriky, jeden vůdce a všechny smlouvy patří k modulu CHOAM. Dalších deset smluv je jen pro Vzestup Ixu.',
  'uprising.rule.R1.3':
    'Každá barva má počáteční balíček 10 karet, 16 kostek (4 na vliv, 12 jednotek), 2 kotouče, 3 špehy, 3 značky kontroly, 3 agenty a ukazatel boje.',
  'uprising.rule.R1.4':
    'Solary, koření, voda ani červi nedojdou. Omezené jsou tvé jednotky (12), špehové (3), značky kontroly (3) a agenti (3), háky Tvůrců jedny na hráče a všechny karty a smlouvy.',
  'uprising.rule.R1.5':
    'Ke hrám s rivaly patří karty rodu Hagal a 10 karet rivalů. Výklad: jeden seznam má 37 karet Hagal a Zamíchání, jiný dohromady 37; tady je jich 37 a jedna.',

  'uprising.rule.R2.1': 'Plán leží stranou pro váš počet hráčů nahoru. Štítový val a žetony spojenectví přijdou na svá místa.',
  'uprising.rule.R2.2':
    'Balíček střetů má deset karet: nahoře jednu úrovně I, pak pět úrovně II, dole všechny čtyři úrovně III. Které chybí, se nikdo nedozví.',
  'uprising.rule.R2.3':
    'Zamíchejte balíček intrik a balíček Impéria; pět karet Impéria leží odkrytě v řadě, vedle nich dva balíčky rezervy. Bez modulu CHOAM zůstanou jeho karty a Shaddam v krabici.',
  'uprising.rule.R2.4':
    'Každý má vůdce, vybraného nebo vylosovaného; i dva z jednoho rodu. Jedna značka u jména znamená snadného, tři těžkého. Výklad: vybíráte jeden po druhém, v pořadí, které se k tomu vylosuje.',
  'uprising.rule.R2.5': 'Tvých deset počátečních karet je po zamíchání tvůj balíček. Staban Tuek začíná bez Diplomacie, s devíti.',
  'uprising.rule.R2.6': 'Začínáš s 1 vodou a s ničím jiným.',
  'uprising.rule.R2.7':
    'Dva agenti stojí na tvém vůdci, třetí čeká vedle plánu. 3 jednotky máš v posádce, 9 v zásobě, a k nim špehy a značky kontroly. Vliv i body jsou 0; přesně ve čtyřech má každý 1 bod.',
  'uprising.rule.R2.8': 'Každý dostane odkrytě jeden cíl z těch pro váš počet. Kdo má ten se žetonem začínajícího hráče, začíná.',
  'uprising.rule.R2.9':
    'S modulem CHOAM zamíchejte jeho karty a otočte dvě z 20 smluv. Hraje-li Shaddam, nejdřív mu odložte obě smlouvy Sardaukarů.',
  'uprising.rule.R2.10': 'Feydův žeton začíná na levém konci jeho stupnice. Jessica začíná jako Lady Jessica.',
  'uprising.rule.R2.11': 'Sám, ve dvou a v šesti připravíte víc: viz rivalové a hra šesti hráčů.',

  'uprising.rule.R3.1': 'Kolo má pět fází: začátek kola, tahy hráčů, boj, Tvůrci a návrat.',
  'uprising.rule.R3.2':
    'Otočte další střet. Kdo kontroluje jeho pole, smí do něj poslat 1 jednotku ze zásoby. Pak si každý lízne 5 karet; co zůstalo v ruce, tam zůstává.',
  'uprising.rule.R3.3':
    'Od začínajícího hráče po směru hodinových ručiček hrajete tah za tahem: tah agenta, nebo tah odhalení. Po tahu odhalení jsi v této fázi hotov.',
  'uprising.rule.R3.4': 'Nemůžeš-li vyslat agenta, odhaluješ. Pasovat nelze.',

  'uprising.rule.R4.1': 'Zahraj kartu s ikonou agenta a vyšli jednoho agenta na pole, které odpovídá některé její ikoně.',
  'uprising.rule.R4.2':
    'Ikony frakcí, Landsraadu, města a obchodu s kořením vedou na pole se stejnou ikonou. Ikona špeha vede na každé pole, které tvůj špeh pozoruje, a ten zůstává. Výklad: tentýž špeh se v tom tahu smí potom ještě odvolat.',
  'uprising.rule.R4.3':
    'Pole musí být volné (nebo se infiltruješ), máš požadovaný vliv a celou cenu zaplatíš hned, dřív než něco dostaneš. Člověk v utajení promíjí jen vliv.',
  'uprising.rule.R4.4': 'Získání podpory a Rafinerie koření mají dvě ceny. Výklad: jednu zvolíš a zaplatíš při vyslání agenta.',
  'uprising.rule.R4.5':
    'Po řadě: zahrát kartu, zaplatit, při infiltraci odvolat špeha, postavit agenta, dát bonus kontroly a Stabanovo koření, rozhodnout o zprávách, pak všechny účinky. Výklad: bonusem vlastní kontroly pole nezaplatíš.',
  'uprising.rule.R4.6': 'Pořadí účinků pole, karty, smluv a vůdce volíš ty a smíš je střídat. Jeden účinek skončí, než začne další.',
  'uprising.rule.R4.7':
    'Účinek se stát musí, pokud neříká „můžeš“, nemá šipku a není to ikona vyřazení; karta, která vyřazuje sama sebe, musí. Výklad: co teď nejde, čeká do konce tahu a pak propadne.',
  'uprising.rule.R4.8': 'Šipku zaplatíš za kartu a tah nejvýš jednou, celou a z toho, co jsi měl předtím; dvakrát jen u odměn s červem.',
  'uprising.rule.R4.9':
    'Pole frakce dává 1 vliv u své frakce. Karty, které z něj dělají dva, to dělají v jakémkoli pořadí a nikdy ho nedělí.',
  'uprising.rule.R4.10': 'Deset polí je bojových. Jde-li tam tvůj agent, smíš v tom tahu nasadit jednotky.',
  'uprising.rule.R4.11': 'Plány hraješ ve svém tahu kdykoli, ale ne při placení a stavění agenta a ne uprostřed účinku.',
  'uprising.rule.R4.12':
    'Odvolaný agent se vrátí na vůdce a lze ho vyslat znovu. Výklad: právě vyslaný se takto nevrací; bez jiného se nic nestane.',
  'uprising.rule.R4.13':
    'Mistr meče je tvůj třetí agent, jednou za hru: 8 solarů, nebo 6, když už ho někdo má. Je k ruce ještě v témž kole.',
  'uprising.rule.R4.14':
    'Vysoká rada, 5 solarů: první návštěva dá křeslo a s ním 2 přesvědčivosti v každém tahu odhalení. Každá další dá 2 koření, kartu intrik a 3 jednotky. Výklad: křesla jsou čtyři; jsou-li obsazená, smějí tam jen jejich majitelé.',
  'uprising.rule.R4.15': 'Shromažďovací sál dá kartu intrik a 1 přesvědčivost ve tvém tahu odhalení, stojí-li tam agent ještě.',

  'uprising.rule.R5.1':
    'Třináct pozorovatelen pozoruje po jednom až třech polích. Na pozorovatelnu se vejde jeden špeh; některé účinky tě pustí k cizímu, nikdy k vlastnímu.',
  'uprising.rule.R5.2':
    'Ikona špeha staví špeha z tvé zásoby na volnou pozorovatelnu. Nemáš-li žádného, smíš nejdřív jednoho odvolat. Stojí-li u ní ikona, musí pozorovatelna takové pole pozorovat.',
  'uprising.rule.R5.3': 'Bez špeha v zásobě to smíš vynechat. Výklad: se špehem v zásobě a volnou pozorovatelnou ho postavit musíš.',
  'uprising.rule.R5.4':
    'Odvolání vrátí špeha do tvé zásoby. „Pokud jsi v tomto tahu odvolal špeha“ počítá každé odvolání, ať bylo pro cokoli.',
  'uprising.rule.R5.5':
    'Infiltrace: odvolej špeha, který pozoruje obsazené pole, a cizí agenti ti nebrání. Výklad: na více agentů stačí jeden špeh, ale vlastní agent překáží dál.',
  'uprising.rule.R5.6':
    'Sbírání zpráv: hned po postavení agenta, před všemi účinky, smíš odvolat špeha, který pole pozoruje, a lízneš si kartu. Výklad: jednou za vyslaného agenta. Špeh z infiltrace to už nezastane.',
  'uprising.rule.R5.7': 'Pole špehuješ, když tvůj špeh stojí na pozorovatelně, která ho pozoruje.',

  'uprising.rule.R6.1':
    'Plán má 22 polí s ikonou, cenou, účinky a pozorovatelnami. Výklad: Císařská výsada kartu intrik za novou vyřadí, ne jen odhodí.',
  'uprising.rule.R6.2':
    'Na polích Tvůrců vezmeš všechno bonusové koření. V Hluboké poušti a Haggově pánvi pak volíš koření, nebo s háky Tvůrců červy. Výklad: červy nelze zvolit tam, kam nesmějí.',
  'uprising.rule.R6.3': 'Tajemství: karta intrik, a jedna náhodná od každého soupeře, který jich v tu chvíli drží aspoň čtyři.',
  'uprising.rule.R6.4':
    'Síč Tabr: buď háky Tvůrců, jednotka a 1 voda, nebo 1 voda a smíš odstranit Štítový val. Výklad: kde háky leží, je jedno.',
  'uprising.rule.R6.5': 'Přeprava dá 5 solarů a 1 vliv u libovolné frakce. Přeprava, Císařská výsada a Síč Tabr nejsou pole frakcí.',

  'uprising.rule.R7.1': 'Verbování posune jednotku ze zásoby do posádky. Z prázdné zásoby nedostaneš žádnou.',
  'uprising.rule.R7.2': 'Na bojovém poli smíš nasadit každou jednotku naverbovanou v tomto tahu, odkudkoli je, a nejvýš 2 další z posádky.',
  'uprising.rule.R7.3': 'Nasazení je na tobě, kdykoli od postavení agenta do konce tahu. Výklad: i po částech.',
  'uprising.rule.R7.4': 'Karty, které nasazují, říkají svůj počet a bojové pole nepotřebují. Ze 2 jednotek posádky neubírají.',
  'uprising.rule.R7.10': 'Síla: 2 za jednotku, 3 za červa, 1 za meč. Bez vojska ve střetu je 0.',
  'uprising.rule.R7.11': 'Odejde-li tvé poslední vojsko, síla je 0. Výklad: meče zase platí, když se v tom tahu odhalení nějaké vrátí.',
  'uprising.rule.R7.5':
    'Písečný červ jde rovnou do střetu a nikdy se nestahuje. Výklad: háky potřebuje jen tam, kde jsou před ikonou; Nečekaní spojenci je nechtějí.',
  'uprising.rule.R7.6': 'Dokud Štítový val stojí, nepřijde červ do střetů o Arrakén, Rafinerii koření a Císařskou pánev.',
  'uprising.rule.R7.7': 'Jeho ikonou smíš Štítový val odstranit na zbytek hry. Můžeš to odmítnout.',
  'uprising.rule.R7.8':
    'Vyhraješ-li střet s kontrolou, přijde na pole tvá značka místo jiné. Při každé návštěvě, i své, dostaneš 1 solar (Arrakén, Rafinerie koření) nebo 1 koření (Císařská pánev).',
  'uprising.rule.R7.9': 'Jednotka na obranu je jen ze zásoby. Výklad: smíš ji odmítnout.',

  'uprising.rule.R8.1': 'Vylož všechny karty z ruky, zvlášť od těch zahraných s agenty.',
  'uprising.rule.R8.2': 'Použij jejich části odhalení v libovolném pořadí. Karty zahrané s agenty jsou ve hře, ale teď nic nedělají.',
  'uprising.rule.R8.3':
    'Přesvědčivost dávají karty, 2 křeslo v radě, 1 Shromažďovací sál a vůdci. Co zbude, propadne. Právě získané křeslo platí hned.',
  'uprising.rule.R8.4':
    'Schopnost vůdce pro tah odhalení platí v každém jednou. Gurney a Muad’Dib ji dostanou, jakmile je podmínka splněna, a nechají si ji.',
  'uprising.rule.R8.5': 'Pouto Fremenů platí, je-li ve hře jiná tvá karta Fremenů. Dvě takové karty si pomohou navzájem.',
  'uprising.rule.R8.6': 'Co si v tahu odhalení lízneš, hned odhalíš a použiješ.',
  'uprising.rule.R8.9':
    'Nakonec jdou všechny karty ve hře na tvůj odhazovací balíček. To není odhození. Co si lízneš později, zůstane v ruce na další kolo.',
  'uprising.rule.R8.10': 'Plány smíš v tahu odhalení hrát až do úklidu.',
  'uprising.rule.R8.11': 'V tahu odhalení přijde vojsko do střetu jen účinkem, který to říká.',
  'uprising.rule.R8.7':
    'Utrať přesvědčivost za karty řady, rezervy nebo svou odloženou kartu, kolikrát stačí. Jdou na odhazovací balíček; řada se hned doplní. Výklad: Na ceně nezáleží koupí i kartu rezervy, jen za solary.',
  'uprising.rule.R8.8': 'Část pod cenou platí jednou, když kartu dostaneš, ať jakkoli. Koření musí proudit: 1 vítězný bod.',
  'uprising.rule.R8.12': 'Je-li tvůj balíček prázdný, zamíchaný odhazovací je nový. Jsou-li prázdné oba, dál si nelízáš.',
  'uprising.rule.R8.13': 'Prázdný balíček Impéria nic nedoplní. Prázdný balíček rezervy už není.',
  'uprising.rule.R8.14':
    'Vyřazení odnese kartu z ruky, odhazovacího balíčku nebo hry; karty rezervy se vrátí do svého balíčku. Co dala, zůstane; co měla dát, propadne, pokud nevyřazuje sama sebe.',

  'uprising.rule.R9.1': 'Karty intrik leží lícem dolů mimo ruku. Spočítat je smí každý, dívat se jen ty.',
  'uprising.rule.R9.2': 'Plán patří do tvých tahů, boj do fáze boje, závěr na konec. Má-li karta dva druhy, použiješ ji jedním.',
  'uprising.rule.R9.3':
    'Podmínky musí platit a ceny být zaplaceny, jinak kartu nezahraješ. Výklad: oddělené řádky smíš použít jednotlivě i spolu; u Odhalené slabiny a Pochybných metod smíš šipku vynechat.',
  'uprising.rule.R9.4': 'Zahraná karta jde na odkrytý odhazovací balíček; co působí déle, leží do té doby před tebou.',
  'uprising.rule.R9.5': 'Je-li balíček prázdný, zamíchejte jeho odhazovací. Vyřazené intriky jsou pryč.',
  'uprising.rule.R9.6': 'Smíš zahrát i kartu, která nic nezmění, pokud to podmínka a cena dovolí.',
  'uprising.rule.R9.7':
    'Manipulace ti odloží kartu z řady; v tahu odhalení tohoto kola stojí o 1 méně. Výklad: jiný tvůj účinek ji smí vzít za plnou cenu. Jinak opustí hru.',
  'uprising.rule.R9.8': 'Volání do zbraně naverbuje jednotku za každou kartu, kterou potom v tahu odhalení tohoto kola získáš.',

  'uprising.rule.R10.1':
    'Od začínajícího hráče každý, kdo má vojsko ve střetu, hraje karty boje, nebo pasuje. Když pasují všichni po sobě, je rozhodnuto. Po pasování smíš zase hrát.',
  'uprising.rule.R10.2':
    'Nejsilnější bere první odměnu, další druhou; třetí jen ve čtyřech nebo šesti. Při shodě berou první druhou, druzí třetí. Do tří hráčů je třetí odměna jen při takové shodě. Se silou 0 nedostaneš nic. Ve čtyřech nebo šesti, dělí-li se o první místo právě dva, dostane nejlepší z ostatních třetí odměnu; při shodě na třetím místě nikdo.',
  'uprising.rule.R10.3': 'Střet vyhraje jen jediný první. Při shodě karta zůstane ležet.',
  'uprising.rule.R10.4':
    'S červem ve střetu dostaneš odměnu dvakrát; šipku smíš zaplatit dvakrát. Kontrola, karta a bojové ikony se nedvojí. Výklad: každá volba je nová, i u Propagandy, a platí okamžik odměny.',
  'uprising.rule.R10.5':
    'Jednotky z odměny jdou do posádky; své odměny řadíš ty. Výklad: mezi hráči začíná začínající hráč, pak po směru hodin.',
  'uprising.rule.R10.6':
    'Vítěz bere kartu. Má-li některá tvá odkrytá karta stejnou bojovou ikonu, obě otočíš za 1 vítězný bod. Libovolné ikony čekají na konec.',
  'uprising.rule.R10.7': 'Potom jdou jednotky do zásoby, červi do banky, ukazatele na 0.',
  'uprising.rule.R10.8': 'Účastníš se i s jediným červem. Výklad: „jednotka“ tu znamená jakékoli vojsko.',

  'uprising.rule.R11.1': 'Každé pole Tvůrců bez agenta dostane 1 bonusové koření. Hromadí se.',
  'uprising.rule.R11.2':
    'Má-li někdo 10 bodů, nebo je balíček střetů prázdný, hra končí. Jinak jdou agenti domů a žeton začínajícího hráče doleva.',
  'uprising.rule.R11.3': 'Na konec se hledí jen při návratu; do té doby mohou body zase klesnout.',
  'uprising.rule.R11.4':
    'Na konci každý jednou, od začínajícího hráče, hraje karty závěru a páruje libovolné ikony s kteroukoli odkrytou kartou za 1 bod. Výklad: Krispel, Pouštní myš a Ornitoptéra otáčejí vyhrané střety, ne cíle; pořadí je volné.',
  'uprising.rule.R11.5':
    'Nejvíc bodů vítězí. Pak koření, solary, voda, jednotky v posádce. Výklad: nakonec vyhrává nejpozdější tah odhalení.',
  'uprising.rule.R11.6': 'Body jdou i nad vytištěných 12.',

  'uprising.rule.R12.1':
    'Vliv je od 0 do 6. Co je navíc, propadne, a s 0 jím nezaplatíš. Výklad: ztratit a získat smíš u stejné frakce; Oportunismus smí vzít obojí od jedné.',
  'uprising.rule.R12.2': 'Stoupneš-li na 2, máš 1 vítězný bod; klesneš-li pod ně, přijdeš o něj.',
  'uprising.rule.R12.3':
    'Stoupneš-li na 4, dostaneš bonus stupnice: Císař špeha, Kosmická gilda 3 solary, Bene Gesserit kartu intrik, Fremeni 1 vodu. Necháš si ho a můžeš ho dostat znovu.',
  'uprising.rule.R12.4': 'Kdo je první na 4, má spojenectví za 1 bod. Kdo stoupne nad majitele, převezme je; stejná výška nestačí.',
  'uprising.rule.R12.5':
    'Klesne-li majitel, vezme je ten, kdo byl na stejné výšce nebo je teď výš; pod 4 přejde na jiného od 4, nebo zpět na plán. Mezi stejnými rozhodne majitel.',
  'uprising.rule.R12.6': 'Dva vlivy v jedné ikoně patří jedné frakci. „Dvě frakce“ jsou různé a jmenuješ je před prvním ziskem.',
  'uprising.rule.R12.7': '„Když dosáhneš 2“ platí i při přeskočení a po pádu znovu.',

  'uprising.rule.R13.1': 'Odporuje-li karta pravidlu, platí karta.',
  'uprising.rule.R13.2': 'Své účinky řadíš ty. Mezi hráči se jde od aktivního po směru hodin.',
  'uprising.rule.R13.3': 'Odhodit znamená kartu z ruky podle tvé volby.',
  'uprising.rule.R13.4': '„V tomto tahu“ končí s tvým tahem. Od nasazeného se odečte stažené; od získaného koření se placené neodečítá.',
  'uprising.rule.R13.5': 'Stažené jednotky jdou do posádky. „Libovolný počet“ může být nula.',
  'uprising.rule.R13.6': 'Co platíš, jde do banky. Mezi hráči se nevyměňuje, jen v šesti ikonou výměny.',
  'uprising.rule.R13.7':
    'Cena karty je v pravém horním rohu; počáteční karty mají 0. Výklad: kde se seznamy karet liší, platí vytištěná karta (Rozvětvená stezka, Člověk v utajení, Tajná operace, Dýka, Průzkum, Odlet na Arrakis, Strategické zásoby, Shaddam, Gurney, Vynutit pozornost, Spolehlivý informátor).',
  'uprising.rule.R13.8':
    '„Nebo“ je právě jedna možnost, kterou lze zaplatit a která něco změní. Výklad: 5 solarů z Města Corrinth nezaplatí jeho druhou možnost.',

  'uprising.rule.R14.1':
    'Bez modulu dává ikona smlouvy 2 solary. S ním vezmeš jednu ze dvou odkrytých smluv a otočí se nová. Když dojdou, jsou to zase 2 solary.',
  'uprising.rule.R14.2':
    'Smlouvy chtějí agenta na poli, tolik koření v tahu s agentem na poli Tvůrců, získání karty Koření musí proudit, nebo nic.',
  'uprising.rule.R14.3': 'Splněnou smlouvu musíš ohlásit: odměna je další účinek tahu, pak ji otočíš. Jeden agent smí splnit víc smluv.',
  'uprising.rule.R14.4': 'Smlouva musí být tvá dřív, než vyšleš agenta. Výklad: platí to i pro Sklizeň.',
  'uprising.rule.R14.5': 'Splněné smlouvy jsou ty otočené před tebou.',
  'uprising.rule.R14.6':
    'Shaddam smí místo odkryté vzít smlouvu Sardaukarů, která mu byla odložena. Výklad: není-li žádná odkrytá, volí mezi ní a 2 solary.',
  'uprising.rule.R14.7': 'Se Vzestupem Ixu dostane každý další dvě smlouvy a jednu si nechá. Ty tady ke hře nepatří.',
  'uprising.rule.R14.8': 'Smlouva, která odvolává agenta, odvolá jiného než právě vyslaného.',

  'uprising.rule.R15.1': 'Každý vůdce má schopnost a pečeť. Pečeť působí, když agenta vyšleš s Pečetním prstenem.',
  'uprising.rule.R15.2':
    'Feyd-Rautha: každá pečeť posune jeho žeton o krok doprava a dá tamní odměnu; na rozcestí volí. Na konci už nedělá nic.',
  'uprising.rule.R15.3': 'Gurney Halleck: 1 přesvědčivost, dosáhne-li v tahu odhalení síly 6, v šesti hráčích 10. Pečeť: 1 jednotka.',
  'uprising.rule.R15.4': 'Lady Amber Metulli: v tahu odhalení smí stáhnout jednotku. Pečeť: 1 solar, s kterýmkoli spojenectvím i 1 koření.',
  'uprising.rule.R15.5': 'Lady Margot Fenring: 2 koření, když dosáhne 2 u Bene Gesserit. Pečeť: špeh na pozorovatelnu města.',
  'uprising.rule.R15.6':
    'Lady Jessica: její pečeť dá za 1 koření kartu intrik a odloží jednotku jako vzpomínku. Na poli Bene Gesserit smí všechny vzít zpět, líznout si tolik karet a natrvalo se otočit. Výklad: vzpomínky nejsou zásoba ani posádka.',
  'uprising.rule.R15.7':
    'Ctihodná matka Jessica: jednou za tah, na poli Bene Gesserit nebo Fremenů, zopakuje 1 voda jeho účinky, bez vlivu. Pečeť: 1 voda za 1 koření. Výklad: krádež, vyřazení a verbování se opakují; dvě jednotky posádky ne.',
  'uprising.rule.R15.8': 'Muad’Dib: v tahu odhalení karta intrik, má-li ve střetu červa. Pečeť: karta.',
  'uprising.rule.R15.9':
    'Princezna Irulán: karta intrik, když dosáhne 2 u Císaře. Pečeť: smí vzít do ruky kartu za 1, nebo vyřadit kartu z ruky, za 2 koření, stála-li aspoň 1.',
  'uprising.rule.R15.10':
    'Shaddam Corrino IV.: smlouvy Sardaukarů jsou jeho. Pečeť: 1 solar a jednotka, nebo 3 solary za 1 vliv; v tom tahu nenasazuje vojsko.',
  'uprising.rule.R15.11':
    'Staban Tuek: 1 koření, když jiný navštíví pole Tvůrců, které on špehuje. Pečeť: špeh; u Landsraadu smí z 1 koření udělat 3 solary, u frakce ze 2 solarů kartu intrik.',

  'uprising.rule.R16.1':
    'Veřejné je: plán, figurky, karty ve hře, odhazovací balíčky, smlouvy a kolik karet kdo má. Výklad: známé zůstávají i otočené karty.',
  'uprising.rule.R16.2': 'Jen ty vidíš svou ruku a své intriky. Co přišlo do ruky odkrytě, je známé.',
  'uprising.rule.R16.3': 'Nikdo nevidí balíčky, zakryté smlouvy a nepoužité střety.',
  'uprising.rule.R16.4': 'Co si prohlížíš kartou Ať žijí bojovníci, vidíš jen ty; odhozené a vyřazené vidí všichni.',
  'uprising.rule.R16.5': 'Ukradenou intriku zná okradený a zloděj.',
  'uprising.rule.R16.6': 'Další smlouvy ze Vzestupu Ixu by byly do volby tajné.',
  'uprising.rule.R16.7': 'Intriky rivalů se jen počítají, nikdy nečtou.',

  'uprising.rule.R17.1':
    'Sám hraješ proti dvěma rivalům. Žoldnéř: nemají posádku a ty máš kartu intrik. Sardaukar: nic zvláštního. Mentat: tři ztížení. Kwisatz Haderach: jako Mentat, a ty bez Mistra meče.',
  'uprising.rule.R17.2': 'Ve dvou máte jednoho rivala za společného soupeře; na první hru se hodí zjednodušený.',
  'uprising.rule.R17.3': 'Rival má 3 jednotky v posádce, 9 v zásobě, 2 agenty, 3 špehy a 1 vodu. Sám hraješ bez karty Zamíchání.',
  'uprising.rule.R17.4': 'Sám rozdáš tři cíle všem. Ve dvou má rival ornitoptéru a je na tahu vždy mezi vámi.',
  'uprising.rule.R17.5': 'Rival nemá ruku ani tah odhalení. Ve svém tahu vysílá agenta, dokud nějakého má, i když jste už odhalili.',
  'uprising.rule.R17.6':
    'Karty Hagal se otáčejí, dokud se některá nehodí: její pole je volné a co žádá, platí. Karty špehů postaví špeha, pak se otočí další. Prázdný balíček se znovu zamíchá.',
  'uprising.rule.R17.7': 'Neplatí, účinky pole vynechá a dostane, co karta ukazuje. Na bojových polích nasadí naverbované a až 2 další.',
  'uprising.rule.R17.8': 'Vliv beze jména jde tam, kde má nejméně; při shodě platí pořadí na jeho kartě.',
  'uprising.rule.R17.9':
    'Na polích Tvůrců bere bonusové koření. S háky přivede červy, jinak vezme základ. Štítový val odstraní, kde to říká jeho karta. Z Haggovy a Císařské pánve volí volnou s větším bonusem; není-li na nich žádný, nebo není v Hluboké poušti, otočí se další karta.',
  'uprising.rule.R17.10': 'Háky bere jednou. Účinky proti soupeřům ho zasáhnou, pokud na to má; ruku k odhození nemá.',
  'uprising.rule.R17.11':
    'Jeho špehové jdou podle jeho pořadí na volné pozorovatelny frakcí. Třetí pošle oba ostatní domů a spustí jeho pletichy. Nikdy se neinfiltruje.',
  'uprising.rule.R17.12': 'Ikona smlouvy jsou pro něj 2 solary.',
  'uprising.rule.R17.13':
    'Má-li dost zboží, vezme si Mistra meče; potom 3 intriky, 7 koření, 3 vody nebo 7 solarů dají po 1 bodu. Výklad: vymění vše, co může, na pořadí nezáleží.',
  'uprising.rule.R17.14': 'Body má za 2 vlivu, spojenectví, odměny a páry ikon, nikdy bonus za 4. S 10 body hru ukončí a může vyhrát.',
  'uprising.rule.R17.15':
    'Nasadí vše, co smí. Znalecké nasazení: vede-li v úrovni I a II po svých červech o 3 vojska, žádnou jednotku. Výklad: všechny, nebo žádnou.',
  'uprising.rule.R17.16': 'V boji otočí kartu Hagal a přičte její meče. Výklad: Zamíchání zamíchá všechno a otočí se jiná.',
  'uprising.rule.R17.17':
    'Varianty: Chytrá politika vynechá Věrnou službu, Dodávku zásob, Tajemství a Fremenskou výbavu, kde má rival spojenectví a vede, nebo má aspoň 2 a zaostává o 2, Krutá eskalace dá v úrovni III meče dvou karet, kostky mění řadu a zjednodušený rival boduje jen za spojenectví a nemůže vyhrát.',
  'uprising.rule.R17.18': 'Ve dvou je rival soupeřem obou. Výklad: odměny jsou jako ve třech.',
  'uprising.rule.R17.19': 'Rival karty závěru nepoužívá. Výklad: libovolnou ikonu spáruje, může-li.',
  'uprising.rule.R17.20': 'S jinými krabicemi se některé karty Hagal mění; tady ke hře nepatří.',
  'uprising.rule.R17.21': 'Co jiného má volit, jde podle téhož pořadí; zbytek rozhodnete za něj. Výklad: odměnu platí celou, nebo vůbec.',

  'uprising.rule.R18.1':
    'Další věci: dvě osobní desky, dva balíčky velitelů po 10 kartách, bonusové žetony Mistra meče, dvě další spojenectví a šipky pro velitele.',
  'uprising.rule.R18.2':
    'Dva týmy: Muad’Dib a Shaddam velí každý dvěma spojencům. Kolem stolu sedí každý spojenec mezi spojencem soupeře a velitelem.',
  'uprising.rule.R18.3':
    'Druhá strana plánu má místo Císaře a Fremenů Velké rody a Okrajové světy. Každý velitel má dvě vlastní pole bez pozorovatelen.',
  'uprising.rule.R18.4': 'Modul CHOAM je ve hře. Balíček střetů má pět karet úrovně II na čtyřech úrovně III: nejvýš devět kol.',
  'uprising.rule.R18.5':
    'Spojenci začínají jako obvykle s 1 bodem. Velitelé mají 4 body, 2 agenty, 3 špehy, 1 vodu a žádné jednotky. Cíle dostanou jen spojenci; tým s oběma myšmi jednu vymění.',
  'uprising.rule.R18.6': 'Tým sečte své tři výsledky. Kdokoli s 10 body ukončí hru; při shodě se počítá zboží týmu.',
  'uprising.rule.R18.7':
    'Na každý tah agenta použije velitel šipku na spojence, kterého uvede do hry; s dvojitou šipkou a v tahu odhalení volí. Platí to celý tah.',
  'uprising.rule.R18.8':
    'Uvedený spojenec dostane, co velitel mít nemůže: jednotky, červy, meče a vliv na plánu. U podmínek se počítají oba.',
  'uprising.rule.R18.9': 'Meče z velitelova tahu odhalení dostane spojenec podle jeho volby a čekají na jeho vlastní.',
  'uprising.rule.R18.10': 'Velitel smí hrát karty boje za spojence s vojskem. Odměny nedostává.',
  'uprising.rule.R18.11': 'Velitel počítá vyšší vliv svých dvou spojenců. Vliv u Císaře a Fremenů má jen on.',
  'uprising.rule.R18.12':
    'Ikona Císaře znamená Velké rody, pro Shaddama kterékoli; ikona Fremenů Okrajové světy, pro Muad’Diba kterékoli. Výklad: Síč Tabr žádá stejně.',
  'uprising.rule.R18.13':
    'Osobní stupnice odmění na 1 a 3 celý tým, na 2 velitele bodem, na 4 spojenectvím. Na plánu dává 4: 2 jednotky, 3 solary, kartu intrik nebo špeha.',
  'uprising.rule.R18.14': 'Spojenci bojují každý za sebe, o tři odměny. Jsou-li dva z týmu nastejno, smí jeden ustoupit druhému.',
  'uprising.rule.R18.15': 'Mistr meče pomáhá jen jedno kolo, ale jeho bonusový žeton dává v každém tahu odhalení +2 meče.',
  'uprising.rule.R18.16': 'Háky Tvůrců a červy má jen tým Muad’Diba; háky dostanou oba spojenci.',
  'uprising.rule.R18.17':
    'Odměna týmu: dostanou ji všichni tři. Posílení: 3 jednotky rozdělené mezi spojence, hned k nasazení. Výměna: dva z týmu si vymění zboží. Výklad: každý libovolně jednoho druhu a oba musí souhlasit.',
  'uprising.rule.R18.18':
    'Na začátku a Císařským stanem přesune Shaddam kartu, která není Fremenů, do řady trůnu; kupuje z ní jen jeho tým. Nedoplňuje se.',
  'uprising.rule.R18.19': 'Účinky proti soupeřům tvůj tým nezasáhnou. Infiltrovat se smíš i ke spoluhráčům.',
  'uprising.rule.R18.20': 'Velitel smí mít smlouvy a plnit je; jednotky dostane uvedený spojenec.',
  'uprising.rule.R18.21': 'Mluvte otevřeně; tajné porady týmu nejsou.',
  'uprising.rule.R18.22': 'Shaddamova pečeť brání v nasazení i jeho uvedenému spojenci.',
  'uprising.rule.R18.23': 'Některá slova této strany nejsou jistá; co se hraje, stojí tady.',
  'uprising.rule.R18.24': 'Velitel nemá karty střetů: bojové ikony mu nic nedají. Jediné spojenectví může mít na své stupnici.',
  'uprising.rule.R18.25':
    'Vyžadovat výsledky dá odkryté smlouvy spojencům, kolik jich je. Usul a Klíčové dodávky: velitel volí první, druhé dostane spojenec.',
  'uprising.rule.R18.26': 'Je-li vše stejné, vyhrává tým s nejpozdějším tahem odhalení.',

  'uprising.rule.R19.1':
    'Karty Impéria, karty intrik a střety první hry lze přimíchat, každé zvlášť, při jednom až čtyřech hráčích. Promyšlený nájem a Cesta z chaosu zůstanou venku, protože není Mentat. Její střety nemají bojové ikony a lepší je vynechat je; kde jde o Kartágo, jde tady o Rafinerii koření.',
  'uprising.rule.R19.2':
    'Vzestup Ixu zakryje Shromažďovací sál, Získání podpory, Přijetí smlouvy a Přepravu a přidá dvě pozorovatelny. Ta krabice tady ke hře nepatří.',
  'uprising.rule.R19.3': 'Nesmrtelnost zakryje Výzkumnou stanici. Ta krabice tady ke hře nepatří.',
  'uprising.rule.R19.4': 'Bitevní lodě jsou vojsko, nikdy jednotky.',
};
