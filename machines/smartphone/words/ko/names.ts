import type { Same } from '../../../core/speech.ts';
import { toYou } from '../../../core/toYou.ts';
import type { names as en } from '../en/names.ts';

export const names: Same<typeof en> = {
  seat: { green: '초록색', blue: '파란색', black: '검은색', yellow: '노란색', red: '빨간색' },
  toYou: toYou.ko,
  symbol: {
    goods: '제품',
    goodsPriceDown: '제품·가격 내림',
    priceUp: '가격 올림',
    research: '연구',
    logistics: '설립',
    improve: '향상',
  },
  region: {
    Australia: '호주',
    Canada: '캐나다',
    Caribbean: '카리브해',
    China: '중국',
    CIS: 'CIS',
    Emirates: '에미리트',
    Europe: '유럽',
    India: '인도',
    'North Africa': '북아프리카',
    RSA: '남아공',
    'South America': '남아메리카',
    USA: '미국',
  },
  technology: {
    GPS: 'GPS',
    'Wi-Fi': '와이파이',
    Gamepad: '게임패드',
    'Li-ion': '리튬 이온 배터리',
    NFC: 'NFC',
    '4G': '4G',
  },
  phase: {
    planning: '1단계(계획)',
    pricing: '2단계(가격 결정)',
    production: '3단계(생산)',
    improvement: '4단계(생산 향상)',
    research: '5단계(기술 연구)',
    logistics: '6단계(설립)',
    sale: '7단계(제품 판매)',
    scoring: '8단계(VP 획득)',
    over: '게임이 끝난 뒤',
  },
  why: {
    onlyOne: '갈 수 있는 유일한 곳',
    largest: '갈 수 있는 가장 큰 지역',
    fewest: '갈 수 있는 가장 큰 지역 중 다른 지점이 가장 적은 곳',
    alphabet: '가장 큰 지역이 여럿이고 다른 지점 수도 같아, 영어 이름이 알파벳순으로 가장 앞선 곳',
  },
};
