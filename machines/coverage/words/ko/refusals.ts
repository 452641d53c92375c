import type { Same } from '../../../core/speech.ts';
import type { refusals as en } from '../en/refusals.ts';

export const refusals: Same<typeof en> = {
  seatCount: '{least}인에서 {most}인까지 하는 게임입니다. 지금은 {seats}인으로 준비되어 있습니다.',
  colourTwice: '{seat}을(를) 두 자리에 썼습니다. 플레이어마다 색깔과 회사가 달라야 합니다.',
  mapPlayers: '지도 “{map}”은(는) {least}인에서 {most}인용입니다. 지금은 {seats}인으로 준비되어 있습니다.',

  gameOver: '게임이 끝났습니다.',
  notSeated: '{seat}은(는) 이 게임에 없습니다.',
  wrongMoment: '지금 할 수 있는 행동이 아닙니다. {phase}.',
  notYourTurn: '지금은 {turn}의 차례입니다.',
  notYourBid: '지금은 {turn}이(가) 입찰하거나 패스할 차례입니다.',
  noSuchCompany: '{company}은(는) 이 게임에 없습니다.',

  notInPool: '공용 시장에 {company}의 주식이 없습니다.',
  notYourUnissued: '{company}의 미발행 주식은 창립자의 것이며, 창립자만 경매에 부칠 수 있습니다.',
  noneUnissued: '{company}에는 미발행 주식이 남아 있지 않습니다.',
  notWhole: '입찰은 1달러 단위로 합니다. {amount}은(는) 그렇지 않습니다.',
  bidBelowValue: '첫 입찰은 {company}의 주가인 {least} 이상이어야 합니다. {amount}은(는) 그보다 적습니다.',
  bidNotHigher: '{amount}(으)로는 안 됩니다. {seat}의 입찰 {bid}보다 높아야 합니다.',
  bidAboveCash: '현금이 {cash}이므로 {amount}에 입찰할 수 없습니다.',

  noShare: '보유한 {company}의 주식이 없으므로 운영할 수 없습니다.',
  tooPoor: '{company}의 회사 자금은 {treasury}입니다. 칩 하나가 {least}이므로 먼저 자금이 필요합니다.',
  nowhereToExpand:
    '회사 자금 {treasury}(으)로 {company}이(가) 차지할 수 있는 육각 칸이 없습니다. 운영하려면 하나는 차지해야 합니다.',
  expandFirst: '{company}을(를) 운영하려면 육각 칸을 적어도 하나는 차지해야 합니다.',
  noSuchHex: '{hex}은(는) 이 지도에 없습니다.',
  startIsEveryones: '시작 칸은 이미 모든 회사의 통신망에 들어 있습니다.',
  mountain: '{hex}은(는) 산이므로 아무도 지을 수 없습니다.',
  hexTaken: '{hex}은(는) 이미 {company}의 것입니다.',
  valueOutOfRange: '육각 칸에는 칩을 1개에서 {most}개까지 놓습니다. {value}개는 놓을 수 없습니다.',
  tooManyChips:
    '{company}의 발행된 주식은 {issued}주이므로, 이번 차례에 더 놓을 수 있는 칩은 {left}개입니다. {value}개는 놓을 수 없습니다.',
  noChips: '공급처에 남은 칩은 {left}개뿐입니다.',
  noCubes: '{company}의 큐브가 남아 있지 않습니다.',
  buildTooDear: '짓는 비용은 {build}인데, {company}의 회사 자금은 {treasury}입니다.',

  leaseWithAccess: '{company}은(는) {hex}에 접근할 수 있으므로, 그곳으로 가는 길을 빌릴 수 없습니다.',
  outOfReach: '{hex}은(는) 어느 통신망과도 맞닿아 있지 않으므로 {company}이(가) 갈 수 없습니다.',
  accessNextTurn:
    '{hex}은(는) {taken}과(와) 맞닿아 있지만, {taken}은(는) {company}이(가) 이번 차례에 차지한 칸입니다. 이 해석에서는 차례를 시작할 때 접근할 수 있던 곳만 됩니다.',
  noAccess: '{company}은(는) {hex}에 접근할 수 없으므로 통신망을 빌려야 합니다. 예: {route}.',
  leasedAlready: '이 해석에서는 한 차례에 한 번만 빌릴 수 있는데, 이미 빌렸습니다.',
  notARoute: '빌리는 경로는 {company}에서 {hex}까지, 서로 맞닿은 다른 회사의 육각 칸으로만 이어져야 합니다.',
  routeTooLong: '이 경로는 육각 칸 {length}개를 빌립니다. 가장 짧은 경로는 {least}개입니다.',
  routeTooDear: '이 경로의 가치는 {length}입니다. 이 해석에서 가장 짧은 경로의 가치는 {least}입니다.',
  notTheCheapest: '이 경로의 비용은 {cost}입니다. 이 해석에서는 가장 짧은 경로 중 가장 싼 {least}짜리를 씁니다.',
  leaseTooDear: '이용료는 {lease}인데, {company}의 회사 자금은 {treasury}입니다.',
  nothingLeftToBuild:
    '이용료는 {lease}, 짓는 비용은 {build}입니다. {company}의 회사 자금 {treasury}(으)로는 둘 다 낼 수 없으므로 아무것도 하지 못합니다.',
};
