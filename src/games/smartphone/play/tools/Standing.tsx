import { finalStandings } from '@machines/smartphone/rules/end.ts';
import { seatOf } from '@machines/smartphone/rules/lookup.ts';
import { scoreControl, scoreSales } from '@machines/smartphone/rules/scoring.ts';
import { gainOf } from '../onStage.ts';
import { SeatScores } from './SeatScores.tsx';
import type { ToolProps } from './toolProps.ts';

/** What everyone would have if the round, and then the game, were scored as the board stands (S8, SE.1). */
export default function Standing({ game, names, words }: Pick<ToolProps, 'game' | 'names' | 'words'>) {
  const { state } = game.now;
  const { score, tools } = words.play;
  const selling = state.phase === 'sale';
  const scored = scoreControl(scoreSales(state));
  return (
    <div className="tool-room">
      <section className="tool-standing grid gap-4px" aria-label={tools.standing}>
        <h3>{tools.standing}</h3>
        <SeatScores
          label={words.play.stage.seats}
          columns={['VP', ...(selling ? [score.round] : []), tools.endOnly, score.total]}
          rows={finalStandings(scored)}
          names={names}
          cells={({ colour, vp, total }) => (
            <>
              <td>{seatOf(state, colour).vp}</td>
              {selling && <td className="score-round">+{gainOf(scored, colour)}</td>}
              <td>+{total - vp}</td>
              <td className="score-total">{total}</td>
            </>
          )}
        />
      </section>
    </div>
  );
}
