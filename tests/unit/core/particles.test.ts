import { particle, settle, settleNamed } from '@machines/core/particles.ts';
import { describe, expect, test } from 'vitest';
import { count, fill } from '@/i18n/format.ts';

describe('a particle follows the last sound of the word before it', () => {
  for (const [word, subject, topic, object, and, towards, quoted] of [
    // An open syllable, a closed one, and one closed by ㄹ, after which only (으)로 is short.
    ['스티브', '가', '는', '를', '와', '로', '라고'],
    ['초록색', '이', '은', '을', '과', '으로', '이라고'],
    ['일본', '이', '은', '을', '과', '으로', '이라고'],
    ['서울', '이', '은', '을', '과', '로', '이라고'],
    // Numbers are read 영 일 이 삼 사 오 육 칠 팔 구, 십.
    ['0', '이', '은', '을', '과', '으로', '이라고'],
    ['1', '이', '은', '을', '과', '로', '이라고'],
    ['2', '가', '는', '를', '와', '로', '라고'],
    ['3', '이', '은', '을', '과', '으로', '이라고'],
    ['6', '이', '은', '을', '과', '으로', '이라고'],
    ['8', '이', '은', '을', '과', '로', '이라고'],
    ['10', '이', '은', '을', '과', '으로', '이라고'],
    // 달러.
    ['$3', '가', '는', '를', '와', '로', '라고'],
    // Letters by name: 브이피, 엔에프씨, 포지, 엘, 엠.
    ['VP', '가', '는', '를', '와', '로', '라고'],
    ['NFC', '가', '는', '를', '와', '로', '라고'],
    ['4G', '가', '는', '를', '와', '로', '라고'],
    ['XL', '이', '은', '을', '과', '로', '이라고'],
    ['M', '이', '은', '을', '과', '으로', '이라고'],
    // What is left out, whatever stands before it.
    ['일본 …', '가', '는', '를', '와', '로', '라고'],
    // What is not spoken is passed over: quotes, stars, and a bracket with what it holds.
    ['“일본”', '이', '은', '을', '과', '으로', '이라고'],
    ['**5**', '가', '는', '를', '와', '로', '라고'],
    ['독립국가연합(CIS)', '이', '은', '을', '과', '으로', '이라고'],
  ] as const)
    test(word, () => {
      const forms = ['이(가)', '은(는)', '을(를)', '과(와)', '(으)로', '이(라)고'];
      expect(forms.map((both) => particle(word, both))).toEqual([subject, topic, object, and, towards, quoted]);
    });
});

test('filling a sentence settles its particles', () => {
  const name = (_key: string, value: string | number) => (value === 'green' ? '초록색' : String(value));
  expect(fill('{seat}이(가) 제품 {goods}개를 {region}(으)로', { seat: 'green', goods: 2, region: '서울' }, name)).toBe(
    '초록색이 제품 2개를 서울로',
  );
  expect(fill('{seat}은(는) {n}을(를) 얻습니다.', { seat: '스티브', n: 3 })).toBe('스티브는 3을 얻습니다.');
  expect(count({ other: '{n}이(가) 남음' }, 1, {}, 'ko')).toBe('1이 남음');
});

test('a place without a value stays visible, and the compiler asks for it where it knows the text', () => {
  // @ts-expect-error: region is missing
  expect(fill('{seat} to {region}', { seat: 'Green' })).toBe('Green to {region}');
  expect(fill('{n|one good|# goods} of {seat}', { n: 1, seat: 'Green' })).toBe('one good of Green');
  expect(fill('{n|one good|# goods}', { n: 3 })).toBe('3 goods');
});

test('a place that is drawn is followed as its name is', () => {
  const names = { goods: '제품', priceUp: '가격 올림' };
  expect(settleNamed('{goods}이(가) 없고 {priceUp}(으)로', names)).toBe('{goods}이 없고 {priceUp}으로');
});

test('what is no particle stays as it is', () => {
  for (const text of ['Wi-Fi (side A)', '제품(가격 내림)', '가격 (5)']) expect(settle(text)).toBe(text);
});
