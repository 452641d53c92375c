/** What each way of the charts is, by its id. */

const phases = ['improvement', 'research', 'logistics', 'sale'] as const;
type Phase = (typeof phases)[number];

/** What one way of every phase of turns is. */
const inEach = (way: string, text: string, these: readonly Phase[] = phases) =>
  Object.fromEntries(these.map((phase) => [`game.round.${phase}.${way}`, text]));

const bonus = (event: string, text: string) => inEach(`turn.retailerBonus/${event}/0`, text, ['research', 'logistics']);

const steve = '스티브는 고르지 않고 자기 목록을 따릅니다.';
const waitingOpens = '진행 마커가 비용을 채운 지역에 빈칸이 생겨, 그 지점이 세워집니다.';
const nothingLeft = '더 할 수 있는 것이 없어 차례가 저절로 끝납니다.';
const nextPhase = '단계가 끝나고 다음 단계가 시작됩니다.';

const following = (...these: string[]) =>
  Object.fromEntries(these.map((phase) => [`game.round.${phase}/done/0`, nextPhase]));

export const waysInSmartphone: Record<string, string> = {
  'game.round/done/0': '다섯 번째 라운드였습니다.',
  'game.round/done/1': '보드를 치우고 다음 라운드를 시작합니다.',
  ...following('planning', 'pricing', 'production', ...phases, 'scoring'),
  'game.round.planning.secret/always/0': '모두 계획을 확정해, 이제 아무도 바꿀 수 없습니다.',
  'game.round.planning.secret/plan/0':
    '플레이어가 계획을 확정합니다. 겹쳐 놓은 패드 2개와, 원하면 자기 향상 타일로 이루어집니다.',
  'game.round.scoring.sales/always/0': '판매한 제품의 VP를 지역 선두보다 먼저 받습니다.',
  ...inEach('next/always/0', '순서의 마지막 플레이어까지 차례를 마쳤습니다.'),
  ...inEach('next/always/1', '순서상 다음 플레이어가 차례를 시작합니다.'),
  ...inEach('turn/done/0', '차례 하나가 끝났습니다. 차례가 더 남았나요?'),
  'game.round.improvement.turn.deciding/always/0':
    '향상 아이콘도 없고 제품 타일도 남지 않아, 이 플레이어는 아무것도 가져오지 못합니다.',
  'game.round.improvement.turn.deciding/always/1': steve,
  'game.round.improvement.turn.deciding/always/2': '계획에 향상 아이콘이 보입니다.',
  'game.round.improvement.turn.deciding/always/3': '계획에 향상 아이콘이 보이지 않습니다.',
  'game.round.improvement.turn.choosing/takeImprovement/0':
    '향상 타일 1개를 가져옵니다. 다음 라운드부터 쓸 수 있습니다.',
  'game.round.improvement.turn.token/takeToken/0': '제품 타일 1개를 가져옵니다.',
  'game.round.improvement.turn.steve/takeImprovement/0': '스티브의 목록에 나온 향상 타일입니다.',
  'game.round.research.turn.deciding/always/0': '게임패드 B면을 완료했습니다. 그 지점을 먼저 세웁니다.',
  'game.round.research.turn.deciding/always/1': '그 지점이 소매점에 있습니다. 다음은 소매점 보너스입니다.',
  'game.round.research.turn.deciding/always/2': waitingOpens,
  'game.round.research.turn.deciding/always/3': '기술에 놓인 진행 마커가 비용을 채워, 저절로 완료됩니다.',
  'game.round.research.turn.deciding/always/4': nothingLeft,
  'game.round.research.turn.deciding/always/5': steve,
  'game.round.research.turn.deciding/always/6': '비용이 채워진 기술이 여럿이라 순서가 중요합니다.',
  'game.round.research.turn.deciding/always/7': '플레이어에게 놓을 진행 마커가 있습니다.',
  'game.round.research.turn.placing/research/0': '기술 하나에 진행 마커 1개를 놓습니다.',
  'game.round.research.turn.placing/complete/0': '비용이 채워진 기술을 완료합니다. 이제부터 그 보너스를 받습니다.',
  'game.round.research.turn.placing/endTurn/0': '남은 진행 마커를 쓰지 않고 차례를 마칩니다.',
  'game.round.research.turn.ordering/complete/0': '이 기술을 먼저 완료합니다.',
  'game.round.research.turn.freeOffice/placeFreeOffice/0': '빈칸이 있는 작은 지역에 지점을 세웁니다.',
  'game.round.research.turn.steve/research/0': '스티브의 목록에 나온 기술에 진행 마커 1개를 놓습니다.',
  'game.round.research.turn.steve/complete/0': '비용이 채워진 스티브의 첫 기술을 완료합니다.',
  'game.round.logistics.turn.deciding/always/0': '지점이 소매점에 닿았습니다. 그 보너스를 먼저 처리합니다.',
  'game.round.logistics.turn.deciding/always/1': waitingOpens,
  'game.round.logistics.turn.deciding/always/2': '스티브의 마커가 목록에 나온 지역으로 갑니다.',
  'game.round.logistics.turn.deciding/always/3': nothingLeft,
  'game.round.logistics.turn.deciding/always/4': steve,
  'game.round.logistics.turn.deciding/always/5': '플레이어가 할 수 있는 것이 있습니다.',
  'game.round.logistics.turn.moving/expand/0':
    '연결된 지역에 진행 마커 1개를 놓습니다. 비용이 채워지면 지점을 세웁니다.',
  'game.round.logistics.turn.moving/secondOffice/0':
    '와이파이 A면: 지점이 꼭 하나 있는 지역에 두 번째 지점을 세웁니다.',
  'game.round.logistics.turn.moving/sellOffBoard/0': 'NFC A면: 제품을 3개까지 지금 가격으로 보드 밖에서 팝니다.',
  'game.round.logistics.turn.moving/endTurn/0': '남은 진행 마커를 쓰지 않고 차례를 마칩니다.',
  'game.round.logistics.turn.steve/expand/0': '마커가 있는 지역에 진행 마커 1개를 놓습니다.',
  'game.round.sale.turn.deciding/always/0': nothingLeft,
  'game.round.sale.turn.deciding/always/1': steve,
  'game.round.sale.turn.deciding/always/2': '플레이어에게 제품이 있고 살 수 있는 구매자가 있습니다.',
  'game.round.sale.turn.selling/sell/0': '구매자 1명에게 제품 1개를 팝니다.',
  'game.round.sale.turn.selling/endTurn/0': '그만 팝니다.',
  'game.round.sale.turn.steve/sell/0': '스티브의 목록에 나온 지역에서 제품 1개를 팝니다.',
  ...bonus('takeBonus', '공급처에서 제품을 받습니다. 바로 팔 수 있습니다.'),
  ...bonus('bonusProgress', '아직 없는 기술에 진행 마커를 놓습니다.'),
  ...bonus('bonusPrice', '가격을 한 칸 옮깁니다.'),
  ...bonus('bonusOffice', '지점이 꼭 하나 있는 지역에 두 번째 지점을 세웁니다.'),
  ...bonus('bonusMove', '지점 하나를 다른 곳의 빈칸으로 옮깁니다.'),
  ...bonus('declineBonus', '거절할 수 있는 판본에서는 보너스를 받지 않을 수 있습니다.'),
};

export const waysInCoverage: Record<string, string> = {
  'game.turn/done/0': '차례가 끝날 때마다 게임이 끝나는지 봅니다.',
  'game.ending/always/0': '모두 연달아 패스했습니다. 게임이 바로 끝납니다.',
  'game.ending/always/1': '한 회사의 마지막 주식이 발행되었습니다. 이제부터 남은 차례를 셉니다.',
  'game.ending/always/2': '세던 차례 중 마지막이었습니다.',
  'game.ending/always/3': '게임이 계속됩니다. 종료 조건이 채워져 있으면 남은 차례가 하나 줄어듭니다.',
  'game.left/always/0': '다음 차례가 시작됩니다.',
  'game.turn.choosing/auction/0': '자기 미발행 주식이나 공용 시장의 주식을 경매에 부칩니다.',
  'game.turn.choosing/act/0': '주식을 가진 회사를 운영합니다.',
  'game.turn.choosing/passTurn/0': '아무것도 하지 않습니다. 모두 연달아 그러면 게임이 끝납니다.',
  'game.turn.auction/done/0': '이번 차례에는 경매를 했습니다.',
  'game.turn.acting/done/0': '회사를 운영한 플레이어는 유지비를 내야 합니다.',
  'game.turn.upkeep/done/0': '유지비는 차례의 마지막입니다.',
  'game.turn.auction.next/always/0': '나머지가 모두 패스해 주식이 팔립니다.',
  'game.turn.auction.next/always/1': '모두 패스했고 아무도 입찰하지 않았습니다.',
  'game.turn.auction.next/always/2': '차례인 플레이어가 먼저 정합니다.',
  'game.turn.auction.next/always/3': '시계 방향으로 다음 플레이어가 정합니다.',
  'game.turn.auction.opening/bid/0': '차례인 플레이어가 주가 이상으로 첫 입찰을 합니다.',
  'game.turn.auction.opening/passAuction/0':
    '차례인 플레이어가 첫 입찰을 하지 않습니다. 그것이 패스인지는 규칙서에 나와 있지 않습니다.',
  'game.turn.auction.bidding/bid/0': '가진 현금 안에서 더 높게 입찰합니다.',
  'game.turn.auction.bidding/passAuction/0': '이 경매에서 완전히 빠집니다.',
  'game.turn.acting.next/always/0': '더 차지할 수 있는 육각 칸이 없습니다. 칩이나 돈, 접근이 모자랍니다.',
  'game.turn.acting.next/always/1': '육각 칸을 더 차지할 수 있습니다.',
  'game.turn.acting.expanding/expand/0': '회사가 낸 돈만큼의 칩으로 육각 칸 하나를 차지합니다.',
  'game.turn.acting.expanding/finish/0': '더 차지할 수 있어도 여기서 멈춥니다.',
  'game.turn.upkeep.due/always/0': '현금이 모자랍니다. 미발행 주식 1주가 공용 시장으로 가고, 낼 유지비가 줄어듭니다.',
  'game.turn.upkeep.due/always/1': '현금이 충분합니다.',
};
