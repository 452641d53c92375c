/** Brings islands to life as Astro asks React to: each keeps the ids it was built with. */
import { type ComponentChild, type ContainerNode, createElement } from 'preact';
import { hydrateRoot as hydratedIn, createRoot as rootIn } from 'preact/compat/client';
import { Prefix } from './react.ts';

type Root = ReturnType<typeof rootIn>;

const within = (prefix: string, island: ComponentChild) => createElement(Prefix.Provider, { value: prefix }, island);

const prefixed = (prefix: string, root: Root): Root => ({
  ...root,
  render: (island) => root.render(within(prefix, island)),
});

/** Islands that the build has not drawn are counted here. */
let drawnHere = 0;

export const createRoot = (container: ContainerNode): Root => prefixed(`c${drawnHere++}`, rootIn(container));

export const hydrateRoot = (
  container: ContainerNode,
  island: ComponentChild,
  { identifierPrefix }: { identifierPrefix: string },
): Root => prefixed(identifierPrefix, hydratedIn(container, within(identifierPrefix, island)));
