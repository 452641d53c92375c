import type { log as en } from '../en/log.ts';
import type { Like } from '../like.ts';
import { names } from './names.ts';

export const log: Like<typeof en> = {
  label: '게임 기록',
  hint: '줄을 고르면 그 직후의 상황을 볼 수 있습니다. 방향키로 줄을 오갑니다.',
  round: '{round}라운드',
  phases: { ...names.phases, over: '게임 종료' },
  empty: '게임에서 일어난 일이 여기에 적힙니다.',
  ahead: '흐린 줄은 지금 보이는 순간보다 나중의 일입니다.',
  clause: '조항 {id}',
  forced: '가능한 행동이 하나뿐이라 자동으로 진행되었습니다.',
};
