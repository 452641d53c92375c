/** Words as the search compares them: without what every question has, without endings; Korean as pairs of syllables. */

const stop = new Set(
  `a an the is are was were be been am do does did done can could may might must shall should will would i me my mine we us our
  you your he she his her they their them it its this that these those there here of to in on at for with from by as into
  onto and or but if then than so what when where who whom whose which how why have has had get gets got go goes going
  any some just also really ever please tell about need want let lets someone somebody anyone happens happen put still
  now yet much many people possible allowed able rule rules game thing things im ive id ill
  thats whats hes shes youre theyre theres dont isnt cant doesnt didnt arent wasnt wont havent hasnt couldnt wouldnt shouldnt
  somewhere anywhere else wanna gonna`.split(/\s+/),
);

/** What a Korean question ends with, and what is hung on a noun. */
const endings =
  /(?:할수있나요|할수있음|수있나요|수있나|수있음|있나요|있나|있음|있어요|있어|되나요|되나|돼요|돼나요|하나요|하나|인가요|인가|나요|을까요|까요|해요|어요|아요|에요|예요|습니까|습니다|합니다|됩니다|입니다|니다|하면|되면|라면|으면|려면|해도|아도|어도|하기|됨|기)$/;
const particles =
  /(?:에서는|에서도|에게서|에서|에게|한테|으로|까지|부터|이랑|이나|이면|거|것|은|는|이|가|을|를|에|로|와|과|도|만|의|랑|면)$/;
const koreanStop = new Set([
  '어떻게',
  '무엇',
  '무엇을',
  '뭐',
  '뭘',
  '뭐야',
  '뭔가',
  '뭔지',
  '무슨',
  '어떤',
  '어느',
  '언제',
  '누가',
  '누구',
  '어디',
  '어디에',
  '얼마나',
  '몇',
  '왜',
  '수',
  '것',
  '때',
  '할',
  '하는',
  '있는',
  '그',
  '이',
  '더',
  '안',
  '못',
  '해요',
  '돼요',
  '되나',
  '써도',
  '데',
  '데도',
  '거',
  '건',
  '됨',
  '함',
  '음',
  '좀',
  '혹시',
  '가능',
  '꼭',
  '다',
  '내',
  '제',
]);

const doubled = /([b-df-hjkmnp-rtvwxy])\1$/;

/** A light stem: plural, -ing, -ed and a last e. */
export function stemmed(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let stem = word;
  if (/ies$/.test(stem)) stem = `${stem.slice(0, -3)}y`;
  else if (/(ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^s]s$/.test(stem)) stem = stem.slice(0, -1);
  if (/..ing$/.test(stem)) stem = stem.slice(0, -3).replace(doubled, '$1');
  else if (/..ed$/.test(stem)) stem = stem.slice(0, -2).replace(doubled, '$1');
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}

const bare = (word: string): string => {
  const without = word.length > 2 ? word.replace(endings, '') : word;
  const noun = without.length > 2 ? without.replace(particles, '') : without;
  return noun.length > 0 ? noun : word;
};

/** The pairs of letters or syllables that stand side by side. */
export const pairs = (word: string): string[] =>
  word.length < 2 ? [word] : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));

/** The words of a text as they are typed: clause numbers, Latin words and Hangul apart from each other. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/wi-fi/g, 'wifi')
    .replace(/li-ion/g, 'liion')
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '')
    .match(/[a-z]\d?\.\d+|[a-z0-9]+|[가-힣]+/g) ?? [];

/** The words of a text that tell something, with what they are looked up by. */
export function keysOf(text: string): { word: string; keys: string[] }[] {
  return wordsOf(text).flatMap((word) => {
    if (/[가-힣]/.test(word)) {
      if (koreanStop.has(word) || (word.length > 2 && word.replace(endings, '') === '')) return [];
      const noun = bare(word);
      return koreanStop.has(noun) ? [] : [{ word, keys: pairs(noun) }];
    }
    return stop.has(word) ? [] : [{ word, keys: [stemmed(word)] }];
  });
}

export const tokens = (text: string): string[] => {
  const keys = keysOf(text).flatMap((each) => each.keys);
  // A question of nothing but small words is looked for by these.
  return keys.length > 0 ? keys : wordsOf(text).map(stemmed);
};

/** A question that wants a yes or a no. */
export const wantsVerdict = (question: string): boolean =>
  /^(can|may|could|must|do i have to|am i allowed) |수 있|도 되|도 돼|해야/i.test(question);

/** A question that no yes or no answers to “Can I …?” would: what, how many, who; or what has to be done. */
export const wantsOther = (question: string): boolean =>
  /^(what|how|who|whose|when|where|which|why|must|do i have to)\b|몇|얼마|누가|누구|언제|어디|무엇|뭐|뭘|어떻게|왜|해야/i.test(
    question,
  );

/** Words that turn a wish round: “may I not take it” is not answered by “can I take it”. */
export const denies = (words: string): boolean =>
  /\b(no|not|without|(is|are|was|were|do|does|did|ca|could|wo|would|should|has|have)n[’']?t)\b|(^| )(안|못) |않|없이/i.test(
    words,
  );

/** Whether a word of a text is one that was asked for, so that it can be marked. */
export function marker(question: string): (word: string) => boolean {
  const keys = new Set(keysOf(question).flatMap((each) => each.keys));
  const known = new Map<string, boolean>();
  const isAsked = (word: string): boolean => {
    const [first] = wordsOf(word);
    if (!first) return false;
    return /[가-힣]/.test(first) ? tokens(first).some((key) => keys.has(key)) : keys.has(stemmed(first));
  };
  return (word) => {
    const asked = known.get(word) ?? isAsked(word);
    known.set(word, asked);
    return asked;
  };
}
