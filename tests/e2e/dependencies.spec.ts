import { expect, test } from '@playwright/test';
import { onPages, written } from '../../src/tools/dependencies.ts';

test('the packages that the build puts into pages are those that are written down', () => {
  // Otherwise: npm run report:dependencies
  expect(written().map(({ name }) => name)).toEqual(onPages());
});
