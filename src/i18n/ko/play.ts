import type { play as en } from '../en/play.ts';
import type { Like } from '../like.ts';
import { table } from './parts/table.ts';

export const play: Like<typeof en> = {
  ...table,
  page: {
    title: '스마트폰 주식회사 게임하기',
    description:
      '스마트폰 주식회사를 브라우저에서 처음부터 끝까지 합니다. 스티브, 컴퓨터, 또는 한 기기에 둘러앉은 사람들과 겨루세요.',
  },
  title: '{what} · {round}라운드',
  prompts: {
    secret: '패드와 향상 타일을 놓은 다음 계획을 확정하세요.',
    choosing: '향상 아이콘이 활성화되어 있습니다. 향상 타일 구역에서 향상 타일 1개를 가져오세요.',
    token: '활성화된 향상 아이콘이 없습니다. 제품 타일을 가져오세요.',
    placing: '아직 없는 기술에 진행 마커를 놓으세요({progress}개 남음).',
    ordering: '비용이 채워진 기술이 여럿입니다. 어느 것을 먼저 완료할지 고르세요.',
    freeOffice: '게임패드: 자신의 지점이 없는 작은 지역에 무료 지점을 세우세요.',
    retailerBonus: '{region}의 소매점에 지점을 세웠습니다. 그 보너스를 먼저 처리하세요.',
    moving: '지점을 세울 지역에 진행 마커를 놓으세요({progress}개 남음).',
    selling: '제품을 파세요({goods}개 남음). 지역마다 살 수 있는 구매자 중 가장 왼쪽부터 팝니다.',
    steve: '스티브는 자기 목록대로 행동합니다.',
    over: '게임이 끝났습니다.',
  },
  also: {
    wifi: '와이파이: 자신의 지점이 정확히 1개 있는 곳에 두 번째 지점을 세울 수 있습니다.',
    wifiMust: '와이파이: 자신의 지점이 정확히 1개 있는 곳에 두 번째 지점을 반드시 세워야 합니다.',
    nfc: 'NFC: 게임 보드 밖에서 제품을 {n}개까지, 1개에 {price} VP씩 받고 팔 수 있습니다.',
    remote: '4G: 자신의 지점이 없는 지역마다 제품을 1개씩 팔 수 있습니다.',
  },
  movesPlanning: '계획판에서 계획을 마치세요.',
  endTurn: '차례 마치기',
  endAnyway: '그래도 차례 마치기',
  stay: '차례 계속하기',
  loses: {
    progress: { other: '진행 마커 {n}개가 버려집니다.' },
    goods: { other: '살 수 있는 구매자가 있는데 제품 {n}개를 팔지 않았습니다.' },
    wifi: '이번 라운드에 와이파이의 두 번째 지점을 세우지 않았습니다.',
    nfc: '이번 라운드에 NFC로 게임 보드 밖에서 더 팔 수 있습니다.',
  },
  undoStops:
    '되돌리기는 마지막으로 계획을 공개한 때까지만 됩니다. 그보다 앞선 순간은 기록에서 열어 거기서부터 이어 갈 수 있습니다.',
  choices: {
    title: '고를 것',
    bonus: '{region} 소매점의 보너스: {bonus}.',
    may: '거절할 수 있습니다.',
    must: '이 판본에서는 반드시 받아야 합니다.',
  },
  handover: {
    title: '{seat}에게 기기를 넘기세요',
    text: '계획은 모두가 확정할 때까지 비밀입니다. {seat}만 보고 있을 때 계속하세요.',
    ready: '{seat}입니다. 계획판 보기',
  },
  desk: { title: '{seat}의 {round}라운드 계획', commit: '계획 확정', private: '다른 사람에게는 보여 주지 마세요.' },
  captions: { title: '일어난 일', continue: '계속', round: '{round}라운드: 지금은 아무도 행동하지 않습니다' },
  sections: {
    board: '보드',
    seats: '플레이어',
    technologies: '기술',
    block: '향상 타일',
    tracks: '라운드, 가격, 순서',
  },
};
