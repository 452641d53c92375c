/** The files that rules are linked with, as text and by their path from the top; read alike by pages and tests. */

export const ruleFiles = import.meta.glob<string>('/machines/*/{rules/*,components/*,view}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export const testFiles = import.meta.glob<string>('/tests/unit/*/**/*.test.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
