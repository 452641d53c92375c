import type { sheetMore as en } from '../en/sheetMore.ts';
import type { Like } from '../like.ts';

export const sheetMore: Like<typeof en> = {
  madeFor: '{edition} 기준',
  players: '인원',
  playersOf: '{n}명',
  technologies: '기술',
  first: '처음, 이후',
  patent: '특허',
  sideA: 'A면',
  sideB: 'B면',
  sides: {
    GPS: ['제품과 가격 내림이 제품 2개', '즉시 제품 5개'],
    'Wi-Fi': ['라운드마다 지점이 1개 있는 곳에 두 번째 지점', '팔지 못한 제품 보관'],
    Gamepad: ['기술 비용 1 감소', '즉시 작은 지역에 지점 1개'],
    'Li-ion': ['가격 올림이 설립으로도 셈', '즉시, 그리고 3단계마다 기술에 따라 제품'],
    NFC: ['6단계에 보드 밖으로 3개까지 판매', '즉시, 그리고 2단계마다 가격 +1'],
    '4G': ['향상 타일이 한 칸 밖으로 나갈 수 있음', '지점 없는 곳에 제품 1개 판매'],
  },
  agree: '시작하기 전에 정하세요',
  silent: '우리가 본 규칙서에는 정해져 있지 않습니다. 이 사이트의 해석이 먼저입니다.',
  setup: '{n}명 준비',
  scan: '테이블에서 찍어 보세요',
  scanText: '해도 되나요?, 검색, 점수, 오프라인',
  unofficial: '비공식 자료입니다. 조항 번호로 전체 규칙을 찾을 수 있습니다.',
  coverage: {
    title: '한 장으로 보는 커버리지',
    description: '커버리지를 한 장에: 차례, 경매, 건설, 통신망 빌리기, 끝. 인쇄해서 테이블 옆에 두세요.',
    lead: '테이블용: 게임 전체를 종이 한 장에 담았습니다.',
    print: '이 페이지 인쇄',
  },
};
