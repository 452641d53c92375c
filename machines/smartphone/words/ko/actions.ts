import type { Same } from '../../../core/speech.ts';
import type { actions as en } from '../en/actions.ts';

export const actions: Same<typeof en> = {
  plan: '계획 확정',
  takeImprovement: '[{tile}] 향상 타일 가져오기',
  takeToken: '제품 타일 가져오기',
  research: '{technology}에 진행 마커 1개 놓기',
  complete: '{technology} 연구 완료',
  placeFreeOffice: '{region}에 무료 지점 세우기',
  expand: '{region}에 진행 마커 1개 놓기',
  secondOffice: '{region}에 두 번째 지점 세우기(와이파이)',
  sellOffBoard: '게임 보드 밖에서 제품 {amount}개 팔기(NFC)',
  takeBonus: '소매점 보너스로 제품 받기',
  bonusProgress: '보너스 진행 마커를 {technologies}에 놓기',
  bonusPrice: '가격 1 {change|올리기|내리기}',
  bonusOffice: '{region}에 두 번째 지점 세우기(보너스)',
  bonusMove: '{from} {space}번 칸의 지점을 {to}(으)로 옮기기',
  declineBonus: '보너스 거절하기',
  sell: '{region}에서 제품 1개 팔기',
  endTurn: '차례 마치기',
  foretold: {
    research: {
      researched: '{technology}에 진행 마커 1개 놓기({progress}/{cost})',
      completed: '{technology}에 진행 마커 1개 놓기({progress}/{cost}, 연구 완료)',
    },
    expand: {
      progressed: '{region}에 진행 마커 1개 놓기({progress}/{cost})',
      office: '{region}에 진행 마커 1개 놓기({progress}/{cost}, 지점 세움)',
      retailerOffice: '{region}에 진행 마커 1개 놓기({progress}/{cost}, 소매점에 지점 세움, 게임이 끝나면 {vp} VP)',
    },
    sellOffBoard: {
      soldOffBoard: '게임 보드 밖에서 제품 {amount}개 팔기({vp} VP)',
    },
    bonusMove: {
      progressBack: '{from} {space}번 칸의 지점을 {to}(으)로 옮기기(진행 마커 {progress}개 돌려받음)',
    },
  },
};
