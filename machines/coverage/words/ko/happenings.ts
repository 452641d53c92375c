import type { Same } from '../../../core/speech.ts';
import type { happenings as en } from '../en/happenings.ts';

export const happenings: Same<typeof en> = {
  auction: '{seat}이(가) {company}의 미발행 주식 1주를 경매에 부칩니다. 주가는 {amount}입니다.',
  auctionFromPool: '{seat}이(가) 공용 시장의 {company} 주식 1주를 경매에 부칩니다. 주가는 {amount}입니다.',
  bid: '{seat}이(가) {amount}에 입찰합니다.',
  noOpeningBid: '{seat}이(가) 첫 입찰을 하지 않습니다.',
  passedAuction: '{seat}이(가) 경매에서 빠집니다.',
  bought: '{seat}이(가) {company} 주식 1주를 {amount}에 삽니다. 그 돈은 회사 자금이 됩니다.',
  boughtFromPool: '{seat}이(가) 공용 시장의 {company} 주식 1주를 {amount}에 삽니다. 그 돈은 은행에 냅니다.',
  tookFree: '{seat}이(가) {company} 주식 1주를 돈을 내지 않고 가져갑니다.',
  pooled: '{company} 주식 1주를 공용 시장에 놓습니다. 은행이 {amount}을(를) 회사 자금에 넣습니다.',
  paidAgain: '아무도 {company} 주식을 원하지 않습니다. 은행이 {amount}을(를) 회사 자금에 또 넣습니다.',
  nothingIsAPass:
    '아무도 {company} 주식을 원하지 않습니다. 바뀐 것이 없으므로 {seat}이(가) 차례를 패스한 것으로 봅니다.',
  nothingChanged: '아무도 {company} 주식을 원하지 않습니다. 바뀐 것이 없습니다.',
  acts: '{seat}이(가) {company}을(를) 운영합니다.',
  leased: '{company}이(가) {from}의 통신망을 {amount}에 빌립니다.',
  built: '{company}이(가) {amount}을(를) 내고 칩 {value}개로 {hex}을(를) 차지합니다.',
  cityPaid: '도시 배당: {seat}이(가) {company} 주식 {shares}주로 {amount}을(를) 받습니다.',
  leasePaid: '이용료 배당: {seat}이(가) {company} 주식 {shares}주로 {amount}을(를) 받습니다.',
  upkeep: '{seat}이(가) {company}에 유지비 {amount}을(를) 냅니다.',
  passed: '{seat}이(가) 차례를 패스합니다.',
  endSetOff: '{company}의 주식이 모두 발행되었습니다. 차례가 {turns}번 남았습니다.',
  pumped: '회사 자금이 늘어난 것 말고는 똑같은 상황이 다시 나왔습니다. 이대로는 끝없이 이어질 수 있습니다.',
  repeated: '똑같은 상황이 다시 나왔습니다. 바뀐 것이 없으며, 이대로는 끝없이 이어질 수 있습니다.',
  allPassed: '모두 패스했습니다. 게임이 끝났습니다.',
  lastTurnOver: '마지막 차례가 끝났습니다.',
  worth: '{seat}: 현금 {cash}, 주식 {shares}, 모두 {total}.',
  won: '{seats}이(가) {amount}(으)로 승리합니다.',
  shared: '{amount}(으)로 함께 승리합니다: {seats}.',
};
