import { restingState } from '@machines/smartphone/flow.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { seatOf } from '@machines/smartphone/rules/lookup.ts';
import { fill } from '@/i18n/format.ts';
import { people } from '@/play/people.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { roundScores } from './scores.ts';
import type { Game } from './useSmartphone.ts';

interface Asked extends Pick<Page, 'words'> {
  game: Game;
  names: Record<Colour, string>;
}

/** What to do now, in one sentence. */
export function promptOf({ game, names, words }: Asked): string {
  const { state } = game.now;
  const { play, board } = words;
  if (game.at === 'showing') {
    const shown = game.moment.state;
    const isYou = (seat: Colour) => names[seat] === play.stage.you;
    const [acts] = shown.order;
    if (shown.phase !== 'scoring')
      return acts ? fill(isYou(acts) ? play.reveal.youAct : play.reveal.acts, { seat: names[acts] }) : '';
    const [first, second] = roundScores(shown);
    if (!first || !second) return '';
    const { tie, lead, youLead } = play.score;
    return first.total === second.total
      ? fill(tie, { vp: first.total })
      : fill(isYou(first.colour) ? youLead : lead, {
          seat: names[first.colour],
          vp: first.total,
          other: second.total,
        });
  }
  if (game.at === 'thinking' && game.next && people(state.setup).includes(game.next)) return play.stage.forced;
  if (!game.seat && game.at !== 'planning') return '';
  const rests = restingState(state);
  const progress = state.turn?.progress ?? 0;
  // With nothing left to place a turn goes on only where a technology still gives something to do.
  const spent = progress === 0 ? play.prompts[`${rests}None`] : undefined;
  return fill(spent ?? play.prompts[rests] ?? '', {
    progress,
    goods: state.turn ? seatOf(state, state.turn.seat).goods : 0,
    region: state.pending?.kind === 'bonus' ? board.regions[state.pending.region] : '',
  });
}
