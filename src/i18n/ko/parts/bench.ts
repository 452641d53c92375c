import type { bench as en } from '../../en/bench.ts';
import type { Like } from '../../like.ts';
import { keep } from '../keep.ts';
import { names } from '../names.ts';
import { play } from '../play.ts';
import { sections } from '../sections.ts';

export const bench: Like<typeof en> = {
  seats: names.seats,
  chart: play.chart,
  ruleSets: sections.rules.ruleSets,
  problems: {
    ...keep.problems,
    noGame: '이 링크에는 아무것도 없습니다.',
    document: '링크에 담긴 것은 상황이 아닙니다: {what}',
    noScenario: '상황 문제 “{id}”은(는) 없습니다.',
    gameOver: '끝난 게임입니다. 더 시작할 단계가 없습니다.',
    file: '상황 문제 파일이 아닙니다: {what}',
    noFile: '상황 문제 파일로 만들 수 없습니다: {message}',
  },
  loading: '작업대를 준비하고 있습니다.',
  noScript:
    '실험실에는 스크립트가 필요합니다. 규칙이 브라우저에서 실행되기 때문입니다. 스크립트 없이도 상황 문제에서 실험실이 많은 상황에 어떻게 답하는지 볼 수 있습니다.',
  opened: { problems: '열 수 없었습니다', empty: '대신 빈 작업대를 열었습니다.', dismiss: '닫기' },
  bar: { undo: '되돌리기', redo: '다시 하기', fresh: '비우기', label: '작업대' },
  tabs: { label: '도구', build: '만들기', try: '해 보기', compare: '비교', chart: '상태도', keep: '저장' },
  wrong: {
    title: '이대로는 배치할 수 없습니다',
    place: '{place}의 값으로는 배치할 수 없습니다. 자세한 내용은 영어로만 나옵니다: {message}',
    engine: '규칙이 다룰 수 없는 상황입니다. 자세한 내용은 영어로만 나옵니다: {message}',
    board: '이 상황은 보드에 나타낼 수 없습니다.',
  },
  findings: {
    none: '나올 수 있는 상황입니다.',
    some: { other: '실제 게임에서는 나올 수 없는 상황입니다(이유 {n}가지).' },
    insist: '그래도 계속하기',
    insisted: '그래도 계속합니다. 규칙은 할 수 있는 데까지 합니다.',
  },

  build: {
    table: '테이블',
    edition: '판본',
    rulings: '하우스 룰',
    usual: '(기본)',
    why: '기본으로 삼은 이유: {why}',
    seated: '플레이어',
    none: '없음',
    seat: '플레이어',
    less: '줄이기: {what}',
    more: '늘리기: {what}',
  },

  try: {
    over: '게임이 끝났습니다.',
    seat: '누가',
    kind: '어떤 행동을',
    legal: '할 수 있는 모든 행동',
    noneLegal: '여기서 할 수 있는 행동이 없습니다.',
    none: '이 행동에는 고를 것이 없습니다.',
    counts: '{all}가지 중 {legal}가지를 할 수 있습니다.',
    whyNot: '무엇이 달라지면 할 수 있나요?',
    whyNotThis: '무엇이 달라지면 할 수 있나요? {action}',
    wouldBe: '다음과 같은 경우에는 할 수 있습니다:',
    faraway: '하나만 바꾸어서는 할 수 없습니다. 둘 이상이 달라져야 합니다.',
    keepTry: '마지막 행동으로 남기기',
  },
  line: {
    title: '지금까지의 행동',
    start: '시작',
    move: '{n}. {seat}: {action}',
    refused: '할 수 없음',
    branches: '다른 수순',
    branch: { other: '행동 {n}개의 수순, 마지막: {last}' },
    happened: '일어난 일',
    step: '{of}개 중 {n}번째',
    back: '이전',
    next: '다음',
    whole: '끝 보기',
    begin: '하나씩 보기',
  },
  compare: {
    about:
      '같은 상황과 같은 행동을 두 판본이나 해석으로 진행해 처음 달라지는 곳까지 비교하고, 다음에 할 수 있는 행동도 비교합니다.',
    first: '작업대의 규칙',
    second: '비교할 규칙',
    same: { other: '아직 다른 점이 없습니다. 행동 {n}개와 그 뒤에 이어지는 일의 결과가 두 규칙에서 같습니다.' },
    sameMoves: '여기에는 다른 점이 없습니다. 두 규칙에서 할 수 있는 행동이 같습니다.',
    noList: '아직 다른 점이 없고, 여기에는 비교할 행동 목록이 없습니다. ‘해 보기’ 탭에서 한 행동도 함께 비교합니다.',
    unlike: { other: '결과는 아직 같지만, 한쪽 규칙에서만 할 수 있는 행동이 {n}개 있습니다.' },
    only: { other: '여기에서만 할 수 있는 행동이 {n}개입니다. 다른 규칙에서는 할 수 없습니다.' },
    noneOnly: '여기에서 할 수 있는 행동은 다른 규칙에서도 모두 할 수 있습니다.',
    more: { other: '이 밖에 {n}개가 더 있습니다.' },
    sameReading: '두 규칙이 같습니다.',
    partings: { other: '{n}가지가 다릅니다.' },
    atStart: '아무 행동도 하기 전, 단계를 시작할 때부터 다릅니다.',
    atMove: '{n}번째 행동에서 달라집니다: {action}',
    played: '진행됨.',
    behind: '서로 다른 점',
    places: '테이블에서 달라진 곳',
    nothing: '없음',
  },
  keep: {
    link: '링크 공유',
    copied: '링크를 복사했습니다. 모든 것이 링크 안에 들어 있고, 어디로도 전송되지 않습니다.',
    copyFailed: '이 브라우저에서는 복사할 수 없습니다. 링크는 다음과 같습니다:',
    file: '상황 문제 파일로 저장',
    fileNote:
      '파일에는 상황과 행동, 그리고 두 규칙에서 나오는 결과가 들어 있습니다. 이 프로젝트의 테스트가 그대로 받아들입니다.',
    open: '상황 문제 파일 열기',
    scenario: '이 사이트의 상황 문제',
    choose: '고르기…',
    listFailed: '상황 문제 목록을 불러오지 못했습니다.',
    game: '게임으로 열기',
    moment: '가져온 게임으로 돌아가기',
    noGame:
      '게임 준비와 행동으로는 이 상황에 이를 수 없으므로 게임으로 저장할 수 없습니다. 여기서 이어 가세요. 해 보기 탭에서 모든 플레이어의 행동을 할 수 있고, 되돌릴 수 있으며, 떠난 수순도 모두 남습니다.',
  },
};
