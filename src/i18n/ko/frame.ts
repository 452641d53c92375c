import type { frame as en } from '../en/frame.ts';
import type { Like } from '../like.ts';

export const frame: Like<typeof en> = {
  site: 'Rulebench',
  tagline: '실행해 보는 보드게임 규칙',
  skip: '본문으로 건너뛰기',
  homeLink: 'Rulebench 첫 페이지',
  menu: '메뉴',
  mainNav: '주 메뉴',
  nav: {
    learn: '배우기',
    scenarios: '상황 문제',
    rules: '규칙',
    lab: '실험실',
    play: '게임하기',
    machines: '상태도',
  },
  unknown: {
    edition: '링크에 적힌 판본 “{asked}”은(는) 없습니다. 위에 표시된 판본으로 보여 줍니다.',
    players: '링크에 적힌 인원은 “{asked}”이지만, 이 게임은 2~5명이 합니다.',
    filter: '링크에 적힌 “{asked}”은(는) 이 목록에 없는 조건이라 빼고 보여 줍니다.',
    ruling: '링크에 적힌 해석 “{asked}”은(는) 없습니다. 기본 해석으로 시작합니다.',
    place: '링크가 가리키는 “{asked}”은(는) 이 페이지에 없습니다.',
  },
  lifeless: {
    text: '이 부분을 시작하지 못했습니다. 스크립트가 오지 않았거나 오류가 났습니다. 읽을 수는 있지만 사용할 수는 없습니다.',
    again: '다시 시도',
  },
  onThisPage: '이 페이지의 내용',
  theme: { label: '화면 모드', light: '밝게', dark: '어둡게', system: '기기 설정대로' },
  language: '언어',
  footer: {
    unofficial:
      '비공식 학습 도구입니다. 여기에 나오는 어떤 게임의 출판사도 이 사이트를 만들거나 승인하거나 검토하지 않았습니다.',
    smartphone:
      '스마트폰 주식회사의 디자이너는 이반 라신입니다. 게임의 저작권은 출판사에 있으며, 출판사의 이름과 그림은 쓰지 않았습니다.',
    coverage: '커버리지는 제목이 없는 게임에 임시로 붙인 이름입니다. 규칙서에 제목도 지은이도 적혀 있지 않습니다.',
    drawn: '보드와 아이콘과 글은 이 사이트를 위해 직접 그리고 썼습니다.',
    licence: '코드와 글은 MIT 라이선스를 따릅니다.',
    about: '작동 원리',
    offline: '오프라인으로 쓰기',
  },
  notFound: {
    title: '없는 페이지입니다',
    description: '이 사이트에 없는 주소입니다.',
    lead: '여기에는 아무것도 없습니다. 페이지가 옮겨졌거나 주소가 잘못되었을 수 있습니다.',
    onward: '갈 수 있는 곳:',
    home: '첫 페이지',
    orTo: '또는',
  },
  update: { ready: '새 버전이 준비되었습니다.', reload: '새로 고침', later: '나중에' },
  oldBrowser:
    '이 브라우저는 이 사이트가 지원하는 브라우저보다 오래되었습니다(Chrome·Edge {chrome}, Firefox {firefox}, Safari {safari} 이상 지원). 글은 읽을 수 있지만 보드와 게임은 작동하지 않을 수 있습니다.',
  clause: '조항 {id}',
};
