import type { TextsLike } from '../../../text/message.ts';
import type { imperiumLessonsEn } from './lessons.en.ts';

export const imperiumLessonsCs: TextsLike<typeof imperiumLessonsEn> = {
  // Agent turns
  'imperium.lesson.agent.title': 'Agent do Kartága',
  'imperium.lesson.agent.about': 'Začíná kolo z knihy pravidel: karta a agent, co dává pole a jak se jednotky dostanou do střetu.',
  'imperium.lesson.agent.end':
    'Ve střetu o Arrakén stojí dvě jednotky Gayuna a tři jednotky Najeong, sedm jednotek Dasom sedí doma. Příští lekce pokračuje právě tady.',

  'imperium.lesson.agent.basin':
    'Jakmile někdo dosáhne 10 vítězných bodů, vyhrává, kdo jich má nejvíc. V tomto kole se bojuje o Obléhání Arrakénu. V tahu agenta zahraješ z ruky jednu kartu a vyšleš jednoho agenta na volné pole, jehož symbol karta nese: Gayunova má symbol Obchodu s kořením.',
  'imperium.lesson.agent.harvest':
    'Zahraná karta působí svou horní částí, pole tak, jak je vytištěno: tady dává 1 koření a k tomu bonusové koření, pokud tam leží.',
  'imperium.lesson.agent.two':
    'Císařská pánev je bojové pole: do střetu smějí všechny jednotky verbované v tomto tahu a nejvýše dvě další z posádky. Gayun nikoho nenaverboval, takže ze tří jednotek mohou jít dvě.',
  'imperium.lesson.agent.next': 'Gayun končí tah.',

  'imperium.lesson.agent.carthag':
    'Vedeš Najeong: jedna jednotka v posádce, 1 voda. Duncan Idaho má symbol Města; v horní části bere 1 vodu za jednotku a kartu. Kartágo dává jednotku a kartu intrik. Značka říká, že ho kontroluje Gayun.',
  'imperium.lesson.agent.carthag.task': 'Vyšli agenta do Kartága kartou Duncan Idaho.',
  'imperium.lesson.agent.carthag.why.scout':
    'Do Kartága vede i Průzkum. Jeho horní část je ale prázdná, kdežto Duncanova stojí za jednotku a kartu.',
  'imperium.lesson.agent.carthag.why.arrakeen': 'Arrakén dává jednotku a kartu. Je to také dobré místo; Najeong ale chce kartu intrik.',
  'imperium.lesson.agent.carthag.why.seek':
    'Hledání spojenců odejde ze hry, jakmile ho zahraješ v tahu agenta. Najeong si ho nechává na později.',
  'imperium.lesson.agent.carthag.why.reveal': 'Tah odhalení je poslední tah kola. Dva agenti ještě čekají na práci.',
  'imperium.lesson.agent.carthag.why.other': 'I to je dovoleno. Příklad vysílá agenta do Kartága kartou Duncan Idaho.',

  'imperium.lesson.agent.recruit':
    'Gayun dostává z banky 1 solar, protože kontroluje Kartágo. Teď čekají účinky pole a tvé karty, v libovolném pořadí.',
  'imperium.lesson.agent.recruit.task': 'Naverbuj jednotku z Kartága.',
  'imperium.lesson.agent.recruit.why.intrigue': 'Pořadí je libovolné. Příklad bere nejdřív jednotku.',
  'imperium.lesson.agent.recruit.why.water': 'Duncanova nabídka může být také první. Příklad začíná polem.',
  'imperium.lesson.agent.recruit.why.early': 'Jednotky smějí jít do střetu kdykoli v tomto tahu, ale brzy jich bude víc a půjdou společně.',
  'imperium.lesson.agent.recruit.why.other': 'Příklad bere nejdřív jednotku.',

  'imperium.lesson.agent.intrigue': 'Jednotka stojí v posádce. Karta intrik je skrytá, dokud se nezahraje.',
  'imperium.lesson.agent.intrigue.task': 'Lízni si kartu intrik.',
  'imperium.lesson.agent.intrigue.why.water': 'Duncanova nabídka neuteče. Příklad nejdřív dokončí pole.',
  'imperium.lesson.agent.intrigue.why.other': 'Příklad si teď líže kartu intrik.',

  'imperium.lesson.agent.water':
    'Nečekaný zisk je karta plánu: lze ji zahrát v kterémkoli vlastním tahu. Vše, co dává pole, je nutné vzít. Co stojí za šipkou, je nabídka: zaplať a získej, nebo ji nech být.',
  'imperium.lesson.agent.water.task': 'Zaplať 1 vodu (Duncan Idaho) za jednotku a kartu.',
  'imperium.lesson.agent.water.why.done': 'Nabídku můžeš nechat být, ale pak o Duncanovu jednotku a kartu přijdeš.',
  'imperium.lesson.agent.water.why.windfall':
    'Nečekaný zisk přinese 2 solary kdykoli ve tvých tazích. Najeong si ho nechává: skryté karty dělají ostatním starosti.',
  'imperium.lesson.agent.water.why.two': 'Teď by mohly jít dvě. S Duncanovou jednotkou budou tři.',
  'imperium.lesson.agent.water.why.other': 'Příklad nejdřív platí Duncanovi.',

  'imperium.lesson.agent.three':
    'Máš dvě naverbované jednotky a jedna byla v posádce už předtím. Kartágo je bojové pole: smějí jít obě naverbované a nejvýše dvě jiné.',
  'imperium.lesson.agent.three.task': 'Pošli do střetu všechny tři jednotky.',
  'imperium.lesson.agent.three.why.one': 'Jediná jednotka má sílu 2. Gayun tam má už dvě.',
  'imperium.lesson.agent.three.why.two': 'To by jich bylo stejně jako u Gayuna. Se třemi je Najeong vpředu.',
  'imperium.lesson.agent.three.why.done': 'Bojovat nikdo nemusí. Bez jednotek ve střetu ale Arrakén vyhrát nelze.',
  'imperium.lesson.agent.three.why.other': 'Příklad posílá všechny tři.',

  'imperium.lesson.agent.done': 'Tři jednotky mají sílu 6, Gayunovy dvě 4.',
  'imperium.lesson.agent.done.task': 'Ukonči tah.',
  'imperium.lesson.agent.done.why.windfall': 'Dovoleno by to bylo i teď. Najeong si Nečekaný zisk nechává.',
  'imperium.lesson.agent.done.why.other': 'Příklad tady tah končí.',

  'imperium.lesson.agent.rally':
    'Dasom hraje kartu Novicka Bene Gesserit a jde na Svolání jednotek. Toto pole stojí 4 solary. Kdo nemá na zaplacení, jít tam nemůže.',
  'imperium.lesson.agent.draw': 'Díky své kartě si líže další.',
  'imperium.lesson.agent.four': 'Potom přicházejí hned čtyři jednotky.',
  'imperium.lesson.agent.peace': 'V posádce je sedm jednotek, ale Svolání jednotek není bojové pole: žádná z nich do střetu nesmí.',

  // Reveal turns
  'imperium.lesson.reveal.title': 'Co ještě máš v ruce',
  'imperium.lesson.reveal.about': 'Kolo pokračuje: druzí agenti, pak tahy odhalení s přesvědčivostí, novou kartou a silou.',
  'imperium.lesson.reveal.end':
    'Všechny karty jsou na stole. Gayun má sílu 8, Najeong 6 a Dasom 0, protože ve střetu nemá jednotku. Meče nemeče, bez jednotky síla není. Teď přijde boj: to je příští lekce.',

  'imperium.lesson.reveal.wealth':
    'Teď vedeš Gayuna. Zbývá jeden agent. Kromě dvou dobrých bojovníků držíš Diplomacii, která otevírá cestu ke všem čtyřem frakcím a v tahu odhalení přinese málo.',
  'imperium.lesson.reveal.wealth.task': 'Vyšli agenta Diplomacií na pole Bohatství.',
  'imperium.lesson.reveal.wealth.why.spy': 'Na Bohatství vede i Císařský špeh. Jeho meč je cennější v tahu odhalení.',
  'imperium.lesson.reveal.wealth.why.stilgar': 'Kdo teď zahraje Stilgara, bude v tahu odhalení bez 2 přesvědčivostí a 3 mečů.',
  'imperium.lesson.reveal.wealth.why.contract': 'Uzavření smlouvy dává o 1 solar víc, ale žádný vliv.',
  'imperium.lesson.reveal.wealth.why.reveal': 'Využít všechny agenty není povinné. Volného agenta je ale škoda.',
  'imperium.lesson.reveal.wealth.why.other': 'I tak se dá hrát. Příklad jde Diplomacií na Bohatství.',

  'imperium.lesson.reveal.influence':
    'Máš 2 solary. Pole frakce navíc posune tvou kostku o krok vzhůru na stupnici této frakce. Druhý krok má cenu 1 vítězného bodu, a kdo je první na čtvrtém, bere spojenectví.',
  'imperium.lesson.reveal.influence.task': 'Vezmi si vliv u Císaře.',
  'imperium.lesson.reveal.influence.why.bribery':
    'Úplatek mění 2 solary v 1 vliv. Lze ho zahrát v kterémkoli vlastním tahu; příklad si ho nechává.',
  'imperium.lesson.reveal.influence.why.other': 'Nejdřív přijde vliv, ten je nutné vzít.',

  'imperium.lesson.reveal.agentDone': 'Bohatství není bojové pole, takže za ostatními nemůže žádná jednotka.',
  'imperium.lesson.reveal.agentDone.task': 'Ukonči tah.',
  'imperium.lesson.reveal.agentDone.why.bribery':
    'Druhý vliv u Císaře by měl cenu 1 vítězného bodu. To není špatné. Příklad si ale solary nechává.',
  'imperium.lesson.reveal.agentDone.why.other': 'Příklad končí tah.',

  'imperium.lesson.reveal.contract':
    'Najeong hraje kartu Duna, pouštní planeta a jde na Uzavření smlouvy pro 3 solary. Nikdo ho nekontroluje a nestojí nic.',
  'imperium.lesson.reveal.contractDone': 'To byl také její druhý agent.',
  'imperium.lesson.reveal.oratory': 'Dasom jde s Dýkou do Řečnického sálu. Agent tam dá v tahu odhalení ještě 1 přesvědčivost.',
  'imperium.lesson.reveal.oneTroop': 'A jednotku: její osmou v posádce.',
  'imperium.lesson.reveal.oratoryDone': 'Všech šest agentů je na herním plánu.',

  'imperium.lesson.reveal.reveal':
    'Kdo už nemá agenta, má tah odhalení. Všechny karty z ruky se otočí a teď působí jejich dolní části. Karty tvých agentů teď nedělají nic.',
  'imperium.lesson.reveal.reveal.task': 'Odhal ruku.',
  'imperium.lesson.reveal.reveal.why.bribery': 'Před odhalením je dovolená i karta plánu. Příklad si Úplatek nechává.',
  'imperium.lesson.reveal.reveal.why.other': 'Bez agenta zbývá jen tah odhalení.',

  'imperium.lesson.reveal.buy':
    'Císařský špeh, Pašerácká ornitoptéra a Stilgar dávají 4 přesvědčivosti, 4 meče a 1 koření. Za přesvědčivost se kupují karty z řady Impéria a z rezervy, na kolik stačí. Koupené jde na odhazovací balíček a do ruky přijde po zamíchání.',
  'imperium.lesson.reveal.buy.task': 'Získej Cestu vesmírem za 3 přesvědčivosti.',
  'imperium.lesson.reveal.buy.why.thopter': 'Bojová ornitoptéra stojí přesně 4 a byla by to také dobrá karta. Příklad bere Cestu vesmírem.',
  'imperium.lesson.reveal.buy.why.allegiances':
    'Vrtkavá věrnost stojí také 3. Příklad bere Cestu vesmírem, která v dalších tazích odhalení dá 2 přesvědčivosti.',
  'imperium.lesson.reveal.buy.why.liaison': 'Spojka na Arrakisu stojí 2, koupit by šly i dvě. Příklad bere jednu lepší kartu.',
  'imperium.lesson.reveal.buy.why.nothing': 'Přesvědčivost ušetřit nelze. Co teď neutratíš, propadne.',
  'imperium.lesson.reveal.buy.why.other': 'Příklad získává Cestu vesmírem.',

  'imperium.lesson.reveal.strength':
    'Volné místo v řadě hned zaplní Jezdci na červech. Zbývá 1 přesvědčivost, ale tak málo nestojí nic. Tvá síla: dvě jednotky jsou 4, čtyři meče 4, dohromady 8.',
  'imperium.lesson.reveal.strength.task': 'Ukonči tah odhalení.',
  'imperium.lesson.reveal.strength.why.bribery': 'Stále dovoleno, stále si ho necháváš.',
  'imperium.lesson.reveal.strength.why.other': 'Nic jiného koupit nelze.',

  'imperium.lesson.reveal.hers':
    'Všechny tvé karty jsou teď na odhazovacím balíčku, i s Cestou vesmírem. Do boje tě ostatní vynechávají. Najeong také nemá agenta a odhaluje.',
  'imperium.lesson.reveal.hersDone':
    '5 přesvědčivostí, žádné meče: tři jednotky mají sílu 6. Najeong v knize nekupuje nic, na čem by tu záleželo, a končí tah.',
  'imperium.lesson.reveal.dasom': 'Poslední odhaluje Dasom. Její agent v Řečnickém sálu přidává 1 přesvědčivost.',
  'imperium.lesson.reveal.dasomDone':
    'Má také 5 přesvědčivostí. Jejích osm jednotek ale sedí v posádce a ve střetu není žádná: její síla je 0 a žádný meč by to nezměnil.',

  // Combat
  'imperium.lesson.combat.title': 'Obléhání Arrakénu',
  'imperium.lesson.combat.about': 'Konec kola: intriky v boji, odměny a kontrola, Tvůrci a nový začátek.',
  'imperium.lesson.combat.end':
    'Celé kolo, jak ho vypráví kniha, a první agent dalšího. Při 10 vítězných bodech nebo po desátém střetu hra končí. Teď to zkus proti botům, nebo sólo proti dvěma rivalům.',

  'imperium.lesson.combat.gayun':
    'Gayun má sílu 8, Najeong 6. Kdo má ve střetu jednotku, smí teď hrát karty boje, počínaje začínajícím hráčem. Dasom tam žádnou nemá a nikdo se jí neptá. Gayunova karta intrik není karta boje: pasuje.',
  'imperium.lesson.combat.ambush':
    'Znovu vedeš Najeong. Síla 6 proti 8 by stačila jen na druhé místo. V ruce máš Přepadení, kartu boje za 4 meče.',
  'imperium.lesson.combat.ambush.task': 'Zahraj Přepadení.',
  'imperium.lesson.combat.ambush.why.pass': 'Dvě pasování po sobě boj ukončí: Gayun právě pasoval a zvítězil by.',
  'imperium.lesson.combat.ambush.why.other': 'Příklad hraje Přepadení.',
  'imperium.lesson.combat.enough': '10 proti 8. Najednou lze zahrát i více karet. Nečekaný zisk je karta plánu a tady ho použít nejde.',
  'imperium.lesson.combat.again': 'Byla zahrána karta, takže Gayun dostává slovo znovu, ačkoli už pasoval. Opět pasuje.',
  'imperium.lesson.combat.pass': 'Řada je znovu na tobě. Jedno pasování platí, tvé by bylo druhé po sobě.',
  'imperium.lesson.combat.pass.task': 'Pasuj.',
  'imperium.lesson.combat.pass.why.other': 'Už není co zahrát.',
  'imperium.lesson.combat.victory':
    'Najeong vítězí bez remízy: 1 vítězný bod a její značka získává kontrolu nad Arrakénem. Gayun je druhý a dostává 4 solary. Dasom se silou 0 nedostane nic. Několik karet intrik čeká na vítězství; takovou Najeong nemá.',

  'imperium.lesson.combat.arrakeen':
    'Všechny jednotky ze střetu jsou zpět v zásobě. Tvůrci: pole Haggova pánev a Velká pláň neměla návštěvu, na každé přibylo 1 bonusové koření. Návrat: 10 vítězných bodů nemá nikdo, všichni agenti jdou domů a žeton začínajícího hráče přechází k tobě. Leží tu nový střet a každý má pět nových karet.',
  'imperium.lesson.combat.arrakeen.task': 'Vyšli agenta do Arrakénu kartou Pečetní prsten.',
  'imperium.lesson.combat.arrakeen.why.carthag': 'Kartágo by znovu zaplatilo Gayunovi jeho solar. Arrakén platí tobě.',
  'imperium.lesson.combat.arrakeen.why.dune': 'Císařská pánev návštěvu měla: jako jediná nemá bonusové koření.',
  'imperium.lesson.combat.arrakeen.why.reveal': 'Kolo teprve začalo a oba agenti jsou doma.',
  'imperium.lesson.combat.arrakeen.why.other': 'I to je dovoleno. Podívej se ale, k čemu je kontrola Arrakénu.',
  'imperium.lesson.combat.draw':
    'Vlastní kontrola ti platí 1 solar. Pečetní prsten udělá to, co prsten tvého vůdce: Hrabě Memnon Thorvald dostává 1 koření. Arrakén dává jednotku a kartu.',
  'imperium.lesson.combat.draw.task': 'Lízni si kartu.',
  'imperium.lesson.combat.draw.why.troop': 'Pořadí je libovolné. Podívej se ale, co se stane při líznutí.',
  'imperium.lesson.combat.draw.why.windfall': '2 solary kdykoli ve tvých tazích. Nech si je na horší časy.',
  'imperium.lesson.combat.draw.why.other': 'Příklad si líže kartu.',

  // House Hagal
  'imperium.lesson.rivals.title': 'Sólo proti dvěma rivalům',
  'imperium.lesson.rivals.about':
    'Kolo sólové hry: karty rodu Hagal vedou Memnona Thorvalda a Rabbana. Příklad je náš, pravidla jsou z knihy.',
  'imperium.lesson.rivals.end':
    'Se dvěma kartami intrik z odměny měl Memnon tři a zaplatil jimi 1 vítězný bod. V příštím kole hrají oba rivalové před tebou. Kdo má na konci nejvíc bodů, vítězí. Ve hře pro dva rod Hagal jen překáží: body nesbírá.',

  'imperium.lesson.rivals.arrakeen':
    'Gayun hraje sólo, je třetí kolo a leží tu Plášť a dýka. Po každém tvém tahu hrají jednou oba rivalové: karta Hagal jmenuje pole a rival tam vyšle agenta, bez ceny a bez ruky. Stojí-li tam už agent, karta se přeskočí a otočí se další.',
  'imperium.lesson.rivals.arrakeen.task': 'Vyšli agenta do Arrakénu Průzkumem.',
  'imperium.lesson.rivals.arrakeen.why.basin': 'Bonusové koření za návštěvu stojí. Arrakén ale dá kartu a překáží více kartám Hagal.',
  'imperium.lesson.rivals.arrakeen.why.wealth':
    'Bohatství a jeho vliv utečou, jen když ho jmenuje karta Hagal. Arrakén je potřeba pro střet.',
  'imperium.lesson.rivals.arrakeen.why.reveal': 'Oba agenti jsou ještě doma.',
  'imperium.lesson.rivals.arrakeen.why.other': 'I tak se dá hrát. Příklad jde do Arrakénu.',
  'imperium.lesson.rivals.troop': 'Tvé vlastní tahy jsou jako v každé hře: nejdřív jednotka z Arrakénu.',
  'imperium.lesson.rivals.card': 'Potom karta.',
  'imperium.lesson.rivals.three':
    'Rival na bojovém poli pošle vždy vše, co tam naverbuje, a až dvě další. Ty si můžeš vybrat: smí jít jedna naverbovaná a dvě z posádky.',
  'imperium.lesson.rivals.three.task': 'Pošli do střetu všechny tři jednotky.',
  'imperium.lesson.rivals.three.why.two': 'Rivalové přijdou s mnoha jednotkami. Příklad posílá všechny tři.',
  'imperium.lesson.rivals.three.why.done': 'Bez jednotky ve střetu není vůbec žádná odměna.',
  'imperium.lesson.rivals.three.why.other': 'Příklad posílá všechny tři.',
  'imperium.lesson.rivals.done': 'Když tvůj tah skončí, hrají rivalové, nejdřív ten po tvé levici. Sleduj kroniku.',
  'imperium.lesson.rivals.done.task': 'Ukonči tah.',
  'imperium.lesson.rivals.done.why.other': 'Nic jiného udělat nejde.',

  'imperium.lesson.rivals.basin':
    'První Memnonova karta řekla Arrakén: stojíš jí v cestě. Sklizeň koření pak vedla k největšímu bonusovému koření: s 5 z Velké pláně měl Memnon 10 koření a 7 z nich hned vyměnil za 1 vítězný bod. Rabban šel na Spiknutí. Teď zbývá bonusové koření jen na poli Haggova pánev, a když nikde žádné není, karta Sklizeň koření se přeskočí.',
  'imperium.lesson.rivals.basin.task': 'Vyšli agenta na pole Haggova pánev kartou Duna, pouštní planeta.',
  'imperium.lesson.rivals.basin.why.contract':
    '3 solary jsou dobré, ale příští karta Sklizeň koření by přivedla rivala na pole Haggova pánev.',
  'imperium.lesson.rivals.basin.why.foldspace': 'Ohyb prostoru je pěkné místo. Nejdřív ale vezmi rivalům poslední bonusové koření.',
  'imperium.lesson.rivals.basin.why.reveal': 'Zbývá jeden agent a rivalové by pokračovali bez tebe.',
  'imperium.lesson.rivals.basin.why.other': 'I to je dovoleno. Příklad bere poslední bonusové koření.',
  'imperium.lesson.rivals.harvest': 'Zaplacena 1 voda, za ni 2 koření a 1 bonusové.',
  'imperium.lesson.rivals.next': 'Tvá posádka je prázdná, do střetu tedy nemůže nikdo další.',
  'imperium.lesson.rivals.next.task': 'Ukonči tah.',
  'imperium.lesson.rivals.next.why.other': 'Nic jiného udělat nejde.',

  'imperium.lesson.rivals.reveal':
    'Bonusové koření nikde: karta Sklizeň koření byla přeskočena, Memnon šel do Kartága a má ve střetu čtyři jednotky. Druhý Rabbanův vliv u Fremenů má cenu 1 vítězného bodu. Všichni jejich agenti jsou na plánu; kdyby některý zbýval, hráli by rivalové po tvém tahu odhalení sami dál.',
  'imperium.lesson.rivals.reveal.task': 'Odhal ruku.',
  'imperium.lesson.rivals.reveal.why.other': 'Bez agenta zbývá jen tah odhalení.',
  'imperium.lesson.rivals.buy': '4 přesvědčivosti a meč. Rivalové neodhalují, nic nekupují a balíček nestavějí: řada patří jen tobě.',
  'imperium.lesson.rivals.buy.task': 'Získej Bojovou ornitoptéru za 4 přesvědčivosti.',
  'imperium.lesson.rivals.buy.why.travel': 'Dobrá by byla i Cesta vesmírem. Příklad utrácí všechno.',
  'imperium.lesson.rivals.buy.why.nothing': 'Přesvědčivost ušetřit nelze.',
  'imperium.lesson.rivals.buy.why.other': 'Příklad získává Bojovou ornitoptéru.',
  'imperium.lesson.rivals.combat':
    'Tvá síla je 7. V boji otočí každý rival s jednotkami ještě jednu kartu Hagal a počítají se jen její meče.',
  'imperium.lesson.rivals.guild':
    'Memnonovi přišly 2 meče: 10, ty 7, Rabban 4. Jsi na druhém místě. Memnon vyhrává 1 vliv a bere si ho tam, kde má nejméně. Stejně je na tom u tří frakcí, a o čem nerozhodnou pravidla rivala, rozhoduje člověk.',
  'imperium.lesson.rivals.guild.task': 'Dej Memnonovi vliv u Kosmické gildy.',
  'imperium.lesson.rivals.guild.why.gesserit': 'Zvol místo, kde ti uškodí nejméně. Bene Gesserit chceš pro sebe.',
  'imperium.lesson.rivals.guild.why.fremen': 'Rabban je u Fremenů silný, ať se o ně později přou. Příklad dává vliv u Kosmické gildy.',
  'imperium.lesson.rivals.guild.why.other': 'Příklad dává vliv u Kosmické gildy.',
};
