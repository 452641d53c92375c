/** How long an article takes to read; what there is to handle takes as long as one likes. */

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Prose without fences, tags and the marks of Markdown. */
const prose = (body: string): string => body.replace(/^```[\s\S]*?^```/gm, '').replace(/<[A-Z][\s\S]*?\/>/g, '');

/** About 220 words a minute in English, 500 letters in Korean. */
export const minutesToRead = (body: string, locale: string): number => {
  const text = prose(body);
  return Math.max(1, Math.round(locale === 'ko' ? letters(text) / 500 : words(text) / 220));
};
