/** How each language turns a line about a seat into one said to whoever sits there (`spokenTo`). */
export const toYou = {
  /** The verb follows the person; “you” may begin the line. */
  en: [
    '{seat}’s > your',
    '{seat} has\\b > you have',
    '{seat} is\\b > you are',
    '{seat} (\\w*(?:ss|ch))es\\b > you $1',
    '{seat} (\\w*[a-rt-z])s\\b > you $1',
    '{seat} > you',
    '^your > Your',
    '^you > You',
  ].join('\n'),
  /** “I” has another form with each particle. */
  ko: ['{seat}이\\(가\\) > 내가', '{seat}은\\(는\\) > 나는', '{seat}의 > 내', '{seat} > 나'].join('\n'),
};
