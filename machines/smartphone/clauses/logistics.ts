import { define, sourcesIn } from './define.ts';

const phase = sourcesIn({ E2: 'Phase 6. Logistics', KO: '6 단계. 설립', E1: 'Phase 6. Logistics' });

const connections = sourcesIn({ E2: 'Phase 6. Logistics', KO: '6 단계. 설립', E1C: 'Rules Corrections' });

const retailers = sourcesIn({ E2: 'Retailers', KO: '소매점', E1: 'Retailers' });

const bonuses = sourcesIn({ E2: "Retailers' Bonuses", KO: '소매점 보너스', E1: "Retailers' bonuses" });

const wifi = sourcesIn({
  E2: 'More About Technologies, Wi-Fi',
  KO: '기술 설명, 와이파이',
  E1: 'More about technologies, Wi-Fi',
});

const nfc = sourcesIn({ E2: 'More About Technologies, NFC', KO: '기술 설명, NFC', E1: 'More about technologies, NFC' });

export const logistics = define({
  'S6.1': phase,
  'S6.2': [...connections, { book: 'E1', place: 'Phase 6. Logistics' }],
  'S6.3': { in: ['e1c', 'e2', 'ko'], sources: connections },
  'S6.4': phase,
  'S6.5': [...phase, ...wifi, ...bonuses],
  'S6.6': retailers,
  'S6.7': { in: ['e1c', 'e2', 'ko'], sources: [...connections, ...retailers] },
  'S6.8': [...phase, ...wifi, ...nfc],
});
