import { gameMachine } from '@machines/smartphone/game.ts';
import type { GameSnapshot } from '@machines/smartphone/module.ts';
import type { AnyStateNode } from 'xstate';
import type { PlayWords } from '@/i18n/en/play.ts';
import { inWords } from '@/inWords.ts';
import { ClauseLink } from './ClauseLink.tsx';

interface Props {
  snapshot: GameSnapshot;
  words: PlayWords;
  clauseBase: string;
}

const rulesOf = (node: AnyStateNode): string[] => (node.meta as { rules?: string[] } | undefined)?.rules ?? [];

function State({ node, snapshot, words, clauseBase }: Props & { node: AnyStateNode }) {
  const lit = snapshot._nodes.includes(node);
  const inner = Object.values(node.states);
  return (
    <li data-lit={lit} aria-current={lit && inner.length === 0 ? 'step' : undefined}>
      <b>{inWords(node.key)}</b>
      {lit && inner.length === 0 && <span className="chart-now">{words.chart.now}</span>}
      {lit && (
        <p>
          {node.description}{' '}
          {inner.length === 0 && rulesOf(node).map((id) => <ClauseLink key={id} id={id} base={clauseBase} />)}
        </p>
      )}
      {lit && inner.length > 0 && (
        <ol>
          {inner.map((each) => (
            <State key={each.id} node={each} snapshot={snapshot} words={words} clauseBase={clauseBase} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** The game's statechart as a nested list that opens where the game is. */
export const LiveChart = (props: Props) => (
  <section className="live-chart" aria-label={props.words.chart.title}>
    <p className="quiet">{props.words.chart.about}</p>
    <ol>
      {Object.values(gameMachine.root.states).map((node) => (
        <State key={node.id} node={node} {...props} />
      ))}
    </ol>
  </section>
);
