import { define, sourcesIn } from './define.ts';

const rules = sourcesIn({ E2: 'Retailers', KO: '소매점', E1: 'Retailers' });

const bonuses = sourcesIn({ E2: "Retailers' Bonuses", KO: '소매점 보너스', E1: "Retailers' bonuses" });

const gamepad = sourcesIn({
  E2: 'More About Technologies, Gamepad',
  KO: '기술 설명, 게임 패드',
  E1: 'More about technologies, Gamepad',
});

export const retailers = define({
  'SR.1': rules,
  'SR.2': rules,
  'SR.3': [...rules, ...gamepad],
  'SR.4': bonuses,
  'SR.5': bonuses,
  'SR.6': bonuses,
  'SR.7': bonuses,
});
