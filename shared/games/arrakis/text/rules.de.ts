import type { TextsLike } from '../../../text/message.ts';
import type { arrakisRulesEn } from './rules.en.ts';

/** Die Regeln in eigenen Worten, erster Teil. */
export const arrakisRulesDe: TextsLike<typeof arrakisRulesEn> = {
  'arrakis.topic.victory': 'Seiten und Sieg',
  'arrakis.topic.terms': 'Figuren und Begriffe',
  'arrakis.topic.map': 'Der Plan',
  'arrakis.topic.setUp': 'Aufbau',
  'arrakis.topic.round': 'Die Runde, Fahrzeuge',
  'arrakis.topic.dice': 'Würfel und Züge',
  'arrakis.topic.actions': 'Aktionen',
  'arrakis.topic.hazards': 'Gefahren der Wüste',
  'arrakis.topic.spice': 'Spice und Sanktionen',

  'arrakis.rule.R1.1': 'Zwei Seiten kämpfen um Arrakis: die Harkonnen mit Corrino und die Atreides mit den Fremen.',
  'arrakis.rule.R1.2':
    'Zu zweit führt jeder eine Seite. Zu dritt oder viert teilt man Seiten. Allein oder gemeinsam gegen das Spiel: Mahdi.',
  'arrakis.rule.R1.3': 'Die Harkonnen gewinnen sofort, wenn die Vorherrschaft 10 erreicht.',
  'arrakis.rule.R1.4':
    'Die Atreides gewinnen, wenn alle drei Vorahnungsmarker ein geheimes Ziel erreichen. Geprüft wird am Rundenende nach dem Beanspruchen und wenn Arrakeen fällt.',
  'arrakis.rule.R1.5': 'Zwei von drei Zielen sind kein Sieg. Ein Marker über dem Ziel zählt.',
  'arrakis.rule.R1.6': 'Es gibt keine letzte Runde und kein Unentschieden. Partner gewinnen oder verlieren gemeinsam.',

  'arrakis.rule.R2.1':
    'Die Figuren sind begrenzt: Harkonnen 24 reguläre, 12 Elite, 8 Sardaukar, 6 Bashars; Atreides 16 reguläre, 8 Elite, 6 Fedaykin, 12 Naibs; 6 Ornithopter, 8 Ernter, 3 Carryalls, 4 Sandwürmer, der Wilde Macher.',
  'arrakis.rule.R2.2': 'Aktionswürfel: 4 Atreides, 8 Harkonnen. Kampfwürfel: je 6, mit 3 Treffern, 2 Schilden, 1 Spezial.',
  'arrakis.rule.R2.3': 'Es gibt vier Planungsstapel zu 18 Karten, 16 Vorahnungskarten, 6 Ziele, 3 Sanktionen und 18 Anführerkarten.',
  'arrakis.rule.R2.4':
    'Marker: 8 Sietche, 6 Siedlungen, 6 Stationen, 16 Aufmarschmarker der Atreides und 12 der Harkonnen, 16 Wurmzeichen, 3 Atomwaffen, 5 Bene Gesserit, 6 Kegel.',
  'arrakis.rule.R2.5':
    'Einheiten, Anführer und Aufmarschmarker einer Seite in einem Gebiet sind eine Legion. Anführer sind keine Einheiten.',
  'arrakis.rule.R2.6': 'Anführer stehen nie allein: Ohne Einheiten geht ein namenloser in den Vorrat, ein benannter in den Tank.',
  'arrakis.rule.R2.7': 'Aufmarschmarker der Atreides liegen verdeckt und zählen je als eine Einheit, bis sie aufgedeckt werden.',
  'arrakis.rule.R2.8': 'Höchstens 6 Einheiten einer Seite je Gebiet, Anführer zählen nicht. Was darüber ist, entfernt der Besitzer sofort.',
  'arrakis.rule.R2.9': 'Fehlt ein Rang im Vorrat, darf ein niedrigerer kommen, nie ein höherer.',
  'arrakis.rule.R2.10': 'Aufgestellt wird, was nicht auf dem Plan ist; platziert wird von überall. Aus dem Tank holt beides niemanden.',
  'arrakis.rule.R2.11': 'Ein Gebiet ist frei, wenn dort keine feindliche Siedlung, keine feindlichen Einheiten und kein Sandwurm sind.',
  'arrakis.rule.R2.12': 'Ein Gebiet ist leer, wenn dort weder Figur noch Marker liegt.',
  'arrakis.rule.R2.13': 'Wüste schließt tiefe Wüste ein; Kleiner Erg, Hochebene und Gebirge sind keine Wüste.',
  'arrakis.rule.R2.14': 'Siedlungen sind die der Harkonnen und die Sietche. Nach der Zerstörung ist das Gebiet gewöhnlich.',
  'arrakis.rule.R2.15': 'Paul und Jessica meinen, wer unter dem Namen im Spiel ist.',
  'arrakis.rule.R2.16': 'Was eine Karte sagt, geht den allgemeinen Regeln vor.',

  'arrakis.rule.R3.1': 'Der Plan hat vier äußere und vier innere Sektoren. Der Nordpol gehört zu allen inneren.',
  'arrakis.rule.R3.2': '101 Gebiete: 19 Gebirge, 12 Hochebenen, 5 Kleine Ergs, 42 Wüste, 23 tiefe Wüste am Rand.',
  'arrakis.rule.R3.3':
    'Gebiete mit gemeinsamer passierbarer Grenze sind benachbart. Ornithopter und Würmer beachten unpassierbare Grenzen nicht.',
  'arrakis.rule.R3.4': 'Jede der 8 Luftzonen berührt alle Gebiete zweier Sektoren und fasst ein Fahrzeug.',
  'arrakis.rule.R3.5': 'Acht Gebiete haben Sietche, vier Pyonendörfer; Städte sind Carthag und Arrakeen.',
  'arrakis.rule.R3.6':
    'Arrakeen, Carthag, Kaiserbecken, Hagga-Becken und Arsunt sind geschützt: Sturm und Wurm kommen erst nach Atomwaffen hin.',
  'arrakis.rule.R3.7': 'Die Entfernung ist die Zahl der Schritte über passierbare Grenzen.',

  'arrakis.rule.R4.1': 'Der Plan liegt in der Mitte.',
  'arrakis.rule.R4.2': 'Auf die 8 Plätze kommt je ein verdeckter Sietch; nur die Atreides kennen die Ränge.',
  'arrakis.rule.R4.3': 'Jeder Sietch bekommt einen Start-Aufmarschmarker und einen Naib.',
  'arrakis.rule.R4.4': 'Die 8 normalen Marker bilden einen verdeckten Vorrat.',
  'arrakis.rule.R4.5': 'Die sechs Harkonnen-Siedlungen stehen offen an ihren Plätzen.',
  'arrakis.rule.R4.6': 'Jede Siedlung bekommt einen schwarzen und einen silbernen Marker, die zu Figuren werden.',
  'arrakis.rule.R4.7': 'Die 6 Stationen liegen verdeckt; niemand kennt ihre Symbole.',
  'arrakis.rule.R4.8': 'Alle Vorahnungsmarker und die Vorherrschaft beginnen bei 0.',
  'arrakis.rule.R4.9': 'Die 16 Vorahnungskarten werden gemischt.',
  'arrakis.rule.R4.10': 'Die 16 Wurmzeichen sind ein verdeckter Vorrat.',
  'arrakis.rule.R4.11':
    'Von Anfang an im Spiel: Baron, Rabban, Aramsham; Paul Atreides, Lady Jessica, Stilgar. Ihre Figuren stehen neben dem Plan.',
  'arrakis.rule.R4.12': 'Die drei Imperiumsmarker beginnen auf Stufe 5.',
  'arrakis.rule.R4.13': 'Die Planungsstapel werden gemischt; die Hände sind leer.',
  'arrakis.rule.R4.14': 'Die Atreides ziehen ein geheimes Ziel.',
  'arrakis.rule.R4.15': 'Alles andere kommt in den Vorrat: Kein benannter Anführer und kein Fahrzeug ist auf dem Plan.',
  'arrakis.rule.R4.16': 'Die Atreides beginnen mit einem Bene-Gesserit-Marker; vier sind Reserve.',
  'arrakis.rule.R4.17': 'Zu dritt, zu viert und in Mahdi ist der Aufbau etwas anders.',

  'arrakis.rule.R5.1': 'Eine Runde: Beginn, Fahrzeuge, Aktionen, Gefahren, Spice, Ende.',
  'arrakis.rule.R5.2': 'Jeder zieht eine Karte von jedem eigenen Stapel; dann werden drei Vorahnungskarten aufgedeckt.',
  'arrakis.rule.R5.3': 'Der niedrigste Imperiumsmarker bestimmt die aktive Reihe: beiseitegelegte Würfel und Fahrzeuge.',
  'arrakis.rule.R5.4':
    'Ernter kommen auf freie Wüste, einer je Gebiet; Ornithopter und Carryalls in Luftzonen, eins je Zone. Ein neues darf das alte verdrängen.',
  'arrakis.rule.R5.5': 'In Phase 1 platzieren die Harkonnen alle Fahrzeuge der Reihe, soweit möglich.',

  'arrakis.rule.R6.1': 'Beide Seiten würfeln offen: 4, und 8 ohne die beiseitegelegten.',
  'arrakis.rule.R6.2': 'Jeder Würfel kommt in einen Slot seines Symbols: Harkonnen 3, Atreides 2.',
  'arrakis.rule.R6.3': 'Ein Würfel ohne Slot bekommt das Symbol mit den meisten freien Slots, einzeln, Harkonnen zuerst.',
  'arrakis.rule.R6.4':
    'Danach darf jede Seite einen Bene-Gesserit-Marker an ein Symbol mit den wenigsten Würfeln legen. Er gilt als Würfel und verlässt nach Gebrauch das Spiel.',
  'arrakis.rule.R6.5': 'Die Atreides beginnen, dann wird abwechselnd je eine Aktion gemacht.',
  'arrakis.rule.R6.6': 'Ein Zug: ein Würfel für Aktion, Anführer, Planungs- oder Vorahnungskarte; oder Wüstenmacht ohne Würfel.',
  'arrakis.rule.R6.7': 'Mit einem unbenutzten Würfel passt man nicht, doch sein Effekt darf unterbleiben.',
  'arrakis.rule.R6.8': 'Der Würfel ist mit Beginn der Aktion verbraucht; der Tank rückt am Zugende vor.',
  'arrakis.rule.R6.9': 'Die Phase endet mit dem letzten Würfel der Harkonnen; übrige der Atreides verfallen.',
  'arrakis.rule.R6.10': 'Auch ohne Würfel haben die Atreides zwischen den Zügen der Harkonnen die Wüstenmacht.',

  'arrakis.rule.R7.1': 'Von dem, was ein Symbol bietet, wird genau eins gewählt.',
  'arrakis.rule.R7.2': 'Bewegung und Angriff brauchen ein gültiges Ziel; ohne geschieht nichts.',
  'arrakis.rule.R7.3':
    'Effekte darf man ganz, teilweise oder gar nicht ausführen, der Reihe nach. Kosten, Verluste und Zwang des Gegners binden.',
  'arrakis.rule.R7.4': 'Strategie: zwei verschiedene Legionen bewegen oder angreifen.',
  'arrakis.rule.R7.5': 'Führung: dasselbe mit Legionen mit Anführer; der Angriff ist überraschend.',
  'arrakis.rule.R7.6':
    'Aufmarsch: Die Atreides stellen Marker und Anführer in einen Sietch; die Harkonnen 3 reguläre und einen Anführer in Siedlungen.',
  'arrakis.rule.R7.7':
    'Mentat: 2 Karten ziehen. Haus: Atreides nehmen ein anderes Symbol; Harkonnen ersetzen 2 Einheiten oder platzieren 2 Fahrzeuge.',
  'arrakis.rule.R7.8':
    'Wüstenmacht, mit weniger Würfeln als die Harkonnen: 2 Wurmzeichen, 2 Würmer bewegen, Wurmangriff oder Wilder Macher.',
  'arrakis.rule.R7.9':
    'Aufklärung: Die Harkonnen entfernen einen Ornithopter und decken in einem Gebiet Marker und Sietch auf. Die Sanktion der Gilde verbietet es.',
  'arrakis.rule.R7.10':
    'Freie Aktionen kosten keinen Würfel und gehen im eigenen Zug, nicht in einer Kampfrunde: Guerillatraining, Atomwaffen, Aufklärung, Hawats Ränke.',
  'arrakis.rule.R7.11': 'Eine Planungskarte spielt man mit einem beliebigen Würfel, dann wird sie offen abgelegt.',
  'arrakis.rule.R7.12': 'Planungsstapel werden nie neu gemischt; ein leerer gibt nichts.',
  'arrakis.rule.R7.13': 'Das Handlimit von 6 gilt nur am Rundenende.',

  'arrakis.rule.R8.1': 'Wurmzeichen bei Atreides-Legionen und Würmern kommen zurück.',
  'arrakis.rule.R8.2': 'Wüste mit Harkonnen-Legion oder Ernter bekommt ein Wurmzeichen, wenn dort weder Zeichen noch Wurm ist.',
  'arrakis.rule.R8.3': 'Alle Wurmzeichen werden umgedreht. Sand: nichts. Sandwurm: er kommt. Grabender Wurm: kommt nur in tiefer Wüste.',
  'arrakis.rule.R8.4': 'Ein Wurm kommt aus dem Vorrat oder vom Plan. Höchstens 4, mit Wildem Macher 5; die Atreides wählen.',
  'arrakis.rule.R8.5':
    'Wo ein Wurm kam, muss die Harkonnen-Legion fliehen; kann sie nicht, greift er an. Ein Ernter allein wird verschlungen.',
  'arrakis.rule.R8.6': 'In dieser Phase darf ein Carryall einer anliegenden Zone für einen Ernter geopfert werden.',
  'arrakis.rule.R8.7': 'Erledigte Wurmzeichen werden zurückgemischt.',
  'arrakis.rule.R8.8': 'Sturm: 2 Würfel je ungeschützter Harkonnen-Legion. Treffer zählt 1; Spezial 2 in tiefer Wüste, 1 in Wüste.',

  'arrakis.rule.R9.1': 'Sanktionen enden mit Beginn der Ernte.',
  'arrakis.rule.R9.2': 'Alle Ernter kehren heim: 1 Spice aus Wüste, 2 aus tiefer Wüste; dazu die Reserve.',
  'arrakis.rule.R9.3': 'Je Marker zahlen die Harkonnen 2 fürs Halten, 3 fürs Steigen, sonst sinkt er eine Stufe.',
  'arrakis.rule.R9.4': 'Bis Vorherrschaft 5 dürfen sie einmal je Phase 3 für eine Vorherrschaft zahlen.',
  'arrakis.rule.R9.5': 'Ein Spice bleibt für die nächste Runde; der Rest verfällt.',
  'arrakis.rule.R9.6': 'Die Harkonnen kennen die Summe, bevor sie teilen.',
  'arrakis.rule.R9.7': 'Marker bleiben zwischen Stufe 1 und 5.',
  'arrakis.rule.R9.8': 'Eine Sanktion gilt, wenn ihr Marker gerade sank oder ganz unten steht.',
  'arrakis.rule.R9.9': 'CHOAM: höchstens 5 Harkonnen-Einheiten je Gebiet. Gilde: keine Aufklärung. Landsraad: keine Karten für Würfel.',
};
