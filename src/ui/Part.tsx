import { type ComponentProps, createContext, useContext } from 'react';

/** Whether it stands in prose, perhaps among others of its kind. */
export const InProse = createContext(false);

/** A named part of a table. Where it is the page's own it is a landmark; among several of its name, only a group. */
export function Part(props: ComponentProps<'section'>) {
  // biome-ignore lint/a11y/useSemanticElements: a part of a table is no set of fields
  return useContext(InProse) ? <div role="group" {...(props as ComponentProps<'div'>)} /> : <section {...props} />;
}
