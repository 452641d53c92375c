import type { Same } from '../../../core/speech.ts';
import type { chapters as en } from '../en/chapters.ts';

export const chapters: Same<typeof en> = {
  concepts: '육각 칸, 통신망, 주식',
  setup: '게임 준비',
  auction: '경매',
  acting: '회사 운영',
  leasing: '통신망 빌리기',
  passing: '패스',
  end: '게임 종료',
  map: '지도',
};
