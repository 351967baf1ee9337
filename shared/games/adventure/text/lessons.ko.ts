import type { TextsLike } from '../../../text/message.ts';
import type { adventureLessonsEn } from './lessons.en.ts';

/** Lessons: what the book tells (in our words), what to do, and why another answer is not the example’s. */
export const adventureLessonsKo: TextsLike<typeof adventureLessonsEn> = {
  // The throw of 4 and 6
  'adventure.lesson.move.title': '4와 6이 나온 굴림',
  'adventure.lesson.move.about': '규칙서의 굴림 그대로, 아트레이데스의 온전한 한 차례예요. 이동하고, 구입하고, 투자해요.',
  'adventure.lesson.move.end':
    '한 차례가 끝났어요. 말 둘이 이동했고, 하나는 더 강해졌어요. 거니에게는 검이 있고, 손에는 비밀 창고가 기다려요. 건 스파이스는 Zsuzsa 님이 다시 굴릴 때까지, 누가 굴리든 당첨될 수 있어요. 다음은 Judit 님이에요.',

  'adventure.lesson.move.throw':
    '모든 말이 자기 시치에 있어요. 거기서는 무엇도 해치지 못해요. Zsuzsa 님은 아트레이데스를 이끌고, 스파이스 6개와 수확기 3대가 있어요. 모든 차례는 주사위 두 개로 시작해요.',
  'adventure.lesson.move.throw.task': '주사위를 굴리세요.',
  'adventure.lesson.move.throw.why.other': '오니솝터가 없으면 차례는 주사위로 시작해요.',

  'adventure.lesson.move.first':
    '주사위는 4와 6이에요. 말 하나가 4칸, 6칸, 10칸 중 하나를 이동하거나, 말 하나는 4칸, 다른 말은 6칸을 이동해요. 사막을 따라 6칸이면 스파이스 칸이에요. 거기서는 수확기 1대마다 스파이스 1개를 받아요.',
  'adventure.lesson.move.first.task': '거니 할렉을 6칸, 스파이스 3으로 이동하세요.',
  'adventure.lesson.move.first.why.both':
    '두 주사위를 합치면 프레멘 시치에 닿아요. 그래도 되지만, 남의 시치는 아무것도 해 주지 않고 주사위도 남지 않아요.',
  'adventure.lesson.move.first.why.duel': '10칸이면 결투 칸에도 닿아요. 하지만 처음에는 모두 집에서 안전하니 데려올 상대가 없어요.',
  'adventure.lesson.move.first.why.poison':
    '성을 따라 6칸이면 독 칸이에요. 거기는 통행료로 스파이스 1개가 들고, 독을 쓸 만큼 시치 밖에 나온 말이 없어요.',
  'adventure.lesson.move.first.why.other': '그렇게 이동해도 돼요. 예에서는 거니가 스파이스 3으로 가요.',

  'adventure.lesson.move.second':
    '수확기 3대로 스파이스 3개예요. 남은 주사위는 이제야 정해요. 시치에 있는 말은 그 가문의 훈련 칸으로 건너가 성을 따라갈 수 있어요. 성에서 이동을 마치면 통행료로 스파이스 1개를 내요.',
  'adventure.lesson.move.second.task': '레토 공작을 4칸, 황제의 훈련 칸으로 이동하세요.',
  'adventure.lesson.move.second.why.stay': '둘째 이동은 하지 않아도 돼요. 하지만 레토 공작은 약하고, 훈련에는 통행료만 들어요.',
  'adventure.lesson.move.second.why.worm':
    '모래벌레 칸에서 수확기를 공격할 수 있지만, 시치 밖에서는 다음 모래벌레가 그 말을 노릴 수 있어요.',
  'adventure.lesson.move.second.why.paul': '폴도 훈련할 수 있어요. 하지만 레토 공작은 힘이 3이라 훈련이 더 필요해요.',
  'adventure.lesson.move.second.why.other': '예에서는 4로 레토 공작이 훈련해요.',

  'adventure.lesson.move.act':
    '레토 공작의 힘이 4가 되었어요. 싸움, 라스건, 칸리 카드 한 장은 지금 차례예요. 하지만 상대 곁에 있는 말이 없고 손에 카드도 없어요.',
  'adventure.lesson.move.act.task': '구입으로 넘어가세요.',
  'adventure.lesson.move.act.why.other': '여기서는 달리 할 일이 없어요.',

  'adventure.lesson.move.buy': 'Zsuzsa 님에게 스파이스 8개가 있어요. 카드 3장과 수확기 3대까지 하나에 스파이스 1개로 살 수 있어요.',
  'adventure.lesson.move.buy.task': '카드 2장과 수확기 1대를 사세요.',
  'adventure.lesson.move.buy.why.nothing': '스파이스를 쥐고만 있으면 싸움에 이기지 못해요. 카드와 수확기가 이기게 해 줘요.',
  'adventure.lesson.move.buy.why.everything': '6개를 다 사도 돼요. 하지만 통행료와, 위험이 닥쳤을 때 책략을 살 스파이스를 남겨 둬야 해요.',
  'adventure.lesson.move.buy.why.other': '예에서는 카드 2장과 수확기 1대를 사요.',

  'adventure.lesson.move.sword':
    '검과 비밀 창고예요. 비밀 창고는 칸리 카드라 비공개로 남아요. 장비는 바로 말에 배정하고, 그 뒤로 옮기지 못해요. 검이 있으면 8면체 주사위로 싸워요.',
  'adventure.lesson.move.sword.task': '검을 거니 할렉에게 주세요.',
  'adventure.lesson.move.sword.why.leto': '레토 공작은 주사위가 더 적어요. 검은 많이 굴리는 말에게 더 값져요.',
  'adventure.lesson.move.sword.why.paul': '폴은 집에서 안전해요. 거니는 사막에 나가 있고 주사위 5개로 싸워요.',
  'adventure.lesson.move.sword.why.other': '예에서는 검을 거니 할렉에게 줘요.',

  'adventure.lesson.move.invest':
    '마지막은 투자예요. 왼쪽 칸은 5와 9에 당첨되고 배당 2 대 1, 가운데 칸은 4와 10에 3 대 1, 오른쪽 칸은 3과 11에 4 대 1이에요. 이 숫자는 대부분 복원한 값이에요.',
  'adventure.lesson.move.invest.task': '왼쪽 칸에 스파이스 2개, 가운데 칸에 1개를 거세요.',
  'adventure.lesson.move.invest.why.all': '한 칸에 다 걸면 많이 벌거나 모두 잃어요. 그리고 다음 위험에 책략을 살 스파이스가 없어요.',
  'adventure.lesson.move.invest.why.nothing': '걸지 않으면 안전해요. 예에서는 조금 걸어 봐요.',
  'adventure.lesson.move.invest.why.other': '얼마를 걸어도 돼요. 예에서는 왼쪽 칸에 2개, 가운데 칸에 1개를 걸어요.',

  // The fight
  'adventure.lesson.fight.title': '챠니가 거니를 공격해요',
  'adventure.lesson.fight.about': '규칙서의 싸움과 주사위 그대로, 그리고 그 뒤까지. 독, 책략, 전리품을 배워요.',
  'adventure.lesson.fight.end':
    '챠니가 이겼어요. 힘 1을 잃는 동안 거니의 힘 3을 빼앗고, 승리로 힘 1을 얻어 5가 되었어요. 방어막도 챠니의 것이지만, 주사위가 다음 가문으로 넘어가야 쓸 수 있어요. Ferenc 님은 아직 구입하고 투자할 수 있어요.',

  'adventure.lesson.fight.call':
    '챠니가 방금 스파이스 5에 도착했어요. 그곳에 거니 할렉이 있어요. 챠니의 힘은 5, 거니의 힘은 3이에요. 아무도 습격을 부르지 않았어요. 이동이 모두 끝나면, 이동한 말이 싸움을 걸 수 있어요.',
  'adventure.lesson.fight.call.task': '챠니로 아트레이데스와 싸우세요.',
  'adventure.lesson.fight.call.why.peace': '꼭 싸우지 않아도 돼요. 하지만 그러면 이 레슨이 끝나요.',
  'adventure.lesson.fight.call.why.other': '예에서는 챠니로 싸워요.',

  'adventure.lesson.fight.dose':
    '힘 1점에 주사위 하나씩이에요. 챠니는 2, 3, 3, 3, 5, 거니는 1, 2, 6. 가장 높은 주사위만 겨뤄요. 6이 5를 이겨요. 챠니의 힘은 4가 되어 이제 주사위 4개를 굴리고, 거니는 그대로 3개예요. 규칙서의 예는 여기까지예요. 그런데 거니에게 독 카드가 있고 챠니가 한 판을 졌으니, Zsuzsa 님이 독을 써요.',

  'adventure.lesson.fight.brace':
    '6면체 주사위가 챠니의 책략 3보다 높으면 독에 당해요. 이런 굴림 앞에서는 언제나 주인이 책략을 살 수 있어요. 1점에 스파이스 3개이고, 이 판정 한 번뿐이에요.',
  'adventure.lesson.fight.brace.task': '책략 1점을 사세요.',
  'adventure.lesson.fight.brace.why.none': '책략 3이면 4, 5, 6이 나올 때 힘을 6까지 잃을 수 있어요. 예에서는 안전을 사요.',
  'adventure.lesson.fight.brace.why.two': '2점이면 더 안전하지만 스파이스 6개가 다 들어요.',
  'adventure.lesson.fight.brace.why.other': '예에서는 1점을 사요.',

  'adventure.lesson.fight.done':
    '주사위는 4, 챠니의 책략과 똑같아서 당하지 않아요. 독은 다 썼고, 산 책략도 없어졌어요. 그다음은 한 판씩이에요. 거니가 힘을 1 잃고, 5 대 5는 다시 굴리고, 거니가 2를 더 잃고 탈락해요. 거니의 방어막은 챠니의 것이에요.',
  'adventure.lesson.fight.done.task': '이 단계를 마치세요.',
  'adventure.lesson.fight.done.why.other': '이동한 말은 저마다 한 번 싸울 수 있어요. 챠니는 싸웠어요.',

  // The investment
  'adventure.lesson.invest.title': '가운데 칸에 스파이스 4개',
  'adventure.lesson.invest.about': '규칙서의 투자 그대로예요. 다른 사람의 굴림으로 당첨돼요.',
  'adventure.lesson.invest.end':
    '합은 10이에요. 은행이 스파이스 4개에 3개씩, 모두 12개를 주고, 판돈도 돌아와요. 합쳐서 16개예요. 칸은 다시 비었어요. Zsuzsa 님의 다음 굴림까지 아무도 4나 10을 굴리지 못했다면, 스파이스 4개는 은행으로 갔을 거예요.',

  'adventure.lesson.invest.stake':
    'Zsuzsa 님의 차례가 거의 끝났어요. 스파이스 6개가 있어요. 가운데 칸은 합 4와 10에 당첨되고 배당 3 대 1이에요.',
  'adventure.lesson.invest.stake.task': '가운데 칸에 스파이스 4개를 거세요.',
  'adventure.lesson.invest.stake.why.all': '6개를 다 걸면 더 벌지만, 책략이나 보호에 쓸 스파이스가 없어요.',
  'adventure.lesson.invest.stake.why.spread': '두 칸에 나누면 적게, 하지만 더 자주 당첨돼요. 예에서는 한 칸에만 걸어요.',
  'adventure.lesson.invest.stake.why.nothing': '걸지 않으면 아무것도 당첨되지 않아요.',
  'adventure.lesson.invest.stake.why.other': '예에서는 가운데 칸에 스파이스 4개를 걸어요.',

  'adventure.lesson.invest.yellow': '누가 굴리든 차례를 여는 굴림은 모두 쳐요. Judit 님은 3과 5예요.',
  'adventure.lesson.invest.yellowMove': '합 8은 Zsuzsa 님이 건 칸에 없어서 아무 일도 일어나지 않아요. Judit 님은 사다우카 전사를 이동해요.',
  'adventure.lesson.invest.yellowStay': '사다우카 전사가 스파이스 3개를 거둬요. Judit 님은 더 이동하지 않아요.',
  'adventure.lesson.invest.yellowDone': '싸울 상대도, 쓸 카드도 없어요.',
  'adventure.lesson.invest.yellowBuy': 'Judit 님이 수확기 2대를 사요.',
  'adventure.lesson.invest.yellowInvest': '그리고 3이나 11을 바라며 오른쪽 칸에 스파이스 2개를 걸어요.',
  'adventure.lesson.invest.blue': 'Ferenc 님은 4와 6을 굴려요.',

  // The storm
  'adventure.lesson.storm.title': '폭풍이 오기 전에',
  'adventure.lesson.storm.about': '언제든 할 수 있는 것을, 가장 필요할 때 해 봐요. 교환, 보호, 책략이에요.',
  'adventure.lesson.storm.end':
    '폴은 이 판정 한 번만 책략이 4이고, 주사위는 4예요. 살아남았어요. 수확기 1대는 보호했고, 나머지는 운이 좋았어요. Judit 님은 스파이스를 아끼고 수확기 2대를 잃었어요. 남작은 모래폭풍 칸에 있어서 폭풍이 비껴가요.',

  'adventure.lesson.storm.trade':
    'Tomáš 님의 차례예요. 남작은 모래폭풍에서 네 칸 떨어져 있고, 4가 나왔어요. 폴은 책략 3으로 사막에 나가 있어요. Zsuzsa 님에게는 수확기 3대가 있지만 스파이스는 2개뿐이고, Judit 님에게는 8개가 있어요. 교환은 언제든, 남의 차례에도 할 수 있어요.',
  'adventure.lesson.storm.trade.task': 'Judit 님에게 교환을 제안하세요. 수확기 1대를 주고 스파이스 2개를 받아요.',
  'adventure.lesson.storm.trade.why.other': '어떤 제안이든 할 수 있어요. 예에서는 약속 없이 수확기 1대를 주고 스파이스 2개를 받아요.',

  'adventure.lesson.storm.accept':
    '제안은 한 사람에게 하고, 그 사람은 통째로 받아들이거나 거절해요. Judit 님은 수확기가 필요해서 받아들여요.',
  'adventure.lesson.storm.storm': '남작이 모래폭풍 칸에 들어가요. 이제 폭풍이 다른 모두의 수확기를, 그다음 사막의 모든 말을 판정해요.',

  'adventure.lesson.storm.shelter':
    '주사위를 굴리기 전에 주인에게 물어봐요. 보호하지 않은 수확기는 5나 6이면 잃고, 보호에는 1대에 스파이스 1개가 들어요. Zsuzsa 님에게는 스파이스 4개가 있고, 책략 1점에는 3개가 들어요.',
  'adventure.lesson.storm.shelter.task': '수확기 1대를 보호하세요.',
  'adventure.lesson.storm.shelter.why.none': '보호하지 않으면 수확기마다 5나 6에 잃어요. 스파이스 1개는 쓸 만해요.',
  'adventure.lesson.storm.shelter.why.both': '그러면 스파이스가 2개 남아서 폴의 책략을 살 수 없어요.',
  'adventure.lesson.storm.shelter.why.other': '예에서는 1대를 보호해요.',

  'adventure.lesson.storm.yellow': 'Judit 님은 이제 수확기가 4대이고, 하나도 보호하지 않아요.',
  'adventure.lesson.storm.blue': 'Ferenc 님도 운에 맡겨요.',

  'adventure.lesson.storm.brace':
    '다른 말은 모두 자기 가문의 시치, 곧 집에 있어요. 폴은 판정을 해야 해요. 주사위가 책략보다 높으면 탈락이에요. 스파이스는 3개 남았어요.',
  'adventure.lesson.storm.brace.task': '폴의 책략 1점을 사세요.',
  'adventure.lesson.storm.brace.why.none': '책략 3이면 두 번에 한 번은 탈락해요. 스파이스는 이럴 때 쓰려고 있어요.',
  'adventure.lesson.storm.brace.why.other': '예에서는 책략 1점을 사요.',
};
