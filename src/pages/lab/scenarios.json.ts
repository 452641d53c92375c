import type { APIRoute } from 'astro';
import type { ListedScenario } from '@/lab/paths.ts';
import { shelf } from '@/lab/shelf.ts';

/** What there is to put onto the bench. */
export const GET: APIRoute = () => {
  const list = shelf().map(({ id, title }): ListedScenario => ({ id, title }));
  return Response.json(list.sort((a, b) => a.title.localeCompare(b.title)));
};
