import type { coverageGuide as en } from '../en/coverageGuide.ts';
import type { Like } from '../like.ts';
import { anyGuide } from './parts/anyGuide.ts';

export const coverageGuide: Like<typeof en> = {
  ...anyGuide,
  finished: '한 게임을 다 했습니다. 이제 커버리지를 혼자서도 할 수 있습니다.',
  full: {
    choosing:
      '한 차례에 하나만 합니다. 회사로 건설하거나, 주식을 경매에 부치거나, 차례를 넘깁니다. 통신망을 넓히면 주가가 오르고, 경매는 회사에 건설할 돈을 줍니다. 먼저 지도에서 시작해 보세요. 내 회사 페른으로 건설해 시작 칸 옆의 칸을 차지하세요.',
    opening:
      '경매에 부친 사람이 먼저 입찰합니다. 낙찰 금액은 회사 자금으로 들어가 통신망을 넓히는 데 쓰입니다. 이 주식을 가진 사람은 회사가 도시를 차지할 때마다 돈을 받습니다.',
    bidding:
      '주식의 가치는 지금의 통신망에 앞으로 넓어질 만큼을 더한 것입니다. 내는 돈보다 내게 가치가 클 때까지만 입찰하세요.',
    expanding:
      '칩 수를 고르고, 밝게 표시된 칸을 누른 다음 한 번 더 누르세요. 칩 1개에 회사 자금에서 $5를 내고, 모든 주식의 가치가 $1씩 오릅니다. 도시를 찾아보세요. 도시를 차지하면 주주 모두가 바로 돈을 받습니다.',
  },
  hints: {
    choosing: '건설하면 누구의 주식이 오르나요? 팔면 어느 회사의 자금이 느나요?',
    opening: '회사는 그 돈으로 무엇을 건설할까요?',
    bidding: '앞으로 놓을 수 있는 칩이 몇 개인지 세어 보세요.',
    expanding: '차지할 수 있는 도시가 있나요? 그러면 누가 돈을 받나요?',
  },
  after: {
    built: {
      other:
        '{company}이(가) 칩 {n}개를 놓아 주식 1주의 가치가 {amount} 올랐습니다. 나는 {shares}, 다른 플레이어는 {others} 가지고 있습니다.',
    },
    paid: { other: '도시와 이용료로 {amount}를 받았습니다.' },
    paidOthers: { other: '다른 플레이어도 {company} 주식으로 {amount}를 받았습니다.' },
    upkeep: { other: '유지비로 {amount}를 냈습니다. 아직 발행하지 않은 {company} 주식 1주에 $1입니다.' },
    bought: { other: '{company} 주식 1주를 {amount}에 샀습니다.' },
    boughtByOther: { other: '{seat}이(가) {company} 주식 1주를 {amount}에 샀습니다.' },
    pooled: { other: '아무도 입찰하지 않아 {company} 주식이 공용 시장으로 가고, 회사 자금에 {amount}가 들어왔습니다.' },
    passed: { other: '차례를 넘겨 달라진 것이 없습니다.' },
    worth: { other: '내 현금과 주식의 가치는 {before}에서 {amount}가 되었습니다.' },
  },
  ways: {
    same: '저도 똑같이 했을 것입니다.',
    mine: '저라면 이렇게 했습니다: {moves}.',
    noDifference: '게임 끝까지 진행해도 차이가 없습니다.',
    about: '둘 다 평가자가 게임 끝까지 진행한 결과입니다.',
    better: '이번에는 내 방법이 더 나았습니다.',
    you: '내 방법',
    guide: '길잡이',
    own: '나',
    rival: '가장 앞선 상대',
    ahead: '차이',
  },
};
