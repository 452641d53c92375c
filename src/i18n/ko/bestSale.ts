import type { bestSale as en } from '../en/bestSale.ts';
import type { Like } from '../like.ts';

export const bestSale: Like<typeof en> = {
  open: '추천 판매 보기',
  title: '지금 가장 좋은 판매',
  loading: '가장 좋은 판매를 찾고 있습니다…',
  goods: { other: '{region}에서 제품 {n}개를 {price}에: {vp} VP' },
  control: {
    first: '그곳의 지역 선두가 됨: +{vp} VP',
    firstFrom: '그곳의 지역 선두를 {seat}에게서 빼앗음: +{vp} VP',
    second: '그곳의 지역 선두 2등이 됨: +{vp} VP',
    secondFrom: '그곳의 지역 선두 2등을 {seat}에게서 빼앗음: +{vp} VP',
  },
  others: '다른 플레이어들의 지역 선두 VP가 {vp} 줄어듦',
  left: { other: '제품 {n}개는 살 수 있는 구매자가 없습니다.' },
  total: '모두 {vp} VP입니다. 이보다 많이 얻는 방법은 없습니다.',
  notCounted: '뒤에 파는 플레이어들의 행동과, 팔지 않고 남긴 제품의 나중 가치는 따지지 않았습니다.',
  nothing: '팔지 않고 그대로 두는 것보다 나은 방법이 없습니다.',
  accept: { other: '이렇게 제품 {n}개 팔기' },
  ignore: '나중에',
  sold: { other: '제안대로 제품 {n}개를 팔았습니다.' },
  takeBack: '모두 되돌리기',
};
