import type { TextsLike } from './message.ts';
import type { settingsEn } from './settings.en.ts';

export const settingsDe: TextsLike<typeof settingsEn> = {
  'setting.paceName': 'Tempo der Bots',
  'setting.language': 'Was die App und ihre Bögen sprechen. Es wechselt sofort.',
  'setting.theme': 'Dämmerung ist dunkel und schont die Augen; Mittag ist hell und in der Sonne besser zu lesen.',
  'setting.text': 'Macht alle Wörter größer; der Tisch macht ihnen Platz.',
  'setting.speed': 'Wie lange sich Dinge bewegen. Keine: Nichts bewegt sich, Würfel liegen einfach da.',
  'setting.pace': 'An deinen eigenen Tischen: wie schnell Bots antworten. Ein Mentat nimmt sich immer anderthalb Sekunden.',
  'setting.pace.instant': 'Sofort',
  'setting.pace.brisk': 'Flott',
  'setting.pace.people': 'Wie Menschen',
  'setting.pace.turn': 'Bis zu meinem Zug',
  'setting.paceTurn':
    'Bots antworten sofort, und du siehst den Tisch wieder, wenn du gefragt bist. Was inzwischen geschah, steht in der Chronik.',
  'setting.sound': 'Würfel, Karten, Schlachten, der Wurm und dein Zug sind zu hören. Alles ist auch zu sehen.',
  'setting.loudness': 'Wie laut alle Klänge sind.',
  'setting.loudnessName': 'Lautstärke',
  'setting.loud.soft': 'Leise',
  'setting.loud.usual': 'Mittel',
  'setting.loud.loud': 'Laut',
  'setting.windName': 'Wüstenwind',
  'setting.wind': 'Fern und leise, zu Hause und im Vorraum; nie während einer Partie.',
  'setting.quietName': 'Ruhezeit',
  'setting.quiet': 'Kein Klang, kein Vibrieren, keine Mitteilung, bis du sie beendest. Die Taste M tut überall dasselbe.',
  'setting.quietOn': 'Ruhezeit: Nichts klingt, vibriert oder ruft. M beendet sie.',
  'setting.quietOff': 'Die Ruhezeit ist vorbei.',
  'setting.titled': 'Ein Punkt im Titel des Fensters; in der Desktop-App auch ein Zeichen im Dock oder in der Taskleiste.',
  'setting.buzz': 'Ein kurzes Vibrieren, wo das Gerät es kann.',
  'setting.notify': 'Eine Mitteilung des Systems, während du woanders hinsiehst.',
  'setting.awake': 'Der Bildschirm wird während einer Partie nicht dunkel.',
  'setting.spoken': 'Was andere tun, während es geschieht.',
  'setting.curtain': 'Nur aus, wenn alle jede Hand sehen dürfen.',
  'setting.confirm': 'Für Touchscreens und unruhige Hände.',
  'setting.keys':
    'Tasten: 1–9 und 0 antworten, Z nimmt zurück, S springt zu meinem Zug, M beginnt und beendet die Ruhezeit, I vergrößert die Karte unter dem Zeiger, F1 öffnet die Regeln, Esc legt ab.',
};
