import type { Same } from '../../../core/speech.ts';
import type { changes as en } from '../en/changes.ts';

export const changes: Same<typeof en> = {
  ruleSet: '다른 판본({ruleSet})에서는',
  ruling: '“{title}”을(를) 이렇게 해석하면: {reading}',
  phase: '{phase}, {seat}의 차례에는',
  turn: '{seat}의 차례에는',
  progress: '놓을 진행 마커가 1개 더 있으면',
  good: '{seat}에게 제품이 1개 더 있으면',
  goods: '{seat}에게 제품이 {goods}개 있으면',
  price: '{seat}의 가격이 {price}이면',
  technology: '{seat}에게 {technology} 기술이 있으면',
  noTechnology: '{seat}에게 {technology} 기술이 없으면',
  side: '{technology}의 {to}면을 쓰면',
  research: '{seat}의 진행 마커가 {technology}에 {progress}개 있으면',
  office: '{seat}의 지점이 {region}에 있으면',
  noOffice: '{seat}의 지점이 {region}에 없으면',
  space: '{region}에 지점이 1개 적으면',
  noRetailer: '{region}에 소매점이 없으면',
  freeBuyer: '그 구매자가 아직 사지 않았으면',
  symbol: '{seat}에게 활성화된 향상 아이콘이 있으면',
  noSymbol: '{seat}에게 활성화된 향상 아이콘이 없으면',
  instead: '대신 이렇게 하면: {action}',
};
