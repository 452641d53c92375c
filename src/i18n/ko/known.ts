import type { known as en } from '../en/known.ts';
import type { Like } from '../like.ts';

export const known: Like<typeof en> = {
  steve: '스티브의 패드는 복원한 것입니다. 인쇄된 패드를 보여 주는 자료를 찾지 못했습니다.',
  steveMore: '어떻게 만들었나',
  retailers: '소매점 {of}면 중 {sides}면은 복원한 것입니다. VP와 보너스 대부분을 직접 정했습니다.',
  retailersMore: '어느 면인지 보기',
  yours: '내 구성품의 값 입력하기',
  entered:
    '내 구성품의 값을 입력했습니다. 새 게임, 실험실, 테이블용 페이지에서 쓰며, 수업과 상황 문제는 이 사이트의 값을 씁니다',
};
