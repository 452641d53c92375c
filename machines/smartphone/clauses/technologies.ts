import { define, sourcesIn } from './define.ts';

const gps = sourcesIn({ E2: 'More About Technologies, GPS', KO: '기술 설명, GPS', E1: 'More about technologies, GPS' });

const wifi = sourcesIn({
  E2: 'More About Technologies, Wi-Fi',
  KO: '기술 설명, 와이파이',
  E1: 'More about technologies, Wi-Fi',
});

const gamepad = sourcesIn({
  E2: 'More About Technologies, Gamepad',
  KO: '기술 설명, 게임 패드',
  E1: 'More about technologies, Gamepad',
});

const liIon = sourcesIn({
  E2: 'More About Technologies, Li-ion',
  KO: '기술 설명, 리튬 이온 배터리',
  E1: 'More about technologies, Li-ion',
});

const nfc = sourcesIn({ E2: 'More About Technologies, NFC', KO: '기술 설명, NFC', E1: 'More about technologies, NFC' });

const fourG = sourcesIn({ E2: 'More About Technologies, 4G', KO: '기술 설명, 4G', E1: 'More about technologies, 4G' });

const bonuses = sourcesIn({ E2: 'Technologies', KO: '기술', E1: 'Technologies' });

export const technologies = define({
  'S9.1': gps,
  'S9.2': gps,
  'S9.3': [...wifi, ...bonuses],
  'S9.4': wifi,
  'S9.5': gamepad,
  'S9.6': gamepad,
  'S9.7': liIon,
  'S9.8': liIon,
  'S9.9': nfc,
  'S9.10': nfc,
  'S9.11': fourG,
  'S9.12': fourG,
  'S9.13': bonuses,
  'S9.14': [
    ...gps,
    ...liIon,
    { book: 'E2', place: "Retailers' Bonuses" },
    { book: 'KO', place: '소매점 보너스' },
    { book: 'E1', place: "Retailers' bonuses" },
  ],
  'S9.15': sourcesIn({ board: 'Office spaces beside the technologies' }),
});
