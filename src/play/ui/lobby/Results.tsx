import { useEffect, useState } from 'react';
import { count, fill } from '@/i18n/format.ts';
import { Scroll } from '@/ui/Scroll.tsx';
import { download } from '../../keep/file.ts';
import { dropResults, type Results as Kept, openResults, resultsFile } from '../../keep/results.ts';
import { againstWhom, amongPeople } from '../../tally.ts';
import { type LobbyPage, playerName, scoreWords } from './lobbyPage.ts';
import { Sure } from './Sure.tsx';
import { type Row, TallyTable } from './TallyTable.tsx';
import '../end/tables.css';

interface Props extends LobbyPage {
  /** Asked again whenever the games have changed. */
  shelf: unknown;
  onSay: (text: string) => void;
}

/** One's finished games in numbers: by opponents, and among people around one device. */
export function Results({ shelf, onSay, ...page }: Props) {
  const text = page.words.record;
  const [kept, setKept] = useState<Kept | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game that has ended changes the shelf
  useEffect(() => {
    let wanted = true;
    void openResults().then((results) => {
      if (wanted) setKept(results);
    });
    return () => {
      wanted = false;
    };
  }, [shelf]);
  if (!kept) return null;
  const { results, damaged } = kept;
  const tables = Object.entries(page.games).flatMap(([game, { title }]) => {
    const score = (total: number) => scoreWords(page, game, total);
    const against = againstWhom(results, game).map(
      ({ opponents, tally }): Row => [opponents.map((player) => playerName(page, game, player)).join(', '), tally],
    );
    const among = amongPeople(results, game, (seat) => page.seats[seat]).map(({ name, tally }): Row => [name, tally]);
    return [
      { title: fill(text.against, { game: title }), rows: against, score },
      { title: fill(text.among, { game: title }), rows: among, score },
    ].filter(({ rows }) => rows.length > 0);
  });
  const drop = () => {
    dropResults();
    setKept({ results: [], damaged: 0 });
    onSay(text.dropped);
    document.getElementById('lobby-results')?.focus();
  };
  return (
    <section className="lobby-results shrinks grid gap-3 from-top" aria-labelledby="lobby-results">
      <h2 id="lobby-results" tabIndex={-1}>
        {text.title}
      </h2>
      <p className="soft-ink small-print">{text.where}</p>
      {tables.length === 0 && damaged === 0 && <p className="note">{text.none}</p>}
      {tables.map(({ title, rows, score }) => (
        <Scroll key={title} label={title}>
          <TallyTable {...{ title, rows, score }} words={text} />
        </Scroll>
      ))}
      {damaged > 0 && <p className="soft-ink small-print">{count(text.damaged, damaged)}</p>}
      {(results.length > 0 || damaged > 0) && (
        <div className="lobby-acts flex wraps gap-2 level">
          {results.length > 0 && (
            <button type="button" className="button" onClick={() => download(resultsFile(results))}>
              {text.export}
            </button>
          )}
          <Sure label={text.drop} question={text.dropSure} yes={text.dropYes} no={text.dropNo} onYes={drop} />
        </div>
      )}
    </section>
  );
}
