import type { ComputerName } from '@machines/smartphone/bots/computerNames.ts';
import { names as inRules } from '@machines/smartphone/words/ko/names.ts';
import type { names as en } from '../en/names.ts';
import type { Like } from '../like.ts';

export const names: Like<typeof en> = {
  symbols: {
    goods: '제품',
    goodsPriceDown: '제품·가격 내림',
    priceUp: '가격 올림',
    research: '연구',
    logistics: '설립',
    improve: '향상',
  },
  effects: {
    goods: '제품 1개',
    goodsPriceDown: '제품 1개, 가격 −1',
    priceUp: '가격 +1',
    research: '기술에 놓을 진행 마커 1개',
    logistics: '지점을 세울 진행 마커 1개',
    improve: '향상 타일 1개',
  },
  technologies: inRules.technology,
  regions: inRules.region,
  seats: inRules.seat,
  players: { person: '', steve: '스티브', random: '무작위 봇', casual: '중수', sharp: '고수' } satisfies Record<
    ComputerName | 'person',
    string
  >,
  shapes: { green: '삼각형', blue: '원', black: '사각형', yellow: '별', red: '십자' },
  pieces: {
    office: '지점',
    good: '제품',
    goodsToken: '제품 타일',
    progress: '진행 마커',
    patent: '특허',
    retailer: '소매점',
  },
  phases: {
    planning: '계획',
    pricing: '가격 결정',
    production: '생산',
    improvement: '생산 향상',
    research: '기술 연구',
    logistics: '설립',
    sale: '제품 판매',
    scoring: 'VP 획득',
  },
};
