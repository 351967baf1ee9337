import type { TextsLike } from '../../../text/message.ts';
import type { imperiumToldEn } from './told.en.ts';

export const imperiumToldKo: TextsLike<typeof imperiumToldEn> = {
  'imperium.ask.tellMore.revealed': '{name} 님, 공개 차례: 무엇이 바뀌었나요, 아니면 끝났나요?',
  'imperium.ask.tellMore.passed': '{name} 님, 카드로 차례를 일찍 마침: 무엇이 바뀌었나요, 아니면 끝났나요?',
  'imperium.ask.tellStolen': '{name} 님, {rival}: 책략 카드를 빼앗는 장소로 가요. {who} 님이 4장 이상 가지고 있어서 1장을 내주나요?',
  'imperium.wait.tellStolen': '{who} 님이 책략 카드를 세고 있어요.',
  'imperium.ask.tellStrength.worms': '{name} 님, {conflict}: 모래벌레 {count}마리를 넣은 최종 전투력은 얼마인가요? 부대가 없으면 0이에요.',
  'imperium.choice.spy.there': '{who}: 스파이가 여기 있어요 ({post})',
  'imperium.choice.spy.gone': '{who}: 스파이가 여기 없어요 ({post})',
  'imperium.choice.told.sandworm': '내 모래벌레가 왔어요',
  'imperium.choice.told.hooks': '이제 메이커 작살이 있어요',
  'imperium.choice.told.wall': '방어벽이 사라졌어요',
  'imperium.choice.told.stolen': '예, 카드 1장을 라이벌이 가져가요',
  'imperium.choice.told.stolen.no': '아니요',
  'imperium.form.spy': '스파이가 다른 곳에 있어요',
  'imperium.noted.sandworms': '교전 칸 모래벌레',
  'imperium.noted.hooks': '메이커 작살',
  'imperium.noted.wall': '방어벽, 서 있으면 1',
  'imperium.story.recalledSpy.told': '{who}: {post}에서 스파이를 소환해요.',
  'imperium.story.notedWall': '바로잡음: 방어벽이 서 있어요.',
  'imperium.story.notedWall.gone': '바로잡음: 방어벽이 사라졌어요.',
  'imperium.story.churned.told': '주사위 {dice}: 이 자리의 카드가 열에서 사라져요.',
};
