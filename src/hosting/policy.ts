/**
 * What a page may load and do. Astro writes it into the head of every page, with the hashes of its own small inline
 * scripts; a host may send it as a header too (`headers.ts`).
 */
export const directives = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-src 'none'",
  "form-action 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
] as const;

/** Everything comes from the site itself. */
export const scriptSources = ["'self'"] as const;

/** Pieces say where they lie in `style` attributes, which hold numbers the page has counted and nothing from outside. */
export const styleSources = ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] as const;

/** Headers that need no hash, so that every server can send them: the preview server does. */
export const plainHeaders: Record<string, string> = {
  // A policy of its own beside the one in the page: browsers heed this directive in a header only.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};
