import { describe, expect, it } from 'vitest';
import { withEdition } from '@/editions/chosen.ts';
import { editionMarks, editions, isEdition, usualEdition } from '@/editions/editions.ts';

describe('the edition a visitor has', () => {
  it('is one of four boxes, each with a mark of its own', () => {
    expect(new Set(editions.map((each) => editionMarks[each])).size).toBe(4);
    expect(editions.every(isEdition)).toBe(true);
    expect(isEdition('e3')).toBe(false);
  });

  it('is the second one before it is chosen, and the Korean one on a Korean page', () => {
    expect(usualEdition('en')).toBe('e2');
    expect(usualEdition('ko')).toBe('ko');
  });

  it('is carried by a link, before the place on the page and after what is asked', () => {
    expect(withEdition('/rules/', 'e1')).toBe('/rules/?edition=e1');
    expect(withEdition('/rules/?q=a#S8.3', 'ko')).toBe('/rules/?q=a&edition=ko#S8.3');
  });
});
