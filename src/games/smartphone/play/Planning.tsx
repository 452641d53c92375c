import type { Colour } from '@machines/smartphone/names.ts';
import { improvementSkipped } from '@machines/smartphone/rules/improvement.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { powersOf, seatOf } from '@machines/smartphone/rules/table.ts';
import { PlanDesk } from '@/games/smartphone/desk/PlanDesk.tsx';
import { fill } from '@/i18n/format.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { dropDraft, keepDraft, openDraft } from './drafts.ts';
import { ReachDoor } from './reach/ReachDoor.tsx';
import type { Game } from './useSmartphone.ts';

interface Props extends Page {
  /** The kept game's id: what lies on the desk is kept, sealed, until it is committed. */
  id: string;
  game: Game;
  seat: Colour;
  name: string;
}

/** One person's desk. It is on the page only while that person plans. */
export function Planning({ id, game, seat, name, words, locale, clauseBase }: Props) {
  const { state } = game.now;
  const title = fill(words.play.desk.title, { seat: name, round: state.round });
  return (
    <section data-arrives className="table-desk" aria-label={title}>
      <h2 data-first tabIndex={-1}>
        {title}
      </h2>
      <PlanDesk
        key={`${seat} ${state.round}`}
        words={words.desk}
        locale={locale}
        clauseBase={clauseBase}
        arrives
        means={planMeans(state, seat)}
        powers={powersOf(state, seatOf(state, seat))}
        improvementSkipped={improvementSkipped(state)}
        plan={openDraft(id, seat, state.round) ?? undefined}
        onChange={(plan) => keepDraft(id, seat, state.round, plan)}
        below={(desk) => <ReachDoor desk={desk} words={words.reach} locale={locale} />}
        commit={{
          label: words.play.desk.commit,
          onCommit: (plan) => {
            if (game.act({ type: 'plan', seat, plan })) dropDraft(id, seat);
          },
        }}
      />
    </section>
  );
}
