import { joined } from '@machines/core/particles.ts';
import { fill } from '@machines/core/words.ts';
import { expect, test } from 'vitest';
import { bound, curled } from '@/typography.ts';

test('apostrophes are printed ones; quotation marks stay', () => {
  expect(curled("the player's price isn't 5, the players' turns")).toBe(
    'the player’s price isn’t 5, the players’ turns',
  );
  expect(curled("'one' and 'two'")).toBe("'one' and 'two'");
  expect(curled("import x from '@/a.ts';\\n'word'")).toBe("import x from '@/a.ts';\\n'word'");
});

test('a number stays with its VP, and a sum on one line', () => {
  expect(bound('5 − 2 = 3, worth 10 VP at the end')).toBe('5\u00a0−\u00a02\u00a0=\u00a03, worth 10\u00a0VP at the end');
  expect(bound('goods × price, 2 goods')).toBe('goods × price, 2 goods');
});

test('in Korean a particle stays with the bracket or mark before it, and a middle dot with its words', () => {
  expect(joined('초판(정오표 반영)에서는 “가치”라고 합니다')).toBe(
    '초판(정오표 반영)\u2060에서는 “가치”\u2060라고 합니다',
  );
  expect(joined('제품·가격 내림')).toBe('제품\u2060·\u2060가격 내림');
  expect(joined('{seat}이(가) {region}(으)로 갑니다 (예)')).toBe('{seat}이(가) {region}(으)로 갑니다 (예)');
});

test('so it does where the word before it is filled in', () => {
  const ruleSet = '초판(정오표 반영)';
  expect(fill('{ruleSet}에서는', { ruleSet })).toBe('초판(정오표 반영)\u2060에서는');
  expect(fill('{ruleSet}은(는) {region}(으)로', { ruleSet, region: '중국(China)' })).toBe(
    '초판(정오표 반영)\u2060은 중국(China)\u2060으로',
  );
  expect(fill('“{text}”이(라)고', { text: '가치' })).toBe('“가치”\u2060라고');
});
