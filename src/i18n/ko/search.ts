import type { search as en } from '../en/search.ts';
import type { Like } from '../like.ts';

export const search: Like<typeof en> = {
  title: '검색',
  description:
    '조항, 상황 문제, 수업, 페이지를 낱말로 찾거나 조항을 번호로 찾습니다. 두 게임의 모든 규칙이 들어 있습니다.',
  label: '사이트 검색',
  input: '규칙, 수업, 상황 문제 검색…',
  example: '규칙, 수업, 상황 문제 검색…',
  keys: '방향키로 이동, Enter로 열기, Esc로 닫기.',
  results: '검색 결과',
  close: '닫기',
  key: '/',
  box: {
    hint: '예: 지역 선두 동률, NFC, S6.2.',
    none: '“{words}”에 대한 결과가 없습니다.',
    one: '결과 1개.',
    some: '결과 {n}개.',
    first: '결과 {n}개 중 {most}개를 보여 줍니다.',
    failed: '색인을 불러오지 못했습니다. 한 번은 네트워크가 필요합니다. 다시 시도하세요.',
    looking: '불러오는 중입니다…',
    kinds: { clause: '규칙', scenario: '상황 문제', lesson: '수업', page: '페이지' },
    games: { smartphone: '스마트폰 주식회사', coverage: '커버리지' },
  },
  noScript: '검색하려면 스크립트가 필요합니다. 스크립트 없이도 다음 목록에서 모두 찾을 수 있습니다:',
};
