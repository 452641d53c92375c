/** Draws islands while the site is built, each with ids that begin with the prefix Astro gives it. */
import { createElement, type VNode } from 'preact';
import server from 'preact/compat/server';
import { Prefix } from './react.ts';

const renderToReadableStream = (island: VNode, { identifierPrefix = '' }: { identifierPrefix?: string } = {}) =>
  server.renderToReadableStream(createElement(Prefix.Provider, { value: identifierPrefix }, island));

export default { ...server, renderToReadableStream };
