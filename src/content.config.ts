import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** Pages to read, as `content/pages/<language>/<address>.mdx`. */
const pages = defineCollection({
  loader: glob({ base: './content/pages', pattern: '*/*.mdx' }),
  schema: z.strictObject({
    title: z.string().min(1),
    description: z.string().min(40).max(160),
    lead: z.string().min(1),
  }),
});

export const collections = { pages };
