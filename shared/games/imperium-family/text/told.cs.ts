import type { TextsLike } from '../../../text/message.ts';
import type { imperiumToldEn } from './told.en.ts';

export const imperiumToldCs: TextsLike<typeof imperiumToldEn> = {
  'imperium.ask.tellMore.revealed': '{name}, tah odhalení: co změnil, nebo už skončil?',
  'imperium.ask.tellMore.passed': '{name}, tah předčasně ukončila karta: co změnil, nebo je konec?',
  'imperium.ask.tellStolen': '{name}, {rival} jde na pole, kde se kradou karty intrik. Má {who} aspoň 4 a jednu odevzdá?',
  'imperium.wait.tellStolen': '{who} počítá karty intrik.',
  'imperium.ask.tellStrength.worms':
    '{name}, {conflict}: jaká je tvá konečná síla ({count, plural, one {# písečný červ} few {# píseční červi} other {# písečných červů}})? Bez vojska je 0.',
  'imperium.choice.spy.there': '{who}: tady stojí špeh ({post})',
  'imperium.choice.spy.gone': '{who}: tady nestojí špeh ({post})',
  'imperium.choice.told.sandworm': 'Přišel můj písečný červ',
  'imperium.choice.told.hooks': 'Už mám háky Tvůrců',
  'imperium.choice.told.wall': 'Štítový val je pryč',
  'imperium.choice.told.stolen': 'Ano, jednu kartu dostane rival',
  'imperium.choice.told.stolen.no': 'Ne',
  'imperium.form.spy': 'Špeh stojí jinde',
  'imperium.noted.sandworms': 'píseční červi ve střetu',
  'imperium.noted.hooks': 'háky Tvůrců',
  'imperium.noted.wall': 'Štítový val, 1 dokud stojí',
  'imperium.story.recalledSpy.told': '{who} odvolává špeha: {post}.',
  'imperium.story.notedWall': 'Opraveno: Štítový val stojí.',
  'imperium.story.notedWall.gone': 'Opraveno: Štítový val je pryč.',
  'imperium.story.churned.told': 'Na kostkách je {dice}: karty na těchto místech opouštějí řadu.',
};
