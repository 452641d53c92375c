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

/** Headers for every file, whatever it is. */
export const fileHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** A worker has no page to carry its policy, so its file does. */
export const workerPolicy: Record<string, string> = { 'Content-Security-Policy': "default-src 'self'" };

/** Headers that need no hash, so that every server can send them: the preview server does. */
export const plainHeaders: Record<string, string> = {
  ...fileHeaders,
  // A policy of its own beside the one in the page: browsers heed this directive in a header only.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};
