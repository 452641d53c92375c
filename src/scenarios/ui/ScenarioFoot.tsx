import { useState } from 'react';
import { withEdition } from '@/editions/chosen.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { positionFragment } from '@/play/keep/address.ts';
import { copy as onClipboard } from '@/play/keep/copy.ts';
import type { ScenarioTypes } from '../scenarioGame.ts';
import type { ScenarioPage } from '../scenarioPage.ts';
import type { Asked } from './useScenario.ts';

/** What is played on: the position, and the moves made on the board since. */
export type PlayOn<T extends ScenarioTypes> = (
  asked: Asked<T>,
) => Promise<{ position: unknown; moves: unknown } | null>;

interface Props<T extends ScenarioTypes> {
  page: ScenarioPage<T>;
  asked: Asked<T>;
  playOn: PlayOn<T>;
}

/** The ways from a scenario; Skip becomes Next in the same place. */
export function ScenarioFoot<T extends ScenarioTypes>({ page, asked, playOn }: Props<T>) {
  const { said, ways, editions } = page;
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => {
    const { origin, pathname } = window.location;
    const own = `${origin}${pathname}`;
    const link = editions.length > 1 ? withEdition(own, asked.edition as never) : own;
    setCopied((await onClipboard(link)) ? 'copied' : 'copyFailed');
  };
  const [unplayed, setUnplayed] = useState(false);
  /** A game that begins as the board stands. */
  const play = async () => {
    try {
      const [from, { pack }] = await Promise.all([playOn(asked), import('@/play/keep/pack.ts')]);
      if (from) window.location.assign(ways.play + positionFragment(await pack(from)));
      setUnplayed(!from);
    } catch {
      setUnplayed(true);
    }
  };
  const go = asked.told ? said.next : said.skip;
  /** Nothing is left to play where the position ends its game. */
  const isOver = asked.told && asked.live.resting.phase === 'over';
  /** A position that the rules resolve by themselves is played on once they have. */
  const isLater = !asked.told && !asked.now.open;
  const playWords = unplayed ? said.playFailed : isLater ? said.playLater : said.play;
  return (
    <footer className="scenario-foot flex gap-2 level no-print">
      {ways.previous ? (
        <a className="button scenario-back" rel="prev" href={ways.previous} aria-label={said.previous}>
          <Icon of={controls.left} /> <span>{said.previous}</span>
        </a>
      ) : (
        <span />
      )}
      <button type="button" className="button ghost" disabled={asked.told} onClick={asked.give}>
        <Icon of={controls.show} /> {said.show}
      </button>
      <details className="scenario-take">
        <summary className="button ghost">{said.take}</summary>
        <div>
          <a className="button ghost" href={ways.lab}>
            <Icon of={controls.lab} /> {said.lab}
          </a>
          <button type="button" className="button ghost" disabled={isOver || isLater} onClick={play}>
            <Icon of={controls.play} /> <span aria-live="polite">{isOver ? said.playOver : playWords}</span>
          </button>
          <button type="button" className="button ghost" onClick={copy}>
            <Icon of={controls.copy} /> <span aria-live="polite">{copied ? said[copied] : said.copy}</span>
          </button>
        </div>
      </details>
      <a
        className={`button scenario-next ${asked.told ? 'button-main' : ''}`}
        data-stage="next"
        rel="next"
        href={ways.next ?? ways.list}
      >
        {go} <Icon of={controls.onward} />
      </a>
    </footer>
  );
}
