import { define, sourcesIn } from './define.ts';

const phase = sourcesIn({
  E2: 'Phase 5. Research Technology',
  KO: '5단계. 기술 연구',
  E1: 'Phase 5. Studying technologies',
});

const patents = sourcesIn({
  E2: 'Phase 5. Research Technology, Patents',
  KO: '5단계. 기술 연구, 특허',
  E1: 'Phase 5. Studying technologies, Patents',
});

const gamepad = sourcesIn({
  E2: 'More About Technologies, Gamepad',
  KO: '기술 설명, 게임 패드',
  E1: 'More about technologies, Gamepad',
});

export const research = define({
  'S5.1': phase,
  'S5.2': [...phase, ...patents, ...gamepad],
  'S5.3': [...phase, ...patents],
  'S5.4': [...patents, ...gamepad],
  'S5.5': phase,
  'S5.6': sourcesIn({ E2: 'Technologies', KO: '기술', E1: 'Technologies' }),
  'S5.7': [...phase, ...patents],
});
