import type { Same } from '../../../core/speech.ts';
import type { reasons as en } from '../en/reasons.ts';

export const reasons: Same<typeof en> = {
  random: '할 수 있는 행동 중에서 무작위로 골랐습니다.',
  leadsNowhere: '전에 나왔던 상황입니다. 이대로 이어 가도 나아지는 것이 없습니다.',
  nothingBetter: '지금 할 수 있는 것 중에는 다른 플레이어보다 나아지는 것이 없습니다.',
  act: '{company}을(를) 운영하면 약 {amount} 앞서게 됩니다. 이 회사가 버는 것 중 내 몫이 더 큽니다.',
  auction: '지금 {company} 주식 1주를 경매에 부치면, 앞으로 오를 주가까지 따져 약 {amount} 앞서게 됩니다.',
  cannotPay: '지금 {company} 주식 1주의 값을 낼 수 없습니다.',
  tooDear: '{amount}은(는) {company} 주식 1주로 벌 수 있는 것보다 비쌉니다.',
  bid: '내게 {company} 주식 1주는 {cost}의 가치가 있으니 {amount}이면 싸게 사는 셈입니다.',
  paysAtOnce: '{hex}을(를) 차지하면 바로 {amount}을(를) 받고, {company}의 주가가 {cost} 오릅니다.',
  opensCity: '{hex}을(를) 차지하면 {company}의 주가가 {cost} 오르고, 도시 {route}에 접근할 수 있게 됩니다.',
  rises: '{hex}을(를) 차지하면 {company}의 주가가 {cost} 오릅니다.',
  enough: '남은 것을 차지하면 나보다 다른 플레이어들이 더 이득을 봅니다.',
};
