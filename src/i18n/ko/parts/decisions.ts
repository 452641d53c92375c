import type { decisions as enDecisions, moment as enMoment } from '../../en/decisions.ts';
import type { Like } from '../../like.ts';

export const moment: Like<typeof enMoment> = {
  none: '보여 줄 것이 없습니다.',
  more: { other: '{n}개 더' },
  fewer: '줄이기',
  where: '{round}라운드 · {phase}',
  see: '그 순간',
  whatIf: '여기서 다시 하기',
};

export const decisions: Like<typeof enDecisions> = {
  ...moment,
  title: '{player}과(와) 비교하기',
  about: '{player}이(가) 내가 결정해야 했던 모든 순간을, 그때 내가 볼 수 있던 것만 가지고 살펴봅니다.',
  start: '{player}과(와) 비교하기',
  working: '{player}이(가) 게임을 살펴보고 있습니다',
  stop: '멈추기',
  failed: '게임을 끝까지 살펴보지 못했습니다.',
  tally: '결정 {n}개: 같은 결정 {same}개, 그만큼 좋은 결정 {good}개, 그보다 못한 결정 {short}개.',
  same: '{seat}: {own}. {player}도 그렇게 했을 것입니다.',
  other: '{seat}: {own}. {player}의 선택: {advised}. {why}',
  plan: '{seat}의 계획: {own}. {player}의 선택: {why}',
  samePlan: '{seat}의 계획: {own}. {player}도 그렇게 했을 것입니다.',
  gives: '가격 {price}, {goods}, 연구 {research}, 설립 {logistics}',
  goods: { other: '제품 {n}개' },
  improvement: ', 향상 타일 1개',
  cost: '약 {amount} 적음',
  sure: '선택의 값어치는 {player}이(가) 앞으로의 진행을 몇 번 그려 보고 어림한 것입니다. 작은 차이는 큰 뜻이 없고, 큰 차이는 그 순간을 직접 살펴보세요.',
  asGood: '그만큼 좋음',
  alike: '같음',
};
