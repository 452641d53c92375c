/** What each state of the charts is, by its id. */

/** Phases 4 to 7 have one shape. */
const inTurns = <Phase extends string>(phase: Phase, turn: string) => ({
  [`game.round.${phase}.next`]: '누구의 차례인가요? 순서는 단계가 시작될 때 정해져 단계가 끝날 때까지 바뀌지 않습니다.',
  [`game.round.${phase}.turn`]: turn,
  [`game.round.${phase}.turn.deciding`]:
    '할 일이 무엇인지 규칙에 따라 봅니다. 먼저 처리할 것, 저절로 되는 것, 누가 고를지를 차례로 봅니다.',
  [`game.round.${phase}.turn.ended`]:
    '차례가 끝나 순서상 다음 플레이어에게 넘어갑니다. 놓지 않은 진행 마커는 버려집니다.',
});

export const inSmartphone = {
  ...inTurns('improvement', '한 플레이어가 하나를 가져옵니다.'),
  ...inTurns('research', '한 플레이어가 연구 아이콘만큼의 진행 마커를 모두 씁니다.'),
  ...inTurns('logistics', '한 플레이어가 설립 아이콘만큼의 진행 마커를 모두 씁니다.'),
  ...inTurns('sale', '한 플레이어가 팔고 싶은 만큼 모두 판 다음에 다음 플레이어가 팝니다.'),
  game: '스마트폰 주식회사: 여덟 단계로 된 라운드를 다섯 번 하고, 특허와 소매점을 더합니다.',
  'game.round': '라운드: 언제나 같은 순서로 여덟 단계를 합니다.',
  'game.round.planning': '1단계. 모두 비밀리에 패드와 향상 타일을 놓고, 모든 계획을 함께 공개합니다.',
  'game.round.planning.secret': '모두 동시에 계획을 세우며, 모두 확정할 때까지 바꿀 수 있습니다.',
  'game.round.planning.shown':
    '모든 계획이 공개되었습니다. 보이는 것이 활성화되고, 이번 라운드에는 더 움직이지 않습니다.',
  'game.round.pricing': '2단계. 모든 가격이 활성화된 가격 아이콘에 따라 5에서 움직입니다.',
  'game.round.pricing.priced': '가격 트랙에 이번 라운드의 모든 가격이 나와 있습니다.',
  'game.round.production': '3단계. 모두 계획에 나온 만큼 정확히 제품을 생산합니다.',
  'game.round.production.produced': '팔 제품이 준비되었습니다.',
  'game.round.improvement': '4단계. 우선권 순서대로 향상 타일이나 제품 타일을 1개씩 가져옵니다.',
  'game.round.improvement.turn.choosing': '향상 아이콘이 활성화됨: 구역에서 원하는 향상 타일 1개.',
  'game.round.improvement.turn.token': '활성화된 향상 아이콘이 없음: 대신 제품 타일.',
  'game.round.improvement.turn.steve': '스티브가 구역의 첫 향상 타일을 자기 대기 칸으로 가져갑니다.',
  'game.round.improvement.over': '모두 하나씩 가져왔습니다.',
  'game.round.research': '5단계. 우선권 순서대로 기술에 진행 마커를 놓고 연구를 완료합니다.',
  'game.round.research.turn.placing': '아직 없는 기술에 진행 마커를 하나씩 놓고, 비용이 채워지면 완료합니다.',
  'game.round.research.turn.ordering':
    '비용이 이미 채워진 기술이 여럿이면, 어느 것을 먼저 완료할지 그 플레이어가 정합니다.',
  'game.round.research.turn.freeOffice': '게임패드 B면: 비용도 연결도 없이 작은 지역에 지점을 세웁니다.',
  'game.round.research.turn.retailerBonus':
    '소매점에 지점을 세웠습니다. 바로 보너스를 받거나, 거절할 수 있는 판본이면 거절합니다.',
  'game.round.research.turn.steve':
    '스티브는 연구하던 것을 계속하고, 없으면 목록에 따라 비용이 가장 낮은 것을 연구합니다.',
  'game.round.research.over': '쓰지 않은 진행 마커는 버려지고, 기술에 놓은 것은 남습니다.',
  'game.round.logistics': '6단계. 우선권 순서대로 지역에 진행 마커를 놓고 지점을 세웁니다.',
  'game.round.logistics.turn.moving':
    '연결된 지역에 진행 마커를 놓고, 와이파이의 두 번째 지점을 세우고, NFC로 보드 밖에서 팝니다.',
  'game.round.logistics.turn.retailerBonus':
    '소매점에 지점을 세웠습니다. 바로 보너스를 받거나, 거절할 수 있는 판본이면 거절합니다.',
  'game.round.logistics.turn.steve': '스티브는 마커가 있는 지역에 진행 마커를 놓고, 지점을 세우면 마커를 옮깁니다.',
  'game.round.logistics.over': '쓰지 않은 진행 마커는 버려지고, 지역에 놓은 것은 남습니다.',
  'game.round.sale': '7단계. 우선권 순서대로 살 수 있는 구매자에게 제품을 팝니다.',
  'game.round.sale.turn.selling': '제품을 하나씩, 지역마다 살 수 있는 구매자 중 가장 왼쪽 구매자에게 팝니다.',
  'game.round.sale.turn.steve': '스티브는 목록에 따라 여러 지역에 제품을 나누어 팝니다.',
  'game.round.sale.over': '팔지 못한 제품은 버려지거나, 와이파이 B면이 있으면 남겨 둡니다.',
  'game.round.scoring': '8단계. 판매한 제품과 지역 선두로 VP를 얻습니다.',
  'game.round.scoring.sales': '보드에 있는 제품 × 가격.',
  'game.round.scoring.control': '지역마다 가장 많이 판 플레이어가 가장 오른쪽 지점이 있는 칸의 VP를 받습니다.',
  'game.round.finished': '라운드가 끝났습니다.',
  'game.over': '다섯 라운드가 끝나, VP와 특허와 소매점 칸을 더합니다.',
  desk: '누구든 계획을 확정하기 전에 격자 위에 놓아 보는 패드 2개와 향상 타일입니다.',
  'desk.legal': '계획판에 놓인 것을 확정할 수 있습니다.',
  'desk.illegal': '패드가 떨어져 있거나 정확히 포개졌거나, 향상 타일이 놓을 수 없는 곳에 있습니다.',
};

export const inCoverage = {
  game: '커버리지: 종료 조건이 채워져 남은 차례를 다 하거나 모두 패스할 때까지, 시계 방향으로 차례를 합니다.',
  'game.turn': '차례: 경매, 회사 운영과 그 뒤의 유지비, 또는 패스.',
  'game.turn.choosing': '차례인 플레이어가 주식을 경매에 부치거나, 회사를 운영하거나, 패스합니다.',
  'game.turn.auction': '차례인 플레이어부터 시계 방향으로 하는 주식 1주의 경매.',
  'game.turn.auction.next': '입찰자가 한 명 남았나요, 아무도 남지 않았나요, 아니면 이제 누가 정하나요?',
  'game.turn.auction.opening': '차례인 플레이어가 주가 이상으로 첫 입찰을 하거나, 하지 않습니다.',
  'game.turn.auction.bidding': '정할 차례인 플레이어가 더 높게 입찰하거나 빠집니다.',
  'game.turn.auction.sold': '남은 입찰자 한 명이 값을 내고 주식을 가져갑니다. 이제 발행된 주식입니다.',
  'game.turn.auction.unsold': '아무도 입찰하지 않음: 주식은 공용 시장에 놓이고, 그곳에 올 때 은행이 지급합니다.',
  'game.turn.acting': '회사 하나를 운영함: 발행된 주식과 돈이 닿는 데까지 통신망을 확장합니다.',
  'game.turn.acting.next': '회사가 차지할 수 있는 육각 칸이 남아 있나요?',
  'game.turn.acting.expanding':
    '접근할 수 있거나 빌린 칸을 거쳐, 육각 칸을 하나씩 차지합니다. 도시와 이용료는 바로 배당합니다.',
  'game.turn.acting.done': '회사가 확장을 마쳤습니다.',
  'game.turn.upkeep': '차례인 플레이어의 미발행 주식에 드는 유지비. 운영한 뒤에만 냅니다.',
  'game.turn.upkeep.due': '낼 수 있나요? 낼 수 없으면 주식 1주가 공용 시장으로 갑니다.',
  'game.turn.upkeep.paid': '아직 낼 것이 있으면 회사에 냅니다.',
  'game.turn.finished': '차례가 끝났습니다.',
  'game.ending': '차례와 차례 사이: 모두 패스했나요, 주식이 모두 발행된 회사가 있나요, 마지막 차례였나요?',
  'game.left': '다음은 왼쪽 플레이어입니다.',
  'game.over': '현금과 발행된 주식을 더합니다. 순자산이 가장 많은 플레이어가 승리합니다.',
};
