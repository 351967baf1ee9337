import type { TextsLike } from '../../../text/message.ts';
import type { imperiumNamesEn } from './names.en.ts';

/** Names with the mark are the words of the Korean rulebook and stay as they are; it does not name the others. */
export const imperiumNamesKo: TextsLike<typeof imperiumNamesEn> = {
  'imperium.name': '듄: 임페리움', // rulebook

  'imperium.zone.landsraad': '랜드스래드 의회', // rulebook
  'imperium.zone.choam': '초암', // rulebook
  'imperium.zone.arrakis': '아라키스', // rulebook

  'imperium.house.atreides': '아트레이드', // rulebook
  'imperium.house.harkonnen': '하코넨', // rulebook
  'imperium.house.thorvald': '소르발드', // rulebook
  'imperium.house.richese': '리체스', // rulebook

  'imperium.difficulty.mercenary': '용병 (초보자)', // rulebook
  'imperium.difficulty.sardaukar': '사다우카 (숙련자)', // rulebook
  'imperium.difficulty.mentat': '멘타트 (전문가)', // rulebook
  'imperium.difficulty.kwisatz-haderach': '퀴사츠 해더락 (전문가+)', // rulebook

  'imperium.hagal': '하갈 가문', // rulebook
  'imperium.hagal.hagal-harvest-spice': '스파이스 채취', // rulebook
  'imperium.hagal.hagal-reshuffle': '다시 섞기', // rulebook

  'imperium.card.convincing-argument': '합리적 주장', // rulebook
  'imperium.card.dagger': '단검', // rulebook
  'imperium.card.diplomacy': '외교', // rulebook
  'imperium.card.dune-the-desert-planet': '사막 행성 듄', // rulebook
  'imperium.card.reconnaissance': '첩보 수집', // rulebook
  'imperium.card.seek-allies': '동맹 물색', // rulebook
  'imperium.card.signet-ring': '인장 반지', // rulebook
  'imperium.card.arrakis-liaison': '아라키스 연락책', // rulebook
  'imperium.card.the-spice-must-flow': '스파이스는 흘러야 한다', // rulebook
  'imperium.card.foldspace-card': '접힘 공간', // rulebook
  'imperium.card.assassination-mission': '암살 임무',
  'imperium.card.dr-yueh': '유에 박사',
  'imperium.card.missionaria-protectiva': '미셔나리아 프로텍티바',
  'imperium.card.sardaukar-infantry': '사다우카 보병대',
  'imperium.card.scout': '정찰병',
  'imperium.card.arrakis-recruiter': '아라키스 모병관',
  'imperium.card.guild-administrator': '길드 행정관',
  'imperium.card.imperial-spy': '황실 첩자', // rulebook
  'imperium.card.spice-hunter': '스파이스 사냥꾼',
  'imperium.card.spice-smugglers': '스파이스 밀수꾼',
  'imperium.card.the-voice': '“목소리”', // rulebook
  'imperium.card.bene-gesserit-initiate': '베네 게세리트 신입 단원', // rulebook
  'imperium.card.bene-gesserit-sister': '베네 게세리트 자매',
  'imperium.card.crysknife': '크리스나이프',
  'imperium.card.fedaykin-death-commando': '페다이킨 결사대',
  'imperium.card.gene-manipulation': '유전자 조작',
  'imperium.card.guild-bankers': '길드 은행가',
  'imperium.card.shifting-allegiances': '충성의 전환',
  'imperium.card.space-travel': '우주 여행', // rulebook
  'imperium.card.test-of-humanity': '인간성 시험', // rulebook
  'imperium.card.duncan-idaho': '던칸 아이다호', // rulebook
  'imperium.card.firm-grip': '굳건한 장악',
  'imperium.card.fremen-camp': '프레멘 야영지', // rulebook
  'imperium.card.guild-ambassador': '길드 대사',
  'imperium.card.gun-thopter': '무장 솝터',
  'imperium.card.other-memory': '다른 기억',
  'imperium.card.sietch-reverend-mother': '시치의 대모',
  'imperium.card.smugglers-thopter': '밀수꾼의 솝터', // rulebook
  'imperium.card.carryall': '캐리올',
  'imperium.card.chani': '챠니',
  'imperium.card.liet-kynes': '리에트 카인즈',
  'imperium.card.piter-de-vries': '파이터 드 브리즈',
  'imperium.card.power-play': '권력 행사',
  'imperium.card.sardaukar-legion': '사다우카 군단', // rulebook
  'imperium.card.stilgar': '스틸거', // rulebook
  'imperium.card.thufir-hawat': '투피르 하와트',
  'imperium.card.gurney-halleck': '거니 할렉',
  'imperium.card.opulence': '부귀영화',
  'imperium.card.reverend-mother-mohiam': '모히암 대모',
  'imperium.card.worm-riders': '모래벌레 기수',
  'imperium.card.lady-jessica': '레이디 제시카',
  'imperium.card.choam-directorship': '초암 이사직',
  'imperium.card.kwisatz-haderach': '퀴사츠 해더락', // rulebook

  'imperium.intrigue.allied-armada': '동맹 함대',
  'imperium.intrigue.ambush': '매복', // rulebook
  'imperium.intrigue.bindu-suspension': '빈두 중지', // rulebook
  'imperium.intrigue.bribery': '뇌물',
  'imperium.intrigue.bypass-protocol': '절차 우회',
  'imperium.intrigue.calculated-hire': '계획적 고용', // rulebook
  'imperium.intrigue.charisma': '카리스마',
  'imperium.intrigue.choam-shares': '초암 주식',
  'imperium.intrigue.corner-the-market': '시장 독점', // rulebook
  'imperium.intrigue.councilors-dispensation': '의원의 특권',
  'imperium.intrigue.demand-respect': '경의 표시 요구', // rulebook
  'imperium.intrigue.dispatch-an-envoy': '사절 파견',
  'imperium.intrigue.double-cross': '배신',
  'imperium.intrigue.favored-subject': '총애받는 신하',
  'imperium.intrigue.guild-authorization': '길드의 승인',
  'imperium.intrigue.infiltrate': '잠입',
  'imperium.intrigue.know-their-ways': '그들의 방식을 알다',
  'imperium.intrigue.master-tactician': '전술의 대가',
  'imperium.intrigue.plans-within-plans': '계획 속의 계획',
  'imperium.intrigue.poison-snooper': '독약 탐지기', // rulebook
  'imperium.intrigue.private-army': '사병',
  'imperium.intrigue.rapid-mobilization': '신속 동원',
  'imperium.intrigue.recruitment-mission': '모집 임무',
  'imperium.intrigue.refocus': '재집중',
  'imperium.intrigue.reinforcements': '증원군',
  'imperium.intrigue.secret-of-the-sisterhood': '자매단의 비밀',
  'imperium.intrigue.staged-incident': '조작된 사건',
  'imperium.intrigue.the-sleeper-must-awaken': '잠든 자는 깨어나야 한다',
  'imperium.intrigue.tiebreaker': '결정타',
  'imperium.intrigue.to-the-victor': '승자의 몫은 …', // rulebook
  'imperium.intrigue.urgent-mission': '긴급 임무',
  'imperium.intrigue.water-of-life': '생명의 물',
  'imperium.intrigue.water-peddlers-union': '물장수 조합',
  'imperium.intrigue.windfall': '횡재',

  'imperium.conflict.skirmish-a': '소규모 충돌',
  'imperium.conflict.skirmish-b': '소규모 충돌',
  'imperium.conflict.skirmish-c': '소규모 충돌',
  'imperium.conflict.skirmish-d': '소규모 충돌',
  'imperium.conflict.cloak-and-dagger': '은밀한 암투',
  'imperium.conflict.desert-power': '사막의 힘',
  'imperium.conflict.guild-bank-raid': '길드 은행 습격',
  'imperium.conflict.machinations': '권모술수',
  'imperium.conflict.raid-stockpiles': '비축품 약탈',
  'imperium.conflict.secure-imperial-basin': '제국 분지 확보',
  'imperium.conflict.siege-of-arrakeen': '아라킨 공성전', // rulebook
  'imperium.conflict.siege-of-carthag': '카르타그 공성전',
  'imperium.conflict.sort-through-the-chaos': '혼란의 수습',
  'imperium.conflict.terrible-purpose': '끔찍한 목적',
  'imperium.conflict.battle-for-arrakeen': '아라킨 전투',
  'imperium.conflict.battle-for-carthag': '카르타그 전투',
  'imperium.conflict.battle-for-imperial-basin': '제국 분지 전투',
  'imperium.conflict.grand-vision': '원대한 통찰',

  'imperium.space.conspire': '흑막', // rulebook
  'imperium.space.wealth': '재물', // rulebook
  'imperium.space.heighliner': '하이라이너', // rulebook
  'imperium.space.foldspace': '접힘 공간', // rulebook
  'imperium.space.selective-breeding': '선별 교배', // rulebook
  'imperium.space.secrets': '비밀', // rulebook
  'imperium.space.hardy-warriors': '강인한 전사들', // rulebook
  'imperium.space.stillsuits': '스틸슈트', // rulebook
  'imperium.space.high-council': '원로회', // rulebook
  'imperium.space.mentat': '멘타트', // rulebook
  'imperium.space.rally-troops': '병력 소집', // rulebook
  'imperium.space.hall-of-oratory': '강당', // rulebook
  'imperium.space.swordmaster': '소드마스터', // rulebook
  'imperium.space.sell-melange': '멜란지 판매', // rulebook
  'imperium.space.secure-contract': '계약 체결', // rulebook
  'imperium.space.arrakeen': '아라킨', // rulebook
  'imperium.space.carthag': '카르타그', // rulebook
  'imperium.space.research-station': '연구 기지', // rulebook
  'imperium.space.sietch-tabr': '시치 타브르', // rulebook
  'imperium.space.imperial-basin': '제국 분지', // rulebook
  'imperium.space.hagga-basin': '하가 분지', // rulebook
  'imperium.space.the-great-flat': '대평지', // rulebook

  'imperium.leader.paul-atreides': '폴 아트레이드', // rulebook
  'imperium.leader.paul-atreides.ability': '예지',
  'imperium.leader.paul-atreides.signet': '수련',
  'imperium.leader.duke-leto-atreides': '레토 아트레이드 공작',
  'imperium.leader.duke-leto-atreides.ability': '랜드스래드의 인망',
  'imperium.leader.duke-leto-atreides.signet': '신중한 외교',
  'imperium.leader.baron-vladimir-harkonnen': '블라디미르 하코넨 남작', // rulebook
  'imperium.leader.baron-vladimir-harkonnen.ability': '절묘한 수완', // rulebook
  'imperium.leader.baron-vladimir-harkonnen.signet': '음모',
  'imperium.leader.glossu-the-beast-rabban': '짐승 같은 글로서 라반', // rulebook
  'imperium.leader.glossu-the-beast-rabban.ability': '아라키스 영지',
  'imperium.leader.glossu-the-beast-rabban.signet': '잔혹함',
  'imperium.leader.earl-memnon-thorvald': '멤논 소르발드 백작', // rulebook
  'imperium.leader.earl-memnon-thorvald.ability': '인맥',
  'imperium.leader.earl-memnon-thorvald.signet': '스파이스 은닉',
  'imperium.leader.countess-ariana-thorvald': '아리아나 소르발드 백작',
  'imperium.leader.countess-ariana-thorvald.ability': '스파이스 중독',
  'imperium.leader.countess-ariana-thorvald.signet': '숨겨진 저수지',
  'imperium.leader.count-ilban-richese': '일반 리체스 백작', // rulebook
  'imperium.leader.count-ilban-richese.ability': '냉혹한 협상가',
  'imperium.leader.count-ilban-richese.signet': '제조업',
  'imperium.leader.helena-richese': '헬레나 리체스', // rulebook
  'imperium.leader.helena-richese.ability': '도처의 눈',
  'imperium.leader.helena-richese.signet': '조종',
};
