import type { TextsLike } from '../../../text/message.ts';
import type { adventureRulesEn } from './rules.en.ts';

/** Every rule in our own words. */
export const adventureRulesCs: TextsLike<typeof adventureRulesEn> = {
  'adventure.topic.terms': 'Slova hry',
  'adventure.topic.components': 'Součásti',
  'adventure.topic.board': 'Herní plán',
  'adventure.topic.setUp': 'Příprava hry',
  'adventure.topic.turn': 'Tah',
  'adventure.topic.moving': 'Pohyb',
  'adventure.topic.spaces': 'Pole',
  'adventure.topic.ambush': 'Boj a přepadení',
  'adventure.topic.fight': 'Jak se bojuje',
  'adventure.topic.equipment': 'Vybavení',
  'adventure.topic.kanly': 'Karty kanly',
  'adventure.topic.buying': 'Nákup a investice',
  'adventure.topic.always': 'Kdykoli',
  'adventure.topic.two': 'Ve dvou hráčích',
  'adventure.topic.end': 'Vyřazení a vítězství',
  'adventure.topic.rulings': 'Výklad',

  'adventure.rule.R1.1':
    'Rod hraje jednou barvou z krabice: tři figurky s kartami bojovníků, síč, tři investiční pole a vlastní koření, těžební vozidla a karty. Ve třech a čtyřech hráčích hraje každý za jeden rod.',
  'adventure.rule.R1.2': 'Banka je všechno koření a všechna těžební vozidla, která nikdo nemá. Vydá, co má, a víc nedluží.',
  'adventure.rule.R1.3':
    'Síla je od 1 do 6 a během hry se mění; při 0 je figurka mimo hru. Lest je vytištěná a lze ji na čas zvýšit, nejvýše na 6.',
  'adventure.rule.R1.4':
    'Přiřazené vybavení leží odkrytě u jednoho bojovníka. Skryté karty jsou karty kanly a vybavení, které nikdo nenese.',
  'adventure.rule.R1.5': 'Strana jsou všechny figurky jednoho rodu na stejném poli.',
  'adventure.rule.R1.6':
    'V síči vlastního rodu si figurku nemůže vybrat ani ji zasáhnout žádný útok ani nebezpečí. Cizí síč nechrání. Karty a zásoby chráněné nejsou. V boji, který figurka sama začne, ochranu nemá.',
  'adventure.rule.R1.7':
    'Soupeř je rod jiného hráče. Ve dvou hráčích jsou soupeři oba rody druhého hráče, každý s vlastními figurkami, kořením, těžebními vozidly a kartami.',

  'adventure.rule.R2.1':
    'V krabici: herní plán, 12 karet bojovníků, 12 figurek, 12 spon na sílu, 52 karet, 24 těžebních vozidel, 70 koření, šest šestistěnek, šest osmistěnek a přehledová karta.',
  'adventure.rule.R2.2':
    'Vybavení, 36 karet: meč 8, karta jedu 8, gom džabbar 4, lasgun 4, štít 4, filtrační oblek 4, ornitoptéra 4. Kanly, 16 karet: tajné silo 6, lovec 5, loupež vozidel 5.',
  'adventure.rule.R2.3':
    'Každý rod má dědice (lest 3, síla 4), vládce (lest 4, síla 3) a bojovníka (lest 3, síla 5). Až na tato čísla jsou všichni bojovníci stejní.',

  'adventure.rule.R3.1': 'Vnější okruh je poušť s 20 poli, vnitřní hrad s 12 poli. Všichni táhnou po směru hodinových ručiček.',
  'adventure.rule.R3.2':
    'Poušť po směru hodin: Síč Atreidů, Koření, Písečná bouře, Koření, Červ, Císařův síč, Koření, Souboj, Koření, Červ, Síč Fremenů, Koření, Souboj, Koření, Červ, Síč Harkonnenů, Koření, Souboj, Koření, Červ.',
  'adventure.rule.R3.3':
    'Hrad po směru hodin: Výcvik (Atreidové), Pašerák, Loupež koření, Výcvik (Císař), Zrádce, Jed, Výcvik (Fremeni), Bene Gesserit, Jed, Výcvik (Harkonnenové), Kosmická gilda, Loupež koření.',
  'adventure.rule.R3.4':
    'Každý síč je spojkou propojený s polem výcviku svého rodu, oběma směry a pro všechny. Přechod spojkou je jeden krok. V jednom pohybu nikdo nepřejde spojkou tam a hned zpátky.',
  'adventure.rule.R3.5': 'Na jednom poli smí stát libovolný počet figurek. Při průchodu se nic neděje.',
  'adventure.rule.R3.6': 'Na tři investiční pole před síčem figurky nikdy nevstupují.',

  'adventure.rule.R4.1':
    'Čtyři hráči si vezmou po rodu, po směru hodin Atreidové, Císař, Fremeni, Harkonnenové. Ve třech se vynechají Harkonnenové a jejich síč je obyčejné pole. Ve dvou má jeden hráč Atreidy a Fremeny, druhý Císaře a Harkonneny.',
  'adventure.rule.R4.2': 'Všech 52 karet se zamíchá a položí lícem dolů jako balíček.',
  'adventure.rule.R4.3':
    'Každý rod začíná s figurkami ve vlastním síči a sponami na počáteční síle. Dostává 3 těžební vozidla a 6 koření. Zbytek tvoří banku.',
  'adventure.rule.R4.4':
    'Každý rod hodí šestistěnkou; nejvyšší hod začíná, při shodě se hází znovu. Tahy jdou po směru hodin a vyřazené rody se přeskakují.',
  'adventure.rule.R4.5': 'Vracené karty jdou lícem dolů pod balíček, více karet najednou v náhodném pořadí.',

  'adventure.rule.R5.1': 'Tah: povinný hod a pohyb, pak dobrovolně boj, nákup a investice. Vynechaná část se nedá dohnat.',
  'adventure.rule.R5.2': 'Házíš dvěma šestistěnkami, nebo místo toho letíš ornitoptérou. Součet rozhoduje o všech investicích na plánu.',
  'adventure.rule.R5.3': 'Sociální plán: nemáš-li po výplatách těžební vozidlo ani koření, dá ti banka před pohybem 1 koření.',
  'adventure.rule.R5.4': 'Pak přijdou pohyby, boje a jedna karta kanly, nákup a investice, každé podle svých pravidel.',
  'adventure.rule.R5.5': 'Když tah skončí, lze už používat vybavení získané v jeho bojích a kostky dostává další rod.',

  'adventure.rule.R6.1':
    'Táhni jednou figurkou o jednu z kostek nebo o obě dohromady, nebo dvěma různými figurkami, každou o jednu kostku. O druhém pohybu rozhoduješ až po prvním a po všem, co z něj vyplyne. Žádná figurka netáhne dvakrát.',
  'adventure.rule.R6.2': 'Pohyb má přesně tolik kroků, kolik ukazují kostky.',
  'adventure.rule.R6.3':
    'Skončit pohyb na hradě stojí mýto 1 koření, za každou figurku a každý příchod. Kdo na ně nemá, tam netáhne; jen když jiný pohyb není, mýto se promíjí.',
  'adventure.rule.R6.4':
    'Když se figurka zastaví: nejdřív mýto, pak přepadení, pokud ho někdo vyhlásí, a když figurka stále stojí, pokyn pole.',
  'adventure.rule.R6.5': 'Táhnout musíš, i když ti to uškodí.',
  'adventure.rule.R6.11':
    'Síč: ve vlastním jsi v bezpečí a síla nižší než na začátku se vrací na původní. Vyšší zůstává. Cizí síč nic nedělá.',
  'adventure.rule.R6.12': 'Koření: každé tvé těžební vozidlo přinese z banky 1 koření.',
  'adventure.rule.R6.13':
    'Souboj: vyber soupeřovu figurku, která není ve vlastním síči. Postav ji sem a hned bojujte. Pro přivolanou figurku to není zastavení. Když taková figurka není, nic se neděje.',
  'adventure.rule.R6.14':
    'Červ: vyber soupeře. Buď jeho figurka v poušti mimo vlastní síč podstoupí zkoušku lsti a neobstojí-li, je mimo hru, nebo se zkoušejí jeho těžební vozidla.',
  'adventure.rule.R6.15':
    'Písečná bouře: všichni soupeři zkoušejí svá těžební vozidla. Pak podstoupí zkoušku lsti každá figurka v poušti, i tvá, kromě vlastního síče a pole Písečná bouře. Soupeři jsou první, po směru hodin.',
  'adventure.rule.R6.16': 'Výcvik: figurka získá 1 sílu, nejvýše na 6.',
  'adventure.rule.R6.17': 'Pašerák: hoď osmistěnkou a vezmi si z banky tolik koření.',
  'adventure.rule.R6.18':
    'Jed: vyber kdekoli soupeřovu figurku mimo vlastní síč pro zkoušku lsti. Neobstojí-li, určí šestistěnka, kolik síly ztratí. Vyřadí-li ji to, můžeš si vzít jednu kartu, kterou nesla; ostatní jdou pod balíček.',
  'adventure.rule.R6.19':
    'Bene Gesserit: můžeš vybrat soupeře, prohlédnout si všechny jeho karty a jednu si vzít, skrytou i přiřazenou. Vybavení se hned přiřadí figurce, která tento druh nemá.',
  'adventure.rule.R6.20':
    'Zrádce: hoď šestistěnkou a vyber soupeře; tolik jeho skrytých karet, tažených naslepo, je tvých. Vybavení mezi nimi dostane figurka na tomto poli; druhy, které už má, zůstávají skryté.',
  'adventure.rule.R6.21':
    'Loupež koření: vyber soupeře. Házíš osmistěnkou proti šestistěnce. Je-li tvůj hod vyšší, bereš rozdíl v koření; při shodě házíte znovu.',
  'adventure.rule.R6.22': 'Kosmická gilda: figurka pokračuje na kterékoli jiné pole a platí to jako zastavení.',
  'adventure.rule.R6.23':
    'Zkouška lsti: šestistěnka vyšší než lest cíle zasahuje. Majitel si předtím smí lest přikoupit. Filtrační oblek pomáhá jen proti červu a písečné bouři.',
  'adventure.rule.R6.24': 'Zkouška těžebních vozidel: šestistěnka za každé nechráněné vozidlo; při 5 a 6 připadne bance.',
  'adventure.rule.R6.25':
    'Nabízí se jen to, co vybrat lze. Není-li nic takového, pole nemá účinek. Zrádce, Bene Gesserit a Loupež koření mohou vybrat i toho, kdo nemá co ztratit.',

  'adventure.rule.R7.1': 'Zastavíš-li se u soupeřovy strany, můžeš s ní bojovat, nebo ji nechat být.',
  'adventure.rule.R7.2':
    'Přepadení: hned po zastavení ho smí vyhlásit každý soupeř, který tam stojí. Bojuje se ihned, dřív než promluví pole. Ne proti figurce ve vlastním síči. Přepadá-li víc soupeřů, bojují po směru hodin, dokud přepadený stojí.',
  'adventure.rule.R7.3':
    'Po všech pohybech smí každá figurka, která v tomto tahu táhla, začít na svém poli jeden boj, proti jedné nechráněné straně. Figurky, které netáhly, boj nezačínají.',
  'adventure.rule.R7.4': 'Je-li jedna ze dvou figurek vyřazena, druhá smí i tak táhnout a bojovat.',
  'adventure.rule.R7.5': 'Figurky téhož hráče spolu nikdy nebojují.',
  'adventure.rule.R7.6': 'Boje, výstřely z lasgunu a karta kanly přicházejí v tahu v libovolném pořadí, jedno po druhém.',

  'adventure.rule.R8.1': 'Každá strana hází šestistěnkou za každý bod síly, nejvýše šesti kostkami. Kdo hází první, na tom nezáleží.',
  'adventure.rule.R8.2': 'Rozhoduje nejvyšší jednotlivá kostka; nižší strana ztrácí 1 sílu. Při shodě se kolo opakuje beze ztráty.',
  'adventure.rule.R8.3': 'Pokračuje se, dokud některá figurka neklesne na 0 a neopustí hru i s kartou.',
  'adventure.rule.R8.4': 'Vítězná figurka získá 1 sílu, nejvýše na 6.',
  'adventure.rule.R8.5':
    'Vítěz bere všechno vybavení poraženého a dá ho vítězné figurce. Druhy, které už má, dostane jiná vlastní figurka, nebo zůstanou skryté.',
  'adventure.rule.R8.6':
    'Více figurek jednoho rodu bojuje jako jedna strana: jejich síla se sčítá, nejvýše na šest kostek. Před prvním kolem strana určí, kdo ztrácí body. Padne-li, boj končí. Po vítězství získá každá z nich 1 sílu.',
  'adventure.rule.R8.7': 'Vybavení slouží figurkám, které bojují.',
  'adventure.rule.R8.8': 'Přijdeš-li ve vlastním tahu o figurku, smíš dál nakupovat a investovat, máš-li ještě jinou.',
  'adventure.rule.R8.9': 'Vybavení získané v boji slouží, až když kostky dostane další rod.',
  'adventure.rule.R8.10': 'Mají-li figurku určit obě strany, začíná ta, která je na tahu. Určení platí po celý boj.',

  'adventure.rule.R9.1':
    'Bojovník nese od každého druhu nejvýše jednu kartu. Nové vybavení hned dostane figurka, která tento druh nemá; jen když ho mají všechny, zůstává skryté a lze je přiřadit, jakmile někomu chybí. Co je přiřazené, zůstává, kde je. V boji se počítá jen to, co tam bylo na jeho začátku.',
  'adventure.rule.R9.2': 'Meč: figurka bojuje osmistěnkami místo šestistěnek.',
  'adventure.rule.R9.3': 'Gom džabbar: o jednu kostku víc, osmistěnku. Nad šest kostek se nic nepřidává.',
  'adventure.rule.R9.4':
    'Lasgun: jednou ve vlastním tahu na soupeřovu figurku jeden nebo dva kroky před sebou; na dva kroky nesmí nikdo stát mezi nimi. Šestistěnka nižší než vlastní síla zasáhne a další určí, kolik síly cíl ztratí. Karta zůstává. Vybavení vyřazené figurky jde pod balíček.',
  'adventure.rule.R9.5': 'Štít: na tuto figurku nelze vystřelit z lasgunu.',
  'adventure.rule.R9.6':
    'Karta jedu: hned poté, co druhá strana prohraje kolo, podstoupí jedna z jejích figurek zkoušku lsti; neobstojí-li, určí šestistěnka, kolik síly ztratí. Karta jde vždy pod balíček. Figurka, která takto padne, se počítá jako poražená v boji.',
  'adventure.rule.R9.7': 'Filtrační oblek: lest +1 proti červu a písečné bouři, nejvýše na 6.',
  'adventure.rule.R9.8':
    'Ornitoptéra: leť na libovolné pole. Po příletu hoď šestistěnkou: při 1 až 3 karta zůstává, při 4 až 6 jde pod balíček. Buď místo hodu, jako jediný pohyb v tahu; nebo mezi dvěma tahy, pak jen s mýtem, bez pokynu pole, přepadení a boje. Ve vlastním síči má figurka v obou případech opět svou první sílu.',
  'adventure.rule.R9.9': 'Meč, gom džabbar, štít a filtrační oblek působí samy.',
  'adventure.rule.R9.10':
    'Kostky více figurek: osmistěnka za každý bod figurky s mečem, jinak šestistěnka. Nad šest kostek se nejdřív vynechávají šestistěnky. Pak každý gom džabbar přidá osmistěnku, dokud jich je méně než šest.',
  'adventure.rule.R9.11':
    'Lety mezi tahy přicházejí po skončení tahu a před dalším hodem, s každou kartou jednou. Chce-li letět víc hráčů, letí po směru hodin, počínaje rodem, který bude házet.',

  'adventure.rule.R10.1':
    'Ve vlastním tahu smíš zahrát jednu kartu kanly, po pohybu a před nákupem, před bojem i po něm. Potom jde pod balíček.',
  'adventure.rule.R10.2': 'Tajné silo: hoď šestistěnkou a vezmi si z banky tolik koření.',
  'adventure.rule.R10.3':
    'Lovec: soupeřova figurka kdekoli mimo vlastní síč podstoupí zkoušku lsti a neobstojí-li, je mimo hru. Můžeš si vzít jednu kartu, kterou nesla; ostatní jdou pod balíček.',
  'adventure.rule.R10.4':
    'Loupež vozidel: tvá osmistěnka proti soupeřově šestistěnce. Je-li tvůj hod vyšší, bereš rozdíl v těžebních vozidlech, kolik jich má. Jinak nic.',
  'adventure.rule.R10.5': 'Kartu kanly bez cíle nelze zahrát. Karta koupená v tomto tahu na to přichází pozdě.',

  'adventure.rule.R11.1': 'Jednou za tah smíš koupit až 3 karty a až 3 těžební vozidla, po 1 koření, dokud nějaké jsou.',
  'adventure.rule.R11.2': 'Jednou za tah, na konci, smíš vložit libovolně koření na svá tři investiční pole.',
  'adventure.rule.R11.3':
    'Každé pole ukazuje dva součty a výplatní poměr: levé 5 a 9, dvě ku jedné; prostřední 4 a 10, tři ku jedné; pravé 3 a 11, čtyři ku jedné. Většina těchto čísel je rekonstruovaná.',
  'adventure.rule.R11.4':
    'Kdykoli úvodní hod kohokoli ukáže jeden ze součtů, koření tam vsazené vyhrává: banka za každé vyplatí podle poměru a sázku si musíš vzít zpět.',
  'adventure.rule.R11.5':
    'Nejdřív se vyrovná ten, kdo házel: dostane výhry a co prohrál, jde do banky. Další dostávají výplatu po směru hodin. Nestačí-li banka, dostanou poslední, co zbylo.',
  'adventure.rule.R11.6':
    'Sázka trvá do tvého vlastního příštího hodu, který se ještě počítá. Co pak nevyhraje, připadne bance. Propadá i tehdy, když místo hodu letíš.',
  'adventure.rule.R11.7': 'Při nákupu oznámíš obě čísla, zaplatíš, vezmeš z balíčku všechny karty a pak přiřadíš vybavení.',

  'adventure.rule.R12.1':
    'Lest: 3 koření zvýší jedné tvé figurce lest o 1, nejvýše na 6, kdykoli chceš, i těsně před zkouškou. Po této zkoušce se vrací na vytištěnou hodnotu.',
  'adventure.rule.R12.2':
    'Ochrana: 1 koření chrání jedno těžební vozidlo před příštím útokem červa nebo písečné bouře a tím se spotřebuje. Odcházejí-li vozidla, jdou nejdřív nechráněná.',
  'adventure.rule.R12.3':
    'Prodej: libovolné dva kusy z karet a těžebních vozidel přinesou 1 koření, má-li ho banka. Karty jdou pod balíček.',
  'adventure.rule.R12.4':
    'Směna: koření, těžební vozidla, skryté karty a sliby neútočit smějí změnit majitele za cenu, na které se dva dohodnou. Přiřazené vybavení ne.',
  'adventure.rule.R12.5':
    'Slib neútočit trvá nejméně jedno celé kolo, až znovu hází rod, v jehož tahu vznikl. Do té doby si nikdo z obou nesmí vybrat figurku toho druhého pro boj, přepadení, Souboj, Červa, pole Jed, lasgun ani lovce.',
  'adventure.rule.R12.6':
    'Kdykoli znamená: pokaždé, když hra čeká na odpověď, ať ji má dát kdokoli, ale nikdy mezi hodem a jeho výsledkem. Před zkouškou se hra ptá majitele.',
  'adventure.rule.R12.7': 'Prázdná banka ani prázdný balíček nic nedávají, dokud se něco nevrátí.',
  'adventure.rule.R12.8':
    'Nabídka patří jednomu hráči a přijímá se nebo odmítá celá. Skryté karty v ní vidí jen on. Její částí může být slib.',

  'adventure.rule.R13.1':
    'Dva hráči: Atreidové a Fremeni proti Císaři a Harkonnenům. Pořadí tahů zůstává a každý rod má vlastní tah, zásoby, karty a investice.',
  'adventure.rule.R13.2': 'Dva rody jednoho hráče si nikdy nejsou cílem. Jako jedna strana bojují jen figurky téhož rodu.',
  'adventure.rule.R13.3': 'Mezi svými dvěma rody smí hráč věci volně přesouvat.',

  'adventure.rule.R14.1':
    'Je-li pryč poslední figurka rodu, jeho koření, vsazené koření a těžební vozidla připadnou bance a karty jdou pod balíček. Byl-li na tahu, tah končí.',
  'adventure.rule.R14.2': 'Vítězí poslední hráč, který ještě má figurku. Zjišťuje se to po každém vyřazení.',
  'adventure.rule.R14.3': 'Remíza neexistuje: figurka na poli Písečná bouře bouři přežije.',

  'adventure.ruling.Q1': 'Který rod hraje kterou barvou z krabice, to říká veřejný zdroj; kniha pravidel rody s barvami nespojuje.',
  'adventure.ruling.Q2':
    'Kde není na mýto, tam se hrad nenabízí. Nejdřív něco prodat je dovolené. Mýto se promíjí, jen když jiný pohyb nezbývá.',
  'adventure.ruling.Q3': 'Mýto se platí za každý příchod, i s Kosmickou gildou a ornitoptérou.',
  'adventure.ruling.Q4':
    'Nikdo nemusí předem říkat, zda potáhne jednou, nebo dvěma figurkami: nejdřív se dohraje první zastavení, pak se rozhoduje o druhé kostce.',
  'adventure.ruling.Q5': 'Sociální plán přichází po výplatách. Vsazené koření se nepočítá jako vlastněné.',
  'adventure.ruling.Q6': 'Bez hodu se nic nevyhrává; let místo hodu znamená ztrátu sázek.',
  'adventure.ruling.Q7': 'Více přepadajících bojuje po směru hodin, dokud tam figurka, která se zastavila, ještě je.',
  'adventure.ruling.Q8': 'Každá figurka, která táhla, smí bojovat jednou. Na boje se hra ptá po všech pohybech.',
  'adventure.ruling.Q9': 'Vlastní síč chrání před útoky. Nezakazuje zaútočit na návštěvníka, ale v takovém boji nepomáhá.',
  'adventure.ruling.Q10': 'Boj dvojice končí, když padne určená figurka. Za body s mečem se hází osmistěnkami; osmistěnky mají přednost.',
  'adventure.ruling.Q11': 'Při šesti kostkách gom džabbar nic nevyměňuje.',
  'adventure.ruling.Q12':
    'Z lasgunu se střílí po pohybu, s každou kartou jednou za tah, ať figurka táhla, nebo ne, po kterékoli cestě, kudy by mohla jít.',
  'adventure.ruling.Q13':
    'Druhé použití ornitoptéry, bez účinku pole, je možné jen mezi tahy. Ve vlastním síči má figurka i tehdy opět svou první sílu: pravidla neznají výjimku.',
  'adventure.ruling.Q14':
    'Souboj se bojovat musí, lze-li někoho vybrat. Vybrat lze i figurku, která tam už stojí, a další figurky jejího rodu na místě se přidají.',
  'adventure.ruling.Q15': 'Červ dosáhne jen na figurky v poušti. Nemá-li tam soupeř žádnou, lze útočit jen na těžební vozidla.',
  'adventure.ruling.Q16':
    'V písečné bouři přicházejí figurky toho, kdo se na poli zastavil, na řadu poslední. Vítězství se zjišťuje po každé ztrátě.',
  'adventure.ruling.Q17': 'Bene Gesserit smí vzít i přiřazenou kartu, a to i figurce ve vlastním síči: není to útok na ni.',
  'adventure.ruling.Q18': 'Přiřazené vybavení lze prodat, ale ne směnit. Skryté vybavení přiřadí majitel, kdy chce.',
  'adventure.ruling.Q19':
    'Slib se týká všeho, co míří na figurku. Loupeže koření a vozidel, Zrádce, Bene Gesserit a Písečná bouře jsou dál dovolené.',
  'adventure.ruling.Q20': 'Kartu kanly lze zahrát před bojem i po něm, ale ne po prvním nákupu.',
  'adventure.ruling.Q21': 'Ve dvou hráčích se všechno počítá po rodech; sliby, směny a vítězství po hráčích.',
  'adventure.ruling.Q22':
    'Karty vyřazeného rodu jdou pod balíček. Co nesla jeho poslední figurka, jde tam, kam určuje způsob jejího konce.',
  'adventure.ruling.Q23': 'Proti dvojici vybírá figurku ten, kdo použije jed. Padne-li, boj končí.',
  'adventure.ruling.Q24': 'V příkladu z knihy pravidel jsou 5 u Chani a 3 u Gurneyho tím, co jim v tu chvíli zbývá.',
  'adventure.ruling.Q25': 'Lovec je také zkouška lsti, přikoupená lest proti němu tedy pomáhá a potom je pryč.',
  'adventure.ruling.Q26': 'I se síčem je dvanáct druhů polí.',
  'adventure.ruling.Q27': 'Koupené karty se berou najednou. Karty, které se vracejí společně, se nejdřív zamíchají.',
  'adventure.ruling.Q28': 'Ochrana patří těžebnímu vozidlu, ne majiteli; nejdřív se odevzdávají nechráněná.',
  'adventure.ruling.Q29': 'Směňovat a prodávat lze i během boje, ale co se při něm získá, v něm neplatí. Co se prodá, je hned pryč.',
  'adventure.ruling.Q30':
    'Ve dvou hráčích má člověk to, co mají oba jeho rody: sociální plán platí, jen když ani jeden nemá koření ani těžební vozidlo, a mýto zaplatí kterýkoli.',
  'adventure.ruling.Q31':
    'Od hodu zrádce a od pohledu Bene Gesserit, dokud karta nezmění majitele, nelze dotčené karty prodat, dát ani přiřadit.',
  'adventure.ruling.Q32':
    'Vybavení získané v boji v tomto tahu neslouží, dokud kostky nepřejdou dál, ať je mezitím dostane kdokoli. Ze stejných skrytých karet jdou z ruky nejdřív ty starší.',
  'adventure.ruling.Q33': 'Co prohraje rod, který házel, jde do banky dřív, než dostanou výplatu ostatní.',
  'adventure.ruling.Q34': 'Při písečné bouři se nejdřív všichni rozhodnou o ochraně, pak se zkoušejí všechna těžební vozidla naráz.',
  'adventure.ruling.Q35': 'Figurka, která přežila přepadení jednou z několika figurek, může se zbylými ještě začít boj.',
};
