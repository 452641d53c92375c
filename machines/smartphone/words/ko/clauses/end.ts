import type { Same } from '../../../../core/speech.ts';
import type { end as en } from '../../en/clauses/end.ts';

export const end: Same<typeof en> = {
  'SE.1': {
    title: '최종 점수 계산',
    text: '게임은 5라운드의 8단계를 마치면 끝납니다. 가지고 있는 VP에 특허의 VP와 소매점 칸의 VP를 더합니다. VP가 가장 많은 플레이어가 승리합니다.',
  },
  'SE.2': {
    title: '게임 종료 시 동률',
    text: 'VP가 같으면 기술이 더 많은 플레이어, 그다음 특허가 더 많은 플레이어가 승리합니다. 그것도 같으면 동률인 플레이어들이 함께 승리합니다.',
  },
};
