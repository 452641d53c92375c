/**
 * Korean particles follow the last sound of the word before them. Sentences write both forms, in one order, and this
 * picks the one that fits what has been filled in: `{seat}이(가)` reads 초록색이 or 스티브가.
 */

/** After a vowel, after a consonant; (으)로 takes the short form after ㄹ too. */
const forms: Readonly<Record<string, readonly [vowel: string, consonant: string]>> = {
  '이(가)': ['가', '이'],
  '은(는)': ['는', '은'],
  '을(를)': ['를', '을'],
  '과(와)': ['와', '과'],
  '(으)로': ['로', '으로'],
  '이(라)고': ['라고', '이라고'],
};
const written = /(이\(가\)|은\(는\)|을\(를\)|과\(와\)|\(으\)로|이\(라\)고)/g;

type Sound = 'vowel' | 'rieul' | 'consonant';

/** 영 일 이 삼 사 오 육 칠 팔 구; a number that ends in 0 ends in 십, 백 or 천, as closed as 영. */
const digits: readonly Sound[] = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
];

/** Marks and brackets are not spoken; of a bracket the word before it is. */
const spokenPart = (text: string): string =>
  text.replace(/\([^()]*\)(?=\P{L}*$)/u, '').replace(/[^\p{L}\p{N}$]+$/u, '');

function lastSound(before: string): Sound {
  // What is left out has no sound: the open form reads best after it.
  if (before.endsWith('…')) return 'vowel';
  const text = spokenPart(before);
  // $12 is read 12달러.
  if (/\$[\d.,]+$/.test(text)) return 'vowel';
  const last = text.at(-1) ?? '';
  const syllable = last.charCodeAt(0) - 0xac00;
  if (syllable >= 0 && syllable < 11172) {
    const closing = syllable % 28;
    return closing === 0 ? 'vowel' : closing === 8 ? 'rieul' : 'consonant';
  }
  if (/\d/.test(last)) return digits[Number(last)] ?? 'vowel';
  // Letters by their Korean names: 엘 and 알, 엠 and 엔; all others end in a vowel.
  if (/[lr]/i.test(last)) return 'rieul';
  return /[mn]/i.test(last) ? 'consonant' : 'vowel';
}

/** The form that fits after a text. */
export function particle(before: string, both: string): string {
  const [open, closed] = forms[both] ?? [both, both];
  const sound = lastSound(before);
  return sound === 'vowel' || (sound === 'rieul' && both === '(으)로') ? open : closed;
}

const joiner = '\u2060';

/**
 * Korean as it is set: no line begins with the particle after a bracket or a quotation mark, or breaks at a middle dot.
 * One syllable in brackets is a particle still to be settled.
 */
export const joined = (text: string): string =>
  text
    .replace(/(?<=[)”’])(?<!\(\p{Script=Hangul}\))(?=\p{Script=Hangul})/gu, joiner)
    .replace(/(?<=\p{Script=Hangul})·(?=\p{Script=Hangul})/gu, `${joiner}·${joiner}`);

const korean = /\p{Script=Hangul}/u;

/** A sentence with every particle settled, and held to its word. */
export const settle = (text: string): string =>
  korean.test(text)
    ? joined(text.replace(written, (both, _same, at: number) => particle(text.slice(0, at), both)))
    : text;

const afterPlace = new RegExp(`\\{(\\w+)\\}${written.source}`, 'g');

/** The same where places are not filled in but drawn, and only named: `{goods}을(를)`. */
export const settleNamed = (text: string, names: Readonly<Record<string, string>>): string =>
  settle(text.replace(afterPlace, (_all, key: string, both: string) => `{${key}}${particle(names[key] ?? key, both)}`));
