import { define, type Sources } from './define.ts';

const phase: Sources = [
  { book: 'E2', place: 'Phase 6. Logistics' },
  { book: 'KO', place: '6 단계. 설립' },
  { book: 'E1', place: 'Phase 6. Logistics' },
];

const connections: Sources = [
  { book: 'E2', place: 'Phase 6. Logistics' },
  { book: 'KO', place: '6 단계. 설립' },
  { book: 'E1C', place: 'Rules Corrections' },
];

const retailers: Sources = [
  { book: 'E2', place: 'Retailers' },
  { book: 'KO', place: '소매점' },
  { book: 'E1', place: 'Retailers' },
];

const bonuses: Sources = [
  { book: 'E2', place: "Retailers' Bonuses" },
  { book: 'KO', place: '소매점 보너스' },
  { book: 'E1', place: "Retailers' bonuses" },
];

const wifi: Sources = [
  { book: 'E2', place: 'More About Technologies, Wi-Fi' },
  { book: 'KO', place: '기술 설명, 와이파이' },
  { book: 'E1', place: 'More about technologies, Wi-Fi' },
];

const nfc: Sources = [
  { book: 'E2', place: 'More About Technologies, NFC' },
  { book: 'KO', place: '기술 설명, NFC' },
  { book: 'E1', place: 'More about technologies, NFC' },
];

export const logistics = define([
  {
    id: 'S6.1',
    sources: phase,
  },
  {
    id: 'S6.2',
    sources: [...connections, { book: 'E1', place: 'Phase 6. Logistics' }],
  },
  {
    id: 'S6.3',
    ruleSets: ['e1c', 'e2', 'ko'],
    sources: connections,
  },
  {
    id: 'S6.4',
    sources: phase,
  },
  {
    id: 'S6.5',
    sources: [...phase, ...wifi, ...bonuses],
  },
  {
    id: 'S6.6',
    sources: retailers,
  },
  {
    id: 'S6.7',
    ruleSets: ['e1c', 'e2', 'ko'],
    sources: [...connections, ...retailers],
  },
  {
    id: 'S6.8',
    sources: [...phase, ...wifi, ...nfc],
  },
]);
