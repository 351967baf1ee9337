import type { desktopEn } from './desktop.en.ts';
import type { TextsLike } from './message.ts';

export const desktopKo: TextsLike<typeof desktopEn> = {
  'licences.title': '다른 사람들의 작업',
  'licences.about': 'Sietch는 다른 사람들의 작업 위에 만들어졌어요. 줄을 열면 그들의 조건을 그들의 말로 볼 수 있어요.',
  'licences.count': '{count, plural, other {패키지 #개}}',
  'licences.electron':
    '데스크톱 앱에는 Electron과 Chromium도 들어 있어요. 그 조건은 프로그램 옆의 LICENSE.electron.txt와 LICENSES.chromium.html에 있어요.',
  'licences.absent': '이 목록은 앱을 빌드할 때 만들어져요. 이 페이지는 빌드되지 않았어요.',
  'licences.unnamed': '자체 조건',
  'desktop.trouble': '문제가 생겼나요?',
  'desktop.reportAbout': '오류 신고에 들어가는 내용이에요: 버전, 시스템, 로그의 최신 줄. 코드나 키, 카드는 들어 있지 않아요.',
  'desktop.report': '오류 신고용으로 복사',
  'desktop.reported': '복사했어요. 오류를 신고하는 곳에 붙여넣으세요.',
  'desktop.see': '복사되는 내용 보기',
  'desktop.logs': '로그 파일 보기',
  'desktop.updates': '새 버전',
  'desktop.updatesAbout':
    '이 앱은 새 버전을 찾지 않고 누구에게도 아무것도 묻지 않아요. 저절로 오는 곳은 아직 없어요. 새 버전은 이 앱을 받은 곳에 있어요.',
  'desktop.torn': '이 기록은 끝부분이 없었어요. 온전한 부분은 모두 여기 있고 파일은 그대로예요.',
};
