import type { coverageGlossary as en } from '../en/coverageGlossary.ts';
import type { Like } from '../like.ts';

export const coverageGlossary: Like<typeof en> = {
  title: '커버리지 용어',
  description: '커버리지의 모든 용어를 바탕이 된 규칙과 함께 풀이합니다.',
  lead: '용어의 뜻과 그것을 정한 규칙입니다.',
  words: {
    hex: { name: '칸', text: '지도의 한 칸입니다. 시작 칸, 산, 일반 칸, 도시가 있습니다.', clause: 'C1.1' },
    network: {
      name: '통신망',
      text: '회사가 차지한 모든 칸입니다. 시작 칸은 모든 통신망에 들어 있습니다.',
      clause: 'C1.2',
    },
    chip: { name: '칩', text: '차지한 칸에 1개에서 5개까지 놓으며, 그 수가 칸의 가치입니다.', clause: 'C1.2' },
    access: { name: '접근', text: '회사는 통신망 옆의 모든 칸에 닿을 수 있습니다.', clause: 'C1.3' },
    shareValue: { name: '주식 가치', text: '통신망 전체의 가치입니다. 5에 칩마다 1을 더합니다.', clause: 'C1.4' },
    issued: { name: '발행된 주식', text: '팔린 주식입니다. 게임이 끝나면 셉니다.', clause: 'C1.5' },
    unissued: {
      name: '미발행 주식',
      text: '창립자가 아직 팔지 않은 주식입니다. 배당은 받고 유지비가 들며, 끝에는 세지 않습니다.',
      clause: 'C1.5',
    },
    payout: { name: '배당', text: '플레이어가 보유한 주식마다 은행에서 받는 돈입니다.', clause: 'C1.6' },
    charter: { name: '인가증', text: '아무도 갖지 않는, 지도 위의 주식입니다.', clause: 'C2.4' },
    treasury: { name: '회사 자금', text: '회사의 돈입니다. 짓고 통신망을 빌리는 데만 씁니다.', clause: 'C4.4' },
    pool: {
      name: '공용 시장',
      text: '아무도 입찰하지 않았거나 유지비로 내놓은 주식입니다. 누구나 경매에 부칠 수 있습니다.',
      clause: 'C3.3',
    },
    act: { name: '운영', text: '주식을 보유한 회사 하나를 확장하는 일입니다.', clause: 'C4.1' },
    city: { name: '도시', text: '차지한 회사의 모든 주식에 바로 배당합니다.', clause: 'C4.5' },
    upkeep: { name: '유지비', text: '운영한 뒤 자신의 미발행 주식마다 $1을 냅니다.', clause: 'C4.6' },
    lease: {
      name: '통신망 빌리기',
      text: '접근할 수 없는 칸까지 경쟁자의 칸을 지나가는 일입니다. 그 주식들이 배당을 받습니다.',
      clause: 'C5.1',
    },
    netWorth: { name: '순자산', text: '현금과 발행된 주식의 가치입니다. 가장 많으면 이깁니다.', clause: 'C7.2' },
  },
};
