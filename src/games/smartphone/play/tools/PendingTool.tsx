import { rulesOf } from '@machines/smartphone/choices.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { bonusWords } from '@/games/smartphone/board/RetailerBonus.tsx';
import { fill } from '@/i18n/format.ts';
import { Work } from '@/play/ui/stage/Work.tsx';
import { MoveRows } from '@/play/ui/table/MoveRows.tsx';
import { moveWords } from '../SmartphoneMoves.tsx';
import { ToolHead } from './ToolHead.tsx';
import type { ToolProps } from './toolProps.ts';

/** Something that interrupts the turn: a retailer's bonus, or Gamepad's free office. */
export function PendingTool({ game, words }: ToolProps) {
  const { state } = game.now;
  const { pending } = state;
  const text = words.play.choices;
  return (
    <Work>
      <ToolHead title={words.play.tools.choices} />
      {pending?.kind === 'bonus' && (
        <p>
          <b>
            {fill(text.bonus, {
              region: words.board.regions[pending.region],
              bonus: bonusWords(words.board, pending.bonus),
            })}
          </b>{' '}
          {rulesOf(state).retailerBonus === 'must' ? text.must : text.may}
        </p>
      )}
      <section className="moves" aria-label={words.play.tools.choices}>
        <MoveRows
          moves={legalActions(state).map((action) => ({
            key: JSON.stringify(action),
            text: moveWords(state, action, words.play),
            onPick: () => (action.type === 'endTurn' ? game.endTurn() : game.act(action)),
          }))}
        />
      </section>
    </Work>
  );
}
