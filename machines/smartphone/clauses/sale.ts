import { define, type Sources } from './define.ts';

const phase: Sources = [
  { book: 'E2', place: 'Phase 7. Selling Goods' },
  { book: 'KO', place: '7단계. 제품 판매' },
  { book: 'E1', place: 'Phase 7. Sale' },
];

const wifi: Sources = [
  { book: 'E2', place: 'More About Technologies, Wi-Fi' },
  { book: 'KO', place: '기술 설명, 와이파이' },
  { book: 'E1', place: 'More about technologies, Wi-Fi' },
];

export const sale = define([
  {
    id: 'S7.1',
    sources: [...phase, { book: 'KO', place: '자주하는 질문' }],
  },
  {
    id: 'S7.2',
    sources: phase,
  },
  {
    id: 'S7.3',
    sources: phase,
  },
  {
    id: 'S7.4',
    sources: phase,
  },
  {
    id: 'S7.5',
    sources: [...phase, ...wifi, { book: 'KO', place: '자주하는 질문' }],
  },
  {
    id: 'S7.6',
    sources: [...phase, ...wifi],
  },
  {
    id: 'S7.7',
    sources: [
      { book: 'E2', place: 'More About Technologies, 4G' },
      { book: 'KO', place: '기술 설명, 4G' },
      { book: 'E1', place: 'More about technologies, 4G' },
    ],
  },
]);
