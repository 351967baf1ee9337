import type { TextsLike } from '../../../text/message.ts';
import type { arrakisLessonsEn } from './lessons.en.ts';

export const arrakisLessonsCs: TextsLike<typeof arrakisLessonsEn> = {
  'arrakis.lesson.other': 'I to pravidla dovolují. Tato lekce jde jinudy.',

  // The last round
  'arrakis.lesson.first.title': 'Čím kdo vítězí',
  'arrakis.lesson.first.about': 'Pět minut: poslední kolo hry, kterou mohou vyhrát obě strany.',
  'arrakis.lesson.first.end':
    'Kwisatz Haderach 10, Písečný lid 5, Džihád 4: všechny tři dosáhly cíle. Následujícím ověřením Atreidové zvítězili. Kdyby padl síč Gara Kulon, byli by Harkonnenové vyhráli ihned.',

  'arrakis.lesson.first.act':
    'Harkonnenové vítězí ihned, když nadvláda stojí na 10; každý padlý síč ji zvýší a teď stojí na 8. Atreidové vítězí, když všechny tři žetony jasnozřivosti dosáhnou tajného cíle: tvůj je 10, 5 a 3, žetony stojí na 7, 4 a 3. Zbývají ti dvě kostky.',
  'arrakis.lesson.first.act.task': 'Utrať kostku strategie za útok.',
  'arrakis.lesson.first.act.why.move': 'Pouhý přesun žádný žeton nezvýší. Padlá harkonnenská osada zvýší všechny tři.',
  'arrakis.lesson.first.act.why.card':
    'Kartu zahraješ s kteroukoliv kostkou. V bitvě je však tato karta kostka navíc, a na bitvě teď záleží.',

  'arrakis.lesson.first.target':
    'Legie Chani stojí mezi dvěma nepřáteli. Na Severním pólu je vesnice pionů s jednou jednotkou. Padne-li osada, každý žeton jasnozřivosti stoupne o její úroveň: zde o 1.',
  'arrakis.lesson.first.target.task': 'Zaútoč na Severní pól.',
  'arrakis.lesson.first.target.why.rock': 'Tam bys jen porazil legii. Bez osady nic nestoupne.',
  'arrakis.lesson.first.target.why.done': 'Kostka už je utracená: využij ji.',

  'arrakis.lesson.first.cards':
    'Každý hází kostkou za každou jednotku; obránce přidá úroveň osady: ty 4, Ferenc 2. Plánovací karta, kterou teď odhodíš, je kostka navíc, nejvýš do 6.',
  'arrakis.lesson.first.cards.task': 'Odhoď Filtršaty za pátou kostku.',
  'arrakis.lesson.first.cards.why.none': 'Lze to. Je to však poslední kolo: ponechaná karta už nikomu nepomůže.',

  'arrakis.lesson.first.loss':
    'Hodíš čtyři zásahy a jeden speciální; Chani z něj udělá zásah a štít. Ferenc hodí dva zásahy, tvůj štít jeden zastaví: ty utrpíš jeden zásah, on pět. Útočník ztrácí první.',
  'arrakis.lesson.first.loss.task': 'Odstraň běžnou jednotku.',
  'arrakis.lesson.first.loss.why.special': 'Z fedajkina by byla běžná jednotka: figurka zůstane, ale nejslabší je nejlevnější ztráta.',
  'arrakis.lesson.first.loss.why.chani': 'Pak jde Chani do regenerační nádrže. Běžná jednotka je levnější.',

  'arrakis.lesson.first.garrison': 'Vesnice přijde o jedinou jednotku.',

  'arrakis.lesson.first.advance': 'Vyhrál jsi. Osadu zničí jen legie, která postoupí, a to celá.',
  'arrakis.lesson.first.advance.task': 'Postup na Severní pól.',
  'arrakis.lesson.first.advance.why.stay': 'Bez postupu stojí vesnice, jako by se nic nestalo.',

  'arrakis.lesson.first.harkonnen': 'Žetony stojí na 8, 5 a 4: jeden cíl chybí. Teď útočí i Ferenc.',
  'arrakis.lesson.first.sietch': 'Gara Kulon má úroveň 2: padne-li, nadvláda stoupne na 10 a je konec hry.',
  'arrakis.lesson.first.roll':
    'Čtyři jednotky hodí dva zásahy a dva štíty, tvé dvě a úroveň 2 zásah a tři štíty. Fedajkin zruší jeden jeho štít, druhý zastaví tvůj zásah. Tvé zastaví oba jeho zásahy.',
  'arrakis.lesson.first.stop': 'Ferenc končí: pokračovat proti osadě stojí zásah.',

  'arrakis.lesson.first.leadership':
    'Žetony zvyšují i karty jasnozřivosti: „Jessica cvičí Paula“ dá Kwisatz Haderachovi 2 stupně, jsou-li oba na konci kola v jednom síči. Paul je ve Větrné průrvě.',
  'arrakis.lesson.first.leadership.task': 'Utrať kostku velení za přesun.',
  'arrakis.lesson.first.leadership.why.attack': 'Vedle žádného tvého velitele nestojí nepřítel, který by teď o něčem rozhodl.',

  'arrakis.lesson.first.jessica': 'Velení přesune dvě legie s velitelem, každou do sousední oblasti.',
  'arrakis.lesson.first.jessica.task': 'Přesuň Jessičinu legii do Větrné průrvy.',
  'arrakis.lesson.first.jessica.why.paul': 'Pak budou spolu, ale ne v síči.',

  'arrakis.lesson.first.enough': 'Druhá legie by se mohla přesunout, ale nemusí.',
  'arrakis.lesson.first.mentat': 'Poslední harkonnenská kostka ukončí fázi.',
  'arrakis.lesson.first.decks': 'Ferenc si bere karty. Poušť pak zůstává klidná.',

  'arrakis.lesson.first.claim':
    'Kolo končí získáním karet: nejvýš dvě karty jasnozřivosti, jejichž podmínka teď platí. Kwisatz Haderach potřebuje 10.',
  'arrakis.lesson.first.claim.task': 'Získej kartu „Jessica cvičí Paula“.',
  'arrakis.lesson.first.claim.why.mahdi': 'Ta zvýší Kwisatz Haderach jen o 1. Hodila by se jako druhá, ne jako první.',
  'arrakis.lesson.first.claim.why.done': 'Bez karty zůstane žeton na 8 a válka pokračuje.',

  // Dice
  'arrakis.lesson.dice.title': 'Kostky a co dovedou',
  'arrakis.lesson.dice.about': 'Transportéry, hod kola, Bene Gesserit a speciální akce velitele.',
  'arrakis.lesson.dice.end':
    'Tři jednotky jsou elitní. Baronova karta leží lícem dolů do konce kola; v bitvě mu to nevadí. Teď jednají Atreidové a dál se střídá až do poslední harkonnenské kostky.',

  'arrakis.lesson.dice.harvester':
    'Vedeš Harkonneny. Nejnižší imperiální žeton stojí na 3: ten řádek desky koření odloží dvě kostky a dá 5 těžebních vozidel, 3 ornitoptéry a karyolu. Zbývá umístit dva transportéry. Hluboká poušť nese 2 koření, poušť 1.',
  'arrakis.lesson.dice.harvester.task': 'Umísti těžební vozidlo do hluboké pouště SV vnější 1.',
  'arrakis.lesson.dice.harvester.why.desert': 'Ponořený červ sem nepřijde, ale koření je jen polovina.',
  'arrakis.lesson.dice.harvester.why.carryall': 'Pořadí je volné. Tato lekce začíná těžebním vozidlem.',

  'arrakis.lesson.dice.carryall':
    'Karyola se vznáší ve vzdušné zóně, na čáře mezi dvěma sektory. V obou může zachránit těžební vozidlo před červem.',
  'arrakis.lesson.dice.carryall.task': 'Umísti karyolu do zóny SV vnitřní / SV vnější.',
  'arrakis.lesson.dice.carryall.why.far': 'Ta zóna se vnějšího sektoru s tvým vozidlem nedotýká.',
  'arrakis.lesson.dice.carryall.why.taken': 'Je tam ornitoptéra. Do zóny se vejde jeden transportér: starý by byl ztracen.',

  'arrakis.lesson.dice.excess':
    'Máš šest kostek: 4 strategie, mentat, rod. Symbol má tři místa, takže na jednu strategii nezbývá. Dostane symbol s nejvíce volnými místy: výsadek nebo velení.',
  'arrakis.lesson.dice.excess.task': 'Změň ji na velení.',
  'arrakis.lesson.dice.excess.why.deployment': 'I to lze. Lekce chce velení.',
  'arrakis.lesson.dice.theirs':
    'Atreidové mají pro symbol dvě místa a hodili 3 strategie: i Zsuzsa jednu změní. Mají-li kostky bez místa oba, střídají se, začínají Harkonnenové.',

  'arrakis.lesson.dice.sister':
    'Teď může každá strana umístit jeden benegesseritský žeton. Jde tam, kde je nejméně kostek, a platí jako kostka. Po použití odchází ze hry.',
  'arrakis.lesson.dice.sister.task': 'Dej žeton k výsadku.',
  'arrakis.lesson.dice.sister.why.none': 'Můžeš si ho nechat na později. Tady se sedmá kostka hodí.',
  'arrakis.lesson.dice.hers': 'Zsuzsa nemá kostku u velení ani u výsadku. Volí výsadek.',

  'arrakis.lesson.dice.mentat': 'Začínají Atreidové. Zsuzsa utratí kostku mentata a vezme si dvě karty.',
  'arrakis.lesson.dice.split': 'Po jedné z každého balíčku: to se říká předem.',

  'arrakis.lesson.dice.baron':
    'Jsi na tahu. Kostku lze utratit za akci jejího symbolu, za speciální akci velitele, jehož karta leží u toho symbolu lícem nahoru, nebo, ať ukazuje cokoliv, za plánovací kartu. Baron leží u rodu: místo dvou jednotek vymění tři.',
  'arrakis.lesson.dice.baron.task': 'Utrať kostku rodu za Barona Harkonnena.',
  'arrakis.lesson.dice.baron.why.action': 'To vymění dvě jednotky a Baronova karta zůstane lícem nahoru. S ním jsou tři.',
  'arrakis.lesson.dice.baron.why.vehicles': 'I další dva transportéry lze. Lekce chce vojáky.',

  'arrakis.lesson.dice.elite': 'Běžné jednotky se stanou elitními, jedna po druhé, kdekoliv na mapě. Kteroukoliv část lze vynechat.',
  'arrakis.lesson.dice.elite.task': 'Vyměň jednotku v Kartágu.',
  'arrakis.lesson.dice.elite.why.arrakeen': 'Na Arrakén také dojde. Lekce začíná v Kartágu.',
  'arrakis.lesson.dice.elite.why.done': 'Můžeš hned skončit, kostka je ale i tak pryč.',
  'arrakis.lesson.dice.second': 'Druhá v Kartágu.',
  'arrakis.lesson.dice.third': 'A jedna v Arrakénu.',

  // Three players, one side shared
  'arrakis.lesson.share.title': 'Tři u stolu',
  'arrakis.lesson.share.about': 'Jak se dělí kostky sdílené strany a kdo z týmu hraje.',
  'arrakis.lesson.share.end':
    'Čtyři kostky pro tebe a čtyři pro Judit. Symboly, které má na desce jen jeden z vás, šly k němu; symbol na obou deskách vás vyrovnal. Hraješ svými kostkami a spoluhráčka svými. Každý tah vaší strany je jedna akce: domluvte se, kdo ji provede.',
  'arrakis.lesson.share.harvester':
    'Hrají tři: Zsuzsa má Atreidy, ty vedeš rod Harkonnenů, Judit corrinského spojence. O transportérech rozhoduješ ty. Jakmile umístíš poslední, hodí se všemi akčními kostkami: osmi za vaši stranu, protože žádný žeton neklesl.',
  'arrakis.lesson.share.harvester.task': 'Umísti těžební vozidlo do hluboké pouště SV vnější 1.',
  'arrakis.lesson.share.harvester.why.desert': 'Bezpečnější před ponořenými červy, ale koření je jen polovina.',
  'arrakis.lesson.share.aside':
    '3 strategie, 2 výsadky, velení, 2 mentati. Strategie a výsadek jsou jen na desce Judit: dvě a dvě, protože pro každý symbol má dvě místa; třetí strategie se odloží stranou. Velení je jen na tvé. Mentat je na obou a vyrovnává: ona čtyři, ty tři. Odložená kostka je tvá čtvrtá a dostane symbol, kterého máš nejméně.',
  'arrakis.lesson.share.aside.task': 'Otoč odloženou kostku na rod.',
  'arrakis.lesson.share.theirs': 'Začínají Atreidové: Zsuzsa utratí kostku mentata.',
  'arrakis.lesson.share.split': 'Z každého balíčku jednu kartu.',
  'arrakis.lesson.share.who': 'Je na tahu vaše strana. Kostky máte oba, a tak řeknete, kdo hraje. Kostky spoluhráče nikdo neutratí.',
  'arrakis.lesson.share.who.task': 'Hraj ty: rod Harkonnenů.',
  'arrakis.lesson.share.who.why.ally': 'Může hrát i Judit. V této lekci hraješ ty.',

  // Moving
  'arrakis.lesson.move.title': 'Legie na pochodu',
  'arrakis.lesson.move.about': 'Rozdělená legie z pravidel, proč se nikdo nepřesune dvakrát a let přes útes.',
  'arrakis.lesson.move.end':
    'Dvě části jedné legie v jedné akci a legie převezená přes hranici, kterou pěšky nikdo nepřejde. Ornitoptéra je pryč a tyto figurky v tomto kole už nepoletí.',

  'arrakis.lesson.move.act':
    'Vedeš Harkonneny. V Kartágu stojí pět jednotek a bašár. Kostka strategie přesune dvě různé legie či jejich části, nebo jednou zaútočí.',
  'arrakis.lesson.move.act.task': 'Utrať kostku strategie za přesun.',
  'arrakis.lesson.move.split':
    'Nejdřív řekneš, odkud kam. Každý přesun vede do jedné sousední volné oblasti: bez nepřítele, bez nepřátelské osady a bez písečného červa.',
  'arrakis.lesson.move.split.task': 'Přesuň se z Kartága do Arsuntu.',
  'arrakis.lesson.move.split.why.arrakeen': 'Větší část půjde do Arrakénu potom.',
  'arrakis.lesson.move.two': 'Pak řekneš, kdo jde. Aspoň jedna jednotka; velitel, jak chceš, ale sám nejde ani nezůstává.',
  'arrakis.lesson.move.two.task': 'Pošli dvě běžné jednotky bez bašára.',
  'arrakis.lesson.move.two.why.leader': 'Lze to. Bašára však potřebují ti, kdo přijdou po nich.',
  'arrakis.lesson.move.two.why.all': 'Pak na druhý přesun nikdo nezbude.',
  'arrakis.lesson.move.rest':
    'Oba přesuny platí za jeden okamžik: žádná figurka se nepřesune dvakrát. V Arsuntu jsou teď tři jednotky, ale pohnout by se mohla jen ta, která tam stála předtím.',
  'arrakis.lesson.move.rest.task': 'Přesuň se z Kartága do Arrakénu.',
  'arrakis.lesson.move.rest.why.onward': 'Jít by mohla jen jednotka, která v Arsuntu byla. Dva příchozí se už přesunuli.',
  'arrakis.lesson.move.rest.why.done': 'Druhý přesun bys daroval.',
  'arrakis.lesson.move.three': 'Zbyly tři jednotky a bašár.',
  'arrakis.lesson.move.three.task': 'Pošli všechny do Arrakénu.',
  'arrakis.lesson.move.three.why.fewer': 'Jedna by zůstala v Kartágu. Lze to, ale tady jdou všichni.',
  'arrakis.lesson.move.mentat': 'Atreidové utratí kostku mentata.',
  'arrakis.lesson.move.decks': 'Dvě karty rodu Atreidů.',
  'arrakis.lesson.move.again':
    'Tvá druhá kostka. Legie v horách SZ vnitřní 1 chce na východ. Červenobílá hranice je tam neprůchodná; nad sektorem se však vznáší ornitoptéra.',
  'arrakis.lesson.move.again.task': 'Utrať kostku strategie za přesun.',
  'arrakis.lesson.move.flight':
    'Převoz vojáků: ornitoptéra se odstraní a legie jde až o dvě oblasti, přes hranice, nepřátele i červy. Cíl musí být volný. Každá cesta se nabízí zvlášť: pěšky, nebo ornitoptérou.',
  'arrakis.lesson.move.flight.task': 'Leť z SZ vnitřní 1 do SZ vnitřní 2.',
  'arrakis.lesson.move.flight.why.foot': 'Pěšky skončí v poušti, daleko od místa, kde je třeba.',
  'arrakis.lesson.move.done': 'Mohla by se přesunout další legie. Co akce nabízí, lze vynechat.',
  'arrakis.lesson.move.done.task': 'Ukonči akci.',

  // Riding
  'arrakis.lesson.ride.title': 'Jízda na červech',
  'arrakis.lesson.ride.about': 'Pouštní síla, cesta z výstrah a jízda k pokusné stanici.',
  'arrakis.lesson.ride.end':
    'Stanice je odkrytá: Kwisatz Haderach stoupá o jednu. Výstrahy zůstávají na místě a nikdo ještě neví, co skrývají. Harkonnenské legie na ně raději nevstupují.',

  'arrakis.lesson.ride.power':
    'Vedeš Atreidy. Máš jednu kostku, Ferenc tři. S méně kostkami než Harkonnenové můžeš místo kostky použít pouštní sílu.',
  'arrakis.lesson.ride.power.task': 'Použij pouštní sílu.',
  'arrakis.lesson.ride.power.why.move': 'Kostka počká: pouštní síla nic nestojí a poušť se musí nejdřív připravit.',
  'arrakis.lesson.ride.wormsigns': 'Bez červů na mapě zbývá jedno: dvě výstrahy lícem dolů, každá do jiné pouštní oblasti.',
  'arrakis.lesson.ride.wormsigns.task': 'Umísti výstrahy.',
  'arrakis.lesson.ride.wormsigns.why.done': 'Pak tvůj tah končí a nic jsi nezískal.',
  'arrakis.lesson.ride.near':
    'Na severovýchodě, o tři oblasti dál, leží pokusná stanice. Vedle tvého síče už jedna výstraha je. Cesta nesmí mít mezeru: každá výstraha se dotýká další.',
  'arrakis.lesson.ride.near.task': 'Umísti jednu do SV vnější 7.',
  'arrakis.lesson.ride.near.why.away': 'Tahle se ničeho nedotýká: cesta přes ni nevede.',
  'arrakis.lesson.ride.far': 'Chybí jedna, vedle stanice.',
  'arrakis.lesson.ride.far.task': 'Umísti jednu do SV vnější 5.',
  'arrakis.lesson.ride.far.why.beside': 'Cesty se dotýká, ke stanici však nevede.',
  'arrakis.lesson.ride.theirs': 'Ferenc si bere karty.',
  'arrakis.lesson.ride.decks': 'Obě z balíčku rodu Harkonnenů. Má ještě dvě kostky.',
  'arrakis.lesson.ride.act': 'Cesta je hotová.',
  'arrakis.lesson.ride.act.task': 'Utrať kostku strategie za přesun.',
  'arrakis.lesson.ride.act.why.again': 'Znovu pouštní síla by šla. Cesta je ale dost dlouhá.',
  'arrakis.lesson.ride.ride':
    'Kdo začíná vedle výstrahy či červa, jede po všech, které se dotýkají, a končí vedle poslední. Harkonnenská legie v cestě by jízdu ukončila.',
  'arrakis.lesson.ride.ride.task': 'Jeď z oblasti Gara Kulon do SV vnější 4.',
  'arrakis.lesson.ride.ride.why.foot': 'Pěšky je to jedna oblast.',
  'arrakis.lesson.ride.ride.why.short': 'I to je konec cesty, ale není tam co vzít.',
  'arrakis.lesson.ride.company': 'Tvá legie má dvě jednotky a Paula. Síč bez jednotek padne bez bitvy.',
  'arrakis.lesson.ride.company.task': 'Pošli jednu jednotku a Paula.',
  'arrakis.lesson.ride.company.why.all': 'Pak je Gara Kulon prázdná a v horách vedle stojí Harkonnenové.',
  'arrakis.lesson.ride.company.why.alone': 'Jde to. O Paulových jízdách se ale vypráví: jedna karta jasnozřivosti ji žádá.',
  'arrakis.lesson.ride.done': 'Legie získala stanici: patří tomu, kdo tam přesun ukončí.',
  'arrakis.lesson.ride.done.task': 'Ukonči akci.',

  // A battle
  'arrakis.lesson.battle.title': 'Baron útočí',
  'arrakis.lesson.battle.about': 'Bitevní kolo z pravidel: Baron proti Paulu Muad’Dibovi u síče, a jak může pokračovat.',
  'arrakis.lesson.battle.end':
    'Gara Kulon je zničena a nadvláda stoupla o její úroveň. Paul Muad’Dib unikl s jednou jednotkou. Baron čeká v regenerační nádrži; každá kostka, kterou Harkonnenové utratí, ho posune ke konci.',

  'arrakis.lesson.battle.act':
    'Vedeš Harkonneny. Baronova legie stojí vedle síče Gara Kulon: dvě běžné a dvě elitní jednotky, sardaukar, bašár a sám Baron.',
  'arrakis.lesson.battle.act.task': 'Utrať kostku strategie za útok.',
  'arrakis.lesson.battle.act.why.card': 'V bitvě má ta karta jako kostka větší cenu.',
  'arrakis.lesson.battle.sietch': 'Útočí celá legie a zůstává na místě. Co v oblasti leží lícem dolů, se nejdřív otočí.',
  'arrakis.lesson.battle.sietch.task': 'Zaútoč na Gara Kulon.',
  'arrakis.lesson.battle.sietch.why.done': 'Kostka už je utracená.',
  'arrakis.lesson.battle.cards':
    'Úroveň 2. Pět jednotek je pět kostek pro tebe; velitelé se nepočítají. Paul Muad’Dib má tři jednotky a úroveň 2: také pět. Odhozená karta je kostka navíc, nejvýš do 6.',
  'arrakis.lesson.battle.cards.task': 'Odhoď Mistry písku.',
  'arrakis.lesson.battle.cards.why.none': 'Lze to. V příkladu se karta odhodí.',
  'arrakis.lesson.battle.elite':
    'Hodíš 3 speciální, 2 zásahy a štít. Bašár udělá ze speciálního zásah, Baron dva štíty; třetí mine. Zsuzsa hodí 5 zásahů a pro Paula nic speciálního. Její fedajkin zruší jeden z tvých tří štítů: 5 bez 2 jsou tři zásahy pro tebe, a tři pro ni.',
  'arrakis.lesson.battle.elite.task': 'První zásah dej elitní jednotce.',
  'arrakis.lesson.battle.elite.why.regular': 'Běžná jednotka by byla pryč. Z elitní bude běžná: figurka zůstane a s ní kostka.',
  'arrakis.lesson.battle.elite.why.special': 'Ze sardaukara by byla běžná jednotka. Ještě ruší štíty.',
  'arrakis.lesson.battle.another': 'Druhý zásah stejně.',
  'arrakis.lesson.battle.baron':
    'Zbývá pět jednotek. Zásah může vzít i velitel. Pojmenovaný jde na ZAČÁTEK regenerační nádrže a časem se vrátí.',
  'arrakis.lesson.battle.baron.task': 'Třetí zásah dej Baronovi.',
  'arrakis.lesson.battle.baron.why.bashar': 'Bašárové se vracejí ze zásoby. Příklad dává Barona.',
  'arrakis.lesson.battle.fedaykin': 'Teď obránce. Z fedajkina je běžná jednotka.',
  'arrakis.lesson.battle.first': 'Běžná jednotka se odstraní.',
  'arrakis.lesson.battle.second': 'A další. Zbývá jedna jednotka a Paul Muad’Dib. Zde příklad knihy končí.',
  'arrakis.lesson.battle.goOn':
    'Rozhoduješ: zastavit, nebo pokračovat. Proti osadě stojí pokračování zásah, kterému nic nezabrání. Pak smí obránce ustoupit.',
  'arrakis.lesson.battle.goOn.task': 'Pokračuj.',
  'arrakis.lesson.battle.goOn.why.stop': 'Pak obě legie zůstanou a síč je zachráněn.',
  'arrakis.lesson.battle.price': 'Zásah za pokračování.',
  'arrakis.lesson.battle.price.task': 'Odstraň běžnou jednotku.',
  'arrakis.lesson.battle.price.why.bashar': 'Bašár dělá ze speciálního zásah. Jednotek máš dost.',
  'arrakis.lesson.battle.retreat': 'Jedna jednotka proti pěti kostkám neobstojí: Zsuzsa ustupuje.',
  'arrakis.lesson.battle.where': 'Sousední oblast vybírá soupeř ustupujícího: volnou pro legii, přes průchodnou hranici.',
  'arrakis.lesson.battle.where.task': 'Zažeň je do hluboké pouště SV vnější 16.',
  'arrakis.lesson.battle.where.why.near': 'Odtud by mohli hned udeřit na Štítový val.',
  'arrakis.lesson.battle.advance': 'Vyhrál jsi. Síč padne, jen když postoupí celá legie.',
  'arrakis.lesson.battle.advance.task': 'Postup do oblasti Gara Kulon.',
  'arrakis.lesson.battle.advance.why.stay': 'Pak síč stojí prázdný a fremeni se vrátí.',

  // Worm, storm and spice
  'arrakis.lesson.spice.title': 'Červ, bouře a koření',
  'arrakis.lesson.spice.about': 'Zachráněné vozidlo, bouře nad legií a sběr čtyř koření z pravidel.',
  'arrakis.lesson.spice.end':
    'Žeton Landsraadu stojí na 4 a jeho sankce platí: do příštího sběru v bitvě neodhodíš kartu. Protože je teď nejníž, platí příští kolo jeho řádek: o kostku méně, o těžební vozidlo více.',

  'arrakis.lesson.spice.rescue':
    'Vedeš Harkonneny. V noci se otáčejí výstrahy a v hluboké poušti přišel červ k tvému těžebnímu vozidlu. Karyolu z přilehlé zóny lze obětovat a vozidlo zachránit.',
  'arrakis.lesson.spice.rescue.task': 'Zachraň vozidlo karyolou.',
  'arrakis.lesson.spice.rescue.why.no': 'Karyola na konci kola mapu stejně opustí. Bez vozidla přijdeš o 2 koření.',
  'arrakis.lesson.spice.storm':
    'Pak přijdou bouře: dvě kostky za každou tvou nekrytou legii. Speciální a zásah: v poušti platí speciální za jeden zásah, v hluboké by platil za dva. Dva zásahy.',
  'arrakis.lesson.spice.storm.task': 'Nejdřív ztrať běžnou jednotku.',
  'arrakis.lesson.spice.storm.why.elite': 'Na ni dojde při druhém zásahu.',
  'arrakis.lesson.spice.reduce': 'Elitní jednotka může vzít zásah a zůstat jako běžná.',
  'arrakis.lesson.spice.reduce.task': 'Změň elitní jednotku v běžnou.',
  'arrakis.lesson.spice.reduce.why.regular': 'Pak zbude jediná figurka. Takhle dvě.',
  'arrakis.lesson.spice.split':
    'Vozidla se vracejí: 2 koření z hluboké pouště, po 1 z pouště, dohromady 4. Udržet žeton stojí 2, zvýšit 3, z nejvyššího stupně nestoupá. Co se nezaplatí, klesne o stupeň a jeho sankce začne platit.',
  'arrakis.lesson.spice.split.task': 'Udrž CHOAM.',
  'arrakis.lesson.spice.split.why.choam': 'Pak klesne CHOAM: tvé legie mají nejvýš 5 jednotek. Příklad obětuje Landsraad.',
  'arrakis.lesson.spice.guild': 'Zbývají dvě koření: stačí na jeden další žeton.',
  'arrakis.lesson.spice.guild.task': 'Udrž Kosmickou gildu; Landsraad klesne.',
  'arrakis.lesson.spice.guild.why.guild': 'Pak klesne Gilda: žádný průzkum. Příklad obětuje Landsraad.',
};
