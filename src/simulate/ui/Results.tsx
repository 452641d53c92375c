import { gameOfSetup, type Result, resultText } from '@machines/simulate/result.ts';
import { useEffect, useRef } from 'react';
import { count } from '@/i18n/format.ts';
import { download } from '@/play/keep/file.ts';
import type { SimulatePage } from '../simulatePage.ts';
import { Compare } from './Compare.tsx';
import { RulesTable } from './RulesTable.tsx';
import { SettingCharts } from './SettingCharts.tsx';

/** Fewer, and chance speaks loudest. */
const few = 50;

interface Props extends SimulatePage {
  result: Result;
  /** The form no longer says what was played. */
  stale: boolean;
}

/** What came of a run. A new result takes the focus, so that it is read out and in sight. */
export function Results({ result, stale, ...page }: Props) {
  const { words } = page;
  const t = words.results;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (result) heading.current?.focus();
  }, [result]);
  const { report, played, interrupted, settings } = result;
  const game = gameOfSetup(settings.setup);
  const keep = () => download({ name: `simulation-${game}-${played}.json`, text: resultText(result) });
  const settingProps = { ...page, game } as const;
  return (
    <section className="grid one-column gap-5 shrinks" aria-labelledby="sim-results">
      <div className="sim-head grid gap-2">
        <h2 id="sim-results" ref={heading} tabIndex={-1}>
          {t.title}
        </h2>
        <p>
          {count(interrupted ? t.interrupted : t.played, played)} {played < few ? t.few : t.intervals}{' '}
          {stale && <b>{t.stale}</b>}
        </p>
        <button type="button" className="button" onClick={keep}>
          {t.download}
        </button>
      </div>
      {report.differences && <Compare {...settingProps} differences={report.differences} />}
      {report.second && <h3>{words.settings.first}</h3>}
      <SettingCharts {...settingProps} report={report.first} which={report.second ? words.settings.first : ''} />
      {report.second && (
        <>
          <h3>{words.settings.second}</h3>
          <SettingCharts {...settingProps} report={report.second} which={words.settings.second} />
        </>
      )}
      <RulesTable {...settingProps} first={report.first} second={report.second} />
    </section>
  );
}
