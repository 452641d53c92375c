import type { APIRoute } from 'astro';
import { wholeMachines } from '@/charts/nodes.ts';
import { asJson, asMermaid, asScxml, asTypeScript } from '@/charts/takeAway.ts';
import { games } from '@/site.ts';

/** Each machine as a file to take away. */
const forms = {
  json: { type: 'application/json', of: asJson },
  ts: { type: 'text/plain', of: asTypeScript },
  mmd: { type: 'text/plain', of: (_: string, __: object, node: Parameters<typeof asMermaid>[0]) => asMermaid(node) },
  scxml: { type: 'application/xml', of: (_: string, __: object, node: Parameters<typeof asScxml>[0]) => asScxml(node) },
};

export const getStaticPaths = () =>
  games.flatMap((game) =>
    (Object.keys(forms) as (keyof typeof forms)[]).map((form) => ({
      params: { file: `${game}.${form}` },
      props: { game, form },
    })),
  );

export const GET: APIRoute<ReturnType<typeof getStaticPaths>[number]['props']> = ({ props: { game, form } }) => {
  const { machine, chart } = wholeMachines[game];
  return new Response(forms[form].of('game', chart, machine.root), {
    headers: { 'Content-Type': `${forms[form].type}; charset=utf-8` },
  });
};
