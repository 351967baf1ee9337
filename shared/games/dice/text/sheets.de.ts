import type { TextsLike } from '../../../text/message.ts';
import type { diceSheetsEn } from './sheets.en.ts';

export const diceSheetsDe: TextsLike<typeof diceSheetsEn> = {
  'dice.sheet.turn-reference': 'Ein Zug in zehn Schritten',
  'dice.sheet.turn-reference.about': 'Übersicht mit allen Schritten und Würfeln, dreimal',
  'dice.sheet.teach': 'So erklärst du es',
  'dice.sheet.teach.about': 'Was du sagst, zeigst und weglässt, in der besten Reihenfolge, auf einer Seite',
  'dice.sheet.rules-half': 'Regeln eines Zugs',
  'dice.sheet.rules-half.about': 'Ein Zug auf einer halben Seite, zweimal: für zwei am Tisch',
  'dice.sheet.teach.show':
    'Leg jedem Haus seine Karte hin und lies eine Fähigkeit vor: Jedes Haus bricht eine andere Regel. Truppen warten auf der Karte und kommen nur von dort ins Land.',
  'dice.sheet.teach.turn':
    'Wirf einmal offen und geh die zehn Schritte durch. Die Würfel sagen, wen du rekrutierst, wohin du darfst und was du zahlen kannst.',
  'dice.sheet.teach.fight':
    'Beide Seiten wählen verdeckt, was sie einsetzen, und zeigen es zugleich. Eingesetztes ist verbraucht, bei Gleichstand gewinnt der Verteidiger.',
  'dice.sheet.teach.later':
    'Bündnisse, Shai-Hulud, die Marker und was Verbündete dürfen: jedes, wenn es so weit ist. Niemand muss mehr kennen als die eigene Karte.',
  'dice.sheet.house-cards': 'Hauskarten',
  'dice.sheet.house-cards.about': 'Eine Karte je Haus mit Fähigkeiten und Feldern, 63 × 88 mm',
  'dice.sheet.house-boards': 'Haustafeln',
  'dice.sheet.house-boards.about': 'Dasselbe in der Größe der Marker, vier je Seite',
  'dice.sheet.setup-sheet': 'Aufbau',
  'dice.sheet.setup-sheet.about': 'Sturm, Einrichtungen, Startspieler und Wahlreihenfolge, schon ausgelost',
  'dice.sheet.score-sheet': 'Wertungs- und Zugbogen',
  'dice.sheet.score-sheet.about': 'Wer was hält, Zug um Zug, für sechs Runden',
  'dice.sheet.map': 'Karte von Arrakis',
  'dice.sheet.map.about': 'Die zehn Regionen auf einer Seite',
  'dice.sheet.map-poster': 'Große Karte von Arrakis',
  'dice.sheet.map-poster.about': 'Die zehn Regionen auf vier Seiten zum Zusammenkleben, für Marker',
  'dice.sheet.map-a3': 'Karte von Arrakis, A3',
  'dice.sheet.map-a3.about': 'Die zehn Regionen auf einem großen Bogen, für den Copyshop',
  'dice.sheet.map-a2': 'Karte von Arrakis, A2',
  'dice.sheet.map-a2.about': 'Dasselbe auf doppelt so großem Bogen',
  'dice.sheet.house-tarot': 'Hauskarten, Tarotgröße',
  'dice.sheet.house-tarot.about': 'Dieselben Karten in 70 × 120 mm, mit beiden Arten der Gesichtstänzer',
  'dice.sheet.box': 'Schachtel',
  'dice.sheet.box.about': 'Eine Schachtel zum Falten und Kleben für Karten, Marker und Würfel',
  'dice.sheet.box.inside': '{cards} Hauskarten\n{tokens} Marker\n{dice} Würfel\nKarte, Aufbaublatt und Übersichtskarten',
  'dice.sheet.box.how':
    'An durchgezogenen Linien schneiden, an gestrichelten falzen. Kleb den Streifen links unter die Rückseite, dann die untere Lasche innen an die Rückseite. Der Deckel wird oben eingesteckt.',
  'dice.sheet.dice': 'Würfel',
  'dice.sheet.dice.about': 'Sieben Bastelbögen zum Falten und Kleben, dazu Seiten für leere Würfel',
  'dice.sheet.tokens': 'Marker',
  'dice.sheet.tokens.about': 'Truppen, Anführer, Marker und Einrichtungen zum Ausschneiden',

  // Turn reference
  'dice.sheet.step.roll': 'Friere mindestens einen Würfel ein, wirf den Rest neu, bis alle sieben liegen. Shai-Hulud friert sofort ein.',
  'dice.sheet.step.alliance': 'Ab vier Spielern: Biete es einem gewürfelten Haus an. Ein Angebot, bis zum Ende dieses Zuges.',
  'dice.sheet.step.recruit':
    'Je eigene Seite eine Truppe oder ein Anführer aus dem Vorrat auf die Karte. Dann der Verbündete: nur Truppen.',
  'dice.sheet.step.vendetta': 'Entferne irgendwo eine Truppe oder nimm Schnüffler, Schild oder Klopfer.',
  'dice.sheet.step.shipping':
    '1 Spice bringt eine Truppe von der Karte zum Pol oder zu eigenen Truppen; zu denen des Verbündeten, wenn er zustimmt.',
  'dice.sheet.step.movement': 'Nenne ein Ziel in der gewürfelten Zone oder den Pol. Zieh aus Nachbarregionen oder per Ornithopter hinein.',
  'dice.sheet.step.battle':
    'Überall, wo du auf Feinde triffst. Beide setzen geheim ein; Gleichstand: Verteidigung gewinnt. Verbraucht: Eingesetztes, beim Verlierer auch die übrigen Truppen dort.',
  'dice.sheet.step.assets':
    'Kein Gegner am Ziel, du hast dort eine Truppe (Verbündete dürfen dabei sein): Einrichtung aufnehmen, eine ablegen.',
  'dice.sheet.step.storm': 'Spice 3, 4, 5: Er zieht nach dem Pfeil eine Zone weiter. In der Wüste verliert dort jedes Haus eine Truppe.',
  'dice.sheet.step.end': 'Zähle strategische Regionen. Übriges Spice verfällt.',
  'dice.sheet.goal':
    '{solo} strategische Regionen allein gewinnen (zu zweit {two}). {allied} zusammen mit dem Verbündeten gewinnen für beide. Nach Runde {rounds} gewinnt: {guild}.',
  'dice.sheet.diceTitle': 'Was die Würfel tun',
  'dice.sheet.die.house': '{faces}: Rekrutieren und Bündnisse.',
  'dice.sheet.die.region': 'Zonen 1 bis 6: Ziel und Einrichtungen; der Pfeil treibt den Sturm.',
  'dice.sheet.die.spice':
    '1 bis 5: dein Spice; {storm} bewegen auch den Sturm. Shai-Hulud: kein Spice, eine Erntemaschine bei dir geht verloren.',
  'dice.sheet.die.poison': 'entferne eine Truppe; der Giftschnüffler schützt davor.',
  'dice.sheet.die.crysknife': 'entferne eine Truppe; der Schild schützt davor.',
  'dice.sheet.die.hunter-seeker': 'entferne eine Truppe; nichts schützt.',
  'dice.sheet.die.snooper': 'nimm ihn, wo er auch ist.',
  'dice.sheet.die.shield': 'nimm ihn, wo er auch ist.',
  'dice.sheet.die.thumper': 'nimm einen, wenn du keinen hast. Gib ihn ab, damit Shai-Hulud weiterrollt.',

  // House cards
  'dice.sheet.ally': 'verbündet',
  'dice.sheet.leader': '{name} {strength}',
  'dice.sheet.leaders': '{names}, beide zusammen {strength}',
  'dice.sheet.count.leaders': '{n, plural, one {# Anführer} other {# Anführer}}',
  'dice.sheet.count.troops': '{n, plural, one {# Truppe} other {# Truppen}}',
  'dice.sheet.count.large': '{n, plural, one {# große Truppe} other {# große Truppen}}',
  'dice.sheet.count.sardaukar': '{n, plural, one {# Sardaukar} other {# Sardaukar}}',
  'dice.sheet.count.spice': '{n} Spice',
  'dice.sheet.leftOverAsset': 'die übrige Einrichtung',
  'dice.sheet.start.card': 'Hier: {items}.',
  'dice.sheet.setup.card': 'Auf der Hauskarte: {items}.',
  'dice.sheet.start.pole': 'In der Polarsenke: {items}.',
  'dice.sheet.start.region': 'In einer nicht strategischen Region: {items}.',
  'dice.sheet.start.everyFreeRegion': 'In jeder leeren nicht strategischen Region: {items}.',
  'dice.sheet.start.prediction': 'Eine geheime Vorhersage.',
  'dice.sheet.start': 'Aufbau',
  'dice.sheet.noTroops': 'Hier liegen keine Truppen: Sie reisen direkt aus dem Vorrat.',
  'dice.sheet.pool': 'Neben dem Spielplan',
  'dice.sheet.pool.about': 'Marker, die niemand hat, und der Vorrat der Einrichtungen',
  'dice.sheet.pool.tokens': 'Gemeinsamer Vorrat',
  'dice.sheet.pool.assets': 'Einrichtungen',

  // Tokens and dice
  'dice.sheet.tokens.table': 'Für den Tisch',
  'dice.sheet.tokens.how':
    'Auf Karton kleben, dann an den feinen Linien schneiden. Dunkel: Anführer mit ihrer Stärke. Doppelwinkel: zählt zwei.',
  'dice.sheet.tokens.alt': '{n, plural, one {# Marker} other {# Marker}}: {name}',
  'dice.sheet.dice.how':
    'Klebe die Seite auf etwa 0,3 mm starken Karton. Schneide am Umriss aus, ritze die inneren Linien an, falte und klebe die Laschen fest. Der Pfeil unter der Zone ist der Wind: {east} = Osten, {west} = Westen. Auf der Karte geht es nach Osten mit den Pfeilen am Rand, nach Westen gegen sie. Die Spirale steht auf den Spice-Seiten, die den Sturm bewegen.',
  'dice.sheet.wind.along': 'Osten',
  'dice.sheet.wind.east': 'O',
  'dice.sheet.wind.west': 'W',
  'dice.sheet.dice.stickers': 'Seiten von {edge} mm zum Aufkleben auf leere Würfel von 16 mm.',
  'dice.sheet.dice.alt': '{name}: {faces}',

  // Set-up and score
  'dice.sheet.setup.note': 'Ausgelost für {seats, plural, one {# Person} other {# Personen}}\nZiehung {seed}',
  'dice.sheet.setup.seat': 'Platz {n}',
  'dice.sheet.setup.start': 'Startspieler',
  'dice.sheet.setup.seats': 'Wer wann wählt',
  'dice.sheet.setup.seats.about':
    'Die Plätze zählen im Uhrzeigersinn, von einem beliebigen an. Schreib das Haus neben den Namen. Der Startspieler wählt zuletzt und beginnt.',
  'dice.sheet.setup.storm': 'Sturmmarker auf Zone {zone}. Jetzt keine Verluste (R4.1).',
  'dice.sheet.setup.turn': 'Rundenmarker auf 1.',
  'dice.sheet.setup.pool': 'Neben dem Spielplan: {items}.',
  'dice.sheet.setup.leftOver': 'Übrige Einrichtung: {asset}.',
  'dice.sheet.setup.count': '{n} × {name}',
  'dice.sheet.setup.houses': 'Häuser zur Wahl, Aufbau in dieser Reihenfolge',
  'dice.sheet.setup.alone': 'Allein gewinnst du mit {solo} strategischen Regionen.',
  'dice.sheet.setup.allied': 'Allein gewinnst du mit {solo} strategischen Regionen, im Bündnis zusammen mit {allied}.',
  'dice.sheet.setup.table': 'Auf dem Tisch',
  'dice.sheet.score.note':
    'Eine Zeile je Zug: wer am Ende was hält\nSiegel: allein gehaltene strategische Regionen, mit Verbündeten in Klammern',
  'dice.sheet.score.round': 'Runde',
  'dice.sheet.score.turn': 'Zug von',
  'dice.sheet.score.ally': 'Bündnis',
  'dice.sheet.score.seals': 'Siegel',
  'dice.sheet.score.storm': 'Sturm',
  'dice.sheet.score.setup': 'Aufbau',

  // Map
  'dice.sheet.map.alt': 'Das Land um den Pol: {regions}',
  'dice.sheet.map.stormSpace': 'Sturmfeld der Zone {zone}: {regions}',
  'dice.sheet.map.strategic': 'Strategische Region, Zone {zone}',
  'dice.sheet.map.plain': 'Zone {zone}',
  'dice.sheet.map.rounds': 'Runden',
  'dice.sheet.map.legend.strategic': 'Strategische Region mit der Nummer ihrer Zone: Sie zählt für den Sieg (R2.5, R15.1).',
  'dice.sheet.map.legend.desert': 'Wüste: Ein ankommender Sturm nimmt jedem Haus dort eine Truppe (R2.6, R14.4).',
  'dice.sheet.map.legend.asset': 'Platz der Einrichtung: höchstens eine (R2.9).',
  'dice.sheet.map.legend.storm': 'Sturmmarker. Osten ({wind}), mit den Pfeilen: {east}. Westen, gegen sie: {west} (R2.8).',
  'dice.sheet.map.legend.reconstructed':
    'Diese Grenze ist rekonstruiert: Kein Regelheft nennt sie. Wer das Spiel besitzt, weiß es vielleicht besser.',
  'dice.sheet.map.legend.pole': 'Polarsenke: keine Schlacht, kein Sturm, keine Einrichtung; beliebig viele Häuser (R2.3).',
  'dice.sheet.asset.fortification':
    '{name}: kostet Angreifer eine Truppe, dann zurück in den Vorrat; schützt vor einem ankommenden Sturm (R12.3, R14.4).',
  'dice.sheet.asset.harvester':
    '{name}: 2 Spice mehr, wenn hier Truppen von dir stehen und du am Zug bist; Shai-Hulud frisst sie (R10.2, R10.3).',
  'dice.sheet.asset.ornithopter': '{name}: Truppen hier erreichen jedes Ziel; ein ankommender Sturm schickt ihn zurück (R11.3, R14.5).',
};
