import type { editions as en } from '../en/editions.ts';
import type { Like } from '../like.ts';

export const editions: Like<typeof en> = {
  names: { e1: '초판', e1c: '초판(정오표 반영)', e2: '2판', ko: '한국어판' },
  short: { e1: '초판', e1c: '초판(정오표)', e2: '2판', ko: '한국어판' },
  unset: '어떤 판본인가요?',
  chip: '판본',
  shownFor: '지금 보는 규칙',
  thisPage: '이 페이지: {what}',
  which: '내 상자는 어떤 판본인가요?',
  kept: '이 브라우저에 저장됩니다',
  line: {
    text: '판본을 고르기 전까지 {edition} 기준으로 보여 줍니다.',
    choose: '어떤 판본인가요?',
    close: '닫기',
  },
  lesson: {
    taught: '이 단계는 {edition} 규칙입니다.',
    yours: '내 판본({edition})에서는 다릅니다. {text}',
    byOffices: '이 단계에서는 제품을 비교합니다. 내 규칙서에서 확인한 아이콘대로라면 맨 왼쪽 지점을 비교합니다.',
  },
  page: {
    description: '가지고 있는 스마트폰 주식회사가 어떤 판본인지, 상자와 규칙서에서 보이는 것으로 알아봅니다.',
    title: '어떤 상자를 가지고 있나요?',
    lead: '규칙서에서 7단계를 펴고 제목을 비교하세요.',
    look: {
      e1: '정오표가 없음',
      e1c: '정오표가 들어 있거나 따로 인쇄했음',
      e2: '게임 보드의 V라운드에 줄을 그은 아이콘이 있음',
      ko: '규칙서가 한국어임',
    },
    changes: '판본에 따라 달라지는 것(예)',
    matters: {
      connection: '진행 마커를 놓으려면 지역이 연결되어 있어야 하나요?',
      liIon: '리튬 이온 배터리 B면이 주는 제품',
      bonus: '소매점 보너스를 거절할 수 있나요?',
      phaseFour: '5라운드에 4단계를 하나요?',
    },
    says: { yes: '예', no: '아니요', perTwo: '기술 2개마다 1개', perTechnology: '기술마다 1개' },
    notSure: '상자가 없거나 잘 모르겠나요?',
    usual: '{edition} 기준으로 보여 주고, 모든 페이지에 그렇게 적습니다.',
    keeps: '이 브라우저에 저장됩니다. 위쪽 메뉴에서 바꿀 수 있습니다.',
    use: '{edition} 선택',
    close: '닫기',
    noScript:
      '고르려면 스크립트가 필요합니다. 없으면 모든 페이지가 {edition}을 먼저 보여 주고 다른 판본은 그 아래에 둡니다.',
  },
  same: '네 판본 모두 같음',
};
