import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { parseDocument } from 'yaml';

/** What is written in the tag of a widget, as plain values. */

export type Tag = Readonly<MdxJsxFlowElement | MdxJsxTextElement>;
export type Written = { ok: true; value: Record<string, unknown> } | { ok: false; message: string };

/** An expression that only names a value. YAML reads the same lists, maps, words and numbers, and runs nothing. */
function literal(source: string): { value: unknown } | null {
  const document = parseDocument(source, { uniqueKeys: true });
  return document.errors.length === 0 ? { value: document.toJS({ maxAliasCount: 0 }) } : null;
}

export function attributesOf({ attributes }: Pick<Tag, 'attributes'>): Written {
  const value: Record<string, unknown> = {};
  for (const each of attributes) {
    if (each.type !== 'mdxJsxAttribute') return { ok: false, message: 'Every value is named, none is spread.' };
    const { name, value: given } = each;
    if (given === null || given === undefined) value[name] = true;
    else if (typeof given === 'string') value[name] = given;
    else {
      const read = literal(given.value);
      if (!read) return { ok: false, message: `${name}: write the value itself; nothing is worked out here.` };
      value[name] = read.value;
    }
  }
  return { ok: true, value };
}

/** What stands behind the language of a fence: `seat=green show=map`, in quotes where there are spaces. */
export function metaOf(meta: string | null | undefined): Written {
  const value: Record<string, unknown> = {};
  for (const [whole, name = '', quoted, plain] of (meta ?? '').matchAll(/([\w-]+)=(?:"([^"]*)"|(\S+))|\S+/g)) {
    if (!name) return { ok: false, message: `${whole}: write it as name=value.` };
    value[name] = quoted ?? plain;
  }
  return { ok: true, value };
}
