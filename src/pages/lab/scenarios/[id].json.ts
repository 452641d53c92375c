import type { APIRoute } from 'astro';
import { shelf } from '@/lab/labShelf.ts';

/** Each scenario's data, for the bench. */
export const getStaticPaths = () => shelf().map(({ id, scenario }) => ({ params: { id }, props: { scenario } }));

export const GET: APIRoute<ReturnType<typeof getStaticPaths>[number]['props']> = ({ props: { scenario } }) =>
  Response.json(scenario);
