import { define, sourcesIn } from './define.ts';

const control = sourcesIn({
  E2: 'Phase 8. Receive VP, Controlling Regions',
  KO: '8단계. VP 획득, 지역 선두',
  E1: 'Phase 8. Receiving VP, Control of regions',
});

export const scoring = define({
  'S8.1': sourcesIn({
    E2: 'Phase 8. Receive VP, Goods Sold',
    KO: '8단계. VP 획득, 판매한 제품',
    E1: 'Phase 8. Receiving VP, Sold goods',
  }),
  'S8.2': control,
  'S8.3': control,
  'S8.4': control,
  'S8.5': [
    ...control,
    { book: 'E2', place: 'More About Technologies, 4G' },
    { book: 'KO', place: '기술 설명, 4G' },
    { book: 'E1', place: 'More about technologies, 4G' },
  ],
  'S8.6': [...control, { book: 'board', place: 'VP over the office spaces of the regions' }],
});
