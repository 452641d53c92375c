import { type ChangeEvent, useState } from 'react';
import { count, fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { problemClause, problemWords } from '../../keep/problems.ts';
import type { LobbyPage } from './lobbyPage.ts';
import { fragmentFor, type Read, readSaved } from './openedFile.ts';

interface Tried {
  file: string;
  opened: Read | null;
}

/** Opens a save from a file. One that is not whole says what is wrong and offers what is good. */
export function OpenFile({ words, games }: LobbyPage) {
  const { lobby } = words;
  const [tried, setTried] = useState<Tried | null>(null);
  const goOn = async ({ game, playable }: Read) => {
    const path = games[playable?.rules.id ?? '']?.path;
    if (game && playable && path) window.location.assign(path + (await fragmentFor(playable, game)));
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setTried({ file: file.name, opened: null });
    const opened = await readSaved(file);
    // The same file can be chosen again after it was mended.
    target.value = '';
    if (opened.game && opened.problems.length === 0) return goOn(opened);
    setTried({ file: file.name, opened });
  };
  const { game, problems } = tried?.opened ?? { game: null, problems: [] };
  const good = game?.log.length ?? 0;
  return (
    <div className="lobby-file flex wraps level">
      <label className="button">
        <input type="file" accept=".json,application/json" onChange={choose} />
        {lobby.file}
      </label>
      <p className="soft-ink small-print">{lobby.fileNote}</p>
      {tried && !tried.opened && <p role="status">{fill(lobby.opening, { file: tried.file })}</p>}
      {tried?.opened && (
        <div className="note refusal problems lobby-problem" role="alert">
          <Icon of={controls.no} />
          <div>
            <b>{fill(game ? lobby.fileHalf : lobby.fileWrong, { file: tried.file })}</b>
            {problems.map((problem) => {
              const clause = problemClause(problem);
              return (
                <p key={problem.kind}>
                  {problemWords(words, problem)}{' '}
                  {clause && <ClauseLink id={clause} aria-label={fill(words.clause, { id: clause })} />}
                </p>
              );
            })}
            {game && (
              <>
                <p>{good > 0 ? count(lobby.fileGood, good) : lobby.fileNone}</p>
                <button type="button" className="button" onClick={() => tried.opened && goOn(tried.opened)}>
                  {lobby.fileOpen}
                </button>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
