import type { yours as en } from '../en/yours.ts';
import type { Like } from '../like.ts';

export const yours: Like<typeof en> = {
  title: '가진 구성품에는 무엇이 인쇄되어 있나요?',
  description: '스티브의 패드와 소매점 대부분은 복원한 것입니다. 가진 구성품에 인쇄된 값을 입력하면 게임에 쓰입니다.',
  lead: '스티브의 패드와 소매점 14면 중 13면은 복원한 것입니다. 가진 구성품에서 읽어 입력하세요. 그대로 둔 것은 복원한 값으로 남습니다.',
  enter: '가진 구성품의 값 입력하기',
  steve: '스티브의 패드: 아이콘마다 몇 개인지',
  retailers: '소매점',
  tile: '소매점 {n}, 크기 {size}, {side}면',
  bonus: '보너스',
  vp: 'VP, 왼쪽부터',
  bonuses: {
    none: '없음',
    goods1: '제품 1개',
    goods2: '제품 2개',
    progress1: '기술에 진행 마커 1개',
    progress2: '기술에 진행 마커 2개',
    price: '가격 1 올리거나 내리기',
    secondOffice: '두 번째 지점',
    moveOffice: '지점 옮기기',
  },
  values: '스티브의 패드와 소매점',
  own: '내 구성품',
  reconstructed: '복원한 값',
  keep: '이 브라우저에 저장',
  forget: '지우기',
  kept: '저장했습니다. 새 게임, 실험실, 테이블용 페이지에서 이 값을 씁니다.',
  forgotten: '지웠습니다. 다시 복원한 값을 씁니다.',
  blocked: '이 브라우저에는 저장할 수 없습니다.',
  where:
    '이제부터 준비하는 게임에 쓰이고 게임 링크에도 담깁니다. 실험실의 새 상황과 테이블용 페이지에도 쓰입니다. 수업과 상황 문제는 확인을 마친 값을 그대로 쓰고, 그렇다고 밝힙니다.',
};
