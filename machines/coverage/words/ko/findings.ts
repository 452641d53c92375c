import type { Same } from '../../../core/speech.ts';
import type { findings as en } from '../en/findings.ts';

export const findings: Same<typeof en> = {
  notSeated: '{seat}은(는) 이 게임에 없습니다.',
  sharesOver: '{company}의 주식이 플레이어와 공용 시장에 {shares}주 있습니다. 인가증을 빼면 모두 {most}주뿐입니다.',
  founderShare:
    '{seat}에게 {company}의 발행된 주식이 없습니다. 창립자가 처음에 받는 발행된 1주는 끝까지 창립자에게 남습니다.',
  apart: '{hex}을(를) 시작 칸과 잇는 통신망이 없습니다.',
  hexRefused: '이 육각 칸은 {company}의 통신망에 들어갈 수 없습니다.',
  towerTooHigh:
    '{hex}에 칩이 {value}개 있는데, {company}의 발행된 주식은 {issued}주입니다. 한 차례에 그보다 많이 놓을 수 없습니다.',
  treasuryTooLow:
    '{company}은(는) 처음의 $5와 창립자를 떠난 주식의 값으로 적어도 {total}을(를) 받았습니다. 회사 자금과 칩과 이용료를 모두 합해도 {amount}입니다.',
  treasuryTooHigh:
    '{company}의 주식은 팔린 적이 없으므로, 유지비와 공용 시장의 몫을 모두 합해도 받은 돈은 {total}까지입니다. 회사 자금과 칩의 값은 {amount}입니다.',
  moneyOver: '칩의 값까지 합하면 플레이어와 회사가 가졌던 돈은 {amount}입니다. 아무리 많아도 {total}까지입니다.',
  moneyShort:
    '칩의 값까지 합하면 플레이어와 회사가 가졌던 돈은 {amount}입니다. 공용 시장에서 산 주식이 없으므로 적어도 {total}이어야 합니다.',
  notWhole: '{amount}은(는) 1달러 단위가 아닙니다. 이 게임에서는 센트를 쓰지 않습니다.',
  bankOver: '플레이어와 회사가 {amount}을(를) 가지고 있습니다. 은행의 돈까지 모두 {total}뿐입니다.',
  endNotSetOff: '주식이 모두 발행된 회사가 없으므로 남은 차례를 세지 않습니다.',
  endSetOff: '{company}의 주식이 모두 발행되었으므로 마지막 차례들을 셉니다. 몇 번 남았는지 정하세요.',
  turnsOver: '차례가 {turns}번 남았습니다. 종료 조건이 채워질 때는 {most}번입니다.',
  setOffByAnother:
    '남은 차례를 거꾸로 세면 {seat}의 차례에 종료 조건이 채워진 것입니다. 그런데 {company}의 주식은 {seat}의 차례에만 다 발행될 수 있고, 아직 미발행 주식이 남아 있습니다.',
  ranOutBefore:
    '{company}의 주식도 다 발행되었지만, {seat}의 차례에 종료 조건이 채워진 뒤의 일은 아닙니다. 그렇다면 그때 종료 조건이 채워졌을 것입니다.',
  passesOver: '{passes}번 잇달아 패스했다는데, 종료 조건이 채워진 뒤의 차례는 {turns}번입니다.',
  passesOnly:
    '지은 것도 경매에 부친 주식도 없으므로 {seat}의 이 차례 전에는 모두 패스했습니다. 잇달아 {passes}번이 아니라 {turns}번입니다.',
  allPassed: '{passes}번 잇달아 패스했다면 게임은 이미 끝난 것입니다.',
  auctionRefused: '이 주식이 경매에 나왔을 수는 없습니다.',
  bidRefused: '이런 입찰이 나왔을 수는 없습니다.',
  hasPassed: '{seat}은(는) 패스했고, 패스는 되돌릴 수 없습니다.',
  biddingOrder: '입찰은 차례인 플레이어부터 시계 방향으로 이어지므로, 이렇게 될 수 없습니다.',
  auctionOver: '더 입찰할 사람이 없으므로 이 경매는 끝났습니다.',
};
