import type { TextsLike } from '../../../text/message.ts';
import type { arrakisRulesWarEn } from './rules-war.en.ts';

/** Die Regeln in eigenen Worten, zweiter Teil. */
export const arrakisRulesWarDe: TextsLike<typeof arrakisRulesWarEn> = {
  'arrakis.topic.moving': 'Bewegung',
  'arrakis.topic.battle': 'Schlachten',
  'arrakis.topic.settlements': 'Siedlungen, Stationen, Tanks',
  'arrakis.topic.prescience': 'Vorahnung und Rundenende',
  'arrakis.topic.worms': 'Wurmzeichen und Würmer',
  'arrakis.topic.teams': 'Drei und vier Spieler',
  'arrakis.topic.mahdi': 'Mahdi-Modus',
  'arrakis.topic.leaders': 'Anführer',
  'arrakis.topic.secrets': 'Geheimnisse',

  'arrakis.rule.R10.1':
    'Eine Legion oder ein Teil zieht in ein freies Nachbargebiet. Mindestens eine Einheit oder ein Marker geht; Anführer gehen und bleiben nie allein.',
  'arrakis.rule.R10.2': 'Keine Figur zieht in einer Aktion zweimal.',
  'arrakis.rule.R10.3': 'Bei eigenen Figuren verschmelzen Legionen; das Limit gilt nach dem Zug.',
  'arrakis.rule.R10.4':
    'Truppentransport: Ein Ornithopter einer anliegenden Zone geht, die Legion zieht oder greift bis 2 Gebiete weit über alles hinweg an.',
  'arrakis.rule.R10.5':
    'Wurmreiten: Eine Atreides-Legion neben Wurmzeichen oder Wurm reist über solche Gebiete und endet oder greift neben dem letzten an.',
  'arrakis.rule.R10.6': 'Unterwegs stößt niemand dazu, nichts wird genommen oder umgedreht.',
  'arrakis.rule.R10.7': 'Eine Harkonnen-Legion, die auf einem Wurmzeichen endet, dreht es um.',
  'arrakis.rule.R10.8': 'Eine Atreides-Legion nimmt am Ziel die Station und entfernt den Ernter.',
  'arrakis.rule.R10.9': 'Legionen betreten oder attackieren nie ein Gebiet mit Wurm.',
  'arrakis.rule.R10.10': 'Ernter reisen nie mit einer Legion.',

  'arrakis.rule.R11.1':
    'Eine ganze Legion greift ein erreichbares Gebiet mit feindlicher Legion oder Siedlung und ohne Wurm an; sie bleibt stehen.',
  'arrakis.rule.R11.2': 'Der Sietch und alle Marker beider Legionen werden aufgedeckt.',
  'arrakis.rule.R11.3': 'Eine Siedlung ohne Einheiten fällt ohne Würfel.',
  'arrakis.rule.R11.4': 'Kampfrunde: Karten, Würfel, Verluste, weiter?',
  'arrakis.rule.R11.5': 'Angreifer, dann Verteidiger dürfen Planungskarten für je einen Würfel abwerfen.',
  'arrakis.rule.R11.6': 'Würfel: Einheiten, abgeworfene Karten, für den Verteidiger der Rang der Siedlung; nie mehr als 6.',
  'arrakis.rule.R11.7': 'Ein Überraschungsangriff bringt in der ersten Kampfrunde ein Spezial.',
  'arrakis.rule.R11.8': 'Jeder Anführer wandelt ein Spezial nach seiner Fähigkeit um; weitere verfallen.',
  'arrakis.rule.R11.9': 'Jeder Sardaukar oder Fedaykin hebt einen feindlichen Schild auf.',
  'arrakis.rule.R11.10': 'Jeder übrige Schild stoppt einen Treffer.',
  'arrakis.rule.R11.11': 'Je Treffer: reguläre Einheit entfernen, Elite zu regulär machen oder Anführer entfernen. Angreifer zuerst.',
  'arrakis.rule.R11.12':
    'Haben beide noch Einheiten, hält der Angreifer an oder macht weiter. Gegen eine Siedlung kostet das erst einen Treffer; dann darf der Verteidiger weichen.',
  'arrakis.rule.R11.13': 'Ohne Siedlung ist das Weitermachen frei.',
  'arrakis.rule.R11.14': 'Hält der Angreifer an, bleiben beide.',
  'arrakis.rule.R11.15':
    'Eine weichende Legion zieht ihr Gegner in ein freies Nachbargebiet; eine der Harkonnen nicht auf ein Wurmzeichen.',
  'arrakis.rule.R11.16':
    'Der Angreifer siegt, wenn der Verteidiger weg ist; der Verteidiger, wenn der Angreifer anhält oder vernichtet ist.',
  'arrakis.rule.R11.17':
    'Nach dem Sieg darf die ganze Legion vorrücken. Nur Vorrücken zerstört Siedlungen, nimmt Stationen, entfernt Ernter, dreht Wurmzeichen um.',
  'arrakis.rule.R11.18': 'Eine Kampfrunde wird beendet, bevor anderes geschieht.',

  'arrakis.rule.R12.1': 'Nur eine siegreiche, vorrückende Legion zerstört eine Siedlung.',
  'arrakis.rule.R12.2': 'Ein gefallener Sietch bringt Vorherrschaft nach seinem Rang.',
  'arrakis.rule.R12.3': 'Eine gefallene Harkonnen-Siedlung hebt alle drei Vorahnungsmarker um ihren Rang.',
  'arrakis.rule.R12.4': 'In eine zerstörte Siedlung wird nichts aufgestellt.',
  'arrakis.rule.R12.5': 'Ein Sietch wird durch Angriff, Aufklärung, Karte oder Besitzer aufgedeckt und bleibt offen.',
  'arrakis.rule.R12.6': 'Ein aufgedeckter Marker wird zu Figuren und verlässt das Spiel.',
  'arrakis.rule.R12.7': 'Ernter gehen durch Würmer, Atreides-Legionen, Karten und die Ernte.',
  'arrakis.rule.R12.8': 'Eine genommene Station hebt den Marker ihres Symbols um eins.',
  'arrakis.rule.R12.9': 'Ein gefallener benannter Anführer kommt auf START und schiebt die anderen weiter.',
  'arrakis.rule.R12.10': 'Der Tank rückt am Ende eines Zuges vor, in dem sein Besitzer einen Würfel nutzte; wer herauskommt, ist bereit.',
  'arrakis.rule.R12.11': 'Im Tank ist die Karte eines Anführers nicht nutzbar.',
  'arrakis.rule.R12.12': 'Aus dem Spiel entfernte Anführer kommen nie in den Tank.',

  'arrakis.rule.R13.1': 'Drei Marker von 0 bis 10: Kwisatz Haderach, Wüstenvolk, Dschihad.',
  'arrakis.rule.R13.2': 'Höchstens zwei Vorahnungskarten je Runde.',
  'arrakis.rule.R13.3': 'Jede Karte nennt Phase, Bedingung und Gewinn.',
  'arrakis.rule.R13.4': 'Karten der Aktionsphase beansprucht man, sobald die Bedingung gilt.',
  'arrakis.rule.R13.5': 'Verlangt eine Karte einen Würfel, ist er die Aktion des Zuges.',
  'arrakis.rule.R13.6': 'Die anderen Karten beansprucht man im ersten Schritt des Rundenendes.',
  'arrakis.rule.R13.7': 'Alle Bedingungen einer Karte gelten zugleich und jetzt.',
  'arrakis.rule.R13.8':
    'Vorherrschaft 1 bringt Hawat, 6 Feyd-Rautha; 4 und 7 geben den Atreides einen Bene-Gesserit-Marker. Vorahnung 3 bringt Paul-Muad’Dib, Ehrwürdige Mutter Jessica oder Chani, 6 Alia, 8 die Atomwaffen.',
  'arrakis.rule.R13.9':
    'Einmal je Spiel machen die Atomwaffen eins von drei Gebirgen zur Wüste und öffnen Hochebenen. Eine Legion dort zieht der Gegner fort.',
  'arrakis.rule.R13.10':
    'Rundenende: beanspruchen, Sieg prüfen, Fluggerät weg, Anführer tauschen, Anführerkarten offen, Handlimit, Vorahnung sichten, Würfel zurück.',
  'arrakis.rule.R13.11': 'Bei zu wenigen Vorahnungskarten deckt man auf, was da ist.',

  'arrakis.rule.R14.1': 'Ein verdecktes Wurmzeichen kennt niemand. Benutzte kommen zurück.',
  'arrakis.rule.R14.2': 'Wurmzeichen kommen durch Wüstenmacht, Karten und Phase 3.',
  'arrakis.rule.R14.3': 'Erscheint ein Wurm unter einer Harkonnen-Legion, flieht sie oder wird angegriffen; kein Carryall hilft.',
  'arrakis.rule.R14.4': 'Ein auf eine Harkonnen-Legion gelegtes Wurmzeichen wartet bis Phase 3.',
  'arrakis.rule.R14.5': 'Ein durch eine Karte in ein leeres Gebiet gesetzter Wurm tut zunächst nichts.',
  'arrakis.rule.R14.6': 'Ein Wurm zieht bis 2 Gebiete durch Wüste und endet ohne Figuren und Marker (Station erlaubt).',
  'arrakis.rule.R14.7':
    'Ein Wurm greift bis 2 Gebiete weit an und verlässt den Plan: 4 Würfel, Wilder Macher 6. Spezial zählt 2 in tiefer Wüste, 1 in Wüste.',
  'arrakis.rule.R14.8': 'Würmer beachten unterwegs weder Legionen noch Siedlungen noch unpassierbare Grenzen.',
  'arrakis.rule.R14.9': 'Der Wilde Macher ist in allem ein Wurm und nie Teil einer Legion.',
  'arrakis.rule.R14.10': 'Es gibt 4 Sandwürmer und einen Wilden Macher; ist keiner übrig, kommt einer vom Plan.',

  'arrakis.rule.R15.1': 'Eine geteilte Seite hat zwei Tafeln und 3 Kegel; ihre Anführer teilen sich nach Häusern.',
  'arrakis.rule.R15.2': 'Jede Tafel hat drei Symbole.',
  'arrakis.rule.R15.3': 'Jeder zieht und spielt vom eigenen Stapel; Haus Atreides darf für die Fremen ziehen. Das Handlimit ist 4.',
  'arrakis.rule.R15.4': 'Für Karten über den Gegner ist eine geteilte Seite ein Spieler.',
  'arrakis.rule.R15.5': 'Würfel werden so gleichmäßig wie möglich verteilt.',
  'arrakis.rule.R15.6': 'Die Seiten wechseln ab; Partner einigen sich, wer handelt, nur mit eigenen Würfeln.',
  'arrakis.rule.R15.7': 'Figuren dienen beiden; Spezialaktionen gehören der Tafel mit der Karte.',
  'arrakis.rule.R15.8': 'Gilt ein Hauswürfel von Haus Atreides als Symbol nur der Fremen, handeln die Fremen.',
  'arrakis.rule.R15.9': 'In Phase 1 entscheidet Haus Harkonnen, in Phase 3 die Fremen.',
  'arrakis.rule.R15.10': 'Beide Tanks rücken vor, wenn einer der beiden einen Würfel nutzt.',
  'arrakis.rule.R15.11': 'Die Wüstenmacht vergleicht alle unbenutzten Würfel der Seiten.',
  'arrakis.rule.R15.12': 'Sanktionen binden beide Harkonnen-Spieler; ein Bene-Gesserit-Marker je Seite und Runde.',
  'arrakis.rule.R15.13': 'Partner reden offen; ein Kegel erlaubt geheimes Reden. Hände bleiben verdeckt.',
  'arrakis.rule.R15.14': 'Beide Atreides-Spieler kennen Marker, Sietche und Ziel.',

  'arrakis.rule.R16.1': 'Wie zu zweit, mit 8 Taktikkarten und Verstärkungsstapel statt Hand.',
  'arrakis.rule.R16.2': 'Unter Gleichem wählt der Spieler. Die inneren Sektoren zählen als einer.',
  'arrakis.rule.R16.3': 'Zwei Vorahnungskarten; Taktikkarten nennen Erntesektor und Zielsietch; zwei Karten kommen zur Verstärkung.',
  'arrakis.rule.R16.4':
    'Ernter kommen in den Erntesektor, zuerst tiefe Wüste fern der Atreides; Carryalls schützen sie; Ornithopter sammeln sich zum Angriff.',
  'arrakis.rule.R16.5': 'Nach jedem Atreides-Zug wird ein Harkonnen-Würfel geworfen und ausgeführt; kein Symbol öfter als dreimal.',
  'arrakis.rule.R16.6': 'Kann ein Anführer des Symbols handeln, geht seine Spezialaktion vor.',
  'arrakis.rule.R16.7': 'Stärke einer Legion: je Einheit und Anführer 1, je Marker 2; bei Gleichstand genauer.',
  'arrakis.rule.R16.8': 'Strategie und Führung: Sietch angreifen, sonst schwächere Legion, sonst bewegen.',
  'arrakis.rule.R16.9': 'Stärkere Legionen ziehen zum Ziel; Grenzen halten sie nicht auf, verlassene Siedlungen bekommen Besatzung.',
  'arrakis.rule.R16.10': 'Aufmarsch: 3 reguläre und ein Anführer in die Siedlung mit der stärksten Legion.',
  'arrakis.rule.R16.11': 'Mentat: zwei Karten ziehen und sofort spielen.',
  'arrakis.rule.R16.12': 'Haus: zwei Einheiten werden Elite, dann kommen Ernter und Ornithopter.',
  'arrakis.rule.R16.13': 'Im Kampf füllen Verstärkungskarten auf 6 Würfel auf; der Automat weicht nie.',
  'arrakis.rule.R16.14': 'Spice hält zuerst die niedrigsten Marker, dann hebt es sie.',
  'arrakis.rule.R16.15': 'Am Ende jeder Runde steigt die Vorherrschaft um eins.',
  'arrakis.rule.R16.16': 'Harkonnen-Marker werden im Kampf aufgedeckt und kommen zurück.',
  'arrakis.rule.R16.17': 'Nahe einem Ornithopter wird nichts freiwillig aufgedeckt; sonst bekommt der Automat eine Karte.',
  'arrakis.rule.R16.18': 'Leere Harkonnen-Stapel werden neu gemischt; manche Karten wirken anders.',

  'arrakis.rule.R17.1': 'Jeder Anführer hat Auftritt, Platz, Spezialaktion und Kampffähigkeit.',
  'arrakis.rule.R17.2': 'Wer ins Spiel kommt, liegt offen im Slot, die Figur bereit neben dem Plan.',
  'arrakis.rule.R17.3':
    'Eine Spezialaktion braucht die offene Karte und einen Anführer außerhalb des Tanks. Sie bleibt bis Rundenende verdeckt.',
  'arrakis.rule.R17.4': 'Eine verbrauchte Karte ändert die Kampffähigkeit nicht.',
  'arrakis.rule.R17.5': 'Paul-Muad’Dib und Ehrwürdige Mutter Jessica übernehmen Platz und Zustand ihrer Vorgänger.',
  'arrakis.rule.R17.6': 'Kommt Feyd-Rautha, verlässt Rabban das Spiel.',
  'arrakis.rule.R17.7': 'Gurney Halleck kommt mit der ersten Schmuggler-Karte auf den Plan.',
  'arrakis.rule.R17.8': 'Der Wilde Macher kommt mit der ersten Karte Shai-Hulud in leere Wüste.',
  'arrakis.rule.R17.9': 'Zwei oder drei abgeworfene Hawats Ränke entfernen Hawat; Mohiam kommt mit einem Bene-Gesserit-Marker.',
  'arrakis.rule.R17.10': 'Die Farben der Anführer nennen ihr Haus und zählen nur in Teams.',
  'arrakis.rule.R18.1':
    'Verdeckt sind Hände, Stapel, Ziel, Sietchränge und Atreides-Marker; Stationen und Wurmzeichen kennt niemand. Alles andere ist offen.',
};
