import { define, type Sources } from './define.ts';

const phase: Sources = [
  { book: 'E2', place: 'Phase 5. Research Technology' },
  { book: 'KO', place: '5단계. 기술 연구' },
  { book: 'E1', place: 'Phase 5. Studying technologies' },
];

const patents: Sources = [
  { book: 'E2', place: 'Phase 5. Research Technology, Patents' },
  { book: 'KO', place: '5단계. 기술 연구, 특허' },
  { book: 'E1', place: 'Phase 5. Studying technologies, Patents' },
];

const gamepad: Sources = [
  { book: 'E2', place: 'More About Technologies, Gamepad' },
  { book: 'KO', place: '기술 설명, 게임 패드' },
  { book: 'E1', place: 'More about technologies, Gamepad' },
];

export const research = define([
  {
    id: 'S5.1',
    sources: phase,
  },
  {
    id: 'S5.2',
    sources: [...phase, ...patents, ...gamepad],
  },
  {
    id: 'S5.3',
    sources: [...phase, ...patents],
  },
  {
    id: 'S5.4',
    sources: [...patents, ...gamepad],
  },
  {
    id: 'S5.5',
    sources: phase,
  },
  {
    id: 'S5.6',
    sources: [
      { book: 'E2', place: 'Technologies' },
      { book: 'KO', place: '기술' },
      { book: 'E1', place: 'Technologies' },
    ],
  },
  {
    id: 'S5.7',
    sources: [...phase, ...patents],
  },
]);
