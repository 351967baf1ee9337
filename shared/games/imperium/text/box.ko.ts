import type { TextsLike } from '../../../text/message.ts';
import type { imperiumBoxEn } from './box.en.ts';

export const imperiumBoxKo: TextsLike<typeof imperiumBoxEn> = {
  'imperium.box.name': '듄: 임페리움',
  'imperium.box.short': '임페리움',
  'imperium.box.promise': '카드마다 심부름 아니면 한 표예요. 에이전트를 보내거나, 공개할 때까지 아껴 두세요.',
  'imperium.box.goal':
    '누군가 승점 10점이 되면 게임이 끝나고, 승점이 가장 높은 사람이 이겨요. 승점은 네 팩션의 영향력과 동맹, 이긴 교전, 몇몇 카드에서 나와요.',
};
