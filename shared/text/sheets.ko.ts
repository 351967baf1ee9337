import type { TextsLike } from './message.ts';
import type { sheetsEn } from './sheets.en.ts';

export const sheetsKo: TextsLike<typeof sheetsEn> = {
  'sheet.pageTitle': '{name}, {of}쪽 중 {number}쪽',
  'sheet.foot': '{game}. {title}, {of}쪽 중 {number}쪽.',
  'sheet.ruler': '100 %로 인쇄하면 {length} mm',
  'sheet.fanProject': 'Sietch, 출판사의 그림과 글을 쓰지 않은 비공식 팬 프로젝트. ◇는 복원한 값.',
  'sheet.tonight': '오늘의 게임',
  'sheet.tonight.title': '오늘: {game}',
  'sheet.tonight.note': '{game}\n플레이어 {seats}명, 추첨 {seed}',
  'sheet.tonight.players': '자리에 앉은 사람',
  'sheet.tonight.setup': '준비',
  'sheet.tonight.play': '진행',
  'sheet.tonight.end': '끝',
  'sheet.tonight.pages': '{n}쪽',
};
