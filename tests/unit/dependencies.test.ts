import { expect, test } from 'vitest';
import { locked, written } from '../../src/tools/dependencies.ts';

/** Licences that let anyone use, change and pass on what is made with them. */
const free = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1)$/;

test('what reaches a page is written down with the version and licence that are installed', () => {
  const rows = written();
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['preact', 'xstate', 'zod', 'idb', 'minisearch']),
  );
  expect(rows.map(({ name, version, licence }) => ({ name, version, licence }))).toEqual(
    rows.map(({ name }) => ({ name, ...locked(name) })),
  );
  expect(rows.filter(({ licence }) => !free.test(licence))).toEqual([]);
});
