import type { TextsLike } from '../../../text/message.ts';
import type { uprisingLessonsEn } from './lessons.en.ts';

export const uprisingLessonsKo: TextsLike<typeof uprisingLessonsEn> = {
  'uprising.lesson.other': '그것도 규칙에 맞아요. 과제대로 해 보고 어떻게 되는지 보세요.',

  // How one wins
  'uprising.lesson.first.title': '이기는 방법',
  'uprising.lesson.first.about': '5분이면 돼요. 게임의 마지막 라운드에서 승점을 얻는 세 가지 길을 봐요.',
  'uprising.lesson.first.end':
    '승점 10점이에요. 영향력, 카드, 짝이 맞은 배틀 아이콘이 1점씩 줬어요. 이 라운드로 게임이 끝나요. Norbert 님은 아직 종료 단계 카드를 쓸 수 있고, 그다음 승점이 가장 많은 사람이 이겨요. 바로 나예요.',

  'uprising.lesson.first.fremkit':
    '라운드가 끝날 때 누군가 승점 10점이면 승점이 가장 많은 사람이 이겨요. 나는 7점인 Jozsef 님을 맡고, Abigel 님은 9점이에요. 차례에는 카드 한 장과 에이전트 한 명을 써요. 카드에 있는 아이콘의 장소로 에이전트를 보내요. 프레멘 트랙은 영향력 2에서 승점 1점인데, 지금은 1이에요.',
  'uprising.lesson.first.fremkit.task': '외교로 프렘키트에 에이전트를 보내세요.',
  'uprising.lesson.first.fremkit.why.supplies': '물자 수송도 영향력을 주지만 우주 항행 길드예요. 2 중 1이라 아직 승점이 없어요.',
  'uprising.lesson.first.fremkit.why.reveal': '공개 차례는 라운드의 마지막 차례예요. 아직 에이전트 2명이 기다려요.',

  'uprising.lesson.first.influence': '장소의 효과가 기다려요. 카드 1장과 영향력 1이고, 순서는 자유예요. 모든 트랙은 2에서 승점 1점을 줘요.',
  'uprising.lesson.first.influence.task': '프레멘 영향력을 얻으세요.',
  'uprising.lesson.first.influence.why.early': '병력은 이번 차례에 언제든 보낼 수 있어요. 승점부터 얻으세요.',
  'uprising.lesson.first.draw': '승점 8점이에요. 다음은 장소가 주는 카드예요.',

  'uprising.lesson.first.two':
    '라운드마다 교전 카드 한 장을 두고 싸워요. 프렘키트는 전투 장소라서, 이번 차례에 소집한 병력 모두와 주둔지의 병력을 2까지 교전 칸에 보낼 수 있어요.',
  'uprising.lesson.first.two.task': '병력 2를 교전 칸에 배치하세요.',
  'uprising.lesson.first.next': '차례가 끝나요. Abigel 님과 Norbert 님은 이미 공개했으니 계속 내 차례예요.',

  'uprising.lesson.first.arrakeen':
    '내 스파이가 아라킨과 스파이스 정제소 사이의 관측소에 있어요. 내 스파이가 지켜보는 장소에 에이전트를 보내면 스파이를 소환하고 카드를 뽑을 수 있어요.',
  'uprising.lesson.first.arrakeen.task': '첩보 수집으로 아라킨에 다른 에이전트를 보내세요.',
  'uprising.lesson.first.arrakeen.why.reveal': '에이전트가 한 명 남았고, 병력 2만으로는 이 교전을 이길 수 없어요.',

  'uprising.lesson.first.gather': '먼저 스파이예요. 개인 공급처로 돌아와요.',
  'uprising.lesson.first.gather.task': '스파이를 소환하고 카드를 뽑으세요.',
  'uprising.lesson.first.gather.why.keep': '스파이를 그대로 둘 수도 있어요. 하지만 마지막 라운드의 마지막 에이전트예요.',
  'uprising.lesson.first.space': '스파이로 카드 1장, 아라킨으로 또 1장이에요.',
  'uprising.lesson.first.troop': '그리고 병력 1이에요. 주둔지의 마지막 병력과 함께 2를 보낼 수 있어요.',

  'uprising.lesson.first.deploy': 'Abigel 님의 전투력은 9예요. 병력 4가 2씩이고 검이 하나예요. 나는 병력 2, 전투력 4예요.',
  'uprising.lesson.first.deploy.task': '병력 2를 모두 교전 칸에 배치하세요.',
  'uprising.lesson.first.deploy.why.done': '전투력 4에 검 2개로는 9를 이길 수 없어요.',
  'uprising.lesson.first.enough': '병력 4는 전투력 8이에요.',

  'uprising.lesson.first.reveal':
    '에이전트가 없으면 공개 차례예요. 핸드의 카드를 모두 공개하면 아래 칸이 효과를 내요. 카드를 사는 설득 비용과, 하나에 전투력 1인 검을 줘요.',
  'uprising.lesson.first.reveal.task': '핸드를 공개하세요.',

  'uprising.lesson.first.spice':
    '설득 비용 10이에요. 그중 2는 원로회 의석에서 나와요. 검도 2개예요. ‘스파이스는 흘러야 한다’는 9가 들고, 획득하는 순간 승점 1점이에요.',
  'uprising.lesson.first.spice.task': '‘스파이스는 흘러야 한다’를 획득하세요.',
  'uprising.lesson.first.spice.why.prepare': '좋은 카드지만 다음 라운드에야 핸드에 들어와요. 다음 라운드는 없어요.',

  'uprising.lesson.first.fight':
    '승점 9점이에요. 병력 4와 검 2개로 10 대 9예요. 이긴 사람이 교전 카드를 가져가요. 내 목표 카드처럼 사막쥐가 있어요. 같은 배틀 아이콘 둘을 뒤집으면 승점 1점이에요.',
  'uprising.lesson.first.fight.task': '공개 차례를 마치세요.',

  // The round of the rulebook: Agents
  'uprising.lesson.agent.title': '아라킨의 스파이',
  'uprising.lesson.agent.about': '규칙서의 라운드가 시작돼요. 채취, 제 몫을 하는 스파이, 비용이 두 가지인 장소예요.',
  'uprising.lesson.agent.end':
    '모두 에이전트를 한 명씩 보냈어요. 교전 칸에 Jozsef 님의 병력 2와 Abigel 님의 병력 4가 있어요. 다음 레슨은 바로 여기서 Jozsef 님으로 이어져요.',
  'uprising.lesson.agent.basin':
    '제국 분지 확보가 펼쳐져 있어요. 이번 라운드는 이것을 두고 싸워요. Jozsef 님이 시작해요. 사막 행성 듄으로 제국 분지에 에이전트를 보내 1 스파이스를 얻어요.',
  'uprising.lesson.agent.two': '분지는 전투 장소예요. 소집한 병력이 없으니 주둔지에서 2까지 보낼 수 있고, 2를 보내요.',
  'uprising.lesson.agent.next': '남은 일이 없어요. 카드는 공개 차례가 끝날 때까지 앞에 놓여 있어요.',

  'uprising.lesson.agent.arrakeen':
    '나는 Abigel 님을 맡아요. 주둔지에 병력 1이 있고, 스파이가 아라킨을 지켜봐요. 반군 보급책은 이번 차례에 스파이를 소환했다면 병력 2를 소집해요. 아라킨의 마커는 Jozsef 님이 지배한다는 뜻이에요.',
  'uprising.lesson.agent.arrakeen.task': '반군 보급책으로 아라킨에 에이전트를 보내세요.',
  'uprising.lesson.agent.arrakeen.why.scout': '첩보 수집으로도 아라킨에 갈 수 있지만 위 칸이 비었어요.',
  'uprising.lesson.agent.arrakeen.why.reveal': '공개 차례는 라운드의 마지막 차례예요. 에이전트 2명이 아직 남아 있어요.',

  'uprising.lesson.agent.gather':
    'Jozsef 님이 지배의 대가로 은행에서 1 솔라리를 받아요. 장소의 효과보다 먼저 정보를 수집할 수 있어요. 이곳을 지켜보는 스파이를 소환하고 카드를 뽑아요.',
  'uprising.lesson.agent.gather.task': '스파이를 소환하세요.',
  'uprising.lesson.agent.gather.why.keep': '그러면 카드도 없고, 반군 보급책도 소집하지 않아요.',

  'uprising.lesson.agent.card':
    '카드를 뽑았고 이번 차례에 스파이를 소환했으니, 반군 보급책의 조건을 채웠어요. 장소와 카드의 순서는 자유예요.',
  'uprising.lesson.agent.card.task': '반군 보급책의 병력 2를 소집하세요.',
  'uprising.lesson.agent.draw': '아라킨이 카드 1장을 줘요. 이번 차례에 두 장째예요.',
  'uprising.lesson.agent.troop': '병력 1도 줘요. 소집한 병력은 모두 3이에요.',

  'uprising.lesson.agent.four':
    '소집한 3과 주둔지의 다른 병력을 2까지 보낼 수 있어요. 다른 병력은 1뿐이라 최대 4예요. 스파이가 없었다면 2였어요.',
  'uprising.lesson.agent.four.task': '병력 4를 모두 교전 칸에 배치하세요.',
  'uprising.lesson.agent.four.why.two': '그러면 Jozsef 님과 같아요.',
  'uprising.lesson.agent.four.why.done': '꼭 싸우지 않아도 돼요. 하지만 교전 칸에 병력이 없으면 보상도 없어요.',
  'uprising.lesson.agent.done': '병력 4는 전투력 8, Jozsef 님의 병력 2는 4예요.',
  'uprising.lesson.agent.support':
    'Norbert 님은 단검으로 지지 규합에 가요. 비용은 두 가지예요. 없거나, 2 솔라리를 내고 물 1을 더 얻어요. 솔라리를 내고 물을 얻어요.',
  'uprising.lesson.agent.recruits': '병력 2가 주둔지에 들어와요.',
  'uprising.lesson.agent.peace': '주둔지에 병력 5가 있지만 지지 규합은 전투 장소가 아니에요. 아무도 갈 수 없어요.',

  // Reveal turns
  'uprising.lesson.reveal.title': '작살 없는 모래벌레',
  'uprising.lesson.reveal.about': '라운드가 이어져요. 두 번째 에이전트, 공개 차례, 그리고 무너지는 방어벽이에요.',
  'uprising.lesson.reveal.end':
    '모두 핸드를 공개했어요. 전투력은 Jozsef 님이 11, Abigel 님이 9이고, Norbert 님은 교전 칸에 없어요. 이제 전투예요. 다음 레슨에서 이어져요.',

  'uprising.lesson.reveal.supplies':
    '나는 Jozsef 님을 맡고, 에이전트가 한 명 남았어요. 타격 함대와 반군 보급책은 공개 차례에 검을 주니, 외교를 쓰는 것이 좋아요.',
  'uprising.lesson.reveal.supplies.task': '외교로 물자 수송에 에이전트를 보내세요.',
  'uprising.lesson.reveal.supplies.why.reveal': '쉬는 에이전트가 아까워요.',
  'uprising.lesson.reveal.water': '물은 내 것이에요. 이제 2이고, 쓸 데가 있어요. 우주 항행 길드 영향력도 1이에요.',
  'uprising.lesson.reveal.suppliesDone': '두 번째 에이전트였어요.',
  'uprising.lesson.reveal.refinery':
    'Abigel 님은 첩보 수집으로 스파이스 정제소에 비용 없이 가서 2 솔라리를 얻어요. 1 스파이스를 냈다면 4였어요.',
  'uprising.lesson.reveal.refineryDone': '주둔지가 비어서 더 보낼 병력이 없어요.',
  'uprising.lesson.reveal.hall': 'Norbert 님은 단검으로 회의장에 가요. 그곳의 에이전트는 공개 차례에 설득 비용 1도 줘요.',
  'uprising.lesson.reveal.hallCard': '책략 카드 1장도 얻어요. 쓸 때까지 보이지 않아요.',
  'uprising.lesson.reveal.hallDone': '에이전트 6명이 모두 게임판에 있어요.',

  'uprising.lesson.reveal.reveal': '길을 예비하라, 반군 보급책, 타격 함대가 핸드에 남았어요. 공개 차례에는 아래 칸이 효과를 내요.',
  'uprising.lesson.reveal.reveal.task': '핸드를 공개하세요.',

  'uprising.lesson.reveal.buy':
    '설득 비용 3, 검 4개, 1 스파이스예요. 설득 비용으로 열과 예비 카드를 사고, 남은 것은 사라져요. 병력 2와 검 4개는 전투력 8이에요.',
  'uprising.lesson.reveal.buy.task': '설득 비용 2로 사막에서 살아남기를 획득하세요.',

  'uprising.lesson.reveal.allies':
    '카드는 버림 더미로 가고 열이 채워져요. 방어벽이 제국 분지를 지켜서, 서 있는 동안 모래벌레가 올 수 없어요. 뜻밖의 동맹은 음모 카드이고, 이 모래벌레에는 메이커 작살이 필요 없어요.',
  'uprising.lesson.reveal.allies.task': '물 2를 내고 뜻밖의 동맹을 쓰세요.',

  'uprising.lesson.reveal.wall': '카드 효과로 먼저 방어벽을 없앨 수 있어요. 한 번 없어지면 다시 생기지 않아요.',
  'uprising.lesson.reveal.wall.task': '방어벽을 없애세요.',
  'uprising.lesson.reveal.wall.why.keep': '그러면 모래벌레가 올 수 없고, 물 2를 헛되이 쓴 거예요.',

  'uprising.lesson.reveal.strength':
    '모래벌레가 솟아올랐어요. 전투력 3이 더해져 11이에요. 교전 칸에 모래벌레가 있으면 보상을 두 번 받아요.',
  'uprising.lesson.reveal.strength.task': '공개 차례를 마치세요.',
  'uprising.lesson.reveal.hers': '내 카드는 모두 버림 더미로 갔어요. Abigel 님이 공개해요. 설득 비용 5와 단검의 검 1개예요.',
  'uprising.lesson.reveal.hersDone': '병력 4와 검 1개는 전투력 9예요. 무엇을 사는지는 여기서 중요하지 않아요.',
  'uprising.lesson.reveal.his': 'Norbert 님이 마지막으로 공개해요. 회의장의 에이전트가 설득 비용 1을 더해요.',
  'uprising.lesson.reveal.hisDone': '교전 칸에 부대가 없으니 전투력은 0이에요.',

  // Combat
  'uprising.lesson.combat.title': '제국 분지 전투',
  'uprising.lesson.combat.about': '라운드의 끝이에요. 전투에서 쓰는 책략 카드, 두 배의 보상, 지배를 봐요.',
  'uprising.lesson.combat.end':
    '규칙서에 나온 한 라운드와 다음 라운드의 첫 에이전트였어요. 다른 레슨에서 스파이, 계약, 모래벌레, 라이벌을 더 자세히 봐요.',
  'uprising.lesson.combat.first':
    '11 대 9예요. 교전 칸에 부대가 있는 사람은 시작 플레이어부터 전투 카드를 쓸 수 있어요. Norbert 님은 제외돼요. Jozsef 님은 패스해요.',

  'uprising.lesson.combat.plan': '나는 Abigel 님을 맡아요. 비상 계획은 전투에서 검 3개예요.',
  'uprising.lesson.combat.plan.task': '비상 계획을 쓰세요.',
  'uprising.lesson.combat.plan.why.pass': '모두 연달아 패스하면 전투가 끝나고, Jozsef 님이 11로 이겨요.',
  'uprising.lesson.combat.again': '12 대 11이에요. 카드를 썼으니 이미 패스한 Jozsef 님에게 다시 물어요. 전투 카드가 없어서 패스해요.',

  'uprising.lesson.combat.basin':
    '내가 이겼어요. 2 스파이스, 병력 1, 제국 분지의 지배, 카드를 얻어요. 2등인 Jozsef 님은 모래벌레로 두 배예요. 물 4, 병력 2예요. 메이커스: 에이전트가 없는 메이커 장소에 보너스 스파이스 1이 쌓여요. 소환: 에이전트가 돌아오고 시작 플레이어 마커가 나에게 와요.',
  'uprising.lesson.combat.basin.task': '사막 행성 듄으로 제국 분지에 에이전트를 보내세요.',
  'uprising.lesson.combat.basin.why.hagga': '하가 분지에는 보너스 스파이스가 있어서 거기도 좋아요. 하지만 지배가 무엇을 주는지 보세요.',

  // Spies
  'uprising.lesson.spies.title': '한 장소를 지켜보는 두 스파이',
  'uprising.lesson.spies.about': '스파이는 길을 열고, 다른 에이전트가 있는 곳에 들여보내고, 정보를 모아요.',
  'uprising.lesson.spies.end':
    '스파이는 관측소에서 장소를 지켜봐요. 스파이 아이콘으로 갈 때는 그대로 남고, 침투하거나 정보를 모으면 돌아와요. 스파이는 3명이고, 개인 공급처에 없으면 한 명을 소환해 다시 놓아요.',

  'uprising.lesson.spies.station':
    '연구 기지에 Abigel 님의 에이전트가 있고, 내 스파이 둘이 지켜봐요. 황실 첩보대장에는 스파이 아이콘이 있어서, 내 스파이가 지켜보는 장소라면 어디든 갈 수 있어요. 기지는 물 2가 들어요. 모자라면 카드가 무엇을 주든 갈 수 없어요.',
  'uprising.lesson.spies.station.task': '황실 첩보대장으로 연구 기지에 에이전트를 보내세요.',
  'uprising.lesson.spies.station.why.reveal': '에이전트 2명이 아직 남아 있어요.',

  'uprising.lesson.spies.infiltrate': '에이전트가 길을 막고 있어요. 스파이 한 명을 소환하면 들어갈 수 있어요. 누구인지는 내가 정해요.',
  'uprising.lesson.spies.infiltrate.task': '연구 기지와 시치 타브르 사이의 스파이를 소환하세요.',

  'uprising.lesson.spies.gather': '이 스파이는 할 일을 마쳐서 정보를 모으지 못해요. 다른 스파이가 같은 장소를 지켜봐요.',
  'uprising.lesson.spies.gather.task': '다른 스파이를 소환하고 카드를 뽑으세요.',
  'uprising.lesson.spies.gather.why.keep': '그대로 두어도 돼요. 하지만 지금은 스파이보다 카드가 나아요.',

  'uprising.lesson.spies.intrigue': '황실 첩보대장은 이번 차례에 스파이를 소환했는지 봐요. 둘을 소환했지만 책략 카드는 한 번이에요.',
  'uprising.lesson.spies.intrigue.task': '책략 카드를 뽑으세요.',
  'uprising.lesson.spies.draw': '기지가 카드 2장을 줘요.',
  'uprising.lesson.spies.recruit': '병력 2도 줘요.',

  'uprising.lesson.spies.deploy': '소집한 2와 다른 2를 보낼 수 있어요. 연구 기지는 전투 장소예요.',
  'uprising.lesson.spies.deploy.task': '병력 4를 교전 칸에 배치하세요.',
  'uprising.lesson.spies.deploy.why.less': '아직 아무도 없어요. 병력 4면 다른 사람들이 망설일 거예요.',
  'uprising.lesson.spies.done': '차례가 끝나요. 다른 사람들은 이미 공개했으니 계속 내 차례예요.',

  'uprising.lesson.spies.ring':
    '스파이 둘이 개인 공급처로 돌아왔어요. 인장 반지는 내 지도자의 반지 효과를 내요. 레이디 마고 펜링은 도시의 관측소에 스파이를 놓아요.',
  'uprising.lesson.spies.ring.task': '인장 반지로 아라킨에 에이전트를 보내세요.',

  'uprising.lesson.spies.place': '반지, 병력, 카드가 기다려요. 순서는 자유예요.',
  'uprising.lesson.spies.place.task': '반지 효과를 쓰세요.',

  'uprising.lesson.spies.post':
    '관측소에는 스파이가 한 명만 있어요. 정보 수집은 효과보다 먼저라서, 이 스파이는 이번 차례에 정보를 모을 수 없어요.',
  'uprising.lesson.spies.post.task': '아라킨과 스파이스 정제소 사이에 스파이를 놓으세요.',

  // Contracts
  'uprising.lesson.contracts.title': '계약과 지도자',
  'uprising.lesson.contracts.about': '지금 가져와 나중에 완수하는 계약, 버려야 더 좋은 카드, 저마다 다른 두 지도자를 봐요.',
  'uprising.lesson.contracts.end':
    '계약을 뒤집어 놓았어요. 완수한 계약을 세는 카드에 쓰여요. 다른 계약은 정해진 양의 스파이스 채취, 카드 획득, 원로회를 조건으로 해요.',

  'uprising.lesson.contracts.accept':
    '계약 2장이 펼쳐져 있어요. 저마다 정해진 장소에 에이전트를 보내는 것 같은 할 일과 대가가 있어요. 사로잡힌 멘타트는 카드를 버리면 책략 카드와 카드를 줘요.',
  'uprising.lesson.contracts.accept.task': '사로잡힌 멘타트로 계약 수락에 에이전트를 보내세요.',
  'uprising.lesson.contracts.accept.why.favor':
    '우주 항행 길드의 호의로도 갈 수 있어요. 하지만 버릴 때 가장 값지고, 사로잡힌 멘타트가 바로 그것을 해 줘요.',

  'uprising.lesson.contracts.take': '장소에서 계약 하나와 카드 1장, 그리고 내 카드의 제안이 있어요.',
  'uprising.lesson.contracts.take.task': '계약을 가져오세요.',

  'uprising.lesson.contracts.espionage':
    '첩보 활동 계약은 첩보 활동에 에이전트를 보내면 3 솔라리, 아라킨 계약은 아라킨에 보내면 물 1을 줘요. 외교로 첩보 활동에 갈 수 있어요.',
  'uprising.lesson.contracts.espionage.task': '첩보 활동 계약을 가져오세요.',
  'uprising.lesson.contracts.espionage.why.water': '이번 라운드에 아라킨으로 가는 카드가 없어요.',
  'uprising.lesson.contracts.draw': '빈자리에 바로 다른 계약이 놓여요. 이제 장소가 주는 카드예요.',

  'uprising.lesson.contracts.mentat': '사로잡힌 멘타트의 제안이 남아 있어요. 한 번 지불하거나 그냥 두어요.',
  'uprising.lesson.contracts.mentat.task': '사로잡힌 멘타트의 제안을 받아들이세요.',
  'uprising.lesson.contracts.mentat.why.done': '제안이 사라져요. 카드 1장으로 책략 카드, 카드 1장, 2 스파이스를 얻는 좋은 거래예요.',

  'uprising.lesson.contracts.discard':
    '우주 항행 길드의 호의는 핸드에서 버리면 2 스파이스를 줘요. 정리할 때 치우는 카드는 버린 것이 아니에요.',
  'uprising.lesson.contracts.discard.task': '우주 항행 길드의 호의를 버리세요.',
  'uprising.lesson.contracts.discard.why.dagger': '단검은 아깝지 않지만, 2 스파이스를 주지도 않아요.',
  'uprising.lesson.contracts.done': '2 스파이스, 책략 카드, 카드 1장을 얻었어요. 계약 수락은 전투 장소가 아니에요.',
  'uprising.lesson.contracts.shaddam': 'Norbert 님의 지도자는 샤담 코리노 4세예요. 인장 반지로 아라킨에 에이전트를 보내요.',
  'uprising.lesson.contracts.ring': '반지가 1 솔라리와 병력 1을 줘요. 3 솔라리로 영향력을 얻는 줄은 쓸 수 없어요.',
  'uprising.lesson.contracts.city': '다음은 아라킨의 카드예요.',
  'uprising.lesson.contracts.home':
    '병력 1도 얻어요. 이 반지를 쓰면 아라킨이 전투 장소인데도 이번 차례에 부대를 배치할 수 없어요. 병력 5가 주둔지에 남아요.',
  'uprising.lesson.contracts.homeDone': '다음 차례에는 다시 배치할 수 있어요.',

  'uprising.lesson.contracts.send':
    '레이디 마고 펜링은 베네 게세리트 영향력 2에 이를 때마다 2 스파이스를 얻어요. 지금 1이고, 첩보 활동은 1 스파이스가 들어요.',
  'uprising.lesson.contracts.send.task': '외교로 첩보 활동에 에이전트를 보내세요.',
  'uprising.lesson.contracts.send.why.secrets': '비밀도 영향력을 주지만, 계약의 3 솔라리는 없어요.',

  'uprising.lesson.contracts.spy':
    '계약을 완수해서 3 솔라리를 얻었어요. 계약을 가져온 에이전트로는 그 계약을 완수할 수 없어요. 이제 장소의 효과예요.',
  'uprising.lesson.contracts.spy.task': '스파이를 놓으세요.',
  'uprising.lesson.contracts.post': '예를 들어 제국 분지의 관측소에 놓아요.',

  'uprising.lesson.contracts.influence': '영향력과 카드 1장이 남았어요.',
  'uprising.lesson.contracts.influence.task': '베네 게세리트 영향력을 얻으세요.',

  // Sandworms
  'uprising.lesson.worms.title': '모래벌레와 두 배의 보상',
  'uprising.lesson.worms.about': '시치 타브르의 메이커 작살, 하가 분지의 모래벌레, 두 배로 세는 승리예요.',
  'uprising.lesson.worms.end':
    '전투 한 번에 승점 3점이에요. 스파이스로 2점, 프레멘 동맹으로 1점이에요. 모래벌레가 셋이어도 하나와 같아요. 지배만은 두 배가 되지 않아요.',

  'uprising.lesson.worms.sietch':
    '스파이스 화물선이 펼쳐져 있고, 방어벽이 지켜 주지 않아요. 시치 타브르에는 프레멘 영향력 2가 필요한데, 나는 있어요. 메이커 작살을 얻는 길이에요.',
  'uprising.lesson.worms.sietch.task': '생태 실험 기지로 시치 타브르에 에이전트를 보내세요.',
  'uprising.lesson.worms.sietch.why.basin': '메이커 작살이 없으면 하가 분지는 스파이스만 줘요. 작살부터 얻으세요.',

  'uprising.lesson.worms.station': '물이 4 있어요. 생태 실험 기지는 물 2로 카드 2장을 줘요. 화살표의 비용은 한 번만 내요.',
  'uprising.lesson.worms.station.task': '물 2를 내고 카드 2장을 뽑으세요.',

  'uprising.lesson.worms.choose': '물 2가 남았어요. 시치 타브르는 두 가지 중 하나를 줘요.',
  'uprising.lesson.worms.choose.task': '시치 타브르의 효과를 실행하세요.',

  'uprising.lesson.worms.hooks': '메이커 작살과 병력 1과 물 1, 또는 물 1과 방어벽의 제거예요.',
  'uprising.lesson.worms.hooks.task': '메이커 작살을 가져오세요.',
  'uprising.lesson.worms.hooks.why.wall': '방어벽은 다른 곳을 지켜요. 작살이 없으면 모래벌레가 오지 않아요.',
  'uprising.lesson.worms.three': '소집한 병력과 2를 더 교전 칸에 보내요.',
  'uprising.lesson.worms.next': '메이커 작살은 게임이 끝날 때까지 남아요.',

  'uprising.lesson.worms.basin':
    '하가 분지는 물 1이 들어요. 보너스 스파이스 2는 반드시 얻고, 장소의 스파이스와 모래벌레 중 하나를 골라요. 사막의 힘은 메이커 장소에서 2 스파이스를 더 줘요.',
  'uprising.lesson.worms.basin.task': '사막의 힘으로 하가 분지에 에이전트를 보내세요.',
  'uprising.lesson.worms.basin.why.deep':
    '깊은 사막은 물 3으로 모래벌레 둘을 줘요. 하지만 하나로도 보상은 두 배이고, 보너스 스파이스는 하가 분지에 있어요.',

  'uprising.lesson.worms.worm': '스파이스가 6이에요. 장소의 선택이 남았어요.',
  'uprising.lesson.worms.worm.task': '하가 분지의 효과를 실행하세요.',

  'uprising.lesson.worms.summon': '2 스파이스를 더 얻거나, 작살로 전투력 3인 모래벌레를 불러요.',
  'uprising.lesson.worms.summon.task': '모래벌레를 부르세요.',
  'uprising.lesson.worms.summon.why.spice': '스파이스는 넉넉해요. 모래벌레는 얻을 것을 두 배로 만들어요.',
  'uprising.lesson.worms.last': '전투력 9 대 5예요. 마지막 병력은 남겨요.',

  'uprising.lesson.worms.reveal': '이제 공개 차례예요.',
  'uprising.lesson.worms.reveal.task': '핸드를 공개하세요.',
  'uprising.lesson.worms.fight': '설득 비용으로 사는 것은 생략해요. 모두 공개했으니 전투가 시작돼요.',

  'uprising.lesson.worms.pay':
    '혼자 이겼어요. 보상은 영향력 1과, 3 스파이스로 승점 1점이에요. 모래벌레가 둘 다 두 배로 만들어서 화살표를 두 번 낼 수 있어요. 순서는 자유예요.',
  'uprising.lesson.worms.pay.task': '스파이스로 얻는 승점부터 하세요.',

  'uprising.lesson.worms.yes': '6 스파이스로 0점, 1점, 2점을 얻을 수 있어요.',
  'uprising.lesson.worms.yes.task': '3 스파이스를 내고 승점 1점을 얻으세요.',
  'uprising.lesson.worms.yes.why.no': '3 스파이스를 이렇게 쉽게 승점으로 바꾸는 것은 없어요.',
  'uprising.lesson.worms.again': '두 번째예요.',
  'uprising.lesson.worms.twice': '3 스파이스를 더 내고 승점 1점을 더 얻어요.',

  'uprising.lesson.worms.fremen': '영향력 2단계가 남았어요. 한 팩션에 둘 다 써도 되고 나눠도 돼요. 프레멘에는 2가 있어요.',
  'uprising.lesson.worms.fremen.task': '첫 영향력을 프레멘에서 얻으세요.',

  'uprising.lesson.worms.alliance': '프레멘 3이에요. 4에서는 보너스가 있고, 동맹은 승점 1점이에요.',
  'uprising.lesson.worms.alliance.task': '두 번째도 거기서 얻으세요.',

  // Rivals
  'uprising.lesson.rivals.title': '혼자서 두 라이벌과',
  'uprising.lesson.rivals.about':
    '1인 게임의 한 라운드예요. 하갈 가문의 카드가 두 라이벌을 이끌어요. 예는 우리가 만들었고, 규칙은 규칙서대로예요.',
  'uprising.lesson.rivals.end':
    '전투력은 거니 할렉이 8, 나는 7, 무앗딥은 5예요. 거니 할렉이 이기고 나는 2등이에요. 라이벌도 나처럼 승점을 얻고, 가장 많으면 이겨요.',

  'uprising.lesson.rivals.arrakeen':
    '세 번째 라운드이고 혼자 해요. 내 차례가 끝날 때마다 두 라이벌도 차례를 가져요. 하갈 카드에 적힌 장소로 비용 없이 가요. 거기 에이전트가 있으면 카드를 무시하고 다음 카드를 펼쳐요.',
  'uprising.lesson.rivals.arrakeen.task': '첩보 수집으로 아라킨에 에이전트를 보내세요.',
  'uprising.lesson.rivals.arrakeen.why.basin': '보너스 스파이스도 좋아요. 하지만 아라킨은 카드와 이번 교전에 쓸 병력을 줘요.',
  'uprising.lesson.rivals.troop': '내 차례는 여느 게임과 같아요. 먼저 병력이에요.',
  'uprising.lesson.rivals.card': '다음은 카드예요.',

  'uprising.lesson.rivals.three': '라이벌은 전투 장소에서 방금 소집한 병력 모두와 2까지를 반드시 보내요. 나는 고를 수 있어요.',
  'uprising.lesson.rivals.three.task': '병력 3을 교전 칸에 배치하세요.',
  'uprising.lesson.rivals.three.why.one': '라이벌은 2씩 올 거예요. 예에서는 3을 모두 보내요.',

  'uprising.lesson.rivals.done': '내 차례가 끝나면 라이벌이 차례로 움직여요. 연대기를 보세요.',
  'uprising.lesson.rivals.done.task': '차례를 마치세요.',

  'uprising.lesson.rivals.secrets':
    '거니의 첫 카드는 아라킨이었지만 내가 막았어요. 다음 카드로 하가 분지에 가서 3 스파이스를 얻었어요. 무앗딥은 프렘키트에 갔어요. 라이벌은 장소가 아니라 하갈 카드에 있는 것을 얻어요.',
  'uprising.lesson.rivals.secrets.task': '외교로 비밀에 에이전트를 보내세요.',
  'uprising.lesson.rivals.secrets.why.contract': '카드도 좋아요. 예에서는 영향력을 얻어요.',
  'uprising.lesson.rivals.intrigue': '책략 카드 1장이에요.',
  'uprising.lesson.rivals.influence': '베네 게세리트 영향력 1이에요. 책략 카드가 4장인 사람이 없으니 훔칠 것이 없어요.',

  'uprising.lesson.rivals.next':
    '라이벌도 자기 카드의 순서대로 스파이를 놓아요. 세 번째 스파이를 놓으면 다른 둘이 돌아가고 카드의 계략이 일어나요.',
  'uprising.lesson.rivals.next.task': '차례를 마치세요.',

  'uprising.lesson.rivals.reveal':
    '거니는 스파이를 놓고 지지 규합에 갔어요. 무앗딥은 첩보 활동에 가서 역시 스파이를 놓았어요. 에이전트가 모두 게임판에 있어요.',
  'uprising.lesson.rivals.reveal.task': '핸드를 공개하세요.',

  'uprising.lesson.rivals.buy':
    '설득 비용 5와 검 1개예요. 라이벌은 공개하지 않고, 카드를 사지도 않고, 카드덱도 만들지 않아요. 열은 나만 써요.',
  'uprising.lesson.rivals.buy.task': '설득 비용 3으로 마울라 권총을 획득하세요.',
  'uprising.lesson.rivals.buy.why.nothing': '설득 비용은 남겨 둘 수 없어요.',
  'uprising.lesson.rivals.also': '나머지 2로 사막에서 살아남기를 사요.',

  'uprising.lesson.rivals.fight':
    '병력 3과 검 1개는 전투력 7이에요. 전투에서 부대가 있는 라이벌은 하갈 카드를 한 장 더 펼치고, 그 카드의 검만 세요.',
  'uprising.lesson.rivals.fight.task': '공개 차례를 마치세요.',
};
