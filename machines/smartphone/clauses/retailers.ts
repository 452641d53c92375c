import { define, type Sources } from './define.ts';

const rules: Sources = [
  { book: 'E2', place: 'Retailers' },
  { book: 'KO', place: '소매점' },
  { book: 'E1', place: 'Retailers' },
];

const bonuses: Sources = [
  { book: 'E2', place: "Retailers' Bonuses" },
  { book: 'KO', place: '소매점 보너스' },
  { book: 'E1', place: "Retailers' bonuses" },
];

const gamepad: Sources = [
  { book: 'E2', place: 'More About Technologies, Gamepad' },
  { book: 'KO', place: '기술 설명, 게임 패드' },
  { book: 'E1', place: 'More about technologies, Gamepad' },
];

export const retailers = define([
  {
    id: 'SR.1',
    sources: rules,
  },
  {
    id: 'SR.2',
    sources: rules,
  },
  {
    id: 'SR.3',
    sources: [...rules, ...gamepad],
  },
  {
    id: 'SR.4',
    sources: bonuses,
  },
  {
    id: 'SR.5',
    sources: bonuses,
  },
  {
    id: 'SR.6',
    sources: bonuses,
  },
  {
    id: 'SR.7',
    sources: bonuses,
  },
]);
