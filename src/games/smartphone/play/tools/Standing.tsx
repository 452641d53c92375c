import { finalStandings } from '@machines/smartphone/rules/end.ts';
import { seatOf } from '@machines/smartphone/rules/lookup.ts';
import { scoreControl, scoreSales } from '@machines/smartphone/rules/scoring.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import { gainOf } from '../onStage.ts';
import type { ToolProps } from './toolProps.ts';

/** What everyone would have if the round, and then the game, were scored as the board stands (S8, SE.1). */
export function Standing({ game, names, words }: Pick<ToolProps, 'game' | 'names' | 'words'>) {
  const { state } = game.now;
  const { score, tools } = words.play;
  const scored = scoreControl(scoreSales(state));
  return (
    <div className="tool-room">
      <section className="tool-standing" aria-label={tools.standing}>
        <h3>{tools.standing}</h3>
        <table className="score-table">
          <thead>
            <tr>
              <th>
                <span className="visually-hidden">{words.play.stage.seats}</span>
              </th>
              <th scope="col">VP</th>
              {state.phase === 'sale' && <th scope="col">{score.round}</th>}
              <th scope="col">{tools.endOnly}</th>
              <th scope="col">{score.total}</th>
            </tr>
          </thead>
          <tbody>
            {finalStandings(scored).map(({ colour, vp, total, place }) => (
              <tr key={colour} data-leads={place === 1 || undefined} className={`seat-${colour}`}>
                <th scope="row">
                  <SeatShape seat={colour} />
                  {names[colour]}
                </th>
                <td>{seatOf(state, colour).vp}</td>
                {state.phase === 'sale' && <td className="score-round">+{gainOf(scored, colour)}</td>}
                <td>+{total - vp}</td>
                <td className="score-total">{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
