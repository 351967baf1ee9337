import type { TextsLike } from '../../../text/message.ts';
import type { diceLessonsEn } from './lessons.en.ts';

export const diceLessonsDe: TextsLike<typeof diceLessonsEn> = {
  // The example turn
  'dice.lesson.example.title': 'Drei Truppen gegen Carthag',
  'dice.lesson.example.about':
    'Fünf Minuten: wie man gewinnt, und das Beispiel aus dem Regelheft, ein Zug mit Bündnis, Abmachung und Schlacht.',
  'dice.lesson.example.end':
    'Ferenc gewinnt, 4 zu 2. Sein Baron und deine Truppen gehen in den Vorrat. Arrakeen bleibt dein. Judit ist dran.',

  'dice.lesson.example.roll':
    'Du führst die Atreides in Arrakeen. Nebenan hält Ferenc Carthag mit 2 Truppen; Judit steht für die Corrino in Sietch Tabr.',
  'dice.lesson.example.roll.task': 'Wirf alle sieben Würfel.',
  'dice.lesson.example.roll.why.other': 'Ein Zug beginnt mit allen sieben Würfeln.',

  'dice.lesson.example.freeze':
    'Eingefrorene Würfel bleiben, der Rest wird neu geworfen. Atreides rekrutiert, Corrino kann Judit einladen, Region 4 führt nach Carthag.',
  'dice.lesson.example.freeze.task': 'Friere Atreides-, Corrino- und Regionswürfel ein.',
  'dice.lesson.example.freeze.why.all':
    'Man darf alle sieben auf einmal einfrieren. Aber dann rekrutiert ein Würfel statt zwei, und es gibt keinen Giftschnüffler. Das Beispiel würfelt weiter.',
  'dice.lesson.example.freeze.why.noRegion': 'Ohne den Regionswürfel einzufrieren, bleibt der Weg nach Carthag dem Zufall überlassen.',
  'dice.lesson.example.freeze.why.other':
    'Jede Wahl mit mindestens einem Würfel ist erlaubt. Der Plan des Beispiels braucht Atreides, Corrino und Region 4.',

  'dice.lesson.example.stay': 'Wieder Atreides, Spice 1, der Giftschnüffler: Das reicht.',
  'dice.lesson.example.stay.task': 'Friere alles Übrige ein.',
  'dice.lesson.example.stay.why.other': 'Einige Würfel ließen sich noch einmal werfen. Das Beispiel hört hier auf.',

  'dice.lesson.example.invite': 'Ein Bündnis hält einen Zug. Die Corrino können Verbündeten Spice geben.',
  'dice.lesson.example.invite.task': 'Biete Judit das Bündnis an.',
  'dice.lesson.example.invite.why.alone': 'Allein geht es auch. Aber mit 1 Spice ist Carthag zu weit, und die Corrino haben Spice.',
  'dice.lesson.example.invite.why.harkonnen':
    'Der Harkonnenwürfel ließe es zu. Aber in Carthag steht ja Ferenc, und Verbündete kämpfen nicht gegeneinander.',
  'dice.lesson.example.invite.why.other': 'Das Beispiel lädt die Corrino ein.',

  'dice.lesson.example.accept': 'Sie nimmt an.',

  'dice.lesson.example.recruit': 'Jeder Atreideswürfel bringt eine Truppe, einer davon wahlweise einen Anführer.',
  'dice.lesson.example.recruit.task': 'Rekrutiere 2 Truppen.',
  'dice.lesson.example.recruit.why.leader':
    'Ein Anführer wäre erlaubt und in der Schlacht nützlich. Das Beispiel nimmt 2 Truppen, um eine Schlacht ohne Anführer zu zeigen.',
  'dice.lesson.example.recruit.why.fewer': 'Ein Würfel darf ungenutzt bleiben, aber gewonnen ist damit nichts.',
  'dice.lesson.example.recruit.why.other': 'Das Beispiel rekrutiert 2 Truppen.',

  'dice.lesson.example.recruitAlly': 'Judit rekrutiert eine mit ihrem Würfel.',

  'dice.lesson.example.snooper': 'Der Giftschnüffler schützt vor Gift.',
  'dice.lesson.example.snooper.task': 'Nimm den Giftschnüffler.',
  'dice.lesson.example.snooper.why.other': 'Der Würfel darf ungenutzt bleiben. Aber ein Giftschnüffler kostet nichts.',

  'dice.lesson.example.silent': 'Judit könnte eine Abmachung vorschlagen, wartet aber.',

  'dice.lesson.example.ship': '1 Spice verschifft eine Truppe dorthin, wo du stehst.',
  'dice.lesson.example.ship.task': 'Verschiffe eine Truppe nach Arrakeen.',
  'dice.lesson.example.ship.why.pole':
    'Die Polarsenke ist sicher, und auch von dort ist es nah nach Carthag. Das Beispiel stärkt zuerst Arrakeen.',
  'dice.lesson.example.ship.why.deal': 'Eine Abmachung kommt gleich. Zuerst gibt das Beispiel sein eigenes Spice aus.',
  'dice.lesson.example.ship.why.end': 'Nicht ausgegebenes Spice verfällt am Ende des Zuges.',
  'dice.lesson.example.ship.why.other': 'Das Beispiel verschifft nach Arrakeen.',

  'dice.lesson.example.deal': 'Eine Abmachung bindet beide Verbündeten.',
  'dice.lesson.example.deal.task': 'Beginne eine Abmachung.',
  'dice.lesson.example.deal.why.end': 'Ohne Abmachung ist das Spice alle, und es bleiben wenige Truppen.',
  'dice.lesson.example.deal.why.other': 'Das Beispiel trifft jetzt eine Abmachung.',

  'dice.lesson.example.gift': 'Zuerst, was Judit gibt. Spice aus der Reserve der Corrino können Verbündete im eigenen Zug ausgeben.',
  'dice.lesson.example.gift.task': 'Nimm 4 Spice aus der Reserve auf.',
  'dice.lesson.example.gift.why.other': 'Das Beispiel bittet um alle 4: zwei für jede der beiden.',

  'dice.lesson.example.herFirst': 'Sie will zwei Truppen in Sietch Tabr.',
  'dice.lesson.example.herSecond': 'Die zweite.',
  'dice.lesson.example.yourFirst': 'Zwei Spice sind übrig.',
  'dice.lesson.example.yourFirst.task': 'Füge eine Atreidestruppe für Arrakeen hinzu.',
  'dice.lesson.example.yourFirst.why.propose': 'Zwei Spice blieben ungenutzt. Sie sind zwei Truppen wert.',
  'dice.lesson.example.yourFirst.why.other': 'Das Beispiel schickt je 2 Truppen: Corrino nach Sietch Tabr, Atreides nach Arrakeen.',
  'dice.lesson.example.yourSecond': 'Und eine zweite.',

  'dice.lesson.example.propose': 'Sie gilt ganz oder gar nicht.',
  'dice.lesson.example.propose.task': 'Schlage die Abmachung vor.',
  'dice.lesson.example.propose.why.withdraw': 'Die Abmachung ist schon wie im Beispiel. Sie muss nur vorgeschlagen werden.',
  'dice.lesson.example.propose.why.other': 'Mehr passt nicht hinein.',

  'dice.lesson.example.agree': 'Judit nimmt an. Alle vier Truppen landen.',

  'dice.lesson.example.target': 'Region 4 erlaubt Carthag: ein Ziel für beide.',
  'dice.lesson.example.target.task': 'Nenne Carthag.',
  'dice.lesson.example.target.why.brokenLand':
    'Auch Zerklüftetes Land liegt in Zone 4, es ist also erlaubt. Aber strategisch ist es nicht, und das Heft will nach Carthag.',
  'dice.lesson.example.target.why.pole': 'Die Polarsenke ist immer erlaubt, aber zu gewinnen ist dort nichts.',
  'dice.lesson.example.target.why.other': 'Das Beispiel nennt Carthag.',

  'dice.lesson.example.march': 'In Nachbarregionen dürfen beliebig viele Truppen ziehen, kostenlos.',
  'dice.lesson.example.march.task': 'Zieh mit 3 Truppen nach Carthag.',
  'dice.lesson.example.march.why.everybody':
    'Erlaubt, aber dann hält niemand Arrakeen, und was loszieht, kann in der Schlacht verloren gehen.',
  'dice.lesson.example.march.why.nobody': 'Erlaubt: Ein Ziel darf auch ohne Zug genannt werden. Aber dann gibt es keine Schlacht.',
  'dice.lesson.example.march.why.other': 'Jede Zahl ist erlaubt. Das Beispiel zieht mit 3 los und lässt 2 da.',

  'dice.lesson.example.stayHome': 'Judit könnte mitziehen, bleibt aber.',
  'dice.lesson.example.noLeader': 'Auch einen Anführer leiht sie nicht.',

  'dice.lesson.example.fist':
    'Beide wählen heimlich, was kämpft und danach in den Vorrat geht. Der Verlierer verliert auch, was er zurückhält. Bei Gleichstand gewinnt die Verteidigung.',
  'dice.lesson.example.fist.task': 'Schließ 2 Truppen in die Faust.',
  'dice.lesson.example.fist.why.everything':
    'Alle 3 wären Stärke 3. Die Verteidigung kann 6 erreichen, und gewinnst du mit allem, ist niemand mehr da, um Carthag zu halten.',
  'dice.lesson.example.fist.why.nothing': 'Erlaubt, aber Stärke 0 gewinnt nichts: Bei Gleichstand gewinnt die Verteidigung.',
  'dice.lesson.example.fist.why.other': 'Das Beispiel wagt 2 von 3.',

  'dice.lesson.example.baron': 'Beide öffnen: Baron Vladimir, Stärke 4, gegen 2 Truppen.',

  // The Roll
  'dice.lesson.roll.title': 'Würmer und Klopfer',
  'dice.lesson.roll.about': 'Wie Würfel einfrieren, was Shai-Hulud tut und wann ein Klopfer hilft.',
  'dice.lesson.roll.end':
    'Der Spicewürfel war der letzte, also konnte der Klopfer nicht helfen: Shai-Hulud bleibt, und dieser Zug hat kein Spice. Am meisten wert ist ein Klopfer, solange andere Würfel noch frei sind.',

  'dice.lesson.roll.first':
    'Eine Partie zu zweit. Zsuzsa führt die Atreides und hat einen Klopfer vor sich. Ihre Truppen stehen im Kleinen Erg bei einer Erntemaschine.',
  'dice.lesson.roll.first.task': 'Wirf alle sieben Würfel.',
  'dice.lesson.roll.first.why.other': 'Ein Zug beginnt mit allen sieben Würfeln.',

  'dice.lesson.roll.thump':
    'Shai-Hulud auf dem Spicewürfel. Er friert den Würfel sofort ein: kein Spice, und die Erntemaschine ist in Gefahr. Ein Klopfer hält ihn fern.',
  'dice.lesson.roll.thump.task': 'Gib den Klopfer ab.',
  'dice.lesson.roll.thump.why.keep':
    'Das ist erlaubt: Der Spicewürfel läge still, und du könntest weiterwürfeln, ohne einen anderen einzufrieren. Versuche zuerst den Klopfer.',
  'dice.lesson.roll.thump.why.other': 'Diese Lektion zeigt den Klopfer.',

  'dice.lesson.roll.freezeOther':
    'Der Spicewürfel bleibt frei und wird noch einmal geworfen. Dafür muss mindestens ein anderer Würfel einfrieren.',
  'dice.lesson.roll.freezeOther.task': 'Friere die beiden Atreideswürfel ein.',
  'dice.lesson.roll.freezeOther.why.other':
    'Außer dem Spicewürfel darf jeder einfrieren. Zwei Atreideswürfel rekrutieren zwei Truppen, also behalte beide und sonst nichts.',

  'dice.lesson.roll.freezeNone':
    'Wieder der Wurm, und kein Klopfer mehr: Jetzt ist der Spicewürfel eingefroren. Weil der Wurm einen Würfel eingefroren hat, musst du vor dem nächsten Wurf keinen weiteren einfrieren.',
  'dice.lesson.roll.freezeNone.task': 'Friere nichts ein, wirf die anderen vier noch einmal.',
  'dice.lesson.roll.freezeNone.why.other': 'Du darfst hier weitere Würfel einfrieren. Diese Lektion zeigt, dass du nicht musst.',

  'dice.lesson.roll.freezeRest': 'Ein Klopfer auf dem Vendettawürfel. Der ist es wert, behalten zu werden.',
  'dice.lesson.roll.freezeRest.task': 'Friere alles Übrige ein.',
  'dice.lesson.roll.freezeRest.why.other':
    'Ein weiterer Wurf ist erlaubt, aber der Vendettawürfel könnte seinen Klopfer verlieren. Friere alle vier ein.',

  'dice.lesson.roll.recruit': 'Zwei Würfel zeigen Atreides. Beide Anführer sind schon bereit, also bringen sie Truppen.',
  'dice.lesson.roll.recruit.task': 'Rekrutiere 2 Truppen.',
  'dice.lesson.roll.recruit.why.nobody': 'Erlaubt, aber zwei Würfel wären verschenkt.',
  'dice.lesson.roll.recruit.why.other': 'Beide Würfel rekrutieren: 2 Truppen.',

  'dice.lesson.roll.thumper':
    'Im gemeinsamen Vorrat sind Klopfer, und Zsuzsa hat jetzt keinen. Einer auf einmal ist erlaubt, und niemand kann ihn ihr nehmen.',
  'dice.lesson.roll.thumper.task': 'Nimm einen Klopfer.',
  'dice.lesson.roll.thumper.why.leave': 'Er kostet nichts und rettet irgendwann einen Spicewürfel.',
  'dice.lesson.roll.thumper.why.other': 'Nimm den Klopfer.',

  'dice.lesson.roll.target':
    'Der Wurm hat die Erntemaschine im Kleinen Erg verschlungen, und zum Verschiffen ist kein Spice da. Der Regionswürfel zeigt 3.',
  'dice.lesson.roll.target.task': 'Nenne Sietch Tabr: Ein Ziel wird immer genannt, auch wenn niemand dorthin ziehen kann.',
  'dice.lesson.roll.target.why.pole': 'Die Polarsenke ist immer erlaubt. Diese Lektion nennt Sietch Tabr, damit es schneller geht.',
  'dice.lesson.roll.target.why.other': 'Die Lektion nennt Sietch Tabr.',

  'dice.lesson.roll.his': 'Ferenc würfelt für die Harkonnen.',
  'dice.lesson.roll.hisFreeze': 'Er friert alle sieben auf einmal ein. Das ist erlaubt.',
  'dice.lesson.roll.hisPiter': 'Piter de Vries könnte den Vendettawürfel auf Gift drehen. Heute nicht.',
  'dice.lesson.roll.hisTarget': 'Er nennt Carthag, wo er schon steht.',
  'dice.lesson.roll.hisAsset': 'Er könnte dort die Einrichtung ändern und lässt sie.',

  'dice.lesson.roll.again': 'Der zweite Zug von Zsuzsa, wieder mit einem Klopfer.',
  'dice.lesson.roll.again.task': 'Wirf die Würfel.',
  'dice.lesson.roll.again.why.other': 'Ein Zug beginnt mit allen sieben Würfeln.',

  'dice.lesson.roll.allBut':
    'Spice 2 ist wenig. Alles andere darf bleiben, und falls der Wurm kommt, ist da noch der Klopfer. Oder etwa nicht?',
  'dice.lesson.roll.allBut.task': 'Friere alles außer dem Spicewürfel ein.',
  'dice.lesson.roll.allBut.why.other': 'Erlaubt. Aber diese Lektion will sehen, was mit dem allerletzten Würfel geschieht.',

  // A battle
  'dice.lesson.battle.title': 'Die Mauern von Carthag',
  'dice.lesson.battle.about': 'Eine Schlacht mit Befestigung, geliehenem Anführer, zwei Fäusten und einem Ehrenhaften Duell.',
  'dice.lesson.battle.end':
    'Carthag hat neue Herren und wieder eine Mauer. Zsuzsa hält Carthag und Arrakeen, Judit hält Sietch Tabr: zusammen drei strategische Regionen. Mit einer vierten hätten sie gemeinsam gewonnen.',

  'dice.lesson.battle.breach':
    'Zsuzsa (Atreides) und ihre Verbündete Judit (Corrino) sind nach Carthag gezogen: 3 Truppen, dazu 1 Truppe und 1 Sardaukar von Judit. Zwei Harkonnentruppen warten hinter einer Befestigung. Sie fällt zuerst und nimmt einen Angreifer mit. Welchen, sagt Zsuzsa, auch einen ihrer Verbündeten.',
  'dice.lesson.battle.breach.task': 'Wähle die gewöhnliche Truppe von Judit.',
  'dice.lesson.battle.breach.why.own':
    'Erlaubt. Aber deine eigenen Truppen kehren aus einem Duell der Anführer heim, die der Verbündeten nicht. Heb deine für die Faust auf.',
  'dice.lesson.battle.breach.why.sardaukar': 'Erlaubt, aber ein Sardaukar ist in der Faust zwei wert.',
  'dice.lesson.battle.breach.why.other': 'Die Lektion gibt die gewöhnliche Truppe von Judit her.',

  'dice.lesson.battle.lend': 'Judit leiht Shaddam IV., offen. Ob er benutzt wird, bleibt das Geheimnis von Zsuzsa.',

  'dice.lesson.battle.fist':
    'Ferenc kann 6 erreichen: der Baron 4 und 2 Truppen. Aber was er einsetzt, ist weg. Zsuzsa vermutet, dass er eine Truppe behält. Zum Sieg braucht sie mehr, als er zeigt, bei Gleichstand gewinnt er. Leto allein zählt 3, ein Sardaukar 2, eine Truppe 1.',
  'dice.lesson.battle.fist.task': 'Schließ Herzog Leto, den Sardaukar und 1 Truppe in die Faust: Stärke 6.',
  'dice.lesson.battle.fist.why.tie': 'Das sind 5. Zeigt Ferenc auch 5, gewinnt er den Gleichstand.',
  'dice.lesson.battle.fist.why.leaders': 'Beide Anführer zusammen zählen 5, nicht 6, und beide sind verbraucht.',
  'dice.lesson.battle.fist.why.everything':
    'Das gewinnt sicher. Aber alles in der Faust verlässt Carthag, und niemand bliebe, um es zu halten.',
  'dice.lesson.battle.fist.why.other': 'Jeder Teil ist erlaubt. Die Lektion setzt Stärke 6 ein und hält 2 Truppen zurück.',

  'dice.lesson.battle.open':
    'Beide öffnen: 6 gegen den Baron und 1 Truppe, also 5. Beide Seiten haben einen Anführer benutzt, also ist es ein Ehrenhaftes Duell: Die eingesetzte Atreidestruppe geht auf die Hauskarte, nicht in den Vorrat.',

  'dice.lesson.battle.asset':
    'Carthag ist das Ziel dieses Zuges, und sonst steht niemand dort: Die Einrichtung darf geändert werden. Die alte Befestigung ist wieder im Vorrat.',
  'dice.lesson.battle.asset.task': 'Leg eine Befestigung nach Carthag.',
  'dice.lesson.battle.asset.why.keep': 'Erlaubt, aber der nächste Angreifer ist Judits Nachbar, und Mauern kosten nichts.',
  'dice.lesson.battle.asset.why.other': 'Jede Einrichtung aus dem Vorrat ist möglich. Die Lektion baut die Mauer neu.',
};
