import type { Same } from '../../../core/speech.ts';
import type { choices as en } from '../en/choices.ts';

export const choices: Same<typeof en> = {
  mountains: {
    title: '회사가 산에 지을 수 있나요?',
    values: { closed: '아무도 지을 수 없음.', open: '지을 수 있음: 보통 땅과 같습니다.' },
    why: '통신망에 드는 것으로 보통 칸과 도시만 나옵니다. 아무것도 달라지지 않는다면 네 번째 종류의 칸에 따로 색을 쓸 까닭이 없습니다.',
  },
  players: {
    title: '몇 명이 하는 게임인가요?',
    values: { twoToFive: '2명에서 5명.', threeToFive: '3명에서 5명: 둘이서는 경매에 입찰할 사람이 거의 없습니다.' },
    why: '모든 규칙이 두 명일 때도 문제없고, 주식이 6주인 회사는 5명까지 알맞습니다.',
  },
  firstPlayer: {
    title: '누가 먼저 시작하나요?',
    values: { firstSeat: '첫 번째 자리.', drawn: '게임의 난수 시드로 뽑은 자리.' },
    why: '자리 순서는 어차피 플레이어들이 정합니다.',
  },
  charterShare: {
    title: '인가증도 발행된 주식으로 세나요?',
    values: {
      nowhere: '어디에도 세지 않음.',
      issued: '발행된 것으로 셈: 회사가 한 차례에 놓을 수 있는 칩이 최대 1~5개가 아니라 2~6개가 됩니다.',
    },
    why: '회사 자금을 두는 자리로 쓸 뿐, 판 적이 없는 주식입니다.',
  },
  pieceLimits: {
    title: '칩과 큐브가 떨어질 수 있나요?',
    values: {
      endless: '떨어지지 않음: 다른 것으로 대신합니다.',
      limited: '떨어질 수 있음: 지도에 정해진 만큼만 씁니다.',
    },
    why: '개수가 적혀 있지 않습니다.',
  },
  bankLimit: {
    title: '은행의 돈이 떨어질 수 있나요?',
    values: {
      endless: '떨어지지 않음.',
      limited: '떨어질 수 있음: 지도에 정해진 돈만 있고, 낼 수 있는 동안 차례인 플레이어부터 시계 방향으로 지급합니다.',
    },
    why: '금액도, 지급하는 순서도 적혀 있지 않습니다.',
  },
  openMoney: {
    title: '플레이어의 현금은 공개하나요?',
    values: { open: '공개함.', hidden: '숨김: 회사 자금만 공개합니다.' },
    why: '숨긴다는 말이 없고, 입찰할 때 현금을 확인합니다.',
  },
  poolAuctionNoBid: {
    title: '공용 시장의 주식에 아무도 입찰하지 않으면 은행이 그 회사에 또 지급하나요?',
    values: { once: '지급하지 않음: 그 주식이 처음 공용 시장에 올 때만 지급합니다.', again: '매번 지급함.' },
    why: '글자 그대로면 매번 지급하는데, 그러면 돈을 끝없이 만들 수 있습니다.',
  },
  poolIsIssued: {
    title: '공용 시장의 주식은 발행된 것인가요?',
    values: { issued: '발행된 것.', notYet: '플레이어가 사야 발행된 것.' },
    why: '경매의 두 결과 모두 그다음에 종료 조건을 살피고, 자금을 모으려고 내놓지 않은 것이 미발행입니다.',
  },
  openingPass: {
    title: '입찰하지 않고 경매를 시작한 플레이어가 나중에 입찰할 수 있나요?',
    values: {
      final: '할 수 없음: 패스한 것입니다.',
      mayReturn: '할 수 있음: 첫 입찰을 하지 않은 것은 패스가 아닙니다.',
    },
    why: '경매에서 할 수 있는 것은 입찰과 패스 두 가지입니다.',
  },
  soleBidder: {
    title: '입찰 없이 한 명만 빼고 모두 패스하면 마지막 한 명은 어떻게 하나요?',
    values: {
      bidsOrPasses: '주가 이상으로 입찰하거나 패스함.',
      takesItFree: '돈을 내지 않고 주식을 가져감.',
    },
    why: '입찰자는 입찰하는 사람이고, 첫 입찰에는 최저 금액이 있습니다.',
  },
  poolNoBidIsPass: {
    title: '아무것도 바꾸지 않은 공용 시장 경매는 패스인가요?',
    values: { pass: '패스로 셈.', turn: '패스가 아님: 같은 상황이 되풀이되면 알려 줍니다.' },
    why: '그렇지 않으면 두 플레이어가 게임을 끝없이 끌 수 있습니다.',
  },
  wholeDollars: {
    title: '입찰은 1달러 단위로 하나요?',
    values: { whole: '1달러 단위.', cents: '센트 단위까지 아무 금액이나.' },
    why: '게임의 다른 금액은 모두 1달러 단위입니다.',
  },
  upkeepRepeat: {
    title: '주식을 내놓고도 유지비를 낼 수 없으면 어떻게 되나요?',
    values: {
      untilPaid: '나머지를 낼 수 있을 때까지 주식을 더 내놓음.',
      once: '주식 1주만 내놓고 아무것도 내지 않음.',
    },
    why: '유지비는 내야 하고, 낼 수 없을 때마다 1주씩 내놓습니다.',
  },
  zeroExpansion: {
    title: '확장하지 않고 회사를 운영할 수 있나요?',
    values: { refused: '할 수 없음.', allowed: '할 수 있음: 유지비는 그대로 냅니다.' },
    why: '회사를 운영한다는 것은 회사를 확장하는 것이라고 되어 있습니다.',
  },
  chainExpansion: {
    title: '이번 차례에 차지한 육각 칸에서 바로 이어서 접근할 수 있나요?',
    values: { atOnce: '접근할 수 있음.', nextTurn: '접근할 수 없음: 차례를 시작할 때 접근할 수 있던 곳만 됩니다.' },
    why: '큐브를 놓으면 이제 회사가 그 칸을 지배한다는 뜻입니다.',
  },
  leasePayout: {
    title: '임대한 돈은 어떻게 배당하나요?',
    values: {
      perShare: '1주마다 임대한 가치 전부.',
      split: '주식 수로 나누어 지급함: 소수점 아래는 버리고, 나머지는 은행에 남습니다.',
    },
    why: '배당은 1주당 전체 가치라고 되어 있습니다.',
  },
  shortest: {
    title: '어떤 경로가 가장 짧은 것인가요?',
    values: { fewestHexes: '임대하는 육각 칸이 가장 적은 경로.', leastValue: '가치의 합이 가장 적은 경로.' },
    why: '짧다는 것은 값이 아니라 길이를 말합니다.',
  },
  routeTie: {
    title: '똑같이 짧은 경로가 여럿이면 어느 것을 쓰나요?',
    values: { chosen: '운영하는 플레이어가 고름.', cheapest: '가장 싼 것.' },
    why: '달리 하나를 정해 주는 것이 없습니다.',
  },
  leasesPerTurn: {
    title: '한 차례에 확장 몇 번까지 임대할 수 있나요?',
    values: { each: '확장할 때마다.', one: '한 번.' },
    why: '임대는 확장에 딸린 것이고, 확장은 여러 번 할 수 있습니다.',
  },
  worthTie: {
    title: '순자산이 같으면 누가 승리하나요?',
    values: { shared: '공동 순위.', moreCash: '현금이 더 많은 플레이어.' },
    why: '동률을 가르는 방법이 적혀 있지 않습니다.',
  },
  secondTrigger: {
    title: '마지막 차례들을 세는 동안 다른 회사의 주식도 다 발행되면 어떻게 되나요?',
    values: { nothing: '아무 일도 없음.', again: '거기서부터 다시 셈.' },
    why: '종료 조건은 이미 채워졌습니다.',
  },
  passInEndGame: {
    title: '마지막 차례들을 세는 동안 모두 패스하면 게임이 끝나나요?',
    values: { ends: '즉시 끝남.', playedOut: '끝나지 않음: 남은 차례를 다 합니다.' },
    why: '패스에 관한 규칙에는 예외가 없습니다.',
  },
};
