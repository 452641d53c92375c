import type { Same } from '../../../core/speech.ts';
import type { findings as en } from '../en/findings.ts';

export const findings: Same<typeof en> = {
  colourTwice: '{seat}을(를) 두 자리에 썼습니다. 플레이어마다 색깔이 달라야 합니다.',
  tooFewSeats: '{least}인에서 {most}인까지 하는 게임입니다. 지금은 {seats}인입니다.',
  illegalPlan: '{seat}의 계획은 규칙에 어긋납니다.',

  officesOver: '{region}의 지점 칸은 {spaces}개인데, 지점이 {offices}개 있습니다.',
  officeUnseated: '{region}에 지점이 있는 {seat}은(는) 이 게임에 없습니다.',
  officeTwiceOnRetailer:
    '{region}의 소매점에 {seat}의 지점이 {offices}개 있습니다. 한 소매점에는 플레이어마다 1개만 둘 수 있습니다.',
  officeTwice: '{region}에 {seat}의 지점이 {offices}개 있습니다. 이 게임에는 두 번째 지점을 주는 것이 없습니다.',
  officeThrice: '{region}에 {seat}의 지점이 {offices}개 있습니다. 2개가 최대입니다.',
  homeMissing: '{seat}의 시작 지역인 {region}에 지점이 없습니다. 이 게임에는 지점을 옮기는 것이 없습니다.',
  homeNotFirst:
    '시작 지역인 {region}에서 {seat}의 지점이 맨 왼쪽 칸에 있지 않습니다. 다른 지점보다 먼저 그곳에 있던 지점입니다.',
  officeApart: '{region}에 {seat}의 지점이 있지만, 시작 지역에서 그곳까지 이어지는 연결이 없습니다.',
  officeTooEarly: '아직 아무도 지점을 세울 수 없는 때인데 {region}에 {seat}의 지점이 있습니다.',

  retailerExtra: '{players}인 게임에서는 {region}에 소매점을 놓지 않습니다.',
  retailerMissing: '{players}인 게임에서는 다음 지역에도 소매점을 놓습니다: {regions}.',
  retailerTwice: '{region}의 소매점 타일이 게임 보드에 두 개 있습니다.',
  retailerSize: '{region}의 소매점 타일은 그 크기의 지역에 쓰는 것이 아닙니다.',
  retailerUnknown: '{region}에 있는 것과 같은 소매점 타일은 없습니다.',

  progressUnseated: '{region}에 진행 마커가 있는 {seat}은(는) 이 게임에 없습니다.',
  progressEnough:
    '{region}에 {seat}의 진행 마커가 {progress}개 있습니다. {cost}개면 지점이 되므로 지점이 있어야 합니다.',
  progressOwned: '{region}에 {seat}의 지점이 이미 있는데 진행 마커도 있습니다. 지점이 생기면 진행 마커를 돌려받습니다.',
  progressTooEarly: '아직 아무도 진행 마커를 놓을 수 없는 때인데 {region}에 {seat}의 진행 마커가 있습니다.',
  progressApart: '{region}에 {seat}의 진행 마커가 있지만, {seat}의 지점에서 그곳으로 이어지는 연결이 없습니다.',
  logisticsOver:
    '{seat}의 지점과 진행 마커에는 설립 {progress}이(가) 들었습니다. 지금까지 쓸 수 있던 설립은 많아야 {most}입니다.',
  researchOver:
    '{seat}의 기술과 진행 마커에는 연구 {progress}이(가) 들었습니다. 지금까지 쓸 수 있던 연구는 많아야 {most}입니다.',
  effortOver:
    '{seat}의 지점과 기술에는 설립과 연구를 합쳐 {progress}이(가) 들었습니다. 지금까지 쓸 수 있던 것은 많아야 {most}입니다.',

  vpBelowStart: '{seat}은(는) {vp} VP인데, 시작 VP가 {start}입니다. VP를 잃는 일은 없습니다.',
  vpTooEarly: '아직 VP를 얻을 수 없는 때인데 {seat}은(는) {vp} VP입니다. 시작 VP는 {start}입니다.',
  priceNotReset: '{seat}의 가격이 {price}입니다. 가격을 결정하기 전에는 {start}입니다.',
  priceOffTrack: '{seat}의 가격이 {price}입니다. 트랙은 {min}에서 {max}까지입니다.',
  goodsTooEarly: '이번 라운드에 아직 아무것도 생산할 수 없는 때인데 {seat}에게 제품이 {goods}개 있습니다.',
  goodsOverLimit: '{seat}에게 제품이 {goods}개 있습니다. 이 해석에서는 {most}개까지입니다.',

  technologyTwice: '{seat}이(가) {technology} 연구를 두 번 완료했습니다.',
  technologyTooEarly: '아직 아무도 연구할 수 없는 때인데 {seat}에게 {technology} 기술이 있습니다.',
  patentTwice: '{technology} 특허를 여럿이 가지고 있습니다: {seats}. 특허는 1개뿐입니다.',
  patentAlone: '{seat}이(가) {technology} 연구를 완료하지 않고 그 특허를 가지고 있습니다.',
  patentUnclaimed: '{technology} 연구를 완료한 플레이어가 있는데 특허가 남아 있습니다. 맨 먼저 완료하면 가져갑니다.',
  researchTooEarly: '아직 아무도 연구할 수 없는 때인데 {technology}에 {seat}의 진행 마커가 있습니다.',
  researchOwned: '{seat}의 진행 마커가 이미 연구를 완료한 {technology}에 있습니다. 완료할 때 진행 마커를 돌려받습니다.',
  researchEnough: '{technology}에 {seat}의 진행 마커가 {progress}개 있습니다. {cost}개면 완료합니다.',

  startingImprovementGone: '{seat}에게 그 색깔의 시작 향상 타일이 없습니다. 시작 향상 타일을 잃는 일은 없습니다.',
  gainsOver: '{seat}이(가) 향상 타일과 제품 타일을 {gains}개 가져갔습니다. 지금까지는 {most}개까지 가능합니다.',
  gainsUnder: '{seat}이(가) 향상 타일과 제품 타일을 {gains}개 가져갔습니다. 지금까지 {least}개를 가져갔어야 합니다.',
  steveStartGone: '스티브의 패드에 놓인 첫 향상 타일이 그 색깔의 시작 향상 타일이 아닙니다.',
  stevePlaced: '스티브의 패드에 향상 타일이 {placed}개 있습니다. {round}라운드에는 {round}개여야 합니다.',
  steveEarly: '이번 라운드에 아직 가져갈 수 없는 때인데 스티브의 대기 칸에 향상 타일이 있습니다.',
  steveTokens: '스티브에게 제품 타일이 {tokens}개 있습니다. 라운드마다 1개를 받으므로 지금은 {round}개여야 합니다.',
  steveMarkerOwned:
    '스티브의 지점이 있는 {region}에 스티브의 마커가 있습니다. 지점이 생기면 마커는 바로 다른 곳으로 갑니다.',
  steveMarkerOff: '스티브의 마커가 게임 보드에 없습니다. 갈 수 있는 {region}에 있어야 합니다.',
  blockSize: '향상 타일 구역에 향상 타일이 {tiles}개 있습니다. {size}개여야 합니다.',
  tokensWrong: '가져간 것까지 세면 제품 타일이 {all}개입니다. 모두 {supply}개여야 합니다.',

  soldTooEarly: '제품 판매 단계 전인데 {region}에 제품이 있습니다.',
  soldUnseated: '{region}에서 제품을 판 {seat}은(는) 이 게임에 없습니다.',
  soldAtRetailer: '{seat}이(가) 소매점이 있는 {region}에서 제품을 팔았습니다.',
  soldWithoutOffice: '{seat}이(가) 지점이 없는 {region}에서 제품을 팔았습니다.',
  soldRemoteTwice: '{seat}이(가) 지점이 없는 {region}에서 제품을 {goods}개 팔았습니다. 4G로는 1개만 팔 수 있습니다.',
  soldOverPrice: '{seat}이(가) {region}에서 {limit}까지 내는 구매자에게 팔았는데, 가격이 {price}입니다.',
  soldUnwilling:
    '{seat}이(가) {region}에서 {technology} 기술을 원하는 구매자에게 팔았는데, {seat}에게는 그 기술이 없습니다.',
  soldSkipping: '{seat}이(가) {region}에서 더 왼쪽에 남아 있던, 살 수 있는 구매자를 건너뛰고 팔았습니다.',
};
