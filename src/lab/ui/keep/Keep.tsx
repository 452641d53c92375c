import { useEffect, useState } from 'react';
import { copy } from '@/play/keep/copy.ts';
import { download } from '@/play/keep/file.ts';
import { type AsGame, asGame } from '../../asGame.ts';
import { fetchList } from '../../fetchScenario.ts';
import { labFragment, scenarioFragment } from '../../labLink.ts';
import type { ListedScenario } from '../../labPaths.ts';
import type { BenchProblem } from '../../labProblems.ts';
import { useLab } from '../atLab.ts';
import { Select } from '../fields.tsx';

function ShareLink() {
  const { lab, words } = useLab();
  const { document } = lab;
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

function OpenAsGame() {
  const { kit, lab, playPath, words } = useLab();
  const { game: rules } = kit;
  const { document } = lab;
  const text = words.keep;
  const [game, setGame] = useState<AsGame | null>(null);
  useEffect(() => {
    let current = true;
    setGame(null);
    void asGame(rules, document).then((found) => current && setGame(found));
    return () => {
      current = false;
    };
  }, [rules, document]);
  if (!game) return null;
  const label = { moment: text.moment, setup: text.game, position: text.position }[game.kind];
  return (
    <a className="button" href={`${playPath}${game.fragment}`}>
      {label}
    </a>
  );
}

function Scenarios() {
  const { kit, words } = useLab();
  const game = kit.game.id;
  const text = words.keep;
  const [list, setList] = useState<ListedScenario[] | null | 'failed'>(null);
  useEffect(() => {
    void fetchList(game).then((found) => setList(found ?? 'failed'));
  }, [game]);
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
export function Keep() {
  const { kit, lab, words } = useLab();
  const { game } = kit;
  const { document, send } = lab;
  const text = words.keep;
  const onProblem = (problem: BenchProblem) => lab.setProblems([problem]);
  const save = async () => {
    const { scenarioText } = await import('../../labFile.ts');
    try {
      download({ name: 'scenario.yaml', text: scenarioText(game, document) }, 'application/yaml');
    } catch (error) {
      // The runner takes no position that no game could reach.
      onProblem({ kind: 'noFile', message: error instanceof Error ? error.message : String(error) });
    }
  };
  const [article, setArticle] = useState<{ text: string; copied: boolean } | null>(null);
  const write = async () => {
    const { articleText } = await import('../../labFile.ts');
    const written = articleText(game, document);
    setArticle({ text: written, copied: await copy(written) });
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const { mostCharacters, readScenarioText } = await import('../../labFile.ts');
    const read = readScenarioText(
      game,
      file.size > mostCharacters ? ' '.repeat(mostCharacters + 1) : await file.text(),
    );
    if (read.ok) send({ type: 'open', document: read.document });
    else onProblem({ kind: 'file', issues: read.issues });
  };
  return (
    <section className="lab-keep grid gap-3 from-top shrinks">
      <ShareLink />
      <button type="button" className="button" onClick={save}>
        {text.file}
      </button>
      <p className="quiet">{text.fileNote}</p>
      <button type="button" className="button" onClick={write}>
        {text.article}
      </button>
      {article && <p role="status">{article.copied ? text.articleCopied : text.articleHere}</p>}
      {article && <textarea readOnly rows={6} aria-label={text.article} value={article.text} />}
      <label className="button lab-file">
        {text.open}
        <input
          type="file"
          className="visually-hidden"
          accept=".yaml,.yml,.json"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
      <Scenarios />
      <OpenAsGame />
    </section>
  );
}
