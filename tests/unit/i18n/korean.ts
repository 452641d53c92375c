/**
 * What may stand in Latin letters on a Korean page: names the game and the site have, units, a key as it is printed,
 * typefaces, rounds in Roman numbers, regions where their English order counts. Rulings have no names there, only words.
 */
const kept = new Set(
  [
    'VP GPS NFC CIS Rulebench MIT JSON TypeScript Mermaid SCXML Stately YAML MDX XState Astro React GitHub English KB MB ms px URL US Smartphone Inc',
    'Chrome Edge Firefox Safari Tab Enter Esc Delete Ctrl Shift Space Bricolage Grotesque Atkinson Hyperlegible Next II III IV',
    'Australia Canada Caribbean China Emirates Europe India North South Africa America RSA USA',
  ].flatMap((names) => names.split(' ')),
);

/** Latin words left in a Korean text; places, clauses, code and single letters (pads, sides, keys) are none. */
export function leftovers(text: string): string[] {
  const words = text
    .replace(/\{[^}]*\}|\[[A-Z]+\d*\.\d+\]|`[^`]*`|&\w+;/g, ' ')
    .replace(/\b[A-Z]+\d*\.\d+\b/g, ' ')
    // A command as it is typed.
    .replace(/\bnpm run( -+\w*| \w+)+/g, ' ')
    .match(/[A-Za-z][A-Za-z’'-]+/g);
  return (words ?? []).filter((word) => !kept.has(word));
}
