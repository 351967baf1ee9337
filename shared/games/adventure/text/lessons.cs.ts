import type { TextsLike } from '../../../text/message.ts';
import type { adventureLessonsEn } from './lessons.en.ts';

export const adventureLessonsCs: TextsLike<typeof adventureLessonsEn> = {
  // The throw of 4 and 6
  'adventure.lesson.move.title': 'Padla čtyřka a šestka',
  'adventure.lesson.move.about': 'Hod přímo z knihy pravidel a s ním celý tah Atreidů: pohyb, nákup, investice.',
  'adventure.lesson.move.end':
    'Celý tah: dvě figurky táhly, jedna zesílila, Gurney nese meč a v ruce čeká tajné silo. Vsazené koření může vyhrát s každým hodem, než bude znovu házet Zsuzsa. Na řadě je Judit.',

  'adventure.lesson.move.throw':
    'Všechny figurky stojí ve vlastním síči, kde jim nic neublíží. Zsuzsa vede Atreidy a má 6 koření a 3 těžební vozidla. Každý tah začíná dvěma kostkami.',
  'adventure.lesson.move.throw.task': 'Hoď kostkami.',
  'adventure.lesson.move.throw.why.other': 'Bez ornitoptéry začíná tah kostkami.',

  'adventure.lesson.move.first':
    'Na kostkách je 4 a 6. Jedna figurka může táhnout o 4, 6 nebo 10 kroků; nebo jedna o 4 a jiná o 6. Šest kroků pouští končí na Koření: každé těžební vozidlo tam přinese 1 koření.',
  'adventure.lesson.move.first.task': 'Táhni Gurneym Halleckem o 6 kroků na Koření 3.',
  'adventure.lesson.move.first.why.both':
    'Obě kostky dohromady ho dovedou do Síče Fremenů. Dovolené to je, ale cizí síč mu nic nedá a žádná kostka nezbude.',
  'adventure.lesson.move.first.why.duel':
    'Deset kroků vede i na Souboj. Na začátku jsou ale všichni doma v bezpečí, takže není koho přivolat.',
  'adventure.lesson.move.first.why.poison':
    'Šest kroků hradem končí na Jedu. Stojí to mýto 1 koření a mimo síč nestojí nikdo, koho by šlo otrávit.',
  'adventure.lesson.move.first.why.other': 'I tak se dá táhnout. Příklad vede Gurneyho na Koření 3.',

  'adventure.lesson.move.second':
    'Tři těžební vozidla, 3 koření. Teprve teď rozhoduješ o druhé kostce. Ze síče může figurka přejít na pole výcviku svého rodu a pokračovat hradem. Skončit tam pohyb stojí mýto 1 koření.',
  'adventure.lesson.move.second.task': 'Táhni vévodou Letem o 4 kroky na Výcvik (Císař).',
  'adventure.lesson.move.second.why.stay': 'Druhou figurkou táhnout nemusíš. Vévoda Leto je ale slabý a výcvik ho stojí jen mýto.',
  'adventure.lesson.move.second.why.worm': 'Z pole Červ by mohl zaútočit na těžební vozidla, ale mimo síč může příští červ přijít pro něj.',
  'adventure.lesson.move.second.why.paul': 'Cvičit by mohl i Paul. Vévoda Leto má sílu 3 a potřebuje to víc.',
  'adventure.lesson.move.second.why.other': 'V příkladu cvičí za čtyřku vévoda Leto.',

  'adventure.lesson.move.act':
    'Vévoda Leto má teď sílu 4. Tady by přišly boje, výstřely z lasgunu a jedna karta kanly. Vedle soupeře nikdo nestojí a v ruce není žádná karta.',
  'adventure.lesson.move.act.task': 'Přejdi k nákupu.',
  'adventure.lesson.move.act.why.other': 'Nic jiného tu udělat nejde.',

  'adventure.lesson.move.buy': 'Zsuzsa má 8 koření. Koupit lze až tři karty a až tři těžební vozidla, po 1 koření.',
  'adventure.lesson.move.buy.task': 'Kup 2 karty a 1 těžební vozidlo.',
  'adventure.lesson.move.buy.why.nothing': 'Koření v měšci žádný boj nevyhraje. Karty a těžební vozidla ano.',
  'adventure.lesson.move.buy.why.everything':
    'Všech šest by bylo dovolených. Něco by ale mělo zbýt na mýto a na lest, až přijde nebezpečí.',
  'adventure.lesson.move.buy.why.other': 'Příklad kupuje 2 karty a 1 těžební vozidlo.',

  'adventure.lesson.move.sword':
    'Meč a tajné silo. Silo je karta kanly a zůstává skryté. Vybavení dostane figurka hned a už si ho nechá. S mečem bojuje osmistěnkami.',
  'adventure.lesson.move.sword.task': 'Dej meč Gurneymu Halleckovi.',
  'adventure.lesson.move.sword.why.leto': 'Vévoda Leto hází méně kostkami. Meč má větší cenu u toho, kdo jich hází nejvíc.',
  'adventure.lesson.move.sword.why.paul': 'Paul je doma v bezpečí. Gurney je venku v poušti a bojuje pěti kostkami.',
  'adventure.lesson.move.sword.why.other': 'Příklad dává meč Gurneymu Halleckovi.',

  'adventure.lesson.move.invest':
    'Nakonec přijde investice. Levé pole vyhrává na 5 a 9 a vyplácí dvě ku jedné, prostřední na 4 a 10, tři ku jedné, pravé na 3 a 11, čtyři ku jedné. Většina těchto čísel je rekonstruovaná.',
  'adventure.lesson.move.invest.task': 'Vsaď 2 koření na levé pole a 1 na prostřední.',
  'adventure.lesson.move.invest.why.all':
    'Všechno na jednom poli vyhraje hodně, nebo všechno ztratí, a na lest v příštím nebezpečí nezbude nic.',
  'adventure.lesson.move.invest.why.nothing': 'Nechat si ho je bezpečné. Příklad trochu riskuje.',
  'adventure.lesson.move.invest.why.other': 'Dovolené jsou jakékoli sázky. Příklad vkládá 2 na levé pole a 1 na prostřední.',

  // The fight
  'adventure.lesson.fight.title': 'Chani útočí na Gurneyho',
  'adventure.lesson.fight.about': 'Boj z knihy pravidel i s jeho kostkami, a jak to jde dál: jed, lest a kořist.',
  'adventure.lesson.fight.end':
    'Chani zvítězila. Za jeden vlastní bod vzala Gurneymu tři a za vítězství získává jeden: síla 5. Štít je její, slouží ale, až když kostky putují dál. Ferenc smí ještě nakoupit a investovat.',

  'adventure.lesson.fight.call':
    'Chani se právě zastavila na Koření 5, kde stojí Gurney Halleck. Její síla je 5, jeho 3. Nikdo nevyhlásil přepadení. Po všech pohybech smí figurka, která táhla, začít boj.',
  'adventure.lesson.fight.call.task': 'Ať Chani bojuje s Atreidy.',
  'adventure.lesson.fight.call.why.peace': 'Bojovat nikdo nemusí. Jenže pak by tahle lekce skončila.',
  'adventure.lesson.fight.call.why.other': 'V příkladu bojuje Chani.',

  'adventure.lesson.fight.dose':
    'Kostka za každý bod síly. Chani hází 2, 3, 3, 3 a 5, Gurney 1, 2 a 6. Počítá se jen nejvyšší kostka: 6 poráží 5. Chani klesá na 4 a bude házet čtyřmi kostkami, Gurneymu zůstávají tři. Tady příklad z knihy končí. Gurney teď nese kartu jedu a Chani prohrála kolo: Zsuzsa jed používá.',

  'adventure.lesson.fight.brace':
    'Jed účinkuje, ukáže-li šestistěnka víc než lest Chani, a ta je 3. Před každým takovým hodem si majitel smí lest přikoupit, bod za 3 koření. Vydrží na tuto jednu zkoušku.',
  'adventure.lesson.fight.brace.task': 'Kup 1 bod lsti.',
  'adventure.lesson.fight.brace.why.none': 'Se lstí 3 by 4, 5 nebo 6 vzala až šest bodů síly. Příklad za bezpečí zaplatí.',
  'adventure.lesson.fight.brace.why.two': 'Dva body jsou ještě bezpečnější, ale stojí všech 6 koření.',
  'adventure.lesson.fight.brace.why.other': 'Příklad kupuje 1 bod.',

  'adventure.lesson.fight.done':
    'Padla 4, přesně lest Chani: jed nezasahuje. Je spotřebovaný a přikoupený bod také. Pak kolo po kole: Gurney ztrácí bod, 5 proti 5 se opakuje, ztrácí další dva a je mimo hru. Co nesl, patří Chani: štít.',
  'adventure.lesson.fight.done.task': 'Ukonči tuto část tahu.',
  'adventure.lesson.fight.done.why.other': 'Každá figurka, která táhla, smí bojovat jednou. Chani to má za sebou.',

  // The investment
  'adventure.lesson.invest.title': 'Čtyři koření na prostřední pole',
  'adventure.lesson.invest.about': 'Investice z knihy pravidel: výplatu přinese cizí hod.',
  'adventure.lesson.invest.end':
    'Součet je 10. Za každé ze 4 koření vyplatí banka tři, celkem 12, a sázka se vrací: 16 koření. Pole je opět prázdné. Kdyby nikdo nehodil 4 ani 10, a to ani Zsuzsa při svém příštím hodu, připadla by 4 koření bance.',

  'adventure.lesson.invest.stake':
    'Tah Zsuzsy je skoro u konce. Má 6 koření. Prostřední pole vyhrává na součty 4 a 10 a vyplácí tři ku jedné.',
  'adventure.lesson.invest.stake.task': 'Vsaď 4 koření na prostřední pole.',
  'adventure.lesson.invest.stake.why.all': 'Všech 6 by vyhrálo víc, ale na lest a ochranu by nezbylo nic.',
  'adventure.lesson.invest.stake.why.spread': 'Koření na dvou polích vyhrává méně, zato častěji. Příklad zůstává u jednoho.',
  'adventure.lesson.invest.stake.why.nothing': 'Bez sázky se nic nevyhraje.',
  'adventure.lesson.invest.stake.why.other': 'Příklad sází 4 koření na prostřední pole.',

  'adventure.lesson.invest.yellow': 'Počítá se každý úvodní hod, ať hází kdokoli. Judit hází 3 a 5.',
  'adventure.lesson.invest.yellowMove': 'Součet 8 na poli se sázkou Zsuzsy není, nic se tedy neděje. Judit táhne sardaukarským bojovníkem.',
  'adventure.lesson.invest.yellowStay': 'Bojovník sklízí 3 koření. Nikým dalším Judit netáhne.',
  'adventure.lesson.invest.yellowDone': 'Není s kým bojovat a není co zahrát.',
  'adventure.lesson.invest.yellowBuy': 'Judit kupuje 2 těžební vozidla.',
  'adventure.lesson.invest.yellowInvest': 'A sází 2 koření na své pravé pole, na 3 a 11.',
  'adventure.lesson.invest.blue': 'Ferenc hází 4 a 6.',

  // The storm
  'adventure.lesson.storm.title': 'Před bouří',
  'adventure.lesson.storm.about': 'Co lze udělat kdykoli, když je to nejvíc potřeba: směna, ochrana a lest.',
  'adventure.lesson.storm.end':
    'Paul má pro tuto jednu zkoušku lest 4 a na kostce je 4: přežívá. Jedno těžební vozidlo bylo chráněné, druhé mělo štěstí. Judit ušetřila koření a přišla o dvě vozidla. Baron stojí na poli Písečná bouře a tam ho bouře šetří.',

  'adventure.lesson.storm.trade':
    'Na tahu je Tomáš. Jeho Baron je čtyři kroky od pole Písečná bouře a padla 4. Paul je venku v poušti se lstí 3. Zsuzsa má 3 těžební vozidla, ale jen 2 koření; Judit ho má 8. Směňovat lze kdykoli, i v cizím tahu.',
  'adventure.lesson.storm.trade.task': 'Navrhni Judit směnu: dej 1 těžební vozidlo, dostaň 2 koření.',
  'adventure.lesson.storm.trade.why.other': 'Nabídka může být jakákoli. Příklad dává 1 těžební vozidlo a chce 2 koření, bez slibu.',

  'adventure.lesson.storm.accept':
    'Nabídka patří jednomu hráči, který ji přijme nebo odmítne celou. Judit potřebuje těžební vozidla a přijímá.',
  'adventure.lesson.storm.storm':
    'Baron vstupuje do Písečné bouře. Bouře teď zkouší těžební vozidla všech ostatních a pak každou figurku v poušti.',

  'adventure.lesson.storm.shelter':
    'Než padnou kostky, hra se ptá majitele. Každé nechráněné těžební vozidlo je při 5 nebo 6 ztracené; ochrana stojí za každé 1 koření. Zsuzsa má 4 koření a bod lsti bude stát 3.',
  'adventure.lesson.storm.shelter.task': 'Ochraň 1 těžební vozidlo.',
  'adventure.lesson.storm.shelter.why.none': 'Bez ochrany je každé těžební vozidlo při 5 nebo 6 ztracené. Jedno koření lze postrádat.',
  'adventure.lesson.storm.shelter.why.both': 'Pak zbudou 2 koření a Paulovi nepůjde koupit lest.',
  'adventure.lesson.storm.shelter.why.other': 'Příklad chrání jedno.',

  'adventure.lesson.storm.yellow': 'Judit má teď čtyři těžební vozidla a nechrání žádné.',
  'adventure.lesson.storm.blue': 'Ferenc to riskuje také.',

  'adventure.lesson.storm.brace':
    'Všichni ostatní jsou doma, v síči svého rodu. Paula čeká zkouška: kostka vyšší než jeho lest ho vyřadí. Zbývají 3 koření.',
  'adventure.lesson.storm.brace.task': 'Kup Paulovi 1 bod lsti.',
  'adventure.lesson.storm.brace.why.none': 'Se lstí 3 ho vyřadí polovina všech hodů. Právě na to tu koření je.',
  'adventure.lesson.storm.brace.why.other': 'Příklad kupuje bod lsti.',
};
