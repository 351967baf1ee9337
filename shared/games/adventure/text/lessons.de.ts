import type { TextsLike } from '../../../text/message.ts';
import type { adventureLessonsEn } from './lessons.en.ts';

export const adventureLessonsDe: TextsLike<typeof adventureLessonsEn> = {
  // The throw of 4 and 6
  'adventure.lesson.move.title': 'Ein Wurf von 4 und 6',
  'adventure.lesson.move.about': 'Der Wurf aus dem Regelheft und damit ein ganzer Zug der Atrieden: Ziehen, Kauf, Investition.',
  'adventure.lesson.move.end':
    'Ein ganzer Zug: Zwei Figuren sind gezogen, eine ist stärker geworden, Gurney hat ein Schwert, und ein Geheimsilo wartet auf der Hand. Das eingesetzte Spice kann mit jedem Wurf gewinnen, bis Zsuzsa wieder gewürfelt hat. Als Nächste ist Judit dran.',

  'adventure.lesson.move.throw':
    'Alle Figuren stehen auf dem eigenen Sietch, wo ihnen nichts schaden kann. Zsuzsa führt die Atrieden und hat 6 Spice und 3 Harvester. Jeder Zug beginnt mit zwei Würfeln.',
  'adventure.lesson.move.throw.task': 'Wirf die Würfel.',
  'adventure.lesson.move.throw.why.other': 'Ohne Ornithopter beginnt ein Zug mit den Würfeln.',

  'adventure.lesson.move.first':
    'Die Würfel zeigen 4 und 6. Eine Figur darf 4, 6 oder 10 Felder ziehen; oder eine zieht 4 und eine andere 6. Sechs Felder durch die Wüste enden auf Spice: Dort bringt jeder Harvester 1 Spice.',
  'adventure.lesson.move.first.task': 'Zieh mit Gurney Halleck 6 Felder weit auf Spice 3.',
  'adventure.lesson.move.first.why.both':
    'Beide Würfel zusammen bringen ihn auf das Fremen-Sietch. Das ist erlaubt, aber ein fremdes Sietch nützt ihm nichts, und kein Würfel bleibt übrig.',
  'adventure.lesson.move.first.why.duel':
    'Zehn Felder führen auch zu einem Duell. Am Anfang sind alle sicher zu Hause, also ist niemand da, den er holen könnte.',
  'adventure.lesson.move.first.why.poison':
    'Sechs Felder durch die Burg enden auf Gift. Das kostet 1 Spice Zoll, und niemand steht außerhalb eines Sietch, den man vergiften könnte.',
  'adventure.lesson.move.first.why.other': 'Auch das ist ein Zug. Das Beispiel zieht mit Gurney auf Spice 3.',

  'adventure.lesson.move.second':
    'Drei Harvester, 3 Spice. Erst jetzt entscheidest du über den anderen Würfel. Von einem Sietch darf eine Figur auf das Trainingsfeld desselben Hauses hinüber und weiter durch die Burg. Wer dort landet, zahlt 1 Spice Zoll.',
  'adventure.lesson.move.second.task': 'Zieh mit Herzog Leto 4 Felder auf das Trainingsfeld des Emperors.',
  'adventure.lesson.move.second.why.stay':
    'Eine zweite Figur muss nicht ziehen. Aber Herzog Leto ist schwach, und das Training kostet ihn nur den Zoll.',
  'adventure.lesson.move.second.why.worm':
    'Auf dem Wurm könnte er Harvester angreifen, aber außerhalb des Sietch kann der nächste Wurm ihn holen.',
  'adventure.lesson.move.second.why.paul': 'Auch Paul könnte trainieren. Herzog Leto hat Strength 3 und braucht es dringender.',
  'adventure.lesson.move.second.why.other': 'Das Beispiel bringt Herzog Leto mit der 4 zum Training.',

  'adventure.lesson.move.act':
    'Herzog Leto hat jetzt Strength 4. Hier kämen Kämpfe, Lasgun-Schüsse und eine Kanly-Karte. Niemand steht neben einem Gegner, und auf der Hand ist keine Karte.',
  'adventure.lesson.move.act.task': 'Geh weiter zum Kauf.',
  'adventure.lesson.move.act.why.other': 'Sonst ist hier nichts zu tun.',

  'adventure.lesson.move.buy': 'Zsuzsa hat 8 Spice. Bis zu drei Karten und bis zu drei Harvester darf sie kaufen, für je 1 Spice.',
  'adventure.lesson.move.buy.task': 'Kauf 2 Karten und 1 Harvester.',
  'adventure.lesson.move.buy.why.nothing': 'Spice im Beutel gewinnt keinen Kampf. Karten und Harvester schon.',
  'adventure.lesson.move.buy.why.everything':
    'Alle sechs wären erlaubt. Aber für den Zoll und für Guile in der Gefahr sollte etwas übrig bleiben.',
  'adventure.lesson.move.buy.why.other': 'Das Beispiel kauft 2 Karten und 1 Harvester.',

  'adventure.lesson.move.sword':
    'Ein Schwert und ein Geheimsilo. Das Silo ist eine Kanly-Karte und bleibt verdeckt. Ausrüstung wird sofort einer Figur zugeordnet und bleibt dort. Mit einem Schwert kämpft eine Figur mit 8-seitigen Würfeln.',
  'adventure.lesson.move.sword.task': 'Ordne das Schwert Gurney Halleck zu.',
  'adventure.lesson.move.sword.why.leto':
    'Herzog Leto wirft weniger Würfel. Am meisten wert ist das Schwert bei dem, der am meisten wirft.',
  'adventure.lesson.move.sword.why.paul': 'Paul steht sicher zu Hause. Gurney ist draußen in der Wüste und kämpft mit fünf Würfeln.',
  'adventure.lesson.move.sword.why.other': 'Das Beispiel ordnet das Schwert Gurney Halleck zu.',

  'adventure.lesson.move.invest':
    'Zuletzt die Investition. Das linke Feld gewinnt bei 5 und 9 und zahlt 2:1, das mittlere bei 4 und 10 und zahlt 3:1, das rechte bei 3 und 11, 4:1. Die meisten dieser Zahlen sind rekonstruiert.',
  'adventure.lesson.move.invest.task': 'Setz 2 Spice auf das linke Feld und 1 auf das mittlere.',
  'adventure.lesson.move.invest.why.all':
    'Alles auf ein Feld gewinnt viel oder verliert alles, und für Guile in der nächsten Gefahr bleibt nichts.',
  'adventure.lesson.move.invest.why.nothing': 'Behalten ist sicher. Das Beispiel wagt ein wenig.',
  'adventure.lesson.move.invest.why.other': 'Jeder Einsatz ist erlaubt. Das Beispiel setzt 2 auf das linke Feld und 1 auf das mittlere.',

  // The fight
  'adventure.lesson.fight.title': 'Chani greift Gurney an',
  'adventure.lesson.fight.about': 'Der Kampf aus dem Regelheft mit seinen Würfeln, und wie er weitergeht: Gift, Guile und Beute.',
  'adventure.lesson.fight.end':
    'Chani hat gewonnen. Gurney hat drei Punkte verloren, sie einen, und für den Sieg gewinnt sie einen dazu: Strength 5. Der Schild gehört ihr, hilft aber erst, wenn die Würfel weitergegangen sind. Ferenc darf noch kaufen und investieren.',

  'adventure.lesson.fight.call':
    'Chani ist gerade auf Spice 5 gelandet, wo Gurney Halleck steht. Sie hat Strength 5, er 3. Niemand hat „Überfall“ gerufen. Nach dem Ziehen darf die Figur, die gezogen hat, einen Kampf beginnen.',
  'adventure.lesson.fight.call.task': 'Lass Chani gegen die Atrieden kämpfen.',
  'adventure.lesson.fight.call.why.peace': 'Niemand muss kämpfen. Aber dann wäre diese Lektion vorbei.',
  'adventure.lesson.fight.call.why.other': 'Das Beispiel kämpft mit Chani.',

  'adventure.lesson.fight.dose':
    'Ein Würfel für jeden Punkt Strength. Chani wirft 2, 3, 3, 3 und 5, Gurney 1, 2 und 6. Nur der höchste Würfel zählt: 6 schlägt 5. Chani sinkt auf 4 und wird vier Würfel werfen, Gurney behält drei. Hier endet das Beispiel im Heft. Nun hat Gurney eine Gift-Karte, und Chani hat eine Runde verloren: Zsuzsa setzt sie ein.',

  'adventure.lesson.fight.brace':
    'Gift wirkt, wenn ein 6-seitiger Würfel mehr zeigt als den Guile-Wert von Chani, und der ist 3. Vor jedem solchen Wurf darf man für seine Figur Guile kaufen, 3 Spice je Punkt. Er gilt für diese eine Probe.',
  'adventure.lesson.fight.brace.task': 'Kauf 1 Punkt Guile.',
  'adventure.lesson.fight.brace.why.none':
    'Mit Guile 3 würde eine 4, 5 oder 6 bis zu sechs Punkte Strength kosten. Das Beispiel zahlt für die Sicherheit.',
  'adventure.lesson.fight.brace.why.two': 'Zwei Punkte sind noch sicherer, aber sie kosten alle 6 Spice.',
  'adventure.lesson.fight.brace.why.other': 'Das Beispiel kauft 1 Punkt.',

  'adventure.lesson.fight.done':
    'Der Würfel zeigt 4, genau den Guile-Wert von Chani: Er trifft nicht. Das Gift ist verbraucht, der gekaufte Punkt auch. Dann Runde um Runde: Gurney verliert einen Punkt, 5 gegen 5 wird wiederholt, er verliert noch zwei und scheidet aus. Seine Ausrüstung gehört Chani: ein Schild.',
  'adventure.lesson.fight.done.task': 'Beende diesen Teil des Zuges.',
  'adventure.lesson.fight.done.why.other': 'Jede Figur, die gezogen hat, darf einmal kämpfen. Chani hat es getan.',

  // The investment
  'adventure.lesson.invest.title': 'Vier Spice auf dem mittleren Feld',
  'adventure.lesson.invest.about': 'Die Investition aus dem Regelheft: Ein fremder Wurf zahlt sie aus.',
  'adventure.lesson.invest.end':
    'Die Summe ist 10. Der Vorrat zahlt drei für jedes der 4 Spice, zusammen 12, und der Einsatz kommt zurück: 16 Spice. Das Feld ist wieder leer. Hätte bis nach dem nächsten eigenen Wurf von Zsuzsa niemand eine 4 oder 10 geworfen, wären die 4 Spice in den Vorrat gegangen.',

  'adventure.lesson.invest.stake':
    'Zsuzsa ist mit ihrem Zug fast fertig. Sie hat 6 Spice. Das mittlere Feld gewinnt bei den Summen 4 und 10 und zahlt 3:1.',
  'adventure.lesson.invest.stake.task': 'Setz 4 Spice auf das mittlere Feld.',
  'adventure.lesson.invest.stake.why.all': 'Alle 6 würden mehr gewinnen, aber für Guile und Schutz bliebe nichts.',
  'adventure.lesson.invest.stake.why.spread':
    'Auf zwei Felder verteilt gewinnt das Spice weniger, aber öfter. Das Beispiel bleibt bei einem.',
  'adventure.lesson.invest.stake.why.nothing': 'Ohne Einsatz ist nichts zu gewinnen.',
  'adventure.lesson.invest.stake.why.other': 'Das Beispiel setzt 4 Spice auf das mittlere Feld.',

  'adventure.lesson.invest.yellow': 'Jeder Wurf zu Beginn eines Zuges zählt, wer auch würfelt. Judit wirft 3 und 5.',
  'adventure.lesson.invest.yellowMove':
    'Die 8 steht auf keinem Feld, auf dem Zsuzsa etwas eingesetzt hat, also geschieht nichts. Judit zieht mit dem Sardaukar-Krieger.',
  'adventure.lesson.invest.yellowStay': 'Der Krieger erntet 3 Spice. Sonst zieht Judit mit niemandem.',
  'adventure.lesson.invest.yellowDone': 'Kein Kampf, keine Karte.',
  'adventure.lesson.invest.yellowBuy': 'Judit kauft 2 Harvester.',
  'adventure.lesson.invest.yellowInvest': 'Und sie setzt 2 Spice auf ihr rechtes Feld, für eine 3 oder eine 11.',
  'adventure.lesson.invest.blue': 'Ferenc wirft 4 und 6.',

  // The storm
  'adventure.lesson.storm.title': 'Vor dem Sturm',
  'adventure.lesson.storm.about': 'Was jederzeit geht, wenn es am nötigsten ist: ein Tausch, Schutz und Guile.',
  'adventure.lesson.storm.end':
    'Paul hat für diese eine Probe Guile 4, und der Würfel zeigt 4: Er überlebt. Ein Harvester war geschützt, der andere hatte Glück. Judit hat ihr Spice behalten und zwei Harvester verloren. Der Baron steht auf dem Sandsturm-Feld, und dort verschont ihn der Sturm.',

  'adventure.lesson.storm.trade':
    'Tomáš ist am Zug. Sein Baron ist vier Felder vom Sandsturm-Feld entfernt, und er hat eine 4 geworfen. Paul steht mit Guile 3 draußen in der Wüste. Zsuzsa hat 3 Harvester, aber nur 2 Spice; Judit hat 8. Tauschen geht jederzeit, auch wenn jemand anderes am Zug ist.',
  'adventure.lesson.storm.trade.task': 'Biete Judit einen Tausch an: Gib 1 Harvester, bekomm 2 Spice.',
  'adventure.lesson.storm.trade.why.other':
    'Jedes Angebot ist erlaubt. Das Beispiel gibt 1 Harvester und will 2 Spice, ohne Nicht-Angriffspakt.',

  'adventure.lesson.storm.accept':
    'Ein Angebot geht an eine Person, die es als Ganzes annimmt oder ablehnt. Judit braucht Harvester und nimmt an.',
  'adventure.lesson.storm.storm':
    'Der Baron zieht auf das Sandsturm-Feld. Der Sturm prüft nun die Harvester aller anderen, dann jede Figur in der Wüste.',

  'adventure.lesson.storm.shelter':
    'Bevor die Würfel fallen, wird der Besitzer gefragt. Jeder ungeschützte Harvester ist bei 5 oder 6 verloren; der Schutz kostet je 1 Spice. Zsuzsa hat 4 Spice, und ein Punkt Guile wird 3 kosten.',
  'adventure.lesson.storm.shelter.task': 'Schütze 1 Harvester.',
  'adventure.lesson.storm.shelter.why.none': 'Ungeschützt ist jeder Harvester bei 5 oder 6 verloren. Ein Spice ist übrig.',
  'adventure.lesson.storm.shelter.why.both': 'Dann bleiben 2 Spice, und für Paul lässt sich kein Guile mehr kaufen.',
  'adventure.lesson.storm.shelter.why.other': 'Das Beispiel schützt einen.',

  'adventure.lesson.storm.yellow': 'Judit hat jetzt vier Harvester und schützt keinen.',
  'adventure.lesson.storm.blue': 'Auch Ferenc nimmt das Risiko auf sich.',

  'adventure.lesson.storm.brace':
    'Alle anderen sind zu Hause, auf dem Sietch ihres eigenen Hauses. Paul muss eine Probe bestehen: Bei einem Wurf über seinem Guile-Wert scheidet er aus. 3 Spice sind noch da.',
  'adventure.lesson.storm.brace.task': 'Kauf 1 Punkt Guile für Paul.',
  'adventure.lesson.storm.brace.why.none': 'Mit Guile 3 scheidet er bei jedem zweiten Wurf aus. Dafür ist das Spice da.',
  'adventure.lesson.storm.brace.why.other': 'Das Beispiel kauft einen Punkt Guile.',
};
