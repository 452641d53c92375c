import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MdastNode, MdastPluginEntry, MdastVisitorContext } from 'satteri';
import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts';
import { attributesOf, metaOf, type Tag, type Written } from './attributes.ts';
import { clauseLink, cutAtClauses, isClause } from './clauses.ts';
import { type Place, WidgetError } from './problem.ts';
import type { WidgetName } from './schemas.ts';

/**
 * Widgets in the prose of content/: each is checked and proved where it stands, and the page gets the components of
 * those it has and of no other. Numbers of clauses become links. Nothing has to be imported.
 */

const tags = ['Chart', 'Compare', 'Desk', 'Position', 'Scenario'] as const;
type NodeOf<T extends MdastNode['type']> = Extract<MdastNode, { type: T }>;
const fences = { position: 'Position', compare: 'Compare' } as const;

/** The language a file of content is written in: `ko.mdx`, or a folder `ko/`. */
function localeOfFile(file: string): Locale {
  const named = [path.basename(file, '.mdx'), ...file.split('/')].find((part) => isLocale(part));
  return isLocale(named) ? named : defaultLocale;
}

/** The file as whoever writes it calls it. */
const called = (url: URL | undefined): string => {
  const file = url ? fileURLToPath(url) : '';
  const at = file.lastIndexOf('/content/');
  return at < 0 ? file : file.slice(at + 1);
};

const attribute = (name: string, value: unknown) => ({
  type: 'mdxJsxAttribute' as const,
  name,
  value: { type: 'mdxJsxAttributeValueExpression' as const, value: JSON.stringify(value) },
});

/** Only what a page brings along is read here, so that a page without widgets loads no rules. */
const prover = () => import('./proveWidget.ts');

export const widgets: MdastPluginEntry = ({ fileURL, source }) => {
  const file = called(fileURL);
  if (!file.startsWith('content/')) return null;
  const locale = localeOfFile(file);
  /** Lessons and scenarios have heads of their own, in which nothing else may stand. */
  const isRead = /^content\/(articles|pages)\//.test(file);
  /** Components by the name they are imported under, and where they lie. */
  const used = new Map<string, string>();
  const cited = new Set<string>();
  /** Clauses that have a note beside the text of an article. */
  const noted = new Set<string>();
  let tries = 0;
  /** What widgets are called, and the charts that follow one by its name. */
  const named = new Set<string>();
  const following: { name: string; place: Place }[] = [];

  /** A page may bring a component of its own. */
  const isImported = (name: string): boolean => new RegExp(`^import\\b.*\\b${name}\\b`, 'm').test(source);
  const placeOf = ({ position }: Pick<MdastNode, 'position'>): Place => ({
    file,
    line: position?.start.line ?? 1,
    column: position?.start.column ?? 1,
  });
  const element = (
    tagName: string,
    attributes: ReturnType<typeof attribute>[],
    children: unknown[] = [],
    game = '',
  ) => {
    const name = `${game && game.charAt(0).toUpperCase() + game.slice(1)}${tagName}`;
    used.set(name, `/src/${game ? `games/${game}/` : ''}widgets/${tagName}.astro`);
    return { type: 'mdxJsxFlowElement' as const, name, attributes, children } as unknown as MdastNode;
  };
  const linkTo = (id: string): NodeOf<'link'> => {
    cited.add(id);
    return {
      type: 'link',
      url: clauseLink(id, locale),
      children: [{ type: 'text', value: id }],
      data: { hProperties: { className: ['clause'] } },
    };
  };
  /** In an article, a clause is told of beside the paragraph that names it first. */
  const note = (id: string, node: MdastNode, context: MdastVisitorContext) => {
    if (!file.startsWith('content/articles/') || noted.has(id)) return;
    noted.add(id);
    used.set('Note', '/src/articles/components/Note.astro');
    let block: MdastNode = node;
    for (let up = context.parent(block); up && up.type !== 'root'; up = context.parent(block)) block = up as MdastNode;
    const shown = { type: 'mdxJsxFlowElement', name: 'Note', attributes: [attribute('id', id)], children: [] };
    context.insertAfter(block, shown as unknown as MdastNode);
  };
  const written = (read: Written, name: string, place: Place): Record<string, unknown> => {
    if (!read.ok) throw new WidgetError(place, `<${name}> ${read.message}`);
    return read.value;
  };
  const proved = async (name: WidgetName, value: Record<string, unknown>, body: string | null, place: Place) => {
    const { name: own, follows } = value;
    if (typeof own === 'string') {
      if (named.has(own)) throw new WidgetError(place, `<${name}> name: Another widget of this page is called ${own}.`);
      named.add(own);
    }
    if (typeof follows === 'string') following.push({ name: follows, place });
    const { prove } = await prover();
    const { widget, clauses, game } = prove(name, value, body, place);
    for (const id of clauses) cited.add(id);
    if (name !== 'Chart' && name !== 'Compare') tries++;
    return element(name, [attribute('widget', widget)], [], game);
  };

  async function tag(node: Tag, context: MdastVisitorContext): Promise<MdastNode | undefined> {
    const { name } = node;
    const place = placeOf(node);
    if (name === 'Clause') {
      const { id, ...more } = written(attributesOf(node), name, place);
      if (id === undefined) throw new WidgetError(place, '<Clause> id: It is missing.');
      if (typeof id !== 'string' || !isClause(id))
        throw new WidgetError(place, `<Clause> id: There is no clause ${id}.`);
      if (Object.keys(more).length > 0)
        throw new WidgetError(place, `<Clause> ${Object.keys(more)[0]}: A clause has nothing but its id.`);
      // By itself it is quoted in full, in a sentence it is a link.
      if (node.type === 'mdxJsxTextElement') {
        note(id, node, context);
        return linkTo(id);
      }
      cited.add(id);
      return element('Quote', [attribute('id', id)]);
    }
    if (name === 'Example') {
      const { start, end } = node.position ?? {};
      const inner = source.slice(start?.offset, end?.offset).replace(/^<Example>\n*|\n*<\/Example>$/g, '');
      return element('Example', [attribute('source', inner)], [...node.children]);
    }
    if (!tags.some((each) => each === name)) {
      if (name && /^[A-Z]/.test(name) && !used.has(name) && !isImported(name))
        throw new WidgetError(place, `There is no widget <${name}>. There are ${[...tags, 'Clause'].join(', ')}.`);
      return undefined;
    }
    if (node.children.length > 0) throw new WidgetError(place, `<${name}> Nothing stands inside it; end it with />.`);
    return proved(name as WidgetName, written(attributesOf(node), name ?? '', place), null, place);
  }

  return {
    name: 'widgets',
    options: { position: true },
    mdxJsxFlowElement: tag,
    mdxJsxTextElement: tag,
    code(node: Readonly<NodeOf<'code'>>) {
      const name = fences[node.lang as keyof typeof fences];
      const place = placeOf(node);
      return name && proved(name, written(metaOf(node.meta), name, place), node.value, place);
    },
    text(node: Readonly<NodeOf<'text'>>, context) {
      const parts = cutAtClauses(node.value);
      if (parts.length === 0) return;
      for (let around = context.parent(node); around; around = context.parent(around) as typeof around)
        if (around.type === 'link' || around.type === 'linkReference') return;
      for (const { text, clause } of parts) if (clause) note(text, node, context);
      context.replaceNode(
        node,
        parts.map(({ text, clause }) => (clause ? linkTo(text) : { type: 'text', value: text })),
      );
    },
    after(root, context) {
      const lost = following.find(({ name }) => !named.has(name));
      if (lost) throw new WidgetError(lost.place, `<Chart> follows: No widget of this page is called ${lost.name}.`);
      const { astro } = context.data;
      if (astro && isRead) Object.assign(astro.frontmatter, { widgets: [...used.keys()], cites: [...cited], tries });
      if (used.size === 0) return;
      context.prependChild(
        root,
        [...used].map(([name, file]) => ({ type: 'mdxjsEsm', value: `import ${name} from '${file}';` })),
      );
    },
  };
};
