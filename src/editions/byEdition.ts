/** A text for all editions, or one for each group of them: `{ 'e2 ko': '…', 'e1c e1': '…' }`. */
export type ByEdition = string | Readonly<Record<string, string>>;

/** The texts, each with the editions it is for; none where it is for all. */
export const textsOf = (text: ByEdition): { among?: string; text: string }[] =>
  typeof text === 'string' ? [{ text }] : Object.entries(text).map(([among, said]) => ({ among, text: said }));
