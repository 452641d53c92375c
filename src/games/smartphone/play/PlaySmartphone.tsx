import { computerNames } from '@machines/smartphone/bots/computerNames.ts';
import { steve } from '@machines/smartphone/rules/setup.ts';
import { lazy, useMemo } from 'react';
import { pageWords } from '@/i18n/bring.ts';
import { pageHref } from '@/i18n/page.ts';
import { type Guide, isGuideOf } from '@/play/guide/guideNames.ts';
import { keepGuide } from '@/play/keep/guides.ts';
import { newTable } from '@/play/ui/openTable.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { Room } from '@/play/ui/Room.tsx';
import { sectionPath } from '@/site.ts';
import { guidedSetup } from './guide/guide.ts';
import { quickSetup } from './setup/draft.ts';
import { SetupForm } from './setup/SmartphoneSetup.tsx';
import { smartphonePlay } from './smartphone.ts';

/** Fetched while the game is being set up, so that the page itself is there sooner. */
const bringTable = () => import('./SmartphoneTable.tsx');
const Table = lazy(async () => ({ default: (await bringTable()).SmartphoneTable }));

const guidedTable = (guide: Guide) => {
  if (!isGuideOf('smartphone', guide)) return null;
  const table = newTable(smartphonePlay, guidedSetup());
  keepGuide(table.id, guide);
  return table;
};

// Until they are there, what the page has drawn stays.
const words = await pageWords<Page['words']>();

/** The play page of Smartphone Inc. */
export default function PlayGame(at: Omit<Page, 'words'>) {
  const page = useMemo((): Page => ({ ...at, words }), [at]);
  return (
    <Room
      page={page}
      game={smartphonePlay}
      quick={quickSetup}
      guided={guidedTable}
      bring={bringTable}
      labPath={pageHref(sectionPath('lab'))}
      seating={{ words: page.words.setup, players: computerNames, usual: 'casual', fixed: steve }}
      setUp={(onStart) => <SetupForm words={page.words.setup} players={computerNames} onStart={onStart} />}
    >
      {({ table: { id, session, branch }, ...rest }) => (
        <Table {...page} {...rest} id={id} session={session} branch={branch} />
      )}
    </Room>
  );
}
