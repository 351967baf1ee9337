import type { TextsLike } from '../../../text/message.ts';
import type { arrakisDeedsEn } from './deeds.en.ts';

/** Co dělají karty, velitelé a kostky. Části vět bez velkého písmene a tečky, aby se daly spojovat. */
export const arrakisDeedsCs: TextsLike<typeof arrakisDeedsEn> = {
  'arrakis.deed.sentence': '⇧{what}.',
  'arrakis.deed.comma': '{first}, {rest}',
  'arrakis.deed.then': '{first}, pak {rest}',
  'arrakis.deed.or': '{one}, nebo {other}',
  'arrakis.deed.when': '{test}: {what}',
  'arrakis.deed.else': 'jinak: {what}',
  'arrakis.deed.onlyIf': '{what}, {test}',
  'arrakis.test.inPlay': 'pokud je {leader} ve hře',
  'arrakis.test.gone': 'pokud je {leader} mimo hru',
  'arrakis.test.prescience': 'pokud některý žeton jasnozřivosti dosáhl {least}',
  'arrakis.test.detonated': 'pokud už vybuchly rodinné atomové zbraně',
  'arrakis.test.threatenedSietch':
    'pokud je harkonnenská legie nejdál {within, plural, one {# oblast} few {# oblasti} many {# oblasti} other {# oblastí}} od síče',

  // Pieces and where they go
  'arrakis.deed.place': 'umísti {where} {what}',
  'arrakis.deed.deploy': 'nasaď {where} {what}',
  'arrakis.deed.vehicles': 'umísti {what}',
  'arrakis.deed.replace': 'vyměň {from} za {to}',
  'arrakis.put.harkonnen.regular':
    '{count, plural, one {# běžnou jednotku} few {# běžné jednotky} many {# běžné jednotky} other {# běžných jednotek}}',
  'arrakis.put.harkonnen.elite':
    '{count, plural, one {# elitní jednotku} few {# elitní jednotky} many {# elitní jednotky} other {# elitních jednotek}}',
  'arrakis.put.harkonnen.special': '{count, plural, one {# sardaukara} few {# sardaukary} many {# sardaukara} other {# sardaukarů}}',
  'arrakis.put.harkonnen.generic': '{count, plural, one {# bašára} few {# bašáry} many {# bašára} other {# bašárů}}',
  'arrakis.put.atreides.regular':
    '{count, plural, one {# běžnou jednotku} few {# běžné jednotky} many {# běžné jednotky} other {# běžných jednotek}}',
  'arrakis.put.atreides.elite':
    '{count, plural, one {# elitní jednotku} few {# elitní jednotky} many {# elitní jednotky} other {# elitních jednotek}}',
  'arrakis.put.atreides.special': '{count, plural, one {# fedajkina} few {# fedajkiny} many {# fedajkina} other {# fedajkinů}}',
  'arrakis.put.atreides.generic': '{count, plural, one {# naíba} few {# naíby} many {# naíba} other {# naíbů}}',
  'arrakis.put.leader': '{count, plural, one {velitele} few {# velitele} many {# velitele} other {# velitelů}}',
  'arrakis.put.token':
    '{count, plural, one {# výsadkový žeton} few {# výsadkové žetony} many {# výsadkového žetonu} other {# výsadkových žetonů}}',
  'arrakis.put.sandworm':
    '{count, plural, one {# písečného červa} few {# písečné červy} many {# písečného červa} other {# písečných červů}}',
  'arrakis.put.harvester':
    '{count, plural, one {# těžební vozidlo} few {# těžební vozidla} many {# těžebního vozidla} other {# těžebních vozidel}}',
  'arrakis.put.ornithopter': '{count, plural, one {# ornitoptéru} few {# ornitoptéry} many {# ornitoptéry} other {# ornitoptér}}',
  'arrakis.put.carryall': '{count, plural, one {# karyolu} few {# karyoly} many {# karyoly} other {# karyol}}',
  'arrakis.put.any':
    '{count, plural, one {# libovolný transportér} few {# libovolné transportéry} many {# libovolného transportéru} other {# libovolných transportérů}}',
  'arrakis.put.paul': 'Paula',
  'arrakis.put.jessica': 'Jessicu',
  'arrakis.put.baron-harkonnen': 'barona Harkonnena',
  'arrakis.put.beast-rabban': 'Bestii Rabbana',
  'arrakis.put.thufir-hawat': 'Thufira Hawata',
  'arrakis.put.feyd-rautha': 'Feyd-Rauthu',
  'arrakis.put.gaius-helen-mohiam': 'Gaius Helenu Mohiamovou',
  'arrakis.put.captain-aramsham': 'kapitána Aramšáma',
  'arrakis.put.shaddam-iv': 'Šaddáma IV.',
  'arrakis.put.paul-atreides': 'Paula Atreida',
  'arrakis.put.lady-jessica': 'lady Jessicu',
  'arrakis.put.stilgar': 'Stilgara',
  'arrakis.put.gurney-halleck': 'Gurneyho Hallecka',
  'arrakis.put.alia': 'Aliu',
  'arrakis.put.chani': 'Chani',
  'arrakis.put.paul-muaddib': 'Paula Muad’Diba',
  'arrakis.put.reverend-mother-jessica': 'Ctihodnou matku Jessicu',
  'arrakis.put.wild-maker': 'Divokého tvůrce',
  'arrakis.to.arrakeen': 'do Arrakénu',
  'arrakis.to.carthag': 'do Kartága',
  'arrakis.to.arsunt': 'do Arsuntu',
  'arrakis.to.north-pole': 'na Severní pól',
  'arrakis.to.area': 'do oblasti {area}',
  'arrakis.to.areas': '{areas}',
  'arrakis.to.each': '{areas} vždy',
  'arrakis.to.settlement': 'do jedné osady',
  'arrakis.to.settlement.each': 'do každé osady',
  'arrakis.to.settlement.any': 'do libovolných osad',
  'arrakis.to.pyon-village': 'do jedné vesnice pionů',
  'arrakis.to.pyon-village.each': 'do každé vesnice pionů',
  'arrakis.to.pyon-village.any': 'do libovolných vesnic pionů',
  'arrakis.to.sietch': 'do jednoho síče',
  'arrakis.to.sietch.each': 'do každého síče',
  'arrakis.to.sietch.any': 'do libovolných síčů',
  'arrakis.to.sietch.threatened': 'do takového síče',
  'arrakis.to.legion': 'do jedné své legie',
  'arrakis.to.legion.with': 'do legie, v níž je {member},',
  'arrakis.to.empty': 'do prázdné oblasti {land}',
  'arrakis.to.empty.by': 'do prázdné oblasti {land} vedle {near}',
  'arrakis.to.empty.ones': 'do různých prázdných oblastí {land}',
  'arrakis.to.empty.ones.by': 'do různých prázdných oblastí {land} vedle {near}',
  'arrakis.to.free': 'do volné oblasti {land}',
  'arrakis.to.free.by': 'do volné oblasti {land} vedle {near}',
  'arrakis.to.free.ones': 'do různých volných oblastí {land}',
  'arrakis.to.free.ones.by': 'do různých volných oblastí {land} vedle {near}',
  'arrakis.to.picked': 'tam',
  'arrakis.land.mountain': 'hor',
  'arrakis.land.plateau': 'náhorní plošiny',
  'arrakis.land.minor-erg': 'Malého ergu',
  'arrakis.land.desert': 'pouště',
  'arrakis.land.deep-desert': 'hluboké pouště',
  'arrakis.near.sandworm': 'písečného červa',
  'arrakis.near.legion': 'své legie',

  // Legions
  'arrakis.deed.move': 'přesuň {count, plural, one {legii} few {až # legie} many {až # legie} other {až # legií}}',
  'arrakis.deed.move.with':
    'přesuň {count, plural, one {legii} few {až # legie} many {až # legie} other {až # legií}}, v {count, plural, one {níž} few {nichž} many {nichž} other {nichž}} je {member}',
  'arrakis.deed.move.at': 'přesuň {count, plural, one {legii} few {až # legie} many {až # legie} other {až # legií}} {spot}',
  'arrakis.deed.move.with-at':
    'přesuň {count, plural, one {legii} few {až # legie} many {až # legie} other {až # legií}} {spot}, v {count, plural, one {níž} few {nichž} many {nichž} other {nichž}} je {member}',
  'arrakis.deed.move.picked': 'přesuň tuto legii',
  'arrakis.deed.move.again': 'přesuň tuto legii ještě jednou',
  'arrakis.deed.attack': 'zaútoč legií',
  'arrakis.deed.attack.with': 'zaútoč legií, v níž je {member}',
  'arrakis.deed.attack.at': 'zaútoč legií {spot}',
  'arrakis.deed.attack.with-at': 'zaútoč legií {spot}, v níž je {member}',
  'arrakis.deed.attack.picked': 'zaútoč touto legií',
  'arrakis.deed.surprise': 'překvapivě zaútoč legií',
  'arrakis.deed.surprise.with': 'překvapivě zaútoč legií, v níž je {member}',
  'arrakis.deed.surprise.at': 'překvapivě zaútoč legií {spot}',
  'arrakis.deed.surprise.with-at': 'překvapivě zaútoč legií {spot}, v níž je {member}',
  'arrakis.deed.surprise.picked': 'překvapivě zaútoč touto legií',
  'arrakis.deed.extraDice':
    '{count, plural, one {{what}; v každém bitevním kole házíš o # kostku víc} few {{what}; v každém bitevním kole házíš o # kostky víc} many {{what}; v každém bitevním kole házíš o # kostky víc} other {{what}; v každém bitevním kole házíš o # kostek víc}}',
  'arrakis.deed.defenderMost':
    '{count, plural, one {{what}; obránce hází v prvním bitevním kole nejvýš # kostkou} few {{what}; obránce hází v prvním bitevním kole nejvýš # kostkami} many {{what}; obránce hází v prvním bitevním kole nejvýš # kostky} other {{what}; obránce hází v prvním bitevním kole nejvýš # kostkami}}',
  'arrakis.deed.freeContinue': '{what}; pokračovat v útoku na osadu nestojí zásah',
  'arrakis.deed.pickLegion': 'vyber jednu svou legii',
  'arrakis.deed.pickLegion.with': 'vyber legii, v níž je {member}',
  'arrakis.deed.pickLegion.at': 'vyber legii {spot}',
  'arrakis.deed.pickLegion.with-at': 'vyber legii {spot}, v níž je {member}',
  'arrakis.deed.pickArea': 'vyber {areas}',
  'arrakis.deed.areaOr': '{one}, nebo {other}',
  'arrakis.in.desert': 'v poušti',
  'arrakis.in.area': 'v oblasti {area}',
  'arrakis.member.leader': 'velitel',
  'arrakis.member.harkonnen': 'sardaukar',
  'arrakis.member.atreides': 'fedajkin',
  'arrakis.member.paul': 'Paul',
  'arrakis.member.jessica': 'Jessica',
  'arrakis.deed.strike.next-to-own':
    '{count, plural, one {proveď speciální útok # kostkou vedle své legie} few {proveď speciální útok # kostkami vedle své legie} many {proveď speciální útok # kostky vedle své legie} other {proveď speciální útok # kostkami vedle své legie}}',
  'arrakis.deed.strike.under-picked-zone':
    '{count, plural, one {proveď speciální útok # kostkou pod její vzdušnou zónou} few {proveď speciální útok # kostkami pod její vzdušnou zónou} many {proveď speciální útok # kostky pod její vzdušnou zónou} other {proveď speciální útok # kostkami pod její vzdušnou zónou}}',
  'arrakis.deed.toTank.anywhere': 'pošli pojmenovaného velitele soupeře do regenerační nádrže',
  'arrakis.deed.toTank.own-sector': 'pošli do regenerační nádrže pojmenovaného velitele soupeře ze sektoru, kde máš legii',
  'arrakis.deed.toTank.next-to-picked': 'pošli do regenerační nádrže pojmenovaného velitele soupeře vedle této legie',
  'arrakis.deed.enter': '{leader} vstoupí do hry',
  'arrakis.deed.dismiss': '{leader} opustí hru',
  'arrakis.deed.maker': 'Divoký tvůrce',

  // Cards and dice
  'arrakis.deed.draw': '{count, plural, one {dober # kartu} few {dober # karty} many {dober # karty} other {dober # karet}}',
  'arrakis.deed.draw.house-harkonnen':
    '{count, plural, one {dober # kartu rodu Harkonnenů} few {dober # karty rodu Harkonnenů} many {dober # karty rodu Harkonnenů} other {dober # karet rodu Harkonnenů}}',
  'arrakis.deed.draw.corrino-ally':
    '{count, plural, one {dober # kartu Corrinů} few {dober # karty Corrinů} many {dober # karty Corrinů} other {dober # karet Corrinů}}',
  'arrakis.deed.draw.house-atreides':
    '{count, plural, one {dober # kartu rodu Atreidů} few {dober # karty rodu Atreidů} many {dober # karty rodu Atreidů} other {dober # karet rodu Atreidů}}',
  'arrakis.deed.draw.fremen-ally':
    '{count, plural, one {dober # kartu fremenů} few {dober # karty fremenů} many {dober # karty fremenů} other {dober # karet fremenů}}',
  'arrakis.deed.play': 'zahraj další kartu',
  'arrakis.deed.opponentDiscards':
    '{count, plural, one {soupeř odhodí # kartu} few {soupeř odhodí # karty} many {soupeř odhodí # karty} other {soupeř odhodí # karet}}',
  'arrakis.deed.beneGesserit':
    '{count, plural, one {získej # benegesseritský žeton} few {získej # benegesseritské žetony} many {získej # benegesseritského žetonu} other {získej # benegesseritských žetonů}}',
  'arrakis.deed.anySymbol': 'použij kostku jako kterýkoliv jiný symbol',

  // The sand
  'arrakis.deed.wormsigns':
    '{count, plural, one {umísti # červí výstrahu} few {umísti # červí výstrahy} many {umísti # červí výstrahy} other {umísti # červích výstrah}}',
  'arrakis.deed.desertPower':
    '{count, plural, one {použij jednou pouštní sílu} few {použij #× pouštní sílu} many {použij #× pouštní sílu} other {použij #× pouštní sílu}}',
  'arrakis.deed.moveWorms':
    '{count, plural, one {přesuň červa} few {přesuň až # červy} many {přesuň až # červa} other {přesuň až # červů}}',
  'arrakis.deed.moveMaker': 'přesuň Divokého tvůrce',
  'arrakis.deed.wormAttack': 'jeden červ zaútočí',
  'arrakis.deed.makerAttack': 'Divoký tvůrce zaútočí',
  'arrakis.deed.storm': 'přijdou Koriolisovy bouře jako ve fázi hrozeb',

  // What only one card or two do
  'arrakis.special.detonateAtomics': 'smíš teď odpálit rodinné atomové zbraně',
  'arrakis.special.discardWormsigns': 'odhoď libovolný počet červích výstrah vedle Severního pólu',
  'arrakis.special.discardSomeWormsigns':
    '{count, plural, one {odhoď # červí výstrahu} few {odhoď až # červí výstrahy} many {odhoď až # červí výstrahy} other {odhoď až # červích výstrah}}',
  'arrakis.special.removeHarvesters':
    '{count, plural, one {odstraň # těžební vozidlo z hluboké pouště} few {odstraň až # těžební vozidla z hluboké pouště jednoho sektoru} many {odstraň až # těžebního vozidla z hluboké pouště jednoho sektoru} other {odstraň až # těžebních vozidel z hluboké pouště jednoho sektoru}}',
  'arrakis.special.removeVehicles':
    '{count, plural, one {odstraň # transportér z Gurneyho sektoru} few {odstraň až # transportéry z Gurneyho sektoru} many {odstraň až # transportéru z Gurneyho sektoru} other {odstraň až # transportérů z Gurneyho sektoru}}',
  'arrakis.special.takeOrnithopter': 'odstraň soupeřovu ornitoptéru; jen pak platí i zbytek karty',
  'arrakis.special.fremenRockets':
    'hoď {count, plural, one {# bitevní kostkou} few {# bitevními kostkami} many {# bitevní kostky} other {# bitevními kostkami}} proti transportérům v sektoru, kde máš legii; každý zásah i speciální výsledek jeden odstraní',
  'arrakis.special.revealArea': 'v jedné oblasti se odhalí síč a všechny výsadkové žetony',
  'arrakis.special.troopCarriers': 'přesuň legii vzduchem z osady k jiné své legii',
  'arrakis.special.swapTokens': 'dva síče si vymění výsadkové žetony',
  'arrakis.special.relocateSietch': 'přesuň síč do sousední prázdné pouště; jde s ním, kdo chceš',
  'arrakis.special.displaceLegion': 'vytlač harkonnenskou legii v poušti do sousední prázdné oblasti',
  'arrakis.special.bindPaul': 'v příštím tahu soupeře nelze Paula umístit a jeho legie se nepohne ani nezaútočí',
  'arrakis.special.forceDie': 'urči harkonnenskou kostku; ta se musí utratit příště',
  'arrakis.special.spendEnemyHouseDie': 'soupeř přijde o nepoužitou kostku rodu',
  'arrakis.special.secondObjective': 'dober další tajný cíl; k výhře stačí kterýkoliv',
  'arrakis.special.shuffleBack': 'zamíchej odhalenou kartu jasnozřivosti zpět',
  'arrakis.special.replacePrescience': 'odstraň ze hry libovolný počet odhalených karet jasnozřivosti a odhal stejně nových',
  'arrakis.special.shiftPrescience': 'sniž jeden žeton jasnozřivosti a jiný o tolik zvyš',
  'arrakis.special.attachFear':
    'polož tuto kartu na odhalenou kartu jasnozřivosti; bude-li v tomto kole získána, libovolný žeton stoupne o další 2',
  'arrakis.special.attachEyes': 'polož tuto kartu na odhalenou kartu jasnozřivosti; ta zůstane, dokud není získána',
  'arrakis.special.lowerImperium': 'sniž imperiální žeton o stupeň, bez sankce',
};
