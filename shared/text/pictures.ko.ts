import type { TextsLike } from './message.ts';
import type { picturesEn } from './pictures.en.ts';

export const picturesKo: TextsLike<typeof picturesEn> = {
  'picture.battleIn': '전투 지역',
  'picture.attacks': '공격: {name}',
  'picture.defends': '방어: {name}',
  'picture.heldBack': '{count}개 남겨 둠',
  'picture.attackWins': '{region}: {house} 승리, {attack}\u00a0대\u00a0{defence}',
  'picture.defenceWins': '{region}: {house} 방어 성공, {defence}\u00a0대\u00a0{attack}',
  'picture.tieHolds': '{region}: {defence}\u00a0대\u00a0{attack} 동점, {house} 방어 성공',
  'picture.troops': '병력 {count}개',
  'picture.spends': '{name} 승리, 주먹에 쥔 것을 내놓음: {what}.',
  'picture.loses': '{name} 패배, 주먹에 쥔 것과 그곳 병력을 모두 잃음: {what}.',
  'picture.continue': '계속',

  'picture.dice': '주사위',
  'picture.die.unthrown': '{die}: 아직 굴리지 않음',
  'picture.die.loose': '{die}: {face}, 고정하지 않음',
  'picture.die.frozen': '{die}: {face}, 고정함',
  'picture.die.used': '{die}: {face}, 사용함',

  'picture.card.leaders': '지도자',
  'picture.card.ready': '준비됨',
  'picture.card.lost': '공급처에 있음',
  'picture.card.troops': '병력',
  'picture.card.onCard': '카드에',
  'picture.card.onLand': '지도에',
  'picture.card.inSupply': '공급처에',
  'picture.card.spice': '비축 스파이스',
  'picture.card.tokens': '토큰',
  'picture.card.powers': '능력',
  'picture.card.ally': '동맹도 사용',
};
