import type { afterEn } from './after.en.ts';
import type { TextsLike } from './message.ts';

export const afterDe: TextsLike<typeof afterEn> = {
  'review.title': 'Der Rückblick des Mentats',
  'review.counted': 'Was am meisten zählte',
  'review.ofDecisions': '{count, plural, one {# Entscheidung} other {# Entscheidungen}} angesehen',
  'review.worth': '{by} von 100',
  'review.turned': '{change, select, up {gewonnen} other {verloren}}',
  'review.same': 'In {same} von {count} hätte der Mentat dasselbe getan.',
  'review.nothing':
    'Noch gibt es nichts zu sagen: Von keiner Entscheidung dieses Platzes ist bekannt, dass sie etwas gekostet oder gebracht hätte.',
  'review.chart': 'Wer gewonnen hätte',
  'review.chartAbout': 'Chancen von 100, wie {name} sie kennen konnte',
  'review.chartLong': 'Siegchance jedes Platzes über die Partie: Bänder, die zusammen die Höhe füllen. Am Ende: {chances}.',
  'review.chance': '{name}: {chance}',
  'review.house': 'das Spiel selbst',
  'review.fromTo': '{after} statt {before}',
  'review.asked': 'Was gefragt war',
  'review.did': 'Was {name} tat',
  'review.would': 'Was der Mentat täte',
  'review.usual': 'Was die meisten täten',
  'review.line': 'So könnte es weitergehen',
  'review.sure':
    '{how, select, very {Sehr sicher.} fairly {Ziemlich sicher.} other {Nicht sehr sicher.}} {by} von 100, plus oder minus {doubt}; {games, plural, one {# Partie} other {# Partien}} weitergespielt.',
  'review.progress': '{looked} von {looks} Blicken getan',
  'review.seconds': 'noch etwa {seconds, plural, one {# Sekunde} other {# Sekunden}}; was fertig ist, lässt sich lesen',
  'review.begin': 'Den Mentat ansehen lassen',
  'review.stop': 'Anhalten',
  'review.stopped': 'Angehalten. Was gefunden ist, bleibt.',
  'review.failed': 'Beim Ansehen ging etwas schief. Was gefunden ist, bleibt; der Mentat kann es noch einmal ansehen.',
  'review.note': 'Nur nach der Partie. Der Mentat bekommt, was jeder Platz wissen konnte, nie was ihm verborgen war.',
  'review.before': 'Vorige Entscheidung',
  'review.after': 'Nächste Entscheidung',
  'review.watch': 'Das ansehen',
  'playOn.go': 'Von hier weiterspielen',
  'playOn.as': 'ein neuer Tisch, du bist {name}',
  'playOn.about':
    'Ein neuer Tisch beginnt so, wie die Partie hier stand. Bots nehmen die anderen Plätze, und was dein Platz nicht wissen konnte, wird neu gegeben. Die beendete Partie bleibt, wie sie ist.',
  'playOn.seat': 'Welcher Platz ist deiner?',
  'playOn.level': 'Wie die Bots spielen',
};
