import type { TextsLike } from '../../../text/message.ts';
import type { diceLessonsEn } from './lessons.en.ts';

/** Lessons: what the book tells (in our words), what to do, and why another answer is not the example's. */
export const diceLessonsKo: TextsLike<typeof diceLessonsEn> = {
  // The example turn
  'dice.lesson.example.title': '병력 셋, 카르타그로',
  'dice.lesson.example.about': '5분이면 돼요. 이기는 방법, 그리고 동맹과 거래와 전투가 있는 규칙서의 한 차례예요.',
  'dice.lesson.example.end':
    'Ferenc 님이 4 대 2로 이겨요. 남작과 내 병력 3개는 공급처로 가요. 전략 지역은 아직 아라킨 하나예요. 다음은 Judit 님이에요.',

  'dice.lesson.example.roll':
    '나는 아트레이데스를 이끌고 아라킨에 있어요. 옆의 카르타그는 Ferenc 님이 병력 2개로 장악하고 있어요. 코리노의 Judit 님은 시치 타브르에 있어요.',
  'dice.lesson.example.roll.task': '주사위 7개를 모두 굴리세요.',
  'dice.lesson.example.roll.why.other': '차례는 주사위 7개를 모두 굴리며 시작해요.',

  'dice.lesson.example.freeze':
    '고정한 주사위는 그대로 두고 나머지를 다시 굴려요. 아트레이데스는 모집하고, 코리노는 Judit 님을 초대하고, 지역 4는 카르타그로 통해요.',
  'dice.lesson.example.freeze.task': '아트레이데스 주사위, 코리노 주사위, 지역 주사위를 고정하세요.',
  'dice.lesson.example.freeze.why.all':
    '7개를 한꺼번에 고정해도 돼요. 하지만 그러면 모집할 주사위가 둘이 아니라 하나이고, 탐독기도 없어요. 예에서는 더 굴려요.',
  'dice.lesson.example.freeze.why.noRegion': '지역 주사위를 고정하지 않으면 카르타그로 가는 길은 운에 맡기게 돼요.',
  'dice.lesson.example.freeze.why.other': '하나 이상이면 어떻게 골라도 돼요. 예의 계획에는 아트레이데스, 코리노, 지역 4가 필요해요.',

  'dice.lesson.example.stay': '아트레이데스가 하나 더, 스파이스 1, 탐독기. 이만하면 돼요.',
  'dice.lesson.example.stay.task': '남은 것을 모두 고정하세요.',
  'dice.lesson.example.stay.why.other': '몇 개를 더 굴릴 수도 있어요. 예에서는 여기서 멈춰요.',

  'dice.lesson.example.invite': '동맹은 한 차례뿐이에요. 코리노는 동맹에게 스파이스를 줄 수 있어요.',
  'dice.lesson.example.invite.task': 'Judit 님에게 동맹을 제안하세요.',
  'dice.lesson.example.invite.why.alone':
    '혼자 이어가도 돼요. 하지만 스파이스 1개로는 카르타그를 넘볼 수 없고, 코리노에게는 스파이스가 있어요.',
  'dice.lesson.example.invite.why.harkonnen':
    '하코넨 주사위로 초대할 수는 있어요. 하지만 카르타그에 있는 사람이 바로 Ferenc 님이고, 동맹끼리는 싸우지 않아요.',
  'dice.lesson.example.invite.why.other': '예에서는 코리노를 초대해요.',

  'dice.lesson.example.accept': '받아들이네요.',

  'dice.lesson.example.recruit': '아트레이데스 하나마다 병력 하나를 모집해요. 그중 하나는 지도자여도 돼요.',
  'dice.lesson.example.recruit.task': '병력 2개를 모집하세요.',
  'dice.lesson.example.recruit.why.leader':
    '지도자도 모집할 수 있고 전투에 쓸모 있어요. 예에서는 병력 2개를 모집해서, 지도자 없는 전투가 어떤지 봐요.',
  'dice.lesson.example.recruit.why.fewer': '주사위를 쓰지 않아도 되지만 얻는 것이 없어요.',
  'dice.lesson.example.recruit.why.other': '예에서는 병력 2개를 모집해요.',

  'dice.lesson.example.recruitAlly': 'Judit 님도 자기 주사위로 하나를 모집해요.',

  'dice.lesson.example.snooper': '탐독기는 독을 막아 줘요.',
  'dice.lesson.example.snooper.task': '탐독기를 가져오세요.',
  'dice.lesson.example.snooper.why.other': '주사위를 쓰지 않아도 돼요. 하지만 탐독기에는 아무것도 들지 않아요.',

  'dice.lesson.example.silent': 'Judit 님은 거래를 제안할 수 있지만 기다려요.',

  'dice.lesson.example.ship': '스파이스 1개로 병력 하나를 내 병력이 있는 곳에 수송해요.',
  'dice.lesson.example.ship.task': '아라킨에 병력 하나를 수송하세요.',
  'dice.lesson.example.ship.why.pole': '극지 함몰지는 안전하고, 거기서도 카르타그가 가까워요. 예에서는 먼저 아라킨을 튼튼히 해요.',
  'dice.lesson.example.ship.why.deal': '거래는 잠시 뒤에 나와요. 예에서는 먼저 자기 스파이스를 써요.',
  'dice.lesson.example.ship.why.end': '쓰지 않은 스파이스는 차례가 끝나면 사라져요.',
  'dice.lesson.example.ship.why.other': '예에서는 아라킨에 수송해요.',

  'dice.lesson.example.deal': '거래는 동맹 둘 다 지켜야 해요.',
  'dice.lesson.example.deal.task': '거래를 시작하세요.',
  'dice.lesson.example.deal.why.end': '거래가 없으면 스파이스는 다 썼고 병력은 적은 그대로예요.',
  'dice.lesson.example.deal.why.other': '예에서는 지금 거래를 해요.',

  'dice.lesson.example.gift': '먼저 Judit 님이 줄 것이에요. 코리노의 비축 스파이스는 동맹이 자기 차례에 쓸 수 있어요.',
  'dice.lesson.example.gift.task': '거래에 비축 스파이스 4개를 넣으세요.',
  'dice.lesson.example.gift.why.other': '예에서는 4개를 모두 청해요. 한 사람에 2개씩이에요.',

  'dice.lesson.example.herFirst': '시치 타브르에 자기 병력 2개를 보내고 싶어 해요.',
  'dice.lesson.example.herSecond': '둘째예요.',
  'dice.lesson.example.yourFirst': '스파이스 2개가 남았어요.',
  'dice.lesson.example.yourFirst.task': '아라킨에 보낼 아트레이데스 병력 하나를 더하세요.',
  'dice.lesson.example.yourFirst.why.propose': '스파이스 2개가 쓰이지 않고 남아요. 병력 2개의 값이에요.',
  'dice.lesson.example.yourFirst.why.other': '예에서는 저마다 병력 2개를 보내요. 코리노는 시치 타브르에, 아트레이데스는 아라킨에요.',
  'dice.lesson.example.yourSecond': '그리고 하나 더요.',

  'dice.lesson.example.propose': '통째로 이루어지거나, 전혀 이루어지지 않아요.',
  'dice.lesson.example.propose.task': '거래를 제안하세요.',
  'dice.lesson.example.propose.why.withdraw': '거래는 예와 같아요. 이제 제안하기만 하면 돼요.',
  'dice.lesson.example.propose.why.other': '더 넣을 것이 없어요.',

  'dice.lesson.example.agree': 'Judit 님이 받아들여요. 병력 4개가 모두 도착해요.',

  'dice.lesson.example.target': '지역 4라서 카르타그를 고를 수 있어요. 목표 지역은 동맹과 같아요.',
  'dice.lesson.example.target.task': '카르타그를 고르세요.',
  'dice.lesson.example.target.why.brokenLand':
    '갈라진 땅도 구역 4라서 고를 수 있어요. 하지만 전략 지역이 아니고, 규칙서는 카르타그로 가요.',
  'dice.lesson.example.target.why.pole': '극지 함몰지는 언제나 고를 수 있지만, 거기서는 얻을 것이 없어요.',
  'dice.lesson.example.target.why.other': '예에서는 카르타그를 골라요.',

  'dice.lesson.example.march': '인접한 지역에는 병력을 몇 개든 비용 없이 이동해요.',
  'dice.lesson.example.march.task': '병력 3개를 카르타그로 이동하세요.',
  'dice.lesson.example.march.why.everybody': '그래도 되지만 아라킨을 지킬 병력이 없고, 이동한 병력은 전투에서 잃을 수 있어요.',
  'dice.lesson.example.march.why.nobody': '그래도 돼요. 이동하지 않아도 목표 지역은 정할 수 있어요. 하지만 그러면 전투가 없어요.',
  'dice.lesson.example.march.why.other': '몇 개든 괜찮아요. 예에서는 3개를 이동하고 2개를 남겨요.',

  'dice.lesson.example.stayHome': 'Judit 님도 갈 수 있지만 머물러요.',
  'dice.lesson.example.noLeader': '지도자도 빌려주지 않아요.',

  'dice.lesson.example.fist':
    '두 사람이 싸울 것을 몰래 골라 주먹에 쥐어요. 쥔 것은 공급처로 가요. 진 쪽은 남겨 둔 것도 잃어요. 비기면 방어자가 이겨요.',
  'dice.lesson.example.fist.task': '병력 2개를 주먹에 쥐세요.',
  'dice.lesson.example.fist.why.everything':
    '3개를 모두 쥐면 전투력 3이에요. 방어자는 6까지 낼 수 있고, 모두 쥐고 이기면 카르타그를 지킬 병력이 남지 않아요.',
  'dice.lesson.example.fist.why.nothing': '그래도 되지만 전투력 0으로는 이기지 못해요. 동점은 방어자의 것이에요.',
  'dice.lesson.example.fist.why.other': '예에서는 3개 중 2개를 걸어요.',

  'dice.lesson.example.baron': '둘 다 펴요. 병력 2개에 맞서, 전투력 4인 블라디미르 남작이에요.',

  // The Roll
  'dice.lesson.roll.title': '모래벌레와 진동기',
  'dice.lesson.roll.about': '주사위를 어떻게 고정하는지, 샤이 훌루드가 무엇을 하는지, 진동기가 언제 도움이 되는지 배워요.',
  'dice.lesson.roll.end':
    '스파이스 주사위가 마지막 하나라 진동기가 도울 수 없었어요. 샤이 훌루드가 남고, 이번 차례에는 스파이스가 없어요. 진동기는 다른 주사위가 아직 고정되지 않았을 때 가장 값져요.',

  'dice.lesson.roll.first':
    '2인 게임이에요. Zsuzsa 님은 아트레이데스를 이끌고, 앞에 진동기가 하나 있어요. 병력은 소 에르그에서 수확기 곁에 있어요.',
  'dice.lesson.roll.first.task': '주사위 7개를 모두 굴리세요.',
  'dice.lesson.roll.first.why.other': '차례는 주사위 7개를 모두 굴리며 시작해요.',

  'dice.lesson.roll.thump':
    '스파이스 주사위에 샤이 훌루드가 나왔어요. 바로 주사위를 고정해서, 스파이스가 없고 수확기도 위험해요. 진동기가 모래벌레를 따돌려요.',
  'dice.lesson.roll.thump.task': '진동기를 버리세요.',
  'dice.lesson.roll.thump.why.keep':
    '그래도 돼요. 스파이스 주사위가 고정되고, 다른 것을 고정하지 않고도 더 굴릴 수 있어요. 먼저 진동기를 써 보세요.',
  'dice.lesson.roll.thump.why.other': '이 레슨에서는 진동기를 배워요.',

  'dice.lesson.roll.freezeOther': '스파이스 주사위는 고정되지 않고 다시 굴려요. 그 대신 다른 주사위를 하나 이상 고정해야 해요.',
  'dice.lesson.roll.freezeOther.task': '아트레이데스 주사위 2개를 고정하세요.',
  'dice.lesson.roll.freezeOther.why.other':
    '스파이스 주사위 말고는 무엇이든 고정할 수 있어요. 아트레이데스 둘이면 병력 2개를 모집하니, 그 둘만 남기세요.',

  'dice.lesson.roll.freezeNone':
    '또 모래벌레인데 진동기가 남지 않았어요. 이제 스파이스 주사위가 고정돼요. 모래벌레가 주사위를 고정했으니, 다음에 굴리기 전에 다른 것을 고정하지 않아도 돼요.',
  'dice.lesson.roll.freezeNone.task': '아무것도 고정하지 말고 나머지 4개를 다시 굴리세요.',
  'dice.lesson.roll.freezeNone.why.other': '여기서 더 고정해도 돼요. 이 레슨은 그러지 않아도 된다는 것을 보여줘요.',

  'dice.lesson.roll.freezeRest': '피의 복수 주사위에 진동기가 나왔어요. 이건 간직할 만해요.',
  'dice.lesson.roll.freezeRest.task': '남은 것을 모두 고정하세요.',
  'dice.lesson.roll.freezeRest.why.other': '더 굴려도 되지만 피의 복수 주사위에서 진동기를 놓칠 수 있어요. 4개를 모두 고정하세요.',

  'dice.lesson.roll.recruit': '아트레이데스가 둘 나왔어요. 지도자는 둘 다 이미 준비되어 있으니 병력을 데려와요.',
  'dice.lesson.roll.recruit.task': '병력 2개를 모집하세요.',
  'dice.lesson.roll.recruit.why.nobody': '그래도 되지만 주사위 2개가 아까워요.',
  'dice.lesson.roll.recruit.why.other': '두 주사위 모두 모집해요. 병력 2개예요.',

  'dice.lesson.roll.thumper': '공용 공급처에 진동기가 있고 Zsuzsa 님에게는 이제 없어요. 한 번에 하나만 가질 수 있고, 아무도 빼앗지 못해요.',
  'dice.lesson.roll.thumper.task': '진동기를 가져오세요.',
  'dice.lesson.roll.thumper.why.leave': '아무것도 들지 않고, 언젠가 스파이스 주사위를 지켜줘요.',
  'dice.lesson.roll.thumper.why.other': '진동기를 가져오세요.',

  'dice.lesson.roll.target': '모래벌레가 소 에르그의 수확기를 삼켰고, 수송할 스파이스가 없어요. 지역 주사위는 3이에요.',
  'dice.lesson.roll.target.task': '시치 타브르를 고르세요. 아무도 이동할 수 없어도 목표 지역은 반드시 정해요.',
  'dice.lesson.roll.target.why.pole': '극지 함몰지는 언제나 고를 수 있어요. 이 레슨은 빨리 끝나도록 시치 타브르를 골라요.',
  'dice.lesson.roll.target.why.other': '이 레슨에서는 시치 타브르를 골라요.',

  'dice.lesson.roll.his': 'Ferenc 님이 하코넨으로 주사위를 굴려요.',
  'dice.lesson.roll.hisFreeze': 'Ferenc 님은 7개를 한꺼번에 고정해요. 그래도 돼요.',
  'dice.lesson.roll.hisPiter': '피터 드 브리즈가 피의 복수 주사위를 독으로 돌릴 수 있어요. 오늘은 아니에요.',
  'dice.lesson.roll.hisTarget': '이미 병력이 있는 카르타그를 골라요.',
  'dice.lesson.roll.hisAsset': '그곳의 설비를 바꿀 수 있지만 그대로 둬요.',

  'dice.lesson.roll.again': 'Zsuzsa 님의 두 번째 차례예요. 진동기도 다시 있어요.',
  'dice.lesson.roll.again.task': '주사위를 굴리세요.',
  'dice.lesson.roll.again.why.other': '차례는 주사위 7개를 모두 굴리며 시작해요.',

  'dice.lesson.roll.allBut': '스파이스 2는 적어요. 나머지는 모두 좋고, 모래벌레가 와도 진동기가 있어요. 정말 그럴까요?',
  'dice.lesson.roll.allBut.task': '스파이스 주사위만 빼고 모두 고정하세요.',
  'dice.lesson.roll.allBut.why.other': '그래도 돼요. 하지만 이 레슨은 마지막 주사위 하나에 무슨 일이 생기는지 보려고 해요.',

  // A battle
  'dice.lesson.battle.title': '카르타그의 성벽',
  'dice.lesson.battle.about': '요새, 빌려준 지도자, 두 주먹, 명예로운 결투가 있는 전투 하나를 치러요.',
  'dice.lesson.battle.end':
    '카르타그에 새 주인과 새 성벽이 생겼어요. Zsuzsa 님은 카르타그와 아라킨을, Judit 님은 시치 타브르를 장악했어요. 합쳐서 전략 지역 세 곳이에요. 네 곳이었다면 함께 승리했을 거예요.',

  'dice.lesson.battle.breach':
    '아트레이데스의 Zsuzsa 님과 동맹인 코리노의 Judit 님이 카르타그로 이동했어요. Zsuzsa 님은 병력 3개, Judit 님은 병력 1개와 사다우카 1개예요. 하코넨 병력 2개가 요새 뒤에서 기다려요. 요새가 먼저 무너지며 공격 병력 하나를 데려가요. 동맹의 것이라도, 어느 병력인지는 Zsuzsa 님이 정해요.',
  'dice.lesson.battle.breach.task': 'Judit 님의 보통 병력을 고르세요.',
  'dice.lesson.battle.breach.why.own':
    '그래도 돼요. 하지만 지도자끼리 결투하면 내 병력은 돌아오고 동맹의 병력은 돌아오지 않아요. 내 병력은 주먹을 위해 아껴 두세요.',
  'dice.lesson.battle.breach.why.sardaukar': '그래도 되지만 사다우카는 주먹에서 2로 쳐요.',
  'dice.lesson.battle.breach.why.other': '이 레슨에서는 Judit 님의 보통 병력을 내줘요.',

  'dice.lesson.battle.lend': 'Judit 님이 샤담 4세를 공개로 빌려줘요. 쓸지 말지는 Zsuzsa 님의 비밀이에요.',

  'dice.lesson.battle.fist':
    'Ferenc 님은 남작 4와 병력 2개로 6까지 낼 수 있어요. 하지만 투입한 것은 사라져요. Zsuzsa 님은 Ferenc 님이 병력 하나를 남겨 둘 거라고 짐작해요. 이기려면 Ferenc 님보다 높아야 하고, 동점은 방어자의 것이에요. 레토 혼자면 3, 사다우카는 2, 병력은 1이에요.',
  'dice.lesson.battle.fist.task': '레토 공작, 사다우카, 병력 1개를 주먹에 쥐세요. 전투력 6이에요.',
  'dice.lesson.battle.fist.why.tie': '그러면 5예요. Ferenc 님도 5를 내면 동점이라 Ferenc 님이 이겨요.',
  'dice.lesson.battle.fist.why.leaders': '두 지도자는 합쳐서 6이 아니라 5이고, 둘 다 소모돼요.',
  'dice.lesson.battle.fist.why.everything':
    '그러면 틀림없이 이겨요. 하지만 주먹에 든 것은 모두 카르타그를 떠나고, 지킬 병력이 남지 않아요.',
  'dice.lesson.battle.fist.why.other': '얼마든지 골라도 돼요. 이 레슨에서는 전투력 6을 투입하고 병력 2개를 남겨 둬요.',

  'dice.lesson.battle.open':
    '둘 다 펴요. 6 대 5, Ferenc 님은 남작과 병력 1개예요. 양쪽 모두 지도자를 썼으니 명예로운 결투예요. 투입한 아트레이데스 병력은 공급처가 아니라 가문 카드로 가요.',

  'dice.lesson.battle.asset':
    '카르타그는 이번 차례의 목표 지역이고 다른 사람이 없어요. 그곳의 설비를 바꿀 수 있어요. 낡은 요새는 공급처로 돌아갔어요.',
  'dice.lesson.battle.asset.task': '카르타그에 요새를 놓으세요.',
  'dice.lesson.battle.asset.why.keep': '그래도 되지만 다음 공격자는 Judit 님의 이웃이고, 성벽에는 아무것도 들지 않아요.',
  'dice.lesson.battle.asset.why.other': '공급처의 어떤 설비든 놓을 수 있어요. 이 레슨에서는 성벽을 다시 세워요.',
};
