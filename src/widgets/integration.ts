import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Alive once it is nearly in sight; the files are the words it speaks. */
    'client:reached'?: readonly string[];
  }
}

/** Brings the way in which widgets in prose come to life. */
export default function comingAlive(): AstroIntegration {
  return {
    name: 'widgets',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'reached', entrypoint: './src/widgets/reached.ts' }),
    },
  };
}
