import type { TextsLike } from '../../../text/message.ts';
import type { arrakisRulingsEn } from './rulings.en.ts';

export const arrakisRulingsDe: TextsLike<typeof arrakisRulingsEn> = {
  'arrakis.topic.rulings': 'Auslegungen',
  'arrakis.ruling.RU-3': 'Es gelten die Sanktionen aller Marker, die in dieser Phase sanken oder ganz unten stehen, nicht nur eine.',
  'arrakis.ruling.RU-4': 'Einen Marker zu heben kostet insgesamt 3, nicht 3 zu den 2 dazu.',
  'arrakis.ruling.RU-5':
    'Eine beförderte Legion wird in dieser Runde nicht noch einmal befördert; am Tisch darf auch nur der Zug gelten. Legion meint jede ihrer Figuren. Bei Mahdi zählen für den einen Flug der Runde nur Bewegungen; am Tisch dürfen auch Angriffe zählen.',
  'arrakis.ruling.RU-6': 'Ein Überraschungsangriff bringt ein Spezial, keinen Würfel; am Tisch darf es auch umgekehrt gelten.',
  'arrakis.ruling.RU-7': 'Spezialeliten heben nur Schilde auf, je einen, auch solche aus Spezial.',
  'arrakis.ruling.RU-8': 'Ein Treffer entfernt eine Eliteeinheit nur dann ganz, wenn keine reguläre im Vorrat ist.',
  'arrakis.ruling.RU-9': 'Vorrücken heißt ganz oder gar nicht, und es ist freiwillig.',
  'arrakis.ruling.RU-10':
    'Der Treffer fürs Weitermachen kommt vor der Entscheidung des Verteidigers. Vernichtet er den Angreifer, hat der Verteidiger gewonnen.',
  'arrakis.ruling.RU-11': 'Wohin eine Legion weicht, wählt der Gegner, auch zu eigenen Figuren; was zu viel ist, wird entfernt.',
  'arrakis.ruling.RU-12':
    'Ein Wurmzeichen wird nur umgedreht, wo Bewegung oder Vorrücken endet. Überfliegen, Platzieren, Aufstellen ist kein Betreten.',
  'arrakis.ruling.RU-13': 'Einen Wurm vom Plan holt ein Wurmzeichen nur aus freier Wahl oder bei leerem Vorrat.',
  'arrakis.ruling.RU-14': 'Unpassierbare Grenzen binden nur Legionen, auch dort, wo die Atomwaffen trafen.',
  'arrakis.ruling.RU-15': 'Würfel ohne Slot werden abwechselnd geändert, Harkonnen zuerst.',
  'arrakis.ruling.RU-16': 'Ein übriger Bene-Gesserit-Marker kommt zu seinem Besitzer zurück; am Tisch darf gelten, dass er verloren ist.',
  'arrakis.ruling.RU-17':
    'Spezialangriffe von Karten sind keine Schlacht: Marker werden aufgedeckt, keine Anführer, keine Schilde, keine Siedlung fällt.',
  'arrakis.ruling.RU-18': 'Der letzte Würfel der Harkonnen beendet die Phase. Wüstenmacht braucht weniger Würfel, nicht gleich viele.',
  'arrakis.ruling.RU-19': 'Der Hauswürfel der Atreides steht für Würfelsymbole, nicht für die Wüstenmacht.',
  'arrakis.ruling.RU-20': 'Der Tank rückt am Zugende einmal vor, auch mit denen, die eben hineinkamen.',
  'arrakis.ruling.RU-21': 'Wer den Tank verlässt, bekommt eine offene Karte sofort zurück, eine benutzte am Rundenende.',
  'arrakis.ruling.RU-22': 'Gegen Menschen ist Guerillatraining auch bei Ornithoptern erlaubt.',
  'arrakis.ruling.RU-23':
    'Stationen nimmt, wer dort eine Bewegung beendet oder vorrückt; Rückzug, Platzieren und verlegter Sietch gelten nicht.',
  'arrakis.ruling.RU-24':
    'Hawats Ränke werden nie mit einem Würfel gespielt und nicht für Würfel, Limit oder Zwang abgeworfen. Mehr als 6 davon auf der Hand sind erlaubt.',
  'arrakis.ruling.RU-25': 'Frei beansprucht wird im Zug der Atreides. Eine durch Augen des Ibad behaltene Karte liegt neben den 3 neuen.',
  'arrakis.ruling.RU-26': 'Wo Quellen über einen Anführer streiten, gilt die Mehrheit: Aramsham Treffer und Schild, Alia Treffer.',
  'arrakis.ruling.RU-27': 'Am Rundenende darf ein benannter Anführer vom Plan, auch wenn kein namenloser im Vorrat ist.',
  'arrakis.ruling.RU-28':
    'Vorherrschaft 10 gewinnt sofort, vor der Prüfung der Atreides. Bei Mahdi kommt diese Prüfung vor dem Schritt der Runde.',
  'arrakis.ruling.RU-29': 'Zu den Fahrzeugen eines Sektors zählen auch die in seinen Luftzonen.',
  'arrakis.ruling.RU-30':
    'Ein durch eine feindliche Karte verlorener Würfel bewegt den Tank nicht. Auch ein Bene-Gesserit-Marker kann getroffen werden.',
  'arrakis.ruling.RU-31': 'Entfernungen sind Schritte über passierbare Grenzen; für den Automaten über alle.',
  'arrakis.ruling.RU-32': 'Ein verlegter Sietch liegt in dem Sektor, in dem er jetzt steht.',
  'arrakis.ruling.RU-33': 'Bei Mahdi werden die Startmarker erst zu Figuren; dann bilden alle zwölf die Vorräte.',
  'arrakis.ruling.RU-34': 'Bei Mahdi kommen jede Runde zwei Verstärkungskarten.',
  'arrakis.ruling.RU-35':
    'Bei Mahdi rückt der Automat nach jedem Sieg vor; wo kein Sietch ist, dürfen am Tisch die Atreides entscheiden. Ernter ohne Gebiet bleiben im Vorrat; ein neues Ziel lässt den Erntesektor, wie er ist. Nach der Spezialaktion des Barons kommen auch Fahrzeuge, wenn am Tisch nichts anderes gilt.',
  'arrakis.ruling.RU-36': 'Bei Mahdi nennt Wahrtrance das Symbol des nächsten Harkonnen-Zuges, dann 2 Karten ziehen oder eine spielen.',
  'arrakis.ruling.RU-37': 'Bei Mahdi bleibt ein Marker ganz unten umsonst; ihn zu heben kostet 3. Gleichstände entscheidet der Spieler.',
  'arrakis.ruling.RU-38': 'Fehlt etwas, geschieht so viel wie möglich. Zu wenige Wurmzeichen: Die Atreides wählen die Gebiete.',
  'arrakis.ruling.RU-39': 'Bei knappem Vorrat bringen aufgedeckte Marker niedrigere Ränge; was fehlt, verfällt.',
  'arrakis.ruling.RU-40':
    'Ein Gebiet mit Atomwaffenmarker gilt als leer; dort gelten die Werte der Wüste. Offene Siedlungen bleiben Siedlungen.',
  'arrakis.ruling.RU-41': 'Die Ziele liest man als Kwisatz Haderach, Wüstenvolk, Dschihad.',
  'arrakis.ruling.RU-43':
    'Auf einer geteilten Seite entscheidet Haus Harkonnen über Spice, Haus Atreides über Karten; Wüstenmacht dürfen beide nutzen.',
  'arrakis.ruling.RU-44': 'Mit unbenutztem Würfel passt man nicht; ohne Würfel dürfen die Atreides es.',
  'arrakis.ruling.RU-45': 'Effekte, die Fahrzeuge platzieren, dürfen sie vom Plan nehmen.',
  'arrakis.ruling.RU-47': 'Nimmt ein Effekt die Anführer einer Legion fort, bleiben die Einheiten.',
  'arrakis.ruling.RU-48': 'Ein Anführer wandelt je Kampfrunde höchstens ein Spezial um, und muss es, wenn eines übrig ist.',
  'arrakis.ruling.RU-49': 'Bei Mahdi zählt ein Aufmarschmarker auch in der feinen Zählung 2.',
  'arrakis.ruling.RU-51': 'Von zwei bewegten Würmern endet der zweite nicht, wo der erste endete.',
  'arrakis.ruling.RU-52': 'Wer neben einem Wurm beginnt, darf auch zu Fuß gehen.',
  'arrakis.ruling.RU-53':
    'Beanspruchen im gegnerischen Zug folgt auf den Schritt, der die Bedingung erfüllt, nie zwischen Wurf und Verlusten.',
  'arrakis.ruling.RU-54': 'Freie Aktionen sind zwischen Kampfrunden erlaubt, nicht darin.',
  'arrakis.ruling.RU-55': 'Der Nordpol liegt in allen vier inneren Sektoren; einer, der passt, genügt.',
  'arrakis.ruling.RU-56': 'Eine Bewegung lässt keinen Anführer allein. Verluste und Effekte können es; dann geht er.',
  'arrakis.ruling.RU-57':
    'Auf einer geteilten Seite liegt Paul-Muad’Dibs Karte bei den Fremen, Jessicas bei Haus Atreides, Mohiams bei Corrino.',
  'arrakis.ruling.RU-58': 'Karten eines Namens zählen als eine, welcher Buchstabe auch darauf steht.',
};
