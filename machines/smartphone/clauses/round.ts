import { define, sourcesIn } from './define.ts';

export const round = define({
  'SN.1': sourcesIn({
    E2: 'Preparation for the Next Round',
    KO: '다음 라운드 준비',
    E1: 'Preparation for the next round',
  }),
});
