import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { type Place, WidgetError } from './problem.ts';

/** What stands inside a fence: plain data, and for each part of it the line of the file on which it stands. */
export interface Fenced {
  value: unknown;
  placeOf: (path: string) => Place;
}

const keysIn = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) => (index === undefined ? key : Number(index)));

/** The body begins on the line after the fence. */
export function readFence(name: string, body: string, fence: Place): Fenced {
  const lines = new LineCounter();
  const document: Document = parseDocument(body, { lineCounter: lines, uniqueKeys: true });
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file: fence.file, line: fence.line + line, column: fence.column - 1 + col };
  };
  const [wrong] = document.errors;
  if (wrong)
    throw new WidgetError(
      at(wrong.pos[0]),
      `<${name}> ${(wrong.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:$/, '.')}`,
    );
  return {
    value: document.toJS({ maxAliasCount: 0 }) ?? {},
    placeOf: (path) => {
      for (let keys = keysIn(path); keys.length > 0; keys = keys.slice(0, -1)) {
        const node = document.getIn(keys, true);
        if (isNode(node) && node.range) return at(node.range[0]);
      }
      return fence;
    },
  };
}
