import { define, type Sources } from './define.ts';

const control: Sources = [
  { book: 'E2', place: 'Phase 8. Receive VP, Controlling Regions' },
  { book: 'KO', place: '8단계. VP 획득, 지역 선두' },
  { book: 'E1', place: 'Phase 8. Receiving VP, Control of regions' },
];

export const scoring = define([
  {
    id: 'S8.1',
    sources: [
      { book: 'E2', place: 'Phase 8. Receive VP, Goods Sold' },
      { book: 'KO', place: '8단계. VP 획득, 판매한 제품' },
      { book: 'E1', place: 'Phase 8. Receiving VP, Sold goods' },
    ],
  },
  {
    id: 'S8.2',
    sources: control,
  },
  {
    id: 'S8.3',
    sources: control,
  },
  {
    id: 'S8.4',
    sources: control,
  },
  {
    id: 'S8.5',
    sources: [
      ...control,
      { book: 'E2', place: 'More About Technologies, 4G' },
      { book: 'KO', place: '기술 설명, 4G' },
      { book: 'E1', place: 'More about technologies, 4G' },
    ],
  },
  {
    id: 'S8.6',
    sources: [...control, { book: 'board', place: 'VP over the office spaces of the regions' }],
  },
]);
