import type { Same } from '../../../core/speech.ts';
import { toYou } from '../../../core/toYou.ts';
import type { names as en } from '../en/names.ts';

export const names: Same<typeof en> = {
  seat: { green: '초록색', blue: '파란색', black: '검은색', yellow: '노란색', red: '빨간색' },
  toYou: toYou.ko,
  company: { green: '페른', blue: '하버', black: '바살트', yellow: '사프란', red: '엠버' },
  source: { unissued: '미발행', pool: '공용 시장' },
  phase: {
    choosing: '차례인 플레이어가 할 일을 고르는 중입니다',
    auction: '경매를 하는 중입니다',
    acting: '회사를 운영하는 중입니다',
    upkeep: '유지비를 내는 중입니다',
    ending: '차례를 마치는 중입니다',
    over: '게임이 끝났습니다',
  },
};
