import { ruleFiles } from './ruleFiles.ts';

/** Which function of the rules cites which clause, read from their source. */
export interface RuleFunction {
  /** From the game's folder: `rules/sale.ts`. */
  file: string;
  /** Null means the file as a whole. */
  name: string | null;
}

const clauseId = /\b[SC][\dA-Z]\.\d+\b/g;
const declaration = /^(?:export )?(?:function|const|interface|type) (\w+)/;
const comment = /^(\/\*\*|\/\/| \*)/;

/** A comment right above a declaration belongs to it, any other line to the declaration it stands in. */
export function citedIn(source: string): { id: string; name: string | null }[] {
  const lines = source.split('\n');
  const nameAt = (at: number): string | null => declaration.exec(lines[at] ?? '')?.[1] ?? null;
  let inside: string | null = null;
  return lines.flatMap((line, at) => {
    inside = nameAt(at) ?? inside;
    let next = at;
    while (comment.test(lines[next] ?? '')) next++;
    const name = next > at ? nameAt(next) : inside;
    return [...line.matchAll(clauseId)].map(([id]) => ({ id, name }));
  });
}

/** Rules, what they hold components to, and what a seat sees. */
export function functionsByClause(game: string): Map<string, RuleFunction[]> {
  const found = new Map<string, RuleFunction[]>();
  for (const [path, source] of Object.entries(ruleFiles)) {
    const folder = `/machines/${game}/`;
    if (!path.startsWith(folder)) continue;
    const file = path.slice(folder.length);
    for (const { id, name } of citedIn(source)) {
      const known = found.get(id) ?? [];
      if (!known.some((each) => each.file === file && each.name === name)) found.set(id, [...known, { file, name }]);
    }
  }
  return found;
}
