import type { TextsLike } from '../../../text/message.ts';
import type { uprisingOptionsEn } from './options.en.ts';

export const uprisingOptionsDe: TextsLike<typeof uprisingOptionsEn> = {
  'uprising.option.leaders': 'Anführer',
  'uprising.option.leaders.about': 'Niemand spielt denselben Anführer wie jemand anders.',
  'uprising.option.leaders.choose': 'Alle wählen selbst',
  'uprising.option.leaders.random': 'Zufällig verteilt',

  'uprising.option.choam': 'CHOAM-Modul',
  'uprising.option.choam.about': 'Verträge, dazu acht eigene Karten und ein Anführer.',
  'uprising.option.choam.without': 'Ohne Verträge',
  'uprising.option.choam.with': 'Mit Verträgen',
  'uprising.option.choam.without.about': 'Ein Vertragssymbol gibt 2 Solari.',
  'uprising.option.choam.with.about': 'Ein Vertragssymbol gibt einen der offenen Verträge. Auch Shaddam Corrino IV. steht zur Wahl.',

  'uprising.option.board': 'Wo ihr spielt',
  'uprising.option.board.about': 'Zu zweit oder allein spielt Haus Hagal mit, auf diesem Bildschirm oder neben eurem eigenen Plan.',
  'uprising.option.board.app': 'Auf diesem Bildschirm',
  'uprising.option.board.companion': 'Begleiter für euren eigenen Plan',
  'uprising.option.board.companion.about':
    'Ihr spielt auf eurem gedruckten Plan und sagt der App, was für die Rivalen zählt. Sie deckt die Karten von Haus Hagal auf und führt Buch über die Rivalen.',

  'uprising.option.difficulty': 'Schwierigkeit',
  'uprising.option.difficulty.about': 'Allein spielst du gegen zwei Rivalen, die Haus Hagal lenkt.',
  'uprising.option.difficulty.mercenary': 'Söldner (Neuling)',
  'uprising.option.difficulty.mercenary.about': 'Du beginnst mit einer Intrigenkarte, die Rivalen ohne Truppen.',
  'uprising.option.difficulty.sardaukar': 'Sardaukar (Veteran)',
  'uprising.option.difficulty.sardaukar.about': 'Jeder Rivale beginnt mit 3 Truppen.',
  'uprising.option.difficulty.mentat': 'Mentat (Experte)',
  'uprising.option.difficulty.mentat.about': 'Die Rivalen spielen mit kluger Politik, brutaler Eskalation und kundigem Einsatz.',
  'uprising.option.difficulty.kwisatz-haderach': 'Kwisatz Haderach (Experte+)',
  'uprising.option.difficulty.kwisatz-haderach.about': 'Wie für Experten, und für dich gibt es keinen Schwertmeister.',

  'uprising.option.streamlined': 'Vereinfachter Rivale',
  'uprising.option.streamlined.about': 'Der Rivale punktet nur mit Allianzen und kann nicht gewinnen. Gut für eine erste Partie.',
  'uprising.option.streamlined.without': 'Ganzer Rivale',
  'uprising.option.streamlined.with': 'Vereinfacht',

  'uprising.option.smart-politics': 'Kluge Politik',
  'uprising.option.smart-politics.about': 'Die Rivalen übergehen Fraktionen, wo ein Agent ihnen wenig bringt.',
  'uprising.option.smart-politics.without': 'Ohne',
  'uprising.option.smart-politics.with': 'Mit',

  'uprising.option.brutal-escalation': 'Brutale Eskalation',
  'uprising.option.brutal-escalation.about': 'In Konflikten der Stufe III deckt jeder Rivale zwei Karten für Schwerter auf.',
  'uprising.option.brutal-escalation.without': 'Ohne',
  'uprising.option.brutal-escalation.with': 'Mit',

  'uprising.option.expert-deployment': 'Kundiger Einsatz',
  'uprising.option.expert-deployment.about':
    'In Konflikten der Stufe I und II setzt ein Rivale mit 3 Einheiten Vorsprung keine Truppen ein.',
  'uprising.option.expert-deployment.without': 'Ohne',
  'uprising.option.expert-deployment.with': 'Mit',

  'uprising.option.dice-churn': 'Würfel für die Reihe',
  'uprising.option.dice-churn.about': 'Nach jedem deiner Aufdeckzüge räumen zwei Würfel Plätze der Imperium-Reihe.',
  'uprising.option.dice-churn.without': 'Ohne',
  'uprising.option.dice-churn.with': 'Mit',

  'uprising.option.base-imperium': 'Imperiumkarten des ersten Spiels',
  'uprising.option.base-imperium.about': 'Zum Imperium-Deck kommen 67 Karten von Dune: Imperium.',
  'uprising.option.base-imperium.without': 'Ohne',
  'uprising.option.base-imperium.with': 'Eingemischt',

  'uprising.option.base-intrigue': 'Intrigenkarten des ersten Spiels',
  'uprising.option.base-intrigue.about': 'Zum Intrigendeck kommen 39 Karten von Dune: Imperium; „Wohlkalkuliert angeheuert“ bleibt weg.',
  'uprising.option.base-intrigue.without': 'Ohne',
  'uprising.option.base-intrigue.with': 'Eingemischt',

  'uprising.option.base-conflicts': 'Konflikte des ersten Spiels',
  'uprising.option.base-conflicts.about':
    'Auch Konfliktkarten von Dune: Imperium können aufgedeckt werden. Sie haben keine Kampfsymbole, darum finden sich Paare schwerer.',
  'uprising.option.base-conflicts.without': 'Ohne',
  'uprising.option.base-conflicts.with': 'Eingemischt',

  'uprising.team.muaddib': 'Team von Muad’Dib',
  'uprising.team.shaddam-corrino-iv': 'Team von Shaddam Corrino IV.',
  'uprising.role.commander': 'Befehlshaber',
  'uprising.role.ally': 'Verbündeter',
};
