import type { TextsLike } from '../../../text/message.ts';
import type { adventureRulesEn } from './rules.en.ts';

export const adventureRulesDe: TextsLike<typeof adventureRulesEn> = {
  'adventure.topic.terms': 'Wörter des Spiels',
  'adventure.topic.components': 'Spielmaterial',
  'adventure.topic.board': 'Spielplan',
  'adventure.topic.setUp': 'Aufbau',
  'adventure.topic.turn': 'Der Zug',
  'adventure.topic.moving': 'Ziehen',
  'adventure.topic.spaces': 'Felder',
  'adventure.topic.ambush': 'Kampf und Überfall',
  'adventure.topic.fight': 'Wie gekämpft wird',
  'adventure.topic.equipment': 'Ausrüstungskarten',
  'adventure.topic.kanly': 'Kanly-Karten',
  'adventure.topic.buying': 'Kauf und Investition',
  'adventure.topic.always': 'Jederzeit möglich',
  'adventure.topic.two': 'Das Spiel zu zweit',
  'adventure.topic.end': 'Ausscheiden und Sieg',
  'adventure.topic.rulings': 'Auslegungen',

  'adventure.rule.R1.1':
    'Ein Haus spielt eine Farbe der Schachtel: drei Figuren mit ihren Kämpferkarten, ein Sietch, drei Investitionsfelder, dazu eigenes Spice, eigene Harvester und Karten. Zu dritt und zu viert spielt jeder ein Haus.',
  'adventure.rule.R1.2':
    'Der Vorrat ist alles Spice und alle Harvester, die niemandem gehören. Er gibt, was er hat, und schuldet danach nichts.',
  'adventure.rule.R1.3':
    'Strength liegt zwischen 1 und 6 und ändert sich im Spiel; bei 0 scheidet die Figur aus. Guile ist aufgedruckt und lässt sich zeitweise erhöhen, bis höchstens 6.',
  'adventure.rule.R1.4':
    'Zugeordnete Ausrüstung liegt offen bei einem Kämpfer. Verdeckte Karten sind Kanly-Karten und Ausrüstung, die niemandem zugeordnet ist.',
  'adventure.rule.R1.5': 'Eine Seite sind alle Figuren eines Hauses auf demselben Feld.',
  'adventure.rule.R1.6':
    'Auf dem Sietch ihres eigenen Hauses kann kein Angriff und keine Gefahr eine Figur wählen oder treffen. Ein fremdes Sietch schützt nicht. Karten, Spice und Harvester sind nicht geschützt. In einem Kampf, den die Figur selbst beginnt, hat sie keinen Schutz.',
  'adventure.rule.R1.7':
    'Gegner ist jedes Haus eines anderen Spielers. Zu zweit sind beide Häuser des anderen Gegner, jedes mit eigenen Figuren, Harvestern, Karten und eigenem Spice.',

  'adventure.rule.R2.1':
    'In der Schachtel: der Spielplan, 12 Kämpferkarten, 12 Figuren, 12 Clips für Strength, 52 Karten, 24 Harvester, 70 Spice, sechs 6-seitige und sechs 8-seitige Würfel und eine Übersichtskarte.',
  'adventure.rule.R2.2':
    '36 Ausrüstungskarten: Schwert 8, Gift 8, Gom-Jabbar 4, Lasgun 4, Schild 4, Stillsuit 4, Ornithopter 4. 16 Kanly-Karten: Geheimsilo 6, Hunter-Seeker 5, Harvester-Raub 5.',
  'adventure.rule.R2.3':
    'Jedes Haus hat einen Erben (Guile 3, Strength 4), einen Herrscher (Guile 4, Strength 3) und einen Krieger (Guile 3, Strength 5). Bis auf diese Zahlen sind alle Kämpfer gleich.',

  'adventure.rule.R3.1': 'Der äußere Ring ist die Wüste mit 20 Feldern, der innere die Burg mit 12. Alle ziehen im Uhrzeigersinn.',
  'adventure.rule.R3.2':
    'Die Wüste im Uhrzeigersinn: Atrieden-Sietch, Spice, Sandsturm, Spice, Wurm, Emperor-Sietch, Spice, Duell, Spice, Wurm, Fremen-Sietch, Spice, Duell, Spice, Wurm, Harkonnen-Sietch, Spice, Duell, Spice, Wurm.',
  'adventure.rule.R3.3':
    'Die Burg im Uhrzeigersinn: Training (Atrieden), Schmuggler, Spice Raub, Training (Emperor), Verräter, Gift, Training (Fremen), Bene Gesserit, Gift, Training (Harkonnen), Schutzbund der Raumfahrer, Spice Raub.',
  'adventure.rule.R3.4':
    'Jedes Sietch ist mit dem Trainingsfeld seines Hauses verbunden, in beide Richtungen, für alle. Der Übergang zählt als ein Feld. Im selben Zug geht niemand über einen Übergang und gleich wieder zurück.',
  'adventure.rule.R3.5': 'Auf einem Feld dürfen beliebig viele Figuren stehen. Im Vorbeiziehen geschieht nichts.',
  'adventure.rule.R3.6': 'Die drei Investitionsfelder vor einem Sietch betritt nie eine Figur.',

  'adventure.rule.R4.1':
    'Zu viert spielt jeder ein Haus, im Uhrzeigersinn Atrieden, Emperor, Fremen, Harkonnen. Zu dritt fehlen die Harkonnen, und ihr Sietch ist ein gewöhnliches Feld. Zu zweit hat der eine Atrieden und Fremen, der andere Emperor und Harkonnen.',
  'adventure.rule.R4.2': 'Alle 52 Karten werden gemischt und bilden einen verdeckten Stapel.',
  'adventure.rule.R4.3':
    'Jedes Haus beginnt mit seinen Figuren auf dem eigenen Sietch, den Clips auf der anfänglichen Strength, 3 Harvestern und 6 Spice. Der Rest bildet den Vorrat.',
  'adventure.rule.R4.4':
    'Jedes Haus wirft einen 6-seitigen Würfel; wer am höchsten wirft, beginnt, bei Gleichstand wird wiederholt. Gezogen wird im Uhrzeigersinn, ausgeschiedene Häuser werden übersprungen.',
  'adventure.rule.R4.5': 'Zurückgegebene Karten kommen verdeckt unter den Stapel, mehrere auf einmal in zufälliger Reihenfolge.',

  'adventure.rule.R5.1':
    'Ein Zug geht so: Würfeln und Ziehen sind Pflicht, dann folgen Kampf, Kauf und Investition nach Wunsch. Ein ausgelassener Schritt lässt sich nicht nachholen.',
  'adventure.rule.R5.2':
    'Du wirfst zwei 6-seitige Würfel oder springst stattdessen mit einem Ornithopter. Die Summe entscheidet über alle Investitionen auf dem Spielplan.',
  'adventure.rule.R5.3':
    'Sozialplan: Hast du nach den Auszahlungen weder Harvester noch Spice, gibt dir der Vorrat 1 Spice, bevor du ziehst.',
  'adventure.rule.R5.4':
    'Dann kommen das Ziehen, die Kämpfe und eine Kanly-Karte, der Kauf und die Investition, jedes nach eigenen Regeln.',
  'adventure.rule.R5.5': 'Am Ende des Zuges wird Ausrüstung aus seinen Kämpfen nutzbar, und die Würfel gehen an das nächste Haus.',

  'adventure.rule.R6.1':
    'Zieh mit einer Figur nach einem der Würfel oder nach beiden zusammen, oder mit zwei Figuren nach je einem Würfel. Über die zweite Figur entscheidest du erst, wenn die erste gezogen und alles Weitere erledigt ist. Keine Figur zieht zweimal.',
  'adventure.rule.R6.2': 'Eine Figur zieht genau so viele Felder, wie der Würfel zeigt.',
  'adventure.rule.R6.3':
    'Wer in der Burg landet, zahlt 1 Spice Zoll, für jede Figur und jede Landung. Wer nicht zahlen kann, zieht nicht dorthin; nur wenn kein anderer Zug bleibt, wird der Zoll erlassen.',
  'adventure.rule.R6.4':
    'Wenn eine Figur landet: zuerst der Zoll, dann der Überfall, falls ihn jemand ruft, dann, wenn die Figur noch steht, die Anweisung des Feldes.',
  'adventure.rule.R6.5': 'Ziehen musst du, auch wo es dir schadet.',
  'adventure.rule.R6.11':
    'Sietch: Auf dem eigenen bist du sicher, und eine gesunkene Strength steigt wieder auf den Anfangswert. Eine höhere bleibt. Ein fremdes Sietch bewirkt nichts.',
  'adventure.rule.R6.12': 'Spice: Jeder deiner Harvester bringt 1 Spice aus dem Vorrat.',
  'adventure.rule.R6.13':
    'Duell: Wähle eine gegnerische Figur, die nicht auf dem eigenen Sietch steht. Sie kommt hierher, und ihr kämpft sofort. Für die geholte Figur ist das keine Landung. Gibt es keine solche Figur, geschieht nichts.',
  'adventure.rule.R6.14':
    'Wurm: Wähle einen Gegner. Entweder macht eine seiner Figuren in der Wüste und außerhalb des eigenen Sietch eine Guile-Probe und scheidet aus, wenn sie nicht besteht, oder seine Harvester machen eine Harvester-Probe.',
  'adventure.rule.R6.15':
    'Sandsturm: Alle Gegner machen eine Harvester-Probe. Dann macht jede Figur in der Wüste eine Guile-Probe, auch deine, außer auf dem eigenen Sietch und auf dem Sandsturm-Feld. Die Gegner sind zuerst dran, im Uhrzeigersinn.',
  'adventure.rule.R6.16': 'Training: Die Figur gewinnt 1 Strength, bis höchstens 6.',
  'adventure.rule.R6.17': 'Schmuggler: Wirf einen 8-seitigen Würfel und nimm so viel Spice aus dem Vorrat.',
  'adventure.rule.R6.18':
    'Gift: Wähle eine gegnerische Figur irgendwo außerhalb des eigenen Sietch für eine Guile-Probe. Besteht sie nicht, verliert sie so viel Strength, wie ein 6-seitiger Würfel zeigt. Scheidet sie dadurch aus, darfst du eine ihrer Ausrüstungskarten nehmen; der Rest kommt unter den Stapel.',
  'adventure.rule.R6.19':
    'Bene Gesserit: Du darfst einen Gegner wählen, alle seine Karten ansehen und eine nehmen, verdeckt oder zugeordnet. Ausrüstung ordnest du sofort einer Figur zu, der diese Art fehlt.',
  'adventure.rule.R6.20':
    'Verräter: Wirf einen 6-seitigen Würfel und wähle einen Gegner, der so viele verdeckte Karten an dich verliert, blind gezogen. Ausrüstung darunter geht an die Figur auf diesem Feld; was sie schon hat, bleibt verdeckt.',
  'adventure.rule.R6.21':
    'Spice Raub: Wähle einen Gegner. Du wirfst einen 8-seitigen Würfel gegen einen 6-seitigen. Ist deiner höher, nimmst du den Unterschied in Spice; bei Gleichstand würfeln beide noch einmal.',
  'adventure.rule.R6.22': 'Schutzbund der Raumfahrer: Die Figur zieht weiter auf ein beliebiges anderes Feld, und das zählt als Landung.',
  'adventure.rule.R6.23':
    'Guile-Probe: Ein 6-seitiger Würfel über dem Guile-Wert des Ziels trifft. Wem die Figur gehört, der darf vorher Guile kaufen. Ein Stillsuit hilft nur gegen Wurm und Sandsturm.',
  'adventure.rule.R6.24': 'Harvester-Probe: ein 6-seitiger Würfel für jeden ungeschützten Harvester; bei 5 und 6 kommt er in den Vorrat.',
  'adventure.rule.R6.25':
    'Zur Wahl steht nur, was gewählt werden darf. Ist da nichts, bleibt das Feld ohne Wirkung. Verräter, Bene Gesserit und Spice Raub dürfen auch jemanden treffen, der nichts zu verlieren hat.',

  'adventure.rule.R7.1': 'Wo du neben einer gegnerischen Seite landest, darfst du sie angreifen oder in Frieden lassen.',
  'adventure.rule.R7.2':
    'Überfall: Gleich nach der Landung darf ihn jeder Gegner rufen, der dort steht. Gekämpft wird sofort, noch vor der Anweisung des Feldes. Nicht gegen eine Figur auf ihrem eigenen Sietch. Mehrere kämpfen nacheinander im Uhrzeigersinn, solange die gelandete Figur steht.',
  'adventure.rule.R7.3':
    'Nach dem Ziehen darf jede Figur, die in diesem Zug gezogen hat, auf ihrem Feld einen Kampf beginnen, gegen eine ungeschützte Seite. Figuren, die nicht gezogen haben, beginnen keinen.',
  'adventure.rule.R7.4': 'Scheidet eine der beiden ziehenden Figuren aus, darf die andere trotzdem noch ziehen und kämpfen.',
  'adventure.rule.R7.5': 'Figuren desselben Spielers kämpfen nie gegeneinander.',
  'adventure.rule.R7.6': 'Kämpfe, Lasgun-Schüsse und die Kanly-Karte eines Zuges kommen in beliebiger Folge, eins nach dem anderen.',

  'adventure.rule.R8.1':
    'Jede Seite wirft für jeden Punkt Strength einen 6-seitigen Würfel, höchstens sechs Würfel. Wer zuerst wirft, ist gleich.',
  'adventure.rule.R8.2':
    'Der höchste einzelne Würfel entscheidet; die niedrigere Seite verliert 1 Strength. Sind sie gleich, wird die Runde ohne Verlust wiederholt.',
  'adventure.rule.R8.3': 'So geht es weiter, bis eine Figur bei 0 ist und mit ihrer Karte ausscheidet.',
  'adventure.rule.R8.4': 'Die siegreiche Figur gewinnt 1 Strength, bis höchstens 6.',
  'adventure.rule.R8.5':
    'Der Sieger nimmt alle Ausrüstung der besiegten Figur und ordnet sie der siegreichen zu. Was diese schon hat, geht an eine andere eigene Figur oder bleibt verdeckt.',
  'adventure.rule.R8.6':
    'Mehrere Figuren eines Hauses kämpfen als eine Seite: Ihre Strength wird zusammengezählt, höchstens sechs Würfel. Vor der ersten Runde nennt die Seite, wer die Punkte verliert. Fällt diese Figur, ist der Kampf vorbei. Nach einem Sieg gewinnt jede von ihnen 1 Strength.',
  'adventure.rule.R8.7': 'Ausrüstung wirkt für die Figuren, die kämpfen.',
  'adventure.rule.R8.8':
    'Verlierst du im eigenen Zug eine Figur, darfst du trotzdem noch kaufen und investieren, solange du eine andere hast.',
  'adventure.rule.R8.9': 'Im Kampf gewonnene Ausrüstung hilft erst, wenn die Würfel beim nächsten Haus sind.',
  'adventure.rule.R8.10': 'Müssen beide Seiten eine Figur nennen, nennt zuerst, wer am Zug ist. Es gilt für den ganzen Kampf.',

  'adventure.rule.R9.1':
    'Ein Kämpfer hat von jeder Art höchstens eine Karte. Neue Ausrüstung wird sofort einer Figur zugeordnet, der die Art fehlt; nur wenn alle sie haben, bleibt sie verdeckt und darf später zugeordnet werden, sobald sie jemandem fehlt. Zugeordnetes bleibt, wo es ist. Im Kampf zählt nur, was an seinem Anfang da war.',
  'adventure.rule.R9.2': 'Schwert: Die Figur kämpft mit 8-seitigen statt mit 6-seitigen Würfeln.',
  'adventure.rule.R9.3': 'Gom-Jabbar: ein Würfel mehr, ein 8-seitiger. Über sechs Würfel hinaus kommt nichts dazu.',
  'adventure.rule.R9.4':
    'Lasgun: einmal im eigenen Zug auf eine gegnerische Figur, die ein oder zwei Felder vor dir steht; bei zwei Feldern darf niemand dazwischen sein. Ein 6-seitiger Würfel unter der eigenen Strength trifft, ein zweiter sagt, wie viel Strength das kostet. Die Karte bleibt. Die Ausrüstung der ausgeschiedenen Figur kommt unter den Stapel.',
  'adventure.rule.R9.5': 'Schild: Auf diese Figur kann niemand mit dem Lasgun schießen.',
  'adventure.rule.R9.6':
    'Gift-Karte: Gleich nachdem die andere Seite eine Runde verloren hat, macht eine ihrer Figuren eine Guile-Probe; besteht sie nicht, verliert sie so viel Strength, wie ein 6-seitiger Würfel zeigt. Die Karte kommt so oder so unter den Stapel. Eine so ausgeschiedene Figur gilt als im Kampf besiegt.',
  'adventure.rule.R9.7': 'Stillsuit: Guile +1 gegen Wurm und Sandsturm, bis höchstens 6.',
  'adventure.rule.R9.8':
    'Ornithopter: Spring auf ein beliebiges Feld. Nach der Landung wirf einen 6-seitigen Würfel: Bei 1 bis 3 bleibt die Karte, bei 4 bis 6 kommt sie unter den Stapel. Entweder statt zu würfeln, dann zieht in diesem Zug niemand sonst; oder zwischen zwei Zügen, dann nur mit Zoll und ohne Anweisung, Überfall und Kampf. Auf dem eigenen Sietch hat die Figur in beiden Fällen wieder ihre anfängliche Strength.',
  'adventure.rule.R9.9': 'Schwert, Gom-Jabbar, Schild und Stillsuit wirken von selbst.',
  'adventure.rule.R9.10':
    'Würfel mehrerer Figuren: ein 8-seitiger für jeden Punkt einer Figur mit Schwert, sonst ein 6-seitiger. Was über sechs Würfel hinausgeht, fällt bei den 6-seitigen zuerst weg. Dann bringt jeder Gom-Jabbar einen 8-seitigen dazu, solange es weniger als sechs sind.',
  'adventure.rule.R9.11':
    'Sprünge zwischen den Zügen kommen nach einem Zug und vor dem nächsten Wurf, einmal je Karte. Wollen mehrere springen, dann im Uhrzeigersinn, von dem Haus an, das gleich würfelt.',

  'adventure.rule.R10.1':
    'Im eigenen Zug darfst du eine Kanly-Karte ausspielen, nach dem Ziehen und vor dem Kauf, vor oder nach einem Kampf. Danach kommt sie unter den Stapel.',
  'adventure.rule.R10.2': 'Geheimsilo: Wirf einen 6-seitigen Würfel und nimm so viel Spice aus dem Vorrat.',
  'adventure.rule.R10.3':
    'Hunter-Seeker: Eine gegnerische Figur irgendwo außerhalb des eigenen Sietch macht eine Guile-Probe und scheidet aus, wenn sie nicht besteht. Du darfst eine ihrer Ausrüstungskarten nehmen; der Rest kommt unter den Stapel.',
  'adventure.rule.R10.4':
    'Harvester-Raub: dein 8-seitiger Würfel gegen den 6-seitigen eines Gegners. Ist deiner höher, nimmst du den Unterschied in Harvestern, so weit sie reichen. Sonst nichts.',
  'adventure.rule.R10.5':
    'Eine Kanly-Karte ohne Ziel lässt sich nicht ausspielen. Eine in diesem Zug gekaufte kommt für diesen Zug zu spät.',

  'adventure.rule.R11.1': 'Einmal je Zug darfst du bis zu 3 Karten und bis zu 3 Harvester für je 1 Spice kaufen, so weit sie reichen.',
  'adventure.rule.R11.2': 'Einmal je Zug, am Ende, darfst du beliebig viel Spice auf deine drei Investitionsfelder setzen.',
  'adventure.rule.R11.3':
    'Jedes Feld zeigt zwei Summen und seine Auszahlungsquote: links 5 und 9, 2:1; Mitte 4 und 10, 3:1; rechts 3 und 11, 4:1. Die meisten dieser Zahlen sind rekonstruiert.',
  'adventure.rule.R11.4':
    'Immer wenn der Wurf zu Beginn eines Zuges, von wem auch immer, eine der Summen zeigt, gewinnt das Spice dort: Der Vorrat zahlt für jedes die Quote, und der Einsatz muss zurückgenommen werden.',
  'adventure.rule.R11.5':
    'Zuerst wird mit dem abgerechnet, der gewürfelt hat: Gewinne bekommt er, Verlorenes geht an den Vorrat. Dann folgen die anderen im Uhrzeigersinn. Wird der Vorrat knapp, bekommen die Späteren, was noch da ist.',
  'adventure.rule.R11.6':
    'Ein Einsatz gilt bis zu deinem eigenen nächsten Wurf, und der zählt noch. Was dann nicht gewonnen hat, kommt in den Vorrat. Springst du statt zu würfeln, ist es auch verloren.',
  'adventure.rule.R11.7': 'Beim Kauf nennst du beide Zahlen, zahlst, ziehst alle Karten und ordnest dann die Ausrüstung zu.',

  'adventure.rule.R12.1':
    'Guile: 3 Spice erhöhen den Guile-Wert einer deiner Figuren um 1, bis höchstens 6, jederzeit, auch unmittelbar vor einer Probe. Nach dieser Probe gilt wieder der aufgedruckte Wert.',
  'adventure.rule.R12.2':
    'Schutz: 1 Spice schützt einen Harvester vor dem nächsten Angriff durch Wurm oder Sandsturm und ist damit verbraucht. Abgegeben werden zuerst ungeschützte Harvester.',
  'adventure.rule.R12.3':
    'Verkauf: Zwei beliebige Stück aus Karten und Harvestern bringen 1 Spice, wenn der Vorrat eines hat. Karten kommen unter den Stapel.',
  'adventure.rule.R12.4':
    'Tausch: Spice, Harvester, verdeckte Karten und Nicht-Angriffspakte dürfen zu jedem Preis wechseln, auf den sich zwei einigen. Zugeordnete Ausrüstung nicht.',
  'adventure.rule.R12.5':
    'Ein Nicht-Angriffspakt hält mindestens eine ganze Runde, bis das Haus wieder würfelt, in dessen Zug er geschlossen wurde. Bis dahin darf keiner eine Figur des anderen wählen, weder für Kampf, Überfall, Duell, Wurm oder das Gift-Feld noch für Lasgun oder Hunter-Seeker.',
  'adventure.rule.R12.6':
    'Jederzeit heißt: immer wenn das Spiel auf eine Antwort wartet, von wem auch immer, aber nie zwischen einem Wurf und seinem Ergebnis. Vor einer Probe wird der Besitzer der Figur oder des Harvesters gefragt.',
  'adventure.rule.R12.7': 'Ein leerer Vorrat oder Stapel gibt nichts, bis etwas zurückkommt.',
  'adventure.rule.R12.8':
    'Ein Angebot geht an einen Mitspieler und wird als Ganzes angenommen oder abgelehnt. Verdeckte Karten darin sieht nur er. Ein Nicht-Angriffspakt kann dazugehören.',

  'adventure.rule.R13.1':
    'Zu zweit: Atrieden und Fremen gegen Emperor und Harkonnen. Die Reihenfolge der Züge bleibt, und jedes Haus hat eigene Züge, Karten, Harvester, Investitionen und eigenes Spice.',
  'adventure.rule.R13.2':
    'Die beiden Häuser eines Spielers sind nie Ziele füreinander. Nur Figuren desselben Hauses kämpfen als eine Seite.',
  'adventure.rule.R13.3': 'Zwischen den eigenen beiden Häusern darf ein Spieler Güter frei umlegen.',

  'adventure.rule.R14.1':
    'Ist die letzte Figur eines Hauses weg, kommen sein Spice, auch das eingesetzte, und seine Harvester in den Vorrat, seine Karten unter den Stapel. War es am Zug, ist der Zug vorbei.',
  'adventure.rule.R14.2': 'Wer als Letzter noch eine Figur hat, gewinnt. Das wird geprüft, sooft eine Figur ausscheidet.',
  'adventure.rule.R14.3': 'Unentschieden gibt es nicht: Eine Figur auf dem Sandsturm-Feld übersteht den Sturm.',

  'adventure.ruling.Q1':
    'Welches Haus welche Farbe der Schachtel spielt, kommt aus einer öffentlichen Quelle; das Regelheft nennt die Häuser nicht nach Farben.',
  'adventure.ruling.Q2':
    'Wo der Zoll nicht zu zahlen ist, steht die Burg nicht zur Wahl. Vorher etwas zu verkaufen ist erlaubt. Erlassen wird der Zoll nur, wenn kein anderer Zug bleibt.',
  'adventure.ruling.Q3': 'Der Zoll ist bei jeder Landung fällig, auch durch den Schutzbund der Raumfahrer und den Ornithopter.',
  'adventure.ruling.Q4':
    'Niemand muss vorher sagen, ob eine oder zwei Figuren ziehen: Erst wird die erste Landung ganz gespielt, dann geht es um den zweiten Würfel.',
  'adventure.ruling.Q5': 'Der Sozialplan kommt nach den Auszahlungen. Eingesetztes Spice zählt dabei nicht als Besitz.',
  'adventure.ruling.Q6': 'Ohne Wurf wird nichts gewonnen; wer springt statt zu würfeln, verliert die Einsätze.',
  'adventure.ruling.Q7': 'Rufen mehrere „Überfall“, kämpfen sie im Uhrzeigersinn, solange die gelandete Figur noch da ist.',
  'adventure.ruling.Q8': 'Jede Figur, die gezogen hat, darf einmal kämpfen. Nach Kämpfen fragt das Spiel, wenn alle gezogen haben.',
  'adventure.ruling.Q9':
    'Das eigene Sietch schützt vor Angriffen. Einen Besucher anzugreifen verbietet es nicht, aber in diesem Kampf hilft es nicht.',
  'adventure.ruling.Q10':
    'Der Kampf eines Paars endet, wenn die genannte Figur fällt. Punkte mit Schwert werfen 8-seitige Würfel; die bleiben eher als 6-seitige.',
  'adventure.ruling.Q11': 'Bei sechs Würfeln tauscht ein Gom-Jabbar nichts aus.',
  'adventure.ruling.Q12':
    'Mit dem Lasgun wird nach dem Ziehen geschossen, einmal je Zug und Karte, ob die Figur gezogen hat oder nicht, auf jedem Weg, den sie gehen könnte.',
  'adventure.ruling.Q13':
    'Den Ornithopter ohne Wirkung des Feldes zu benutzen geht nur zwischen den Zügen. Auf dem eigenen Sietch hat die Figur auch dann wieder ihre anfängliche Strength: Das Regelheft kennt keine Ausnahme.',
  'adventure.ruling.Q14':
    'Das Duell muss sein, wenn jemand gewählt werden kann. Auch eine Figur, die schon dort steht, kann es treffen; weitere Figuren ihres Hauses dort kämpfen mit.',
  'adventure.ruling.Q15': 'Der Wurm erreicht nur Figuren in der Wüste. Hat der Gegner dort keine, lassen sich nur die Harvester angreifen.',
  'adventure.ruling.Q16': 'Im Sandsturm kommen die Figuren des gelandeten Hauses zuletzt. Der Sieg wird nach jedem Verlust geprüft.',
  'adventure.ruling.Q17':
    'Bene Gesserit darf auch zugeordnete Karten nehmen, selbst von einer Figur auf dem eigenen Sietch: Das ist kein Angriff auf sie.',
  'adventure.ruling.Q18':
    'Zugeordnete Ausrüstung lässt sich verkaufen, aber nicht tauschen. Verdeckte Ausrüstung wird zugeordnet, wann ihr Besitzer mag.',
  'adventure.ruling.Q19':
    'Ein Nicht-Angriffspakt umfasst alles, was auf eine Figur zielt. Raub von Spice und Harvestern, Verräter, Bene Gesserit und der Sandsturm bleiben erlaubt.',
  'adventure.ruling.Q20': 'Eine Kanly-Karte darf vor oder nach einem Kampf ausgespielt werden, aber nicht nach dem ersten Kauf.',
  'adventure.ruling.Q21': 'Zu zweit zählt alles je Haus; Nicht-Angriffspakte, Tausch und Sieg gelten je Spieler.',
  'adventure.ruling.Q22':
    'Die Karten eines ausgeschiedenen Hauses kommen unter den Stapel. Die Ausrüstung seiner letzten Figur geht dorthin, wo ihr Ende es sagt.',
  'adventure.ruling.Q23': 'Gegen ein Paar wählt, wer Gift einsetzt, die Figur. Fällt sie, ist der Kampf vorbei.',
  'adventure.ruling.Q24':
    'Im Beispiel des Regelhefts sind die 5 von Chani und die 3 von Gurney das, was ihnen in diesem Augenblick bleibt.',
  'adventure.ruling.Q25': 'Auch der Hunter-Seeker ist eine Guile-Probe, also hilft gekaufter Guile dagegen und ist danach weg.',
  'adventure.ruling.Q26': 'Mit dem Sietch gibt es zwölf Arten von Feldern.',
  'adventure.ruling.Q27': 'Gekaufte Karten werden zusammen gezogen. Karten, die zusammen zurückgehen, werden vorher gemischt.',
  'adventure.ruling.Q28': 'Der Schutz gehört zum Harvester, nicht zum Besitzer; ungeschützte werden zuerst abgegeben.',
  'adventure.ruling.Q29':
    'Tauschen und verkaufen darf man auch während eines Kampfes, aber was dabei dazukommt, zählt in ihm nicht. Verkauftes ist sofort weg.',
  'adventure.ruling.Q30':
    'Zu zweit gehört einer Person, was ihre beiden Häuser haben: Für den Sozialplan müssen beide ohne Spice und Harvester sein, und den Zoll zahlt eines von beiden.',
  'adventure.ruling.Q31':
    'Vom Wurf des Verräters und vom Blick der Bene Gesserit an, bis die Karte den Besitzer wechselt, können die Karten, um die es geht, weder verkauft noch weggegeben noch zugeordnet werden.',
  'adventure.ruling.Q32':
    'Im Kampf gewonnene Ausrüstung hilft in diesem Zug niemandem, auch wenn sie inzwischen jemand anders bekommt. Von gleichen verdeckten Karten werden die älteren zuerst weggegeben.',
  'adventure.ruling.Q33':
    'Was das Haus, das gewürfelt hat, an Einsätzen verliert, geht an den Vorrat, bevor die anderen ausgezahlt werden.',
  'adventure.ruling.Q34': 'Im Sandsturm entscheiden erst alle über den Schutz, dann werden alle Harvester zugleich geprüft.',
  'adventure.ruling.Q35':
    'Eine Figur, die den Überfall einer von mehreren Figuren überstanden hat, darf gegen die übrigen noch einen Kampf beginnen.',
};
