import { define } from './define.ts';

export const round = define([
  {
    id: 'SN.1',
    sources: [
      { book: 'E2', place: 'Preparation for the Next Round' },
      { book: 'KO', place: '다음 라운드 준비' },
      { book: 'E1', place: 'Preparation for the next round' },
    ],
  },
]);
