import { ContentError } from './read.ts';

/** The words beside a file of content, in a language: `scenario.yaml` has `en.mdx` and `ko.mdx`. */
export function pageBeside<T>(
  pages: Readonly<Record<string, T>>,
  file: string,
  locale: string,
): [file: string, page: T] {
  const words = file.replace(/[^/]*$/, `${locale}.mdx`);
  const page = pages[words];
  if (page === undefined) throw new ContentError(words, [{ path: '', message: `There are no words in ${locale}.` }]);
  return [words, page];
}
