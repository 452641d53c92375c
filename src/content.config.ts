import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { games } from './site.ts';

/** Written in one language so far: left out of the others, and marked. */
const draft = z.boolean().optional();

/** Pages to read, as `content/pages/<language>/<address>.mdx`. */
const pages = defineCollection({
  loader: glob({ base: './content/pages', pattern: '*/*.mdx' }),
  schema: z.strictObject({
    title: z.string().min(1),
    description: z.string().min(40).max(160),
    lead: z.string().min(1),
    draft,
  }),
});

/** Articles, as `content/articles/<address>/<language>.mdx`. */
const articles = defineCollection({
  loader: glob({ base: './content/articles', pattern: '*/*.mdx' }),
  schema: z.strictObject({
    title: z.string().min(1),
    description: z.string().min(40).max(160),
    lead: z.string().min(1),
    game: z.enum(games),
    /** The scenario whose position is drawn beside its title. */
    picture: z.string().min(1),
    /** The day it came out. */
    date: z.date().transform((day) => day.toISOString().slice(0, 10)),
    draft,
  }),
});

/**
 * Explanations in prose, beside the scenario or the lesson they belong to. Its data, and the proof of what it says,
 * are read by the features: a proof depends on the rules, which no loader watches.
 */
const prose = defineCollection({
  loader: glob({ base: './content', pattern: '{scenarios,lessons}/**/*.mdx' }),
  schema: z.looseObject({ title: z.string() }),
});

export const collections = { pages, articles, prose };
