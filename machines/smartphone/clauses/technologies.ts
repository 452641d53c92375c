import { define, type Sources } from './define.ts';

const gps: Sources = [
  { book: 'E2', place: 'More About Technologies, GPS' },
  { book: 'KO', place: '기술 설명, GPS' },
  { book: 'E1', place: 'More about technologies, GPS' },
];

const wifi: Sources = [
  { book: 'E2', place: 'More About Technologies, Wi-Fi' },
  { book: 'KO', place: '기술 설명, 와이파이' },
  { book: 'E1', place: 'More about technologies, Wi-Fi' },
];

const gamepad: Sources = [
  { book: 'E2', place: 'More About Technologies, Gamepad' },
  { book: 'KO', place: '기술 설명, 게임 패드' },
  { book: 'E1', place: 'More about technologies, Gamepad' },
];

const liIon: Sources = [
  { book: 'E2', place: 'More About Technologies, Li-ion' },
  { book: 'KO', place: '기술 설명, 리튬 이온 배터리' },
  { book: 'E1', place: 'More about technologies, Li-ion' },
];

const nfc: Sources = [
  { book: 'E2', place: 'More About Technologies, NFC' },
  { book: 'KO', place: '기술 설명, NFC' },
  { book: 'E1', place: 'More about technologies, NFC' },
];

const fourG: Sources = [
  { book: 'E2', place: 'More About Technologies, 4G' },
  { book: 'KO', place: '기술 설명, 4G' },
  { book: 'E1', place: 'More about technologies, 4G' },
];

const bonuses: Sources = [
  { book: 'E2', place: 'Technologies' },
  { book: 'KO', place: '기술' },
  { book: 'E1', place: 'Technologies' },
];

export const technologies = define([
  {
    id: 'S9.1',
    sources: gps,
  },
  {
    id: 'S9.2',
    sources: gps,
  },
  {
    id: 'S9.3',
    sources: [...wifi, ...bonuses],
  },
  {
    id: 'S9.4',
    sources: wifi,
  },
  {
    id: 'S9.5',
    sources: gamepad,
  },
  {
    id: 'S9.6',
    sources: gamepad,
  },
  {
    id: 'S9.7',
    sources: liIon,
  },
  {
    id: 'S9.8',
    sources: liIon,
  },
  {
    id: 'S9.9',
    sources: nfc,
  },
  {
    id: 'S9.10',
    sources: nfc,
  },
  {
    id: 'S9.11',
    sources: fourG,
  },
  {
    id: 'S9.12',
    sources: fourG,
  },
  {
    id: 'S9.13',
    sources: bonuses,
  },
  {
    id: 'S9.14',
    sources: [
      ...gps,
      ...liIon,
      { book: 'E2', place: "Retailers' Bonuses" },
      { book: 'KO', place: '소매점 보너스' },
      { book: 'E1', place: "Retailers' bonuses" },
    ],
  },
  {
    id: 'S9.15',
    sources: [{ book: 'board', place: 'Office spaces beside the technologies' }],
  },
]);
