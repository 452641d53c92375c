import type { agree as en } from '../en/agree.ts';
import type { Like } from '../like.ts';

const yesNo = <const Yes extends string, const No extends string>(ask: string, yes: Yes, no: No) => ({
  ask,
  answers: { [yes]: '예', [no]: '아니요' } as Record<Yes | No, string>,
});

export const agree: Like<typeof en> = {
  smartphone: {
    priceBeyondTrack: { ask: '가격이 2나 8을 벗어나면?', answers: { stops: '멈춤', unbounded: '더 감' } },
    padOverImprovement: yesNo('향상 타일 위를 패드가 덮은 칸도 제품 1개?', 'counts', 'nothing'),
    e1FourG: { ask: '4G A면: 밖으로 나갈 수 있는 타일', answers: { one: '1개', each: '모두' } },
    wifiSecondOffice: yesNo('와이파이 A면 지점을 꼭 놓아야 하나요?', 'must', 'may'),
    midTurnConnection: yesNo('새 지점이 같은 차례에 바로 연결되나요?', 'atOnce', 'turnStart'),
    retailerConnects: yesNo('소매점의 지점도 다른 지역과 연결되나요?', 'connects', 'apart'),
    phase6Order: { ask: '진행 마커, 와이파이 A면, NFC A면의 순서', answers: { anyOrder: '자유', fixed: '이대로' } },
    holdBack: yesNo('살 수 있는 구매자에게 안 팔아도 되나요?', 'allowed', 'mustSell'),
    controlTie: { ask: '지역 선두가 동률이면 더 왼쪽인 쪽은?', answers: { goods: '제품', offices: '지점' } },
  },
  coverage: {
    charterShare: yesNo('인가증도 발행된 주식으로 세나요?', 'issued', 'nowhere'),
    firstPlayer: { ask: '누가 먼저 하나요?', answers: { firstSeat: '1번', drawn: '추첨' } },
    openingPass: yesNo('첫 입찰을 안 하고 나중에 해도 되나요?', 'mayReturn', 'final'),
    poolAuctionNoBid: { ask: '공용 시장 주식이 안 팔리면 은행은?', answers: { once: '처음만 지급', again: '또 지급' } },
    mountains: yesNo('산에 지을 수 있나요?', 'open', 'closed'),
    upkeepRepeat: {
      ask: '유지비가 모자라면 공용 시장으로 가는 주식',
      answers: { once: '1주', untilPaid: '낼 수 있을 때까지', inPart: '1주, 일부 냄' },
    },
    shortest: { ask: '가장 짧은 경로의 기준', answers: { fewestHexes: '칸 수', leastValue: '가치' } },
    leasePayout: { ask: '이용료는 주식마다', answers: { perShare: '전부 받음', split: '나누어 받음' } },
    worthTie: { ask: '순자산이 같으면?', answers: { shared: '함께', moreCash: '현금 많은 쪽' } },
  },
};
