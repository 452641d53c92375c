import { useState } from 'react';
import { copy } from '../keep/copy.ts';
import { download, saveFile } from '../keep/file.ts';
import { shareFragment } from '../keep/link.ts';
import { loggedGame } from '../session.ts';
import type { OpenTable } from './openTable.ts';
import type { SharedPage } from './playWords.ts';
import type { KeepStatus } from './useKeeping.ts';
import './keepPanel.css';

interface Props {
  table: OpenTable;
  status: KeepStatus;
  words: SharedPage['words'];
  /** Where the lab is; a game that has none there leaves it out. */
  labPath: string | undefined;
  /** The moment that is shown. */
  move: number;
  onNewGame: () => void;
}

/** Keeping and sharing: what is kept, a link to this moment, a file. */
export function KeepPanel({ table, status, move, words, labPath, onNewGame }: Props) {
  const text = words.play.keepPanel;
  const { session } = table;
  const [link, setLink] = useState<{ address: string; copied: boolean } | null>(null);
  const fragment = () => shareFragment(session.game, loggedGame(session), move);
  const share = async () => {
    const address = new URL(await fragment(), window.location.href).href;
    setLink({ address, copied: await copy(address) });
  };
  return (
    <section className="keep-panel grid gap-3">
      <p role="status">{text[status]}</p>
      <button type="button" className="button" onClick={share}>
        {text.link}
      </button>
      {link && (
        <p role="status">
          {link.copied ? text.copied : text.copyFailed} {text.secret}
          {!link.copied && (
            <input readOnly aria-label={text.link} value={link.address} onFocus={(event) => event.target.select()} />
          )}
        </p>
      )}
      <button type="button" className="button" onClick={() => download(saveFile(session.game, loggedGame(session)))}>
        {text.export}
      </button>
      {labPath && (
        <button
          type="button"
          className="button"
          onClick={async () => window.location.assign(`${labPath}${await fragment()}`)}
        >
          {text.lab}
        </button>
      )}
      <button type="button" className="button" onClick={onNewGame}>
        {text.fresh}
      </button>
    </section>
  );
}
