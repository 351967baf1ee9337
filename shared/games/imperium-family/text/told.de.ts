import type { TextsLike } from '../../../text/message.ts';
import type { imperiumToldEn } from './told.en.ts';

export const imperiumToldDe: TextsLike<typeof imperiumToldEn> = {
  'imperium.ask.tellMore.revealed': '{name}, Aufdeckzug: Was hat er verändert, oder ist er vorbei?',
  'imperium.ask.tellMore.passed': '{name}, Zug durch eine Karte früh beendet: Was hat er verändert, oder ist er vorbei?',
  'imperium.ask.tellStolen':
    '{name}, {rival} geht auf ein Feld, auf dem Intrigenkarten gestohlen werden. Hat {who} mindestens 4 und gibt eine davon ab?',
  'imperium.wait.tellStolen': '{who} zählt Intrigenkarten.',
  'imperium.ask.tellStrength.worms':
    '{name}, {conflict}: Wie hoch ist deine Stärke am Ende, mit {count, plural, one {# Sandwurm} other {# Sandwürmern}}? Ohne Einheit dort ist sie 0.',
  'imperium.choice.spy.there': '{who}: Hier steht ein Spion ({post})',
  'imperium.choice.spy.gone': '{who}: Hier steht kein Spion ({post})',
  'imperium.choice.told.sandworm': 'Ein Sandwurm von mir ist gekommen',
  'imperium.choice.told.hooks': 'Ich habe jetzt Sandwurmhaken',
  'imperium.choice.told.wall': 'Der Schildwall ist weg',
  'imperium.choice.told.stolen': 'Ja, eine Karte geht an den Rivalen',
  'imperium.choice.told.stolen.no': 'Nein',
  'imperium.form.spy': 'Ein Spion steht anderswo',
  'imperium.noted.sandworms': 'Sandwürmer im Konflikt',
  'imperium.noted.hooks': 'Sandwurmhaken',
  'imperium.noted.wall': 'Schildwall, 1 solange er steht',
  'imperium.story.recalledSpy.told': '{who} ruft einen Spion zurück: {post}.',
  'imperium.story.notedWall': 'Berichtigt: Der Schildwall steht.',
  'imperium.story.notedWall.gone': 'Berichtigt: Der Schildwall ist weg.',
  'imperium.story.churned.told': 'Die Würfel zeigen {dice}: Die Karten auf diesen Plätzen verlassen die Reihe.',
};
