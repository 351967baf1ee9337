import type { TextsLike } from '../../../text/message.ts';
import type { imperiumOptionsEn } from './options.en.ts';

export const imperiumOptionsDe: TextsLike<typeof imperiumOptionsEn> = {
  'imperium.option.leaders': 'Anführer',
  'imperium.option.leaders.about': 'Niemand spielt denselben Anführer wie jemand anders.',
  'imperium.option.leaders.choose': 'Alle wählen selbst',
  'imperium.option.leaders.random': 'Zufällig verteilt',

  'imperium.option.houses': 'Häuser',
  'imperium.option.houses.about':
    'Zu jedem Haus gehören zwei Anführer. Sie dürfen sich in einer Partie begegnen, oder nur einer spielt mit.',
  'imperium.option.houses.any': 'Beliebige Anführer',
  'imperium.option.houses.distinct': 'Ein Anführer je Haus',

  'imperium.option.start': 'Startspieler',
  'imperium.option.start.about': 'Beginnt die erste Runde.',
  'imperium.option.start.random': 'Zufällig gezogen',
  'imperium.option.start.seat1': 'Der erste Platz',

  'imperium.option.difficulty': 'Schwierigkeit',
  'imperium.option.difficulty.about': 'Allein spielst du gegen zwei Rivalen, die Haus Hagal lenkt.',
  'imperium.option.difficulty.mercenary': 'Söldner (Neuling)',
  'imperium.option.difficulty.mercenary.about':
    'Du beginnst mit 1 Solari und 1 Spice, die Rivalen ohne Truppen. Ihre dritten Agenten kommen in Runde 5.',
  'imperium.option.difficulty.sardaukar': 'Sardaukar (Veteran)',
  'imperium.option.difficulty.sardaukar.about':
    'Der Mentat kostet dich 5 Solari. Die Rivalen beginnen mit 3 Truppen und einer Intrigenkarte; ihre dritten Agenten kommen in Runde 4.',
  'imperium.option.difficulty.mentat': 'Mentat (Experte)',
  'imperium.option.difficulty.mentat.about':
    'Wie für Veteranen. Die Rivalen setzen Truppen mit mehr Verstand ein, und ihre dritten Agenten kommen in Runde 3.',
  'imperium.option.difficulty.kwisatz-haderach': 'Kwisatz Haderach (Experte+)',
  'imperium.option.difficulty.kwisatz-haderach.about': 'Wie für Experten, und für dich gibt es keinen Schwertmeister.',

  'imperium.option.board': 'Wo ihr spielt',
  'imperium.option.board.about': 'Zu zweit oder allein spielt Haus Hagal mit, auf diesem Bildschirm oder neben eurem eigenen Plan.',
  'imperium.option.board.app': 'Auf diesem Bildschirm',
  'imperium.option.board.companion': 'Begleiter für euren eigenen Plan',
  'imperium.option.board.companion.about':
    'Ihr spielt auf eurem gedruckten Plan und sagt der App, was für die Rivalen zählt. Sie deckt die Karten von Haus Hagal auf und führt Buch über die Rivalen.',
};
