import type { Same } from '../../../core/speech.ts';
import type { actions as en } from '../en/actions.ts';

export const actions: Same<typeof en> = {
  auction: '{company} 주식 1주 경매에 부치기({source})',
  bid: '{amount}에 입찰',
  passAuction: '이 경매에서 패스',
  act: '{company} 운영',
  expand: '{route}칩 {value}개로 {hex} 차지하기',
  finish: '확장 마치기',
  passTurn: '차례 패스',
};

/** Stands before the chips of an expansion that leases. */
export const over = '{route}을(를) 거쳐 ';
