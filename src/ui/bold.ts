/** Words with `**what counts**` as parts, every second of which is bold. */
export const bold = (text: string): { text: string; strong: boolean }[] =>
  text
    .split('**')
    .map((part, at) => ({ text: part, strong: at % 2 === 1 }))
    .filter((part) => part.text !== '');
