import type { setup as en } from '../en/setup.ts';
import type { Like } from '../like.ts';
import { known } from './known.ts';
import { names } from './names.ts';

export const setup: Like<typeof en> = {
  seatNames: names.seats,
  shapes: names.shapes,
  technologies: names.technologies,
  symbols: names.symbols,
  quick: {
    title: '바로 시작',
    text: '나는 {you}, 인공지능 플레이어 스티브는 {rival}입니다. {edition} 규칙으로 하고, 기술은 모두 A면(앞면)을 씁니다.',
    you: '나',
    start: '스티브와 게임하기',
  },
  known,
  own: '원하는 대로 게임 준비하기',
  seats: {
    title: '플레이어',
    note: '2~5인. 색깔에 따라 시작 지역, 시작 VP, 시작 향상 타일이 정해집니다.',
    home: '시작 지역: {region}',
    vp: '시작 VP {n}',
    improvement: '시작 향상 타일: {symbols}',
    player: '{seat}은(는) 누가 맡나요?',
  },
  nobody: '없음',
  player: {
    person: { label: '사람', about: '이 기기로 하는 사람입니다. 여럿이면 화면을 넘기라고 알려 줍니다.' },
    steve: {
      label: '스티브',
      about:
        '규칙서에 나오는 인공지능 플레이어로, 정해진 순서표대로 행동합니다. 중수보다 조금 강합니다. 시작 지역을 바꾸고 기술 면을 무작위로 뽑아 중수와 둘이 겨루면 100번 중 {casual}번 이깁니다.',
      more: '스티브의 패드는 복원한 것입니다: 자세히 보기',
    },
    random: { label: '무작위 봇', about: '할 수 있는 행동 중 아무것이나 합니다. 이것저것 해 볼 때 쓰세요.' },
    casual: {
      label: '중수',
      about:
        '한 수 앞을 봅니다. 첫 상대로 알맞습니다. 무작위 봇은 늘 이기고, 시작 지역을 바꾸고 기술 면을 무작위로 뽑아 스티브와 둘이 겨루면 100번 중 {steve}번 이깁니다.',
    },
    sharp: {
      label: '고수',
      about:
        '라운드를 끝까지 내다보고 결정합니다. 가장 강합니다. 시작 지역을 바꾸고 기술 면을 무작위로 뽑아 둘이 100번 겨루면 중수를 {casual}번, 스티브를 {steve}번 이깁니다.',
    },
  },
  ruleSet: {
    title: '판본',
    sets: {
      e2: {
        label: '2판',
        about:
          '이 사이트의 기준이 되는 판본: 우선권 순서의 동률을 언제나 가릴 수 있고, 소매점 보너스를 거절할 수 있습니다.',
      },
      e1: { label: '초판', about: '인쇄된 그대로: 연결되지 않은 곳에도 지점을 세웁니다.' },
      e1c: { label: '초판(정오표 반영)', about: '정오표를 더한 초판: 지점은 연결된 곳에 세웁니다.' },
      ko: { label: '한국어판', about: '대체로 2판과 같지만, 소매점 보너스를 반드시 받아야 합니다.' },
    },
  },
  sides: {
    title: '기술',
    note: '여섯 기술은 저마다 A면(앞면)과 B면(뒷면)이 있고, 그중 한 면을 모두가 함께 씁니다.',
    A: '모두 A면',
    random: '무작위',
    chosen: '직접 고르기',
    either: '게임을 시작할 때 기술마다 한 면을 무작위로 정합니다.',
    side: '{side}면',
  },
  effects: {
    GPS: { A: '제품·가격 내림 아이콘마다 제품을 2개 생산합니다.', B: '한 번만 제품 5개.' },
    'Wi-Fi': { A: '라운드마다 두 번째 지점을 무료로 세웁니다.', B: '팔지 못한 제품을 남겨 둡니다.' },
    Gamepad: { A: '기술의 비용이 1 줄어듭니다.', B: '한 번만 작은 지역에 무료 지점 1개.' },
    'Li-ion': {
      A: '가격 올림 아이콘이 설립 아이콘으로도 쓰입니다.',
      B: '라운드마다 가진 기술에 따라 제품을 받습니다.',
    },
    NFC: { A: '라운드마다 게임 보드 밖에서 제품을 3개까지 팝니다.', B: '라운드마다 가격 +1.' },
    '4G': { A: '향상 타일이 패드 밖으로 나가도 됩니다.', B: '지점이 없는 지역마다 제품을 1개씩 팝니다.' },
  },
  house: {
    title: '하우스 룰',
    none: { other: '이 판본에서 정해지지 않은 것 {n}가지, 모두 기본 해석' },
    changed: { other: '{all}가지 중 {n}가지를 다르게 해석' },
    note: '규칙서에 정해지지 않은 것은 플레이어들이 정합니다. 여기서 쓰는 기본 해석에는 표시가 있습니다.',
    usual: '기본',
    why: '기본으로 삼은 이유: {why}',
    reset: '모두 기본으로',
    asked: '새 게임은 이렇게 합니다:',
  },
  seed: {
    title: '시드',
    label: '시드 번호',
    note: '시드가 같으면 똑같은 게임이 됩니다. 비워 두면 매번 무작위입니다.',
    roll: '번호 뽑기',
    wrong: '번호는 0부터 {most}까지의 정수여야 합니다.',
  },
  ready: {
    title: '준비된 게임',
    edition: '판본',
    technologies: '기술',
    house: '하우스 룰',
    seed: '시드',
    anySeed: '무작위',
    asUsual: '기본',
    changed: { other: '{n}곳 바꿈' },
    start: '게임 시작',
    wrong: '이대로는 게임을 시작할 수 없습니다. 잘못된 곳에 이유와 함께 표시가 있습니다.',
  },
};
