import type { TextsLike } from '../../../text/message.ts';
import type { uprisingLessonsEn } from './lessons.en.ts';

export const uprisingLessonsCs: TextsLike<typeof uprisingLessonsEn> = {
  'uprising.lesson.other': 'I to by bylo dovoleno. Udělej, co říká úkol, a uvidíš, co z toho bude.',

  // How one wins
  'uprising.lesson.first.title': 'Jak se vyhrává',
  'uprising.lesson.first.about': 'Pět minut: poslední kolo partie a tři cesty k vítěznému bodu.',
  'uprising.lesson.first.end':
    '10 vítězných bodů: po jednom přinesl vliv, karta a spárovaná bojová ikona. Tímto kolem partie končí. Norbert ještě smí zahrát kartu závěru hry, pak vyhrává, kdo má nejvíc bodů: ty.',

  'uprising.lesson.first.fremkit':
    'Má-li někdo na konci kola 10 vítězných bodů, vyhrává, kdo jich má nejvíc. Vedeš Jozsefa se 7, Abigel má 9. Tah je karta a agent: karta nese symbol pole, kam agenta vyšleš. Stupnice Fremenů dává při vlivu 2 jeden bod; ty máš vliv 1.',
  'uprising.lesson.first.fremkit.task': 'Vyšli agenta na pole Fremenská výbava kartou Diplomacie.',
  'uprising.lesson.first.fremkit.why.supplies': 'Dodávka zásob také přináší vliv, ale u Kosmické gildy: 1 ze 2, a bod ještě žádný.',
  'uprising.lesson.first.fremkit.why.reveal': 'Tah odhalení je poslední tah kola. Dva agenti ještě čekají na práci.',

  'uprising.lesson.first.influence': 'Účinky pole čekají v libovolném pořadí: karta a vliv 1. Každá stupnice dává bod při 2.',
  'uprising.lesson.first.influence.task': 'Vezmi si vliv u Fremenů.',
  'uprising.lesson.first.influence.why.early': 'Jednotky smějí jít v tomto tahu kdykoli. Nejdřív si vezmi bod.',
  'uprising.lesson.first.draw': '8 bodů. Pak karta z pole.',

  'uprising.lesson.first.two':
    'V každém kole se bojuje o jednu kartu střetu. Fremenská výbava je bojové pole: do střetu smí vše, co bylo v tomto tahu naverbováno, a nejvýše dvě další jednotky z posádky.',
  'uprising.lesson.first.two.task': 'Pošli do střetu dvě jednotky.',
  'uprising.lesson.first.next': 'Tah končí. Abigel a Norbert už odhalili, takže pokračuješ ty.',

  'uprising.lesson.first.arrakeen':
    'Tvůj špeh stojí na pozorovatelně mezi Arrakénem a Rafinerií koření. Kdo vyšle agenta na pole, které jeho špeh pozoruje, smí špeha odvolat a líznout si za něj kartu.',
  'uprising.lesson.first.arrakeen.task': 'Vyšli druhého agenta do Arrakénu kartou Průzkum.',
  'uprising.lesson.first.arrakeen.why.reveal': 'Jeden agent ještě zbývá a dvě jednotky samy tento střet nevyhrají.',

  'uprising.lesson.first.gather': 'Nejdřív špeh: vrátí se do tvé zásoby.',
  'uprising.lesson.first.gather.task': 'Odvolej špeha a lízni si kartu.',
  'uprising.lesson.first.gather.why.keep': 'Špeh smí zůstat, kde je. Ale tohle je tvůj poslední agent v posledním kole.',
  'uprising.lesson.first.space': 'Karta za špeha, další za Arrakén.',
  'uprising.lesson.first.troop': 'A jednotka: s poslední z posádky mohou jít dvě.',

  'uprising.lesson.first.deploy': 'Abigel má sílu 9: čtyři jednotky po 2 a meč. Ty tam máš dvě jednotky, sílu 4.',
  'uprising.lesson.first.deploy.task': 'Pošli do střetu obě jednotky.',
  'uprising.lesson.first.deploy.why.done': 'Se silou 4 a dvěma meči bys proti 9 prohrál.',
  'uprising.lesson.first.enough': 'Čtyři jednotky mají sílu 8.',

  'uprising.lesson.first.reveal':
    'Bez agenta přichází tah odhalení: všechny karty z ruky se odkryjí a působí jejich dolní části. Dávají přesvědčivost, za kterou se kupují karty, a meče, z nichž každý má sílu 1.',
  'uprising.lesson.first.reveal.task': 'Odhal karty z ruky.',

  'uprising.lesson.first.spice':
    '10 přesvědčivostí, z toho 2 za křeslo ve Vysoké radě, a dva meče. Koření musí proudit stojí 9 a v okamžiku získání dává 1 vítězný bod.',
  'uprising.lesson.first.spice.task': 'Získej kartu Koření musí proudit.',
  'uprising.lesson.first.spice.why.prepare': 'Dobrá karta, ale do ruky by přišla až v dalším kole, a žádné už nebude.',

  'uprising.lesson.first.fight':
    '9 bodů. Čtyři jednotky a dva meče mají sílu 10 proti 9. Vítěz si bere kartu střetu; nese pouštní myš, stejně jako tvůj cíl. Dvě stejné bojové ikony se otočí za 1 bod.',
  'uprising.lesson.first.fight.task': 'Ukonči tah odhalení.',

  // The round of the rulebook: Agents
  'uprising.lesson.agent.title': 'Špeh v Arrakénu',
  'uprising.lesson.agent.about': 'Začíná kolo z knihy pravidel: sklizeň, špeh, který se vyplatí, a pole se dvěma cenami.',
  'uprising.lesson.agent.end':
    'Každý vyslal agenta: ve střetu jsou dvě jednotky Jozsefa a čtyři Abigel. Příští lekce pokračuje právě tady, s Jozsefem.',
  'uprising.lesson.agent.basin':
    'Odkryté leží Zajištění Císařské pánve: o to se v tomto kole bojuje. Začíná Jozsef. Kartou Duna, pouštní planeta vysílá agenta na Císařskou pánev, která dává 1 koření.',
  'uprising.lesson.agent.two': 'Pánev je bojové pole. Nikoho nenaverboval, takže z posádky smějí nejvýše dvě jednotky: jdou obě.',
  'uprising.lesson.agent.next': 'Nic dalšího nezbývá. Karta leží před ním až do konce jeho tahu odhalení.',

  'uprising.lesson.agent.arrakeen':
    'Vedeš Abigel: v posádce je jedna jednotka a Arrakén pozoruje její špeh. Zásobovač povstalců verbuje dvě jednotky, pokud byl v tomto tahu odvolán špeh. Jozsefova značka říká, že Arrakén kontroluje on.',
  'uprising.lesson.agent.arrakeen.task': 'Vyšli agenta do Arrakénu kartou Zásobovač povstalců.',
  'uprising.lesson.agent.arrakeen.why.scout': 'Do Arrakénu vede i Průzkum, ale jeho horní část je prázdná.',
  'uprising.lesson.agent.arrakeen.why.reveal': 'Tah odhalení je poslední tah kola. Dva agenti jsou ještě doma.',

  'uprising.lesson.agent.gather':
    'Jozsef dostává za kontrolu 1 solar z banky. Před účinky pole smíš sbírat zprávy: odvolat špeha, který pole pozoruje, a líznout si kartu.',
  'uprising.lesson.agent.gather.task': 'Odvolej špeha.',
  'uprising.lesson.agent.gather.why.keep': 'Pak za něj není karta a Zásobovač povstalců nikoho nenaverbuje.',

  'uprising.lesson.agent.card':
    'Lízl sis kartu a v tomto tahu byl odvolán špeh: právě to Zásobovač povstalců žádá. Pole a karta mohou přijít v libovolném pořadí.',
  'uprising.lesson.agent.card.task': 'Naverbuj dvě jednotky, které dává Zásobovač povstalců.',
  'uprising.lesson.agent.draw': 'Arrakén dává kartu: v tomto tahu druhou.',
  'uprising.lesson.agent.troop': 'A jednotku: třetí naverbovanou.',

  'uprising.lesson.agent.four':
    'Smějí jít tři naverbované a nejvýše dvě další z posádky. Byla tam jen jedna, takže nejvíc čtyři. Bez špeha by byly dvě.',
  'uprising.lesson.agent.four.task': 'Pošli do střetu všechny čtyři jednotky.',
  'uprising.lesson.agent.four.why.two': 'To by jich bylo stejně jako u Jozsefa.',
  'uprising.lesson.agent.four.why.done': 'Bojovat nikdo nemusí. Bez jednotek ve střetu ale není odměna.',
  'uprising.lesson.agent.done': 'Čtyři jednotky mají sílu 8, dvě Jozsefovy 4.',
  'uprising.lesson.agent.support':
    'Norbert hraje Dýku a jde na Získání podpory. Má dvě ceny: nic, nebo 2 solary za 1 vodu navíc. Platí solary a voda je jeho.',
  'uprising.lesson.agent.recruits': 'Do jeho posádky přicházejí dvě jednotky.',
  'uprising.lesson.agent.peace': 'V jeho posádce sedí pět jednotek, ale Získání podpory není bojové pole: nesmí žádná.',

  // Reveal turns
  'uprising.lesson.reveal.title': 'Písečný červ bez háků',
  'uprising.lesson.reveal.about': 'Kolo pokračuje: druzí agenti, pak tahy odhalení a Štítový val, který padne.',
  'uprising.lesson.reveal.end':
    'Všechny karty jsou na stole. Jozsef má sílu 11, Abigel 9 a Norbert ve střetu není. Teď přijde boj: to je další lekce.',

  'uprising.lesson.reveal.supplies':
    'Vedeš Jozsefa a zbývá ti jeden agent. V ruce jsou Úderná flotila a Zásobovač povstalců, které v tahu odhalení přinesou meče; obětovat se tedy vyplatí Diplomacii.',
  'uprising.lesson.reveal.supplies.task': 'Vyšli agenta na Dodávku zásob kartou Diplomacie.',
  'uprising.lesson.reveal.supplies.why.reveal': 'Volného agenta je škoda promarnit.',
  'uprising.lesson.reveal.water': 'Voda je tvoje: teď 2, a bude potřeba. A vliv 1 u Kosmické gildy.',
  'uprising.lesson.reveal.suppliesDone': 'To byl tvůj druhý agent.',
  'uprising.lesson.reveal.refinery': 'Abigel jde kartou Průzkum do Rafinerie koření, zadarmo: 2 solary. Za 1 koření by byly 4.',
  'uprising.lesson.reveal.refineryDone': 'Její posádka je prázdná, takže nikdo nejde za ním.',
  'uprising.lesson.reveal.hall': 'Norbert jde kartou Dýka do Shromažďovacího sálu. Agent tam v tahu odhalení přidá 1 přesvědčivost.',
  'uprising.lesson.reveal.hallCard': 'A karta intrik, skrytá, dokud se nezahraje.',
  'uprising.lesson.reveal.hallDone': 'Všech šest agentů je na plánu.',

  'uprising.lesson.reveal.reveal':
    'V ruce zbývají Příprava cesty, Zásobovač povstalců a Úderná flotila. V tahu odhalení působí jejich dolní části.',
  'uprising.lesson.reveal.reveal.task': 'Odhal karty z ruky.',

  'uprising.lesson.reveal.buy':
    '3 přesvědčivosti, 4 meče, 1 koření. Za přesvědčivost se kupují karty z řady a z rezervy; co zbude, propadá. Dvě jednotky a čtyři meče mají sílu 8.',
  'uprising.lesson.reveal.buy.task': 'Získej Přežití v poušti za 2 přesvědčivosti.',

  'uprising.lesson.reveal.allies':
    'Karta jde do odhazovacího balíčku, řada se doplní. Štítový val chrání Císařskou pánev: dokud stojí, písečný červ nepřijde. Nečekaní spojenci jsou karta plánu a jejich červ nežádá háky Tvůrců.',
  'uprising.lesson.reveal.allies.task': 'Zahraj Nečekané spojence za 2 vody.',

  'uprising.lesson.reveal.wall': 'Karta ti nejdřív dovolí odstranit Štítový val. Jednou odstraněný se nevrátí.',
  'uprising.lesson.reveal.wall.task': 'Odstraň Štítový val.',
  'uprising.lesson.reveal.wall.why.keep': 'Pak písečný červ nepřijde a 2 vody byly utraceny nadarmo.',

  'uprising.lesson.reveal.strength':
    'Vynořil se písečný červ: síla 3, celkem 11. A kdo má ve střetu písečného červa, dostane odměnu dvakrát.',
  'uprising.lesson.reveal.strength.task': 'Ukonči tah odhalení.',
  'uprising.lesson.reveal.hers': 'Všechny tvé karty jsou v odhazovacím balíčku. Abigel odhaluje: 5 přesvědčivostí a meč za Dýku.',
  'uprising.lesson.reveal.hersDone': 'Čtyři jednotky a meč mají sílu 9. Co kupuje, tu není důležité.',
  'uprising.lesson.reveal.his': 'Norbert odhaluje poslední. Jeho agent ve Shromažďovacím sálu přidává 1 přesvědčivost.',
  'uprising.lesson.reveal.hisDone': 'Bez vojska ve střetu je jeho síla 0.',

  // Combat
  'uprising.lesson.combat.title': 'Bitva o Císařskou pánev',
  'uprising.lesson.combat.about': 'Konec kola: karta intrik v boji, odměna, která platí dvakrát, a kontrola.',
  'uprising.lesson.combat.end':
    'Celé kolo, jak je vypráví kniha, a první agent dalšího. Ostatní lekce ukazují zblízka špehy, smlouvy, písečné červy a rivaly.',
  'uprising.lesson.combat.first':
    '11 proti 9. Kdo má ve střetu vojsko, smí hrát karty boje, první je začínající hráč; Norberta se nikdo neptá. Jozsef pasuje.',

  'uprising.lesson.combat.plan': 'Vedeš Abigel. Záložní plán má v boji cenu 3 mečů.',
  'uprising.lesson.combat.plan.task': 'Zahraj Záložní plán.',
  'uprising.lesson.combat.plan.why.pass': 'Jakmile všichni po sobě pasují, boj končí a Jozsef by vyhrál s 11.',
  'uprising.lesson.combat.again':
    '12 proti 11. Byla zahrána karta, takže Jozsef dostává slovo znovu, i když už pasoval. Kartu boje nemá a pasuje.',

  'uprising.lesson.combat.basin':
    'Vyhráváš: 2 koření, jednotka, kontrola Císařské pánve a karta. Jozsef je druhý a jeho písečný červ to zdvojuje: 4 vody, dvě jednotky. Tvůrci: pole Tvůrců bez agenta dostane 1 bonusové koření. Návrat: agenti jdou domů, žeton začínajícího hráče přechází k tobě.',
  'uprising.lesson.combat.basin.task': 'Vyšli agenta na Císařskou pánev kartou Duna, pouštní planeta.',
  'uprising.lesson.combat.basin.why.hagga':
    'Na Haggově pánvi leží bonusové koření, je to také dobré místo. Ale podívej se, k čemu je tvá kontrola.',

  // Spies
  'uprising.lesson.spies.title': 'Dva špehové u jednoho pole',
  'uprising.lesson.spies.about': 'Špehové otevírají cesty, pustí agenta tam, kde už jiný stojí, a sbírají zprávy.',
  'uprising.lesson.spies.end':
    'Špehové pozorují pole ze svých pozorovatelen. Karta se symbolem špeha je tam nechává; infiltrace a sbírání zpráv je odvolává. Máš tři; není-li žádný v zásobě, jeden se odvolá a umístí znovu.',

  'uprising.lesson.spies.station':
    'Na Výzkumné stanici stojí Abigelin agent a pozorují ji oba tvoji špehové. Císařský mistr špehů nese symbol špeha: vede na každé pole, které některý tvůj špeh pozoruje. Stanice stojí 2 vody; s méně tam jít nelze, ať karta dává cokoli.',
  'uprising.lesson.spies.station.task': 'Vyšli agenta na Výzkumnou stanici kartou Císařský mistr špehů.',
  'uprising.lesson.spies.station.why.reveal': 'Oba agenti jsou ještě doma.',

  'uprising.lesson.spies.infiltrate': 'V cestě stojí agent. Odvolaný špeh pustí toho tvého. Kterého odvoláš, je na tobě.',
  'uprising.lesson.spies.infiltrate.task': 'Odvolej špeha mezi Výzkumnou stanicí a Síčem Tabr.',

  'uprising.lesson.spies.gather': 'Tento špeh splnil svou práci a zprávy už nesbírá. Druhý pozoruje totéž pole.',
  'uprising.lesson.spies.gather.task': 'Odvolej druhého špeha za kartu.',
  'uprising.lesson.spies.gather.why.keep': 'Smí zůstat. Ale karta teď má větší cenu než špeh tady.',

  'uprising.lesson.spies.intrigue': 'Císařský mistr špehů se ptá, zda byl v tomto tahu odvolán špeh. Byli dva; karta intrik přijde jednou.',
  'uprising.lesson.spies.intrigue.task': 'Lízni si kartu intrik.',
  'uprising.lesson.spies.draw': 'Stanice dává dvě karty.',
  'uprising.lesson.spies.recruit': 'A dvě jednotky.',

  'uprising.lesson.spies.deploy': 'Smějí jít dvě naverbované a dvě další: Výzkumná stanice je bojové pole.',
  'uprising.lesson.spies.deploy.task': 'Pošli do střetu čtyři jednotky.',
  'uprising.lesson.spies.deploy.why.less': 'Zatím tam nikdo jiný není. Čtyři přimějí ostatní k přemýšlení.',
  'uprising.lesson.spies.done': 'Tah končí. Ostatní už odhalili, takže pokračuješ ty.',

  'uprising.lesson.spies.ring':
    'Oba špehové jsou zpátky v zásobě. Pečetní prsten dělá to, co prsten tvého vůdce: Lady Margot Fenring umisťuje špeha na pozorovatelnu Měst.',
  'uprising.lesson.spies.ring.task': 'Vyšli agenta do Arrakénu kartou Pečetní prsten.',

  'uprising.lesson.spies.place': 'Prsten, jednotka a karta čekají v libovolném pořadí.',
  'uprising.lesson.spies.place.task': 'Použij prsten.',

  'uprising.lesson.spies.post': 'Na pozorovatelně stojí jen jeden špeh. Tento v tomto tahu zprávy sbírat nemůže: to je před účinky.',
  'uprising.lesson.spies.post.task': 'Umísti špeha mezi Arrakén a Rafinerii koření.',

  // Contracts
  'uprising.lesson.contracts.title': 'Smlouvy a vůdci',
  'uprising.lesson.contracts.about':
    'Smlouva přijatá teď a splněná později, karta, která má větší cenu odhozená, a dva vůdci s vlastními způsoby.',
  'uprising.lesson.contracts.end':
    'Smlouva teď leží lícem dolů a počítá se kartám, které hledají splněné smlouvy. Jiné smlouvy žádají sklizeň tolika koření, kartu nebo Vysokou radu.',

  'uprising.lesson.contracts.accept':
    'Dvě smlouvy leží odkryté. Každá jmenuje čin, třeba agenta na určitém poli, a co za něj platí. Zajatý mentat nabízí za odhozenou kartu kartu intrik a kartu.',
  'uprising.lesson.contracts.accept.task': 'Vyšli agenta na Přijetí smlouvy kartou Zajatý mentat.',
  'uprising.lesson.contracts.accept.why.favor':
    'Vede tam i Přízeň Kosmické gildy. Nejcennější je ale, když se odhodí, a právě to Zajatý mentat dělá.',

  'uprising.lesson.contracts.take': 'Z pole smlouva a karta a k tomu nabídka tvé karty.',
  'uprising.lesson.contracts.take.task': 'Vezmi si smlouvu.',

  'uprising.lesson.contracts.espionage':
    'Špionáž platí 3 solary za agenta na Špionáži, Arrakén 1 vodu za agenta v Arrakénu. Tvá Diplomacie vede na Špionáž.',
  'uprising.lesson.contracts.espionage.task': 'Vezmi si smlouvu Špionáž.',
  'uprising.lesson.contracts.espionage.why.water': 'Žádná tvá karta v tomto kole do Arrakénu nevede.',
  'uprising.lesson.contracts.draw': 'Na jeho místo hned přijde další smlouva. Teď karta z pole.',

  'uprising.lesson.contracts.mentat': 'Nabídka Zajatého mentata stále platí: jednou zaplatit, nebo nechat být.',
  'uprising.lesson.contracts.mentat.task': 'Přijmi nabídku Zajatého mentata.',
  'uprising.lesson.contracts.mentat.why.done': 'Nabídka by propadla. Karta za kartu intrik, kartu a 2 koření je výhodný obchod.',

  'uprising.lesson.contracts.discard':
    'Přízeň Kosmické gildy platí 2 koření, když je odhozena z ruky. Karty uklizené při úklidu se za odhozené nepočítají.',
  'uprising.lesson.contracts.discard.task': 'Odhoď Přízeň Kosmické gildy.',
  'uprising.lesson.contracts.discard.why.dagger': 'Dýku snadno oželíš, ale 2 koření za ni nikdo nedá.',
  'uprising.lesson.contracts.done': '2 koření, karta intrik a karta. Přijetí smlouvy není bojové pole.',
  'uprising.lesson.contracts.shaddam': 'Norbert hraje za Shaddama Corrina IV. a vysílá agenta do Arrakénu kartou Pečetní prsten.',
  'uprising.lesson.contracts.ring': 'Jeho prsten dává 1 solar a jednotku. Na druhý řádek, vliv za 3 solary, nemá.',
  'uprising.lesson.contracts.city': 'Pak karta z Arrakénu.',
  'uprising.lesson.contracts.home':
    'A jednotka. Kdo použije tento prsten, neposílá v tomto tahu do střetu žádné vojsko, přestože je Arrakén bojové pole: pět jednotek zůstává doma.',
  'uprising.lesson.contracts.homeDone': 'V dalším tahu už nasazovat smí.',

  'uprising.lesson.contracts.send':
    'Lady Margot Fenring dostane 2 koření, kdykoli dosáhne u Bene Gesserit vlivu 2. Máš vliv 1 a Špionáž stojí 1 koření.',
  'uprising.lesson.contracts.send.task': 'Vyšli agenta na Špionáž kartou Diplomacie.',
  'uprising.lesson.contracts.send.why.secrets': 'I Tajemství by přineslo vliv, ale ne 3 solary za smlouvu.',

  'uprising.lesson.contracts.spy':
    'Smlouva je splněna a 3 solary jsou tvoje. Smlouvu nikdy nesplní agent, který ji přinesl. Teď účinky pole.',
  'uprising.lesson.contracts.spy.task': 'Umísti špeha.',
  'uprising.lesson.contracts.post': 'Třeba na pozorovatelnu Císařské pánve.',

  'uprising.lesson.contracts.influence': 'Zbývá vliv a karta.',
  'uprising.lesson.contracts.influence.task': 'Vezmi si vliv u Bene Gesserit.',

  // Sandworms
  'uprising.lesson.worms.title': 'Písečný červ a dvojitá odměna',
  'uprising.lesson.worms.about': 'Háky Tvůrců ze Síče Tabr, písečný červ z Haggovy pánve a vítězství, které platí dvakrát.',
  'uprising.lesson.worms.end':
    'Tři body z jednoho boje: 2 za koření, 1 za spojenectví s Fremeny. Tři červi by nedali víc než jeden. Jen kontrola se nezdvojuje nikdy.',

  'uprising.lesson.worms.sietch':
    'Odkryté leží Nákladní lodě s kořením, které Štítový val nechrání. Síč Tabr žádá u Fremenů vliv 2, a ten máš: cesta k hákům Tvůrců.',
  'uprising.lesson.worms.sietch.task': 'Vyšli agenta do Síče Tabr kartou Ekologická zkušební stanice.',
  'uprising.lesson.worms.sietch.why.basin': 'Bez háků Tvůrců dává Haggova pánev jen koření. Nejdřív háky.',

  'uprising.lesson.worms.station':
    'Máš 4 vody. Ekologická zkušební stanice nabízí dvě karty za 2 vody. Co stojí za šipkou, platí se jednou, nikdy dvakrát.',
  'uprising.lesson.worms.station.task': 'Zaplať 2 vody za dvě karty.',

  'uprising.lesson.worms.choose': 'Zbývají 2 vody. Teď Síč Tabr, který dává jednu ze dvou věcí.',
  'uprising.lesson.worms.choose.task': 'Proveď Síč Tabr.',

  'uprising.lesson.worms.hooks': 'Háky Tvůrců s jednotkou a vodou, nebo voda a konec Štítového valu.',
  'uprising.lesson.worms.hooks.task': 'Vezmi si háky Tvůrců.',
  'uprising.lesson.worms.hooks.why.wall': 'Štítový val chrání jiná místa. Bez háků k tobě písečný červ nepřijde.',
  'uprising.lesson.worms.three': 'Naverbovaná a dvě další jdou do střetu.',
  'uprising.lesson.worms.next': 'Háky Tvůrců ti zůstanou do konce partie.',

  'uprising.lesson.worms.basin':
    'Haggova pánev stojí 1 vodu. Leží tam 2 bonusové koření, ty máš vždy; pak buď koření pole, nebo písečný červ. Síla pouště dává na poli Tvůrců 2 koření navíc.',
  'uprising.lesson.worms.basin.task': 'Vyšli agenta na Haggovu pánev kartou Síla pouště.',
  'uprising.lesson.worms.basin.why.deep':
    'Hluboká poušť by za 3 vody přinesla dva červy. Odměnu ale zdvojí i jeden a bonusové koření leží na Haggově pánvi.',

  'uprising.lesson.worms.worm': 'Máš 6 koření. Zbývá volba pole.',
  'uprising.lesson.worms.worm.task': 'Proveď Haggovu pánev.',

  'uprising.lesson.worms.summon': 'Ještě 2 koření, nebo díky hákům písečný červ se silou 3.',
  'uprising.lesson.worms.summon.task': 'Přivolej písečného červa.',
  'uprising.lesson.worms.summon.why.spice': 'Koření je dost. Písečný červ zdvojí, co vyhraješ.',
  'uprising.lesson.worms.last': 'Síla 9 proti 5. Poslední jednotka zůstává doma.',

  'uprising.lesson.worms.reveal': 'Teď tah odhalení.',
  'uprising.lesson.worms.reveal.task': 'Odhal karty z ruky.',
  'uprising.lesson.worms.fight': 'Co se koupí za přesvědčivost, tu vynecháváme. Všichni odhalili a začíná boj.',

  'uprising.lesson.worms.pay':
    'Vyhráváš sám. Odměna je vliv 1 a za 3 koření 1 bod a písečný červ obojí zdvojuje: šipku lze zaplatit dvakrát. Pořadí je na tobě.',
  'uprising.lesson.worms.pay.task': 'Začni bodem za koření.',

  'uprising.lesson.worms.yes': 'Se 6 kořením si můžeš vzít 0, 1 nebo 2 body.',
  'uprising.lesson.worms.yes.task': 'Zaplať 3 koření za vítězný bod.',
  'uprising.lesson.worms.yes.why.no': 'Nic jiného nepromění 3 koření v bod tak snadno.',
  'uprising.lesson.worms.again': 'A podruhé.',
  'uprising.lesson.worms.twice': 'Další 3 koření, další bod.',

  'uprising.lesson.worms.fremen': 'Zbývají dva kroky vlivu, u jedné frakce, nebo u dvou. U Fremenů máš 2.',
  'uprising.lesson.worms.fremen.task': 'Vezmi si první vliv u Fremenů.',

  'uprising.lesson.worms.alliance': 'U Fremenů 3. Při 4 je bonus a spojenectví má cenu 1 bodu.',
  'uprising.lesson.worms.alliance.task': 'I druhý si vezmi tam.',

  // Rivals
  'uprising.lesson.rivals.title': 'Sólo proti dvěma rivalům',
  'uprising.lesson.rivals.about': 'Kolo hry pro jednoho: karty rodu Hagal vedou dva rivaly. Příklad je náš, pravidla jsou z knihy.',
  'uprising.lesson.rivals.end':
    'Gurney Halleck má sílu 8, ty 7, Muad’Dib 5. Vyhrává on a ty jsi druhý. Rivalové bodují jako ty a vyhrají, mají-li nejvíc bodů.',

  'uprising.lesson.rivals.arrakeen':
    'Třetí kolo, hraješ sám. Po každém tvém tahu mají tah oba rivalové: karta Hagal jmenuje pole a rival tam jde bez placení. Stojí-li tam agent, karta se přeskočí a odkryje se další.',
  'uprising.lesson.rivals.arrakeen.task': 'Vyšli agenta do Arrakénu kartou Průzkum.',
  'uprising.lesson.rivals.arrakeen.why.basin': 'Bonusové koření stojí za cestu. Arrakén ale dává kartu a jednotku pro tento střet.',
  'uprising.lesson.rivals.troop': 'Tvé vlastní tahy jsou jako v každé partii: nejdřív jednotka.',
  'uprising.lesson.rivals.card': 'Pak karta.',

  'uprising.lesson.rivals.three':
    'Rival na bojovém poli vždy pošle vše, co právě naverboval, a nejvýše dvě další jednotky. Ty si můžeš vybrat.',
  'uprising.lesson.rivals.three.task': 'Pošli do střetu tři jednotky.',
  'uprising.lesson.rivals.three.why.one': 'Rivalové přijdou každý se dvěma. Příklad posílá všechny tři.',

  'uprising.lesson.rivals.done': 'Po konci tvého tahu jednají rivalové, jeden po druhém. Sleduj kroniku.',
  'uprising.lesson.rivals.done.task': 'Ukonči tah.',

  'uprising.lesson.rivals.secrets':
    'Gurneyho první karta říkala Arrakén: stál jsi jí v cestě. Další vedla na Haggovu pánev za 3 kořením. Muad’Dib šel na Fremenskou výbavu. Rival získává, co ukazuje jeho karta Hagal, ne co dává pole.',
  'uprising.lesson.rivals.secrets.task': 'Vyšli agenta na Tajemství kartou Diplomacie.',
  'uprising.lesson.rivals.secrets.why.contract': 'Karta je také dobrá. Příklad jde za vlivem.',
  'uprising.lesson.rivals.intrigue': 'Karta intrik.',
  'uprising.lesson.rivals.influence': 'Vliv 1 u Bene Gesserit. Nikdo nemá čtyři karty intrik, takže není co ukrást.',

  'uprising.lesson.rivals.next': 'Rivalové také umisťují špehy, v pořadí své karty. Třetí špeh odvolá zbylé dva a provede pletichy karty.',
  'uprising.lesson.rivals.next.task': 'Ukonči tah.',

  'uprising.lesson.rivals.reveal':
    'Gurney umístil špeha a šel na Získání podpory; Muad’Dib šel na Špionáž a také jednoho umístil. Všichni agenti jsou na plánu.',
  'uprising.lesson.rivals.reveal.task': 'Odhal karty z ruky.',

  'uprising.lesson.rivals.buy': '5 přesvědčivostí a meč. Rivalové nikdy neodhalují, nic nekupují a nestaví balíček: řada je jen tvoje.',
  'uprising.lesson.rivals.buy.task': 'Získej Pistoli maula za 3 přesvědčivosti.',
  'uprising.lesson.rivals.buy.why.nothing': 'Přesvědčivost nelze ušetřit.',
  'uprising.lesson.rivals.also': 'Za zbylé 2 přesvědčivosti je Přežití v poušti.',

  'uprising.lesson.rivals.fight':
    'Tři jednotky a meč mají sílu 7. V boji každý rival s vojskem odkryje ještě jednu kartu Hagal a počítají se jen její meče.',
  'uprising.lesson.rivals.fight.task': 'Ukonči tah odhalení.',
};
