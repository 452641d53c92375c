import { useEffect, useState } from 'react';
import { type AsGame, asGame } from '@/lab/asGame.ts';
import type { LabDocument } from '@/lab/document.ts';
import { fetchList } from '@/lab/fetch.ts';
import { labFragment, scenarioFragment } from '@/lab/link.ts';
import type { ListedScenario } from '@/lab/paths.ts';
import type { BenchProblem } from '@/lab/problems.ts';
import { copy } from '@/play/keep/copy.ts';
import { download } from '@/play/keep/file.ts';
import { type LabPage, Select } from '../bits.tsx';

interface Props extends LabPage {
  document: LabDocument;
  playPath: string;
  onOpen: (document: LabDocument) => void;
  onProblem: (problem: BenchProblem) => void;
}

function ShareLink({ document, words }: Pick<Props, 'document' | 'words'>) {
  const text = words.keep;
  const [link, setLink] = useState<{ address: string; copied: boolean } | null>(null);
  const share = async () => {
    const address = new URL(await labFragment(document), window.location.href).href;
    setLink({ address, copied: await copy(address) });
  };
  return (
    <>
      <button type="button" className="button" onClick={share}>
        {text.link}
      </button>
      {link && <p role="status">{link.copied ? text.copied : text.copyFailed}</p>}
      {link && !link.copied && (
        <input readOnly aria-label={text.link} value={link.address} onFocus={(event) => event.target.select()} />
      )}
    </>
  );
}

function OpenAsGame({ document, playPath, words }: Pick<Props, 'document' | 'playPath' | 'words'>) {
  const text = words.keep;
  const [game, setGame] = useState<AsGame | null>(null);
  useEffect(() => {
    let current = true;
    setGame(null);
    void asGame(document).then((found) => current && setGame(found));
    return () => {
      current = false;
    };
  }, [document]);
  if (!game) return null;
  if (game.kind === 'none') return <p className="quiet">{text.noGame}</p>;
  return (
    <a className="button" href={`${playPath}${game.fragment}`}>
      {game.kind === 'moment' ? text.moment : text.game}
    </a>
  );
}

function Scenarios({ words }: Pick<Props, 'words'>) {
  const text = words.keep;
  const [list, setList] = useState<ListedScenario[] | null | 'failed'>(null);
  useEffect(() => {
    void fetchList().then((found) => setList(found ?? 'failed'));
  }, []);
  if (list === 'failed') return <p className="quiet">{text.listFailed}</p>;
  return (
    <Select
      label={text.scenario}
      value=""
      options={[['', text.choose] as const, ...(list ?? []).map(({ id, title }) => [id, title] as const)]}
      onPick={(id) => {
        if (id) window.location.hash = scenarioFragment(id);
      }}
    />
  );
}

/** Taking the bench away and bringing one in: a link, a scenario file, a scenario of the site, a game. */
export function Keep({ document, playPath, onOpen, onProblem, words }: Props) {
  const text = words.keep;
  const save = async () => {
    const { scenarioText } = await import('@/lab/file.ts');
    download({ name: 'scenario.yaml', text: scenarioText(document) }, 'application/yaml');
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const { mostCharacters, readScenarioText } = await import('@/lab/file.ts');
    const read = readScenarioText(file.size > mostCharacters ? ' '.repeat(mostCharacters + 1) : await file.text());
    if (read.ok) onOpen(read.document);
    else onProblem({ kind: 'file', issues: read.issues });
  };
  return (
    <section className="lab-keep">
      <ShareLink document={document} words={words} />
      <button type="button" className="button" onClick={save}>
        {text.file}
      </button>
      <p className="quiet">{text.fileNote}</p>
      <label className="button lab-file">
        {text.open}
        <input
          type="file"
          className="visually-hidden"
          accept=".yaml,.yml,.json"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
      <Scenarios words={words} />
      <OpenAsGame document={document} playPath={playPath} words={words} />
    </section>
  );
}
