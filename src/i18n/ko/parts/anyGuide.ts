import type { anyGuide as en } from '../../en/anyGuide.ts';
import type { Like } from '../../like.ts';

export const anyGuide: Like<typeof en> = {
  fold: '안내 접기와 펼치기',
  title: '길잡이',
  ask: '길잡이에게 묻기',
  quiet: '이제 길잡이는 먼저 말하지 않습니다. 언제든지 물어보세요.',
  suggest: '추천 행동 보기',
  sound: '좋은 행동: {move}.',
  leave: '길잡이 없이 계속하기',
  toCourse: '강좌로 돌아가기',
};
