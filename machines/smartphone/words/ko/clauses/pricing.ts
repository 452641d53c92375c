import type { Same } from '../../../../core/speech.ts';
import type { pricing as en } from '../../en/clauses/pricing.ts';

export const pricing: Same<typeof en> = {
  'S2.1': {
    title: '가격 계산',
    text: '가격은 5에서 시작해 활성화된 제품·가격 내림 아이콘마다 1 내리고, 활성화된 가격 올림 아이콘마다 1 올리며, NFC B면이 있으면 1 올립니다. 가격만 내리는 아이콘은 없습니다. 제품·가격 내림 아이콘은 언제나 제품도 1개 생산합니다.',
  },
  'S2.2': {
    title: '가격 트랙의 끝',
    text: '인쇄된 가격 트랙은 2에서 8까지입니다. 그 끝을 지나면 어떻게 되는지는 어느 규칙서에도 없습니다. 기본 해석에서는 가격이 트랙의 끝에서 멈추고, 다른 해석에서는 제한이 없습니다. 오르내림을 모두 더한 다음, 그 결과를 2와 8에서 멈춥니다.',
  },
};
