import type { TextsLike } from '../../../text/message.ts';
import type { diceLessonsEn } from './lessons.en.ts';

export const diceLessonsCs: TextsLike<typeof diceLessonsEn> = {
  // The example turn
  'dice.lesson.example.title': 'Tři jednotky proti Kartágu',
  'dice.lesson.example.about': 'Pět minut: jak se vítězí, a příklad z knihy pravidel, tah se spojencem, dohodou a bitvou.',
  'dice.lesson.example.end':
    'Vítězí Ferenc, 4:2. Jeho Baron a tvé tři jednotky jdou do zásoby. Arrakén ovládáš dál: jednu strategickou oblast. Na řadě je Judit.',

  'dice.lesson.example.roll':
    'Vedeš Atreidy v Arrakénu. Sousední Kartágo drží Ferenc se 2 jednotkami; Judit stojí v Síči Tabr za rod Corrino.',
  'dice.lesson.example.roll.task': 'Hoď všemi sedmi kostkami.',
  'dice.lesson.example.roll.why.other': 'Tah začíná všemi sedmi kostkami.',

  'dice.lesson.example.freeze':
    'Zmrazené kostky zůstanou, zbytkem se hází znovu. Atreidové verbují, Corrino může pozvat Judit, zóna 4 vede do Kartága.',
  'dice.lesson.example.freeze.task': 'Zmraz kostku s Atreidy, kostku s Corrinem a kostku oblastí.',
  'dice.lesson.example.freeze.why.all':
    'Zmrazit lze všech sedm najednou. Jenže pak bude k verbování jedna kostka místo dvou a žádný čichač. Příklad hází dál.',
  'dice.lesson.example.freeze.why.noRegion': 'Bez zmrazené kostky oblastí by cesta do Kartága zůstala na náhodě.',
  'dice.lesson.example.freeze.why.other':
    'Dovolená je každá volba aspoň jedné kostky. Plán příkladu ale potřebuje Atreidy, Corrino a zónu 4.',

  'dice.lesson.example.stay': 'Znovu Atreidové, koření 1 a čichač: to stačí.',
  'dice.lesson.example.stay.task': 'Zmraz všechno, co zbývá.',
  'dice.lesson.example.stay.why.other': 'Některými kostkami by šlo hodit ještě jednou. Příklad tady končí.',

  'dice.lesson.example.invite': 'Spojenectví trvá jeden tah. Rod Corrino může dát spojenci koření.',
  'dice.lesson.example.invite.task': 'Nabídni Judit spojenectví.',
  'dice.lesson.example.invite.why.alone': 'Pokračovat lze i bez spojence. S 1 kořením je ale Kartágo z dosahu a Corrino koření má.',
  'dice.lesson.example.invite.why.harkonnen':
    'Kostka s Harkonneny by to dovolila. V Kartágu ale stojí právě Ferenc a spojenci spolu nebojují.',
  'dice.lesson.example.invite.why.other': 'Příklad zve Corrino.',

  'dice.lesson.example.accept': 'Přijímá.',

  'dice.lesson.example.recruit': 'Každá kostka s Atreidy přivede jednotku, jedna z nich třeba vůdce.',
  'dice.lesson.example.recruit.task': 'Naverbuj 2 jednotky.',
  'dice.lesson.example.recruit.why.leader':
    'Vůdce by byl dovolený a v bitvě užitečný. Příklad bere 2 jednotky, aby bylo vidět, jaká je bitva bez vůdce.',
  'dice.lesson.example.recruit.why.fewer': 'Kostka může zůstat nevyužitá, ale nic se tím nezíská.',
  'dice.lesson.example.recruit.why.other': 'Příklad verbuje 2 jednotky.',

  'dice.lesson.example.recruitAlly': 'Jednu verbuje svou kostkou i Judit.',

  'dice.lesson.example.snooper': 'Čichač chrání před jedem.',
  'dice.lesson.example.snooper.task': 'Vezmi si čichač jedů.',
  'dice.lesson.example.snooper.why.other': 'Kostka může zůstat nevyužitá. Čichač ale nic nestojí.',

  'dice.lesson.example.silent': 'Judit by mohla navrhnout dohodu, ale čeká.',

  'dice.lesson.example.ship': '1 koření přepraví jednu jednotku tam, kde stojíš.',
  'dice.lesson.example.ship.task': 'Přeprav jednotku do Arrakénu.',
  'dice.lesson.example.ship.why.pole':
    'V Polární propadlině je bezpečno a do Kartága je odtud také blízko. Příklad nejdřív posílí Arrakén.',
  'dice.lesson.example.ship.why.deal': 'Dohoda přijde za chvíli. Nejdřív příklad utratí vlastní koření.',
  'dice.lesson.example.ship.why.end': 'Neutracené koření na konci tahu propadá.',
  'dice.lesson.example.ship.why.other': 'Příklad přepravuje do Arrakénu.',

  'dice.lesson.example.deal': 'Dohoda váže oba spojence.',
  'dice.lesson.example.deal.task': 'Začni dohodu.',
  'dice.lesson.example.deal.why.end': 'Bez dohody koření není a jednotek zůstane málo.',
  'dice.lesson.example.deal.why.other': 'Příklad teď uzavírá dohodu.',

  'dice.lesson.example.gift': 'Nejdřív to, co dává Judit. Koření z rezervy rodu Corrino může jeho spojenec utratit ve vlastním tahu.',
  'dice.lesson.example.gift.task': 'Dej do dohody 4 koření z rezervy.',
  'dice.lesson.example.gift.why.other': 'Příklad chce všechna 4: po dvou pro každého z partnerů.',

  'dice.lesson.example.herFirst': 'Chce dvě jednotky do Síče Tabr.',
  'dice.lesson.example.herSecond': 'Druhá.',
  'dice.lesson.example.yourFirst': 'Zbývají dvě koření.',
  'dice.lesson.example.yourFirst.task': 'Přidej jednotku Atreidů do Arrakénu.',
  'dice.lesson.example.yourFirst.why.propose': 'Dvě koření by zůstala neutracená. Stojí za ně dvě jednotky.',
  'dice.lesson.example.yourFirst.why.other': 'Příklad posílá od každého partnera 2 jednotky: Corrino do Síče Tabr, Atreidy do Arrakénu.',
  'dice.lesson.example.yourSecond': 'A druhou.',

  'dice.lesson.example.propose': 'Splní se celá, nebo vůbec.',
  'dice.lesson.example.propose.task': 'Navrhni dohodu.',
  'dice.lesson.example.propose.why.withdraw': 'Dohoda je taková jako v příkladu. Stačí ji navrhnout.',
  'dice.lesson.example.propose.why.other': 'Víc se do ní nevejde.',

  'dice.lesson.example.agree': 'Judit souhlasí. Všechny čtyři jednotky přistávají.',

  'dice.lesson.example.target': 'Zóna 4 dovoluje Kartágo: jeden cíl pro vás oba.',
  'dice.lesson.example.target.task': 'Urči Kartágo.',
  'dice.lesson.example.target.why.brokenLand':
    'I Rozervaná země leží v zóně 4, takže je dovolená. Není ale strategická a kniha jde na Kartágo.',
  'dice.lesson.example.target.why.pole': 'Polární propadlina je dovolená vždy, ale nic se v ní nevyhraje.',
  'dice.lesson.example.target.why.other': 'Příklad určuje Kartágo.',

  'dice.lesson.example.march': 'Do sousední oblasti smí libovolný počet jednotek, zdarma.',
  'dice.lesson.example.march.task': 'Přesuň 3 jednotky do Kartága.',
  'dice.lesson.example.march.why.everybody': 'Dovolené, ale Arrakén pak nikdo nedrží a všechno, co se přesune, může v bitvě padnout.',
  'dice.lesson.example.march.why.nobody': 'Dovolené: cíl lze určit i bez přesunu. Jenže pak nebude bitva.',
  'dice.lesson.example.march.why.other': 'Dovolený je každý počet. Příklad přesouvá 3 a nechává 2.',

  'dice.lesson.example.stayHome': 'Judit by mohla také, ale zůstává.',
  'dice.lesson.example.noLeader': 'Ani vůdce nepůjčuje.',

  'dice.lesson.example.fist':
    'Oba tajně volí, co bude bojovat a pak půjde do zásoby. Poražený ztratí i to, co si nechal stranou. Při shodě vítězí obránce.',
  'dice.lesson.example.fist.task': 'Zavři do pěsti 2 jednotky.',
  'dice.lesson.example.fist.why.everything':
    'Všechny 3 by měly sílu 3. Obránce se dostane až na 6, a když vyhraješ se vším, nezbude nikdo, kdo by Kartágo držel.',
  'dice.lesson.example.fist.why.nothing': 'Dovolené, ale silou 0 se nevyhrává: remíza patří obránci.',
  'dice.lesson.example.fist.why.other': 'Příklad riskuje 2 ze 3.',

  'dice.lesson.example.baron': 'Pěsti se otevírají: baron Vladimír, síla 4, proti 2 jednotkám.',

  // The Roll
  'dice.lesson.roll.title': 'Červi a dusadla',
  'dice.lesson.roll.about': 'Jak se kostky zmrazují, co dělá Šaj-hulúd a kdy pomůže dusadlo.',
  'dice.lesson.roll.end':
    'Kostka koření byla poslední, dusadlo tedy pomoci nemohlo: Šaj-hulúd zůstává a v tomto tahu není žádné koření. Dusadlo má největší cenu, dokud jsou volné i jiné kostky.',

  'dice.lesson.roll.first':
    'Hra ve dvou. Zsuzsa vede Atreidy a má před sebou dusadlo. Její jednotky stojí v Malém ergu u těžebního vozidla.',
  'dice.lesson.roll.first.task': 'Hoď všemi sedmi kostkami.',
  'dice.lesson.roll.first.why.other': 'Tah začíná všemi sedmi kostkami.',

  'dice.lesson.roll.thump':
    'Šaj-hulúd na kostce koření. Kostku hned zmrazí: žádné koření a těžební vozidlo v nebezpečí. Dusadlo ho odláká.',
  'dice.lesson.roll.thump.task': 'Odhoď dusadlo.',
  'dice.lesson.roll.thump.why.keep':
    'I to je dovolené: kostka koření by zůstala ležet a házelo by se dál bez zmrazení další. Nejdřív zkus dusadlo.',
  'dice.lesson.roll.thump.why.other': 'Tato lekce ukazuje dusadlo.',

  'dice.lesson.roll.freezeOther': 'Kostka koření zůstává volná a hází se jí znovu. Na oplátku musíš zmrazit aspoň jednu jinou kostku.',
  'dice.lesson.roll.freezeOther.task': 'Zmraz obě kostky s Atreidy.',
  'dice.lesson.roll.freezeOther.why.other':
    'Zmrazit lze každou kostku kromě kostky koření. Dvě kostky s Atreidy naverbují dvě jednotky, nech si tedy obě a nic víc.',

  'dice.lesson.roll.freezeNone':
    'Zase červ, a dusadlo už není: teď je kostka koření zmrazená. Protože kostku zmrazil červ, nemusíš před dalším hodem zmrazit jinou.',
  'dice.lesson.roll.freezeNone.task': 'Nezmrazuj nic a zbylými čtyřmi hoď znovu.',
  'dice.lesson.roll.freezeNone.why.other': 'Tady smíš zmrazit i další kostky. Lekce ukazuje, že nemusíš.',

  'dice.lesson.roll.freezeRest': 'Dusadlo na kostce vendety. To se vyplatí nechat.',
  'dice.lesson.roll.freezeRest.task': 'Zmraz všechno, co zbývá.',
  'dice.lesson.roll.freezeRest.why.other': 'Další hod je dovolený, ale kostka vendety by mohla o dusadlo přijít. Zmraz všechny čtyři.',

  'dice.lesson.roll.recruit': 'Dvě kostky ukazují Atreidy. Oba vůdci už jsou připravení, takže přivedou jednotky.',
  'dice.lesson.roll.recruit.task': 'Naverbuj 2 jednotky.',
  'dice.lesson.roll.recruit.why.nobody': 'Dovolené, ale dvě kostky by přišly nazmar.',
  'dice.lesson.roll.recruit.why.other': 'Verbují obě kostky: 2 jednotky.',

  'dice.lesson.roll.thumper': 'Ve společné zásobě dusadla jsou a Zsuzsa teď žádné nemá. Mít lze jen jedno a nikdo jí ho nevezme.',
  'dice.lesson.roll.thumper.task': 'Vezmi si dusadlo.',
  'dice.lesson.roll.thumper.why.leave': 'Nic nestojí a jednou zachrání kostku koření.',
  'dice.lesson.roll.thumper.why.other': 'Vezmi si dusadlo.',

  'dice.lesson.roll.target': 'Červ pohltil těžební vozidlo v Malém ergu a k přepravě není koření. Kostka oblastí ukazuje 3.',
  'dice.lesson.roll.target.task': 'Urči Síč Tabr: cíl se určuje vždy, i když se tam nikdo přesunout nemůže.',
  'dice.lesson.roll.target.why.pole': 'Polární propadlina je dovolená vždy. Tato lekce určuje Síč Tabr, ať je rychleji hotová.',
  'dice.lesson.roll.target.why.other': 'Lekce určuje Síč Tabr.',

  'dice.lesson.roll.his': 'Ferenc hází za Harkonneny.',
  'dice.lesson.roll.hisFreeze': 'Zmrazuje všech sedm najednou. To je dovolené.',
  'dice.lesson.roll.hisPiter': 'Piter de Vries by mohl otočit kostku vendety na jed. Dnes ne.',
  'dice.lesson.roll.hisTarget': 'Určuje Kartágo, kde už stojí.',
  'dice.lesson.roll.hisAsset': 'Mohl by tam změnit prostředek, ale nechává ho.',

  'dice.lesson.roll.again': 'Druhý tah Zsuzsy, opět s dusadlem.',
  'dice.lesson.roll.again.task': 'Hoď kostkami.',
  'dice.lesson.roll.again.why.other': 'Tah začíná všemi sedmi kostkami.',

  'dice.lesson.roll.allBut': 'Koření 2 je málo. Všechno ostatní může zůstat, a kdyby přišel červ, je tu dusadlo. Nebo snad ne?',
  'dice.lesson.roll.allBut.task': 'Zmraz všechno kromě kostky koření.',
  'dice.lesson.roll.allBut.why.other': 'Dovolené. Tato lekce ale chce vidět, co se stane s úplně poslední kostkou.',

  // A battle
  'dice.lesson.battle.title': 'Hradby Kartága',
  'dice.lesson.battle.about': 'Jedna bitva s opevněním, půjčeným vůdcem, dvěma pěstmi a Čestným soubojem.',
  'dice.lesson.battle.end':
    'Kartágo má nového pána a opět hradby. Zsuzsa drží Kartágo a Arrakén, Judit Síč Tabr: dohromady tři strategické oblasti. Čtvrtá by znamenala společné vítězství.',

  'dice.lesson.battle.breach':
    'Zsuzsa z rodu Atreidů a její spojenkyně Judit z rodu Corrino se přesunuly do Kartága: 3 jednotky a k nim 1 jednotka a 1 sardaukar od Judit. Za opevněním čekají dvě jednotky Harkonnenů. Opevnění padne první a vezme s sebou jednoho útočníka; kterého, to určí Zsuzsa, třeba i jednoho od Judit.',
  'dice.lesson.battle.breach.task': 'Vyber běžnou jednotku Judit.',
  'dice.lesson.battle.breach.why.own':
    'Dovolené. Tvé vlastní jednotky se ale ze souboje vůdců vrátí domů, jednotky spojence ne. Své si nech do pěsti.',
  'dice.lesson.battle.breach.why.sardaukar': 'Dovolené, ale sardaukar má v pěsti cenu dvou.',
  'dice.lesson.battle.breach.why.other': 'Lekce obětuje běžnou jednotku Judit.',

  'dice.lesson.battle.lend': 'Judit veřejně půjčuje Šaddáma IV. Jestli bude použit, to zůstává tajemstvím Zsuzsy.',

  'dice.lesson.battle.fist':
    'Ferenc se dostane až na 6: Baron 4 a 2 jednotky. Co nasadí, o to ale přijde. Zsuzsa tuší, že si jednu jednotku nechá. K vítězství potřebuje víc, než on ukáže; remíza je jeho. Samotný Leto má sílu 3, sardaukar 2, jednotka 1.',
  'dice.lesson.battle.fist.task': 'Zavři do pěsti vévodu Leta, sardaukara a 1 jednotku: síla 6.',
  'dice.lesson.battle.fist.why.tie': 'To je 5. Ukáže-li Ferenc 5, remíza je jeho.',
  'dice.lesson.battle.fist.why.leaders': 'Oba vůdci spolu mají sílu 5, ne 6, a oba se spotřebují.',
  'dice.lesson.battle.fist.why.everything': 'Tím se vyhraje určitě. Všechno z pěsti ale Kartágo opustí a nezbude nikdo, kdo by ho držel.',
  'dice.lesson.battle.fist.why.other': 'Dovolená je libovolná část. Lekce nasazuje sílu 6 a 2 jednotky nechává stranou.',

  'dice.lesson.battle.open':
    'Oba ukazují: 6 proti Baronovi a 1 jednotce, to je 5. Vůdce použily obě strany, je to tedy Čestný souboj: nasazená jednotka Atreidů jde na kartu rodu, ne do zásoby.',

  'dice.lesson.battle.asset':
    'Kartágo je cílem tohoto tahu a nikdo jiný tam nestojí: prostředek lze změnit. Staré opevnění je zpátky v zásobě.',
  'dice.lesson.battle.asset.task': 'Umísti v Kartágu opevnění.',
  'dice.lesson.battle.asset.why.keep': 'Dovolené, ale dalším útočníkem bude Juditin soused a hradby nic nestojí.',
  'dice.lesson.battle.asset.why.other': 'Umístit lze kterýkoli prostředek ze zásoby. Lekce staví hradby znovu.',
};
