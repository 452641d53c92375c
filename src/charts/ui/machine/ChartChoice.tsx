import { type ReactNode, useState } from 'react';
import type { MachineWords } from '@/i18n/en/machine.ts';
import { DrawnChart } from '../DrawnChart.tsx';
import { useSheet } from '../useSheet.ts';
import '../../chart.css';
import '../../marks.css';

interface Props {
  /** Where the drawings of single charts are served. */
  source: string;
  words: MachineWords;
  active: readonly string[];
  ways: readonly string[];
  /** The big drawing. */
  children: ReactNode;
}

/** The drawings one can have for a line: all in each other, or any chart by itself with every way in words. */
export function ChartChoice({ source, words, active, ways, children }: Props) {
  const [chosen, setChosen] = useState('');
  const sheet = useSheet(source);
  const charts = typeof sheet === 'string' ? [] : sheet.charts;
  const chart = charts.find(({ id }) => id === chosen);
  return (
    <>
      <label className="chart-choice no-print">
        <span className="visually-hidden">{words.which}</span>
        <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{words.whole}</option>
          {charts.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {chart ? (
        <div className="chart-alone">
          <DrawnChart chart={chart} active={active} taken={ways} chosen={null} />
        </div>
      ) : (
        children
      )}
    </>
  );
}
