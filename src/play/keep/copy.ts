/** Puts a text on the clipboard; false where the browser does not let the page. */
export const copy = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
