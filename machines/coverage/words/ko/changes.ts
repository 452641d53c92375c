import type { Same } from '../../../core/speech.ts';
import type { changes as en } from '../en/changes.ts';

export const changes: Same<typeof en> = {
  ruling: '해석이 다르면: “{title}” {reading}',
  turn: '{seat}의 차례이면',
  asked: '{seat}이(가) 입찰할 차례이면',
  cash: '{seat}에게 {cash}이(가) 있으면',
  treasury: '{company}의 회사 자금이 {treasury}이면',
  share: '{seat}에게 {company}의 발행된 주식이 있으면',
  issued: '{company}의 주식이 1주 더 발행되어 칩을 하나 더 놓을 수 있으면',
  pool: '{company}의 주식이 공용 시장에 있으면',
  free: '{hex}이(가) 비어 있으면',
  network: '{company}이(가) {hex}도 지배하고 있으면',
  instead: '대신 이렇게 하면: {action}',
};
