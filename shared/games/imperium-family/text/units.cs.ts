import type { TextsLike } from '../../../text/message.ts';
import type { imperiumUnitsEn } from './units.en.ts';

/** Effects and prices are infinitives, as in the other files. */
const WORMS = '{count, plural, one {# písečného červa} few {# písečné červy} other {# písečných červů}}';
const LEAST_WORMS = '{least, plural, one {# písečného červa} few {# písečné červy} other {# písečných červů}}';
const LEAST_UNITS = '{least, plural, one {# vojsko} few {# vojska} other {# vojsk}}';
export const imperiumUnitsCs: TextsLike<typeof imperiumUnitsEn> = {
  'imperium.effect.sandworm': `přivolat do střetu ${WORMS}`,
  'imperium.effect.take_maker_hooks': 'vzít si háky Tvůrců, pokud je ještě nemáš',
  'imperium.effect.shield_wall.may_remove': 'můžeš nadobro odstranit Štítový val',
  'imperium.effect.shield_wall.remove': 'nadobro odstranit Štítový val',
  'imperium.effect.bonus_spice': 'získat všechno bonusové koření z tohoto pole',
  'imperium.cost.retreat': 'stáhnout {count, plural, one {# jednotku} few {# jednotky} other {# jednotek}}',
  'imperium.cost.retreat.some': 'stáhnout {min} až {max, plural, one {# jednotku} few {# jednotky} other {# jednotek}}',
  'imperium.cost.flip_battle_card':
    'otočit lícem dolů {count, plural, one {# získanou kartu střetu} few {# získané karty střetu} other {# získaných karet střetu}} (jedna z ikon: {icons})',
  'imperium.condition.units_in_conflict': `máš ve střetu aspoň ${LEAST_UNITS}`,
  'imperium.condition.maker_hooks': 'máš háky Tvůrců',
  'imperium.condition.sandworms_in_conflict': `máš ve střetu aspoň ${LEAST_WORMS}`,
  'imperium.condition.deployed_units_this_turn': `jsi v tomto tahu nasadil aspoň ${LEAST_UNITS}`,
  'imperium.condition.strength_in_conflict': 'máš sílu aspoň {least}',
  'imperium.counter.sandworm_in_conflict': 'figurku písečného červa ve střetu',

  'imperium.ask.shieldWall': '{name}, {source}: odstraníš Štítový val do konce hry?',
  'imperium.ask.flipCard': '{name}, {source}: kterou získanou kartu střetu otočíš lícem dolů? Jedna z ikon: {icons}.',
  'imperium.wait.shieldWall': '{who} si prohlíží Štítový val.',
  'imperium.wait.flipCard': '{who} vybírá získanou kartu střetu.',
  'imperium.ask.endgame': '{name}, závěr hry: co ještě uděláš?',
  'imperium.wait.endgame': '{who} dokončuje hru: karty a bojové ikony.',
  'imperium.choice.pass.endgame': 'To je vše',
  'imperium.choice.shieldWall': 'Odstranit Štítový val',
  'imperium.choice.shieldWall.no': 'Nechat ho stát',
  'imperium.choice.match': '{wild} a {other}',
  'imperium.hint.sandworm': 'síla {strength} za každého; každou odměnu dostaneš dvakrát, kromě kontroly',
  'imperium.hint.shieldWall': 'pak už nic nezadrží písečné červy v tomto střetu ani v dalších',
  'imperium.hint.shieldWall.later': 'tento střet je otevřený tak jako tak; pak budou i všechny ostatní',
  'imperium.hint.match': '{vp} VB a obě karty se otočí lícem dolů',
  'imperium.hint.player.worms': 've střetu {count, plural, one {# písečný červ} few {# píseční červi} other {# písečných červů}}',
  'imperium.has.hooks': 'Háky Tvůrců',
  'imperium.has.battleIcons': '{icon}: {count, plural, one {# bojová ikona} few {# bojové ikony} other {# bojových ikon}} lícem nahoru',

  'imperium.story.objective': '{who} dostává kartu {objective}.',
  'imperium.story.sandworms': `{who} přivolává ${WORMS}.`,
  'imperium.story.tookHooks': '{who} si bere háky Tvůrců.',
  'imperium.story.shieldWall': '{who} vyhazuje do vzduchu Štítový val: je nadobro pryč.',
  'imperium.story.tookConflict': '{who} získává kartu {conflict}.',
  'imperium.story.matched': '{who} spojuje do páru: {one}; {other}.',
  'imperium.story.turnedDown': '{who} otáčí lícem dolů kartu {conflict}.',

  'imperium.why.wallStands': 'Štítový val nepustí písečné červy do tohoto střetu.',
  'imperium.why.wallGone': 'Štítový val už nestojí.',
  'imperium.why.hasHooks': 'Háky Tvůrců už máš.',

  'imperium.group.objective': 'Cíle',
  'imperium.item.battleIcon': 'Bojová ikona: {icon}.',
  'imperium.item.battleIcon.paired':
    'Kdo získá kartu s touto ikonou a má jinou takovou lícem nahoru, hned obě otočí lícem dolů za {vp} VB.',
  'imperium.item.battleIcon.wild': 'V závěru hry tvoří pár s kteroukoli jinou bojovou ikonou lícem nahoru: {vp} VB.',
  'imperium.item.firstPlayer': 'Kdo ji má, je první začínající hráč.',
  'imperium.item.icon.swords.1': 'Síla {strength}, dokud máš ve střetu nějaké vojsko.',
  'imperium.item.icon.worm': 'Písečný červ',
  'imperium.item.icon.worm.1':
    'Síla {strength} ve střetu. Nikdy se nestahuje; máš-li tam nějakého, dostáváš každou odměnu dvakrát, kromě kontroly.',
  'imperium.item.icon.maker-hook': 'Háky Tvůrců',
  'imperium.item.icon.maker-hook.1': 'Kdo je má, smí přivolat písečné červy tam, kde je tato značka; nespotřebují se.',
  'imperium.item.icon.shield-wall': 'Štítový val',
  'imperium.item.icon.shield-wall.1': 'Dokud stojí, nepřijde do střetů, které chrání, žádný písečný červ.',
};
