import type { TextsLike } from './message.ts';
import type { sheetsEn } from './sheets.en.ts';

export const sheetsKo: TextsLike<typeof sheetsEn> = {
  'sheet.pageTitle': '{name}, {of}쪽 중 {number}쪽',
  'sheet.foot': '{game}. {title}, {of}쪽 중 {number}쪽.',
  'sheet.ruler': '100 %로 인쇄하면 {length} mm',
  'sheet.fanProject': 'Sietch, 출판사의 그림과 글을 쓰지 않은 비공식 팬 프로젝트. ◇는 복원한 값.',
  'sheet.poster.part': '{name}, {of}장 가운데 {n}번째',
  'sheet.poster.first': '다른 장을 점선대로 자르고 {overlap}mm 띠 위에 붙이세요. 모서리 표시가 그림의 끝이에요.',
  'sheet.poster.next': '안쪽 가장자리의 점선대로 자르고 옆 장의 띠 위에 붙이세요.',
  'sheet.teach.note': '10분이면 시작해요.\n번호는 규칙 번호예요',
  'sheet.teach.aim': '먼저 어떻게 이기는지 말해요',
  'sheet.teach.show': '준비하면서 무엇이 있는지 보여 줘요',
  'sheet.teach.turn': '그다음 카드를 들고 한 차례를 해 봐요',
  'sheet.teach.fight': '그다음 전투 하나를 끝까지 해 봐요',
  'sheet.teach.later': '나중에 말해도 돼요',
  'sheet.teach.first': '첫 라운드는 공개로 해요',
  'sheet.teach.first.text': '모두 소리 내어 생각하고 행동을 되돌려도 좋아요. 한 라운드 뒤에 새로 시작할지 이어 갈지 물어봐요.',
  'sheet.tonight': '오늘의 게임',
  'sheet.tonight.title': '오늘: {game}',
  'sheet.tonight.note': '{game}\n플레이어 {seats}명, 추첨 {seed}',
  'sheet.tonight.players': '자리에 앉은 사람',
  'sheet.tonight.setup': '준비',
  'sheet.tonight.play': '진행',
  'sheet.tonight.end': '끝',
  'sheet.tonight.pages': '{n}쪽',
};
