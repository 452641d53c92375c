import type { TableWords } from '@/i18n/en/table.ts';

const keys: Record<keyof TableWords['stage']['keyList'], string[]> = {
  undo: ['Ctrl', 'Z'],
  past: ['←', '→'],
  now: ['Esc'],
  hint: ['H'],
  space: ['Space'],
  tab: ['Tab'],
  help: ['?'],
};

/** Every key of the table, and what it does; a game leaves out what it has no use for. */
export const KeyList = ({ words }: { words: TableWords['stage'] }) => (
  <section className="key-list" aria-label={words.keys}>
    <h2>{words.keys}</h2>
    <dl>
      {(Object.keys(keys) as (keyof typeof keys)[])
        .filter((name) => words.keyList[name])
        .map((name) => (
          <div key={name}>
            <dt>
              {keys[name].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words.keyList[name]}</dd>
          </div>
        ))}
    </dl>
  </section>
);
