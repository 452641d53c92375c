import type { Same } from '../../../core/speech.ts';
import type { chapters as en } from '../en/chapters.ts';

export const chapters: Same<typeof en> = {
  setup: '게임 준비',
  planning: '계획',
  pricing: '가격 결정',
  production: '생산',
  priority: '우선권 규칙',
  improvement: '생산 향상',
  research: '기술 연구',
  technologies: '기술',
  logistics: '설립',
  retailers: '소매점',
  sale: '제품 판매',
  scoring: 'VP 획득',
  round: '다음 라운드 준비',
  end: '게임 종료',
  steve: '스티브',
};
