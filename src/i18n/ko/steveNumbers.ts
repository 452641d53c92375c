import type { steveNumbers as en } from '../en/steveNumbers.ts';
import type { Like } from '../like.ts';
import { names } from './names.ts';

export const steveNumbers: Like<typeof en> = {
  label: '스티브와 컴퓨터 플레이어의 대결',
  rival: '스티브의 상대',
  homes: '시작 지역',
  games: '게임 수',
  wins: '스티브의 승리',
  steve: '스티브의 점수',
  other: '상대의 점수',
  to: '~',
  rows: { asItIs: '{rival}', twoLogistics: '{rival}, 스티브의 패드에 설립 아이콘이 2개일 때' },
  players: names.players,
  again: '다시 측정하려면:',
};
