import type { Reconstructed } from '@machines/smartphone/components/reconstructed.ts';
import type { KnownWords } from '@/i18n/en/known.ts';
import { fill } from '@/i18n/format.ts';
import { defaultLocale, isLocale, localePath } from '@/i18n/locales.ts';
import { rulesPath, stevePath, yoursPath } from '@/site.ts';

interface Props {
  of: Reconstructed;
  words: KnownWords;
  locale: string;
}

/** Names the values in force that were found nowhere and designed here; nothing where there are none. */
export function Known({ of: { steve, retailers }, words, locale }: Props) {
  const href = (path: string) => localePath(isLocale(locale) ? locale : defaultLocale, path);
  return (
    <>
      {steve && (
        <p className="known" data-reconstructed="steve">
          {words.steve} <a href={href(stevePath)}>{words.steveMore}</a>
        </p>
      )}
      {retailers && (
        <p className="known" data-reconstructed="retailers">
          {fill(words.retailers, { ...retailers })}{' '}
          <a href={href(rulesPath('smartphone', 'retailers'))}>{words.retailersMore}</a>
        </p>
      )}
      {(steve || retailers) && (
        <p className="known">
          <a href={href(yoursPath)}>
            <span className="not-entered">{words.yours}</span>
            <span className="entered">{words.entered}</span>
          </a>
        </p>
      )}
    </>
  );
}
