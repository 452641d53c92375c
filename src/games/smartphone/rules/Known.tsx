import type { Reconstructed } from '@machines/smartphone/components/reconstructed.ts';
import type { KnownWords } from '@/i18n/en/known.ts';
import { fill } from '@/i18n/format.ts';
import { pageHref } from '@/i18n/page.ts';
import { rulesPath, stevePath, yoursPath } from '@/site.ts';

interface Props {
  of: Reconstructed;
  words: KnownWords;
}

/** Names the values in force that were found nowhere and designed here; nothing where there are none. */
export function Known({ of: { steve, retailers }, words }: Props) {
  return (
    <>
      {steve && (
        <p className="known" data-reconstructed="steve">
          {words.steve} <a href={pageHref(stevePath)}>{words.steveMore}</a>
        </p>
      )}
      {retailers && (
        <p className="known" data-reconstructed="retailers">
          {fill(words.retailers, { ...retailers })}{' '}
          <a href={pageHref(rulesPath('smartphone', 'retailers'))}>{words.retailersMore}</a>
        </p>
      )}
      {(steve || retailers) && (
        <p className="known">
          <a href={pageHref(yoursPath)}>
            <span className="not-entered">{words.yours}</span>
            <span className="entered">{words.entered}</span>
          </a>
        </p>
      )}
    </>
  );
}
