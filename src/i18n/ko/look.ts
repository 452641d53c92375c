import type { look as en } from '../en/look.ts';
import type { Like } from '../like.ts';

export const look: Like<typeof en> = {
  title: '디자인',
  description: '이 사이트의 디자인 체계입니다. 색, 글꼴, 자리, 아이콘, 구성품, 버튼을 한곳에 모았습니다.',
  lead: '제도 용지와 검푸른 잉크, 그리고 강조색 하나. 규칙은 붉은 잉크로 말합니다. 눈에 띄는 것은 구성품뿐입니다.',
  colours: '종이와 잉크',
  colourNames: {
    paper: '종이',
    raised: '올린 종이',
    mat: '매트',
    line: '선',
    ink: '잉크',
    inkSoft: '옅은 잉크',
    accent: '강조색',
  },
  type: '글꼴',
  typeNote:
    '제목과 숫자는 Bricolage Grotesque, 본문은 Atkinson Hyperlegible Next입니다. 한글은 기기의 글꼴로 나옵니다.',
  seats: '자리',
  seatsNote: '자리마다 색, 모양, 무늬가 있습니다. 둘을 알아볼 수 없어도 나머지 하나로 알 수 있습니다.',
  icons: '아이콘',
  iconsNote: '저마다 그림 하나, 색 하나, 이름 하나이며, 패드에서도 기록에서도 수업에서도 같습니다.',
  groups: {
    symbols: '패드의 아이콘',
    technologies: '기술',
    pieces: '구성품',
    phases: '라운드의 단계',
  },
  pieces: '구성품',
  piecesNote: '패드는 위에서 내려다본 스마트폰 같은 판입니다. 구매자는 자리로 잘못 보지 않도록 꼬리표 모양입니다.',
  priceBuyer: '가격 {n}까지 내는 구매자',
  technologyBuyer: '{name} 구매자',
  improvementTile: '향상 타일',
  controls: '버튼과 알림',
  buttons: { main: '주요', plain: '보통', off: '지금은 안 됨' },
  note: '알림은 곁들이는 말입니다.',
  refusalNote: '할 수 없다는 답은 눈길이 있는 곳에 표시, 문장, 조항으로 나옵니다. 저절로 사라지지 않습니다.',
};
