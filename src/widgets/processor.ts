import path from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import { widgets } from './plugin.ts';

type Processor = ReturnType<typeof satteri>;

/** What is wrong with the Markdown itself is told with its file too, as what is wrong with a widget is. */
const withFile = async <T>(file: string, made: Promise<T>): Promise<T> => {
  try {
    return await made;
  } catch (error) {
    if (error instanceof Error && /^\d+:\d+: /.test(error.message)) {
      const [, line, column] = /^(\d+):(\d+): /.exec(error.message) ?? [];
      Object.assign(error, { line: Number(line), column: Number(column) });
      error.message = `${path.relative('.', file)}:${error.message}`;
    }
    throw error;
  }
};

/** How the prose of content/ becomes pages: Markdown with widgets in it. */
export function prose(): Processor {
  const processor = satteri({ mdastPlugins: [widgets] });
  const { createMdxRenderer } = processor;
  if (!createMdxRenderer) return processor;
  processor.createMdxRenderer = async (...given) => {
    const renderer = await createMdxRenderer.apply(processor, given);
    return { ...renderer, process: (content, id, head) => withFile(id, renderer.process(content, id, head)) };
  };
  return processor;
}
