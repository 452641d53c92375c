import type { Same } from '../../../core/speech.ts';
import type { choices as en } from '../en/choices.ts';

export const choices: Same<typeof en> = {
  pieceLimits: {
    title: '나무 마커의 개수에 제한이 있나요?',
    values: {
      endless: '제한 없음: 모자라면 다른 것으로 대신합니다.',
      limited: '제한 있음: 제품은 한 번에 18개, 지점은 18개, 진행 마커를 세는 판본에서는 진행 마커 12개까지입니다.',
    },
    why: '두 판본이 진행 마커에 대해 그렇게 밝히고 있고, 디자이너는 모든 마커가 그렇다고 말한 것으로 전해집니다.',
  },
  progressMarkers: {
    title: '진행 마커가 모자랄 수 있나요?',
    values: { counted: '플레이어마다 12개(마커의 개수에 제한이 있을 때).', endless: '모자라는 일 없음.' },
  },
  twoCoverOne: {
    title: '향상 타일 2개가 함께 다른 하나를 가려도 되나요?',
    values: {
      allowed: '할 수 있음: 각각 한 칸씩 가립니다.',
      refused: '할 수 없음: 완전히 가려지는 향상 타일이 있으면 안 됩니다.',
    },
    why: '규칙서는 향상 타일 하나가 다른 하나를 가리는 것만 금지합니다.',
  },
  coverThroughPad: {
    title: '패드 밑에 깔린 향상 타일의 바로 위에 향상 타일을 놓아도 되나요?',
    values: {
      hidden: '아래쪽 타일이 패드에 완전히 가려져 있으면 할 수 있음: 반이 패드 옆에 드러나 있으면 할 수 없습니다.',
      allowed: '할 수 있음: 사이에 패드가 있는 칸은 가린 것으로 보지 않습니다.',
      refused: '할 수 없음: 그래도 아래쪽 타일의 두 칸을 모두 가립니다.',
    },
    why: '두 칸이 모두 패드 밑이면 아래쪽 타일은 이미 가려져 있습니다. 드러난 반쪽은 위의 향상 타일만이 가립니다.',
  },
  e1FourG: {
    title: '4G A면이 있으면 향상 타일 몇 개가 밖으로 나가도 되나요?',
    values: { one: '1개만.', each: '모두.' },
    why: '초판에 적힌 그대로입니다. 두 칸 중 하나라고 쓰려던 것일 수도 있습니다.',
  },
  overhangActive: {
    title: '패드 밖으로 나간 아이콘은 활성화되나요?',
    values: { active: '활성화됨: 보이기 때문입니다.', inactive: '비활성화: 패드 위에 있지 않습니다.' },
    why: '보이는 아이콘은 활성화된 것입니다.',
  },
  overhangOverlap: {
    title: '향상 타일 2개가 패드 밖의 같은 자리로 나가도 되나요?',
    values: { allowed: '할 수 있음: 위에 있는 아이콘이 활성화됩니다.', refused: '할 수 없음.' },
    why: '향상 타일끼리는 겹칠 수 있고, 여기서만 다르다는 말은 없습니다.',
  },
  tuckedUnder: {
    title: '위쪽 패드 밑이지만 받치는 패드가 없는 칸에 향상 타일을 놓아도 되나요?',
    values: {
      refused: '4G A면이 있을 때 한 칸만.',
      allowed: '할 수 있음: 패드 뒤에 있습니다.',
    },
    why: '영어 규칙서는 두 칸 모두 패드 위에 있어야 한다고 합니다. 한국어 규칙서는 두 칸이 패드의 안쪽에 있기만 하면 되고, 패드 뒤여도 괜찮다고 합니다. 이런 타일은 언제나 완전히 가려지므로, 패드 사이의 향상 타일 때문에 제품이 줄어드는 해석에서만 차이가 납니다.',
  },
  priceBeyondTrack: {
    title: '가격이 가격 트랙의 끝을 지나면 어떻게 되나요?',
    values: {
      stops: '2나 8에서 멈춤.',
      unbounded: '제한 없음: 트랙을 넘어서도 움직이며, 0보다 낮아지면 판매한 제품마다 VP를 잃습니다.',
    },
    why: '마커를 놓을 칸이 더 없습니다.',
  },
  padOverImprovement: {
    title: '향상 타일을 사이에 두고 패드가 가린 칸도 제품을 생산하나요?',
    values: {
      counts: '생산함: 그 칸에서 두 패드가 겹칩니다.',
      nothing: '생산하지 않음: 향상 타일이 먼저 가렸습니다.',
    },
    why: '제품은 한 패드가 다른 패드를 가린 칸에서 나오는데, 그 칸이 바로 그렇습니다.',
  },
  gpsScope: {
    title: 'GPS A면은 어떤 아이콘을 두 배로 세나요?',
    values: { everywhere: '패드와 향상 타일 모두.', padsOnly: '패드만.' },
    why: '어느 단계나 패드라고만 적혀 있지만, 향상 타일도 세는 것이 분명합니다. 다만 영어 규칙서는 리튬 이온 배터리에는 ‘패드와 향상 타일’, GPS에는 ‘패드’라고만 적어 반대로 볼 수도 있습니다. 한국어 규칙서는 둘 다 패드라고만 합니다.',
  },
  liIonGoods: {
    title: '리튬 이온 배터리 B면은 제품을 몇 개 주나요?',
    values: { perTechnology: '기술 1개마다 1개.', perTwo: '기술 2개마다 1개(나머지는 버림).' },
  },
  liIonItself: {
    title: '리튬 이온 배터리도 기술 수에 포함하나요?',
    values: { counts: '포함함.', excluded: '포함하지 않음.' },
    why: '리튬 이온 배터리도 가지고 있는 기술입니다.',
  },
  priorityTie: {
    title: '가격과 VP가 모두 같으면 누가 먼저인가요?',
    values: {
      goodsThenResearch:
        '제품을 적게 생산한 플레이어, 그다음 기술이 많은 플레이어, 그다음 특허가 많은 플레이어, 그래도 같으면 동전 던지기.',
      startingVp: '시작 VP가 더 낮은 플레이어.',
    },
  },
  e1TieGoods: {
    title: '동률을 가를 때 언제 생산한 제품을 세나요?',
    values: { production: '이번 라운드의 생산 단계.', phaseBefore: '바로 앞 단계.' },
    why: '제품을 생산하는 단계는 생산 단계입니다.',
  },
  roundFiveImprovement: {
    title: '5라운드에도 4단계를 하나요?',
    values: { played: '진행함: 다만 아무 효과도 없습니다.', skipped: '건너뜀.' },
  },
  tokensOut: {
    title: '제품 타일이 남아 있지 않으면 어떻게 하나요?',
    values: { nothing: '아무것도 가져오지 않음.', endless: '다른 것으로 대신함.' },
    why: '진행 마커와 달리 제품 타일은 무제한이라는 말이 어디에도 없습니다.',
  },
  gamepadChain: {
    title: '게임패드 A면으로 다른 기술의 비용이 채워지면 언제 완료하나요?',
    values: { sameTurn: '같은 차례.', nextTurn: '다음 자기 차례.' },
    why: '초판에는 할인이 즉시 적용된다고 되어 있습니다.',
  },
  completionOrder: {
    title: '비용이 이미 채워진 기술은 언제 완료하나요?',
    values: { first: '진행 마커를 놓기 전에 맨 먼저.', anyTime: '자기 차례 중 아무 때나.' },
    why: '규칙서에는 자기 차례에 즉시 완료한다고 되어 있습니다.',
  },
  wifiSecondOffice: {
    title: '와이파이 A면의 지점은 반드시 세워야 하나요?',
    values: { must: '반드시: 세울 수 있으면 세워야 합니다.', may: '원하면.' },
    why: '한국어판의 ‘추가할 수 있습니다’는 허락으로도 가능으로도 읽힙니다. 2판은 원하면 해도 된다고 합니다.',
  },
  nfcSales: {
    title: 'NFC A면으로 여러 번 나누어 팔 수 있나요?',
    values: {
      once: '할 수 없음: 한 차례에 한 번, 3개까지 팝니다.',
      several: '할 수 있음: 한 차례에 모두 3개까지 팝니다.',
    },
    why: '규칙서에는 0개에서 3개까지라는 개수만 있고, 두 번째 판매는 나오지 않습니다. 금지한다는 말도 없습니다.',
  },
  connections: {
    title: '지역이 자신의 지점과 연결되어 있어야 하나요?',
    values: { needed: '연결되어 있어야 함.', free: '연결되지 않아도 됨.' },
  },
  midTurnConnection: {
    title: '이번 차례에 세운 지점에서도 바로 연결되나요?',
    values: {
      atOnce: '바로 연결됨.',
      turnStart: '연결되지 않음: 차례를 시작할 때부터 지금까지 있는 지점에서만 연결됩니다.',
    },
    why: '한국어판이 그렇게 밝히고 있고, 다른 판본에도 이와 어긋나는 말이 없습니다.',
  },
  strandedProgress: {
    title: '진행 마커를 놓아 둔 곳에 지점이 생기면 진행 마커를 돌려받나요?',
    values: { returns: '돌려받음.', stays: '그대로 남음.' },
    why: '지점은 그곳에 쌓던 진행 마커를 대신합니다.',
  },
  uselessProgress: {
    title: '지점을 세울 수 없는 곳에도 진행 마커를 놓을 수 있나요?',
    values: { refused: '할 수 없음.', allowed: '할 수 있음.' },
    why: '아무도 그곳에 지점을 추가하지 못하므로 놓아도 소용이 없습니다.',
  },
  retailerConnects: {
    title: '소매점의 지점에서도 다른 지역으로 연결되나요?',
    values: { connects: '연결됨: 그 지역에 있는 지점입니다.', apart: '연결되지 않음.' },
    why: '소매점의 지점도 그 지역에 있습니다.',
  },
  phase6Order: {
    title: '진행 마커, 와이파이 A면, NFC A면은 어떤 순서로 하나요?',
    values: { anyOrder: '원하는 순서대로.', fixed: '정해진 순서: 진행 마커, 와이파이, NFC.' },
    why: '모두 6단계의 자기 차례에 한다고만 되어 있습니다.',
  },
  wifiFreshOffice: {
    title: '와이파이 A면을 쓸 때 이번 차례에 세운 지점도 인정하나요?',
    values: { counts: '인정함.', excluded: '인정하지 않음: 차례를 시작할 때 있던 지점만 인정합니다.' },
    why: '와이파이를 쓸 때 그곳에 이미 지점이 있습니다.',
  },
  retailerBonus: {
    title: '소매점 보너스를 거절할 수 있나요?',
    values: { must: '거절할 수 없음.', may: '거절할 수 있음.' },
  },
  bonusAgain: {
    title: '지점을 옮겨 떠난 소매점에 다시 지점을 세우면 보너스를 또 받나요?',
    values: {
      once: '받지 않음: 플레이어마다 소매점마다 한 번입니다.',
      eachArrival: '받음: 지점을 세울 때마다 받습니다.',
    },
    why: '2판과 한국어판은 1회성 보너스라고 합니다. 초판에는 한 번이라는 말이 없습니다.',
  },
  bonusImpossible: {
    title: '소매점 보너스를 쓸 방법이 없으면 어떻게 되나요?',
    values: { lost: '버려짐.' },
    why: '달리 할 수 있는 것이 없습니다.',
  },
  retailerProgress: {
    title: '기술 연구를 하던 자기 차례에 소매점에서 진행 마커를 받으면 바로 완료하나요?',
    values: { now: '바로 완료함: 5단계의 자기 차례입니다.', nextPhase: '다음 5단계에 완료함.' },
  },
  moveFrom: {
    title: '보너스를 가져다준 지점도 옮길 수 있나요?',
    values: { others: '옮길 수 없음: 다른 소매점 사이에서만 옮깁니다.', any: '옮길 수 있음.' },
  },
  moveTargets: {
    title: '지역과 소매점 사이에서도 지점을 옮길 수 있나요?',
    values: { sameKind: '옮길 수 없음: 지역에서 지역으로, 소매점에서 소매점으로만.', anyKind: '옮길 수 있음.' },
    why: '규칙서에는 그 두 가지만 나옵니다.',
  },
  priceBonusDirection: {
    title: '가격 보너스는 어느 쪽으로 바꾸나요?',
    values: { either: '올리거나 내림: 받은 플레이어가 고릅니다.', asShown: '타일에 방향이 있으면 그 방향으로만.' },
    why: '어느 규칙서에나 올리거나 내린다고 되어 있습니다. 타일이 방향을 정하는지는 알 수 없고, 이 사이트의 타일에는 방향이 없습니다.',
  },
  priceBonusAtEnd: {
    title: '가격이 트랙의 끝에 있어도 가격 보너스로 가격이 바뀌어야 하나요?',
    values: {
      any: '바뀌지 않아도 됨: 8에서 올리거나 2에서 내려도 됩니다.',
      mustChange: '바뀌어야 함: 바꿀 수 있다면.',
    },
    why: '보너스는 반드시 써야 하는데, 트랙의 끝을 향해 쓰는 것도 효과가 없을 뿐 쓴 것입니다.',
  },
  holdBack: {
    title: '살 수 있는 구매자가 있어도 팔지 않을 수 있나요?',
    values: { allowed: '팔지 않아도 됨.', mustSell: '팔아야 함: 살 수 있는 구매자가 남아 있는 동안 팝니다.' },
    why: '영어 규칙서에는 놓친 판매를 되돌릴 수 없다고만 있을 뿐, 팔도록 강제하는 규칙이 없습니다. 한국어 규칙서는 제품을 모두 판매한다고 세 번 말합니다.',
  },
  controlTie: {
    title: '한 지역에서 판매한 제품 수가 같으면 무엇을 비교하나요?',
    values: { goods: '가장 왼쪽 제품.', offices: '가장 왼쪽 지점.' },
    why: '한국어판은 같은 예시를 판매한 제품으로 설명합니다.',
  },
  controlWithoutOffice: {
    title: '4G B면으로 지점 없이 판 플레이어도 지역 선두를 다투나요?',
    values: { counts: '다툼: 다른 플레이어와 똑같습니다.', needsOffice: '다투지 못함: 지점이 있어야 합니다.' },
    why: '지역 선두는 누가 가장 많이 팔았는지로 정합니다. 초판의 한 문장은 우리가 가진 사본에서 아이콘이 빠져 있어 반대로 볼 수도 있습니다.',
  },
  steveLeftover: {
    title: '완료하고 남은 스티브의 진행 마커는 어떻게 되나요?',
    values: { goesOn: '같은 목록에 따라 계속 놓음.', lost: '버려짐.' },
    why: '스티브는 받은 진행 마커를 모두 놓습니다.',
  },
  steveTechTie: {
    title: '비용이 같은 기술 중 스티브는 어느 것을 연구하나요?',
    values: { board: '게임 보드 순서가 가장 앞서는 것.', alphabet: '영어 이름의 알파벳 순서가 가장 앞서는 것.' },
    why: '알파벳 순서는 지역에만 쓰도록 되어 있습니다.',
  },
  steveMarkerStart: {
    title: '스티브의 마커는 언제 처음 놓나요?',
    values: { setup: '1라운드를 시작하기 전.', firstTurn: '스티브의 첫 6단계 차례.' },
    why: '스티브의 규칙서에는 첫 라운드에 같은 목록으로 놓는다고 되어 있습니다.',
  },
  steveMarkerBlocked: {
    title: '스티브의 마커가 있는 지역이 꽉 차면 어떻게 되나요?',
    values: { moves: '진행 마커를 놓기 전에 마커를 옮김.', waits: '꽉 차 있는 동안 건너뜀.' },
    why: '꽉 찬 지역은 스티브가 갈 수 있는 곳이 아닙니다.',
  },
};
