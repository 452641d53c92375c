import type { ReactNode } from 'react';
import type { MachinePage } from '@/charts/machinePage.ts';
import { count } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { tools } from '@/icons/tools.ts';
import './head.css';

interface Props {
  chart: MachinePage;
  /** The lab with the shortest way to the state that is looked at. */
  shortest: { lab: string; moves: number } | null;
  legend: ReactNode;
}

/** The title, the games, and what can be done with the machine as a whole. */
export function MachineHead({ chart, shortest, legend }: Props) {
  const { words, title, games, game, exports } = chart;
  return (
    <header className="machine-head flex wraps level">
      <h1>{title}</h1>
      <nav className="machine-games" aria-label={words.game}>
        {games.map(({ game: each, title: name, href }) => (
          <a className="grid centred" key={each} href={href} aria-current={each === game ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <p className="machine-drives soft-ink shrinks">{words.drives}</p>
      <div className="machine-acts flex wraps no-print">
        <details className="machine-menu" name="machine">
          <summary>
            <Icon of={controls.show} /> {words.legend}
          </summary>
          <div className="machine-popped">{legend}</div>
        </details>
        <a className="machine-act" href="#how-often">
          <Icon of={tools.log} /> {words.often}
        </a>
        {shortest ? (
          <a className="machine-act" href={shortest.lab} title={count(words.shortestAbout, shortest.moves)}>
            <Icon of={controls.lab} /> {words.shortest}
          </a>
        ) : (
          <span className="machine-act" data-none="true" title={words.unreached}>
            <Icon of={controls.lab} /> {words.shortest}
          </span>
        )}
        <details className="machine-menu machine-export" name="machine">
          <summary>
            <Icon of={controls.down} /> {words.export}
          </summary>
          <div className="machine-popped">
            <p className="machine-popped-title soft-ink">{words.take}</p>
            <ul className="machine-forms">
              {exports.map(({ form, name, about, href }) => (
                <li key={form}>
                  <a className="machine-form" href={href} download>
                    <b>{name}</b>
                    <code>.{form}</code>
                    <span>{about}</span>
                  </a>
                </li>
              ))}
            </ul>
            <p className="machine-tested soft-ink">
              <Icon of={controls.yes} /> {words.tested}
            </p>
          </div>
        </details>
      </div>
    </header>
  );
}
