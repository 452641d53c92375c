import type { Same } from '../../../../core/speech.ts';
import type { round as en } from '../../en/clauses/round.ts';

export const round: Same<typeof en> = {
  'SN.1': {
    title: '다음 라운드를 위한 정리',
    text: '제품을 게임 보드에서 치웁니다. 향상 타일 구역에 앞면으로 남은 향상 타일을 게임에서 빼고 새로 5개를 놓으며, 가격은 5로 돌아갑니다. 패드는 도로 가져옵니다. 향상 타일, 제품 타일, 지점, 진행 마커, 기술은 그대로 남습니다.',
  },
};
