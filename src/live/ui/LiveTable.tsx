import { turnOf } from '@machines/core/game.ts';
import type { Colour } from '@machines/core/seats.ts';
import { count } from '@/i18n/format.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { LivePage } from '../livePage.ts';
import type { TableKit, Trying } from './table.ts';
import { useFit } from './useFit.ts';
import type { Live } from './useLive.ts';

interface Props<T extends ScenarioTypes, P extends LivePage> {
  kit: TableKit<T, P>;
  live: Live<T>;
  page: P;
  show: T['show'];
  /** The viewer's seat while it is nobody's turn. */
  seat: Colour;
  lit: boolean;
  /** Whether anything may be tried. */
  open?: boolean;
}

/** What of a live position its board asks. */
type Shown<T extends ScenarioTypes> = Pick<Live<T>, 'atRest' | 'state' | 'refused'> & {
  act: (action: T['action'], place?: unknown) => unknown;
};

/** The board of a live position: any place can be pressed, and what is refused is answered there. */
export function LiveTable<T extends ScenarioTypes, P extends LivePage>(
  props: Omit<Props<T, P>, 'live'> & { live: Shown<T> },
) {
  const { kit, live, page, show, lit, open = true } = props;
  const trying: Trying<T> = {
    open: open && live.atRest && live.state.phase !== 'over',
    act: (action, place) => live.act(action, place),
    refused: live.refused,
    lit: lit ? 'all' : 'none',
  };
  const seat = turnOf(kit, live.state) ?? props.seat;
  const fit = useFit();
  return (
    <div ref={fit.frame} className="live-table shrinks" data-stage="board">
      <div className="live-fitted">
        <div ref={fit.inner} className="live-drawn">
          <kit.Table state={live.state} seat={seat} show={show} page={page} trying={trying} />
        </div>
      </div>
    </div>
  );
}

/** Every legal move in words, to be chosen there. */
export function LiveMoves<T extends ScenarioTypes, P extends LivePage>({
  kit,
  live,
  page,
}: Pick<Props<T, P>, 'kit' | 'live' | 'page'>) {
  const moves = kit.legal(live.resting);
  return (
    // Where nothing can be listed, such as all plans there are, its place stays empty.
    <details className="live-moves small-print" data-none={moves.length === 0 && live.resting.phase !== 'over'}>
      <summary>{count(page.live.listOf, moves.length)}</summary>
      {/* While steps are looked at nothing lies over their buttons. */}
      {live.atRest && moves.length === 0 && <p className="quiet">{page.live.none}</p>}
      {live.atRest && <kit.Moves state={live.resting} page={page} onAct={(action) => live.act(action)} />}
    </details>
  );
}
