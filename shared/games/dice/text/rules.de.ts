import type { TextsLike } from '../../../text/message.ts';
import type { diceRulesEn } from './rules.en.ts';

export const diceRulesDe: TextsLike<typeof diceRulesEn> = {
  'dice.topic.terms': 'Wörter des Spiels',
  'dice.topic.table': 'Figuren und Spielplan',
  'dice.topic.dice': 'Würfel',
  'dice.topic.setUp': 'Aufbau',
  'dice.topic.turn': 'Der Zug',
  'dice.topic.roll': 'Wurf',
  'dice.topic.alliance': 'Bündnis',
  'dice.topic.recruit': 'Rekrutieren',
  'dice.topic.vendetta': 'Vendetta',
  'dice.topic.shipping': 'Verschiffen',
  'dice.topic.movement': 'Bewegung',
  'dice.topic.battle': 'Schlacht',
  'dice.topic.assets': 'Einrichtungen',
  'dice.topic.storm': 'Sturm',
  'dice.topic.end': 'Zugende und Sieg',
  'dice.topic.houses': 'Häuser',
  'dice.topic.knowledge': 'Offen und geheim',
  'dice.topic.rulings': 'Auslegungen',

  'dice.rule.R1.1':
    'Eine Truppe ist ein Marker. Eine gewöhnliche hat Stärke 1, eine große (Fremen, Sardaukar) Stärke 2. In allem außer der Stärke ist eine große Truppe eine einzige Truppe.',
  'dice.rule.R1.2': 'Vorrat: deine Marker, die nirgends im Spiel sind. Hauskarte: die Truppen, Anführer und das Spice, die du bereit hast.',
  'dice.rule.R1.3': 'Anführer kommen nie auf den Spielplan. Auf der Hauskarte ist ein Anführer bereit, im Vorrat ist er verbraucht.',
  'dice.rule.R1.4': 'Der aktive Spieler ist am Zug. Verbündeter ist, wer genau diesen Zug mit ihm teilt.',
  'dice.rule.R1.5':
    'Du hältst eine Region allein, wenn nur deine Truppen darin stehen. Zwei Verbündete halten sie, wenn kein drittes Haus dort steht. Ein Sturm ändert daran nichts. Die Polarsenke gehört niemandem.',
  'dice.rule.R1.6': 'Was aufgebraucht ist, lässt sich nicht benutzen. Kein Marker vertritt einen anderen.',
  'dice.rule.R1.7': 'Widersprechen sich die Fähigkeit eines Hauses und eine allgemeine Regel, gilt die Fähigkeit.',

  'dice.rule.R2.1':
    'Auf dem Tisch: 8 Hauskarten, 7 Würfel, 6 Einrichtungen (zwei jeder Art), 1 Schild, 1 Giftschnüffler, 4 Klopfer, Sturmmarker, Rundenmarker und der Spielplan.',
  'dice.rule.R2.2':
    'Die meisten Häuser haben 12 Truppen und 1 Anführer. Die Atreides haben 2 Anführer, die Corrino 8 Truppen und 4 Sardaukar, die Fremen 8 große Truppen. Corrino und Gilde führen dazu einen Spicemarker.',
  'dice.rule.R2.3':
    'Die Polarsenke in der Mitte ist eine eigene Zone. Keine Schlacht, kein Sturm, keine Einrichtung, kein Gewicht beim Sieg, und Platz für alle.',
  'dice.rule.R2.4':
    'Um sie liegen sechs nummerierte Zonen: 1 Cielago-Ebene; 2 Sietch Habbanya und Große Ebene; 3 Sietch Tabr; 4 Carthag und Zerklüftetes Land; 5 Arrakeen; 6 Tueks Sietch und Kleiner Erg.',
  'dice.rule.R2.5':
    'Fünf Regionen sind strategisch: Sietch Habbanya, Sietch Tabr, Carthag, Arrakeen und Tueks Sietch. Vier sind es nicht: Cielago-Ebene, Große Ebene, Zerklüftetes Land und Kleiner Erg.',
  'dice.rule.R2.6':
    'Fünf Regionen sind Wüste, in der ein ankommender Sturm tötet: Cielago-Ebene, Sietch Habbanya, Große Ebene, Sietch Tabr und Zerklüftetes Land.',
  'dice.rule.R2.7':
    'Regionen mit gemeinsamer Grenze grenzen aneinander. Zeig auf eine Region, um ihre Nachbarn zu sehen; einige Grenzen sind rekonstruiert.',
  'dice.rule.R2.8': 'Der Sturm geht um die Zonen: nach Osten 5, 4, 3, 2, 1, 6 und wieder 5, nach Westen andersherum.',
  'dice.rule.R2.9':
    'Eine Region hat Platz für eine Einrichtung, die Polarsenke für keine. Einrichtungen bleiben, wenn eine Region den Besitzer wechselt.',

  'dice.rule.R3.1': 'Jeder der vier Hauswürfel zeigt Atreides, Harkonnen, Corrino, Gilde, Bene Gesserit oder Fremen.',
  'dice.rule.R3.2': 'Der Vendettawürfel zeigt Gift, Crysmesser, Jagdsucher, Giftschnüffler, Schild oder Klopfer.',
  'dice.rule.R3.3': 'Der Spicewürfel zeigt 1 bis 5 oder Shai-Hulud. Bei 3, 4 und 5 zieht auch der Sturm.',
  'dice.rule.R3.4':
    'Der Regionswürfel zeigt eine Zone und einen Pfeil für den Sturm: Zwei Pfeile zeigen nach Westen, vier nach Osten. Welche zwei, ist rekonstruiert, nur die 6 zeigt sicher nach Osten.',

  'dice.rule.R4.1': 'Der Rundenmarker beginnt auf 1. Der Regionswürfel bestimmt den Platz des Sturms; jetzt schadet er niemandem.',
  'dice.rule.R4.2': 'Die sechs Einrichtungen werden gemischt. Auf jeder strategischen Region liegt eine, die sechste neben dem Spielplan.',
  'dice.rule.R4.3': 'Schild, Giftschnüffler und Klopfer bilden den gemeinsamen Vorrat.',
  'dice.rule.R4.4': 'Der Startspieler wird ausgelost oder vereinbart.',
  'dice.rule.R4.5': 'Häuser werden gegen den Uhrzeigersinn gewählt, von rechts neben dem Startspieler an; er selbst wählt zuletzt.',
  'dice.rule.R4.6':
    'Bis zu vier Spieler wählen aus Atreides, Harkonnen, Fremen, Corrino und Gilde. Zu fünft kommen die Bene Gesserit dazu, ab sechs die Bene Tleilax und die Schmuggler.',
  'dice.rule.R4.7':
    'Die Häuser bauen in fester Reihenfolge auf: Atreides, Harkonnen, Fremen, Bene Tleilax, Corrino, Gilde, Bene Gesserit, Schmuggler. Was nicht genannt ist, beginnt im Vorrat.',
  'dice.rule.R4.8':
    'Jede Hauskarte sagt, wo ihre Figuren beginnen. Atreides und Harkonnen wählen je eine nicht strategische Region für zwei Truppen, nicht dieselbe; die Harkonnen legen dort die sechste Einrichtung hin. Die Fremen stellen je eine Truppe in jede nicht strategische Region, die noch ohne Truppen ist.',
  'dice.rule.R4.9':
    'Die Bene Gesserit schreiben heimlich ein anderes Haus auf, das mitspielt, oder die Gilde, auch wenn niemand sie spielt. Gezeigt wird es, wenn die Partie endet.',
  'dice.rule.R4.10': 'Beim Aufbau zählt der Sturm nicht. Mit einer nicht strategischen Region ist nie die Polarsenke gemeint.',
  'dice.rule.R4.11': 'Der Startspieler beginnt, dann geht es im Uhrzeigersinn weiter.',

  'dice.rule.R5.1':
    'Ein Zug hat zehn Schritte: Wurf, Bündnis, Rekrutieren, Vendetta, Verschiffen, Bewegung, Schlacht, Einrichtungen, Sturm, Zugende.',
  'dice.rule.R5.2': 'Sind die Würfel wieder beim Startspieler, beginnt eine neue Runde. Nach sechs Runden ist die Partie vorbei.',
  'dice.rule.R5.3':
    'Die Zahl auf dem Spicewürfel ist dein Spice für diesen Zug. Zahlen kannst du damit in jedem Schritt, verschiffen nur im Schritt Verschiffen. Was am Ende übrig ist, verfällt, außer bei den Corrino.',

  'dice.rule.R6.1':
    'Wirf alle sieben Würfel. Friere mindestens einen ein, wirf den Rest noch einmal, und so weiter, bis alle sieben eingefroren sind. Du darfst beliebig viele einfrieren.',
  'dice.rule.R6.2': 'Ein eingefrorener Würfel behält seine Seite den ganzen Zug.',
  'dice.rule.R6.3': 'Shai-Hulud auf dem Spicewürfel friert ihn sofort ein.',
  'dice.rule.R6.4': 'Friert der Wurm den Würfel ein, musst du vor dem nächsten Wurf keinen weiteren einfrieren.',
  'dice.rule.R6.5':
    'Ein Klopfer zurück in den gemeinsamen Vorrat hält den Wurm fern: Der Spicewürfel bleibt frei, dafür muss ein anderer einfrieren. Ist nur noch der Spicewürfel übrig, geht das nicht.',
  'dice.rule.R6.6':
    'Nach dem letzten Würfel dürfen die Harkonnen den Vendettawürfel auf Gift drehen, und die Bene Tleilax nennen ihre Würfelseite.',

  'dice.rule.R7.1': 'Ab vier Spielern darfst du einem anderen für diesen Zug ein Bündnis anbieten.',
  'dice.rule.R7.2': 'Mindestens ein Hauswürfel muss das eingeladene Haus zeigen.',
  'dice.rule.R7.3': 'Bene Tleilax und Schmuggler sind auf keinem Würfel: Für ihre Einladung taugt jeder Hauswürfel.',
  'dice.rule.R7.4': 'Wer eingeladen ist, nimmt an oder lehnt ab. Je Zug gibt es ein Angebot; nach einer Ablehnung gehst du allein weiter.',
  'dice.rule.R7.5': 'Die Bene Gesserit weist niemand ab.',
  'dice.rule.R7.6':
    'Das Bündnis endet mit dem Zug. Der aktive Spieler darf die markierte Fähigkeit des Verbündeten benutzen, nicht umgekehrt.',
  'dice.rule.R7.7': 'Zwischen den Zügen ist niemand verbündet. Der nächste Zug kann ein neues Angebot bringen.',
  'dice.rule.R7.8': 'Ein Bündnis anzubieten verbraucht keinen Würfel, außer wenn die Bene Tleilax Würfel teilen.',
  'dice.rule.R7.9': 'Ein Angebot nennt alles, was dazugehört, auch geteilte Würfel. Wird es abgelehnt, ist nichts davon gebunden.',

  'dice.rule.R8.1': 'Lege für jeden Hauswürfel mit deiner Seite eine Truppe oder einen Anführer aus dem Vorrat auf deine Hauskarte.',
  'dice.rule.R8.2': 'Dein Verbündeter tut dasselbe mit seiner Seite, nur mit Truppen, und braucht keine Zustimmung.',
  'dice.rule.R8.3':
    'Der aktive Spieler rekrutiert zuerst. Ein Würfel gilt einmal. Nichts kommt vom Spielplan, nichts aus einem leeren Vorrat.',
  'dice.rule.R8.4':
    'Im eigenen Zug brauchen die Fremen zwei Würfel für eine Truppe, einen für den Anführer. Als Verbündete genügt ihnen einer.',
  'dice.rule.R8.5': 'Die Corrino dürfen für zwei Würfel einen Sardaukar nehmen, auch als Verbündete.',
  'dice.rule.R8.6': 'Die Schmuggler rekrutieren nie. In ihrem Zug darf das nur der Verbündete.',
  'dice.rule.R8.7': 'Die Atreides holen höchstens einen Anführer je Zug zurück.',

  'dice.rule.R9.1':
    'Gift, Crysmesser, Jagdsucher: Eine Truppe deiner Wahl, irgendwo auf dem Spielplan, auch in der Polarsenke, geht in den Vorrat ihres Besitzers. Truppen im Sturm sind sicher.',
  'dice.rule.R9.2':
    'Der Giftschnüffler schützt seinen Besitzer vor Gift, der Schild vor dem Crysmesser. Den Bene Gesserit schadet kein Gift, den Fremen kein Crysmesser. Den Jagdsucher hält nichts auf.',
  'dice.rule.R9.3': 'Giftschnüffler oder Schild: Nimm diesen Marker, aus dem gemeinsamen Vorrat oder von dem, der ihn hat.',
  'dice.rule.R9.4': 'Klopfer: Nimm einen aus dem gemeinsamen Vorrat, wenn du keinen hast. Deinen kann dir niemand nehmen.',
  'dice.rule.R9.5': 'Du darfst den Würfel ungenutzt lassen. Es kann jedes Haus treffen, auch dein eigenes.',

  'dice.rule.R10.1':
    'Du zahlst mit dem Spice des Würfels, deiner Erntemaschinen, deiner Reserve, falls du eine hast, und mit Geschenken eines verbündeten Hauses Corrino.',
  'dice.rule.R10.2':
    'Zuerst gibt jede Region mit einer Erntemaschine und einer Truppe von dir 2 Spice, außer im Sturm. Andere dürfen auch dort stehen.',
  'dice.rule.R10.3':
    'Shai-Hulud auf dem Spicewürfel: kein Spice vom Würfel, keines von Erntemaschinen, und eine Erntemaschine bei einer Truppe von dir geht in den Vorrat. Welche, wählst du.',
  'dice.rule.R10.4':
    'Verschiffe für je 1 Spice Truppen von deiner Hauskarte in die Polarsenke oder dorthin, wo du eine Truppe hast, eine nach der anderen. Wo nur dein Verbündeter steht, brauchst du seine Zustimmung. Nie in den Sturm.',
  'dice.rule.R10.5':
    'Der Verbündete darf in die Polarsenke, in seine eigenen Regionen und in deine verschiffen. Du zahlst, also braucht es eine Abmachung.',
  'dice.rule.R10.6': 'Die Schmuggler verschiffen aus dem Vorrat: 2 Spice in die Polarsenke, 1 an jeden anderen erlaubten Ort.',
  'dice.rule.R10.7':
    'Aktiver Spieler und Verbündeter dürfen Abmachungen über Verschiffen und Spice treffen. Eine vereinbarte bindet beide und geschieht als Ganzes, nur in diesem Schritt.',
  'dice.rule.R10.8': 'Wo deine erste Truppe gelandet ist, darf die nächste gleich folgen.',
  'dice.rule.R10.9': 'Andere in einer Region hindern dich nicht, dorthin zu verschiffen.',
  'dice.rule.R10.10':
    'Eine Abmachung nennt Transporte in ihrer Reihenfolge und, wenn die Corrino verbündet sind, eine Menge Spice. Jeder Transport muss an seiner Stelle erlaubt sein, und das Spice muss reichen. Zustimmung und Transporte des Verbündeten gibt es nur in Abmachungen.',
  'dice.rule.R10.11':
    'Beide dürfen vorschlagen, der andere nimmt an oder lehnt ab. Eine abgelehnte Abmachung kommt in diesem Schritt nicht wieder. Der Verbündete darf vorschlagen, wenn der Schritt beginnt und nach jedem Transport und jeder Abmachung. Der aktive Spieler beendet den Schritt.',

  'dice.rule.R11.1': 'Nenne ein Ziel: eine Region in der Zone des Regionswürfels oder die Polarsenke.',
  'dice.rule.R11.2': 'Die Schmuggler, und ein mit ihnen verbündeter aktiver Spieler, dürfen stattdessen jede Region ohne Truppen nennen.',
  'dice.rule.R11.3':
    'Zieh mit beliebig vielen Truppen ins Ziel, aus angrenzenden Regionen und aus jeder Region mit einem Ornithopter. Das kostet nichts.',
  'dice.rule.R11.4':
    'Wurmreiten: Zeigt der Spicewürfel Shai-Hulud, gelten alle Truppen der Fremen, oder eines mit ihnen verbündeten aktiven Spielers, als angrenzend.',
  'dice.rule.R11.5': 'Danach darf der Verbündete in dasselbe Ziel ziehen, nach denselben Regeln und ohne Zustimmung.',
  'dice.rule.R11.6': 'Niemand zieht in den Sturm oder aus ihm heraus. Ein Ziel im Sturm darf genannt werden, aber dort geschieht nichts.',
  'dice.rule.R11.7': 'Feinde dürfen am Ende in einer Region stehen. Der Schritt Schlacht klärt das.',
  'dice.rule.R11.8': 'Ein Ziel wird immer genannt, auch wenn du mit nichts ziehst: Der Verbündete kann es noch nutzen.',

  'dice.rule.R12.1':
    'Eine Schlacht gibt es überall, wo du mit einem Feind zusammenstehst, nicht nur im Ziel. In Polarsenke und Sturm herrscht Frieden. Du greifst an, und du wählst die Reihenfolge.',
  'dice.rule.R12.2': 'Es verteidigt das feindliche Haus, das zuletzt am Zug war. Die anderen Feinde dort helfen ihm.',
  'dice.rule.R12.3':
    'Zuerst kommt die Befestigung: Sie und eine angreifende Truppe deiner Wahl, deine oder die des Verbündeten, werden entfernt. Ist kein Angreifer mehr da, ist die Schlacht vorbei.',
  'dice.rule.R12.4': 'Jetzt wirken die Gesichtstänzer. Lassen sie eine Seite ohne Truppen, bleibt die andere, und niemand setzt etwas ein.',
  'dice.rule.R12.5':
    'Jede Seite zählt ihre Truppen in der Region und die Anführer auf ihrer Hauskarte. Truppen des Verbündeten oder helfender Verteidiger zählen wie eigene; ihre Anführer nur, wenn sie geliehen sind.',
  'dice.rule.R12.6':
    'Die beiden Hauptspieler schließen davon etwas, alles oder nichts in die Faust und öffnen gleichzeitig. Eine Truppe zählt 1, eine große 2, ein Anführer seine Zahl.',
  'dice.rule.R12.7': 'Mehr Stärke gewinnt. Bei Gleichstand gewinnt die Verteidigung.',
  'dice.rule.R12.8':
    'Alles aus beiden Fäusten geht in den Vorrat. Was der Verlierer in der Region zurückhielt, auch; was der Gewinner zurückhielt, bleibt. Zurückgehaltene Anführer kehren auf ihre Karten zurück.',
  'dice.rule.R12.9': 'Ehrenhaftes Duell und Evakuierung ändern, wohin verlorene Truppen gehen.',
  'dice.rule.R12.10': 'Ein eingesetzter Anführer fehlt in der nächsten Schlacht des Zuges, ein zurückgehaltener nicht.',
  'dice.rule.R12.11':
    'Die Schlachten stehen am Anfang fest und werden je einmal geschlagen: Befestigung, Gesichtstänzer, geliehene Anführer, Fäuste, Ergebnis.',
  'dice.rule.R12.12':
    'Der Verbündete des Angreifers und helfende Verteidiger dürfen Anführer leihen, im Uhrzeigersinn vom aktiven Spieler an, nur für diese Schlacht. Ein geliehener Anführer, der nicht eingesetzt wird, kehrt heim.',

  'dice.rule.R13.1':
    'Du darfst die Einrichtung am Ziel dieses Zuges ändern, wenn du dort stehst und außer dir höchstens dein Verbündeter. Polarsenke und Sturm sind ausgenommen.',
  'dice.rule.R13.2':
    'Du darfst die Einrichtung dort zurücklegen. Liegt dann keine da, darfst du eine aus dem Vorrat hinlegen, auch dieselbe.',

  'dice.rule.R14.1':
    'Bei Spice 3, 4 oder 5 zieht der Sturm eine Zone weiter, nach Osten oder Westen, wie der Regionswürfel zeigt. Sonst ruht er und schadet niemandem.',
  'dice.rule.R14.2': 'Der Sturm bedeckt jede Region seiner Zone, nie die Polarsenke.',
  'dice.rule.R14.3': 'Er schadet nur, wenn er ankommt, und nur in Wüstenregionen.',
  'dice.rule.R14.4': 'Dort verliert jedes Haus eine Truppe seiner Wahl, die Fremen keine. Eine Befestigung schützt alle und bleibt stehen.',
  'dice.rule.R14.5': 'Ein Ornithopter dort geht verloren. Andere Einrichtungen bleiben.',
  'dice.rule.R14.6':
    'Im Sturm landet, zieht und kämpft niemand, und niemand wird getroffen; keine Einrichtung ändert sich, keine Erntemaschine arbeitet. Für den Sieg zählt die Region weiter.',

  'dice.rule.R15.1':
    'Nach dem Sturm: Hältst du allein drei strategische Regionen, zu zweit vier, gewinnst du. Allein gewinnen kann nur, wer am Zug ist.',
  'dice.rule.R15.2':
    'Sonst gewinnst du gemeinsam mit deinem Verbündeten, wenn ihr zusammen vier strategische Regionen haltet und kein drittes Haus darin steht.',
  'dice.rule.R15.3': 'Haben die Bene Gesserit das Haus vorhergesehen, das allein gewinnt, gewinnen stattdessen sie.',
  'dice.rule.R15.4':
    'Hat niemand gewonnen, lagern die Corrino Spice, der Rest verfällt, das Bündnis endet, die Würfel gehen im Uhrzeigersinn weiter.',
  'dice.rule.R15.5':
    'Nach Runde 6 gewinnt die Gilde, auch wenn niemand sie spielt. Haben die Bene Gesserit die Gilde vorhergesehen, gewinnen sie.',
  'dice.rule.R15.6': 'Ein Haus ohne Figuren auf dem Tisch spielt weiter mit.',

  'dice.rule.R16.1':
    'Jedes Haus hat eine markierte Fähigkeit. Benutzen darf sie ihr Besitzer, und wer im eigenen Zug mit ihm verbündet ist.',
  'dice.rule.R16.2': 'Die Atreides haben zwei Anführer: Einer in der Faust zählt 3, beide zählen 5. Verbraucht sind nur die eingesetzten.',
  'dice.rule.R16.3':
    'Ehrenhaftes Duell, markiert: Setzen beide Seiten einen Anführer ein, gehen Truppen der Atreides, die diese Schlacht in den Vorrat schicken würde, auf die Hauskarte. Als Verbündete dehnen die Atreides das auf die Truppen des aktiven Spielers aus. Die Anführer sind verbraucht.',
  'dice.rule.R16.4': 'Piter de Vries: Nach dem eigenen Wurf dürfen die Harkonnen den Vendettawürfel auf Gift drehen.',
  'dice.rule.R16.5': 'Unterwanderung, markiert: Greifen die Harkonnen an, dürfen sie eine Befestigung übergehen. Sie bleibt stehen.',
  'dice.rule.R16.6':
    'Volk der Wüste: Truppen der Fremen zählen 2, fürchten weder Sturm noch Crysmesser und kosten im eigenen Zug zwei Würfel.',
  'dice.rule.R16.7':
    'Axolotl-Tanks: Nach dem eigenen Wurf nennen die Bene Tleilax die Würfelseite eines Hauses; dessen Würfel rekrutieren für sie. Das Haus kann trotzdem eingeladen werden.',
  'dice.rule.R16.8':
    'Geteilte Würfel: Ist das eingeladene Haus das genannte, sagt das Angebot, wie viele seiner Würfel der Verbündete bekommt, mindestens einen. Von anderen eingeladen, rekrutieren die Bene Tleilax mit der Seite, die sie einlädt.',
  'dice.rule.R16.9':
    'Gesichtstänzer: Führen die Bene Tleilax eine Seite der Schlacht an, ersetzen sie eine feindliche Truppe für jeden Hauswürfel dieses Feindes, mit dem niemand rekrutiert hat. Als Variante: beliebig viele im eigenen Zug, je 1 Spice.',
  'dice.rule.R16.10':
    'Gholas, markiert: Im eigenen Zug bringt 1 Spice, jederzeit und mehrmals, einen Anführer aus dem Vorrat auf die Hauskarte.',
  'dice.rule.R16.11':
    'Leitung der MAFEA, markiert: Am Ende des eigenen Zuges lagern die Corrino 2 Spice für jedes nicht ausgegebene des Würfels, höchstens fünf. Davon dürfen sie im Zug eines Verbündeten etwas an ihn geben.',
  'dice.rule.R16.12':
    'Transportmandat: Verschifft ein anderes Haus in eine Region außer der Polarsenke, lagert die Gilde 1 Spice, einmal je Haus und Zug.',
  'dice.rule.R16.13':
    'Die Gilde lagert höchstens fünf Spice, gibt es nur in eigenen Zügen aus und verschenkt keines. Spice, das verfiele, wird zuerst ausgegeben.',
  'dice.rule.R16.14': 'Rücksichtsloser Opportunismus: Die Gilde gewinnt, wenn nach Runde 6 niemand gewonnen hat.',
  'dice.rule.R16.15':
    'Evakuierung, markiert: Truppen, die ein Sturm nimmt, und zurückgehaltene Truppen einer verlorenen Schlacht gehen auf die Hauskarte statt in den Vorrat.',
  'dice.rule.R16.16': 'Pläne in Plänen: die geheime Vorhersage der Bene Gesserit.',
  'dice.rule.R16.17':
    'Stimme: Ein Bündnisangebot der Bene Gesserit wird nicht abgelehnt, und in den Regionen ihres Verbündeten landen sie ohne Zustimmung. Als Verbündete brauchen sie dennoch eine Abmachung, weil jemand anderes zahlt.',
  'dice.rule.R16.18': 'Prana-Bindu, markiert: Gift schadet den Truppen der Bene Gesserit nicht.',
  'dice.rule.R16.19':
    'Glücksritter: Die Schmuggler verschiffen aus dem Vorrat und rekrutieren nie; im eigenen Zug holen 2 Spice den Anführer zurück.',
  'dice.rule.R16.20': 'Kürzere Route, markiert: Jede Region ohne Truppen darf das Ziel sein.',
  'dice.rule.R16.21': 'Verteidiger, die einander helfen, teilen Truppen und geliehene Anführer, keine markierten Fähigkeiten.',
  'dice.rule.R16.22': 'Truppen, die auf die Hauskarte der Schmuggler gingen, gehen in ihren Vorrat.',
  'dice.rule.R16.23':
    'Wo „darf“ steht und was Spice kostet, ist freigestellt. Schutz, Ersatz, Einkommen und Lagern geschehen von selbst. Eine Würfelseite muss genannt werden.',

  'dice.rule.R17.1': 'Würfel, Spielplan, Hauskarten, Marker und Vorräte sehen alle.',
  'dice.rule.R17.2': 'Geheim sind die Vorhersage der Bene Gesserit und der Inhalt einer Faust, bis beide geschlossen sind.',
  'dice.rule.R17.3': 'Angebote, Abmachungen und Antworten sind offen.',

  'dice.ruling.Q1':
    'Welche Fähigkeiten für Verbündete markiert sind, ist im Regelheft nicht zu erkennen. Hier ist es die letzte jedes Hauses.',
  'dice.ruling.Q2': 'Das Regelheft nennt beide Richtungen. Hier geht es im Uhrzeigersinn, nur die Wahl der Häuser geht andersherum.',
  'dice.ruling.Q3': 'Der Schritt Einrichtungen heißt auch Umbau; das Zugende zählt als zehnter Schritt.',
  'dice.ruling.Q4': 'Über den Anführer der Harkonnen beim Aufbau ist nichts gesagt. Er beginnt im Vorrat.',
  'dice.ruling.Q5': 'Die Harkonnen wählen eine andere Region als die Atreides, denn die Zahlen der Fremen setzen es voraus.',
  'dice.ruling.Q6':
    'Die Gilde darf vorhergesehen werden, auch wenn niemand sie spielt. Sich selbst können die Bene Gesserit nicht vorhersehen.',
  'dice.ruling.Q7': 'Aufbau ist weder Verschiffen noch Bewegung, also hindert ein Sturm ihn nicht.',
  'dice.ruling.Q8': 'Ein Bündnisangebot je Zug.',
  'dice.ruling.Q9':
    'Der doppelte Preis der Fremen gilt für Truppen, nicht für den Anführer. Der Tausch gegen Sardaukar gilt auch für Verbündete.',
  'dice.ruling.Q10': 'Die Schmuggler lassen das Rekrutieren aus, ihr Verbündeter nicht.',
  'dice.ruling.Q11': 'Eine Vendetta ist freigestellt, und eigene Truppen dürfen getroffen werden.',
  'dice.ruling.Q12':
    'Eine Truppe bei einer Erntemaschine genügt, ob die Region allein gehalten wird oder nicht. Gezahlt wird zu Beginn des Verschiffens.',
  'dice.ruling.Q13': 'Der Wurm nimmt auch eine Erntemaschine im Sturm.',
  'dice.ruling.Q14': 'Der Verbündete verschifft auch in eigene Regionen, wie im Beispiel des Regelhefts.',
  'dice.ruling.Q15':
    'Wer noch nicht am Zug war, steht hinter denen, die es waren; unter ihnen verteidigt, wer in der Reihenfolge später kommt.',
  'dice.ruling.Q16': 'Ohne angreifende Truppe keine Schlacht: Ein Anführer allein beginnt keine.',
  'dice.ruling.Q17': 'Anführer werden vor den Fäusten offen geliehen; ob sie benutzt werden, bleibt dann geheim.',
  'dice.ruling.Q18': 'Um eine Einrichtung zu ändern, genügt es, das Ziel zu halten; gezogen sein muss niemand.',
  'dice.ruling.Q19': 'Welche Truppe der Sturm nimmt, wählt ihr Besitzer. Nur die Corrino haben zwei Arten.',
  'dice.ruling.Q20': 'Das Beispiel nennt erst 3, dann 2 Truppen in Arrakeen. Nur 2 passt zum Rest.',
  'dice.ruling.Q21':
    'Gesichtstänzer brauchen einen Hauswürfel, mit dem niemand rekrutiert hat, und nur wer eine Seite der Schlacht anführt, benutzt sie.',
  'dice.ruling.Q22':
    'Das Programm gibt Spice in der Reihenfolge aus, die nie schlechter ist: zuerst, was verfiele; bei den Corrino Erntemaschine, Reserve, Würfel.',
  'dice.ruling.Q23': 'Die Gilde verdient einmal je verschiffendem Haus und Zug, nichts für eigenes Verschiffen.',
  'dice.ruling.Q24': 'Die Stimme ersetzt die Zustimmung, nicht die Zahlung eines anderen.',
  'dice.ruling.Q25': 'Wo das Regelheft das Sturmsymbol Wurm nennt, ist der Sturm gemeint.',
  'dice.ruling.Q26': 'Das Spiel ist für 2 bis 8 Spieler; es hat Regeln für zwei.',
  'dice.ruling.Q27': 'Ein Ziel wird immer genannt, auch wenn niemand zieht.',
  'dice.ruling.Q28': 'Auch ein Ziel, das ihr zu zweit haltet, darf umgebaut werden.',
  'dice.ruling.Q29': 'Von der Hauskarte der Schmuggler käme eine Truppe nie wieder weg, also geht sie in den Vorrat.',
  'dice.ruling.Q30': 'Abmachungen sind schriftliche Vorschläge; derselbe kommt in einem Schritt nicht zweimal.',
  'dice.ruling.Q31': 'Eine Seite, die die Gesichtstänzer ganz ersetzt haben, hat ihren Platz ohne Kampf verloren.',
  'dice.ruling.Q32': 'Für das Ehrenhafte Duell zählt auch ein geliehener Anführer. Es geschieht von selbst.',
  'dice.ruling.Q33': 'Gesichtstänzer für Spice haben außer dem Spice keine Grenze, also wirken sie im eigenen Zug.',
  'dice.ruling.Q34': 'Eine markierte Fähigkeit leihst du nur dem Verbündeten, der am Zug ist.',
  'dice.ruling.Q35':
    'Nicht gesagt ist: wer zuerst rekrutiert (der aktive Spieler), wann Bedingungen offenliegen (von Anfang an), und dass du einer Truppe gleich nachfolgen darfst, wo sie eben gelandet ist.',
  'dice.ruling.Q36': 'Drei Regionen des Verbündeten hindern den gemeinsamen Sieg nicht: Allein gewinnt man nur im eigenen Zug.',
};
