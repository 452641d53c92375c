import type { sheetMore as en } from '../en/sheetMore.ts';
import type { Like } from '../like.ts';

export const sheetMore: Like<typeof en> = {
  players: '인원',
  playersOf: '{n}명',
  board: {
    name: '첫 라운드 전의 게임 보드',
    spaces: '1등, 2등',
    number: '가격 5까지 삼',
    technology: '그 기술이 있으면 어떤 가격에도 삼',
    retailer: '소매점: 판매 없음',
    cost: '지점 비용',
  },
  plan: {
    title: '계획 예시',
    price: '{goodsPriceDown} × {down}: 가격 {start} − {down} = **{price}**',
    goods: '{goods} 아이콘 {symbols} + 가려진 칸 {covered} = **제품 {made}개**',
    research: '{research} 연구 **{n}**',
    logistics: '{logistics} 설립 **{n}**',
    improve: '{improve} **향상 타일** 1개',
  },
  technologies: '기술',
  first: '처음, 이후',
  patent: '특허',
  sideA: 'A면',
  sideB: 'B면',
  sides: {
    GPS: ['{goodsPriceDown}마다 제품 2개', '즉시 제품 5개'],
    'Wi-Fi': [
      {
        e2: '라운드마다 두 번째 지점(원하면)',
        ko: '라운드마다 두 번째 지점',
        'e1c e1': '라운드마다 두 번째 지점(반드시)',
      },
      '팔지 못한 제품 보관',
    ],
    Gamepad: ['기술 비용 1 감소', '즉시 작은 지역에 지점 1개'],
    'Li-ion': [
      '{priceUp}를 설립으로도 셈',
      {
        'e2 ko': '즉시, 그리고 3단계마다 기술 2개당 제품 1개',
        'e1c e1': '즉시, 그리고 3단계마다 기술 1개당 제품 1개',
      },
    ],
    NFC: ['6단계에 보드 밖으로 3개까지 판매', '즉시, 그리고 2단계마다 가격 +1'],
    '4G': [
      { 'e2 ko': '타일이 한 칸 나갈 수 있음', 'e1c e1': '타일 하나가 한 칸 나갈 수 있음' },
      '지점 없는 곳에 제품 1개 판매',
    ],
  },
  agree: '시작하기 전에 정하세요',
  silent: '확인한 규칙서에 정해져 있지 않습니다. 첫 번째가 이 사이트의 해석입니다.',
  setup: '{n}명 준비',
  scan: '테이블에서 찍어 보세요',
  scanText: '해도 되나요?, 검색, 점수, 오프라인',
  readOff: 'VP와 보너스는 내 타일에서 확인하세요.',
  unofficial: '비공식 자료입니다. 조항 번호로 전체 규칙을 찾을 수 있습니다.',
  unofficialFor: '비공식 자료입니다. Rulebench, {edition} 기준. 조항 번호로 전체 규칙을 찾을 수 있습니다.',
  coverage: {
    map: '{n}인용 지도. 규칙서에는 지도가 없어 직접 만들었습니다.',
    lease: '통신망 빌리기: 가장 짧은 길에 있는 다른 회사 칸만큼 이용료를 냅니다.',
    title: '한 장으로 보는 커버리지',
    description: '커버리지를 한 장에: 차례, 경매, 건설, 통신망 빌리기, 끝. 인쇄해서 테이블 옆에 두세요.',
    lead: '테이블용: 게임 전체를 종이 한 장에 담았습니다.',
    print: '이 페이지 인쇄',
  },
};
