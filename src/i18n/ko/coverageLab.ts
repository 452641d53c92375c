import type { coverageLab as en } from '../en/coverageLab.ts';
import type { Like } from '../like.ts';
import { coverage } from './coverage.ts';
import { bench } from './parts/bench.ts';

const { page: _, play: __, setup, log: ___, worth: ____, ...table } = coverage;

export const coverageLab: Like<typeof en> = {
  ...bench,
  title: '커버리지 실험실',
  description:
    '커버리지의 어떤 상황이든 만들고, 어떤 행동이든 해 보고, 왜 안 되는지 묻고, 규칙서의 두 가지 해석을 비교해 보세요.',
  lead: '어떤 상황이든 만들고 어떤 행동이든 해 보세요. 할 수 있는지 없는지를 조항과 함께 알려 줍니다.',
  table,
  maps: setup.map.names,
  build: {
    ...bench.build,
    map: '지도',
    mapOf: '{map}({seats}인용)',
    ownMap: '상황 문제의 지도',
    turn: '누구의 차례',
    passes: '잇달아 패스한 횟수',
    ending: '종료 조건이 채워짐',
    turnsLeft: '남은 차례',
    network: '통신망',
    point: '회사와 칩 수를 고른 다음 지도의 육각 칸을 누르세요. 다시 누르면 비워집니다.',
    company: '회사',
    chips: '칩',
    noHexes: '아직 시작 칸뿐입니다.',
    drop: '치우기',
    onHex: '{hex}: {n}',
    cash: '현금',
    shares: '{seat}의 주식',
    sharesOf: '{seat}이(가) 가진 {company}의 주식',
    treasury: '회사 자금',
    pool: '공용 시장',
    auction: '진행 중인 경매',
    noAuction: '없음',
    source: '주식',
    sources: { unissued: '미발행 주식', pool: '공용 시장의 주식' },
    bidder: '최고 입찰자',
    bid: '입찰',
    passed: '패스한 플레이어',
  },
  try: {
    ...bench.try,
    now: '{seat}의 차례입니다: {phase}.',
    kinds: {
      act: '회사 운영하기',
      auction: '주식을 경매에 부치기',
      bid: '입찰하기',
      passAuction: '경매에서 패스하기',
      expand: '육각 칸으로 확장하기',
      finish: '확장 마치기',
      passTurn: '차례 패스하기',
    },
  },
  compare: {
    ...bench.compare,
    book: '규칙서',
    ruled: { other: '규칙서와 하우스 룰 {n}개' },
    what: {
      phase: '하는 일',
      turn: '행동할 사람',
      turnNumber: '차례 번호',
      passes: '잇달아 패스한 횟수',
      turnsLeft: '남은 차례',
      bid: '최고 입찰',
      cash: '현금',
      shares: '{company}의 주식',
      treasury: '회사 자금',
      unissued: '미발행 주식',
      pool: '공용 시장의 주식',
      chips: '{hex}의 칩',
    },
  },
};
