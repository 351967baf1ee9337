import type { TextsLike } from '../../../text/message.ts';
import type { imperiumLessonsEn } from './lessons.en.ts';

/** Lessons: what the book tells (in our words), what to do, and why another answer is not the example’s. */
export const imperiumLessonsKo: TextsLike<typeof imperiumLessonsEn> = {
  // Agent turns
  'imperium.lesson.agent.title': '카르타그로 가는 에이전트',
  'imperium.lesson.agent.about': '규칙서의 라운드가 시작돼요. 카드와 에이전트, 장소가 주는 것, 병력이 교전 칸에 가는 방법이에요.',
  'imperium.lesson.agent.end':
    '아라킨을 두고 교전 칸에 Gayun 님의 병력 2와 Najeong 님의 병력 3이 있고, Dasom 님의 주둔지에는 병력 7이 있어요. 다음 레슨은 바로 여기서 이어져요.',

  'imperium.lesson.agent.basin':
    '누군가 승점 10점에 이르면 승점이 가장 많은 사람이 이겨요. 이번 라운드는 아라킨 공성전을 두고 싸워요. 에이전트 차례에는 핸드의 카드 한 장을 플레이하고, 그 카드의 아이콘이 있는 빈 장소에 에이전트 한 명을 보내요. Gayun 님의 카드에는 스파이스 거래 아이콘이 있어요.',
  'imperium.lesson.agent.harvest':
    '플레이한 카드는 위 칸이, 장소는 적힌 것이 효과를 내요. 여기서는 1 스파이스와, 쌓여 있다면 보너스 스파이스예요.',
  'imperium.lesson.agent.two':
    '제국 분지는 전투 장소예요. 이번 차례에 소집한 병력 모두와 주둔지의 병력을 추가로 2까지 교전 칸에 배치할 수 있어요. Gayun 님은 소집하지 않았으니 병력 3 중 2를 보낼 수 있어요.',
  'imperium.lesson.agent.next': 'Gayun 님이 차례를 마쳐요.',

  'imperium.lesson.agent.carthag':
    '나는 Najeong 님을 맡아요. 주둔지에 병력 1, 물 1이 있어요. 던칸 아이다호에는 도시 아이콘이 있고, 위 칸에서는 물 1로 병력 1과 카드 1장을 얻어요. 카르타그는 병력 1과 책략 카드 1장을 줘요. 마커는 Gayun 님이 지배한다는 뜻이에요.',
  'imperium.lesson.agent.carthag.task': '던칸 아이다호로 카르타그에 에이전트를 보내세요.',
  'imperium.lesson.agent.carthag.why.scout':
    '첩보 수집으로도 카르타그에 갈 수 있어요. 하지만 위 칸이 비었고, 던칸의 위 칸은 병력 1과 카드 1장이에요.',
  'imperium.lesson.agent.carthag.why.arrakeen': '아라킨은 병력 1과 카드 1장을 줘요. 거기도 좋지만 Najeong 님은 책략 카드를 원해요.',
  'imperium.lesson.agent.carthag.why.seek': '동맹 물색은 에이전트 차례에 플레이하면 게임에서 나가요. Najeong 님은 나중을 위해 아껴요.',
  'imperium.lesson.agent.carthag.why.reveal': '공개 차례는 라운드의 마지막 차례예요. 아직 에이전트 2명이 기다려요.',
  'imperium.lesson.agent.carthag.why.other': '그래도 돼요. 예에서는 던칸 아이다호로 카르타그에 가요.',

  'imperium.lesson.agent.recruit':
    '카르타그를 지배하는 Gayun 님이 은행에서 1 솔라리를 받아요. 이제 장소와 카드의 효과가 기다려요. 순서는 자유예요.',
  'imperium.lesson.agent.recruit.task': '카르타그의 병력을 소집하세요.',
  'imperium.lesson.agent.recruit.why.intrigue': '순서는 자유예요. 예에서는 병력이 먼저예요.',
  'imperium.lesson.agent.recruit.why.water': '던칸의 제안이 먼저여도 돼요. 예에서는 장소부터 해요.',
  'imperium.lesson.agent.recruit.why.early': '이번 차례에는 언제든 배치할 수 있지만, 곧 함께 보낼 병력이 늘어나요.',
  'imperium.lesson.agent.recruit.why.other': '예에서는 병력이 먼저예요.',

  'imperium.lesson.agent.intrigue': '병력이 주둔지에 있어요. 책략 카드는 쓸 때까지 보이지 않아요.',
  'imperium.lesson.agent.intrigue.task': '책략 카드를 뽑으세요.',
  'imperium.lesson.agent.intrigue.why.water': '던칸의 제안은 그대로 있어요. 예에서는 장소를 먼저 마쳐요.',
  'imperium.lesson.agent.intrigue.why.other': '예에서는 지금 책략 카드를 뽑아요.',

  'imperium.lesson.agent.water':
    '횡재는 음모 카드예요. 내 차례라면 언제든 쓸 수 있어요. 장소가 주는 것은 반드시 받아요. 화살표 뒤에 있는 것은 제안이에요. 지불하고 얻거나, 그냥 두어요.',
  'imperium.lesson.agent.water.task': '던칸에게 물 1을 지불하고 병력 1과 카드 1장을 얻으세요.',
  'imperium.lesson.agent.water.why.done': '제안을 그냥 두어도 되지만, 던칸의 병력과 카드를 잃어요.',
  'imperium.lesson.agent.water.why.windfall':
    '횡재는 내 차례라면 언제든 2 솔라리예요. Najeong 님은 아껴요. 숨은 카드는 남들을 걱정하게 해요.',
  'imperium.lesson.agent.water.why.two': '지금은 2를 보낼 수 있어요. 던칸의 병력이 오면 3이에요.',
  'imperium.lesson.agent.water.why.other': '예에서는 던칸에게 먼저 지불해요.',

  'imperium.lesson.agent.three':
    '병력 2를 소집했고, 주둔지에는 전부터 1이 있었어요. 카르타그는 전투 장소예요. 소집한 2와 다른 병력을 2까지 보낼 수 있어요.',
  'imperium.lesson.agent.three.task': '병력 3을 모두 교전 칸에 배치하세요.',
  'imperium.lesson.agent.three.why.one': '병력 1은 전투력 2예요. Gayun 님은 이미 병력 2가 있어요.',
  'imperium.lesson.agent.three.why.two': '그러면 Gayun 님과 같아요. 3이면 Najeong 님이 앞서요.',
  'imperium.lesson.agent.three.why.done': '꼭 싸우지 않아도 돼요. 하지만 교전 칸에 병력이 없으면 아라킨을 얻을 수 없어요.',
  'imperium.lesson.agent.three.why.other': '예에서는 병력 3을 모두 보내요.',

  'imperium.lesson.agent.done': '병력 3은 전투력 6, Gayun 님의 병력 2는 4예요.',
  'imperium.lesson.agent.done.task': '차례를 마치세요.',
  'imperium.lesson.agent.done.why.windfall': '지금도 쓸 수 있어요. Najeong 님은 횡재를 아껴요.',
  'imperium.lesson.agent.done.why.other': '예에서는 여기서 차례를 마쳐요.',

  'imperium.lesson.agent.rally':
    'Dasom 님은 베네 게세리트 신입 단원으로 병력 소집에 가요. 이 장소의 비용은 4 솔라리예요. 지불할 수 없으면 갈 수 없어요.',
  'imperium.lesson.agent.draw': 'Dasom 님은 카드로 한 장을 더 뽑아요.',
  'imperium.lesson.agent.four': '그다음은 한 번에 병력 4예요.',
  'imperium.lesson.agent.peace': '주둔지에 병력 7이 있지만 병력 소집은 전투 장소가 아니에요. 하나도 교전 칸에 갈 수 없어요.',

  // Reveal turns
  'imperium.lesson.reveal.title': '핸드에 남은 것',
  'imperium.lesson.reveal.about': '라운드가 이어져요. 둘째 에이전트, 그리고 공개 차례의 설득 비용과 새 카드와 전투력이에요.',
  'imperium.lesson.reveal.end':
    '모두 핸드를 공개했어요. 전투력은 Gayun 님 8, Najeong 님 6, Dasom 님은 교전 칸에 병력이 없어 0이에요. 검이 있어도 병력이 없으면 전투력은 없어요. 이제 전투예요. 다음 레슨에서 이어져요.',

  'imperium.lesson.reveal.wealth':
    '이제 Gayun 님을 직접 해 볼 거예요. 에이전트가 한 명 남았어요. 핸드에는 잘 싸우는 두 장과 외교가 있어요. 외교는 네 팩션 모두로 길을 열지만 공개 차례에는 주는 것이 적어요.',
  'imperium.lesson.reveal.wealth.task': '외교로 재물에 에이전트를 보내세요.',
  'imperium.lesson.reveal.wealth.why.spy': '황실 첩자로도 재물에 갈 수 있어요. 하지만 그 검은 공개 차례에 더 값져요.',
  'imperium.lesson.reveal.wealth.why.stilgar': '스틸거를 지금 쓰면 공개 차례의 설득 비용 2와 검 3개를 얻지 못해요.',
  'imperium.lesson.reveal.wealth.why.contract': '계약 체결은 1 솔라리를 더 주지만 영향력이 없어요.',
  'imperium.lesson.reveal.wealth.why.reveal': '에이전트를 다 쓰지 않아도 돼요. 하지만 남은 에이전트를 놀리기는 아까워요.',
  'imperium.lesson.reveal.wealth.why.other': '그것도 한 차례예요. 예에서는 외교로 재물에 가요.',

  'imperium.lesson.reveal.influence':
    '2 솔라리를 얻었어요. 팩션 장소에서는 그 팩션의 영향력 트랙에서 큐브도 한 칸 올라가요. 2번째 칸은 승점 1점이고, 4번째 칸에 처음 오른 사람은 동맹을 맺어요.',
  'imperium.lesson.reveal.influence.task': '황제의 영향력을 얻으세요.',
  'imperium.lesson.reveal.influence.why.bribery': '뇌물은 2 솔라리를 영향력 1로 바꿔요. 내 차례라면 언제든 쓸 수 있고, 예에서는 아껴요.',
  'imperium.lesson.reveal.influence.why.other': '반드시 얻는 영향력이 먼저예요.',

  'imperium.lesson.reveal.agentDone': '재물은 전투 장소가 아니라서 병력을 더 보낼 수 없어요.',
  'imperium.lesson.reveal.agentDone.task': '차례를 마치세요.',
  'imperium.lesson.reveal.agentDone.why.bribery': '황제의 영향력이 2가 되면 승점 1점이에요. 나쁘지 않지만, 예에서는 솔라리를 아껴요.',
  'imperium.lesson.reveal.agentDone.why.other': '예에서는 차례를 마쳐요.',

  'imperium.lesson.reveal.contract':
    'Najeong 님은 사막 행성 듄으로 계약 체결에 가서 3 솔라리를 얻어요. 지배하는 사람도 없고 비용도 없어요.',
  'imperium.lesson.reveal.contractDone': 'Najeong 님도 둘째 에이전트까지 보냈어요.',
  'imperium.lesson.reveal.oratory': 'Dasom 님은 단검으로 강당에 가요. 그곳의 에이전트는 공개 차례에 설득 비용 1을 줘요.',
  'imperium.lesson.reveal.oneTroop': '병력도 1이에요. 주둔지의 병력이 8이 돼요.',
  'imperium.lesson.reveal.oratoryDone': '에이전트 6명이 모두 게임판에 있어요.',

  'imperium.lesson.reveal.reveal':
    '남은 에이전트가 없으면 공개 차례를 가져요. 핸드의 카드를 모두 펼치고, 이제 아래 칸이 효과를 내요. 에이전트를 보낸 카드는 지금 아무것도 하지 않아요.',
  'imperium.lesson.reveal.reveal.task': '핸드를 공개하세요.',
  'imperium.lesson.reveal.reveal.why.bribery': '공개하기 전에도 음모 카드를 쓸 수 있어요. 예에서는 뇌물을 아껴요.',
  'imperium.lesson.reveal.reveal.why.other': '에이전트가 없으면 공개 차례뿐이에요.',

  'imperium.lesson.reveal.buy':
    '황실 첩자, 밀수꾼의 솝터, 스틸거가 설득 비용 4, 검 4개, 1 스파이스를 줘요. 설득 비용으로 임페리움 열과 예비 카드에서 지불할 수 있는 만큼 획득해요. 획득한 카드는 버림 더미로 가고, 섞은 뒤에 핸드로 와요.',
  'imperium.lesson.reveal.buy.task': '설득 비용 3으로 우주 여행을 획득하세요.',
  'imperium.lesson.reveal.buy.why.thopter': '무장 솝터는 꼭 4이고 좋은 카드예요. 예에서는 우주 여행을 획득해요.',
  'imperium.lesson.reveal.buy.why.allegiances':
    '충성의 전환도 3이에요. 예에서는 나중 공개 차례마다 설득 비용 2를 주는 우주 여행을 획득해요.',
  'imperium.lesson.reveal.buy.why.liaison': '아라키스 연락책은 2라서 두 장도 획득할 수 있어요. 예에서는 더 좋은 한 장을 골라요.',
  'imperium.lesson.reveal.buy.why.nothing': '설득 비용은 저장할 수 없어요. 지금 쓰지 않으면 사라져요.',
  'imperium.lesson.reveal.buy.why.other': '예에서는 우주 여행을 획득해요.',

  'imperium.lesson.reveal.strength':
    '임페리움 열의 빈자리에 바로 모래벌레 기수가 들어와요. 설득 비용 1이 남았지만 그만큼 싼 카드가 없어요. 전투력은 병력 2로 4, 검 4개로 4, 모두 8이에요.',
  'imperium.lesson.reveal.strength.task': '공개 차례를 마치세요.',
  'imperium.lesson.reveal.strength.why.bribery': '아직 쓸 수 있고, 아직 아껴요.',
  'imperium.lesson.reveal.strength.why.other': '더 획득할 수 있는 카드가 없어요.',

  'imperium.lesson.reveal.hers':
    '우주 여행과 함께 내 카드가 모두 버림 더미에 있어요. 전투까지 차례를 건너뛰어요. Najeong 님도 남은 에이전트가 없어 공개해요.',
  'imperium.lesson.reveal.hersDone':
    '설득 비용 5, 검은 없어요. 병력 3으로 전투력 6이에요. 규칙서에서 Najeong 님은 여기서 중요한 것을 획득하지 않고 차례를 마쳐요.',
  'imperium.lesson.reveal.dasom': '마지막으로 Dasom 님이 공개해요. 강당의 에이전트가 설득 비용 1을 더해요.',
  'imperium.lesson.reveal.dasomDone':
    'Dasom 님도 설득 비용 5예요. 하지만 병력 8이 주둔지에 있고 교전 칸에는 없어요. 전투력은 0이고, 검이 있어도 달라지지 않아요.',

  // Combat
  'imperium.lesson.combat.title': '아라킨 공성전',
  'imperium.lesson.combat.about': '라운드의 끝이에요. 전투의 책략 카드, 보상과 지배, 메이커스, 그리고 새로운 시작이에요.',
  'imperium.lesson.combat.end':
    '규칙서가 들려주는 한 라운드와 다음 라운드의 첫 에이전트까지 했어요. 승점이 10점이거나 열 번째 교전이 끝나면 게임이 끝나요. 이제 봇과, 또는 혼자 라이벌 두 명과 해 보세요.',

  'imperium.lesson.combat.gayun':
    '전투력은 Gayun 님 8, Najeong 님 6이에요. 교전 칸에 병력이 있는 사람이 시작 플레이어부터 전투 카드를 쓸 수 있어요. Dasom 님은 병력이 없어 참여하지 않아요. Gayun 님의 책략 카드는 전투 카드가 아니라서 패스해요.',
  'imperium.lesson.combat.ambush':
    '다시 Najeong 님을 직접 해요. 6 대 8이면 2등이에요. 책략 카드 중에 매복이 있어요. 검 4개를 주는 전투 카드예요.',
  'imperium.lesson.combat.ambush.task': '매복을 쓰세요.',
  'imperium.lesson.combat.ambush.why.pass': '둘이 잇달아 패스하면 전투가 끝나요. 방금 Gayun 님이 패스했으니 Gayun 님이 승리하게 돼요.',
  'imperium.lesson.combat.ambush.why.other': '예에서는 매복을 써요.',
  'imperium.lesson.combat.enough': '10 대 8이에요. 한 번에 여러 장을 써도 돼요. 횡재는 음모 카드라서 여기서 쓸 수 없어요.',
  'imperium.lesson.combat.again': '카드를 썼으니, 앞서 패스한 Gayun 님에게도 다시 기회가 와요. Gayun 님이 또 패스해요.',
  'imperium.lesson.combat.pass': '다시 내 차례예요. 패스가 한 번 있었고, 내가 패스하면 두 번째예요.',
  'imperium.lesson.combat.pass.task': '패스하세요.',
  'imperium.lesson.combat.pass.why.other': '더 쓸 카드가 없어요.',
  'imperium.lesson.combat.victory':
    'Najeong 님이 혼자 승리해요. 승점 1점을 얻고, 지배 마커를 아라킨에 놓아요. Gayun 님은 2등으로 4 솔라리를 받아요. 전투력 0인 Dasom 님은 받는 것이 없어요. 승리를 기다리는 책략 카드도 있지만 Najeong 님에게는 없어요.',

  'imperium.lesson.combat.arrakeen':
    '교전 칸의 병력이 모두 개인 공급처로 돌아갔어요. 메이커스: 하가 분지와 대평지에는 아무도 없어서 보너스 스파이스가 1씩 놓여요. 소환: 승점 10점인 사람이 없으니 에이전트가 모두 돌아오고 시작 플레이어 마커가 나에게 와요. 새 교전이 펼쳐지고, 모두 새 카드 다섯 장이 있어요.',
  'imperium.lesson.combat.arrakeen.task': '인장 반지로 아라킨에 에이전트를 보내세요.',
  'imperium.lesson.combat.arrakeen.why.carthag': '카르타그에 가면 또 Gayun 님이 솔라리를 받아요. 아라킨이면 내가 받아요.',
  'imperium.lesson.combat.arrakeen.why.dune': '제국 분지에는 에이전트가 있었어요. 그곳만 보너스 스파이스가 없어요.',
  'imperium.lesson.combat.arrakeen.why.reveal': '라운드가 막 시작됐고, 에이전트 둘이 모두 남아 있어요.',
  'imperium.lesson.combat.arrakeen.why.other': '그래도 돼요. 하지만 아라킨의 지배가 무엇에 좋은지 보세요.',
  'imperium.lesson.combat.draw':
    '내가 지배하는 곳이라 1 솔라리를 받아요. 인장 반지는 지도자의 인장 반지 능력을 써요. 멤논 소르발드 백작은 1 스파이스예요. 아라킨은 병력 1과 카드 1장을 줘요.',
  'imperium.lesson.combat.draw.task': '카드를 뽑으세요.',
  'imperium.lesson.combat.draw.why.troop': '순서는 자유예요. 하지만 뽑으면 무슨 일이 있는지 보세요.',
  'imperium.lesson.combat.draw.why.windfall': '내 차례라면 언제든 2 솔라리예요. 필요한 때를 위해 아껴 두세요.',
  'imperium.lesson.combat.draw.why.other': '예에서는 카드를 뽑아요.',

  // House Hagal
  'imperium.lesson.rivals.title': '혼자서 라이벌 두 명과',
  'imperium.lesson.rivals.about':
    '1인 게임의 한 라운드예요. 하갈 가문 카드가 멤논 소르발드와 라반을 이끌어요. 예는 우리가 만들었고, 규칙은 규칙서의 것이에요.',
  'imperium.lesson.rivals.end':
    '보상의 책략 카드 2장으로 멤논은 3장이 되었고, 그것을 내고 승점 1점을 얻었어요. 다음 라운드에는 두 라이벌이 먼저 움직였어요. 끝에 승점이 가장 높은 쪽이 승리해요. 2인 게임의 하갈 가문은 길을 막을 뿐 승점이 없어요.',

  'imperium.lesson.rivals.arrakeen':
    'Gayun 님 혼자, 세 번째 라운드, 은밀한 암투가 펼쳐져 있어요. 내 차례마다 그 뒤에 두 라이벌이 한 번씩 움직여요. 하갈 가문 카드가 장소를 정하면, 라이벌이 비용도 핸드도 없이 거기에 에이전트를 보내요. 에이전트가 이미 있으면 그 카드는 무시하고 다음 카드를 공개해요.',
  'imperium.lesson.rivals.arrakeen.task': '첩보 수집으로 아라킨에 에이전트를 보내세요.',
  'imperium.lesson.rivals.arrakeen.why.basin':
    '보너스 스파이스는 갈 만해요. 하지만 아라킨에서는 카드를 뽑고, 더 많은 하갈 가문 카드를 막아요.',
  'imperium.lesson.rivals.arrakeen.why.wealth': '재물과 그 영향력은 하갈 가문 카드에 나와야만 놓쳐요. 아라킨은 교전을 위해 필요해요.',
  'imperium.lesson.rivals.arrakeen.why.reveal': '에이전트 둘이 모두 남아 있어요.',
  'imperium.lesson.rivals.arrakeen.why.other': '그것도 한 차례예요. 예에서는 아라킨에 가요.',
  'imperium.lesson.rivals.troop': '내 차례는 여느 게임과 같아요. 먼저 아라킨의 병력이에요.',
  'imperium.lesson.rivals.card': '다음은 카드예요.',
  'imperium.lesson.rivals.three':
    '전투 장소에 간 라이벌은 거기서 소집한 병력 모두와 2까지 더, 언제나 배치해요. 나는 고를 수 있어요. 소집한 1과 주둔지의 2를 보낼 수 있어요.',
  'imperium.lesson.rivals.three.task': '병력 3을 모두 교전 칸에 배치하세요.',
  'imperium.lesson.rivals.three.why.two': '라이벌은 많이 몰려와요. 예에서는 3을 모두 보내요.',
  'imperium.lesson.rivals.three.why.done': '교전 칸에 병력이 없으면 보상도 없어요.',
  'imperium.lesson.rivals.three.why.other': '예에서는 3을 모두 보내요.',
  'imperium.lesson.rivals.done': '내 차례가 끝나면 라이벌이 움직여요. 왼쪽 라이벌이 먼저예요. 연대기를 보세요.',
  'imperium.lesson.rivals.done.task': '차례를 마치세요.',
  'imperium.lesson.rivals.done.why.other': '달리 할 일이 없어요.',

  'imperium.lesson.rivals.basin':
    '멤논의 첫 카드는 아라킨이었는데 내가 막고 있었어요. 다음 카드인 스파이스 채취가 보너스 스파이스가 가장 많은 곳으로 이끌었어요. 대평지의 5 스파이스로 10이 되었고, 바로 7을 내고 승점 1점을 얻었어요. 라반은 흑막에 갔어요. 이제 보너스 스파이스는 하가 분지에만 남았고, 어디에도 없으면 스파이스 채취 카드는 무시돼요.',
  'imperium.lesson.rivals.basin.task': '사막 행성 듄으로 하가 분지에 에이전트를 보내세요.',
  'imperium.lesson.rivals.basin.why.contract': '3 솔라리도 좋지만, 다음 스파이스 채취 카드가 라이벌을 하가 분지로 이끌 거예요.',
  'imperium.lesson.rivals.basin.why.foldspace': '접힘 공간도 좋은 곳이에요. 하지만 라이벌보다 먼저 마지막 보너스 스파이스를 가져오세요.',
  'imperium.lesson.rivals.basin.why.reveal': '에이전트가 한 명 남았고, 라이벌은 나 없이 계속할 거예요.',
  'imperium.lesson.rivals.basin.why.other': '그래도 돼요. 예에서는 마지막 보너스 스파이스를 가져와요.',
  'imperium.lesson.rivals.harvest': '물 1을 내고 2 스파이스와 보너스 스파이스 1을 얻어요.',
  'imperium.lesson.rivals.next': '주둔지가 비어서 교전 칸에 보낼 병력이 없어요.',
  'imperium.lesson.rivals.next.task': '차례를 마치세요.',
  'imperium.lesson.rivals.next.why.other': '달리 할 일이 없어요.',

  'imperium.lesson.rivals.reveal':
    '보너스 스파이스가 없어 스파이스 채취 카드는 무시됐고, 멤논은 카르타그에 가서 교전 칸에 병력 4가 있어요. 라반은 프레멘 영향력 2로 승점 1점을 얻었어요. 라이벌의 에이전트는 모두 게임판에 있어요. 남아 있었다면 내 공개 차례 뒤에 라이벌끼리 계속해요.',
  'imperium.lesson.rivals.reveal.task': '핸드를 공개하세요.',
  'imperium.lesson.rivals.reveal.why.other': '에이전트가 없으면 공개 차례뿐이에요.',
  'imperium.lesson.rivals.buy':
    '설득 비용 4와 검 1개예요. 라이벌은 공개하지도, 카드를 획득하지도, 카드덱을 꾸리지도 않아요. 임페리움 열은 나만의 것이에요.',
  'imperium.lesson.rivals.buy.task': '설득 비용 4로 무장 솝터를 획득하세요.',
  'imperium.lesson.rivals.buy.why.travel': '우주 여행도 좋아요. 예에서는 설득 비용을 모두 써요.',
  'imperium.lesson.rivals.buy.why.nothing': '설득 비용은 저장할 수 없어요.',
  'imperium.lesson.rivals.buy.why.other': '예에서는 무장 솝터를 획득해요.',
  'imperium.lesson.rivals.combat':
    '내 전투력은 7이에요. 전투에서는 병력이 있는 라이벌마다 하갈 가문 카드를 한 장 더 공개하고, 그 검만 세요.',
  'imperium.lesson.rivals.guild':
    '멤논은 검 2개가 나와 10, 나는 7, 라반은 4예요. 나는 2등이에요. 멤논은 영향력 1을 얻고, 가장 낮은 팩션에서 얻어요. 세 팩션이 같은데, 라이벌의 규칙으로 정해지지 않는 것은 플레이어가 정해요.',
  'imperium.lesson.rivals.guild.task': '멤논에게 우주 항행 길드의 영향력을 주세요.',
  'imperium.lesson.rivals.guild.why.gesserit': '나에게 가장 덜 해로운 곳을 고르세요. 베네 게세리트는 내가 원해요.',
  'imperium.lesson.rivals.guild.why.fremen': '프레멘에는 라반이 강하니 나중에 둘이 다투게 두어도 돼요. 예에서는 우주 항행 길드를 줘요.',
  'imperium.lesson.rivals.guild.why.other': '예에서는 우주 항행 길드를 줘요.',
};
