import type { TextsLike } from '../../../text/message.ts';
import type { imperiumUnitsEn } from './units.en.ts';

/** Effects are nouns and prices have their “-ért”, as in the other files. */
export const imperiumUnitsHu: TextsLike<typeof imperiumUnitsEn> = {
  'imperium.effect.sandworm': '{count} homokféreg megidézése az ütközetbe',
  'imperium.effect.take_maker_hooks': 'mesterhorog, ha még nincs',
  'imperium.effect.shield_wall.may_remove': 'a Pajzsfal végleges eltávolítása, ha akarod',
  'imperium.effect.shield_wall.remove': 'a Pajzsfal végleges eltávolítása',
  'imperium.effect.bonus_spice': 'a helyszín minden bónusz fűszere',
  'imperium.cost.retreat': '{count} egység visszavonásáért',
  'imperium.cost.retreat.some': '{min}–{max} egység visszavonásáért',
  'imperium.cost.flip_battle_card': '{count} megnyert ütközetkártya lefordításáért (ilyen ikonnal: {icons})',
  'imperium.condition.units_in_conflict': 'legalább {least} haderőd van az ütközetben',
  'imperium.condition.maker_hooks': 'van mesterhorgod',
  'imperium.condition.sandworms_in_conflict': 'legalább {least} homokférged van az ütközetben',
  'imperium.condition.deployed_units_this_turn': 'ebben a körben legalább {least} haderőt vetettél be',
  'imperium.condition.strength_in_conflict': 'az erőd legalább {least}',
  'imperium.counter.sandworm_in_conflict': 'ütközetben lévő homokférged után',

  'imperium.ask.shieldWall': '{name}, {source}: eltávolítod a Pajzsfalat a játék végéig?',
  'imperium.ask.flipCard': '{name}, {source}: melyik megnyert ütközetkártyát fordítod le? Ilyen ikonnal: {icons}.',
  'imperium.wait.shieldWall': '{who} a Pajzsfalat nézi.',
  'imperium.wait.flipCard': '{who} megnyert ütközetkártyát választ.',
  'imperium.ask.endgame': '{name}, végjáték: mit teszel még?',
  'imperium.wait.endgame': '{who} a végjátéknál tart: kártyák és csataikonok.',
  'imperium.choice.pass.endgame': 'Ennyi volt',
  'imperium.choice.shieldWall': 'Eltávolítom a Pajzsfalat',
  'imperium.choice.shieldWall.no': 'Maradjon állva',
  'imperium.choice.match': '{wild} és {other}',
  'imperium.hint.shieldWall': 'utána semmi sem tartja távol a homokférgeket ettől és a többi ütközettől',
  'imperium.hint.shieldWall.later': 'ez az ütközet úgyis nyitott; utána a többi is az',
  'imperium.hint.match': '{vp} győzelmi pont, és mindkettő lefordul',
  'imperium.hint.player.worms': '{count} homokféreg az ütközetben',
  'imperium.has.hooks': 'Mesterhorog',
  'imperium.has.battleIcons': '{icon}: {count} felfordított csataikon',

  'imperium.story.objective': '{who} ezt kapja: {objective}.',
  'imperium.story.sandworms': '{who} megidéz {count} homokférget.',
  'imperium.story.tookHooks': '{who} mesterhorgot kap.',
  'imperium.story.shieldWall': '{who} felrobbantja a Pajzsfalat: végleg eltűnt.',
  'imperium.story.tookConflict': '{who} elnyeri a kártyát: {conflict}.',
  'imperium.story.matched': '{who} párosítja: {one}; {other}.',
  'imperium.story.turnedDown': '{who} lefordítja: {conflict}.',

  'imperium.why.wallStands': 'A Pajzsfal távol tartja a homokférgeket ettől az ütközettől.',
  'imperium.why.wallGone': 'A Pajzsfal már nem áll.',
  'imperium.why.hasHooks': 'Már van mesterhorgod.',

  'imperium.group.objective': 'Célkártyák',
  'imperium.item.battleIcon': 'Csataikon: {icon}.',
  'imperium.item.battleIcon.paired':
    'Aki ilyen kártyát nyer, és van egy másik felfordítva, azonnal lefordítja mindkettőt {vp} győzelmi pontért.',
  'imperium.item.battleIcon.wild': 'A végjátékban bármely más felfordított csataikonnal párt alkot: {vp} győzelmi pont.',
  'imperium.item.firstPlayer': 'A tulajdonosa az első kezdőjátékos.',
  'imperium.item.icon.swords.1': '{strength} erő, amíg van haderőd az ütközetben.',
  'imperium.item.icon.worm': 'Homokféreg',
  'imperium.item.icon.worm.1':
    '{strength} erő az ütközetben. Nem vonható vissza; ha van ott, minden jutalmad duplán jár, az irányítás kivételével.',
  'imperium.item.icon.maker-hook': 'Mesterhorog',
  'imperium.item.icon.maker-hook.1': 'Akinek van, homokférget idézhet ott, ahol ez a jel áll; nem használódik el.',
  'imperium.item.icon.shield-wall': 'Pajzsfal',
  'imperium.item.icon.shield-wall.1': 'Amíg áll, nem jön homokféreg azokba az ütközetekbe, amelyeket véd.',
};
