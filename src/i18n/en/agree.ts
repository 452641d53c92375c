import type { Rules as Coverage } from '@machines/coverage/choices.ts';
import type { Rules as Smartphone } from '@machines/smartphone/choices.ts';

/** Gaps that a table settles before it plays, short enough for a row to tick: what is asked, and each reading. */
type Asked<Rules> = { [K in keyof Rules]?: { ask: string; answers: Record<Extract<Rules[K], string>, string> } };

const yesNo = <const Yes extends string, const No extends string>(ask: string, yes: Yes, no: No) => ({
  ask,
  answers: { [yes]: 'yes', [no]: 'no' } as Record<Yes | No, string>,
});

export const agree = {
  smartphone: {
    priceBeyondTrack: { ask: 'Past 2 or 8: the price', answers: { stops: 'stops', unbounded: 'goes on' } },
    padOverImprovement: yesNo('Pad over a tile over a cell: a good?', 'counts', 'nothing'),
    e1FourG: { ask: '4G A: tiles that may stick out', answers: { one: 'one', each: 'each' } },
    wifiSecondOffice: yesNo('Wi-Fi A: must you place the office?', 'must', 'may'),
    midTurnConnection: yesNo('New office connects in the same turn?', 'atOnce', 'turnStart'),
    retailerConnects: yesNo('Office on a retailer connects onward?', 'connects', 'apart'),
    phase6Order: { ask: 'Order of progress, Wi-Fi A, NFC A', answers: { anyOrder: 'any', fixed: 'this one' } },
    holdBack: yesNo('Hold goods back from a willing buyer?', 'allowed', 'mustSell'),
    controlTie: { ask: 'Tie for control: further left by', answers: { goods: 'goods', offices: 'offices' } },
  } satisfies Asked<Smartphone>,
  coverage: {
    charterShare: yesNo('Does the charter count as issued?', 'issued', 'nowhere'),
    firstPlayer: { ask: 'Who begins?', answers: { firstSeat: 'player 1', drawn: 'drawn' } },
    openingPass: yesNo('No first bid: may you bid later?', 'mayReturn', 'final'),
    poolAuctionNoBid: { ask: 'Pool share unsold: the bank pays', answers: { once: 'once', again: 'again' } },
    mountains: yesNo('Build on mountains?', 'open', 'closed'),
    upkeepRepeat: {
      ask: 'Upkeep you can’t pay: shares to the pool',
      answers: { once: 'one', untilPaid: 'until paid', inPart: 'one, part paid' },
    },
    shortest: { ask: 'The shortest route: by', answers: { fewestHexes: 'hexes', leastValue: 'value' } },
    leasePayout: { ask: 'A lease pays each share', answers: { perShare: 'all of it', split: 'a part' } },
    worthTie: { ask: 'Equal net worth', answers: { shared: 'shared', moreCash: 'more cash' } },
  } satisfies Asked<Coverage>,
};
