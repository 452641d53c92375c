import { happenings as inCoverage } from '@machines/coverage/words/en/happenings.ts';
import { line as coverageLine } from '@machines/coverage/words/line.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import type { HappeningOf } from '@machines/smartphone/rules/refuse.ts';
import { happenings as inSmartphone } from '@machines/smartphone/words/en/happenings.ts';
import { line } from '@machines/smartphone/words/line.ts';
import { afterEach, expect, test } from 'vitest';
import { speakIn } from '@/i18n/spoken.ts';
import { calledInLines, namesOf } from '@/play/seatNames.ts';

const setup = {
  seats: [
    { colour: 'green', player: 'person' },
    { colour: 'red', player: 'steve' },
  ] as const,
};
const seats = { green: 'Green', blue: 'Blue', black: 'Black', yellow: 'Yellow', red: 'Red' };
const names = namesOf(setup, { seats, players: { steve: 'Steve' }, you: 'You' }, {});
const called = calledInLines(setup, names, { you: 'You', inside: 'you' });
const told = (what: string, params: object) => line({ what, params, rule: 'S1.1' } as HappeningOf, printed, called);

afterEach(() => speakIn('en'));

test('the log speaks to the only person, and of the others by their names', () => {
  expect(told('produced', { seat: 'green', goods: 5 })).toBe('You make 5 goods.');
  expect(told('produced', { seat: 'red', goods: 5 })).toBe('Steve makes 5 goods.');
  expect(told('priced', { seat: 'green', price: 3 })).toBe('Your price is 3.');
  expect(told('researched', { seat: 'green', technology: 'GPS', progress: 1, cost: 3 })).toBe(
    'You research GPS: 1 of 3.',
  );
  expect(told('planned', { seat: 'green' })).toBe('You have a plan.');
  expect(told('noToken', { seat: 'green' })).toBe('No goods token is left for you.');
  expect(told('controlTie', { seat: 'green', region: 'CIS' })).toBe('Equal sales in CIS: you are further left.');
  expect(told('order', { seats: ['red', 'green'] })).toBe('Order: Steve, you.');
  expect(told('won', { seats: ['green'], vp: 99 })).toBe('You win with 99 VP.');
  expect(told('steveToken', { seat: 'red' })).toBe('Steve gets a goods token.');
});

test('without a table the colour is told, and a name of one’s own is not spoken to', () => {
  const own = namesOf(setup, { seats, players: { steve: 'Steve' }, you: 'You' }, { green: 'Ada' });
  const ada = calledInLines(setup, own, { you: 'You', inside: 'you' });
  const news = { what: 'produced', params: { seat: 'green', goods: 5 }, rule: 'S3.1' } as HappeningOf;
  expect(line(news, printed, ada)).toBe('Ada makes 5 goods.');
  expect(line(news, printed)).toBe('Green makes 5 goods.');
  expect(line({ what: 'steveToken', params: { seat: 'red' }, rule: 'SV.2' } as HappeningOf)).toBe(
    'Steve (Red) gets a goods token.',
  );
});

test('no line said to someone keeps the verb or the name of another', () => {
  const lines = [
    ...Object.keys(inSmartphone).map((what) => told(what, { seat: 'green' })),
    ...Object.keys(inCoverage).map((what) =>
      coverageLine(
        { what, params: { seat: 'green' }, rule: 'C1.1' } as Parameters<typeof coverageLine>[0],
        undefined,
        called,
      ),
    ),
  ];
  expect(lines.length).toBeGreaterThan(70);
  for (const text of lines) expect(text).not.toMatch(/\byou’s\b|\byou (is|has|\w+[^aious]s)\b(?! \{)|Green|\{seat\}/i);
});

test('in Korean “I” stands with its particle', () => {
  speakIn('ko');
  const mine = calledInLines(setup, { ...names, green: '나' }, { you: '나', inside: '나' });
  const say = (what: string, params: object) => line({ what, params, rule: 'S1.1' } as HappeningOf, printed, mine);
  expect(say('produced', { seat: 'green', goods: 5 })).toBe('내가 제품 5개를 생산합니다.');
  expect(say('priced', { seat: 'green', price: 3 })).toBe('내 가격은 3입니다.');
  expect(say('noToken', { seat: 'green' })).toMatch(/^내가 /);
});
