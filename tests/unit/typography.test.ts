import { expect, test } from 'vitest';
import { curled } from '@/typography.ts';

test('apostrophes are printed ones; quotation marks stay', () => {
  expect(curled("the player's price isn't 5, the players' turns")).toBe(
    'the player’s price isn’t 5, the players’ turns',
  );
  expect(curled("'one' and 'two'")).toBe("'one' and 'two'");
  expect(curled("import x from '@/a.ts';\\n'word'")).toBe("import x from '@/a.ts';\\n'word'");
});
