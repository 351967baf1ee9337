import type { TextsLike } from '../../../text/message.ts';
import type { arrakisLessonsEn } from './lessons.en.ts';

export const arrakisLessonsKo: TextsLike<typeof arrakisLessonsEn> = {
  'arrakis.lesson.other': '규칙으로는 그것도 돼요. 이 레슨은 다른 길로 가요.',

  // The last round
  'arrakis.lesson.first.title': '어느 쪽이 무엇으로 이기나',
  'arrakis.lesson.first.about': '5분이면 돼요. 두 진영 모두 이길 수 있는 게임의 마지막 라운드예요.',
  'arrakis.lesson.first.end':
    '퀴사츠 해더락 10, 모래의 사람들 5, 지하드 4. 셋 모두 목표에 닿았어요. 이어지는 확인에서 아트레이데스가 이겨요. 가라 쿨론이 무너졌다면 하코넨이 바로 이겼을 거예요.',

  'arrakis.lesson.first.act':
    '패권이 10에 이르면 하코넨이 바로 이겨요. 시치가 무너질 때마다 오르고 지금은 8이에요. 예지 표식 셋이 모두 비밀 목표에 닿으면 아트레이데스가 이겨요. 내 목표는 10, 5, 3이고 표식은 7, 4, 3에 있어요. 주사위는 둘 남았어요.',
  'arrakis.lesson.first.act.task': '전략 주사위를 공격에 쓰세요.',
  'arrakis.lesson.first.act.why.move': '이동만으로는 표식이 오르지 않아요. 하코넨 정착지가 무너지면 셋 모두 올라요.',
  'arrakis.lesson.first.act.why.card':
    '카드는 아무 주사위로나 낼 수 있어요. 하지만 전투에서는 주사위 하나 값이고, 지금 중요한 건 전투예요.',

  'arrakis.lesson.first.target':
    '챠니의 군단은 두 적 사이에 있어요. 북극에는 부대 하나가 지키는 피온 마을이 있어요. 정착지가 무너지면 예지 표식이 저마다 그 등급만큼, 여기서는 1 올라요.',
  'arrakis.lesson.first.target.task': '북극을 공격하세요.',
  'arrakis.lesson.first.target.why.rock': '그곳에서는 군단 하나를 이길 뿐이에요. 정착지가 없으면 아무것도 오르지 않아요.',
  'arrakis.lesson.first.target.why.done': '주사위는 이미 썼어요. 쓸모 있게 쓰세요.',

  'arrakis.lesson.first.cards':
    '부대마다 주사위 하나를 굴리고, 방어자는 정착지 등급을 더해요. 나는 4개, Ferenc 님은 2개예요. 지금 버리는 계획 카드는 주사위 하나를 더해요. 6개까지예요.',
  'arrakis.lesson.first.cards.task': '스틸슈트를 버려 다섯 번째 주사위를 얻으세요.',
  'arrakis.lesson.first.cards.why.none': '그래도 돼요. 하지만 마지막 라운드라서 남긴 카드는 쓸 데가 없어요.',

  'arrakis.lesson.first.loss':
    '명중 넷과 특수 하나가 나왔고, 챠니가 특수를 명중 하나와 방패 하나로 바꿔요. Ferenc 님은 명중 둘인데 방패가 하나를 막아 나는 하나, 상대는 다섯을 맞아요. 공격자가 먼저 잃어요.',
  'arrakis.lesson.first.loss.task': '일반 부대 하나를 빼세요.',
  'arrakis.lesson.first.loss.why.special': '페다이킨이 일반 부대가 돼요. 말은 남지만, 가장 약한 것을 잃는 편이 싸요.',
  'arrakis.lesson.first.loss.why.chani': '그러면 챠니가 재생 탱크로 가요. 일반 부대가 더 싸요.',

  'arrakis.lesson.first.garrison': '마을은 하나뿐인 부대를 잃어요.',

  'arrakis.lesson.first.advance': '이겼어요. 전진하는 군단만 정착지를 부수고, 군단 전체가 가야 해요.',
  'arrakis.lesson.first.advance.task': '북극으로 전진하세요.',
  'arrakis.lesson.first.advance.why.stay': '전진하지 않으면 마을은 아무 일 없었던 듯 서 있어요.',

  'arrakis.lesson.first.harkonnen': '표식은 8, 5, 4에 있어요. 목표 하나가 남았어요. 이제 Ferenc 님도 공격해요.',
  'arrakis.lesson.first.sietch': '가라 쿨론은 등급 2예요. 무너지면 패권이 10이 되고 게임이 끝나요.',
  'arrakis.lesson.first.roll':
    '부대 넷이 명중 둘과 방패 둘을, 나는 부대 둘에 등급 2로 명중 하나와 방패 셋을 굴려요. 페다이킨이 상대 방패 하나를 지우고, 남은 하나가 내 명중을 막아요. 내 방패는 상대 명중 둘을 다 막아요.',
  'arrakis.lesson.first.stop': 'Ferenc 님은 멈춰요. 정착지를 상대로 이어 가려면 명중 하나를 받아야 해요.',

  'arrakis.lesson.first.leadership':
    '예지 카드도 표식을 올려요. “제시카가 폴을 가르치다”는 라운드 끝에 둘이 한 시치에 있으면 퀴사츠 해더락을 2 올려요. 폴은 바람 골에 있어요.',
  'arrakis.lesson.first.leadership.task': '지휘 주사위를 이동에 쓰세요.',
  'arrakis.lesson.first.leadership.why.attack': '지도자 곁에 지금 무엇을 결정할 만한 적이 없어요.',

  'arrakis.lesson.first.jessica': '지휘는 지도자가 있는 군단 둘을 저마다 이웃 지역 하나로 움직여요.',
  'arrakis.lesson.first.jessica.task': '제시카의 군단을 바람 골로 옮기세요.',
  'arrakis.lesson.first.jessica.why.paul': '함께 있게 되지만 시치가 아니에요.',

  'arrakis.lesson.first.enough': '군단 하나가 더 움직일 수 있지만 꼭 그럴 필요는 없어요.',
  'arrakis.lesson.first.mentat': '하코넨의 마지막 주사위로 단계가 끝나요.',
  'arrakis.lesson.first.decks': 'Ferenc 님은 카드를 뽑아요. 그 뒤 사막은 조용해요.',

  'arrakis.lesson.first.claim': '라운드 끝에는 조건이 지금 맞는 예지 카드를 두 장까지 차지해요. 퀴사츠 해더락은 10이 필요해요.',
  'arrakis.lesson.first.claim.task': '“제시카가 폴을 가르치다”를 차지하세요.',
  'arrakis.lesson.first.claim.why.mahdi': '그 카드는 퀴사츠 해더락을 1만 올려요. 두 번째로는 좋아도 첫 번째는 아니에요.',
  'arrakis.lesson.first.claim.why.done': '차지하지 않으면 표식은 8에 남고 전쟁이 이어져요.',

  // Dice
  'arrakis.lesson.dice.title': '주사위가 하는 일',
  'arrakis.lesson.dice.about': '탈것, 라운드의 굴림, 베네 게세리트, 지도자의 특수 행동을 배워요.',
  'arrakis.lesson.dice.end':
    '부대 셋이 정예가 됐어요. 남작의 카드는 라운드 끝까지 뒷면이지만 전투 능력은 그대로예요. 이제 아트레이데스가 행동하고, 하코넨의 마지막 주사위까지 번갈아 해요.',

  'arrakis.lesson.dice.harvester':
    '하코넨을 이끌어요. 가장 낮은 제국 표식이 3에 있어요. 스파이스 판의 이 줄은 주사위 둘을 치워 두고 수확기 5, 오니솝터 3, 캐리올 1을 줘요. 놓을 탈것이 둘 남았어요. 깊은 사막은 스파이스 2, 사막은 1을 줘요.',
  'arrakis.lesson.dice.harvester.task': '깊은 사막 북동 외곽 1에 수확기를 놓으세요.',
  'arrakis.lesson.dice.harvester.why.desert': '파고든 벌레에게는 안전하지만 스파이스가 반이에요.',
  'arrakis.lesson.dice.harvester.why.carryall': '순서는 자유예요. 이 레슨은 수확기부터 시작해요.',

  'arrakis.lesson.dice.carryall': '캐리올은 두 구역 사이 선 위의 공역에 떠요. 그 두 구역에서 수확기를 벌레로부터 구할 수 있어요.',
  'arrakis.lesson.dice.carryall.task': '북동 내곽 / 북동 외곽 공역에 캐리올을 놓으세요.',
  'arrakis.lesson.dice.carryall.why.far': '그 공역은 수확기가 있는 외곽 구역에 닿지 않아요.',
  'arrakis.lesson.dice.carryall.why.taken': '오니솝터가 있어요. 공역에는 탈것이 하나뿐이라 옛것을 잃어요.',

  'arrakis.lesson.dice.excess':
    '주사위 여섯 개가 나왔어요. 전략 4, 멘타트, 가문이에요. 기호마다 칸이 셋이라 전략 하나는 자리가 없어요. 빈칸이 가장 많은 기호인 배치나 지휘로 바꿔요.',
  'arrakis.lesson.dice.excess.task': '지휘로 바꾸세요.',
  'arrakis.lesson.dice.excess.why.deployment': '그것도 돼요. 이 레슨은 지휘를 원해요.',
  'arrakis.lesson.dice.theirs':
    '아트레이데스는 기호마다 칸이 둘인데 전략이 셋 나와서 Zsuzsa 님도 하나를 바꿔요. 둘 다 칸 없는 주사위가 있으면 하코넨부터 번갈아 바꿔요.',

  'arrakis.lesson.dice.sister':
    '이제 진영마다 베네 게세리트 토큰 하나를 놓을 수 있어요. 주사위가 가장 적은 곳에 놓고 주사위로 쳐요. 쓰면 게임에서 나가요.',
  'arrakis.lesson.dice.sister.task': '배치에 토큰을 놓으세요.',
  'arrakis.lesson.dice.sister.why.none': '나중을 위해 아껴도 돼요. 여기서는 일곱 번째 주사위가 반가워요.',
  'arrakis.lesson.dice.hers': 'Zsuzsa 님은 지휘와 배치에 주사위가 없어요. 배치를 골라요.',

  'arrakis.lesson.dice.mentat': '아트레이데스가 시작해요. Zsuzsa 님은 멘타트 주사위로 카드 두 장을 뽑아요.',
  'arrakis.lesson.dice.split': '덱마다 한 장씩이에요. 뽑기 전에 말해요.',

  'arrakis.lesson.dice.baron':
    '내 차례예요. 주사위는 그 기호의 행동이나, 그 기호에 앞면으로 놓인 지도자의 특수 행동에 쓰고, 무엇이 나왔든 계획 카드에도 쓸 수 있어요. 남작은 가문에 있고, 둘 대신 셋을 바꿔요.',
  'arrakis.lesson.dice.baron.task': '가문 주사위를 하코넨 남작에게 쓰세요.',
  'arrakis.lesson.dice.baron.why.action': '그러면 둘을 바꾸고 남작의 카드는 앞면으로 남아요. 남작이라면 셋이에요.',
  'arrakis.lesson.dice.baron.why.vehicles': '탈것 둘을 더 놓아도 돼요. 이 레슨은 병사를 원해요.',

  'arrakis.lesson.dice.elite': '지도 어디서든 일반 부대가 하나씩 정예가 돼요. 어느 부분이든 하지 않아도 돼요.',
  'arrakis.lesson.dice.elite.task': '카르타그의 부대 하나를 바꾸세요.',
  'arrakis.lesson.dice.elite.why.arrakeen': '아라킨도 곧 나와요. 레슨은 카르타그에서 시작해요.',
  'arrakis.lesson.dice.elite.why.done': '바로 멈춰도 되지만 주사위는 이미 썼어요.',
  'arrakis.lesson.dice.second': '카르타그에서 하나 더.',
  'arrakis.lesson.dice.third': '그리고 아라킨에서 하나.',

  // Three players, one side shared
  'arrakis.lesson.share.title': '셋이서 한 판',
  'arrakis.lesson.share.about': '나눠 맡은 진영의 주사위를 나누는 법과 한 팀에서 누가 움직이는지 배워요.',
  'arrakis.lesson.share.end':
    '내 주사위 넷, Judit 님의 주사위 넷이에요. 판 하나에만 있는 기호는 그 판으로 갔고, 두 판에 다 있는 기호는 수를 맞췄어요. 나는 내 주사위로, 팀원은 팀원의 주사위로 움직여요. 우리 진영의 차례마다 행동은 하나예요. 누가 할지는 함께 정해요.',
  'arrakis.lesson.share.harvester':
    '셋이 해요. Zsuzsa 님이 아트레이데스를, 내가 하코넨 가문을, Judit 님이 코리노 동맹을 이끌어요. 탈것은 내가 정해요. 마지막 하나를 놓으면 행동 주사위를 모두 굴려요. 내려간 표식이 없으니 우리 진영은 여덟 개예요.',
  'arrakis.lesson.share.harvester.task': '깊은 사막 북동 외곽 1에 수확기를 놓으세요.',
  'arrakis.lesson.share.harvester.why.desert': '파고든 벌레에게는 더 안전하지만 스파이스가 반이에요.',
  'arrakis.lesson.share.aside':
    '전략 3, 배치 2, 지휘 1, 멘타트 2예요. 전략과 배치는 Judit 님의 판에만 있어요. 칸이 둘씩이라 둘과 둘이 가고, 세 번째 전략은 치워 둬요. 지휘는 내 판에만 있어요. 멘타트는 두 판에 다 있어 수를 맞춰요. Judit 님 넷, 나 셋이 돼요. 치워 둔 주사위가 내 네 번째가 되고, 내게 가장 적은 기호로 바뀌어요.',
  'arrakis.lesson.share.aside.task': '치워 둔 주사위를 가문으로 바꾸세요.',
  'arrakis.lesson.share.theirs': '아트레이데스가 시작해요. Zsuzsa 님은 멘타트 주사위를 써요.',
  'arrakis.lesson.share.split': '덱마다 한 장씩이에요.',
  'arrakis.lesson.share.who': '우리 진영 차례예요. 둘 다 주사위가 있으니 누가 움직일지 말해요. 팀원의 주사위는 쓰지 못해요.',
  'arrakis.lesson.share.who.task': '내가 하도록 하코넨 가문을 고르세요.',
  'arrakis.lesson.share.who.why.ally': 'Judit 님이 해도 돼요. 이 레슨에서는 내가 해요.',

  // Moving
  'arrakis.lesson.move.title': '움직이는 군단',
  'arrakis.lesson.move.about': '규칙서의 나뉜 군단, 두 번 움직이지 못하는 까닭, 절벽을 넘는 비행을 배워요.',
  'arrakis.lesson.move.end':
    '한 행동에서 한 군단의 두 부분이 움직였고, 걸어서는 못 넘는 경계를 군단 하나가 날아서 넘었어요. 오니솝터는 사라졌고 그 말들은 이번 라운드에 다시 날지 못해요.',

  'arrakis.lesson.move.act':
    '하코넨을 이끌어요. 카르타그에 부대 다섯과 바샤르가 있어요. 전략 주사위는 서로 다른 군단 둘이나 그 일부를 움직이거나, 하나로 공격해요.',
  'arrakis.lesson.move.act.task': '전략 주사위를 이동에 쓰세요.',
  'arrakis.lesson.move.split':
    '먼저 어디에서 어디로 갈지 정해요. 이동은 이웃한 자유 지역 하나로 가요. 적도, 적 정착지도, 모래벌레도 없어야 해요.',
  'arrakis.lesson.move.split.task': '카르타그에서 아르순트로 이동하세요.',
  'arrakis.lesson.move.split.why.arrakeen': '큰 부분은 그다음에 아라킨으로 가요.',
  'arrakis.lesson.move.two': '그다음 누가 갈지 정해요. 부대가 하나는 가야 해요. 지도자는 마음대로지만 혼자 가거나 혼자 남지 못해요.',
  'arrakis.lesson.move.two.task': '바샤르 없이 일반 부대 둘을 보내세요.',
  'arrakis.lesson.move.two.why.leader': '그래도 돼요. 하지만 바샤르는 뒤에 가는 이들에게 필요해요.',
  'arrakis.lesson.move.two.why.all': '그러면 두 번째로 움직일 부대가 없어요.',
  'arrakis.lesson.move.rest':
    '두 이동은 한순간으로 쳐요. 같은 말이 두 번 움직이지 못해요. 아르순트에 이제 부대가 셋이지만 전부터 있던 하나만 움직일 수 있어요.',
  'arrakis.lesson.move.rest.task': '카르타그에서 아라킨으로 이동하세요.',
  'arrakis.lesson.move.rest.why.onward': '전부터 아르순트에 있던 부대만 갈 수 있어요. 새로 온 둘은 이미 움직였어요.',
  'arrakis.lesson.move.rest.why.done': '두 번째 이동을 버리게 돼요.',
  'arrakis.lesson.move.three': '남은 것은 부대 셋과 바샤르예요.',
  'arrakis.lesson.move.three.task': '모두 아라킨으로 보내세요.',
  'arrakis.lesson.move.three.why.fewer': '하나가 카르타그에 남아요. 그래도 되지만 여기서는 모두 가요.',
  'arrakis.lesson.move.mentat': '아트레이데스가 멘타트 주사위를 써요.',
  'arrakis.lesson.move.decks': '아트레이데스 가문의 카드 두 장이에요.',
  'arrakis.lesson.move.again':
    '두 번째 주사위예요. 산지 북서 내곽 1의 군단이 동쪽으로 가려 해요. 그곳의 빨갛고 하얀 경계는 넘지 못하지만, 구역 위에 오니솝터가 떠 있어요.',
  'arrakis.lesson.move.again.task': '전략 주사위를 이동에 쓰세요.',
  'arrakis.lesson.move.flight':
    '병력 수송이에요. 오니솝터를 치우고 군단이 경계, 적, 벌레를 넘어 두 지역까지 가요. 도착지는 자유로워야 해요. 걸어가기와 오니솝터는 따로 고를 수 있어요.',
  'arrakis.lesson.move.flight.task': '북서 내곽 1에서 북서 내곽 2로 날아가세요.',
  'arrakis.lesson.move.flight.why.foot': '걸어가면 필요한 곳에서 먼 사막으로 가게 돼요.',
  'arrakis.lesson.move.done': '군단 하나가 더 움직일 수 있어요. 행동이 주는 것은 하지 않아도 돼요.',
  'arrakis.lesson.move.done.task': '행동을 끝내세요.',

  // Riding
  'arrakis.lesson.ride.title': '벌레 타기',
  'arrakis.lesson.ride.about': '사막의 힘, 징후로 낸 길, 시험 기지까지의 질주를 배워요.',
  'arrakis.lesson.ride.end':
    '시험 기지가 공개되어 퀴사츠 해더락이 1 올라요. 징후는 그 자리에 남고 무엇이 숨었는지 아직 아무도 몰라요. 하코넨 군단은 밟지 않는 게 좋을 거예요.',

  'arrakis.lesson.ride.power':
    '아트레이데스를 이끌어요. 나는 주사위 하나, Ferenc 님은 셋이에요. 하코넨보다 주사위가 적으면 주사위 대신 사막의 힘을 쓸 수 있어요.',
  'arrakis.lesson.ride.power.task': '사막의 힘을 쓰세요.',
  'arrakis.lesson.ride.power.why.move': '주사위는 기다릴 수 있어요. 사막의 힘은 공짜이고, 먼저 사막을 준비해야 해요.',
  'arrakis.lesson.ride.wormsigns': '지도에 벌레가 없으면 할 일은 하나예요. 징후 둘을 뒷면으로 서로 다른 사막 지역에 놓아요.',
  'arrakis.lesson.ride.wormsigns.task': '징후를 놓으세요.',
  'arrakis.lesson.ride.wormsigns.why.done': '얻은 것 없이 차례가 끝나요.',
  'arrakis.lesson.ride.near':
    '북동쪽 세 지역 너머에 시험 기지가 있어요. 내 시치 곁에는 징후가 이미 있어요. 길에 틈이 있으면 안 돼요. 징후끼리 이웃해야 해요.',
  'arrakis.lesson.ride.near.task': '북동 외곽 7에 하나를 놓으세요.',
  'arrakis.lesson.ride.near.why.away': '아무것과도 닿지 않아 길이 이어지지 않아요.',
  'arrakis.lesson.ride.far': '기지 곁에 하나가 더 필요해요.',
  'arrakis.lesson.ride.far.task': '북동 외곽 5에 하나를 놓으세요.',
  'arrakis.lesson.ride.far.why.beside': '길에 닿지만 기지로 이어지지 않아요.',
  'arrakis.lesson.ride.theirs': 'Ferenc 님이 카드를 뽑아요.',
  'arrakis.lesson.ride.decks': '둘 다 하코넨 가문 덱에서 뽑아요. 주사위가 아직 둘 있어요.',
  'arrakis.lesson.ride.act': '길이 준비됐어요.',
  'arrakis.lesson.ride.act.task': '전략 주사위를 이동에 쓰세요.',
  'arrakis.lesson.ride.act.why.again': '사막의 힘을 다시 써도 돼요. 하지만 길은 충분히 길어요.',
  'arrakis.lesson.ride.ride':
    '징후나 벌레 곁에서 출발하면 서로 이웃한 것들을 모두 타고 지나 마지막 것 곁에서 멈춰요. 길에 하코넨 군단이 있으면 거기서 끝나요.',
  'arrakis.lesson.ride.ride.task': '가라 쿨론에서 북동 외곽 4로 타고 가세요.',
  'arrakis.lesson.ride.ride.why.foot': '걸어가면 한 지역뿐이에요.',
  'arrakis.lesson.ride.ride.why.short': '거기도 길 끝이지만 얻을 것이 없어요.',
  'arrakis.lesson.ride.company': '군단에는 부대 둘과 폴이 있어요. 부대 없는 시치는 싸움 없이 무너져요.',
  'arrakis.lesson.ride.company.task': '부대 하나와 폴을 보내세요.',
  'arrakis.lesson.ride.company.why.all': '가라 쿨론이 비고, 옆 산에는 하코넨이 있어요.',
  'arrakis.lesson.ride.company.why.alone': '그래도 돼요. 하지만 폴의 질주는 이야기로 남아요. 그것을 바라는 예지 카드가 있어요.',
  'arrakis.lesson.ride.done': '군단이 기지를 얻었어요. 거기서 이동을 마치면 얻어요.',
  'arrakis.lesson.ride.done.task': '행동을 끝내세요.',

  // A battle
  'arrakis.lesson.battle.title': '남작의 공격',
  'arrakis.lesson.battle.about': '규칙서의 전투 라운드예요. 시치의 폴 무앗딥에게 남작이 덤비고, 그 뒤가 어찌 될지 보여 줘요.',
  'arrakis.lesson.battle.end':
    '가라 쿨론이 무너지고 패권이 등급만큼 올랐어요. 폴 무앗딥은 부대 하나와 달아났어요. 남작은 재생 탱크에서 기다려요. 하코넨이 쓰는 주사위마다 출구에 가까워져요.',

  'arrakis.lesson.battle.act':
    '하코넨을 이끌어요. 남작의 군단이 시치 가라 쿨론 곁에 있어요. 일반 둘, 정예 둘, 사다우카 하나, 바샤르 하나, 그리고 남작이에요.',
  'arrakis.lesson.battle.act.task': '전략 주사위를 공격에 쓰세요.',
  'arrakis.lesson.battle.act.why.card': '그 카드는 전투 주사위로 쓰는 편이 나아요.',
  'arrakis.lesson.battle.sietch': '군단 전체가 공격하고 제자리에 있어요. 그 지역에 뒷면으로 놓인 것을 먼저 뒤집어요.',
  'arrakis.lesson.battle.sietch.task': '가라 쿨론을 공격하세요.',
  'arrakis.lesson.battle.sietch.why.done': '주사위는 이미 썼어요.',
  'arrakis.lesson.battle.cards':
    '등급 2예요. 부대 다섯이라 나는 주사위 다섯이고 지도자는 세지 않아요. 폴 무앗딥은 부대 셋에 등급 2라 역시 다섯이에요. 버린 카드는 주사위를 하나 더해요. 6개까지예요.',
  'arrakis.lesson.battle.cards.task': '모래 십장을 버리세요.',
  'arrakis.lesson.battle.cards.why.none': '그래도 돼요. 예에서는 카드를 버려요.',
  'arrakis.lesson.battle.elite':
    '특수 3, 명중 2, 방패 1이 나왔어요. 바샤르가 특수 하나를 명중으로, 남작이 하나를 방패 둘로 바꾸고 셋째는 빗나가요. Zsuzsa 님은 명중 5이고 폴이 바꿀 특수는 없어요. 페다이킨이 방패 셋 중 하나를 지워요. 5에서 2를 빼서 내가 셋, 상대도 셋을 맞아요.',
  'arrakis.lesson.battle.elite.task': '첫 명중은 정예 부대로 받으세요.',
  'arrakis.lesson.battle.elite.why.regular': '일반 부대는 사라져요. 정예는 일반이 되어 말이 남고 주사위도 남아요.',
  'arrakis.lesson.battle.elite.why.special': '사다우카가 일반이 돼요. 아직 방패를 지울 수 있어요.',
  'arrakis.lesson.battle.another': '두 번째 명중도 같아요.',
  'arrakis.lesson.battle.baron':
    '부대 다섯이 남았어요. 지도자도 명중을 받을 수 있어요. 이름 있는 지도자는 재생 탱크의 시작 칸에 들어가고 때가 되면 돌아와요.',
  'arrakis.lesson.battle.baron.task': '세 번째 명중은 남작으로 받으세요.',
  'arrakis.lesson.battle.baron.why.bashar': '바샤르는 공급처에서 돌아와요. 예에서는 남작을 내줘요.',
  'arrakis.lesson.battle.fedaykin': '이제 방어자예요. 페다이킨이 일반 부대가 돼요.',
  'arrakis.lesson.battle.first': '일반 부대 하나를 빼요.',
  'arrakis.lesson.battle.second': '하나 더 빼요. 부대 하나와 폴 무앗딥이 남았어요. 규칙서의 예는 여기까지예요.',
  'arrakis.lesson.battle.goOn':
    '멈출지 이어 갈지 내가 정해요. 정착지를 상대로 이어 가려면 막을 수 없는 명중 하나를 받아요. 그 뒤 방어자는 물러날 수 있어요.',
  'arrakis.lesson.battle.goOn.task': '이어 가세요.',
  'arrakis.lesson.battle.goOn.why.stop': '두 군단 모두 남고 시치는 살아남아요.',
  'arrakis.lesson.battle.price': '이어 가는 값인 명중이에요.',
  'arrakis.lesson.battle.price.task': '일반 부대 하나를 빼세요.',
  'arrakis.lesson.battle.price.why.bashar': '바샤르는 특수를 명중으로 바꿔요. 부대는 충분해요.',
  'arrakis.lesson.battle.retreat': '부대 하나로 주사위 다섯을 버티지 못해 Zsuzsa 님이 물러나요.',
  'arrakis.lesson.battle.where': '물러나는 쪽의 적이 이웃 지역을 골라요. 그 군단에 자유롭고, 넘을 수 있는 경계 너머여야 해요.',
  'arrakis.lesson.battle.where.task': '깊은 사막 북동 외곽 16으로 몰아내세요.',
  'arrakis.lesson.battle.where.why.near': '거기서는 바로 방어벽을 칠 수 있어요.',
  'arrakis.lesson.battle.advance': '이겼어요. 군단 전체가 전진해야 시치가 무너져요.',
  'arrakis.lesson.battle.advance.task': '가라 쿨론으로 전진하세요.',
  'arrakis.lesson.battle.advance.why.stay': '시치가 빈 채로 남고 프레멘이 돌아와요.',

  // Worm, storm and spice
  'arrakis.lesson.spice.title': '벌레, 폭풍, 스파이스',
  'arrakis.lesson.spice.about': '수확기를 구하고, 폭풍을 견디고, 규칙서처럼 스파이스 넷을 나눠요.',
  'arrakis.lesson.spice.end':
    '랜드스래드 표식이 4에 있고 제재가 걸렸어요. 다음 수확까지 전투에서 카드를 버리지 못해요. 이제 가장 낮은 표식이라 다음 라운드에는 그 줄을 써요. 주사위가 하나 줄고 수확기가 하나 늘어요.',

  'arrakis.lesson.spice.rescue':
    '하코넨을 이끌어요. 밤에 징후를 뒤집으니 깊은 사막의 내 수확기에 벌레가 나타났어요. 이어진 공역의 캐리올을 내주고 구할 수 있어요.',
  'arrakis.lesson.spice.rescue.task': '캐리올로 수확기를 구하세요.',
  'arrakis.lesson.spice.rescue.why.no': '캐리올은 어차피 라운드 끝에 사라져요. 수확기를 잃으면 스파이스 2를 잃어요.',
  'arrakis.lesson.spice.storm':
    '이어서 폭풍이 와요. 트인 곳의 군단마다 주사위 둘이에요. 특수와 명중이 나왔어요. 사막에서 특수는 1, 깊은 사막이라면 2예요. 명중 둘이에요.',
  'arrakis.lesson.spice.storm.task': '먼저 일반 부대를 잃으세요.',
  'arrakis.lesson.spice.storm.why.elite': '두 번째 명중에서 나와요.',
  'arrakis.lesson.spice.reduce': '정예 부대는 명중을 받고 일반으로 남을 수 있어요.',
  'arrakis.lesson.spice.reduce.task': '정예 부대를 일반으로 낮추세요.',
  'arrakis.lesson.spice.reduce.why.regular': '그러면 말이 하나만 남아요. 낮추면 둘이 남아요.',
  'arrakis.lesson.spice.split':
    '수확기가 돌아와요. 깊은 사막에서 2, 사막에서 1씩, 모두 4예요. 표식을 지키는 데 2, 올리는 데 3이고 맨 위에서는 오르지 못해요. 내지 않은 표식은 한 단계 내려가고 제재가 걸려요.',
  'arrakis.lesson.spice.split.task': '초암을 지키세요.',
  'arrakis.lesson.spice.split.why.choam': '초암이 내려가 군단마다 부대가 5개까지예요. 예에서는 랜드스래드를 포기해요.',
  'arrakis.lesson.spice.guild': '스파이스 2가 남았어요. 표식 하나를 더 지킬 수 있어요.',
  'arrakis.lesson.spice.guild.task': '우주 길드를 지키고 랜드스래드는 내리세요.',
  'arrakis.lesson.spice.guild.why.guild': '길드가 내려가 정찰하지 못해요. 예에서는 랜드스래드를 포기해요.',
};
