import type { articles as en } from '../en/articles.ts';
import type { Like } from '../like.ts';

export const articles: Like<typeof en> = {
  title: '읽을거리',
  description:
    '스마트폰 주식회사와 커버리지의 규칙에 대한 글입니다. 글 속의 상황과 계획판, 상태도를 직접 움직여 볼 수 있습니다.',
  lead: '글마다 한 가지 생각, 그리고 움직여 볼 것이 있습니다. 읽는 동안 규칙이 대답합니다.',
  author: 'Rulebench',
  by: '글: Rulebench',
  games: { smartphone: '스마트폰 주식회사', coverage: '커버리지' },
  minutes: { other: '읽는 데 {n}분' },
  tries: { other: '해 볼 것 {n}가지' },
  clauses: '이 글에 나오는 규칙',
  taught: '이 규칙을 배우는 곳',
  others: '다른 읽을거리',
  feed: '새 글 피드로 받아 보기',
  all: '모든 읽을거리',
};
