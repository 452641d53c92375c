/** A text from outside as far as it can be quoted: what is wrong is told by its beginning, however long it is. */
export const short = (text: string, most = 120): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);
